# What is said of recorded games: parts of a line, without capital letter and full stop. First where.
place-game = παιχνίδι { $game }
place-ply = παιχνίδι { $game }, κίνηση { $ply }
place-line = γραμμή { $line }
place-column = γραμμή { $line }, στήλη { $column }

# Why a recorded play is not legal.
fault-dice-do-not-suffice = τα ζάρια δεν φτάνουν για όλα
fault-can-move = { $legal ->
    [one] υπάρχει παίξιμο που επιτρέπεται
   *[other] υπάρχουν { $legal } παιξίματα που επιτρέπονται
}
fault-closed-out = ο παίκτης είναι κλεισμένος έξω και δεν ρίχνει
fault-other-position = καμία σειρά των ζαριών δεν οδηγεί εκεί
fault-no-such-point = το ταμπλό δεν έχει σημείο { $point }
fault-jumps = τα κομμάτια αυτού του παιχνιδιού δεν πηδούν και δεν κινούνται δύο φορές
fault-said-to-be = έχει καταγραφεί ως αντικανονική

# What does not fit in a match.
finding-no-move = καμία κίνηση για το { $dice }, ενώ επιτρέπονται { $legal } παιξίματα
finding-points = γράφονται { $declared } και στο τάβλι είναι { $board } ({ $ending }, κύβος { $cube })
finding-points-clipped = γράφονται { $declared } και στο τάβλι είναι { $board } ({ $ending }, κύβος { $cube }) [κομμένα στο μήκος του αγώνα]
ending-single = απλό
ending-gammon = διπλό
ending-backgammon = τριπλό
ending-drop = πάσο
ending-unfinished = μισό
finding-winner = οι πόντοι είναι γραμμένοι στη στήλη του χαμένου
finding-no-result = δεν γράφεται αποτέλεσμα, και το παιχνίδι έμεινε στη μέση
finding-not-over = γράφεται ότι ο αγώνας τελείωσε, αλλά δεν συμπληρώθηκαν οι πόντοι
finding-score = το σκορ γράφεται { $first } - { $second }, αλλά πριν ήταν { $first-reached } - { $second-reached }
finding-already-won = ο αγώνας είχε τελειώσει πριν από αυτό το παιχνίδι, που λογίζεται ως παιχνίδι για χρήματα
finding-no-opening = δεν αρχίζει ούτε με ζαριά ούτε με διπλασιασμό και δεν παίχτηκε
finding-irregular-opening = δεν αρχίζει με ζαριά δύο διαφορετικών ζαριών· το άρχισε όποιος γράφεται πρώτος
finding-turn-missing = λείπει πριν ένα παίξιμο του άλλου παίκτη
finding-not-rolled = δεν γράφονται ζάρια, ενώ ο παίκτης δεν είναι κλεισμένος έξω
finding-unanswered = το παιχνίδι συνεχίζεται χωρίς απάντηση στον διπλασιασμό, άρα έγινε δεκτός
finding-cube-value = ο κύβος γράφεται { $written }, αλλά είναι { $stands }
finding-denied = παραλείφθηκε, γιατί { $why }
finding-false-hit = σημειώνεται χτύπημα στο { $point }, όπου δεν υπάρχει πούλι του αντιπάλου
finding-hits-unclear = παίζεται με διαφορετικά χτυπήματα
finding-after-end = συνεχίζεται μετά το τέλος του· το υπόλοιπο παραλείφθηκε
finding-not-understood = το `{ $text }` δεν γίνεται κατανοητό και παραλείφθηκε
finding-variation = η παραλλαγή `{ $name }` δεν είναι γνωστή εδώ, και παίζεται ως μπάκγκαμον
finding-options = οι επιλογές `{ $text }` δεν είναι γνωστές εδώ, και ισχύουν οι συνηθισμένες

# What does not fit in a list of tafl moves.
finding-assumed = καμία ετικέτα δεν λέει το παιχνίδι· λογίζεται ως { $game }
finding-lettered-with-i = οι στήλες έχουν και το γράμμα i, όπως δείχνουν οι κινήσεις
finding-no-captures = οι αιχμαλωσίες δεν γράφονται
finding-captures-none = γράφεται αιχμαλωσία, και δεν αιχμαλωτίζεται τίποτα
finding-captures = γράφονται άλλες αιχμαλωσίες από όσες γίνονται: { $made }
finding-move-missing = λείπει μια κίνηση
finding-offer-unanswered = συνεχίζεται χωρίς απάντηση, άρα η προσφορά δεν έγινε δεκτή
finding-not-won = γράφεται ότι η κίνηση κερδίζει, αλλά το παιχνίδι συνεχίζεται
finding-other-result = το αποτέλεσμα δεν είναι εκείνο του ταμπλό ({ $end })
finding-not-on-board = το ταμπλό δεν δείχνει γιατί τελείωσε το παιχνίδι
finding-comments = { $count ->
    [one] ένα σχόλιο παραλείφθηκε
   *[other] { $count } σχόλια παραλείφθηκαν
}
finding-bad-tag = η ετικέτα { $key } δεν γίνεται κατανοητή: `{ $value }`
finding-tag-twice = η ετικέτα { $key } δίνεται δύο φορές· μετρά η πρώτη
finding-other-players = οι παίκτες έχουν άλλα ονόματα από το πρώτο παιχνίδι

# Why a recorded tafl game is not replayed.
refused-no-such-rules = κανένα παιχνίδι ταφλ του μαγαζιού δεν έχει `{ $key }:{ $value }`
refused-no-such-default = λείπει το `{ $key }`, και κανένα παιχνίδι ταφλ του μαγαζιού δεν έχει ό,τι σημαίνει αυτό
refused-position = το παιχνίδι αρχίζει από δική του διάταξη, και οι αγώνες από εκείνη των κανόνων τους
refused-no-game = κανένα παιχνίδι ταφλ του μαγαζιού δεν λέγεται `{ $name }`· το `alea games` δείχνει όλα
refused-unplayable = καμία ετικέτα δεν λέει το παιχνίδι, και με `{ $text }` δεν αρχίζει κανένα ταφλ του μαγαζιού

# What readers of files note.
note-byte-order-mark = το αρχείο αρχίζει με σημάδι σειράς byte (BOM)
note-windows = το αρχείο δεν είναι UTF-8 και διαβάστηκε ως Windows-1252
note-returns = οι γραμμές τελειώνουν όπως στα Windows, με CR και LF
note-tabs = οι στήλες έχουν στηλοθέτες, που λογίζονται ανά οκτώ
note-unsorted-dice = τα ζάρια δεν είναι στη σειρά, το μεγαλύτερο πρώτο
note-bar-and-off = η μπάρα γράφεται 25 ή τα μαζεμένα 0
note-bare-dice = ζάρια χωρίς παίξιμο: δεν φαίνεται αν δεν παίζονταν ή δεν καταγράφηκαν
note-unmarked-hits = μπαίνουν πούλια από την μπάρα, αλλά δεν σημειώνεται χτύπημα
note-header-order = η επικεφαλίδα γράφει πρώτο τον παίκτη της δεξιάς στήλης
note-no-length = δεν γράφεται ως πόσους πόντους είναι ο αγώνας· λογίζεται ως παιχνίδι για χρήματα
note-no-games = ένας αγώνας χωρίς κανένα παιχνίδι γραμμένο
note-late-start = ο αγώνας αρχίζει με το παιχνίδι { $game }, με σκορ { $left } - { $right }
note-game-number = ακολουθεί το παιχνίδι { $found } εκεί που αναμένεται το { $expected }
note-other-players = οι παίκτες στο παιχνίδι { $game } έχουν άλλα ονόματα από το πρώτο
note-no-players = το αρχείο τελειώνει στην αρχή του παιχνιδιού { $game }, που παραλείφθηκε
note-no-result = το παιχνίδι { $game } δεν έχει αποτέλεσμα
note-move-number = ακολουθεί η κίνηση { $found } εκεί που αναμένεται η { $expected }
note-not-recorded = ζάρια που το παίξιμό τους δεν καταγράφηκε
note-backwards = γράφεται ότι ένα πούλι πάει προς τα πίσω
note-not-rolled = παίξιμο χωρίς γραμμένα ζάρια
note-loses = γράφονται και οι πόντοι του χαμένου
note-second-result = δεύτερο αποτέλεσμα για το ίδιο παιχνίδι, `{ $text }`
note-after-result = το παιχνίδι συνεχίζεται μετά το αποτέλεσμά του
note-result-column = οι πόντοι είναι γραμμένοι στη στήλη όποιου εγκατέλειψε
note-comment = ένα σχόλιο, `{ $text }`
note-unread-entry = το `{ $text }` δεν γίνεται κατανοητό
note-unread = το `{ $text }` δεν γίνεται κατανοητό και παραλείφθηκε
note-capitals = τα σημεία γράφονται με κεφαλαία
note-no-dash = οι κινήσεις γράφονται χωρίς παύλα
note-bare-captures = σημειώνονται αιχμαλωσίες, αλλά όχι πού
note-unnumbered = οι κινήσεις δεν έχουν αριθμούς
note-judgements = οι κινήσεις έχουν σχόλια ! και ?, που παραλείφθηκαν
note-too-many-tags = ένα παιχνίδι έχει πάνω από { $most } ετικέτες· οι άλλες παραλείφθηκαν
note-variation = μια παραλλαγή, `{ $text }`, παραλείφθηκε
note-unclosed = το `{ $bracket }` δεν κλείνει· ό,τι ακολουθεί παραλείφθηκε
note-too-long = μια ετικέτα ή ένα σχόλιο πάνω από { $most } byte παραλείφθηκε

# Why a file cannot be read.
file-match-too-long = ένα αρχείο αγώνων έχει το πολύ { $most } MiB
file-match-line-too-long = μια γραμμή αρχείου αγώνων έχει το πολύ { $most } byte
file-match-utf16 = το αρχείο είναι UTF-16· τα αρχεία αγώνων είναι ASCII, UTF-8 ή Windows-1252
file-control = ο χαρακτήρας ελέγχου { $code } δεν έχει θέση σε κείμενο
file-no-match = δεν βρίσκεται αγώνας: ούτε `7 point match` ούτε `Game 1`
file-number-too-large = ένας αγώνας φτάνει το πολύ στους { $most } πόντους, και ως εκεί αριθμούνται τα παιχνίδια
file-players = το παιχνίδι { $game } συνεχίζει με δύο ονόματα και τους πόντους τους, όπως `Anna : 0    Bert : 0`
file-unread = { $lines } γραμμές δεν γίνονται κατανοητές, οι περισσότερες του αρχείου ως εδώ
file-list-too-long = μια λίστα κινήσεων έχει το πολύ { $most } MiB
file-list-line-too-long = μια γραμμή λίστας κινήσεων έχει το πολύ { $most } byte
file-list-utf16 = το αρχείο είναι UTF-16· οι λίστες κινήσεων είναι ASCII, UTF-8 ή Windows-1252
file-no-game = δεν βρίσκεται παιχνίδι: ούτε ετικέτα όπως `[Game "hnefatafl"]` ούτε κίνηση όπως `c17-g17`
file-too-many-games = μια λίστα κινήσεων έχει το πολύ { $most } παιχνίδια

# What the formats of other programs cannot say of a contest.
unwritable-not-tafl = το { $id } δεν είναι παιχνίδι ταφλ
unwritable-nothing = δεν έχει παιχτεί τίποτα
unwritable-no-contest = το γεγονός { $event } της καταγραφής δεν μπορεί να συμβεί: { $why }
unwritable-tag = η ετικέτα `{ $key }` δεν γράφεται εδώ
unwritable-too-many-tags = υπάρχουν πάνω από { $most } ετικέτες
unwritable-not-one-game = αυτή η γραφή έχει ένα μόνο παιχνίδι, και εδώ υπάρχει αγώνας
unwritable-void = αυτή η γραφή δεν μπορεί να πει ότι ένας αγώνας είναι άκυρος
unwritable-illegal = αυτή η γραφή δεν μπορεί να πει πού οδήγησε η αντικανονική κίνηση `{ $text }`
unwritable-points = αυτή η γραφή δεν μπορεί να πει ότι ένα παιχνίδι έδωσε { $points } πόντους
unwritable-rules = αυτή η γραφή δεν έχει κλειδιά για τους κανόνες του παιχνιδιού
no-situation-not-in-play = δεν παίζεται παιχνίδι
no-situation-other-board = το παιχνίδι δεν παίζεται στο τάβλι του μπάκγκαμον
no-situation-draw-offered = μια πρόταση ισοπαλίας περιμένει απάντηση
