# alea train
progress-labelling = valutazione
progress-rolling-out = rollout
progress-fitting = adattamento
progress-endings = soluzione dei finali
progress-hyper = soluzione di Hypergammon
train-arena = { $points } punti a partita per il primo, errore standard { $error }, { $games }
train-held-back = { $net }: errore { $error } su { $positions } posizioni tenute da parte
train-no-net = non è un file di `alea train`
train-other-features = la sua rete vede le posizioni in un modo che qui non si conosce: { $id }
train-bad-tensor = il tensore { $name } manca o non ha la forma dovuta
train-too-large = i pesi della rete sono così grandi che le somme possono uscire dal loro campo
train-no-positions = non è un file di `alea train label`
expected-number = atteso un numero, da { $min } a { $max }
expected-width = atteso 64, 128, 192 e così via fino a 1024
cmd-train = Addestra le reti del backgammon
more-train =
    Un addestramento è una cartella; ogni comando prosegue da ciò che vi trova. Lo
    stesso seme e gli stessi comandi danno le stesse reti con qualunque numero di
    thread.

    Esempi:
      alea train selfplay run --rounds 500
      alea train arena run random
cmd-train-selfplay = Gioca contro se stesso e ne impara, un turno dopo l'altro
more-train-selfplay =
    Comincia un addestramento, o prosegue quello della cartella. Si comincia con
    returns e si prosegue con lookahead.

    Esempi:
      alea train selfplay run --rounds 500 --minutes 30
      alea train selfplay run --targets lookahead --replay 3 --rate 0.0005
cmd-train-label = Scrive posizioni di partite con ciò che ne dice uno sguardo in avanti
more-train-label =
    Prosegue dove il file finisce; FILE.jsonl accanto dice quali partite contiene.
    Lo legge `alea train fit`.

    Esempio:
      alea train label run positions.bin --positions 1000000 --seed 7
cmd-train-fit = Adatta le reti di un addestramento a posizioni valutate
more-train-fit =
    Comincia un addestramento, o prosegue quello della cartella. Scrive l'errore
    sulle posizioni tenute da parte.

    Esempio:
      alea train fit run positions.bin --epochs 4 --rate-end 0.00003
cmd-train-arena = Fa giocare le reti di un addestramento contro quelle di un altro
more-train-arena =
    Ogni serie di dadi si gioca due volte, a parti scambiate; l'errore standard
    viene da queste coppie.

    Esempi:
      alea train arena run random
      alea train arena run earlier -n 10000 --json
arg-run = La cartella dell'addestramento
value-run = CARTELLA
arg-rounds = Quanti turni ancora
value-rounds = N
arg-train-selfplay-games = Partite di un turno
value-train-selfplay-games = N
arg-targets = Quanto si considera che valga una posizione: ciò che è venuto dopo nella partita (returns), o le risposte migliori a tutti i tiri (lookahead)
value-targets = COSA
arg-lambda = Con returns, quanto conta la fine lontana della partita: 0 solo la giocata seguente, 1 solo il risultato
value-lambda = NUMERO
arg-replay = Quante posizioni dei turni precedenti si ripassano per ogni nuova
value-replay = N
arg-memory = Quante posizioni precedenti si conservano
value-memory = N
arg-rare = Quante partite su cento cominciano da un backgame, dietro un prime, sulla barra o dovunque
value-rare = N
arg-every = Con lookahead, si valuta una posizione ogni tante
value-every = N
arg-deeper = Con lookahead, dove la rete e un tiro differiscono di più di tanti punti, due tiri avanti
value-deeper = PUNTI
arg-threads = Quanti thread; altrimenti uno per ogni core
value-threads = THREAD
arg-batch = Posizioni di un passo
value-batch = N
arg-rate = Di quanto si muove un peso in un passo
value-rate = NUMERO
arg-rate-end = Lo stesso nell'ultimo turno, se deve calare lungo la strada
value-rate-end = NUMERO
arg-width = Unità del primo strato, in un addestramento nuovo
value-width = N
arg-race-width = Lo stesso per la rete delle corse
value-race-width = N
arg-minutes = Smette dopo tanti minuti, anche se restano turni
value-minutes = N
arg-checkpoint = Minuti fra un salvataggio e l'altro
value-checkpoint = N
arg-file = Il file da scrivere
value-file = FILE
arg-positions = Quante posizioni deve avere il file, almeno
value-positions = N
arg-files = File di `alea train label`
value-files = FILE
arg-epochs = Quante volte si vede ogni posizione
value-epochs = N
arg-held-back = Si tiene da parte un blocco di 2000 posizioni ogni tanti
value-held-back = N
arg-train-selfplay-seed = Da che cosa derivano i dadi, l'ordine e i primi pesi
arg-train-label-seed = Da che cosa derivano i dadi, l'ordine e i primi pesi
arg-train-fit-seed = Da che cosa derivano i dadi, l'ordine e i primi pesi
arg-train-arena-seed = Da che cosa derivano i dadi, l'ordine e i primi pesi
arg-train-arena-x = La cartella di un addestramento, o random
value-train-arena-x = X
arg-train-arena-o = Il suo avversario: la cartella di un addestramento, o random
value-train-arena-o = O
arg-pairs = Quante coppie di partite
value-pairs = N
