//! The welcome on the page: what the bot is for, and buttons that run its commands. The program that
//! embeds the playground provides it.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::{Value, json};

/// The path of the picture on the page's server.
pub(crate) const PICTURE_PATH: &str = "/playground/welcome.png";

/// What the page shows at the start of the first channel. All texts are plain text.
#[derive(Clone, Debug)]
pub struct Welcome {
    /// The heading.
    pub title: &'static str,
    /// A sentence or two on what the bot does.
    pub text: &'static str,
    /// A picture above the text.
    pub picture: Option<WelcomePicture>,
    /// The buttons, the most important first.
    pub actions: Vec<WelcomeAction>,
}

/// The picture of a [`Welcome`].
#[derive(Clone, Debug)]
pub struct WelcomePicture {
    /// The bytes of a PNG file.
    pub png: &'static [u8],
    /// Its description, for people who cannot see it.
    pub alt: &'static str,
}

/// A button that runs a command. If an option is missing or invalid, it opens the command's form.
///
/// `{other}` in the label or an option stands for the name of a person other than the viewer.
/// Without such a person, the button is not shown.
#[derive(Clone, Debug, Serialize)]
pub struct WelcomeAction {
    /// The button's label.
    pub label: &'static str,
    /// The command's path without a slash, such as `coin toss`.
    pub command: &'static str,
    /// The text of each option, as a person would type it, by the option's name.
    pub options: BTreeMap<&'static str, &'static str>,
}

impl Welcome {
    /// What the page gets, as described in `PROTOCOL.md`.
    pub(crate) fn view(&self) -> Value {
        json!({
            "title": self.title,
            "text": self.text,
            "picture": self.picture.as_ref().map(|picture| json!({
                "url": PICTURE_PATH,
                "alt": picture.alt,
            })),
            "actions": self.actions,
        })
    }
}
