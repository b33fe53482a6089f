//! The lobby: who looks for an opponent, what can be watched and joined, and who is told.

use std::time::Duration;

use dvonn_playground::{ChannelId, Message, Permissions};

use super::seeks::{boards, call};
use super::setups::setup;
use crate::support::person::Person;
use crate::support::scene::{Scene, has_picture};

/// Longer than the pause between two changes of a lobby.
const PAUSE: Duration = Duration::from_secs(20);
/// A little longer than the pause between two notices.
const SILENCE: Duration = Duration::from_mins(361);

/// Opens a lobby in a channel of its own.
fn open(scene: &Scene) -> ChannelId {
    let channel = scene.new_channel("looking");
    scene.ada().picks_for_server("lobby", &[channel]).in_private("The lobby is in ");
    channel
}

/// Waits until the lobby shows what it should, and returns it: the only such message.
#[track_caller]
fn shown(scene: &Scene, channel: ChannelId, wanted: impl Fn(&Message) -> bool) -> Message {
    let is_lobby = |message: &Message| message.content.starts_with("**DVONN lobby**");
    scene.let_time_pass(PAUSE);
    let lobby = scene.message(channel, |message| is_lobby(message) && wanted(message));
    let all = scene.playground.messages(channel);
    assert_eq!(all.iter().filter(|message| is_lobby(message)).count(), 1);
    assert!(lobby.pings.is_empty());
    lobby
}

fn names(message: &Message, person: Person<'_>) -> bool {
    message.content.contains(&person.mention())
}

#[test]
fn a_challenge_is_accepted_from_the_lobby_and_the_game_can_be_watched() {
    let scene = Scene::start();
    let (ada, ben, cleo) = (scene.ada(), scene.ben(), scene.new_person("cleo"));
    let lobby = open(&scene);
    let empty = shown(&scene, lobby, |message| message.content.contains("Nobody is looking"));
    ada.challenges_anyone();
    let looking = shown(&scene, lobby, |message| names(message, ada));
    assert_eq!(looking.id, empty.id, "it is edited");
    assert!(looking.content.contains(&format!("<#{}>", ada.channel)), "{}", looking.content);

    assert!(looking.content.contains("**Looking for an opponent**"), "{}", looking.content);
    ada.at(lobby).presses(&looking, "Play Ada").in_private("your own challenge");
    ben.at(lobby).presses(&looking, "Play Ada").in_private(&format!("<#{}>", ada.channel));
    scene.board(ada.channel);
    let watched = shown(&scene, lobby, |message| message.content.contains("Games to watch"));
    assert!(names(&watched, ada) && names(&watched, ben) && watched.content.contains("Nobody"));
    let challenged = cleo.at(lobby).presses(&watched, "Challenge anyone");
    challenged.in_private("Which board?");
}

#[test]
fn a_side_of_a_cut_and_choose_board_is_chosen_from_the_lobby() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let lobby = open(&scene);
    let draft = ada.types(&setup(ada, "cut"));
    ada.presses(draft.message(), "Offer this board")
        .in_private("I've posted your challenge below.");
    let looking = shown(&scene, lobby, |message| names(message, ada));
    assert!(looking.content.contains("**Looking for an opponent**"), "{}", looking.content);
    ada.at(lobby).presses(&looking, "Play Ada").in_private("your own challenge");
    let question = ben.at(lobby).presses(&looking, "Play Ada");
    let question = question.in_private("Cut and choose");
    assert!(has_picture(question.message()));
    let answer = ben.at(lobby).presses(question.message(), "Play Black");
    answer.in_private(&format!("<#{}>", ada.channel)).without_controls();
    let is_challenge = |message: &Message| message.content.contains("Accepted");
    let board = scene.board_after(&scene.message(ada.channel, is_challenge));
    assert!(board.content.contains(&format!("{} plays Black", ben.mention())), "{}", board.content);
}

#[test]
fn a_person_who_looks_on_all_servers_is_met_from_the_lobby() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    ada.switches_server("Opponents on other servers: off");
    let lobby = open(&scene);
    let waiting = ada.types(&call(ada)).in_private(&format!("<#{lobby}>"));
    let looking = shown(&scene, lobby, |message| names(message, ada));
    assert!(
        looking.content.contains("all servers · Any board · any clock · unrated"),
        "{}",
        looking.content
    );
    ben.at(lobby).presses(&looking, "Play Ada").in_private("You'll play in ");
    let threads =
        || scene.playground.threads(ada.channel).into_iter().chain(scene.playground.threads(lobby));
    scene
        .wait_until(|| threads().filter(|thread| !boards(&scene, *thread).is_empty()).count() == 2);
    shown(&scene, lobby, |message| message.content.contains("Nobody"));
    ada.presses(waiting.message(), "Stop looking").in_private("I'm not looking");
}

#[test]
fn a_lobby_tells_nothing_of_a_channel_that_not_all_its_readers_see() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let lobby = open(&scene);
    let private = scene.new_channel("private");
    scene.playground.deny_to_people(private, Permissions::VIEW_CHANNEL).expect("a channel");
    ada.at(private).challenges_anyone();
    ben.challenges_anyone();
    let looking = shown(&scene, lobby, |message| names(message, ben));
    assert!(!names(&looking, ada), "{}", looking.content);
}

#[test]
fn a_place_is_asked_about_again_only_after_something_there_has_changed() {
    let scene = Scene::start();
    let (ada, ben, cleo) = (scene.ada(), scene.ben(), scene.new_person("cleo"));
    let lobby = open(&scene);
    let other = scene.new_channel("other");
    let asked = || {
        let about = [other, ada.channel].map(|place| format!("/channels/{place}"));
        let journal = scene.playground.journal().into_iter();
        journal
            .filter(|it| it.method == "GET" && about.iter().any(|end| it.path.ends_with(end)))
            .count()
    };
    ada.challenges_anyone();
    ben.at(other).challenges_anyone();
    shown(&scene, lobby, |message| names(message, ada) && names(message, ben));
    scene.playground.clear_journal();
    cleo.challenges_anyone();
    shown(&scene, lobby, |message| names(message, cleo));
    assert_eq!(asked(), 0);
    scene.playground.deny_to_people(other, Permissions::VIEW_CHANNEL).expect("a channel");
    scene.settle();
    let dora = scene.new_person("dora");
    dora.challenges_anyone();
    let looking = shown(&scene, lobby, |message| names(message, dora));
    assert!(names(&looking, ada) && !names(&looking, ben), "{}", looking.content);
    assert_eq!(asked(), 2);
}

#[test]
fn the_lobby_moves_and_closes_and_comes_back_after_it_was_deleted() {
    let scene = Scene::start();
    let ada = scene.ada();
    let first = open(&scene);
    let second = scene.new_channel("second");
    let lobby = shown(&scene, first, |_| true);
    scene.playground.delete_message(first, lobby.id).expect("a message");
    for _ in 0..2 {
        // It is missed when it should change, and posted anew when it changes again.
        ada.challenges_anyone();
        scene.let_time_pass(PAUSE);
        scene.settle();
    }
    shown(&scene, first, |message| names(message, ada));
    ada.picks_for_server("lobby", &[second]).in_private(&format!("<#{second}>"));
    shown(&scene, second, |message| names(message, ada));
    scene.wait_until(|| scene.playground.messages(first).is_empty());
    ada.clears_for_server("lobby").in_private("No lobby.");
    scene.wait_until(|| scene.playground.messages(second).is_empty());
}

#[test]
fn those_who_want_it_are_told_that_somebody_looks_but_rarely() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let guild = scene.playground.guild();
    let bot_role = scene.playground.bot_role(guild).expect("the bot's role");
    let may = Permissions::MANAGE_ROLES | Permissions::MENTION_EVERYONE;
    scene.playground.set_role_permissions(guild, bot_role, may).expect("a role");
    let role = scene.playground.create_role(guild, "players", Permissions::NONE).expect("a role");
    let lobby = open(&scene);
    ada.picks_for_server("told", &[role]).in_private("The lobby notifies ");
    let has_role =
        || scene.playground.roles(guild, ben.id).is_ok_and(|roles| roles.contains(&role));
    let shown_now =
        shown(&scene, lobby, |message| message.button_labelled("Notify me of opponents").is_some());
    ben.at(lobby).presses(&shown_now, "Notify me of opponents").in_private("I'll notify you");
    assert!(has_role());

    let told = || -> Vec<Message> {
        let all = scene.playground.messages(lobby).into_iter();
        all.filter(|message| message.pings.contains(&ben.id)).collect()
    };
    scene.let_time_pass(PAUSE);
    scene.settle();
    ada.challenges_anyone();
    shown(&scene, lobby, |message| names(message, ada));
    scene.wait_until(|| told().len() == 1);
    let first = told().remove(0);
    assert!(names(&first, ada), "{}", first.content);
    scene.new_person("cleo").challenges_anyone();
    shown(&scene, lobby, |message| message.content.matches("<@").count() == 2);
    scene.settle();
    assert_eq!(told().len(), 1, "not so soon again");

    scene.let_time_pass(SILENCE);
    scene.new_person("dora").challenges_anyone();
    scene.let_time_pass(PAUSE);
    scene.wait_until(|| told().iter().any(|message| message.id != first.id));
    scene.wait_until(|| told().len() == 1);
    ben.at(lobby).presses(&told()[0], "Play dora").in_private("The game is in ");
    ben.at(lobby).presses(&shown_now, "Notify me of opponents").in_private("any more");
    assert!(!has_role());
}

#[test]
fn a_role_with_power_is_not_given_in_the_lobby() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let guild = scene.playground.guild();
    let bot_role = scene.playground.bot_role(guild).expect("the bot's role");
    scene
        .playground
        .set_role_permissions(guild, bot_role, Permissions::MANAGE_ROLES)
        .expect("a role");
    let role =
        scene.playground.create_role(guild, "staff", Permissions::MANAGE_GUILD).expect("a role");
    let lobby = open(&scene);
    let picks = || ada.picks_for_server("told", &[role]);
    picks().in_private("Manage Server");
    let none = Permissions::NONE;
    scene.playground.set_role_permissions(guild, role, none).expect("a role");
    picks().in_private("The lobby notifies ");
    let message =
        shown(&scene, lobby, |message| message.button_labelled("Notify me of opponents").is_some());
    let power = Permissions::MANAGE_GUILD;
    scene.playground.set_role_permissions(guild, role, power).expect("a role");
    ben.at(lobby).presses(&message, "Notify me of opponents").in_private("Manage Server");
    assert!(!scene.playground.roles(guild, ben.id).expect("a member").contains(&role));
}
