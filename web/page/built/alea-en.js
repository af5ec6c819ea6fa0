var e=`# The board in the browser: what its places are called, what is read aloud, what its buttons say.
# $colour is light or dark; $place one of the texts named board-place, or the name of a point of a square board.
board-name = Board
board-help = Arrow keys go from point to point. Enter picks a checker up and puts it down, Enter twice moves it by the first die. Backspace takes back, Escape lets go, Ctrl and Enter play the turn.
board-help-square = Arrow keys go from point to point. Enter picks a piece up and puts it down. Backspace takes back, Escape lets go, Ctrl and Enter play the move.
board-place-point = point { $number }
board-place-bar = bar
board-place-off = tray
board-empty = { $place }: empty
board-checkers = { $place }: { $count ->
    [one] 1 { $colour ->
        [light] white
       *[dark] black
    } checker
   *[other] { $count } { $colour ->
        [light] white
       *[dark] black
    } checkers
}
board-man = { $place }: { $colour ->
    [light] white
   *[dark] black
} man
board-king = { $place }: king
board-pinned = { $place }: { $count ->
    [one] 1 { $colour ->
        [light] white
       *[dark] black
    } checker
   *[other] { $count } { $colour ->
        [light] white
       *[dark] black
    } checkers
} on a pinned one
board-can-move = { $what }, can move
board-can-take = { $what }, can be reached
board-picked-up = { $what }, picked up
board-said-picked = { $place } picked up. It can go to: { $targets }.
board-said-let-go = Let go.
board-said-step = { $from } to { $to }.
board-said-hit = { $from } to { $to }, a hit.
board-said-pin = { $from } to { $to }, a pin.
board-said-captures = { $from } to { $to }, { $count ->
    [one] 1 man captured
   *[other] { $count } men captured
}.
board-said-back = Taken back: { $from } to { $to }.
board-said-complete = The turn is complete: play it, or take back.
board-said-left = Left to play: { $dice }.
board-said-first = First the { $die }.
board-said-stuck = Nothing moves from { $place }.
board-said-no-turn = Nothing can be played.
board-dice = Dice { $dice }
board-dice-swap = Dice { $dice }: play the { $die } first
board-dice-play = Dice { $dice }: play the turn
board-dice-roll = Roll the dice
board-cube = Cube { $value }
board-cube-of = Cube { $value }, of { $who }
board-cube-offered = Cube { $value }, offered by { $who }
board-to = to { $points }
board-pips = { $pips ->
    [one] 1 pip
   *[other] { $pips } pips
}
board-crawford = Crawford
board-on-turn = on turn
board-quiet = No capture for { $quiet } moves
board-seen = This position has stood { $seen ->
    [one] once before
   *[other] { $seen } times before
}
board-act-undo = Take back
board-act-play = Play
board-act-pass-turn = No move
board-act-roll = Roll
board-act-double = Double to { $points }
board-act-take = Take
board-act-pass = Pass
board-act-raise = Beaver
board-act-resign = Resign
board-act-accept-resignation = Accept
board-act-refuse-resignation = Refuse
board-act-offer-draw = Offer a draw
board-act-accept-draw = Accept the draw
board-act-refuse-draw = Refuse the draw
board-act-claim = Claim the win
board-act-stop = Stop
board-sure = { $act }: sure
board-not-now = Not now
board-sure-points = { $act }, { $points ->
    [one] 1 point lost
   *[other] { $points } points lost
}
`,t=`# Names of games, and what each is in one line (at most 40 letters).
game-backgammon = Backgammon
game-portes = Portes
game-plakoto = Plakoto
game-fevga = Fevga
game-tavla = Tavla
game-nackgammon = Nackgammon
game-hypergammon = Hypergammon
game-moultezim = Moultezim
game-narde = Narde
game-tapa = Tapa
game-hnefatafl = Hnefatafl
game-hnefatafl-v1 = Hnefatafl, variant 1
game-hnefatafl-v2 = Hnefatafl, variant 2
game-hnefatafl-v3 = Hnefatafl, variant 3
game-tavli = Tavli

about-backgammon = the game of the cube, for 1 to 3 points
about-portes = Greek backgammon without cube
about-plakoto = pin the lone checker, mind the mother
about-fevga = both run one way, one holds a point
about-tavla = Turkish: who hits at home stays there
about-nackgammon = backgammon with four checkers back
about-hypergammon = backgammon with three checkers
about-moultezim = Fevga with a limit in the other quarter
about-narde = one checker a turn leaves the head
about-tapa = Bulgarian Plakoto without the mother
about-hnefatafl = the king's table on nineteen lines
about-hnefatafl-v1 = the king moves one point
about-hnefatafl-v2 = the king moves one or two points
about-hnefatafl-v3 = a flanked king stays
about-tavli = Portes, Plakoto and Fevga in turn

# Players of the house.
player-random = any legal turn
player-simple = the regular
player-static = a trained net
about-player-random = any legal turn, each equally likely
about-player-simple = one look ahead, by what players say of the game
about-player-static = one look ahead, by trained nets, in backgammon

# Numbers with their words.
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
`,n=`# The table in the terminal. Lines named "hint" have 78 columns; names of menu rows 11, what is chosen there 20,
# what is said about it 40.

name-you = You
name-house = The house
name-house-number = The house { $number }
name-player = Player { $number }

menu-subtitle = the coffeehouse of board games
menu-resume = Go on
menu-game = Game
menu-against = Against
menu-friend = a friend
menu-friend-about = both at this keyboard
menu-chair = You play
menu-chair-first = White, the king
menu-chair-second = Black
menu-length = Length
menu-cube = Cube
menu-cube-match = with the Crawford game
menu-cube-holland = Crawford game, Holland rule
menu-cube-no-crawford = without the Crawford game
menu-cube-money = with Jacoby and beavers
menu-cube-raccoons = with Jacoby, beavers and raccoons
menu-cube-jacoby = with Jacoby, without beavers
menu-cube-beavers = with beavers, without Jacoby
menu-cube-plain = without Jacoby and beavers
menu-yes = yes
menu-no = no
menu-clock = Clock
menu-clock-delay = { $minutes } minutes, { $seconds } s of delay a turn
menu-clock-increment = { $minutes } minutes and { $seconds } s more a turn
menu-dice = Dice
menu-dice-system = of this machine
menu-dice-system-about = nobody knows them before they fall
menu-dice-typed = your own
menu-dice-typed-about = real dice, typed in
menu-language = Language
hint-menu = Enter: sit down   ↑↓ ←→: choose   ?: the rules of the game   q: leave

length-single = one game
length-match = match to { $points }
length-money = for money
crawford-game = Crawford game

panel-pips = pips { $pips }
panel-off = off { $off }
panel-men = { $men ->
    [one] 1 man
   *[other] { $men } men
}
panel-cube-middle = cube { $stake }
panel-cube-owned = cube { $stake }: { $who }
panel-cube-offered = cube { $stake }, offered by { $who }
no-play = no play

# What happened. $who is a name or "You"; in English it needs no verb form of its own.
line-opening = { $first } { $one }, { $second } { $two }.
line-opening-tie = { $first } { $one }, { $second } { $two }: once more.
line-begun = { $who } to begin.
line-rolled = { $who }: dice { $dice }.
line-turn = { $who }: { $play }.
line-double = { $who }: double.
line-take = { $who }: take.
line-pass = { $who }: pass.
line-raise = { $who }: beaver.
line-refuse-resignation = { $who }: resignation refused.
line-offer-draw = { $who }: draw offered.
line-refuse-draw = { $who }: draw refused.
line-resign = { $who }: resignation offered, { $points ->
    [1] a single game
    [2] a double game
   *[other] a triple game
}.
line-flag = { $who }: out of time.
line-won = { $who }: { $points } won, { $how }.
line-tie = Nobody wins: { $how }.
line-contest-won = { $who }: winner of the contest.
line-contest-drawn = The contest is drawn.

hint-next-game = Enter: next game   log: what has happened   ?: keys
hint-opening-dice = Throw a die each and type them, the first player's first, as in 31
hint-dice = Throw the dice and type them, as in 31
hint-roll = Enter: roll   resign   ?: keys
hint-roll-or-double = Enter: roll   d: double   resign   ?: keys
hint-turn = Type 13/7 or 13   Arrows: cursor   Tab: all turns   Backspace: undo   ?: keys
hint-turn-square = Type d4-d9   Arrows: cursor   Tab: all turns   ?: keys
hint-confirm = Enter: play it   Backspace: undo   ?: keys
hint-double = The stake would be doubled. t: take   p: pass
hint-double-raise = The stake would be doubled. t: take   p: pass   beaver: double at once
hint-answer = accept or refuse
hint-wait = ...
hint-over = Enter: again   log: what has happened   menu: other games   q: leave
hint-page = ↑↓ PgUp PgDn: scroll   Esc: back
hint-turns = ↑↓: choose   Enter: lay this turn   Esc: back

say-type-dice = Type the two dice, as in 31.
say-not-understood = “{ $text }” is neither a move nor a word that is known here. ? shows the keys.
say-save-where = Where to? As in: save game.json
say-nothing-asked = Nothing has been asked.
say-cannot-move = Nothing can be moved.
say-cursor = Go to a checker and press Enter, then to where it goes.
say-no-turns-now = There is no turn to play now.
say-too-small = The table needs { $width } columns and { $height } rows. Make the window larger.
record-kept = The record lies in { $path }.
ask-resign = Give the game up for { $points }? yes or no
ask-resign-value = For how many times the stake, 1 to { $most }? As in: resign 1
auto-roll-on = Rolls go by themselves.
auto-roll-off = You roll.
auto-forced-off = You move every checker.
auto-forced-last = Forced moves are laid, you confirm.
auto-forced-all = Forced turns are played.

# Words that are typed. One word each.
word-undo = undo
word-clear = clear
word-turns = turns
word-log = log
word-help = help
word-rules = rules
word-auto = auto
word-mirror = mirror
word-flip = flip
word-save = save
word-menu = menu
word-quit = quit
word-yes = yes
word-no = no

title-turns = Turns that can be played
title-log = What has happened
title-help = Keys and words
help-keys =
    Enter, space       what the bottom line says: roll, play, next game
    13/7 8/7           a move, as it is written; 24/16 with both dice
    13                 the checker on 13, by the larger die
    bar/22, 6/off      entering and bearing off
    d4-d9              a move of Hnefatafl
    ←→↑↓               the cursor; Enter picks a checker up and puts it down
    Tab                all turns that can be played
    Backspace          take the last step back, to the start of the turn
    Esc                let go, close, clear
    Ctrl-C             leave; the game is kept

    Words, or their first letters, and Enter:
    roll  double  take  pass  beaver  accept  refuse
    resign 2           give the game up for twice the stake
    draw               offer a draw
    stop               end a session for money, between two games
    undo  clear        one step, all steps of the turn
    turns  log  rules  the pages of these names; rules also with F2
    auto               rolls and forced turns by themselves, or not
    mirror  flip       home boards left or right; the other side below
    save FILE          put the record somewhere else as well
    menu  quit         another game; leave; the game is kept
`,r=`# The pages in the browser: the way in, and the table. What stands on the board itself is in board.ftl.
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
table-score = { $near }\xA0{ $mine }, { $far }\xA0{ $theirs }
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
`,i=`# What a first game is explained with, beside the board; web/src/page/guide.ts says when.
guide = A guided first game
guide-next = Understood
guide-end = No more explanations

# What each game is about, and what is special in it.
guide-aim-backgammon = Your checkers go from high numbers to low ones, all the way into your home board, points 1 to 6. When all fifteen are there they go off the board. Who is first has won.
guide-aim-portes = Your checkers go from high numbers to low ones, all the way into your home board, points 1 to 6. When all fifteen are there they go off the board. Who is first has won, and wins two points if the other has nothing off.
guide-aim-tavla = Your checkers go from high numbers to low ones, all the way into your home board, points 1 to 6. When all fifteen are there they go off the board. Who is first has won.
guide-aim-nackgammon = Your checkers go from high numbers to low ones, all the way into your home board, points 1 to 6. When all fifteen are there they go off the board. Four of yours have the whole way before them.
guide-aim-hypergammon = You have three checkers, and they have the whole way before them: from high numbers to low ones into your home board, points 1 to 6, and off. Who has all three off first has won.
guide-aim-plakoto = All your checkers start on point 24 and go down to your home board, points 1 to 6. When all are there they go off the board. Nobody is sent back here: who stands alone can be pinned.
guide-aim-tapa = All your checkers start on point 24 and go down to your home board, points 1 to 6. When all are there they go off the board. Nobody is sent back here: who stands alone can be pinned.
guide-aim-fevga = Both sides go the same way round. Your checkers start on point 24 and go round to your home board, points 1 to 6, and off. Nobody is hit: a single checker already closes its point to the other.
guide-aim-moultezim = Both sides go the same way round. Your checkers start on point 24 and go round to your home board, points 1 to 6, and off. Nobody is hit: a single checker already closes its point to the other.
guide-aim-narde = Both sides go the same way round. Your checkers start on point 24, the head, and go round to your home board, points 1 to 6, and off. Nobody is hit: a single checker already closes its point to the other.
guide-aim-hnefatafl = No dice here. White has the king and wins when he reaches the edge, anywhere. Black wins by taking him: four black men, on all four sides of him.
guide-aim-hnefatafl-v1 = No dice here. White has the king and wins when he reaches the edge, anywhere. Black wins by taking him: four black men, on all four sides of him. In this variant the king goes one point at a time.
guide-aim-hnefatafl-v2 = No dice here. White has the king and wins when he reaches the edge, anywhere. Black wins by taking him: four black men, on all four sides of him. In this variant the king goes one or two points at a time.
guide-aim-hnefatafl-v3 = No dice here. White has the king and wins when he reaches the edge, anywhere. Black wins by taking him: four black men, on all four sides of him. In this variant the king stays where he is while two black men flank him.
guide-special-tavla = Who hits in the own home board stays there for this turn: the checker that hit may not go on.
guide-special-plakoto = The last checker on your point 24 is your mother. If she is pinned there you lose the game, and two points, unless the other still has a checker on his own start: get her away in time.
guide-special-fevga = First one checker runs alone: until it has passed the other's start, your point 12, no other may move. And you may not hold all six points from 24 to 19 when your turn is over.
guide-special-moultezim = First one checker runs alone: until it has passed the other's start, your point 12, no other may move. And you may hold at most four of the six points where the other starts, your 12 to 7, and not all six of your own, 24 to 19.
guide-special-narde = Only one checker a turn leaves the head; two on your very first turn, with 3-3, 4-4 or 6-6. And six points in a row are allowed only while one of the other's checkers is already ahead of them.

# Playing a turn.
guide-roll = It is your turn. Roll the dice.
guide-move = { $one } and { $two }: each die takes one checker so many points on, and one checker may use both. A click on a checker plays the first die; click the dice to play the other one first. Or drag it to one of the marks.
guide-play = Nothing is fixed yet: steps can be taken back one by one. Play ends your turn. As many dice must be played as can be.
guide-double = Equal dice are played four times.
guide-none = With these dice nothing could be played. That happens, and the turn passes.
guide-bar = Your checker was hit and stands on the bar. It has to come in first, on the other's home board: with a 1 on 24, with a 6 on 19. Where two of the other's stand it cannot.
guide-hit = You have hit: that checker starts again from the bar, and nothing else of the other side may move before it is in.
guide-pinned = One of yours is pinned: it cannot move while the other stands on it. Points with a pin on them are closed to you.
guide-pin = You have pinned one: it cannot move until you leave it. The longer it stays, the better for you.
guide-home = All yours are at home: now they go off. A 5 takes one from point 5; if nothing stands there and nothing higher, the highest goes off.
guide-cube = The cube: before you roll you may offer to play for twice the stake. The other takes it, or gives the game up for what it was worth so far.
guide-offered = You are offered to play for twice the stake. Take it if you win one game in four from here; pass, and you lose what it was worth so far.
guide-over = That was your first game. The rules page has everything else, and the house plays again whenever you like.

# How to play it well.
guide-tip-blots = Two checkers together are safe, and hold their point. One alone can be hit: look how far away the other side's checkers stand. Six points or less is near.
guide-tip-prime = Points in a row are a wall. Six of them let nobody through. Make points near your home, in front of the other's last checkers.
guide-tip-alone = Move two to the same point where you can. A lone checker far down in your home can be pinned for the rest of the game.
guide-tip-pin = The deeper in your home you pin one, the longer it has to wait there, and the longer its side cannot bring it home.
guide-tip-spread = Spread out: each of your checkers is a closed point. Several next to each other, ahead of the other's checkers, slow them down.
guide-tip-ahead = Look where the other still has to go, and stand there. But keep ways open for yourself: your own walls do not move out of the way of the dice.

# Without dice.
guide-tafl-move = You have { $colour ->
    [white] White, the king and his men
   *[black] Black, the men around
  }. All pieces go straight, as far as they like, over nobody. Click one to see where it can go, then click the place.
guide-tafl-taken = A man is taken who has an enemy on both sides of him in a line, by the one who moves there. Who walks in between two is safe.
guide-tafl-white = The king wants free lines. Open some, send men ahead, and threaten to reach the edge in two ways at once.
guide-tafl-black = Close the corners first: men one step diagonally from each other cannot be taken easily, and nothing slips through. Patience takes the king.
`,a=`# The page that verifies records in a browser.
verifier-title = Verify dice
verifier-about = This page checks the dice of records of alea. It works from disk, sends nothing anywhere and uses only the cryptography of your browser.
verifier-record = Record
verifier-log = Log (if you have it)
verifier-key = The server's public key (if you have pinned it)
verifier-drop = Choose a file, or drop it here.
verifier-line = Record { $line }
verifier-not-legal = Whether the plays are legal is not checked here, since that takes the rules; \`alea verify\` checks it.
verifier-no-record = This is no record of alea.
verifier-no-key = A key is 64 digits of base 16.
verifier-bad-log = Line { $line } of the log does not fit.
verifier-no-crypto = This browser gives this page no cryptography. Open it from disk, by HTTPS or from localhost, in a browser that knows Ed25519.
verifier-running = Checking …
verifier-language = Language
`,o=`# Why a command is refused now.
denial-contest-over = the contest is over
denial-no-game = the next game has not begun
denial-game-on = a game is being played
denial-result-first = the result has to be recorded first
denial-wrong-result = this result does not follow from what happened
denial-not-your-turn = the other player is to act
denial-answer-first = an offer waits for its answer
denial-nothing-offered = nothing of the kind has been offered
denial-own-offer = the offer is for the other player to answer
denial-roll-first = the dice are to be rolled first
denial-dice-lie = the dice lie already
denial-roll-requested = the roll has been asked for
denial-nothing-to-roll = there is nothing to roll
denial-released-before = the value for this roll has been released
denial-no-cube = this contest is played without a cube
denial-match-to-one = a match to one point has no cube
denial-crawford-game = the Crawford game is played without the cube
denial-holland-rule = the trailer doubles only after two own turns of the game
denial-cube-not-yours = the other player owns the cube
denial-cube-limit = the cube cannot be turned any further
denial-no-raise = the double cannot be raised any further here
denial-no-such-resignation = { $most ->
    [1] this game is lost by one point
   *[other] this game is lost by one to { $most } points
}
denial-bad-position = this is no position of the game
denial-other-start = the game begins another way
denial-cannot-stop = only money play is stopped, and only between two games
denial-flag-not-fallen = the time is not over
denial-time-runs-back = the event is older than the one before it
denial-cannot-open = the game cannot be opened with these rules

# How a contest ended.
contest-end-played = played to the end
contest-end-time = out of time
contest-end-stopped = the players stopped

# What a player can do. The words are typed and shown; one word each, no two with the same first letter
# among roll, double, take, pass, raise.
command-roll = roll
command-play = play
command-double = double
command-take = take
command-pass = pass
command-raise = beaver
command-resign = resign
command-accept-resignation = accept
command-refuse-resignation = refuse
command-offer-draw = draw
command-accept-draw = accept
command-refuse-draw = refuse
command-stop = stop
`,s=`# The options of the rules: option-KEY what it is about, in one line; name-option-KEY its row in the menu, at most 11 letters;
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
`,c=`# Why a step or a turn is refused. Places ($from, $to, $at and so on) are points such as 13 or k10,
# or one of the words bar, off, hand.
refusal-game-over = the game is over
refusal-not-rolled = the dice have not been rolled
refusal-nothing-there = { $from ->
    [bar] you have nothing on the bar
    [hand] you have nothing in hand
   *[other] nothing of yours stands on { $from }
}
refusal-no-such-point = the board has no point { $point }
refusal-wrong-way = checkers move from higher to lower points
refusal-no-such-die = no die left shows { $pips }
refusal-turn-complete = the turn is complete
refusal-held-by-enemies = { $count } enemy checkers hold point { $to }
refusal-held-by-one = an enemy checker holds point { $to }, and one is enough
refusal-held-by-pinner = on point { $to } an enemy checker has yours pinned
refusal-pinned = the checker on { $from } is pinned
refusal-bar-first = { $waiting ->
    [one] the checker on the bar enters first
   *[other] the { $waiting } checkers on the bar enter first
}
refusal-not-all-home = { $rearmost ->
    [bar] bearing off needs all checkers home, and one is on the bar
   *[other] bearing off needs all checkers home, and one is on { $rearmost }
}
refusal-higher-must-move = a { $die } is played from { $higher }, the higher point
refusal-must-take-highest = a { $die } takes off the highest checker, on { $highest }, and does nothing else
refusal-held-back-by-pin = nothing is borne off while the checker on { $pinned } is pinned
refusal-both-dice = both dice can be played another way, so both must be
refusal-more-dice = { $possible } moves of the double can be played another way
refusal-larger-die = only one die can be played, so it must be the { $die }
refusal-unfinished = { $possible ->
    [one] the turn must play one die
   *[other] the turn must play { $possible } dice
}
refusal-not-moved = nothing has been moved yet
refusal-runner-not-passed = the first checker, on { $runner }, must pass the opponent's start before another moves
refusal-quadrant-full = the turn would end with all six points of the quarter from { $from } held
refusal-too-many-points = the turn would end with more than { $limit } points of the opponent's quarter held
refusal-locked-in = the turn would end with all enemy checkers locked in on { $at }
refusal-must-open = the enemy checkers on { $at } are locked in; the prime can be opened, so it must be
refusal-head-used = { $limit ->
    [one] only one checker may leave the head in this turn
   *[other] only { $limit } checkers may leave the head in this turn
}
refusal-block-without-enemy-ahead = six points in a row from { $from } need an enemy checker ahead of them
refusal-hit-checker-stays = the checker that hit on { $point } stays there for this turn
refusal-not-yours = the piece on { $from } is not yours
refusal-not-in-line = pieces move along a line, and at least one point
refusal-way-blocked = a piece on { $at } stands in the way
refusal-king-range = { $limit ->
    [one] the king moves one point
   *[other] the king moves at most { $limit } points
}
refusal-king-flanked = the king is flanked from { $first } and { $second } and may not move
refusal-restricted = this piece may not use point { $point }

# How a game ended, after "Anna wins 2 points:".
end-borne-off = all checkers borne off
end-mother-pinned = the mother is pinned
end-both-mothers-pinned = both mothers are pinned
end-frozen = neither side can ever move
end-king-escaped = the king reached the edge
end-king-taken = the king is taken
end-king-immobile = the king cannot move
end-encircled = White is shut in
end-no-moves = no move is left
end-repetition = the same position three times
end-no-capture = too long without a capture
end-passed = the double was passed
end-resigned = resigned
end-agreed = draw agreed
end-time = out of time
end-recorded = as recorded
`,l=`# Why the server does not do what a client asks. What the rules say stands in contest.ftl and rules.ftl.
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

# What \`alea serve\` says.
serve-open = the house is open at { $address }
serve-threads = the threads of the server
serve-no-config = { $file } holds no settings: { $detail }
serve-no-variable = { $name } cannot be { $value }
serve-no-keys = { $file } does not hold the keys of a server
serve-no-store = { $file } cannot be used (\`{ $detail }\`)
serve-full = { $file }: the disk is full; make room on it and start again
serve-locked = { $file }: another program has locked it; end that program and start again
serve-damaged = { $file } is no database of this program, or is damaged (\`{ $detail }\`)
serve-in-use = another program listens at { $address }
serve-half-tls = a certificate is used with its key: name both, --tls-cert and --tls-key
serve-no-certificate = { $file } holds no certificate; it has to be PEM, as between BEGIN CERTIFICATE and END CERTIFICATE, with those that lead to a known one after it
serve-no-tls-key = { $file } holds no private key; it has to be PEM and not encrypted
serve-other-key = { $key } is not the key of the certificate of { $cert }; name the two that were made together
serve-bad-certificate = { $file } cannot be used for TLS (\`{ $detail }\`)
server-rematch-not-over = another contest can be asked for once this one is over
server-chat-line = a line has 1 to { $most } characters, and nothing that is not read
server-chat-too-many = that was a lot at once; say it again in a moment
server-claim-clock = here the clock decides
server-claim-not-awaited = it is not the other player who is waited for
server-claim-here = the other player is here
server-claim-early = the other player has not been away for long enough
server-withdraw-seated = somebody has sat down already

# What \`alea db\` says.
db-counts = contests: { $contests } (over: { $over }), events: { $events }, lines in the log of the dice: { $leaves }
db-sound = Everything holds.
db-wrong = { $file } does not hold in { $count ->
    [one] one place
   *[other] { $count } places
}: keep it as it is, and put back a copy with \`alea db restore\`
db-file = the file has a fault (\`{ $fault }\`)
db-log = the log of the dice does not hold from line { $leaf } on (\`{ $why }\`)
db-unreadable = contest { $contest } cannot be read (\`{ $detail }\`)
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
`,u=`# What a verifier says of the dice of a record. $player is 1 or 2, $who is 0 for the server, 1 or 2 for a player.
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
`,d=`
0 bar: bar
0 bear off: bear off, bears off, bearing off, borne off
0 blot: blot
0 checker: checker, checkers
0 enter: enter, enters | not dice
0 gap: gap, gaps
0 home board: home board, home boards
0 pip: pips
0 point: point, points | not scoring cube tavli dice
0 prime: prime
0 quadrant: quadrant, quadrants
0 start point: start point
1 cocked dice: cocked dice, cocked
1 double: double, doubles, !single or double | not cube scoring dice
1 fours, sixes: sixes
1 hit: hit, hits, hitting | not dice
1 hit and run: hit and run
2 double win: double win
2 frozen: frozen
2 mother: mother, mothers
2 pin: pin, pins, pinned, pinning
2 runner: runner
2 single win: single win
2 start quadrant: start quadrant
2 tie: tie | not cube
2 trapping prime: trapping prime
2 waiver: waiver
3 automatic double: automatic doubles
3 backgammon: backgammons, a backgammon
3 beaver: beaver, beavers
3 Crawford game: Crawford game, Crawford
3 double: double, doubles, doubling | only cube dice
3 doubling cube: doubling cube, cube
3 gammon: gammon, gammons
3 Holland rule: Holland
3 Jacoby rule: Jacoby
3 match: match, matches
3 money play: money play
3 otter: otter
3 pass: pass, passes, passed, passing | only cube scoring
3 raccoon: raccoon
3 redouble: redouble
3 resign: resign, resignation
3 stake: stake, stakes
3 take: take, takes, taken | only cube
3 too good: too good | only cube
3 Vidos: Vidos
4 block: block | only narde
4 head: head | only narde
4 mars: mars
5 Black: =Black
5 capture: capture, captures, captured
5 centre: centre
5 draw: draw, draws
5 edge: edge
5 encircle: encircled
5 escape: escaped
5 flank: flank, flanked
5 king: king
5 man, men: man, men
5 piece: piece, pieces
5 point: point, points
5 repetition: repetition
5 White: =White
`,f=[e,t,n,r,i,a,o,s,c,l,u];export{f as default,d as forms};