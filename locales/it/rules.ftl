# Why a step or a turn is refused. Places ($from, $to, $at and so on) are points such as 13 or k10,
# or one of the words bar, off, hand.
refusal-game-over = la partita è finita
refusal-not-rolled = i dadi non sono ancora stati tirati
refusal-nothing-there = { $from ->
    [bar] non hai niente sul bar
    [hand] non hai pedine in mano
   *[other] non c'è niente di tuo su { $from }
}
refusal-no-such-point = il tavoliere non ha un punto { $point }
refusal-wrong-way = le pedine vanno dalle punte alte alle basse
refusal-no-such-die = nessun dado rimasto segna { $pips }
refusal-turn-complete = la giocata è completa
refusal-held-by-enemies = { $count } pedine avversarie occupano la punta { $to }
refusal-held-by-one = una pedina avversaria occupa la punta { $to }, e basta a chiuderla
refusal-held-by-pinner = sulla punta { $to } l'avversario ha inchiodato una tua pedina
refusal-pinned = la pedina su { $from } è inchiodata
refusal-bar-first = { $waiting ->
    [one] prima rientra la pedina sul bar
   *[other] prima rientrano le { $waiting } pedine sul bar
}
refusal-not-all-home = { $rearmost ->
    [bar] per portare fuori servono tutte le pedine in casa, e una è sul bar
   *[other] per portare fuori servono tutte le pedine in casa, e una è su { $rearmost }
}
refusal-higher-must-move = il { $die } si gioca da { $higher }, la punta più alta
refusal-must-take-highest = il { $die } porta fuori la pedina più alta, su { $highest }, e nient'altro
refusal-held-back-by-pin = non si porta fuori nulla finché la pedina su { $pinned } è inchiodata
refusal-both-dice = in un altro modo si giocano entrambi i dadi, e allora si devono giocare
refusal-more-dice = in un altro modo si giocano { $possible } mosse del doppio
refusal-larger-die = si gioca un dado solo, e dev'essere il { $die }
refusal-unfinished = { $possible ->
    [one] bisogna giocare un dado
   *[other] bisogna giocare { $possible } dadi
}
refusal-not-moved = non hai ancora mosso niente
refusal-runner-not-passed = la prima pedina, su { $runner }, deve superare la partenza avversaria prima che ne muova un'altra
refusal-quadrant-full = resterebbero occupate tutte e sei le punte del quadrante da { $from }
refusal-too-many-points = resterebbero occupate più di { $limit } punte del quadrante avversario
refusal-locked-in = resterebbero intrappolate tutte le pedine avversarie su { $at }
refusal-must-open = le pedine avversarie su { $at } sono intrappolate; il muro si può aprire, quindi si deve
refusal-head-used = { $limit ->
    [one] una sola pedina può lasciare la testa in questo turno
   *[other] solo { $limit } pedine possono lasciare la testa in questo turno
}
refusal-block-without-enemy-ahead = sei punte di fila da { $from } vogliono una pedina avversaria oltre
refusal-hit-checker-stays = la pedina che ha colpito su { $point } resta lì per questo turno
refusal-not-yours = il pezzo su { $from } non è tuo
refusal-not-in-line = i pezzi muovono in linea retta, almeno di un punto
refusal-way-blocked = un pezzo su { $at } sbarra la strada
refusal-king-range = { $limit ->
    [one] il re muove di un punto
   *[other] il re muove al massimo di { $limit } punti
}
refusal-king-flanked = il re è stretto da { $first } e { $second } e non può muovere
refusal-restricted = questo pezzo non può usare il punto { $point }

# How a game ended, after "Anna: 2 punti,".
end-borne-off = tutte le pedine fuori
end-mother-pinned = la madre è inchiodata
end-both-mothers-pinned = entrambe le madri sono inchiodate
end-frozen = stallo, nessuno può più muovere
end-king-escaped = il re ha raggiunto il bordo
end-king-taken = il re è catturato
end-king-immobile = il re non può muovere
end-encircled = il Bianco è accerchiato
end-no-moves = nessuna mossa possibile
end-repetition = la stessa posizione tre volte
end-no-capture = troppo tempo senza catture
end-passed = il raddoppio è stato rifiutato
end-resigned = resa
end-agreed = patta d'accordo
end-time = tempo scaduto
end-recorded = come registrato
