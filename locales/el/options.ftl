# The options of the rules: option-KEY what it is about, in one line; name-option-KEY its row in the menu, at most 11 letters;
# choice-KEY-VALUE a value in words, at most 20 letters; choice-KEY-VALUE-about what it means, at most 40 letters.
option-bear_off = τι κάνει στο σπίτι ένα ζάρι με άδεια θέση, όταν υπάρχουν πούλια ψηλότερα
name-option-bear_off = Μάζεμα
choice-bear_off-higher_moves = κινείται το ψηλό
choice-bear_off-higher_moves-about = άδεια θέση: κινείς ψηλότερο πούλι
choice-bear_off-take_highest = μαζεύεται το ψηλό
choice-bear_off-take_highest-about = άδεια θέση: μαζεύεις το ψηλότερο
option-win_values = πόσο αξίζει το πολύ μια νίκη
name-option-win_values = Νίκες
choice-win_values-single = απλές
choice-win_values-single-about = κάθε νίκη αξίζει έναν πόντο
choice-win_values-double = ως διπλές
choice-win_values-double-about = 2 πόντοι αν ο χαμένος δεν μάζεψε κανένα
choice-win_values-triple = ως τριπλές
choice-win_values-triple-about = 3 με πούλι στην μπάρα ή σε ξένο σπίτι
option-hit_and_run = αν πούλι που χτύπησε στο δικό του σπίτι συνεχίζει στο ίδιο παίξιμο
name-option-hit_and_run = Χτυπώ-φεύγω
choice-hit_and_run-allowed = επιτρέπεται
choice-hit_and_run-allowed-about = όποιο χτυπά στο σπίτι μπορεί να φύγει
choice-hit_and_run-forbidden = απαγορεύεται
choice-hit_and_run-forbidden-about = όποιο χτυπά στο σπίτι μένει εκεί
option-bear_off_while_pinned = αν μαζεύει ένας παίκτης όσο έχει δικό του πούλι πιασμένο
name-option-bear_off_while_pinned = Με πιασμένο
choice-bear_off_while_pinned-allow = μαζεύεις
choice-bear_off_while_pinned-allow-about = ένα πιασμένο πούλι δεν εμποδίζει
choice-bear_off_while_pinned-forbid = δεν μαζεύεις
choice-bear_off_while_pinned-forbid-about = όσο ένα δικό σου είναι πιασμένο
option-mother = τι σημαίνει να πιαστεί το τελευταίο πούλι στην αφετηρία του αντιπάλου
name-option-mother = Μάνα
choice-mother-immediate_with_waiver = με εξαίρεση
choice-mother-immediate_with_waiver-about = κερδίζει, αν η δική σου δεν κινδυνεύει
choice-mother-immediate = κερδίζει αμέσως
choice-mother-immediate-about = όποιος πιάσει τη μάνα κέρδισε
choice-mother-none = δεν μετρά
choice-mother-none-about = η μάνα είναι πούλι σαν τα άλλα
option-mother_value = πόντοι για πιασμένη μάνα
name-option-mother_value = Αξία μάνας
choice-mother_value = { $number ->
    [one] 1 πόντος
   *[other] { $number } πόντοι
}
choice-mother_value-about = πόσο αξίζει η πιασμένη μάνα
option-prime_check = πότε κρίνονται τα όρια για τις θέσεις που κρατάς
name-option-prime_check = Όρια
choice-prime_check-end_of_turn = στο τέλος
choice-prime_check-end_of_turn-about = μετρά τι κρατάς στο τέλος του παιξίματος
choice-prime_check-each_step = σε κάθε κίνηση
choice-prime_check-each_step-about = μετρά τι κρατάς μετά από κάθε ζάρι
option-start_quadrant = σε ποια περιοχή αφετηρίας δεν επιτρέπονται και οι έξι θέσεις
name-option-start_quadrant = Έξι θέσεις
choice-start_quadrant-own = όχι στη δική σου
choice-start_quadrant-own-about = δεν γεμίζει η περιοχή της αφετηρίας σου
choice-start_quadrant-either = σε καμία αφετηρία
choice-start_quadrant-either-about = δεν γεμίζει καμία περιοχή αφετηρίας
choice-start_quadrant-opponent = όχι στου άλλου
choice-start_quadrant-opponent-about = δεν γεμίζει η περιοχή του αντιπάλου
option-runner = αν το πρώτο πούλι πρέπει να περάσει μόνο του την αφετηρία του αντιπάλου
name-option-runner = Πρώτο πούλι
choice-runner-pass = περνά μόνο του
choice-runner-pass-about = τα άλλα περιμένουν ώσπου να περάσει
choice-runner-none = χωρίς κανόνα
choice-runner-none-about = όλα τα πούλια κινούνται από την αρχή
option-setup = ποια από τα 73 κομμάτια του χαμένου σχεδίου είναι λευκά: κατά τον Μάρεϊ ή κατά τον Γουόκερ
name-option-setup = Στήσιμο
choice-setup-murray = κατά τον Μάρεϊ
choice-setup-murray-about = η αρχή όπως τη διαβάζει ο Μάρεϊ
choice-setup-walker = κατά τον Γουόκερ
choice-setup-walker-about = η αρχή όπως τη διαβάζει ο Γουόκερ
option-repetition = τι γίνεται όταν μια διάταξη εμφανίζεται για τρίτη φορά
name-option-repetition = Επανάληψη
choice-repetition-draw = ισοπαλία
choice-repetition-draw-about = η τρίτη φορά είναι ισοπαλία
choice-repetition-loss_for_mover = χάνει όποιος παίζει
choice-repetition-loss_for_mover-about = χάνει όποιος τη φέρνει τρίτη φορά
choice-repetition-loss_for_white = χάνουν τα λευκά
choice-repetition-loss_for_white-about = η τρίτη φορά είναι ήττα για τα λευκά
choice-repetition-ignore = τίποτα
choice-repetition-ignore-about = οι διατάξεις επιστρέφουν ελεύθερα
option-no_capture_limit = ισοπαλία μετά από τόσες κινήσεις χωρίς αιχμαλωσία· 0 σημαίνει ποτέ
name-option-no_capture_limit = Χωρίς αιχμ.
choice-no_capture_limit = { $number ->
    [0] ποτέ ισοπαλία
   *[other] { $number } κινήσεις
}
choice-no_capture_limit-about = { $number ->
    [0] συνεχίζεται και χωρίς αιχμαλωσίες
   *[other] χωρίς αιχμαλωσία, μετά ισοπαλία
}
option-encirclement = αν κερδίζουν τα μαύρα όταν κανένα λευκό κομμάτι δεν φτάνει πια στην άκρη
name-option-encirclement = Περικύκλωση
choice-encirclement-off = δεν μετρά
choice-encirclement-off-about = τα μαύρα πρέπει να πιάσουν τον βασιλιά
choice-encirclement-on = κερδίζουν τα μαύρα
choice-encirclement-on-about = όταν τα λευκά δεν φτάνουν στην άκρη
option-king_immobile = αν κερδίζουν τα μαύρα όταν μια κίνησή τους αφήνει τον βασιλιά δίπλα σε μαύρο στρατιώτη και χωρίς κίνηση
name-option-king_immobile = Ακίνητος
choice-king_immobile-off = δεν μετρά
choice-king_immobile-off-about = βασιλιάς χωρίς κίνηση δεν χάνει
choice-king_immobile-black_wins = κερδίζουν τα μαύρα
choice-king_immobile-black_wins-about = βασιλιάς δίπλα σε μαύρο, χωρίς κίνηση

# Choices that exclude each other.
conflict-mother-value = το mother_value λέει πόσο αξίζει η πιασμένη μάνα, και με mother=none δεν αξίζει τίποτα
conflict-endless = το repetition=ignore θέλει no_capture_limit πάνω από 0, αλλιώς το παιχνίδι μπορεί να μην τελειώνει ποτέ
conflict-board-size = το ταμπλό θέλει 3 έως 19 γραμμές
conflict-not-square = η αρχική διάταξη δεν είναι τετράγωνο ταμπλό του μεγέθους της
conflict-not-one-king = η αρχική διάταξη θέλει έναν βασιλιά
