//! A tournament, as its people see it.

use dvonn_playground::{ChannelId, CommandCall, Message};

use super::person::Person;
use super::scene::Scene;

/// A tournament in the channel of whoever organises it.
pub(crate) struct Contest<'a> {
    pub(crate) scene: &'a Scene,
    pub(crate) host: Person<'a>,
    /// The message by which it was announced.
    pub(crate) message: Message,
    pub(crate) name: &'static str,
}

impl<'a> Contest<'a> {
    /// Announces a tournament of this kind, as Discord's client shows it, without a clock.
    #[track_caller]
    pub(crate) fn announce(host: Person<'a>, name: &'static str, kind: &str) -> Contest<'a> {
        let call = host.also_choosing(create(host, name), "kind", kind);
        Contest::by(host, name, &call.option("clock", "none"))
    }

    /// Announces a tournament by this command.
    #[track_caller]
    pub(crate) fn by(host: Person<'a>, name: &'static str, call: &CommandCall) -> Contest<'a> {
        let told = host.types(call).in_public(name);
        let message = told.message().clone();
        Contest { scene: host.scene, host, message, name }
    }

    /// Lets people join by the button.
    #[track_caller]
    pub(crate) fn joined_by(self, people: &[Person<'_>]) -> Contest<'a> {
        for person in people {
            person.presses(&self.message, "Join tournament").in_private("You have joined");
        }
        self
    }

    /// Lets it begin by the button, and answers with the message of its first round.
    #[track_caller]
    pub(crate) fn starts(&self) -> Message {
        self.host.presses(&self.message, "Start tournament").in_private("starts with");
        self.round(1)
    }

    /// Waits for the message of a round.
    #[track_caller]
    pub(crate) fn round(&self, round: u32) -> Message {
        let wanted = format!("**{}**: round {round} of", self.name);
        self.scene.message(self.message.channel, |message| message.content.contains(&wanted))
    }

    /// Waits for the message of a round, or for the end where the round was over before anybody was told
    /// of it.
    #[track_caller]
    pub(crate) fn round_or_end(&self, round: u32) -> Message {
        let wanted = [format!("round {round} of"), "is over after".to_owned()];
        self.scene.message(self.message.channel, |message| {
            let told = &message.content;
            told.contains(self.name) && wanted.iter().any(|words| told.contains(words))
        })
    }

    /// Waits for the end.
    #[track_caller]
    pub(crate) fn end(&self) -> Message {
        let wanted = format!("**{}** is over", self.name);
        self.scene.message(self.message.channel, |message| message.content.contains(&wanted))
    }

    /// How many games of a round the messages about it name, each with its thread.
    pub(crate) fn games_told(&self, round: u32) -> usize {
        let titles = [format!("round {round} of"), format!("More games of round {round}:")];
        let messages = self.scene.playground.messages(self.message.channel);
        let of_round = |message: &&Message| {
            let first = message.content.lines().next().unwrap_or_default();
            !first.contains("standings") && titles.iter().any(|title| first.contains(title))
        };
        let lines = messages.iter().filter(of_round).flat_map(|message| message.content.lines());
        lines.filter(|line| line.contains(" – ") && line.contains("<#")).count()
    }

    /// The lines of the messages in its channel that say this.
    pub(crate) fn lines(&self, words: &str) -> Vec<String> {
        let messages = self.scene.playground.messages(self.message.channel);
        let lines = messages.iter().flat_map(|message| message.content.lines());
        lines.filter(|line| line.contains(words)).map(str::to_owned).collect()
    }
}

/// `/tournament create`, to be given more options.
pub(crate) fn create(host: Person<'_>, name: &str) -> CommandCall {
    tournament(host, "create").option("name", name)
}

/// `/tournament NAME`, to be given options.
pub(crate) fn tournament(person: Person<'_>, name: &str) -> CommandCall {
    CommandCall::new(person.id, person.channel, &format!("tournament {name}"))
}

/// The threads that a message of a round names, board by board.
pub(crate) fn threads(round: &Message) -> Vec<ChannelId> {
    let places = round.content.split("<#").skip(1);
    places.filter_map(|rest| rest.split('>').next()?.parse().ok()).collect()
}

/// Lets whoever of these is to move in this channel give up.
#[track_caller]
pub(crate) fn gives_up(people: &[Person<'_>], channel: ChannelId) {
    let scene = people[0].scene;
    let board = scene.message(channel, |message| !message.pings.is_empty());
    let mover = people.iter().find(|person| board.pings.contains(&person.id));
    let mover = mover.expect("one of them is to move").at(channel);
    let question = mover.asks("resign");
    mover.presses(question.message(), "Resign game").in_private("You have resigned");
}
