/** The words of the glossary as they stand in running Italian text: `terms-en.ts` says how they are written. */
export default `
0 bar: bar
0 bear off: portare fuori, porta fuori, portato fuori, portata fuori, portarla fuori, portarle fuori
0 blot: pedina scoperta, blot
0 checker: pedina, pedine
0 enter: rientrare, rientra, rientrata | not dice
0 gap: buco, buchi
0 home board: casa | not dice
0 pip: pip
0 point: punta, punte
0 prime: muro, muri
0 quadrant: quadrante, quadranti
0 start point: punta di partenza
1 cocked dice: dadi in bilico, in bilico
1 double: doppio | not cube scoring dice
1 hit: colpire, colpisce, colpisci, colpita, colpite, colpito, colpo, colpendo | not dice
1 hit and run: colpisci e fuggi
2 double win: vittoria doppia
2 frozen: stallo
2 mother: madre, madri
2 pin: inchiodare, inchioda, inchiodi, inchiodano, inchiodata, inchiodate, inchiodato, inchiodarla
2 runner: corridore
2 single win: vittoria singola
2 start quadrant: quadrante di partenza
2 tie: patta
2 trapping prime: muro che intrappola
2 waiver: deroga
3 automatic double: raddoppi automatici
3 beaver: beaver
3 Crawford game: partita Crawford, Crawford
3 double: raddoppiare, raddoppia, raddoppio, raddoppi
3 doubling cube: cubo, cubo del raddoppio
3 gammon: gammon
3 Holland rule: Holland
3 Jacoby rule: Jacoby
3 match: match
3 money play: gioco singolo
3 otter: otter
3 pass: passare, passa | only cube
3 raccoon: raccoon
3 redouble: raddoppiare di nuovo
3 resign: resa
3 stake: posta, poste | only cube scoring backgammon
3 take: accettare, accetta, accetti | only cube
3 too good: troppo forte per raddoppiare | only cube
3 Vidos: Vidos
4 block: blocco | only narde
4 head: testa | only narde
4 mars: mars
5 Black: =Nero
5 capture: cattura, catturare, catturano, catture, catturato, catturata, catturando
5 centre: centro
5 draw: patta
5 edge: bordo
5 encircle: accerchiato
5 flank: stringono
5 king: re
5 man, men: pedina, pedine
5 piece: pezzo, pezzi
5 point: punto, punti
5 repetition: ripetizione
5 White: =Bianco
`;
