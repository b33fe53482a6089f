//! Views of a server's settings for its managers.

use dvonn_discord::view::View;
use dvonn_model::{ChannelId, LadderKind, Limit, SeasonLength, ServerLimits, ServerSetting};
use dvonn_render::Theme;

use crate::say;
use crate::show::ids::setting::AS_IN_DISCORD;
use crate::show::words::links::{channel, list_channels, role};
use crate::show::words::settings;
use crate::text::Text;

/// Describes a setting in a sentence.
pub(super) fn sentence(text: Text, setting: &ServerSetting) -> String {
    match setting {
        ServerSetting::ModeratorRole(None) => say!(text, "role-none"),
        ServerSetting::ModeratorRole(Some(id)) => say!(text, "role-is", role = role(*id)),
        ServerSetting::StarterRole(None) => say!(text, "server-starters-all"),
        ServerSetting::StarterRole(Some(id)) => say!(text, "server-starters", role = role(*id)),
        ServerSetting::Rated(true) => say!(text, "server-rated"),
        ServerSetting::Rated(false) => say!(text, "server-unrated"),
        ServerSetting::ComputerRated(true) => say!(text, "computer-rated"),
        ServerSetting::ComputerRated(false) => say!(text, "computer-unrated"),
        ServerSetting::Seeks(true) => say!(text, "server-seeks"),
        ServerSetting::Seeks(false) => say!(text, "server-no-seeks"),
        ServerSetting::Ladder(LadderKind::Rating) => say!(text, "server-ladder-rating"),
        ServerSetting::Ladder(LadderKind::Places) => say!(text, "server-ladder-places"),
        ServerSetting::Season(length) => season(text, *length),
        ServerSetting::Announcements(None) => say!(text, "server-announcements-none"),
        ServerSetting::Announcements(Some(id)) => {
            say!(text, "server-announcements", channel = channel(*id))
        }
        ServerSetting::Puzzles(None) => say!(text, "server-puzzles-none"),
        ServerSetting::Puzzles(Some(id)) => {
            say!(text, "server-puzzles", channel = channel(*id))
        }
        ServerSetting::Digest(None) => say!(text, "server-digest-none"),
        ServerSetting::Digest(Some(id)) => say!(text, "server-digest", channel = channel(*id)),
        ServerSetting::Lobby(None) => say!(text, "server-lobby-none"),
        ServerSetting::Lobby(Some(id)) => say!(text, "server-lobby", channel = channel(*id)),
        ServerSetting::LobbyRole(None) => say!(text, "server-lobby-role-none"),
        ServerSetting::LobbyRole(Some(id)) => say!(text, "server-lobby-role", role = role(*id)),
        ServerSetting::Language(tag) => {
            settings::language(text, tag.as_deref().unwrap_or(AS_IN_DISCORD))
        }
        ServerSetting::Theme(name) => {
            // Show a theme that no longer exists as the default one.
            let theme = name.as_deref().and_then(Theme::from_name).unwrap_or_default();
            settings::theme(text, theme.name())
        }
        ServerSetting::Limit(limit, value) => {
            say!(text, "server-limit", limit = limit.name(), value = *value)
        }
    }
}

fn season(text: Text, length: SeasonLength) -> String {
    match length {
        SeasonLength::Endless => say!(text, "server-season-none"),
        SeasonLength::Month => say!(text, "server-season-month"),
        SeasonLength::Quarter => say!(text, "server-season-quarter"),
        SeasonLength::Half => say!(text, "server-season-half"),
        SeasonLength::Year => say!(text, "server-season-year"),
    }
}

/// Returns the limits of a server.
pub(super) fn limits(text: Text, limits: ServerLimits) -> View {
    let setting = |limit| sentence(text, &ServerSetting::Limit(limit, limits.of(limit)));
    let lines = Limit::ALL.map(setting).into_iter().chain([say!(text, "server-limits-change")]);
    View::new(lines.collect::<Vec<_>>().join("\n"))
}

/// Describes where games may start.
pub(super) fn allowed_channels(text: Text, channels: &[ChannelId]) -> String {
    if channels.is_empty() {
        return say!(text, "server-channels-all");
    }
    say!(text, "server-channels", channels = list_channels(channels))
}
