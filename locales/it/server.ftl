# Perché il server non fa quello che gli si chiede.
server-not-yours = non giochi in questa serie
server-not-open = questa serie qui non è aperta
server-unknown-contest = non c’è una serie così
server-stale = nel frattempo è successo altro
server-busy = adesso non si è potuto salvare, quindi non è successo nulla
server-damaged = ciò che ne è conservato è danneggiato; chiedere di nuovo non serve
server-reused-id = questo nome è già di un altro comando
server-too-many = troppo tutto insieme
server-malformed = questo non è un messaggio: { $detail }
server-terms = una serie non si gioca così: { $detail }
server-no-player = la casa non ha un giocatore così per questo
server-taken = non c’è una sedia libera
server-not-invited = serve un invito
server-no-name = un nome ha da 1 a 40 lettere
server-nobody = prima di’ chi sei
server-origin = questa pagina non può farlo
server-not-found = qui non c’è nulla
server-method = qui questo non si può fare
server-too-long = questo è troppo lungo
server-no-mat = un file di partita non può dirlo
server-dice-none = adesso non ci sono dadi di questa partita da sigillare
server-dice-order = tocca al tiro { $due }, non al tiro { $found }
server-dice-early = questo valore non è ancora richiesto
server-dice-commit = c’era già un altro impegno, oppure l’altro giocatore ha dato lo stesso
server-dice-anchor = una nuova catena di valori subentra soltanto tra due tiri, dopo l'ultimo caduto
server-dice-value = non è il valore per cui ci si è impegnati

# Che cosa dice `alea serve`.
serve-open = la casa è aperta su { $address }
serve-threads = i thread del server
serve-no-config = { $file } non contiene impostazioni: { $detail }
serve-no-variable = { $name } non può essere { $value }
serve-no-keys = { $file } non contiene le chiavi di un server
serve-no-store = { $file } non si può usare (`{ $detail }`)
serve-full = { $file }: il disco è pieno; fai spazio e riavvia
serve-locked = { $file }: un altro programma lo ha bloccato; chiudi quel programma e riavvia
serve-damaged = { $file } non è una base di dati di questo programma, o è guasta (`{ $detail }`)
serve-in-use = su { $address } ascolta un altro programma
serve-half-tls = un certificato vuole la sua chiave: indica entrambi, --tls-cert e --tls-key
serve-no-certificate = { $file } non contiene un certificato; deve essere PEM, come tra BEGIN CERTIFICATE e END CERTIFICATE, seguito da quelli che portano a uno conosciuto
serve-no-tls-key = { $file } non contiene una chiave privata; deve essere PEM e non cifrata
serve-other-key = { $key } non è la chiave del certificato di { $cert }; indica i due che sono stati fatti insieme
serve-bad-certificate = { $file } non serve per TLS (`{ $detail }`)
server-rematch-not-over = un’altra serie si chiede quando questa è finita
server-chat-line = una riga ha da 1 a { $most } caratteri, e niente che non si legga
server-chat-too-many = troppo in una volta; ripetilo fra un momento
server-claim-clock = qui decide l’orologio
server-claim-not-awaited = non è l’altro giocatore che si aspetta
server-claim-here = l’altro giocatore è qui
server-claim-early = l’altro giocatore non manca ancora da abbastanza
server-withdraw-seated = qualcuno si è già seduto

# Che cosa dice `alea db`.
db-counts = incontri: { $contests } (finiti: { $over }), eventi: { $events }, righe nel registro dei dadi: { $leaves }
db-sound = Tutto regge.
db-wrong = { $file } non regge in { $count ->
    [one] un punto
   *[other] { $count } punti
}: tienilo com'è, e rimetti una copia con `alea db restore`
db-file = il file ha un guasto (`{ $fault }`)
db-log = il registro dei dadi non regge dalla riga { $leaf } in poi (`{ $why }`)
db-unreadable = l'incontro { $contest } non si legge (`{ $detail }`)
db-unread = il registro delle scritture (WAL) è danneggiato: { $bytes } byte dopo il danno non si leggono ({ $pages } pagine, { $commits } transazioni)
db-contest = incontro { $contest }: { $why }
db-copied = { $file } è una copia; SHA-256 { $hash }
db-restored = al posto di { $file } c'è ora la copia; quello che c'era ha lo stesso nome con .before
db-live = { $folder }: un server lavora con questi dati; prima fermalo
db-exists = { $file } c'è già; indica un altro file
db-newer = { $file } è più nuovo della copia, o non si legge; con --force la copia prende lo stesso il suo posto
db-checksum = { $file } non è quello che dice la sua somma di controllo (.sha256 accanto), o la somma manca; con --force vale lo stesso
keys-now = { $key } firma adesso
keys-before = { $key } firmava prima
keys-rotated = { $key } è la chiave nuova; il server firma con essa dal prossimo avvio
