# The options of the rules: option-KEY what it is about, in one line; name-option-KEY its row in the menu, at most 11 letters;
# choice-KEY-VALUE a value in words, at most 20 letters; choice-KEY-VALUE-about what it means, at most 40 letters.
option-bear_off = what a die does at home whose point is empty while a higher one is held
name-option-bear_off = Bearing off
choice-bear_off-higher_moves = the higher moves
choice-bear_off-higher_moves-about = a spare die moves a higher checker
choice-bear_off-take_highest = the highest goes off
choice-bear_off-take_highest-about = a spare die takes the highest off
option-win_values = the most that a win is worth
name-option-win_values = Wins
choice-win_values-single = single
choice-win_values-single-about = every win is worth one point
choice-win_values-double = up to double
choice-win_values-double-about = 2 points if the loser has none off
choice-win_values-triple = up to triple
choice-win_values-triple-about = 3 with one on the bar or at the winner's
option-hit_and_run = whether a checker that hit in the own home board may move on in the same turn
name-option-hit_and_run = Hit and run
choice-hit_and_run-allowed = allowed
choice-hit_and_run-allowed-about = who hits at home may move on
choice-hit_and_run-forbidden = forbidden
choice-hit_and_run-forbidden-about = who hits at home stays this turn
option-bear_off_while_pinned = whether a player bears off while one of his checkers is pinned
name-option-bear_off_while_pinned = When pinned
choice-bear_off_while_pinned-allow = bearing off goes on
choice-bear_off_while_pinned-allow-about = a pinned checker hinders nothing
choice-bear_off_while_pinned-forbid = no bearing off
choice-bear_off_while_pinned-forbid-about = until no own checker is pinned
option-mother = what it means to pin the last checker on the opponent's start
name-option-mother = Mother
choice-mother-immediate_with_waiver = with the waiver
choice-mother-immediate_with_waiver-about = wins, unless yours may still be pinned
choice-mother-immediate = wins at once
choice-mother-immediate-about = whoever pins the mother has won
choice-mother-none = counts for nothing
choice-mother-none-about = the mother is a checker like others
option-mother_value = points for a pinned mother
name-option-mother_value = Its points
choice-mother_value = { $number ->
    [one] 1 point
   *[other] { $number } points
}
choice-mother_value-about = what a pinned mother is worth
option-prime_check = when the limits on points held are judged
name-option-prime_check = Limits
choice-prime_check-end_of_turn = at the end
choice-prime_check-end_of_turn-about = points held count when the turn is over
choice-prime_check-each_step = at every step
choice-prime_check-each_step-about = points held count after every die
option-start_quadrant = in whose start quadrant a player may not hold all six points
name-option-start_quadrant = Six points
choice-start_quadrant-own = not at your start
choice-start_quadrant-own-about = your start quadrant may not be full
choice-start_quadrant-either = at neither start
choice-start_quadrant-either-about = no start quadrant may be full
choice-start_quadrant-opponent = not at the other's
choice-start_quadrant-opponent-about = the opponent's start may not be full
option-runner = whether the first checker must pass the opponent's start alone
name-option-runner = Runner
choice-runner-pass = passes alone
choice-runner-pass-about = others wait until it has passed
choice-runner-none = no such rule
choice-runner-none-about = all checkers move from the start
option-setup = which of the 73 pieces of the lost figure are white: Murray's reading or Walker's
name-option-setup = Setup
choice-setup-murray = Murray's
choice-setup-murray-about = the start as Murray reads the figure
choice-setup-walker = Walker's
choice-setup-walker-about = the start as Walker reads the figure
option-repetition = what happens when a position occurs for the third time
name-option-repetition = Repetition
choice-repetition-draw = draw
choice-repetition-draw-about = a third time ends the game drawn
choice-repetition-loss_for_mover = the mover loses
choice-repetition-loss_for_mover-about = who brings it about a third time loses
choice-repetition-loss_for_white = White loses
choice-repetition-loss_for_white-about = a third time is lost for White
choice-repetition-ignore = nothing happens
choice-repetition-ignore-about = positions may come back for ever
option-no_capture_limit = the game is drawn after so many plies without a capture; 0 is never
name-option-no_capture_limit = No capture
choice-no_capture_limit = { $number ->
    [0] never a draw
   *[other] { $number } moves
}
choice-no_capture_limit-about = { $number ->
    [0] the game goes on without captures
   *[other] so long without a capture is a draw
}
option-encirclement = whether Black wins when no white piece can reach the edge any more
name-option-encirclement = Encircling
choice-encirclement-off = does not count
choice-encirclement-off-about = Black has to capture the king
choice-encirclement-on = wins for Black
choice-encirclement-on-about = when White is shut in from the edge
option-king_immobile = whether Black wins when his move leaves the king beside a black man and without a move
name-option-king_immobile = King stuck
choice-king_immobile-off = does not count
choice-king_immobile-off-about = a king without a move is not lost
choice-king_immobile-black_wins = wins for Black
choice-king_immobile-black_wins-about = a king beside Black without a move

# Choices that exclude each other.
conflict-mother-value = mother_value says what a pinned mother is worth, and with mother=none it is worth nothing
conflict-endless = repetition=ignore needs a no_capture_limit above 0, or the game could go on for ever
conflict-board-size = the board needs 3 to 19 lines
conflict-not-square = the starting position is not a square board of its size
conflict-not-one-king = the starting position needs one king
