# alea duel
cmd-duel = Misura due giocatori l'uno contro l'altro
more-duel =
    Ogni serie di dadi si gioca due volte, a parti invertite; gli errori standard
    sono su tali coppie. Dove il programma ha reti per il gioco toglie anche la
    fortuna dei dadi: allora 200 partite dicono quanto 10000.

    Giocatori della casa:
    { $players }
    static:RUN è static con le reti di una cartella di `alea train`. Altri
    programmi, dove ci sono: da gnubg:0 a gnubg:4 è GNU Backgammon, da sage:1 a
    sage:4 Open Sage, alla profondità che ciascuno conta. Open Sage gira con
    python3, o con il Python che dice ALEA_SAGE_PYTHON.

    Esempi:
      alea duel backgammon --x static --o simple -n 200
      alea duel backgammon --x static --o gnubg:0 -n 20000 --json
arg-duel-x = Di chi si contano i punti
value-duel-x = GIOCATORE
arg-duel-o = L'avversario
value-duel-o = GIOCATORE
arg-duel-games = Quante partite, due per serie di dadi
value-duel-games = N
duel-title = { $game }, { $games }: punti a partita per { $x } contro { $o }
duel-plain = secondo i risultati   { $points }, errore standard { $error }
duel-adjusted = senza la fortuna      { $points }, errore standard { $error }
duel-speed = { $x } e { $o } ms a turno.
duel-illegal = { $player } ha giocato ciò che non è permesso
duel-endless = una partita non finisce
peer-missing = { $program } non c'è: si cercava { $looked-for }
peer-not-ready = { $program } è partito ma non è pronto
peer-silent = { $program } non risponde: { $why }
peer-answer = { $program } non dà un turno permesso: «{ $answer }»
peer-position = questa non è una posizione per un altro programma

# alea eval
cmd-eval = Mostra quanto vale una posizione, senza cubo
more-eval =
    Per chi è di turno, con tavole esatte nei finali e con reti altrove. Con i
    dadi, dopo il turno migliore. Senza posizione, all'inizio.
    Hypergammon è noto dall'inizio alla fine: la prima volta viene risolto, e ci
    vogliono minuti.

    Esempi:
      alea eval backgammon --position "x=6:2,5:1 o=24:2"
      alea eval nackgammon --dice 31 --json
arg-eval-json = Per programmi
eval-no-nets = { $game } non ha ancora reti
eval-wins = vince  { $all } %   gammon { $gammons } %   backgammon { $backgammons } %
eval-loses = perde  { $all } %   gammon { $gammons } %   backgammon { $backgammons } %
eval-exact = { $equity } punti a partita, esattamente.
eval-estimated = { $equity } punti a partita, a stima.

# alea rollout
cmd-rollout = Gioca molte volte una posizione, o i turni di un lancio
more-rollout =
    Le reti giocano per entrambi, e la fortuna di ogni lancio è tolta dal risultato,
    così poche centinaia di partite dicono molto. Con i dadi si giocano i turni che
    le reti preferiscono, tutti con gli stessi dadi, con quanto perde ciascuno.
    Senza cubo.

    Esempi:
      alea rollout backgammon --dice 31
      alea rollout backgammon --position "x=6:5,5:5,4:5 o=24:2,7:13" -n 360
arg-rollout-games = Quante partite, con i dadi per ogni turno; 1296 hanno ogni coppia di primi lanci
value-rollout-games = N
arg-rollout-turns = Dopo quanti turni le reti dicono come sta la partita; senza, si gioca
    fino alla fine
value-rollout-turns = N
arg-rollout-best = Con i dadi, quanti turni si provano
value-rollout-best = N
arg-rollout-seed = Da che cosa seguono i dadi
arg-rollout-json = Per programmi
rollout-over = la partita è finita: non c'è niente da giocare
rollout-says = { $equity } punti a partita, errore standard { $error }; { $games } in { $seconds } s.
rollout-turns = Punti a partita, con gli errori standard, e quanto si perde; { $games } per turno, { $seconds } s in tutto.

# alea bench rollouts
cmd-bench-rollouts = Gioca fino in fondo posizioni che nessun addestramento ha visto
more-bench-rollouts =
    Una posizione con contatto di ogni partita di static contro se stesso, a caso
    dal settimo lancio in poi, prima del lancio. FILE riceve per ciascuna una riga
    di JSON, con ciò che dice static giocandola fino in fondo. Riprende dove il file
    finisce; ore. Lo legge `alea bench errors`, e `alea rollout backgammon` con
    --xgid, --seed e -n di una riga ne dà di nuovo i numeri.

    Esempio:
      alea bench rollouts held-back.jsonl -n 500
arg-bench-rollouts-file = Dove si tengono i risultati
value-bench-rollouts-file = FILE
arg-bench-rollouts-number = Quante posizioni
value-bench-rollouts-number = N
arg-bench-rollouts-games = Quante partite a posizione, e quante altre per volta finché l'errore è piccolo
value-bench-rollouts-games = N
arg-bench-rollouts-error = L'errore standard più grande, in punti
value-bench-rollouts-error = PUNTI
arg-bench-rollouts-seed = Da che cosa seguono le partite
rollouts-done = { $positions } posizioni, { $games }, errori standard al massimo { $error }.
rollouts-no-line = la riga { $line } non è una posizione con i suoi risultati, come le scrive `alea bench rollouts`
rollouts-other-seed = fu cominciato con un altro seme o con altre reti: indica un file nuovo, o lo stesso --seed

# alea bench errors
cmd-bench-errors = Mostra quanto le valutazioni distano dalle partite giocate fino in fondo
more-bench-errors =
    Su posizioni che nessun addestramento ha visto: quelle incorporate, o quelle di
    un FILE di `alea bench rollouts`. Chiede a static, e a GNU Backgammon e Open
    Sage dove sono installati, senza guardare avanti: punti a partita, senza cubo.
    `alea duel --help` dice come si chiamano i giocatori.

    Esempi:
      alea bench errors
      alea bench errors held-back.jsonl --of static --of static:run --json
arg-bench-errors-file = Posizioni con i risultati delle loro partite
value-bench-errors-file = FILE
arg-bench-errors-of = A chi si chiede; si può dare più volte
value-bench-errors-of = GIOCATORE
errors-title = { $positions } posizioni con contatto, errore standard delle partite al massimo { $error }. Quanto sbaglia ciascuno, in punti a partita (errore standard):
errors-mean = in media
errors-rms = RMS
errors-largest = massimo
errors-bias = troppo alto di
errors-more = più del primo
errors-classes = in media per classe
errors-missing = Non installati: { $players }.
errors-no-positions = nel file non ci sono posizioni: le fa `alea bench rollouts FILE`
errors-no-opinion = { $player } non ha un'opinione su quanto vale una posizione: indica static, static:RUN, gnubg:0 o sage:1

# alea bench losses
cmd-bench-losses = Mostra quanto perde un giocatore per tipo di posizione, per GNU Backgammon
more-bench-losses =
    Decisioni di un giocatore contro se stesso. Ognuna si confronta con le poche
    giocate che un altro preferisce senza guardare avanti, secondo un giudice che
    guarda più a fondo: si perde quanto vale di più la migliore, in punti a partita,
    senza cubo. Accanto, quanto avrebbe perso l'altro. Questi è GNU Backgammon, e lo
    è il giudice, che favorisce chi gioca con le stesse reti. Ci vuole un minuto.
    `alea duel --help` dice come si chiamano i giocatori.

    Esempi:
      alea bench losses
      alea bench losses --of static:run -n 10000 --json
arg-bench-losses-of = Chi gioca
value-bench-losses-of = GIOCATORE
arg-bench-losses-beside = Con chi si confronta, e chi dice quali giocate
value-bench-losses-beside = GIOCATORE
arg-bench-losses-judge = Chi dice quanto valgono le giocate
value-bench-losses-judge = GIOCATORE
arg-bench-losses-number = Quante decisioni
value-bench-losses-number = N
arg-bench-losses-seed = Da che cosa seguono le partite
losses-title = { $decisions } decisioni di { $player } contro se stesso, seme { $seed }, e che cosa vi avrebbe giocato { $beside }. Punti persi a decisione secondo { $judge } (errore standard):
losses-class = classe
losses-contact = contatto
losses-decisions = numero
losses-lost = persi
losses-share = quota
losses-wrong = errate
losses-more = di più
losses-forced = forzate
losses-all = tutte
losses-bar = barra
losses-early = inizio
losses-late = fine
losses-other = altre
losses-kinds = Di tutte con contatto: barra, chi tira vi ha una pedina; inizio, restano più di 250 punti in tutto; fine, una parte ha dieci pedine in casa o una fuori.
