//! Who may start games, and join them, in a server that has settled it.

use dvonn_model::Decision;
use dvonn_play as play;
use dvonn_play::{Administration, RightsRefusal};

use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::failure::Failure;

/// Makes sure that the person may start a game, or whatever leads to games, where they ask.
///
/// # Errors
/// A refusal that says what to do instead.
pub(crate) async fn check_may_start(app: &App, caller: &Caller) -> Result<(), Failure> {
    check_may_join(app, caller).await?;
    Ok(play::check_starter(&caller.server, |role| caller.has_role(role))?)
}

/// Makes sure that the person may join what somebody else has started where they ask.
///
/// # Errors
/// A refusal that says what to do instead.
pub(crate) async fn check_may_join(app: &App, caller: &Caller) -> Result<(), Failure> {
    play::check_not_blocked(&app.store, caller.guild()?, caller.person.id).await?;
    Ok(play::check_channel(&caller.server, &caller.place)?)
}

/// Makes sure that the person may decide about games: who may manage the server, and who has the
/// role that the server named.
pub(crate) fn check_moderator(caller: &Caller) -> Result<(), Failure> {
    let role = caller.server.moderator_role;
    if caller.may_manage_server() || role.is_some_and(|role| caller.has_role(role)) {
        Ok(())
    } else {
        Err(RightsRefusal::NotAModerator(role).into())
    }
}

/// Makes sure that the person may manage the server.
pub(crate) fn check_manager(caller: &Caller) -> Result<(), Failure> {
    if caller.may_manage_server() { Ok(()) } else { Err(RightsRefusal::NotAModerator(None).into()) }
}

/// What somebody who manages the server wants to change there, if they do.
pub(crate) fn administration(
    app: &App,
    caller: &Caller,
    reason: Option<String>,
) -> Result<Administration, Failure> {
    check_manager(caller)?;
    Ok(Administration {
        guild: caller.guild()?,
        decision: Decision {
            moderator: Some(caller.person.id),
            reason: reason.unwrap_or_default().trim().to_owned(),
        },
        interaction: caller.id,
        at: app.now(),
    })
}
