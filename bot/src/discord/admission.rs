//! Who may start games, and join them, in a server that has settled it.

use dvonn_play as play;

use super::app::App;
use super::caller::Caller;
use super::failure::Failure;

impl App {
    /// Makes sure that the person may start a game, or whatever leads to games, where they ask.
    ///
    /// # Errors
    /// A refusal that says what to do instead.
    pub(super) async fn check_may_start(&self, caller: &Caller<'_>) -> Result<(), Failure> {
        self.check_may_join(caller).await?;
        Ok(play::check_starter(&caller.server, |role| caller.has_role(role))?)
    }

    /// Makes sure that the person may join what somebody else has started where they ask.
    ///
    /// # Errors
    /// A refusal that says what to do instead.
    pub(super) async fn check_may_join(&self, caller: &Caller<'_>) -> Result<(), Failure> {
        play::check_not_blocked(&self.store, caller.guild()?, caller.person.id).await?;
        Ok(play::check_channel(&caller.server, &caller.place)?)
    }
}
