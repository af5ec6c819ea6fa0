# The pages in the browser: the way in, and the table. What stands on the board itself is in board.ftl.
page-language = Language
page-home = All games
page-games = Games
page-length = Length
page-play-house = Play the house
page-invite = Invite a friend
page-begins = The table is being set up
page-no-answer = The house does not answer. Try again in a moment.
page-plain-http = This page did not come over an encrypted connection, so your browser cannot check dice. They are thrown by the house, without proof.

# Sitting down: what can be chosen besides the length.
sit-choices = More choices
sit-player = The house plays as
sit-dice = Dice between players
sit-dice-sealed = sealed, roll by roll
sit-dice-envelope = in a sealed envelope
sit-dice-plain = plain, without proof
sit-seat-any = either
sit-no-clock = no clock
sit-clock-none = none
sit-clock-delay = with delay
sit-clock-increment = with increment
sit-minutes = Minutes for each
sit-seconds-delay = Seconds free a turn
sit-seconds-increment = Seconds added a turn
sit-cube-off = no cube
sit-raises = Raising a double
sit-raises-none = not at all
sit-raises-beavers = beavers
sit-raises-raccoons = beavers and raccoons
sit-raises-otters = beavers, raccoons and otters
sit-automatic = Equal dice at the opening
sit-automatic-0 = roll again
sit-automatic-1 = double once
sit-automatic-2 = double up to twice
sit-automatic-3 = double up to three times
sit-automatic-said = automatic doubles: { $times }
sit-starter = The next game is begun by
sit-starter-winner = the winner
sit-starter-alternate = each in turn
sit-starter-roll = the higher die
sit-rules-of = Rules of { $game }
sit-refused = These choices do not go together. Change one of the last ones.

# The house does not answer.
away = The house cannot be reached
away-games = Games that you are playing stay as they are, with what you have laid. As soon as there is a connection again this page goes on by itself.
away-rules = Rules that you have read here can be read meanwhile.
away-again = Try again
page-newer = The house has newer pages. They come with the next one that you open.
page-newer-load = Load them now

nowhere = There is nothing here
nowhere-why = The address may be cut off, or be that of another house.

table-title = Table
table-unknown = There is no such table. It may have been another house.
table-connecting = Connecting
table-lost = The connection is lost. It comes back by itself, and what you have laid stays.
table-starting = The next game is about to begin
table-waiting = Waiting for somebody to sit down
table-invitation = Send this link to your friend. Whoever opens it can sit down.
table-copy = Copy the link
table-withdraw = Withdraw the offer
table-copied = Copied
table-doubled = { $who } doubles, to { $value }. A pass costs { $cost ->
    [one] 1 point
   *[other] { $cost } points
}.
table-doubles = You double, to { $value }. { $who } has to answer.
table-free = Free chair
name-guest = Guest { $number }
table-free-chair = A chair is free.
table-sit = Sit down
table-game = Game { $number }
table-score = { $near } { $mine }, { $far } { $theirs }
table-void = The contest does not count: { $why }
void-not-come = a player did not come to the game
void-withdrawn = the offer was taken back
table-watching = You are watching
table-again = Play again
table-again-asked = { $who }: one more?
table-again-waits = One more. Waiting for { $who }.
table-replay = Look at it again
table-record = Download the record

chat = Talk
chat-line = Say something
chat-send = Send
chat-mute = Do not show what others say
chat-hear = Show what others say
chat-unread = { $lines } new

# $rolls is how many rolls of the game have been checked.
seal-what = What sealed dice are
seal-making = Dice: being sealed
seal-whole = Sealed dice: { $rolls ->
    [0] nothing rolled yet
    [one] 1 roll checked
   *[other] { $rolls } rolls checked
}
seal-closed = Dice in a sealed envelope: { $rolls ->
    [0] nothing rolled yet
    [one] 1 roll, to be checked when the game is over
   *[other] { $rolls } rolls, to be checked when the game is over
}
seal-lost = Dice: this game began in another browser. This one goes on with it from the next roll; for one that is being made, open the other one
seal-broken = The dice do not check: { $why }.
seal-broken-next = Nothing more of yours is given up, so the game cannot go on. Keep the record: it shows what happened.
seal-plain = Plain dice: thrown by the house, without proof
dice-why-own-commit = the commitment of this game is not that of this browser. If the game began in another browser, go on there; if it began here, the house has exchanged it
dice-why-doubled = a double came after the roll had been asked for
dice-why-own-anchor = the dice of this game are made in another browser now. Go on there; if you have opened none, the house has exchanged them
dice-why-chain-ended = more rolls than one secret is good for
dice-why-no-browser = this browser cannot check them, or keep the secret for them. A newer one can

settings = Settings
settings-done = Done
settings-name = Your name
settings-theme = Board
settings-theme-walnut = Walnut
settings-theme-olive = Olive
settings-theme-aegean = Aegean
settings-theme-contrast = High contrast
settings-scheme = Surroundings
settings-scheme-system = As the system
settings-scheme-light = Light
settings-scheme-dark = Dark
settings-speed = Motion
settings-speed-usual = Calm
settings-speed-fast = Fast
settings-speed-still = None
settings-sound = Sound
settings-sound-low = Quiet
settings-sound-on = Louder
settings-sound-off = None
settings-click = A click on a checker
settings-click-play = plays it
settings-click-pick = picks it up
settings-home = Bear off
settings-home-right = to the right
settings-home-left = to the left
settings-colour = Your checkers
settings-colour-seat = As you sit
settings-colour-light = White
settings-colour-dark = Black
settings-roll = Dice
settings-roll-hand = You roll
settings-roll-self = Roll by themselves
settings-forced = Forced moves
settings-forced-hand = You make them
settings-forced-last = Are laid for you
settings-forced-all = Are played for you
settings-off = Bearing off past each other
settings-off-self = By itself
settings-off-hand = You do it
settings-words = Your words for the dice
settings-words-what = Anything you type is mixed with what your browser draws for the next game. It stays in this browser.
settings-words-any = anything

lobby = Open tables
lobby-empty = Nobody waits at a table just now. The house always has time.
lobby-taken = That chair has just been taken.
lobby-envelope = dice in an envelope
lobby-plain = plain dice
lobby-open = Open a table

page-tables = Tables
own = Your games
own-on = Going on
own-over = Finished
own-empty = You have not played here yet. What you play is kept here, to be gone on with or looked at again.
own-against = Against { $who }
own-waiting = nobody has come yet
own-won = won
own-lost = lost
own-drawn = drawn
own-void = does not count
own-go-on = To the table
own-more = Older ones

rules = Rules
rules-guides = Guides
rules-of = Rules of the game

# What an example says of its position. $result is white, black or draw.
example-dice = Dice { $what }
example-legal = Legal: { $what }
example-illegal = Not legal: { $what }, because { $why }
example-turns = Legal turns: { $what }
example-wins = Throws that win: { $what }
example-over = { $what } ends the game: { $points }
example-ends = { $what } ends the game: { $result ->
    [white] White wins
    [black] Black wins
   *[other] a draw
}
example-try = Try it
example-again = Again

replay = How it went
replay-place = Place in the contest
replay-go = Let it run
replay-stop = Stop
replay-back = Back
replay-on = On
replay-check = Check the dice
replay-checking = The dice are being checked
replay-never-begun = It was given up before it began: there is nothing to be seen.
replay-keep = Record
replay-mat = Match file
replay-link = Link to here
replay-position = The position as text
notation-xgid = XGID
notation-gnubg = GNU Backgammon
notation-opentafl = OpenTafl
notation-alea = alea

# A record that somebody has as a file.
dice-about = Here your own browser checks the dice of a record: the file that every table gives out when its game is over. Nothing is sent anywhere.
dice-more = Hold it against more
dice-guide = How sealed dice work

# Threats, where a player asks for them.
threats = Threats to the king
threats-none = Nothing that would end the game.
threats-white = White could lead the king out: { $where }.
threats-black = Black could take the king: { $where }.
