//! Rematches: the same two people again, with the colours swapped.

use dvonn_playground::{Click, Message, Permissions};

use super::seeks::{boards, call, duel_after, strangers, wait_for_boards};
use super::setups::alt;
use crate::support::person::Person;
use crate::support::scene::Scene;

/// The final board of a game that Ada, as White, resigned.
fn ended(scene: &Scene) -> Message {
    let duel = scene.duel();
    let (ada, board) = (duel.players.white, duel.board());
    let question = ada.asks("resign");
    ada.presses(question.message(), "Resign game").in_private("You've resigned.");
    scene.board_after(&board)
}

#[track_caller]
fn assert_started(scene: &Scene, before: &Message, white: Person<'_>, black: Person<'_>) {
    let board = scene.board_after(before);
    let words = format!("{} plays White, {} plays Black", white.mention(), black.mention());
    assert!(board.content.contains(&words), "{words:?} is not in {:?}", board.content);
    assert_eq!(board.pings.iter().collect::<Vec<_>>(), [&white.id]);
}

#[test]
fn a_rematch_is_a_challenge_with_the_colours_swapped() {
    let scene = Scene::start();
    let (ada, ben, end) = (scene.ada(), scene.ben(), ended(&scene));
    let asked = ada.presses(&end, "Offer rematch").in_public("Rematch of game 1");
    let challenge = asked.message();
    assert!(challenge.content.contains("wants to play Black"), "{:?}", challenge.content);
    assert_eq!(challenge.pings.iter().collect::<Vec<_>>(), [&ben.id]);
    ada.presses(&end, "Offer rematch").in_private("You've already offered a rematch");
    ben.presses(challenge, "Accept").in_public("Accepted: this is game 2.");
    assert_started(&scene, &end, ben, ada);
    ben.presses(&end, "Offer rematch").in_private("The rematch of this game is game 2");
}

#[test]
fn offering_a_rematch_to_someone_who_offered_one_starts_it() {
    let scene = Scene::start();
    let (ada, ben, end) = (scene.ada(), scene.ben(), ended(&scene));
    let asked = ben.types(&ben.choosing("offer", "what", "Rematch"));
    let asked = asked.in_public("Rematch of game 1");
    ada.presses(&end, "Offer rematch").in_public("Game 2 starts").with_picture();
    scene.wait_for_text(asked.message(), "Accepted: this is game 2.");
    assert_started(&scene, &end, ben, ada);
}

#[test]
fn two_simultaneous_rematch_offers_start_one_game() {
    let scene = Scene::start();
    let (ada, ben, end) = (scene.ada(), scene.ben(), ended(&scene));
    let sent = [ada, ben].map(|person| person.sends_click(&person.press(&end, "Offer rematch")));
    let responses = [ada.response_to(&sent[0]), ben.response_to(&sent[1])];
    let count =
        |words: &str| responses.iter().filter(|response| response.text().contains(words)).count();
    assert_eq!(count("Game 2 starts"), 1);
    assert_started(&scene, &end, ben, ada);
    scene.message(end.channel, |message| message.content.contains("Accepted: this is game 2."));
    assert_eq!(scene.games(), 2);
}

#[test]
fn a_rematch_offered_twice_is_one_challenge() {
    let scene = Scene::start();
    let (ada, end) = (scene.ada(), ended(&scene));
    let click = ada.press(&end, "Offer rematch");
    let sent = [ada.sends_click(&click), ada.sends_click(&click)];
    let responses = sent.each_ref().map(|sent| ada.response_to(sent));
    let count =
        |words: &str| responses.iter().filter(|response| response.text().contains(words)).count();
    assert_eq!((count("Rematch of game 1"), count("already offered a rematch")), (1, 1));
}

#[test]
fn only_players_of_a_finished_game_can_offer_a_rematch() {
    let scene = Scene::start();
    let (ada, cleo, end) = (scene.ada(), scene.new_person("cleo"), ended(&scene));
    cleo.presses(&end, "Offer rematch").in_private("This game is between");
    let look = ada.asks("board").in_private("resigned");
    assert!(look.message().button_labelled("Offer rematch").is_some(), "{:?}", look.message());
    scene.duel();
    ada.types(&ada.choosing("offer", "what", "Rematch")).in_private("This game isn't over yet");
}

#[test]
fn a_rematch_in_a_busy_channel_is_played_in_a_thread() {
    let scene = Scene::start();
    let (ada, ben, end) = (scene.ada(), scene.ben(), ended(&scene));
    crate::support::duel::Duel::start(scene.new_person("cleo"), scene.new_person("dan"));
    let offer = ada.presses(&end, "Offer rematch").in_private("are playing in this channel");
    let response = ada.presses(offer.message(), "Open thread");
    scene.wait_for_text(response.message(), "Your challenge is in <#");
    let thread = scene.playground.threads(end.channel)[0];
    let challenge = scene.message(thread, |message| message.content.contains("Rematch of game 1"));
    ben.at(thread).presses(&challenge, "Accept").in_public("Accepted: this is game 3.");
    assert_started(&scene, &challenge, ben, ada);
}

#[test]
fn a_rematch_of_a_random_board_gets_a_new_board() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let call = ada.challenge_on("random").option("opponent", ben.id.to_string());
    let challenge = ada.types(&call);
    ben.presses(challenge.message(), "Accept").in_public("Accepted");
    let start = scene.board_after(challenge.message());
    ada.aborts();
    let end = scene.board_after(&start);
    let again = ben.presses(&end, "Offer rematch").in_public("Rematch of game 1");
    assert_ne!(alt(challenge.message()), alt(again.message()));
}

/// Two people in different places whose game has ended, as they see it.
fn ended_apart(scene: &Scene) -> [(Person<'_>, Message); 2] {
    let duel = duel_after(scene, strangers(scene), call);
    wait_for_boards(&duel, 1);
    duel.players.white.aborts();
    wait_for_boards(&duel, 2);
    [duel.players.white, duel.players.black].map(|person| (person, scene.board(person.channel)))
}

/// Waits for the rematch, in which these people have changed sides.
#[track_caller]
fn assert_started_apart(scene: &Scene, [white, black]: [Person<'_>; 2]) {
    for (person, side) in [(white, "Black"), (black, "White")] {
        scene.wait_until(|| boards(scene, person.channel).len() == 3);
        let board = scene.board(person.channel);
        let words = format!("{} plays {side}", person.mention());
        assert!(board.content.contains(&words), "{words:?} is not in {:?}", board.content);
    }
    assert_eq!(scene.games(), 2);
}

#[test]
fn a_rematch_between_places_is_offered_and_accepted_where_each_is() {
    let scene = Scene::start();
    let [(white, ended), (black, seen)] = ended_apart(&scene);
    white.presses(&ended, "Offer rematch").in_private("where they're playing");
    let asked = scene.message(black.channel, |it| it.content.contains("wants a rematch"));
    assert_eq!(asked.pings.iter().collect::<Vec<_>>(), [&black.id]);
    assert!(!asked.content.contains(&white.mention()), "{:?}", asked.content);
    white.presses(&ended, "Offer rematch").in_private("You've already offered a rematch");
    let cleo = scene.new_person("cleo").at(black.channel);
    cleo.presses(&asked, "Accept").in_private("This game is between");
    black.presses(&asked, "Accept");
    scene.message(black.channel, |it| it.content.contains("Accepted"));
    assert_started_apart(&scene, [white, black]);
    black.presses(&seen, "Offer rematch").in_private("The rematch of this game is game 2");
}

#[test]
fn who_may_start_a_rematch_between_places_is_up_to_the_server_where_they_play_it() {
    let scene = Scene::start();
    let [one, other] = ended_apart(&scene);
    let ben = if one.0.id == scene.ben().id { one.0 } else { other.0 };
    let home = scene.playground.guild();
    let others = scene.playground.guilds();
    let elsewhere = others.into_iter().find(|guild| *guild != home).expect("another server");
    let owner = scene.ben().at(scene.playground.channels_of(elsewhere)[0]);
    let role = |guild| {
        let role = scene.playground.create_role(guild, "hosts", Permissions::NONE);
        role.expect("a role")
    };
    let (home_role, role) = (role(home), role(elsewhere));
    scene.ada().picks_for_server("starters", &[home_role]);
    owner.picks_for_server("starters", &[role]);
    // The button can be shown to him anywhere: here, it is below a message of the other server.
    let offers = |person: Person<'_>| {
        let own = person.asks("settings").message().id;
        let click = Click::button(person.id, person.channel, own, "rematch-apart:1");
        person.clicks(&click.forced())
    };
    for place in [ben, owner] {
        offers(place).in_private(&format!("<@&{role}>"));
    }
    for place in [scene.ben(), ben.in_direct_messages()] {
        offers(place)
            .in_private("On the server where you'd play, only members with a certain role");
    }
    scene.playground.give_role(elsewhere, ben.id, role).expect("a member");
    offers(scene.ben()).in_private("where they're playing");
}

#[test]
fn two_who_want_a_rematch_between_places_at_once_start_one() {
    let scene = Scene::start();
    let both = ended_apart(&scene);
    let sent = both.each_ref().map(|(person, ended)| {
        (*person, person.sends_click(&person.press(ended, "Offer rematch")))
    });
    for (person, sent) in &sent {
        person.response_to(sent);
    }
    assert_started_apart(&scene, both.map(|(person, _)| person));
}

#[test]
fn a_declined_rematch_between_places_is_told_and_not_asked_again() {
    let scene = Scene::start();
    let [(white, ended), (black, _)] = ended_apart(&scene);
    white.presses(&ended, "Offer rematch").in_private("where they're playing");
    let asked = scene.message(black.channel, |it| it.content.contains("wants a rematch"));
    black.presses(&asked, "Decline");
    scene.message(white.channel, |it| it.content.contains("offered a rematch. Declined"));
    white.presses(&ended, "Offer rematch").in_private("only one rematch after each game");
}

#[test]
fn who_is_avoided_is_told_no_more_than_that_the_rematch_was_offered() {
    let scene = Scene::start();
    let [(white, ended), (black, seen)] = ended_apart(&scene);
    black.presses(&seen, "Don't match us again").in_private("I won't match you two");
    let count = scene.playground.messages(black.channel).len();
    white.presses(&ended, "Offer rematch").in_private("where they're playing");
    scene.let_time_pass(std::time::Duration::from_hours(25));
    scene.wait_until(|| scene.count("SELECT count(*) FROM offers WHERE state = 'lapsed'") == 1);
    scene.settle();
    assert_eq!(scene.playground.messages(black.channel).len(), count);
    black.presses(&seen, "Offer rematch").in_private("You've chosen not to play this person again");
}
