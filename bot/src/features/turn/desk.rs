//! The desk: the games that wait for a person, wherever they are played, one after the other in one private message.

use dvonn_discord::custom_id::CustomId;
use dvonn_discord::view::{ROWS, View, button};
use dvonn_model::{GameId, GameRow};
use dvonn_play::{Match, Refusal};
use dvonn_rules::Phase;
use dvonn_store::StoreError;
use serenity::all::{ButtonStyle, CreateButton};

use crate::features::turn::view::conditions_button;
use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::failure::{ExplainRefusal as _, Failure};
use crate::say;
use crate::show::first_steps::how_to_move;
use crate::show::game::entry::entry;
use crate::show::game::milestones::send_with_milestones;
use crate::show::game::news;
use crate::show::game::turn_buttons::{marks, next_game, with_turn_buttons};
use crate::show::ids::games::{GamesClick, GamesScope};
use crate::show::ids::offer::OfferClick;
use crate::show::ids::pager::PageStep;
use crate::show::ids::turn::{Then, TurnClick};
use crate::show::picture;
use crate::text::Text;

/// The most games that are counted.
const MOST: u32 = 200;

/// Shows the game that waits most urgently for the caller or, after another game, the one that follows it.
pub(super) async fn show(app: &App, caller: &Caller, after: Option<GameId>) -> Result<(), Failure> {
    let waiting = waiting(app, caller).await?;
    let follows = after.and_then(|after| waiting.iter().position(|row| row.id == after));
    let at = follows.map_or(0, |at| (at + 1) % waiting.len());
    let view = view(app, caller, waiting, at).await?;
    let reply = async |view: &View| caller.reply_in_place(view).await;
    Ok(send_with_milestones(app, caller, None, &view, reply).await?)
}

/// Says why a step in a game was refused, and goes on: with this game if it still waits, else with the most urgent
/// one. What the person had before them is out of date.
pub(super) async fn go_on_after_refusal(
    app: &App,
    caller: &Caller,
    game: GameId,
    refusal: Refusal,
) -> Result<(), Failure> {
    let waiting = waiting(app, caller).await?;
    let at = waiting.iter().position(|row| row.id == game).unwrap_or(0);
    let reason = refusal.seen_at(&caller.venue, caller.person.id).explain(caller.text);
    let view = view(app, caller, waiting, at).await?.under(reason.content());
    let reply = async |view: &View| caller.reply_in_place(view).await;
    Ok(send_with_milestones(app, caller, None, &view, reply).await?)
}

/// Returns the desk with one of the games that wait, or without any.
async fn view(
    app: &App,
    caller: &Caller,
    waiting: Vec<GameRow>,
    at: usize,
) -> Result<View, Failure> {
    let count = waiting.len();
    Ok(match waiting.into_iter().nth(at) {
        Some(row) => game_view(app, caller, row, count).await?,
        // The computer may answer at any moment, so the way on stays.
        None => View::new(say!(caller.text, "desk-empty"))
            .buttons([look_again(caller.text), all_games(caller)]),
    })
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
                let more = [Some(look_again(text)), more, Some(all_games(caller))];
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
    lines.extend(how_to_move(app, text, &game).await);
    let own = game.color_of(reader);
    let view = View::new(lines.join("\n"))
        .picture(picture::of_game(style, own, &game, marks(&game)).for_turn());
    let id = game.row.id;
    let skip = (count > 1).then(|| {
        plain(TurnClick::Skip { game: id }, &say!(text, "button-skip", count = count - 1))
    });
    let more = plain(OfferClick::Actions { game: id }, &say!(text, "button-more"));
    Ok(with_turn_buttons(view, text, &game, ROWS - 1, Then::NextGame)
        .buttons(skip.into_iter().chain([all_games(caller), more])))
}

fn all_games(caller: &Caller) -> CreateButton {
    let all = GamesClick::Page { scope: GamesScope::Everywhere, at: 0, step: PageStep::First };
    plain(all, &say!(caller.text, "button-all-games"))
}

fn look_again(text: Text) -> CreateButton {
    button(TurnClick::OpenDesk, &say!(text, "button-look-again"), ButtonStyle::Primary)
}

fn plain(click: impl CustomId, label: &str) -> CreateButton {
    button(click, label, ButtonStyle::Secondary)
}
