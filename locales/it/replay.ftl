# What is said of recorded games: parts of a line, without capital letter and full stop. First where.
place-game = partita { $game }
place-ply = partita { $game }, mossa { $ply }
place-line = riga { $line }
place-column = riga { $line }, colonna { $column }

# Why a recorded play is not legal.
fault-dice-do-not-suffice = i dadi non bastano per tutto
fault-can-move = { $legal ->
    [one] c'è una giocata legale
   *[other] ci sono { $legal } giocate legali
}
fault-closed-out = il giocatore è chiuso fuori e non tira
fault-other-position = nessun ordine dei dadi porta lì
fault-no-such-point = la tavola non ha un punto { $point }
fault-jumps = i pezzi di questo gioco non saltano e non muovono due volte
fault-said-to-be = è registrata come illegale

# What does not fit in a match.
finding-no-move = nessuna mossa registrata per { $dice } con { $legal } giocate legali
finding-points = dichiarati { $declared }, sul tavoliere { $board } ({ $ending }, cubo { $cube })
finding-points-clipped = dichiarati { $declared }, sul tavoliere { $board } ({ $ending }, cubo { $cube }) [limitati alla lunghezza del match]
ending-single = singola
ending-gammon = gammon
ending-backgammon = backgammon
ending-drop = rifiuto
ending-unfinished = incompleta
finding-winner = i punti stanno nella colonna di chi ha perso
finding-no-result = non è scritto un risultato, e la partita è incompleta
finding-not-over = il match è dato per finito, ma i punti non sono raggiunti
finding-score = il punteggio è scritto { $first } a { $second }, ma prima era { $first-reached } a { $second-reached }
finding-already-won = il match era finito prima di questa partita, che vale come gioco singolo
finding-no-opening = non comincia né con un tiro né con un raddoppio e non è stata rigiocata
finding-irregular-opening = non comincia con un tiro di due dadi diversi; l'ha cominciata chi è scritto per primo
finding-turn-missing = prima manca un turno dell'altro giocatore
finding-not-rolled = non sono scritti dadi, anche se il giocatore non è chiuso fuori
finding-unanswered = si prosegue senza risposta al raddoppio, quindi è stato accettato
finding-cube-value = il cubo è scritto { $written }, ma è { $stands }
finding-denied = tralasciato, perché { $why }
finding-false-hit = è segnato un colpo su { $point }, dove non c'è una pedina avversaria
finding-hits-unclear = si può giocare con colpi diversi
finding-after-end = prosegue dopo la fine; il resto è stato tralasciato
finding-not-understood = `{ $text }` non si capisce ed è stato tralasciato
finding-variation = la variante `{ $name }` qui non è nota, e vale come backgammon
finding-options = le opzioni `{ $text }` qui non sono note, e valgono quelle solite

# What does not fit in a list of tafl moves.
finding-assumed = nessuna etichetta dice il gioco; è preso per { $game }
finding-lettered-with-i = le colonne hanno anche la lettera i, come mostrano le mosse
finding-no-captures = le catture non sono scritte
finding-captures-none = è scritta una cattura, e non si cattura nulla
finding-captures = sono scritte catture diverse da quelle fatte: { $made }
finding-move-missing = manca una mossa
finding-offer-unanswered = prosegue senza risposta, quindi l'offerta è stata rifiutata
finding-not-won = la mossa è data per vincente, ma la partita continua
finding-other-result = il risultato non è quello della tavola ({ $end })
finding-not-on-board = la tavola non mostra perché la partita è finita
finding-comments = { $count ->
    [one] un commento è stato tralasciato
   *[other] { $count } commenti sono stati tralasciati
}
finding-bad-tag = l'etichetta { $key } non si capisce: `{ $value }`
finding-tag-twice = l'etichetta { $key } è data due volte; vale la prima
finding-other-players = i giocatori hanno nomi diversi dalla prima partita

# Why a recorded tafl game is not replayed.
refused-no-such-rules = nessun gioco di tafl della casa ha `{ $key }:{ $value }`
refused-no-such-default = `{ $key }` manca, e nessun gioco di tafl della casa ha quello che ciò significa
refused-position = la partita comincia da una posizione propria, e le serie da quella delle loro regole
refused-no-game = nessun gioco di tafl della casa si chiama `{ $name }`; `alea games` li elenca
refused-unplayable = nessuna etichetta dice il gioco, e `{ $text }` non comincia nessun tafl della casa

# What readers of files note.
note-byte-order-mark = il file comincia con un indicatore di ordine dei byte (BOM)
note-windows = il file non è UTF-8 ed è stato letto come Windows-1252
note-returns = le righe finiscono come su Windows, con CR e LF
note-tabs = le colonne usano tabulazioni, contate ogni otto
note-unsorted-dice = i dadi non sono ordinati, il più alto per primo
note-bar-and-off = il bar è scritto come 25 o il fuori come 0
note-bare-dice = dadi da soli: nulla dice se non si potevano giocare o non sono stati registrati
note-unmarked-hits = rientrano pedine dal bar, ma nessun colpo è segnato
note-header-order = l'intestazione nomina per primo il giocatore della colonna destra
note-no-length = non è scritta la lunghezza del match; è preso per gioco singolo
note-no-games = un match di cui non è scritta nessuna partita
note-late-start = il match comincia dalla partita { $game } sul { $left } a { $right }
note-game-number = segue la partita { $found } dove dovrebbe stare la { $expected }
note-other-players = i giocatori della partita { $game } non si chiamano come nella prima
note-no-players = il file finisce all'inizio della partita { $game }, che è stata tralasciata
note-no-result = la partita { $game } non ha risultato
note-move-number = segue la mossa { $found } dove dovrebbe stare la { $expected }
note-not-recorded = dadi la cui giocata non è stata registrata
note-backwards = si dice che una pedina torni indietro
note-not-rolled = un turno per cui non sono scritti dadi
note-loses = sono scritti anche i punti di chi ha perso
note-second-result = un secondo risultato della stessa partita, `{ $text }`
note-after-result = la partita prosegue dopo il risultato
note-result-column = i punti stanno nella colonna di chi ha ceduto
note-comment = un commento, `{ $text }`
note-unread-entry = `{ $text }` non si capisce
note-unread = `{ $text }` non si capisce ed è stato tralasciato
note-capitals = i punti sono scritti in maiuscolo
note-no-dash = le mosse sono scritte senza trattino
note-bare-captures = le catture sono segnate, ma non dove
note-unnumbered = le mosse non sono numerate
note-judgements = le mosse hanno giudizi ! e ?, che sono stati tralasciati
note-too-many-tags = una partita ha più di { $most } etichette; le altre sono state tralasciate
note-variation = una variante, `{ $text }`, è stata tralasciata
note-unclosed = `{ $bracket }` non è chiuso; quello che segue è stato tralasciato
note-too-long = un'etichetta o un commento di più di { $most } byte è stato tralasciato

# Why a file cannot be read.
file-match-too-long = un file di match ha al massimo { $most } MiB
file-match-line-too-long = una riga di un file di match ha al massimo { $most } byte
file-match-utf16 = il file è UTF-16; i file di match sono ASCII, UTF-8 o Windows-1252
file-control = il carattere di controllo { $code } non ha posto in un testo
file-no-match = nessun match trovato: né `7 point match` né `Game 1`
file-number-too-large = un match arriva al massimo a { $most } punti, e fin lì si numerano le partite
file-players = la partita { $game } dovrebbe continuare con due nomi e i loro punti, come `Anna : 0    Bert : 0`
file-unread = { $lines } righe non si capiscono, la maggior parte del file fin qui
file-list-too-long = un elenco di mosse ha al massimo { $most } MiB
file-list-line-too-long = una riga di un elenco di mosse ha al massimo { $most } byte
file-list-utf16 = il file è UTF-16; gli elenchi di mosse sono ASCII, UTF-8 o Windows-1252
file-no-game = nessuna partita trovata: né un'etichetta come `[Game "hnefatafl"]` né una mossa come `c17-g17`
file-too-many-games = un elenco di mosse ha al massimo { $most } partite

# What the formats of other programs cannot say of a contest.
unwritable-not-tafl = { $id } non è un gioco di tafl
unwritable-nothing = non si è giocato nulla
unwritable-no-contest = l'evento { $event } della registrazione non può avvenire: { $why }
unwritable-tag = l'etichetta `{ $key }` qui non si può scrivere
unwritable-too-many-tags = ci sono più di { $most } etichette
unwritable-not-one-game = il formato contiene una sola partita, e questo è un match
unwritable-void = il formato non può dire che una serie è annullata
unwritable-illegal = il formato non può dire dove ha portato la mossa illegale `{ $text }`
unwritable-points = il formato non può dire che una partita è valsa { $points } punti
unwritable-rules = il formato non ha chiavi per le regole del gioco
no-situation-not-in-play = non si sta giocando nessuna partita
no-situation-other-board = il gioco non si gioca sul tavoliere del backgammon
no-situation-draw-offered = un'offerta di patta aspetta risposta
