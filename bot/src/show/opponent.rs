//! The person whom a command's option names as an opponent.

use dvonn_discord::route::RestRoute;
use dvonn_discord::send;
use dvonn_discord::send::{PROMPT, SendError};
use dvonn_discord::view::View;
use dvonn_model::{Person, UserId};
use dvonn_play::Refusal;
use serenity::all::{InteractionContext, User};

use crate::runtime::app::App;
use crate::runtime::caller;
use crate::runtime::caller::Caller;
use crate::runtime::caller::command::Context;
use crate::runtime::failure::{Explain, Failure};
use crate::runtime::ids::ToDiscord as _;
use crate::say;
use crate::show::words::links::mention;
use crate::text::Text;

/// Why somebody cannot be an opponent.
#[derive(Debug)]
enum NoOpponent {
    /// It is this bot.
    ThisBot,
    /// They are not in the server.
    Stranger(UserId),
}

impl Explain for NoOpponent {
    fn explain(&self, text: Text) -> View {
        View::new(match *self {
            NoOpponent::ThisBot => say!(text, "refuse-this-bot"),
            NoOpponent::Stranger(person) => {
                say!(text, "refuse-not-a-member", person = mention(person))
            }
        })
    }
}

/// Returns a member of the caller's server, with their name there.
///
/// # Errors
/// A refusal for bots and people outside the server, and errors of Discord.
pub(crate) async fn member(app: &App, caller: &Caller, person: UserId) -> Result<Person, Failure> {
    let (guild, user) = (caller.guild()?.to_discord(), person.to_discord());
    let read = || app.client.http.get_member(guild, user);
    match send::read(RestRoute::ReadMember, PROMPT, read).await {
        Ok(member) if member.user.bot => Err(Refusal::ChallengedBot.into()),
        Ok(member) => caller::person(&member.user, member.nick.as_deref()),
        Err(SendError::MemberGone) => Err(NoOpponent::Stranger(person).into()),
        Err(error) => Err(error.into()),
    }
}

/// Returns the opponent that the command names: a person who is in the server, as Discord says by
/// sending their membership. Who is in a direct message or a group, Discord does not say.
///
/// # Errors
/// A refusal for bots and people outside the server.
pub(crate) fn opponent(ctx: Context<'_>, user: &User) -> Result<UserId, Failure> {
    if user.id == ctx.framework.bot_id {
        return Err(NoOpponent::ThisBot.into());
    }
    if user.bot {
        return Err(Refusal::ChallengedBot.into());
    }
    let person = UserId::try_from(user.id.get())?;
    let is_private = ctx.interaction.context == Some(InteractionContext::PrivateChannel);
    if is_private || ctx.interaction.data.resolved.members.contains_key(&user.id) {
        Ok(person)
    } else {
        Err(NoOpponent::Stranger(person).into())
    }
}
