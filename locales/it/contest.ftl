# Why a command is refused now.
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
