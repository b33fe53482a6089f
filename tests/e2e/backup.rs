//! A server's data as a file.

use std::io::Read as _;

use dvonn_playground::CommandCall;
use flate2::read::GzDecoder;
use serde_json::Value;

use super::rights::promote;
use crate::support::person::Person;
use crate::support::scene::Scene;
use crate::support::told::Told;

/// `/dvonn-admin NAME`.
fn admin(person: Person<'_>, name: &str) -> Told {
    person.types(&CommandCall::new(person.id, person.channel, &format!("dvonn-admin {name}")))
}

/// The lines of the file that came.
#[track_caller]
fn lines(scene: &Scene, told: &Told) -> Vec<Value> {
    let packed = scene.playground.file(told.message().attachments[0].id).expect("it is kept");
    let mut text = String::new();
    GzDecoder::new(&*packed).read_to_string(&mut text).expect("it is gzip");
    text.lines().map(|line| serde_json::from_str(line).expect("a line is JSON")).collect()
}

#[test]
fn who_manages_the_server_takes_its_data_with_them_and_the_log_says_so() {
    let scene = Scene::begin();
    let mut duel = scene.duel();
    let (ada, ben) = (duel.players.white, duel.players.black);
    promote(ada);
    for cell in ["D3", "E4", "F5"] {
        duel.play(cell.parse().expect("a cell"));
    }
    let form = ben.asks("plan");
    ben.fills(&form, &[("wishes", "near theirs"), ("stops", "")]);

    let told = admin(ada, "backup").in_private("All data of this server");
    let lines = lines(&scene, &told);
    assert_eq!((&lines[0]["table"], &lines[0]["format"]), (&"about".into(), &1.into()));
    let games: Vec<_> = lines.iter().filter(|line| line["table"] == "games").collect();
    assert_eq!(games.len(), 1);
    assert_eq!((&games[0]["line"], &games[0]["white_name"]), (&"D3 E4 F5".into(), &"Ada".into()));
    let secret = lines.iter().any(|line| line.to_string().contains("near theirs"));
    assert!(!secret, "a plan is its owner's alone");
    admin(ada, "log").in_private("Downloaded a backup.");
}

#[test]
fn nobody_else_takes_a_servers_data() {
    let scene = Scene::begin();
    let ben = scene.ben();
    let call = CommandCall::new(ben.id, ben.channel, "dvonn-admin backup").forced();
    ben.types(&call).in_private("Only people with the permission “Manage Server”");
}
