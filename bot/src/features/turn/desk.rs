//! The desk: the games that wait for a person, wherever they are played, one after the other in one private message.

use dvonn_discord::view::{ROWS, View, button};
use dvonn_model::{GameId, GameRow};
use dvonn_play::Match;
use dvonn_rules::Phase;
use dvonn_store::StoreError;
use serenity::all::ButtonStyle;

use crate::features::turn::view::conditions_button;
use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::failure::Failure;
use crate::say;
use crate::show::game::entry::entry;
use crate::show::game::milestones::with_milestones;
use crate::show::game::news;
use crate::show::game::turn_buttons::{marks, next_game, with_turn_buttons};
use crate::show::ids::games::{GamesClick, GamesScope};
use crate::show::ids::offer::OfferClick;
use crate::show::ids::pager::PageStep;
use crate::show::ids::turn::{Then, TurnClick};
use crate::show::picture;

/// The most games that are counted.
const MOST: u32 = 200;

/// Shows the game that waits most urgently for the caller or, after another game, the one that follows it.
pub(super) async fn show(app: &App, caller: &Caller, after: Option<GameId>) -> Result<(), Failure> {
    let waiting = waiting(app, caller).await?;
    let count = waiting.len();
    let follows = after.and_then(|after| waiting.iter().position(|row| row.id == after));
    let at = follows.map_or(0, |at| (at + 1) % count);
    let view = match waiting.into_iter().nth(at) {
        Some(row) => game_view(app, caller, row, count).await?,
        // The computer may answer at any moment, so the way on stays.
        None => View::new(say!(caller.text, "desk-empty"))
            .buttons([next_game(caller.text), all_games(caller)]),
    };
    let view = with_milestones(app, caller, view).await;
    Ok(caller.reply_in_place(&view).await?)
}

/// Returns the confirmation of a turn with what follows it: on the desk, the next game; elsewhere, how many games
/// wait and the way to them. The turn is committed, so nothing fails any more.
pub(super) async fn go_on(
    app: &App,
    caller: &Caller,
    played: &Match,
    confirmation: View,
    then: Then,
) -> View {
    let text = caller.text;
    let next = async {
        let mut waiting = waiting(app, caller).await?;
        if then == Then::Stop {
            // They see that one before them, if it is their turn again.
            waiting.retain(|row| row.id != played.row.id);
        }
        let count = waiting.len();
        Ok::<_, Failure>(match (then, waiting.into_iter().next()) {
            (Then::Stop, None) => None,
            (Then::Stop, Some(_)) => {
                let waiting = View::new(say!(text, "games-waiting", count = count));
                let more = conditions_button(text, played).into_iter();
                Some(waiting.buttons([next_game(text)].into_iter().chain(more)))
            }
            (Then::NextGame, Some(row)) => Some(game_view(app, caller, row, count).await?),
            (Then::NextGame, None) => {
                let done = View::new(say!(text, "desk-empty"));
                let more = conditions_button(text, played);
                let more = [Some(next_game(text)), more, Some(all_games(caller))];
                Some(done.buttons(more.into_iter().flatten()))
            }
        })
    };
    match next.await {
        Ok(Some(next)) => next.under(confirmation.content()),
        Ok(None) => confirmation.buttons(conditions_button(text, played)),
        Err(error) => {
            if !app.outages.explain(&error) {
                tracing::warn!(%error, "failed to read the games that wait for a person");
            }
            confirmation
        }
    }
}

async fn waiting(app: &App, caller: &Caller) -> Result<Vec<GameRow>, StoreError> {
    app.store.games_waiting_for(caller.person.id, MOST).await
}

/// Returns the board of a game that waits, with the first step of a turn. `count` is the number of games that wait.
async fn game_view(
    app: &App,
    caller: &Caller,
    row: GameRow,
    count: usize,
) -> Result<View, Failure> {
    let (style, reader) = (caller.style(), caller.person.id);
    let text = style.text;
    let game = Match::read(&app.store, row).await?.for_reader(reader);
    let mut lines = vec![entry(text, &game, reader)];
    lines.extend(news::last_turn(style, &game));
    if game.position().phase() == Phase::Placement {
        lines.extend(news::to_do(text, &game));
    }
    let own = game.color_of(reader);
    let view = View::new(lines.join("\n"))
        .picture(picture::of_game(style, own, &game, marks(&game)).for_turn());
    let id = game.row.id;
    let plain = |click, label: String| button(click, &label, ButtonStyle::Secondary);
    let skip = (count > 1)
        .then(|| plain(TurnClick::Skip { game: id }, say!(text, "button-skip", count = count - 1)));
    let more =
        button(OfferClick::More { game: id }, &say!(text, "button-more"), ButtonStyle::Secondary);
    Ok(with_turn_buttons(view, text, &game, ROWS - 1, Then::NextGame)
        .buttons(skip.into_iter().chain([all_games(caller), more])))
}

fn all_games(caller: &Caller) -> serenity::all::CreateButton {
    let all = GamesClick::Page { scope: GamesScope::Everywhere, at: 0, step: PageStep::First };
    button(all, &say!(caller.text, "button-all-games"), ButtonStyle::Secondary)
}
