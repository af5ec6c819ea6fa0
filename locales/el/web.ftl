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

# Sitting down: what can be chosen besides the length.
sit-choices = Κι άλλες επιλογές
sit-player = Για το μαγαζί
sit-dice = Ζάρια μεταξύ παικτών
sit-dice-sealed = σφραγισμένα, ζαριά ζαριά
sit-dice-envelope = σε σφραγισμένο φάκελο
sit-dice-plain = απλά, χωρίς απόδειξη
sit-seat-any = ό,τι τύχει
sit-no-clock = χωρίς ρολόι
sit-clock-none = κανένα
sit-clock-delay = με αναμονή
sit-clock-increment = με προσθήκη
sit-minutes = Λεπτά για τον καθένα
sit-seconds-delay = Ελεύθερα δευτερόλεπτα
sit-seconds-increment = Δευτερόλεπτα που προστίθενται
sit-cube-off = χωρίς κύβο
sit-raises = Απάντηση στον διπλασιασμό
sit-raises-none = τίποτε άλλο
sit-raises-beavers = μπίβερ
sit-raises-raccoons = μπίβερ και ρακούν
sit-raises-otters = μπίβερ, ρακούν και ότερ
sit-automatic = Ίσα ζάρια στην έναρξη
sit-automatic-0 = ξαναρίχνετε
sit-automatic-1 = διπλασιάζουν μία φορά
sit-automatic-2 = διπλασιάζουν ως δύο φορές
sit-automatic-3 = διπλασιάζουν ως τρεις φορές
sit-automatic-said = αυτόματοι διπλασιασμοί: { $times }
sit-starter = Το επόμενο παιχνίδι αρχίζει
sit-starter-winner = ο νικητής
sit-starter-alternate = καθένας με τη σειρά
sit-starter-roll = το μεγαλύτερο ζάρι
sit-rules-of = Κανόνες: { $game }
sit-refused = Αυτές οι επιλογές δεν πάνε μαζί. Άλλαξε κάποια από τις τελευταίες.

# The house does not answer.
away = Το μαγαζί δεν απαντά
away-games = Τα παιχνίδια που παίζεις μένουν όπως είναι, με ό,τι έχεις βάλει. Μόλις υπάρξει πάλι σύνδεση, η σελίδα συνεχίζει μόνη της.
away-rules = Στο μεταξύ διαβάζονται οι κανόνες που έχεις ανοίξει εδώ.
away-again = Δοκίμασε ξανά
page-newer = Το μαγαζί έχει νεότερες σελίδες. Έρχονται με την επόμενη που θα ανοίξεις.
page-newer-load = Φόρτωσέ τες τώρα

nowhere = Εδώ δεν υπάρχει τίποτα
nowhere-why = Ίσως η διεύθυνση κόπηκε ή είναι άλλου μαγαζιού.

table-title = Τραπέζι
table-unknown = Τέτοιο τραπέζι δεν υπάρχει. Ίσως ήταν σε άλλο μαγαζί.
table-connecting = Σύνδεση
table-lost = Η σύνδεση χάθηκε. Επανέρχεται μόνη της, και ό,τι έχεις βάλει μένει.
table-starting = Το επόμενο παιχνίδι αρχίζει
table-waiting = Περιμένουμε κάποιον να καθίσει
table-invitation = Στείλε αυτόν τον σύνδεσμο στον φίλο σου. Όποιος τον ανοίξει μπορεί να καθίσει.
table-copy = Αντιγραφή συνδέσμου
table-withdraw = Απόσυρση της προσφοράς
table-copied = Αντιγράφηκε
table-doubled = { $who }: διπλασιασμός, στο { $value }. Με πάσο χάνεις { $cost ->
    [one] 1 πόντο
   *[other] { $cost } πόντους
}.
table-doubles = Διπλασιάζεις, στο { $value }. Περιμένεις απάντηση: { $who }.
table-free = Ελεύθερη καρέκλα
name-guest = Επισκέπτης { $number }
table-free-chair = Μια καρέκλα είναι ελεύθερη.
table-sit = Κάθισε
table-game = Παιχνίδι { $number }
table-score = { $near } { $mine }, { $far } { $theirs }
table-void = Η συνάντηση δεν μετρά: { $why }
void-not-come = ένας παίκτης δεν ήρθε στο παιχνίδι
void-withdrawn = η πρόταση αποσύρθηκε
table-watching = Παρακολουθείς
table-again = Παίξε ξανά
table-again-asked = { $who }: άλλη μία;
table-again-waits = Άλλη μία. Περιμένουμε: { $who }.
table-replay = Δες το ξανά
table-record = Κατέβασε την καταγραφή

chat = Κουβέντα
chat-line = Πες κάτι
chat-send = Στείλε
chat-mute = Μη δείχνεις τι λένε οι άλλοι
chat-hear = Δείξε τι λένε οι άλλοι
chat-unread = { $lines ->
    [one] 1 καινούργιο
   *[other] { $lines } καινούργια
}

# $rolls is how many rolls of the game have been checked.
seal-what = Τι είναι τα σφραγισμένα ζάρια
seal-making = Ζάρια: σφραγίζονται
seal-whole = Σφραγισμένα ζάρια: { $rolls ->
    [0] καμία ζαριά ακόμη
    [one] ελέγχθηκε 1 ζαριά
   *[other] ελέγχθηκαν { $rolls } ζαριές
}
seal-closed = Ζάρια σε σφραγισμένο φάκελο: { $rolls ->
    [0] καμία ζαριά ακόμη
    [one] 1 ζαριά, που θα ελεγχθεί στο τέλος του παιχνιδιού
   *[other] { $rolls } ζαριές, που θα ελεγχθούν στο τέλος του παιχνιδιού
}
seal-lost = Ζάρια: αυτό το παιχνίδι άρχισε σε άλλον περιηγητή. Αυτός εδώ συνεχίζει από την επόμενη ζαριά· αν μία ρίχνεται τώρα, άνοιξε τον άλλον
seal-broken = Τα ζάρια δεν βγαίνουν σωστά: { $why }.
seal-broken-next = Τίποτε άλλο δικό σου δεν αποκαλύπτεται, γι' αυτό το παιχνίδι δεν μπορεί να συνεχιστεί. Κράτησε την καταγραφή: δείχνει τι έγινε.
seal-plain = Απλά ζάρια: τα ρίχνει το μαγαζί, χωρίς απόδειξη
dice-why-own-commit = η δέσμευση αυτού του παιχνιδιού δεν είναι αυτού του περιηγητή. Αν το παιχνίδι άρχισε σε άλλον, συνέχισε εκεί· αν άρχισε εδώ, την άλλαξε το μαγαζί
dice-why-doubled = ήρθε διπλασιασμός αφού είχε ζητηθεί η ζαριά
dice-why-own-anchor = τα ζάρια αυτού του παιχνιδιού γίνονται τώρα σε άλλον περιηγητή. Συνέχισε εκεί· αν δεν άνοιξες κανέναν, τα άλλαξε το μαγαζί
dice-why-chain-ended = ένα μυστικό δεν φτάνει για τόσες ζαριές
dice-why-no-browser = αυτός ο περιηγητής δεν μπορεί να τα ελέγξει ή να κρατήσει το μυστικό τους. Ένας νεότερος μπορεί

settings = Ρυθμίσεις
settings-done = Εντάξει
settings-name = Το όνομά σου
settings-theme = Τάβλι
settings-theme-walnut = Καρυδιά
settings-theme-olive = Ελιά
settings-theme-aegean = Αιγαίο
settings-theme-contrast = Έντονη αντίθεση
settings-scheme = Γύρω
settings-scheme-system = Όπως το σύστημα
settings-scheme-light = Φωτεινό
settings-scheme-dark = Σκούρο
settings-speed = Κίνηση
settings-speed-usual = Ήρεμη
settings-speed-fast = Γρήγορη
settings-speed-still = Καμία
settings-sound = Ήχος
settings-sound-low = Σιγανός
settings-sound-on = Δυνατός
settings-sound-off = Κανένας
settings-click = Ένα κλικ σε πούλι
settings-click-play = το παίζει
settings-click-pick = το σηκώνει
settings-home = Μάζεμα
settings-home-right = δεξιά
settings-home-left = αριστερά
settings-colour = Τα πούλια σου
settings-colour-seat = Όπως κάθεσαι
settings-colour-light = Άσπρα
settings-colour-dark = Μαύρα
settings-roll = Ζάρια
settings-roll-hand = Τα ρίχνεις εσύ
settings-roll-self = Πέφτουν μόνα τους
settings-forced = Αναγκαστικές κινήσεις
settings-forced-hand = Τις κάνεις εσύ
settings-forced-last = Γίνονται, τις εγκρίνεις εσύ
settings-forced-all = Παίζονται μόνες τους
settings-off = Μάζεμα χωρίς επαφή
settings-off-self = Μόνο του
settings-off-hand = Το κάνεις εσύ
settings-words = Τα λόγια σου για τα ζάρια
settings-words-what = Ό,τι γράψεις ανακατεύεται με την τύχη του περιηγητή σου για το επόμενο παιχνίδι. Μένει σε αυτόν τον περιηγητή.
settings-words-any = ό,τι θέλεις

lobby = Ανοιχτά τραπέζια
lobby-empty = Κανείς δεν περιμένει αυτή τη στιγμή. Το μαγαζί έχει πάντα χρόνο.
lobby-taken = Αυτή η καρέκλα μόλις πιάστηκε.
lobby-envelope = ζάρια σε φάκελο
lobby-plain = απλά ζάρια
lobby-open = Άνοιξε τραπέζι

page-tables = Τραπέζια
own = Οι παρτίδες σου
own-on = Παίζονται
own-over = Τελειωμένες
own-empty = Δεν έχεις παίξει ακόμη εδώ. Ό,τι παίζεις μένει εδώ, για να το συνεχίσεις ή να το ξαναδείς.
own-against = Αντίπαλος: { $who }
own-waiting = δεν ήρθε κανείς ακόμη
own-won = νίκη
own-lost = ήττα
own-drawn = ισοπαλία
own-void = δεν μετράει
own-go-on = Στο τραπέζι
own-more = Παλιότερες

rules = Κανόνες
rules-guides = Οδηγοί
rules-of = Οι κανόνες του παιχνιδιού

# What an example says of its position. $result is white, black or draw.
example-dice = Ζάρια { $what }
example-legal = Επιτρέπεται: { $what }
example-illegal = Δεν επιτρέπεται: { $what }, γιατί { $why }
example-turns = Επιτρεπτά παιξίματα: { $what }
example-wins = Ζαριές που κερδίζουν: { $what }
example-over = Το { $what } τελειώνει το παιχνίδι: { $points }
example-ends = Το { $what } τελειώνει το παιχνίδι: { $result ->
    [white] κερδίζουν τα λευκά
    [black] κερδίζουν τα μαύρα
   *[other] ισοπαλία
}
example-try = Δοκίμασέ το
example-again = Από την αρχή

replay = Πώς πήγε
replay-place = Θέση στη συνάντηση
replay-go = Να τρέξει
replay-stop = Στάση
replay-back = Πίσω
replay-on = Μπροστά
replay-check = Έλεγξε τα ζάρια
replay-checking = Τα ζάρια ελέγχονται
replay-never-begun = Ακυρώθηκε πριν αρχίσει: δεν υπάρχει τίποτα να δεις.
replay-keep = Καταγραφή
replay-mat = Αρχείο αγώνα
replay-link = Σύνδεσμος εδώ
replay-position = Η διάταξη ως κείμενο
notation-xgid = XGID
notation-gnubg = GNU Backgammon
notation-opentafl = OpenTafl
notation-alea = alea

# A record that somebody has as a file.
dice-about = Εδώ ο ίδιος ο περιηγητής σου ελέγχει τα ζάρια μιας καταγραφής: του αρχείου που δίνει κάθε τραπέζι όταν τελειώσει το παιχνίδι. Δεν στέλνεται τίποτα πουθενά.
dice-more = Σύγκρινέ την και με άλλα
dice-guide = Πώς δουλεύουν τα σφραγισμένα ζάρια

# Threats, where a player asks for them.
threats = Απειλές για τον βασιλιά
threats-none = Τίποτα που θα τελείωνε το παιχνίδι.
threats-white = Τα λευκά θα μπορούσαν να βγάλουν τον βασιλιά: { $where }.
threats-black = Τα μαύρα θα μπορούσαν να πιάσουν τον βασιλιά: { $where }.
