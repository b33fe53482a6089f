//! The ids of the model, as Discord's libraries have them. The way back can fail: `id.get().try_into()?`.

use dvonn_model as model;
use serenity::all as discord;

/// An id that Discord has given out.
pub(crate) trait ToDiscord {
    /// The same in Discord's libraries.
    type Id;

    /// Returns the id as Discord's libraries have it.
    fn to_discord(self) -> Self::Id;
}

macro_rules! to_discord {
    ($($name:ident),*) => {$(
        impl ToDiscord for model::$name {
            type Id = discord::$name;

            fn to_discord(self) -> discord::$name {
                discord::$name::new(self.into())
            }
        }
    )*};
}

to_discord!(ChannelId, GuildId, MessageId, RoleId, UserId);

impl ToDiscord for model::EventId {
    type Id = discord::ScheduledEventId;

    fn to_discord(self) -> discord::ScheduledEventId {
        discord::ScheduledEventId::new(self.into())
    }
}
