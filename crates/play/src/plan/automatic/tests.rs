//! Tests of automatic plies.

use proptest::prelude::*;

use super::*;
use crate::plan::Near;
use crate::plan::conditions::ConditionsError;

const WHITE: Color = Color::White;
const BLACK: Color = Color::Black;

fn ply(text: &str) -> Ply {
    text.parse().unwrap()
}

fn game(plies: &str) -> Game {
    plies.parse().unwrap()
}

/// A game that starts with stacks in one row only.
fn row(row: &str) -> Game {
    let empty = |cells: usize| vec!["."; cells].join(",");
    let row = format!("{row}{}", ",.".repeat(8 - row.matches(',').count()));
    let rest = [10, 11, 10, 9].map(empty).join("/");
    Game::from_position(format!("w {row}/{rest} movement").parse().unwrap())
}

fn planned(wishes: &str, stops: &str) -> Intentions {
    Intentions { plan: Some(Plan::parse(wishes, stops).unwrap()), ..Intentions::default() }
}

/// Returns conditional moves of `owner` in a game.
fn conditional(game: &Game, text: &str, owner: Color) -> Intentions {
    let conditions = Conditions::parse(text, game.position(), owner).unwrap();
    Intentions { conditions: Some(conditions), ..Intentions::default() }
}

/// Plays a ply by hand and the automatic plies after it. Returns the automatic ones as text.
fn play(
    game: &mut Game,
    intentions: &mut ByColor<Intentions>,
    text: &str,
) -> (String, Vec<Notice>) {
    let seen = game.plies().len();
    game.play(ply(text)).unwrap();
    let automatic = play_on(game, intentions.clone(), seen, None);
    *intentions = automatic.intentions;
    (format_plies(&automatic.plies), automatic.notices)
}

fn format_plies(plies: &[AutoPly]) -> String {
    let words = plies.iter().map(|AutoPly { ply, by, origin }| format!("{by} {origin:?} {ply}"));
    words.collect::<Vec<_>>().join(", ")
}

#[test]
fn two_plans_finish_the_placement_at_once() {
    let mut game = Game::new();
    let intentions =
        ByColor { white: planned("row 1, anywhere", ""), black: planned("anywhere", "") };
    let automatic = play_on(&mut game, intentions, 0, None);
    assert_eq!((automatic.plies.len(), game.plies().len()), (49, 49));
    assert!(automatic.plies.iter().all(|auto| auto.origin == PlyOrigin::Plan));
    assert!(
        format_plies(&automatic.plies[..4])
            .starts_with("White Plan A1, Black Plan F3, White Plan B1")
    );
    assert_eq!(game.position().phase(), Phase::Movement);
    assert_eq!((automatic.intentions, automatic.notices), (ByColor::default(), vec![]));
}

#[test]
fn a_plan_answers_each_placement_until_it_is_exhausted() {
    let mut game = Game::new();
    let mut intentions = ByColor { black: planned("D3 E4", ""), ..ByColor::default() };
    assert_eq!(play(&mut game, &mut intentions, "A1").0, "Black Plan D3");
    assert_eq!(
        play(&mut game, &mut intentions, "E4"),
        (String::new(), vec![Notice { to: BLACK, event: AutoEvent::PlanExhausted }])
    );
    assert_eq!(intentions, ByColor::default());
}

#[test]
fn a_plan_stops_on_a_matching_placement_and_is_returned() {
    let mut game = Game::new();
    let mut intentions = ByColor { black: planned("row 5", "near reds"), ..ByColor::default() };
    assert_eq!(play(&mut game, &mut intentions, "A1").0, "Black Plan C5");
    let (plies, notices) = play(&mut game, &mut intentions, "A2");
    assert_eq!(plies, "");
    let rule = Area::Near(Near::Reds);
    let plan = Plan::parse("row 5", "near reds").unwrap();
    let stopped = Intentions { stopped: Some(plan.clone()), ..Intentions::default() };
    let event = AutoEvent::PlanStopped { rule, cell: Cell::named("A2"), plan };
    assert_eq!(notices, [Notice { to: BLACK, event }]);
    assert_eq!(intentions, ByColor { black: stopped, ..ByColor::default() });
}

#[test]
fn a_stopped_plan_lists_only_what_was_not_placed() {
    let mut game = Game::new();
    let mut intentions =
        ByColor { black: planned("D3, E4, row 5", "near B1"), ..ByColor::default() };
    play(&mut game, &mut intentions, "K5");
    let (_, notices) = play(&mut game, &mut intentions, "B2");
    let rule = "near B1".parse().unwrap();
    let plan = Plan::parse("E4, row 5", "near B1").unwrap();
    let event = AutoEvent::PlanStopped { rule, cell: Cell::named("B2"), plan };
    assert_eq!(notices, [Notice { to: BLACK, event }]);

    let mut game = Game::new();
    let mut intentions = ByColor { black: planned("D3 B2", "near B1"), ..ByColor::default() };
    play(&mut game, &mut intentions, "K5");
    let (_, notices) = play(&mut game, &mut intentions, "B2");
    assert_eq!(notices, [Notice { to: BLACK, event: AutoEvent::PlanExhausted }]);
}

#[test]
fn a_plan_made_on_ones_own_turn_ignores_earlier_placements() {
    let mut game = game("A1 A2");
    let intentions = ByColor { white: planned("row 5", "near reds"), ..ByColor::default() };
    let automatic = play_on(&mut game, intentions, 2, None);
    assert_eq!(format_plies(&automatic.plies), "White Plan C5");
    assert!(automatic.intentions.white.plan.is_some());
}

#[test]
fn a_plan_ends_after_its_number_of_placements() {
    let mut game = Game::new();
    let intentions = ByColor { white: planned("anywhere", "after 2"), black: planned("row 1", "") };
    let automatic = play_on(&mut game, intentions, 0, None);
    let expected = "White Plan F3, Black Plan A1, White Plan E2, Black Plan B1";
    assert_eq!(format_plies(&automatic.plies), expected);
    assert_eq!(automatic.notices, [Notice { to: WHITE, event: AutoEvent::PlanDone }]);
}

#[test]
fn conditions_are_followed_three_deep() {
    let mut game = Game::new();
    let text = "A1 B1 C1 D1 E1 F1\nA1 B1 C2 D2\nA3 B3";
    let mut intentions = ByColor { black: conditional(&game, text, BLACK), ..ByColor::default() };
    assert_eq!(play(&mut game, &mut intentions, "A1").0, "Black Condition B1");
    assert_eq!(play(&mut game, &mut intentions, "C1").0, "Black Condition D1");
    assert_eq!(play(&mut game, &mut intentions, "E1").0, "Black Condition F1");
    assert_eq!(play(&mut game, &mut intentions, "G1"), (String::new(), vec![]));
    assert_eq!(intentions, ByColor::default());
}

#[test]
fn a_resignation_ends_the_automatic_plies() {
    let mut game = Game::new();
    let black = conditional(&game, "A1 B1 C1 resign", BLACK);
    let white = conditional(&game, "A1 B1 C1 D1 E1", WHITE);
    let automatic = play_on(&mut game, ByColor { white, black }, 0, None);
    let expected = "White Condition A1, Black Condition B1, White Condition C1";
    assert_eq!(format_plies(&automatic.plies), expected);
    assert_eq!((automatic.resigns, automatic.notices), (Some(BLACK), vec![]));

    // The black stack cannot land on anything. Its owner can resign all the same.
    let mut game = row("w1,w1,w1,b5*");
    let black = conditional(&game, "* resign", BLACK);
    game.play(ply("A1B1")).unwrap();
    let automatic = play_on(&mut game, ByColor { black, ..ByColor::default() }, 0, None);
    assert_eq!((automatic.plies, automatic.resigns), (vec![], Some(BLACK)));
}

#[test]
fn conditions_of_both_sides_answer_each_other() {
    let mut game = Game::new();
    let white = conditional(&game, "A1 B1 C1 D1 E1", WHITE);
    let black = conditional(&game, "A1 B1 C1 D1", BLACK);
    let automatic = play_on(&mut game, ByColor { white, black }, 0, None);
    let expected = "White Condition A1, Black Condition B1, White Condition C1, \
                    Black Condition D1, White Condition E1";
    assert_eq!(format_plies(&automatic.plies), expected);
    assert_eq!((automatic.intentions, automatic.notices), (ByColor::default(), vec![]));
}

#[test]
fn conditions_continue_when_their_owner_plays_the_planned_ply_by_hand() {
    let mut game = Game::new();
    let tree = conditional(&game, "A1 B1 C1", WHITE);
    let mut intentions = ByColor { white: tree.clone(), ..ByColor::default() };
    assert_eq!(play(&mut game, &mut intentions, "A1"), (String::new(), vec![]));
    assert_eq!(play(&mut game, &mut intentions, "B1").0, "White Condition C1");

    let mut game = Game::new();
    let mut intentions = ByColor { white: tree, ..ByColor::default() };
    assert_eq!(play(&mut game, &mut intentions, "A2"), (String::new(), vec![]));
    assert_eq!(intentions, ByColor::default());
}

#[test]
fn an_illegal_answer_is_dropped_with_a_notice() {
    let mut game = Game::new();
    let mut intentions =
        ByColor { black: conditional(&game, "* D3 A1 B1", BLACK), ..ByColor::default() };
    let (plies, notices) = play(&mut game, &mut intentions, "D3");
    assert_eq!(plies, "");
    let (answer, position) = (ply("D3"), *game.position());
    let event = AutoEvent::BranchDropped { after: Some(answer), answer, position };
    assert_eq!(notices, [Notice { to: BLACK, event }]);
    assert_eq!(intentions, ByColor::default());
}

#[test]
fn conditions_take_precedence_over_plans_and_plans_over_forced_plies() {
    let mut game = Game::new();
    let both = Intentions { plan: planned("row 5", "").plan, ..conditional(&game, "A1 B1", BLACK) };
    let mut intentions = ByColor { black: both, ..ByColor::default() };
    assert_eq!(play(&mut game, &mut intentions, "A1").0, "Black Condition B1");
    assert_eq!(play(&mut game, &mut intentions, "C1").0, "Black Plan C5");

    let cells: Vec<String> = Cell::ALL[..47].iter().map(Cell::to_string).collect();
    let full = cells.join(" ");
    let mut last = self::game(&full);
    let only = Intentions { only_ply: true, ..Intentions::default() };
    let mut intentions = ByColor { white: only.clone(), ..ByColor::default() };
    assert_eq!(play(&mut last, &mut intentions, "K5").0, "White OnlyPly J5");
    let mut last = self::game(&full);
    let mut intentions =
        ByColor { white: Intentions { only_ply: true, ..planned("row 5", "") }, ..intentions };
    assert_eq!(play(&mut last, &mut intentions, "K5").0, "White Plan J5");
    assert_eq!(intentions.white, only);
}

#[test]
fn passes_are_always_automatic_and_other_forced_plies_are_optional() {
    // The black stack cannot land on anything until the game is over.
    let mut game = row("w1,w1,w1,b5*");
    let mut intentions = ByColor::default();
    assert_eq!(play(&mut game, &mut intentions, "A1B1").0, "Black Forced PASS");
    game.undo();
    game.undo();
    intentions.white.only_ply = true;
    // Then White has a choice of three, and then none.
    assert_eq!(play(&mut game, &mut intentions, "A1B1").0, "Black Forced PASS");
    let (plies, _) = play(&mut game, &mut intentions, "B1D1");
    assert_eq!(plies, "Black Forced PASS, White OnlyPly C1D1");
    assert!(game.result().is_some());
}

#[test]
fn conditions_continue_after_forced_passes() {
    let mut game = row("w1,w1,w1,b5*");
    let intentions =
        ByColor { white: conditional(&game, "A1B1 B1D1 C1D1", WHITE), ..ByColor::default() };
    let automatic = play_on(&mut game, intentions, 0, None);
    let expected = "White Condition A1B1, Black Forced PASS, White Condition B1D1, \
                    Black Forced PASS, White Condition C1D1";
    assert_eq!(format_plies(&automatic.plies), expected);
    assert_eq!(automatic.intentions, ByColor::default());
}

#[test]
fn an_answer_is_dropped_if_its_owner_must_pass() {
    let mut game = row("w1,w1,w1,b5*,b1");
    let mut intentions =
        ByColor { black: conditional(&game, "* E1D1", BLACK), ..ByColor::default() };
    let (plies, notices) = play(&mut game, &mut intentions, "C1D1");
    assert_eq!((plies.as_str(), notices.len()), ("Black Condition E1D1", 0));
    let mut game = row("w1,w1,w1,b5*");
    let conditions: Result<Conditions, ConditionsError> = "*:D1C1".parse();
    let black = Intentions { conditions: conditions.ok(), ..Intentions::default() };
    let mut intentions = ByColor { black, ..ByColor::default() };
    let (plies, notices) = play(&mut game, &mut intentions, "A1B1");
    assert_eq!(plies, "Black Forced PASS");
    let (after, answer) = (Some(ply("A1B1")), ply("D1C1"));
    let position = *game.position_after(1).unwrap();
    let event = AutoEvent::BranchDropped { after, answer, position };
    assert_eq!(notices, [Notice { to: BLACK, event }]);
}

#[test]
fn the_rest_is_dealt_once_the_reds_are_placed() {
    let seed = Seed::from_bits(7);
    let mut game = game("A1 K5");
    let intentions = ByColor { white: planned("F3, anywhere", ""), black: planned("anywhere", "") };
    let automatic = play_on(&mut game, intentions, 2, Some(seed));
    assert!(format_plies(&automatic.plies).starts_with("White Plan F3, Black Dealt "));
    let dealt = automatic.plies.iter().filter(|auto| auto.origin == PlyOrigin::Dealt);
    assert_eq!((dealt.count(), automatic.plies.len()), (46, 47));
    assert_eq!(game.position().phase(), Phase::Movement);
    assert_eq!((automatic.intentions, automatic.notices), (ByColor::default(), vec![]));
}

#[test]
fn conditions_are_returned_when_the_board_is_dealt() {
    let mut game = game("A1 K5");
    let black = conditional(&game, "F3 D3", BLACK);
    let white = conditional(&game, "F3 E3 E4", WHITE);
    let mut intentions = ByColor { white, black };
    game.play(ply("F3")).unwrap();
    let automatic = play_on(&mut game, intentions.clone(), 2, Some(Seed::from_bits(7)));
    intentions = automatic.intentions;
    let void = |to, text: &str| {
        let (reason, conditions) = (DeletionReason::Dealt, text.parse().unwrap());
        let event = AutoEvent::ConditionsVoid { reason, conditions };
        Notice { to, event }
    };
    assert_eq!(automatic.notices, [void(WHITE, "E3:E4"), void(BLACK, ":D3")]);
    assert_eq!(intentions, ByColor::default());
}

#[test]
fn nothing_is_automatic_by_default() {
    let mut game = game("A1 K5");
    let automatic = play_on(&mut game, ByColor::default(), 1, None);
    assert_eq!((automatic.plies, game.plies().len()), (vec![], 2));
}

proptest! {
    #[test]
    fn automatic_plies_are_legal_and_stop_when_somebody_must_decide(
        plans in prop::collection::vec("(anywhere|edge|row [1-5]|near (reds|own|theirs)){1,3}", 2),
        stops in prop::collection::vec("(near reds|near own|after [1-9]|row 1)?", 2),
        answers in prop::collection::vec("([*][:][A-I][1-2] ?){1,20}([*]:resign)?", 2),
        only_ply: bool,
        by_hand in prop::collection::vec(any::<prop::sample::Index>(), 60),
    ) {
        let mut game = Game::new();
        let auto = |side: usize| Intentions {
            conditions: answers[side].trim_end().parse().ok(),
            plan: Plan::parse(&plans[side], &stops[side]).ok(),
            stopped: None,
            only_ply,
        };
        let mut intentions = ByColor { white: auto(0), black: auto(1) };
        for index in by_hand {
            let seen = game.plies().len();
            let legal = game.position().legal_plies();
            if legal.is_empty() {
                break;
            }
            game.play(legal[index.index(legal.len())]).unwrap();
            let automatic = play_on(&mut game, intentions, seen, None);
            let plies: Vec<Ply> = automatic.plies.iter().map(|auto| auto.ply).collect();
            prop_assert_eq!(&game.plies()[seen + 1..], &plies[..]);
            if let Some(by) = automatic.resigns {
                prop_assert_eq!(by, game.position().side_to_move());
                break;
            }
            prop_assert!(!game.position().must_pass());
            intentions = automatic.intentions;
        }
    }
}
