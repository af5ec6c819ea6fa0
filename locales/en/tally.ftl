# What `alea dice` says of how dice fell. A figure has a name, how many there were, and how often true dice are so far off.
tally-heading = { $contests ->
    [one] 1 contest
   *[other] { $contests } contests
}, { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
}
tally-group = { $who }: { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
}
tally-side = everybody who sat { $side ->
    [first] first
   *[second] second
}
tally-all = everybody
tally-seen = fell
tally-expected = expected
tally-of = of
tally-chance = chance
tally-one-in = 1 in { $number }
tally-doubles = doubles
tally-ones = dice that show 1
tally-twos = dice that show 2
tally-threes = dice that show 3
tally-fours = dice that show 4
tally-fives = dice that show 5
tally-sixes = dice that show 6
tally-six-six = 6-6
tally-doubles-in-a-row = most doubles in a row
tally-sixes-in-a-row = most with a 6 in a row
tally-six-six-in-a-row = most 6-6 in a row
tally-legend = Chance: how often true dice are as far from what is expected as these, or further, if one looks at this figure alone; in a row, how often there are as many or more.
tally-compared = { $figures } figures were compared with true dice. Of so many, about { $far } will be beyond 1 in 20 by chance alone. So a figure is marked only if fewer than 1 in 20 such reports of true dice have one like it: * rare, ** hardly chance.
tally-usual = Nothing here is rare: true dice fall like this.
tally-rare = * { $who }, { $figure }: rare, but true dice do it too, in 1 of { $reports } such reports. More games will show whether it was chance.
tally-hardly = ** { $who }, { $figure }: hardly chance. True dice do it in fewer than 1 of { $reports } such reports.
tally-openings = { $count ->
    [one] Not counted: 1 throw of one die each for who begins.
   *[other] Not counted: { $count } throws of one die each for who begins.
}
tally-not-rolled = { $count ->
    [one] Not counted: 1 turn in which nobody rolled, whatever dice stand there.
   *[other] Not counted: { $count } turns in which nobody rolled, whatever dice stand there.
}
tally-verify = Where a record has a proof of its dice, `alea verify` tells for certain whether they are right.
tally-cannot-be = contest { $contest }, event { $event }: { $why }
