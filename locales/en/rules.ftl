# Why a step or a turn is refused. Places ($from, $to, $at and so on) are points such as 13 or k10,
# or one of the words bar, off, hand.
refusal-game-over = The game is over.
refusal-not-rolled = The dice have not been rolled.
refusal-nothing-there = { $from ->
    [bar] You have nothing on the bar.
    [hand] You have nothing in hand.
   *[other] Nothing of yours stands on { $from }.
}
refusal-no-such-point = The board has no point { $point }.
refusal-wrong-way = Checkers move from higher to lower points.
refusal-no-such-die = No die left shows { $pips }.
refusal-turn-complete = The turn is complete.
refusal-held-by-enemies = { $count } enemy checkers hold point { $to }.
refusal-held-by-one = An enemy checker holds point { $to }, and one is enough.
refusal-held-by-pinner = On point { $to } an enemy checker has yours pinned.
refusal-pinned = The checker on { $from } is pinned.
refusal-bar-first = { $waiting ->
    [one] The checker on the bar enters first.
   *[other] The { $waiting } checkers on the bar enter first.
}
refusal-not-all-home = { $rearmost ->
    [bar] Bearing off needs all checkers home, and one is on the bar.
   *[other] Bearing off needs all checkers home, and one is on { $rearmost }.
}
refusal-higher-must-move = A { $die } is played from { $higher }, the higher point.
refusal-must-take-highest = A { $die } takes off the highest checker, on { $highest }, and does nothing else.
refusal-held-back-by-pin = Nothing is borne off while the checker on { $pinned } is pinned.
refusal-both-dice = Both dice can be played another way, so both must be.
refusal-more-dice = { $possible } moves of the double can be played another way.
refusal-larger-die = Only one die can be played, so it must be the { $die }.
refusal-unfinished = { $possible ->
    [one] The turn must play one die.
   *[other] The turn must play { $possible } dice.
}
refusal-not-moved = Nothing has been moved yet.
refusal-runner-not-passed = The first checker, on { $runner }, must pass the opponent's start before another moves.
refusal-quadrant-full = The turn would end with all six points of the quarter from { $from } held.
refusal-too-many-points = The turn would end with more than { $limit } points of the opponent's quarter held.
refusal-locked-in = The turn would end with all enemy checkers locked in on { $at }.
refusal-must-open = The enemy checkers on { $at } are locked in. The prime can be opened, so it must be.
refusal-head-used = { $limit ->
    [one] Only one checker may leave the head in this turn.
   *[other] Only { $limit } checkers may leave the head in this turn.
}
refusal-block-without-enemy-ahead = Six points in a row from { $from } need an enemy checker ahead of them.
refusal-hit-checker-stays = The checker that hit on { $point } stays there for this turn.
refusal-not-yours = The piece on { $from } is not yours.
refusal-not-in-line = Pieces move along a line, and at least one point.
refusal-way-blocked = A piece on { $at } stands in the way.
refusal-king-range = { $limit ->
    [one] The king moves one point.
   *[other] The king moves at most { $limit } points.
}
refusal-king-flanked = The king is flanked from { $first } and { $second } and may not move.
refusal-restricted = This piece may not use point { $point }.

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
