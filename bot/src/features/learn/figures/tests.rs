use dvonn_discord::view::ALT;
use dvonn_engine::puzzle::{Goal, Puzzle};
use dvonn_rules::{Color, Effect, Phase, Position, RawPosition, Reds, Stack};
use strum::VariantArray as _;

use super::*;
use crate::show::ids::learn::TermGroup;
use crate::text::Text;

/// A figure, taken apart: the positions before and after its move, and what the move does.
struct Shown {
    before: Position,
    after: Position,
    effect: Effect,
    marked: CellSet,
}

fn shown(term: GlossaryTerm) -> Shown {
    let Figure { game, marked, .. } = of(term).expect("a figure");
    let effect = game.last_effect().expect("a move");
    Shown { before: *game.start(), after: *game.position(), effect, marked }
}

impl Shown {
    fn ends(&self) -> (Cell, Cell) {
        let Ply::Move { from, to } = self.effect.ply else {
            panic!("{} is no move", self.effect.ply)
        };
        (from, to)
    }

    fn mover(&self) -> Stack {
        self.before.stack(self.ends().0).expect("a stack")
    }

    fn captures_black(&self) -> bool {
        self.effect.captured.is_some_and(|stack| stack.owner() == Some(Color::Black))
    }
}

fn stack(position: &Position, cell: Cell) -> Stack {
    position.stack(cell).expect("a stack")
}

/// Returns where a side's stacks can land.
fn targets(position: &Position, color: Color) -> CellSet {
    let movable = position.movable(color).iter();
    movable.fold(CellSet::EMPTY, |all, cell| all | position.destinations(cell))
}

/// Returns the most white pieces that Black could isolate at once, if it were Black's move.
fn threat(position: &Position) -> u8 {
    let mut setup = RawPosition::from(position);
    setup.side_to_move = Color::Black;
    let position = Position::try_from(&setup).expect("the same stacks");
    let effects = position.legal_plies();
    let lost = effects.iter().map(|&ply| position.preview(ply).expect("legal").lost.white);
    lost.max().unwrap_or_default()
}

/// Returns White's margin with best play to the end.
fn margin(position: &Position) -> i8 {
    if let Some(outcome) = position.result() {
        return outcome.score.white.cast_signed() - outcome.score.black.cast_signed();
    }
    let plies = position.legal_plies();
    let margins = plies.iter().map(|&ply| margin(&position.after(ply).expect("legal")));
    let best = match position.side_to_move() {
        Color::White => margins.max(),
        Color::Black => margins.min(),
    };
    best.expect("a game that goes on has a ply")
}

/// Returns White's margin after the move of a figure, and after the best of all other moves.
fn margins(figure: &Shown) -> (i8, i8) {
    let others = figure.before.legal_plies();
    let others = others.iter().filter(|&&ply| ply != figure.effect.ply);
    let best = others.map(|&ply| margin(&figure.before.after(ply).expect("legal"))).max();
    (margin(&figure.after), best.expect("another move"))
}

#[test]
fn all_words_of_strategy_and_all_themes_have_figures_that_go_on() {
    let drawn = |group| matches!(group, TermGroup::Strategy | TermGroup::Themes);
    for &term in GlossaryTerm::VARIANTS {
        let figure = of(term);
        assert_eq!(
            figure.is_some(),
            drawn(term.group()) || term == GlossaryTerm::Single,
            "{term:?}"
        );
        let Some(Figure { game, marked, .. }) = figure else { continue };
        assert_ne!(game.position().phase(), Phase::Over, "{term:?}");
        assert!((marked - game.position().occupied()).is_empty(), "{term:?}");
        let reds = Reds::from_position(game.position());
        assert!(game.position().with_red().iter().all(|cell| reds.at(cell).is_some()), "{term:?}");
    }
}

#[test]
fn captions_fit_and_alt_texts_say_them_and_name_every_stack() {
    for text in Text::all() {
        let style = Style::public(text, None);
        for &term in GlossaryTerm::VARIANTS {
            let Some(Figure { game, marked, .. }) = of(term) else { continue };
            let ply = game.plies().last().map(|&ply| style.ply(ply)).unwrap_or_default();
            let caption = glossary::caption(text, term, &ply);
            assert!(caption.contains(&ply) && !caption.contains("term-"), "{caption}");
            assert!(caption.chars().count() <= 60, "{}: {caption}", text.tag());
            let alt = picture(style, term).expect("a picture").alt;
            assert!(alt.starts_with(&caption) && alt.chars().count() <= ALT, "{alt}");
            for cell in game.position().occupied() | marked {
                assert!(alt.contains(&cell.to_string()), "{term:?}: {cell} is not in {alt}");
            }
        }
    }
}

#[test]
fn the_single_moves_one_cell_to_wherever_something_stands() {
    let Figure { game, chosen, marked } = of(GlossaryTerm::Single).expect("a figure");
    let single = chosen.expect("a chosen stack");
    let stack = stack(game.position(), single);
    assert_eq!((stack.owner(), stack.height()), (Some(Color::White), 1));
    assert_eq!(marked, single.neighbors() & game.position().occupied());
    assert!(marked.len() == 5);
}

#[test]
fn the_tower_takes_a_single_and_leaves_the_own_singles_as_they_were() {
    let figure = shown(GlossaryTerm::Tower);
    assert!(figure.mover().height() >= 4 && figure.mover().owner() == Some(Color::White));
    let captured = figure.effect.captured.expect("a capture");
    assert_eq!((captured.owner(), captured.height()), (Some(Color::Black), 1));
    let singles = |position: &Position| {
        let own = position.movable(Color::White).iter();
        own.filter(|&cell| stack(position, cell).height() == 1).collect::<CellSet>()
    };
    assert_eq!(singles(&figure.after), singles(&figure.before));
    assert!(!singles(&figure.after).is_empty());
    let (taken, best_other) = margins(&figure);
    assert!(taken > best_other, "{taken} {best_other}");
}

#[test]
fn the_loose_piece_has_one_neighbour_and_is_lost_with_it() {
    let figure = shown(GlossaryTerm::LoosePiece);
    let loose = figure.effect.isolated;
    assert!(loose.len() == 1);
    let cell = loose.iter().next().expect("a cell");
    assert_eq!(stack(&figure.before, cell).owner(), Some(Color::White));
    let links = cell.neighbors() & figure.before.occupied();
    assert_eq!(links.iter().collect::<Vec<_>>(), [figure.ends().0]);
}

#[test]
fn the_quiet_move_makes_black_move_into_a_capture() {
    let figure = shown(GlossaryTerm::Tempo);
    assert!(!figure.captures_black() && figure.effect.lost.black == 0);
    let replies = figure.after.legal_plies();
    let [reply] = replies[..] else { panic!("one legal move, not {}", replies.len()) };
    let Ply::Move { from, to } = reply else { panic!("{reply} is no move") };
    assert!(figure.marked == CellSet::of(from));
    assert!(targets(&figure.after.after(reply).expect("legal"), Color::White).contains(to));
}

#[test]
fn the_sharpshooter_captures_from_four_cells_away() {
    let figure = shown(GlossaryTerm::Sharpshooting);
    let (from, to) = figure.ends();
    let (_, distance) = from.line_to(to).expect("a straight line");
    assert!(figure.captures_black() && distance == 4 && figure.mover().height() == distance);
    assert!(!targets(&figure.after, Color::Black).contains(to), "nobody takes it back");
}

#[test]
fn no_reply_saves_both_overloaded_stacks() {
    let figure = shown(GlossaryTerm::Overload);
    assert!(figure.marked.len() == 2);
    assert!(!targets(&figure.after, Color::Black).contains(figure.ends().1), "nobody hits back");
    let attackers: Vec<_> = figure
        .marked
        .iter()
        .map(|target| {
            let own = figure.after.movable(Color::White).iter();
            own.filter(|&cell| figure.after.destinations(cell).contains(target)).collect::<Vec<_>>()
        })
        .collect();
    assert!(attackers.iter().all(|one| !one.is_empty()) && attackers[0] != attackers[1]);
    for &reply in &figure.after.legal_plies() {
        let next = figure.after.after(reply).expect("legal");
        let left = figure.marked & next.owned_by(Color::Black) & targets(&next, Color::White);
        assert!(!left.is_empty(), "{reply} saves both");
    }
}

#[test]
fn the_neutralised_piece_could_move_before() {
    let figure = shown(GlossaryTerm::Neutralise);
    assert!(figure.captures_black());
    assert!(figure.before.movable(Color::Black).contains(figure.ends().1));
    assert!(!figure.after.movable(Color::Black).contains(figure.ends().1));
}

#[test]
fn the_fork_attacks_two_black_stacks() {
    let figure = shown(GlossaryTerm::Fork);
    let attacked = figure.after.destinations(figure.ends().1) & figure.after.owned_by(Color::Black);
    assert!(attacked.len() == 2 && attacked == figure.marked);
    assert!(!targets(&figure.after, Color::Black).contains(figure.ends().1), "nobody hits back");
    for &reply in &figure.after.legal_plies() {
        let next = figure.after.after(reply).expect("legal");
        let left = figure.marked & next.owned_by(Color::Black) & targets(&next, Color::White);
        assert!(!left.is_empty(), "{reply} saves both");
    }
}

#[test]
fn isolation_costs_black_three_pieces_and_white_none() {
    let lost = shown(GlossaryTerm::Isolation).effect.lost;
    assert_eq!((lost.white, lost.black), (0, 3));
}

#[test]
fn the_rescue_ends_the_threat_to_the_marked_stacks() {
    let figure = shown(GlossaryTerm::Rescue);
    assert_eq!((threat(&figure.before), threat(&figure.after)), (3, 0));
    let (saved, best_other) = margins(&figure);
    assert!(saved > best_other, "{saved} {best_other}");
}

#[test]
fn the_cut_isolates_without_red_in_the_moving_stack() {
    let figure = shown(GlossaryTerm::Cut);
    assert!(!figure.mover().has_red() && figure.effect.lost.black > 0);
    assert!(figure.effect.lost.white == 0);
}

#[test]
fn red_runs_out_of_blacks_reach() {
    let figure = shown(GlossaryTerm::RunWithRed);
    let (from, to) = figure.ends();
    assert!(figure.mover().has_red());
    assert!(targets(&figure.before, Color::Black).contains(from));
    assert!(!targets(&figure.after, Color::Black).contains(to));
}

#[test]
fn the_freed_stack_was_surrounded() {
    let figure = shown(GlossaryTerm::FreeSurrounded);
    assert!(figure.marked == figure.before.surrounded() & figure.before.owned_by(Color::White));
    assert!((figure.marked - figure.after.movable(Color::White)).is_empty());
}

#[test]
fn the_immobilised_stack_could_move_before() {
    let figure = shown(GlossaryTerm::Immobilise);
    let stuck = figure.before.movable(Color::Black) - figure.after.movable(Color::Black);
    let still_there = stuck & figure.after.owned_by(Color::Black);
    assert!(still_there == figure.marked && figure.marked.len() == 1);
    assert!(figure.marked.iter().all(|cell| stack(&figure.after, cell).height() >= 2));
}

#[test]
fn black_must_pass_after_a_forced_pass() {
    let figure = shown(GlossaryTerm::ForcedPass);
    assert!(figure.after.must_pass() && figure.after.side_to_move() == Color::Black);
    assert_eq!(figure.marked, figure.after.owned_by(Color::Black));
}

#[test]
fn counting_finds_the_only_move_that_wins() {
    let (counted, best_other) = margins(&shown(GlossaryTerm::Counting));
    assert!(counted == 1 && best_other < 0, "{counted} {best_other}");
}

#[test]
fn one_move_saves_the_draw() {
    let (saved, best_other) = margins(&shown(GlossaryTerm::SaveDraw));
    assert!(saved == 0 && best_other < 0, "{saved} {best_other}");
}

#[test]
fn a_puzzle_of_the_last_placements_is_one_that_comes_with_the_bot() {
    let figure = shown(GlossaryTerm::LastPlacements);
    assert!(figure.before.empty().len() <= 8 && figure.before.phase() == Phase::Placement);
    let edge = Cell::named("E1");
    assert!(edge.neighbors().len() < 6);
    assert_eq!(figure.effect.ply, Ply::Place(edge));
    let known = include_str!("../../../../../crates/school/data/puzzles.txt");
    let puzzles = known.lines().filter_map(|line| line.parse::<Puzzle>().ok());
    let same = |it: &Puzzle| *it.start() == figure.before && it.line() == [figure.effect.ply];
    assert!(puzzles.filter(|it| it.goal() == Goal::Place).any(|it| same(&it)));
}
