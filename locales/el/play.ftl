# The table in the terminal. Lines named "hint" have 78 columns; names of menu rows 11, what is chosen there 20,
# what is said about it 40.

name-you = Εσύ
name-house = Το μαγαζί
name-house-number = Το μαγαζί { $number }
name-player = Παίκτης { $number }

menu-subtitle = το καφενείο των επιτραπέζιων
menu-resume = Συνέχεια
menu-game = Παιχνίδι
menu-against = Με
menu-friend = έναν φίλο
menu-friend-about = οι δύο στο ίδιο πληκτρολόγιο
menu-chair = Παίζεις
menu-chair-first = λευκά, ο βασιλιάς
menu-chair-second = μαύρα
menu-length = Διάρκεια
menu-cube = Κύβος
menu-cube-match = με παιχνίδι Crawford
menu-cube-holland = παιχνίδι Crawford, κανόνας Holland
menu-cube-no-crawford = χωρίς παιχνίδι Crawford
menu-cube-money = με Jacoby και μπίβερ
menu-cube-raccoons = με Jacoby, μπίβερ και ρακούν
menu-cube-jacoby = με Jacoby, χωρίς μπίβερ
menu-cube-beavers = με μπίβερ, χωρίς Jacoby
menu-cube-plain = χωρίς Jacoby και μπίβερ
menu-yes = ναι
menu-no = όχι
menu-clock = Ρολόι
menu-clock-delay = { $minutes } λεπτά, { $seconds } δ. αναμονή τη φορά
menu-clock-increment = { $minutes } λεπτά και { $seconds } δ. επιπλέον τη φορά
menu-dice = Ζάρια
menu-dice-system = του υπολογιστή
menu-dice-system-about = κανείς δεν τα ξέρει πριν πέσουν
menu-dice-typed = δικά σου
menu-dice-typed-about = αληθινά ζάρια, τα γράφεις εσύ
menu-language = Γλώσσα
hint-menu = Enter: κάθισε   ↑↓ ←→: διάλεξε   ?: οι κανόνες   q: έξοδος

length-single = ένα παιχνίδι
length-match = ως τους { $points } πόντους
length-money = για χρήματα
crawford-game = Παιχνίδι Crawford

panel-pips = βήματα { $pips }
panel-off = έξω { $off }
panel-men = { $men ->
    [one] 1 στρατιώτης
   *[other] { $men } στρατιώτες
}
panel-cube-middle = κύβος { $stake }
panel-cube-owned = κύβος { $stake }: { $who }
panel-cube-offered = κύβος { $stake }, προσφορά: { $who }
no-play = δεν παίζεται

# What happened. $who is a name or "Εσύ"; the sentences have no verb that it would have to agree with.
line-opening = { $first } { $one }, { $second } { $two }.
line-opening-tie = { $first } { $one }, { $second } { $two }: ξανά.
line-begun = Αρχή: { $who }.
line-rolled = { $who }: ζαριά { $dice }.
line-turn = { $who }: { $play }.
line-double = { $who }: διπλασιασμός.
line-take = { $who }: δεκτός.
line-pass = { $who }: πάσο.
line-raise = { $who }: μπίβερ.
line-refuse-resignation = { $who }: όχι στην εγκατάλειψη.
line-offer-draw = { $who }: πρόταση ισοπαλίας.
line-refuse-draw = { $who }: όχι στην ισοπαλία.
line-resign = { $who }: πρόταση εγκατάλειψης, { $points ->
    [1] απλό παιχνίδι
    [2] διπλό παιχνίδι
   *[other] τριπλό παιχνίδι
}.
line-flag = { $who }: τέλος χρόνου.
line-won = { $who }: { $points }, { $how }.
line-tie = Κανείς δεν κερδίζει: { $how }.
line-contest-won = Νίκη στον αγώνα: { $who }.
line-contest-drawn = Ο αγώνας έληξε ισόπαλος.

hint-next-game = Enter: επόμενο παιχνίδι   ιστορικό   ?: πλήκτρα
hint-opening-dice = Ρίξτε από ένα ζάρι και γράψτε τα, πρώτα του πρώτου παίκτη, όπως 31
hint-dice = Ρίξε τα ζάρια και γράψε τα, όπως 31
hint-roll = Enter: ρίξε   εγκαταλείπω   ?: πλήκτρα
hint-roll-or-double = Enter: ρίξε   κ: κύβος   εγκαταλείπω   ?: πλήκτρα
hint-turn = Γράψε 13/7 ή 13   Βέλη   Tab: όλα   Backspace: πίσω   ?: πλήκτρα
hint-turn-square = Γράψε d4-d9   Βέλη   Tab: όλα   ?: πλήκτρα
hint-confirm = Enter: παίξ' το   Backspace: πίσω   ?: πλήκτρα
hint-double = Η αξία θα διπλασιαζόταν. δ: δέχομαι   π: πάσο
hint-double-raise = Η αξία θα διπλασιαζόταν. δ: δέχομαι   π: πάσο   μπίβερ: διπλά αμέσως
hint-answer = ναι ή όχι
hint-wait = ...
hint-over = Enter: ξανά   ιστορικό   μενού: άλλα παιχνίδια   q: έξοδος
hint-page = ↑↓ PgUp PgDn: κύλιση   Esc: πίσω
hint-turns = ↑↓: διάλεξε   Enter: στήσε το   Esc: πίσω

say-type-dice = Γράψε τα δύο ζάρια, όπως 31.
say-not-understood = Το «{ $text }» δεν είναι ούτε κίνηση ούτε γνωστή λέξη. Το ? δείχνει τα πλήκτρα.
say-save-where = Πού; Όπως: σώσε game.json
say-nothing-asked = Δεν περιμένει καμία ερώτηση.
say-cannot-move = Δεν κινείται τίποτα.
say-cursor = Πήγαινε σε ένα πούλι και πάτησε Enter, ύστερα εκεί που πάει.
say-no-turns-now = Τώρα δεν είναι να παίξεις.
say-too-small = Το τραπέζι θέλει { $width } στήλες και { $height } γραμμές. Μεγάλωσε το παράθυρο.
record-kept = Η καταγραφή είναι στο { $path }.
ask-resign = Εγκαταλείπεις το παιχνίδι, { $points }; ναι ή όχι
ask-resign-value = Για πόσες φορές την αξία, 1 έως { $most }; Όπως: εγκαταλείπω 1
auto-roll-on = Οι ζαριές πέφτουν μόνες τους.
auto-roll-off = Τα ζάρια τα ρίχνεις εσύ.
auto-forced-off = Κάθε πούλι το κινείς εσύ.
auto-forced-last = Οι αναγκαστικές κινήσεις στήνονται, εσύ επιβεβαιώνεις.
auto-forced-all = Τα αναγκαστικά παιξίματα παίζονται μόνα τους.

# Words that are typed. One word each.
word-undo = πίσω
word-clear = καθάρισε
word-turns = παιξίματα
word-log = ιστορικό
word-help = βοήθεια
word-rules = κανόνες
word-auto = αυτόματα
word-mirror = καθρέφτης
word-flip = γύρισε
word-save = σώσε
word-menu = μενού
word-quit = έξοδος
word-yes = ναι
word-no = όχι

title-turns = Παιξίματα που επιτρέπονται
title-log = Τι έγινε
title-help = Πλήκτρα και λέξεις
help-keys =
    Enter, διάστημα    ό,τι λέει η κάτω γραμμή: ρίξε, παίξε, επόμενο
    13/7 8/7           μια κίνηση, όπως γράφεται· 24/16 και με τα δύο ζάρια
    13                 το πούλι στο 13, με το μεγαλύτερο ζάρι
    bar/22, 6/off      μπαίνω και μαζεύω
    d4-d9              μια κίνηση στο Χνεφατάφλ
    ←→↑↓               ο δείκτης· το Enter πιάνει ένα πούλι και το αφήνει
    Tab                όλα τα παιξίματα
    Backspace          μία κίνηση πίσω, ως την αρχή του παιξίματος
    Esc                άφησε, κλείσε, σβήσε
    Ctrl-C             έξοδος· το παιχνίδι φυλάγεται

    Λέξεις, ή τα πρώτα τους γράμματα, και Enter:
    ρίξε  κύβος  δέχομαι  πάσο  μπίβερ  ναι  όχι
    εγκαταλείπω 2      δίνω το παιχνίδι για δύο φορές την αξία
    ισοπαλία           προτείνω ισοπαλία
    στοπ               τέλος στο παιχνίδι για χρήματα, μετά από ένα παιχνίδι
    πίσω  καθάρισε     μία κίνηση πίσω, όλες πίσω
    παιξίματα  ιστορικό  κανόνες   οι αντίστοιχες σελίδες· κανόνες και με F2
    αυτόματα           ζαριές και αναγκαστικά παιξίματα μόνα τους ή όχι
    καθρέφτης  γύρισε  σπίτια αριστερά ή δεξιά· ο άλλος παίκτης κάτω
    σώσε ΑΡΧΕΙΟ        γράφει την καταγραφή και αλλού
    μενού  έξοδος      άλλο παιχνίδι· φεύγεις· ό,τι παίχτηκε φυλάγεται
