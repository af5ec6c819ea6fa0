# The table in the terminal. Lines named "hint" have 78 columns; names of menu rows 11, what is chosen there 20,
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
