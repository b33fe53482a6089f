//! Starts games against the computer.

use dvonn_discord::view::{View, button};
use dvonn_model::{ChallengeRow, ComputerKind, NewChallenge, Venue};
use dvonn_play as play;
use dvonn_play::challenge::draft;
use dvonn_play::challenge::options::ChallengeOptions;
use dvonn_play::computer::StartDrafted;
use dvonn_play::{Match, PlayError, Refusal};
use serenity::all::ButtonStyle;

use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::delivery::Delivery;
use crate::runtime::failure::Failure;
use crate::say;
use crate::show::access::check_may_start_alone;
use crate::show::challenge::engine::check_can_start;
use crate::show::challenge::post::end_if_deserted;
use crate::show::challenge::view as challenge_view;
use crate::show::game::announce::announce;
use crate::show::game::notices::add_players;
use crate::show::game::turn_buttons::next_game;
use crate::show::ids::resign::ResignClick;
use crate::show::random;
use crate::show::threads::{delete_thread, open_thread, parent_to_open};
use crate::show::words::players;

/// Starts a game that the person asks for: against the computer, on these terms.
///
/// # Errors
/// A refusal if the person may not start a game here, or if the options are contradictory.
pub(crate) async fn play_computer(
    app: &App,
    caller: &Caller,
    options: &ChallengeOptions,
    computer: ComputerKind,
) -> Result<(), Failure> {
    let new = new_game(app, caller, options, &computer).await?;
    start_with_computer(app, caller, new, computer).await
}

/// Does the same as [`play_computer`] in a new thread, because the channel is for everyone. Where the
/// person can open none, the game is played in the channel.
///
/// # Errors
/// As for [`play_computer`].
pub(crate) async fn play_computer_in_thread(
    app: &App,
    caller: &Caller,
    options: &ChallengeOptions,
    computer: ComputerKind,
) -> Result<(), Failure> {
    let new = new_game(app, caller, options, &computer).await?;
    match parent_to_open(app, caller).await {
        Ok(_) => {
            check_can_start(app, &computer, &new.terms.start).await?;
            let start = async |venue| {
                let new = NewChallenge { venue, ..new };
                play::computer::start(&app.store, new, computer.clone(), random::color()).await
            };
            in_new_thread(app, caller, &computer, start).await
        }
        Err(Failure::NoThread(_) | Failure::Explained(_)) => {
            start_with_computer(app, caller, new, computer).await
        }
        Err(error) => Err(error),
    }
}

async fn new_game(
    app: &App,
    caller: &Caller,
    options: &ChallengeOptions,
    computer: &ComputerKind,
) -> Result<NewChallenge, Failure> {
    check_may_start_alone(app, caller).await?;
    let (color, terms) = options.terms(random::bits()).map_err(Refusal::from)?;
    Ok(NewChallenge {
        venue: caller.venue.clone(),
        challenger: caller.person.clone(),
        opponent: computer.opponent(),
        color,
        terms,
        rated_by_default: false,
        rematch_of: None,
        for_place: false,
        locale: caller.locale.clone(),
        interaction: caller.id,
        at: app.now(),
    })
}

/// Starts a game against the computer. If the channel has a running game, offers a thread instead.
pub(crate) async fn start_with_computer(
    app: &App,
    caller: &Caller,
    new: NewChallenge,
    computer: ComputerKind,
) -> Result<(), Failure> {
    check_can_start(app, &computer, &new.terms.start).await?;
    let random_color = random::color();
    let start = || play::computer::start(&app.store, new.clone(), computer.clone(), random_color);
    let started = match start().await {
        Err(PlayError::Refused(Refusal::ChannelBusy(game)))
            if end_if_deserted(app, caller, &game).await? =>
        {
            start().await
        }
        started => started,
    };
    match started {
        Ok(game) => {
            announce(app, &game, Delivery::Reply(caller)).await;
            Ok(())
        }
        Err(PlayError::Refused(Refusal::ChannelBusy(_))) if caller.venue.guest => {
            Ok(caller.reply_private(&challenge_view::busy_as_guest(caller.text)).await?)
        }
        Err(PlayError::Refused(Refusal::ChannelBusy(game))) if caller.venue.guild.is_none() => {
            let label = say!(caller.text, "button-resign");
            let resign = button(ResignClick::Ask { game: game.id }, &label, ButtonStyle::Danger);
            let view = View::new(say!(caller.text, "refuse-busy-direct"));
            let view = view.buttons([next_game(caller.text), resign]);
            Ok(caller.reply_private(&view).await?)
        }
        Err(PlayError::Refused(Refusal::ChannelBusy(game))) => {
            let draft = draft::make(&app.store, new).await?;
            let view = challenge_view::busy_when_challenging(caller.text, &game, draft.id);
            Ok(caller.reply_private(&view).await?)
        }
        Err(error) => Err(error.into()),
    }
}

/// Starts the game of a draft against the computer in a new thread.
pub(crate) async fn start_in_thread(
    app: &App,
    caller: &Caller,
    draft: &ChallengeRow,
    computer: ComputerKind,
) -> Result<(), Failure> {
    check_can_start(app, &computer, &draft.terms.start).await?;
    let start = async |venue| {
        let request = StartDrafted {
            draft: draft.id,
            computer: computer.clone(),
            person: caller.person.clone(),
            venue,
            random_color: random::color(),
            interaction: caller.id,
            at: app.now(),
        };
        play::computer::start_drafted(&app.store, request).await
    };
    in_new_thread(app, caller, &computer, start).await
}

/// Opens a thread and starts a game against the computer there. Replies before opening it, so that only one delivery of a
/// click opens a thread. A second tap meanwhile opens none either.
async fn in_new_thread(
    app: &App,
    caller: &Caller,
    computer: &ComputerKind,
    start: impl AsyncFnOnce(Venue) -> Result<Match, PlayError>,
) -> Result<(), Failure> {
    let Some(_claim) = app.claims.claim("game in a thread", caller.person.id) else {
        return Ok(caller.reply_private(&View::new(say!(caller.text, "thread-opening"))).await?);
    };
    let is_offer = caller.is_in_private();
    if is_offer {
        caller.update_message(&View::new(say!(caller.text, "thread-opening"))).await?;
    } else {
        caller.defer_private().await?;
    }
    let name = players::computer(caller.public_text(), computer);
    let venue = open_thread(app, caller, &[&caller.person.name, &name]).await?;
    let game = match start(venue.clone()).await {
        Ok(game) => game,
        Err(error) => {
            delete_thread(app, &venue).await;
            return Err(error.into());
        }
    };
    let person = caller.person.id;
    let is_added = add_players(app, &game.row, [person], Some(person)).await;
    let view = challenge_view::in_thread(caller.text, &venue, is_added);
    let linked =
        if is_offer { caller.edit_reply(&view).await } else { caller.reply_private(&view).await };
    if let Err(error) = linked {
        tracing::info!(%error, game = %game.row.id, "failed to link the new thread");
    }
    announce(app, &game, Delivery::Message).await;
    Ok(())
}
