# Why a command is refused now.
denial-contest-over = La serie è finita.
denial-no-game = La prossima partita non è cominciata.
denial-game-on = Si sta giocando una partita.
denial-result-first = Prima va registrato il risultato.
denial-wrong-result = Questo risultato non segue da quello che è successo.
denial-not-your-turn = Tocca all'altro giocatore.
denial-answer-first = Un'offerta aspetta risposta.
denial-nothing-offered = Non è stato offerto niente del genere.
denial-own-offer = All'offerta risponde l'altro giocatore.
denial-roll-first = Prima si tirano i dadi.
denial-dice-lie = I dadi sono già tirati.
denial-roll-requested = Il tiro è già stato chiesto.
denial-nothing-to-roll = Non c'è niente da tirare.
denial-released-before = Il valore per questo tiro è già stato dato.
denial-no-cube = Qui si gioca senza cubo.
denial-match-to-one = Un match a un punto non ha cubo.
denial-crawford-game = La partita Crawford si gioca senza cubo.
denial-holland-rule = Chi è indietro raddoppia solo dopo due propri turni della partita.
denial-cube-not-yours = Il cubo è dell'altro giocatore.
denial-cube-limit = Il cubo non può salire oltre.
denial-no-raise = Qui il raddoppio non può salire oltre.
denial-no-such-resignation = { $most ->
    [1] Questa partita si perde con un punto.
   *[other] Questa partita si perde con uno fino a { $most } punti.
}
denial-bad-position = Questa non è una posizione del gioco.
denial-other-start = La partita comincia in un altro modo.
denial-cannot-stop = Si smette solo nel gioco singolo, e solo tra due partite.
denial-no-clock = Qui si gioca senza orologio.
denial-flag-not-fallen = Il tempo non è scaduto.
denial-time-runs-back = L'evento è più vecchio di quello prima.
denial-cannot-open = Il gioco non si apre con queste regole.

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
