# The options of the rules: option-KEY what it is about, in one line; name-option-KEY its row in the menu, at most 11 letters;
# choice-KEY-VALUE a value in words, at most 20 letters; choice-KEY-VALUE-about what it means, at most 40 letters.
option-bear_off = che cosa fa in casa un dado la cui punta è vuota mentre una più alta è occupata
name-option-bear_off = Uscita
choice-bear_off-higher_moves = muove la più alta
choice-bear_off-higher_moves-about = punta vuota: muove una pedina più alta
choice-bear_off-take_highest = esce la più alta
choice-bear_off-take_highest-about = punta vuota: esce la pedina più alta
option-win_values = quanto vale al massimo una vittoria
name-option-win_values = Vittorie
choice-win_values-single = singole
choice-win_values-single-about = ogni vittoria vale un punto
choice-win_values-double = fino a doppie
choice-win_values-double-about = 2 punti se chi perde non ne ha fuori
choice-win_values-triple = fino a triple
choice-win_values-triple-about = 3 con una sul bar o in casa altrui
option-hit_and_run = se una pedina che ha colpito nella propria casa può proseguire nello stesso turno
name-option-hit_and_run = Colpo e via
choice-hit_and_run-allowed = permesso
choice-hit_and_run-allowed-about = chi colpisce in casa può proseguire
choice-hit_and_run-forbidden = vietato
choice-hit_and_run-forbidden-about = chi colpisce in casa resta per il turno
option-bear_off_while_pinned = se un giocatore porta fuori mentre una sua pedina è inchiodata
name-option-bear_off_while_pinned = Inchiodata
choice-bear_off_while_pinned-allow = si porta fuori
choice-bear_off_while_pinned-allow-about = una pedina inchiodata non impedisce
choice-bear_off_while_pinned-forbid = non si porta fuori
choice-bear_off_while_pinned-forbid-about = finché una propria è inchiodata
option-mother = che cosa comporta inchiodare l'ultima pedina sulla partenza avversaria
name-option-mother = Madre
choice-mother-immediate_with_waiver = con deroga
choice-mother-immediate_with_waiver-about = vince, salvo che la tua rischi ancora
choice-mother-immediate = vince subito
choice-mother-immediate-about = chi inchioda la madre ha vinto
choice-mother-none = non conta
choice-mother-none-about = la madre è una pedina come le altre
option-mother_value = punti per una madre inchiodata
name-option-mother_value = Suo valore
choice-mother_value = { $number ->
    [one] 1 punto
   *[other] { $number } punti
}
choice-mother_value-about = quanto vale una madre inchiodata
option-prime_check = quando si giudicano i limiti alle punte occupate
name-option-prime_check = Limiti
choice-prime_check-end_of_turn = alla fine
choice-prime_check-end_of_turn-about = contano le punte tenute a fine turno
choice-prime_check-each_step = a ogni mossa
choice-prime_check-each_step-about = contano le punte tenute a ogni dado
option-start_quadrant = in quale quadrante di partenza non si possono occupare tutte e sei le punte
name-option-start_quadrant = Sei punte
choice-start_quadrant-own = non nel tuo
choice-start_quadrant-own-about = il tuo quadrante di partenza mai pieno
choice-start_quadrant-either = in nessuno dei due
choice-start_quadrant-either-about = nessun quadrante di partenza pieno
choice-start_quadrant-opponent = non nell'altrui
choice-start_quadrant-opponent-about = il quadrante avversario mai pieno
option-runner = se la prima pedina deve superare da sola la partenza avversaria
name-option-runner = Corridore
choice-runner-pass = passa da solo
choice-runner-pass-about = le altre aspettano che sia passato
choice-runner-none = nessuna regola
choice-runner-none-about = tutte muovono fin dall'inizio
option-setup = quali dei 73 pezzi della figura perduta sono bianchi: la lettura di Murray o quella di Walker
name-option-setup = Inizio
choice-setup-murray = di Murray
choice-setup-murray-about = l'inizio come lo legge Murray
choice-setup-walker = di Walker
choice-setup-walker-about = l'inizio come lo legge Walker
option-repetition = che cosa succede quando una posizione appare per la terza volta
name-option-repetition = Ripetizione
choice-repetition-draw = patta
choice-repetition-draw-about = alla terza volta è patta
choice-repetition-loss_for_mover = perde chi muove
choice-repetition-loss_for_mover-about = perde chi la ripete la terza volta
choice-repetition-loss_for_white = perde il Bianco
choice-repetition-loss_for_white-about = alla terza volta perde il Bianco
choice-repetition-ignore = niente
choice-repetition-ignore-about = le posizioni tornano senza limiti
option-no_capture_limit = la partita è patta dopo tante mosse senza catture; 0 vuol dire mai
name-option-no_capture_limit = Senza prese
choice-no_capture_limit = { $number ->
    [0] mai patta
   *[other] { $number } mosse
}
choice-no_capture_limit-about = { $number ->
    [0] si continua anche senza catture
   *[other] tante senza catture e la partita è patta
}
option-encirclement = se il Nero vince quando nessun pezzo bianco può più raggiungere il bordo
name-option-encirclement = Accerchiare
choice-encirclement-off = non conta
choice-encirclement-off-about = il Nero deve catturare il re
choice-encirclement-on = vince il Nero
choice-encirclement-on-about = quando il Bianco è chiuso dal bordo
option-king_immobile = se il Nero vince quando una sua mossa lascia il re accanto a una pedina nera e senza mosse
name-option-king_immobile = Re fermo
choice-king_immobile-off = non conta
choice-king_immobile-off-about = un re senza mosse non è perso
choice-king_immobile-black_wins = vince il Nero
choice-king_immobile-black_wins-about = un re accanto al Nero e senza mosse

# Choices that exclude each other.
conflict-mother-value = mother_value dice quanto vale una madre inchiodata, e con mother=none non vale nulla
conflict-endless = repetition=ignore vuole un no_capture_limit sopra 0, altrimenti la partita potrebbe non finire mai
conflict-board-size = la tavola vuole da 3 a 19 linee
conflict-not-square = la posizione iniziale non è una tavola quadrata della sua misura
conflict-not-one-king = la posizione iniziale vuole un re
