# The page that verifies records in a browser.
verifier-title = Controllo dei dadi
verifier-about = Questa pagina controlla i dadi dei verbali di alea. Funziona dal disco, non manda nulla a nessuno e usa solo la crittografia del browser.
verifier-record = Verbale
verifier-log = Registro (se lo hai)
verifier-key = La chiave pubblica del server (se l'hai conservata)
verifier-drop = Scegli un file o lascialo cadere qui.
verifier-line = Verbale { $line }
verifier-not-legal = Se le mosse sono permesse qui non si controlla, perché servono le regole; lo controlla `alea verify`.
verifier-no-record = Questo non è un verbale di alea.
verifier-no-key = Una chiave è di 64 cifre in base 16.
verifier-bad-log = La riga { $line } del registro non torna.
verifier-no-crypto = Questo browser non dà crittografia a questa pagina. Aprila dal disco, con HTTPS o da localhost, in un browser che conosce Ed25519.
verifier-running = Controllo in corso …
verifier-language = Lingua
