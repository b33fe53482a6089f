//! Checks what the bot and the person may do in the caller's channel, before anything begins there.
//!
//! Nothing begins where the bot lacks View Channel or Send Messages, as the interaction says. And
//! the bot does nothing for people that they may not do themselves.

use dvonn_discord::view::View;
use serenity::all::Permissions;

use crate::runtime::caller::Caller;
use crate::runtime::failure::{Explain, Failure};
use crate::say;
use crate::text::Text;

/// The permissions that these checks name, with the keys of their names in the texts.
const NAMES: [(Permissions, &str); 5] = [
    (Permissions::VIEW_CHANNEL, "view-channel"),
    (Permissions::SEND_MESSAGES, "send-messages"),
    (Permissions::SEND_MESSAGES_IN_THREADS, "send-in-threads"),
    (Permissions::CREATE_PUBLIC_THREADS, "create-threads"),
    (Permissions::USE_EXTERNAL_APPS, "use-external-apps"),
];

/// A permission is missing in the caller's channel.
#[derive(Debug)]
enum Missing {
    /// The bot lacks these, so nothing can begin here.
    ToBot(Permissions),
    /// The person lacks these, so the bot does not do it for them either.
    ToPerson(Permissions),
}

impl Explain for Missing {
    fn explain(&self, text: Text) -> View {
        View::new(match *self {
            Missing::ToBot(missing) => {
                say!(text, "missing-to-bot", permissions = names(text, missing))
            }
            Missing::ToPerson(missing) => {
                say!(text, "missing-to-person", permissions = names(text, missing))
            }
        })
    }
}

/// Checks that the bot has these permissions in the caller's channel.
///
/// # Errors
/// A refusal that names the missing ones.
pub(crate) fn check_bot_has(caller: &Caller, wanted: Permissions) -> Result<(), Failure> {
    let missing = missing(wanted, |one| caller.bot_may(one));
    if missing.is_empty() { Ok(()) } else { Err(Missing::ToBot(missing).into()) }
}

/// Checks that the person has these permissions in the caller's channel.
///
/// # Errors
/// A refusal that names the missing ones.
pub(crate) fn check_person_has(caller: &Caller, wanted: Permissions) -> Result<(), Failure> {
    let missing = missing(wanted, |one| caller.person_may(one));
    if missing.is_empty() { Ok(()) } else { Err(Missing::ToPerson(missing).into()) }
}

fn missing(wanted: Permissions, has: impl Fn(Permissions) -> bool) -> Permissions {
    wanted.iter().filter(|&one| !has(one)).collect()
}

fn names(text: Text, permissions: Permissions) -> String {
    let known = NAMES.iter().filter(|(one, _)| permissions.contains(*one));
    let names: Vec<_> = known.map(|(_, key)| say!(text, "permission", name = *key)).collect();
    text.and(&names)
}
