# alea duel
cmd-duel = Measure two players against each other
more-duel =
    Every stream of dice is played twice, with the sides swapped; standard errors
    are over such pairs. Where the program has nets for the game it also takes off
    the luck of the dice: 200 games then say as much as 10000.

    Players of the house:
    { $players }
    static:RUN is static with the nets of a folder of `alea train`. Other
    programs, where they are installed: gnubg:0 to gnubg:4 is GNU Backgammon,
    sage:1 to sage:4 Open Sage, each so deep as it counts itself. Open Sage is
    run by python3, or by the Python that ALEA_SAGE_PYTHON names.

    Examples:
      alea duel backgammon --x static --o simple -n 200
      alea duel backgammon --x static --o gnubg:0 -n 20000 --json
arg-duel-x = Whose points are counted
value-duel-x = PLAYER
arg-duel-o = The opponent
value-duel-o = PLAYER
arg-duel-games = How many games, two a stream of dice
value-duel-games = N
duel-title = { $game }, { $games }: points a game for { $x } against { $o }
duel-plain = by results     { $points }, standard error { $error }
duel-adjusted = without luck   { $points }, standard error { $error }
duel-speed = { $x } and { $o } ms a turn.
duel-illegal = { $player } played what is not legal
duel-endless = a game does not end
peer-missing = { $program } is not there: looked for { $looked-for }
peer-not-ready = { $program } was started and does not get ready
peer-silent = { $program } does not answer: { $why }
peer-answer = { $program } gives no legal turn: "{ $answer }"
peer-position = this is no position for another program

# alea eval
cmd-eval = Show what a position is worth, without a cube
more-eval =
    For the player on roll, by exact tables in endings and by nets elsewhere. With
    dice, after the best turn. The opening position if none is given.
    Hypergammon is known from beginning to end: the first time it is solved, which
    takes minutes.

    Examples:
      alea eval backgammon --position "x=6:2,5:1 o=24:2"
      alea eval nackgammon --dice 31 --json
arg-eval-json = For programs
eval-no-nets = { $game } has no nets yet
eval-wins = wins   { $all } %   gammons { $gammons } %   backgammons { $backgammons } %
eval-loses = loses  { $all } %   gammons { $gammons } %   backgammons { $backgammons } %
eval-exact = { $equity } points a game, exactly.
eval-estimated = { $equity } points a game, by estimate.

# alea rollout
cmd-rollout = Play a position out many times, or the turns of a roll
more-rollout =
    The nets play both sides, and the luck of every roll is taken off the result, so
    a few hundred games say much. With dice the turns that the nets like best are
    rolled out, all with the same dice, and listed with their losses. Cubeless.

    Examples:
      alea rollout backgammon --dice 31
      alea rollout backgammon --position "x=6:5,5:5,4:5 o=24:2,7:13" -n 360
arg-rollout-games = How many games, of each turn with dice; 1296 hold every pair of first rolls
value-rollout-games = N
arg-rollout-turns = After how many turns the nets say how a game stands; without it games
    are played to their end
value-rollout-turns = N
arg-rollout-best = With dice, how many turns are rolled out
value-rollout-best = N
arg-rollout-seed = What the dice follow from
arg-rollout-json = For programs
rollout-over = the game is over: there is nothing to roll out
rollout-says = { $equity } points a game, standard error { $error }; { $games } in { $seconds } s.
rollout-turns = Points a game, with standard errors, and what is lost; { $games } a turn, { $seconds } s in all.

# alea bench rollouts
cmd-bench-rollouts = Roll out positions that no training has seen, into a file
more-bench-rollouts =
    One position with contact of each game of static against itself, at random from
    the seventh roll on, before the roll. FILE gets a line of JSON for each, with
    what static says when it plays the position to its end. Goes on where the file
    ends; hours. `alea bench errors` reads it, and `alea rollout backgammon` with
    the --xgid, the --seed and the -n of a line gives its numbers again.

    Example:
      alea bench rollouts held-back.jsonl -n 500
arg-bench-rollouts-file = Where the results are kept
value-bench-rollouts-file = FILE
arg-bench-rollouts-number = How many positions
value-bench-rollouts-number = N
arg-bench-rollouts-games = How many games a position, and how many more at a time until the error is small
value-bench-rollouts-games = N
arg-bench-rollouts-error = The largest standard error, in points
value-bench-rollouts-error = POINTS
arg-bench-rollouts-seed = What the games follow from
rollouts-done = { $positions } positions, { $games }, standard errors at most { $error }.
rollouts-no-line = line { $line } is no position with its rollout, as `alea bench rollouts` writes them
rollouts-other-seed = it was begun with another seed or with other nets: name a new file, or the same --seed

# alea bench errors
cmd-bench-errors = Show how far evaluations are from rollouts, ours and other programs'
more-bench-errors =
    On positions that no training has seen: those built in, or those of a FILE of
    `alea bench rollouts`. Asks static, and GNU Backgammon and Open Sage where they
    are installed, without looking ahead: points a game, cubeless.
    `alea duel --help` says how players are named.

    Examples:
      alea bench errors
      alea bench errors held-back.jsonl --of static --of static:run --json
arg-bench-errors-file = Positions with their rollouts
value-bench-errors-file = FILE
arg-bench-errors-of = Who is asked; may be given several times
value-bench-errors-of = PLAYER
errors-title = { $positions } positions with contact, standard error of the rollouts at most { $error }. How far off, in points a game (standard error):
errors-mean = on average
errors-rms = RMS
errors-largest = largest
errors-bias = too high by
errors-more = over the first
errors-classes = on average by class
errors-missing = Not installed: { $players }.
errors-no-positions = there are no positions in the file: `alea bench rollouts FILE` makes them
errors-no-opinion = { $player } has no opinion of what a position is worth: name static, static:RUN, gnubg:0 or sage:1

# alea bench losses
cmd-bench-losses = Show what a player loses by kind of position, judged by GNU Backgammon
more-bench-losses =
    Decisions of a player against itself. Each is compared with the few plays that
    another one likes best without looking ahead, by a judge who looks deeper: what
    is lost is what the best of them is worth more, in points a game, cubeless.
    Beside it, what that other one would have lost. It is GNU Backgammon, and so is
    the judge, who favours whoever plays by the same nets. Takes a minute.
    `alea duel --help` says how players are named.

    Examples:
      alea bench losses
      alea bench losses --of static:run -n 10000 --json
arg-bench-losses-of = Who plays
value-bench-losses-of = PLAYER
arg-bench-losses-beside = Who is compared, and says which plays are
value-bench-losses-beside = PLAYER
arg-bench-losses-judge = Who says what the plays are worth
value-bench-losses-judge = PLAYER
arg-bench-losses-number = How many decisions
value-bench-losses-number = N
arg-bench-losses-seed = What the games follow from
losses-title = { $decisions } decisions of { $player } against itself, seed { $seed }, and what { $beside } would have played there. Points lost a decision by { $judge } (standard error):
losses-class = class
losses-contact = contact
losses-decisions = number
losses-lost = lost
losses-share = share
losses-wrong = wrong
losses-more = more
losses-forced = forced
losses-all = all
losses-bar = bar
losses-early = early
losses-late = late
losses-other = other
losses-kinds = Of all with contact: bar, a checker of the side on roll is there; early, more than 250 pips left in all; late, a side has ten checkers home or one off.
