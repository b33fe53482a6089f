//! The content of a message, independent of how it is sent: as a reply, an edit, a follow-up or a
//! separate message.

mod drawn;

use std::iter;
use std::sync::Arc;

use serenity::all::{
    ButtonStyle, CreateActionRow, CreateAllowedMentions, CreateButton, CreateSelectMenu,
    CreateSelectMenuKind, CreateSelectMenuOption, EditInteractionResponse, EditMessage,
};

use crate::command_mentions::CommandMentions;
use crate::custom_id::CustomId;
use crate::markup::{fit, plain};
use crate::picture::Picture;
pub use drawn::Drawn;

/// The maximum length of a message, in Unicode code points.
pub const CONTENT: usize = 2_000;
/// The maximum length of a button's label.
const LABEL: usize = 80;
/// The maximum length of a menu option's label and description.
const OPTION: usize = 100;
/// The maximum length of a menu's placeholder.
const PLACEHOLDER: usize = 150;
/// The maximum length of alt text.
pub const ALT: usize = 1_024;
/// The maximum size of a file that Discord accepts everywhere, in bytes.
pub const LARGEST_FILE: usize = 8 << 20;
/// The maximum number of choices in a menu or autocomplete.
pub const CHOICES: usize = 25;
/// The maximum number of buttons in a row.
pub const BUTTONS_IN_ROW: usize = 5;
/// The maximum number of rows of buttons and menus below a message.
pub const ROWS: usize = 5;

/// An attached file: text to keep, or an animation.
#[derive(Clone, Debug)]
pub struct File {
    /// The name.
    pub name: String,
    /// The content.
    pub bytes: Vec<u8>,
    /// Alt text, for an animation.
    pub alt: Option<String>,
    /// Added to the text where the file may not be attached.
    pub absence: String,
}

/// The content of a message. A [`DrawQueue`](crate::draw_queue::DrawQueue) draws its picture and
/// returns a [`Drawn`].
#[derive(Clone, Debug, Default)]
#[must_use = "a message does nothing until it is sent"]
pub struct View {
    content: String,
    picture: Option<Picture>,
    file: Option<File>,
    rows: Vec<CreateActionRow>,
    /// The people to notify, each once: Discord refuses duplicates.
    pings: Vec<u64>,
    /// The role to notify.
    role: Option<u64>,
    /// The name of the picture, without its ending.
    name: Option<String>,
}

impl View {
    /// Returns a message with this text.
    pub fn new(content: impl Into<String>) -> View {
        View { content: fit(&content.into(), CONTENT), ..View::default() }
    }

    /// Adds a picture below the text.
    pub fn picture(mut self, picture: Picture) -> View {
        self.picture = Some(picture);
        self
    }

    /// Names the picture, so that the message can be recognised later.
    pub fn named(mut self, name: &str) -> View {
        self.name = Some(name.to_owned());
        self
    }

    /// Returns the file name of a picture with this name.
    pub fn picture_name(name: &str) -> String {
        format!("{name}.png")
    }

    /// Returns the text of the message, with and without its picture.
    pub fn texts(&self) -> impl Iterator<Item = String> {
        iter::once(self.content.clone()).chain(self.in_words().map(|words| words.content))
    }

    /// Returns the buttons and menus, as Discord's JSON.
    pub fn controls(&self) -> serde_json::Value {
        serde_json::to_value(&self.rows).unwrap_or_default()
    }

    /// Adds a file.
    pub fn file(mut self, file: File) -> View {
        self.file = Some(file);
        self
    }

    /// Notifies this one person, if the text mentions them, and nobody else.
    pub fn ping<T: Into<u64>>(mut self, person: Option<T>) -> View {
        self.pings = person.into_iter().map(Into::into).collect();
        self
    }

    /// Also notifies the people with this role, if the text mentions it and Discord allows it.
    pub fn ping_role(mut self, role: impl Into<u64>) -> View {
        self.role = Some(role.into());
        self
    }

    /// Notifies nobody.
    pub fn without_pings(mut self) -> View {
        self.pings.clear();
        self.role = None;
        self
    }

    /// Also notifies these people, if the text mentions them.
    pub fn also_ping(mut self, people: impl IntoIterator<Item: Into<u64>>) -> View {
        for person in people.into_iter().map(Into::into) {
            if !self.pings.contains(&person) {
                self.pings.push(person);
            }
        }
        self
    }

    /// Removes a person from those who are notified.
    pub fn without_ping(mut self, person: impl Into<u64>) -> View {
        let person = person.into();
        self.pings.retain(|&called| called != person);
        self
    }

    /// Adds buttons, five to a row.
    pub fn buttons(mut self, buttons: impl IntoIterator<Item = CreateButton>) -> View {
        let buttons: Vec<_> = buttons.into_iter().collect();
        self.rows.extend(
            buttons.chunks(BUTTONS_IN_ROW).map(|row| CreateActionRow::Buttons(row.to_vec())),
        );
        self
    }

    /// Adds a menu. A menu without options is left out, because Discord refuses it.
    pub fn menu(
        self,
        click: impl CustomId,
        placeholder: &str,
        options: impl IntoIterator<Item = MenuOption>,
    ) -> View {
        self.menu_at(click, placeholder, options, None)
    }

    /// Adds a menu like [`menu`](View::menu), with the option of this value preselected.
    pub fn menu_at(
        mut self,
        click: impl CustomId,
        placeholder: &str,
        options: impl IntoIterator<Item = MenuOption>,
        chosen: Option<&str>,
    ) -> View {
        let options: Vec<_> = options
            .into_iter()
            .take(CHOICES)
            .map(|option| {
                let is_chosen = chosen == Some(option.value.as_str());
                option.into_discord().default_selection(is_chosen)
            })
            .collect();
        if !options.is_empty() {
            let kind = CreateSelectMenuKind::String { options };
            let menu = CreateSelectMenu::new(click.to_string(), kind)
                .placeholder(fit(placeholder, PLACEHOLDER));
            self.rows.push(CreateActionRow::SelectMenu(menu));
        }
        self
    }

    /// Adds a menu that Discord fills, such as of channels or roles, of which people choose up to `most`. What is chosen
    /// already is right only in private answers: see `repairs::default_values`.
    pub fn picker(
        mut self,
        click: impl CustomId,
        placeholder: &str,
        kind: CreateSelectMenuKind,
        most: u8,
    ) -> View {
        let menu = CreateSelectMenu::new(click.to_string(), kind)
            .placeholder(fit(placeholder, PLACEHOLDER))
            .min_values(1)
            .max_values(most);
        self.rows.push(CreateActionRow::SelectMenu(menu));
        self
    }

    /// Appends the text, buttons and menus of another message.
    pub fn and(mut self, below: View) -> View {
        self.content = fit(&format!("{}\n{}", self.content, below.content), CONTENT);
        self.rows.extend(below.rows);
        self
    }

    /// Puts a line above the text.
    pub fn under(mut self, heading: &str) -> View {
        self.content = fit(&format!("{heading}\n{}", self.content), CONTENT);
        self
    }

    /// Returns the message without its picture and file, with their alt text in the message itself:
    /// for channels where the bot may not attach files. `None` if there is neither.
    pub fn in_words(&self) -> Option<View> {
        let mut lines = vec![self.content.clone()];
        if let Some(Picture { alt, absence, .. }) = &self.picture {
            lines.extend([plain(alt), absence.clone()]);
        }
        if let Some(File { alt, absence, .. }) = &self.file {
            lines.extend(alt.as_deref().map(plain));
            lines.push(absence.clone());
        }
        let content = fit(&lines.join("\n"), CONTENT);
        (lines.len() > 1).then(|| View { content, picture: None, file: None, ..self.clone() })
    }

    /// Returns the picture, which is still to be drawn.
    pub fn undrawn(&self) -> Option<&Picture> {
        self.picture.as_ref()
    }

    /// Returns the message with its drawn picture.
    pub fn drawn(&self, png: Option<Arc<[u8]>>) -> Drawn {
        Drawn { view: self.clone(), png }
    }

    /// Returns the text.
    pub fn content(&self) -> &str {
        &self.content
    }

    /// Makes an edit of a reply, which keeps its files.
    pub fn as_reply_edit(&self, commands: &CommandMentions) -> EditInteractionResponse {
        EditInteractionResponse::new()
            .content(commands.mention(&self.content))
            .components(self.rows.clone())
            .allowed_mentions(self.mentions())
    }

    /// Makes an edit of a message, which keeps its picture.
    pub fn as_edit(&self, commands: &CommandMentions) -> EditMessage {
        EditMessage::new()
            .content(commands.mention(&self.content))
            .components(self.rows.clone())
            .allowed_mentions(self.mentions())
    }

    /// Makes an edit of a message, which keeps its picture only if the view has one.
    pub fn as_full_edit(&self, commands: &CommandMentions) -> EditMessage {
        match self.picture {
            Some(_) => self.as_edit(commands),
            None => self.as_edit(commands).remove_all_attachments(),
        }
    }

    fn mentions(&self) -> CreateAllowedMentions {
        CreateAllowedMentions::new().users(self.pings.iter().copied()).roles(self.role)
    }
}

/// An option of a menu.
pub struct MenuOption {
    /// What the handler of the menu gets.
    pub value: String,
    /// The label.
    pub label: String,
    /// A smaller text below the label. May be empty.
    pub description: String,
}

impl MenuOption {
    fn into_discord(self) -> CreateSelectMenuOption {
        let option = CreateSelectMenuOption::new(fit(&self.label, OPTION), self.value);
        if self.description.is_empty() {
            option
        } else {
            option.description(fit(&self.description, OPTION))
        }
    }
}

/// Returns a button with the custom id of `click`.
pub fn button(click: impl CustomId, label: &str, style: ButtonStyle) -> CreateButton {
    CreateButton::new(click.to_string()).label(fit(label, LABEL)).style(style)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::custom_ids;

    custom_ids! {
        about ();
        enum Sample {
            "decline" => Decline { challenge: i64 },
        }
    }

    #[test]
    fn names_in_alt_text_are_escaped_in_the_message() {
        let alt = String::from("White: [free](https://e.com) ```||<@1>. Black: # x.");
        let picture = Picture::new(alt, String::from("No pictures here."), |_| Vec::new());
        let words = View::new("Board").picture(picture).in_words().unwrap();
        let expected = r"White: \[free\]\(https\://e.com\) \`\`\`\|\|\<\@1\>. Black: \# x.";
        assert_eq!(words.content, format!("Board\n{expected}\nNo pictures here."));
    }

    #[test]
    fn a_file_that_may_not_be_attached_is_replaced_by_text() {
        let file = File {
            name: String::from("a.txt"),
            bytes: vec![1],
            alt: None,
            absence: String::from("no"),
        };
        let words = View::new("Game").file(file.clone()).in_words().unwrap();
        assert_eq!((words.content.as_str(), words.drawn(None).files().count()), ("Game\nno", 0));
        let seen = File { alt: Some(String::from("*board*")), ..file };
        let words = View::new("Game").file(seen).in_words().unwrap();
        assert_eq!(words.content, "Game\n\\*board\\*\nno");
        assert!(View::new("Game").in_words().is_none());
    }

    #[test]
    fn a_menu_without_options_is_left_out() {
        let click = Sample::Decline { challenge: 1 };
        assert_eq!(View::new("x").menu(click, "choose", []).rows.len(), 0);
    }

    #[test]
    fn six_buttons_take_two_rows() {
        let buttons =
            (1..=6).map(|id| button(Sample::Decline { challenge: id }, "go", ButtonStyle::Primary));
        assert_eq!(View::new("x").buttons(buttons).rows.len(), 2);
    }
}
