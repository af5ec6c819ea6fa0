# alea train
progress-labelling = αποτίμηση θέσεων
progress-rolling-out = προσομοίωση
progress-fitting = προσαρμογή
progress-endings = επίλυση φινάλε
progress-hyper = επίλυση του Χάιπεργκαμον
train-arena = { $points } πόντοι το παιχνίδι για τον πρώτο, τυπικό σφάλμα { $error }, { $games }
train-held-back = { $net }: σφάλμα { $error } σε { $positions } διατάξεις που κρατήθηκαν χωριστά
train-no-net = δεν είναι αρχείο του `alea train`
train-other-features = το δίκτυό του βλέπει τις διατάξεις με τρόπο άγνωστο εδώ: { $id }
train-bad-tensor = ο τανυστής { $name } λείπει ή έχει άλλο σχήμα από το σωστό
train-too-large = τα βάρη του δικτύου είναι τόσο μεγάλα, που αθροίσματα μπορεί να βγουν από τα όριά τους
train-no-positions = δεν είναι αρχείο του `alea train label`
expected-number = αναμένεται αριθμός, { $min } έως { $max }
expected-width = αναμένεται 64, 128, 192 και ούτω καθεξής έως 1024
cmd-train = Εκπαιδεύει τα δίκτυα του μπάκγκαμον
more-train =
    Μια εκπαίδευση είναι ένας φάκελος· κάθε εντολή συνεχίζει από ό,τι υπάρχει εκεί.
    Ο ίδιος σπόρος και οι ίδιες εντολές δίνουν τα ίδια δίκτυα με όσα νήματα και αν
    τρέξουν.

    Παραδείγματα:
      alea train selfplay run --rounds 500
      alea train arena run random
cmd-train-selfplay = Παίζει με τον εαυτό του και μαθαίνει, γύρο με τον γύρο
more-train-selfplay =
    Αρχίζει μια εκπαίδευση, ή συνεχίζει αυτήν του φακέλου. Άρχισε με returns και
    συνέχισε με lookahead.

    Παραδείγματα:
      alea train selfplay run --rounds 500 --minutes 30
      alea train selfplay run --targets lookahead --replay 3 --rate 0.0005
cmd-train-label = Γράφει διατάξεις παιχνιδιών με ό,τι λέει γι' αυτές το κοίταγμα μπροστά
more-train-label =
    Συνεχίζει από εκεί που τελειώνει το αρχείο· το ΑΡΧΕΙΟ.jsonl δίπλα του λέει ποια
    παιχνίδια έχει. Το διαβάζει το `alea train fit`.

    Παράδειγμα:
      alea train label run positions.bin --positions 1000000 --seed 7
cmd-train-fit = Προσαρμόζει τα δίκτυα μιας εκπαίδευσης σε αποτιμημένες διατάξεις
more-train-fit =
    Αρχίζει μια εκπαίδευση, ή συνεχίζει αυτήν του φακέλου. Γράφει το σφάλμα στις
    διατάξεις που κρατήθηκαν χωριστά.

    Παράδειγμα:
      alea train fit run positions.bin --epochs 4 --rate-end 0.00003
cmd-train-arena = Βάζει τα δίκτυα μιας εκπαίδευσης να παίξουν με μιας άλλης
more-train-arena =
    Κάθε σειρά ζαριών παίζεται δύο φορές, με αλλαγμένες πλευρές· το τυπικό σφάλμα
    βγαίνει από τέτοια ζευγάρια.

    Παραδείγματα:
      alea train arena run random
      alea train arena run earlier -n 10000 --json
arg-run = Ο φάκελος της εκπαίδευσης
value-run = ΦΑΚΕΛΟΣ
arg-rounds = Πόσοι γύροι ακόμη
value-rounds = N
arg-train-selfplay-games = Παιχνίδια του κάθε γύρου
value-train-selfplay-games = N
arg-targets = Πόσο λογαριάζεται μια διάταξη: ό,τι ήρθε αργότερα στο παιχνίδι (returns), ή οι καλύτερες απαντήσεις σε όλες τις ζαριές (lookahead)
value-targets = ΤΙ
arg-lambda = Με returns, πόσο μετρά το μακρινό τέλος του παιχνιδιού: 0 μόνο το επόμενο παίξιμο, 1 μόνο το αποτέλεσμα
value-lambda = ΑΡΙΘΜΟΣ
arg-replay = Πόσες διατάξεις παλιότερων γύρων ξαναδουλεύονται για κάθε νέα
value-replay = N
arg-memory = Πόσες παλιότερες διατάξεις κρατιούνται
value-memory = N
arg-rare = Πόσα παιχνίδια στα εκατό αρχίζουν με πόρτες πίσω, πίσω από φράγμα, στην μπάρα ή οπουδήποτε
value-rare = N
arg-every = Με lookahead, μία διάταξη στις τόσες αποτιμάται
value-every = N
arg-deeper = Με lookahead, όπου το δίκτυο και η μία ζαριά διαφέρουν πάνω από τόσους πόντους, δύο ζαριές μπροστά
value-deeper = ΠΟΝΤΟΙ
arg-threads = Πόσα νήματα· αλλιώς ένα για κάθε πυρήνα
value-threads = ΝΗΜΑΤΑ
arg-batch = Διατάξεις του κάθε βήματος
value-batch = N
arg-rate = Πόσο κινείται ένα βάρος σε κάθε βήμα
value-rate = ΑΡΙΘΜΟΣ
arg-rate-end = Το ίδιο στον τελευταίο γύρο, αν πέφτει στον δρόμο
value-rate-end = ΑΡΙΘΜΟΣ
arg-width = Μονάδες του πρώτου στρώματος, σε νέα εκπαίδευση
value-width = N
arg-race-width = Το ίδιο για το δίκτυο των αγώνων δρόμου
value-race-width = N
arg-minutes = Σταματά μετά από τόσα λεπτά, ακόμη κι αν μένουν γύροι
value-minutes = N
arg-checkpoint = Λεπτά ανάμεσα σε δύο αποθηκεύσεις
value-checkpoint = N
arg-file = Το αρχείο που θα γραφτεί
value-file = ΑΡΧΕΙΟ
arg-positions = Πόσες διατάξεις θα έχει το αρχείο, τουλάχιστον
value-positions = N
arg-files = Αρχεία του `alea train label`
value-files = ΑΡΧΕΙΟ
arg-epochs = Πόσες φορές περνά η κάθε διάταξη
value-epochs = N
arg-held-back = Μία ομάδα 2000 διατάξεων στις τόσες κρατιέται χωριστά
value-held-back = N
arg-train-selfplay-seed = Από τι προκύπτουν τα ζάρια, η σειρά και τα πρώτα βάρη
arg-train-label-seed = Από τι προκύπτουν τα ζάρια, η σειρά και τα πρώτα βάρη
arg-train-fit-seed = Από τι προκύπτουν τα ζάρια, η σειρά και τα πρώτα βάρη
arg-train-arena-seed = Από τι προκύπτουν τα ζάρια, η σειρά και τα πρώτα βάρη
arg-train-arena-x = Ο φάκελος μιας εκπαίδευσης, ή random
value-train-arena-x = X
arg-train-arena-o = Ο αντίπαλος: ο φάκελος μιας εκπαίδευσης, ή random
value-train-arena-o = O
arg-pairs = Πόσα ζευγάρια παιχνιδιών
value-pairs = N
