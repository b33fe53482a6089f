//! The messages of one puzzle. `words` has their sentences.

use dvonn_discord::picture::Picture;
use dvonn_discord::view::{MenuOption, View, button};
use dvonn_engine::Value;
use dvonn_engine::puzzle::{Find, Puzzle};
use dvonn_model::{Day, PuzzleAttempt};
use dvonn_render::Scene;
use dvonn_rules::{Cell, CellSet, Color, Effect, Phase, Ply, Position};
use dvonn_school::puzzle::{NumberedPuzzle, PuzzleOutcome};
use serenity::all::{ButtonStyle, CreateButton};

use crate::features::puzzle::words;
use crate::runtime::style::Style;
use crate::say;
use crate::show::first_steps::term_button;
use crate::show::ids::pager::PageStep;
use crate::show::ids::puzzle::{PuzzleClick, RaceStep, ThemeChoice};
use crate::show::picture;
use crate::show::picture::captions::turn_caption;
use crate::show::words::moves::ply_label;
use crate::show::wrong_move::{WrongMove, outlook};
use crate::text::Text;

/// A puzzle as a person sees it.
#[derive(Clone, Copy)]
pub(super) struct Seen<'a> {
    pub(super) style: Style,
    pub(super) numbered: &'a NumberedPuzzle,
    /// The theme that they chose, if they chose one.
    pub(super) theme: Option<ThemeChoice>,
    /// Where they are in a race, if it is part of one.
    pub(super) race: Option<RaceStep>,
}

/// What a hint costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hints {
    /// Solving the puzzle counts half.
    Half,
    /// Nothing: the puzzle has counted, or there was a hint.
    Free,
}

impl Hints {
    /// Returns what a hint costs in this attempt.
    pub(super) fn of(attempt: Option<&PuzzleAttempt>) -> Hints {
        let is_free = attempt.is_some_and(|attempt| attempt.result.is_some() || attempt.hinted);
        if is_free { Hints::Free } else { Hints::Half }
    }
}

/// Returns the puzzle as a person first sees it, or sees it again. `daily` is its day if it is shown as the
/// daily puzzle, with the person's streak.
pub(super) fn start(seen: Seen<'_>, attempt: &PuzzleAttempt, daily: Option<(Day, u32)>) -> View {
    let text = seen.style.text;
    let mut below = Vec::new();
    let chosen = seen.theme.and_then(ThemeChoice::theme);
    below.extend(chosen.map(|theme| words::theme(text, theme)));
    let streak = daily.map(|(_, streak)| streak).filter(|streak| *streak > 0);
    below.extend(streak.map(|days| words::streak(text, days)));
    if attempt.result.is_some() {
        below.push(say!(text, "puzzle-counted"));
    }
    let mut view = step(seen, 0, Some(Hints::of(Some(attempt))))
        .buttons(chosen.map(|theme| term_button(text, theme.into())));
    if !below.is_empty() {
        view = view.and(View::new(below.join("\n")));
    }
    match daily {
        Some((day, _)) => view.under(&words::daily_title(text, day)),
        None => view,
    }
}

/// Returns a step of a puzzle, with the menu of stacks or a button for each cell. Without `hints`, there is no
/// help.
pub(super) fn step(seen: Seen<'_>, step: usize, hints: Option<Hints>) -> View {
    let Seen { style, numbered, .. } = seen;
    let (text, puzzle) = (style.text, &*numbered.puzzle);
    let finds = puzzle.finds();
    let index = finds.get(step).map_or(0, |find| find.index);
    let position = puzzle.position_after(index);
    let mut lines = vec![words::title(text, numbered)];
    if step == 0 {
        lines.push(words::last(style, puzzle));
    } else {
        let before = finds.get(step - 1).map_or(0, |find| find.index);
        let replies = puzzle.line().get(before + 1..index).unwrap_or_default();
        lines.push(say!(
            text,
            "puzzle-right",
            ply = puzzle.line().get(before).map(|&ply| style.ply(ply)).unwrap_or_default(),
            replies = words::list(style, replies)
        ));
    }
    lines.push(words::goal(text, puzzle.goal()));
    if finds.len() > 1 {
        lines.push(say!(text, "puzzle-step", step = step + 1, steps = finds.len()));
    }
    let view = View::new(lines.join("\n")).picture(picture(style, puzzle, index));
    with_controls(view, seen, &position, (step, hints))
}

/// Returns a button for each destination of a stack, labelled with its effect.
pub(super) fn destinations(seen: Seen<'_>, find: &Find, step: usize, from: Cell) -> View {
    let Seen { style, numbered, theme, .. } = seen;
    let text = style.text;
    let targets = find.position.destinations(from);
    let buttons = targets.iter().filter_map(|to| {
        let ply = Ply::Move { from, to };
        let effect = find.position.preview(ply).ok()?;
        let click = play_click(seen, step, ply);
        Some(button(click, &ply_label(style, &effect), ButtonStyle::Secondary))
    });
    let again = match seen.race {
        Some(RaceStep { race, done, .. }) => PuzzleClick::RaceAgain { race, done, step },
        None => PuzzleClick::Again { puzzle: numbered.id, step, theme },
    };
    let back = button(again, &say!(text, "button-back"), ButtonStyle::Secondary);
    View::new(say!(text, "puzzle-destination", cell = from.to_string()))
        .picture(chosen(seen, find, Some(from), targets))
        .buttons(buttons.chain([back]))
}

/// Returns the position with the stack to move marked, or half of the cells with the one to find.
/// `hints` is what this one costs.
pub(super) fn hint(seen: Seen<'_>, find: &Find, (step, hints): (usize, Hints)) -> View {
    let Seen { style, numbered, .. } = seen;
    let (from, targets, mut hint) = match find.accepted[0] {
        Ply::Place(cell) => {
            let half = half_with(find.position.empty(), cell);
            let cells: Vec<_> = half.iter().map(|cell| format!("**{cell}**")).collect();
            let hint = say!(style.text, "puzzle-hint-cells", cells = style.text.or(&cells));
            (None, half, hint)
        }
        Ply::Move { from, .. } => {
            let hint = say!(style.text, "puzzle-hint", cell = from.to_string());
            (Some(from), find.position.destinations(from), hint)
        }
        Ply::Pass => (None, CellSet::EMPTY, String::new()),
    };
    if hints == Hints::Half {
        hint = style.text.sentences([hint, say!(style.text, "puzzle-hint-half")]);
    }
    let hint = format!("{}\n{hint}", words::title(style.text, numbered));
    let view = View::new(hint).picture(chosen(seen, find, from, targets));
    with_controls(view, seen, &find.position, (step, Some(Hints::Free)))
}

/// Returns the message after a wrong move of a step. `wrong` says what it leads to, if the engine had time to
/// find that out.
pub(super) fn wrong(
    seen: Seen<'_>,
    (step, find, ply): (usize, &Find, Ply),
    wrong: Option<&WrongMove<'_>>,
    outcome: Option<&PuzzleOutcome>,
) -> View {
    let Seen { style, numbered, theme, .. } = seen;
    let text = style.text;
    let mut lines = vec![say!(text, "puzzle-wrong", ply = style.ply(ply))];
    lines.extend(wrong.map(|wrong| text.sentences(wrong.words(style))));
    lines.extend(outcome.map(|outcome| words::result(text, outcome)));
    let again = PuzzleClick::Again { puzzle: numbered.id, step, theme };
    let picture = wrong.and_then(|wrong| wrong.picture(style));
    let picture =
        picture.unwrap_or_else(|| after(style, numbered.puzzle.solver(), &find.position, ply));
    View::new(lines.join("\n")).picture(picture).buttons([
        button(again, &say!(text, "button-puzzle-again"), ButtonStyle::Primary),
        hint_button(seen, step, Hints::Free),
        solution_button(seen),
        next_button(seen),
    ])
}

/// Returns the message after the last move: the line, what it is worth, and what the puzzle was about.
pub(super) fn solved(
    seen: Seen<'_>,
    ply: Ply,
    now: Option<Value>,
    outcome: Option<&PuzzleOutcome>,
) -> View {
    let Seen { style, numbered, .. } = seen;
    let (text, puzzle) = (style.text, &*numbered.puzzle);
    let before = puzzle.finds().last().map_or(*puzzle.start(), |find| find.position);
    let end = puzzle.line().len();
    // Another last move may be as good as the one in the line.
    let mut played = puzzle.line().to_vec();
    if let Some(last) = played.last_mut() {
        *last = ply;
    }
    let mut lines = vec![say!(text, "puzzle-solved", line = words::list(style, &played))];
    let reason = words::reason(text, puzzle.goal());
    lines.push(match now {
        Some(value) => text.sentences([outlook(text, value), reason]),
        None => reason,
    });
    // It was rated only if this decided it.
    lines.push(match outcome {
        Some(outcome) => words::result(text, outcome),
        None => say!(text, "puzzle-first-try"),
    });
    lines.push(words::themes(text, numbered));
    let view = View::new(lines.join("\n")).picture(after(style, puzzle.solver(), &before, ply));
    view.buttons(
        [next_button(seen), solution_button(seen)]
            .into_iter()
            .chain(play_on_button(text, numbered, end)),
    )
    .buttons(theme_buttons(seen))
}

/// Returns the solution after `at` plies, with buttons to page through it.
pub(super) fn line(seen: Seen<'_>, at: usize, outcome: Option<&PuzzleOutcome>) -> View {
    let Seen { style, numbered, theme, .. } = seen;
    let (text, puzzle) = (style.text, &*numbered.puzzle);
    let end = puzzle.line().len();
    let at = at.min(end);
    let plies = puzzle.line().iter().enumerate().map(|(index, &ply)| {
        let ply = style.ply(ply);
        if index + 1 == at { format!("**{ply}**") } else { ply }
    });
    let plies = text.listed(&plies.collect::<Vec<_>>());
    let mut lines =
        vec![say!(text, "puzzle-solution", number = i64::from(numbered.id), line = plies)];
    lines.push(words::reason(text, puzzle.goal()));
    if !puzzle.also().is_empty() {
        lines.push(say!(text, "puzzle-also", plies = words::list(style, puzzle.also())));
    }
    lines.extend(outcome.map(|outcome| words::result(text, outcome)));
    lines.push(words::themes(text, numbered));
    let turn = |step: PageStep| {
        let to = step.from(at, end);
        let click = PuzzleClick::Line { puzzle: numbered.id, at: to, theme };
        button(click, &step.label(text), ButtonStyle::Secondary).disabled(to == at)
    };
    View::new(lines.join("\n"))
        .picture(picture(style, puzzle, at))
        .buttons([turn(PageStep::Back), turn(PageStep::Forward)])
        .buttons([next_button(seen)].into_iter().chain(play_on_button(text, numbered, at)))
        .buttons(theme_buttons(seen))
}

/// Says that no puzzle of a theme is left for a person.
pub(super) fn none_left(text: Text, theme: ThemeChoice) -> View {
    let any = PuzzleClick::Next { theme: ThemeChoice::Any };
    let go_on = theme
        .if_chosen()
        .map(|_| button(any, &say!(text, "button-puzzle-any"), ButtonStyle::Primary));
    View::new(say!(text, "puzzle-none")).buttons(go_on)
}

/// Returns the picture of a puzzle after some plies of its line. Its last ply is marked.
pub(super) fn picture(style: Style, puzzle: &Puzzle, plies: usize) -> Picture {
    let (before, ply) = match plies.checked_sub(1).and_then(|last| puzzle.line().get(last)) {
        Some(&ply) => (puzzle.position_after(plies - 1), ply),
        None => (*puzzle.before(), puzzle.mistake()),
    };
    after(style, puzzle.solver(), &before, ply)
}

fn after(style: Style, own: Color, before: &Position, ply: Ply) -> Picture {
    let mut position = *before;
    let effect: Option<Effect> = position.play(ply).ok();
    let caption = match position.phase() {
        Phase::Over => String::new(),
        _ => turn_caption(style.text, &position),
    };
    let scene = Scene { last: effect.as_ref(), caption: &caption, ..Scene::of(&position) };
    picture::of_scene(style, Some(own), &scene)
}

/// Returns the first or the second half of some cells, whichever has this one.
fn half_with(cells: CellSet, cell: Cell) -> CellSet {
    let first: CellSet = cells.iter().take(cells.len().div_ceil(2)).collect();
    if first.contains(cell) { first } else { cells - first }
}

fn chosen(seen: Seen<'_>, find: &Find, from: Option<Cell>, targets: CellSet) -> Picture {
    let Seen { style, numbered, .. } = seen;
    let caption = turn_caption(style.text, &find.position);
    let scene = Scene { chosen: from, targets, caption: &caption, ..Scene::of(&find.position) };
    picture::of_scene(style, Some(numbered.puzzle.solver()), &scene)
}

fn with_controls(
    view: View,
    seen: Seen<'_>,
    position: &Position,
    (step, hints): (usize, Option<Hints>),
) -> View {
    let Seen { style, numbered, theme, race } = seen;
    let text = style.text;
    let help = hints.map(|hints| [hint_button(seen, step, hints), solution_button(seen)]);
    let help = help.into_iter().flatten();
    if position.phase() == Phase::Placement {
        let cells = position.empty().iter().map(|cell| {
            let ply = Ply::Place(cell);
            button(play_click(seen, step, ply), &style.ply(ply), ButtonStyle::Primary)
        });
        return view.buttons(cells).buttons(help);
    }
    let options = position.movable(position.side_to_move()).iter().filter_map(|cell| {
        let stack = position.stack(cell)?;
        Some(MenuOption {
            value: cell.to_string(),
            label: say!(
                text,
                "puzzle-stack",
                cell = cell.to_string(),
                height = stack.height(),
                red = if stack.has_red() { "yes" } else { "no" }
            ),
            description: String::new(),
        })
    });
    let menu = match race {
        Some(RaceStep { race, done, .. }) => PuzzleClick::ChooseRaceStack { race, done, step },
        None => PuzzleClick::ChooseStack { puzzle: numbered.id, step, theme },
    };
    view.menu(menu, &say!(text, "puzzle-stack-hint"), options).buttons(help)
}

/// Returns the click that plays a ply of a step.
fn play_click(seen: Seen<'_>, step: usize, ply: Ply) -> PuzzleClick {
    match seen.race {
        Some(RaceStep { race, done, .. }) => PuzzleClick::PlayRace { race, done, step, ply },
        None => PuzzleClick::Play { puzzle: seen.numbered.id, step, ply, theme: seen.theme },
    }
}

fn hint_button(seen: Seen<'_>, step: usize, hints: Hints) -> CreateButton {
    let click = PuzzleClick::Hint { puzzle: seen.numbered.id, step, theme: seen.theme };
    let label = match hints {
        Hints::Half => say!(seen.style.text, "button-puzzle-hint"),
        Hints::Free => say!(seen.style.text, "button-hint"),
    };
    button(click, &label, ButtonStyle::Secondary)
}

fn solution_button(seen: Seen<'_>) -> CreateButton {
    let click = PuzzleClick::Line { puzzle: seen.numbered.id, at: 1, theme: seen.theme };
    button(click, &say!(seen.style.text, "button-puzzle-solution"), ButtonStyle::Secondary)
}

/// Returns a button for the next puzzle, which has the theme that the person chose.
fn next_button(seen: Seen<'_>) -> CreateButton {
    let text = seen.style.text;
    let label = match seen.theme.and_then(ThemeChoice::theme) {
        None => say!(text, "button-puzzle-next"),
        Some(theme) => {
            say!(text, "button-puzzle-next-themed", theme = words::theme_name(text, theme))
        }
    };
    let click = PuzzleClick::Next { theme: seen.theme.unwrap_or(ThemeChoice::Any) };
    button(click, &label, ButtonStyle::Primary)
}

/// Returns a button for each theme of a puzzle, which explains it with a picture.
fn theme_buttons(seen: Seen<'_>) -> impl Iterator<Item = CreateButton> {
    let themes = seen.numbered.puzzle.themes().iter();
    themes.map(move |&theme| term_button(seen.style.text, theme.into()))
}

/// Returns a button to play on against the computer, unless the game is over there.
fn play_on_button(text: Text, numbered: &NumberedPuzzle, at: usize) -> Option<CreateButton> {
    let click = PuzzleClick::PlayOn { puzzle: numbered.id, at };
    let over = numbered.puzzle.position_after(at).phase() == Phase::Over;
    (!over).then(|| button(click, &say!(text, "button-puzzle-play"), ButtonStyle::Secondary))
}
