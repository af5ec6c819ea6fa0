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
record-not-json = it is no JSON ({ $message })
record-too-long = a record is at most { $most } bytes long
record-expected = expected { $expected }
record-missing = `{ $key }` is missing
record-unknown-key = there is no such key here
record-version = version { $found } is not known, only { $known }
record-no-such-game = no such game
