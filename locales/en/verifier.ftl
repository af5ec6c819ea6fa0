# The page that verifies records in a browser.
verifier-title = Verify dice
verifier-about = This page checks the dice of records of alea. It works from disk, sends nothing anywhere and uses only the cryptography of your browser.
verifier-record = Record
verifier-log = Log (if you have it)
verifier-key = The server's public key (if you have pinned it)
verifier-drop = Choose a file, or drop it here.
verifier-line = Record { $line }
verifier-not-legal = Whether the plays are legal is not checked here, since that takes the rules; `alea verify` checks it.
verifier-no-record = This is no record of alea.
verifier-no-key = A key is 64 digits of base 16.
verifier-bad-log = Line { $line } of the log does not fit.
verifier-no-crypto = This browser gives this page no cryptography. Open it from disk, by HTTPS or from localhost, in a browser that knows Ed25519.
verifier-running = Checking …
verifier-language = Language
