//! The last exercise: a whole game against a level of the computer.

use dvonn_discord::view::View;
use dvonn_engine::Level;
use dvonn_rules::{Color, Effect, Game, Ply};
use dvonn_school::{Exercise, ExerciseId, Moves, Progress};

use crate::features::learn::exercise::{
    again_button, check, choice_buttons, heading, list_button, onward,
};
use crate::features::learn::words;
use crate::runtime::app::{App, owner};
use crate::runtime::caller::Caller;
use crate::runtime::failure::Failure;
use crate::runtime::style::Style;
use crate::say;
use crate::show::random;
use crate::show::words::moves::you_played;
use crate::show::wrong_move::{after_moves, answers};

/// Plays the learner's move, the last of `moves`, and lets the computer answer.
pub(super) async fn play(
    app: &App,
    caller: &Caller,
    id: ExerciseId,
    level: Level,
    mut moves: Moves,
) -> Result<(), Failure> {
    check(app, caller, id).await?;
    let replay = |moves: &Moves| id.get().after(moves).map_err(|_| Failure::Unknown);
    let mut game = replay(&moves)?;
    while game.result().is_none() && game.position().side_to_move() == Color::Black {
        let (owner, position) = (owner(caller.person.id), *game.position());
        let answer = app.thinkers.ply(owner, position, level, random::bits()).await;
        moves = moves.with(answer.ok_or(Failure::Unknown)?);
        game = replay(&moves)?;
    }
    if Exercise::is_won(&game) {
        Progress::note(&app.store, caller.person.id, id, app.now()).await?;
    }
    Ok(caller.reply_in_place(&whole_game(caller.style(), id, moves, &game)).await?)
}

/// Returns the game after these moves.
fn whole_game(style: Style, id: ExerciseId, moves: Moves, game: &Game) -> View {
    let text = style.text;
    let mut lines = vec![heading(text, id)];
    lines.extend(latest(style, game));
    let score = game.position().score();
    lines.push(match game.result() {
        None => say!(text, "lesson-game-score", white = score.white, black = score.black),
        Some(_) if Exercise::is_won(game) => {
            let won = say!(text, "lesson-game-won", white = score.white, black = score.black);
            format!("{won}\n{}", words::why(text, id))
        }
        Some(_) => say!(text, "lesson-game-lost", white = score.white, black = score.black),
    });
    let view = View::new(lines.join("\n"));
    let view = match last_move(game) {
        Some(effect) => {
            let (position, ply) = (game.position(), effect.ply);
            view.picture(after_moves(style, Color::White, position, &effect, &[ply]))
        }
        None => view,
    };
    match game.result() {
        None => view
            .buttons(choice_buttons(style, id, moves, &id.get().choices(game)))
            .buttons([again_button(text, id), list_button(text)]),
        Some(_) if Exercise::is_won(game) => view.buttons(onward(text, id, None)),
        Some(_) => view.buttons([again_button(text, id), list_button(text)]),
    }
}

/// Describes the learner's latest move and everything after it.
fn latest(style: Style, game: &Game) -> Vec<String> {
    let text = style.text;
    let own = |&at: &usize| {
        effect(game, at).is_some_and(|it| it.color == Color::White && it.ply != Ply::Pass)
    };
    let from = (0..game.plies().len()).rfind(own).unwrap_or_default();
    let said = (from..game.plies().len()).filter_map(|at| effect(game, at)).map(|effect| {
        match (effect.color, effect.ply) {
            (Color::White, Ply::Pass) => say!(text, "lesson-pass"),
            (Color::White, _) => you_played(style, &effect),
            (Color::Black, _) => answers(style, &effect),
        }
    });
    said.collect()
}

/// Returns the effect of the ply at this index.
fn effect(game: &Game, at: usize) -> Option<Effect> {
    game.position_after(at)?.preview(*game.plies().get(at)?).ok()
}

/// Returns the effect of the latest ply that is no pass.
fn last_move(game: &Game) -> Option<Effect> {
    effect(game, game.plies().iter().rposition(|&ply| ply != Ply::Pass)?)
}
