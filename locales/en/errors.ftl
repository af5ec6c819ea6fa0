# What is wrong with something that was typed or lies in a file: parts of a line, without capital letter and full stop.
text-error = { $what } "{ $input }", column { $column }: { $reason }
text-error-excerpt = { $what } "{ $input }", column { $column } of the whole text: { $reason }
reason-not-ascii = only plain ASCII characters are used here
reason-blank = no blank belongs here
reason-unexpected = expected { $expected }, found `{ $found }`
reason-ends = expected { $expected }, but the text ends here
reason-leading-zero = numbers are written without leading zeros
reason-out-of-range = { $what } must be { $min } to { $max }, found { $found }
reason-listed-twice = { $place ->
    [hand] the hand is listed twice
    [bar] the bar is listed twice
   *[other] point { $place } is listed twice
}
reason-pin-off-board = { $place ->
    [hand] nothing is pinned on the hand: only a checker on a point can be
    [bar] nothing is pinned on the bar: only a checker on a point can be
   *[other] nothing is pinned on point { $place }: only a checker on a point can be
}
reason-unknown-key = unknown key; this kind of board has { $known }
reason-twice = `{ $key }` is given twice
reason-row-length = this row has { $length } points, and the first one has { $size }
reason-not-square = rows of { $size } points need { $size } rows, not { $rows }
reason-too-many-checkers = { $who } has more than 15 checkers
reason-shared = both sides stand on point { $point }
reason-missing = `{ $key }` is missing
reason-other-size = the board has { $rows } lines, and { $dim } are announced
reason-unused-bits = the bits after the last checker must be zero
reason-match-id = a match ID follows, and only the position ID before it is read here
reason-contradicts = { $what } must be { $expected } by what stands before, found { $found }
reason-from-off = a checker that is off does not come back
reason-no-landing = no checker goes to the bar or into the hand by its own move
reason-wrong-way = checkers move to lower points, and { $to } is not lower than { $from }

# What a moment of a match cannot be.
nonsense-no-points = a match is played to at least one point
nonsense-match-over = a score of { $score } has ended a match to { $points }
nonsense-not-crawford = this is not the Crawford game: nobody needs just one point
nonsense-crawford-cube = in the Crawford game the cube stays in the middle at 1
nonsense-cube-too-large = a cube is at most 2 to the power of { $most }, found { $power }
nonsense-beyond-limit = the cube is at 2 to the power of { $power }, and the largest is 2 to the power of { $limit }
nonsense-owned-at-one = a cube at 1 belongs to nobody
nonsense-not-his-cube = the player on roll cannot have doubled: the cube is the opponent's
nonsense-not-raised = a { $offer } waits, so the cube is the opponent's at { $least } or more
nonsense-no-raises = a { $offer } cannot have been offered here
offer-double = double
offer-beaver = beaver
offer-raccoon = raccoon
offer-otter = otter

# Why a notation of another program cannot say a position.
encode-hand = { $who } has checkers in hand, and this format has no place for them
encode-pinned = { $who } has a pinned checker on point { $point }, and this format knows no pins
encode-too-many = { $who } has { $count } checkers, and this format has 15 a side
encode-stage = { $what }, and this format cannot say so
encode-too-large = { $what } is { $found }, and this format ends at { $most }
encode-name = a name in this format is ASCII without blanks and colons

# Why a position is none of a game. x and o are sides of the 24 points; w, b and k White, Black and the king.
setup-wrong-board = this is not the board of this game
setup-too-many = { $who ->
    [k] there are { $count } kings, and the game has one
    [w] White has { $count } men, and the game has { $limit }
    [b] Black has { $count } men, and the game has { $limit }
   *[other] { $who } has { $count } checkers, and the game has { $limit }
}
setup-not-pinned = { $who } is marked as pinned on { $point }, but no single checker lies under an enemy one there
setup-no-bar = { $who } has checkers on the bar, and this game has no bar
setup-no-hand = { $who } has checkers in hand, and in this game all begin on the board
setup-nobody-left = both sides have borne off all checkers
setup-both-closed-out = both sides wait before a closed board, which no play can reach or leave
setup-runner-rule = { $who } has moved a second checker before the first passed the opponent's start
setup-turn-zero = turns are counted from 1
setup-turn-not-counted = no rule of this game counts turns, so leave `turn` out
setup-seen-too-often = { $seen ->
    [1] a position that stood once before needs at least { $least } plies without a capture, and there are { $quiet }
    [2] a position that stood twice before needs at least { $least } plies without a capture, and there are { $quiet }
   *[other] a position that stood { $seen } times before needs at least { $least } plies without a capture, and there are { $quiet }
}
setup-no-king = there is no king on the board

# Why options of the rules are refused.
rule-none = no option { $key }: this game has no options
rule-unknown = no option { $key }: this game has { $keys }
rule-bad-value = { $key } cannot be { $value }: choose { $allowed }
rule-given-twice = { $key } is given twice

# Why a contest cannot be played so.
terms-no-game = a contest needs a game
terms-no-points = a match is played to at least one point
terms-already-won = the start score ends the match before it begins
terms-no-crawford = the Crawford game has been played only where there is one and a player needs one point
terms-no-starter = the first game is begun by the dice, so nobody starts it
terms-no-cube = a game of this contest is played without a cube
terms-no-holland = the Holland rule is for matches with the Crawford rule
terms-money-only = Jacoby, automatic doubles, beavers, raccoons and otters are for money play
terms-too-many-doubles = at most 10 automatic doubles

# What is wrong with a record.
record-error = record: { $reason }
record-error-at = record, { $place }: { $reason }
record-error-line = record, line { $line }: { $reason }
record-error-line-at = record, line { $line }, { $place }: { $reason }
record-not-json = it is no JSON from line { $line }, column { $column } on
record-twice = the key `{ $key }` stands twice
record-cut-off = it ends in the middle of the record, on line { $line }
record-too-much = there is more in line { $line } than a record has
record-too-long = a record is at most { $most } bytes long
record-expected = expected { $expected }
record-missing = `{ $key }` is missing
record-unknown-key = there is no such key here
record-version = version { $found } is not known, only { $known }
record-no-such-game = no such game

# What readers call the parts of a text, and what they expect in them. The keys are made of the English words (said/phrase.rs).
phrase-FIBS-board = FIBS board
phrase-XGID = XGID
phrase-position-ID = position ID
phrase-position-and-match-ID = position and match ID
phrase-dice = dice
phrase-turn = turn
phrase-position = position
phrase-OpenTafl-rules = OpenTafl rules
phrase-OpenTafl-position = OpenTafl position
phrase-the-length-of-the-match = the length of the match
phrase-the-score = the score
phrase-the-checkers-on-a-point = the checkers on a point
phrase-the-mark-of-who-is-on-roll = the mark of who is on roll
phrase-the-cube = the cube
phrase-the-mark-of-a-double = the mark of a double
phrase-the-number-of-checkers-that-can-move = the number of checkers that can move
phrase-the-field-of-a-forced-move = the field of a forced move
phrase-the-field-of-the-Crawford-game = the field of the Crawford game
phrase-the-number-of-redoubles = the number of redoubles
phrase-the-end-after-52-fields = the end after 52 fields
phrase-the-mark-of-who-may-double = the mark of who may double
phrase-a-name = a name
phrase-a-die = a die
phrase-two-dice-are-1-to-6-or-both-0-before-the-roll = two dice are 1 to 6, or both 0 before the roll
phrase-1-or-minus1-for-the-colour = `1` or `-1` for the colour
phrase-1-or-minus1-for-the-direction = `1` or `-1` for the direction
phrase-the-home = the home
phrase-the-bar = the bar
phrase-this-is-the-bar-of-the-other-player = this is the bar of the other player
phrase-the-viewer = the viewer
phrase-the-opponent = the opponent
phrase-the-number-of-checkers-borne-off = the number of checkers borne off
phrase-the-number-of-checkers-on-the-bar = the number of checkers on the bar
phrase-the-players-have-rolled-two-different-things = the players have rolled two different things
phrase-a-double-waits-for-its-answer-so-nothing-is-rolled = a double waits for its answer, so nothing is rolled
phrase-the-cube-must-be-a-power-of-two = the cube must be a power of two
phrase-nobody-may-double-so-the-cube-belongs-to-nobody-who-is-known = nobody may double, so the cube belongs to nobody who is known
phrase-26-characters-for-the-board = 26 characters for the board
phrase-the-player-at-the-bottom = the player at the bottom
phrase-the-player-at-the-top = the player at the top
phrase-minus-or-a-to-o-for-the-bar-of-the-player-at-the-top = `-` or `a` to `o` for the bar of the player at the top
phrase-minus-or-A-to-O-for-the-bar-of-the-player-at-the-bottom = `-` or `A` to `O` for the bar of the player at the bottom
phrase-minus-A-to-O-or-a-to-o = `-`, `A` to `O` or `a` to `o`
phrase-1-minus1-or-0-for-the-owner-of-the-cube = `1`, `-1` or `0` for the owner of the cube
phrase-1-or-minus1-for-who-is-on-roll = `1` or `-1` for who is on roll
phrase-the-field-of-Crawford-and-Jacoby = the field of Crawford and Jacoby
phrase-the-largest-cube = the largest cube
phrase-the-end-after-ten-fields = the end after ten fields
phrase-the-field-of-Crawford = the field of Crawford
phrase-two-dice-00-D-B-or-R = two dice, `00`, `D`, `B` or `R`
phrase-two-dice = two dice
phrase-14-letters-digits-plus-or-slash = 14 letters, digits, `+` or `/`
phrase-no-more-than-14-characters = no more than 14 characters
phrase-the-player-on-roll = the player on roll
phrase-14-letters-digits-plus-or-slash-then-colon = 14 letters, digits, `+` or `/`, then `:`
phrase-12-letters-digits-plus-or-slash = 12 letters, digits, `+` or `/`
phrase-no-more-than-12-characters-of-a-match-ID = no more than 12 characters of a match ID
phrase-the-bits-of-the-cubes-owner-name-nobody = the bits of the cube's owner name nobody
phrase-the-last-five-bits-must-be-zero = the last five bits must be zero
phrase-money-play-has-no-Crawford-game = money play has no Crawford game
phrase-the-bits-of-the-state-name-none = the bits of the state name none
phrase-it-is-the-other-player-who-decides = it is the other player who decides
phrase-nothing-is-offered-before-the-game-begins = nothing is offered before the game begins
phrase-the-dice-must-be-two-of-1-to-6-or-both-0 = the dice must be two of 1 to 6, or both 0
phrase-the-cube-as-a-power-of-two = the cube as a power of two
phrase-an-otter-waits-for-its-answer = an otter waits for its answer
phrase-two-dice-only = two dice only
phrase-a-die-1-to-6 = a die, 1 to 6
phrase-a-blank-or-the-end = a blank or the end
phrase-paren-a-blank-or-the-end = `(`, a blank or the end
phrase-slash-paren-a-blank-or-the-end = `/`, `(`, a blank or the end
phrase-star-slash-paren-a-blank-or-the-end = `*`, `/`, `(`, a blank or the end
phrase-a-number-of-checkers = a number of checkers
phrase-a-point = a point
phrase-a-point-bar-hand-or-off = a point, `bar`, `hand` or `off`
phrase-xis-or-the-top-row-of-a-square-board = `x=` or the top row of a square board
phrase-a-key = a key
phrase-the-number = the number
phrase-the-end = the end
phrase-a-count = a count
phrase-a-point-bar-or-hand = a point, `bar` or `hand`
phrase-quiet-and-seen = `quiet` and `seen`
phrase-w-or-b = `w` or `b`
phrase-a-run-of-empty-points = a run of empty points
phrase-a-number-t-T-or-K = a number, `t`, `T` or `K`
phrase-a-number-t-T-K-or-slash = a number, `t`, `T`, `K` or `/`
phrase-the-length-of-a-row = the length of a row
phrase-a-key-and-a-colon-as-in-esccolone = a key and a colon, as in `esc:e`
phrase-the-size-of-the-board = the size of the board
phrase-the-game-has-not-begun = the game has not begun
phrase-the-game-is-over = the game is over
phrase-a-resignation-waits-for-its-answer = a resignation waits for its answer
phrase-a-double-waits-for-its-answer = a double waits for its answer
phrase-a-beaver-waits-for-its-answer = a beaver waits for its answer
phrase-a-raccoon-waits-for-its-answer = a raccoon waits for its answer
phrase-a-text = a text
phrase-true-or-false = true or false
phrase-a-text-or-a-whole-number = a text or a whole number
phrase-an-object = an object
phrase-a-version-a-whole-number = a version, a whole number
phrase-two-names = two names
phrase-a-list-of-events = a list of events
phrase-a-list-of-games = a list of games
phrase-winner-roll-or-alternate = `winner`, `roll` or `alternate`
phrase-single-money-or-points = `single`, `money` or `points`
phrase-a-number-of-points = a number of points
phrase-a-number-of-doubles = a number of doubles
phrase-either-delay-or-increment = either `delay` or `increment`
phrase-a-number-of-milliseconds = a number of milliseconds
phrase-two-scores = two scores
phrase-a-number-of-games = a number of games
phrase-a-type-of-events = a type of events
phrase-a-time-in-milliseconds = a time in milliseconds
phrase-a-list-of-steps = a list of steps
phrase-from-where-and-to-where = from where and to where
phrase-how-many-times-the-stake = how many times the stake
phrase-a-reason-why-games-end = a reason why games end
phrase-a-reason-why-contests-end = a reason why contests end
phrase-two-dice-from-1-to-6 = two dice from 1 to 6
phrase-first-or-second = `first` or `second`
phrase-first-second-or-null = `first`, `second` or null
phrase-bytes-in-base-16-lower-case = bytes in base 16, lower case
phrase-colon-and-52-fields-in-all = `:` and 52 fields in all
phrase-colon-and-a-match-ID-behind-14-characters = `:` and a match ID behind 14 characters
phrase-a-blank-and-w-or-b-since-OpenTafl-does-not-say-who-moves = a blank and `w` or `b`, since OpenTafl does not say who moves
phrase--or-a-blank-and-ois = `,` or a blank and `o=`
phrase-a-blank-and-w-or-b = a blank and `w` or `b`
phrase-none-beavers-raccoons-or-otters = `none`, `beavers`, `raccoons` or `otters`
phrase-colon-and-ten-fields-in-all = `:` and ten fields in all
