/**
 * The words of the glossary as they stand in running English text: the section of the glossary, counted from 0, the English term of the row,
 * its forms, and on which pages only, or not, they mean that. `=` before a form: exactly so, no capital; `!` before words: here nothing is
 * meant by them. Rows that are missing need no explanation, or stand in no text.
 */
export default `
0 bar: bar
0 bear off: bear off, bears off, bearing off, borne off
0 blot: blot
0 checker: checker, checkers
0 enter: enter, enters | not dice
0 gap: gap, gaps
0 home board: home board, home boards
0 pip: pips
0 point: point, points | not scoring cube tavli dice
0 prime: prime
0 quadrant: quadrant, quadrants
0 start point: start point
1 cocked dice: cocked dice, cocked
1 double: double, doubles, !single or double | not cube scoring dice
1 fours, sixes: sixes
1 hit: hit, hits, hitting | not dice
1 hit and run: hit and run
2 double win: double win
2 frozen: frozen
2 mother: mother, mothers
2 pin: pin, pins, pinned, pinning
2 runner: runner
2 single win: single win
2 start quadrant: start quadrant
2 tie: tie | not cube
2 trapping prime: trapping prime
2 waiver: waiver
3 automatic double: automatic doubles
3 backgammon: backgammons, a backgammon
3 beaver: beaver, beavers
3 Crawford game: Crawford game, Crawford
3 double: double, doubles, doubling | only cube dice
3 doubling cube: doubling cube, cube
3 gammon: gammon, gammons
3 Holland rule: Holland
3 Jacoby rule: Jacoby
3 match: match, matches
3 money play: money play
3 otter: otter
3 pass: pass, passes, passed, passing | only cube scoring
3 raccoon: raccoon
3 redouble: redouble
3 resign: resign, resignation
3 stake: stake, stakes
3 take: take, takes, taken | only cube
3 too good: too good | only cube
3 Vidos: Vidos
4 block: block | only narde
4 head: head | only narde
4 mars: mars
5 Black: =Black
5 capture: capture, captures, captured
5 centre: centre
5 draw: draw, draws
5 edge: edge
5 encircle: encircled
5 escape: escaped
5 flank: flank, flanked
5 king: king
5 man, men: man, men
5 piece: piece, pieces
5 point: point, points
5 repetition: repetition
5 White: =White
`;
