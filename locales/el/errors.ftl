# What is wrong with something that was typed or lies in a file: parts of a line, without capital letter and full stop.
text-error = { $what } «{ $input }», στήλη { $column }: { $reason }
text-error-excerpt = { $what } «{ $input }», στήλη { $column } όλου του κειμένου: { $reason }
reason-not-ascii = εδώ υπάρχουν μόνο απλοί χαρακτήρες ASCII
reason-blank = εδώ δεν μπαίνει κενό
reason-unexpected = αναμένεται: { $expected }, βρέθηκε `{ $found }`
reason-ends = αναμένεται: { $expected }, αλλά το κείμενο τελειώνει εδώ
reason-leading-zero = οι αριθμοί γράφονται χωρίς μηδενικά μπροστά
reason-out-of-range = { $what }: από { $min } έως { $max }, βρέθηκε { $found }
reason-listed-twice = { $place ->
    [hand] τα πούλια που περιμένουν γράφονται δύο φορές
    [bar] η μπάρα γράφεται δύο φορές
   *[other] η θέση { $place } γράφεται δύο φορές
}
reason-pin-off-board = { $place ->
    [hand] στο χέρι δεν πιάνεται πούλι: πιάνεται μόνο σε θέση
    [bar] στην μπάρα δεν πιάνεται πούλι: πιάνεται μόνο σε θέση
   *[other] στη θέση { $place } δεν πιάνεται πούλι: πιάνεται μόνο σε θέση
}
reason-unknown-key = άγνωστο κλειδί· αυτό το ταμπλό έχει { $known }
reason-twice = το `{ $key }` δίνεται δύο φορές
reason-row-length = αυτή η γραμμή έχει { $length } σημεία, και η πρώτη έχει { $size }
reason-not-square = γραμμές με { $size } σημεία θέλουν { $size } γραμμές, όχι { $rows }
reason-too-many-checkers = { $who }: πάνω από 15 πούλια
reason-shared = και οι δύο πλευρές στέκονται στη θέση { $point }
reason-missing = λείπει το `{ $key }`
reason-other-size = το ταμπλό έχει { $rows } γραμμές, και αναγγέλλονται { $dim }
reason-unused-bits = τα bit μετά το τελευταίο πούλι πρέπει να είναι μηδέν
reason-match-id = ακολουθεί Match ID, και εδώ διαβάζεται μόνο το Position ID πριν από αυτό
reason-contradicts = { $what }: πρέπει { $expected } με όσα γράφονται πριν, βρέθηκε { $found }
reason-from-off = μαζεμένο πούλι δεν ξαναμπαίνει
reason-no-landing = κανένα πούλι δεν πάει με δική του κίνηση στην μπάρα ή στο χέρι
reason-wrong-way = τα πούλια πάνε σε μικρότερες θέσεις, και το { $to } δεν είναι μικρότερο από το { $from }

# What a moment of a match cannot be.
nonsense-no-points = ένας αγώνας παίζεται τουλάχιστον ως τον έναν πόντο
nonsense-match-over = με { $score } πόντους ένας αγώνας ως τους { $points } έχει τελειώσει
nonsense-not-crawford = δεν είναι το παιχνίδι Crawford: κανείς δεν θέλει μόνο έναν πόντο
nonsense-crawford-cube = στο παιχνίδι Crawford ο κύβος μένει στη μέση, στο 1
nonsense-cube-too-large = ο κύβος φτάνει το πολύ στο 2 στη δύναμη { $most }, βρέθηκε { $power }
nonsense-beyond-limit = ο κύβος είναι στο 2 στη δύναμη { $power }, και φτάνει ως το 2 στη δύναμη { $limit }
nonsense-owned-at-one = ο κύβος στο 1 δεν είναι κανενός
nonsense-not-his-cube = όποιος έχει σειρά δεν μπορεί να διπλασίασε: ο κύβος είναι του αντιπάλου
nonsense-not-raised = περιμένει { $offer }, άρα ο κύβος είναι του αντιπάλου, στο { $least } ή πιο πάνω
nonsense-no-raises = εδώ δεν μπορεί να προτάθηκε { $offer }
offer-double = διπλασιασμός
offer-beaver = μπίβερ
offer-raccoon = ρακούν
offer-otter = ότερ

# Why a notation of another program cannot say a position.
encode-hand = ο { $who } έχει πούλια που περιμένουν, και αυτή η γραφή δεν έχει θέση γι' αυτά
encode-pinned = ο { $who } έχει πιασμένο πούλι στη θέση { $point }, και αυτή η γραφή δεν ξέρει πιασμένα
encode-too-many = ο { $who } έχει { $count } πούλια, και αυτή η γραφή έχει 15 για τον καθένα
encode-stage = { $what }, και αυτή η γραφή δεν μπορεί να το πει
encode-too-large = { $what }: { $found }, και αυτή η γραφή φτάνει ως το { $most }
encode-name = ένα όνομα σε αυτή τη γραφή είναι ASCII χωρίς κενά και άνω κάτω τελείες

# Why a position is none of a game. x and o are sides of the 24 points; w, b and k White, Black and the king.
setup-wrong-board = δεν είναι το ταμπλό αυτού του παιχνιδιού
setup-too-many = { $who ->
    [k] υπάρχουν { $count } βασιλιάδες, και το παιχνίδι έχει έναν
    [w] τα λευκά έχουν { $count } στρατιώτες, και το παιχνίδι έχει { $limit }
    [b] τα μαύρα έχουν { $count } στρατιώτες, και το παιχνίδι έχει { $limit }
   *[other] ο { $who } έχει { $count } πούλια, και το παιχνίδι έχει { $limit }
}
setup-not-pinned = ο { $who } σημειώνεται πιασμένος στο { $point }, αλλά εκεί δεν υπάρχει μονό πούλι κάτω από πούλι του αντιπάλου
setup-no-bar = ο { $who } έχει πούλια στην μπάρα, και αυτό το παιχνίδι δεν έχει μπάρα
setup-no-hand = ο { $who } έχει πούλια που περιμένουν, και σε αυτό το παιχνίδι όλα αρχίζουν στο τάβλι
setup-nobody-left = και οι δύο πλευρές έχουν μαζέψει όλα τα πούλια
setup-both-closed-out = και οι δύο περιμένουν έξω από κλειστό σπίτι, και καμία κίνηση δεν οδηγεί εκεί ούτε από εκεί
setup-runner-rule = ο { $who } κίνησε δεύτερο πούλι πριν το πρώτο περάσει την αφετηρία του αντιπάλου
setup-turn-zero = τα παιξίματα μετριούνται από το 1
setup-turn-not-counted = κανένας κανόνας αυτού του παιχνιδιού δεν μετρά παιξίματα, άφησε το `turn`
setup-seen-too-often = { $seen ->
    [1] διάταξη που εμφανίστηκε ήδη μία φορά θέλει τουλάχιστον { $least } κινήσεις χωρίς αιχμαλωσία, και υπάρχουν { $quiet }
   *[other] διάταξη που εμφανίστηκε ήδη { $seen } φορές θέλει τουλάχιστον { $least } κινήσεις χωρίς αιχμαλωσία, και υπάρχουν { $quiet }
}
setup-no-king = δεν υπάρχει βασιλιάς στο ταμπλό

# Why options of the rules are refused.
rule-none = δεν υπάρχει επιλογή { $key }: αυτό το παιχνίδι δεν έχει επιλογές
rule-unknown = δεν υπάρχει επιλογή { $key }: αυτό το παιχνίδι έχει { $keys }
rule-bad-value = το { $key } δεν γίνεται { $value }: διάλεξε { $allowed }
rule-given-twice = το { $key } δίνεται δύο φορές

# Why a contest cannot be played so.
terms-no-game = ένας αγώνας θέλει παιχνίδι
terms-no-points = ένας αγώνας παίζεται τουλάχιστον ως τον έναν πόντο
terms-already-won = το αρχικό σκορ τελειώνει τον αγώνα πριν αρχίσει
terms-no-crawford = το παιχνίδι Crawford έχει παιχτεί μόνο όπου υπάρχει και κάποιος θέλει έναν πόντο
terms-no-starter = το πρώτο παιχνίδι το αρχίζουν τα ζάρια, άρα δεν ορίζεται ποιος αρχίζει
terms-no-cube = ένα παιχνίδι αυτού του αγώνα παίζεται χωρίς κύβο
terms-no-holland = ο κανόνας Holland είναι για αγώνες με τον κανόνα Crawford
terms-money-only = ο κανόνας Jacoby, οι αυτόματοι διπλασιασμοί, τα μπίβερ, ρακούν και ότερ είναι για παιχνίδι για χρήματα
terms-too-many-doubles = το πολύ 10 αυτόματοι διπλασιασμοί

# What is wrong with a record.
record-error = καταγραφή: { $reason }
record-error-at = καταγραφή, { $place }: { $reason }
record-error-line = καταγραφή, γραμμή { $line }: { $reason }
record-error-line-at = καταγραφή, γραμμή { $line }, { $place }: { $reason }
record-not-json = δεν είναι JSON από τη γραμμή { $line }, στήλη { $column }, και μετά
record-twice = το κλειδί `{ $key }` υπάρχει δύο φορές
record-cut-off = τελειώνει στη μέση της καταγραφής, στη γραμμή { $line }
record-too-much = η γραμμή { $line } έχει περισσότερα από όσα έχει μια καταγραφή
record-too-long = μια καταγραφή έχει το πολύ { $most } byte
record-expected = αναμένεται: { $expected }
record-missing = λείπει το `{ $key }`
record-unknown-key = εδώ δεν υπάρχει τέτοιο κλειδί
record-version = η έκδοση { $found } δεν είναι γνωστή, μόνο η { $known }
record-no-such-game = δεν υπάρχει τέτοιο παιχνίδι

# What readers call the parts of a text, and what they expect in them. The keys are made of the English words (said/phrase.rs).
phrase-FIBS-board = γραμμή board του FIBS
phrase-XGID = XGID
phrase-position-ID = Position ID
phrase-position-and-match-ID = Position ID και Match ID
phrase-dice = ζάρια
phrase-turn = παίξιμο
phrase-position = διάταξη
phrase-OpenTafl-rules = κανόνες του OpenTafl
phrase-OpenTafl-position = διάταξη του OpenTafl
phrase-the-length-of-the-match = το μήκος του αγώνα
phrase-the-score = το σκορ
phrase-the-checkers-on-a-point = τα πούλια σε μια θέση
phrase-the-mark-of-who-is-on-roll = το σημάδι όποιου έχει σειρά
phrase-the-cube = ο κύβος
phrase-the-mark-of-a-double = το σημάδι του διπλασιασμού
phrase-the-number-of-checkers-that-can-move = ο αριθμός των πουλιών που κινούνται
phrase-the-field-of-a-forced-move = το πεδίο της αναγκαστικής κίνησης
phrase-the-field-of-the-Crawford-game = το πεδίο του παιχνιδιού Crawford
phrase-the-number-of-redoubles = ο αριθμός των διπλασιασμών
phrase-the-end-after-52-fields = το τέλος μετά από 52 πεδία
phrase-the-mark-of-who-may-double = το σημάδι όποιου μπορεί να διπλασιάσει
phrase-a-name = ένα όνομα
phrase-a-die = ένα ζάρι
phrase-two-dice-are-1-to-6-or-both-0-before-the-roll = δύο ζάρια είναι 1 έως 6, ή και τα δύο 0 πριν από τη ζαριά
phrase-1-or-minus1-for-the-colour = `1` ή `-1` για το χρώμα
phrase-1-or-minus1-for-the-direction = `1` ή `-1` για τη φορά
phrase-the-home = το σπίτι
phrase-the-bar = η μπάρα
phrase-this-is-the-bar-of-the-other-player = αυτή είναι η μπάρα του άλλου παίκτη
phrase-the-viewer = ο θεατής
phrase-the-opponent = ο αντίπαλος
phrase-the-number-of-checkers-borne-off = ο αριθμός των μαζεμένων πουλιών
phrase-the-number-of-checkers-on-the-bar = ο αριθμός των πουλιών στην μπάρα
phrase-the-players-have-rolled-two-different-things = οι παίκτες έχουν δύο διαφορετικές ζαριές
phrase-a-double-waits-for-its-answer-so-nothing-is-rolled = ένας διπλασιασμός περιμένει απάντηση, άρα δεν υπάρχει ζαριά
phrase-the-cube-must-be-a-power-of-two = ο κύβος πρέπει να είναι δύναμη του δύο
phrase-nobody-may-double-so-the-cube-belongs-to-nobody-who-is-known = κανείς δεν μπορεί να διπλασιάσει, άρα δεν φαίνεται ποιου είναι ο κύβος
phrase-26-characters-for-the-board = 26 χαρακτήρες για το τάβλι
phrase-the-player-at-the-bottom = ο παίκτης κάτω
phrase-the-player-at-the-top = ο παίκτης πάνω
phrase-minus-or-a-to-o-for-the-bar-of-the-player-at-the-top = `-` ή `a` έως `o` για την μπάρα του παίκτη πάνω
phrase-minus-or-A-to-O-for-the-bar-of-the-player-at-the-bottom = `-` ή `A` έως `O` για την μπάρα του παίκτη κάτω
phrase-minus-A-to-O-or-a-to-o = `-`, `A` έως `O` ή `a` έως `o`
phrase-1-minus1-or-0-for-the-owner-of-the-cube = `1`, `-1` ή `0` για τον κάτοχο του κύβου
phrase-1-or-minus1-for-who-is-on-roll = `1` ή `-1` για όποιον έχει σειρά
phrase-the-field-of-Crawford-and-Jacoby = το πεδίο Crawford και Jacoby
phrase-the-largest-cube = ο μεγαλύτερος κύβος
phrase-the-end-after-ten-fields = το τέλος μετά από δέκα πεδία
phrase-the-field-of-Crawford = το πεδίο Crawford
phrase-two-dice-00-D-B-or-R = δύο ζάρια, `00`, `D`, `B` ή `R`
phrase-two-dice = δύο ζάρια
phrase-14-letters-digits-plus-or-slash = 14 γράμματα, ψηφία, `+` ή `/`
phrase-no-more-than-14-characters = όχι πάνω από 14 χαρακτήρες
phrase-the-player-on-roll = ο παίκτης που έχει σειρά
phrase-14-letters-digits-plus-or-slash-then-colon = 14 γράμματα, ψηφία, `+` ή `/`, και μετά `:`
phrase-12-letters-digits-plus-or-slash = 12 γράμματα, ψηφία, `+` ή `/`
phrase-no-more-than-12-characters-of-a-match-ID = όχι πάνω από 12 χαρακτήρες ενός Match ID
phrase-the-bits-of-the-cubes-owner-name-nobody = τα bit του κατόχου του κύβου δεν λένε κανέναν
phrase-the-last-five-bits-must-be-zero = τα πέντε τελευταία bit πρέπει να είναι μηδέν
phrase-money-play-has-no-Crawford-game = το παιχνίδι για χρήματα δεν έχει παιχνίδι Crawford
phrase-the-bits-of-the-state-name-none = τα bit της κατάστασης δεν λένε καμία
phrase-it-is-the-other-player-who-decides = αποφασίζει ο άλλος παίκτης
phrase-nothing-is-offered-before-the-game-begins = τίποτα δεν προτείνεται πριν αρχίσει το παιχνίδι
phrase-the-dice-must-be-two-of-1-to-6-or-both-0 = τα ζάρια πρέπει να είναι δύο από 1 έως 6, ή και τα δύο 0
phrase-the-cube-as-a-power-of-two = ο κύβος ως δύναμη του δύο
phrase-an-otter-waits-for-its-answer = ένα ότερ περιμένει απάντηση
phrase-two-dice-only = μόνο δύο ζάρια
phrase-a-die-1-to-6 = ένα ζάρι, 1 έως 6
phrase-a-blank-or-the-end = κενό ή το τέλος
phrase-paren-a-blank-or-the-end = `(`, κενό ή το τέλος
phrase-slash-paren-a-blank-or-the-end = `/`, `(`, κενό ή το τέλος
phrase-star-slash-paren-a-blank-or-the-end = `*`, `/`, `(`, κενό ή το τέλος
phrase-a-number-of-checkers = ένας αριθμός πουλιών
phrase-a-point = μια θέση
phrase-a-point-bar-hand-or-off = μια θέση, `bar`, `hand` ή `off`
phrase-xis-or-the-top-row-of-a-square-board = `x=` ή η πάνω γραμμή ενός τετράγωνου ταμπλό
phrase-a-key = ένα κλειδί
phrase-the-number = ο αριθμός
phrase-the-end = το τέλος
phrase-a-count = ένα πλήθος
phrase-a-point-bar-or-hand = μια θέση, `bar` ή `hand`
phrase-quiet-and-seen = `quiet` και `seen`
phrase-w-or-b = `w` ή `b`
phrase-a-run-of-empty-points = μια σειρά από άδεια σημεία
phrase-a-number-t-T-or-K = ένας αριθμός, `t`, `T` ή `K`
phrase-a-number-t-T-K-or-slash = ένας αριθμός, `t`, `T`, `K` ή `/`
phrase-the-length-of-a-row = το μήκος μιας γραμμής
phrase-a-key-and-a-colon-as-in-esccolone = ένα κλειδί και `:`, όπως `esc:e`
phrase-the-size-of-the-board = το μέγεθος του ταμπλό
phrase-the-game-has-not-begun = το παιχνίδι δεν έχει αρχίσει
phrase-the-game-is-over = το παιχνίδι τελείωσε
phrase-a-resignation-waits-for-its-answer = μια εγκατάλειψη περιμένει απάντηση
phrase-a-double-waits-for-its-answer = ένας διπλασιασμός περιμένει απάντηση
phrase-a-beaver-waits-for-its-answer = ένα μπίβερ περιμένει απάντηση
phrase-a-raccoon-waits-for-its-answer = ένα ρακούν περιμένει απάντηση
phrase-a-text = ένα κείμενο
phrase-true-or-false = true ή false
phrase-a-text-or-a-whole-number = ένα κείμενο ή ένας ακέραιος αριθμός
phrase-an-object = ένα αντικείμενο
phrase-a-version-a-whole-number = μια έκδοση, ακέραιος αριθμός
phrase-two-names = δύο ονόματα
phrase-a-list-of-events = μια λίστα γεγονότων
phrase-a-list-of-games = μια λίστα παιχνιδιών
phrase-winner-roll-or-alternate = `winner`, `roll` ή `alternate`
phrase-single-money-or-points = `single`, `money` ή `points`
phrase-a-number-of-points = ένας αριθμός πόντων
phrase-a-number-of-doubles = ένας αριθμός διπλασιασμών
phrase-either-delay-or-increment = ή `delay` ή `increment`
phrase-a-number-of-milliseconds = ένας αριθμός χιλιοστών του δευτερολέπτου
phrase-two-scores = δύο σκορ
phrase-a-number-of-games = ένας αριθμός παιχνιδιών
phrase-a-type-of-events = ένα είδος γεγονότος
phrase-a-time-in-milliseconds = ένας χρόνος σε χιλιοστά του δευτερολέπτου
phrase-a-list-of-steps = μια λίστα κινήσεων
phrase-from-where-and-to-where = από πού και προς τα πού
phrase-how-many-times-the-stake = πόσες φορές η αξία
phrase-a-reason-why-games-end = ένας λόγος που τελειώνουν παιχνίδια
phrase-a-reason-why-contests-end = ένας λόγος που τελειώνουν αγώνες
phrase-two-dice-from-1-to-6 = δύο ζάρια από 1 έως 6
phrase-first-or-second = `first` ή `second`
phrase-first-second-or-null = `first`, `second` ή null
phrase-bytes-in-base-16-lower-case = byte σε βάση 16, με πεζά
phrase-colon-and-52-fields-in-all = `:` και 52 πεδία συνολικά
phrase-colon-and-a-match-ID-behind-14-characters = `:` και Match ID μετά από 14 χαρακτήρες
phrase-a-blank-and-w-or-b-since-OpenTafl-does-not-say-who-moves = κενό και `w` ή `b`, γιατί το OpenTafl δεν λέει ποιος παίζει
phrase--or-a-blank-and-ois = `,` ή κενό και `o=`
phrase-a-blank-and-w-or-b = κενό και `w` ή `b`
phrase-none-beavers-raccoons-or-otters = `none`, `beavers`, `raccoons` ή `otters`
phrase-colon-and-ten-fields-in-all = `:` και δέκα πεδία συνολικά
