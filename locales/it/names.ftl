# Names of games, and what each is in one line (at most 40 letters).
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
