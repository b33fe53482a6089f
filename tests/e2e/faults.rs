//! Internal errors: reported with a code that is also in the log.

use std::time::Duration;

use dvonn_playground::{Effect, Fault};

use super::monitoring;
use crate::support::scene::Scene;

#[test]
fn an_internal_error_shows_a_code_that_is_in_the_log_and_changes_nothing() {
    let scene = Scene::start();
    scene.expect_errors();
    let mut duel = scene.duel();
    duel.play("D3".parse().expect("a cell"));
    scene.change_database("ALTER TABLE interactions RENAME TO mislaid");
    let response = duel.mover().places("E3").in_private("Sorry, something went wrong");
    let code = response.text().split("**").nth(1).expect("a code").to_owned();
    assert!(scene.log().contains(&code), "{code} is not in the log:\n{}", scene.log());
    scene.change_database("ALTER TABLE mislaid RENAME TO interactions");

    duel.assert_recorded();
    duel.play("E3".parse().expect("a cell"));
    duel.assert_recorded();
}

#[test]
fn nobody_starts_a_game_while_the_server_settings_cannot_be_read() {
    let scene = Scene::start();
    scene.expect_errors();
    let (ada, ben) = (scene.ada(), scene.ben());
    let challenge = ada.challenges(ben);
    // A ladder that only a later version knows, then a flag, then no table at all.
    for (spoil, mend) in [
        (
            "INSERT INTO servers (guild_id, ladder) SELECT guild_id, 'seven' FROM challenges \
             WHERE true ON CONFLICT (guild_id) DO UPDATE SET ladder = excluded.ladder",
            "UPDATE servers SET ladder = 'rating'",
        ),
        ("UPDATE servers SET rated = 2", "UPDATE servers SET rated = 1"),
        ("ALTER TABLE servers RENAME TO mislaid", "ALTER TABLE mislaid RENAME TO servers"),
    ] {
        scene.change_database(spoil);
        ada.types(&ada.command("challenge")).in_private("Sorry, something went wrong");
        ben.presses(challenge.message(), "Accept").in_private("Sorry, something went wrong");
        assert_eq!((scene.games(), scene.open_challenges()), (0, 1), "{spoil}");
        scene.change_database(mend);
    }
    ben.presses(challenge.message(), "Accept");
    scene.board_after(challenge.message());
}

#[test]
fn command_registration_is_retried() {
    let scene = Scene::start();
    assert_eq!(scene.stop_bot().and_then(|status| status.code()), Some(0));
    let path = "/applications/*/commands";
    scene.playground.add_fault(Fault::new("PUT", path, Effect::Status(500)).times(2));
    scene.playground.clear_journal();
    scene.start_bot();
    scene.wait_until(|| {
        let requests = scene.playground.journal();
        requests.iter().any(|request| request.method == "PUT" && request.status == 200)
    });
    scene.ada().asks("help").in_private("How to play DVONN here");
}

#[test]
fn the_command_that_launches_an_activity_stays() {
    let scene = Scene::without_bot(Scene::options(), &[]);
    scene.tolerate(50240);
    scene.playground.add_entry_point();
    scene.start_bot();
    assert!(scene.playground.has_entry_point());
    scene.ada().asks("help").in_private("How to play DVONN here");
    // The next start finds both.
    assert_eq!(scene.stop_bot().and_then(|status| status.code()), Some(0));
    scene.start_bot();
    assert!(scene.playground.has_entry_point());
}

#[test]
fn commands_that_discord_refuses_are_registered_later_and_until_then_the_bot_is_not_ready() {
    let settings = &[("DVONN_METRICS_LISTEN", "127.0.0.1:0")];
    let scene = Scene::without_bot(Scene::options(), settings);
    scene.expect_errors();
    let refused = Fault::new("PUT", "/applications/*/commands", Effect::Refuse(400, 50035));
    scene.playground.add_fault(refused);
    scene.launch_bot();
    scene.wait_until(|| scene.log().contains("failed to register commands"));
    scene.wait_until(|| {
        let (status, reasons) = monitoring::answer(&scene, "/readyz");
        status == 503 && reasons.lines().any(|line| line.starts_with("commands: "))
    });
    scene.playground.advance(Duration::from_secs(61)).expect("the clock can be advanced");
    scene.wait_until(|| monitoring::is_ready(&scene));
    scene.ada().asks("help").in_private("How to play DVONN here");
}
