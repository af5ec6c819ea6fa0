# What the commands print, and what is wrong where they are asked for what does not exist. The first are parts of others.
verbatim = { $text }
at = { $place }: { $what }
quote = «{ $text }»
list-comma = { $before }, { $next }
list-and = { $before } και { $next }
list-or = { $before } ή { $next }
count-turns = { $count ->
    [one] 1 παίξιμο
   *[other] { $count } παιξίματα
}
count-moves = { $count ->
    [one] 1 κίνηση
   *[other] { $count } κινήσεις
}
count-plays = { $count ->
    [one] 1 παίξιμο
   *[other] { $count } παιξίματα
}
count-points = { $count ->
    [one] 1 πόντος
   *[other] { $count } πόντοι
}
count-games = { $count ->
    [one] 1 παιχνίδι
   *[other] { $count } παιχνίδια
}
count-runs = { $count ->
    [one] 1 μέτρηση
   *[other] { $count } μετρήσεις
}
count-threads = { $count ->
    [one] 1 νήμα
   *[other] { $count } νήματα
}
standard-output = έξοδος του προγράμματος
progress-left = μένουν { $time }
progress-counting = μέτρημα
progress-playing = παίξιμο
progress-measuring = μέτρηση
progress-replaying = ανάγνωση
progress-checking = έλεγχος

# What the system says of files and of the output.
io-not-found = δεν υπάρχει τέτοιο αρχείο ή φάκελος
io-permission-denied = δεν επιτρέπεται
io-already-exists = υπάρχει ήδη
io-is-a-folder = είναι φάκελος
io-not-a-folder = ένα μέρος της διαδρομής δεν είναι φάκελος
io-storage-full = δεν υπάρχει άλλος χώρος
io-read-only = δεν γράφεται τίποτα εκεί
io-bad-name = το όνομα δεν μπορεί να είναι όνομα αρχείου
io-nobody-reads = δεν το διαβάζει πια κανείς
io-ends-early = τελειώνει πολύ νωρίς
io-not-text = δεν είναι κείμενο σε UTF-8
io-file-too-large = ένα αρχείο δεν μπορεί να γίνει τόσο μεγάλο
io-quota = δεν υπάρχει άλλος χώρος για αυτόν τον χρήστη
io-system = το σύστημα λέει `{ $error }`

# Games, options, players and guides that do not exist.
no-game = δεν υπάρχει παιχνίδι { $name }: το `alea games` τα δείχνει όλα
no-game-near = δεν υπάρχει παιχνίδι { $name }: μήπως { $near }; Το `alea games` τα δείχνει όλα
a-contest = { $contest } είναι αγώνας με περισσότερα παιχνίδια: δώσε ένα από αυτά, { $games }
no-pair = το --rule { $rule } δεν είναι ζευγάρι κλειδιού και τιμής: γράφεται όπως --rule { $example }
no-options = --rule { $rule }: το { $game } δεν έχει επιλογές, άφησέ το
bad-rule = --rule: { $why }· το `alea rules { $game }` εξηγεί τις επιλογές του { $game }
rule-twice = --rule: { $why }· άφησε μόνο το ένα
rules-of-several = --rule: { $contest } είναι αγώνας με περισσότερα παιχνίδια, που έχουν εδώ τους συνηθισμένους τους κανόνες
no-player = { $option } { $name }: δεν υπάρχει τέτοιος παίκτης· υπάρχουν: { $players }
not-its-game = ο παίκτης { $player } δεν παίζει { $game }
no-guide = δεν υπάρχει οδηγός { $topic }: υπάρχουν { $guides }
no-guide-near = δεν υπάρχει οδηγός { $topic }: μήπως { $near }; Το `alea guide` τους δείχνει όλους

# Positions and dice.
bad-position = { $why }· το `alea rules { $game }` δείχνει διατάξεις όπως γράφονται
bad-id = { $why }· δώσε το ID όπως το δείχνει το άλλο πρόγραμμα, ή μια διάταξη με --position
bad-dice = { $why }· γράψε και τα δύο ζάρια, όπως --dice 31
bad-setup = η διάταξη { $position } δεν υπάρχει στο { $game }: { $why }· το `alea rules { $game }` δείχνει μερικές που υπάρχουν
other-board = το { $game } δεν παίζεται στο τάβλι του μπάκγκαμον
foreign-board = το { $game } δεν παίζεται στο τάβλι του μπάκγκαμον, και μόνο αυτό περιγράφουν τα XGID και τα Position ID: δώσε τη διάταξη με --position
without-dice = το { $game } παίζεται χωρίς ζάρια: άφησε το { $argument }
not-first = το --first-turn έρχεται σε αντίθεση με το ctx=turn:{ $turn } της διάταξης: άφησε το ένα
dice-but-over = το --dice έρχεται σε αντίθεση με το { $form }, όπου το παιχνίδι τελείωσε: άφησε το ένα
dice-but-waits = το --dice έρχεται σε αντίθεση με το { $form }, όπου περιμένει απάντηση { $what }: άφησε το ένα
dice-but-rolled = το --dice { $named } έρχεται σε αντίθεση με το { $form }, που έχει ζαριά { $dice }: άφησε το --dice
dice-but-rolled-xgid = το --dice { $named } έρχεται σε αντίθεση με το { $form }, που έχει ζαριά { $dice }: άφησε το --dice, ή γράψε 00 για τα ζάρια του XGID
a-resignation = μια εγκατάλειψη
a-double = ένας διπλασιασμός
a-beaver = ένα μπίβερ
a-raccoon = ένα ρακούν
an-otter = ένα ότερ

# alea games
board-points = Είκοσι τέσσερις θέσεις, δύο ζάρια
board-square = Τετράγωνο με { $lines } γραμμές, χωρίς ζάρια
games-other-name = { $names } για το { $game }
games-other-names = Άλλα ονόματα: { $names }.
games-contest = Ο αγώνας { $contest } έχει { $games } με τη σειρά.
games-read-on = Το `alea rules ΠΑΙΧΝΙΔΙ` λέει πώς παίζεται ένα παιχνίδι, το `alea games ΠΑΙΧΝΙΔΙ` δείχνει τις επιλογές του.
games-one = { $name } ({ $id }): { $about }
games-also = Λέγεται και { $names }
games-no-options = Αυτό το παιχνίδι δεν έχει επιλογές.
games-options = Επιλογές, δίνονται όπως --rule { $example }
games-default = { $values } (προεπιλογή { $default })
games-targets = Συνήθως παίζεται ως τους { $targets } πόντους
games-of-contest = Τα παιχνίδια του έχουν τις δικές τους επιλογές: `alea games { $game }`

# alea turns
turns-title = { $game }, παίζεται το { $dice }
turns-closed-out = Ο x είναι κλεισμένος έξω και δεν ρίχνει: χάνει τη σειρά του.
turns-none = Το { $dice } δεν παίζεται: χάνεται η σειρά.
turns-some = { $turns }.
turns-part = { $turns }, παίζονται { $played } από τα { $all } ζάρια.
turns-rolls = { $turns } για τις 21 ζαριές· το --dice, όπως --dice 31, δείχνει όσα έχει μία.
turns-white = λευκά
turns-black = μαύρα
turns-draw = ισοπαλία
over-drawn = Το παιχνίδι τελείωσε ισόπαλο: { $how }.
over-points = Το παιχνίδι τελείωσε: κέρδισε ο { $who }, { $points }, { $how }.
over-white = Το παιχνίδι τελείωσε: κέρδισαν τα λευκά, { $how }.
over-black = Το παιχνίδι τελείωσε: κέρδισαν τα μαύρα, { $how }.

# alea perft
perft-rolled = το { $form } έχει ζαριά { $dice }, και το perft μετρά τα παιξίματα και των 21 ζαριών: δώσε το χωρίς ζαριά· το `alea turns` δείχνει τα παιξίματα μιας ζαριάς
perft-rolled-xgid = το { $form } έχει ζαριά { $dice }, και το perft μετρά τα παιξίματα και των 21 ζαριών: γράψε 00 για τα ζάρια· το `alea turns` δείχνει τα παιξίματα μιας ζαριάς
perft-ply = βάθος
perft-leaves = φύλλα
perft-seconds = δευτερόλεπτα

# alea simulate
simulate-title = { $game }, { $games }, { $sides }, σπόρος { $seed }
simulate-sides = x { $first }, o { $second }
simulate-sides-square = λευκά { $first }, μαύρα { $second }
simulate-given-up = { $count ->
    [one] 1 παιχνίδι δεν τελείωσε και σταμάτησε.
   *[other] { $count } δεν τελείωσαν και σταμάτησαν.
}
simulate-speed = { $turns } παιξίματα ανά παιχνίδι· { $speed } παιχνίδια/δ. με { $threads }, { $seconds } δ. συνολικά
simulate-drawn = ισοπαλία
simulate-wins = κερδίζει ο { $who }: { $points }
simulate-white = κερδίζουν τα λευκά
simulate-black = κερδίζουν τα μαύρα

# alea bench
bench-title = Ένα νήμα, διάμεσος: { $runs }, σε εκατομμύρια το δευτερόλεπτο
bench-median = διάμεσος
bench-fastest = μέγιστο
bench-rolls = ζαριές
bench-leaves = φύλλα
bench-evaluations = αποτιμήσεις
bench-moves = κινήσεις
bench-met = όριο { $bar }, ναι
bench-not-met = όριο { $bar }, όχι
bench-debug = Αυτό χτίστηκε για αποσφαλμάτωση: χτίσε με --release για αριθμούς που μετρούν.
bench-wrong = { $bench }: λάθος αποτέλεσμα: βρέθηκε { $found }, αναμενόταν { $expected }· άλλαξαν οι κανόνες ή τα δεδομένα
bench-server-title = Διακομιστής και πελάτες σε { $processors } επεξεργαστές· { $system }: σελίδα { $median } ms, p99 { $slow }
bench-server-method = Εντολές το δευτερόλεπτο, σε τυχαίους χρόνους· ms από τότε ως την απάντηση· πυρήνες
bench-server-sealed = Σφραγισμένα ζάρια: { $contests } αγώνες, { $sockets } συνδέσεις
bench-server-plain = Απλά ζάρια: { $contests } αγώνες, { $sockets } συνδέσεις
bench-server-memory = μνήμη: { $socket } KB η σύνδεση, { $contest } KB ο αγώνας, { $whole } MB συνολικά
bench-server-rate = ρυθμός
bench-server-answered = απαντ.
bench-server-p50 = p50
bench-server-p95 = p95
bench-server-p99 = p99
bench-server-max = μέγ.
bench-server-writes = ανά commit
bench-server-server = διακ.
bench-server-clients = πελάτες
bench-server-ceiling = προλαβαίνει { $rate } εντολές το δευτερόλεπτο ({ $bar })
bench-server-no-ceiling = προλαβαίνει όλους τους ρυθμούς, ως { $rate } το δευτερόλεπτο ({ $bar })
bench-server-times = με { $rate } το δευτερόλεπτο οι 99 στις 100 παίρνουν το πολύ { $time } ms ({ $bar })
bench-server-limit-by = με { $rate } { $limit }· { $durable } μόνιμες εγγραφές το δευτερόλεπτο
bench-server-by-clients = όριο είναι οι πελάτες της μέτρησης
bench-server-by-processors = όριο είναι οι επεξεργαστές
bench-server-by-store = όριο είναι το νήμα που αποθηκεύει
bench-server-by-disk = όριο είναι ο δίσκος
bench-server-by-unknown = τίποτα δεν έχει εξαντληθεί
bench-server-cores = επεξεργαστές τότε: διακ. { $server } (αποθήκη { $store }), πελάτες { $clients }, άλλοι { $others }
bench-server-commits = ένα commit { $commit } ms, { $share } % του χρόνου
bench-server-wrong = η μέτρηση δεν συνεχίζεται: { $detail }
bench-server-few = { $players } παίκτες θέλουν από μία σύνδεση: οι { $sockets } του --sockets δεν φτάνουν
bench-server-memory-disk = { $folder }: τα κρατά όλα στη μνήμη· το --data δείχνει φάκελο σε δίσκο
bench-server-files = μια διεργασία ανοίγει ως { $limit } αρχεία και χρειάζονται { $needed }: ανέβασε το όριο (`ulimit -Hn`) ή ζήτησε λιγότερα --sockets
bench-server-limit = το όριο ανοιχτών αρχείων
bench-server-folder = ο φάκελος των προσωρινών αρχείων

# alea position
position-position = Διάταξη
position-opentafl = OpenTafl, με όποιον παίζει στο τέλος
position-gnubg-id = ID του GNU Backgammon
position-xgid = XGID
position-fibs = Γραμμή board του FIBS
position-none = { $name }: δεν γράφεται, { $why }
position-named = { $seat ->
    [bottom] x, κάτω: { $x }· o: { $o }.
   *[top] x, πάνω: { $x }· o: { $o }.
}
position-seat = { $seat ->
    [bottom] Ο x κάθεται κάτω.
   *[top] Ο x κάθεται πάνω.
}
position-score = x { $x }, o { $o }
position-match = Αγώνας ως τους { $points }: { $score }.
position-match-crawford = Αγώνας ως τους { $points }, παιχνίδι Crawford: { $score }.
position-money =
    Παιχνίδι για χρήματα{ $jacoby ->
        [on] {" "}με Jacoby
        [off] {" "}χωρίς Jacoby
       *[unknown] {""}
    }{ $beavers ->
        [on] , μπίβερ
        [off] , χωρίς μπίβερ
       *[unknown] {""}
    }: { $score }.
position-cube = Ο κύβος στο { $value }, του { $owner }.
position-cube-middle = Ο κύβος στο { $value }, στη μέση.
position-over = Το παιχνίδι τελείωσε.
position-over-resigned = Το παιχνίδι εγκαταλείφθηκε.
position-over-passed = Ένας διπλασιασμός δεν έγινε δεκτός.
position-not-begun = Το παιχνίδι δεν έχει αρχίσει.
position-to-roll = Ρίχνει ο { $who }.
position-plays = Ο { $who } παίζει το { $dice }.
position-offered = { $offer ->
    [double] Σε διπλασιασμό απαντά ο { $who }.
    [beaver] Σε μπίβερ απαντά ο { $who }.
    [raccoon] Σε ρακούν απαντά ο { $who }.
   *[otter] Σε ότερ απαντά ο { $who }.
}
position-resigns =
    Ο { $by } εγκαταλείπει { $points ->
        [1] απλό παιχνίδι
        [2] διπλό παιχνίδι
       *[other] τριπλό παιχνίδι
    }, και απαντά ο { $who }.

# alea replay
replay-nothing = δεν βρίσκεται ούτε αγώνας όπως `7 point match` ούτε παιχνίδι ταφλ όπως `1. c17-g17`
replay-record = είναι καταγραφή· το `{ $verify }` την ελέγχει, και το `{ $convert }` τη γράφει ως αρχείο αγώνα ή λίστα κινήσεων
replay-no-name = (χωρίς όνομα)
replay-match = αγώνας: { $points }
replay-money = για χρήματα
replay-series = μια σειρά
replay-heading = { $left } - { $right }, { $length }
replay-heading-square = { $left } - { $right }, { $games }, { $format }
replay-heading-square-length = { $left } - { $right }, { $games }, { $length }, { $format }
replay-list = λίστα κινήσεων
replay-saved = παιχνίδι του OpenTafl
replay-score = { $left } - { $right } μετά από { $games }, { $plays }
replay-illegal-plays = Αντικανονικά παιξίματα, κρατημένα όπως γράφτηκαν:
replay-illegal-moves = Αντικανονικές κινήσεις, κρατημένες όπως γράφτηκαν:
replay-known = Να ξέρεις:
replay-broken-off = διακόπηκε, χωρίς αποτέλεσμα
replay-won = { $who } { $points }: { $how }
replay-won-cube = { $who } { $points }: { $how }, κύβος { $cube }
replay-drawn = ισοπαλία: { $how }
replay-wins = νίκη για { $who }: { $how }
replay-single = απλό
replay-gammon = διπλό
replay-backgammon = τριπλό
replay-drop = πάσο στον διπλασιασμό
replay-unfinished = μισό παιχνίδι

# alea play, before the table is laid and after it.
play-no-home = δεν υπάρχει πού να φυλαχτούν τα παιχνίδια: όρισε HOME ή ALEA_HOME, ή δώσε αρχείο με --save
play-nothing-to-resume = δεν υπάρχει παιχνίδι που να μην τελείωσε· το `alea play` αρχίζει ένα
play-no-terminal = το `alea play` θέλει τερματικό για να σχεδιάσει· τα `alea turns` και `alea simulate` δεν θέλουν
play-no-screen = το τερματικό
play-two-names = --names: δώσε δύο ονόματα με το πολύ 20 γράμματα και κόμμα ανάμεσα, όπως --names Άννα,Νίκος
play-no-entropy = ο υπολογιστής δεν δίνει τυχαίους αριθμούς ({ $why }): δώσε --dice typed ή --dice seed:N
play-elsewhere = { $path }: αυτό το παιχνίδι παίζεται σε άλλο παράθυρο
play-too-long = { $path }: πολύ μεγάλο για καταγραφή
play-no-such-house = η καταγραφή δεν συνεχίζεται: το μαγαζί δεν έχει παίκτη { $player }
play-file-is-there = --save { $path }: διάλεξε αρχείο που δεν υπάρχει ακόμη· το --resume συνεχίζει ένα που υπάρχει
play-is-over = { $path }: αυτός ο αγώνας τελείωσε· το `alea replay` τον δείχνει
play-does-not-fold = η καταγραφή δεν συνεχίζεται: το γεγονός { $event } δεν ταιριάζει ({ $why })
play-other-dice = τα ζάρια της καταγραφής δεν είναι αυτά του μυστικού δίπλα της: μεταφέρθηκε, άλλαξε ή χάθηκε, και ο αγώνας δεν συνεχίζεται
play-to-resume = Το παιχνίδι φυλάχτηκε. Συνέχισε με: { $program } play --resume { $path }
