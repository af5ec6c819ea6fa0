# What a verifier says of the dice of a record. $player is 1 or 2, $who is 0 for the server, 1 or 2 for a player.
dice-pass = PASS: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
}, all as everybody was bound to
dice-pass-goes-on = The contest goes on; this is how far it has come.
dice-pass-missed = { $missed ->
    [one] 1 roll went on without the value of the player who did not roll.
   *[other] { $missed } rolls went on without the value of the player who did not roll.
}
dice-pass-key = signed by { $key }
dice-pass-key-pinned = signed by the given key
dice-pass-log = The log shows every game.
dice-pass-no-log = No log was given, so nobody can tell whether games were left out.
dice-fail = FAIL at step { $step }, game { $game }: { $why }
dice-fail-roll = FAIL at step { $step }, game { $game }, roll { $roll }: { $why }
dice-no-proof = no proof: nothing in the record says how its dice came about

dice-step-record = record
dice-step-header = header
dice-step-signature = signature
dice-step-index = index
dice-step-roller = roller
dice-step-commitment = commitment
dice-step-roll = roll
dice-step-play = play
dice-step-end = end
dice-step-log = log

dice-why-record-unreadable = the proof cannot be read
dice-why-record-misplaced = a piece of the proof stands where it does not belong
dice-why-header-missing = nothing binds the game: its header and signature are missing
dice-why-header-match = the header is of another contest
dice-why-header-number = the header has another number of the game
dice-why-header-game = the header is of another game
dice-why-header-rules = the header has other rules than the record
dice-why-header-seen = the number of the game was used before
dice-why-signature-key = it was signed by another key than the given one
dice-why-signature-hash = what was signed does not follow from the header and the commitments
dice-why-signature-wrong = the signature is not the server's
dice-why-signature-drand = a round of drand is named against the header
dice-why-roll-missing = the roll has no proof
dice-why-roll-mode = the proof of the roll is of another mode than the header's
dice-why-roll-number = roll { $due } is due, and roll { $found } stands there
dice-why-anchor-late = a new chain took over after the roll was asked for
dice-why-anchor-other = a new chain of { $who ->
    [0] the server
   *[other] player { $who }
} is not for this roll
dice-why-value-not-released = the roll has another value of player { $player } than was released
dice-why-value-out-of-turn = player { $player } released a value out of turn
dice-why-value-left-out = player { $player } was left out of the roll
dice-why-value-wrong = the value of { $who ->
    [0] the server
   *[other] player { $who }
} is not the one committed to
dice-why-seed-wrong = the seed of { $who ->
    [0] the server
   *[other] player { $who }
} is not the one committed to
dice-why-seeds-missing = the seeds are missing
dice-why-seeds-not-over = the seeds are shown when the game is over
dice-why-dice = the dice are { $first } { $second }, but { $right_first } { $right_second } follow
dice-why-play-recorded = it happened against the rules, as the record itself says
dice-why-play-denied = { $why }
dice-why-end-missing = the signed end of the game is missing
dice-why-end-other = the signed end says something else than the record
dice-why-end-events = something happened in the game that was not signed
dice-why-log-signed = the log does not show that the game was signed
dice-why-log-anchor = the log does not show that a chain took over
dice-why-log-ended = the log does not show how the game ended
