# What the commands print, and what is wrong where they are asked for what does not exist. The first are parts of others.
verbatim = { $text }
at = { $place }: { $what }
quote = "{ $text }"
list-comma = { $before }, { $next }
list-and = { $before } and { $next }
list-or = { $before } or { $next }
count-turns = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
count-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
count-plays = { $count ->
    [one] 1 play
   *[other] { $count } plays
}
count-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
count-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
count-runs = { $count ->
    [one] 1 run
   *[other] { $count } runs
}
count-threads = { $count ->
    [one] 1 thread
   *[other] { $count } threads
}
standard-output = standard output
progress-left = { $time } left
progress-counting = counting
progress-playing = playing
progress-measuring = measuring
progress-replaying = replaying
progress-checking = checking

# What the system says of files and of the output.
io-not-found = there is no such file or folder
io-permission-denied = this may not be done here
io-already-exists = it is there already
io-is-a-folder = it is a folder
io-not-a-folder = a part of the path is no folder
io-storage-full = there is no room left
io-read-only = nothing can be written there
io-bad-name = the name cannot be that of a file
io-nobody-reads = nobody reads it any more
io-ends-early = it ends too early
io-not-text = it is no text in UTF-8
io-file-too-large = a file cannot be as large as it would be
io-quota = there is no room left for this user
io-system = the system says `{ $error }`

# Games, options, players and guides that do not exist.
no-game = no game { $name }: `alea games` lists them
no-game-near = no game { $name }: did you mean { $near }? `alea games` lists them all
a-contest = { $contest } is a match of several games: name one of them, { $games }
no-pair = --rule { $rule } is no pair of key and value: write it as in --rule { $example }
no-options = --rule { $rule }: { $game } has no options, so leave it out
bad-rule = --rule: { $why }; `alea rules { $game }` explains the options of { $game }
rule-twice = --rule: { $why }; leave all but one out
rules-of-several = --rule: { $contest } is a match of several games, which have their usual rules here
no-player = { $option } { $name }: no such player; there is { $players }
not-its-game = { $player } does not play { $game }
no-guide = no guide { $topic }: there are { $guides }
no-guide-near = no guide { $topic }: did you mean { $near }? `alea guide` lists them all

# Positions and dice.
bad-position = { $why }; `alea rules { $game }` shows positions as they are written
bad-id = { $why }; give the ID as the other program shows it, or a position with --position
bad-dice = { $why }; write both dice, as in --dice 31
bad-setup = position { $position } does not occur in { $game }: { $why }; `alea rules { $game }` shows some that do
other-board = { $game } is not played on the board of backgammon
foreign-board = { $game } is not played on the board of backgammon, which is all that XGIDs and Position IDs describe: give the position with --position
without-dice = { $game } is played without dice: leave { $argument } out
not-first = --first-turn contradicts ctx=turn:{ $turn } in the position: leave one of them out
dice-but-over = --dice contradicts { $form }, in which the game is over: leave one of them out
dice-but-waits = --dice contradicts { $form }, in which { $what } waits for its answer: leave one of them out
dice-but-rolled = --dice { $named } contradicts { $form }, which has { $dice } rolled: leave --dice out
dice-but-rolled-xgid = --dice { $named } contradicts { $form }, which has { $dice } rolled: leave --dice out, or give the XGID 00 for its dice
a-resignation = a resignation
a-double = a double
a-beaver = a beaver
a-raccoon = a raccoon
an-otter = an otter

# alea games
board-points = Twenty-four points, two dice
board-square = A square of { $lines } lines, no dice
games-other-name = { $names } for { $game }
games-other-names = Other names: { $names }.
games-contest = The match { $contest } alternates { $games }.
games-read-on = `alea rules GAME` tells how a game is played, `alea games GAME` lists its options.
games-one = { $name } ({ $id }): { $about }
games-also = Also called { $names }
games-no-options = This game has no options.
games-options = Options, chosen as in --rule { $example }
games-default = { $values } (default { $default })
games-targets = Mostly played to { $targets } points
games-of-contest = Its games have their own options: `alea games { $game }`

# alea turns
turns-title = { $game }, { $dice } to play
turns-closed-out = x is closed out and does not roll: the turn passes.
turns-none = { $dice } cannot be played: the turn passes.
turns-some = { $turns }.
turns-part = { $turns }, { $played } of { $all } dice played.
turns-rolls = { $turns } over the 21 rolls; --dice, as in --dice 31, lists those of one.
turns-white = white
turns-black = black
turns-draw = draw
over-drawn = The game is over and drawn: { $how }.
over-points = The game is over: { $who } has won { $points }, { $how }.
over-white = The game is over: White has won, { $how }.
over-black = The game is over: Black has won, { $how }.

# alea perft
perft-rolled = { $form } has { $dice } rolled, and perft counts the turns of all 21 rolls: give it without the roll; `alea turns` lists the turns of one roll
perft-rolled-xgid = { $form } has { $dice } rolled, and perft counts the turns of all 21 rolls: give it 00 for the dice; `alea turns` lists the turns of one roll
perft-ply = ply
perft-leaves = leaves
perft-seconds = seconds

# alea simulate
simulate-title = { $game }, { $games }, { $sides }, seed { $seed }
simulate-sides = x { $first }, o { $second }
simulate-sides-square = White { $first }, Black { $second }
simulate-given-up = { $count ->
    [one] 1 game did not end and was given up.
   *[other] { $count } did not end and were given up.
}
simulate-speed = { $turns } turns a game; { $speed } games/s on { $threads }, { $seconds } s in all
simulate-drawn = drawn
simulate-wins = { $who } wins { $points }
simulate-white = White wins
simulate-black = Black wins

# alea bench
bench-title = One thread, the median of { $runs }, in millions a second
bench-median = median
bench-fastest = fastest
bench-rolls = rolls
bench-leaves = leaves
bench-evaluations = evaluations
bench-moves = moves
bench-met = bar { $bar }, met
bench-not-met = bar { $bar }, not met
bench-debug = This is a build for debugging: build with --release for figures that count.
bench-wrong = { $bench }: wrong result: found { $found }, expected { $expected }; the rules or the inputs have changed
bench-server-title = Server and clients on { $processors } processors; { $system }: a page in { $median } ms, p99 { $slow }
bench-server-method = Commands a second, due at random times; ms from then to the answer; cores
bench-server-sealed = Sealed dice: { $contests } contests, { $sockets } sockets
bench-server-plain = Plain dice: { $contests } contests, { $sockets } sockets
bench-server-memory = memory: { $socket } KB a socket, { $contest } KB a contest, { $whole } MB in all
bench-server-rate = rate
bench-server-answered = answered
bench-server-p50 = p50
bench-server-p95 = p95
bench-server-p99 = p99
bench-server-max = max
bench-server-writes = a commit
bench-server-server = server
bench-server-clients = clients
bench-server-ceiling = keeps up with { $rate } commands a second ({ $bar })
bench-server-no-ceiling = keeps up with all rates tried, up to { $rate } a second ({ $bar })
bench-server-times = at { $rate } a second 99 of 100 take at most { $time } ms ({ $bar })
bench-server-limit-by = at { $rate } { $limit }; { $durable } durable writes a second
bench-server-by-clients = the clients of this bench are the limit
bench-server-by-processors = the processors are the limit
bench-server-by-store = the thread that stores is the limit
bench-server-by-disk = the disk is the limit
bench-server-by-unknown = nothing is used up
bench-server-cores = processors then: server { $server } (its store { $store }), clients { $clients }, others { $others }
bench-server-commits = a commit { $commit } ms, { $share } % of the time
bench-server-wrong = the bench cannot go on: { $detail }
bench-server-few = { $players } players need a socket each: --sockets { $sockets } are too few
bench-server-memory-disk = { $folder } keeps everything in memory: --data names a folder on a disk
bench-server-files = a process may open { $limit } files, and { $needed } are needed: raise the limit (`ulimit -Hn`), or ask for fewer --sockets
bench-server-limit = the limit of open files
bench-server-folder = the folder of temporary files

# alea position
position-position = Position
position-opentafl = OpenTafl, who moves behind it
position-gnubg-id = GNU Backgammon ID
position-xgid = XGID
position-fibs = FIBS board
position-none = { $name }: none, { $why }
position-named = { $seat ->
    [bottom] x is { $x }, at the bottom; o is { $o }.
   *[top] x is { $x }, at the top; o is { $o }.
}
position-seat = { $seat ->
    [bottom] x sits at the bottom.
   *[top] x sits at the top.
}
position-score = x has { $x }, o { $o }
position-match = Match to { $points }: { $score }.
position-match-crawford = Match to { $points }, Crawford game: { $score }.
position-money =
    Money play{ $jacoby ->
        [on] {" "}with Jacoby
        [off] {" "}without Jacoby
       *[unknown] {""}
    }{ $beavers ->
        [on] , beavers
        [off] , no beavers
       *[unknown] {""}
    }: { $score }.
position-cube = Cube at { $value }, { $owner }'s.
position-cube-middle = Cube at { $value }, in the middle.
position-over = The game is over.
position-over-resigned = The game was resigned.
position-over-passed = A double was refused.
position-not-begun = The game has not begun.
position-to-roll = { $who } is to roll.
position-plays = { $who } plays { $dice }.
position-offered = { $offer ->
    [double] A double waits for { $who }.
    [beaver] A beaver waits for { $who }.
    [raccoon] A raccoon waits for { $who }.
   *[otter] An otter waits for { $who }.
}
position-resigns = { $by } resigns { $points ->
    [1] a single game
    [2] a gammon
   *[other] a backgammon
}, and { $who } answers.

# alea replay
replay-nothing = neither a match such as `7 point match` nor a tafl game such as `1. c17-g17` is found in it
replay-record = it is a record; `{ $verify }` checks it, and `{ $convert }` makes a match file or a list of moves of it
replay-no-name = (no name)
replay-match = match to { $points }
replay-money = for money
replay-series = a series
replay-heading = { $left } - { $right }, { $length }
replay-heading-square = { $left } - { $right }, { $games }, { $format }
replay-heading-square-length = { $left } - { $right }, { $games }, { $length }, { $format }
replay-list = a list of moves
replay-saved = a saved game of OpenTafl
replay-score = { $left } - { $right } after { $games }, { $plays }
replay-illegal-plays = Illegal plays, kept as they are written:
replay-illegal-moves = Illegal moves, kept as they are written:
replay-known = To be known:
replay-broken-off = broken off, no result
replay-won = { $who } { $points }: { $how }
replay-won-cube = { $who } { $points }: { $how }, cube { $cube }
replay-drawn = draw: { $how }
replay-wins = { $who } wins: { $how }
replay-single = single
replay-gammon = gammon
replay-backgammon = backgammon
replay-drop = double refused
replay-unfinished = board unfinished

# alea play, before the table is laid and after it.
play-no-home = no place to keep games: set HOME or ALEA_HOME, or name a file with --save
play-nothing-to-resume = there is no unfinished game to go on with; `alea play` begins one
play-no-terminal = `alea play` needs a terminal to draw in; `alea turns` and `alea simulate` do without
play-no-screen = the terminal
play-two-names = --names: give two names of at most 20 letters with a comma between them, as in --names Anna,Bert
play-no-entropy = this machine gives no random numbers ({ $why }): use --dice typed or --dice seed:N
play-elsewhere = { $path }: this game is being played in another window
play-too-long = { $path }: too long for a record
play-no-such-house = the record cannot be gone on with: the house has no player { $player }
play-file-is-there = --save { $path }: choose a file that is not there yet; --resume goes on with one that is
play-is-over = { $path }: this contest is over; `alea replay` shows it
play-does-not-fold = the record cannot be gone on with: event { $event } does not follow ({ $why })
play-other-dice = the dice of the record are not those of the secret that lies beside it: it was moved, changed or lost, and the contest cannot go on
play-to-resume = The game is kept. Go on with: { $program } play --resume { $path }
