//! Challenges: made, accepted, declined, cancelled, expired.

use std::time::Duration;

use dvonn_playground::{Effect, Fault, NewUser, Permissions};

use crate::support::duel::Duel;
use crate::support::scene::{Scene, is_board};

#[test]
fn a_challenge_notifies_only_the_challenged_player() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let challenge = ada.challenges(ben).in_public("challenges you to a game of DVONN");
    let message = challenge.message();
    assert_eq!(message.pings.iter().collect::<Vec<_>>(), [&ben.id]);
    assert!(message.content.contains(&ada.mention()), "{:?}", message.content);
    for label in ["Accept", "Decline", "Cancel challenge"] {
        assert!(message.button_labelled(label).is_some(), "no button {label:?}");
    }
}

#[test]
fn accepting_a_challenge_starts_the_game_and_notifies_white() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let call = ada.challenge_as("Black").option("opponent", ben.id.to_string());
    let challenge = ada.types(&call).in_public("wants to play Black");
    let accepted = ben.presses(challenge.message(), "Accept");
    accepted.in_public("Accepted: this is game 1.").without_controls();

    let board = scene.board_after(challenge.message());
    assert!(board.content.contains("Game 1 starts"), "{:?}", board.content);
    let white = format!("{} plays White", ben.mention());
    assert!(board.content.contains(&white), "{white} is not in {:?}", board.content);
    assert_eq!(board.pings.iter().collect::<Vec<_>>(), [&ben.id]);
}

#[test]
fn colours_are_random_by_default() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let challenge = ada.challenges(ben).in_public("Colours are random");
    ben.presses(challenge.message(), "Accept");
    let board = scene.board_after(challenge.message());
    let either = [ada, ben].map(|person| format!("{} plays White", person.mention()));
    let white = either.iter().filter(|white| board.content.contains(*white));
    assert_eq!(white.count(), 1, "{:?}", board.content);
}

#[test]
fn anyone_but_the_challenger_can_accept_an_open_challenge() {
    let scene = Scene::start();
    let (ada, cleo) = (scene.ada(), scene.new_person("cleo"));
    let challenge = ada.types(&ada.challenge_as("White")).in_public("Any takers?");
    assert!(challenge.message().pings.is_empty(), "{:?}", challenge.message());
    assert_eq!(challenge.message().button_labelled("Decline"), None);

    ada.presses(challenge.message(), "Accept").in_private("This is your own challenge");
    cleo.presses(challenge.message(), "Accept").in_public("Accepted");
    let board = scene.board_after(challenge.message());
    assert!(board.content.contains(&format!("{} plays Black", cleo.mention())));
}

#[test]
fn only_the_two_players_can_answer_a_challenge() {
    let scene = Scene::start();
    let (ada, ben, cleo) = (scene.ada(), scene.ben(), scene.new_person("cleo"));
    let challenge = ada.challenges(ben);
    let message = challenge.message();

    for label in ["Accept", "Decline"] {
        cleo.presses(message, label).in_private(&format!("is for {}", ben.mention()));
        ada.presses(message, label).in_private("This is your own challenge");
    }
    for other in [ben, cleo] {
        other.presses(message, "Cancel challenge").in_private(&format!("Only {}", ada.mention()));
    }
    ben.presses(message, "Accept").in_public("Accepted");
}

#[test]
fn a_declined_or_cancelled_challenge_cannot_be_accepted() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());

    let declined = ada.challenges(ben);
    ben.presses(declined.message(), "Decline").in_public("Declined.").without_controls();
    let late = ben.press(declined.message(), "Accept").forced();
    ben.clicks(&late).in_private("You can no longer answer this challenge. Declined.");

    let cancelled = ben.challenges(ada);
    ben.presses(cancelled.message(), "Cancel challenge").in_public("Cancelled.").without_controls();
    let late = ada.press(cancelled.message(), "Accept").forced();
    ada.clicks(&late).in_private("You can no longer answer this challenge. Cancelled.");

    assert_eq!(scene.boards(scene.general()).len(), 0);
}

#[test]
fn an_accepted_challenge_cannot_be_answered_again() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let challenge = ada.challenges(ben);
    ben.presses(challenge.message(), "Accept").in_public("Accepted");
    scene.board_after(challenge.message());
    for (person, label) in [(ben, "Accept"), (ben, "Decline"), (ada, "Cancel challenge")] {
        let late = person.press(challenge.message(), label).forced();
        person.clicks(&late).in_private("Accepted: this is game 1.");
    }
    assert_eq!(scene.boards(scene.general()).len(), 1);
}

#[test]
fn a_challenge_expires_after_a_day() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let challenge = ada.challenges(ben);
    let message = challenge.message().clone();
    scene.let_time_pass(Duration::from_hours(24));
    let over = scene.wait_for_no_controls(&message);
    assert!(over.content.contains("Expired."), "{:?}", over.content);
    let late = ben.press(&message, "Accept").forced();
    ben.clicks(&late).in_private("You can no longer answer this challenge. Expired.");
}

#[test]
fn nobody_can_challenge_themselves_or_a_bot() {
    let scene = Scene::start();
    let ada = scene.ada();
    ada.challenges(ada).in_private("You can't challenge yourself");
    let other_bot = scene.person(NewUser { bot: true, ..NewUser::named("helper") });
    ada.challenges(other_bot).in_private("You can't challenge a bot");
    let itself = ada.challenge().option("opponent", scene.playground.bot().to_string());
    ada.types(&itself).in_private("To play against me, use `/dvonn play`.");
}

#[test]
fn a_busy_channel_offers_a_thread_for_a_new_challenge() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    let (cleo, dan) = (scene.new_person("cleo"), scene.new_person("dan"));
    let offer = cleo.challenges(dan).in_private("are playing in this channel");
    let response = cleo.presses(offer.message(), "Open thread").in_private("Opening a thread");
    let response = scene.wait_for_text(response.message(), "Your challenge is in <#");

    let threads = scene.playground.threads(scene.general());
    assert_eq!(threads.len(), 1);
    assert!(response.content.contains(&format!("<#{}>", threads[0])), "{:?}", response.content);
    let challenge =
        scene.message(threads[0], |message| message.button_labelled("Accept").is_some());
    assert_eq!(challenge.pings.iter().collect::<Vec<_>>(), [&dan.id]);
    dan.at(threads[0]).presses(&challenge, "Accept").in_public("Accepted");
    scene.board_after(&challenge);
    let path = format!("/channels/{}", threads[0]);
    scene.wait_until(|| {
        let journal = scene.playground.journal();
        let mut edits = journal.iter().filter(|it| it.method == "PATCH" && it.path == path);
        let is_both = |name: &str| name.contains("cleo") && name.contains("dan");
        edits.any(|edit| edit.body["name"].as_str().is_some_and(is_both))
    });

    // Both games continue.
    duel.play("D3".parse().expect("a cell"));
    scene.message(threads[0], is_board);
    let white = if scene.board(threads[0]).pings.contains(&cleo.id) { cleo } else { dan };
    white.at(threads[0]).places("K5").in_public("K5");
}

#[test]
fn accepting_in_a_channel_that_became_busy_offers_a_thread() {
    let scene = Scene::start();
    let (cleo, dan) = (scene.new_person("cleo"), scene.new_person("dan"));
    let call = cleo.challenge_as("White").option("opponent", dan.id.to_string());
    let challenge = cleo.types(&call);
    scene.duel();

    let offer =
        dan.presses(challenge.message(), "Accept").in_private("are playing in this channel");
    let response = dan.presses(offer.message(), "Open thread").in_private("Opening a thread");
    let response = scene.wait_for_text(response.message(), "The game is in <#");
    let thread = scene.playground.threads(scene.general())[0];
    assert!(response.content.contains(&format!("<#{thread}>")), "{:?}", response.content);

    let board = scene.message(thread, is_board);
    assert_eq!(board.pings.iter().collect::<Vec<_>>(), [&cleo.id]);
    let closed = scene.wait_for_no_controls(challenge.message());
    assert!(closed.content.contains("Accepted: this is game 2."), "{:?}", closed.content);
    cleo.at(thread).places("D3").in_public("D3");
}

#[test]
fn a_player_who_cannot_be_added_to_their_thread_is_told_how_to_get_there() {
    let scene = Scene::start();
    for code in [50001, 50007] {
        scene.tolerate(code);
    }
    let (cleo, dan) = (scene.new_person("cleo"), scene.new_person("dan"));
    let challenges = [("eve", true), ("fay", false)].map(|(name, accepts_direct_messages)| {
        let person = scene.new_person(name);
        scene.playground.set_direct_messages(person.id, accepts_direct_messages).expect("a person");
        (person, person.challenges_anyone(), accepts_direct_messages)
    });
    scene.duel();
    let refused = Fault::new("PUT", "/channels/*/thread-members/*", Effect::Refuse(403, 50001));
    scene.playground.add_fault(refused.times(6));
    let said = "Discord won't let me add you to [the thread](https://discord.com/channels/";

    // With their reply, those who opened it: for a challenge, and for a game.
    let offer = cleo.challenges(dan);
    let opening = cleo.presses(offer.message(), "Open thread");
    let posted = scene.wait_for_text(opening.message(), "Your challenge is in <#");
    assert!(posted.content.contains(said), "{:?}", posted.content);
    let thread = scene.playground.threads(scene.general())[0];
    let challenge = scene.message(thread, |message| message.button_labelled("Accept").is_some());
    cleo.at(thread).presses(&challenge, "Cancel challenge");
    let offer = cleo.types(&cleo.command("play"));
    let opening = cleo.presses(offer.message(), "Open thread");
    let started = scene.wait_for_text(opening.message(), "The game is in <#");
    assert!(started.content.contains(said), "{:?}", started.content);

    // The other player by direct message, in their language, or beside the thread.
    for (eve, challenge, accepts_direct_messages) in challenges {
        let offer = dan.presses(challenge.message(), "Accept");
        let opening = dan.presses(offer.message(), "Open thread");
        let started = scene.wait_for_text(opening.message(), "The game is in <#");
        assert!(started.content.contains(said), "{:?}", started.content);
        if accepts_direct_messages {
            let direct = eve.in_direct_messages().channel;
            scene.message(direct, |message| message.content.contains(said));
        } else {
            let told = scene.message(scene.general(), |message| {
                message.content.contains(said) && message.pings.contains(&eve.id)
            });
            assert!(told.visible_to.is_none());
        }
    }
}

#[test]
fn opening_a_thread_too_late_leaves_no_thread() {
    let scene = Scene::start();
    let general = scene.general();
    scene.playground.allow_to_bot(general, Permissions::MANAGE_THREADS).expect("a channel");
    let (cleo, dan, eve) =
        (scene.new_person("cleo"), scene.new_person("dan"), scene.new_person("eve"));
    let challenge = cleo.challenges_anyone();
    scene.duel();
    let clicks = [dan, eve].map(|person| {
        let offer = person.presses(challenge.message(), "Accept");
        person.press(offer.message(), "Open thread")
    });
    let sent = [dan.sends_click(&clicks[0]), eve.sends_click(&clicks[1])];
    let responses = [dan.response_to(&sent[0]), eve.response_to(&sent[1])].map(|opening| {
        let id = opening.message().id;
        scene.message(general, |message| {
            message.id == id
                && !message.content.contains("Opening")
                && !message.content.contains("Open a thread")
        })
    });
    let count =
        |words: &str| responses.iter().filter(|response| response.content.contains(words)).count();
    assert_eq!(count("The game is in <#"), 1, "{responses:?}");
    assert_eq!(count("You can no longer answer this challenge"), 1, "{responses:?}");
    scene.wait_until(|| scene.playground.threads(general).len() == 1);
}

#[test]
fn a_busy_thread_offers_another_thread() {
    let scene = Scene::start();
    let general = scene.general();
    let ada = scene.ada();
    let first = scene.playground.create_thread(ada.id, general, "first").expect("a thread");
    let (cleo, dan) = (scene.new_person("cleo").at(first), scene.new_person("dan").at(first));
    Duel::start(ada.at(first), scene.ben().at(first));

    let offer = cleo.challenges(dan).in_private("are playing in this channel");
    let response = cleo.presses(offer.message(), "Open thread");
    scene.wait_for_text(response.message(), "Your challenge is in <#");
    assert_eq!(scene.playground.threads(general).len(), 2);
}

#[test]
fn a_channel_has_one_running_game_at_a_time() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    scene.duel();
    ben.challenges(ada).in_private("are playing in this channel");
    let question = ada.asks("resign").in_private("Resign your game against");
    ada.presses(question.message(), "Resign game").in_private("You've resigned.");
    scene.message(scene.general(), |message| message.content.contains("resigned"));

    let challenge = ben.challenges(ada).in_public("challenges you");
    ada.presses(challenge.message(), "Accept").in_public("Accepted: this is game 2.");
    scene.board_after(challenge.message());
}
