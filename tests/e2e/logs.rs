//! What people write, what they are called and what they press stays out of the log.

use std::collections::BTreeSet;

use dvonn_playground::{GatewayDrop, NewUser};
use serde_json::Value;

use crate::support::process::Settings;
use crate::support::scene::Scene;

const JSON: Settings = &[("DVONN_LOG_FORMAT", "json"), ("DVONN_LOG_LEVEL", "info")];
const EVERYTHING: Settings = &[("DVONN_LOG_LEVEL", "trace"), ("DVONN_LOG_LIBRARIES", "trace")];

#[test]
fn nothing_of_a_conversation_reaches_the_log_at_any_level() {
    let scene = Scene::with_settings(Scene::options(), EVERYTHING);
    let mut duel = scene.duel();
    for cell in ["D3", "E4", "F5"] {
        duel.play(cell.parse().expect("a cell"));
    }
    let (mover, board) = (duel.mover(), duel.board());
    let form = mover.asks("plan");
    mover.fills(&form, &[("wishes", "near theirs"), ("stops", "")]);
    mover.types(&mover.command("place").option("cell", "nowhere-at-all"));
    scene.playground.drop_gateway(GatewayDrop::Cut);
    let stranger = scene.person(NewUser::named("Quetzalcoatlus"));
    stranger.types(&stranger.command("settings"));

    let ids = board.controls().filter_map(|control| control["custom_id"].as_str());
    let ids: BTreeSet<_> = ids.map(str::to_owned).collect();
    assert!(!ids.is_empty());
    let tokens: BTreeSet<_> = scene
        .playground
        .journal()
        .iter()
        .filter_map(|entry| Some(entry.path.split('/').nth(3)?.to_owned()))
        .filter(|part| part.len() > 20)
        .collect();
    assert!(!tokens.is_empty());
    let written = ["near theirs", "nowhere-at-all", "Quetzalcoatlus", &board.content];
    let log = scene.log();
    assert!(log.contains(" DEBUG "), "the log is verbose:\n{log}");
    // As serenity formats the event READY and those after it.
    assert!(!log.contains("Dispatch("), "an event is in the log:\n{log}");
    let private = written.into_iter().chain(ids.iter().chain(&tokens).map(String::as_str));
    for text in private {
        assert!(!log.contains(text), "{text:?} is in the log:\n{log}");
    }
}

#[test]
fn each_interaction_is_one_line_of_json_with_its_outcome_and_game() {
    let scene = Scene::with_settings(Scene::options(), JSON);
    let mut duel = scene.duel();
    duel.play("D3".parse().expect("a cell"));
    let mover = duel.mover();
    mover.types(&mover.command("place").option("cell", "D3"));
    let handled = || -> Vec<Value> {
        let log = scene.log();
        let lines = log.lines().map(|line| serde_json::from_str(line).expect("JSON"));
        lines.filter(|line: &Value| line["message"] == "handled interaction").collect()
    };
    scene.wait_until(|| handled().len() >= 4);
    let of = |kind: &str, name: &str, outcome: &str| {
        let expected = [("kind", kind), ("name", name), ("outcome", outcome)];
        let is = |line: &&Value| expected.iter().all(|(key, value)| line[*key] == **value);
        let lines = handled();
        let found: Vec<_> = lines.iter().filter(is).collect();
        assert_eq!(found.len(), 1, "{kind} {name} {outcome}: {lines:?}");
        found[0].clone()
    };
    for line in [of("command", "dvonn place", "ok"), of("click", "accept", "ok")] {
        assert_eq!(line["game"], 1, "{line}");
        assert!(line["milliseconds"].is_u64() && line["level"] == "INFO", "{line}");
    }
    of("command", "dvonn challenge", "ok");
    let refused = of("command", "dvonn place", "refused");
    let known = [
        "game",
        "kind",
        "level",
        "message",
        "milliseconds",
        "name",
        "outcome",
        "target",
        "timestamp",
    ];
    for key in refused.as_object().expect("an object").keys() {
        assert!(known.contains(&key.as_str()), "{key} in {refused}");
    }
}
