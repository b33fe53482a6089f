//! Rated games between people who find each other, and the global ladder.

use std::io::Read as _;

use dvonn_playground::CommandCall;
use dvonn_rules::Ply;
use flate2::read::GzDecoder;

use super::ladders;
use super::moderation::promote;
use super::privacy::deleted;
use super::seeks::{boards, call, duel_after, strangers, wait_for_boards};
use super::setups::alt;
use crate::support::duel::Duel;
use crate::support::person::Person;
use crate::support::records;
use crate::support::response::Response;
use crate::support::scene::Scene;

fn rated(person: Person<'_>) -> CommandCall {
    call(person).option("rated", true)
}

/// Looks at the global ladder from where the person is.
#[track_caller]
fn looks(person: Person<'_>) -> Response {
    person.types(&person.also_choosing(ladders::call(person, "top"), "list", "Global ladder"))
}

/// Plays these plies of a game.
#[track_caller]
fn play(duel: &mut Duel<'_>, plies: &[Ply]) {
    for (turn, ply) in plies.iter().filter(|ply| **ply != Ply::Pass).enumerate() {
        wait_for_boards(duel, turn + 1);
        duel.play(*ply);
    }
}

/// Plays until the game counts. Then Black resigns.
#[track_caller]
fn resigned_by_black(duel: &mut Duel<'_>) {
    play(duel, &records::game_with_passes().plies()[..55]);
    wait_for_boards(duel, 56);
    let black = duel.players.black;
    let question = black.asks("resign");
    black.presses(question.message(), "Resign game").in_private("You've resigned");
    wait_for_boards(duel, 57);
}

#[test]
fn a_rated_game_between_two_servers_counts_for_the_global_ladder() {
    let scene = Scene::start();
    let [ada, ben] = strangers(&scene);
    let dora = scene.new_person("dora").in_direct_messages();
    let waiting = dora.types(&call(dora)).in_private("I'm looking for an opponent");
    waiting.in_private("You'll play here");
    let mut duel = duel_after(&scene, [ada, ben], rated);
    play(&mut duel, records::game_with_passes().plies());
    scene.settle();
    let [white, black] = [duel.players.white, duel.players.black];
    for player in [white, black] {
        let shown = boards(&scene, player.channel);
        let last = &shown.last().expect("a board").content;
        assert!(last.contains("You ") && last.contains("1500 → **"), "{last:?}");
    }

    ladders::asks(ada, "top").in_public("The ladder is empty");
    let top = looks(ben).in_public("**Global ladder**: 2 players");
    let table = alt(top.message());
    assert!(table.contains("Ada") && table.contains("Ben") && !table.contains("Dora"), "{table}");
    // In direct messages, it is the only ladder.
    ladders::asks(ada.in_direct_messages(), "top").in_public("**Global ladder**: 2 players");
    ladders::asks(dora, "top").in_public("isn't on the global ladder");

    ladders::asks(dora, "leave-global").in_private("You're not on the global ladder");
    ladders::asks(ben, "leave-global").in_private("You're no longer on the global ladder");
    let top = looks(ada).in_public("one player");
    let alone = alt(top.message());
    assert!(alone.contains("Ada") && !alone.contains("Ben"), "{alone}");
    assert_eq!(scene.count("SELECT count(*) FROM ratings WHERE guild_id = 0"), 2);

    assert_eq!(scene.stop_bot().and_then(|status| status.code()), Some(0));
    scene.performs(&["check"]);
    let id = ada.id.to_string();
    scene.performs(&["block", &id]);
    scene.start_bot();
    looks(ada).in_public("Nobody on the global ladder");
}

#[test]
fn moderators_of_a_server_have_no_power_over_the_global_ladder() {
    let scene = Scene::start();
    let people = strangers(&scene);
    let mut duel = duel_after(&scene, people, rated);
    let eve = scene.new_person("eve");
    promote(eve);
    let void = eve.choosing("game moderate", "action", "Void the game").option("game", 1);
    let void = void.option("reason", "my friend is losing");
    eve.types(&void).in_private("if it's unrated");
    resigned_by_black(&mut duel);
    eve.types(&void).in_private("if it's unrated");
    looks(people[0]).in_public("2 players");
}

#[test]
fn a_person_who_deletes_their_data_leaves_the_global_ladder() {
    let scene = Scene::start();
    let people = strangers(&scene);
    let mut duel = duel_after(&scene, people, rated);
    resigned_by_black(&mut duel);
    deleted(people[0]);
    let top = looks(people[1]).in_public("one player");
    let table = alt(top.message());
    assert!(table.contains("Ben") && !table.contains("Ada"), "{table}");
    assert_eq!(scene.count("SELECT count(*) FROM global_players"), 1);
}

/// The bytes of the file attached to a response.
#[track_caller]
fn file(scene: &Scene, response: &Response) -> Vec<u8> {
    let attached = response.message().attachments.first().expect("a file");
    scene.playground.file(attached.id).expect("the file is kept")
}

#[test]
fn nothing_that_a_person_or_their_server_gets_has_the_id_of_a_stranger() {
    let scene = Scene::start();
    let people = strangers(&scene);
    let mut duel = duel_after(&scene, people, rated);
    wait_for_boards(&duel, 1);
    for player in [duel.players.white, duel.players.black] {
        let form = player.types(&CommandCall::new(player.id, player.channel, "game note"));
        player.fills(&form, &[("note", "who is this?")]);
        player.asks("board");
        player.asks("games");
        ladders::asks(player, "profile");
    }
    resigned_by_black(&mut duel);
    for player in [duel.players.white, duel.players.black] {
        let last = scene.board(player.channel);
        player.presses(&last, "Don't match us again").in_private("I won't match");
        let asked = player.presses(&last, "Report opponent").in_private("Report your opponent");
        player
            .presses(asked.message(), "Report opponent")
            .in_private("I've told the bot's operator");
        player.asks("game moves");
        player.asks("game export");
        player.asks("analyse");
        // Somebody who looks on there.
        let cleo = scene.new_person(if player.id == people[0].id { "cleo" } else { "dora" });
        let cleo = cleo.at(player.channel);
        cleo.presses(&last, "Don't match us again").in_private("This game is between");
        cleo.presses(&last, "Browse moves").in_private("Position ");
        cleo.types(&cleo.command("game export").option("game", "1")).in_private("Game 1");
        looks(player);
        ladders::asks(player, "games");
    }
    scene.settle();
    for (player, other) in
        [(duel.players.white, duel.players.black), (duel.players.black, duel.players.white)]
    {
        let id = other.id.to_string();
        let export = CommandCall::new(player.id, player.channel, "privacy export");
        let export = player.types(&export).in_private("everything I store about you");
        scene.settle();
        let data = String::from_utf8(file(&scene, &export)).expect("a text");
        assert!(!data.contains(&id), "{data}");
        assert_eq!(data.matches("\"stranger 1\"").count(), 4, "the same everywhere: {data}");

        promote(player);
        let backup = CommandCall::new(player.id, player.channel, "dvonn-admin backup");
        let backup = player.types(&backup.forced()).in_private("All of this server's data");
        let mut rows = String::new();
        let packed = file(&scene, &backup);
        GzDecoder::new(&*packed).read_to_string(&mut rows).expect("it is gzip");
        assert!(rows.contains("\"stranger 1\"") && !rows.contains(&id), "{rows}");

        let direct = player.in_direct_messages().channel;
        for channel in [player.channel, direct] {
            for message in scene.playground.messages(channel) {
                let all = serde_json::to_string(&message).expect("JSON");
                assert!(!all.contains(&id), "{all}");
            }
        }
    }
}
