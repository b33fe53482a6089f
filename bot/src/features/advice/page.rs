//! The page of an analysed position: the winning chances, the best lines, what the last move cost,
//! and controls to try moves.

use dvonn_discord::picture::Picture;
use dvonn_discord::view::{MenuOption, View, button};
use dvonn_engine::{Analysis, Value};
use dvonn_render::Scene;
use dvonn_rules::{ByColor, Cell, CellSet, Color, Game, Phase, Ply, Position, Reds};
use dvonn_study::calibrated;
use dvonn_study::variations::Variations;
use serenity::all::{ButtonStyle, CreateButton};

use crate::features::advice::ids::VariationClick;
use crate::features::advice::search::AnalysedPosition;
use crate::features::advice::verdict::Tried;
use crate::features::advice::words;
use crate::runtime::caller::Caller;
use crate::runtime::style::Style;
use crate::say;
use crate::show::game::turn_buttons::stack_option;
use crate::show::ids::pager::PageStep;
use crate::show::picture;
use crate::show::picture::captions::{score_caption, turn_caption};
use crate::show::picture::with_letters;
use crate::show::words::links::mention;
use crate::show::words::moves::color_key;
use crate::show::words::players;
use crate::text::Text;

/// The maximum number of plies that the title of a variation names, the last ones.
const MAX_NAMED: usize = 10;

/// A position in a tree of variations.
#[derive(Clone, Copy)]
pub(super) struct Page<'a> {
    /// The start of the tree.
    pub(super) subject: &'a AnalysedPosition,
    /// The tree.
    pub(super) variations: &'a Variations,
    /// The number of the position.
    pub(super) at: u32,
    /// The line from the start to the position.
    pub(super) line: &'a Game,
}

/// What the engine thinks.
#[derive(Clone, Copy)]
pub(super) struct Thoughts<'a> {
    /// Of the position. `None` if neither side can move.
    pub(super) analysis: Option<&'a Analysis>,
    /// Of the position before. `None` at the start.
    pub(super) before: Option<&'a Analysis>,
}

impl Page<'_> {
    fn position(&self) -> &Position {
        self.line.position()
    }

    /// Returns the number of red pieces in each stack, where known.
    fn reds(&self) -> Reds {
        let plies = (1..).zip(self.line.plies());
        plies.fold(self.subject.reds, |reds, (after, &ply)| {
            self.line.position_after(after).map_or(reds, |position| reds.after(ply, position))
        })
    }
}

/// Returns the page with its controls.
pub(super) fn page(
    style: Style,
    page: &Page<'_>,
    thoughts: &Thoughts<'_>,
    may_share: bool,
) -> View {
    let tree = page.variations.tree.id;
    let share = may_share.then(|| {
        let label = say!(style.text, "button-share");
        button(VariationClick::Share { tree, at: page.at }, &label, ButtonStyle::Secondary)
    });
    let view = content(style, page, thoughts).buttons(steps(style.text, page).chain(share));
    with_menus(view, style, page, thoughts.analysis)
}

/// Returns the page for everyone, without controls.
pub(super) fn shared(
    style: Style,
    page: &Page<'_>,
    thoughts: &Thoughts<'_>,
    caller: &Caller,
) -> View {
    let heading = say!(style.text, "analysis-shared", player = mention(caller.person.id));
    content(style, page, thoughts).under(&heading)
}

/// Returns the text and the picture.
fn content(style: Style, page: &Page<'_>, thoughts: &Thoughts<'_>) -> View {
    let (text, position) = (style.text, page.position());
    let mut lines = title(style, page);
    lines.extend(verdict(style, page, thoughts));
    if let Some(outcome) = position.result() {
        let score = outcome.score;
        lines.push(say!(text, "analysis-over", white = score.white, black = score.black));
    }
    if let Some((analysis, best)) = thoughts.analysis.and_then(|it| Some((it, it.lines.first()?))) {
        let color = color_key(position.side_to_move());
        let worth = words::worth(text, calibrated(best.value, position));
        lines.push(say!(text, "analysis-worth", color = color, worth = worth));
        let choices = words::describe_choices(style, position, &analysis.lines);
        for ((letter, (ply, worth)), line) in with_letters(choices).zip(&analysis.lines) {
            let letter = letter.to_string();
            lines.push(say!(text, "advice-ply", letter = letter, ply = ply, worth = worth));
            lines.extend(words::rest_of_line(style, position, line));
        }
        // The search depth only matters for estimates, not for solved positions.
        if matches!(best.value, Value::Chance(_)) {
            lines.push(say!(text, "analysis-effort", depth = analysis.depth));
        }
    }
    View::new(lines.join("\n")).picture(board(style, page, thoughts.analysis))
}

/// Returns where the start comes from, where known, and the moves tried since then.
fn title(style: Style, page: &Page<'_>) -> Vec<String> {
    let (text, subject) = (style.text, page.subject);
    let game = subject.game.map(|game| say!(text, "analysis-game", number = game.to_string()));
    let plies = subject
        .plies
        .map(|(number, count)| say!(text, "analysis-plies", number = number, count = count));
    let origin: Vec<_> = [game, plies].into_iter().flatten().collect();
    let tried = page.line.plies();
    let left_out = tried.len().saturating_sub(MAX_NAMED);
    let named = tried.iter().skip(left_out).map(|&ply| style.ply(ply));
    let named = (left_out > 0).then(|| String::from("…")).into_iter().chain(named);
    let named = named.collect::<Vec<_>>().join(" ");
    let variation = (!tried.is_empty()).then(|| say!(text, "analysis-variation", line = named));
    let origin = (!origin.is_empty()).then(|| origin.join(" "));
    origin.into_iter().chain(variation).collect()
}

/// Returns what the last move cost, and why.
fn verdict(style: Style, page: &Page<'_>, thoughts: &Thoughts<'_>) -> Vec<String> {
    let Some((best, &ply)) = thoughts.before.zip(page.line.plies().last()) else {
        return Vec::new();
    };
    let before = page.line.position_after(page.line.plies().len() - 1);
    before.map_or_else(Vec::new, |before| {
        let answer = thoughts.analysis;
        Tried { before, ply, after: page.position(), best, answer }.verdict(style)
    })
}

/// Returns the picture of the position with the last move, the best moves by their letters, and the
/// winning chances as a bar.
fn board(style: Style, page: &Page<'_>, analysis: Option<&Analysis>) -> Picture {
    let position = page.position();
    let hints: Vec<Ply> = analysis
        .into_iter()
        .flat_map(|analysis| &analysis.lines)
        .filter_map(|line| line.plies.first().copied())
        .collect();
    let last = page.line.last_effect();
    let caption = match position.result() {
        Some(outcome) => score_caption(style.text, outcome.score),
        None => turn_caption(style.text, position),
    };
    let white = analysis.and_then(|analysis| white_chance(position, analysis));
    let figures = white.map_or_else(ByColor::default, |white| chance_figures(style.text, white));
    let scene = Scene {
        reds: page.reds(),
        last: last.as_ref(),
        hints: &hints,
        white_chance: white,
        chance_figures: players::as_strs(&figures),
        names: players::as_names(&page.subject.names),
        caption: &caption,
        ..Scene::of(position)
    };
    picture::of_scene(style, page.subject.own, &scene)
}

/// Returns White's winning chances in per cent.
fn white_chance(position: &Position, analysis: &Analysis) -> Option<u8> {
    let value = calibrated(analysis.lines.first()?.value, position);
    Some(words::chances(match position.side_to_move() {
        Color::White => value,
        Color::Black => value.for_opponent(),
    }))
}

/// Returns both sides' winning chances as text.
fn chance_figures(text: Text, white: u8) -> ByColor<String> {
    let chances = ByColor { white, black: 100 - white };
    chances.map(|chance| say!(text, "review-chance", chance = chance))
}

/// Returns the buttons that go along the line.
fn steps(text: Text, page: &Page<'_>) -> impl Iterator<Item = CreateButton> {
    let (tree, at) = (page.variations.tree.id, page.at);
    let is_over = page.position().result().is_some();
    let is_tried = page.variations.tried(at).next().is_some();
    PageStep::ALL.into_iter().map(move |step| {
        let is_useless = match step {
            PageStep::First | PageStep::Back => at == 0,
            PageStep::Forward => is_over,
            PageStep::Last => !is_tried,
        };
        let click = VariationClick::Go { tree, at, step };
        button(click, &step.label(text), ButtonStyle::Secondary).disabled(is_useless)
    })
}

/// Adds the menus of moves: the best ones and those tried before, and all others.
fn with_menus(view: View, style: Style, page: &Page<'_>, analysis: Option<&Analysis>) -> View {
    let (text, position) = (style.text, page.position());
    let (tree, at) = (page.variations.tree.id, page.at);
    let lines = analysis.map_or(&[][..], |analysis| &analysis.lines);
    let choices = words::describe_choices(style, position, lines);
    let best = with_letters(choices.into_iter().zip(lines)).filter_map(|(letter, (it, line))| {
        let (ply, worth) = it;
        let value = line.plies.first()?.to_string();
        let label = say!(text, "menu-variation", letter = letter.to_string(), ply = ply);
        Some(MenuOption { value, label, description: worth })
    });
    let is_best = |ply: Ply| lines.iter().any(|line| line.plies.first() == Some(&ply));
    let tried = page.variations.tried(at).filter(|(ply, _)| !is_best(*ply)).map(|(ply, _)| {
        let label = words::label(style, position, ply).unwrap_or_else(|| style.ply(ply));
        let description = say!(text, "menu-variation-tried");
        MenuOption { value: ply.to_string(), label, description }
    });
    let options: Vec<_> = best.chain(tried).collect();
    let hint = say!(text, "menu-variation-hint");
    let view = view.menu(VariationClick::Choose { tree, at }, &hint, options);
    if position.legal_plies().len() < 2 {
        return view;
    }
    let other = VariationClick::ChooseOther { tree, at };
    match position.phase() {
        Phase::Placement => {
            let rows = (1..=5).filter(|&row| !empty_in_row(position, row).is_empty());
            let options = rows.map(|row: u8| MenuOption {
                value: row.to_string(),
                label: say!(text, "button-row", row = row),
                description: String::new(),
            });
            view.menu(other, &say!(text, "menu-variation-row-hint"), options)
        }
        Phase::Movement | Phase::Over => {
            let stacks = position.movable(position.side_to_move());
            let options = stacks
                .iter()
                .filter_map(|cell| Some(stack_option(text, position, cell, position.stack(cell)?)));
            view.menu(other, &say!(text, "menu-variation-stack-hint"), options)
        }
    }
}

/// Returns the moves of a chosen stack, or the empty cells of a chosen row, as buttons. `None` if
/// there is no such stack or row.
pub(super) fn other_moves(style: Style, page: &Page<'_>, chosen: &str) -> Option<View> {
    let (text, position) = (style.text, page.position());
    let (question, from, targets) = match position.phase() {
        Phase::Placement => {
            let row: u8 = chosen.parse().ok()?;
            let question = say!(text, "variation-row", row = row);
            (question, None, empty_in_row(position, row))
        }
        Phase::Movement | Phase::Over => {
            let from: Cell = chosen.parse().ok()?;
            let movable = position.movable(position.side_to_move());
            movable.contains(from).then_some(())?;
            let question = say!(text, "variation-stack", cell = from.to_string());
            (question, Some(from), position.destinations(from))
        }
    };
    let (tree, at) = (page.variations.tree.id, page.at);
    let buttons = targets.iter().filter_map(|to| {
        let ply = from.map_or(Ply::Place(to), |from| Ply::Move { from, to });
        let label = words::label(style, position, ply)?;
        Some(button(VariationClick::Try { tree, at, ply }, &label, ButtonStyle::Secondary))
    });
    let back = VariationClick::Show { tree, at };
    let back = button(back, &say!(text, "button-back"), ButtonStyle::Secondary);
    let scene = Scene {
        reds: page.reds(),
        chosen: from,
        targets,
        names: players::as_names(&page.subject.names),
        caption: &turn_caption(text, position),
        ..Scene::of(position)
    };
    (!targets.is_empty()).then(|| {
        View::new(question)
            .picture(picture::of_scene(style, page.subject.own, &scene))
            .buttons(buttons.chain([back]))
    })
}

fn empty_in_row(position: &Position, row: u8) -> CellSet {
    position.empty().iter().filter(|cell| cell.row_number() == row).collect()
}
