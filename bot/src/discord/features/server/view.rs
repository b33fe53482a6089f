//! What those who manage a server see of what it has settled.

use dvonn_model::{BlockRow, ChannelId, LadderKind, SeasonLength, ServerSetting, ServerSettings};
use dvonn_render::Theme;
use serenity::all::ButtonStyle;

use crate::discord::features::server::ids::{Clearable, ServerClick};
use crate::discord::kit::view::{View, button, fit, plain};
use crate::discord::kit::words::links::{channel, listed, mention, role};
use crate::say;
use crate::text::Text;

/// So much of the reason of a block is shown beside others, in code points.
const REASON: usize = 40;

/// A setting as it is now, with a button that clears it if it names something.
pub(crate) fn server_setting(text: Text, setting: &ServerSetting) -> View {
    let view = View::new(sentence(text, setting));
    let Some(what) = Clearable::of(setting) else { return view };
    let label = match what {
        Clearable::ModeratorRole => say!(text, "button-clear-role"),
        Clearable::StarterRole => say!(text, "button-clear-starters"),
        Clearable::Announcements => say!(text, "button-clear-announcements"),
        Clearable::Language => say!(text, "button-clear-language"),
    };
    view.buttons([button(ServerClick::Clear { what }, &label, ButtonStyle::Secondary)])
}

/// What a setting means.
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
        ServerSetting::Ladder(LadderKind::Rating) => say!(text, "server-ladder-rating"),
        ServerSetting::Ladder(LadderKind::Places) => say!(text, "server-ladder-places"),
        ServerSetting::Season(length) => season(text, *length),
        ServerSetting::Announcements(None) => say!(text, "server-announcements-none"),
        ServerSetting::Announcements(Some(id)) => {
            say!(text, "server-announcements", channel = channel(*id))
        }
        ServerSetting::Language(None) => say!(text, "server-language-discord"),
        ServerSetting::Language(Some(tag)) => {
            let name = say!(Text::of(Some(tag)), "language-name");
            say!(text, "server-language", name = name)
        }
        ServerSetting::Theme(name) => {
            // A theme that there is no more gives way to the usual one.
            let theme = name.as_deref().and_then(Theme::from_name).unwrap_or_default();
            say!(text, "server-theme", theme = theme.name())
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

/// Where games are begun, with a button that lets them be begun everywhere: a channel that was deleted
/// cannot be named.
pub(crate) fn server_channels(text: Text, channels: &[ChannelId]) -> View {
    let view = View::new(begun_in(text, channels));
    if channels.is_empty() {
        return view;
    }
    let label = say!(text, "button-clear-channels");
    view.buttons([button(ServerClick::Everywhere, &label, ButtonStyle::Secondary)])
}

fn begun_in(text: Text, channels: &[ChannelId]) -> String {
    if channels.is_empty() {
        return say!(text, "server-channels-all");
    }
    say!(text, "server-channels", channels = listed(channels))
}

/// Everything that a server has settled, with as many blocked people as were asked for and were
/// found.
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
        ServerSetting::Ladder(server.ladder),
        ServerSetting::Season(server.season),
        ServerSetting::Announcements(server.announcements),
        ServerSetting::Language(server.language.clone()),
        ServerSetting::Theme(server.theme.clone()),
    ];
    let mut lines = vec![begun_in(text, &server.channels)];
    lines.extend(settings.iter().map(|setting| sentence(text, setting)));
    lines.extend(blocks.iter().take(most).map(|block| {
        let (person, reason) = (mention(block.person), plain(&fit(&block.reason, REASON)));
        say!(text, "server-blocked", person = person, reason = reason)
    }));
    if blocks.len() > most {
        lines.push(say!(text, "server-blocked-more"));
    }
    let lines = lines.iter().map(|line| format!("- {line}"));
    let mut page = vec![say!(text, "server-title")];
    page.extend(lines);
    page.push(say!(text, "server-hint"));
    View::new(page.join("\n"))
}
