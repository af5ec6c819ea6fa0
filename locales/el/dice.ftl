# What a verifier says of the dice of a record. $player is 1 or 2, $who is 0 for the server, 1 or 2 for a player.
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
