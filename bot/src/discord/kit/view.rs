//! What a message looks like, before it is known by which road it travels: as the answer to an
//! interaction, as a change of an answer, as a follow-up or as a message of its own.

use std::sync::Arc;

use dvonn_model::UserId;
use serenity::all::{
    ButtonStyle, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton,
    CreateInteractionResponseFollowup, CreateInteractionResponseMessage, CreateMessage,
    CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption, EditInteractionResponse,
    EditMessage, Nonce,
};
use unicode_segmentation::UnicodeSegmentation;

use crate::discord::kit::custom_id::CustomId;

/// Discord's limits, in Unicode code points.
pub(crate) const CONTENT: usize = 2_000;
const LABEL: usize = 80;
const OPTION: usize = 100;
const PLACEHOLDER: usize = 150;
/// Alt text may be this long.
pub(crate) const ALT: usize = 1_024;
/// The longest file that Discord takes anywhere, in bytes.
pub(crate) const LARGEST_FILE: usize = 8 << 20;
/// So many choices fit a menu or an autocompletion.
pub(crate) const CHOICES: usize = 25;
/// So many buttons fit a row.
const ROW: usize = 5;

/// A picture and the words for those who do not see it.
#[derive(Clone, Debug)]
pub(crate) struct Picture {
    pub(crate) png: Arc<[u8]>,
    pub(crate) alt: String,
    /// Said beside the words where the picture may not be attached.
    pub(crate) absence: String,
}

/// A file: one that people keep, or a picture that moves.
#[derive(Clone, Debug)]
pub(crate) struct File {
    pub(crate) name: String,
    pub(crate) bytes: Vec<u8>,
    /// What it shows, if that can be seen, in words.
    pub(crate) alt: Option<String>,
    /// Said beside the words where the file may not be attached.
    pub(crate) absence: String,
}

/// A message to be.
#[derive(Clone, Debug, Default)]
pub(crate) struct View {
    content: String,
    picture: Option<Picture>,
    file: Option<File>,
    rows: Vec<CreateActionRow>,
    /// Nobody stands here twice: Discord would refuse that.
    pings: Vec<UserId>,
}

impl View {
    /// A message of words.
    pub(crate) fn new(content: impl Into<String>) -> View {
        View { content: fit(&content.into(), CONTENT), ..View::default() }
    }

    /// With a picture below the words.
    pub(crate) fn picture(mut self, picture: Picture) -> View {
        self.picture = Some(picture);
        self
    }

    /// With a file to keep.
    pub(crate) fn file(mut self, file: File) -> View {
        self.file = Some(file);
        self
    }

    /// With one person who is notified, if the words mention them. Nobody else ever is.
    pub(crate) fn ping(mut self, person: Option<UserId>) -> View {
        self.pings = person.into_iter().collect();
        self
    }

    /// With these people notified too, if the words mention them.
    pub(crate) fn calling(mut self, people: impl IntoIterator<Item = UserId>) -> View {
        for person in people {
            if !self.pings.contains(&person) {
                self.pings.push(person);
            }
        }
        self
    }

    /// With this person not notified after all.
    pub(crate) fn sparing(mut self, person: UserId) -> View {
        self.pings.retain(|&called| called != person);
        self
    }

    /// With buttons below, five to a row.
    pub(crate) fn buttons(mut self, buttons: impl IntoIterator<Item = CreateButton>) -> View {
        let buttons: Vec<_> = buttons.into_iter().collect();
        self.rows.extend(buttons.chunks(ROW).map(|row| CreateActionRow::Buttons(row.to_vec())));
        self
    }

    /// With a menu below. A menu without options is left out, since Discord refuses it.
    pub(crate) fn menu(
        self,
        click: impl CustomId,
        placeholder: &str,
        options: impl IntoIterator<Item = MenuOption>,
    ) -> View {
        self.menu_at(click, placeholder, options, None)
    }

    /// As [`menu`](View::menu), with the option of this value chosen already.
    pub(crate) fn menu_at(
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

    /// With the words and controls of another message below.
    pub(crate) fn and(mut self, below: View) -> View {
        self.content = fit(&format!("{}\n{}", self.content, below.content), CONTENT);
        self.rows.extend(below.rows);
        self
    }

    /// The same without its picture, whose words then stand in the message itself, and without its
    /// file: for a channel in which files may not be attached. `None` if there is neither.
    pub(crate) fn in_words(&self) -> Option<View> {
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

    pub(crate) fn as_answer(&self, private: bool) -> CreateInteractionResponseMessage {
        CreateInteractionResponseMessage::new()
            .content(&self.content)
            .components(self.rows.clone())
            .files(self.files())
            .allowed_mentions(self.mentions())
            .ephemeral(private)
    }

    pub(crate) fn as_follow_up(&self, private: bool) -> CreateInteractionResponseFollowup {
        CreateInteractionResponseFollowup::new()
            .content(&self.content)
            .components(self.rows.clone())
            .files(self.files())
            .allowed_mentions(self.mentions())
            .ephemeral(private)
    }

    pub(crate) fn as_amendment(&self) -> EditInteractionResponse {
        EditInteractionResponse::new()
            .content(&self.content)
            .components(self.rows.clone())
            .allowed_mentions(self.mentions())
    }

    /// In place of the notice that an answer follows.
    pub(crate) fn as_fulfilment(&self) -> EditInteractionResponse {
        self.files().fold(self.as_amendment(), EditInteractionResponse::new_attachment)
    }

    /// `nonce` names the occasion: Discord makes of two messages with the same one only the first.
    pub(crate) fn as_message(&self, nonce: String) -> CreateMessage {
        CreateMessage::new()
            .content(&self.content)
            .components(self.rows.clone())
            .files(self.files())
            .allowed_mentions(self.mentions())
            .nonce(Nonce::String(nonce))
            .enforce_nonce(true)
    }

    /// In place of what a message said before; a picture stays as it was.
    pub(crate) fn as_edit(&self) -> EditMessage {
        EditMessage::new()
            .content(&self.content)
            .components(self.rows.clone())
            .allowed_mentions(self.mentions())
    }

    fn files(&self) -> impl Iterator<Item = CreateAttachment> {
        let picture = self.picture.as_ref().map(|picture| {
            let alt = fit(&picture.alt, ALT);
            CreateAttachment::bytes(picture.png.to_vec(), "dvonn.png").description(alt)
        });
        let file = self.file.as_ref().map(|file| {
            let attached = CreateAttachment::bytes(file.bytes.clone(), &file.name);
            match &file.alt {
                Some(alt) => attached.description(fit(alt, ALT)),
                None => attached,
            }
        });
        picture.into_iter().chain(file)
    }

    fn mentions(&self) -> CreateAllowedMentions {
        CreateAllowedMentions::new().users(self.pings.iter().copied().map(u64::from))
    }
}

/// A choice in a menu.
pub(crate) struct MenuOption {
    pub(crate) value: String,
    pub(crate) label: String,
    pub(crate) description: String,
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

/// A button that means `click`.
pub(crate) fn button(click: impl CustomId, label: &str, style: ButtonStyle) -> CreateButton {
    CreateButton::new(click.to_string()).label(fit(label, LABEL)).style(style)
}

/// The text as Discord shows it letter by letter: no markup, mention, link or emoji in it counts.
pub(crate) fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text.chars();
    while let Some(character) = rest.next() {
        let begins_link = character == ':' && rest.as_str().starts_with('/');
        if begins_link || r"\*_~|`>#[]()<@-+".contains(character) {
            plain.push('\\');
        }
        plain.push(character);
    }
    plain
}

/// The text in a block of its own, as it stands.
pub(crate) fn code(text: &str) -> String {
    format!("```\n{}\n```", text.replace('`', "'"))
}

/// The text in at most `limit` code points, shortened between graphemes and marked as such.
pub(crate) fn fit(text: &str, limit: usize) -> String {
    if text.chars().count() <= limit {
        return text.to_owned();
    }
    let mut room = limit - 1;
    let kept: String = text
        .graphemes(true)
        .take_while(|grapheme| {
            let length = grapheme.chars().count();
            let fits = length <= room;
            room = room.saturating_sub(length);
            fits
        })
        .collect();
    kept + "…"
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::kit::ids::challenge::ChallengeClick;

    #[test]
    fn a_text_within_the_limit_stays_as_it_is() {
        assert_eq!(fit("Ada", 3), "Ada");
    }

    #[test]
    fn a_long_text_is_shortened_between_graphemes() {
        let family = "👨‍👩‍👧";
        let text = format!("ab{family}cd");
        assert_eq!(fit(&text, 5), "ab…");
        assert_eq!(fit(&text, 8), format!("ab{family}…"));
    }

    #[test]
    fn a_name_in_a_picture_told_in_words_is_no_markup() {
        let alt = String::from("White: [free](https://e.com) ```||<@1>. Black: # x.");
        let picture = Picture { png: Arc::default(), alt, absence: String::from("(no files)") };
        let words = View::new("Board").picture(picture).in_words().unwrap();
        let expected = r"White: \[free\]\(https\://e.com\) \`\`\`\|\|\<\@1\>. Black: \# x.";
        assert_eq!(words.content, format!("Board\n{expected}\n(no files)"));
    }

    #[test]
    fn a_file_that_may_not_be_attached_is_told_of() {
        let file = File {
            name: String::from("a.txt"),
            bytes: vec![1],
            alt: None,
            absence: String::from("no"),
        };
        let words = View::new("Game").file(file.clone()).in_words().unwrap();
        assert_eq!((words.content.as_str(), words.files().count()), ("Game\nno", 0));
        let seen = File { alt: Some(String::from("*board*")), ..file };
        let words = View::new("Game").file(seen).in_words().unwrap();
        assert_eq!(words.content, "Game\n\\*board\\*\nno");
        assert!(View::new("Game").in_words().is_none());
    }

    #[test]
    fn a_menu_without_options_is_left_out() {
        let click = ChallengeClick::Decline { challenge: 1.into() };
        assert_eq!(View::new("x").menu(click, "choose", []).rows.len(), 0);
    }

    #[test]
    fn six_buttons_take_two_rows() {
        let buttons = (1..=6).map(|id| {
            button(ChallengeClick::Decline { challenge: id.into() }, "go", ButtonStyle::Primary)
        });
        assert_eq!(View::new("x").buttons(buttons).rows.len(), 2);
    }
}
