# The pages in the browser: the way in, and the table. What stands on the board itself is in board.ftl.
page-language = Γλώσσα
page-home = Όλα τα παιχνίδια
page-games = Παιχνίδια
page-length = Διάρκεια
page-play-house = Παίξε με το μαγαζί
page-invite = Κάλεσε έναν φίλο
page-begins = Το τραπέζι στρώνεται
page-no-answer = Το μαγαζί δεν απαντά. Δοκίμασε ξανά σε λίγο.
page-plain-http = Η σελίδα δεν ήρθε με κρυπτογραφημένη σύνδεση, γι' αυτό ο περιηγητής σου δεν μπορεί να ελέγξει ζάρια. Τα ρίχνει το μαγαζί, χωρίς απόδειξη.

table-title = Τραπέζι
table-unknown = Τέτοιο τραπέζι δεν υπάρχει. Ίσως ήταν σε άλλο μαγαζί.
table-connecting = Σύνδεση
table-lost = Η σύνδεση χάθηκε. Επανέρχεται μόνη της, και ό,τι έχεις βάλει μένει.
table-starting = Το επόμενο παιχνίδι αρχίζει
table-waiting = Περιμένουμε κάποιον να καθίσει
table-invitation = Στείλε αυτόν τον σύνδεσμο στον φίλο σου. Όποιος τον ανοίξει μπορεί να καθίσει.
table-copy = Αντιγραφή συνδέσμου
table-copied = Αντιγράφηκε
table-free-chair = Μια καρέκλα είναι ελεύθερη.
table-sit = Κάθισε
table-game = Παιχνίδι { $number }
table-score = { $near } { $mine }, { $far } { $theirs }
table-void = Η συνάντηση δεν μετρά: { $why }
table-again = Παίξε ξανά
table-record = Κατέβασε την καταγραφή

# $rolls is how many rolls of the game have been checked.
seal-making = Ζάρια: σφραγίζονται
seal-whole = Σφραγισμένα ζάρια: { $rolls ->
    [0] καμία ζαριά ακόμη
    [one] ελέγχθηκε 1 ζαριά
   *[other] ελέγχθηκαν { $rolls } ζαριές
}
seal-broken = Τα ζάρια δεν βγαίνουν σωστά: { $why }.
seal-broken-next = Τίποτε άλλο δικό σου δεν αποκαλύπτεται, γι' αυτό το παιχνίδι δεν μπορεί να συνεχιστεί. Κράτησε την καταγραφή: δείχνει τι έγινε.
seal-plain = Απλά ζάρια: τα ρίχνει το μαγαζί, χωρίς απόδειξη
dice-why-own-commit = η δέσμευση αυτού του παιχνιδιού δεν είναι αυτού του περιηγητή. Αν το παιχνίδι άρχισε σε άλλον, συνέχισε εκεί· αν άρχισε εδώ, την άλλαξε το μαγαζί
dice-why-doubled = ήρθε διπλασιασμός αφού είχε ζητηθεί η ζαριά
dice-why-chain-ended = ένα μυστικό δεν φτάνει για τόσες ζαριές
dice-why-no-browser = αυτός ο περιηγητής δεν μπορεί να τα ελέγξει ή να κρατήσει το μυστικό τους. Ένας νεότερος μπορεί
