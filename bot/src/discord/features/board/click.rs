//! Buttons that page through a person's running games.

use dvonn_discord::view::View;
use dvonn_play::Match;
use serenity::all::ComponentInteraction;

use crate::discord::features::board::lists;
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::custom_id::custom_ids;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::feature::Click;
use crate::discord::kit::pager::PageStep;

custom_ids! {
    /// A button that shows another page of the person's running games.
    pub(crate) enum GamesClick {
        /// A step from a page, counted from 0.
        "games" => Page { at: usize, step: PageStep },
    }
}

impl Click for GamesClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        _: &ComponentInteraction,
    ) -> Result<(), Failure> {
        let GamesClick::Page { at, step } = self;
        Ok(caller.reply_in_place(&games(app, caller, at, step).await?).await?)
    }
}

/// Returns the page to which the step leads. In a server, it shows the games that are played there;
/// elsewhere, all games.
pub(super) async fn games(
    app: &App,
    caller: &Caller,
    at: usize,
    step: PageStep,
) -> Result<View, Failure> {
    let (reader, guild) = (caller.person.id, caller.venue.guild);
    let count = app.store.count_running_games_of(reader, guild).await?;
    let at = step.from(at, lists::last_page(count));
    let until = u32::try_from((at + 1) * lists::PAGE).unwrap_or(u32::MAX);
    let rows = app.store.running_games_of(reader, guild, until).await?;
    let mut games = Vec::new();
    for row in rows.into_iter().skip(at * lists::PAGE) {
        games.push(Match::read(&app.store, row).await?);
    }
    let page = lists::GamesPage { games: &games, at, count, reader };
    Ok(lists::games(caller.text, &page))
}
