var e=`# The board in the browser: what its places are called, what is read aloud, what its buttons say.
# $colour is light or dark; $place one of the texts named board-place, or the name of a point of a square board.
board-name = Tavoliere
board-help = Con le frecce vai da una punta all'altra. Invio prende una pedina e la posa, due volte Invio la muove con il primo dado. Backspace annulla, Esc lascia, Ctrl e Invio giocano il turno.
board-help-square = Con le frecce vai da un punto all'altro. Invio prende un pezzo e lo posa. Backspace annulla, Esc lascia, Ctrl e Invio giocano la mossa.
board-place-point = punta { $number }
board-place-bar = bar
board-place-off = fuori
board-empty = { $place }: vuota
board-checkers = { $place }: { $count ->
    [one] 1 pedina { $colour ->
        [light] bianca
       *[dark] nera
    }
   *[other] { $count } pedine { $colour ->
        [light] bianche
       *[dark] nere
    }
}
board-man = { $place }: pedina { $colour ->
    [light] bianca
   *[dark] nera
}
board-king = { $place }: re
board-pinned = { $place }: { $count ->
    [one] 1 pedina { $colour ->
        [light] bianca
       *[dark] nera
    }
   *[other] { $count } pedine { $colour ->
        [light] bianche
       *[dark] nere
    }
} su una inchiodata
board-can-move = { $what }, può muovere
board-can-take = { $what }, si può raggiungere
board-picked-up = { $what }, in mano
board-said-picked = In mano da { $place }. Può andare: { $targets }.
board-said-let-go = Lasciata.
board-said-step = { $from }, verso { $to }.
board-said-hit = { $from }, verso { $to }, colpita.
board-said-pin = { $from }, verso { $to }, inchiodata.
board-said-captures = { $from }, verso { $to }, { $count ->
    [one] 1 pedina catturata
   *[other] { $count } pedine catturate
}.
board-said-back = Annullato: { $from }, verso { $to }.
board-said-complete = Il turno è completo: giocalo, o annulla.
board-said-left = Da giocare: { $dice }.
board-said-first = Prima il { $die }.
board-said-stuck = Niente muove da { $place }.
board-said-no-turn = Non si può giocare niente.
board-dice = Dadi { $dice }
board-dice-swap = Dadi { $dice }: prima il { $die }
board-dice-play = Dadi { $dice }: gioca il turno
board-dice-roll = Tira i dadi
board-cube = Cubo { $value }
board-cube-of = Cubo { $value }, di { $who }
board-cube-offered = Cubo { $value }, offre { $who }
board-to = ai { $points }
board-pips = { $pips ->
    [one] 1 pip
   *[other] { $pips } pip
}
board-crawford = Crawford
board-on-turn = di turno
board-quiet = Nessuna cattura da { $quiet } mosse
board-seen = Questa posizione c'è già stata { $seen ->
    [one] una volta
   *[other] { $seen } volte
}
board-act-undo = Annulla
board-act-play = Gioca
board-act-pass-turn = Nessuna mossa
board-act-roll = Tira
board-act-double = Raddoppia a { $points }
board-act-take = Accetto
board-act-pass = Passo
board-act-raise = Beaver
board-act-resign = Mi arrendo
board-act-accept-resignation = Accetto
board-act-refuse-resignation = Rifiuto
board-act-offer-draw = Offri la patta
board-act-accept-draw = Accetto la patta
board-act-refuse-draw = Rifiuto la patta
board-act-claim = Chiedi la vittoria
board-act-stop = Smetti
board-sure = { $act }: sicuro
board-not-now = Non ora
board-sure-points = { $act }, { $points ->
    [one] 1 punto perso
   *[other] { $points } punti persi
}
`,t=`# Names of games, and what each is in one line (at most 40 letters).
game-backgammon = Backgammon
game-portes = Portes
game-plakoto = Plakoto
game-fevga = Fevga
game-tavla = Tavla
game-nackgammon = Nackgammon
game-hypergammon = Hypergammon
game-moultezim = Moultezim
game-narde = Narde
game-tapa = Tapa
game-hnefatafl = Hnefatafl
game-hnefatafl-v1 = Hnefatafl, variante 1
game-hnefatafl-v2 = Hnefatafl, variante 2
game-hnefatafl-v3 = Hnefatafl, variante 3
game-tavli = Tavli

about-backgammon = il gioco del cubo, da uno a tre punti
about-portes = backgammon greco, senza cubo
about-plakoto = inchioda la pedina sola, cura la madre
about-fevga = stesso verso per tutti, una sola occupa
about-tavla = backgammon turco: chi colpisce resta
about-nackgammon = backgammon con quattro pedine indietro
about-hypergammon = backgammon con tre pedine
about-moultezim = Fevga con un limite nel quadrante altrui
about-narde = il gioco lungo: una a turno dalla testa
about-tapa = Plakoto bulgaro, senza la madre
about-hnefatafl = la tavola del re, diciannove linee
about-hnefatafl-v1 = il re muove di un punto
about-hnefatafl-v2 = il re muove di uno o due punti
about-hnefatafl-v3 = il re stretto resta fermo
about-tavli = Portes, Plakoto e Fevga a turno

# Players of the house.
player-random = gioca a caso
player-simple = l'habitué
player-static = una rete addestrata
about-player-random = ogni giocata legale con la stessa probabilità
about-player-simple = una giocata avanti, con quello che i giocatori dicono del gioco
about-player-static = una giocata avanti, con reti addestrate, nel backgammon

# Numbers with their words.
points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
games = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
`,n=`# The table in the terminal. Lines named "hint" have 78 columns; names of menu rows 11, what is chosen there 20,
# what is said about it 40.

name-you = Tu
name-house = La casa
name-house-number = La casa { $number }
name-player = Giocatore { $number }

menu-subtitle = il caffè dei giochi da tavoliere
menu-resume = Riprendi
menu-game = Gioco
menu-against = Contro
menu-friend = un amico
menu-friend-about = alla stessa tastiera
menu-chair = Giochi con
menu-chair-first = il Bianco, il re
menu-chair-second = il Nero
menu-length = Durata
menu-cube = Cubo
menu-cube-match = con la partita Crawford
menu-cube-holland = partita Crawford, regola Holland
menu-cube-no-crawford = senza la partita Crawford
menu-cube-money = con Jacoby e beaver
menu-cube-raccoons = con Jacoby, beaver e raccoon
menu-cube-jacoby = con Jacoby, senza beaver
menu-cube-beavers = con beaver, senza Jacoby
menu-cube-plain = senza Jacoby e beaver
menu-yes = sì
menu-no = no
menu-clock = Orologio
menu-clock-delay = { $minutes } minuti, { $seconds } s di attesa a turno
menu-clock-increment = { $minutes } minuti e { $seconds } s in più a turno
menu-dice = Dadi
menu-dice-system = del computer
menu-dice-system-about = nessuno li conosce prima che cadano
menu-dice-typed = i tuoi
menu-dice-typed-about = dadi veri, da scrivere
menu-language = Lingua
hint-menu = Invio: siediti   ↑↓ ←→: scegli   ?: le regole del gioco   q: esci

length-single = una partita
length-match = match ai { $points } punti
length-money = gioco singolo
crawford-game = Partita Crawford

panel-pips = pip { $pips }
panel-off = fuori { $off }
panel-men = { $men ->
    [one] 1 pedina
   *[other] { $men } pedine
}
panel-cube-middle = cubo { $stake }
panel-cube-owned = cubo { $stake }: { $who }
panel-cube-offered = cubo { $stake }, offre { $who }
no-play = nessuna mossa

# What happened. $who is a name or "Tu"; the sentences have no verb that it would have to agree with.
line-opening = { $first } { $one }, { $second } { $two }.
line-opening-tie = { $first } { $one }, { $second } { $two }: di nuovo.
line-begun = Comincia: { $who }.
line-rolled = { $who }: dadi { $dice }.
line-turn = { $who }: { $play }.
line-double = { $who }: raddoppio.
line-take = { $who }: accettato.
line-pass = { $who }: passo.
line-raise = { $who }: beaver.
line-refuse-resignation = { $who }: resa rifiutata.
line-offer-draw = { $who }: patta offerta.
line-refuse-draw = { $who }: patta rifiutata.
line-resign = { $who }: resa offerta, { $points ->
    [1] partita singola
    [2] partita doppia
   *[other] partita tripla
}.
line-flag = { $who }: tempo scaduto.
line-won = { $who }: { $points }, { $how }.
line-tie = Non vince nessuno: { $how }.
line-contest-won = { $who }: vittoria finale.
line-contest-drawn = La serie è patta.

hint-next-game = Invio: prossima partita   storia: che cosa è successo   ?: tasti
hint-opening-dice = Tirate un dado a testa e scriveteli, prima quello del primo, come 31
hint-dice = Tira i dadi e scrivili, come 31
hint-roll = Invio: tira   resa   ?: tasti
hint-roll-or-double = Invio: tira   r: raddoppio   resa   ?: tasti
hint-turn = Scrivi 13/7 o 13   Frecce   Tab: giocate   Backspace: annulla   ?: tasti
hint-turn-square = Scrivi d4-d9   Frecce   Tab: tutte le mosse   ?: tasti
hint-confirm = Invio: gioca   Backspace: annulla   ?: tasti
hint-double = La posta raddoppierebbe. a: accetto   p: passo
hint-double-raise = La posta raddoppierebbe. a: accetto   p: passo   beaver: subito il doppio
hint-answer = sì o no
hint-wait = ...
hint-over = Invio: ancora   storia: che cosa è successo   menu: altri giochi   q: esci
hint-page = ↑↓ PgSu PgGiù: scorri   Esc: indietro
hint-turns = ↑↓: scegli   Invio: disponi   Esc: indietro

say-type-dice = Scrivi i due dadi, come 31.
say-not-understood = «{ $text }» non è né una mossa né una parola nota. ? mostra i tasti.
say-save-where = Dove? Come: salva game.json
say-nothing-asked = Non c'è nessuna domanda.
say-cannot-move = Non si muove niente.
say-cursor = Vai su una pedina e premi Invio, poi dove va.
say-no-turns-now = Adesso non c'è niente da giocare.
say-too-small = Il tavolo vuole { $width } colonne e { $height } righe. Allarga la finestra.
record-kept = La registrazione è in { $path }.
ask-resign = Ti arrendi per { $points }? sì o no
ask-resign-value = Per quante volte la posta, da 1 a { $most }? Come: resa 1
auto-roll-on = I dadi si tirano da soli.
auto-roll-off = I dadi li tiri tu.
auto-forced-off = Muovi tu ogni pedina.
auto-forced-last = Le mosse obbligate si dispongono da sole, tu confermi.
auto-forced-all = I turni obbligati si giocano da soli.

# Words that are typed. One word each.
word-undo = annulla
word-clear = pulisci
word-turns = giocate
word-log = storia
word-help = aiuto
word-rules = regole
word-auto = automatico
word-mirror = specchio
word-flip = gira
word-save = salva
word-menu = menu
word-quit = esci
word-yes = sì
word-no = no

title-turns = Giocate possibili
title-log = Che cosa è successo
title-help = Tasti e parole
help-keys =
    Invio, spazio      quello che dice la riga in basso: tira, gioca, avanti
    13/7 8/7           una giocata, come si scrive; 24/16 con due dadi
    13                 la pedina su 13, con il dado più alto
    bar/22, 6/off      rientrare e portare fuori
    d4-d9              una mossa di Hnefatafl
    ←→↑↓               il cursore; Invio prende e posa una pedina
    Tab                tutte le giocate possibili
    Backspace          annulla l'ultima mossa, fino all'inizio del turno
    Esc                lascia, chiudi, cancella
    Ctrl-C             esci; la partita resta salvata

    Parole, o le prime lettere, e Invio:
    tira  raddoppio  accetto  passo  beaver  sì  no
    resa 2             arrenditi per due volte la posta
    patta              offri la patta
    smetti             fine del gioco singolo, tra due partite
    annulla  pulisci   una mossa, tutte le mosse del turno
    giocate  storia  regole   le pagine con questi nomi; regole anche con F2
    automatico         dadi e turni obbligati da soli, o no
    specchio  gira     case a sinistra o a destra; l'altro in basso
    salva FILE         scrivi la registrazione anche altrove
    menu  esci         un altro gioco; lascia; la partita resta salvata
`,r=`# The pages in the browser: the way in, and the table. What stands on the board itself is in board.ftl.
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
table-score = { $near }\xA0{ $mine }, { $far }\xA0{ $theirs }
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
`,i=`# What a first game is explained with, beside the board; web/src/page/guide.ts says when.
guide = Una prima partita guidata
guide-next = Capito
guide-end = Niente più spiegazioni

# What each game is about, and what is special in it.
guide-aim-backgammon = Le tue pedine vanno dai numeri alti ai bassi, fino alla tua casa, le punte da 1 a 6. Quando ci sono tutte e quindici, escono dal tavoliere. Vince chi finisce per primo.
guide-aim-portes = Le tue pedine vanno dai numeri alti ai bassi, fino alla tua casa, le punte da 1 a 6. Quando ci sono tutte e quindici, escono dal tavoliere. Vince chi finisce per primo, e vale doppio se l'altro non ne ha fuori nessuna.
guide-aim-tavla = Le tue pedine vanno dai numeri alti ai bassi, fino alla tua casa, le punte da 1 a 6. Quando ci sono tutte e quindici, escono dal tavoliere. Vince chi finisce per primo.
guide-aim-nackgammon = Le tue pedine vanno dai numeri alti ai bassi, fino alla tua casa, le punte da 1 a 6. Quando ci sono tutte e quindici, escono dal tavoliere. Quattro delle tue hanno davanti tutta la strada.
guide-aim-hypergammon = Hai tre pedine, con tutta la strada davanti: dai numeri alti ai bassi, fino alla tua casa, le punte da 1 a 6, e fuori. Vince chi ha fuori per primo tutte e tre.
guide-aim-plakoto = Tutte le tue pedine partono dalla punta 24 e scendono fino alla tua casa, le punte da 1 a 6. Quando ci sono tutte, escono dal tavoliere. Qui nessuno torna indietro: chi resta solo può essere inchiodato.
guide-aim-tapa = Tutte le tue pedine partono dalla punta 24 e scendono fino alla tua casa, le punte da 1 a 6. Quando ci sono tutte, escono dal tavoliere. Qui nessuno torna indietro: chi resta solo può essere inchiodato.
guide-aim-fevga = Le due parti girano nello stesso verso. Le tue pedine partono dalla punta 24 e fanno il giro fino alla tua casa, le punte da 1 a 6, e fuori. Nessuno viene colpito: una sola pedina basta a chiudere la sua punta all'altro.
guide-aim-moultezim = Le due parti girano nello stesso verso. Le tue pedine partono dalla punta 24 e fanno il giro fino alla tua casa, le punte da 1 a 6, e fuori. Nessuno viene colpito: una sola pedina basta a chiudere la sua punta all'altro.
guide-aim-narde = Le due parti girano nello stesso verso. Le tue pedine partono dalla punta 24, la testa, e fanno il giro fino alla tua casa, le punte da 1 a 6, e fuori. Nessuno viene colpito: una sola pedina basta a chiudere la sua punta all'altro.
guide-aim-hnefatafl = Qui non ci sono dadi. Il Bianco ha il re e vince quando lui raggiunge il bordo, dovunque. Il Nero vince se lo prende: quattro pedine nere, su tutti e quattro i lati.
guide-aim-hnefatafl-v1 = Qui non ci sono dadi. Il Bianco ha il re e vince quando lui raggiunge il bordo, dovunque. Il Nero vince se lo prende: quattro pedine nere, su tutti e quattro i lati. In questa variante il re muove di un punto alla volta.
guide-aim-hnefatafl-v2 = Qui non ci sono dadi. Il Bianco ha il re e vince quando lui raggiunge il bordo, dovunque. Il Nero vince se lo prende: quattro pedine nere, su tutti e quattro i lati. In questa variante il re muove di uno o due punti alla volta.
guide-aim-hnefatafl-v3 = Qui non ci sono dadi. Il Bianco ha il re e vince quando lui raggiunge il bordo, dovunque. Il Nero vince se lo prende: quattro pedine nere, su tutti e quattro i lati. In questa variante il re resta fermo finché due pedine nere lo stringono.
guide-special-tavla = La pedina che colpisce nella propria casa ci resta per questo turno: non può proseguire.
guide-special-plakoto = L'ultima pedina sulla tua punta 24 è la madre. Se viene inchiodata lì perdi la partita, e due punti, a meno che l'altro abbia ancora una pedina sulla sua partenza: portala via in tempo.
guide-special-fevga = All'inizio corre una pedina sola: finché non ha superato la partenza dell'altro, la tua punta 12, nessun'altra può muovere. E alla fine del turno non puoi tenere tutte e sei le punte da 24 a 19.
guide-special-moultezim = All'inizio corre una pedina sola: finché non ha superato la partenza dell'altro, la tua punta 12, nessun'altra può muovere. E puoi tenere al massimo quattro delle sei punte da cui parte l'altro, le tue da 12 a 7, e non tutte e sei le tue, da 24 a 19.
guide-special-narde = Una sola pedina a turno lascia la testa; due al tuo primissimo turno, con 3-3, 4-4 o 6-6. E sei punte in fila si possono tenere solo se una pedina dell'altro le ha già superate.

# Playing a turn.
guide-roll = Tocca a te. Tira i dadi.
guide-move = { $one } e { $two }: ogni dado porta avanti una pedina di tante punte, e una pedina può usarli tutti e due. Un clic su una pedina gioca il primo dado; clic sui dadi per giocare prima l'altro. Oppure trascinala su uno dei segni.
guide-play = Niente è ancora deciso: le mosse si ritirano una a una. Gioca chiude il tuo turno. Si giocano tutti i dadi che si possono giocare.
guide-double = I dadi uguali si giocano quattro volte.
guide-none = Con questi dadi non si poteva giocare niente. Capita, e il turno passa.
guide-bar = La tua pedina è stata colpita e sta sul bar. Deve rientrare per prima, nella casa dell'altro: con un 1 sulla 24, con un 6 sulla 19. Dove ce ne sono due dell'altro non può.
guide-hit = Hai colpito: quella pedina riparte dal bar, e l'altro non può muovere niente prima che sia rientrata.
guide-pinned = Una delle tue è inchiodata: non può muovere finché l'altro ci sta sopra. Le punte con una pedina inchiodata ti sono chiuse.
guide-pin = Ne hai inchiodata una: non può muovere finché non te ne vai. Più resta lì, meglio è per te.
guide-home = Le tue sono tutte in casa: ora escono. Un 5 ne porta fuori una dalla punta 5; se lì non c'è niente, e niente più in alto, esce la più alta.
guide-cube = Il cubo: prima di tirare puoi proporre di giocare per il doppio. L'altro accetta, oppure cede la partita per quanto valeva finora.
guide-offered = Ti propongono di giocare per il doppio. Accetta se da qui vinci una partita su quattro; se passi perdi quanto valeva finora.
guide-over = Questa era la tua prima partita. Il resto è nella pagina delle regole, e la casa gioca ancora quando vuoi.

# How to play it well.
guide-tip-blots = Due pedine insieme sono al sicuro e tengono la punta. Una sola può essere colpita: guarda a che distanza stanno le pedine dell'altro. Sei punte o meno è vicino.
guide-tip-prime = Punte fatte in fila sono un muro. Sei non lasciano passare nessuno. Fai punte vicino alla tua casa, davanti alle ultime pedine dell'altro.
guide-tip-alone = Porta due pedine sulla stessa punta quando puoi. Una sola in fondo alla tua casa può restare inchiodata per tutta la partita.
guide-tip-pin = Più a fondo nella tua casa ne inchiodi una, più deve aspettare lì, e più tardi l'altro la porta a casa.
guide-tip-spread = Distribuisciti: ogni tua pedina è una punta chiusa. Alcune vicine, davanti alle pedine dell'altro, le rallentano.
guide-tip-ahead = Guarda dove l'altro deve ancora passare, e mettiti lì. Ma lascia strade anche per te: i tuoi muri non si spostano per i tuoi dadi.

# Without dice.
guide-tafl-move = Hai { $colour ->
    [white] il Bianco, il re e i suoi uomini
   *[black] il Nero, le pedine tutt'intorno
  }. Tutti i pezzi vanno dritti, quanto vogliono, senza saltare nessuno. Clic su uno per vedere dove può andare, poi clic sul posto.
guide-tafl-taken = Una pedina è presa quando ha un nemico su tutti e due i lati in una linea, per mano di chi muove lì. Chi entra da sé fra due è al sicuro.
guide-tafl-white = Il re vuole linee libere. Aprine, manda avanti le pedine, e minaccia di raggiungere il bordo in due modi insieme.
guide-tafl-black = Chiudi prima gli angoli: pedine in diagonale fra loro si prendono difficilmente, e niente passa. Con la pazienza si prende il re.
`,a=`# The page that verifies records in a browser.
verifier-title = Controllo dei dadi
verifier-about = Questa pagina controlla i dadi dei verbali di alea. Funziona dal disco, non manda nulla a nessuno e usa solo la crittografia del browser.
verifier-record = Verbale
verifier-log = Registro (se lo hai)
verifier-key = La chiave pubblica del server (se l'hai conservata)
verifier-drop = Scegli un file o lascialo cadere qui.
verifier-line = Verbale { $line }
verifier-not-legal = Se le mosse sono permesse qui non si controlla, perché servono le regole; lo controlla \`alea verify\`.
verifier-no-record = Questo non è un verbale di alea.
verifier-no-key = Una chiave è di 64 cifre in base 16.
verifier-bad-log = La riga { $line } del registro non torna.
verifier-no-crypto = Questo browser non dà crittografia a questa pagina. Aprila dal disco, con HTTPS o da localhost, in un browser che conosce Ed25519.
verifier-running = Controllo in corso …
verifier-language = Lingua
`,o=`# Why a command is refused now.
denial-contest-over = la serie è finita
denial-no-game = la prossima partita non è cominciata
denial-game-on = si sta giocando una partita
denial-result-first = prima va registrato il risultato
denial-wrong-result = questo risultato non segue da quello che è successo
denial-not-your-turn = tocca all'altro giocatore
denial-answer-first = un'offerta aspetta risposta
denial-nothing-offered = non è stato offerto niente del genere
denial-own-offer = all'offerta risponde l'altro giocatore
denial-roll-first = prima si tirano i dadi
denial-dice-lie = i dadi sono già tirati
denial-roll-requested = il tiro è già stato chiesto
denial-nothing-to-roll = non c'è niente da tirare
denial-released-before = il valore per questo tiro è già stato dato
denial-no-cube = qui si gioca senza cubo
denial-match-to-one = un match a un punto non ha cubo
denial-crawford-game = la partita Crawford si gioca senza cubo
denial-holland-rule = chi è indietro raddoppia solo dopo due propri turni della partita
denial-cube-not-yours = il cubo è dell'altro giocatore
denial-cube-limit = il cubo non può salire oltre
denial-no-raise = qui il raddoppio non può salire oltre
denial-no-such-resignation = { $most ->
    [1] questa partita si perde con un punto
   *[other] questa partita si perde con uno fino a { $most } punti
}
denial-bad-position = questa non è una posizione del gioco
denial-other-start = la partita comincia in un altro modo
denial-cannot-stop = si smette solo nel gioco singolo, e solo tra due partite
denial-flag-not-fallen = il tempo non è scaduto
denial-time-runs-back = l'evento è più vecchio di quello prima
denial-cannot-open = il gioco non si apre con queste regole

# How a contest ended.
contest-end-played = giocata fino in fondo
contest-end-time = tempo scaduto
contest-end-stopped = i giocatori hanno smesso

# What a player can do. The words are typed and shown; one word each, no two with the same first letter
# among roll, double, take, pass, raise.
command-roll = tira
command-play = gioca
command-double = raddoppio
command-take = accetto
command-pass = passo
command-raise = beaver
command-resign = resa
command-accept-resignation = sì
command-refuse-resignation = no
command-offer-draw = patta
command-accept-draw = sì
command-refuse-draw = no
command-stop = smetti
`,s=`# The options of the rules: option-KEY what it is about, in one line; name-option-KEY its row in the menu, at most 11 letters;
# choice-KEY-VALUE a value in words, at most 20 letters; choice-KEY-VALUE-about what it means, at most 40 letters.
option-bear_off = che cosa fa in casa un dado la cui punta è vuota mentre una più alta è occupata
name-option-bear_off = Uscita
choice-bear_off-higher_moves = muove la più alta
choice-bear_off-higher_moves-about = punta vuota: muove una pedina più alta
choice-bear_off-take_highest = esce la più alta
choice-bear_off-take_highest-about = punta vuota: esce la pedina più alta
option-win_values = quanto vale al massimo una vittoria
name-option-win_values = Vittorie
choice-win_values-single = singole
choice-win_values-single-about = ogni vittoria vale un punto
choice-win_values-double = fino a doppie
choice-win_values-double-about = 2 punti se chi perde non ne ha fuori
choice-win_values-triple = fino a triple
choice-win_values-triple-about = 3 con una sul bar o in casa altrui
option-hit_and_run = se una pedina che ha colpito nella propria casa può proseguire nello stesso turno
name-option-hit_and_run = Colpo e via
choice-hit_and_run-allowed = permesso
choice-hit_and_run-allowed-about = chi colpisce in casa può proseguire
choice-hit_and_run-forbidden = vietato
choice-hit_and_run-forbidden-about = chi colpisce in casa resta per il turno
option-bear_off_while_pinned = se un giocatore porta fuori mentre una sua pedina è inchiodata
name-option-bear_off_while_pinned = Inchiodata
choice-bear_off_while_pinned-allow = si porta fuori
choice-bear_off_while_pinned-allow-about = una pedina inchiodata non impedisce
choice-bear_off_while_pinned-forbid = non si porta fuori
choice-bear_off_while_pinned-forbid-about = finché una propria è inchiodata
option-mother = che cosa comporta inchiodare l'ultima pedina sulla partenza avversaria
name-option-mother = Madre
choice-mother-immediate_with_waiver = con deroga
choice-mother-immediate_with_waiver-about = vince, salvo che la tua rischi ancora
choice-mother-immediate = vince subito
choice-mother-immediate-about = chi inchioda la madre ha vinto
choice-mother-none = non conta
choice-mother-none-about = la madre è una pedina come le altre
option-mother_value = punti per una madre inchiodata
name-option-mother_value = Suo valore
choice-mother_value = { $number ->
    [one] 1 punto
   *[other] { $number } punti
}
choice-mother_value-about = quanto vale una madre inchiodata
option-prime_check = quando si giudicano i limiti alle punte occupate
name-option-prime_check = Limiti
choice-prime_check-end_of_turn = alla fine
choice-prime_check-end_of_turn-about = contano le punte tenute a fine turno
choice-prime_check-each_step = a ogni mossa
choice-prime_check-each_step-about = contano le punte tenute a ogni dado
option-start_quadrant = in quale quadrante di partenza non si possono occupare tutte e sei le punte
name-option-start_quadrant = Sei punte
choice-start_quadrant-own = non nel tuo
choice-start_quadrant-own-about = il tuo quadrante di partenza mai pieno
choice-start_quadrant-either = in nessuno dei due
choice-start_quadrant-either-about = nessun quadrante di partenza pieno
choice-start_quadrant-opponent = non nell'altrui
choice-start_quadrant-opponent-about = il quadrante avversario mai pieno
option-runner = se la prima pedina deve superare da sola la partenza avversaria
name-option-runner = Corridore
choice-runner-pass = passa da solo
choice-runner-pass-about = le altre aspettano che sia passato
choice-runner-none = nessuna regola
choice-runner-none-about = tutte muovono fin dall'inizio
option-setup = quali dei 73 pezzi della figura perduta sono bianchi: la lettura di Murray o quella di Walker
name-option-setup = Inizio
choice-setup-murray = di Murray
choice-setup-murray-about = l'inizio come lo legge Murray
choice-setup-walker = di Walker
choice-setup-walker-about = l'inizio come lo legge Walker
option-repetition = che cosa succede quando una posizione appare per la terza volta
name-option-repetition = Ripetizione
choice-repetition-draw = patta
choice-repetition-draw-about = alla terza volta è patta
choice-repetition-loss_for_mover = perde chi muove
choice-repetition-loss_for_mover-about = perde chi la ripete la terza volta
choice-repetition-loss_for_white = perde il Bianco
choice-repetition-loss_for_white-about = alla terza volta perde il Bianco
choice-repetition-ignore = niente
choice-repetition-ignore-about = le posizioni tornano senza limiti
option-no_capture_limit = la partita è patta dopo tante mosse senza catture; 0 vuol dire mai
name-option-no_capture_limit = Senza prese
choice-no_capture_limit = { $number ->
    [0] mai patta
   *[other] { $number } mosse
}
choice-no_capture_limit-about = { $number ->
    [0] si continua anche senza catture
   *[other] tante senza catture e la partita è patta
}
option-encirclement = se il Nero vince quando nessun pezzo bianco può più raggiungere il bordo
name-option-encirclement = Accerchiare
choice-encirclement-off = non conta
choice-encirclement-off-about = il Nero deve catturare il re
choice-encirclement-on = vince il Nero
choice-encirclement-on-about = quando il Bianco è chiuso dal bordo
option-king_immobile = se il Nero vince quando una sua mossa lascia il re accanto a una pedina nera e senza mosse
name-option-king_immobile = Re fermo
choice-king_immobile-off = non conta
choice-king_immobile-off-about = un re senza mosse non è perso
choice-king_immobile-black_wins = vince il Nero
choice-king_immobile-black_wins-about = un re accanto al Nero e senza mosse

# Choices that exclude each other.
conflict-mother-value = mother_value dice quanto vale una madre inchiodata, e con mother=none non vale nulla
conflict-endless = repetition=ignore vuole un no_capture_limit sopra 0, altrimenti la partita potrebbe non finire mai
conflict-board-size = la tavola vuole da 3 a 19 linee
conflict-not-square = la posizione iniziale non è una tavola quadrata della sua misura
conflict-not-one-king = la posizione iniziale vuole un re
`,c=`# Why a step or a turn is refused. Places ($from, $to, $at and so on) are points such as 13 or k10,
# or one of the words bar, off, hand.
refusal-game-over = la partita è finita
refusal-not-rolled = i dadi non sono ancora stati tirati
refusal-nothing-there = { $from ->
    [bar] non hai niente sul bar
    [hand] non hai pedine in mano
   *[other] non c'è niente di tuo su { $from }
}
refusal-no-such-point = il tavoliere non ha un punto { $point }
refusal-wrong-way = le pedine vanno dalle punte alte alle basse
refusal-no-such-die = nessun dado rimasto segna { $pips }
refusal-turn-complete = la giocata è completa
refusal-held-by-enemies = { $count } pedine avversarie occupano la punta { $to }
refusal-held-by-one = una pedina avversaria occupa la punta { $to }, e basta a chiuderla
refusal-held-by-pinner = sulla punta { $to } l'avversario ha inchiodato una tua pedina
refusal-pinned = la pedina su { $from } è inchiodata
refusal-bar-first = { $waiting ->
    [one] prima rientra la pedina sul bar
   *[other] prima rientrano le { $waiting } pedine sul bar
}
refusal-not-all-home = { $rearmost ->
    [bar] per portare fuori servono tutte le pedine in casa, e una è sul bar
   *[other] per portare fuori servono tutte le pedine in casa, e una è su { $rearmost }
}
refusal-higher-must-move = il { $die } si gioca da { $higher }, la punta più alta
refusal-must-take-highest = il { $die } porta fuori la pedina più alta, su { $highest }, e nient'altro
refusal-held-back-by-pin = non si porta fuori nulla finché la pedina su { $pinned } è inchiodata
refusal-both-dice = in un altro modo si giocano entrambi i dadi, e allora si devono giocare
refusal-more-dice = in un altro modo si giocano { $possible } mosse del doppio
refusal-larger-die = si gioca un dado solo, e dev'essere il { $die }
refusal-unfinished = { $possible ->
    [one] bisogna giocare un dado
   *[other] bisogna giocare { $possible } dadi
}
refusal-not-moved = non hai ancora mosso niente
refusal-runner-not-passed = la prima pedina, su { $runner }, deve superare la partenza avversaria prima che ne muova un'altra
refusal-quadrant-full = resterebbero occupate tutte e sei le punte del quadrante da { $from }
refusal-too-many-points = resterebbero occupate più di { $limit } punte del quadrante avversario
refusal-locked-in = resterebbero intrappolate tutte le pedine avversarie su { $at }
refusal-must-open = le pedine avversarie su { $at } sono intrappolate; il muro si può aprire, quindi si deve
refusal-head-used = { $limit ->
    [one] una sola pedina può lasciare la testa in questo turno
   *[other] solo { $limit } pedine possono lasciare la testa in questo turno
}
refusal-block-without-enemy-ahead = sei punte di fila da { $from } vogliono una pedina avversaria oltre
refusal-hit-checker-stays = la pedina che ha colpito su { $point } resta lì per questo turno
refusal-not-yours = il pezzo su { $from } non è tuo
refusal-not-in-line = i pezzi muovono in linea retta, almeno di un punto
refusal-way-blocked = un pezzo su { $at } sbarra la strada
refusal-king-range = { $limit ->
    [one] il re muove di un punto
   *[other] il re muove al massimo di { $limit } punti
}
refusal-king-flanked = il re è stretto da { $first } e { $second } e non può muovere
refusal-restricted = questo pezzo non può usare il punto { $point }

# How a game ended, after "Anna: 2 punti,".
end-borne-off = tutte le pedine fuori
end-mother-pinned = la madre è inchiodata
end-both-mothers-pinned = entrambe le madri sono inchiodate
end-frozen = stallo, nessuno può più muovere
end-king-escaped = il re ha raggiunto il bordo
end-king-taken = il re è catturato
end-king-immobile = il re non può muovere
end-encircled = il Bianco è accerchiato
end-no-moves = nessuna mossa possibile
end-repetition = la stessa posizione tre volte
end-no-capture = troppo tempo senza catture
end-passed = il raddoppio è stato rifiutato
end-resigned = resa
end-agreed = patta d'accordo
end-time = tempo scaduto
end-recorded = come registrato
`,l=`# Perché il server non fa quello che gli si chiede.
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

# Che cosa dice \`alea serve\`.
serve-open = la casa è aperta su { $address }
serve-threads = i thread del server
serve-no-config = { $file } non contiene impostazioni: { $detail }
serve-no-variable = { $name } non può essere { $value }
serve-no-keys = { $file } non contiene le chiavi di un server
serve-no-store = { $file } non si può usare (\`{ $detail }\`)
serve-full = { $file }: il disco è pieno; fai spazio e riavvia
serve-locked = { $file }: un altro programma lo ha bloccato; chiudi quel programma e riavvia
serve-damaged = { $file } non è una base di dati di questo programma, o è guasta (\`{ $detail }\`)
serve-in-use = su { $address } ascolta un altro programma
serve-half-tls = un certificato vuole la sua chiave: indica entrambi, --tls-cert e --tls-key
serve-no-certificate = { $file } non contiene un certificato; deve essere PEM, come tra BEGIN CERTIFICATE e END CERTIFICATE, seguito da quelli che portano a uno conosciuto
serve-no-tls-key = { $file } non contiene una chiave privata; deve essere PEM e non cifrata
serve-other-key = { $key } non è la chiave del certificato di { $cert }; indica i due che sono stati fatti insieme
serve-bad-certificate = { $file } non serve per TLS (\`{ $detail }\`)
server-rematch-not-over = un’altra serie si chiede quando questa è finita
server-chat-line = una riga ha da 1 a { $most } caratteri, e niente che non si legga
server-chat-too-many = troppo in una volta; ripetilo fra un momento
server-claim-clock = qui decide l’orologio
server-claim-not-awaited = non è l’altro giocatore che si aspetta
server-claim-here = l’altro giocatore è qui
server-claim-early = l’altro giocatore non manca ancora da abbastanza
server-withdraw-seated = qualcuno si è già seduto

# Che cosa dice \`alea db\`.
db-counts = incontri: { $contests } (finiti: { $over }), eventi: { $events }, righe nel registro dei dadi: { $leaves }
db-sound = Tutto regge.
db-wrong = { $file } non regge in { $count ->
    [one] un punto
   *[other] { $count } punti
}: tienilo com'è, e rimetti una copia con \`alea db restore\`
db-file = il file ha un guasto (\`{ $fault }\`)
db-log = il registro dei dadi non regge dalla riga { $leaf } in poi (\`{ $why }\`)
db-unreadable = l'incontro { $contest } non si legge (\`{ $detail }\`)
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
`,u=`# What a verifier says of the dice of a record. $player is 1 or 2, $who is 0 for the server, 1 or 2 for a player.
dice-pass = GIUSTO: { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, { $rolls ->
    [one] 1 tiro
   *[other] { $rolls } tiri
}, tutto come ciascuno si era impegnato
dice-pass-goes-on = L'incontro continua; fin qui è controllato.
dice-pass-missed = { $missed ->
    [one] 1 tiro è proseguito senza il valore del giocatore che non tirava.
   *[other] { $missed } tiri sono proseguiti senza il valore del giocatore che non tirava.
}
dice-pass-key = firmato con la chiave { $key }
dice-pass-key-pinned = firmato con la chiave indicata
dice-pass-log = Il registro mostra ogni partita.
dice-pass-no-log = Nessun registro è stato dato, quindi non si sa se mancano partite.
dice-fail = SBAGLIATO al passo { $step }, partita { $game }: { $why }
dice-fail-roll = SBAGLIATO al passo { $step }, partita { $game }, tiro { $roll }: { $why }
dice-no-proof = senza prova: nulla nella registrazione dice come sono usciti i dadi

dice-step-record = registrazione
dice-step-header = intestazione
dice-step-signature = firma
dice-step-index = numerazione
dice-step-roller = chi tira
dice-step-commitment = impegno
dice-step-roll = tiro
dice-step-play = mossa
dice-step-end = fine
dice-step-log = registro

dice-why-record-unreadable = la prova non si può leggere
dice-why-record-misplaced = un pezzo della prova sta dove non dovrebbe
dice-why-header-missing = nulla vincola la partita: mancano intestazione e firma
dice-why-header-match = l'intestazione è di un altro incontro
dice-why-header-number = l'intestazione ha un altro numero di partita
dice-why-header-game = l'intestazione è di un altro gioco
dice-why-header-rules = l'intestazione ha regole diverse dalla registrazione
dice-why-header-seen = il numero della partita era già stato usato
dice-why-signature-key = ha firmato una chiave diversa da quella indicata
dice-why-signature-hash = ciò che è firmato non segue dall'intestazione e dagli impegni
dice-why-signature-wrong = la firma non è quella del server
dice-why-signature-drand = un turno di drand contraddice l'intestazione
dice-why-roll-missing = il tiro non ha prova
dice-why-roll-mode = la prova del tiro è di un altro modo rispetto all'intestazione
dice-why-roll-number = tocca al tiro { $due }, e lì sta il tiro { $found }
dice-why-anchor-late = una nuova catena è subentrata dopo la richiesta del tiro
dice-why-anchor-other = la nuova catena { $who ->
    [0] del server
   *[other] del giocatore { $who }
} non è per questo tiro
dice-why-value-not-released = il tiro ha un valore del giocatore { $player } diverso da quello rivelato
dice-why-value-out-of-turn = il giocatore { $player } ha rivelato un valore fuori turno
dice-why-value-left-out = il giocatore { $player } è rimasto fuori dal tiro
dice-why-value-wrong = il valore { $who ->
    [0] del server
   *[other] del giocatore { $who }
} non è quello su cui si era impegnato
dice-why-seed-wrong = il seme { $who ->
    [0] del server
   *[other] del giocatore { $who }
} non è quello su cui si era impegnato
dice-why-seeds-missing = mancano i semi
dice-why-seeds-not-over = i semi si mostrano a partita finita
dice-why-dice = i dadi sono { $first } { $second }, ma ne seguono { $right_first } { $right_second }
dice-why-play-recorded = è accaduto contro le regole, come dice la registrazione stessa
dice-why-play-denied = { $why }
dice-why-end-missing = manca la fine firmata della partita
dice-why-end-other = la fine firmata dice altro rispetto alla registrazione
dice-why-end-events = nella partita è accaduto qualcosa che non è firmato
dice-why-log-signed = il registro non mostra che la partita è stata firmata
dice-why-log-anchor = il registro non mostra che una catena è subentrata
dice-why-log-ended = il registro non mostra come è finita la partita
`,d=`
0 bar: bar
0 bear off: portare fuori, porta fuori, portato fuori, portata fuori, portarla fuori, portarle fuori
0 blot: pedina scoperta, blot
0 checker: pedina, pedine
0 enter: rientrare, rientra, rientrata | not dice
0 gap: buco, buchi
0 home board: casa | not dice
0 pip: pip
0 point: punta, punte
0 prime: muro, muri
0 quadrant: quadrante, quadranti
0 start point: punta di partenza
1 cocked dice: dadi in bilico, in bilico
1 double: doppio | not cube scoring dice
1 hit: colpire, colpisce, colpisci, colpita, colpite, colpito, colpo, colpendo | not dice
1 hit and run: colpisci e fuggi
2 double win: vittoria doppia
2 frozen: stallo
2 mother: madre, madri
2 pin: inchiodare, inchioda, inchiodi, inchiodano, inchiodata, inchiodate, inchiodato, inchiodarla
2 runner: corridore
2 single win: vittoria singola
2 start quadrant: quadrante di partenza
2 tie: patta
2 trapping prime: muro che intrappola
2 waiver: deroga
3 automatic double: raddoppi automatici
3 beaver: beaver
3 Crawford game: partita Crawford, Crawford
3 double: raddoppiare, raddoppia, raddoppio, raddoppi
3 doubling cube: cubo, cubo del raddoppio
3 gammon: gammon
3 Holland rule: Holland
3 Jacoby rule: Jacoby
3 match: match
3 money play: gioco singolo
3 otter: otter
3 pass: passare, passa | only cube
3 raccoon: raccoon
3 redouble: raddoppiare di nuovo
3 resign: resa
3 stake: posta, poste | only cube scoring backgammon
3 take: accettare, accetta, accetti | only cube
3 too good: troppo forte per raddoppiare | only cube
3 Vidos: Vidos
4 block: blocco | only narde
4 head: testa | only narde
4 mars: mars
5 Black: =Nero
5 capture: cattura, catturare, catturano, catture, catturato, catturata, catturando
5 centre: centro
5 draw: patta
5 edge: bordo
5 encircle: accerchiato
5 flank: stringono
5 king: re
5 man, men: pedina, pedine
5 piece: pezzo, pezzi
5 point: punto, punti
5 repetition: ripetizione
5 White: =Bianco
`,f=[e,t,n,r,i,a,o,s,c,l,u];export{f as default,d as forms};