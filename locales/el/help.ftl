# What --help says. Keys: cmd-COMMAND what a command does, in one line; more-COMMAND what follows the options, in lines of at most
# 80 columns; arg-COMMAND-ARGUMENT or arg-ARGUMENT an option; value-COMMAND-ARGUMENT or value-ARGUMENT what stands for its value.
help-usage = Χρήση:
help-commands = Εντολές:
help-arguments = Ορίσματα:
help-options = Επιλογές:
help-options-placeholder = [ΕΠΙΛΟΓΕΣ]
help-command-placeholder = ΕΝΤΟΛΗ
help-default = [προεπιλογή: { $value }]
help-values = [δυνατές τιμές: { $values }]
cmd = Επιτραπέζια του καφενείου: τάβλι, μπάκγκαμον, τα συγγενικά τους και Χνεφατάφλ
more =
    Παραδείγματα:
      alea games                        τι παίζεται
      alea rules plakoto | less         πώς παίζεται
      alea turns backgammon --dice 31   τι παίζεται με μια ζαριά
cmd-help = Δείχνει αυτό το μήνυμα ή τη βοήθεια των εντολών που δίνονται
arg-help = Δείχνει τη βοήθεια
arg-version = Δείχνει την έκδοση
arg-lang = Η γλώσσα: en, el ή it· αλλιώς η γλώσσα του συστήματος, αν είναι μία από αυτές, ή τα αγγλικά
value-lang = ΓΛΩΣΣΑ

# Arguments of several commands.
arg-game = Ποιο παιχνίδι· το `alea games` τα δείχνει όλα
value-game = ΠΑΙΧΝΙΔΙ
arg-rules = Μια επιλογή των κανόνων, όπως `bear_off=take_highest`· δίνεται και πολλές φορές
value-rules = ΚΛΕΙΔΙ=ΤΙΜΗ
arg-position = Μια διάταξη ως κείμενο: `x=24:2,13:5,8:3,6:5 o=19:5,17:3,12:5,1:2`, και οι δύο πλευρές με τους αριθμούς του x, που έχει σειρά· ή οι γραμμές ενός τετράγωνου ταμπλό, και όπως τις γράφει το OpenTafl, ανάμεσα σε καθέτους, με w ή b στο τέλος
value-position = ΔΙΑΤΑΞΗ
arg-xgid = Μια διάταξη όπως τη γράφει το eXtreme Gammon, με τα ζάρια της αν έχουν ριχτεί
value-xgid = XGID
arg-gnubg-id = Ένα Position ID του GNU Backgammon, με το Match ID από πίσω ή χωρίς
value-gnubg-id = ID[:ID]
arg-fibs = Μια γραμμή board του fibs.com: `board:You:Anna:...`
value-fibs = ΓΡΑΜΜΗ
arg-dice = Η ζαριά, όπως 31
value-dice = ΖΑΡΙΑ
arg-ascii = Σχεδιάζει το τάβλι με απλό ASCII
arg-json = Για προγράμματα
arg-seed = Από τι προκύπτουν τα ζάρια και οι επιλογές των παικτών
value-seed = ΣΠΟΡΟΣ

# alea games
cmd-games = Δείχνει τα παιχνίδια, ή τι μπορείς να διαλέξεις σε ένα
more-games =
    Παραδείγματα:
      alea games plakoto                   οι επιλογές ενός παιχνιδιού
      alea games --json | jq -r '.[].id'
arg-games-game = Ένα παιχνίδι, για να δεις τα άλλα του ονόματα και τις επιλογές του· αλλιώς όλα τα παιχνίδια
arg-games-json = Για προγράμματα: λίστα με τις επιλογές κάθε παιχνιδιού, ή το παιχνίδι που δόθηκε

# alea play
cmd-play = Παίζεις σε αυτό το τερματικό, με το μαγαζί ή με έναν φίλο
more-play =
    Κάθε παιχνίδι φυλάγεται όσο παίζεται: αν κοπεί, το `alea play --resume`
    συνεχίζει από εκεί που σταμάτησε.

    Παραδείγματα:
      alea play                            διαλέγεις τι θα παίξεις
      alea play plakoto                    ένα παιχνίδι με το μαγαζί
      alea play tavli --to 5 --friend      αγώνας για δύο στο ίδιο πληκτρολόγιο
      alea play backgammon --money         με κύβο, Jacoby και μπίβερ
      alea play portes --dice typed        με αληθινά ζάρια, που τα γράφεις
      alea play --resume                   το παιχνίδι που δεν τελείωσε
arg-play-game = Ποιο παιχνίδι, ή ποιος αγώνας με περισσότερα, όπως `tavli`· αλλιώς ανοίγει το μενού
arg-play-to = Αγώνας ως τόσους πόντους
value-play-to = ΠΟΝΤΟΙ
arg-play-money = Παιχνίδια για χρήματα, ώσπου κάποιος να σταματήσει
arg-play-no-cube = Χωρίς κύβο, στα παιχνίδια που έχουν
arg-play-rules = Αλλάζει μια επιλογή στους κανόνες του παιχνιδιού· δίνεται και πολλές φορές
arg-play-friend = Δύο άνθρωποι στο ίδιο πληκτρολόγιο
arg-play-house = Ποιος παίζει για το μαγαζί
value-play-house = ΠΑΙΚΤΗΣ
arg-play-second = Το μαγαζί κάθεται στην πρώτη θέση: στο Χνεφατάφλ παίζεις τα μαύρα
arg-play-names = Τα ονόματα των παικτών, με κόμμα ανάμεσα
value-play-names = ΟΝΟΜΑ,ΟΝΟΜΑ
arg-play-dice = Από πού έρχονται τα ζάρια: system (του υπολογιστή), typed (τα γράφεις εσύ) ή seed:N
arg-play-clock = Λεπτά για κάθε παίκτη, και δευτερόλεπτα που προστίθενται (10+5) ή αναμονής (2/12)
value-play-clock = ΡΟΛΟΙ
arg-play-next-starter = Ποιος αρχίζει το επόμενο παιχνίδι ενός αγώνα: ο νικητής (winner), όποιον πουν τα ζάρια (roll), ή εναλλάξ (alternate)
value-play-next-starter = ΠΟΙΟΣ
arg-play-auto-roll = Ρίχνει μόνο του τα ζάρια όπου δεν γίνεται τίποτε άλλο
arg-play-forced = Τι γίνεται με τα παιξίματα που παίζονται με έναν μόνο τρόπο: τίποτα (off), στήνεται το υπόλοιπο (last), ή και παίζεται (all)
value-play-forced = ΠΟΙΑ
arg-play-resume = Συνεχίζει ένα παιχνίδι: το τελευταίο που δεν τελείωσε, ή αυτό ενός αρχείου
value-play-resume = ΑΡΧΕΙΟ
arg-play-save = Πού φυλάγεται η καταγραφή
value-play-save = ΑΡΧΕΙΟ
arg-play-ascii = Σχεδιάζει με απλούς χαρακτήρες
arg-play-no-color = Χωρίς χρώματα· το ίδιο και όταν έχει οριστεί το NO_COLOR
arg-play-pace = Χιλιοστά του δευτερολέπτου ανάμεσα σε όσα γίνονται μόνα τους
value-play-pace = MS

# alea rules and alea guide
cmd-rules = Εξηγεί πώς παίζεται ένα παιχνίδι
more-rules =
    Παραδείγματα:
      alea rules plakoto | less
      alea rules plakoto --lang it
      alea rules fevga --json      οι επιλογές και οι τιμές τους
arg-rules-game = Ποιο παιχνίδι, ή ποιος αγώνας με περισσότερα, όπως `tavli`
arg-rules-json = Για προγράμματα: οι επιλογές του παιχνιδιού αντί για τη σελίδα του
cmd-guide = Οδηγοί: το πρώτο παιχνίδι, ο κύβος, οι λέξεις
more-guide =
    Παραδείγματα:
      alea guide                   τι υπάρχει
      alea guide beginners | less
      alea guide glossary --lang it
arg-guide-topic = Ποιος οδηγός· αλλιώς δείχνονται όλοι
value-guide-topic = ΘΕΜΑ

# alea turns
cmd-turns = Δείχνει τα παιξίματα που επιτρέπονται σε μια διάταξη
more-turns =
    Παιξίματα που οδηγούν στην ίδια διάταξη είναι ένα παίξιμο. Χωρίς διάταξη ισχύει
    η αρχή του παιχνιδιού, χωρίς ζαριά και οι 21 ζαριές. Όποιος είναι κλεισμένος
    έξω δεν ρίχνει: το --json έχει τότε "closed_out":true και ένα κενό παίξιμο.

    Παραδείγματα:
      alea turns backgammon --dice 31
      alea turns plakoto --position 'x=24:14,20:1 o=1:14,7:1' --dice 61 --json
      alea turns backgammon --xgid=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10
arg-turns-dice = Η ζαριά, όπως 31, η ίδια με του ID αν έχει· αλλιώς και οι 21 ζαριές
arg-turns-first-turn = Είναι το πρώτο παίξιμο όποιου έχει σειρά, για παιχνίδια με κανόνα γι' αυτό, όπως το Νάρντε
arg-turns-json = Για προγράμματα: τα παιξίματα με τις κινήσεις τους και τη διάταξη μετά από το καθένα, με τους αριθμούς όποιου παίζει

# alea position
cmd-position = Δείχνει μια διάταξη με όλους τους τρόπους γραφής
more-position =
    Χωρίς διάταξη ισχύει η αρχή του παιχνιδιού. Μια διάταξη ως κείμενο δεν λέει
    τίποτα για αγώνα: δείχνεται ως παιχνίδι για χρήματα με τον κύβο στη μέση και τον
    x κάτω. Όποια γραφή δεν μπορεί να πει τη διάταξη λέει το γιατί.

    Παραδείγματα:
      alea position backgammon \
        --xgid=-b----E-C---eE---c-e----B-:1:-1:1:52:2:3:0:7:10
      alea position backgammon --gnubg-id 4HPwATDgc/ABMA:cInlADAAEAAE --json
      alea position portes --position 'x=8:2,6:2 o=19:2,17:2' --dice 31
arg-position-json = Για προγράμματα: όλες οι γραφές, και τι λένε για τον αγώνα

# alea perft
cmd-perft = Μετρά τις κινήσεις που επιτρέπονται, ή τα διαφορετικά παιξίματα των 21 ζαριών, για κάθε βάθος
more-perft =
    Χωρίς ζάρια μετρά κάθε κίνηση που επιτρέπεται. Με ζάρια μετρά κάθε διαφορετικό
    παίξιμο καθεμιάς από τις 21 ζαριές, άρα η διάταξη δίνεται χωρίς ζαριά. Όποιος
    είναι κλεισμένος έξω έχει ένα κενό παίξιμο και δεν ρίχνει.

    Παραδείγματα:
      alea perft hnefatafl 3
      alea perft plakoto 1 --position 'x=24:14,20:1 o=1:15' --json
arg-perft-depth = Πόσες κινήσεις βάθος
value-perft-depth = ΒΑΘΟΣ
arg-perft-json = Για προγράμματα: `{"{"}"counts":[184,109344]{"}"}`

# alea replay
cmd-replay = Παίζει καταγραμμένους αγώνες ως το τέλος και λέει τι βγαίνει
more-replay =
    Τα αντικανονικά παιξίματα μένουν και αναφέρονται· το παιχνίδι συνεχίζει από εκεί
    που οδηγούν. Ο κωδικός εξόδου είναι 1 αν ένα αρχείο δεν διαβάζεται· τα άλλα
    αναφέρονται κανονικά.

    Παραδείγματα:
      alea replay final.mat
      alea replay matches/*.txt --json
      alea replay hnefatafl.otg
arg-replay-files = Αρχεία αγώνων σε κείμενο, `.mat` ή `.txt`· λίστες κινήσεων ταφλ· παιχνίδια του OpenTafl, `.otg`
value-replay-files = ΑΡΧΕΙΟ
arg-replay-json = Για προγράμματα: λίστα με έναν αγώνα σε κάθε στοιχείο

# alea convert
cmd-convert = Μετατρέπει καταγραμμένους αγώνες από μια μορφή σε άλλη
more-convert =
    Ό,τι δεν λέει η άλλη μορφή γράφεται στο stderr, ή δεν γίνεται δεκτό, με τον
    λόγο· τότε δεν γράφεται τίποτα. Μορφές: record (.json, .jsonl),
    mat (.mat, .txt), tafl (.tafl), opentafl (.otg).

    Παραδείγματα:
      alea convert final.mat final.json
      alea convert games.json - --to mat
arg-convert-input = Το αρχείο που διαβάζεται· - για την είσοδο του προγράμματος
value-convert-input = ΑΠΟ
arg-convert-output = Το αρχείο που γράφεται· - για την έξοδο του προγράμματος
value-convert-output = ΣΕ
arg-convert-from = Η μορφή του ΑΠΟ· αλλιώς ό,τι λέει το όνομα ή η αρχή του
value-convert-from = ΜΟΡΦΗ
arg-convert-to = Η μορφή του ΣΕ· αλλιώς ό,τι λέει το όνομά του
value-convert-to = ΜΟΡΦΗ
arg-convert-force = Γράφει το ΣΕ από την αρχή, αν υπάρχει

# alea dice
cmd-dice = Μετρά πώς έπεσαν τα ζάρια σε καταγραμμένους αγώνες, δίπλα σε τίμια ζάρια
more-dice =
    Τα αρχεία είναι καταγραφές αυτού του προγράμματος ή αρχεία αγώνων, όπως τα
    διαβάζει το `alea convert`. Προστίθενται όλα, παίκτη με παίκτη.

    Παραδείγματα:
      alea dice match.mat
      alea dice games/*.json --json
arg-dice-files = Αρχεία αγώνων· - για την είσοδο του προγράμματος
value-dice-files = ΑΡΧΕΙΟ

# alea verify
cmd-verify = Ελέγχει αν στέκουν καταγραφές: συμβάντα, παιξίματα, αποτελέσματα, ζάρια
more-verify =
    Μια καταγραφή περνά, ή πέφτει στο πρώτο συμβάν που δεν στέκει, ή στέκει χωρίς
    απόδειξη των ζαριών της. Ο κωδικός εξόδου είναι 1 αν πέσει κάποια.

    Παραδείγματα:
      alea verify game.json
      alea verify games/*.json --json
arg-verify-files = Αρχεία καταγραφών, μία σε κάθε γραμμή· - για την είσοδο του προγράμματος
value-verify-files = ΚΑΤΑΓΡΑΦΗ
arg-verify-key = Ένα δημόσιο κλειδί του διακομιστή που πρέπει να έχει υπογράψει, 64 ψηφία του δεκαεξαδικού· αν είναι πολλά, ένα από αυτά
value-verify-key = ΚΛΕΙΔΙ
arg-verify-log = Το ημερολόγιο που πρέπει να δείχνει τα παιχνίδια· μπορεί να είναι και πολλά, με μια κενή γραμμή ανάμεσα
value-verify-log = ΑΡΧΕΙΟ
arg-verify-json = Για προγράμματα: μια γραμμή για κάθε καταγραφή

# alea simulate
cmd-simulate = Παίζει πολλά παιχνίδια και μετρά πώς τελειώνουν
more-simulate =
    Παίκτες:
    { $players }

    Ο ίδιος σπόρος δίνει τα ίδια παιχνίδια με όσα νήματα κι αν τρέχει.

    Παραδείγματα:
      alea simulate plakoto -n 10000 --seed 7
      alea simulate hnefatafl -n 500 --rule repetition=loss_for_white --json
arg-simulate-games = Πόσα παιχνίδια
value-simulate-games = N
arg-simulate-x = Ποιος παίζει τον x· τα λευκά στο Χνεφατάφλ
value-simulate-x = ΠΑΙΚΤΗΣ
arg-simulate-o = Ποιος παίζει τον o· τα μαύρα στο Χνεφατάφλ
value-simulate-o = ΠΑΙΚΤΗΣ
arg-simulate-to = Παίζει αγώνες ως τόσους πόντους, με τον βίδο όπου υπάρχει· το τάβλι αλλιώς ως τους 3
value-simulate-to = ΠΟΝΤΟΙ
arg-simulate-record = Φυλάει τις καταγραφές όλων των αγώνων σε αυτό το αρχείο, μία σε κάθε γραμμή, με ζάρια που ελέγχει το `alea verify`
value-simulate-record = ΑΡΧΕΙΟ
arg-simulate-log = Φυλάει σε αυτό το αρχείο τα ημερολόγια των ζαριών, ένα για κάθε αγώνα, για το `alea verify --log`
value-simulate-log = ΑΡΧΕΙΟ
arg-simulate-force = Γράφει το ΑΡΧΕΙΟ από την αρχή, αν υπάρχει

# alea bench
cmd-bench = Μετρά πόσο γρήγορο είναι το πρόγραμμα
more-bench =
    Ένα νήμα, και μετρά η διάμεσος από πολλές επαναλήψεις. Τα δεδομένα είναι μέσα
    στο πρόγραμμα· αποτελέσματα άλλα από τα αναμενόμενα είναι σφάλμα.

    Παραδείγματα:
      alea bench
      alea bench rules --runs 9 --json
arg-runs = Πόσες φορές μετριέται το καθένα
value-runs = N
cmd-bench-rules = Παιξίματα μιας ζαριάς και κινήσεις ταφλ: ό,τι μετριέται, αν δεν ζητηθεί άλλο
more-bench-rules =
    Παράδειγμα:
      alea bench rules --runs 9 --json
cmd-bench-engine = Αποτιμήσεις στο μπάκγκαμον: διατάξεις της ίδιας ζαριάς, και η καθεμία μόνη της
more-bench-engine =
    Παράδειγμα:
      alea bench engine --runs 9
cmd-bench-server = Εντολές το δευτερόλεπτο στο δίκτυο, πόσο παίρνουν, και τι κοστίζουν οι αγώνες
more-bench-server =
    Ξεκινά διακομιστή σε φάκελο που φτιάχνει γι' αυτόν, και πελάτες που παίζουν όλα
    τα παιχνίδια με ζάρια: οι εντολές έρχονται σε χρόνους ορισμένους από πριν, σε
    ρυθμούς που αυξάνονται ώσπου να μην προλαβαίνει, και μετά στους μισούς. Δύο
    λεπτά περίπου.

    Παραδείγματα:
      alea bench server
      alea bench server --dice sealed --rates 1000,3000 --json
arg-bench-server-contests = Πόσοι αγώνες παίζονται μαζί
value-bench-server-contests = N
arg-bench-server-sockets = Πόσες συνδέσεις υπάρχουν: δύο ο αγώνας, οι άλλες παρακολουθούν
value-bench-server-sockets = N
arg-bench-server-seconds = Πόση ώρα δοκιμάζεται κάθε ρυθμός
value-bench-server-seconds = ΔΕΥΤΕΡΟΛΕΠΤΑ
arg-bench-server-rates = Δοκιμάζει αυτούς τους ρυθμούς, σε εντολές το δευτερόλεπτο
value-bench-server-rates = ΡΥΘΜΟΙ
arg-bench-server-dice = Μόνο με αυτά τα ζάρια
value-bench-server-dice = ΖΑΡΙΑ
arg-bench-server-data = Φτιάχνει τον φάκελο του διακομιστή σε αυτόν, που είναι σε δίσκο· αλλιώς εκεί όπου είναι τα προσωρινά αρχεία
value-bench-server-data = ΦΑΚΕΛΟΣ
cmd-bench-positions = Γράφει διατάξεις από τυχαίο παιχνίδι, μία στη γραμμή, πριν από τη ζαριά όπου υπάρχουν ζάρια
more-bench-positions =
    Τα παιχνίδια παίζονται από την αρχή ως το τέλος, και κρατιέται περίπου μία
    διάταξη στις οκτώ.

    Παράδειγμα:
      alea bench positions plakoto -n 10000 --seed 1 > plakoto.txt
arg-bench-positions-number = Πόσες διατάξεις
value-bench-positions-number = N
arg-bench-positions-seed = Από τι προκύπτουν τα παιχνίδια

# What is wrong with the words of a command line.
see-help = { $what }· δες `{ $command } --help`
usage-unknown-argument = άγνωστο όρισμα { $argument }
usage-unknown-argument-near = άγνωστο όρισμα { $argument }, μήπως { $near }
usage-unknown-command = δεν υπάρχει εντολή { $command }
usage-unknown-command-near = δεν υπάρχει εντολή { $command }, μήπως { $near }
usage-no-command = λείπει η εντολή: { $commands }
usage-missing = { $count ->
    [one] λείπει το { $arguments }
   *[other] λείπουν τα { $arguments }
}
usage-conflict = τα { $argument } και { $other } δεν δίνονται μαζί: άφησε το ένα
usage-no-value = { $argument }: λείπει η τιμή
usage-twice = το { $argument } δίνεται πάνω από μία φορά
usage-takes-no-value = το { $argument } δεν παίρνει τιμή, βρέθηκε { $found }
usage-bad-value = { $argument } { $found }: { $why }
usage-one-of = αναμένεται { $values }
usage-not-utf8 = ένα όρισμα δεν είναι UTF-8
usage-not-understood = τα ορίσματα δεν γίνονται κατανοητά
expected-whole = αναμένεται ακέραιος αριθμός, { $min } έως { $max }
expected-language = αναμένεται μία από τις { $languages }
expected-dice-source = αναμένεται system, typed, ή seed: και ένας ακέραιος αριθμός, όπως seed:7
expected-clock = αναμένονται λεπτά, και με + δευτερόλεπτα που προστίθενται ή με / δευτερόλεπτα αναμονής, όπως 5, 10+5 ή 2/12

# alea serve
cmd-serve = Ο διακομιστής: αγώνες από το δίκτυο, ανάμεσα σε ανθρώπους και με το μαγαζί
more-serve =
    Τρέχει ώσπου να του πουν να σταματήσει (Ctrl-C, SIGTERM), και την επόμενη
    φορά συνεχίζει τα πάντα από εκεί που έμειναν. Ρυθμίσεις μπαίνουν και σε
    αρχείο (--config) ή στο περιβάλλον (ALEA_LISTEN κ.λπ.)· τα ορίσματα νικούν.

    Παραδείγματα:
      alea serve
      alea serve --data /var/lib/alea --origin https://example.org
      alea serve --listen 0.0.0.0:443 --origin https://example.org \
          --tls-cert fullchain.pem --tls-key privkey.pem
arg-serve-config = Αρχείο ρυθμίσεων (TOML)
value-serve-config = ΑΡΧΕΙΟ
arg-serve-listen = Πού ακούει· 127.0.0.1:8080 αν δεν ειπωθεί τίποτα
value-serve-listen = ΔΙΕΥΘΥΝΣΗ
arg-serve-data = Ο φάκελος της βάσης δεδομένων· alea-data αν δεν ειπωθεί τίποτα
value-serve-data = ΦΑΚΕΛΟΣ
arg-serve-keys = Το αρχείο των κλειδιών, που φτιάχνεται αν λείπει· `keys` στον φάκελο αν δεν ειπωθεί τίποτα
value-serve-keys = ΑΡΧΕΙΟ
arg-serve-tls-cert = Το πιστοποιητικό για δικό του TLS (PEM, όλη η αλυσίδα)· ξαναδιαβάζεται όταν αλλάξει
value-serve-tls-cert = ΑΡΧΕΙΟ
arg-serve-tls-key = Το ιδιωτικό κλειδί του πιστοποιητικού (PEM)
value-serve-tls-key = ΑΡΧΕΙΟ
arg-serve-origin = Σελίδα από την οποία έρχονται παίκτες, όπως https://example.org· δίνεται και πολλές φορές
value-serve-origin = ΣΕΛΙΔΑ
arg-serve-jobs = Πόσοι παίκτες του μαγαζιού σκέφτονται μαζί
value-serve-jobs = N
arg-serve-grace = Πόσα δευτερόλεπτα μπορεί να λείπει κάποιος από αγώνα χωρίς ρολόι· 300, αν δεν οριστεί
value-serve-grace = ΔΕΥΤΕΡΟΛΕΠΤΑ
arg-serve-metrics = Πού απαντιέται το `GET /metrics`, όπως το διαβάζει το Prometheus· πουθενά αν δεν ειπωθεί τίποτα
value-serve-metrics = ΔΙΕΥΘΥΝΣΗ
arg-serve-log = Πώς γράφεται το ημερολόγιο στο stderr
value-serve-log = ΜΟΡΦΗ
arg-serve-openapi = Γράψε την περιγραφή της διεπαφής HTTP (OpenAPI 3.1) και τελείωσε

# alea db
cmd-db = Ελέγχει τη βάση δεδομένων ενός διακομιστή, την αντιγράφει, βάζει πίσω αντίγραφο
more-db =
    Παραδείγματα:
      alea db check
      alea db backup /backups/monday.sqlite --data /var/lib/alea
cmd-db-check = Ελέγχει όλη τη βάση δεδομένων: το αρχείο, το ημερολόγιο των ζαριών, κάθε αγώνα και τα ζάρια του
more-db-check =
    Ο διακομιστής μπορεί να δουλεύει. Ο κωδικός εξόδου είναι 1 αν κάτι δεν στέκει.

    Παραδείγματα:
      alea db check --data /var/lib/alea
      alea db check monday.sqlite --json
arg-db-check-file = Μια βάση δεδομένων ή ένα αντίγραφό της· αλλιώς εκείνη του φακέλου
value-db-check-file = ΑΡΧΕΙΟ
arg-db-check-data = Ο φάκελος του διακομιστή· alea-data αν δεν ειπωθεί τίποτα
value-db-check-data = ΦΑΚΕΛΟΣ
cmd-db-backup = Αντιγράφει τη βάση δεδομένων σε ένα αρχείο ενώ ο διακομιστής δουλεύει
more-db-backup =
    Το αντίγραφο είναι η βάση δεδομένων μιας στιγμής. Το άθροισμα ελέγχου του
    γράφεται δίπλα του (.sha256, για `sha256sum -c`). Τα κλειδιά δεν είναι μέσα.

    Παράδειγμα:
      alea db backup monday.sqlite --data /var/lib/alea
arg-db-backup-file = Το αντίγραφο· ένα αρχείο που δεν υπάρχει ακόμα
value-db-backup-file = ΑΡΧΕΙΟ
arg-db-backup-data = Ο φάκελος του διακομιστή· alea-data αν δεν ειπωθεί τίποτα
value-db-backup-data = ΦΑΚΕΛΟΣ
cmd-db-restore = Βάζει ένα αντίγραφο στη θέση της βάσης δεδομένων· ο διακομιστής δεν πρέπει να δουλεύει
more-db-restore =
    Ό,τι ήταν εκεί μένει δίπλα, ως alea.sqlite.before.

    Παράδειγμα:
      alea db restore monday.sqlite --data /var/lib/alea
arg-db-restore-file = Το αντίγραφο
value-db-restore-file = ΑΡΧΕΙΟ
arg-db-restore-data = Ο φάκελος του διακομιστή· alea-data αν δεν ειπωθεί τίποτα
value-db-restore-data = ΦΑΚΕΛΟΣ
arg-db-restore-force = Και πάνω από νεότερη βάση δεδομένων, και από αντίγραφο χωρίς το άθροισμα ελέγχου του

# alea keys
cmd-keys = Τα κλειδιά με τα οποία ένας διακομιστής υπογράφει τα ζάρια, ή ένα νέο
more-keys =
    Παραδείγματα:
      alea keys show --data /var/lib/alea
      alea keys rotate --data /var/lib/alea
cmd-keys-show = Τα δημόσια κλειδιά ενός διακομιστή, το νεότερο πρώτο
more-keys-show =
    Παράδειγμα:
      alea keys show --data /var/lib/alea --json
arg-keys-show-data = Ο φάκελος του διακομιστή· alea-data αν δεν ειπωθεί τίποτα
value-keys-show-data = ΦΑΚΕΛΟΣ
arg-keys-show-keys = Το αρχείο των κλειδιών· `keys` στον φάκελο αν δεν ειπωθεί τίποτα
value-keys-show-keys = ΑΡΧΕΙΟ
cmd-keys-rotate = Φτιάχνει νέο κλειδί, που υπογράφει από την επόμενη εκκίνηση του διακομιστή
more-keys-rotate =
    Οι παρτίδες που παίζονται τελειώνουν με το κλειδί με το οποίο άρχισαν. Το
    παλιό κλειδί ονομάζει το νέο, ώστε να το ξέρουν οι σελίδες και τα
    προγράμματα· τα αρχεία και των δύο στέκουν.

    Παράδειγμα:
      alea keys rotate --data /var/lib/alea
arg-keys-rotate-data = Ο φάκελος του διακομιστή· alea-data αν δεν ειπωθεί τίποτα
value-keys-rotate-data = ΦΑΚΕΛΟΣ
arg-keys-rotate-keys = Το αρχείο των κλειδιών· `keys` στον φάκελο αν δεν ειπωθεί τίποτα
value-keys-rotate-keys = ΑΡΧΕΙΟ
