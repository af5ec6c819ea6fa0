# Files of contests: what is lost when one is written in another format, why it cannot be, and whether a record holds.
convert-contest = { $file }, contest { $contest }
convert-lost = lost: { $what }
convert-refused = not written: { $why }
convert-no-format = { $file }: its name does not say its format; give it with { $option }, one of { $formats }
expected-format = expected one of { $formats }
convert-exists = { $file } is there already; --force writes it anew
convert-too-long = longer than { $most } MiB, which no file of its kind is
files-several = a file of this format holds one contest, and these are { $contests }
files-too-long = the file would be longer than files of this format can be
files-unreadable = a name, a tag or another text in it is longer than this format has it, or would be read as something else

standard-input = standard input
files-not-text = line { $line }: not UTF-8
files-nothing = there is no contest in it

loss-times = when things happened
loss-proofs = what proves the dice
loss-clock = how the clock runs
loss-next-starter = who begins the next game
loss-flag = game { $game }: that a flag fell; the points stay
loss-offers = offers that were not accepted
loss-ties = throws for the opening in which nobody was higher
loss-opening = game { $game }: that somebody began it before the first roll
loss-begun = game { $game }: that it was begun, since nothing was done in it
loss-roll = game { $game }: a roll that nobody played, since it can be played in one way only
loss-legal = game { $game }: that the legal play `{ $text }` was recorded as it stands
loss-words = game { $game }: the words `{ $text }`; the board after them stays
loss-last-turn = game { $game }: that the last roll led to a turn without a move
loss-result = game { $game }: a result that another replaced or repeated
loss-resignation = game { $game }: that it was resigned; the points stay
loss-stopped = that the players stopped
loss-reason = the words in which it was declared void
loss-tag = the tag `{ $key }`
loss-name = the spelling of the name of the { $side ->
    [first] first
   *[other] second
} player

mat-unwritable-game = { $game } is played without a cube, and match files hold no such games
mat-unwritable-several = the format knows one game, and this contest has several
mat-unwritable-nothing = nothing has been played
mat-unwritable-not-a-contest = event { $event } of the record cannot happen: { $why }
mat-unwritable-length = a match to { $points } points is too long for it
mat-unwritable-games = there are more games than it can number
mat-unwritable-void = the format cannot say that a contest is void
mat-unwritable-drawn = the format cannot say that game { $game } was drawn
mat-unwritable-automatic-double = the format cannot say that an opening tie doubled the stake of game { $game }
mat-unwritable-illegal = the format cannot say where the illegal play `{ $text }` of game { $game } led
mat-unwritable-result = the result of game { $game } contradicts its board, and the format cannot say both
mat-unwritable-name = the name of the { $side ->
    [first] first
   *[other] second
} player would be read as something else

verify-pass = everything holds
verify-no-proof = everything holds; nothing proves the dice
verify-pass-missed = everything holds; { $missed ->
    [one] 1 roll went on without the value of the player who did not roll
   *[other] { $missed } rolls went on without the value of the player who did not roll
}
verify-in-step = proof of the dice, { $step }: { $why }
verify-fail = does not hold: { $why }
verify-at-event = event { $step }: { $why }
verify-at-roll = event { $step }, roll { $roll }: { $why }
verify-record-of = { $file }, line { $line }
verify-no-key = --key { $key }: a key is 64 digits of base 16
verify-bad-log = { $file }: line { $line } of the log does not fit
verify-given-up = { $file }: more than { $most } records do not hold; the rest was not looked at
verify-one-line = { $file }: nothing more was looked at: a record stands on one line, as this program writes them
verify-failed = { $failed ->
    [one] 1 record does not hold
   *[other] { $failed } records do not hold
}

# alea simulate
simulate-contests = { $contests } contests: { $family ->
    [square] the first player
   *[points] x
} won { $first }, the other { $second }
