# What is wrong with something that was typed or lies in a file: parts of a line, without capital letter and full stop.
text-error = { $what } «{ $input }», στήλη { $column }: { $reason }
text-error-excerpt = { $what } «{ $input }», στήλη { $column } όλου του κειμένου: { $reason }
reason-not-ascii = εδώ υπάρχουν μόνο απλοί χαρακτήρες ASCII
reason-blank = εδώ δεν μπαίνει κενό
reason-unexpected = αναμένεται { $expected }, βρέθηκε `{ $found }`
reason-ends = αναμένεται { $expected }, αλλά το κείμενο τελειώνει εδώ
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
reason-too-many-checkers = ο { $who } έχει πάνω από 15 πούλια
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
record-not-json = δεν είναι JSON ({ $message })
record-too-long = μια καταγραφή έχει το πολύ { $most } byte
record-expected = αναμένεται { $expected }
record-missing = λείπει το `{ $key }`
record-unknown-key = εδώ δεν υπάρχει τέτοιο κλειδί
record-version = η έκδοση { $found } δεν είναι γνωστή, μόνο η { $known }
record-no-such-game = δεν υπάρχει τέτοιο παιχνίδι
