# The board in the browser: what its places are called, what is read aloud, what its buttons say.
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
