//! Limits on numbers, names and the speed of people.

use dvonn_playground::{CommandCall, Effect, Fault};
use serde_json::Value;

use super::privacy::privacy;
use crate::support::records;
use crate::support::scene::Scene;

/// Discord's code for an interaction that already has a response.
const ALREADY_ACKNOWLEDGED: u64 = 40060;

/// What a person reads if a request failed through the bot's fault.
const APOLOGY: &str = "give this code";

/// An option that takes a number, as registered.
struct NumberOption {
    command: String,
    name: String,
    range: Option<(i64, i64)>,
}

/// Every option that takes a number.
fn number_options(scene: &Scene) -> Vec<NumberOption> {
    let mut found = Vec::new();
    for command in scene.playground.commands() {
        collect(&command, "", &mut found);
    }
    found
}

#[expect(clippy::cast_possible_truncation, reason = "the ends are whole numbers below 2^53")]
fn collect(command: &Value, parent: &str, found: &mut Vec<NumberOption>) {
    let path = format!("{parent} {}", command["name"].as_str().expect("a name"));
    let path = path.trim().to_owned();
    for option in command["options"].as_array().into_iter().flatten() {
        match option["type"].as_u64() {
            Some(1 | 2) => collect(option, &path, found),
            Some(4 | 10) => {
                let end = |name: &str| option[name].as_f64().map(|end| end as i64);
                let name = option["name"].as_str().expect("a name").to_owned();
                let range = end("min_value").zip(end("max_value"));
                found.push(NumberOption { command: path.clone(), name, range });
            }
            _ => {}
        }
    }
}

#[test]
fn every_number_outside_its_range_is_refused_with_its_range() {
    let unlimited = &[("DVONN_DISCORD_ACTIONS_PER_SECOND", "10000")];
    let scene = Scene::with_settings(Scene::options(), unlimited);
    let ada = scene.ada();
    let options = number_options(&scene);
    assert!(options.iter().any(|option| option.command == "dvonn vacation"), "vacations take days");
    for NumberOption { command, name, range } in options {
        let (least, most) = range.unwrap_or_default();
        let edges = [least.saturating_sub(1), most.saturating_add(1)];
        let numbers = [i64::MIN, -1, 0, i32::MAX.into(), u32::MAX.into(), 1 << 53, i64::MAX];
        for number in numbers.into_iter().chain(edges) {
            let call = CommandCall::new(ada.id, ada.channel, &command).option(&name, number);
            let response = ada.types(&call.forced());
            assert_eq!(response.outcome.failed, None, "/{command} {name}:{number}");
            let text = response.text();
            assert!(!text.contains(APOLOGY), "/{command} {name}:{number}: {text}");
            if range.is_some_and(|(least, most)| !(least..=most).contains(&number)) {
                let expected = format!("`{name}` must be a number between {least} and {most}.");
                response.in_private(&expected);
            }
        }
    }
}

#[test]
fn a_person_who_acts_too_fast_is_told_to_wait() {
    let scene =
        Scene::with_settings(Scene::options(), &[("DVONN_DISCORD_ACTIONS_PER_SECOND", "1")]);
    let (ada, ben) = (scene.ada(), scene.ben());
    let ladder = |person: crate::support::person::Person<'_>| {
        person.types(&CommandCall::new(person.id, person.channel, "ladder activity"))
    };
    let mut answers = (0..60).map(|_| ladder(ada));
    // Her bucket holds 60 tokens, and each of these commands costs ten, once.
    for response in answers.by_ref().take(6) {
        response.in_public("No games have finished");
    }
    let refused = answers.find(|response| response.text().contains("too fast"));
    refused.expect("Ada is stopped").in_private("Try again in ");
    ladder(ben).in_public("No games have finished");
}

#[test]
fn a_replay_of_hostile_names_is_drawn() {
    let scene = Scene::start();
    let game = records::game_with_passes();
    let names = [
        "x".repeat(9_000),
        format!("x{}", "\u{301}".repeat(5_000)),
        "x\u{301}\u{30F}\u{315}\u{324}".repeat(1_000),
        "\u{FDFD}".repeat(5_000),
        "🦊".repeat(5_000),
        "\u{10FFFD}".repeat(5_000),
    ];
    let many = (0..1_000).map(|number| format!("[K{number} \"x\"]\n")).collect::<Vec<_>>().concat();
    for name in names {
        let file = format!("[White \"{name}\"]\n[Black \"{name}\"]\n{many}\n{game}");
        let page = scene
            .ada()
            .types(&scene.ada().command("game import").attachment("file", "g.txt", file));
        let page = page.in_private("Imported game").with_picture();
        let replay = scene.ada().presses(page.message(), "Replay");
        assert_eq!(replay.message().attachments[0].filename, "dvonn.gif");
    }
}

#[test]
fn as_soon_as_an_answer_is_visible_the_next_question_can_be_asked() {
    let scene = Scene::start();
    scene.tolerate(ALREADY_ACKNOWLEDGED);
    let ada = scene.ada();
    // Each answer is shown, but the bot does not learn for a while that it is.
    let late = |method: &str, path: &str| {
        let late = Fault::new(method, path, Effect::Delay(600_000)).after_performing();
        scene.playground.add_fault(late.times(1));
    };
    late("POST", "/interactions/*/*/callback");
    let vacation = ada.command("vacation");
    ada.types(&vacation).in_private("You're not on vacation");
    ada.types(&vacation).in_private("You're not on vacation");
    let export = privacy(ada, "export");
    late("PATCH", "/webhooks/*/*/messages/@original");
    for _ in 0..2 {
        ada.types(&export).in_private("This file contains everything");
    }
}
