# Why a command is refused now.
denial-contest-over = The contest is over.
denial-no-game = The next game has not begun.
denial-game-on = A game is being played.
denial-result-first = The result has to be recorded first.
denial-wrong-result = This result does not follow from what happened.
denial-not-your-turn = The other player is to act.
denial-answer-first = An offer waits for its answer.
denial-nothing-offered = Nothing of the kind has been offered.
denial-own-offer = The offer is for the other player to answer.
denial-roll-first = The dice are to be rolled first.
denial-dice-lie = The dice lie already.
denial-roll-requested = The roll has been asked for.
denial-nothing-to-roll = There is nothing to roll.
denial-released-before = The value for this roll has been released.
denial-no-cube = This contest is played without a cube.
denial-match-to-one = A match to one point has no cube.
denial-crawford-game = The Crawford game is played without the cube.
denial-holland-rule = The trailer doubles only after two own turns of the game.
denial-cube-not-yours = The other player owns the cube.
denial-cube-limit = The cube cannot be turned any further.
denial-no-raise = The double cannot be raised any further here.
denial-no-such-resignation = { $most ->
    [1] This game is lost by one point.
   *[other] This game is lost by one to { $most } points.
}
denial-bad-position = This is no position of the game.
denial-other-start = The game begins another way.
denial-cannot-stop = Only money play is stopped, and only between two games.
denial-no-clock = This contest is played without a clock.
denial-flag-not-fallen = The time is not over.
denial-time-runs-back = The event is older than the one before it.
denial-cannot-open = The game cannot be opened with these rules.

# How a contest ended.
contest-end-played = played to the end
contest-end-time = out of time
contest-end-stopped = the players stopped

# What a player can do. The words are typed and shown; one word each, no two with the same first letter
# among roll, double, take, pass, raise.
command-roll = roll
command-play = play
command-double = double
command-take = take
command-pass = pass
command-raise = beaver
command-resign = resign
command-accept-resignation = accept
command-refuse-resignation = refuse
command-offer-draw = draw
command-accept-draw = accept
command-refuse-draw = refuse
command-stop = stop
