# Γιατί δεν επιτρέπεται μια κίνηση. Places ($from, $to, $at and so on) are points such as 13 or k10,
# or one of the words bar, off, hand.
refusal-game-over = Το παιχνίδι τελείωσε.
refusal-not-rolled = Δεν έχουν ριχτεί τα ζάρια.
refusal-nothing-there = { $from ->
    [bar] Δεν έχεις τίποτα στη μπάρα.
    [hand] Δεν έχεις πούλια που περιμένουν.
   *[other] Δεν έχεις τίποτα στο { $from }.
}
refusal-no-such-point = Δεν υπάρχει θέση { $point }.
refusal-wrong-way = Τα πούλια πηγαίνουν από τις μεγάλες θέσεις προς τις μικρές.
refusal-no-such-die = Κανένα ζάρι που μένει δεν δείχνει { $pips }.
refusal-turn-complete = Το παίξιμο είναι πλήρες.
refusal-held-by-enemies = { $count } πούλια του αντιπάλου κρατούν τη θέση { $to }.
refusal-held-by-one = Ένα πούλι του αντιπάλου κρατά τη θέση { $to }, και φτάνει.
refusal-held-by-pinner = Στη θέση { $to } ο αντίπαλος έχει πιασμένο δικό σου πούλι.
refusal-pinned = Το πούλι στο { $from } είναι πιασμένο.
refusal-bar-first = { $waiting ->
    [one] Πρώτα μπαίνει το πούλι από τη μπάρα.
   *[other] Πρώτα μπαίνουν τα { $waiting } πούλια από τη μπάρα.
}
refusal-not-all-home = { $rearmost ->
    [bar] Μαζεύεις όταν όλα τα πούλια είναι στο σπίτι, και ένα είναι στη μπάρα.
   *[other] Μαζεύεις όταν όλα τα πούλια είναι στο σπίτι, και ένα είναι στο { $rearmost }.
}
refusal-higher-must-move = Το { $die } παίζεται από το { $higher }, τη μεγαλύτερη θέση.
refusal-must-take-highest = Το { $die } μαζεύει το ψηλότερο πούλι, στο { $highest }, και τίποτε άλλο.
refusal-held-back-by-pin = Δεν μαζεύεις όσο το πούλι στο { $pinned } είναι πιασμένο.
refusal-both-dice = Αλλιώς παίζονται και τα δύο ζάρια, άρα πρέπει να παιχτούν.
refusal-more-dice = Αλλιώς παίζονται { $possible } κινήσεις της διπλής.
refusal-larger-die = Μόνο ένα ζάρι παίζεται, άρα πρέπει να είναι το { $die }.
refusal-unfinished = { $possible ->
    [one] Πρέπει να παιχτεί ένα ζάρι.
   *[other] Πρέπει να παιχτούν { $possible } ζάρια.
}
refusal-not-moved = Δεν έχει γίνει ακόμη κίνηση.
refusal-runner-not-passed = Το πρώτο πούλι, στο { $runner }, πρέπει να περάσει την αφετηρία του αντιπάλου πριν κινηθεί άλλο.
refusal-quadrant-full = Θα έμεναν κλειστές και οι έξι θέσεις της περιοχής από το { $from }.
refusal-too-many-points = Θα κρατούσες πάνω από { $limit } θέσεις στην περιοχή του αντιπάλου.
refusal-locked-in = Θα έμεναν εγκλωβισμένα όλα τα πούλια του αντιπάλου στο { $at }.
refusal-must-open = Τα πούλια του αντιπάλου στο { $at } είναι εγκλωβισμένα. Το εξάπορτο ανοίγει, άρα πρέπει να ανοίξει.
refusal-head-used = { $limit ->
    [one] Μόνο ένα πούλι φεύγει από το κεφάλι σε αυτό το παίξιμο.
   *[other] Μόνο { $limit } πούλια φεύγουν από το κεφάλι σε αυτό το παίξιμο.
}
refusal-block-without-enemy-ahead = Έξι θέσεις στη σειρά από το { $from } θέλουν πούλι του αντιπάλου μπροστά τους.
refusal-hit-checker-stays = Το πούλι που χτύπησε στο { $point } μένει εκεί σε αυτό το παίξιμο.
refusal-not-yours = Το κομμάτι στο { $from } δεν είναι δικό σου.
refusal-not-in-line = Τα κομμάτια κινούνται σε ευθεία, τουλάχιστον ένα σημείο.
refusal-way-blocked = Ένα κομμάτι στο { $at } κλείνει τον δρόμο.
refusal-king-range = { $limit ->
    [one] Ο βασιλιάς κινείται ένα σημείο.
   *[other] Ο βασιλιάς κινείται το πολύ { $limit } σημεία.
}
refusal-king-flanked = Ο βασιλιάς είναι πλαισιωμένος από το { $first } και το { $second } και δεν κινείται.
refusal-restricted = Αυτό το κομμάτι δεν πατά στο σημείο { $point }.

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
