//! Property tests: every position can be drawn and described, with any names.

use std::collections::BTreeMap;

use dvonn_render::{Chart, Look, Name, Painter, Phrase, Phrases, Scene, Status, Theme, describe};
use dvonn_rules::{ByColor, Cell, CellSet, Color, Effect, Ply, Position, Reds};
use proptest::prelude::*;

const LIMIT: usize = 1024;
const GAMES: u64 = 15;
const STATUSES: [Status; 5] =
    [Status::Running, Status::Preview, Status::Won(Color::Black), Status::Drawn, Status::NoResult];

/// English words, with `padding` characters in front of each sentence.
struct English {
    padding: String,
}

fn english(padding: usize) -> English {
    English { padding: "é".repeat(padding) }
}

impl Phrases for English {
    fn say(&self, phrase: &Phrase<'_>) -> String {
        let list = |cells: &CellSet| {
            cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(", ")
        };
        let sentence = match phrase {
            Phrase::Players(names) => {
                format!("{} is White, {} is Black.", names.white, names.black)
            }
            Phrase::Turn { color, name, next: None } => format!("{name} ({color:?}) to move."),
            Phrase::Turn { color, name, next } => format!("{name} ({color:?}) to place {next:?}."),
            Phrase::Result { outcome, names } => {
                let winner = outcome.winner().map_or("nobody", |color| names[color]);
                format!("Game over, {winner} wins by {}.", outcome.margin())
            }
            Phrase::WonEarly { color, winner, loser } => {
                format!("{winner} ({color:?}) wins against {loser}.")
            }
            Phrase::DrawnEarly => "Drawn.".to_owned(),
            Phrase::NoResult => "No result.".to_owned(),
            Phrase::Preview { effect, name } => format!("{name} would play {}.", effect.ply),
            Phrase::LastPly { effect, name } => match effect.captured {
                Some(stack) => format!("{name} played {}, on {stack}.", effect.ply),
                None => format!("{name} played {}.", effect.ply),
            },
            Phrase::Isolated(effect) => format!("Isolated: {}.", list(&effect.isolated)),
            Phrase::Hints(plies) => {
                let plies: Vec<_> = plies.iter().map(ToString::to_string).collect();
                format!("Best: {}.", plies.join(", "))
            }
            Phrase::Movable(cells) => format!("These can move: {}.", list(cells)),
            Phrase::Targets { from, cells } => {
                let from = from.map_or("A piece".to_owned(), |cell| cell.to_string());
                format!("{from} could go to {}.", list(cells))
            }
            Phrase::Blocked(cells) => format!("Surrounded: {}.", list(cells)),
            Phrase::WhiteChance(chance) => format!("White's chances: {chance} %."),
            Phrase::Score(score) => format!("White {}, Black {}.", score.white, score.black),
            Phrase::ToPlace(stock) => format!(
                "To place: red {}, white {}, black {}.",
                stock.reds, stock.pieces.white, stock.pieces.black
            ),
            Phrase::Stacks { owner, height, has_red, reds, cells } => {
                let red = match reds {
                    Some(reds) => format!(" with {reds} red"),
                    None if *has_red => " with red".to_owned(),
                    None => String::new(),
                };
                format!("{owner:?} {height}{red}: {}.", list(cells))
            }
            Phrase::LoneReds(cells) => format!("Red: {}.", list(cells)),
            Phrase::EmptyBoard => "The board is empty.".to_owned(),
        };
        format!("{}{sentence}", self.padding)
    }
}

/// Returns a scene of a game that is running or was played out.
fn scene<'a>(
    position: &'a Position,
    last: Option<&'a Effect>,
    names: ByColor<&'a str>,
    caption: &'a str,
) -> Scene<'a> {
    Scene { last, names: names.map(Name::new), caption, ..Scene::of(position) }
}

/// Plays a random game. Returns all positions, each with the ply that led to it.
fn random_game(seed: u64) -> Vec<(Position, Option<Effect>)> {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let mut positions = vec![(Position::new(), None)];
    let mut position = Position::new();
    loop {
        let plies = position.legal_plies();
        if plies.is_empty() {
            return positions;
        }
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        let choice = usize::try_from((state >> 20) % plies.len() as u64).expect("a small number");
        let effect = position.play(plies[choice]).expect("a legal ply");
        positions.push((position, Some(effect)));
    }
}

fn long_names() -> ByColor<String> {
    ByColor {
        white: "W\u{301}\u{323} 👩‍👩‍👧‍👦 ".repeat(300), black: "\u{202E}Bartholomew\n".repeat(300)
    }
}

/// Returns the sentences about the stacks of a position, computed in a simpler way.
fn board_sentences(position: &Position) -> Vec<String> {
    let mut groups: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let reds = Reds::from_position(position);
    for (cell, stack) in position.stacks() {
        let kind = match stack.owner() {
            None => "Red".to_owned(),
            Some(owner) if stack.has_red() => match reds.at(cell) {
                Some(reds) => format!("{owner:?} {} with {reds} red", stack.height()),
                None => format!("{owner:?} {} with red", stack.height()),
            },
            Some(owner) => format!("{owner:?} {}", stack.height()),
        };
        groups.entry(kind).or_default().push(cell.to_string());
    }
    groups.into_iter().map(|(kind, cells)| format!("{kind}: {}.", cells.join(", "))).collect()
}

fn has_all_stacks(text: &str, position: &Position) -> bool {
    let in_words = board_sentences(position).iter().all(|sentence| text.contains(sentence));
    in_words || text.ends_with(&position.to_string())
}

#[test]
fn descriptions_keep_within_the_limit_and_list_all_stacks() {
    let names = long_names();
    let names = ByColor { white: names.white.as_str(), black: names.black.as_str() };
    let mut statuses = STATUSES.into_iter().cycle();
    for seed in 0..GAMES {
        for ((position, last), status) in random_game(seed).iter().zip(statuses.by_ref()) {
            let scene = Scene { status, ..scene(position, last.as_ref(), names, "") };
            for padding in [0, 30, 90, 2000] {
                let text = describe(&scene, &english(padding), LIMIT);
                assert!(text.chars().count() <= LIMIT, "{position}: {text}");
                assert!(has_all_stacks(&text, position), "{position}: {text}");
            }
        }
    }
}

#[test]
fn short_sentences_leave_room_for_everything() {
    let names = ByColor { white: "Annabel Lee", black: "Bartholomew" };
    for seed in 0..GAMES {
        for (position, last) in &random_game(seed) {
            let scene = scene(position, last.as_ref(), names, "");
            let text = describe(&scene, &english(0), LIMIT);
            assert!(text.starts_with("Annabel Lee is White, Bartholomew is Black. "), "{text}");
            let score = position.score();
            assert!(text.contains(&format!("White {}, Black {}.", score.white, score.black)));
            assert_eq!(text.contains("Game over"), position.result().is_some(), "{text}");
            assert_eq!(text.contains("played"), last.is_some(), "{text}");
            let isolated = last.as_ref().is_some_and(|effect| !effect.isolated.is_empty());
            assert_eq!(text.contains("Isolated"), isolated, "{text}");
        }
    }
}

#[test]
fn the_least_important_sentences_are_left_out_first() {
    let position = Position::new();
    let names = ByColor { white: "Ann", black: "Ben" };
    let scene = scene(&position, None, names, "");
    let whole = "Ann is White, Ben is Black. Ann (White) to place Some(Red). White 0, Black 0. \
        To place: red 3, white 23, black 23. The board is empty.";
    let at = |limit| describe(&scene, &english(0), limit);
    assert_eq!(at(whole.len()), whole);
    assert_eq!(
        at(whole.len() - 1),
        "Ann (White) to place Some(Red). White 0, Black 0. \
        To place: red 3, white 23, black 23. The board is empty."
    );
    assert_eq!(at(60), "Ann (White) to place Some(Red). The board is empty.");
    assert_eq!(at(19), "The board is empty.");
}

/// Describes a game after its first ply, with the given status.
fn first_ply_in_words(status: Status, limit: usize) -> String {
    let mut position = Position::new();
    let effect = position.play(Ply::Place(Cell::named("F3"))).expect("a legal ply");
    let names = ByColor { white: "Ann", black: "Ben" };
    let scene = Scene { status, ..scene(&position, Some(&effect), names, "") };
    describe(&scene, &english(0), limit)
}

#[test]
fn a_game_won_early_has_a_winner_and_no_turn() {
    assert_eq!(
        first_ply_in_words(Status::Won(Color::White), LIMIT),
        "Ann is White, Ben is Black. Ann played F3. Ann (White) wins against Ben. Red: F3.",
        "there is no score, and nothing to place"
    );
    assert_eq!(
        first_ply_in_words(Status::Won(Color::Black), 45),
        "Ben (Black) wins against Ann. Red: F3.",
        "the result is the most important sentence"
    );
}

#[test]
fn a_game_without_a_result_has_no_turn() {
    assert_eq!(
        first_ply_in_words(Status::NoResult, LIMIT),
        "Ann is White, Ben is Black. Ann played F3. No result. Red: F3."
    );
}

#[test]
fn a_preview_is_described_as_such_and_has_no_turn() {
    assert_eq!(
        first_ply_in_words(Status::Preview, LIMIT),
        "Ann is White, Ben is Black. Ann would play F3. \
        White 0, Black 0. To place: red 2, white 23, black 23. Red: F3."
    );
    assert_eq!(first_ply_in_words(Status::Preview, 30), "Ann would play F3. Red: F3.");
}

#[test]
fn hints_are_more_important_than_the_score() {
    let position = Position::new();
    let names = ByColor { white: "Ann", black: "Ben" };
    let hints = ["D3", "E4"].map(|cell| Ply::Place(Cell::named(cell)));
    let scene = Scene { hints: &hints, ..scene(&position, None, names, "") };
    let at = |limit| describe(&scene, &english(0), limit);
    assert_eq!(
        at(LIMIT),
        "Ann is White, Ben is Black. Ann (White) to place Some(Red). Best: D3, E4. \
        White 0, Black 0. To place: red 3, white 23, black 23. The board is empty."
    );
    assert_eq!(at(75), "Ann (White) to place Some(Red). Best: D3, E4. The board is empty.");
    assert_eq!(at(60), "Ann (White) to place Some(Red). The board is empty.");
}

#[test]
fn targets_and_blocked_stacks_are_described() {
    let mut position: Position =
        "w w1,b2*,w3*,.,.,.,.,.,./b1,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,.,./\
        .,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,."
            .parse()
            .expect("a position");
    let from = Cell::named("A1");
    let set = |names: [&str; 2]| names.map(Cell::named).into_iter().collect();
    let chosen = Scene {
        chosen: Some(from),
        targets: set(["A2", "B1"]),
        blocked: set(["B1", "C1"]),
        ..Scene::of(&position)
    };
    let at = |limit| describe(&chosen, &english(0), limit);
    let board = "White 3 with 2 red: C1. White 1: A1. Black 2 with 1 red: B1. Black 1: A2.";
    let text = format!(
        " (White) to move. {from} could go to B1, A2. Surrounded: B1, C1. White 4, Black 3. {board}"
    );
    assert_eq!(at(LIMIT), text);
    let least = format!(" (White) to move. {from} could go to B1, A2. {board}");
    assert_eq!(at(least.chars().count()), least);

    let movable = Scene { chosen: None, targets: set(["A1", "C1"]), ..chosen };
    let text = describe(&movable, &english(0), LIMIT);
    assert!(text.starts_with(" (White) to move. These can move: A1, C1. Surrounded"), "{text}");

    position.play("A1B1".parse().expect("a ply")).expect("a legal ply");
    let text = describe(&Scene::of(&position), &english(0), LIMIT);
    assert!(text.ends_with("White 3 with red: B1, C1."), "{text}");
}

#[test]
fn impossible_hints_are_ignored() {
    let from = Cell::named("D3");
    let hints =
        [Ply::Pass, Ply::Move { from, to: Cell::named("F3") }, Ply::Move { from, to: from }];
    let (painter, names) = (Painter::new(), ByColor { white: "Ann", black: "Ben" });
    let position = Position::new();
    let plain = scene(&position, None, names, "");
    let hinted = Scene { hints: &hints, ..plain };
    assert!(painter.png(&hinted, Look::default()) == painter.png(&plain, Look::default()));
}

#[test]
fn every_position_of_a_game_can_be_drawn() {
    let painter = Painter::new();
    let names = long_names();
    let names = ByColor { white: names.white.as_str(), black: names.black.as_str() };
    let looks = Theme::ALL.map(|theme| Color::ALL.map(|below| Look { below, ..theme.into() }));
    let mut looks = looks.as_flattened().iter().cycle();
    for seed in 0..3 {
        for ((position, last), &look) in random_game(seed).iter().zip(&mut looks) {
            let caption = position.to_string();
            let plies = position.legal_plies();
            let scene = Scene {
                hints: &plies,
                chosen: position.occupied().iter().next(),
                targets: !CellSet::EMPTY,
                blocked: !CellSet::EMPTY,
                ..scene(position, last.as_ref(), names, &caption)
            };
            let size = painter.png(&scene, look).len();
            assert!(size < 80 * 1024, "{size}: {position}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn any_text_can_be_a_name_or_a_caption(
        white in ".{0,80}", black in any::<String>(), caption in ".{0,200}", limit in 200_usize..1500
    ) {
        thread_local!(static PAINTER: Painter = Painter::new());
        let position = Position::new();
        let names = ByColor { white: white.as_str(), black: black.as_str() };
        let scene = scene(&position, None, names, &caption);
        PAINTER.with(|painter| painter.png(&scene, Look::default()));
        prop_assert!(describe(&scene, &english(40), limit).chars().count() <= limit);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(25))]

    #[test]
    fn any_winning_chances_can_be_drawn(
        chances in prop::collection::vec(any::<f64>(), 0..100),
        placements in 0..100_usize,
        turning_points in prop::collection::vec(0..120_usize, 0..12),
        name in any::<String>(),
    ) {
        thread_local!(static PAINTER: Painter = Painter::new());
        let chart = Chart {
            chances: &chances,
            placements,
            phases: [&name, &name],
            turning_points: &turning_points,
            names: ByColor { white: &name, black: &name },
            figures: ByColor { white: "100%", black: "" },
            winner: Some(Color::White),
            scale: [&name, "50%", ""],
            caption: &name,
        };
        PAINTER.with(|painter| painter.chart(&chart, Theme::Slate.into()));
    }
}

#[test]
fn a_hostile_name_is_cut_before_it_is_drawn() {
    let (painter, position) = (Painter::new(), Position::new());
    let drawn = |name: &str| {
        let names = ByColor { white: name, black: name }.map(Name::new);
        painter.png(&Scene { names, ..Scene::of(&position) }, Look::default())
    };
    for (letter, count) in [("x", 9_000), ("م", 9_000), ("🦊", 16_000), ("x\u{301}\u{30F}", 9_000)]
    {
        assert!(drawn(&letter.repeat(count)) == drawn(&letter.repeat(65)), "{letter}");
    }
    let endless = format!("x{}", "\u{301}".repeat(10_000));
    assert!(drawn(&endless) == drawn("x\u{301}\u{301}\u{301}"));
}
