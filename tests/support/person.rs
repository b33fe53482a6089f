//! A person in a channel, and what they can do in Discord's client.

use dvonn_playground::{
    ChannelId, Click, CommandCall, FormSubmission, Invocation, Message, Suggestion, UserId,
};
use dvonn_rules::Ply;
use serde_json::Value;

use super::response::Response;
use super::scene::{Scene, wait};

/// A person in a channel.
///
/// `sends_…` does not wait for the response; everything else does.
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

    /// How Discord writes a mention of this person.
    pub(crate) fn mention(self) -> String {
        format!("<@{}>", self.id)
    }

    /// A command without options: `/dvonn NAME`, or the whole of a name such as `game review`.
    pub(crate) fn command(self, name: &str) -> CommandCall {
        let whole = name.contains(' ');
        let command = if whole { name.to_owned() } else { format!("dvonn {name}") };
        CommandCall::new(self.id, self.channel, &command)
    }

    /// `/dvonn-admin NAME`, without options.
    pub(crate) fn admin(self, name: &str) -> CommandCall {
        CommandCall::new(self.id, self.channel, &format!("dvonn-admin {name}"))
    }

    /// Opens `/dvonn-admin settings` and picks this value in whichever menu has it.
    #[track_caller]
    pub(crate) fn sets_server(self, value: &str) -> Response {
        self.picks(self.types(&self.admin("settings")).message(), value)
    }

    /// Opens `/dvonn-admin settings` and presses the button with this label.
    #[track_caller]
    pub(crate) fn switches_server(self, label: &str) -> Response {
        self.presses(self.types(&self.admin("settings")).message(), label)
    }

    /// Opens `/dvonn-admin settings` and picks these channels or this role.
    #[track_caller]
    pub(crate) fn picks_for_server<T: ToString>(self, picker: &str, ids: &[T]) -> Response {
        let id = format!("server-pick:{picker}");
        let page = self.server_page(picker);
        let ids = ids.iter().map(T::to_string);
        self.clicks(&Click::menu(self.id, page.channel, page.id, &id, ids))
    }

    /// Opens `/dvonn-admin settings` and clears this channel or role.
    #[track_caller]
    pub(crate) fn clears_for_server(self, picker: &str) -> Response {
        let page = self.server_page(picker);
        self.clicks(&Click::button(
            self.id,
            page.channel,
            page.id,
            &format!("server-clear:{picker}"),
        ))
    }

    /// The page of `/dvonn-admin settings` with this menu.
    #[track_caller]
    fn server_page(self, picker: &str) -> Message {
        let is_role = ["moderators", "starters", "lobby", "told"].contains(&picker);
        let page = if is_role { "Roles and lobby" } else { "Channels" };
        self.presses(self.types(&self.admin("settings")).message(), page).message().clone()
    }

    /// Sends a command.
    #[track_caller]
    pub(crate) fn sends(self, call: &CommandCall) -> Invocation {
        let sent = wait(async { self.scene.playground.invoke(call) });
        sent.unwrap_or_else(|refused| panic!("{call:?}: {refused}"))
    }

    /// Waits for the response to something this person sent.
    pub(crate) fn response_to(self, invocation: &Invocation) -> Response {
        Response::of(self.scene, self.channel, invocation)
    }

    /// Sends a command and waits for the response.
    #[track_caller]
    pub(crate) fn types(self, call: &CommandCall) -> Response {
        self.response_to(&self.sends(call))
    }

    /// Sends a [`command`](Person::command) without options.
    #[track_caller]
    pub(crate) fn asks(self, name: &str) -> Response {
        self.types(&self.command(name))
    }

    /// `/dvonn place`.
    #[track_caller]
    pub(crate) fn places(self, cell: &str) -> Response {
        self.types(&self.command("place").option("cell", cell))
    }

    /// `/dvonn move`, and a press of “Play move” below the preview.
    #[track_caller]
    pub(crate) fn moves(self, ply: &str) -> Response {
        self.confirms(self.types(&self.command("move").option("move", ply)))
    }

    /// Plays a ply with its command, and confirms a move. Returns the response with the new board, or
    /// the refusal.
    #[track_caller]
    pub(crate) fn plays(self, ply: Ply) -> Response {
        self.confirms(self.types(&self.turn(ply)))
    }

    #[track_caller]
    fn confirms(self, response: Response) -> Response {
        if response.message().button_labelled("Play move").is_none() {
            return response;
        }
        let before = self.scene.board(self.channel);
        let played = self.presses(response.message(), "Play move").in_private("You played");
        self.scene.board_after(&before);
        // The computer may have answered already.
        let next = self.scene.boards(self.channel).into_iter().find(|board| board.id > before.id);
        played.followed_by(next.expect("a board after the move"))
    }

    /// Turns previews of moves off, as the button in the settings does.
    #[track_caller]
    pub(crate) fn plays_without_previews(self) {
        let settings = self.asks("settings");
        self.presses(settings.message(), "Play moves at once").in_private("Moves: played at once");
    }

    /// The command that plays this ply.
    pub(crate) fn turn(self, ply: Ply) -> CommandCall {
        match ply {
            Ply::Place(cell) => self.command("place").option("cell", cell.to_string()),
            _ => self.command("move").option("move", ply.to_string()),
        }
    }

    /// `/dvonn challenge` for a rated game on an empty board, so that the bot asks nothing.
    #[track_caller]
    pub(crate) fn challenge(self) -> CommandCall {
        self.choosing("challenge", "setup", "full").option("rated", true)
    }

    /// Challenges one person.
    #[track_caller]
    pub(crate) fn challenges(self, opponent: Person<'_>) -> Response {
        self.types(&self.challenge().option("opponent", opponent.id.to_string()))
    }

    /// Challenges anyone.
    #[track_caller]
    pub(crate) fn challenges_anyone(self) -> Response {
        self.types(&self.challenge())
    }

    /// Aborts the game in this channel.
    #[track_caller]
    pub(crate) fn aborts(self) -> Response {
        let question = self.asks("game abort").in_private("Abort the game against");
        let done = self.presses(question.message(), "Abort game");
        done.in_private("You've aborted the game.").without_controls()
    }

    /// [`challenge`](Person::challenge) with a colour, by its name in Discord's client.
    #[track_caller]
    pub(crate) fn challenge_as(self, color: &str) -> CommandCall {
        self.also_choosing(self.challenge(), "color", color)
    }

    /// `/dvonn challenge` with the setup whose name in Discord's client starts with `shown`.
    #[track_caller]
    pub(crate) fn challenge_on(self, shown: &str) -> CommandCall {
        self.choosing("challenge", "setup", shown)
    }

    /// A [`command`](Person::command) with the choice whose name in Discord's client starts with `shown`.
    #[track_caller]
    pub(crate) fn choosing(self, name: &str, option: &str, shown: &str) -> CommandCall {
        self.also_choosing(self.command(name), option, shown)
    }

    /// Adds the choice whose name in Discord's client starts with `shown`.
    #[track_caller]
    pub(crate) fn also_choosing(self, call: CommandCall, option: &str, shown: &str) -> CommandCall {
        let choices = self.choices_of(&call.command, option);
        let is_it =
            |choice: &&Value| choice["name"].as_str().is_some_and(|name| name.starts_with(shown));
        let choice = choices.iter().find(is_it);
        let choice = choice.unwrap_or_else(|| panic!("no choice {shown:?} for {option}"));
        call.option(option, choice["value"].clone())
    }

    /// The names of an option's choices in Discord's client, for a whole command such as
    /// `dvonn play`.
    #[track_caller]
    pub(crate) fn choices(self, command: &str, option: &str) -> Vec<String> {
        let choices = self.choices_of(command, option);
        choices.iter().filter_map(|choice| choice["name"].as_str().map(str::to_owned)).collect()
    }

    #[track_caller]
    fn choices_of(self, command: &str, option: &str) -> Vec<Value> {
        let commands = self.scene.playground.commands();
        let (root, path) = command.split_once(' ').unwrap_or((command, ""));
        let found = commands.iter().find(|command| command["name"] == root);
        let found = path.split_whitespace().fold(found, |command, name| {
            options_of(command?).find(|subcommand| subcommand["name"] == name)
        });
        let offered = found.and_then(|it| options_of(it).find(|it| it["name"] == option));
        let choices = offered.and_then(|option| option["choices"].as_array());
        choices.cloned().unwrap_or_else(|| panic!("/{command} has no choices for {option}"))
    }

    /// The suggestions for an option of a [`command`](Person::command).
    #[track_caller]
    pub(crate) fn suggestions(self, name: &str, option: &str, typed: &str) -> Vec<Suggestion> {
        self.suggestions_in(self.command(name), option, typed)
    }

    /// The suggestions for an option of a command.
    #[track_caller]
    pub(crate) fn suggestions_in(
        self,
        call: CommandCall,
        option: &str,
        typed: &str,
    ) -> Vec<Suggestion> {
        let call = call.option(option, typed);
        let asked = wait(async { self.scene.playground.autocomplete(&call, option) });
        let asked = asked.unwrap_or_else(|refused| panic!("{call:?}: {refused}"));
        let outcome = wait(asked.answer());
        assert_eq!(outcome.failed, None, "the autocomplete failed");
        outcome.choices
    }

    /// Sends a click.
    #[track_caller]
    pub(crate) fn sends_click(self, click: &Click) -> Invocation {
        let sent = wait(async { self.scene.playground.click(click) });
        sent.unwrap_or_else(|refused| panic!("{click:?}: {refused}"))
    }

    /// Clicks and waits for the response.
    #[track_caller]
    pub(crate) fn clicks(self, click: &Click) -> Response {
        self.response_to(&self.sends_click(click))
    }

    /// A press of the button with this label.
    #[track_caller]
    pub(crate) fn press(self, message: &Message, label: &str) -> Click {
        let button = message.button_labelled(label);
        let button = button.unwrap_or_else(|| panic!("no button {label:?} in {message:#?}"));
        Click::button(self.id, message.channel, message.id, button)
    }

    /// Presses the button with this label.
    #[track_caller]
    pub(crate) fn presses(self, message: &Message, label: &str) -> Response {
        self.clicks(&self.press(message, label))
    }

    /// A press of the button for this row, cell or stack, or its choice from a message's menu.
    #[track_caller]
    pub(crate) fn choice(self, message: &Message, value: &str) -> Click {
        let button = message.steps().into_iter().find(|id| id.rsplit(':').next() == Some(value));
        if let Some(button) = button {
            return Click::button(self.id, message.channel, message.id, button);
        }
        let menu = message.controls().find(|control| control["type"] == 3);
        let id = menu.and_then(|menu| menu["custom_id"].as_str());
        let id = id.unwrap_or_else(|| panic!("no menu in {message:#?}"));
        Click::menu(self.id, message.channel, message.id, id, [value])
    }

    /// Presses the button for this row, cell or stack, or chooses it from a message's menu.
    #[track_caller]
    pub(crate) fn chooses(self, message: &Message, value: &str) -> Response {
        self.clicks(&self.choice(message, value))
    }

    /// Chooses the option with this label, in whichever menu of the message has it.
    #[track_caller]
    pub(crate) fn picks(self, message: &Message, label: &str) -> Response {
        let found = message.controls().find_map(|control| {
            let options = control["options"].as_array()?;
            let option = options.iter().find(|option| option["label"] == label)?;
            Some((control["custom_id"].as_str()?, option["value"].as_str()?))
        });
        let (menu, value) = found.unwrap_or_else(|| panic!("no option {label:?} in {message:#?}"));
        self.clicks(&Click::menu(self.id, message.channel, message.id, menu, [value]))
    }

    /// Fills in and submits the open form. Fields without an answer keep their value.
    #[track_caller]
    pub(crate) fn fills(self, opened: &Response, answers: &[(&str, &str)]) -> Response {
        self.response_to(&self.sends_form(opened, answers))
    }

    /// Submits the open form.
    #[track_caller]
    pub(crate) fn sends_form(self, opened: &Response, answers: &[(&str, &str)]) -> Invocation {
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

    /// The same person in their direct messages with the bot.
    pub(crate) fn in_direct_messages(self) -> Person<'a> {
        let opened = self.scene.playground.open_direct_channel(self.id);
        self.at(opened.expect("a direct message channel can be opened"))
    }
}

fn options_of(command: &Value) -> impl Iterator<Item = &Value> {
    command["options"].as_array().into_iter().flatten()
}

/// The steps of a turn below a message.
pub(crate) trait Steps {
    /// The custom ids of the buttons for rows, cells and stacks.
    fn steps(&self) -> Vec<&str>;

    /// Returns true if there is a button for a row, a cell or a stack.
    fn has_steps(&self) -> bool {
        !self.steps().is_empty()
    }
}

impl Steps for Message {
    fn steps(&self) -> Vec<&str> {
        let ids = self.controls().filter_map(|control| control["custom_id"].as_str());
        ids.filter(|id| ["cells:", "place:", "from:"].iter().any(|step| id.starts_with(step)))
            .collect()
    }
}
