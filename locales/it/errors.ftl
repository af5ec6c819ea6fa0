# What is wrong with something that was typed or lies in a file: parts of a line, without capital letter and full stop.
text-error = { $what } «{ $input }», colonna { $column }: { $reason }
text-error-excerpt = { $what } «{ $input }», colonna { $column } di tutto il testo: { $reason }
reason-not-ascii = qui si usano solo semplici caratteri ASCII
reason-blank = qui non ci va uno spazio
reason-unexpected = atteso { $expected }, trovato `{ $found }`
reason-ends = atteso { $expected }, ma il testo finisce qui
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
reason-too-many-checkers = { $who } ha più di 15 pedine
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
record-not-json = non è JSON ({ $message })
record-too-long = una registrazione è lunga al massimo { $most } byte
record-expected = atteso { $expected }
record-missing = manca `{ $key }`
record-unknown-key = qui non c'è questa chiave
record-version = la versione { $found } non è nota, solo la { $known }
record-no-such-game = nessun gioco con questo nome
