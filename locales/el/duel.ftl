# alea duel
cmd-duel = Μετρά δύο παίκτες μεταξύ τους
more-duel =
    Κάθε σειρά ζαριών παίζεται δύο φορές, με αλλαγμένες πλευρές· τα τυπικά σφάλματα
    είναι πάνω σε τέτοια ζεύγη. Όπου το πρόγραμμα έχει δίκτυα για το παιχνίδι,
    αφαιρεί και την τύχη των ζαριών: τότε 200 παιχνίδια λένε όσα 10000.

    Παίκτες του σπιτιού:
    { $players }
    static:RUN είναι ο static με τα δίκτυα ενός φακέλου του `alea train`. Άλλα
    προγράμματα, όπου υπάρχουν: gnubg:0 ως gnubg:4 είναι το GNU Backgammon,
    sage:1 ως sage:4 το Open Sage, σε βάθος όπως το μετρά το καθένα. Το Open Sage
    τρέχει με python3, ή με την Python που λέει το ALEA_SAGE_PYTHON.

    Παραδείγματα:
      alea duel backgammon --x static --o simple -n 200
      alea duel backgammon --x static --o gnubg:0 -n 20000 --json
arg-duel-x = Ποιανού οι πόντοι μετρούν
value-duel-x = ΠΑΙΚΤΗΣ
arg-duel-o = Ο αντίπαλος
value-duel-o = ΠΑΙΚΤΗΣ
arg-duel-games = Πόσα παιχνίδια, δύο σε κάθε σειρά ζαριών
value-duel-games = N
duel-title = { $game }, { $games }: πόντοι ανά παιχνίδι για τον { $x } εναντίον του { $o }
duel-plain = κατά το αποτέλεσμα   { $points }, τυπικό σφάλμα { $error }
duel-adjusted = χωρίς την τύχη       { $points }, τυπικό σφάλμα { $error }
duel-speed = { $x } και { $o } ms ανά παίξιμο.
duel-illegal = ο { $player } έπαιξε κάτι που δεν επιτρέπεται
duel-endless = ένα παιχνίδι δεν τελειώνει
peer-missing = το { $program } δεν υπάρχει: ζητήθηκε { $looked-for }
peer-not-ready = το { $program } ξεκίνησε αλλά δεν είναι έτοιμο
peer-silent = το { $program } δεν απαντά: { $why }
peer-answer = το { $program } δεν δίνει επιτρεπτό παίξιμο: «{ $answer }»
peer-position = αυτή δεν είναι θέση για άλλο πρόγραμμα

# alea eval
cmd-eval = Δείχνει τι αξίζει μια θέση, χωρίς βίδο
more-eval =
    Για τον παίκτη που έχει σειρά, με ακριβείς πίνακες στα τελειώματα και με δίκτυα
    αλλού. Με ζάρια, μετά το καλύτερο παίξιμο. Χωρίς θέση, στην αρχή.
    Το Χάιπεργκαμον είναι γνωστό από την αρχή ως το τέλος: την πρώτη φορά λύνεται,
    και αυτό παίρνει λεπτά.

    Παραδείγματα:
      alea eval backgammon --position "x=6:2,5:1 o=24:2"
      alea eval nackgammon --dice 31 --json
arg-eval-json = Για προγράμματα
eval-no-nets = δεν υπάρχουν ακόμα δίκτυα για το { $game }
eval-wins = κερδίζει { $all } %   διπλά { $gammons } %   τριπλά { $backgammons } %
eval-loses = χάνει    { $all } %   διπλά { $gammons } %   τριπλά { $backgammons } %
eval-exact = { $equity } πόντοι ανά παιχνίδι, ακριβώς.
eval-estimated = { $equity } πόντοι ανά παιχνίδι, κατ’ εκτίμηση.

# alea rollout
cmd-rollout = Παίζει μια θέση πολλές φορές ως το τέλος, ή τα παιξίματα μιας ζαριάς
more-rollout =
    Τα δίκτυα παίζουν και τις δύο πλευρές, και η τύχη κάθε ζαριάς αφαιρείται από το
    αποτέλεσμα, ώστε λίγες εκατοντάδες παιχνίδια λένε πολλά. Με ζάρια παίζονται τα
    παιξίματα που τα δίκτυα προτιμούν, όλα με τα ίδια ζάρια, και γράφεται τι χάνει
    το καθένα. Χωρίς βίδο.

    Παραδείγματα:
      alea rollout backgammon --dice 31
      alea rollout backgammon --position "x=6:5,5:5,4:5 o=24:2,7:13" -n 360
arg-rollout-games = Πόσα παιχνίδια, με ζάρια για κάθε παίξιμο· 1296 έχουν κάθε ζεύγος πρώτων ζαριών
value-rollout-games = N
arg-rollout-turns = Μετά από πόσα παιξίματα λένε τα δίκτυα πού βρίσκεται το παιχνίδι· χωρίς
    αυτό παίζεται ως το τέλος
value-rollout-turns = N
arg-rollout-best = Με ζάρια, πόσα παιξίματα εξετάζονται
value-rollout-best = N
arg-rollout-seed = Από τι προκύπτουν τα ζάρια
arg-rollout-json = Για προγράμματα
rollout-over = το παιχνίδι τελείωσε: δεν μένει τίποτα να παιχτεί
rollout-says = { $equity } πόντοι ανά παιχνίδι, τυπικό σφάλμα { $error }· { $games } σε { $seconds } δευτ.
rollout-turns = Πόντοι ανά παιχνίδι, με τυπικά σφάλματα, και τι χάνεται· { $games } για κάθε παίξιμο, { $seconds } δευτ. συνολικά.

# alea bench rollouts
cmd-bench-rollouts = Παίζει ως το τέλος θέσεις που δεν είδε καμία εκπαίδευση, σε αρχείο
more-bench-rollouts =
    Μία θέση με επαφή από κάθε παιχνίδι του static με τον εαυτό του, τυχαία από την
    έβδομη ζαριά και μετά, πριν από τη ζαριά. Το ΑΡΧΕΙΟ παίρνει για καθεμία μια
    γραμμή JSON, με ό,τι λέει ο static όταν παίζει τη θέση ως το τέλος. Συνεχίζει
    εκεί όπου τελειώνει το αρχείο· ώρες. Το διαβάζει το `alea bench errors`, και το
    `alea rollout backgammon` με --xgid, --seed και -n μιας γραμμής δίνει πάλι τους
    αριθμούς της.

    Παράδειγμα:
      alea bench rollouts held-back.jsonl -n 500
arg-bench-rollouts-file = Πού κρατιούνται τα αποτελέσματα
value-bench-rollouts-file = ΑΡΧΕΙΟ
arg-bench-rollouts-number = Πόσες θέσεις
value-bench-rollouts-number = N
arg-bench-rollouts-games = Πόσα παιχνίδια ανά θέση, και πόσα ακόμη κάθε φορά ώσπου να μικρύνει το σφάλμα
value-bench-rollouts-games = N
arg-bench-rollouts-error = Το μεγαλύτερο τυπικό σφάλμα, σε πόντους
value-bench-rollouts-error = ΠΟΝΤΟΙ
arg-bench-rollouts-seed = Από τι προκύπτουν τα παιχνίδια
rollouts-done = { $positions } θέσεις, { $games }, τυπικά σφάλματα το πολύ { $error }.
rollouts-no-line = η γραμμή { $line } δεν είναι θέση με τα αποτελέσματά της, όπως τις γράφει το `alea bench rollouts`
rollouts-other-seed = άρχισε με άλλο σπόρο ή με άλλα δίκτυα: δώσε νέο αρχείο, ή το ίδιο --seed

# alea bench errors
cmd-bench-errors = Δείχνει πόσο απέχουν οι αποτιμήσεις από ό,τι λένε τα παιχνίδια ως το τέλος
more-bench-errors =
    Σε θέσεις που δεν είδε καμία εκπαίδευση: τις ενσωματωμένες, ή όσες έχει ένα
    ΑΡΧΕΙΟ του `alea bench rollouts`. Ρωτά τον static, και το GNU Backgammon και το
    Open Sage όπου υπάρχουν, χωρίς να κοιτούν μπροστά: πόντοι ανά παιχνίδι, χωρίς
    κύβο. Το `alea duel --help` λέει πώς ονομάζονται οι παίκτες.

    Παραδείγματα:
      alea bench errors
      alea bench errors held-back.jsonl --of static --of static:run --json
arg-bench-errors-file = Θέσεις με ό,τι λένε τα παιχνίδια τους
value-bench-errors-file = ΑΡΧΕΙΟ
arg-bench-errors-of = Ποιος ερωτάται· μπορεί να δοθεί πολλές φορές
value-bench-errors-of = ΠΑΙΚΤΗΣ
errors-title = { $positions } θέσεις με επαφή, τυπικό σφάλμα των παιχνιδιών το πολύ { $error }. Πόσο απέχει ο καθένας, σε πόντους ανά παιχνίδι (τυπικό σφάλμα):
errors-mean = μέσος όρος
errors-rms = RMS
errors-largest = μέγιστο
errors-bias = ψηλότερα κατά
errors-more = από τον πρώτο
errors-classes = μέσος όρος ανά είδος
errors-missing = Δεν υπάρχουν εδώ: { $players }.
errors-no-positions = το αρχείο δεν έχει θέσεις: τις φτιάχνει το `alea bench rollouts ΑΡΧΕΙΟ`
errors-no-opinion = ο { $player } δεν έχει γνώμη για την αξία μιας θέσης: δώσε static, static:RUN, gnubg:0 ή sage:1

# alea bench losses
cmd-bench-losses = Δείχνει τι χάνει ένας παίκτης ανά είδος θέσης, κατά το GNU Backgammon
more-bench-losses =
    Αποφάσεις ενός παίκτη με τον εαυτό του. Καθεμία συγκρίνεται με τα λίγα παιξίματα
    που προτιμά ένας άλλος χωρίς να κοιτά μπροστά, από κριτή που βλέπει βαθύτερα:
    χάνεται όσο παραπάνω αξίζει το καλύτερο, πόντοι ανά παιχνίδι, χωρίς κύβο. Δίπλα,
    τι θα έχανε ο άλλος. Αυτός είναι το GNU Backgammon, όπως και ο κριτής, που
    ευνοεί όποιον παίζει με τα ίδια δίκτυα. Θέλει ένα λεπτό.
    Το `alea duel --help` λέει πώς ονομάζονται οι παίκτες.

    Παραδείγματα:
      alea bench losses
      alea bench losses --of static:run -n 10000 --json
arg-bench-losses-of = Ποιος παίζει
value-bench-losses-of = ΠΑΙΚΤΗΣ
arg-bench-losses-beside = Ποιος συγκρίνεται, και λέει ποια παιξίματα συγκρίνονται
value-bench-losses-beside = ΠΑΙΚΤΗΣ
arg-bench-losses-judge = Ποιος λέει τι αξίζουν τα παιξίματα
value-bench-losses-judge = ΠΑΙΚΤΗΣ
arg-bench-losses-number = Πόσες αποφάσεις
value-bench-losses-number = N
arg-bench-losses-seed = Από τι προκύπτουν τα παιχνίδια
losses-title = { $decisions } αποφάσεις του { $player } με τον εαυτό του, σπόρος { $seed }, και τι θα έπαιζε εκεί ο { $beside }. Πόντοι που χάνονται ανά απόφαση κατά τον { $judge } (τυπικό σφάλμα):
losses-class = είδος
losses-contact = επαφή
losses-decisions = πλήθος
losses-lost = χάνει
losses-share = μερίδιο
losses-wrong = λάθος
losses-more = παραπάνω
losses-forced = μόνο μία
losses-all = όλες
losses-bar = μπαρ
losses-early = αρχή
losses-late = τέλος
losses-other = άλλες
losses-kinds = Από όλες με επαφή: μπαρ, εκεί έχει πούλι όποιος ρίχνει· αρχή, μένουν πάνω από 250 πόντοι συνολικά· τέλος, μια πλευρά έχει δέκα πούλια στην περιοχή της ή ένα έξω.
