# What is said of recorded games: parts of a line, without capital letter and full stop. First where.
place-game = game { $game }
place-ply = game { $game }, ply { $ply }
place-line = line { $line }
place-column = line { $line }, column { $column }

# Why a recorded play is not legal.
fault-dice-do-not-suffice = the dice do not suffice for all of it
fault-can-move = { $legal ->
    [one] there is a legal play
   *[other] there are { $legal } legal plays
}
fault-closed-out = the player is closed out and does not roll
fault-other-position = no order of the dice leads there
fault-no-such-point = the board has no point { $point }
fault-jumps = pieces of this game do not jump and do not move twice
fault-said-to-be = it is recorded as not legal

# What does not fit in a match.
finding-no-move = no move recorded for { $dice } though { $legal } legal plays
finding-points = declared { $declared } vs board value { $board } ({ $ending }, cube { $cube })
finding-points-clipped = declared { $declared } vs board value { $board } ({ $ending }, cube { $cube }) [clipped to match length]
ending-single = single
ending-gammon = gammon
ending-backgammon = backgammon
ending-drop = drop
ending-unfinished = unfinished
finding-winner = the points stand in the column of the loser
finding-no-result = no result is written, and the board is unfinished
finding-not-over = the match is said to be over, but its points are not reached
finding-score = the score is written as { $first } to { $second }, but was { $first-reached } to { $second-reached } before
finding-already-won = the match was over before this game, which is replayed as money play
finding-no-opening = it begins with neither a roll nor a double and was not replayed
finding-irregular-opening = it does not begin with a roll of two different dice; whose turn is written first began it
finding-turn-missing = a turn of the other player is missing before it
finding-not-rolled = no dice are written, though the player is not closed out
finding-unanswered = play goes on with the double unanswered, so it was taken
finding-cube-value = the cube is written as { $written }, but it is { $stands }
finding-denied = left out, since { $why }
finding-false-hit = a hit is marked on { $point }, where no enemy checker stands
finding-hits-unclear = it can be played with different hits
finding-after-end = it goes on after its end; the rest was left out
finding-not-understood = `{ $text }` is not understood and was left out
finding-variation = the variation `{ $name }` is not known here, and is replayed as backgammon
finding-options = the options `{ $text }` are not known here, and the usual ones are taken

# What does not fit in a list of tafl moves.
finding-assumed = no tag names the game; it is taken for { $game }
finding-lettered-with-i = the columns are lettered with i, as the moves show
finding-no-captures = captures are not written down
finding-captures-none = a capture is written, and nothing is captured
finding-captures = other captures are written than are made, which is { $made }
finding-move-missing = a move is missing
finding-offer-unanswered = it goes on without an answer, so the offer was refused
finding-not-won = the move is said to win, but the game goes on
finding-other-result = the result is not that of the board ({ $end })
finding-not-on-board = the board does not show why the game ended
finding-comments = { $count ->
    [one] a comment was left out
   *[other] { $count } comments were left out
}
finding-bad-tag = the tag { $key } is not understood: `{ $value }`
finding-tag-twice = the tag { $key } is given twice; the first counts
finding-other-players = the players have other names than in the first game

# Why a recorded tafl game is not replayed.
refused-no-such-rules = no tafl game of the house has `{ $key }:{ $value }`
refused-no-such-default = `{ $key }` is left out, and no tafl game of the house has what that means
refused-position = the game begins from a position of its own, and contests from that of their rules
refused-no-game = no tafl game of the house is called `{ $name }`; `alea games` lists them
refused-unplayable = no tag names the game, and `{ $text }` begins no tafl game of the house

# What readers of files note.
note-byte-order-mark = the file begins with a byte order mark
note-windows = the file is not UTF-8 and was read as Windows-1252
note-returns = lines end as on Windows, with CR and LF
note-tabs = columns are set with tabs, which were taken to stand eight apart
note-unsorted-dice = dice are not sorted, larger die first
note-bar-and-off = the bar is written as 25 or off as 0
note-bare-dice = dice stand alone: nothing says whether they could not be played or were not recorded
note-unmarked-hits = checkers enter from the bar, but no hit is marked
note-header-order = the header names the player of the right column first
note-no-length = no length of the match is written; it was taken for a session for money
note-no-games = a match of which no game is written
note-late-start = the match begins with game { $game } at { $left } to { $right }
note-game-number = game { $found } follows where game { $expected } should
note-other-players = the players of game { $game } are not named as in the first game
note-no-players = the file ends at the head of game { $game }, which was left out
note-no-result = game { $game } has no result
note-move-number = move { $found } follows where move { $expected } should
note-not-recorded = dice whose play was not recorded
note-backwards = a checker is said to go back
note-not-rolled = a turn for which no dice are written
note-loses = the loser's points are written too
note-second-result = a second result of the same game, `{ $text }`
note-after-result = the game goes on after its result
note-result-column = the points stand in the column of the player who gave up
note-comment = a comment, `{ $text }`
note-unread-entry = `{ $text }` is not understood
note-unread = `{ $text }` is not understood and was left out
note-capitals = points are written in capital letters
note-no-dash = moves are written without a dash
note-bare-captures = captures are marked, but not where
note-unnumbered = moves are not numbered
note-judgements = moves are judged with ! and ?, which was left out
note-too-many-tags = a game has more than { $most } tags; the others were left out
note-variation = a variation, `{ $text }`, was left out
note-unclosed = `{ $bracket }` is not closed; what follows it was left out
note-too-long = a tag or comment of more than { $most } bytes was left out

# Why a file cannot be read.
file-match-too-long = a match file has at most { $most } MiB
file-match-line-too-long = a line of a match file has at most { $most } bytes
file-match-utf16 = the file is UTF-16; match files are ASCII, UTF-8 or Windows-1252
file-control = control character { $code } has no place in a text
file-no-match = no match is found: neither `7 point match` nor `Game 1`
file-number-too-large = a match goes to at most { $most } points, and its games are numbered up to there
file-players = game { $game } should go on with two names and their points, as in `Anna : 0    Bert : 0`
file-unread = { $lines } lines are not understood, which is most of the file up to here
file-list-too-long = a list of moves has at most { $most } MiB
file-list-line-too-long = a line of a list of moves has at most { $most } bytes
file-list-utf16 = the file is UTF-16; lists of moves are ASCII, UTF-8 or Windows-1252
file-no-game = no game is found: neither a tag such as `[Game "hnefatafl"]` nor a move such as `c17-g17`
file-too-many-games = a list of moves has at most { $most } games

# What the formats of other programs cannot say of a contest.
unwritable-not-tafl = { $id } is no tafl game
unwritable-nothing = nothing has been played
unwritable-no-contest = event { $event } of the record cannot happen: { $why }
unwritable-tag = the tag `{ $key }` cannot be written here
unwritable-too-many-tags = there are more than { $most } tags
unwritable-not-one-game = the format holds one game by itself, and this is a match
unwritable-void = the format cannot say that a contest is void
unwritable-illegal = the format cannot say where the illegal move `{ $text }` led
unwritable-points = the format cannot say that a game counted { $points } points
unwritable-rules = the format has no keys for the rules of the game
no-situation-not-in-play = no game is being played
no-situation-other-board = the game is not played on the board of backgammon
no-situation-draw-offered = a draw waits for its answer
