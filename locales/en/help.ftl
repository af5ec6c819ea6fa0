# What --help says. Keys: cmd-COMMAND what a command does, in one line; more-COMMAND what follows the options, in lines of at most
# 80 columns; arg-COMMAND-ARGUMENT or arg-ARGUMENT an option; value-COMMAND-ARGUMENT or value-ARGUMENT what stands for its value.
help-usage = Usage:
help-commands = Commands:
help-arguments = Arguments:
help-options = Options:
help-options-placeholder = [OPTIONS]
help-command-placeholder = COMMAND
help-default = [default: { $value }]
help-values = [possible values: { $values }]
cmd = Board games of the coffeehouse: tavli, backgammon and their kin, and Hnefatafl
more =
    Examples:
      alea games                        what can be played
      alea rules plakoto | less         how it is played
      alea turns backgammon --dice 31   what can be done with a roll
cmd-help = Print this message or the help of the commands that are named
arg-help = Print help
arg-version = Print version
arg-lang = The language: en, el or it; without it the one of the locale, if it is one of them, or English
value-lang = LANGUAGE

# Arguments of several commands.
arg-game = Which game; `alea games` lists them
value-game = GAME
arg-rules = An option of the rules, as in `bear_off=take_highest`; may be given several times
value-rules = KEY=VALUE
arg-position = A position as text: `x=24:2,13:5,8:3,6:5 o=19:5,17:3,12:5,1:2`, both sides in the numbering of x, who is on roll; or the rows of a square board, also as OpenTafl lists them, between slashes, with w or b behind them
value-position = POSITION
arg-xgid = A position as eXtreme Gammon writes it, with its dice once they are rolled
value-xgid = XGID
arg-gnubg-id = A Position ID of GNU Backgammon, with the Match ID behind it or without
value-gnubg-id = ID[:ID]
arg-fibs = A board line of fibs.com: `board:You:Anna:...`
value-fibs = LINE
arg-dice = The roll, as in 31
value-dice = DICE
arg-ascii = Draw the board in plain ASCII
arg-json = For programs
arg-seed = What the dice and the players' choices follow from
value-seed = SEED

# alea games
cmd-games = List the games, or what may be chosen in one
more-games =
    Examples:
      alea games plakoto                   the options of a game
      alea games --json | jq -r '.[].id'
arg-games-game = A game, to see its other names and its options; without one all games are listed
arg-games-json = For programs: a list with the options of each game, or the game that was named

# alea play
cmd-play = Play at a board in this terminal, against the house or a friend
more-play =
    Every game is kept while it is played: after a crash, `alea play --resume`
    goes on where it stopped.

    Examples:
      alea play                            choose what to play
      alea play plakoto                    one game against the house
      alea play tavli --to 5 --friend      a match for two at one keyboard
      alea play backgammon --money         with the cube, Jacoby and beavers
      alea play portes --dice typed        with real dice, typed in
      alea play --resume                   the game that was not finished
arg-play-game = Which game, or which contest of several, such as `tavli`; without it there is a menu
arg-play-to = A match to so many points
value-play-to = POINTS
arg-play-money = Games for money, until somebody stops
arg-play-no-cube = Without the cube, in games that have one
arg-play-rules = Change an option of the game's rules; may be given more than once
arg-play-friend = Two people at this keyboard
arg-play-house = Who of the house plays
value-play-house = PLAYER
arg-play-second = The house sits on the first chair: in Hnefatafl you are Black
arg-play-names = The players' names, with a comma between them
value-play-names = NAME,NAME
arg-play-dice = Where the dice come from: system, typed, or seed:N
arg-play-clock = Minutes for each player, and seconds of increment (10+5) or of delay (2/12)
value-play-clock = CLOCK
arg-play-next-starter = Who begins the next game of a match: the winner, the dice (roll), or the players in turn (alternate)
value-play-next-starter = WHO
arg-play-auto-roll = Roll without asking where nothing else can be done
arg-play-forced = What is done with turns that can be played in one way only: nothing (off), the rest is laid (last), or played as well (all)
value-play-forced = WHICH
arg-play-resume = Go on with a game: the last one that was not finished, or that of a file
value-play-resume = FILE
arg-play-save = Keep the record here
value-play-save = FILE
arg-play-ascii = Draw with plain characters
arg-play-no-color = No colours; also when NO_COLOR is set
arg-play-pace = Milliseconds between things that happen by themselves
value-play-pace = MS

# alea rules and alea guide
cmd-rules = Tell how a game is played
more-rules =
    Examples:
      alea rules plakoto | less
      alea rules plakoto --lang el
      alea rules fevga --json      the options and what may be chosen
arg-rules-game = Which game, or which contest of several, such as `tavli`
arg-rules-json = For programs: the options of the game instead of its page
cmd-guide = Read the guides: a first game, the cube, the words
more-guide =
    Examples:
      alea guide                   what there is
      alea guide beginners | less
      alea guide glossary --lang el
arg-guide-topic = Which guide; without it they are listed
value-guide-topic = TOPIC

# alea turns
cmd-turns = List the legal turns of a position
more-turns =
    Turns that lead to the same position are one turn. Without a position it is
    the start of the game, without dice all 21 rolls. Who is closed out does not
    roll: --json then has "closed_out":true and one empty turn.

    Examples:
      alea turns backgammon --dice 31
      alea turns plakoto --position 'x=24:14,20:1 o=1:14,7:1' --dice 61 --json
      alea turns backgammon --xgid=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10
arg-turns-dice = The roll, as in 31, the same as in the ID if that has one; without either all 21 rolls
arg-turns-first-turn = It is the first turn of the player on roll, for games with a rule about it, such as Narde
arg-turns-json = For programs: the turns with their steps and the position after each, in the numbering of the mover

# alea position
cmd-position = Show one position in every notation
more-position =
    Without a position it is the start of the game. A position as text says
    nothing of a match: it is shown as money play with the cube in the middle, x
    at the bottom. A notation that cannot say the position says why.

    Examples:
      alea position backgammon \
        --xgid=-b----E-C---eE---c-e----B-:1:-1:1:52:2:3:0:7:10
      alea position backgammon --gnubg-id 4HPwATDgc/ABMA:cInlADAAEAAE --json
      alea position portes --position 'x=8:2,6:2 o=19:2,17:2' --dice 31
arg-position-json = For programs: the notations, and what they say of the match

# alea perft
cmd-perft = Count the legal moves, or the distinct turns of the 21 rolls, ply by ply
more-perft =
    Without dice every legal move counts. With dice every distinct turn of each of
    the 21 rolls does, so a position must come without a roll. Who is closed out
    has one empty turn and no roll.

    Examples:
      alea perft hnefatafl 3
      alea perft plakoto 1 --position 'x=24:14,20:1 o=1:15' --json
arg-perft-depth = How many plies deep
value-perft-depth = DEPTH
arg-perft-json = For programs: `{"{"}"counts":[184,109344]{"}"}`

# alea replay
cmd-replay = Play recorded matches through and tell what they amount to
more-replay =
    Illegal plays are kept and told; play goes on from where they lead. The exit
    code is 1 if a file cannot be read; the others are told all the same.

    Examples:
      alea replay final.mat
      alea replay matches/*.txt --json
      alea replay hnefatafl.otg
arg-replay-files = Text match files, `.mat` or `.txt`; lists of tafl moves; saved games of OpenTafl, `.otg`
value-replay-files = FILE
arg-replay-json = For programs: a list, a match each

# alea convert
cmd-convert = Convert recorded contests from one format into another
more-convert =
    What the other format cannot say is told on stderr, or refused with the
    reason; then nothing is written. Formats: record (.json, .jsonl),
    mat (.mat, .txt), tafl (.tafl), opentafl (.otg).

    Examples:
      alea convert final.mat final.json
      alea convert games.json - --to mat
arg-convert-input = The file to read; - for standard input
value-convert-input = IN
arg-convert-output = The file to write; - for standard output
value-convert-output = OUT
arg-convert-from = The format of IN; without it what its name or its beginning says
value-convert-from = FORMAT
arg-convert-to = The format of OUT; without it what its name says
value-convert-to = FORMAT
arg-convert-force = Write OUT anew if it is there

# alea dice
cmd-dice = Count how the dice of recorded contests fell, beside what true dice show
more-dice =
    Files are records of this program, match files and lists, as `alea convert`
    reads them. All are added up, player by player.

    Examples:
      alea dice match.mat
      alea dice games/*.json --json
arg-dice-files = Files of contests; - for standard input
value-dice-files = FILE

# alea verify
cmd-verify = Check that records of contests hold: events, plays, results, dice
more-verify =
    A record passes, or fails at its first event that does not hold, or holds
    without a proof of its dice. The exit code is 1 if one fails.

    Examples:
      alea verify game.json
      alea verify games/*.json --json
arg-verify-files = Files of records, one on each line; - for standard input
value-verify-files = RECORD
arg-verify-key = A public key of the server that has to have signed, 64 digits of base 16; several: one of them
value-verify-key = KEY
arg-verify-log = The log that has to show the games; it may hold several logs, with an empty line between them
value-verify-log = FILE
arg-verify-json = For programs: a line for each record

# alea simulate
cmd-simulate = Play many games and count how they end
more-simulate =
    Players:
    { $players }

    The same seed gives the same games with any number of threads.

    Examples:
      alea simulate plakoto -n 10000 --seed 7
      alea simulate hnefatafl -n 500 --rule repetition=loss_for_white --json
arg-simulate-games = How many games
value-simulate-games = N
arg-simulate-x = Who plays x; White in Hnefatafl
value-simulate-x = PLAYER
arg-simulate-o = Who plays o; Black in Hnefatafl
value-simulate-o = PLAYER
arg-simulate-to = Play matches to so many points, with the cube where the game has one; tavli without it to 3
value-simulate-to = POINTS
arg-simulate-record = Keep the records of all contests in this file, one on each line, with dice that `alea verify` can check
value-simulate-record = FILE
arg-simulate-log = Keep the logs of the dealt dice in this file, one a contest, for `alea verify --log`
value-simulate-log = FILE
arg-simulate-force = Write FILE anew if it is there

# alea bench
cmd-bench = Measure how fast the program is
more-bench =
    One thread, and the median of several runs counts. Inputs are built in;
    results that differ from those expected are an error.

    Examples:
      alea bench
      alea bench rules --runs 9 --json
arg-runs = How often each is measured
value-runs = N
cmd-bench-rules = Turns of a roll and moves of tafl: what is measured unless something else is named
more-bench-rules =
    Example:
      alea bench rules --runs 9 --json
cmd-bench-engine = Evaluations of backgammon: boards of one roll, and boards by themselves
more-bench-engine =
    Example:
      alea bench engine --runs 9
cmd-bench-server = Commands a second over the network, how long they take, and what contests cost
more-bench-server =
    Starts a server on a folder made for it, and clients that play all games with
    dice: commands come at times fixed in advance, at growing rates until the server
    does not keep up, then at half of that. About two minutes.

    Examples:
      alea bench server
      alea bench server --dice sealed --rates 1000,3000 --json
arg-bench-server-contests = How many contests are played at once
value-bench-server-contests = N
arg-bench-server-sockets = How many connections there are: two a contest, the others watch
value-bench-server-sockets = N
arg-bench-server-seconds = How long each rate is tried
value-bench-server-seconds = SECONDS
arg-bench-server-rates = Try these rates, in commands a second
value-bench-server-rates = RATES
arg-bench-server-dice = Only with these dice
value-bench-server-dice = DICE
arg-bench-server-data = Make the folder of the server in this one, which is on a disk; else where temporary files are
value-bench-server-data = FOLDER
cmd-bench-positions = Print positions of random play, one a line, before the roll where there are dice
more-bench-positions =
    Games are played from the start to the end, and about one position in eight
    is taken.

    Example:
      alea bench positions plakoto -n 10000 --seed 1 > plakoto.txt
arg-bench-positions-number = How many positions
value-bench-positions-number = N
arg-bench-positions-seed = What the games follow from

# What is wrong with the words of a command line.
see-help = { $what }; see `{ $command } --help`
usage-unknown-argument = unexpected argument { $argument }
usage-unknown-argument-near = unexpected argument { $argument }, perhaps { $near }
usage-unknown-command = there is no command { $command }
usage-unknown-command-near = there is no command { $command }, perhaps { $near }
usage-no-command = a command is missing: { $commands }
usage-missing = { $count ->
    [one] { $arguments } is missing
   *[other] { $arguments } are missing
}
usage-conflict = { $argument } and { $other } exclude each other: leave one of them out
usage-no-value = { $argument }: the value is missing
usage-twice = { $argument } is given more than once
usage-takes-no-value = { $argument } takes no value, found { $found }
usage-bad-value = { $argument } { $found }: { $why }
usage-one-of = expected { $values }
usage-not-utf8 = an argument is no UTF-8
usage-not-understood = the arguments are not understood
expected-whole = expected a whole number, { $min } to { $max }
expected-language = expected one of { $languages }
expected-dice-source = expected system, typed, or seed: and a whole number, as in seed:7
expected-clock = expected minutes, and + and seconds of increment or / and seconds of delay, as in 5, 10+5 or 2/12

# alea serve
cmd-serve = Run the server: contests over the network, between people and against the house
more-serve =
    It goes on until it is told to stop (Ctrl-C, SIGTERM), and takes everything
    up again when it is started the next time. Settings may also stand in a file
    (--config) or in the environment (ALEA_LISTEN and so on); arguments win.

    Examples:
      alea serve
      alea serve --data /var/lib/alea --origin https://example.org
      alea serve --listen 0.0.0.0:443 --origin https://example.org \
          --tls-cert fullchain.pem --tls-key privkey.pem
arg-serve-config = A file of settings (TOML)
value-serve-config = FILE
arg-serve-listen = Where to listen; 127.0.0.1:8080 unless something is said
value-serve-listen = ADDRESS
arg-serve-data = The folder of the database; alea-data unless something is said
value-serve-data = FOLDER
arg-serve-keys = The file of the keys, made if it is not there; `keys` in the folder unless something is said
value-serve-keys = FILE
arg-serve-tls-cert = The certificate for TLS of its own (PEM, the whole chain); read again when it changes
value-serve-tls-cert = FILE
arg-serve-tls-key = The private key of the certificate (PEM)
value-serve-tls-key = FILE
arg-serve-origin = A page from which players may come, as in https://example.org; may be given several times
value-serve-origin = ORIGIN
arg-serve-jobs = How many players of the house may think at once
value-serve-jobs = N
arg-serve-grace = For how many seconds a player may be away from a contest without a clock; 300 unless something is said
value-serve-grace = SECONDS
arg-serve-metrics = Where `GET /metrics` is answered, as Prometheus reads it; nowhere unless something is said
value-serve-metrics = ADDRESS
arg-serve-log = How the log on stderr is written
value-serve-log = FORMAT
arg-serve-openapi = Print the description of the HTTP interface (OpenAPI 3.1) and end

# alea db
cmd-db = Look whether the database of a server holds, copy it, put a copy back
more-db =
    Examples:
      alea db check
      alea db backup /backups/monday.sqlite --data /var/lib/alea
cmd-db-check = Check everything in a database: the file, the log of the dice, every contest and its dice
more-db-check =
    The server may go on meanwhile. The exit code is 1 if something does not hold.

    Examples:
      alea db check --data /var/lib/alea
      alea db check monday.sqlite --json
arg-db-check-file = A database or a copy of one; without it that of the folder
value-db-check-file = FILE
arg-db-check-data = The folder of the server; alea-data unless something is said
value-db-check-data = FOLDER
cmd-db-backup = Copy the database into one file while the server goes on
more-db-backup =
    The copy is the database as it is at one moment. Its checksum is written
    beside it (FILE.sha256, for `sha256sum -c`). The keys are not in it.

    Example:
      alea db backup monday.sqlite --data /var/lib/alea
arg-db-backup-file = The copy; a file that is not there yet
value-db-backup-file = FILE
arg-db-backup-data = The folder of the server; alea-data unless something is said
value-db-backup-data = FOLDER
cmd-db-restore = Put a copy in the place of the database; the server must not run
more-db-restore =
    What was there stays beside it, as alea.sqlite.before.

    Example:
      alea db restore monday.sqlite --data /var/lib/alea
arg-db-restore-file = The copy
value-db-restore-file = FILE
arg-db-restore-data = The folder of the server; alea-data unless something is said
value-db-restore-data = FOLDER
arg-db-restore-force = Also over a newer database, and from a copy without its checksum

# alea keys
cmd-keys = Show the keys by which a server signs dice, or make a new one
more-keys =
    Examples:
      alea keys show --data /var/lib/alea
      alea keys rotate --data /var/lib/alea
cmd-keys-show = The public keys of a server, the newest first
more-keys-show =
    Example:
      alea keys show --data /var/lib/alea --json
arg-keys-show-data = The folder of the server; alea-data unless something is said
value-keys-show-data = FOLDER
arg-keys-show-keys = The file of the keys; `keys` in the folder unless something is said
value-keys-show-keys = FILE
cmd-keys-rotate = Make a new key that signs from the next start of the server on
more-keys-rotate =
    The games that are being played end by the key that they began with. The
    old key names the new one, so that pages and programs know it; records of
    both hold.

    Example:
      alea keys rotate --data /var/lib/alea
arg-keys-rotate-data = The folder of the server; alea-data unless something is said
value-keys-rotate-data = FOLDER
arg-keys-rotate-keys = The file of the keys; `keys` in the folder unless something is said
value-keys-rotate-keys = FILE
