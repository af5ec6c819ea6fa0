# What a verifier says of the dice of a record. $player is 1 or 2, $who is 0 for the server, 1 or 2 for a player.
dice-pass = GIUSTO: { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, { $rolls ->
    [one] 1 tiro
   *[other] { $rolls } tiri
}, tutto come ciascuno si era impegnato
dice-pass-goes-on = L'incontro continua; fin qui è controllato.
dice-pass-missed = { $missed ->
    [one] 1 tiro è proseguito senza il valore del giocatore che non tirava.
   *[other] { $missed } tiri sono proseguiti senza il valore del giocatore che non tirava.
}
dice-pass-key = firmato con la chiave { $key }
dice-pass-key-pinned = firmato con la chiave indicata
dice-pass-log = Il registro mostra ogni partita.
dice-pass-no-log = Nessun registro è stato dato, quindi non si sa se mancano partite.
dice-fail = SBAGLIATO al passo { $step }, partita { $game }: { $why }
dice-fail-roll = SBAGLIATO al passo { $step }, partita { $game }, tiro { $roll }: { $why }
dice-no-proof = senza prova: nulla nella registrazione dice come sono usciti i dadi

dice-step-record = registrazione
dice-step-header = intestazione
dice-step-signature = firma
dice-step-index = numerazione
dice-step-roller = chi tira
dice-step-commitment = impegno
dice-step-roll = tiro
dice-step-play = mossa
dice-step-end = fine
dice-step-log = registro

dice-why-record-unreadable = la prova non si può leggere
dice-why-record-misplaced = un pezzo della prova sta dove non dovrebbe
dice-why-header-missing = nulla vincola la partita: mancano intestazione e firma
dice-why-header-match = l'intestazione è di un altro incontro
dice-why-header-number = l'intestazione ha un altro numero di partita
dice-why-header-game = l'intestazione è di un altro gioco
dice-why-header-rules = l'intestazione ha regole diverse dalla registrazione
dice-why-header-seen = il numero della partita era già stato usato
dice-why-signature-key = ha firmato una chiave diversa da quella indicata
dice-why-signature-hash = ciò che è firmato non segue dall'intestazione e dagli impegni
dice-why-signature-wrong = la firma non è quella del server
dice-why-signature-drand = un turno di drand contraddice l'intestazione
dice-why-roll-missing = il tiro non ha prova
dice-why-roll-mode = la prova del tiro è di un altro modo rispetto all'intestazione
dice-why-roll-number = tocca al tiro { $due }, e lì sta il tiro { $found }
dice-why-anchor-late = una nuova catena è subentrata dopo la richiesta del tiro
dice-why-anchor-other = la nuova catena { $who ->
    [0] del server
   *[other] del giocatore { $who }
} non è per questo tiro
dice-why-value-not-released = il tiro ha un valore del giocatore { $player } diverso da quello rivelato
dice-why-value-out-of-turn = il giocatore { $player } ha rivelato un valore fuori turno
dice-why-value-left-out = il giocatore { $player } è rimasto fuori dal tiro
dice-why-value-wrong = il valore { $who ->
    [0] del server
   *[other] del giocatore { $who }
} non è quello su cui si era impegnato
dice-why-seed-wrong = il seme { $who ->
    [0] del server
   *[other] del giocatore { $who }
} non è quello su cui si era impegnato
dice-why-seeds-missing = mancano i semi
dice-why-seeds-not-over = i semi si mostrano a partita finita
dice-why-dice = i dadi sono { $first } { $second }, ma ne seguono { $right_first } { $right_second }
dice-why-play-recorded = è accaduto contro le regole, come dice la registrazione stessa
dice-why-play-denied = { $why }
dice-why-end-missing = manca la fine firmata della partita
dice-why-end-other = la fine firmata dice altro rispetto alla registrazione
dice-why-end-events = nella partita è accaduto qualcosa che non è firmato
dice-why-log-signed = il registro non mostra che la partita è stata firmata
dice-why-log-anchor = il registro non mostra che una catena è subentrata
dice-why-log-ended = il registro non mostra come è finita la partita
