# What `alea dice` says of how dice fell. A figure has a name, how many there were, and how often true dice are so far off.
tally-heading = { $contests ->
    [one] 1 match
   *[other] { $contests } match
}, { $rolls ->
    [one] 1 tiro
   *[other] { $rolls } tiri
}
tally-group = { $who }: { $rolls ->
    [one] 1 tiro
   *[other] { $rolls } tiri
}
tally-side = chi sedeva al { $side ->
    [first] primo posto
   *[second] secondo posto
}
tally-all = tutti insieme
tally-seen = usciti
tally-expected = attesi
tally-of = su
tally-chance = probabilità
tally-one-in = 1 su { $number }
tally-doubles = doppi
tally-ones = dadi che segnano 1
tally-twos = dadi che segnano 2
tally-threes = dadi che segnano 3
tally-fours = dadi che segnano 4
tally-fives = dadi che segnano 5
tally-sixes = dadi che segnano 6
tally-six-six = 6-6
tally-doubles-in-a-row = più doppi di fila
tally-sixes-in-a-row = più tiri di fila con un 6
tally-six-six-in-a-row = più 6-6 di fila
tally-legend = Probabilità: quanto spesso dadi onesti si scostano tanto, o di più, da ciò che si attende, se si guarda soltanto questa cifra; per i tiri di fila, quanto spesso sono altrettanti o di più.
tally-compared = { $figures } cifre sono state confrontate con dadi onesti. Su tante, circa { $far } superano per puro caso 1 su 20. Perciò una cifra è segnata solo se meno di 1 su 20 di questi resoconti, con dadi onesti, ne ha una simile: * rara, ** difficilmente un caso.
tally-usual = Qui non c'è nulla di raro: i dadi onesti cadono così.
tally-rare = * { $who }, { $figure }: raro, ma capita anche con dadi onesti, in 1 di { $reports } resoconti come questo. Altre partite diranno se era un caso.
tally-hardly = ** { $who }, { $figure }: difficilmente un caso. Con dadi onesti capita in meno di 1 su { $reports } resoconti come questo.
tally-openings = { $count ->
    [one] Non contato: 1 lancio di un dado a testa per decidere chi comincia.
   *[other] Non contati: { $count } lanci di un dado a testa per decidere chi comincia.
}
tally-not-rolled = { $count ->
    [one] Non contato: 1 turno in cui nessuno ha tirato, quali che siano i dadi scritti.
   *[other] Non contati: { $count } turni in cui nessuno ha tirato, quali che siano i dadi scritti.
}
tally-verify = Dove una registrazione ha una prova dei suoi dadi, `alea verify` dice con certezza se sono giusti.
tally-cannot-be = match { $contest }, evento { $event }: { $why }
