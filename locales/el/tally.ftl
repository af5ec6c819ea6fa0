# What `alea dice` says of how dice fell. A figure has a name, how many there were, and how often true dice are so far off.
tally-heading = { $contests ->
    [one] 1 αγώνας
   *[other] { $contests } αγώνες
}, { $rolls ->
    [one] 1 ζαριά
   *[other] { $rolls } ζαριές
}
tally-group = { $who }: { $rolls ->
    [one] 1 ζαριά
   *[other] { $rolls } ζαριές
}
tally-side = όσοι κάθονταν { $side ->
    [first] πρώτοι
   *[second] δεύτεροι
}
tally-all = όλοι μαζί
tally-seen = έπεσαν
tally-expected = αναμένονται
tally-of = από
tally-chance = πιθανότητα
tally-one-in = 1 στις { $number }
tally-doubles = διπλές
tally-ones = ζάρια που δείχνουν 1
tally-twos = ζάρια που δείχνουν 2
tally-threes = ζάρια που δείχνουν 3
tally-fours = ζάρια που δείχνουν 4
tally-fives = ζάρια που δείχνουν 5
tally-sixes = ζάρια που δείχνουν 6
tally-six-six = εξάρες
tally-doubles-in-a-row = οι πιο πολλές διπλές σερί
tally-sixes-in-a-row = οι πιο πολλές σερί με 6
tally-six-six-in-a-row = οι πιο πολλές εξάρες σερί
tally-legend = Πιθανότητα: πόσο συχνά τίμια ζάρια απέχουν τόσο από το αναμενόμενο, ή περισσότερο, αν δει κανείς μόνο αυτόν τον αριθμό· στα σερί, πόσο συχνά είναι τόσες ή περισσότερες.
tally-compared = { $figures } αριθμοί συγκρίθηκαν με τίμια ζάρια. Σε τόσους, περίπου { $far } ξεπερνούν το 1 στις 20 από τύχη και μόνο. Γι' αυτό σημειώνεται ένας αριθμός μόνο αν σε λιγότερους από 1 στους 20 τέτοιους απολογισμούς τίμιων ζαριών υπάρχει ένας σαν κι αυτόν: * σπάνιο, ** δύσκολα τυχαίο.
tally-usual = Τίποτα εδώ δεν είναι σπάνιο: έτσι πέφτουν τα τίμια ζάρια.
tally-rare = * { $who }, { $figure }: σπάνιο, αλλά συμβαίνει και με τίμια ζάρια, σε 1 στους { $reports } τέτοιους απολογισμούς. Περισσότερα παιχνίδια θα δείξουν αν ήταν τύχη.
tally-hardly = ** { $who }, { $figure }: δύσκολα τυχαίο. Με τίμια ζάρια συμβαίνει σε λιγότερους από 1 στους { $reports } τέτοιους απολογισμούς.
tally-openings = { $count ->
    [one] Δεν μετρήθηκε 1 ρίψη με ένα ζάρι ο καθένας, για το ποιος αρχίζει.
   *[other] Δεν μετρήθηκαν { $count } ρίψεις με ένα ζάρι ο καθένας, για το ποιος αρχίζει.
}
tally-not-rolled = { $count ->
    [one] Δεν μετρήθηκε 1 σειρά στην οποία δεν έριξε κανείς, όποια ζάρια κι αν γράφει.
   *[other] Δεν μετρήθηκαν { $count } σειρές στις οποίες δεν έριξε κανείς, όποια ζάρια κι αν γράφουν.
}
tally-verify = Όπου μια καταγραφή έχει απόδειξη των ζαριών της, το `alea verify` λέει με βεβαιότητα αν είναι σωστά.
tally-cannot-be = αγώνας { $contest }, συμβάν { $event }: { $why }
