//! Failures of the bot's own: told with a code that its log has too.

use dvonn_playground::{Effect, Fault};

use crate::support::scene::Scene;

#[test]
fn an_internal_error_is_told_with_a_code_that_the_log_has_and_changes_nothing() {
    let scene = Scene::begin();
    scene.expect_errors();
    let mut duel = scene.duel();
    duel.play("D3".parse().expect("a cell"));
    scene.change_database("ALTER TABLE interactions RENAME TO mislaid");
    let told = duel.mover().places("E3").in_private("Sorry, something went wrong");
    let code = told.text().split("**").nth(1).expect("a code").to_owned();
    assert!(scene.log().contains(&code), "{code} is not in the log:\n{}", scene.log());
    scene.change_database("ALTER TABLE mislaid RENAME TO interactions");

    duel.assert_recorded();
    duel.play("E3".parse().expect("a cell"));
    duel.assert_recorded();
}

#[test]
fn commands_are_registered_though_discord_fails_at_first() {
    let scene = Scene::begin();
    assert_eq!(scene.stop_bot().and_then(|status| status.code()), Some(0));
    let path = "/applications/*/commands";
    scene.playground.add_fault(Fault::new("PUT", path, Effect::Status(500)).times(2));
    scene.playground.clear_journal();
    scene.start_bot();
    scene.until(|| {
        let requests = scene.playground.journal();
        requests.iter().any(|request| request.method == "PUT" && request.status == 200)
    });
    scene.ada().asks("help").in_private("How to play DVONN here");
}
