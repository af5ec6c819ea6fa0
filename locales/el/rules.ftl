# Γιατί δεν επιτρέπεται μια κίνηση. Places ($from, $to, $at and so on) are points such as 13 or k10,
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
