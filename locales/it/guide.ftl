# What a first game is explained with, beside the board; web/src/page/guide.ts says when.
guide = Una prima partita guidata
guide-next = Capito
guide-end = Niente più spiegazioni

# What each game is about, and what is special in it.
guide-aim-backgammon = Le tue pedine vanno dai numeri alti ai bassi, fino alla tua casa, le punte da 1 a 6. Quando ci sono tutte e quindici, escono dal tavoliere. Vince chi finisce per primo.
guide-aim-portes = Le tue pedine vanno dai numeri alti ai bassi, fino alla tua casa, le punte da 1 a 6. Quando ci sono tutte e quindici, escono dal tavoliere. Vince chi finisce per primo, e vale doppio se l'altro non ne ha fuori nessuna.
guide-aim-tavla = Le tue pedine vanno dai numeri alti ai bassi, fino alla tua casa, le punte da 1 a 6. Quando ci sono tutte e quindici, escono dal tavoliere. Vince chi finisce per primo.
guide-aim-nackgammon = Le tue pedine vanno dai numeri alti ai bassi, fino alla tua casa, le punte da 1 a 6. Quando ci sono tutte e quindici, escono dal tavoliere. Quattro delle tue hanno davanti tutta la strada.
guide-aim-hypergammon = Hai tre pedine, con tutta la strada davanti: dai numeri alti ai bassi, fino alla tua casa, le punte da 1 a 6, e fuori. Vince chi ha fuori per primo tutte e tre.
guide-aim-plakoto = Tutte le tue pedine partono dalla punta 24 e scendono fino alla tua casa, le punte da 1 a 6. Quando ci sono tutte, escono dal tavoliere. Qui nessuno torna indietro: chi resta solo può essere inchiodato.
guide-aim-tapa = Tutte le tue pedine partono dalla punta 24 e scendono fino alla tua casa, le punte da 1 a 6. Quando ci sono tutte, escono dal tavoliere. Qui nessuno torna indietro: chi resta solo può essere inchiodato.
guide-aim-fevga = Le due parti girano nello stesso verso. Le tue pedine partono dalla punta 24 e fanno il giro fino alla tua casa, le punte da 1 a 6, e fuori. Nessuno viene colpito: una sola pedina basta a chiudere la sua punta all'altro.
guide-aim-moultezim = Le due parti girano nello stesso verso. Le tue pedine partono dalla punta 24 e fanno il giro fino alla tua casa, le punte da 1 a 6, e fuori. Nessuno viene colpito: una sola pedina basta a chiudere la sua punta all'altro.
guide-aim-narde = Le due parti girano nello stesso verso. Le tue pedine partono dalla punta 24, la testa, e fanno il giro fino alla tua casa, le punte da 1 a 6, e fuori. Nessuno viene colpito: una sola pedina basta a chiudere la sua punta all'altro.
guide-aim-hnefatafl = Qui non ci sono dadi. Il Bianco ha il re e vince quando lui raggiunge il bordo, dovunque. Il Nero vince se lo prende: quattro pedine nere, su tutti e quattro i lati.
guide-aim-hnefatafl-v1 = Qui non ci sono dadi. Il Bianco ha il re e vince quando lui raggiunge il bordo, dovunque. Il Nero vince se lo prende: quattro pedine nere, su tutti e quattro i lati. In questa variante il re muove di un punto alla volta.
guide-aim-hnefatafl-v2 = Qui non ci sono dadi. Il Bianco ha il re e vince quando lui raggiunge il bordo, dovunque. Il Nero vince se lo prende: quattro pedine nere, su tutti e quattro i lati. In questa variante il re muove di uno o due punti alla volta.
guide-aim-hnefatafl-v3 = Qui non ci sono dadi. Il Bianco ha il re e vince quando lui raggiunge il bordo, dovunque. Il Nero vince se lo prende: quattro pedine nere, su tutti e quattro i lati. In questa variante il re resta fermo finché due pedine nere lo stringono.
guide-special-tavla = La pedina che colpisce nella propria casa ci resta per questo turno: non può proseguire.
guide-special-plakoto = L'ultima pedina sulla tua punta 24 è la madre. Se viene inchiodata lì perdi la partita, e due punti, a meno che l'altro abbia ancora una pedina sulla sua partenza: portala via in tempo.
guide-special-fevga = All'inizio corre una pedina sola: finché non ha superato la partenza dell'altro, la tua punta 12, nessun'altra può muovere. E alla fine del turno non puoi tenere tutte e sei le punte da 24 a 19.
guide-special-moultezim = All'inizio corre una pedina sola: finché non ha superato la partenza dell'altro, la tua punta 12, nessun'altra può muovere. E puoi tenere al massimo quattro delle sei punte da cui parte l'altro, le tue da 12 a 7, e non tutte e sei le tue, da 24 a 19.
guide-special-narde = Una sola pedina a turno lascia la testa; due al tuo primissimo turno, con 3-3, 4-4 o 6-6. E sei punte in fila si possono tenere solo se una pedina dell'altro le ha già superate.

# Playing a turn.
guide-roll = Tocca a te. Tira i dadi.
guide-move = { $one } e { $two }: ogni dado porta avanti una pedina di tante punte, e una pedina può usarli tutti e due. Un clic su una pedina gioca il primo dado; clic sui dadi per giocare prima l'altro. Oppure trascinala su uno dei segni.
guide-play = Niente è ancora deciso: le mosse si ritirano una a una. Gioca chiude il tuo turno. Si giocano tutti i dadi che si possono giocare.
guide-double = I dadi uguali si giocano quattro volte.
guide-none = Con questi dadi non si poteva giocare niente. Capita, e il turno passa.
guide-bar = La tua pedina è stata colpita e sta sul bar. Deve rientrare per prima, nella casa dell'altro: con un 1 sulla 24, con un 6 sulla 19. Dove ce ne sono due dell'altro non può.
guide-hit = Hai colpito: quella pedina riparte dal bar, e l'altro non può muovere niente prima che sia rientrata.
guide-pinned = Una delle tue è inchiodata: non può muovere finché l'altro ci sta sopra. Le punte con una pedina inchiodata ti sono chiuse.
guide-pin = Ne hai inchiodata una: non può muovere finché non te ne vai. Più resta lì, meglio è per te.
guide-home = Le tue sono tutte in casa: ora escono. Un 5 ne porta fuori una dalla punta 5; se lì non c'è niente, e niente più in alto, esce la più alta.
guide-cube = Il cubo: prima di tirare puoi proporre di giocare per il doppio. L'altro accetta, oppure cede la partita per quanto valeva finora.
guide-offered = Ti propongono di giocare per il doppio. Accetta se da qui vinci una partita su quattro; se passi perdi quanto valeva finora.
guide-over = Questa era la tua prima partita. Il resto è nella pagina delle regole, e la casa gioca ancora quando vuoi.

# How to play it well.
guide-tip-blots = Due pedine insieme sono al sicuro e tengono la punta. Una sola può essere colpita: guarda a che distanza stanno le pedine dell'altro. Sei punte o meno è vicino.
guide-tip-prime = Punte fatte in fila sono un muro. Sei non lasciano passare nessuno. Fai punte vicino alla tua casa, davanti alle ultime pedine dell'altro.
guide-tip-alone = Porta due pedine sulla stessa punta quando puoi. Una sola in fondo alla tua casa può restare inchiodata per tutta la partita.
guide-tip-pin = Più a fondo nella tua casa ne inchiodi una, più deve aspettare lì, e più tardi l'altro la porta a casa.
guide-tip-spread = Distribuisciti: ogni tua pedina è una punta chiusa. Alcune vicine, davanti alle pedine dell'altro, le rallentano.
guide-tip-ahead = Guarda dove l'altro deve ancora passare, e mettiti lì. Ma lascia strade anche per te: i tuoi muri non si spostano per i tuoi dadi.

# Without dice.
guide-tafl-move = Hai { $colour ->
    [white] il Bianco, il re e i suoi uomini
   *[black] il Nero, le pedine tutt'intorno
  }. Tutti i pezzi vanno dritti, quanto vogliono, senza saltare nessuno. Clic su uno per vedere dove può andare, poi clic sul posto.
guide-tafl-taken = Una pedina è presa quando ha un nemico su tutti e due i lati in una linea, per mano di chi muove lì. Chi entra da sé fra due è al sicuro.
guide-tafl-white = Il re vuole linee libere. Aprine, manda avanti le pedine, e minaccia di raggiungere il bordo in due modi insieme.
guide-tafl-black = Chiudi prima gli angoli: pedine in diagonale fra loro si prendono difficilmente, e niente passa. Con la pazienza si prende il re.
