//! A person in a channel, and what they do there with Discord's client.

use dvonn_playground::{
    ChannelId, Choice, Click, CommandCall, FormSubmission, Invocation, Message, UserId,
};
use dvonn_rules::Ply;
use serde_json::Value;

use super::scene::{Scene, wait};
use super::told::Told;

/// A person in a channel.
///
/// `sends_…` does something and waits for nothing; everything else waits for the answer.
#[derive(Clone, Copy)]
pub(crate) struct Person<'a> {
    pub(crate) scene: &'a Scene,
    pub(crate) id: UserId,
    pub(crate) channel: ChannelId,
}

impl<'a> Person<'a> {
    pub(super) fn new(scene: &'a Scene, id: UserId, channel: ChannelId) -> Person<'a> {
        Person { scene, id, channel }
    }

    /// The same person in another channel.
    #[must_use]
    pub(crate) fn at(self, channel: ChannelId) -> Person<'a> {
        Person { channel, ..self }
    }

    /// How Discord writes this person in a text.
    pub(crate) fn mention(self) -> String {
        format!("<@{}>", self.id)
    }

    /// `/dvonn NAME`, to be given options and sent.
    pub(crate) fn command(self, name: &str) -> CommandCall {
        CommandCall::new(self.id, self.channel, &format!("dvonn {name}"))
    }

    /// `/dvonn-admin NAME`, to be given options and sent.
    pub(crate) fn admin(self, name: &str) -> CommandCall {
        CommandCall::new(self.id, self.channel, &format!("dvonn-admin {name}"))
    }

    /// Sends a command.
    #[track_caller]
    pub(crate) fn sends(self, call: &CommandCall) -> Invocation {
        let sent = wait(async { self.scene.playground.invoke(call) });
        sent.unwrap_or_else(|refused| panic!("{call:?}: {refused}"))
    }

    /// Waits for the answer to something that this person sent.
    pub(crate) fn hears(self, invocation: &Invocation) -> Told {
        Told::of(self.scene, self.channel, invocation)
    }

    /// Types a command.
    #[track_caller]
    pub(crate) fn types(self, call: &CommandCall) -> Told {
        self.hears(&self.sends(call))
    }

    /// Types a command without options.
    #[track_caller]
    pub(crate) fn asks(self, name: &str) -> Told {
        self.types(&self.command(name))
    }

    /// `/dvonn place`.
    #[track_caller]
    pub(crate) fn places(self, cell: &str) -> Told {
        self.types(&self.command("place").option("cell", cell))
    }

    /// `/dvonn move`.
    #[track_caller]
    pub(crate) fn moves(self, ply: &str) -> Told {
        self.types(&self.command("move").option("move", ply))
    }

    /// The command that plays this ply.
    pub(crate) fn turn(self, ply: Ply) -> CommandCall {
        match ply {
            Ply::Place(cell) => self.command("place").option("cell", cell.to_string()),
            _ => self.command("move").option("move", ply.to_string()),
        }
    }

    /// `/dvonn challenge` of one person.
    #[track_caller]
    pub(crate) fn challenges(self, opponent: Person<'_>) -> Told {
        self.types(&self.command("challenge").option("opponent", opponent.id.to_string()))
    }

    /// `/dvonn challenge` with the colour that Discord's client shows by this name.
    #[track_caller]
    pub(crate) fn challenge_as(self, color: &str) -> CommandCall {
        self.challenge_with("color", color)
    }

    /// `/dvonn challenge` with a choice that Discord's client shows by a name that begins so.
    #[track_caller]
    pub(crate) fn challenge_with(self, option: &str, shown: &str) -> CommandCall {
        self.choosing("challenge", option, shown)
    }

    /// `/dvonn NAME` with a choice that Discord's client shows by a name that begins so.
    #[track_caller]
    pub(crate) fn choosing(self, name: &str, option: &str, shown: &str) -> CommandCall {
        self.also_choosing(self.command(name), option, shown)
    }

    /// The same call with a choice that Discord's client shows by a name that begins so.
    #[track_caller]
    pub(crate) fn also_choosing(self, call: CommandCall, option: &str, shown: &str) -> CommandCall {
        let commands = self.scene.playground.commands();
        let (root, path) = call.command.split_once(' ').unwrap_or((&call.command, ""));
        let command = commands.iter().find(|command| command["name"] == root);
        let command = path.split_whitespace().fold(command, |command, name| {
            options_of(command?).find(|subcommand| subcommand["name"] == name)
        });
        let choice = command.and_then(|command| {
            let option = options_of(command).find(|offered| offered["name"] == option)?;
            let mut choices = option["choices"].as_array()?.iter();
            choices.find(|choice| choice["name"].as_str().is_some_and(|n| n.starts_with(shown)))
        });
        let choice = choice.unwrap_or_else(|| panic!("nobody can choose {shown:?} for {option}"));
        call.option(option, choice["value"].clone())
    }

    /// What is offered while this person types an option of `/dvonn NAME`.
    #[track_caller]
    pub(crate) fn is_offered(self, name: &str, option: &str, typed: &str) -> Vec<Choice> {
        self.is_offered_in(self.command(name), option, typed)
    }

    /// What is offered while this person types an option of a command.
    #[track_caller]
    pub(crate) fn is_offered_in(self, call: CommandCall, option: &str, typed: &str) -> Vec<Choice> {
        let call = call.option(option, typed);
        let asked = wait(async { self.scene.playground.autocomplete(&call, option) });
        let asked = asked.unwrap_or_else(|refused| panic!("{call:?}: {refused}"));
        let outcome = wait(asked.answer());
        assert_eq!(outcome.failed, None, "nothing is offered");
        outcome.choices
    }

    /// Sends a click.
    #[track_caller]
    pub(crate) fn sends_click(self, click: &Click) -> Invocation {
        let sent = wait(async { self.scene.playground.click(click) });
        sent.unwrap_or_else(|refused| panic!("{click:?}: {refused}"))
    }

    /// Clicks.
    #[track_caller]
    pub(crate) fn clicks(self, click: &Click) -> Told {
        self.hears(&self.sends_click(click))
    }

    /// A press of the button of this label.
    #[track_caller]
    pub(crate) fn press(self, message: &Message, label: &str) -> Click {
        let button = message.button_labelled(label);
        let button = button.unwrap_or_else(|| panic!("no button {label:?} in {message:#?}"));
        Click::button(self.id, message.channel, message.id, button)
    }

    /// Presses the button of this label.
    #[track_caller]
    pub(crate) fn presses(self, message: &Message, label: &str) -> Told {
        self.clicks(&self.press(message, label))
    }

    /// A choice from the menu of a message.
    #[track_caller]
    pub(crate) fn choice(self, message: &Message, value: &str) -> Click {
        let menu = message.controls().find(|control| control["type"] == 3);
        let id = menu.and_then(|menu| menu["custom_id"].as_str());
        let id = id.unwrap_or_else(|| panic!("no menu in {message:#?}"));
        Click::menu(self.id, message.channel, message.id, id, [value])
    }

    /// Chooses from the menu of a message.
    #[track_caller]
    pub(crate) fn chooses(self, message: &Message, value: &str) -> Told {
        self.clicks(&self.choice(message, value))
    }

    /// Chooses the option of this label, in whichever menu of a message has it.
    #[track_caller]
    pub(crate) fn picks(self, message: &Message, label: &str) -> Told {
        let found = message.controls().find_map(|control| {
            let options = control["options"].as_array()?;
            let option = options.iter().find(|option| option["label"] == label)?;
            Some((control["custom_id"].as_str()?, option["value"].as_str()?))
        });
        let (menu, value) = found.unwrap_or_else(|| panic!("no option {label:?} in {message:#?}"));
        self.clicks(&Click::menu(self.id, message.channel, message.id, menu, [value]))
    }

    /// Fills in the form that was opened, and sends it in. A question that is not named keeps what
    /// stands there.
    #[track_caller]
    pub(crate) fn fills(self, opened: &Told, answers: &[(&str, &str)]) -> Told {
        self.hears(&self.sends_form(opened, answers))
    }

    /// Sends in the form that was opened.
    #[track_caller]
    pub(crate) fn sends_form(self, opened: &Told, answers: &[(&str, &str)]) -> Invocation {
        let form = opened.outcome.modal.as_ref().unwrap_or_else(|| panic!("no form opened"));
        let values = answers.iter().map(|&(name, text)| (name.to_owned(), text.to_owned()));
        let filled = FormSubmission {
            user: self.id,
            interaction: opened.outcome.interaction,
            values: values.collect(),
        };
        let sent = wait(async { self.scene.playground.submit_form(&filled) });
        sent.unwrap_or_else(|refused| panic!("{form:#}: {refused}"))
    }

    /// The same person in their conversation with the bot.
    pub(crate) fn in_direct_messages(self) -> Person<'a> {
        let opened = self.scene.playground.open_direct_channel(self.id);
        self.at(opened.expect("a conversation can be begun"))
    }
}

fn options_of(command: &Value) -> impl Iterator<Item = &Value> {
    command["options"].as_array().into_iter().flatten()
}
