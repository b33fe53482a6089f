//! Drafts of challenges: choosing the setup, if the command does not name one, dealing the board of
//! cut and choose, posting the draft, and opening a thread where the channel is busy.

use dvonn_discord::view::View;
use dvonn_model::{ChallengeId, ChallengeRow, ChallengeState, SetupKind, Venue};
use dvonn_play as play;
use dvonn_play::challenge::draft;
use dvonn_play::challenge::draft::{DraftBoard, DraftChoice, Publication};
use dvonn_play::{PlayError, Refusal};
use dvonn_rules::Seed;

use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::delivery::Delivery;
use crate::runtime::failure::Failure;
use crate::say;
use crate::show::access::check_may_start;
use crate::show::challenge::computer::start_in_thread;
use crate::show::challenge::engine::computer_of;
use crate::show::challenge::post::{end_if_deserted, show_challenge};
use crate::show::challenge::view;
use crate::show::challenge::view::Setups;
use crate::show::threads::{add_to_thread, delete_thread, not_added};
use crate::show::words::links::channel;
use crate::show::{random, threads};

/// Posts the draft with a board in this setup. The board of cut and choose is shown first.
pub(super) async fn choose_setup(
    app: &App,
    caller: &Caller,
    draft: ChallengeId,
    layout: SetupKind,
) -> Result<(), Failure> {
    let seed = Seed::from_bits(random::bits());
    if layout != SetupKind::Cut {
        return offer(app, caller, draft, DraftBoard::Dealt(layout, seed)).await;
    }
    let (person, choice) = (caller.person.id, DraftChoice::Setup(layout, seed));
    let draft = draft::change(&app.store, draft, person, choice, app.now()).await?;
    Ok(caller.update_message(&view::draft(&draft, caller.style())).await?)
}

/// Shows the common or all setups.
pub(super) async fn show_setups(
    app: &App,
    caller: &Caller,
    draft: ChallengeId,
    all: bool,
) -> Result<(), Failure> {
    let row = app.store.challenge(draft).await?.ok_or(Refusal::NoChallenge)?;
    if row.challenger.id != caller.person.id {
        return Err(Refusal::NotTheChallenger(row.challenger).into());
    }
    if row.state != ChallengeState::Draft {
        return Err(Refusal::ChallengeGone(Box::new(row)).into());
    }
    let setups = if all { Setups::All } else { Setups::Common };
    Ok(caller.update_message(&view::ask_setup(caller, &row, setups)).await?)
}

/// Makes the game of the draft rated or unrated.
pub(super) async fn set_rated(
    app: &App,
    caller: &Caller,
    draft: ChallengeId,
    rated: bool,
) -> Result<(), Failure> {
    let (person, choice) = (caller.person.id, DraftChoice::Rated(rated));
    let row = draft::change(&app.store, draft, person, choice, app.now()).await?;
    Ok(caller.update_message(&view::ask_setup(caller, &row, Setups::Common)).await?)
}

/// Posts a draft with this board. If the channel has a running game, offers a thread instead.
pub(super) async fn offer(
    app: &App,
    caller: &Caller,
    draft: ChallengeId,
    board: DraftBoard,
) -> Result<(), Failure> {
    check_may_start(app, caller).await?;
    let offer = || publish(app, caller, draft, caller.venue.clone(), board);
    let offered = match offer().await {
        Err(PlayError::Refused(Refusal::ChannelBusy(game)))
            if end_if_deserted(app, caller, &game).await? =>
        {
            offer().await
        }
        offered => offered,
    };
    let challenge = match offered {
        Ok(challenge) => challenge,
        Err(PlayError::Refused(Refusal::ChannelBusy(_))) if caller.venue.guest => {
            let view = view::busy_as_guest(caller.text);
            return Ok(caller.update_message(&view).await?);
        }
        Err(PlayError::Refused(Refusal::ChannelBusy(game))) => {
            if let DraftBoard::Dealt(layout, seed) = board {
                let (person, choice) = (caller.person.id, DraftChoice::Setup(layout, seed));
                draft::change(&app.store, draft, person, choice, app.now()).await?;
            }
            let view = view::busy_when_challenging(caller.text, &game, draft);
            return Ok(caller.update_message(&view).await?);
        }
        Err(PlayError::Refused(Refusal::BoardOutdated(draft))) => {
            return Ok(caller.update_message(&view::draft(&draft, caller.style())).await?);
        }
        Err(error) => return Err(error.into()),
    };
    let sent = View::new(say!(caller.text, "challenge-sent"));
    if let Err(error) = caller.update_message(&sent).await {
        tracing::info!(%error, challenge = %draft, "failed to remove buttons of offered board");
    }
    show_challenge(app, &challenge, Delivery::FollowUp(caller)).await
}

/// Deals a new board of cut and choose, in place of the one `shown`.
pub(super) async fn deal_again(
    app: &App,
    caller: &Caller,
    draft: ChallengeId,
    shown: Seed,
) -> Result<(), Failure> {
    let (seed, now) = (Seed::from_bits(random::bits()), app.now());
    let person = caller.person.id;
    let draft = draft::deal_again(&app.store, draft, person, shown, seed, now).await?;
    Ok(caller.update_message(&view::draft(&draft, caller.style())).await?)
}

pub(super) async fn discard(app: &App, caller: &Caller, draft: ChallengeId) -> Result<(), Failure> {
    play::challenge::cancel(&app.store, draft, caller.person.id, app.now()).await?;
    Ok(caller.update_message(&View::new(say!(caller.text, "draft-discarded"))).await?)
}

/// Opens a thread for a challenge or, against the computer, for the game itself.
pub(super) async fn challenge_in_thread(
    app: &App,
    caller: &Caller,
    draft: ChallengeId,
) -> Result<(), Failure> {
    check_may_start(app, caller).await?;
    let (person, now) = (caller.person.id, app.now());
    let row = draft::may_publish_in_thread(&app.store, draft, person, &caller.venue, now).await?;
    match computer_of(app, row.opponent)? {
        Some(computer) => start_in_thread(app, caller, &row, computer).await,
        None => open_thread(app, caller, draft).await,
    }
}

/// Posts a challenge in a new thread. Replies first: Discord accepts one reply per click, so a
/// repeated click opens no second thread.
async fn open_thread(app: &App, caller: &Caller, draft: ChallengeId) -> Result<(), Failure> {
    caller.update_message(&View::new(say!(caller.text, "thread-opening"))).await?;
    let venue = threads::open_thread(app, caller, &[&caller.person.name]).await?;
    let shown = match publish(app, caller, draft, venue.clone(), DraftBoard::Own).await {
        Ok(challenge) => show_challenge(app, &challenge, Delivery::Message).await,
        Err(error) => Err(error.into()),
    };
    if let Err(failure) = shown {
        delete_thread(app, &venue).await;
        return Err(failure);
    }
    let refused = add_to_thread(app, &venue, [caller.person.id]).await;
    let posted = say!(caller.text, "challenge-posted", place = channel(venue.channel));
    let not_added = (!refused.is_empty()).then(|| not_added(caller.text, &venue));
    let lines: Vec<_> = [Some(posted), not_added].into_iter().flatten().collect();
    Ok(caller.edit_reply(&View::new(lines.join("\n"))).await?)
}

async fn publish(
    app: &App,
    caller: &Caller,
    challenge: ChallengeId,
    venue: Venue,
    board: DraftBoard,
) -> Result<ChallengeRow, PlayError> {
    let publication = Publication {
        challenge,
        person: caller.person.id,
        venue,
        board,
        interaction: caller.id,
        at: app.now(),
    };
    draft::publish(&app.store, publication).await
}
