# Why the server does not do what a client asks. What the rules say stands in contest.ftl and rules.ftl.
server-not-yours = you do not play in this contest
server-not-open = this contest is not open here
server-unknown-contest = there is no such contest
server-stale = something else has happened meanwhile
server-busy = this could not be stored now, so nothing has happened
server-damaged = what is stored of this is damaged; asking again does not help
server-reused-id = this name was used for another command
server-too-many = too much at once
server-malformed = this is no message: { $detail }
server-terms = a contest cannot be played so: { $detail }
server-no-player = the house has no such player for this
server-taken = no chair is free
server-not-invited = this needs an invitation
server-no-name = a name has 1 to 40 letters
server-nobody = first say who you are
server-origin = this page may not do that
server-not-found = there is nothing here
server-method = this cannot be done here
server-too-long = this is too long
server-no-mat = a match file cannot say this
server-dice-none = no dice of this game are to be sealed now
server-dice-order = roll { $due } is due, not roll { $found }
server-dice-early = this value is not asked for yet
server-dice-commit = another commitment was made before, or the other player made the same
server-dice-anchor = a new chain of values takes over only between two rolls, after the one that fell last
server-dice-value = this value is not the one that was committed to

# What `alea serve` says.
serve-open = the house is open at { $address }
serve-threads = the threads of the server
serve-no-config = { $file } holds no settings: { $detail }
serve-no-variable = { $name } cannot be { $value }
serve-no-keys = { $file } does not hold the keys of a server
serve-no-store = { $file } cannot be used (`{ $detail }`)
serve-full = { $file }: the disk is full; make room on it and start again
serve-locked = { $file }: another program has locked it; end that program and start again
serve-damaged = { $file } is no database of this program, or is damaged (`{ $detail }`)
serve-in-use = another program listens at { $address }
serve-half-tls = a certificate is used with its key: name both, --tls-cert and --tls-key
serve-no-certificate = { $file } holds no certificate; it has to be PEM, as between BEGIN CERTIFICATE and END CERTIFICATE, with those that lead to a known one after it
serve-no-tls-key = { $file } holds no private key; it has to be PEM and not encrypted
serve-other-key = { $key } is not the key of the certificate of { $cert }; name the two that were made together
serve-bad-certificate = { $file } cannot be used for TLS (`{ $detail }`)
server-rematch-not-over = another contest can be asked for once this one is over
server-chat-line = a line has 1 to { $most } characters, and nothing that is not read
server-chat-too-many = that was a lot at once; say it again in a moment
server-claim-clock = here the clock decides
server-claim-not-awaited = it is not the other player who is waited for
server-claim-here = the other player is here
server-claim-early = the other player has not been away for long enough
server-withdraw-seated = somebody has sat down already

# What `alea db` says.
db-counts = contests: { $contests } (over: { $over }), events: { $events }, lines in the log of the dice: { $leaves }
db-sound = Everything holds.
db-wrong = { $file } does not hold in { $count ->
    [one] one place
   *[other] { $count } places
}: keep it as it is, and put back a copy with `alea db restore`
db-file = the file has a fault (`{ $fault }`)
db-log = the log of the dice does not hold from line { $leaf } on (`{ $why }`)
db-unreadable = contest { $contest } cannot be read (`{ $detail }`)
db-unread = the write-ahead log is damaged: { $bytes } bytes after the damage are not read ({ $pages } pages, { $commits } transactions)
db-contest = contest { $contest }: { $why }
db-copied = { $file } is a copy; SHA-256 { $hash }
db-restored = { $file } is the copy now; what was there before has the same name with .before
db-live = { $folder }: a server runs on this data; stop it first
db-exists = { $file } is there already; name another file
db-newer = { $file } is newer than the copy, or cannot be read; --force puts the copy in its place all the same
db-checksum = { $file } is not what its checksum (.sha256 beside it) says, or there is none; --force takes it all the same
keys-now = { $key } signs now
keys-before = { $key } signed before
keys-rotated = { $key } is the new key; the server signs by it from its next start on
