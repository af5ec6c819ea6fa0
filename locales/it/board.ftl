# The board in the browser: what its places are called, what is read aloud, what its buttons say.
# $colour is light or dark; $place one of the texts named board-place, or the name of a point of a square board.
board-name = Tavoliere
board-help = Con le frecce vai da una punta all'altra. Invio prende una pedina e la posa, due volte Invio la muove con il primo dado. Backspace annulla, Esc lascia, Ctrl e Invio giocano il turno.
board-help-square = Con le frecce vai da un punto all'altro. Invio prende un pezzo e lo posa. Backspace annulla, Esc lascia, Ctrl e Invio giocano la mossa.
board-place-point = punta { $number }
board-place-bar = bar
board-place-off = fuori
board-empty = { $place }: vuota
board-checkers = { $place }: { $count ->
    [one] 1 pedina { $colour ->
        [light] bianca
       *[dark] nera
    }
   *[other] { $count } pedine { $colour ->
        [light] bianche
       *[dark] nere
    }
}
board-man = { $place }: pedina { $colour ->
    [light] bianca
   *[dark] nera
}
board-king = { $place }: re
board-pinned = { $place }: { $count ->
    [one] 1 pedina { $colour ->
        [light] bianca
       *[dark] nera
    }
   *[other] { $count } pedine { $colour ->
        [light] bianche
       *[dark] nere
    }
} su una inchiodata
board-can-move = { $what }, può muovere
board-can-take = { $what }, si può raggiungere
board-picked-up = { $what }, in mano
board-said-picked = In mano da { $place }. Può andare: { $targets }.
board-said-let-go = Lasciata.
board-said-step = { $from }, verso { $to }.
board-said-hit = { $from }, verso { $to }, colpita.
board-said-pin = { $from }, verso { $to }, inchiodata.
board-said-captures = { $from }, verso { $to }, { $count ->
    [one] 1 pedina catturata
   *[other] { $count } pedine catturate
}.
board-said-back = Annullato: { $from }, verso { $to }.
board-said-complete = Il turno è completo: giocalo, o annulla.
board-said-left = Da giocare: { $dice }.
board-said-first = Prima il { $die }.
board-said-stuck = Niente muove da { $place }.
board-said-no-turn = Non si può giocare niente.
board-dice = Dadi { $dice }
board-dice-swap = Dadi { $dice }: prima il { $die }
board-dice-play = Dadi { $dice }: gioca il turno
board-dice-roll = Tira i dadi
board-cube = Cubo { $value }
board-cube-of = Cubo { $value }, di { $who }
board-cube-offered = Cubo { $value }, offre { $who }
board-to = ai { $points }
board-pips = { $pips ->
    [one] 1 pip
   *[other] { $pips } pip
}
board-crawford = Crawford
board-on-turn = di turno
board-quiet = Nessuna cattura da { $quiet } mosse
board-seen = Questa posizione c'è già stata { $seen ->
    [one] una volta
   *[other] { $seen } volte
}
board-act-undo = Annulla
board-act-play = Gioca
board-act-pass-turn = Nessuna mossa
board-act-roll = Tira
board-act-double = Raddoppia a { $points }
board-act-take = Accetto
board-act-pass = Passo
board-act-raise = Beaver
board-act-resign = Mi arrendo
board-act-accept-resignation = Accetto
board-act-refuse-resignation = Rifiuto
board-act-offer-draw = Offri la patta
board-act-accept-draw = Accetto la patta
board-act-refuse-draw = Rifiuto la patta
board-act-claim = Chiedi la vittoria
board-act-stop = Smetti
board-sure = { $act }: sicuro
board-not-now = Non ora
board-sure-points = { $act }, { $points ->
    [one] 1 punto perso
   *[other] { $points } punti persi
}
