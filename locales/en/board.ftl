# The board in the browser: what its places are called, what is read aloud, what its buttons say.
# $colour is light or dark; $place one of the texts named board-place, or the name of a point of a square board.
board-name = Board
board-help = Arrow keys go from point to point. Enter picks a checker up and puts it down, Enter twice moves it by the first die. Backspace takes back, Escape lets go, Ctrl and Enter play the turn.
board-help-square = Arrow keys go from point to point. Enter picks a piece up and puts it down. Backspace takes back, Escape lets go, Ctrl and Enter play the move.
board-place-point = point { $number }
board-place-bar = bar
board-place-off = tray
board-empty = { $place }: empty
board-checkers = { $place }: { $count ->
    [one] 1 { $colour ->
        [light] white
       *[dark] black
    } checker
   *[other] { $count } { $colour ->
        [light] white
       *[dark] black
    } checkers
}
board-man = { $place }: { $colour ->
    [light] white
   *[dark] black
} man
board-king = { $place }: king
board-pinned = { $place }: { $count ->
    [one] 1 { $colour ->
        [light] white
       *[dark] black
    } checker
   *[other] { $count } { $colour ->
        [light] white
       *[dark] black
    } checkers
} on a pinned one
board-can-move = { $what }, can move
board-can-take = { $what }, can be reached
board-picked-up = { $what }, picked up
board-said-picked = { $place } picked up. It can go to: { $targets }.
board-said-let-go = Let go.
board-said-step = { $from } to { $to }.
board-said-hit = { $from } to { $to }, a hit.
board-said-pin = { $from } to { $to }, a pin.
board-said-captures = { $from } to { $to }, { $count ->
    [one] 1 man captured
   *[other] { $count } men captured
}.
board-said-back = Taken back: { $from } to { $to }.
board-said-complete = The turn is complete: play it, or take back.
board-said-left = Left to play: { $dice }.
board-said-first = First the { $die }.
board-said-stuck = Nothing moves from { $place }.
board-said-no-turn = Nothing can be played.
board-dice = Dice { $dice }
board-dice-swap = Dice { $dice }: play the { $die } first
board-dice-play = Dice { $dice }: play the turn
board-dice-roll = Roll the dice
board-cube = Cube { $value }
board-cube-of = Cube { $value }, of { $who }
board-cube-offered = Cube { $value }, offered by { $who }
board-to = to { $points }
board-pips = { $pips ->
    [one] 1 pip
   *[other] { $pips } pips
}
board-crawford = Crawford
board-on-turn = on turn
board-quiet = No capture for { $quiet } moves
board-seen = This position has stood { $seen ->
    [one] once before
   *[other] { $seen } times before
}
board-act-undo = Take back
board-act-play = Play
board-act-pass-turn = No move
board-act-roll = Roll
board-act-double = Double to { $points }
board-act-take = Take
board-act-pass = Pass
board-act-raise = Beaver
board-act-resign = Resign
board-act-accept-resignation = Accept
board-act-refuse-resignation = Refuse
board-act-offer-draw = Offer a draw
board-act-accept-draw = Accept the draw
board-act-refuse-draw = Refuse the draw
board-act-claim = Claim the win
board-act-stop = Stop
board-sure = { $act }: sure
board-not-now = Not now
board-sure-points = { $act }, { $points ->
    [one] 1 point lost
   *[other] { $points } points lost
}
