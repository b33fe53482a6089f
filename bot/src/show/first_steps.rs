//! The buttons that lead newcomers on: to the rules, the lessons and a first game.

use dvonn_discord::view::{View, button};
use dvonn_engine::puzzle::PuzzleTheme;
use dvonn_model::{GameId, Player, UserId};
use dvonn_play::Match;
use dvonn_rules::{Phase, Ply, Position};
use dvonn_school::Lesson;
use serenity::all::{ButtonStyle, CreateButton};

use crate::runtime::app::App;
use crate::say;
use crate::show::ids::learn::{GlossaryTerm, LearnClick};
use crate::show::ids::puzzle::{PuzzleClick, ThemeChoice};
use crate::show::ids::rules::{RulesClick, RulesPage};
use crate::show::ids::start::StartClick;
use crate::show::words::glossary;
use crate::show::words::moves::color_key;
use crate::text::Text;

/// Adds the way to the rules and lessons to a message, if one of these people has not finished a game yet.
pub(crate) async fn for_newcomers(
    app: &App,
    view: View,
    text: Text,
    people: impl IntoIterator<Item = UserId>,
) -> View {
    for person in people {
        if is_newcomer(app, person).await {
            return view.buttons([learn_rules(text), take_lesson(text)]);
        }
    }
    view
}

/// Returns how a stack is moved with the buttons, if it is the turn of somebody who has not finished a game yet.
pub(crate) async fn how_to_move(app: &App, text: Text, game: &Match) -> Option<String> {
    let chooses = game.position().phase() == Phase::Movement && !game.row.computer_chooses;
    let person = game.to_move().filter(|_| chooses).and_then(Player::id_here)?;
    let color = color_key(game.position().side_to_move());
    is_newcomer(app, person).await.then(|| say!(text, "how-to-move", color = color))
}

/// Returns true if a person has not finished a game yet, as far as the database can be read.
pub(crate) async fn is_newcomer(app: &App, person: UserId) -> bool {
    match app.store.has_finished_game(person).await {
        Ok(finished) => !finished,
        Err(error) => {
            app.outages.log(&error, "failed to read whether a person has finished a game");
            false
        }
    }
}

/// Returns the button that shows the rules.
pub(crate) fn learn_rules(text: Text) -> CreateButton {
    let click = RulesClick::Turn { to: RulesPage::Goal };
    button(click, &say!(text, "button-learn-rules"), ButtonStyle::Secondary)
}

/// Returns the button that goes on with the lessons.
pub(crate) fn take_lesson(text: Text) -> CreateButton {
    button(LearnClick::Next, &say!(text, "button-take-lesson"), ButtonStyle::Secondary)
}

/// The most empty cells in a puzzle about the last placements.
const LAST_CELLS: usize = 8;

/// What a person could practise: a lesson, and puzzles of a theme.
pub(crate) struct Practice {
    pub(crate) lesson: Lesson,
    pub(crate) theme: Option<PuzzleTheme>,
}

impl Practice {
    /// Returns what to practise to find a ply.
    pub(crate) fn of(position: &Position, ply: Ply) -> Option<Practice> {
        let theme = PuzzleTheme::of(position, ply);
        let lesson = match ply {
            Ply::Place(_) => placing(position.occupied().len()),
            Ply::Move { .. } | Ply::Pass => {
                let about_theme = theme.map(GlossaryTerm::from).and_then(GlossaryTerm::lesson);
                about_theme.or_else(|| moving(position, ply).lesson())
            }
        };
        // Puzzles of this theme are about the last cells only.
        let is_early = position.phase() == Phase::Placement && position.empty().len() > LAST_CELLS;
        Some(Practice { lesson: lesson?, theme: theme.filter(|_| !is_early) })
    }
}

/// Returns the lesson about the stage of the placement at which so many pieces are on the board.
fn placing(pieces: usize) -> Option<Lesson> {
    Lesson::new(match pieces {
        ..3 => 11,
        3..16 => 12,
        16..30 => 13,
        30..40 => 14,
        _ => 15,
    })
}

/// Returns the term for what a move does.
fn moving(position: &Position, ply: Ply) -> GlossaryTerm {
    let captured = position.preview(ply).ok().and_then(|effect| effect.captured);
    match captured {
        Some(stack) if stack.has_red() => GlossaryTerm::RedPiece,
        Some(stack) if stack.owner() == Some(position.side_to_move().other()) => {
            GlossaryTerm::Capture
        }
        _ => GlossaryTerm::Movement,
    }
}

/// Returns the button that shows puzzles of a theme.
pub(crate) fn themed_puzzle(text: Text, theme: PuzzleTheme) -> Option<CreateButton> {
    let choice: ThemeChoice = theme.name().parse().ok()?;
    let label = say!(text, "button-practise-theme", theme = glossary::name(text, theme.into()));
    Some(button(PuzzleClick::Next { theme: choice }, &label, ButtonStyle::Secondary))
}

/// Returns the button that goes on with the lesson about what cost a player the game, if that is known.
pub(crate) fn lesson_after(text: Text, game: GameId) -> CreateButton {
    let click = LearnClick::After { game };
    button(click, &say!(text, "button-take-lesson"), ButtonStyle::Secondary)
}

/// Returns the button that begins a lesson.
pub(crate) fn lesson_button(text: Text, lesson: Lesson) -> CreateButton {
    let click = LearnClick::Begin { exercise: lesson.first_exercise() };
    let label = say!(text, "button-advice-lesson", lesson = lesson.number());
    button(click, &label, ButtonStyle::Secondary)
}

/// Returns the button that explains a term.
pub(crate) fn term_button(text: Text, term: GlossaryTerm) -> CreateButton {
    let label = say!(text, "button-term", term = glossary::name(text, term));
    button(LearnClick::Term { term }, &label, ButtonStyle::Secondary)
}

/// Returns the button that starts a game against the computer.
pub(crate) fn play_computer(text: Text, style: ButtonStyle) -> CreateButton {
    button(StartClick::PlayComputer, &say!(text, "button-play-computer"), style)
}

/// Returns the button that starts a game in which both sides place a whole board.
pub(crate) fn place_board(text: Text) -> CreateButton {
    button(StartClick::PlaceBoard, &say!(text, "button-place-board"), ButtonStyle::Primary)
}

/// Returns the button that makes a challenge for anyone.
pub(crate) fn find_opponent(text: Text) -> CreateButton {
    let label = say!(text, "button-challenge-anyone");
    button(StartClick::FindOpponent, &label, ButtonStyle::Secondary)
}
