# Names of games, and what each is in one line (at most 40 letters).
game-backgammon = Μπάκγκαμον
game-portes = Πόρτες
game-plakoto = Πλακωτό
game-fevga = Φεύγα
game-tavla = Τάβλα
game-nackgammon = Νάκγκαμον
game-hypergammon = Χάιπεργκαμον
game-moultezim = Μουλτεζίμ
game-narde = Νάρντε
game-tapa = Τάπα
game-hnefatafl = Χνεφατάφλ
game-hnefatafl-v1 = Χνεφατάφλ, παραλλαγή 1
game-hnefatafl-v2 = Χνεφατάφλ, παραλλαγή 2
game-hnefatafl-v3 = Χνεφατάφλ, παραλλαγή 3
game-tavli = Τάβλι

about-backgammon = με τον κύβο, ένας έως τρεις πόντοι
about-portes = χτύπημα και πόρτες, χωρίς κύβο
about-plakoto = πιάσε το μονό πούλι, πρόσεχε τη μάνα
about-fevga = ίδια φορά και οι δύο, ένα πούλι κλείνει
about-tavla = τουρκικό: όποιος χτυπά στο σπίτι μένει
about-nackgammon = μπάκγκαμον με τέσσερα πούλια πίσω
about-hypergammon = μπάκγκαμον με τρία πούλια
about-moultezim = Φεύγα με όριο στην περιοχή του άλλου
about-narde = ένα πούλι τη φορά φεύγει από το κεφάλι
about-tapa = το βουλγαρικό Πλακωτό, χωρίς μάνα
about-hnefatafl = το τραπέζι του βασιλιά, 19 γραμμές
about-hnefatafl-v1 = ο βασιλιάς κινείται ένα σημείο
about-hnefatafl-v2 = ο βασιλιάς κινείται ένα ή δύο σημεία
about-hnefatafl-v3 = πλαισιωμένος βασιλιάς δεν κινείται
about-tavli = Πόρτες, Πλακωτό και Φεύγα με τη σειρά

# Players of the house.
player-random = παίζει στην τύχη
player-simple = ο θαμώνας
player-static = ένα εκπαιδευμένο δίκτυο
about-player-random = κάθε επιτρεπτό παίξιμο με την ίδια πιθανότητα
about-player-simple = μία κίνηση μπροστά, με όσα λένε οι παίκτες για το παιχνίδι
about-player-static = μία κίνηση μπροστά, με εκπαιδευμένα δίκτυα, στο μπάκγκαμον

# Numbers with their words.
points = { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
}
games = { $games ->
    [one] 1 παιχνίδι
   *[other] { $games } παιχνίδια
}
