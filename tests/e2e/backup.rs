//! A server's data as a file.

use std::io::Read as _;

use dvonn_playground::CommandCall;
use flate2::read::GzDecoder;
use serde_json::Value;

use super::moderation::promote;
use crate::support::person::Person;
use crate::support::response::Response;
use crate::support::scene::Scene;

/// `/dvonn-admin NAME`.
fn admin(person: Person<'_>, name: &str) -> Response {
    person.types(&CommandCall::new(person.id, person.channel, &format!("dvonn-admin {name}")))
}

/// The lines of the attached file.
#[track_caller]
fn lines(scene: &Scene, response: &Response) -> Vec<Value> {
    let packed = scene.playground.file(response.message().attachments[0].id).expect("it is kept");
    let mut text = String::new();
    GzDecoder::new(&*packed).read_to_string(&mut text).expect("it is gzip");
    text.lines().map(|line| serde_json::from_str(line).expect("a line is JSON")).collect()
}

#[test]
fn managers_can_download_a_backup_and_it_is_logged() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    let (ada, ben) = (duel.players.white, duel.players.black);
    promote(ada);
    for cell in ["D3", "E4", "F5"] {
        duel.play(cell.parse().expect("a cell"));
    }
    let form = ben.asks("plan");
    ben.fills(&form, &[("wishes", "near theirs"), ("stops", "")]);

    let response = admin(ada, "backup").in_private("All of this server's data");
    let lines = lines(&scene, &response);
    assert_eq!((&lines[0]["table"], &lines[0]["format"]), (&"about".into(), &1.into()));
    let games: Vec<_> = lines.iter().filter(|line| line["table"] == "games").collect();
    assert_eq!(games.len(), 1);
    assert_eq!((&games[0]["line"], &games[0]["white_name"]), (&"D3 E4 F5".into(), &"Ada".into()));
    let secret = lines.iter().any(|line| line.to_string().contains("near theirs"));
    assert!(!secret, "plans are private");
    admin(ada, "log").in_private("Downloaded a backup.");
}

#[test]
fn only_managers_can_download_a_backup() {
    let scene = Scene::start();
    let ben = scene.ben();
    let call = CommandCall::new(ben.id, ben.channel, "dvonn-admin backup").forced();
    ben.types(&call).in_private("Only people with the “Manage Server” permission");
}
