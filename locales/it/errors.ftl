# What is wrong with something that was typed or lies in a file: parts of a line, without capital letter and full stop.
text-error = { $what } «{ $input }», colonna { $column }: { $reason }
text-error-excerpt = { $what } «{ $input }», colonna { $column } di tutto il testo: { $reason }
reason-not-ascii = qui si usano solo semplici caratteri ASCII
reason-blank = qui non ci va uno spazio
reason-unexpected = atteso: { $expected }, trovato `{ $found }`
reason-ends = atteso: { $expected }, ma il testo finisce qui
reason-leading-zero = i numeri si scrivono senza zeri davanti
reason-out-of-range = { $what }: da { $min } a { $max }, trovato { $found }
reason-listed-twice = { $place ->
    [hand] la mano è elencata due volte
    [bar] il bar è elencato due volte
   *[other] la punta { $place } è elencata due volte
}
reason-pin-off-board = { $place ->
    [hand] in mano nulla è inchiodato: può esserlo solo una pedina su una punta
    [bar] sul bar nulla è inchiodato: può esserlo solo una pedina su una punta
   *[other] sulla punta { $place } nulla è inchiodato: può esserlo solo una pedina su una punta
}
reason-unknown-key = chiave sconosciuta; questo tipo di tavola ha { $known }
reason-twice = `{ $key }` è dato due volte
reason-row-length = questa riga ha { $length } punti, e la prima ne ha { $size }
reason-not-square = righe di { $size } punti vogliono { $size } righe, non { $rows }
reason-too-many-checkers = { $who }: più di 15 pedine
reason-shared = entrambe le parti stanno sulla punta { $point }
reason-missing = manca `{ $key }`
reason-other-size = la tavola ha { $rows } linee, e ne sono annunciate { $dim }
reason-unused-bits = i bit dopo l'ultima pedina devono essere zero
reason-match-id = segue un Match ID, e qui si legge solo il Position ID che lo precede
reason-contradicts = { $what }: dev'essere { $expected } per quello che sta prima, trovato { $found }
reason-from-off = una pedina fuori non torna
reason-no-landing = nessuna pedina va sul bar o in mano con una mossa propria
reason-wrong-way = le pedine vanno verso punte più basse, e { $to } non è più bassa di { $from }

# What a moment of a match cannot be.
nonsense-no-points = un match si gioca almeno a un punto
nonsense-match-over = con { $score } un match ai { $points } è finito
nonsense-not-crawford = non è la partita Crawford: a nessuno manca un solo punto
nonsense-crawford-cube = nella partita Crawford il cubo resta in mezzo a 1
nonsense-cube-too-large = un cubo è al massimo 2 alla { $most }, trovato { $power }
nonsense-beyond-limit = il cubo è a 2 alla { $power }, e il massimo è 2 alla { $limit }
nonsense-owned-at-one = un cubo a 1 non è di nessuno
nonsense-not-his-cube = chi è di turno non può aver raddoppiato: il cubo è dell'avversario
nonsense-not-raised = un { $offer } aspetta risposta, quindi il cubo è dell'avversario, a { $least } o più
nonsense-no-raises = qui non può essere stato offerto un { $offer }
offer-double = raddoppio
offer-beaver = beaver
offer-raccoon = raccoon
offer-otter = otter

# Why a notation of another program cannot say a position.
encode-hand = { $who } ha pedine in mano, e questo formato non ha posto per loro
encode-pinned = { $who } ha una pedina inchiodata sulla punta { $point }, e questo formato non lo prevede
encode-too-many = { $who } ha { $count } pedine, e questo formato ne ha 15 per parte
encode-stage = { $what }, e questo formato non può dirlo
encode-too-large = { $what }: { $found }, e questo formato arriva a { $most }
encode-name = un nome in questo formato è ASCII senza spazi e due punti

# Why a position is none of a game. x and o are sides of the 24 points; w, b and k White, Black and the king.
setup-wrong-board = non è il tavoliere di questo gioco
setup-too-many = { $who ->
    [k] ci sono { $count } re, e il gioco ne ha uno
    [w] il Bianco ha { $count } pedine, e il gioco ne ha { $limit }
    [b] il Nero ha { $count } pedine, e il gioco ne ha { $limit }
   *[other] { $who } ha { $count } pedine, e il gioco ne ha { $limit }
}
setup-not-pinned = { $who } è segnata come inchiodata su { $point }, ma lì non c'è una pedina sola sotto una avversaria
setup-no-bar = { $who } ha pedine sul bar, e questo gioco non ha un bar
setup-no-hand = { $who } ha pedine in mano, e in questo gioco tutte partono sul tavoliere
setup-nobody-left = entrambe le parti hanno portato fuori tutte le pedine
setup-both-closed-out = entrambe le parti aspettano davanti a una casa chiusa, dove nessuna giocata porta e da cui nessuna esce
setup-runner-rule = { $who } ha mosso una seconda pedina prima che la prima superasse la partenza avversaria
setup-turn-zero = i turni si contano da 1
setup-turn-not-counted = nessuna regola di questo gioco conta i turni, quindi lascia fuori `turn`
setup-seen-too-often = { $seen ->
    [1] una posizione già apparsa una volta vuole almeno { $least } mosse senza catture, e ce ne sono { $quiet }
   *[other] una posizione già apparsa { $seen } volte vuole almeno { $least } mosse senza catture, e ce ne sono { $quiet }
}
setup-no-king = sulla tavola non c'è un re

# Why options of the rules are refused.
rule-none = nessuna opzione { $key }: questo gioco non ha opzioni
rule-unknown = nessuna opzione { $key }: questo gioco ha { $keys }
rule-bad-value = { $key } non può essere { $value }: scegli { $allowed }
rule-given-twice = { $key } è dato due volte

# Why a contest cannot be played so.
terms-no-game = una serie vuole un gioco
terms-no-points = un match si gioca almeno a un punto
terms-already-won = il punteggio iniziale finisce il match prima che cominci
terms-no-crawford = la partita Crawford è stata giocata solo dove esiste e a qualcuno manca un punto
terms-no-starter = la prima partita la decidono i dadi, quindi nessuno la comincia
terms-no-cube = un gioco di questa serie si gioca senza cubo
terms-no-holland = la regola Holland è per i match con la regola Crawford
terms-money-only = Jacoby, raddoppi automatici, beaver, raccoon e otter sono per il gioco singolo
terms-too-many-doubles = al massimo 10 raddoppi automatici

# What is wrong with a record.
record-error = registrazione: { $reason }
record-error-at = registrazione, { $place }: { $reason }
record-error-line = registrazione, riga { $line }: { $reason }
record-error-line-at = registrazione, riga { $line }, { $place }: { $reason }
record-not-json = non è JSON dalla riga { $line }, colonna { $column }, in poi
record-twice = la chiave `{ $key }` compare due volte
record-cut-off = finisce a metà della registrazione, alla riga { $line }
record-too-much = nella riga { $line } c'è più di quanto abbia una registrazione
record-too-long = una registrazione è lunga al massimo { $most } byte
record-expected = atteso: { $expected }
record-missing = manca `{ $key }`
record-unknown-key = qui non c'è questa chiave
record-version = la versione { $found } non è nota, solo la { $known }
record-no-such-game = nessun gioco con questo nome

# What readers call the parts of a text, and what they expect in them. The keys are made of the English words (said/phrase.rs).
phrase-FIBS-board = riga board di FIBS
phrase-XGID = XGID
phrase-position-ID = Position ID
phrase-position-and-match-ID = Position ID e Match ID
phrase-dice = dadi
phrase-turn = turno
phrase-position = posizione
phrase-OpenTafl-rules = regole di OpenTafl
phrase-OpenTafl-position = posizione di OpenTafl
phrase-the-length-of-the-match = la lunghezza del match
phrase-the-score = il punteggio
phrase-the-checkers-on-a-point = le pedine su una punta
phrase-the-mark-of-who-is-on-roll = il segno di chi è di turno
phrase-the-cube = il cubo
phrase-the-mark-of-a-double = il segno di un raddoppio
phrase-the-number-of-checkers-that-can-move = il numero delle pedine che possono muovere
phrase-the-field-of-a-forced-move = il campo della mossa obbligata
phrase-the-field-of-the-Crawford-game = il campo della partita Crawford
phrase-the-number-of-redoubles = il numero dei raddoppi
phrase-the-end-after-52-fields = la fine dopo 52 campi
phrase-the-mark-of-who-may-double = il segno di chi può raddoppiare
phrase-a-name = un nome
phrase-a-die = un dado
phrase-two-dice-are-1-to-6-or-both-0-before-the-roll = due dadi vanno da 1 a 6, o sono entrambi 0 prima del tiro
phrase-1-or-minus1-for-the-colour = `1` o `-1` per il colore
phrase-1-or-minus1-for-the-direction = `1` o `-1` per la direzione
phrase-the-home = la casa
phrase-the-bar = il bar
phrase-this-is-the-bar-of-the-other-player = questo è il bar dell'altro giocatore
phrase-the-viewer = chi guarda
phrase-the-opponent = l'avversario
phrase-the-number-of-checkers-borne-off = il numero delle pedine fuori
phrase-the-number-of-checkers-on-the-bar = il numero delle pedine sul bar
phrase-the-players-have-rolled-two-different-things = i giocatori hanno due tiri diversi
phrase-a-double-waits-for-its-answer-so-nothing-is-rolled = un raddoppio aspetta risposta, quindi nulla è tirato
phrase-the-cube-must-be-a-power-of-two = il cubo dev'essere una potenza di due
phrase-nobody-may-double-so-the-cube-belongs-to-nobody-who-is-known = nessuno può raddoppiare, quindi non si sa di chi è il cubo
phrase-26-characters-for-the-board = 26 caratteri per il tavoliere
phrase-the-player-at-the-bottom = il giocatore in basso
phrase-the-player-at-the-top = il giocatore in alto
phrase-minus-or-a-to-o-for-the-bar-of-the-player-at-the-top = `-` o da `a` a `o` per il bar del giocatore in alto
phrase-minus-or-A-to-O-for-the-bar-of-the-player-at-the-bottom = `-` o da `A` a `O` per il bar del giocatore in basso
phrase-minus-A-to-O-or-a-to-o = `-`, da `A` a `O` o da `a` a `o`
phrase-1-minus1-or-0-for-the-owner-of-the-cube = `1`, `-1` o `0` per il proprietario del cubo
phrase-1-or-minus1-for-who-is-on-roll = `1` o `-1` per chi è di turno
phrase-the-field-of-Crawford-and-Jacoby = il campo di Crawford e Jacoby
phrase-the-largest-cube = il cubo massimo
phrase-the-end-after-ten-fields = la fine dopo dieci campi
phrase-the-field-of-Crawford = il campo di Crawford
phrase-two-dice-00-D-B-or-R = due dadi, `00`, `D`, `B` o `R`
phrase-two-dice = due dadi
phrase-14-letters-digits-plus-or-slash = 14 lettere, cifre, `+` o `/`
phrase-no-more-than-14-characters = non più di 14 caratteri
phrase-the-player-on-roll = il giocatore di turno
phrase-14-letters-digits-plus-or-slash-then-colon = 14 lettere, cifre, `+` o `/`, poi `:`
phrase-12-letters-digits-plus-or-slash = 12 lettere, cifre, `+` o `/`
phrase-no-more-than-12-characters-of-a-match-ID = non più di 12 caratteri di un Match ID
phrase-the-bits-of-the-cubes-owner-name-nobody = i bit del proprietario del cubo non indicano nessuno
phrase-the-last-five-bits-must-be-zero = gli ultimi cinque bit devono essere zero
phrase-money-play-has-no-Crawford-game = il gioco singolo non ha partita Crawford
phrase-the-bits-of-the-state-name-none = i bit dello stato non ne indicano nessuno
phrase-it-is-the-other-player-who-decides = decide l'altro giocatore
phrase-nothing-is-offered-before-the-game-begins = nulla si offre prima che la partita cominci
phrase-the-dice-must-be-two-of-1-to-6-or-both-0 = i dadi devono essere due da 1 a 6, o entrambi 0
phrase-the-cube-as-a-power-of-two = il cubo come potenza di due
phrase-an-otter-waits-for-its-answer = un otter aspetta risposta
phrase-two-dice-only = solo due dadi
phrase-a-die-1-to-6 = un dado, da 1 a 6
phrase-a-blank-or-the-end = uno spazio o la fine
phrase-paren-a-blank-or-the-end = `(`, uno spazio o la fine
phrase-slash-paren-a-blank-or-the-end = `/`, `(`, uno spazio o la fine
phrase-star-slash-paren-a-blank-or-the-end = `*`, `/`, `(`, uno spazio o la fine
phrase-a-number-of-checkers = un numero di pedine
phrase-a-point = una punta
phrase-a-point-bar-hand-or-off = una punta, `bar`, `hand` o `off`
phrase-xis-or-the-top-row-of-a-square-board = `x=` o la riga più alta di una tavola quadrata
phrase-a-key = una chiave
phrase-the-number = il numero
phrase-the-end = la fine
phrase-a-count = una quantità
phrase-a-point-bar-or-hand = una punta, `bar` o `hand`
phrase-quiet-and-seen = `quiet` e `seen`
phrase-w-or-b = `w` o `b`
phrase-a-run-of-empty-points = una fila di punti vuoti
phrase-a-number-t-T-or-K = un numero, `t`, `T` o `K`
phrase-a-number-t-T-K-or-slash = un numero, `t`, `T`, `K` o `/`
phrase-the-length-of-a-row = la lunghezza di una riga
phrase-a-key-and-a-colon-as-in-esccolone = una chiave e due punti, come `esc:e`
phrase-the-size-of-the-board = la misura della tavola
phrase-the-game-has-not-begun = la partita non è cominciata
phrase-the-game-is-over = la partita è finita
phrase-a-resignation-waits-for-its-answer = una resa aspetta risposta
phrase-a-double-waits-for-its-answer = un raddoppio aspetta risposta
phrase-a-beaver-waits-for-its-answer = un beaver aspetta risposta
phrase-a-raccoon-waits-for-its-answer = un raccoon aspetta risposta
phrase-a-text = un testo
phrase-true-or-false = true o false
phrase-a-text-or-a-whole-number = un testo o un numero intero
phrase-an-object = un oggetto
phrase-a-version-a-whole-number = una versione, un numero intero
phrase-two-names = due nomi
phrase-a-list-of-events = un elenco di eventi
phrase-a-list-of-games = un elenco di giochi
phrase-winner-roll-or-alternate = `winner`, `roll` o `alternate`
phrase-single-money-or-points = `single`, `money` o `points`
phrase-a-number-of-points = un numero di punti
phrase-a-number-of-doubles = un numero di raddoppi
phrase-either-delay-or-increment = o `delay` o `increment`
phrase-a-number-of-milliseconds = un numero di millisecondi
phrase-two-scores = due punteggi
phrase-a-number-of-games = un numero di partite
phrase-a-type-of-events = un tipo di evento
phrase-a-time-in-milliseconds = un tempo in millisecondi
phrase-a-list-of-steps = un elenco di mosse
phrase-from-where-and-to-where = da dove e verso dove
phrase-how-many-times-the-stake = quante volte la posta
phrase-a-reason-why-games-end = un motivo per cui finiscono le partite
phrase-a-reason-why-contests-end = un motivo per cui finiscono le serie
phrase-two-dice-from-1-to-6 = due dadi da 1 a 6
phrase-first-or-second = `first` o `second`
phrase-first-second-or-null = `first`, `second` o null
phrase-bytes-in-base-16-lower-case = byte in base 16, minuscoli
phrase-colon-and-52-fields-in-all = `:` e 52 campi in tutto
phrase-colon-and-a-match-ID-behind-14-characters = `:` e un Match ID dopo 14 caratteri
phrase-a-blank-and-w-or-b-since-OpenTafl-does-not-say-who-moves = uno spazio e `w` o `b`, perché OpenTafl non dice chi muove
phrase--or-a-blank-and-ois = `,` o uno spazio e `o=`
phrase-a-blank-and-w-or-b = uno spazio e `w` o `b`
phrase-none-beavers-raccoons-or-otters = `none`, `beavers`, `raccoons` o `otters`
phrase-colon-and-ten-fields-in-all = `:` e dieci campi in tutto
