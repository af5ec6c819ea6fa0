# Why a command is refused now.
denial-contest-over = Ο αγώνας τελείωσε.
denial-no-game = Το επόμενο παιχνίδι δεν έχει αρχίσει.
denial-game-on = Παίζεται παιχνίδι.
denial-result-first = Πρώτα πρέπει να γραφτεί το αποτέλεσμα.
denial-wrong-result = Αυτό το αποτέλεσμα δεν βγαίνει από όσα έγιναν.
denial-not-your-turn = Είναι η σειρά του άλλου παίκτη.
denial-answer-first = Μια προσφορά περιμένει απάντηση.
denial-nothing-offered = Δεν έχει προσφερθεί κάτι τέτοιο.
denial-own-offer = Στην προσφορά απαντά ο άλλος παίκτης.
denial-roll-first = Πρώτα ρίχνονται τα ζάρια.
denial-dice-lie = Τα ζάρια έχουν ήδη ριχτεί.
denial-roll-requested = Η ζαριά έχει ήδη ζητηθεί.
denial-nothing-to-roll = Δεν υπάρχει ζαριά τώρα.
denial-released-before = Η τιμή για αυτή τη ζαριά έχει δοθεί.
denial-no-cube = Ο αγώνας παίζεται χωρίς βίδο.
denial-match-to-one = Αγώνας σε έναν πόντο δεν έχει βίδο.
denial-crawford-game = Το παιχνίδι Κρόφορντ παίζεται χωρίς βίδο.
denial-holland-rule = Όποιος υστερεί διπλασιάζει μόνο μετά από δύο δικά του παιξίματα.
denial-cube-not-yours = Ο βίδος είναι του άλλου παίκτη.
denial-cube-limit = Ο βίδος δεν ανεβαίνει άλλο.
denial-no-raise = Ο διπλασιασμός δεν ανεβαίνει άλλο εδώ.
denial-no-such-resignation = { $most ->
    [1] Αυτό το παιχνίδι χάνεται με έναν πόντο.
   *[other] Αυτό το παιχνίδι χάνεται με έναν έως { $most } πόντους.
}
denial-bad-position = Αυτή δεν είναι διάταξη του παιχνιδιού.
denial-other-start = Το παιχνίδι αρχίζει αλλιώς.
denial-cannot-stop = Σταματά μόνο το παιχνίδι για χρήματα, και μόνο ανάμεσα σε δύο παιχνίδια.
denial-no-clock = Ο αγώνας παίζεται χωρίς ρολόι.
denial-flag-not-fallen = Ο χρόνος δεν τελείωσε.
denial-time-runs-back = Το γεγονός είναι παλιότερο από το προηγούμενο.
denial-cannot-open = Το παιχνίδι δεν ανοίγει με αυτούς τους κανόνες.

# How a contest ended.
contest-end-played = παίχτηκε ως το τέλος
contest-end-time = τελείωσε ο χρόνος
contest-end-stopped = οι παίκτες σταμάτησαν

# What a player can do. The words are typed and shown; one word each, no two with the same first letter
# among roll, double, take, pass, raise.
command-roll = ρίξε
command-play = παίξε
command-double = βίδος
command-take = δέχομαι
command-pass = πάσο
command-raise = μπίβερ
command-resign = εγκαταλείπω
command-accept-resignation = ναι
command-refuse-resignation = όχι
command-offer-draw = ισοπαλία
command-accept-draw = ναι
command-refuse-draw = όχι
command-stop = στοπ
