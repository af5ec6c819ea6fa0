# alea train
progress-labelling = labelling
progress-rolling-out = rolling out
progress-fitting = fitting
progress-endings = solving endings
progress-hyper = solving Hypergammon
train-arena = { $points } points a game for the first, standard error { $error }, { $games }
train-held-back = { $net }: error { $error } on { $positions } positions held back
train-no-net = it is no file of `alea train`
train-other-features = its net sees boards in a way that is not known here: { $id }
train-bad-tensor = the tensor { $name } is missing or has another shape than it should
train-too-large = weights of the net are so large that sums may leave their range
train-no-positions = it is no file of `alea train label`
expected-number = expected a number, { $min } to { $max }
expected-width = expected 64, 128, 192 and so on up to 1024
cmd-train = Train the nets of backgammon
more-train =
    A run is a folder; each command goes on from what is there. The same seed and
    the same commands give the same nets with any number of threads.

    Examples:
      alea train selfplay run --rounds 500
      alea train arena run random
cmd-train-selfplay = Play against itself and learn from it, round after round
more-train-selfplay =
    Begins a run, or goes on with the one in the folder. Begin with returns; go on
    with lookahead.

    Examples:
      alea train selfplay run --rounds 500 --minutes 30
      alea train selfplay run --targets lookahead --replay 3 --rate 0.0005
cmd-train-label = Write positions of games with what looking ahead says of them
more-train-label =
    Goes on where the file ends; FILE.jsonl beside it says which games it holds.
    `alea train fit` reads it.

    Example:
      alea train label run positions.bin --positions 1000000 --seed 7
cmd-train-fit = Fit the nets of a run to labelled positions
more-train-fit =
    Begins a run, or goes on with the one in the folder. Prints the error of
    positions that are held back.

    Example:
      alea train fit run positions.bin --epochs 4 --rate-end 0.00003
cmd-train-arena = Play the nets of one run against those of another
more-train-arena =
    Each stream of dice is played twice, with the sides swapped; the standard
    error is over such pairs.

    Examples:
      alea train arena run random
      alea train arena run earlier -n 10000 --json
arg-run = The folder of the run
value-run = RUN
arg-rounds = How many rounds more
value-rounds = N
arg-train-selfplay-games = Games of a round
value-train-selfplay-games = N
arg-targets = What positions are taken to be worth: what came later in the game (returns), or the best replies to all rolls (lookahead)
value-targets = WHAT
arg-lambda = With returns, how much the far end of the game counts: 0 the next turn alone, 1 the result alone
value-lambda = NUMBER
arg-replay = How many positions of earlier rounds are fitted again, for each new one
value-replay = N
arg-memory = How many earlier positions are kept
value-memory = N
arg-rare = How many games in a hundred begin in a back game, behind a prime, on the bar or anywhere
value-rare = N
arg-every = With lookahead, one position in so many is labelled
value-every = N
arg-deeper = With lookahead, where what the net says and what one roll says differ by more than so many points, look two rolls ahead
value-deeper = POINTS
arg-threads = How many threads; without it, one for each core
value-threads = THREADS
arg-batch = Positions of a step
value-batch = N
arg-rate = How far a weight moves in a step
value-rate = NUMBER
arg-rate-end = The same in the last round, if it is to fall on the way
value-rate-end = NUMBER
arg-width = Units of the first layer, in a new run
value-width = N
arg-race-width = The same for the net of races
value-race-width = N
arg-minutes = Stop after so many minutes, even if rounds are left
value-minutes = N
arg-checkpoint = Minutes between checkpoints
value-checkpoint = N
arg-file = The file to write
value-file = FILE
arg-positions = How many positions the file is to have, at least
value-positions = N
arg-files = Files of `alea train label`
value-files = FILE
arg-epochs = How often each position is seen
value-epochs = N
arg-held-back = One block of 2000 positions in so many is held back
value-held-back = N
arg-train-selfplay-seed = What dice, order and first weights follow from
arg-train-label-seed = What dice, order and first weights follow from
arg-train-fit-seed = What dice, order and first weights follow from
arg-train-arena-seed = What dice, order and first weights follow from
arg-train-arena-x = The folder of a run, or random
value-train-arena-x = X
arg-train-arena-o = Its opponent: the folder of a run, or random
value-train-arena-o = O
arg-pairs = How many pairs of games
value-pairs = N
