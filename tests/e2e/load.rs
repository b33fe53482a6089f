//! Many people ask for expensive things at once, while others play.

use std::time::Duration;

use dvonn_playground::{Callback, CommandCall, Options};

use crate::support::duel::Duel;
use crate::support::records;
use crate::support::scene::{Scene, TIMEOUT, wait};

const PEOPLE: usize = 20;
/// How long the playground waits for an answer. Discord waits for three seconds; a busy machine
/// that runs unoptimised code gets longer.
const ANSWER_WITHIN: Duration = Duration::from_secs(15);
/// The most memory that the bot may take, in KiB.
const MAX_MEMORY: u32 = 512 << 10;

#[test]
fn nobody_goes_unanswered_while_twenty_people_ask_for_expensive_things() {
    let scene = Scene::with(Options { answer_within: ANSWER_WITHIN, ..Scene::options() });
    let table = scene.new_channel("table");
    let mut duel = Duel::start(scene.ada().at(table), scene.ben().at(table));
    // Each in a channel of their own: the playground keeps a hundred messages in each.
    let people = (0..PEOPLE).map(|number| format!("guest{number}"));
    let people = people.map(|name| scene.new_person(&name).at(scene.new_channel(&name)));
    let people: Vec<_> = people.collect();
    let game = records::game_with_passes().to_string();

    let mut sent = Vec::new();
    for person in people {
        let in_table = person.at(table);
        let large = in_table.choosing("board", "size", "large");
        let ladder = |name: &str| CommandCall::new(person.id, person.channel, name);
        let calls = [
            person.command("replay").option("game", game.as_str()),
            large.clone(),
            large.option("blocked", true),
            person.command("analyse").option("game", game.as_str()),
            ladder("ladder activity"),
            ladder("ladder top"),
            ladder("ladder profile"),
            person.command("settings"),
            person.command("rules"),
            person.command("import").option("text", game.as_str()),
        ];
        sent.extend(calls.map(|call| (person, person.sends(&call), call)));
    }
    assert_eq!(sent.len(), 200);
    duel.play_all(&records::placement()[..12]);

    for (_, invocation, call) in &sent {
        let outcome = wait(invocation.answer());
        assert_eq!(outcome.failed, None, "{call:?} is not answered");
        if let Some(Callback::Deferred | Callback::DeferredUpdate) = outcome.answer {
            let reply = wait(invocation.reply(TIMEOUT));
            assert!(reply.is_ok(), "{call:?} is never completed: {reply:?}");
        }
    }
    duel.assert_recorded();
    let memory = scene.bot_memory();
    assert!(memory < MAX_MEMORY, "the bot takes {memory} KiB");
}
