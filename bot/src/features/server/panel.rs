//! `/dvonn-admin settings`: all settings of a server on three pages, with menus and buttons that change them.

use dvonn_discord::markup::{fit, plain};
use dvonn_discord::view::{CHOICES, CONTENT, MenuOption, View, button};
use dvonn_model::{BlockRow, ChannelId, LadderKind, RoleId, ServerSetting, ServerSettings};
use serenity::all::{ButtonStyle, ChannelType, CreateButton, CreateSelectMenuKind};
use strum::VariantArray as _;

use crate::features::server::ids::{
    ServerClick, ServerMenu, ServerPage, ServerPicker, ServerSwitch,
};
use crate::features::server::view::{allowed_channels, sentence};
use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::failure::Failure;
use crate::runtime::ids::ToDiscord as _;
use crate::say;
use crate::show::words::links::mention;
use crate::show::words::settings;
use crate::text::Text;

/// The maximum number of blocked people shown.
const MAX_BLOCKED: usize = 5;

/// The commands for what has no menu or button.
const COMMANDS: [&str; 7] = ["limits", "roles", "block", "unblock", "fairness", "log", "backup"];

/// The maximum length of the reason of a block in the list, in code points.
const MAX_REASON: usize = 40;

/// The channels where the bot can announce something.
const FOR_NEWS: [ChannelType; 2] = [ChannelType::Text, ChannelType::News];
/// The channels where games can start.
const FOR_GAMES: [ChannelType; 4] =
    [ChannelType::Text, ChannelType::News, ChannelType::Forum, ChannelType::Voice];

/// Reads the settings again, since the caller's are from before a change, and shows them.
pub(super) async fn panel(app: &App, caller: &Caller, page: ServerPage) -> Result<View, Failure> {
    let guild = caller.guild()?;
    let server = app.store.server(guild).await?;
    Ok(match page {
        ServerPage::Settings => {
            let blocks = app.store.blocks(guild, MAX_BLOCKED + 1).await?;
            settings_page(caller.text, &server, &blocks, MAX_BLOCKED)
        }
        page => pickers_page(caller.text, &server, page),
    })
}

/// Returns the settings of a server that are values, its limits, and up to `most` blocked people, as many as fit.
/// If there are more, adds a note.
fn settings_page(text: Text, server: &ServerSettings, blocks: &[BlockRow], most: usize) -> View {
    let fits = |content: &String| content.chars().count() <= CONTENT;
    let summary = |most: usize| summary(text, server, blocks, most);
    let content = (1..=most).rev().map(summary).find(fits).unwrap_or_else(|| summary(0));
    let menus = ServerMenu::VARIANTS.iter().copied();
    let view = menus.fold(View::new(content), |view, menu| {
        let options = menu.values().into_iter().filter_map(|value| option(text, menu, value));
        let name = settings::menu_name(text, menu.into());
        view.menu_at(ServerClick::Choose { menu }, &name, options, Some(menu.value(server)))
    });
    let switches = ServerSwitch::VARIANTS.iter().map(|&switch| toggle(text, server, switch));
    let ways = [ServerPage::Channels, ServerPage::Roles].map(|page| way_to(text, page));
    view.buttons(switches.chain(ways))
}

/// Returns the settings of a server that are channels, or roles.
fn pickers_page(text: Text, server: &ServerSettings, page: ServerPage) -> View {
    let pickers = ServerPicker::VARIANTS.iter().copied().filter(|picker| picker.page() == page);
    let pickers: Vec<_> =
        pickers.map(|picker| (picker, Picked::now(text, server, picker))).collect();
    // A menu that shows what is set does not show its name: the numbers say which one it is.
    let numbered = (1..).zip(&pickers);
    let sentences =
        numbered.clone().map(|(number, (_, now))| format!("{number}. {}", now.sentence));
    let lines: Vec<_> = std::iter::once(say!(text, "server-title")).chain(sentences).collect();
    let cleared = numbered.filter(|(_, (_, now))| now.is_set).map(|(number, &(picker, _))| {
        let label = say!(text, "button-server-clear", number = number);
        button(ServerClick::Clear { picker }, &label, ButtonStyle::Secondary)
    });
    let buttons: Vec<_> =
        std::iter::once(way_to(text, ServerPage::Settings)).chain(cleared).collect();
    let view = View::new(lines.join("\n"));
    let view = (1..).zip(pickers).fold(view, |view, (number, (picker, now))| {
        let most = if picker == ServerPicker::Games { CHOICES } else { 1 };
        let most = u8::try_from(most).unwrap_or(1);
        let name = say!(text, "server-picker", picker = <&str>::from(picker));
        view.picker(ServerClick::Pick { picker }, &format!("{number}. {name}"), now.menu, most)
    });
    view.buttons(buttons)
}

/// What is picked now.
struct Picked {
    sentence: String,
    /// The menu, which shows it.
    menu: CreateSelectMenuKind,
    is_set: bool,
}

impl Picked {
    fn now(text: Text, server: &ServerSettings, picker: ServerPicker) -> Picked {
        let news = |setting: fn(Option<ChannelId>) -> ServerSetting, channel: Option<ChannelId>| {
            let sentence = sentence(text, &setting(channel));
            Picked::channels(sentence, &FOR_NEWS, channel.as_slice())
        };
        let role = |setting: fn(Option<RoleId>) -> ServerSetting, role: Option<RoleId>| Picked {
            sentence: sentence(text, &setting(role)),
            menu: CreateSelectMenuKind::Role {
                default_roles: role.map(|role| vec![role.to_discord()]),
            },
            is_set: role.is_some(),
        };
        match picker {
            ServerPicker::Games => {
                let sentence = allowed_channels(text, &server.channels);
                Picked::channels(sentence, &FOR_GAMES, &server.channels)
            }
            ServerPicker::Announcements => news(ServerSetting::Announcements, server.announcements),
            ServerPicker::Puzzles => news(ServerSetting::Puzzles, server.puzzles),
            ServerPicker::Digest => news(ServerSetting::Digest, server.digest),
            ServerPicker::Lobby => news(ServerSetting::Lobby, server.lobby),
            ServerPicker::Moderators => role(ServerSetting::ModeratorRole, server.moderator_role),
            ServerPicker::Starters => role(ServerSetting::StarterRole, server.starter_role),
            ServerPicker::LobbyRole => role(ServerSetting::LobbyRole, server.lobby_role),
        }
    }

    fn channels(sentence: String, types: &[ChannelType], channels: &[ChannelId]) -> Picked {
        let shown = channels.iter().take(CHOICES).map(|channel| channel.to_discord());
        let menu = CreateSelectMenuKind::Channel {
            channel_types: Some(types.to_vec()),
            default_channels: Some(shown.collect()),
        };
        Picked { sentence, menu, is_set: !channels.is_empty() }
    }
}

/// Returns the button that leads to a page.
fn way_to(text: Text, page: ServerPage) -> CreateButton {
    let label = say!(text, "button-server-page", page = <&str>::from(page));
    button(ServerClick::Show { page }, &label, ButtonStyle::Primary)
}

fn option(text: Text, menu: ServerMenu, value: &str) -> Option<MenuOption> {
    let setting = menu.setting(value).ok()?;
    Some(MenuOption {
        value: value.to_owned(),
        label: sentence(text, &setting),
        description: match setting {
            ServerSetting::Ladder(LadderKind::Places) => say!(text, "server-ladder-swap"),
            _ => String::new(),
        },
    })
}

/// Returns the button that flips a switch. Its label is the state, since nothing else shows it.
fn toggle(text: Text, server: &ServerSettings, switch: ServerSwitch) -> CreateButton {
    let is_on = switch.is_on(server);
    let on = if is_on { "yes" } else { "no" };
    let label = match switch {
        ServerSwitch::Rated => say!(text, "button-server-rated", on = on),
        ServerSwitch::ComputerRated => say!(text, "button-server-computer", on = on),
        ServerSwitch::Seeks => say!(text, "button-server-seeks", on = on),
    };
    let style = if is_on { ButtonStyle::Success } else { ButtonStyle::Secondary };
    button(ServerClick::Switch { switch, on: !is_on }, &label, style)
        .disabled(switch == ServerSwitch::ComputerRated && !server.rated)
}

/// Describes the settings: first what the buttons change, since the menus show the rest, then the commands that
/// change the others, and who is blocked.
fn summary(text: Text, server: &ServerSettings, blocks: &[BlockRow], most: usize) -> String {
    let mut lines = vec![say!(text, "server-title"), say!(text, "server-controls")];
    let switches = ServerSwitch::VARIANTS.iter();
    let switches = switches.map(|switch| sentence(text, &switch.setting(switch.is_on(server))));
    lines.extend(switches.map(|sentence| format!("- {sentence}")));
    lines.push(say!(text, "server-hint"));
    lines.extend(COMMANDS.map(|name| {
        let of = "command-dvonn-admin";
        let command = format!("`/dvonn-admin {}`", text.name_of(of, name));
        say!(text, "server-command", command = command, what = text.description_of(of, name))
    }));
    lines.extend(blocks.iter().take(most).map(|block| {
        let (person, reason) = (mention(block.person), plain(&fit(&block.reason, MAX_REASON)));
        say!(text, "server-blocked", person = person, reason = reason)
    }));
    if blocks.len() > most {
        lines.push(say!(text, "server-blocked-more"));
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use dvonn_discord::view::{BUTTONS_IN_ROW, ROWS};
    use std::collections::BTreeSet;

    use dvonn_model::{SeasonLength, UserId};
    use serde_json::Value;

    use super::*;

    /// Returns all combinations of the switches.
    fn switched() -> Vec<ServerSettings> {
        let bits = |number: u8| [1, 2, 4].map(|bit| number & bit != 0);
        let all = (0..8).map(bits).map(|[rated, computer_rated, seeks]| ServerSettings {
            rated,
            computer_rated,
            seeks,
            ..ServerSettings::default()
        });
        all.collect()
    }

    fn shown(text: Text, server: &ServerSettings) -> View {
        settings_page(text, server, &[], 5)
    }

    /// Returns the rows of controls, each as a list.
    fn rows(view: &View) -> Vec<Vec<Value>> {
        let rows = view.controls();
        let rows = rows.as_array().unwrap().iter();
        rows.map(|row| row["components"].as_array().unwrap().clone()).collect()
    }

    #[test]
    fn four_menus_and_a_row_of_buttons_fit_below_a_message() {
        for text in Text::all() {
            let rows = rows(&shown(text, &ServerSettings::default()));
            let sizes: Vec<_> = rows.iter().map(Vec::len).collect();
            assert_eq!(sizes, [1, 1, 1, 1, 5], "{}", text.tag());
            assert!(rows.len() <= ROWS);
        }
    }

    #[test]
    fn each_picker_is_on_one_page_shows_what_is_set_and_can_clear_it() {
        let id = 7_u64;
        let server = ServerSettings {
            starter_role: RoleId::try_from(id).ok(),
            puzzles: ChannelId::try_from(id).ok(),
            ..ServerSettings::default()
        };
        let pages = [ServerPage::Channels, ServerPage::Roles];
        let pages = pages.map(|page| rows(&pickers_page(Text::of(None), &server, page)));
        assert!(pages.iter().all(|rows| rows.len() <= ROWS));
        let menus: Vec<_> = pages.iter().flatten().flatten().collect();
        for &picker in ServerPicker::VARIANTS {
            let click = ServerClick::Pick { picker }.to_string();
            let found: Vec<_> = menus.iter().filter(|it| it["custom_id"] == click).collect();
            assert_eq!(found.len(), 1, "{picker:?}");
            let clear = ServerClick::Clear { picker }.to_string();
            let is_set = matches!(picker, ServerPicker::Starters | ServerPicker::Puzzles);
            let shown = found[0]["default_values"].as_array().map_or(0, Vec::len);
            assert_eq!(shown, usize::from(is_set), "{picker:?}");
            assert_eq!(menus.iter().any(|it| it["custom_id"] == clear), is_set, "{picker:?}");
        }
    }

    #[test]
    fn each_menu_offers_all_values_and_shows_the_one_in_use() {
        for &menu in ServerMenu::VARIANTS {
            for value in menu.values() {
                let mut server = ServerSettings::default();
                match menu.setting(value).unwrap() {
                    ServerSetting::Ladder(kind) => server.ladder = kind,
                    ServerSetting::Season(length) => server.season = length,
                    ServerSetting::Theme(name) => server.theme = name,
                    ServerSetting::Language(tag) => server.language = tag,
                    other => panic!("{other:?} has no menu"),
                }
                let rows = rows(&shown(Text::of(None), &server));
                let click = ServerClick::Choose { menu }.to_string();
                let menu = rows.iter().flatten().find(|it| it["custom_id"] == click).unwrap();
                let options = menu["options"].as_array().unwrap();
                let chosen: Vec<_> = options.iter().filter(|it| it["default"] == true).collect();
                assert_eq!(chosen.len(), 1, "{menu:#}");
                assert_eq!(chosen[0]["value"], value, "{menu:#}");
            }
        }
    }

    #[test]
    fn a_button_says_the_state_and_sets_the_other() {
        for server in switched() {
            let rows = rows(&shown(Text::of(None), &server));
            let computer = server.rated && server.computer_rated;
            let state = |on: bool| if on { "on" } else { "off" };
            let expected = [
                ("Rated games", "rated", server.rated),
                ("Rated games vs computer", "computer", computer),
                ("Opponents on other servers", "seeks", server.seeks),
            ];
            for (button, (name, id, on)) in rows[4].iter().zip(expected) {
                assert_eq!(button["label"], format!("{name}: {}", state(on)));
                let wanted = format!("server-switch:{id}:{}", state(!on));
                assert_eq!(button["custom_id"], wanted);
                let has_no_effect = id == "computer" && !server.rated;
                assert_eq!(button["disabled"], has_no_effect, "{button:#}");
            }
        }
    }

    #[test]
    fn no_two_states_have_the_same_label_in_any_language() {
        for text in Text::all() {
            let mut labels = BTreeSet::new();
            let [off, on] = [false, true].map(|on| ServerSettings {
                rated: on,
                computer_rated: on,
                seeks: on,
                ..ServerSettings::default()
            });
            for view in [shown(text, &off), shown(text, &on)] {
                let buttons = rows(&view).remove(4).into_iter().take(3);
                labels.extend(buttons.map(|button| button["label"].to_string()));
            }
            assert_eq!(labels.len(), 6, "{}: {labels:?}", text.tag());
            let view = shown(text, &on);
            let options = rows(&view).into_iter().flatten();
            let options: Vec<_> = options
                .flat_map(|menu| menu["options"].as_array().cloned().unwrap_or_default())
                .collect();
            let labels: BTreeSet<_> =
                options.iter().map(|option| option["label"].to_string()).collect();
            assert_eq!(labels.len(), options.len(), "{}: {labels:?}", text.tag());
        }
    }

    #[test]
    fn no_label_of_a_menu_is_cut_in_any_language() {
        for text in Text::all() {
            for menu in rows(&shown(text, &ServerSettings::default())).iter().flatten() {
                for option in menu["options"].as_array().into_iter().flatten() {
                    let texts = [&option["label"], &option["description"]];
                    let mut texts = texts.into_iter().filter_map(Value::as_str);
                    assert!(!texts.any(|it| it.ends_with('…')), "{}: {option:#}", text.tag());
                }
            }
        }
    }

    #[test]
    fn the_panel_fits_a_message_in_every_language() {
        let id = u64::MAX >> 1;
        let server = ServerSettings {
            rated: false,
            seeks: true,
            season: SeasonLength::Endless,
            moderator_role: RoleId::try_from(id).ok(),
            starter_role: RoleId::try_from(id).ok(),
            lobby_role: RoleId::try_from(id).ok(),
            announcements: ChannelId::try_from(id).ok(),
            puzzles: ChannelId::try_from(id).ok(),
            lobby: ChannelId::try_from(id).ok(),
            channels: vec![ChannelId::try_from(id).unwrap(); 30],
            ..ServerSettings::default()
        };
        let block = BlockRow {
            person: UserId::try_from(id).unwrap(),
            reason: "they stall on purpose in every game".to_owned(),
        };
        for text in Text::all() {
            let view = settings_page(text, &server, &vec![block.clone(); 6], 5);
            let content = view.content();
            assert!(!content.ends_with('…'), "{}: {content}", text.tag());
            assert!(content.contains(&say!(text, "server-blocked-more")), "{}", text.tag());
            for page in [ServerPage::Channels, ServerPage::Roles] {
                let view = pickers_page(text, &server, page);
                assert!(!view.content().ends_with('…'), "{}: {}", text.tag(), view.content());
                assert!(rows(&view).iter().all(|row| row.len() <= BUTTONS_IN_ROW));
            }
        }
    }
}
