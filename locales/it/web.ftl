# The pages in the browser: the way in, and the table. What stands on the board itself is in board.ftl.
page-language = Lingua
page-home = Tutti i giochi
page-games = Giochi
page-length = Durata
page-play-house = Gioca con la casa
page-invite = Invita un amico
page-begins = Si prepara il tavolo
page-no-answer = La casa non risponde. Riprova fra un momento.
page-plain-http = Questa pagina non è arrivata con una connessione cifrata, perciò il browser non può controllare i dadi. Li tira la casa, senza prova.

# Sitting down: what can be chosen besides the length.
sit-choices = Altre scelte
sit-player = Per la casa
sit-dice = Dadi fra giocatori
sit-dice-sealed = sigillati, tiro per tiro
sit-dice-envelope = in busta sigillata
sit-dice-plain = semplici, senza prova
sit-seat-any = come capita
sit-no-clock = senza orologio
sit-clock-none = nessuno
sit-clock-delay = con attesa
sit-clock-increment = con incremento
sit-minutes = Minuti a testa
sit-seconds-delay = Secondi liberi a turno
sit-seconds-increment = Secondi aggiunti a turno
sit-cube-off = senza cubo
sit-raises = Rilanci del raddoppio
sit-raises-none = nessuno
sit-raises-beavers = beaver
sit-raises-raccoons = beaver e raccoon
sit-raises-otters = beaver, raccoon e otter
sit-automatic = Dadi uguali all'apertura
sit-automatic-0 = si ritira
sit-automatic-1 = raddoppiano una volta
sit-automatic-2 = raddoppiano fino a due volte
sit-automatic-3 = raddoppiano fino a tre volte
sit-automatic-said = raddoppi automatici: { $times }
sit-starter = La partita dopo la comincia
sit-starter-winner = chi ha vinto
sit-starter-alternate = uno per volta
sit-starter-roll = il dado più alto
sit-rules-of = Regole: { $game }
sit-refused = Queste scelte non stanno insieme. Cambiane una delle ultime.

# The house does not answer.
away = La casa non risponde
away-games = Le partite che stai giocando restano come sono, con quello che hai disposto. Appena torna la connessione questa pagina continua da sola.
away-rules = Intanto si leggono le regole che hai già aperto qui.
away-again = Riprova
page-newer = La casa ha pagine più nuove. Arrivano con la prossima che apri.
page-newer-load = Caricale adesso

nowhere = Qui non c'è niente
nowhere-why = Forse l'indirizzo è incompleto o è di un'altra casa.

table-title = Tavolo
table-unknown = Non c'è un tavolo così. Forse era di un'altra casa.
table-connecting = Connessione
table-lost = La connessione è caduta. Torna da sola, e quello che hai disposto resta.
table-starting = La prossima partita sta per cominciare
table-waiting = Si aspetta che qualcuno si sieda
table-invitation = Manda questo link al tuo amico. Chi lo apre può sedersi.
table-copy = Copia il link
table-withdraw = Ritira l’offerta
table-copied = Copiato
table-doubled = { $who } raddoppia, a { $value }. Passare costa { $cost ->
    [one] 1 punto
   *[other] { $cost } punti
}.
table-doubles = Raddoppi, a { $value }. Si aspetta la risposta: { $who }.
table-free = Sedia libera
name-guest = Ospite { $number }
table-free-chair = Una sedia è libera.
table-sit = Siediti
table-game = Partita { $number }
table-score = { $near } { $mine }, { $far } { $theirs }
table-void = L'incontro non conta: { $why }
void-not-come = un giocatore non è venuto alla partita
void-withdrawn = l’offerta è stata ritirata
table-watching = Stai guardando
table-again = Gioca ancora
table-again-asked = { $who }: ancora una?
table-again-waits = Ancora una. Si aspetta: { $who }.
table-replay = Rivedila
table-record = Scarica il verbale

chat = Chiacchiere
chat-line = Di' qualcosa
chat-send = Invia
chat-mute = Non mostrare che cosa dicono gli altri
chat-hear = Mostra che cosa dicono gli altri
chat-unread = { $lines ->
    [one] 1 nuova
   *[other] { $lines } nuove
}

# $rolls is how many rolls of the game have been checked.
seal-what = Che cosa sono i dadi sigillati
seal-making = Dadi: si sigillano
seal-whole = Dadi sigillati: { $rolls ->
    [0] ancora nessun tiro
    [one] 1 tiro controllato
   *[other] { $rolls } tiri controllati
}
seal-closed = Dadi in busta sigillata: { $rolls ->
    [0] ancora nessun tiro
    [one] 1 tiro, da controllare a fine partita
   *[other] { $rolls } tiri, da controllare a fine partita
}
seal-lost = Dadi: questa partita è cominciata in un altro browser. Questo la continua dal prossimo tiro; se uno è in corso, apri l’altro
seal-broken = I dadi non tornano: { $why }.
seal-broken-next = Non si rivela più niente di tuo, perciò la partita non può continuare. Conserva il verbale: mostra che cosa è successo.
seal-plain = Dadi semplici: li tira la casa, senza prova
dice-why-own-commit = l'impegno di questa partita non è quello di questo browser. Se la partita è cominciata in un altro, continua lì; se è cominciata qui, la casa lo ha scambiato
dice-why-doubled = è arrivato un raddoppio dopo che il tiro era stato chiesto
dice-why-own-anchor = i dadi di questa partita si fanno ora in un altro browser. Continua lì; se non ne hai aperto nessuno, li ha scambiati la casa
dice-why-chain-ended = un segreto non basta per tanti tiri
dice-why-no-browser = questo browser non può controllarli, o custodirne il segreto. Uno più recente può

settings = Impostazioni
settings-done = Fatto
settings-name = Il tuo nome
settings-theme = Tavoliere
settings-theme-walnut = Noce
settings-theme-olive = Olivo
settings-theme-aegean = Egeo
settings-theme-contrast = Alto contrasto
settings-scheme = Intorno
settings-scheme-system = Come il sistema
settings-scheme-light = Chiaro
settings-scheme-dark = Scuro
settings-speed = Movimento
settings-speed-usual = Calmo
settings-speed-fast = Veloce
settings-speed-still = Nessuno
settings-sound = Suono
settings-sound-low = Piano
settings-sound-on = Forte
settings-sound-off = Nessuno
settings-click = Un clic su una pedina
settings-click-play = la muove
settings-click-pick = la solleva
settings-home = Si esce
settings-home-right = a destra
settings-home-left = a sinistra
settings-colour = Le tue pedine
settings-colour-seat = Come sei seduto
settings-colour-light = Bianche
settings-colour-dark = Nere
settings-roll = Dadi
settings-roll-hand = Li tiri tu
settings-roll-self = Cadono da soli
settings-forced = Mosse obbligate
settings-forced-hand = Le fai tu
settings-forced-last = Si fanno, le confermi tu
settings-forced-all = Si giocano da sole
settings-off = Uscita senza contatto
settings-off-self = Da sola
settings-off-hand = La fai tu
settings-words = Le tue parole per i dadi
settings-words-what = Quello che scrivi si mescola al caso del browser per la prossima partita. Resta in questo browser.
settings-words-any = quello che vuoi

lobby = Tavoli aperti
lobby-empty = In questo momento nessuno aspetta. La casa ha sempre tempo.
lobby-taken = Quella sedia è appena stata presa.
lobby-envelope = dadi in busta
lobby-plain = dadi semplici
lobby-open = Apri un tavolo

page-tables = Tavoli
own = Le tue partite
own-on = In corso
own-over = Finite
own-empty = Qui non hai ancora giocato. Quello che giochi resta qui, per continuarlo o rivederlo.
own-against = Avversario: { $who }
own-waiting = non è ancora venuto nessuno
own-won = vinta
own-lost = persa
own-drawn = patta
own-void = non conta
own-go-on = Al tavolo
own-more = Più vecchie

rules = Regole
rules-guides = Guide
rules-of = Le regole del gioco

# What an example says of its position. $result is white, black or draw.
example-dice = Dadi { $what }
example-legal = Legale: { $what }
example-illegal = Non legale: { $what }, perché { $why }
example-turns = Giocate legali: { $what }
example-wins = Tiri che vincono: { $what }
example-over = { $what } chiude la partita: { $points }
example-ends = { $what } chiude la partita: { $result ->
    [white] vince il Bianco
    [black] vince il Nero
   *[other] patta
}
example-try = Provalo
example-again = Da capo

replay = Come è andata
replay-place = Punto dell'incontro
replay-go = Lascia scorrere
replay-stop = Ferma
replay-back = Indietro
replay-on = Avanti
replay-check = Controlla i dadi
replay-checking = I dadi sono controllati
replay-never-begun = È stata annullata prima di cominciare: non c’è niente da vedere.
replay-keep = Verbale
replay-mat = File del match
replay-link = Link a qui
replay-position = La posizione come testo
notation-xgid = XGID
notation-gnubg = GNU Backgammon
notation-opentafl = OpenTafl
notation-alea = alea

# A record that somebody has as a file.
dice-about = Qui il tuo browser controlla i dadi di un verbale: il file che ogni tavolo dà quando la partita è finita. Niente viene inviato.
dice-more = Confrontalo con altro
dice-guide = Come funzionano i dadi sigillati

# Threats, where a player asks for them.
threats = Minacce al re
threats-none = Niente che chiuderebbe la partita.
threats-white = Il Bianco potrebbe portare fuori il re: { $where }.
threats-black = Il Nero potrebbe prendere il re: { $where }.
