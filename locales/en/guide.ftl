# What a first game is explained with, beside the board; web/src/page/guide.ts says when.
guide = A guided first game
guide-next = Understood
guide-end = No more explanations

# What each game is about, and what is special in it.
guide-aim-backgammon = Your checkers go from high numbers to low ones, all the way into your home board, points 1 to 6. When all fifteen are there they go off the board. Who is first has won.
guide-aim-portes = Your checkers go from high numbers to low ones, all the way into your home board, points 1 to 6. When all fifteen are there they go off the board. Who is first has won, and wins two points if the other has nothing off.
guide-aim-tavla = Your checkers go from high numbers to low ones, all the way into your home board, points 1 to 6. When all fifteen are there they go off the board. Who is first has won.
guide-aim-nackgammon = Your checkers go from high numbers to low ones, all the way into your home board, points 1 to 6. When all fifteen are there they go off the board. Four of yours have the whole way before them.
guide-aim-hypergammon = You have three checkers, and they have the whole way before them: from high numbers to low ones into your home board, points 1 to 6, and off. Who has all three off first has won.
guide-aim-plakoto = All your checkers start on point 24 and go down to your home board, points 1 to 6. When all are there they go off the board. Nobody is sent back here: who stands alone can be pinned.
guide-aim-tapa = All your checkers start on point 24 and go down to your home board, points 1 to 6. When all are there they go off the board. Nobody is sent back here: who stands alone can be pinned.
guide-aim-fevga = Both sides go the same way round. Your checkers start on point 24 and go round to your home board, points 1 to 6, and off. Nobody is hit: a single checker already closes its point to the other.
guide-aim-moultezim = Both sides go the same way round. Your checkers start on point 24 and go round to your home board, points 1 to 6, and off. Nobody is hit: a single checker already closes its point to the other.
guide-aim-narde = Both sides go the same way round. Your checkers start on point 24, the head, and go round to your home board, points 1 to 6, and off. Nobody is hit: a single checker already closes its point to the other.
guide-aim-hnefatafl = No dice here. White has the king and wins when he reaches the edge, anywhere. Black wins by taking him: four black men, on all four sides of him.
guide-aim-hnefatafl-v1 = No dice here. White has the king and wins when he reaches the edge, anywhere. Black wins by taking him: four black men, on all four sides of him. In this variant the king goes one point at a time.
guide-aim-hnefatafl-v2 = No dice here. White has the king and wins when he reaches the edge, anywhere. Black wins by taking him: four black men, on all four sides of him. In this variant the king goes one or two points at a time.
guide-aim-hnefatafl-v3 = No dice here. White has the king and wins when he reaches the edge, anywhere. Black wins by taking him: four black men, on all four sides of him. In this variant the king stays where he is while two black men flank him.
guide-special-tavla = Who hits in the own home board stays there for this turn: the checker that hit may not go on.
guide-special-plakoto = The last checker on your point 24 is your mother. If she is pinned there you lose the game, and two points, unless the other still has a checker on his own start: get her away in time.
guide-special-fevga = First one checker runs alone: until it has passed the other's start, your point 12, no other may move. And you may not hold all six points from 24 to 19 when your turn is over.
guide-special-moultezim = First one checker runs alone: until it has passed the other's start, your point 12, no other may move. And you may hold at most four of the six points where the other starts, your 12 to 7, and not all six of your own, 24 to 19.
guide-special-narde = Only one checker a turn leaves the head; two on your very first turn, with 3-3, 4-4 or 6-6. And six points in a row are allowed only while one of the other's checkers is already ahead of them.

# Playing a turn.
guide-roll = It is your turn. Roll the dice.
guide-move = { $one } and { $two }: each die takes one checker so many points on, and one checker may use both. A click on a checker plays the first die; click the dice to play the other one first. Or drag it to one of the marks.
guide-play = Nothing is fixed yet: steps can be taken back one by one. Play ends your turn. As many dice must be played as can be.
guide-double = Equal dice are played four times.
guide-none = With these dice nothing could be played. That happens, and the turn passes.
guide-bar = Your checker was hit and stands on the bar. It has to come in first, on the other's home board: with a 1 on 24, with a 6 on 19. Where two of the other's stand it cannot.
guide-hit = You have hit: that checker starts again from the bar, and nothing else of the other side may move before it is in.
guide-pinned = One of yours is pinned: it cannot move while the other stands on it. Points with a pin on them are closed to you.
guide-pin = You have pinned one: it cannot move until you leave it. The longer it stays, the better for you.
guide-home = All yours are at home: now they go off. A 5 takes one from point 5; if nothing stands there and nothing higher, the highest goes off.
guide-cube = The cube: before you roll you may offer to play for twice the stake. The other takes it, or gives the game up for what it was worth so far.
guide-offered = You are offered to play for twice the stake. Take it if you win one game in four from here; pass, and you lose what it was worth so far.
guide-over = That was your first game. The rules page has everything else, and the house plays again whenever you like.

# How to play it well.
guide-tip-blots = Two checkers together are safe, and hold their point. One alone can be hit: look how far away the other side's checkers stand. Six points or less is near.
guide-tip-prime = Points in a row are a wall. Six of them let nobody through. Make points near your home, in front of the other's last checkers.
guide-tip-alone = Move two to the same point where you can. A lone checker far down in your home can be pinned for the rest of the game.
guide-tip-pin = The deeper in your home you pin one, the longer it has to wait there, and the longer its side cannot bring it home.
guide-tip-spread = Spread out: each of your checkers is a closed point. Several next to each other, ahead of the other's checkers, slow them down.
guide-tip-ahead = Look where the other still has to go, and stand there. But keep ways open for yourself: your own walls do not move out of the way of the dice.

# Without dice.
guide-tafl-move = You have { $colour ->
    [white] White, the king and his men
   *[black] Black, the men around
  }. All pieces go straight, as far as they like, over nobody. Click one to see where it can go, then click the place.
guide-tafl-taken = A man is taken who has an enemy on both sides of him in a line, by the one who moves there. Who walks in between two is safe.
guide-tafl-white = The king wants free lines. Open some, send men ahead, and threaten to reach the edge in two ways at once.
guide-tafl-black = Close the corners first: men one step diagonally from each other cannot be taken easily, and nothing slips through. Patience takes the king.
