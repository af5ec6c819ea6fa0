# Names of games, and what each is in one line (at most 48 letters).
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
game-hnefatafl-v1 = Hnefatafl, variant 1
game-hnefatafl-v2 = Hnefatafl, variant 2
game-hnefatafl-v3 = Hnefatafl, variant 3
game-tavli = Tavli

about-backgammon = the game of the cube, one to three points
about-portes = Greek backgammon without cube
about-plakoto = pin the lone checker, mind the mother
about-fevga = both run the same way, one holds a point
about-tavla = Turkish backgammon: who hits at home stays
about-nackgammon = backgammon with four checkers back
about-hypergammon = backgammon with three checkers
about-moultezim = Fevga with a limit in the opponent's quarter
about-narde = the long game: one a turn leaves the head
about-tapa = Bulgarian Plakoto without the mother
about-hnefatafl = the king's table on nineteen lines
about-hnefatafl-v1 = the king moves one point
about-hnefatafl-v2 = the king moves one or two points
about-hnefatafl-v3 = a flanked king stays
about-tavli = Portes, Plakoto and Fevga in turn

# Players of the house.
player-random = any legal turn
player-simple = the regular

# Numbers with their words.
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
