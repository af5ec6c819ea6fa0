//! Hand-made positions for the games in which one checker holds a point: Fevga, Moultezim, Narde ("docs/rules/fevga.en.md",
//! "docs/rules/moultezim.en.md", "docs/rules/narde.en.md"). The opponent's start is the mover's point 12. Nothing here was
//! computed by the oracle.

mod drawn;

use drawn::At;

const PRIMES: [&str; 2] = ["fevga", "moultezim"];

#[test]
fn one_checker_holds_a_point() {
    for game in ["fevga", "moultezim", "narde"] {
        At::new(game, "x=24:1 o=21:1", "31").plays("24/23 23/20").leads_to(&["x=20:1 o=21:1"]);
        At::new(game, "x=24:1 o=23:1,21:3", "31").plays("").dice(0);
    }
}

#[test]
fn the_runner_goes_alone_until_it_has_passed() {
    for game in PRIMES {
        let start = "x=24:15 o=12:15";
        At::new(game, start, "65").plays("24/18 18/13, 24/19 19/13");
        At::with(game, &[("runner", "none")], start, "65")
            .plays("24/18 18/13, 24/19 19/13, 24/18 24/19, 24/19 24/18");
        // The release acts at once.
        At::new(game, "x=24:14,17:1 o=12:14,5:1", "66").plays("17/11 24/18 24/18 24/18").dice(4);
        // On the opponent's start it has not passed.
        At::new(game, "x=24:14,14:1 o=11:1", "21").plays("14/12").dice(1);
        At::with(game, &[("runner", "none")], "x=24:14,14:1 o=11:1", "21").has("24/22 24/23").dice(2);
        At::new(game, "x=24:14,12:1 o=20:1", "21").has("12/11 24/22").lacks("24/22 12/11").has("12/10 24/23");
        // Stuck, it holds all the others back.
        At::new(game, "x=24:14,16:1 o=15:1,14:1,13:1,12:1,11:1,10:1", "65").plays("").dice(0);
    }
    At::new("narde", "x=24:14,18:1 o=12:15", "21").turn(2).has("24/22 22/21").has("18/16 24/23");
}

#[test]
fn no_turn_ends_with_the_own_start_quadrant_full() {
    for game in PRIMES {
        let position = "x=24:2,23:1,22:1,21:1,20:1,5:1 o=2:1,1:1";
        let at = At::new(game, position, "51");
        at.lacks("24/19 5/4").lacks("5/4 24/19").has("24/19 24/23").has("24/23 24/19").has("24/19 19/18");
        let each = At::with(game, &[("prime_check", "each_step")], position, "51");
        each.lacks("24/19 5/4").lacks("24/19 24/23").lacks("24/19 19/18").has("24/23 24/19");
        let opponent = At::with(game, &[("start_quadrant", "opponent")], position, "51");
        opponent.has("24/19 5/4");
        At::with(game, &[("start_quadrant", "either")], position, "51").lacks("24/19 5/4").has("24/19 24/23");
        // Dice that could only break the rule are lost.
        let lost = "x=24:7,23:1,22:1,21:1,20:1 o=18:1,17:1,16:1,15:1,14:1";
        At::new(game, lost, "55").plays("").dice(0);
        At::with(game, &[("start_quadrant", "opponent")], lost, "55").plays("24/19 24/19 24/19 24/19");
        // One die is lost, the other is played.
        let one = "x=24:7,23:2,22:1,21:1,20:1,8:1 o=18:1,17:1,16:1,15:1,14:1,3:1";
        At::new(game, one, "54").plays("24/20, 8/4").dice(1);
    }
}

#[test]
fn the_opponents_start_quadrant() {
    let position = "x=12:1,11:1,10:1,9:1,8:2,3:1 o=20:1";
    At::new("fevga", position, "21").has("3/1 8/7");
    for word in ["opponent", "either"] {
        let at = At::with("fevga", &[("start_quadrant", word)], position, "21");
        at.lacks("3/1 8/7").lacks("8/7 3/1").has("8/7 12/10").has("8/7 7/5");
        let rules = &[("start_quadrant", word), ("prime_check", "each_step")];
        At::with("fevga", rules, position, "21").lacks("8/7 12/10").has("12/10 8/7");
    }
}

#[test]
fn moultezim_holds_four_points_of_the_opponents_start() {
    let position = "x=12:1,11:1,10:1,9:2,3:1 o=20:1";
    At::new("fevga", position, "21").has("9/8 3/1");
    let at = At::new("moultezim", position, "21");
    at.lacks("9/8 3/1").lacks("3/1 9/8").has("9/8 12/10").has("12/10 9/8").has("9/8 8/6");
    let each = At::with("moultezim", &[("prime_check", "each_step")], position, "21");
    each.lacks("9/8 12/10").has("12/10 9/8").lacks("9/8 8/6");
    // Five that stand already must become four.
    let five = "x=12:1,11:1,10:1,9:1,8:1,3:1 o=20:1";
    At::new("moultezim", five, "21").lacks("3/1 8/7").has("3/1 9/8");
    // With each step judged, five may stay five on the way.
    At::with("moultezim", &[("prime_check", "each_step")], five, "21").has("8/7 9/7").lacks("8/7 3/1");
}

#[test]
fn no_turn_ends_with_the_opponent_locked_in() {
    let locks = |position: &str, turn: &str| {
        for game in ["fevga", "moultezim"] {
            At::with(game, &[("runner", "none")], position, "31").lacks(turn);
        }
    };
    let free = |position: &str, turn: &str| {
        At::new("fevga", position, "31").has(turn);
    };
    // In front of his start, 11 to 6.
    locks("x=11:1,10:1,9:1,8:1,7:2,5:1 o=12:15", "7/6 5/2");
    locks("x=11:1,10:1,9:1,8:1,7:2,5:1 o=12:15", "5/2 7/6");
    locks("x=11:1,10:1,9:1,8:1,7:2,5:1 o=12:9", "7/6 5/2");
    free("x=11:1,10:1,9:1,8:1,7:2,5:1 o=20:1,12:14", "7/6 5/2");
    free("x=11:1,10:1,9:1,8:1,7:2,5:1 o=13:1,12:14", "7/6 5/2");
    // Counted along his path, over the seam of the numbering: his 14 to 8 are 2, 1 and 24 to 20.
    locks("x=24:1,23:1,22:1,21:2,9:1,1:1 o=2:15", "21/20 9/6");
    free("x=24:1,23:1,22:1,21:2,9:1,1:1 o=3:15", "21/20 9/6");
    // The last six points of his path, and none behind which fewer than six lie.
    locks("x=18:1,17:1,16:1,15:1,14:2,5:1 o=19:15", "14/13 5/2");
    free("x=17:1,16:1,15:1,14:1,13:2,5:1 o=18:15", "13/12 5/2");
    // Six, but not directly before him.
    free("x=18:1,17:1,16:1,15:1,14:2,5:1 o=20:15", "14/13 5/2");
    // A longer prime locks in as well.
    locks("x=19:1,18:1,17:1,16:1,15:1,14:2,5:1 o=20:15", "14/13 5/2");
    locks("x=19:1,18:1,17:1,16:1,15:1,14:2,5:2 o=20:15", "5/4 5/2");
}

#[test]
fn when_the_lock_is_judged() {
    let position = "x=11:1,10:1,9:1,8:1,7:2,5:1 o=12:15";
    At::new("fevga", position, "31").has("7/6 11/8").has("11/8 7/6");
    At::with("fevga", &[("prime_check", "each_step")], position, "31").lacks("7/6 11/8").has("11/8 7/6");
}

#[test]
fn a_lock_that_the_opponent_walked_into_is_opened_if_it_can_be() {
    At::new("fevga", "x=20:1,11:1,10:1,9:1,8:1,7:1,6:1 o=12:15", "21")
        .lacks("20/18 18/17")
        .has("6/4 4/3")
        .has("11/10 20/18")
        .has("20/18 11/10");
    // 6/1 opens and leaves no six; 13/8/2 plays two dice and does not open.
    let six = "x=13:1,6:1,5:1,4:1,3:1,2:1,1:1 o=7:15";
    for game in PRIMES {
        At::new(game, six, "65").plays("6/1").dice(1);
        // The larger of two dice only if it opens too.
        At::new(game, six, "66").plays("").dice(0);
        // What cannot be opened may stay, and forbids nothing.
        At::new(game, "x=20:1,18:1,6:1,5:1,4:1,3:1,2:1,1:1 o=7:15", "66")
            .dice(4)
            .leads_to(&["x=12:1,6:1,5:1,4:1,3:1,2:2,1:1 o=7:15", "x=8:1,6:2,5:1,4:1,3:1,2:1,1:1 o=7:15"]);
        // Bearing off opens too, if it is what opens.
        At::new(game, "x=14:1,6:1,5:1,4:1,3:1,2:1,1:1 o=7:15", "66").plays("14/8 8/2 6/off 5/off");
    }
    // What opens must be legal otherwise: here six points must become four first, which takes all the dice.
    At::new(
        "moultezim",
        "x=23:1,21:1,20:1,19:1,18:1,17:1,16:1,15:1,12:1,11:1,10:1,9:1,8:1,7:1,4:1 o=22:15",
        "21",
    )
    .has("12/11 10/8")
    .lacks("21/19 12/11");
    // Of the plays that open, those with the most dice.
    At::new("fevga", "x=14:1,6:1,5:1,4:1,3:1,2:1,1:1 o=7:15", "65").plays("6/1 14/8, 14/8 6/1").dice(2);
}

#[test]
fn one_checker_a_turn_leaves_the_head_in_narde() {
    let start = "x=24:15 o=12:15";
    At::new("narde", start, "31").plays("24/21 21/20, 24/23 23/20");
    At::new("narde", start, "31").turn(1).plays("24/21 21/20, 24/23 23/20");
    At::new("narde", start, "66").leads_to(&["x=24:13,18:2 o=12:15"]).dice(2);
    At::new("narde", start, "44").leads_to(&["x=24:13,16:2 o=12:15"]).dice(4);
    At::new("narde", start, "33").leads_to(&["x=24:13,18:2 o=12:15", "x=24:13,21:1,15:1 o=12:15"]).dice(4);
    At::new("narde", start, "55").leads_to(&["x=24:14,4:1 o=12:15"]).dice(4);
    At::new("narde", start, "22").leads_to(&["x=24:14,16:1 o=12:15"]).dice(4);
    At::new("narde", start, "11").leads_to(&["x=24:14,20:1 o=12:15"]).dice(4);
    // Later turns, the board looking the same.
    At::new("narde", start, "66").turn(2).leads_to(&["x=24:14,18:1 o=12:15"]).dice(1);
    At::new("narde", "x=24:13,18:2 o=12:15", "33")
        .turn(2)
        .lacks("24/21 24/21 18/15 18/15")
        .has("24/21 18/15 18/15 21/18");
    // The first turn goes by its number, not by the board.
    At::new("narde", "x=24:2,18:1 o=12:15", "66").turn(1).leads_to(&["x=18:3 o=12:15"]).dice(2);
    // Fevga has no head.
    At::with("fevga", &[("runner", "none")], start, "31").has("24/21 24/23");
}

#[test]
fn a_block_of_six_needs_an_enemy_ahead_in_narde() {
    let at = |x: &str, o: &str| At::new("narde", &format!("x={x} o={o}"), "31").turn(9);
    // On the last six points of the opponent's path nobody can be ahead, only off.
    let last = "18:1,17:1,16:1,15:1,14:2,5:1";
    at(last, "12:15").lacks("14/13 5/2").lacks("5/2 14/13").has("18/15 14/13");
    at(last, "12:14").has("14/13 5/2");
    // Judged at each step.
    at(last, "12:15").lacks("14/13 18/15");
    // Points 8 to 3 are his 20 to 15.
    let middle = "20:1,8:1,7:1,6:1,5:1,4:2";
    at(middle, "12:10,9:5").lacks("4/3 20/17");
    at(middle, "12:14,2:1").has("4/3 20/17");
    at(middle, "19:1,12:14").has("4/3 20/17");
    // Over the seam: 3, 2, 1, 24, 23, 22 are his 15 to 10.
    let seam = "24:1,23:2,9:1,3:1,2:1,1:1";
    at(seam, "5:15").lacks("23/22 9/6");
    at(seam, "20:1,5:14").has("23/22 9/6");
    // Five are no block.
    at("18:1,17:1,16:1,15:2,5:1", "12:15").has("15/14 5/2");
}
