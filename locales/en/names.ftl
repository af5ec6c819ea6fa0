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
game-hnefatafl-v1 = Hnefatafl, variant 1
game-hnefatafl-v2 = Hnefatafl, variant 2
game-hnefatafl-v3 = Hnefatafl, variant 3
game-tavli = Tavli

about-backgammon = the game of the cube, for 1 to 3 points
about-portes = Greek backgammon without cube
about-plakoto = pin the lone checker, mind the mother
about-fevga = both run one way, one holds a point
about-tavla = Turkish: who hits at home stays there
about-nackgammon = backgammon with four checkers back
about-hypergammon = backgammon with three checkers
about-moultezim = Fevga with a limit in the other quarter
about-narde = one checker a turn leaves the head
about-tapa = Bulgarian Plakoto without the mother
about-hnefatafl = the king's table on nineteen lines
about-hnefatafl-v1 = the king moves one point
about-hnefatafl-v2 = the king moves one or two points
about-hnefatafl-v3 = a flanked king stays
about-tavli = Portes, Plakoto and Fevga in turn

# Players of the house.
player-random = any legal turn
player-simple = the regular
player-static = a trained net
about-player-random = any legal turn, each equally likely
about-player-simple = one look ahead, by what players say of the game
about-player-static = one look ahead, by trained nets, in backgammon

# Numbers with their words.
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
