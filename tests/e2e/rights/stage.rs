//! The people, games, challenges and tournaments of the table.

use std::collections::BTreeMap;

use dvonn_playground::{
    ChannelId, Click, CommandCall, ForgedForm, Invocation, Message, Permissions, Refused, RoleId,
};
use dvonn_rules::{Ply, Position};

use super::super::setups::exported_seed;
use super::snapshot::Snapshot;
use super::table::{Kind, Row};
use crate::support::duel::Duel;
use crate::support::person::Person;
use crate::support::records;
use crate::support::scene::{Scene, wait};
use crate::support::tournament::{TournamentScene, create, tournament};

/// A number that no game, challenge or tournament has.
const NOTHING: &str = "4999";
/// How often something is tried until it has the same effect twice.
const MAX_ATTEMPTS: usize = 6;

/// A person of the table.
pub(super) struct Role<'a> {
    pub(super) person: Person<'a>,
    /// For someone of another server: the only channel they see.
    elsewhere: Option<ChannelId>,
}

/// A channel in which a game is in a certain state.
pub(super) struct State {
    pub(super) channel: ChannelId,
    values: BTreeMap<&'static str, String>,
}

/// The people and the states.
pub(super) struct Stage<'a> {
    pub(super) roles: Vec<Role<'a>>,
    pub(super) states: Vec<State>,
}

impl<'a> Stage<'a> {
    /// Sets the stage. The columns and letters are those at the top of `table.txt`.
    pub(super) fn set(scene: &'a Scene) -> Stage<'a> {
        let (ada, ben, cleo) = (scene.ada(), scene.ben(), scene.new_person("cleo"));
        let (referee, owner, out) =
            (scene.new_person("rita"), scene.new_person("olga"), scene.new_person("otto"));
        let guild = scene.playground.guild();
        let role = scene.playground.create_role(guild, "referee", Permissions::default());
        let role = role.expect("a role");
        scene.playground.give_role(guild, referee.id, role).expect("a member");
        let manager = scene.playground.create_role(guild, "owner", Permissions::MANAGE_GUILD);
        let manager = manager.expect("a role");
        scene.playground.give_role(guild, owner.id, manager).expect("a member");
        let champion = champion(scene, manager);
        owner.picks_for_server("moderators", &[role]);
        owner.switches_server("Opponents on other servers: off");
        // Each click that opens a thread is tried several times.
        owner.types(&owner.admin("limits").option("threads", 50)).in_private("50");
        let block = owner.admin("block").option("player", out.id.to_string());
        owner.types(&block.option("reason", "noise"));
        let stranger = Stage::stranger(scene);
        let league = league(ada, owner.at(scene.new_channel("league")));

        let people = [("ada", ada), ("ben", ben), ("cleo", cleo), ("out", out)];
        let shared: BTreeMap<_, _> = people
            .map(|(name, person)| (name, person.id.to_string()))
            .into_iter()
            .chain([("role", role.to_string()), ("champion", champion.to_string())])
            .chain([("league", league)])
            .collect();
        let setting = Setting { scene, ada, ben, owner, shared };
        let games =
            [setting.placing(), setting.moving(false), setting.moving(true), setting.over()];
        // Only now, since a person may challenge another only once at a time.
        let states = std::iter::once(setting.challenged()).chain(games).collect();
        // What she won is forgotten after she was told, which would look like a change.
        ada.presses(ada.asks("games").message(), "Next game").in_private("Your first win");
        scene.wait_until(|| scene.count("SELECT count(*) FROM milestones") == 0);
        let here = [ada, ben, cleo, referee, owner, out];
        let roles = here.map(|person| Role { person, elsewhere: None });
        Stage { roles: roles.into_iter().chain([stranger]).collect(), states }
    }

    /// Somebody on another server, where the bot has posted a message.
    fn stranger(scene: &Scene) -> Role<'_> {
        let guild = scene.playground.create_guild("Elsewhere");
        let channel = scene.playground.create_channel(guild, "elsewhere");
        let person = scene.new_person("xena");
        scene.playground.join(guild, person.id).expect("a person");
        scene.playground.leave(scene.playground.guild(), person.id).expect("a member");
        person.at(channel).challenges_anyone().in_public("Any takers?");
        Role { person, elsewhere: Some(channel) }
    }

    /// Does what the row says. Returns what happened, as the table writes it. `listed` is what the
    /// table says so far.
    ///
    /// What the bot does on its own can look like a change, so a surprise has to happen twice.
    pub(super) fn act(
        row: &Row,
        (state, role): (&State, &Role<'_>),
        listed: Option<char>,
        snapshot: &Snapshot<'_>,
    ) -> char {
        let mut last = listed;
        for _ in 0..MAX_ATTEMPTS {
            let happened = act_once(row, state, role, snapshot);
            if last == Some(happened) {
                return happened;
            }
            last = Some(happened);
        }
        panic!("{row:?} has a different effect each time");
    }
}

/// Opens a league for whose first cycle this person is in. Returns its number.
fn league(person: Person<'_>, owner: Person<'_>) -> String {
    let call = CommandCall::new(owner.id, owner.channel, "league create").option("name", "Harbour");
    let invitation = owner.types(&call).in_public("**Harbour**").message().clone();
    person.at(owner.channel).presses(&invitation, "I'm in").in_private("You've entered");
    owner.scene.number("SELECT max(id) FROM leagues").to_string()
}

/// Creates a role that the bot may give, and whoever has the role `manager`.
fn champion(scene: &Scene, manager: RoleId) -> RoleId {
    let (playground, guild) = (&scene.playground, scene.playground.guild());
    let own = playground.bot_role(guild).expect("the bot's role");
    for (role, permissions) in [(own, Permissions::NONE), (manager, Permissions::MANAGE_GUILD)] {
        let permissions = permissions | Permissions::MANAGE_ROLES;
        playground.set_role_permissions(guild, role, permissions).expect("a role");
    }
    playground.create_role(guild, "champion", Permissions::NONE).expect("a role")
}

pub(super) fn act_once(row: &Row, state: &State, role: &Role<'_>, snapshot: &Snapshot<'_>) -> char {
    snapshot.forget();
    let person = role.person.at(role.elsewhere.unwrap_or(state.channel));
    let invocation = match send(row, state, person) {
        Ok(invocation) => invocation,
        // Another server's channels and roles cannot be named.
        Err(Refused::BadValue { .. }) if role.elsewhere.is_some() => return '-',
        Err(refused) => panic!("{row:?}: {refused}"),
    };
    let outcome = person.response_to(&invocation).outcome;
    assert_eq!(outcome.failed, None, "{row:?} is not answered");
    let unseen = outcome.modal.is_some() || outcome.ephemeral;
    if snapshot.was_changed(unseen) {
        '+'
    } else if outcome.modal.is_some() {
        'f'
    } else if outcome.ephemeral {
        '.'
    } else {
        'p'
    }
}

fn send(row: &Row, state: &State, person: Person<'_>) -> Result<Invocation, Refused> {
    // Buttons are forged on the bot's newest message. The playground forgets old ones.
    let messages = person.scene.playground.messages(person.channel);
    let message = messages.iter().rfind(|message| message.visible_to.is_none());
    let message = message.expect("the bot has posted a message").id;
    let fill = |text: &str| {
        state.values.iter().fold(text.to_owned(), |text, (name, value)| {
            text.replace(&format!("{{{name}}}"), value)
        })
    };
    let values = row.values.iter().map(|(name, value)| (name.clone(), fill(value)));
    let (playground, custom_id) = (&person.scene.playground, fill(&row.target));
    let click = Click::button(person.id, person.channel, message, &custom_id).forced();
    wait(async {
        match row.kind {
            Kind::Command => {
                let call = CommandCall::new(person.id, person.channel, &row.target).forced();
                let call = values.fold(call, |call, (name, value)| match value.strip_prefix('~') {
                    Some(shown) => person.also_choosing(call, &name, shown),
                    None => call.option(&name, value),
                });
                playground.invoke(&call)
            }
            Kind::Button => playground.click(&click),
            Kind::Menu => {
                let values = Some(values.map(|(_, value)| value).collect());
                playground.click(&Click { values, ..click })
            }
            Kind::Entry => {
                let target = values.map(|(_, id)| id.parse().expect("a person")).next();
                let (user, channel) = (person.id, person.channel);
                match target {
                    Some(target) => playground.use_on_user(user, channel, &row.target, target),
                    None => playground.use_on_message(user, channel, &row.target, message),
                }
            }
            Kind::Form => playground.forge_form(&ForgedForm {
                user: person.id,
                channel: person.channel,
                message,
                custom_id,
                values: values.collect(),
            }),
        }
    })
}

/// What all states share.
struct Setting<'a> {
    scene: &'a Scene,
    ada: Person<'a>,
    ben: Person<'a>,
    owner: Person<'a>,
    shared: BTreeMap<&'static str, String>,
}

impl<'a> Setting<'a> {
    fn at(&self, name: &str) -> (Person<'a>, Person<'a>) {
        let channel = self.scene.new_channel(name);
        (self.ada.at(channel), self.ben.at(channel))
    }

    /// No game yet, but an open challenge and a draft.
    fn challenged(&self) -> State {
        let (ada, ben) = self.at("challenged");
        let call = ada.challenge_as("White").option("opponent", ben.id.to_string());
        let message = ada.types(&call.option("clock", "none")).message().clone();
        let challenge = self.newest("challenges");
        ada.types(&ada.challenge_on("cut:"));
        self.state(&message, [("challenge", challenge), ("draft", self.newest("challenges"))])
    }

    /// The start of an unrated game, with an offer of Ben's and a tournament to join.
    fn placing(&self) -> State {
        let (ada, ben) = self.at("placing");
        let call = ada.challenge_as("White").option("opponent", ben.id.to_string());
        let game = ada.types(&call.option("rated", false).option("clock", "none"));
        ben.presses(game.message(), "Accept");
        let board = self.scene.board_after(game.message());
        let cup = create(ada, "Open cup").option("clock", "none");
        TournamentScene::by(ada, "Open cup", &cup).joined_by(&[ada, ben]);
        ben.types(&ben.choosing("offer", "what", "Draw"));
        let offer = [("offer", self.newest("offers"))];
        let game = self.of_game(&Position::new());
        self.state(&board, offer.into_iter().chain(self.newest_tournament()).chain(game))
    }

    /// A game in the movement phase. The unrated one comes with a running tournament.
    fn moving(&self, rated: bool) -> State {
        let (ada, ben) = self.at(if rated { "rated" } else { "moving" });
        let (board, position) = if rated {
            let call = ada.challenge_as("White").option("opponent", ben.id.to_string());
            let call = ada.also_choosing(call, "setup", "random:").option("clock", "none");
            let challenge = ada.types(&call);
            ben.presses(challenge.message(), "Accept");
            let board = self.scene.board_after(challenge.message());
            let position = Position::dealt(exported_seed(ada));
            (board, position)
        } else {
            let start = *records::game_with_passes().position_after(59).expect("a position");
            (Duel::from_position(ada, ben, &start.to_string()).board(), start)
        };
        let values = self.of_game(&position);
        if rated {
            return self.state(&board, values);
        }
        let (cleo, dora) = (self.scene.new_person("carl"), self.scene.new_person("dora"));
        let people = [ada, ben, cleo, dora].map(|person| person.at(ada.channel));
        let cup =
            TournamentScene::announce(self.owner.at(ada.channel), "Running cup", "Round robin");
        cup.joined_by(&people).starts();
        self.state(&board, values.into_iter().chain(self.newest_tournament()))
    }

    /// A finished game, an imported one, and a tournament that was cancelled.
    fn over(&self) -> State {
        let (ada, ben) = self.at("over");
        let record = records::game_with_passes();
        let start = *record.position_after(record.plies().len() - 4).expect("a position");
        let mut duel = Duel::from_position(ada, ben, &start.to_string());
        duel.play_all(&record.plies()[record.plies().len() - 4..]);
        let values = self.of_game(duel.game.position());
        let moves: Vec<_> = record.plies().iter().take(60).map(Ply::to_string).collect();
        ada.types(&ada.command("game import").option("text", moves.join(" ")));
        let cup = create(self.owner.at(ada.channel), "Old cup");
        self.owner.at(ada.channel).types(&cup);
        let values = values.into_iter().chain(self.newest_tournament());
        let state = self.state(&duel.board(), values.chain([("import", self.newest("imports"))]));
        let owner = self.owner.at(ada.channel);
        let end = tournament(owner, "end");
        let end = end.option("tournament", state.values["tournament"].clone());
        let asked = owner.types(&end).in_private("Cancel **Old cup**");
        owner.presses(asked.message(), "Cancel tournament").in_private("has been cancelled");
        state
    }

    fn state(
        &self,
        message: &Message,
        values: impl IntoIterator<Item = (&'static str, String)>,
    ) -> State {
        let names = ["game", "challenge", "draft", "offer", "tournament", "import"];
        let nothing = names.map(|name| (name, NOTHING.to_owned()));
        let plies =
            [("moment", "0"), ("revision", "1"), ("from", "A1"), ("to", "B1"), ("cell", "D3")];
        let plies = plies.map(|(name, value)| (name, value.to_owned()));
        let mut all: BTreeMap<_, _> = nothing.into_iter().chain(plies).collect();
        all.extend(self.shared.clone());
        all.extend([("channel", message.channel.to_string())]);
        all.extend(values);
        State { channel: message.channel, values: all }
    }

    /// The values of the newest game, which stands like this.
    fn of_game(&self, position: &Position) -> Vec<(&'static str, String)> {
        let game = self.newest("games");
        self.scene.settle();
        let number = |what: &str| {
            self.scene.number(&format!("SELECT {what} FROM games WHERE id = {game}")).to_string()
        };
        let mut values = vec![("revision", number("revision")), ("moment", number("plies"))];
        match position.legal_plies().first() {
            Some(Ply::Place(cell)) => values.push(("cell", cell.to_string())),
            Some(Ply::Move { from, to }) => {
                values.extend([("from", from.to_string()), ("to", to.to_string())]);
            }
            Some(Ply::Pass) | None => {}
        }
        values.push(("game", game));
        values
    }

    fn newest(&self, table: &str) -> String {
        self.scene.number(&format!("SELECT max(id) FROM {table}")).to_string()
    }

    fn newest_tournament(&self) -> [(&'static str, String); 1] {
        [("tournament", self.newest("tournaments"))]
    }
}
