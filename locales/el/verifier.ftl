# The page that verifies records in a browser.
verifier-title = Έλεγχος ζαριών
verifier-about = Αυτή η σελίδα ελέγχει τα ζάρια σε καταγραφές του alea. Λειτουργεί από τον δίσκο, δεν στέλνει τίποτα πουθενά και χρησιμοποιεί μόνο την κρυπτογραφία του περιηγητή σου.
verifier-record = Καταγραφή
verifier-log = Ημερολόγιο (αν το έχεις)
verifier-key = Το δημόσιο κλειδί του διακομιστή (αν το έχεις κρατήσει)
verifier-drop = Διάλεξε ένα αρχείο ή άφησέ το εδώ.
verifier-line = Καταγραφή { $line }
verifier-not-legal = Εδώ δεν ελέγχεται αν οι κινήσεις επιτρέπονται, αφού χρειάζονται οι κανόνες· το ελέγχει το `alea verify`.
verifier-no-record = Αυτό δεν είναι καταγραφή του alea.
verifier-no-key = Ένα κλειδί είναι 64 ψηφία του δεκαεξαδικού.
verifier-bad-log = Η γραμμή { $line } του ημερολογίου δεν ταιριάζει.
verifier-no-crypto = Αυτός ο περιηγητής δεν δίνει κρυπτογραφία σε αυτή τη σελίδα. Άνοιξέ την από τον δίσκο, με HTTPS ή από το localhost, σε περιηγητή που γνωρίζει το Ed25519.
verifier-running = Γίνεται έλεγχος …
verifier-language = Γλώσσα
