# The table in the terminal. Lines named "hint" have 78 columns; names of menu rows 11, what is chosen there 20,
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
