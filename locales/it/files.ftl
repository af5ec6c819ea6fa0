# File di match: che cosa si perde scrivendone uno in un altro formato, perché non si può, e se una registrazione è a posto.
convert-contest = { $file }, match { $contest }
convert-lost = si perde: { $what }
convert-refused = non scritto: { $why }
convert-no-format = { $file }: il nome non dice il formato; indicalo con { $option }, uno fra { $formats }
expected-format = qui ci vuole uno fra { $formats }
convert-exists = { $file } esiste già; con --force si riscrive
convert-too-long = più lungo di { $most } MiB, come nessun file del suo genere
files-several = un file di questo formato contiene un match, e questi sono { $contests }
files-too-long = il file sarebbe più lungo di quanto possano essere i file di questo formato
files-unreadable = un nome, un'etichetta o un altro testo è più lungo di quanto questo formato contenga, o sarebbe letto come altro

standard-input = ingresso del programma
files-not-text = riga { $line }: non è UTF-8
files-nothing = non contiene nessun match

loss-times = quando sono successe le cose
loss-proofs = ciò che prova i dadi
loss-clock = come corre l'orologio
loss-next-starter = chi comincia la partita seguente
loss-flag = partita { $game }: che è scaduto il tempo; i punti restano
loss-offers = le offerte non accettate
loss-ties = i tiri iniziali pari
loss-opening = partita { $game }: che qualcuno l'ha cominciata prima del primo tiro
loss-begun = partita { $game }: che è cominciata, perché non vi si è fatto nulla
loss-roll = partita { $game }: un tiro che nessuno ha giocato, perché si gioca in un solo modo
loss-legal = partita { $game }: che la giocata legale `{ $text }` è registrata così com'è
loss-words = partita { $game }: le parole `{ $text }`; la posizione dopo resta
loss-last-turn = partita { $game }: che l'ultimo tiro è rimasto senza mossa
loss-result = partita { $game }: un risultato che un altro ha sostituito o ripetuto
loss-resignation = partita { $game }: che è stata abbandonata; i punti restano
loss-stopped = che i giocatori hanno smesso
loss-reason = le parole con cui è stato annullato
loss-tag = l'etichetta `{ $key }`
loss-name = la grafia del nome del { $side ->
    [first] primo
   *[other] secondo
} giocatore

mat-unwritable-game = { $game } si gioca senza cubo, e i file di match non contengono giochi simili
mat-unwritable-several = il formato conosce un solo gioco, e qui ce ne sono diversi
mat-unwritable-nothing = non si è giocato nulla
mat-unwritable-not-a-contest = l'evento { $event } della registrazione non può succedere: { $why }
mat-unwritable-length = un match ai { $points } punti è troppo lungo
mat-unwritable-games = le partite sono più di quante se ne possano numerare
mat-unwritable-void = il formato non può dire che un match non conta
mat-unwritable-drawn = il formato non può dire che la partita { $game } è finita patta
mat-unwritable-automatic-double = il formato non può dire che un tiro iniziale pari ha raddoppiato la posta della partita { $game }
mat-unwritable-illegal = il formato non può dire dove ha portato la giocata illegale `{ $text }` della partita { $game }
mat-unwritable-result = il risultato della partita { $game } contraddice il tavoliere, e il formato non può dire entrambi
mat-unwritable-name = il nome del { $side ->
    [first] primo
   *[other] secondo
} giocatore si leggerebbe come qualcos'altro

verify-pass = tutto è a posto
verify-no-proof = tutto è a posto; nulla prova i dadi
verify-pass-missed = tutto è a posto; { $missed ->
    [one] 1 tiro è proseguito senza il valore del giocatore che non tirava
   *[other] { $missed } tiri sono proseguiti senza il valore del giocatore che non tirava
}
verify-in-step = prova dei dadi, { $step }: { $why }
verify-fail = non va: { $why }
verify-at-event = evento { $step }: { $why }
verify-at-roll = evento { $step }, tiro { $roll }: { $why }
verify-record-of = { $file }, riga { $line }
verify-no-key = --key { $key }: una chiave è di 64 cifre in base 16
verify-bad-log = { $file }: la riga { $line } del registro non torna
verify-given-up = { $file }: più di { $most } registrazioni non vanno; le altre non sono state esaminate
verify-one-line = { $file }: il resto non è stato esaminato: una registrazione sta su una riga, come le scrive questo programma
verify-failed = { $failed ->
    [one] 1 registrazione non va
   *[other] { $failed } registrazioni non vanno
}

# alea simulate
simulate-contests = { $contests } match: { $family ->
    [square] il primo giocatore
   *[points] x
} ne ha vinti { $first }, l'altro { $second }
