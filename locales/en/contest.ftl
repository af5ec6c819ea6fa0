# Why a command is refused now.
denial-contest-over = the contest is over
denial-no-game = the next game has not begun
denial-game-on = a game is being played
denial-result-first = the result has to be recorded first
denial-wrong-result = this result does not follow from what happened
denial-not-your-turn = the other player is to act
denial-answer-first = an offer waits for its answer
denial-nothing-offered = nothing of the kind has been offered
denial-own-offer = the offer is for the other player to answer
denial-roll-first = the dice are to be rolled first
denial-dice-lie = the dice lie already
denial-roll-requested = the roll has been asked for
denial-nothing-to-roll = there is nothing to roll
denial-released-before = the value for this roll has been released
denial-no-cube = this contest is played without a cube
denial-match-to-one = a match to one point has no cube
denial-crawford-game = the Crawford game is played without the cube
denial-holland-rule = the trailer doubles only after two own turns of the game
denial-cube-not-yours = the other player owns the cube
denial-cube-limit = the cube cannot be turned any further
denial-no-raise = the double cannot be raised any further here
denial-no-such-resignation = { $most ->
    [1] this game is lost by one point
   *[other] this game is lost by one to { $most } points
}
denial-bad-position = this is no position of the game
denial-other-start = the game begins another way
denial-cannot-stop = only money play is stopped, and only between two games
denial-flag-not-fallen = the time is not over
denial-time-runs-back = the event is older than the one before it
denial-cannot-open = the game cannot be opened with these rules

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
