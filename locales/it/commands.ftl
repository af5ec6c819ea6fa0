# What the commands print, and what is wrong where they are asked for what does not exist. The first are parts of others.
verbatim = { $text }
at = { $place }: { $what }
quote = «{ $text }»
list-comma = { $before }, { $next }
list-and = { $before } e { $next }
list-or = { $before } o { $next }
count-turns = { $count ->
    [one] 1 giocata
   *[other] { $count } giocate
}
count-moves = { $count ->
    [one] 1 mossa
   *[other] { $count } mosse
}
count-plays = { $count ->
    [one] 1 giocata
   *[other] { $count } giocate
}
count-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
count-games = { $count ->
    [one] 1 partita
   *[other] { $count } partite
}
count-runs = { $count ->
    [one] 1 prova
   *[other] { $count } prove
}
count-threads = { $count ->
    [one] 1 thread
   *[other] { $count } thread
}
standard-output = uscita del programma
progress-left = restano { $time }
progress-counting = conto
progress-playing = gioco
progress-measuring = misura
progress-replaying = lettura
progress-checking = controllo

# What the system says of files and of the output.
io-not-found = il file o la cartella non esiste
io-permission-denied = non è permesso
io-already-exists = esiste già
io-is-a-folder = è una cartella
io-not-a-folder = una parte del percorso non è una cartella
io-storage-full = non c'è più spazio
io-read-only = lì non si può scrivere
io-bad-name = il nome non può essere quello di un file
io-nobody-reads = nessuno legge più
io-ends-early = finisce troppo presto
io-not-text = non è testo in UTF-8
io-file-too-large = un file non può essere così grande
io-quota = non c'è più spazio per questo utente
io-system = il sistema dice `{ $error }`

# Games, options, players and guides that do not exist.
no-game = nessun gioco { $name }: `alea games` li elenca
no-game-near = nessun gioco { $name }: forse { $near }? `alea games` li elenca tutti
a-contest = { $contest } è una serie di più giochi: indicane uno, { $games }
no-pair = --rule { $rule } non è una coppia di chiave e valore: si scrive come --rule { $example }
no-options = --rule { $rule }: { $game } non ha opzioni, quindi lascialo fuori
bad-rule = --rule: { $why }; `alea rules { $game }` spiega le opzioni di { $game }
rule-twice = --rule: { $why }; lasciane una sola
rules-of-several = --rule: { $contest } è una serie di più giochi, che qui hanno le loro regole solite
no-player = { $option } { $name }: non c'è questo giocatore; ci sono: { $players }
not-its-game = { $player } non gioca a { $game }
no-guide = nessuna guida { $topic }: ci sono { $guides }
no-guide-near = nessuna guida { $topic }: forse { $near }? `alea guide` le elenca tutte

# Positions and dice.
bad-position = { $why }; `alea rules { $game }` mostra posizioni come si scrivono
bad-id = { $why }; da' l'ID come lo mostra l'altro programma, o una posizione con --position
bad-dice = { $why }; scrivi entrambi i dadi, come --dice 31
bad-setup = la posizione { $position } non esiste in { $game }: { $why }; `alea rules { $game }` ne mostra alcune che esistono
other-board = { $game } non si gioca sul tavoliere del backgammon
foreign-board = { $game } non si gioca sul tavoliere del backgammon, l'unico che XGID e Position ID descrivono: da' la posizione con --position
without-dice = { $game } si gioca senza dadi: lascia fuori { $argument }
not-first = --first-turn contraddice ctx=turn:{ $turn } nella posizione: lasciane fuori uno
dice-but-over = --dice contraddice { $form }, dove la partita è finita: lasciane fuori uno
dice-but-waits = --dice contraddice { $form }, dove aspetta risposta { $what }: lasciane fuori uno
dice-but-rolled = --dice { $named } contraddice { $form }, che ha il tiro { $dice }: lascia fuori --dice
dice-but-rolled-xgid = --dice { $named } contraddice { $form }, che ha il tiro { $dice }: lascia fuori --dice, o scrivi 00 per i dadi dell'XGID
a-resignation = una resa
a-double = un raddoppio
a-beaver = un beaver
a-raccoon = un raccoon
an-otter = un otter

# alea games
board-points = Ventiquattro punte, due dadi
board-square = Un quadrato di { $lines } linee, senza dadi
games-other-name = { $names } per { $game }
games-other-names = Altri nomi: { $names }.
games-contest = La serie { $contest } alterna { $games }.
games-read-on = `alea rules GIOCO` spiega come si gioca, `alea games GIOCO` elenca le sue opzioni.
games-one = { $name } ({ $id }): { $about }
games-also = Si chiama anche { $names }
games-no-options = Questo gioco non ha opzioni.
games-options = Opzioni, da scegliere come --rule { $example }
games-default = { $values } (predefinito { $default })
games-targets = Di solito si gioca ai { $targets } punti
games-of-contest = I suoi giochi hanno le loro opzioni: `alea games { $game }`

# alea turns
turns-title = { $game }, da giocare { $dice }
turns-closed-out = x è chiuso fuori e non tira: passa il turno.
turns-none = { $dice } non si può giocare: passa il turno.
turns-some = { $turns }.
turns-part = { $turns }, si giocano { $played } dadi su { $all }.
turns-rolls = { $turns } sui 21 tiri; --dice, come --dice 31, elenca quelle di uno.
turns-white = Bianco
turns-black = Nero
turns-draw = patta
over-drawn = La partita è finita patta: { $how }.
over-points = La partita è finita: ha vinto { $who }, { $points }, { $how }.
over-white = La partita è finita: ha vinto il Bianco, { $how }.
over-black = La partita è finita: ha vinto il Nero, { $how }.

# alea perft
perft-rolled = { $form } ha il tiro { $dice }, e perft conta le giocate di tutti i 21 tiri: dallo senza tiro; `alea turns` elenca le giocate di un tiro
perft-rolled-xgid = { $form } ha il tiro { $dice }, e perft conta le giocate di tutti i 21 tiri: scrivi 00 per i dadi; `alea turns` elenca le giocate di un tiro
perft-ply = mosse
perft-leaves = foglie
perft-seconds = secondi

# alea simulate
simulate-title = { $game }, { $games }, { $sides }, seme { $seed }
simulate-sides = x { $first }, o { $second }
simulate-sides-square = Bianco { $first }, Nero { $second }
simulate-given-up = { $count ->
    [one] 1 partita non è finita ed è stata interrotta.
   *[other] { $count } non sono finite e sono state interrotte.
}
simulate-speed = { $turns } turni a partita; { $speed } partite/s con { $threads }, { $seconds } s in tutto
simulate-drawn = patta
simulate-wins = vince { $who }: { $points }
simulate-white = vince il Bianco
simulate-black = vince il Nero

# alea bench
bench-title = Un thread, mediana di { $runs }, in milioni al secondo
bench-median = mediana
bench-fastest = massimo
bench-rolls = tiri
bench-leaves = foglie
bench-evaluations = valutazioni
bench-moves = mosse
bench-met = soglia { $bar }, sì
bench-not-met = soglia { $bar }, no
bench-debug = Questa è una versione per il debug: compila con --release per cifre che contano.
bench-wrong = { $bench }: risultato sbagliato: trovato { $found }, atteso { $expected }; sono cambiate le regole o i dati
bench-server-title = Server e client su { $processors } processori; { $system }: una pagina { $median } ms, p99 { $slow }
bench-server-method = Comandi al secondo, a tempi casuali; millisecondi da allora alla risposta; core
bench-server-sealed = Dadi sigillati: { $contests } incontri, { $sockets } connessioni
bench-server-plain = Dadi semplici: { $contests } incontri, { $sockets } connessioni
bench-server-memory = memoria: { $socket } KB a connessione, { $contest } KB a incontro, { $whole } MB in tutto
bench-server-rate = ritmo
bench-server-answered = risposte
bench-server-p50 = p50
bench-server-p95 = p95
bench-server-p99 = p99
bench-server-max = max
bench-server-writes = a commit
bench-server-server = server
bench-server-clients = client
bench-server-ceiling = regge { $rate } comandi al secondo ({ $bar })
bench-server-no-ceiling = regge tutti i ritmi provati, fino a { $rate } al secondo ({ $bar })
bench-server-times = a { $rate } al secondo 99 su 100 richiedono al massimo { $time } ms ({ $bar })
bench-server-limit-by = a { $rate } { $limit }; { $durable } scritture durevoli al secondo
bench-server-by-clients = il limite sono i client di questa misura
bench-server-by-processors = il limite sono i processori
bench-server-by-store = il limite è il thread che scrive
bench-server-by-disk = il limite è il disco
bench-server-by-unknown = niente è esaurito
bench-server-cores = processori allora: server { $server } (archivio { $store }), client { $clients }, altri { $others }
bench-server-commits = un commit { $commit } ms, { $share } % del tempo
bench-server-wrong = la misura non può continuare: { $detail }
bench-server-few = { $players } giocatori vogliono una connessione ciascuno: { $sockets } di --sockets sono troppo poche
bench-server-memory-disk = { $folder } tiene tutto in memoria: --data indica una cartella su un disco
bench-server-files = un processo può aprire { $limit } file, e ne servono { $needed }: alza il limite (`ulimit -Hn`), o chiedi meno --sockets
bench-server-limit = il limite dei file aperti
bench-server-folder = la cartella dei file temporanei

# alea position
position-position = Posizione
position-opentafl = OpenTafl, con chi muove in fondo
position-gnubg-id = ID di GNU Backgammon
position-xgid = XGID
position-fibs = Riga board di FIBS
position-none = { $name }: non si scrive, { $why }
position-named = { $seat ->
    [bottom] x, in basso: { $x }; o: { $o }.
   *[top] x, in alto: { $x }; o: { $o }.
}
position-seat = { $seat ->
    [bottom] x siede in basso.
   *[top] x siede in alto.
}
position-score = x { $x }, o { $o }
position-match = Match ai { $points }: { $score }.
position-match-crawford = Match ai { $points }, partita Crawford: { $score }.
position-money =
    Gioco singolo{ $jacoby ->
        [on] {" "}con Jacoby
        [off] {" "}senza Jacoby
       *[unknown] {""}
    }{ $beavers ->
        [on] , beaver
        [off] , senza beaver
       *[unknown] {""}
    }: { $score }.
position-cube = Cubo a { $value }, di { $owner }.
position-cube-middle = Cubo a { $value }, in mezzo.
position-over = La partita è finita.
position-over-resigned = La partita è finita per resa.
position-over-passed = Un raddoppio è stato rifiutato.
position-not-begun = La partita non è cominciata.
position-to-roll = Tocca tirare a { $who }.
position-plays = { $who } gioca { $dice }.
position-offered = { $offer ->
    [double] A un raddoppio risponde { $who }.
    [beaver] A un beaver risponde { $who }.
    [raccoon] A un raccoon risponde { $who }.
   *[otter] A un otter risponde { $who }.
}
position-resigns = { $by } si arrende per { $points ->
    [1] una partita singola
    [2] un gammon
   *[other] un backgammon
}, e risponde { $who }.

# alea replay
replay-nothing = non vi si trova né un match come `7 point match` né una partita di tafl come `1. c17-g17`
replay-record = è una registrazione; `{ $verify }` la controlla, e `{ $convert }` ne fa un file di match o un elenco di mosse
replay-no-name = (senza nome)
replay-match = match: { $points }
replay-money = gioco singolo
replay-series = una serie
replay-heading = { $left } - { $right }, { $length }
replay-heading-square = { $left } - { $right }, { $games }, { $format }
replay-heading-square-length = { $left } - { $right }, { $games }, { $length }, { $format }
replay-list = un elenco di mosse
replay-saved = una partita salvata di OpenTafl
replay-score = { $left } - { $right } dopo { $games }, { $plays }
replay-illegal-plays = Giocate illegali, conservate come sono scritte:
replay-illegal-moves = Mosse illegali, conservate come sono scritte:
replay-known = Da sapere:
replay-broken-off = interrotta, senza risultato
replay-won = { $who } { $points }: { $how }
replay-won-cube = { $who } { $points }: { $how }, cubo { $cube }
replay-drawn = patta: { $how }
replay-wins = vince { $who }: { $how }
replay-single = singola
replay-gammon = gammon
replay-backgammon = backgammon
replay-drop = raddoppio rifiutato
replay-unfinished = partita incompleta

# alea play, before the table is laid and after it.
play-no-home = nessun posto per conservare le partite: definisci HOME o ALEA_HOME, o indica un file con --save
play-nothing-to-resume = non c'è nessuna partita da riprendere; `alea play` ne comincia una
play-no-terminal = `alea play` ha bisogno di un terminale in cui disegnare; `alea turns` e `alea simulate` no
play-no-screen = il terminale
play-two-names = --names: da' due nomi di al massimo 20 lettere separati da una virgola, come --names Anna,Piero
play-no-entropy = questo computer non dà numeri casuali ({ $why }): usa --dice typed o --dice seed:N
play-elsewhere = { $path }: questa partita si sta giocando in un'altra finestra
play-too-long = { $path }: troppo lungo per una registrazione
play-no-such-house = la registrazione non si può riprendere: la casa non ha un giocatore { $player }
play-file-is-there = --save { $path }: scegli un file che non c'è ancora; --resume ne riprende uno che c'è
play-is-over = { $path }: questa serie è finita; `alea replay` la mostra
play-does-not-fold = la registrazione non si può riprendere: l'evento { $event } non torna ({ $why })
play-other-dice = i dadi della registrazione non sono quelli del segreto che le sta accanto: è stato spostato, cambiato o perso, e la serie non può continuare
play-to-resume = La partita è conservata. Riprendila con: { $program } play --resume { $path }
