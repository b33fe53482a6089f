//! What people who open a tournament or a league choose: where, under which name, with which clock. Where else it is
//! announced.

use dvonn_model::{ChannelId, GuildId, TimeControl, Venue};
use dvonn_play::Refusal;
use dvonn_play::challenge::options::InvalidTerms;
use serenity::all::Permissions;

use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::caller::permissions::{check_bot_has, check_person_has};
use crate::runtime::failure::Failure;
use crate::show::threads::{check, parent_of};
use crate::show::words::typed::is_invisible;

/// Returns where a tournament or league of the caller's channel is announced: there or, in a thread, in its
/// parent channel. In a forum, it is announced in the post, and its games are posts beside it. Checks
/// that both the bot and the caller may post and open threads there.
pub(crate) async fn contest_channel(app: &App, caller: &Caller) -> Result<ChannelId, Failure> {
    let parent = parent_of(app, caller).await?;
    check(parent)?;
    let posting = Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES;
    check_bot_has(caller, posting | parent.needed())?;
    check_person_has(caller, posting | parent.to_open())?;
    Ok(if parent.is_forum() { caller.venue.channel } else { parent.channel.get().try_into()? })
}

/// Returns the announcement channel of a server, unless a tournament or league is in that channel anyway.
pub(crate) async fn announcement_venue(
    app: &App,
    guild: GuildId,
    own: ChannelId,
) -> Result<Option<Venue>, Failure> {
    let channel = app.store.server(guild).await?.announcements.filter(|&channel| channel != own);
    Ok(channel.map(|channel| Venue { guild: Some(guild), channel, parent: None, guest: false }))
}

/// Parses a typed time control.
pub(crate) fn parse_control(input: String) -> Result<TimeControl, Refusal> {
    let control = input.parse();
    control.map_err(|fault| InvalidTerms::Clock { input, fault }.into())
}

/// Cleans up a typed name: one line, without invisible characters.
pub(crate) fn clean_name(typed: &str) -> String {
    let is_visible = |c: char| !c.is_control() && !is_invisible(c);
    let visible: String = typed.chars().map(|c| if is_visible(c) { c } else { ' ' }).collect();
    visible.split_whitespace().collect::<Vec<_>>().join(" ")
}
