//! Many people ask for expensive things at once, while others play.

use dvonn_playground::CommandCall;

use crate::support::duel::Duel;
use crate::support::records;
use crate::support::scene::{Scene, TIMEOUT, is_board, wait};

const PEOPLE: usize = 20;
const TABLES: usize = 3;
/// The number of turns at each table.
const TURNS: usize = 8;
/// The most memory that the bot may take, in KiB.
const MAX_MEMORY: u32 = 512 << 10;
/// What the bot says if it gave up, or if something is broken. Asking somebody to wait is no
/// failure.
const FAILURES: [&str; 2] = ["I couldn't do this in time", "give this code"];

#[test]
fn nobody_goes_unanswered_while_twenty_people_ask_for_expensive_things() {
    let scene = Scene::start();
    let table = |number: usize| {
        let channel = scene.new_channel(&format!("table{number}"));
        let player = |side| scene.new_person(&format!("player{number}{side}")).at(channel);
        Duel::start(player(0), player(1))
    };
    let mut duels: Vec<_> = (0..TABLES).map(table).collect();
    // Each in a channel of their own: the playground keeps a hundred messages in each.
    let people = (0..PEOPLE).map(|number| format!("guest{number}"));
    let people = people.map(|name| scene.new_person(&name).at(scene.new_channel(&name)));
    let people: Vec<_> = people.collect();
    let game = records::game_with_passes().to_string();

    let mut sent = Vec::new();
    for person in people {
        let in_table = person.at(duels[0].players.white.channel);
        let large = in_table.choosing("board", "size", "large");
        let ladder = |name: &str| CommandCall::new(person.id, person.channel, name);
        let calls = [
            person.command("game replay").option("game", game.as_str()),
            large.clone(),
            large.option("surrounded", true),
            person.command("analyse").option("game", game.as_str()),
            ladder("ladder activity"),
            ladder("ladder top"),
            ladder("ladder profile"),
            person.command("settings"),
            person.command("rules"),
            person.command("game import").option("text", game.as_str()),
        ];
        sent.extend(calls.map(|call| (person.sends(&call), call)));
    }
    assert_eq!(sent.len(), 200);

    for &ply in &records::placement()[..TURNS] {
        // At all tables at once.
        let movers = duels.iter().map(Duel::mover);
        let turns: Vec<_> = movers.map(|mover| mover.sends(&mover.turn(ply))).collect();
        for (duel, turn) in duels.iter_mut().zip(&turns) {
            let response = duel.mover().response_to(turn);
            assert!(is_board(response.message()), "{ply} is answered by {:?}", response.text());
            duel.record(ply);
        }
    }

    for (invocation, call) in &sent {
        let reply = wait(invocation.reply(TIMEOUT));
        let reply = reply.unwrap_or_else(|error| panic!("{call:?} is not answered: {error:?}"));
        let failure = FAILURES.iter().find(|failure| reply.content.contains(**failure));
        assert_eq!(failure, None, "{call:?} fails: {}", reply.content);
    }
    for duel in &duels {
        duel.assert_recorded();
    }
    let memory = scene.bot_memory();
    assert!(memory < MAX_MEMORY, "the bot takes {memory} KiB");
}
