# Αρχεία αγώνων: τι χάνεται όταν ένας γράφεται σε άλλη μορφή, γιατί δεν γράφεται, και αν μια καταγραφή στέκει.
convert-contest = { $file }, αγώνας { $contest }
convert-lost = χάνεται: { $what }
convert-refused = δεν γράφτηκε: { $why }
convert-no-format = { $file }: το όνομα δεν λέει τη μορφή του· δώσε τη με { $option }, μία από { $formats }
expected-format = αναμένεται μία από { $formats }
convert-exists = το { $file } υπάρχει ήδη· με --force γράφεται από την αρχή
convert-too-long = πάνω από { $most } MiB, όσο κανένα αρχείο του είδους του
files-several = ένα αρχείο αυτής της μορφής χωρά έναν αγώνα, και εδώ είναι { $contests }
files-too-long = το αρχείο θα ήταν μεγαλύτερο από όσο μπορούν να είναι τα αρχεία αυτής της μορφής
files-unreadable = ένα όνομα, μια ετικέτα ή άλλο κείμενο είναι μεγαλύτερο από όσο χωρά αυτή η μορφή, ή θα διαβαζόταν αλλιώς

standard-input = είσοδος του προγράμματος
files-not-text = γραμμή { $line }: δεν είναι UTF-8
files-nothing = δεν έχει μέσα κανέναν αγώνα

loss-times = πότε έγινε τι
loss-proofs = ό,τι αποδεικνύει τα ζάρια
loss-clock = πώς μετρά το ρολόι
loss-next-starter = ποιος αρχίζει το επόμενο παιχνίδι
loss-flag = παιχνίδι { $game }: ότι τελείωσε ο χρόνος· οι πόντοι μένουν
loss-offers = προσφορές που δεν έγιναν δεκτές
loss-ties = ισόπαλες ζαριές για το ποιος αρχίζει
loss-opening = παιχνίδι { $game }: ότι κάποιος το άρχισε πριν από την πρώτη ζαριά
loss-begun = παιχνίδι { $game }: ότι άρχισε, αφού δεν παίχτηκε τίποτα
loss-roll = παιχνίδι { $game }: μια ζαριά που δεν παίχτηκε, αφού παίζεται με έναν μόνο τρόπο
loss-legal = παιχνίδι { $game }: ότι το σωστό παίξιμο `{ $text }` καταγράφηκε όπως είναι
loss-words = παιχνίδι { $game }: τα λόγια `{ $text }`· η θέση μετά από αυτά μένει
loss-last-turn = παιχνίδι { $game }: ότι η τελευταία ζαριά έμεινε χωρίς κίνηση
loss-result = παιχνίδι { $game }: ένα αποτέλεσμα που άλλο το αντικατέστησε ή το επανέλαβε
loss-resignation = παιχνίδι { $game }: ότι εγκαταλείφθηκε· οι πόντοι μένουν
loss-stopped = ότι οι παίκτες σταμάτησαν
loss-reason = τα λόγια με τα οποία ακυρώθηκε
loss-tag = η ετικέτα `{ $key }`
loss-name = η γραφή του ονόματος του { $side ->
    [first] πρώτου
   *[other] δεύτερου
} παίκτη

mat-unwritable-game = το { $game } παίζεται χωρίς βίδο, και τα αρχεία αγώνων δεν έχουν τέτοια παιχνίδια
mat-unwritable-several = η μορφή ξέρει ένα παιχνίδι, και αυτός ο αγώνας έχει περισσότερα
mat-unwritable-nothing = δεν παίχτηκε τίποτα
mat-unwritable-not-a-contest = το συμβάν { $event } της καταγραφής δεν γίνεται: { $why }
mat-unwritable-length = ένας αγώνας ως τους { $points } πόντους είναι πολύ μεγάλος γι' αυτήν
mat-unwritable-games = τα παιχνίδια είναι περισσότερα από όσα αριθμεί
mat-unwritable-void = η μορφή δεν λέει ότι ένας αγώνας δεν μετρά
mat-unwritable-drawn = η μορφή δεν λέει ότι το παιχνίδι { $game } ήρθε ισόπαλο
mat-unwritable-automatic-double = η μορφή δεν λέει ότι μια ισόπαλη πρώτη ζαριά διπλασίασε το παιχνίδι { $game }
mat-unwritable-illegal = η μορφή δεν λέει πού έβγαλε το λάθος παίξιμο `{ $text }` του παιχνιδιού { $game }
mat-unwritable-result = το αποτέλεσμα του παιχνιδιού { $game } είναι αντίθετο με το τάβλι του, και η μορφή δεν λέει και τα δύο
mat-unwritable-name = το όνομα του { $side ->
    [first] πρώτου
   *[other] δεύτερου
} παίκτη θα διαβαζόταν ως κάτι άλλο

verify-pass = όλα στέκουν
verify-no-proof = όλα στέκουν· τα ζάρια δεν τα αποδεικνύει τίποτα
verify-pass-missed = όλα στέκουν· { $missed ->
    [one] 1 ζαριά έπεσε χωρίς την τιμή του παίκτη που δεν έριχνε
   *[other] { $missed } ζαριές έπεσαν χωρίς την τιμή του παίκτη που δεν έριχνε
}
verify-in-step = απόδειξη των ζαριών, { $step }: { $why }
verify-fail = δεν στέκει: { $why }
verify-at-event = συμβάν { $step }: { $why }
verify-at-roll = συμβάν { $step }, ζαριά { $roll }: { $why }
verify-record-of = { $file }, γραμμή { $line }
verify-no-key = --key { $key }: ένα κλειδί είναι 64 ψηφία του δεκαεξαδικού
verify-bad-log = { $file }: η γραμμή { $line } του ημερολογίου δεν ταιριάζει
verify-given-up = { $file }: πάνω από { $most } καταγραφές δεν στέκουν· οι υπόλοιπες δεν εξετάστηκαν
verify-one-line = { $file }: τα υπόλοιπα δεν εξετάστηκαν: μια καταγραφή στέκεται σε μία γραμμή, όπως τη γράφει αυτό το πρόγραμμα
verify-failed = { $failed ->
    [one] 1 καταγραφή δεν στέκει
   *[other] { $failed } καταγραφές δεν στέκουν
}

# alea simulate
simulate-contests = { $contests } αγώνες: { $family ->
    [square] ο πρώτος παίκτης
   *[points] ο x
} κέρδισε { $first }, ο άλλος { $second }
