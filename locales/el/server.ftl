# Γιατί ο διακομιστής δεν κάνει ό,τι του ζητάνε.
server-not-yours = δεν παίζεις σε αυτόν τον αγώνα
server-not-open = αυτός ο αγώνας δεν είναι ανοιχτός εδώ
server-unknown-contest = δεν υπάρχει τέτοιος αγώνας
server-stale = στο μεταξύ έγινε κάτι άλλο
server-busy = δεν μπόρεσε να αποθηκευτεί τώρα, άρα δεν έγινε τίποτα
server-damaged = ό,τι έχει αποθηκευτεί γι' αυτό έχει χαλάσει· δεν βοηθά να ξαναζητηθεί
server-reused-id = αυτό το όνομα δόθηκε ήδη σε άλλη εντολή
server-too-many = πολλά μαζί
server-malformed = αυτό δεν είναι μήνυμα: { $detail }
server-terms = αγώνας δεν παίζεται έτσι: { $detail }
server-no-player = το μαγαζί δεν έχει τέτοιον παίκτη γι’ αυτό
server-taken = δεν υπάρχει ελεύθερη καρέκλα
server-not-invited = χρειάζεται πρόσκληση
server-no-name = ένα όνομα έχει από 1 ως 40 γράμματα
server-nobody = πες πρώτα ποιος είσαι
server-origin = αυτή η σελίδα δεν επιτρέπεται να το κάνει
server-not-found = εδώ δεν υπάρχει τίποτα
server-method = αυτό δεν γίνεται εδώ
server-too-long = αυτό είναι πολύ μεγάλο
server-no-mat = ένα αρχείο αγώνα δεν μπορεί να το πει αυτό
server-dice-none = τώρα δεν σφραγίζονται ζάρια αυτής της παρτίδας
server-dice-order = σειρά έχει η ζαριά { $due }, όχι η { $found }
server-dice-early = αυτή η τιμή δεν ζητήθηκε ακόμη
server-dice-commit = δόθηκε άλλη δέσμευση πριν, ή ο άλλος παίκτης έδωσε την ίδια
server-dice-value = δεν είναι αυτή η τιμή για την οποία δόθηκε δέσμευση

# Τι λέει το `alea serve`.
serve-open = το μαγαζί άνοιξε στο { $address }
serve-threads = τα νήματα του διακομιστή
serve-no-config = το { $file } δεν έχει ρυθμίσεις: { $detail }
serve-no-variable = το { $name } δεν γίνεται { $value }
serve-no-keys = το { $file } δεν έχει τα κλειδιά διακομιστή
serve-no-store = το { $file } δεν μπορεί να χρησιμοποιηθεί (`{ $detail }`)
serve-full = { $file }: ο δίσκος είναι γεμάτος· ελευθέρωσε χώρο και ξεκίνα πάλι
serve-locked = { $file }: το έχει κλειδώσει άλλο πρόγραμμα· κλείσε εκείνο το πρόγραμμα και ξεκίνα πάλι
serve-damaged = το { $file } δεν είναι βάση δεδομένων αυτού του προγράμματος, ή χάλασε (`{ $detail }`)
serve-in-use = στο { $address } ακούει άλλο πρόγραμμα
serve-half-tls = ένα πιστοποιητικό θέλει το κλειδί του: δώσε και τα δύο, --tls-cert και --tls-key
serve-no-certificate = το { $file } δεν έχει πιστοποιητικό· πρέπει να είναι PEM, όπως ανάμεσα σε BEGIN CERTIFICATE και END CERTIFICATE, και ύστερα όσα οδηγούν σε γνωστό
serve-no-tls-key = το { $file } δεν έχει ιδιωτικό κλειδί· πρέπει να είναι PEM και όχι κρυπτογραφημένο
serve-other-key = το { $key } δεν είναι το κλειδί του πιστοποιητικού στο { $cert }· δώσε τα δύο που έγιναν μαζί
serve-bad-certificate = το { $file } δεν κάνει για TLS (`{ $detail }`)
server-rematch-not-over = άλλον αγώνα ζητάς όταν τελειώσει αυτός
server-chat-line = μια γραμμή έχει 1 ως { $most } χαρακτήρες, και τίποτε που δεν διαβάζεται
server-chat-too-many = πολλά μαζεμένα· πες το ξανά σε λίγο
server-claim-clock = εδώ αποφασίζει το ρολόι
server-claim-not-awaited = δεν περιμένουμε τον άλλο παίκτη
server-claim-here = ο άλλος παίκτης είναι εδώ
server-claim-early = ο άλλος παίκτης δεν λείπει ακόμη αρκετή ώρα
server-withdraw-seated = κάποιος κάθισε ήδη

# Τι λέει το `alea db`.
db-counts = αγώνες: { $contests } (τελειωμένοι: { $over }), συμβάντα: { $events }, γραμμές στο ημερολόγιο των ζαριών: { $leaves }
db-sound = Όλα στέκουν.
db-wrong = το { $file } δεν στέκει σε { $count ->
    [one] ένα σημείο
   *[other] { $count } σημεία
}: κράτησέ το όπως είναι, και βάλε πίσω ένα αντίγραφο με `alea db restore`
db-file = το αρχείο έχει βλάβη (`{ $fault }`)
db-log = το ημερολόγιο των ζαριών δεν στέκει από τη γραμμή { $leaf } και πέρα (`{ $why }`)
db-unreadable = ο αγώνας { $contest } δεν διαβάζεται (`{ $detail }`)
db-unread = το ημερολόγιο εγγραφών (WAL) έχει χαλάσει: { $bytes } byte μετά τη φθορά δεν διαβάζονται ({ $pages } σελίδες, { $commits } συναλλαγές)
db-contest = αγώνας { $contest }: { $why }
db-copied = το { $file } είναι αντίγραφο· SHA-256 { $hash }
db-restored = στη θέση του { $file } είναι τώρα το αντίγραφο· ό,τι ήταν εκεί έχει το ίδιο όνομα με .before
db-live = { $folder }: ένας διακομιστής δουλεύει με αυτά τα δεδομένα· σταμάτησέ τον πρώτα
db-exists = το { $file } υπάρχει ήδη· δώσε άλλο αρχείο
db-newer = το { $file } είναι νεότερο από το αντίγραφο, ή δεν διαβάζεται· με --force μπαίνει στη θέση του το αντίγραφο
db-checksum = το { $file } δεν είναι αυτό που λέει το άθροισμα ελέγχου δίπλα του (.sha256), ή δεν υπάρχει άθροισμα· με --force μετράει έτσι κι αλλιώς
keys-now = { $key } υπογράφει τώρα
keys-before = { $key } υπέγραφε πριν
keys-rotated = { $key } είναι το νέο κλειδί· ο διακομιστής υπογράφει με αυτό από την επόμενη εκκίνηση
