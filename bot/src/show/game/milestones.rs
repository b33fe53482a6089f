//! Milestones above what a person is told next.

use dvonn_discord::send::SendError;
use dvonn_discord::view::View;
use dvonn_model::GameId;
use dvonn_play::milestones::Untold;
use dvonn_store::StoreError;

use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::say;
use crate::show::words::milestones::milestone;
use crate::text::Text;

/// What a person is told at the end of a game, and of which game that is.
#[derive(Clone, Debug)]
pub(crate) struct Ended {
    pub(crate) game: GameId,
    pub(crate) words: String,
}

/// Sends the caller a private message. Above it, they are told that they have ended a game, then the milestones that
/// they have yet to be told of. Nothing fails because of the milestones: those that could not be read or sent are said
/// later.
pub(crate) async fn send_with_milestones(
    app: &App,
    caller: &Caller,
    ended: Option<Ended>,
    view: &View,
    send: impl AsyncFnOnce(&View) -> Result<(), SendError>,
) -> Result<(), SendError> {
    let log = |error: StoreError| app.outages.log(&error, "failed to read or delete milestones");
    let untold = Untold::read(&app.store, caller.person.id).await.map_err(log).unwrap_or_default();
    let above = lines(caller.text, ended, &untold);
    if above.is_empty() {
        return send(view).await;
    }
    send(&view.clone().under(&above.join("\n"))).await?;
    if untold.milestones.is_empty() {
        return Ok(());
    }
    untold.forget(&app.store).await.unwrap_or_else(log);
    Ok(())
}

/// Returns how the game ended, then each milestone. Those of other games say which.
fn lines(text: Text, ended: Option<Ended>, untold: &Untold) -> Vec<String> {
    let shown = ended.as_ref().map(|ended| ended.game);
    let milestones = untold.milestones.iter().map(|&(game, reached)| {
        let line = milestone(text, reached);
        if Some(game) == shown {
            return line;
        }
        say!(text, "milestone-of-game", number = game.to_string(), milestone = line)
    });
    ended.into_iter().map(|ended| ended.words).chain(milestones).collect()
}

#[cfg(test)]
mod tests {
    use dvonn_play::milestones::Milestone;

    use super::*;

    #[test]
    fn milestones_of_other_games_say_which() {
        let untold = Untold {
            milestones: vec![
                (GameId::from(3), Milestone::FirstWin),
                (GameId::from(4), Milestone::Streak(3)),
            ],
        };
        let ended = Ended { game: GameId::from(4), words: String::from("You won!") };
        let first = "Game 3: **Your first win** against a person!";
        let streak = "**Winning streak** against people: 3";
        assert_eq!(lines(Text::of(None), Some(ended), &untold), ["You won!", first, streak]);
        let streak = format!("Game 4: {streak}");
        assert_eq!(lines(Text::of(None), None, &untold), [first, &streak]);
    }
}
