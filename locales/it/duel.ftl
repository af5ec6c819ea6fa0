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

    Esempi:
      alea eval backgammon --position "x=6:2,5:1 o=24:2"
      alea eval nackgammon --dice 31 --json
arg-eval-json = Per programmi
eval-no-nets = { $game } non ha ancora reti
eval-wins = vince  { $all } %   gammon { $gammons } %   backgammon { $backgammons } %
eval-loses = perde  { $all } %   gammon { $gammons } %   backgammon { $backgammons } %
eval-exact = { $equity } punti a partita, esattamente.
eval-estimated = { $equity } punti a partita, a stima.
