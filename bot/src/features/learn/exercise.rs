//! One exercise: its task, what a move in it leads to, and its solution.

use dvonn_discord::picture::Picture;
use dvonn_discord::view::{ALT, View, button};
use dvonn_engine::Value;
use dvonn_play as play;
use dvonn_render::{Scene, describe};
use dvonn_rules::{CellSet, Color, Game, Phase, Ply};
use dvonn_school::{
    ExerciseAnswer, ExerciseId, Lead, Lesson, Moves, Opening, Part, Progress, Task,
};
use serenity::all::{ButtonStyle, CreateButton};

use crate::features::learn::{pages, words};
use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::failure::Failure;
use crate::runtime::style::Style;
use crate::say;
use crate::show::first_steps::{is_newcomer, place_board, play_computer};
use crate::show::ids::learn::LearnClick;
use crate::show::ids::openings::OpeningClick;
use crate::show::picture;
use crate::show::picture::captions::turn_caption;
use crate::show::words::moves::{ply_label, you_played};
use crate::show::wrong_move::{WrongMove, after_moves, outcome, outlook};
use crate::text::Text;

/// Shows an exercise from its start.
pub(super) async fn begin(app: &App, caller: &Caller, id: ExerciseId) -> Result<(), Failure> {
    check(app, caller, id).await?;
    Ok(caller.reply_in_place(&task(caller.style(), id)).await?)
}

/// Shows an exercise from its start, below why it is this one.
pub(super) async fn begin_because(
    app: &App,
    caller: &Caller,
    id: ExerciseId,
    why: &str,
) -> Result<(), Failure> {
    check(app, caller, id).await?;
    Ok(caller.reply_in_place(&task(caller.style(), id).under(why)).await?)
}

/// Shows what a move leads to.
pub(super) async fn answer(
    app: &App,
    caller: &Caller,
    id: ExerciseId,
    ply: Ply,
) -> Result<(), Failure> {
    check(app, caller, id).await?;
    let answer = id.get().answer(ply).ok_or(Failure::Unknown)?;
    if id.get().is_taught(ply) {
        Progress::note(&app.store, caller.person.id, id, app.now()).await?;
        let game = trial(app, caller, id).await;
        return Ok(caller.reply_in_place(&right(caller.style(), id, answer, game)).await?);
    }
    Ok(caller.reply_in_place(&wrong(caller.style(), id, answer)).await?)
}

/// Shows the right move. The exercise counts as done.
pub(super) async fn show(app: &App, caller: &Caller, id: ExerciseId) -> Result<(), Failure> {
    check(app, caller, id).await?;
    let best = id.get().taught().first().ok_or(Failure::Unknown)?;
    let answer = id.get().answer(*best).ok_or(Failure::Unknown)?;
    Progress::note(&app.store, caller.person.id, id, app.now()).await?;
    let game = trial(app, caller, id).await;
    Ok(caller.reply_in_place(&solution(caller.style(), id, answer, game)).await?)
}

/// Returns the button for a game in which to try what was learnt, after the last exercise of some parts: a
/// first game after the rules, and a whole board to place after the lessons on placing.
async fn trial(app: &App, caller: &Caller, id: ExerciseId) -> Option<CreateButton> {
    let lesson = id.lesson();
    let is_last = id.next().is_none() && lesson.ends_part();
    match lesson.part() {
        _ if !is_last => None,
        Part::Rules => is_newcomer(app, caller.person.id)
            .await
            .then(|| play_computer(caller.text, ButtonStyle::Primary)),
        Part::Placing => Some(place_board(caller.text)),
        Part::Moving | Part::Game => None,
    }
}

/// Checks that the person does not play a rated game in which the exercise would be advice.
pub(super) async fn check(app: &App, caller: &Caller, id: ExerciseId) -> Result<(), Failure> {
    Ok(play::advice::check_position(&app.store, &id.get().start, caller.person.id).await?)
}

/// Returns the task with a button for each move.
fn task(style: Style, id: ExerciseId) -> View {
    let (text, exercise) = (style.text, id.get());
    let choices = exercise.choices(&Game::from_position(exercise.start));
    View::new(format!("{}\n{}", heading(text, id), words::goal(text, id)))
        .picture(task_picture(style, id, Some(&words::goal(text, id))))
        .buttons(choice_buttons(style, id, Moves::NONE, &choices))
        .buttons(match exercise.task {
            Task::Find { .. } => vec![show_button(text, id), list_button(text)],
            Task::Win(_) => vec![list_button(text)],
        })
        .buttons(pages::terms_of(text, id))
}

/// Returns the heading of an exercise: the lesson, and where in it the exercise is.
pub(super) fn heading(text: Text, id: ExerciseId) -> String {
    let lesson = id.lesson();
    say!(
        text,
        "lesson-title",
        lesson = lesson.number(),
        title = words::title(text, lesson),
        number = id.number(),
        count = lesson.exercises().len()
    )
}

/// Returns the picture of an exercise, with what the task is about marked. Its description begins with
/// the task, if it is set.
pub(super) fn task_picture(style: Style, id: ExerciseId, goal: Option<&str>) -> Picture {
    let exercise = id.get();
    let start = &exercise.start;
    let stuck = match start.phase() {
        Phase::Movement => start.surrounded() & start.owned_by(Color::White),
        Phase::Placement | Phase::Over => CellSet::EMPTY,
    };
    let plain = Scene {
        chosen: exercise.chosen,
        blocked: stuck,
        caption: &turn_caption(style.text, start),
        ..Scene::of(start)
    };
    let targets = exercise.chosen.map_or(exercise.marked, |chosen| start.destinations(chosen));
    let goal = goal.map(|goal| say!(style.text, "lesson-alt", goal = goal));
    let marked = (!exercise.marked.is_empty()).then(|| {
        let cells: Vec<_> = exercise.marked.iter().map(|cell| cell.to_string()).collect();
        say!(style.text, "lesson-alt-marked", cells = cells.join(" "))
    });
    let lead = style.text.sentences(goal.into_iter().chain(marked));
    // The marked cells are no destinations, unless a stack is chosen.
    let described = if exercise.chosen.is_some() { Scene { targets, ..plain } } else { plain };
    let room = ALT.saturating_sub(lead.chars().count() + 1);
    let alt = style.text.sentences([lead, describe(&described, &style, room)]);
    picture::of_scene(style, Some(Color::White), &Scene { targets, ..plain }).with_alt(alt)
}

/// Returns a button for each move, played after `moves`.
pub(super) fn choice_buttons(
    style: Style,
    id: ExerciseId,
    moves: Moves,
    plies: &[Ply],
) -> Vec<CreateButton> {
    let choices = plies.iter().map(|&ply| {
        let click = LearnClick::Play { exercise: id, moves: moves.with(ply) };
        button(click, &style.ply(ply), ButtonStyle::Primary)
    });
    choices.collect()
}

fn right(
    style: Style,
    id: ExerciseId,
    answer: &ExerciseAnswer,
    game: Option<CreateButton>,
) -> View {
    let text = style.text;
    let mut after = id.get().start;
    let Ok(effect) = after.play(answer.ply) else { return task(style, id) };
    let lines = [
        heading(text, id),
        say!(text, "lesson-right", ply = ply_label(style, &effect)),
        words::why(text, id),
        outcome(text, &after, answer.value),
    ];
    let lines: Vec<_> = lines.into_iter().chain(others(text, id)).collect();
    View::new(lines.join("\n"))
        .picture(after_moves(style, Color::White, &after, &effect, &[answer.ply]))
        .buttons(onward(text, id, game))
}

/// Says what the other choices were worth, where the engine estimates that.
fn others(text: Text, id: ExerciseId) -> Option<String> {
    let Task::Find { answers, taught, lead: Lead::Chance(_) } = &id.get().task else { return None };
    let others = answers.iter().filter(|answer| !taught.contains(&answer.ply));
    let chances = others.map(|answer| (100.0 * answer.value.chance()).round());
    let (least, most) = (chances.clone().reduce(f64::min)?, chances.reduce(f64::max)?);
    (least < most).then(|| say!(text, "lesson-others", least = least, most = most))
}

fn wrong(style: Style, id: ExerciseId, answer: &ExerciseAnswer) -> View {
    let text = style.text;
    let wrong = WrongMove {
        before: &id.get().start,
        ply: answer.ply,
        right: id.get().taught().first().copied().unwrap_or(answer.ply),
        answer: answer.line.first().copied(),
        now: answer.value,
        best: best_value(id),
    };
    let (Ok(effect), Some(picture)) = (wrong.before.preview(answer.ply), wrong.picture(style))
    else {
        return task(style, id);
    };
    let mut lines =
        vec![heading(text, id), say!(text, "lesson-wrong", played = you_played(style, &effect))];
    lines.extend(wrong.words(style));
    View::new(lines.join("\n")).picture(picture).buttons([
        button(
            LearnClick::Begin { exercise: id },
            &say!(text, "button-lesson-retry"),
            ButtonStyle::Primary,
        ),
        show_button(text, id),
        next_button(text, id, ButtonStyle::Secondary),
        list_button(text),
    ])
}

fn solution(
    style: Style,
    id: ExerciseId,
    answer: &ExerciseAnswer,
    game: Option<CreateButton>,
) -> View {
    let (text, start) = (style.text, id.get().start);
    let Ok(effect) = start.preview(answer.ply) else { return task(style, id) };
    let label = ply_label(style, &effect);
    let lines = [
        heading(text, id),
        match answer.ply {
            // The picture shows a disc, not an arrow.
            Ply::Place(_) => say!(text, "lesson-solution-place", ply = label),
            Ply::Move { .. } | Ply::Pass => say!(text, "lesson-solution", ply = label),
        },
        words::why(text, id),
        outlook(text, answer.value),
    ];
    let hints = [answer.ply];
    let scene = Scene { hints: &hints, caption: &turn_caption(text, &start), ..Scene::of(&start) };
    View::new(lines.join("\n"))
        .picture(picture::of_scene(style, Some(Color::White), &scene))
        .buttons(onward(text, id, game))
}

/// Returns what the right move of an exercise is worth.
fn best_value(id: ExerciseId) -> Option<Value> {
    let exercise = id.get();
    exercise.taught().first().and_then(|&ply| exercise.answer(ply)).map(|answer| answer.value)
}

/// Returns the buttons below an exercise that is done.
pub(super) fn onward(text: Text, id: ExerciseId, game: Option<CreateButton>) -> Vec<CreateButton> {
    let next = next_button(text, id, ButtonStyle::Success);
    let others = [again_button(text, id), list_button(text)];
    [next].into_iter().chain(game).chain(people_button(text, id)).chain(others).collect()
}

/// Returns the button that shows what people placed next, if only red pieces lie on the board: later, hardly any
/// board has occurred before.
fn people_button(text: Text, id: ExerciseId) -> Option<CreateButton> {
    let show = OpeningClick::New { opening: Opening::of_reds(&id.get().start)? };
    Some(button(show, &say!(text, "button-lesson-people"), ButtonStyle::Secondary))
}

/// Returns the button for the next exercise, the next lesson or, after the last, the list.
fn next_button(text: Text, id: ExerciseId, style: ButtonStyle) -> CreateButton {
    let next_lesson = || id.lesson().next().map(Lesson::first_exercise);
    match (id.next(), next_lesson()) {
        (Some(exercise), _) => {
            button(LearnClick::Begin { exercise }, &say!(text, "button-lesson-next"), style)
        }
        (None, Some(exercise)) => {
            let label =
                say!(text, "button-lesson-next-lesson", lesson = exercise.lesson().number());
            button(LearnClick::Begin { exercise }, &label, style)
        }
        (None, None) => button(LearnClick::Next, &say!(text, "button-lesson-finish"), style),
    }
}

/// Returns the button that begins an exercise again.
pub(super) fn again_button(text: Text, id: ExerciseId) -> CreateButton {
    let click = LearnClick::Begin { exercise: id };
    button(click, &say!(text, "button-lesson-again"), ButtonStyle::Secondary)
}

fn show_button(text: Text, id: ExerciseId) -> CreateButton {
    let click = LearnClick::Show { exercise: id };
    button(click, &say!(text, "button-lesson-show"), ButtonStyle::Secondary)
}

/// Returns the button that lists all lessons.
pub(super) fn list_button(text: Text) -> CreateButton {
    button(LearnClick::List, &say!(text, "button-lesson-list"), ButtonStyle::Secondary)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_solution_of_a_move_names_an_arrow() {
        let style = Style::public(Text::of(None), None);
        let mut placements = 0;
        for id in Lesson::all().flat_map(Lesson::exercises) {
            let exercise = id.get();
            let answer = exercise.taught().first().and_then(|&ply| exercise.answer(ply));
            let Some(answer) = answer else { continue };
            let is_placement = matches!(answer.ply, Ply::Place(_));
            placements += usize::from(is_placement);
            let view = solution(style, id, answer, None);
            assert_eq!(view.content().contains("arrow A"), !is_placement, "{}", view.content());
        }
        assert!(placements > 0);
    }

    #[test]
    fn a_wrong_move_tells_how_the_game_ended_and_shows_all_that_was_removed() {
        let style = Style::public(Text::of(None), None);
        let (mut over, mut removals) = (0, 0);
        for id in Lesson::all().flat_map(Lesson::exercises) {
            let Task::Find { answers, .. } = &id.get().task else { continue };
            for answer in answers.iter().filter(|answer| !id.get().is_taught(answer.ply)) {
                let mut after = id.get().start;
                let own = after.play(answer.ply).unwrap();
                if let Some(&reply) = answer.line.first() {
                    after.play(reply).unwrap();
                }
                let view = wrong(style, id, answer);
                let is_over = after.phase() == Phase::Over;
                over += usize::from(is_over);
                assert_eq!(view.content().contains("The game is over:"), is_over, "{id:?}");
                assert!(!is_over || !view.content().contains("With best play"), "{id:?}");
                let is_red = id.get().start.to_place().reds > 0;
                let is_close = view.content().contains("too close to another");
                assert_eq!(is_close, is_red, "{id:?}: {}", view.content());
                // What a move isolates costs the opponent something, whatever it lands on.
                let is_free = view.content().contains("You took a red piece on its own");
                assert!(!is_free || own.lost.black == 0, "{id:?}: {}", view.content());
                for (cell, _) in own.isolated_stacks {
                    removals += 1;
                    let described = view.texts().last().unwrap_or_default();
                    let (_, removed) = described.split_once("Isolated").expect("a list");
                    assert!(removed.contains(&cell.to_string()), "{id:?}: {removed}");
                }
            }
        }
        assert!(over > 0 && removals > 0, "{over} {removals}");
    }
}
