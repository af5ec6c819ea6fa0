# Why a command is refused now.
denial-contest-over = ο αγώνας τελείωσε
denial-no-game = το επόμενο παιχνίδι δεν έχει αρχίσει
denial-game-on = παίζεται παιχνίδι
denial-result-first = πρώτα πρέπει να γραφτεί το αποτέλεσμα
denial-wrong-result = αυτό το αποτέλεσμα δεν βγαίνει από όσα έγιναν
denial-not-your-turn = είναι η σειρά του άλλου παίκτη
denial-answer-first = μια προσφορά περιμένει απάντηση
denial-nothing-offered = δεν έχει προσφερθεί κάτι τέτοιο
denial-own-offer = στην προσφορά απαντά ο άλλος παίκτης
denial-roll-first = πρώτα ρίχνονται τα ζάρια
denial-dice-lie = τα ζάρια έχουν ήδη ριχτεί
denial-roll-requested = η ζαριά έχει ήδη ζητηθεί
denial-nothing-to-roll = δεν υπάρχει ζαριά τώρα
denial-released-before = η τιμή για αυτή τη ζαριά έχει δοθεί
denial-no-cube = ο αγώνας παίζεται χωρίς κύβο
denial-match-to-one = αγώνας σε έναν πόντο δεν έχει κύβο
denial-crawford-game = το παιχνίδι Crawford παίζεται χωρίς κύβο
denial-holland-rule = όποιος υστερεί διπλασιάζει μόνο μετά από δύο δικά του παιξίματα
denial-cube-not-yours = ο κύβος είναι του άλλου παίκτη
denial-cube-limit = ο κύβος δεν ανεβαίνει άλλο
denial-no-raise = ο διπλασιασμός δεν ανεβαίνει άλλο εδώ
denial-no-such-resignation = { $most ->
    [1] αυτό το παιχνίδι χάνεται με έναν πόντο
   *[other] αυτό το παιχνίδι χάνεται με έναν έως { $most } πόντους
}
denial-bad-position = αυτή δεν είναι διάταξη του παιχνιδιού
denial-other-start = το παιχνίδι αρχίζει αλλιώς
denial-cannot-stop = σταματά μόνο το παιχνίδι για χρήματα, και μόνο ανάμεσα σε δύο παιχνίδια
denial-flag-not-fallen = ο χρόνος δεν τελείωσε
denial-time-runs-back = το γεγονός είναι παλιότερο από το προηγούμενο
denial-cannot-open = το παιχνίδι δεν ανοίγει με αυτούς τους κανόνες

# How a contest ended.
contest-end-played = παίχτηκε ως το τέλος
contest-end-time = τελείωσε ο χρόνος
contest-end-stopped = οι παίκτες σταμάτησαν

# What a player can do. The words are typed and shown; one word each, no two with the same first letter
# among roll, double, take, pass, raise.
command-roll = ρίξε
command-play = παίξε
command-double = κύβος
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
