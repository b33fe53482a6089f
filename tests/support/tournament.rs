//! A tournament, as its players see it.

use dvonn_playground::{ChannelId, CommandCall, Message};

use super::person::Person;
use super::scene::Scene;

/// A tournament in its host's channel.
pub(crate) struct TournamentScene<'a> {
    pub(crate) scene: &'a Scene,
    pub(crate) host: Person<'a>,
    /// The message that announced it.
    pub(crate) message: Message,
    pub(crate) name: &'static str,
}

impl<'a> TournamentScene<'a> {
    /// Announces a tournament without a clock. `kind` is the name of the kind in Discord's client.
    #[track_caller]
    pub(crate) fn announce(
        host: Person<'a>,
        name: &'static str,
        kind: &str,
    ) -> TournamentScene<'a> {
        let call = host.also_choosing(create(host, name), "kind", kind);
        TournamentScene::by(host, name, &call.option("clock", "none"))
    }

    /// Announces a tournament with this command.
    #[track_caller]
    pub(crate) fn by(
        host: Person<'a>,
        name: &'static str,
        call: &CommandCall,
    ) -> TournamentScene<'a> {
        let response = host.types(call).in_public(name);
        let message = response.message().clone();
        TournamentScene { scene: host.scene, host, message, name }
    }

    /// Makes people join with the button.
    #[track_caller]
    pub(crate) fn joined_by(self, people: &[Person<'_>]) -> TournamentScene<'a> {
        for person in people {
            person.presses(&self.message, "Join tournament").in_private("You have joined");
        }
        self
    }

    /// Starts it with the button and returns the message of the first round.
    #[track_caller]
    pub(crate) fn starts(&self) -> Message {
        self.host.presses(&self.message, "Start tournament").in_private("is starting with");
        self.round(1)
    }

    /// Waits for the message of a round.
    #[track_caller]
    pub(crate) fn round(&self, round: u32) -> Message {
        let wanted = format!("**{}**: round {round} of", self.name);
        self.scene.message(self.message.channel, |message| message.content.contains(&wanted))
    }

    /// Waits for the message of a round, or for the end if the round ended before it was announced.
    #[track_caller]
    pub(crate) fn round_or_end(&self, round: u32) -> Message {
        let wanted = [format!("round {round} of"), "is over after".to_owned()];
        self.scene.message(self.message.channel, |message| {
            let content = &message.content;
            content.contains(self.name) && wanted.iter().any(|words| content.contains(words))
        })
    }

    /// Waits for the end.
    #[track_caller]
    pub(crate) fn end(&self) -> Message {
        let wanted = format!("**{}** is over", self.name);
        self.scene.message(self.message.channel, |message| message.content.contains(&wanted))
    }

    /// Counts the games of a round, with their threads, in the messages about it.
    pub(crate) fn announced_games(&self, round: u32) -> usize {
        let titles = [format!("round {round} of"), format!("More games of round {round}:")];
        let messages = self.scene.playground.messages(self.message.channel);
        let of_round = |message: &&Message| {
            let first = message.content.lines().next().unwrap_or_default();
            !first.contains("standings") && titles.iter().any(|title| first.contains(title))
        };
        let lines = messages.iter().filter(of_round).flat_map(|message| message.content.lines());
        lines.filter(|line| line.contains(" – ") && line.contains("<#")).count()
    }

    /// Returns the lines in its channel that contain this text.
    pub(crate) fn lines(&self, words: &str) -> Vec<String> {
        let messages = self.scene.playground.messages(self.message.channel);
        let lines = messages.iter().flat_map(|message| message.content.lines());
        lines.filter(|line| line.contains(words)).map(str::to_owned).collect()
    }
}

/// `/tournament create`, without its other options.
pub(crate) fn create(host: Person<'_>, name: &str) -> CommandCall {
    tournament(host, "create").option("name", name)
}

/// `/tournament NAME`, without options.
pub(crate) fn tournament(person: Person<'_>, name: &str) -> CommandCall {
    CommandCall::new(person.id, person.channel, &format!("tournament {name}"))
}

/// The threads named in the message of a round, board by board.
pub(crate) fn threads(round: &Message) -> Vec<ChannelId> {
    let places = round.content.split("<#").skip(1);
    places.filter_map(|rest| rest.split('>').next()?.parse().ok()).collect()
}

/// Makes whoever is to move in this channel resign.
#[track_caller]
pub(crate) fn mover_resigns(people: &[Person<'_>], channel: ChannelId) {
    let scene = people[0].scene;
    let board = scene.message(channel, |message| !message.pings.is_empty());
    let mover = people.iter().find(|person| board.pings.contains(&person.id));
    let mover = mover.expect("one of them is the player to move").at(channel);
    let question = mover.asks("resign");
    mover.presses(question.message(), "Resign game").in_private("You've resigned");
}
