var e=`# The board in the browser: what its places are called, what is read aloud, what its buttons say.
# $colour is light or dark; $place one of the texts named board-place, or the name of a point of a square board.
board-name = Τάβλι
board-help = Με τα βέλη πας από θέση σε θέση. Το Enter πιάνει ένα πούλι και το αφήνει, δύο φορές Enter το παίζει με το πρώτο ζάρι. Backspace: πίσω, Escape: άφησέ το, Ctrl και Enter: παίξε.
board-help-square = Με τα βέλη πας από θέση σε θέση. Το Enter πιάνει ένα κομμάτι και το αφήνει. Backspace: πίσω, Escape: άφησέ το, Ctrl και Enter: παίξε.
board-place-point = θέση { $number }
board-place-bar = μπάρα
board-place-off = έξω
board-empty = { $place }: άδεια
board-checkers = { $place }: { $count ->
    [one] 1 { $colour ->
        [light] άσπρο
       *[dark] μαύρο
    } πούλι
   *[other] { $count } { $colour ->
        [light] άσπρα
       *[dark] μαύρα
    } πούλια
}
board-man = { $place }: { $colour ->
    [light] λευκός
   *[dark] μαύρος
} στρατιώτης
board-king = { $place }: βασιλιάς
board-pinned = { $place }: { $count ->
    [one] 1 { $colour ->
        [light] άσπρο
       *[dark] μαύρο
    } πούλι
   *[other] { $count } { $colour ->
        [light] άσπρα
       *[dark] μαύρα
    } πούλια
} πάνω σε πιασμένο
board-can-move = { $what }, παίζει
board-can-take = { $what }, φτάνεις εδώ
board-picked-up = { $what }, στο χέρι
board-said-picked = Στο χέρι από { $place }. Πάει: { $targets }.
board-said-let-go = Το άφησες.
board-said-step = { $from }, προς { $to }.
board-said-hit = { $from }, προς { $to }, χτύπημα.
board-said-pin = { $from }, προς { $to }, πιάσιμο.
board-said-captures = { $from }, προς { $to }, { $count ->
    [one] 1 στρατιώτης αιχμάλωτος
   *[other] { $count } στρατιώτες αιχμάλωτοι
}.
board-said-back = Πίσω: { $from }, προς { $to }.
board-said-complete = Έτοιμο: παίξ' το, ή πάρ' το πίσω.
board-said-left = Μένουν: { $dice }.
board-said-first = Πρώτα το { $die }.
board-said-stuck = Τίποτα δεν παίζει από { $place }.
board-said-no-turn = Δεν παίζεται τίποτα.
board-dice = Ζάρια { $dice }
board-dice-swap = Ζάρια { $dice }: πρώτα το { $die }
board-dice-play = Ζάρια { $dice }: παίξ' το
board-dice-roll = Ρίξε τα ζάρια
board-cube = Κύβος { $value }
board-cube-of = Κύβος { $value }: { $who }
board-cube-offered = Κύβος { $value }, προσφορά: { $who }
board-to = ως { $points }
board-pips = { $pips ->
    [one] 1 βήμα
   *[other] { $pips } βήματα
}
board-crawford = Crawford
board-on-turn = τώρα
board-quiet = Χωρίς αιχμαλωσία επί { $quiet } κινήσεις
board-seen = Η θέση αυτή έχει ξανασταθεί { $seen ->
    [one] μία φορά
   *[other] { $seen } φορές
}
board-act-undo = Πίσω
board-act-play = Παίξε
board-act-pass-turn = Δεν παίζεται
board-act-roll = Ρίξε
board-act-double = Κύβος στο { $points }
board-act-take = Δέχομαι
board-act-pass = Πάσο
board-act-raise = Μπίβερ
board-act-resign = Εγκαταλείπω
board-act-accept-resignation = Ναι
board-act-refuse-resignation = Όχι
board-act-offer-draw = Προτείνω ισοπαλία
board-act-accept-draw = Ναι στην ισοπαλία
board-act-refuse-draw = Όχι στην ισοπαλία
board-act-claim = Ζητώ τη νίκη
board-act-stop = Στοπ
board-sure = { $act }: σίγουρα
board-not-now = Όχι τώρα
board-sure-points = { $act }, { $points ->
    [one] χάνεις 1 πόντο
   *[other] χάνεις { $points } πόντους
}
`,t=`# Names of games, and what each is in one line (at most 40 letters).
game-backgammon = Μπάκγκαμον
game-portes = Πόρτες
game-plakoto = Πλακωτό
game-fevga = Φεύγα
game-tavla = Τάβλα
game-nackgammon = Νάκγκαμον
game-hypergammon = Χάιπεργκαμον
game-moultezim = Μουλτεζίμ
game-narde = Νάρντε
game-tapa = Τάπα
game-hnefatafl = Χνεφατάφλ
game-hnefatafl-v1 = Χνεφατάφλ, παραλλαγή 1
game-hnefatafl-v2 = Χνεφατάφλ, παραλλαγή 2
game-hnefatafl-v3 = Χνεφατάφλ, παραλλαγή 3
game-tavli = Τάβλι

about-backgammon = με τον κύβο, ένας έως τρεις πόντοι
about-portes = χτύπημα και πόρτες, χωρίς κύβο
about-plakoto = πιάσε το μονό πούλι, πρόσεχε τη μάνα
about-fevga = ίδια φορά και οι δύο, ένα πούλι κλείνει
about-tavla = τουρκικό: όποιος χτυπά στο σπίτι μένει
about-nackgammon = μπάκγκαμον με τέσσερα πούλια πίσω
about-hypergammon = μπάκγκαμον με τρία πούλια
about-moultezim = Φεύγα με όριο στην περιοχή του άλλου
about-narde = ένα πούλι τη φορά φεύγει από το κεφάλι
about-tapa = το βουλγαρικό Πλακωτό, χωρίς μάνα
about-hnefatafl = το τραπέζι του βασιλιά, 19 γραμμές
about-hnefatafl-v1 = ο βασιλιάς κινείται ένα σημείο
about-hnefatafl-v2 = ο βασιλιάς κινείται ένα ή δύο σημεία
about-hnefatafl-v3 = πλαισιωμένος βασιλιάς δεν κινείται
about-tavli = Πόρτες, Πλακωτό και Φεύγα με τη σειρά

# Players of the house.
player-random = παίζει στην τύχη
player-simple = ο θαμώνας
player-static = ένα εκπαιδευμένο δίκτυο
about-player-random = κάθε επιτρεπτό παίξιμο με την ίδια πιθανότητα
about-player-simple = μία κίνηση μπροστά, με όσα λένε οι παίκτες για το παιχνίδι
about-player-static = μία κίνηση μπροστά, με εκπαιδευμένα δίκτυα, στο μπάκγκαμον

# Numbers with their words.
points = { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
}
games = { $games ->
    [one] 1 παιχνίδι
   *[other] { $games } παιχνίδια
}
`,n=`# The table in the terminal. Lines named "hint" have 78 columns; names of menu rows 11, what is chosen there 20,
# what is said about it 40.

name-you = Εσύ
name-house = Το μαγαζί
name-house-number = Το μαγαζί { $number }
name-player = Παίκτης { $number }

menu-subtitle = το καφενείο των επιτραπέζιων
menu-resume = Συνέχεια
menu-game = Παιχνίδι
menu-against = Με
menu-friend = έναν φίλο
menu-friend-about = οι δύο στο ίδιο πληκτρολόγιο
menu-chair = Παίζεις
menu-chair-first = λευκά, ο βασιλιάς
menu-chair-second = μαύρα
menu-length = Διάρκεια
menu-cube = Κύβος
menu-cube-match = με παιχνίδι Crawford
menu-cube-holland = παιχνίδι Crawford, κανόνας Holland
menu-cube-no-crawford = χωρίς παιχνίδι Crawford
menu-cube-money = με Jacoby και μπίβερ
menu-cube-raccoons = με Jacoby, μπίβερ και ρακούν
menu-cube-jacoby = με Jacoby, χωρίς μπίβερ
menu-cube-beavers = με μπίβερ, χωρίς Jacoby
menu-cube-plain = χωρίς Jacoby και μπίβερ
menu-yes = ναι
menu-no = όχι
menu-clock = Ρολόι
menu-clock-delay = { $minutes } λεπτά, { $seconds } δ. αναμονή τη φορά
menu-clock-increment = { $minutes } λεπτά και { $seconds } δ. επιπλέον τη φορά
menu-dice = Ζάρια
menu-dice-system = του υπολογιστή
menu-dice-system-about = κανείς δεν τα ξέρει πριν πέσουν
menu-dice-typed = δικά σου
menu-dice-typed-about = αληθινά ζάρια, τα γράφεις εσύ
menu-language = Γλώσσα
hint-menu = Enter: κάθισε   ↑↓ ←→: διάλεξε   ?: οι κανόνες   q: έξοδος

length-single = ένα παιχνίδι
length-match = ως τους { $points } πόντους
length-money = για χρήματα
crawford-game = Παιχνίδι Crawford

panel-pips = βήματα { $pips }
panel-off = έξω { $off }
panel-men = { $men ->
    [one] 1 στρατιώτης
   *[other] { $men } στρατιώτες
}
panel-cube-middle = κύβος { $stake }
panel-cube-owned = κύβος { $stake }: { $who }
panel-cube-offered = κύβος { $stake }, προσφορά: { $who }
no-play = δεν παίζεται

# What happened. $who is a name or "Εσύ"; the sentences have no verb that it would have to agree with.
line-opening = { $first } { $one }, { $second } { $two }.
line-opening-tie = { $first } { $one }, { $second } { $two }: ξανά.
line-begun = Αρχή: { $who }.
line-rolled = { $who }: ζαριά { $dice }.
line-turn = { $who }: { $play }.
line-double = { $who }: διπλασιασμός.
line-take = { $who }: δεκτός.
line-pass = { $who }: πάσο.
line-raise = { $who }: μπίβερ.
line-refuse-resignation = { $who }: όχι στην εγκατάλειψη.
line-offer-draw = { $who }: πρόταση ισοπαλίας.
line-refuse-draw = { $who }: όχι στην ισοπαλία.
line-resign = { $who }: πρόταση εγκατάλειψης, { $points ->
    [1] απλό παιχνίδι
    [2] διπλό παιχνίδι
   *[other] τριπλό παιχνίδι
}.
line-flag = { $who }: τέλος χρόνου.
line-won = { $who }: { $points }, { $how }.
line-tie = Κανείς δεν κερδίζει: { $how }.
line-contest-won = Νίκη στον αγώνα: { $who }.
line-contest-drawn = Ο αγώνας έληξε ισόπαλος.

hint-next-game = Enter: επόμενο παιχνίδι   ιστορικό   ?: πλήκτρα
hint-opening-dice = Ρίξτε από ένα ζάρι και γράψτε τα, πρώτα του πρώτου παίκτη, όπως 31
hint-dice = Ρίξε τα ζάρια και γράψε τα, όπως 31
hint-roll = Enter: ρίξε   εγκαταλείπω   ?: πλήκτρα
hint-roll-or-double = Enter: ρίξε   κ: κύβος   εγκαταλείπω   ?: πλήκτρα
hint-turn = Γράψε 13/7 ή 13   Βέλη   Tab: όλα   Backspace: πίσω   ?: πλήκτρα
hint-turn-square = Γράψε d4-d9   Βέλη   Tab: όλα   ?: πλήκτρα
hint-confirm = Enter: παίξ' το   Backspace: πίσω   ?: πλήκτρα
hint-double = Η αξία θα διπλασιαζόταν. δ: δέχομαι   π: πάσο
hint-double-raise = Η αξία θα διπλασιαζόταν. δ: δέχομαι   π: πάσο   μπίβερ: διπλά αμέσως
hint-answer = ναι ή όχι
hint-wait = ...
hint-over = Enter: ξανά   ιστορικό   μενού: άλλα παιχνίδια   q: έξοδος
hint-page = ↑↓ PgUp PgDn: κύλιση   Esc: πίσω
hint-turns = ↑↓: διάλεξε   Enter: στήσε το   Esc: πίσω

say-type-dice = Γράψε τα δύο ζάρια, όπως 31.
say-not-understood = Το «{ $text }» δεν είναι ούτε κίνηση ούτε γνωστή λέξη. Το ? δείχνει τα πλήκτρα.
say-save-where = Πού; Όπως: σώσε game.json
say-nothing-asked = Δεν περιμένει καμία ερώτηση.
say-cannot-move = Δεν κινείται τίποτα.
say-cursor = Πήγαινε σε ένα πούλι και πάτησε Enter, ύστερα εκεί που πάει.
say-no-turns-now = Τώρα δεν είναι να παίξεις.
say-too-small = Το τραπέζι θέλει { $width } στήλες και { $height } γραμμές. Μεγάλωσε το παράθυρο.
record-kept = Η καταγραφή είναι στο { $path }.
ask-resign = Εγκαταλείπεις το παιχνίδι, { $points }; ναι ή όχι
ask-resign-value = Για πόσες φορές την αξία, 1 έως { $most }; Όπως: εγκαταλείπω 1
auto-roll-on = Οι ζαριές πέφτουν μόνες τους.
auto-roll-off = Τα ζάρια τα ρίχνεις εσύ.
auto-forced-off = Κάθε πούλι το κινείς εσύ.
auto-forced-last = Οι αναγκαστικές κινήσεις στήνονται, εσύ επιβεβαιώνεις.
auto-forced-all = Τα αναγκαστικά παιξίματα παίζονται μόνα τους.

# Words that are typed. One word each.
word-undo = πίσω
word-clear = καθάρισε
word-turns = παιξίματα
word-log = ιστορικό
word-help = βοήθεια
word-rules = κανόνες
word-auto = αυτόματα
word-mirror = καθρέφτης
word-flip = γύρισε
word-save = σώσε
word-menu = μενού
word-quit = έξοδος
word-yes = ναι
word-no = όχι

title-turns = Παιξίματα που επιτρέπονται
title-log = Τι έγινε
title-help = Πλήκτρα και λέξεις
help-keys =
    Enter, διάστημα    ό,τι λέει η κάτω γραμμή: ρίξε, παίξε, επόμενο
    13/7 8/7           μια κίνηση, όπως γράφεται· 24/16 και με τα δύο ζάρια
    13                 το πούλι στο 13, με το μεγαλύτερο ζάρι
    bar/22, 6/off      μπαίνω και μαζεύω
    d4-d9              μια κίνηση στο Χνεφατάφλ
    ←→↑↓               ο δείκτης· το Enter πιάνει ένα πούλι και το αφήνει
    Tab                όλα τα παιξίματα
    Backspace          μία κίνηση πίσω, ως την αρχή του παιξίματος
    Esc                άφησε, κλείσε, σβήσε
    Ctrl-C             έξοδος· το παιχνίδι φυλάγεται

    Λέξεις, ή τα πρώτα τους γράμματα, και Enter:
    ρίξε  κύβος  δέχομαι  πάσο  μπίβερ  ναι  όχι
    εγκαταλείπω 2      δίνω το παιχνίδι για δύο φορές την αξία
    ισοπαλία           προτείνω ισοπαλία
    στοπ               τέλος στο παιχνίδι για χρήματα, μετά από ένα παιχνίδι
    πίσω  καθάρισε     μία κίνηση πίσω, όλες πίσω
    παιξίματα  ιστορικό  κανόνες   οι αντίστοιχες σελίδες· κανόνες και με F2
    αυτόματα           ζαριές και αναγκαστικά παιξίματα μόνα τους ή όχι
    καθρέφτης  γύρισε  σπίτια αριστερά ή δεξιά· ο άλλος παίκτης κάτω
    σώσε ΑΡΧΕΙΟ        γράφει την καταγραφή και αλλού
    μενού  έξοδος      άλλο παιχνίδι· φεύγεις· ό,τι παίχτηκε φυλάγεται
`,r=`# The pages in the browser: the way in, and the table. What stands on the board itself is in board.ftl.
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
table-score = { $near }\xA0{ $mine }, { $far }\xA0{ $theirs }
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
`,i=`# What a first game is explained with, beside the board; web/src/page/guide.ts says when.
guide = Μια πρώτη παρτίδα με εξηγήσεις
guide-next = Κατάλαβα
guide-end = Χωρίς άλλες εξηγήσεις

# What each game is about, and what is special in it.
guide-aim-backgammon = Τα πούλια σου πάνε από τους μεγάλους αριθμούς στους μικρούς, ως το σπίτι σου, τις θέσεις 1 ως 6. Όταν φτάσουν και τα δεκαπέντε, μαζεύονται. Όποιος μαζέψει πρώτος, κέρδισε.
guide-aim-portes = Τα πούλια σου πάνε από τους μεγάλους αριθμούς στους μικρούς, ως το σπίτι σου, τις θέσεις 1 ως 6. Όταν φτάσουν και τα δεκαπέντε, μαζεύονται. Όποιος μαζέψει πρώτος κέρδισε, και διπλά αν ο άλλος δεν έχει μαζέψει κανένα.
guide-aim-tavla = Τα πούλια σου πάνε από τους μεγάλους αριθμούς στους μικρούς, ως το σπίτι σου, τις θέσεις 1 ως 6. Όταν φτάσουν και τα δεκαπέντε, μαζεύονται. Όποιος μαζέψει πρώτος, κέρδισε.
guide-aim-nackgammon = Τα πούλια σου πάνε από τους μεγάλους αριθμούς στους μικρούς, ως το σπίτι σου, τις θέσεις 1 ως 6. Όταν φτάσουν και τα δεκαπέντε, μαζεύονται. Τέσσερα δικά σου έχουν όλον τον δρόμο μπροστά τους.
guide-aim-hypergammon = Έχεις τρία πούλια, με όλον τον δρόμο μπροστά τους: από τους μεγάλους αριθμούς στους μικρούς, ως το σπίτι σου, τις θέσεις 1 ως 6, και έξω. Όποιος βγάλει πρώτος και τα τρία, κέρδισε.
guide-aim-plakoto = Όλα τα πούλια σου ξεκινούν από το 24 και κατεβαίνουν στο σπίτι σου, τις θέσεις 1 ως 6. Όταν φτάσουν όλα, μαζεύονται. Εδώ κανείς δεν γυρίζει πίσω: όποιο μένει μόνο του μπορεί να πιαστεί.
guide-aim-tapa = Όλα τα πούλια σου ξεκινούν από το 24 και κατεβαίνουν στο σπίτι σου, τις θέσεις 1 ως 6. Όταν φτάσουν όλα, μαζεύονται. Εδώ κανείς δεν γυρίζει πίσω: όποιο μένει μόνο του μπορεί να πιαστεί.
guide-aim-fevga = Και οι δύο τρέχουν προς την ίδια μεριά. Τα πούλια σου ξεκινούν από το 24 και κάνουν τον γύρο ως το σπίτι σου, τις θέσεις 1 ως 6, και έξω. Κανείς δεν χτυπιέται: ένα πούλι αρκεί για να κλείσει τη θέση του στον άλλο.
guide-aim-moultezim = Και οι δύο τρέχουν προς την ίδια μεριά. Τα πούλια σου ξεκινούν από το 24 και κάνουν τον γύρο ως το σπίτι σου, τις θέσεις 1 ως 6, και έξω. Κανείς δεν χτυπιέται: ένα πούλι αρκεί για να κλείσει τη θέση του στον άλλο.
guide-aim-narde = Και οι δύο τρέχουν προς την ίδια μεριά. Τα πούλια σου ξεκινούν από το 24, το κεφάλι, και κάνουν τον γύρο ως το σπίτι σου, τις θέσεις 1 ως 6, και έξω. Κανείς δεν χτυπιέται: ένα πούλι αρκεί για να κλείσει τη θέση του στον άλλο.
guide-aim-hnefatafl = Εδώ δεν έχει ζάρια. Τα λευκά έχουν τον βασιλιά και κερδίζουν όταν φτάσει στην άκρη, οπουδήποτε. Τα μαύρα κερδίζουν αν τον πιάσουν: τέσσερις μαύροι, και από τις τέσσερις πλευρές του.
guide-aim-hnefatafl-v1 = Εδώ δεν έχει ζάρια. Τα λευκά έχουν τον βασιλιά και κερδίζουν όταν φτάσει στην άκρη, οπουδήποτε. Τα μαύρα κερδίζουν αν τον πιάσουν: τέσσερις μαύροι, και από τις τέσσερις πλευρές του. Σε αυτή την παραλλαγή ο βασιλιάς πάει ένα σημείο τη φορά.
guide-aim-hnefatafl-v2 = Εδώ δεν έχει ζάρια. Τα λευκά έχουν τον βασιλιά και κερδίζουν όταν φτάσει στην άκρη, οπουδήποτε. Τα μαύρα κερδίζουν αν τον πιάσουν: τέσσερις μαύροι, και από τις τέσσερις πλευρές του. Σε αυτή την παραλλαγή ο βασιλιάς πάει ένα ή δύο σημεία τη φορά.
guide-aim-hnefatafl-v3 = Εδώ δεν έχει ζάρια. Τα λευκά έχουν τον βασιλιά και κερδίζουν όταν φτάσει στην άκρη, οπουδήποτε. Τα μαύρα κερδίζουν αν τον πιάσουν: τέσσερις μαύροι, και από τις τέσσερις πλευρές του. Σε αυτή την παραλλαγή ο βασιλιάς μένει στη θέση του όσο τον πλαισιώνουν δύο μαύροι.
guide-special-tavla = Όποιο πούλι χτυπήσει μέσα στο σπίτι του μένει εκεί για αυτή τη σειρά: δεν συνεχίζει.
guide-special-plakoto = Το τελευταίο πούλι στο 24 σου είναι η μάνα. Αν πιαστεί εκεί, χάνεις το παιχνίδι διπλό, εκτός αν ο άλλος έχει ακόμη πούλι στη δική του αφετηρία: πάρ' την από εκεί εγκαίρως.
guide-special-fevga = Στην αρχή τρέχει ένα πούλι μόνο του: ώσπου να περάσει την αφετηρία του άλλου, το 12 σου, δεν κουνιέται άλλο. Και δεν επιτρέπεται να κρατάς και τις έξι θέσεις από το 24 ως το 19 όταν τελειώνει η σειρά σου.
guide-special-moultezim = Στην αρχή τρέχει ένα πούλι μόνο του: ώσπου να περάσει την αφετηρία του άλλου, το 12 σου, δεν κουνιέται άλλο. Και κρατάς το πολύ τέσσερις από τις έξι θέσεις όπου ξεκινά ο άλλος, το 12 ως το 7 σου, ούτε και τις έξι δικές σου, το 24 ως το 19.
guide-special-narde = Ένα μόνο πούλι τη φορά φεύγει από το κεφάλι· δύο στην πρώτη σου σειρά, με 3-3, 4-4 ή 6-6. Και έξι θέσεις στη σειρά επιτρέπονται μόνο αν κάποιο πούλι του άλλου τις έχει ήδη περάσει.

# Playing a turn.
guide-roll = Είναι η σειρά σου. Ρίξε τα ζάρια.
guide-move = { $one } και { $two }: κάθε ζάρι πάει ένα πούλι τόσες θέσεις μπροστά, και ένα πούλι μπορεί να παίξει και τα δύο. Ένα κλικ σε πούλι παίζει το πρώτο ζάρι· κλικ στα ζάρια για να παιχτεί πρώτα το άλλο. Ή σύρε το σε ένα από τα σημάδια.
guide-play = Τίποτα δεν έχει κλειδώσει ακόμη: οι κινήσεις παίρνονται πίσω μία μία. Με το Παίξε τελειώνει η σειρά σου. Παίζονται όσα ζάρια γίνεται.
guide-double = Τα ίδια ζάρια παίζονται τέσσερις φορές.
guide-none = Με αυτά τα ζάρια δεν παιζόταν τίποτα: γκέλα. Συμβαίνει, και η σειρά περνά.
guide-bar = Το πούλι σου χτυπήθηκε και στέκεται στην μπάρα. Πρέπει να μπει πρώτο, στο σπίτι του άλλου: με άσο στο 24, με εξάρι στο 19. Όπου στέκονται δύο του άλλου, δεν μπαίνει.
guide-hit = Χτύπησες: εκείνο το πούλι ξαναρχίζει από την μπάρα, και ο άλλος δεν παίζει τίποτε άλλο πριν το βάλει μέσα.
guide-pinned = Ένα δικό σου πιάστηκε: δεν κουνιέται όσο στέκεται πάνω του ο άλλος. Οι θέσεις με πιασμένο πούλι είναι κλειστές για σένα.
guide-pin = Έπιασες ένα: δεν κουνιέται ώσπου να φύγεις από πάνω του. Όσο πιο πολύ μείνει, τόσο το καλύτερο για σένα.
guide-home = Όλα σου είναι στο σπίτι: τώρα μαζεύονται. Το 5 βγάζει ένα από τη θέση 5· αν δεν στέκεται τίποτα εκεί ούτε πιο ψηλά, βγαίνει το ψηλότερο.
guide-cube = Ο κύβος: πριν ρίξεις, μπορείς να προτείνεις να παιχτεί για τα διπλά. Ο άλλος δέχεται, ή δίνει το παιχνίδι για όσο άξιζε ως τώρα.
guide-offered = Σου προτείνουν να παιχτεί για τα διπλά. Δέξου το αν από εδώ κερδίζεις μία στις τέσσερις· με πάσο χάνεις όσο άξιζε ως τώρα.
guide-over = Αυτή ήταν η πρώτη σου παρτίδα. Τα υπόλοιπα είναι στους κανόνες, και το μαγαζί παίζει ξανά όποτε θέλεις.

# How to play it well.
guide-tip-blots = Δύο πούλια μαζί είναι ασφαλή και κρατούν τη θέση τους: πόρτα. Ένα μόνο του μπορεί να χτυπηθεί: κοίτα πόσο μακριά στέκονται τα πούλια του άλλου. Έξι θέσεις ή λιγότερες είναι κοντά.
guide-tip-prime = Οι πόρτες στη σειρά είναι τοίχος. Από έξι δεν περνά κανείς. Κάνε πόρτες κοντά στο σπίτι σου, μπροστά στα τελευταία πούλια του άλλου.
guide-tip-alone = Πήγαινε δύο μαζί στην ίδια θέση όπου μπορείς. Ένα μόνο του βαθιά στο σπίτι σου μπορεί να πιαστεί για όλο το παιχνίδι.
guide-tip-pin = Όσο πιο βαθιά στο σπίτι σου πιάσεις ένα, τόσο περισσότερο περιμένει εκεί, και τόσο αργεί ο άλλος να το φέρει στο δικό του.
guide-tip-spread = Απλώσου: κάθε πούλι σου είναι μια κλειστή θέση. Μερικά δίπλα δίπλα, μπροστά από τα πούλια του άλλου, τα καθυστερούν.
guide-tip-ahead = Κοίτα από πού έχει ακόμη να περάσει ο άλλος, και στάσου εκεί. Άφησε όμως δρόμους και για σένα: οι δικοί σου τοίχοι δεν παραμερίζουν για τα ζάρια σου.

# Without dice.
guide-tafl-move = Έχεις { $colour ->
    [white] τα λευκά, τον βασιλιά και τους στρατιώτες του
   *[black] τα μαύρα, τους στρατιώτες γύρω γύρω
  }. Όλα τα κομμάτια πάνε ίσια, όσο μακριά θέλουν, πάνω από κανέναν. Κάνε κλικ σε ένα για να δεις πού πάει, και μετά κλικ στη θέση.
guide-tafl-taken = Στρατιώτης πιάνεται όταν έχει εχθρό και από τις δύο μεριές του σε μια γραμμή, από αυτόν που κινείται εκεί. Όποιος μπει μόνος του ανάμεσα σε δύο, δεν παθαίνει τίποτα.
guide-tafl-white = Ο βασιλιάς θέλει ανοιχτές γραμμές. Άνοιξε μερικές, στείλε στρατιώτες μπροστά, και απείλησε να φτάσει στην άκρη με δύο τρόπους μαζί.
guide-tafl-black = Κλείσε πρώτα τις γωνίες: στρατιώτες διαγώνια ο ένας στον άλλο δύσκολα πιάνονται, και τίποτα δεν περνά. Με υπομονή πιάνεται ο βασιλιάς.
`,a=`# The page that verifies records in a browser.
verifier-title = Έλεγχος ζαριών
verifier-about = Αυτή η σελίδα ελέγχει τα ζάρια σε καταγραφές του alea. Λειτουργεί από τον δίσκο, δεν στέλνει τίποτα πουθενά και χρησιμοποιεί μόνο την κρυπτογραφία του περιηγητή σου.
verifier-record = Καταγραφή
verifier-log = Ημερολόγιο (αν το έχεις)
verifier-key = Το δημόσιο κλειδί του διακομιστή (αν το έχεις κρατήσει)
verifier-drop = Διάλεξε ένα αρχείο ή άφησέ το εδώ.
verifier-line = Καταγραφή { $line }
verifier-not-legal = Εδώ δεν ελέγχεται αν οι κινήσεις επιτρέπονται, αφού χρειάζονται οι κανόνες· το ελέγχει το \`alea verify\`.
verifier-no-record = Αυτό δεν είναι καταγραφή του alea.
verifier-no-key = Ένα κλειδί είναι 64 ψηφία του δεκαεξαδικού.
verifier-bad-log = Η γραμμή { $line } του ημερολογίου δεν ταιριάζει.
verifier-no-crypto = Αυτός ο περιηγητής δεν δίνει κρυπτογραφία σε αυτή τη σελίδα. Άνοιξέ την από τον δίσκο, με HTTPS ή από το localhost, σε περιηγητή που γνωρίζει το Ed25519.
verifier-running = Γίνεται έλεγχος …
verifier-language = Γλώσσα
`,o=`# Why a command is refused now.
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
`,s=`# The options of the rules: option-KEY what it is about, in one line; name-option-KEY its row in the menu, at most 11 letters;
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
`,c=`# Γιατί δεν επιτρέπεται μια κίνηση. Places ($from, $to, $at and so on) are points such as 13 or k10,
# or one of the words bar, off, hand.
refusal-game-over = το παιχνίδι τελείωσε
refusal-not-rolled = δεν έχουν ριχτεί τα ζάρια
refusal-nothing-there = { $from ->
    [bar] δεν έχεις τίποτα στην μπάρα
    [hand] δεν έχεις πούλια που περιμένουν
   *[other] δεν έχεις τίποτα στο { $from }
}
refusal-no-such-point = δεν υπάρχει θέση { $point }
refusal-wrong-way = τα πούλια πηγαίνουν από τις μεγάλες θέσεις προς τις μικρές
refusal-no-such-die = κανένα ζάρι που μένει δεν δείχνει { $pips }
refusal-turn-complete = το παίξιμο είναι πλήρες
refusal-held-by-enemies = { $count } πούλια του αντιπάλου κρατούν τη θέση { $to }
refusal-held-by-one = ένα πούλι του αντιπάλου κρατά τη θέση { $to }, και φτάνει
refusal-held-by-pinner = στη θέση { $to } ο αντίπαλος έχει πιασμένο δικό σου πούλι
refusal-pinned = το πούλι στο { $from } είναι πιασμένο
refusal-bar-first = { $waiting ->
    [one] πρώτα μπαίνει το πούλι από την μπάρα
   *[other] πρώτα μπαίνουν τα { $waiting } πούλια από την μπάρα
}
refusal-not-all-home = { $rearmost ->
    [bar] μαζεύεις όταν όλα τα πούλια είναι στο σπίτι, και ένα είναι στην μπάρα
   *[other] μαζεύεις όταν όλα τα πούλια είναι στο σπίτι, και ένα είναι στο { $rearmost }
}
refusal-higher-must-move = το { $die } παίζεται από το { $higher }, τη μεγαλύτερη θέση
refusal-must-take-highest = το { $die } μαζεύει το ψηλότερο πούλι, στο { $highest }, και τίποτε άλλο
refusal-held-back-by-pin = δεν μαζεύεις όσο το πούλι στο { $pinned } είναι πιασμένο
refusal-both-dice = αλλιώς παίζονται και τα δύο ζάρια, άρα πρέπει να παιχτούν
refusal-more-dice = αλλιώς παίζονται { $possible } κινήσεις της διπλής
refusal-larger-die = μόνο ένα ζάρι παίζεται, άρα πρέπει να είναι το { $die }
refusal-unfinished = { $possible ->
    [one] πρέπει να παιχτεί ένα ζάρι
   *[other] πρέπει να παιχτούν { $possible } ζάρια
}
refusal-not-moved = δεν έχει γίνει ακόμη κίνηση
refusal-runner-not-passed = το πρώτο πούλι, στο { $runner }, πρέπει να περάσει την αφετηρία του αντιπάλου πριν κινηθεί άλλο
refusal-quadrant-full = θα έμεναν κλειστές και οι έξι θέσεις της περιοχής από το { $from }
refusal-too-many-points = θα κρατούσες πάνω από { $limit } θέσεις στην περιοχή του αντιπάλου
refusal-locked-in = θα έμεναν εγκλωβισμένα όλα τα πούλια του αντιπάλου στο { $at }
refusal-must-open = τα πούλια του αντιπάλου στο { $at } είναι εγκλωβισμένα· το εξάπορτο ανοίγει, άρα πρέπει να ανοίξει
refusal-head-used = { $limit ->
    [one] μόνο ένα πούλι φεύγει από το κεφάλι σε αυτό το παίξιμο
   *[other] μόνο { $limit } πούλια φεύγουν από το κεφάλι σε αυτό το παίξιμο
}
refusal-block-without-enemy-ahead = έξι θέσεις στη σειρά από το { $from } θέλουν πούλι του αντιπάλου μπροστά τους
refusal-hit-checker-stays = το πούλι που χτύπησε στο { $point } μένει εκεί σε αυτό το παίξιμο
refusal-not-yours = το κομμάτι στο { $from } δεν είναι δικό σου
refusal-not-in-line = τα κομμάτια κινούνται σε ευθεία, τουλάχιστον ένα σημείο
refusal-way-blocked = ένα κομμάτι στο { $at } κλείνει τον δρόμο
refusal-king-range = { $limit ->
    [one] ο βασιλιάς κινείται ένα σημείο
   *[other] ο βασιλιάς κινείται το πολύ { $limit } σημεία
}
refusal-king-flanked = ο βασιλιάς είναι πλαισιωμένος από το { $first } και το { $second } και δεν κινείται
refusal-restricted = αυτό το κομμάτι δεν πατά στο σημείο { $point }

# How a game ended, after "Anna: 2 πόντοι,".
end-borne-off = μαζεύτηκαν όλα τα πούλια
end-mother-pinned = πιάστηκε η μάνα
end-both-mothers-pinned = πιάστηκαν και οι δύο μάνες
end-frozen = αδιέξοδο, κανείς δεν μπορεί πια να παίξει
end-king-escaped = ο βασιλιάς έφτασε στην άκρη
end-king-taken = ο βασιλιάς αιχμαλωτίστηκε
end-king-immobile = ο βασιλιάς δεν μπορεί να κινηθεί
end-encircled = τα λευκά είναι περικυκλωμένα
end-no-moves = δεν μένει κίνηση
end-repetition = η ίδια διάταξη τρεις φορές
end-no-capture = πολλή ώρα χωρίς αιχμαλωσία
end-passed = δεν έγινε δεκτός ο διπλασιασμός
end-resigned = εγκατάλειψη
end-agreed = συμφωνήθηκε ισοπαλία
end-time = τελείωσε ο χρόνος
end-recorded = όπως καταγράφηκε
`,l=`# Γιατί ο διακομιστής δεν κάνει ό,τι του ζητάνε.
server-not-yours = δεν παίζεις σε αυτόν τον αγώνα
server-not-open = αυτός ο αγώνας δεν είναι ανοιχτός εδώ
server-unknown-contest = δεν υπάρχει τέτοιος αγώνας
server-stale = στο μεταξύ έγινε κάτι άλλο
server-busy = δεν μπόρεσε να αποθηκευτεί τώρα, άρα δεν έγινε τίποτα
server-damaged = ό,τι έχει αποθηκευτεί γι' αυτό έχει χαλάσει· δεν βοηθά να ξαναζητηθεί
server-reused-id = αυτό το όνομα δόθηκε ήδη σε άλλη εντολή
server-too-many = πολλά μαζί
server-malformed = αυτό δεν είναι μήνυμα: { $detail }
server-terms = αγώνας δεν παίζεται έτσι: { $detail }
server-no-player = το μαγαζί δεν έχει τέτοιον παίκτη γι’ αυτό
server-taken = δεν υπάρχει ελεύθερη καρέκλα
server-not-invited = χρειάζεται πρόσκληση
server-no-name = ένα όνομα έχει από 1 ως 40 γράμματα
server-nobody = πες πρώτα ποιος είσαι
server-origin = αυτή η σελίδα δεν επιτρέπεται να το κάνει
server-not-found = εδώ δεν υπάρχει τίποτα
server-method = αυτό δεν γίνεται εδώ
server-too-long = αυτό είναι πολύ μεγάλο
server-no-mat = ένα αρχείο αγώνα δεν μπορεί να το πει αυτό
server-dice-none = τώρα δεν σφραγίζονται ζάρια αυτής της παρτίδας
server-dice-order = σειρά έχει η ζαριά { $due }, όχι η { $found }
server-dice-early = αυτή η τιμή δεν ζητήθηκε ακόμη
server-dice-commit = δόθηκε άλλη δέσμευση πριν, ή ο άλλος παίκτης έδωσε την ίδια
server-dice-anchor = μια νέα αλυσίδα τιμών παίρνει τη θέση της παλιάς μόνο ανάμεσα σε δύο ζαριές, μετά την τελευταία που έπεσε
server-dice-value = δεν είναι αυτή η τιμή για την οποία δόθηκε δέσμευση

# Τι λέει το \`alea serve\`.
serve-open = το μαγαζί άνοιξε στο { $address }
serve-threads = τα νήματα του διακομιστή
serve-no-config = το { $file } δεν έχει ρυθμίσεις: { $detail }
serve-no-variable = το { $name } δεν γίνεται { $value }
serve-no-keys = το { $file } δεν έχει τα κλειδιά διακομιστή
serve-no-store = το { $file } δεν μπορεί να χρησιμοποιηθεί (\`{ $detail }\`)
serve-full = { $file }: ο δίσκος είναι γεμάτος· ελευθέρωσε χώρο και ξεκίνα πάλι
serve-locked = { $file }: το έχει κλειδώσει άλλο πρόγραμμα· κλείσε εκείνο το πρόγραμμα και ξεκίνα πάλι
serve-damaged = το { $file } δεν είναι βάση δεδομένων αυτού του προγράμματος, ή χάλασε (\`{ $detail }\`)
serve-in-use = στο { $address } ακούει άλλο πρόγραμμα
serve-half-tls = ένα πιστοποιητικό θέλει το κλειδί του: δώσε και τα δύο, --tls-cert και --tls-key
serve-no-certificate = το { $file } δεν έχει πιστοποιητικό· πρέπει να είναι PEM, όπως ανάμεσα σε BEGIN CERTIFICATE και END CERTIFICATE, και ύστερα όσα οδηγούν σε γνωστό
serve-no-tls-key = το { $file } δεν έχει ιδιωτικό κλειδί· πρέπει να είναι PEM και όχι κρυπτογραφημένο
serve-other-key = το { $key } δεν είναι το κλειδί του πιστοποιητικού στο { $cert }· δώσε τα δύο που έγιναν μαζί
serve-bad-certificate = το { $file } δεν κάνει για TLS (\`{ $detail }\`)
server-rematch-not-over = άλλον αγώνα ζητάς όταν τελειώσει αυτός
server-chat-line = μια γραμμή έχει 1 ως { $most } χαρακτήρες, και τίποτε που δεν διαβάζεται
server-chat-too-many = πολλά μαζεμένα· πες το ξανά σε λίγο
server-claim-clock = εδώ αποφασίζει το ρολόι
server-claim-not-awaited = δεν περιμένουμε τον άλλο παίκτη
server-claim-here = ο άλλος παίκτης είναι εδώ
server-claim-early = ο άλλος παίκτης δεν λείπει ακόμη αρκετή ώρα
server-withdraw-seated = κάποιος κάθισε ήδη

# Τι λέει το \`alea db\`.
db-counts = αγώνες: { $contests } (τελειωμένοι: { $over }), συμβάντα: { $events }, γραμμές στο ημερολόγιο των ζαριών: { $leaves }
db-sound = Όλα στέκουν.
db-wrong = το { $file } δεν στέκει σε { $count ->
    [one] ένα σημείο
   *[other] { $count } σημεία
}: κράτησέ το όπως είναι, και βάλε πίσω ένα αντίγραφο με \`alea db restore\`
db-file = το αρχείο έχει βλάβη (\`{ $fault }\`)
db-log = το ημερολόγιο των ζαριών δεν στέκει από τη γραμμή { $leaf } και πέρα (\`{ $why }\`)
db-unreadable = ο αγώνας { $contest } δεν διαβάζεται (\`{ $detail }\`)
db-unread = το ημερολόγιο εγγραφών (WAL) έχει χαλάσει: { $bytes } byte μετά τη φθορά δεν διαβάζονται ({ $pages } σελίδες, { $commits } συναλλαγές)
db-contest = αγώνας { $contest }: { $why }
db-copied = το { $file } είναι αντίγραφο· SHA-256 { $hash }
db-restored = στη θέση του { $file } είναι τώρα το αντίγραφο· ό,τι ήταν εκεί έχει το ίδιο όνομα με .before
db-live = { $folder }: ένας διακομιστής δουλεύει με αυτά τα δεδομένα· σταμάτησέ τον πρώτα
db-exists = το { $file } υπάρχει ήδη· δώσε άλλο αρχείο
db-newer = το { $file } είναι νεότερο από το αντίγραφο, ή δεν διαβάζεται· με --force μπαίνει στη θέση του το αντίγραφο
db-checksum = το { $file } δεν είναι αυτό που λέει το άθροισμα ελέγχου δίπλα του (.sha256), ή δεν υπάρχει άθροισμα· με --force μετράει έτσι κι αλλιώς
keys-now = { $key } υπογράφει τώρα
keys-before = { $key } υπέγραφε πριν
keys-rotated = { $key } είναι το νέο κλειδί· ο διακομιστής υπογράφει με αυτό από την επόμενη εκκίνηση
`,u=`# What a verifier says of the dice of a record. $player is 1 or 2, $who is 0 for the server, 1 or 2 for a player.
dice-pass = ΣΩΣΤΑ: { $games ->
    [one] 1 παιχνίδι
   *[other] { $games } παιχνίδια
}, { $rolls ->
    [one] 1 ζαριά
   *[other] { $rolls } ζαριές
}, όλα όπως είχαν δεσμευτεί όλοι
dice-pass-goes-on = Ο αγώνας συνεχίζεται· ελέγχθηκε ως εδώ.
dice-pass-missed = { $missed ->
    [one] 1 ζαριά έπεσε χωρίς την τιμή του παίκτη που δεν έριχνε.
   *[other] { $missed } ζαριές έπεσαν χωρίς την τιμή του παίκτη που δεν έριχνε.
}
dice-pass-key = με την υπογραφή του κλειδιού { $key }
dice-pass-key-pinned = με την υπογραφή του κλειδιού που δόθηκε
dice-pass-log = Το ημερολόγιο δείχνει κάθε παιχνίδι.
dice-pass-no-log = Δεν δόθηκε ημερολόγιο, οπότε δεν φαίνεται αν παραλείφθηκαν παιχνίδια.
dice-fail = ΛΑΘΟΣ στο βήμα { $step }, παιχνίδι { $game }: { $why }
dice-fail-roll = ΛΑΘΟΣ στο βήμα { $step }, παιχνίδι { $game }, ζαριά { $roll }: { $why }
dice-no-proof = χωρίς απόδειξη: τίποτα στην καταγραφή δεν λέει πώς έπεσαν τα ζάρια

dice-step-record = καταγραφή
dice-step-header = κεφαλίδα
dice-step-signature = υπογραφή
dice-step-index = αρίθμηση
dice-step-roller = ποιος ρίχνει
dice-step-commitment = δέσμευση
dice-step-roll = ζαριά
dice-step-play = κίνηση
dice-step-end = τέλος
dice-step-log = ημερολόγιο

dice-why-record-unreadable = η απόδειξη δεν διαβάζεται
dice-why-record-misplaced = ένα κομμάτι της απόδειξης είναι εκεί όπου δεν ανήκει
dice-why-header-missing = τίποτα δεν δεσμεύει το παιχνίδι: λείπουν η κεφαλίδα και η υπογραφή του
dice-why-header-match = η κεφαλίδα είναι άλλου αγώνα
dice-why-header-number = η κεφαλίδα έχει άλλον αριθμό παιχνιδιού
dice-why-header-game = η κεφαλίδα είναι άλλου παιχνιδιού
dice-why-header-rules = η κεφαλίδα έχει άλλους κανόνες από την καταγραφή
dice-why-header-seen = ο αριθμός του παιχνιδιού είχε ξαναχρησιμοποιηθεί
dice-why-signature-key = το υπέγραψε άλλο κλειδί από αυτό που δόθηκε
dice-why-signature-hash = αυτό που υπογράφηκε δεν προκύπτει από την κεφαλίδα και τις δεσμεύσεις
dice-why-signature-wrong = η υπογραφή δεν είναι του διακομιστή
dice-why-signature-drand = ένας γύρος του drand δεν συμφωνεί με την κεφαλίδα
dice-why-roll-missing = η ζαριά δεν έχει απόδειξη
dice-why-roll-mode = η απόδειξη της ζαριάς είναι άλλου τρόπου από την κεφαλίδα
dice-why-roll-number = σειρά έχει η ζαριά { $due }, κι εκεί βρίσκεται η { $found }
dice-why-anchor-late = νέα αλυσίδα ξεκίνησε αφού είχε ζητηθεί η ζαριά
dice-why-anchor-other = η νέα αλυσίδα { $who ->
    [0] του διακομιστή
   *[other] του παίκτη { $who }
} δεν είναι για αυτή τη ζαριά
dice-why-value-not-released = η ζαριά έχει άλλη τιμή του παίκτη { $player } από αυτή που δόθηκε
dice-why-value-out-of-turn = ο παίκτης { $player } έδωσε τιμή εκτός σειράς
dice-why-value-left-out = ο παίκτης { $player } έμεινε έξω από τη ζαριά
dice-why-value-wrong = η τιμή { $who ->
    [0] του διακομιστή
   *[other] του παίκτη { $who }
} δεν είναι αυτή για την οποία δεσμεύτηκε
dice-why-seed-wrong = ο σπόρος { $who ->
    [0] του διακομιστή
   *[other] του παίκτη { $who }
} δεν είναι αυτός για τον οποίο δεσμεύτηκε
dice-why-seeds-missing = λείπουν οι σπόροι
dice-why-seeds-not-over = οι σπόροι φαίνονται όταν τελειώσει το παιχνίδι
dice-why-dice = τα ζάρια είναι { $first } { $second }, αλλά προκύπτουν { $right_first } { $right_second }
dice-why-play-recorded = έγινε ενάντια στους κανόνες, όπως λέει η ίδια η καταγραφή
dice-why-play-denied = { $why }
dice-why-end-missing = λείπει το υπογεγραμμένο τέλος του παιχνιδιού
dice-why-end-other = το υπογεγραμμένο τέλος λέει κάτι άλλο από την καταγραφή
dice-why-end-events = κάτι έγινε στο παιχνίδι που δεν έχει υπογραφεί
dice-why-log-signed = το ημερολόγιο δεν δείχνει ότι το παιχνίδι υπογράφηκε
dice-why-log-anchor = το ημερολόγιο δεν δείχνει ότι ξεκίνησε νέα αλυσίδα
dice-why-log-ended = το ημερολόγιο δεν δείχνει πώς τελείωσε το παιχνίδι
`,d=`
0 bar: μπάρα
0 bear off: μαζεύω, μαζεύει, μαζεύεις, μαζεύουν, μαζεύεται, μαζεύονται, μαζέψει, μαζέψεις, μαζευτεί, μαζευτούν, μαζεμένο, μάζεμα
0 blot: μονό πούλι, μονά πούλια
0 checker: πούλι, πούλια, πουλιών
0 enter: μπαίνει, μπαίνουν, μπει, μπουν | not dice
0 gap: κενό, κενά
0 home board: σπίτι, σπιτιού, σπίτια | not dice
0 made point: =πόρτα, =πόρτες
0 pip: βήματα
0 point: θέση, θέσεις | not dice
0 prime: εξάπορτο, εξάπορτα, εξάπορτό
0 quadrant: περιοχή, περιοχές, περιοχής
0 start point: αφετηρία, αφετηρίας
1 cocked dice: στραβά ζάρια
1 dance: γκέλα
1 double: διπλή ζαριά, διπλή, διπλές, !απλή ή διπλή, !διπλή νίκη
1 fours, sixes: ντόρτια, εξάρες
1 hit: χτυπώ, χτυπά, χτυπάς, χτυπήσουν, χτυπηθεί, χτυπιέται, χτύπημα, χτύπησε | not dice
1 hit and run: χτυπώ και φεύγω, χτυπάς και φεύγεις
2 double win: διπλό | not cube scoring backgammon nackgammon hypergammon dice
2 frozen: αδιέξοδο
2 mother: μάνα, μάνας, μάνες
2 pin: πιάνει, πιάνεται, πιάνουν, πιαστεί, πιασμένο, πιασμένη, πιασμένα, πιάσεις, πιάσει | only plakoto tapa tavli beginners
2 runner: πρώτο πούλι | only fevga moultezim narde tavli
2 single win: απλό | not dice
2 start quadrant: περιοχή αφετηρίας, περιοχής αφετηρίας
2 tie: ισοπαλία
2 trapping prime: εγκλωβισμός, εγκλωβισμό
2 waiver: εξαίρεση
3 automatic double: αυτόματοι διπλασιασμοί
3 backgammon: τριπλό, τριπλά
3 beaver: μπίβερ
3 Crawford game: παιχνίδι Crawford, Crawford
3 double: διπλασιάζω, διπλασιάζει, διπλασιάζεις, διπλασιάζουν, διπλασιάσει, διπλασιάσεις, διπλασίασε, διπλασιασμός, διπλασιασμό, διπλασιασμού, διπλασιασμοί
3 doubling cube: κύβος, κύβο, κύβου, κύβος του διπλασιασμού, κύβος διπλασιασμού, κύβο διπλασιασμού
3 gammon: διπλό, διπλά | only cube scoring backgammon nackgammon hypergammon
3 Holland rule: Holland
3 Jacoby rule: κανόνας Jacoby, Jacoby
3 match: αγώνας, αγώνα, αγώνες, αγώνων
3 money play: παιχνίδι για χρήματα, για χρήματα
3 otter: ότερ
3 pass: πάσο
3 raccoon: ρακούν
3 redouble: ξαναδιπλασιάζεις, ξαναδιπλασιάσει
3 resign: εγκαταλείπεις, εγκατάλειψη
3 stake: αξία | only cube
3 take: δέχομαι, δέχεται, δέχεσαι, δεχτείς, δεχτεί | only cube
3 Vidos: βίδο
4 block: φράγμα | only narde
4 head: κεφάλι | only narde
4 mars: μαρς
5 Black: τα μαύρα
5 capture: αιχμαλωσία, αιχμαλωσίες, αιχμαλωτίζει, αιχμαλωτίζεις, αιχμαλωτίζουν, αιχμαλωτίσει, αιχμαλωτιστεί
5 centre: κέντρο
5 draw: ισοπαλία
5 edge: άκρη, άκρης
5 encircle: περικυκλωθεί
5 escape: διαφυγή
5 flank: πλαισιώνουν, πλαισιωμένος
5 king: βασιλιάς, βασιλιά
5 man, men: στρατιώτης, στρατιώτη, στρατιώτες
5 piece: κομμάτι, κομμάτια
5 point: σημείο, σημεία
5 repetition: επανάληψη, επανάληψης
5 White: τα λευκά
`,f=[e,t,n,r,i,a,o,s,c,l,u];export{f as default,d as forms};