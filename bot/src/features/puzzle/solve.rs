//! What happens when a person asks for a puzzle, moves, or wants help.
//!
//! Everything is private. A puzzle too close to a rated game of the person is not shown.

use dvonn_engine::puzzle::{Find, Puzzle, PuzzleTheme, SOLVING_NODES};
use dvonn_engine::{Limits, Value};
use dvonn_model::{Day, Level, PuzzleId, SetupKind, WantedColor};
use dvonn_play as play;
use dvonn_play::advice::AdviceRefusal;
use dvonn_play::challenge::options::ChallengeOptions;
use dvonn_play::{PlayError, Refusal};
use dvonn_rules::{Cell, Color, Game, Ply, Position};
use dvonn_school::puzzle::{self as school, NumberedPuzzle};
use dvonn_study::calibrated;

use crate::features::puzzle::view::{self, Hints, Seen};
use crate::runtime::app::{App, owner};
use crate::runtime::caller::Caller;
use crate::runtime::failure::Failure;
use crate::show::challenge::computer::play_computer;
use crate::show::choices::LevelChoice;
use crate::show::ids::puzzle::ThemeChoice;
use crate::show::random;
use crate::show::wrong_move::WrongMove;

/// The number of puzzles tried before giving up, if each is too close to a rated game.
const TRIES: usize = 10;

/// Where a person is in a puzzle.
#[derive(Clone, Copy)]
pub(super) struct At {
    pub(super) puzzle: PuzzleId,
    /// The number of moves found so far.
    pub(super) step: usize,
    /// The theme that the person chose, if they chose one.
    pub(super) theme: Option<ThemeChoice>,
}

impl At {
    fn seen<'a>(self, caller: &'a Caller, numbered: &'a NumberedPuzzle) -> Seen<'a> {
        Seen { style: caller.style(), numbered, theme: self.theme, race: None }
    }
}

/// Shows the next puzzle at the person's strength.
pub(super) async fn show_next(
    app: &App,
    caller: &Caller,
    theme: ThemeChoice,
) -> Result<(), Failure> {
    let (person, today) = (caller.person.id, Day::of(app.now()));
    let choices = school::next(&app.store, person, theme.theme(), today, random::bits()).await?;
    for numbered in choices.into_iter().take(TRIES) {
        match check(app, caller, &numbered.puzzle).await {
            Ok(()) => return open(app, caller, &numbered, theme, None).await,
            Err(PlayError::Refused(Refusal::Advice(AdviceRefusal::OfSeriousGame(_)))) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Ok(caller.reply_in_place(&view::none_left(caller.text, theme)).await?)
}

/// Shows the puzzle of a day.
pub(super) async fn show_daily(app: &App, caller: &Caller, day: Day) -> Result<(), Failure> {
    // Nobody sees the puzzles of days to come.
    let numbered = school::daily(day.min(Day::of(app.now()))).ok_or(Failure::Unknown)?;
    check(app, caller, &numbered.puzzle).await?;
    open(app, caller, &numbered, ThemeChoice::Any, Some(day)).await
}

async fn open(
    app: &App,
    caller: &Caller,
    numbered: &NumberedPuzzle,
    theme: ThemeChoice,
    day: Option<Day>,
) -> Result<(), Failure> {
    let themed = theme.theme().is_some_and(PuzzleTheme::is_telling);
    let guild = caller.venue.guild;
    let (person, now) = (caller.person.id, app.now());
    let attempt = school::see(&app.store, person, numbered.id, guild, themed, day, now).await?;
    let daily = match day {
        Some(day) => {
            let solver = app.store.solver(person).await?;
            Some((day, solver.map_or(0, |solver| solver.streak_on(Day::of(now)))))
        }
        None => None,
    };
    let seen = Seen { style: caller.style(), numbered, theme: theme.if_chosen(), race: None };
    let view = view::start(seen, &attempt, daily);
    Ok(caller.reply_in_place(&view).await?)
}

/// Shows where a stack can go.
pub(super) async fn choose_stack(
    app: &App,
    caller: &Caller,
    at: At,
    from: Cell,
) -> Result<(), Failure> {
    let (numbered, find) = find(app, caller, at).await?;
    let view = view::destinations(at.seen(caller, &numbered), &find, at.step, from);
    Ok(caller.reply_in_place(&view).await?)
}

/// Shows the position to solve again.
pub(super) async fn again(app: &App, caller: &Caller, at: At) -> Result<(), Failure> {
    let (numbered, _) = find(app, caller, at).await?;
    let hints = hints(app, caller, at.puzzle).await?;
    Ok(caller.reply_in_place(&view::step(at.seen(caller, &numbered), at.step, Some(hints))).await?)
}

/// Returns what a hint costs the caller in this puzzle.
async fn hints(app: &App, caller: &Caller, puzzle: PuzzleId) -> Result<Hints, Failure> {
    let attempt = app.store.puzzle_attempt(caller.person.id, puzzle).await?;
    Ok(Hints::of(attempt.as_ref()))
}

/// Plays a move: it may be wrong, right, or the last one.
pub(super) async fn play(app: &App, caller: &Caller, at: At, ply: Ply) -> Result<(), Failure> {
    let (numbered, find) = find(app, caller, at).await?;
    find.position.check(ply).map_err(|_| Failure::Unknown)?;
    let (seen, step) = (at.seen(caller, &numbered), at.step);
    let is_right = find.accepted.contains(&ply);
    let is_last = step + 1 == numbered.puzzle.finds().len();
    if is_right && !is_last {
        let hints = hints(app, caller, at.puzzle).await?;
        return Ok(caller.reply_in_place(&view::step(seen, step + 1, Some(hints))).await?);
    }
    let (person, now) = (caller.person.id, app.now());
    let outcome = school::decide(&app.store, person, &numbered, is_right, now).await?;
    if outcome.is_some() {
        app.work.notify_waiters();
    }
    let solver = find.position.side_to_move();
    let after = find.position.after(ply).map_err(|_| Failure::Unknown)?;
    let now = worth(app, caller, solver, &after).await;
    let view = if is_right {
        view::solved(seen, ply, now.map(|(value, _)| value), outcome.as_ref())
    } else {
        let right = find.accepted.first().copied().ok_or(Failure::Unknown)?;
        // Both are judged after a ply, so that they can be compared.
        let after = find.position.after(right).map_err(|_| Failure::Unknown)?;
        let best = worth(app, caller, solver, &after).await;
        let wrong = now.map(|(now, answer)| {
            let best = best.map(|(value, _)| value);
            WrongMove { before: &find.position, ply, right, answer, now, best }
        });
        view::wrong(seen, (step, &find, ply), wrong.as_ref(), outcome.as_ref())
    };
    Ok(caller.reply_in_place(&view).await?)
}

/// Returns what a position is worth for a side, and the best ply there unless the game is over. `None` if the
/// engine has too much to do.
async fn worth(
    app: &App,
    caller: &Caller,
    side: Color,
    position: &Position,
) -> Option<(Value, Option<Ply>)> {
    if let Some(outcome) = position.result() {
        let margin = i8::try_from(outcome.margin()).ok()?;
        let is_won = outcome.winner() == Some(side);
        return Some((Value::Exact(if is_won { margin } else { -margin }), None));
    }
    let (owner, limits) = (owner(caller.person.id), Limits::nodes(SOLVING_NODES));
    let analysis = app.thinkers.analyse(owner, *position, limits, 1).await.ok()?;
    let best = analysis.lines.into_iter().next()?;
    let value = calibrated(best.value, position);
    let value = if position.side_to_move() == side { value } else { value.for_opponent() };
    Some((value, best.plies.first().copied()))
}

/// Names the stack to move, or half of the cells.
pub(super) async fn hint(app: &App, caller: &Caller, at: At) -> Result<(), Failure> {
    let (numbered, find) = find(app, caller, at).await?;
    let costs = hints(app, caller, at.puzzle).await?;
    school::hint(&app.store, caller.person.id, at.puzzle).await?;
    let view = view::hint(at.seen(caller, &numbered), &find, (at.step, costs));
    Ok(caller.reply_in_place(&view).await?)
}

/// Shows a page of the solution. A person who has no result yet has not solved the puzzle then.
pub(super) async fn line(
    app: &App,
    caller: &Caller,
    (puzzle, at): (PuzzleId, usize),
    theme: Option<ThemeChoice>,
) -> Result<(), Failure> {
    let numbered = known(app, caller, puzzle).await?;
    let (person, now) = (caller.person.id, app.now());
    let outcome = school::decide(&app.store, person, &numbered, false, now).await?;
    if outcome.is_some() {
        app.work.notify_waiters();
    }
    let seen = Seen { style: caller.style(), numbered: &numbered, theme, race: None };
    let view = view::line(seen, at, outcome.as_ref());
    Ok(caller.reply_in_place(&view).await?)
}

/// Starts a game against the computer from a position of the solution.
pub(super) async fn play_on(
    app: &App,
    caller: &Caller,
    puzzle: PuzzleId,
    at: usize,
) -> Result<(), Failure> {
    let numbered = known(app, caller, puzzle).await?;
    let position = numbered.puzzle.position_after(at.min(numbered.puzzle.line().len()));
    let options = ChallengeOptions {
        color: Some(match numbered.puzzle.solver() {
            Color::White => WantedColor::White,
            Color::Black => WantedColor::Black,
        }),
        setup: Some(SetupKind::Given),
        rated: Some(false),
        position: Some(position.to_string()),
        ..ChallengeOptions::default()
    };
    let level = Level::from(LevelChoice::default());
    play_computer(app, caller, &options, level.into()).await
}

/// Returns a puzzle that the person may see, and a step of it.
async fn find(app: &App, caller: &Caller, at: At) -> Result<(NumberedPuzzle, Find), Failure> {
    let numbered = known(app, caller, at.puzzle).await?;
    let find = numbered.puzzle.finds().into_iter().nth(at.step).ok_or(Failure::Unknown)?;
    Ok((numbered, find))
}

/// Returns a puzzle that the person may see.
async fn known(app: &App, caller: &Caller, puzzle: PuzzleId) -> Result<NumberedPuzzle, Failure> {
    let numbered = school::find(&app.store, puzzle).await?.ok_or(Failure::Unknown)?;
    check(app, caller, &numbered.puzzle).await?;
    Ok(numbered)
}

/// Checks that no position of a puzzle is that of a rated game that the person is playing.
pub(super) async fn check(app: &App, caller: &Caller, puzzle: &Puzzle) -> Result<(), PlayError> {
    let mut game = Game::from_position(*puzzle.before());
    for &ply in std::iter::once(&puzzle.mistake()).chain(puzzle.line()) {
        game.play(ply).map_err(Refusal::Illegal)?;
    }
    play::advice::check_position(&app.store, puzzle.start(), caller.person.id).await?;
    play::advice::check_finished(&app.store, &game, caller.person.id).await
}
