//! Choosing the setup of a challenge by buttons, if the command does not name one.

use dvonn_model::{ChallengeId, ChallengeState, SetupKind};
use dvonn_play::Refusal;
use dvonn_play::challenge::draft;
use dvonn_play::challenge::draft::{DraftBoard, DraftChoice};
use dvonn_rules::Seed;

use crate::discord::features::challenge::draft::offer;
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::challenge::view;
use crate::discord::kit::challenge::view::Setups;
use crate::discord::kit::chance;
use crate::discord::kit::failure::Failure;

/// Posts the draft with a board in this setup. The board of cut and choose is shown first.
pub(crate) async fn choose(
    app: &App,
    caller: &Caller,
    draft: ChallengeId,
    layout: SetupKind,
) -> Result<(), Failure> {
    let seed = Seed::from_bits(chance::bits());
    if layout != SetupKind::Cut {
        return offer(app, caller, draft, DraftBoard::Dealt(layout, seed)).await;
    }
    let (person, choice) = (caller.person.id, DraftChoice::Setup(layout, seed));
    let draft = draft::change(&app.store, draft, person, choice, app.now()).await?;
    Ok(caller.update_message(&view::draft(&draft, caller.style())).await?)
}

/// Shows the common or all setups.
pub(crate) async fn show(
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
pub(crate) async fn set_rated(
    app: &App,
    caller: &Caller,
    draft: ChallengeId,
    rated: bool,
) -> Result<(), Failure> {
    let (person, choice) = (caller.person.id, DraftChoice::Rated(rated));
    let row = draft::change(&app.store, draft, person, choice, app.now()).await?;
    Ok(caller.update_message(&view::ask_setup(caller, &row, Setups::Common)).await?)
}
