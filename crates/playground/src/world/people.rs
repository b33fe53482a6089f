//! Accounts: people and the bot.

use super::World;
use crate::ids::UserId;
use crate::limits::{self, ApiError};

/// An account.
#[derive(Clone, Debug)]
pub(crate) struct User {
    pub(crate) id: UserId,
    pub(crate) username: String,
    pub(crate) global_name: Option<String>,
    pub(crate) bot: bool,
    /// The language of the user's client, such as `en-US`.
    pub(crate) locale: String,
    /// Whether the user refuses direct messages.
    pub(crate) dms_closed: bool,
    /// Whether the user has installed the app for themselves.
    pub(crate) installed: bool,
}

impl User {
    pub(crate) fn bot(id: UserId) -> Self {
        Self { bot: true, ..Self::person(id, "DVONN", None) }
    }

    pub(crate) fn person(id: UserId, username: &str, global_name: Option<&str>) -> Self {
        Self {
            id,
            username: username.to_owned(),
            global_name: global_name.map(str::to_owned),
            bot: false,
            locale: "en-US".to_owned(),
            dms_closed: false,
            installed: false,
        }
    }

    /// The name shown if the user has no nickname.
    pub(crate) fn display_name(&self) -> &str {
        self.global_name.as_deref().unwrap_or(&self.username)
    }
}

impl World {
    /// Creates a person who is in no guild yet.
    pub(crate) fn add_user(&mut self, username: &str, global_name: Option<&str>) -> UserId {
        let id = self.ids.next();
        self.users.insert(id, User::person(id, username, global_name));
        self.mark_changed();
        id
    }

    /// Sets the language of a person's client.
    pub(crate) fn set_locale(&mut self, user: UserId, locale: &str) -> Result<(), ApiError> {
        let locale = known_locale(locale)?;
        self.users.get_mut(&user).ok_or_else(ApiError::unknown_user)?.locale = locale;
        self.mark_changed();
        Ok(())
    }

    /// Sets whether a person accepts direct messages from the bot.
    pub(crate) fn set_direct_messages(&mut self, user: UserId, open: bool) -> Result<(), ApiError> {
        let account = self.users.get_mut(&user).ok_or_else(ApiError::unknown_user)?;
        account.dms_closed = !open;
        self.mark_changed();
        Ok(())
    }

    /// The name shown on the page for a user: nickname, global name or username.
    pub(crate) fn shown_name(&self, user: UserId) -> String {
        let nick = self.first_guild().and_then(|guild| guild.members.get(&user)?.nick.clone());
        nick.or_else(|| self.users.get(&user).map(|user| user.display_name().to_owned()))
            .unwrap_or_else(|| "Deleted User".to_owned())
    }
}

/// Checks that Discord's client has a language.
pub(super) fn known_locale(locale: &str) -> Result<String, ApiError> {
    if limits::is_locale(locale) {
        Ok(locale.to_owned())
    } else {
        Err(ApiError::new(400, 50035, "Discord's client does not have this language"))
    }
}
