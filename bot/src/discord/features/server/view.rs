//! Views of a server's settings for its managers.

use dvonn_model::{
    BlockRow, ChannelId, LadderKind, Limit, SeasonLength, ServerLimits, ServerSetting,
    ServerSettings,
};
use dvonn_render::Theme;
use serenity::all::ButtonStyle;

use crate::discord::features::server::ids::{Clearable, ServerClick};
use crate::discord::kit::view::{View, button, fit, plain};
use crate::discord::kit::words::links::{channel, list_channels, mention, role};
use crate::say;
use crate::text::Text;

/// The maximum length of the reason of a block in the list, in code points.
const MAX_REASON: usize = 40;

/// Returns the current value of a setting, with a button to clear it if it can be cleared.
pub(crate) fn server_setting(text: Text, setting: &ServerSetting) -> View {
    let view = View::new(sentence(text, setting));
    let Some(clearable) = Clearable::of(setting) else { return view };
    let label = match clearable {
        Clearable::ModeratorRole => say!(text, "button-clear-role"),
        Clearable::StarterRole => say!(text, "button-clear-starters"),
        Clearable::Announcements | Clearable::Puzzles => say!(text, "button-clear-announcements"),
        Clearable::Language => say!(text, "button-clear-language"),
    };
    view.buttons([button(
        ServerClick::Clear { setting: clearable },
        &label,
        ButtonStyle::Secondary,
    )])
}

/// Describes a setting in a sentence.
pub(crate) fn sentence(text: Text, setting: &ServerSetting) -> String {
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
        ServerSetting::Language(None) => say!(text, "server-language-discord"),
        ServerSetting::Language(Some(tag)) => {
            let name = Text::of(Some(tag)).own_name();
            say!(text, "server-language", name = name)
        }
        ServerSetting::Theme(name) => {
            // Show a theme that no longer exists as the default one.
            let theme = name.as_deref().and_then(Theme::from_name).unwrap_or_default();
            say!(text, "server-theme", theme = theme.name())
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
pub(crate) fn limits(text: Text, limits: ServerLimits) -> View {
    let setting = |limit| sentence(text, &ServerSetting::Limit(limit, limits.of(limit)));
    View::new(Limit::ALL.map(setting).join("\n"))
}

/// Returns the channels in which games may start, with a button to allow all: a deleted channel
/// cannot be removed by name.
pub(crate) fn server_channels(text: Text, channels: &[ChannelId]) -> View {
    let view = View::new(allowed_channels(text, channels));
    if channels.is_empty() {
        return view;
    }
    let label = say!(text, "button-clear-channels");
    view.buttons([button(ServerClick::Everywhere, &label, ButtonStyle::Secondary)])
}

fn allowed_channels(text: Text, channels: &[ChannelId]) -> String {
    if channels.is_empty() {
        return say!(text, "server-channels-all");
    }
    say!(text, "server-channels", channels = list_channels(channels))
}

/// Returns all settings of a server and up to `most` blocked people. If there are more, adds a
/// note.
pub(crate) fn server(
    text: Text,
    server: &ServerSettings,
    blocks: &[BlockRow],
    most: usize,
) -> View {
    let settings = [
        ServerSetting::StarterRole(server.starter_role),
        ServerSetting::ModeratorRole(server.moderator_role),
        ServerSetting::Rated(server.rated),
        ServerSetting::ComputerRated(server.rated && server.computer_rated),
        ServerSetting::Seeks(server.seeks),
        ServerSetting::Ladder(server.ladder),
        ServerSetting::Season(server.season),
        ServerSetting::Announcements(server.announcements),
        ServerSetting::Puzzles(server.puzzles),
        ServerSetting::Language(server.language.clone()),
        ServerSetting::Theme(server.theme.clone()),
    ];
    let limits = Limit::ALL.map(|limit| ServerSetting::Limit(limit, server.limits.of(limit)));
    let mut lines = vec![("channels", allowed_channels(text, &server.channels))];
    let shown = settings.iter().chain(&limits);
    lines.extend(shown.map(|setting| (command(setting), sentence(text, setting))));
    lines.extend(blocks.iter().take(most).map(|block| {
        let (person, reason) = (mention(block.person), plain(&fit(&block.reason, MAX_REASON)));
        ("unblock", say!(text, "server-blocked", person = person, reason = reason))
    }));
    if blocks.len() > most {
        lines.push(("log", say!(text, "server-blocked-more")));
    }
    let lines = lines.iter().map(|(command, line)| {
        format!("- `{}` {line}", text.name_of("command-dvonn-admin", command))
    });
    let mut page = vec![say!(text, "server-title"), say!(text, "server-hint")];
    page.extend(lines);
    View::new(page.join("\n"))
}

/// Returns the subcommand of `/dvonn-admin` that changes a setting.
fn command(setting: &ServerSetting) -> &'static str {
    match setting {
        ServerSetting::StarterRole(_) => "starters",
        ServerSetting::ModeratorRole(_) => "role",
        ServerSetting::Rated(_) => "rated",
        ServerSetting::ComputerRated(_) => "computer",
        ServerSetting::Seeks(_) => "seeks",
        ServerSetting::Ladder(_) => "ladder",
        ServerSetting::Season(_) => "season",
        ServerSetting::Announcements(_) => "announcements",
        ServerSetting::Puzzles(_) => "puzzles",
        ServerSetting::Language(_) => "language",
        ServerSetting::Theme(_) => "theme",
        ServerSetting::Limit(..) => "limits",
    }
}
