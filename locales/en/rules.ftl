# Why a step or a turn is refused. Places ($from, $to, $at and so on) are points such as 13 or k10,
# or one of the words bar, off, hand.
refusal-game-over = the game is over
refusal-not-rolled = the dice have not been rolled
refusal-nothing-there = { $from ->
    [bar] you have nothing on the bar
    [hand] you have nothing in hand
   *[other] nothing of yours stands on { $from }
}
refusal-no-such-point = the board has no point { $point }
refusal-wrong-way = checkers move from higher to lower points
refusal-no-such-die = no die left shows { $pips }
refusal-turn-complete = the turn is complete
refusal-held-by-enemies = { $count } enemy checkers hold point { $to }
refusal-held-by-one = an enemy checker holds point { $to }, and one is enough
refusal-held-by-pinner = on point { $to } an enemy checker has yours pinned
refusal-pinned = the checker on { $from } is pinned
refusal-bar-first = { $waiting ->
    [one] the checker on the bar enters first
   *[other] the { $waiting } checkers on the bar enter first
}
refusal-not-all-home = { $rearmost ->
    [bar] bearing off needs all checkers home, and one is on the bar
   *[other] bearing off needs all checkers home, and one is on { $rearmost }
}
refusal-higher-must-move = a { $die } is played from { $higher }, the higher point
refusal-must-take-highest = a { $die } takes off the highest checker, on { $highest }, and does nothing else
refusal-held-back-by-pin = nothing is borne off while the checker on { $pinned } is pinned
refusal-both-dice = both dice can be played another way, so both must be
refusal-more-dice = { $possible } moves of the double can be played another way
refusal-larger-die = only one die can be played, so it must be the { $die }
refusal-unfinished = { $possible ->
    [one] the turn must play one die
   *[other] the turn must play { $possible } dice
}
refusal-not-moved = nothing has been moved yet
refusal-runner-not-passed = the first checker, on { $runner }, must pass the opponent's start before another moves
refusal-quadrant-full = the turn would end with all six points of the quarter from { $from } held
refusal-too-many-points = the turn would end with more than { $limit } points of the opponent's quarter held
refusal-locked-in = the turn would end with all enemy checkers locked in on { $at }
refusal-must-open = the enemy checkers on { $at } are locked in; the prime can be opened, so it must be
refusal-head-used = { $limit ->
    [one] only one checker may leave the head in this turn
   *[other] only { $limit } checkers may leave the head in this turn
}
refusal-block-without-enemy-ahead = six points in a row from { $from } need an enemy checker ahead of them
refusal-hit-checker-stays = the checker that hit on { $point } stays there for this turn
refusal-not-yours = the piece on { $from } is not yours
refusal-not-in-line = pieces move along a line, and at least one point
refusal-way-blocked = a piece on { $at } stands in the way
refusal-king-range = { $limit ->
    [one] the king moves one point
   *[other] the king moves at most { $limit } points
}
refusal-king-flanked = the king is flanked from { $first } and { $second } and may not move
refusal-restricted = this piece may not use point { $point }

# How a game ended, after "Anna wins 2 points:".
end-borne-off = all checkers borne off
end-mother-pinned = the mother is pinned
end-both-mothers-pinned = both mothers are pinned
end-frozen = neither side can ever move
end-king-escaped = the king reached the edge
end-king-taken = the king is taken
end-king-immobile = the king cannot move
end-encircled = White is shut in
end-no-moves = no move is left
end-repetition = the same position three times
end-no-capture = too long without a capture
end-passed = the double was passed
end-resigned = resigned
end-agreed = draw agreed
end-time = out of time
end-recorded = as recorded
