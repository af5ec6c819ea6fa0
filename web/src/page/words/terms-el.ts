/** The words of the glossary as they stand in running Greek text: `terms-en.ts` says how they are written. */
export default `
0 bar: μπάρα
0 bear off: μαζεύω, μαζεύει, μαζεύεις, μαζεύουν, μαζεύεται, μαζεύονται, μαζέψει, μαζέψεις, μαζευτεί, μαζευτούν, μαζεμένο, μάζεμα
0 blot: μονό πούλι, μονά πούλια
0 checker: πούλι, πούλια, πουλιών
0 enter: μπαίνει, μπαίνουν, μπει, μπουν | not dice
0 gap: κενό, κενά
0 home board: σπίτι, σπιτιού, σπίτια | not dice
0 made point: =πόρτα, =πόρτες
0 pip: βήματα
0 point: θέση, θέσεις | not dice
0 prime: εξάπορτο, εξάπορτα, εξάπορτό
0 quadrant: περιοχή, περιοχές, περιοχής
0 start point: αφετηρία, αφετηρίας
1 cocked dice: στραβά ζάρια
1 dance: γκέλα
1 double: διπλή ζαριά, διπλή, διπλές, !απλή ή διπλή, !διπλή νίκη
1 fours, sixes: ντόρτια, εξάρες
1 hit: χτυπώ, χτυπά, χτυπάς, χτυπήσουν, χτυπηθεί, χτυπιέται, χτύπημα, χτύπησε | not dice
1 hit and run: χτυπώ και φεύγω, χτυπάς και φεύγεις
2 double win: διπλό | not cube scoring backgammon nackgammon hypergammon dice
2 frozen: αδιέξοδο
2 mother: μάνα, μάνας, μάνες
2 pin: πιάνει, πιάνεται, πιάνουν, πιαστεί, πιασμένο, πιασμένη, πιασμένα, πιάσεις, πιάσει | only plakoto tapa tavli beginners
2 runner: πρώτο πούλι | only fevga moultezim narde tavli
2 single win: απλό | not dice
2 start quadrant: περιοχή αφετηρίας, περιοχής αφετηρίας
2 tie: ισοπαλία
2 trapping prime: εγκλωβισμός, εγκλωβισμό
2 waiver: εξαίρεση
3 automatic double: αυτόματοι διπλασιασμοί
3 backgammon: τριπλό, τριπλά
3 beaver: μπίβερ
3 Crawford game: παιχνίδι Crawford, Crawford
3 double: διπλασιάζω, διπλασιάζει, διπλασιάζεις, διπλασιάζουν, διπλασιάσει, διπλασιάσεις, διπλασίασε, διπλασιασμός, διπλασιασμό, διπλασιασμού, διπλασιασμοί
3 doubling cube: κύβος, κύβο, κύβου, κύβος του διπλασιασμού, κύβος διπλασιασμού, κύβο διπλασιασμού
3 gammon: διπλό, διπλά | only cube scoring backgammon nackgammon hypergammon
3 Holland rule: Holland
3 Jacoby rule: κανόνας Jacoby, Jacoby
3 match: αγώνας, αγώνα, αγώνες, αγώνων
3 money play: παιχνίδι για χρήματα, για χρήματα
3 otter: ότερ
3 pass: πάσο
3 raccoon: ρακούν
3 redouble: ξαναδιπλασιάζεις, ξαναδιπλασιάσει
3 resign: εγκαταλείπεις, εγκατάλειψη
3 stake: αξία | only cube
3 take: δέχομαι, δέχεται, δέχεσαι, δεχτείς, δεχτεί | only cube
3 Vidos: βίδο
4 block: φράγμα | only narde
4 head: κεφάλι | only narde
4 mars: μαρς
5 Black: τα μαύρα
5 capture: αιχμαλωσία, αιχμαλωσίες, αιχμαλωτίζει, αιχμαλωτίζεις, αιχμαλωτίζουν, αιχμαλωτίσει, αιχμαλωτιστεί
5 centre: κέντρο
5 draw: ισοπαλία
5 edge: άκρη, άκρης
5 encircle: περικυκλωθεί
5 escape: διαφυγή
5 flank: πλαισιώνουν, πλαισιωμένος
5 king: βασιλιάς, βασιλιά
5 man, men: στρατιώτης, στρατιώτη, στρατιώτες
5 piece: κομμάτι, κομμάτια
5 point: σημείο, σημεία
5 repetition: επανάληψη, επανάληψης
5 White: τα λευκά
`;
