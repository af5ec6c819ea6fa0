# What --help says. Keys: cmd-COMMAND what a command does, in one line; more-COMMAND what follows the options, in lines of at most
# 80 columns; arg-COMMAND-ARGUMENT or arg-ARGUMENT an option; value-COMMAND-ARGUMENT or value-ARGUMENT what stands for its value.
help-usage = Uso:
help-commands = Comandi:
help-arguments = Argomenti:
help-options = Opzioni:
help-options-placeholder = [OPZIONI]
help-command-placeholder = COMANDO
help-default = [predefinito: { $value }]
help-values = [valori possibili: { $values }]
cmd = Giochi da tavoliere del caffè: tavli, backgammon e i loro parenti, e Hnefatafl
more =
    Esempi:
      alea games                        che cosa si può giocare
      alea rules plakoto | less         come si gioca
      alea turns backgammon --dice 31   che cosa si può fare con un tiro
cmd-help = Mostra questo messaggio o l'aiuto dei comandi indicati
arg-help = Mostra l'aiuto
arg-version = Mostra la versione
arg-lang = La lingua: en, el o it; altrimenti quella del sistema, se è una di queste, o l'inglese
value-lang = LINGUA

# Arguments of several commands.
arg-game = Quale gioco; `alea games` li elenca
value-game = GIOCO
arg-rules = Un'opzione delle regole, come `bear_off=take_highest`; si può ripetere
value-rules = CHIAVE=VALORE
arg-position = Una posizione come testo: `x=24:2,13:5,8:3,6:5 o=19:5,17:3,12:5,1:2`, entrambe le parti con i numeri di x, che è di turno; o le righe di una tavola quadrata, anche come le elenca OpenTafl, fra barre, con w o b in fondo
value-position = POSIZIONE
arg-xgid = Una posizione come la scrive eXtreme Gammon, con i dadi se sono tirati
value-xgid = XGID
arg-gnubg-id = Un Position ID di GNU Backgammon, con o senza il Match ID in coda
value-gnubg-id = ID[:ID]
arg-fibs = Una riga board di fibs.com: `board:You:Anna:...`
value-fibs = RIGA
arg-dice = Il tiro, come 31
value-dice = DADI
arg-ascii = Disegna il tavoliere in semplice ASCII
arg-json = Per i programmi
arg-seed = Da che cosa derivano i dadi e le scelte dei giocatori
value-seed = SEME

# alea games
cmd-games = Elenca i giochi, o che cosa si può scegliere in uno
more-games =
    Esempi:
      alea games plakoto                   le opzioni di un gioco
      alea games --json | jq -r '.[].id'
arg-games-game = Un gioco, per vederne gli altri nomi e le opzioni; altrimenti si elencano tutti
arg-games-json = Per i programmi: un elenco con le opzioni di ogni gioco, o il gioco indicato

# alea play
cmd-play = Gioca in questo terminale, contro la casa o con un amico
more-play =
    Ogni partita si conserva mentre si gioca: se si interrompe, `alea play --resume`
    la riprende da dove si era fermata.

    Esempi:
      alea play                            scegli che cosa giocare
      alea play plakoto                    una partita contro la casa
      alea play tavli --to 5 --friend      un match in due alla stessa tastiera
      alea play backgammon --money         con cubo, Jacoby e beaver
      alea play portes --dice typed        con dadi veri, da scrivere
      alea play --resume                   la partita non finita
arg-play-game = Quale gioco, o quale serie di più giochi, come `tavli`; altrimenti si apre il menù
arg-play-to = Un match a tanti punti
value-play-to = PUNTI
arg-play-money = Gioco singolo, partita dopo partita, finché qualcuno smette
arg-play-no-cube = Senza cubo, nei giochi che lo hanno
arg-play-rules = Cambia un'opzione delle regole del gioco; si può ripetere
arg-play-friend = Due persone alla stessa tastiera
arg-play-house = Chi gioca per la casa
value-play-house = GIOCATORE
arg-play-second = La casa siede al primo posto: a Hnefatafl giochi con il Nero
arg-play-names = I nomi dei giocatori, separati da una virgola
value-play-names = NOME,NOME
arg-play-dice = Da dove vengono i dadi: system (del computer), typed (li scrivi tu) o seed:N
arg-play-clock = Minuti a testa, e secondi di incremento (10+5) o di attesa (2/12)
value-play-clock = OROLOGIO
arg-play-next-starter = Chi comincia la partita successiva di un match: chi ha vinto (winner), chi vogliono i dadi (roll), o a turno (alternate)
value-play-next-starter = CHI
arg-play-auto-roll = Tira i dadi da solo dove non si può fare altro
arg-play-forced = Che cosa si fa dei turni che si giocano in un solo modo: niente (off), si dispone il resto (last), o si gioca anche (all)
value-play-forced = QUALI
arg-play-resume = Riprende una partita: l'ultima non finita, o quella di un file
value-play-resume = FILE
arg-play-save = Dove si conserva la registrazione
value-play-save = FILE
arg-play-ascii = Disegna con caratteri semplici
arg-play-no-color = Senza colori; lo stesso se è definito NO_COLOR
arg-play-pace = Millisecondi fra le cose che succedono da sole
value-play-pace = MS

# alea rules and alea guide
cmd-rules = Spiega come si gioca
more-rules =
    Esempi:
      alea rules plakoto | less
      alea rules plakoto --lang el
      alea rules fevga --json      le opzioni e che cosa si può scegliere
arg-rules-game = Quale gioco, o quale serie di più giochi, come `tavli`
arg-rules-json = Per i programmi: le opzioni del gioco invece della sua pagina
cmd-guide = Le guide: una prima partita, il cubo, le parole
more-guide =
    Esempi:
      alea guide                   che cosa c'è
      alea guide beginners | less
      alea guide glossary --lang el
arg-guide-topic = Quale guida; altrimenti si elencano tutte
value-guide-topic = TEMA

# alea turns
cmd-turns = Elenca le giocate legali di una posizione
more-turns =
    Giocate che portano alla stessa posizione sono una sola. Senza posizione vale
    l'inizio della partita, senza dadi tutti i 21 tiri. Chi è chiuso fuori non tira:
    --json ha allora "closed_out":true e una giocata vuota.

    Esempi:
      alea turns backgammon --dice 31
      alea turns plakoto --position 'x=24:14,20:1 o=1:14,7:1' --dice 61 --json
      alea turns backgammon --xgid=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10
arg-turns-dice = Il tiro, come 31, lo stesso dell'ID se ne ha uno; altrimenti tutti i 21 tiri
arg-turns-first-turn = È il primo turno di chi deve giocare, per i giochi che hanno una regola a riguardo, come Narde
arg-turns-json = Per i programmi: le giocate con le loro mosse e la posizione che ne segue, con i numeri di chi muove

# alea position
cmd-position = Mostra una posizione in ogni notazione
more-position =
    Senza posizione vale l'inizio della partita. Una posizione come testo non dice
    nulla di un match: si mostra come gioco singolo con il cubo in mezzo e x in
    basso. Una notazione che non può dire la posizione spiega perché.

    Esempi:
      alea position backgammon \
        --xgid=-b----E-C---eE---c-e----B-:1:-1:1:52:2:3:0:7:10
      alea position backgammon --gnubg-id 4HPwATDgc/ABMA:cInlADAAEAAE --json
      alea position portes --position 'x=8:2,6:2 o=19:2,17:2' --dice 31
arg-position-json = Per i programmi: le notazioni, e che cosa dicono del match

# alea perft
cmd-perft = Conta le mosse legali, o le giocate diverse dei 21 tiri, livello per livello
more-perft =
    Senza dadi conta ogni mossa legale. Con i dadi conta ogni giocata diversa di
    ognuno dei 21 tiri, perciò la posizione va data senza tiro. Chi è chiuso fuori
    ha una giocata vuota e non tira.

    Esempi:
      alea perft hnefatafl 3
      alea perft plakoto 1 --position 'x=24:14,20:1 o=1:15' --json
arg-perft-depth = Quante mosse in profondità
value-perft-depth = PROFONDITÀ
arg-perft-json = Per i programmi: `{"{"}"counts":[184,109344]{"}"}`

# alea replay
cmd-replay = Rigioca i match registrati e dice che cosa ne risulta
more-replay =
    Le giocate illegali si conservano e si segnalano; si prosegue da dove portano.
    Il codice di uscita è 1 se un file non si può leggere; gli altri si raccontano
    lo stesso.

    Esempi:
      alea replay final.mat
      alea replay matches/*.txt --json
      alea replay hnefatafl.otg
arg-replay-files = File di match in testo, `.mat` o `.txt`; elenchi di mosse di tafl; partite salvate di OpenTafl, `.otg`
value-replay-files = FILE
arg-replay-json = Per i programmi: un elenco, un match per elemento

# alea convert
cmd-convert = Converte match registrati da un formato a un altro
more-convert =
    Ciò che l'altro formato non può dire è detto su stderr, o rifiutato con il
    motivo; allora non si scrive nulla. Formati: record (.json, .jsonl), mat
    (.mat, .txt), tafl (.tafl), opentafl (.otg).

    Esempi:
      alea convert final.mat final.json
      alea convert games.json - --to mat
arg-convert-input = Il file da leggere; - per l'ingresso del programma
value-convert-input = DA
arg-convert-output = Il file da scrivere; - per l'uscita del programma
value-convert-output = A
arg-convert-from = Il formato di DA; altrimenti ciò che dice il nome o l'inizio
value-convert-from = FORMATO
arg-convert-to = Il formato di A; altrimenti ciò che dice il nome
value-convert-to = FORMATO
arg-convert-force = Riscrive A se esiste già

# alea dice
cmd-dice = Conta come sono usciti i dadi di match registrati, accanto a dadi onesti
more-dice =
    I file sono registrazioni di questo programma o file di match, come li legge
    `alea convert`. Si sommano tutti, giocatore per giocatore.

    Esempi:
      alea dice match.mat
      alea dice games/*.json --json
arg-dice-files = File di match; - per l'ingresso del programma
value-dice-files = FILE

# alea verify
cmd-verify = Controlla che le registrazioni reggano: eventi, giocate, risultati, dadi
more-verify =
    Una registrazione passa, o cade al primo evento che non regge, o regge senza
    prova dei dadi. Il codice di uscita è 1 se una cade.

    Esempi:
      alea verify game.json
      alea verify games/*.json --json
arg-verify-files = File di registrazioni, una per riga; - per l'ingresso del programma
value-verify-files = REGISTRAZIONE
arg-verify-key = Una chiave pubblica del server che deve aver firmato, 64 cifre in base 16; se sono più, una di esse
value-verify-key = CHIAVE
arg-verify-log = Il registro che deve mostrare le partite; possono essere anche più registri, con una riga vuota in mezzo
value-verify-log = FILE
arg-verify-json = Per programmi: una riga per registrazione

# alea simulate
cmd-simulate = Gioca molte partite e conta come finiscono
more-simulate =
    Giocatori:
    { $players }

    Lo stesso seme dà le stesse partite con qualsiasi numero di thread.

    Esempi:
      alea simulate plakoto -n 10000 --seed 7
      alea simulate hnefatafl -n 500 --rule repetition=loss_for_white --json
arg-simulate-games = Quante partite
value-simulate-games = N
arg-simulate-x = Chi gioca x; il Bianco a Hnefatafl
value-simulate-x = GIOCATORE
arg-simulate-o = Chi gioca o; il Nero a Hnefatafl
value-simulate-o = GIOCATORE
arg-simulate-to = Gioca match a tanti punti, con il cubo dove c'è; tavli altrimenti ai 3
value-simulate-to = PUNTI
arg-simulate-record = Conserva le registrazioni di tutti i match in questo file, una per riga, con dadi che `alea verify` può controllare
value-simulate-record = FILE
arg-simulate-log = Conserva in questo file i registri dei dadi, uno per match, per `alea verify --log`
value-simulate-log = FILE
arg-simulate-force = Riscrive FILE se esiste già

# alea bench
cmd-bench = Misura quanto è veloce il programma
more-bench =
    Un solo thread, e conta la mediana di più prove. I dati sono incorporati;
    risultati diversi da quelli attesi sono un errore.

    Esempi:
      alea bench
      alea bench rules --runs 9 --json
arg-runs = Quante volte si misura ciascuno
value-runs = N
cmd-bench-rules = Giocate di un tiro e mosse di tafl: ciò che si misura se non si indica altro
more-bench-rules =
    Esempio:
      alea bench rules --runs 9 --json
cmd-bench-engine = Valutazioni del backgammon: posizioni dello stesso tiro, e ciascuna da sola
more-bench-engine =
    Esempio:
      alea bench engine --runs 9
cmd-bench-server = Comandi al secondo sulla rete, quanto durano, e che cosa costano gli incontri
more-bench-server =
    Avvia un server su una cartella fatta per lui, e client che giocano tutti i
    giochi con dadi: i comandi arrivano a tempi fissati prima, a ritmi crescenti
    finché il server non regge, poi alla metà. Circa due minuti.

    Esempi:
      alea bench server
      alea bench server --dice sealed --rates 1000,3000 --json
arg-bench-server-contests = Quanti incontri si giocano insieme
value-bench-server-contests = N
arg-bench-server-sockets = Quante connessioni ci sono: due a incontro, le altre guardano
value-bench-server-sockets = N
arg-bench-server-seconds = Per quanto si prova ogni ritmo
value-bench-server-seconds = SECONDI
arg-bench-server-rates = Prova questi ritmi, in comandi al secondo
value-bench-server-rates = RITMI
arg-bench-server-dice = Solo con questi dadi
value-bench-server-dice = DADI
arg-bench-server-data = Fa la cartella del server in questa, che è su un disco; altrimenti dove sono i file temporanei
value-bench-server-data = CARTELLA
cmd-bench-positions = Scrive posizioni di gioco casuale, una per riga, prima del tiro dove ci sono dadi
more-bench-positions =
    Le partite si giocano dall'inizio alla fine, e si prende circa una posizione
    su otto.

    Esempio:
      alea bench positions plakoto -n 10000 --seed 1 > plakoto.txt
arg-bench-positions-number = Quante posizioni
value-bench-positions-number = N
arg-bench-positions-seed = Da che cosa derivano le partite

# What is wrong with the words of a command line.
see-help = { $what }; vedi `{ $command } --help`
usage-unknown-argument = argomento sconosciuto { $argument }
usage-unknown-argument-near = argomento sconosciuto { $argument }, forse { $near }
usage-unknown-command = non c'è un comando { $command }
usage-unknown-command-near = non c'è un comando { $command }, forse { $near }
usage-no-command = manca il comando: { $commands }
usage-missing = { $count ->
    [one] manca { $arguments }
   *[other] mancano { $arguments }
}
usage-conflict = { $argument } e { $other } si escludono: lasciane fuori uno
usage-no-value = { $argument }: manca il valore
usage-twice = { $argument } è dato più di una volta
usage-takes-no-value = { $argument } non prende valori, trovato { $found }
usage-bad-value = { $argument } { $found }: { $why }
usage-one-of = atteso { $values }
usage-not-utf8 = un argomento non è UTF-8
usage-not-understood = gli argomenti non si capiscono
expected-whole = atteso un numero intero, da { $min } a { $max }
expected-language = attesa una fra { $languages }
expected-dice-source = atteso system, typed, o seed: e un numero intero, come seed:7
expected-clock = attesi minuti, e con + secondi di incremento o con / secondi di attesa, come 5, 10+5 o 2/12

# alea serve
cmd-serve = Il server: serie in rete, tra persone e contro la casa
more-serve =
    Va avanti finché non gli si dice di fermarsi (Ctrl-C, SIGTERM), e la volta
    dopo riprende tutto da dove era. Le impostazioni stanno anche in un file
    (--config) o nell’ambiente (ALEA_LISTEN e così via); vincono gli argomenti.

    Esempi:
      alea serve
      alea serve --data /var/lib/alea --origin https://example.org
      alea serve --listen 0.0.0.0:443 --origin https://example.org \
          --tls-cert fullchain.pem --tls-key privkey.pem
arg-serve-config = Un file di impostazioni (TOML)
value-serve-config = FILE
arg-serve-listen = Dove ascolta; 127.0.0.1:8080 se non si dice nulla
value-serve-listen = INDIRIZZO
arg-serve-data = La cartella della base di dati; alea-data se non si dice nulla
value-serve-data = CARTELLA
arg-serve-keys = Il file delle chiavi, creato se non c’è; `keys` nella cartella se non si dice nulla
value-serve-keys = FILE
arg-serve-tls-cert = Il certificato per il TLS proprio (PEM, tutta la catena); riletto quando cambia
value-serve-tls-cert = FILE
arg-serve-tls-key = La chiave privata del certificato (PEM)
value-serve-tls-key = FILE
arg-serve-origin = Una pagina da cui vengono i giocatori, come https://example.org; si può dare più volte
value-serve-origin = PAGINA
arg-serve-jobs = Quanti giocatori della casa pensano insieme
value-serve-jobs = N
arg-serve-grace = Per quanti secondi si può mancare da una serie senza orologio; 300, se non si dice altro
value-serve-grace = SECONDI
arg-serve-metrics = Dove si risponde a `GET /metrics`, come lo legge Prometheus; in nessun posto se non si dice nulla
value-serve-metrics = INDIRIZZO
arg-serve-log = Come si scrive il registro su stderr
value-serve-log = FORMATO
arg-serve-openapi = Scrivi la descrizione dell’interfaccia HTTP (OpenAPI 3.1) e finisci

# alea db
cmd-db = Controlla la base di dati di un server, la copia, rimette una copia
more-db =
    Esempi:
      alea db check
      alea db backup /backups/monday.sqlite --data /var/lib/alea
cmd-db-check = Controlla tutta la base di dati: il file, il registro dei dadi, ogni incontro e i suoi dadi
more-db-check =
    Il server può lavorare intanto. Il codice di uscita è 1 se qualcosa non regge.

    Esempi:
      alea db check --data /var/lib/alea
      alea db check monday.sqlite --json
arg-db-check-file = Una base di dati o una sua copia; altrimenti quella della cartella
value-db-check-file = FILE
arg-db-check-data = La cartella del server; alea-data se non si dice nulla
value-db-check-data = CARTELLA
cmd-db-backup = Copia la base di dati in un file mentre il server lavora
more-db-backup =
    La copia è la base di dati di un momento. La sua somma di controllo si scrive
    accanto (.sha256, per `sha256sum -c`). Le chiavi non ci sono.

    Esempio:
      alea db backup monday.sqlite --data /var/lib/alea
arg-db-backup-file = La copia; un file che non c'è ancora
value-db-backup-file = FILE
arg-db-backup-data = La cartella del server; alea-data se non si dice nulla
value-db-backup-data = CARTELLA
cmd-db-restore = Mette una copia al posto della base di dati; il server non deve lavorare
more-db-restore =
    Quello che c'era resta accanto, come alea.sqlite.before.

    Esempio:
      alea db restore monday.sqlite --data /var/lib/alea
arg-db-restore-file = La copia
value-db-restore-file = FILE
arg-db-restore-data = La cartella del server; alea-data se non si dice nulla
value-db-restore-data = CARTELLA
arg-db-restore-force = Anche sopra una base di dati più nuova, e da una copia senza la sua somma di controllo

# alea keys
cmd-keys = Le chiavi con cui un server firma i dadi, o una nuova
more-keys =
    Esempi:
      alea keys show --data /var/lib/alea
      alea keys rotate --data /var/lib/alea
cmd-keys-show = Le chiavi pubbliche di un server, la più nuova per prima
more-keys-show =
    Esempio:
      alea keys show --data /var/lib/alea --json
arg-keys-show-data = La cartella del server; alea-data se non si dice nulla
value-keys-show-data = CARTELLA
arg-keys-show-keys = Il file delle chiavi; `keys` nella cartella se non si dice nulla
value-keys-show-keys = FILE
cmd-keys-rotate = Crea una chiave nuova, che firma dal prossimo avvio del server
more-keys-rotate =
    Le partite in corso finiscono con la chiave con cui sono cominciate. La
    vecchia chiave nomina la nuova, così pagine e programmi la conoscono; i
    verbali di entrambe reggono.

    Esempio:
      alea keys rotate --data /var/lib/alea
arg-keys-rotate-data = La cartella del server; alea-data se non si dice nulla
value-keys-rotate-data = CARTELLA
arg-keys-rotate-keys = Il file delle chiavi; `keys` nella cartella se non si dice nulla
value-keys-rotate-keys = FILE
