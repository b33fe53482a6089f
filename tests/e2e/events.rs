//! The events on Discord of tournaments with a date, and of the cycles of leagues.

use std::time::Duration;

use dvonn_playground::{CommandCall, Effect, Fault, Permissions, ScheduledEvent};

use super::leagues::LeagueScene;
use crate::support::person::Person;
use crate::support::scene::Scene;
use crate::support::tournament::{TournamentScene, create, tournament};

const HOUR: u64 = 3_600_000;
const DAY: Duration = Duration::from_hours(24);

/// A tournament that starts in a day.
fn dated(host: Person<'_>, name: &str) -> CommandCall {
    create(host, name).option("clock", "none").option("start", "1d")
}

/// Gives the bot the permission to create events.
fn allow(scene: &Scene) {
    let guild = scene.playground.guild();
    let role = scene.playground.bot_role(guild).expect("the bot has a role");
    scene.playground.set_role_permissions(guild, role, Permissions::CREATE_EVENTS).expect("a role");
}

fn events(scene: &Scene) -> Vec<ScheduledEvent> {
    scene.playground.events(scene.playground.guild())
}

/// Waits until there is one event, and this is true of it.
#[track_caller]
fn wait_for(scene: &Scene, wanted: impl Fn(&ScheduledEvent) -> bool) -> ScheduledEvent {
    scene.wait_until(|| matches!(events(scene).as_slice(), [event] if wanted(event)));
    events(scene).remove(0)
}

/// `/tournament end`, and yes.
fn ends(host: Person<'_>, words: &str) {
    let asked = host.types(&tournament(host, "end")).in_private("");
    host.presses(asked.message(), words).in_private("");
}

#[test]
fn a_tournament_with_a_date_is_an_event_until_it_is_called_off() {
    let scene = Scene::in_english();
    let ada = scene.ada();
    allow(&scene);
    TournamentScene::by(ada, "Cup", &dated(ada, "*Cup* @everyone"));
    let event = wait_for(&scene, |_| true);
    assert_eq!(event.name, "*Cup* @everyone");
    assert_eq!(event.ends_at - event.starts_at, HOUR);
    let link = format!("/{}/{}", scene.playground.guild(), scene.general());
    assert!(event.location.ends_with(&link), "{}", event.location);
    let words = format!("A DVONN tournament (Swiss). Join in <#{}>", scene.general());
    let description = event.description.as_deref().unwrap_or_default();
    assert!(description.starts_with(&words), "{description}");
    let elsewhere = scene.new_channel("elsewhere");
    ada.at(elsewhere).asks("tournament move").in_private("");
    let moved = wait_for(&scene, |event| event.location.ends_with(&elsewhere.to_string()));
    assert_eq!((moved.id, moved.starts_at), (event.id, event.starts_at));
    ends(ada, "Cancel tournament");
    scene.wait_until(|| events(&scene).is_empty());
}

#[test]
fn an_event_stays_if_its_tournament_starts_in_time_and_the_next_of_a_series_has_one() {
    let scene = Scene::in_english();
    let (ada, ben) = (scene.ada(), scene.ben());
    allow(&scene);
    let weekly = ada.also_choosing(dated(ada, "Weekly"), "repeat", "Every week");
    let cup = TournamentScene::by(ada, "Weekly, no. 1", &weekly).joined_by(&[ada, ben]);
    let first = wait_for(&scene, |_| true);
    scene.let_time_pass(DAY);
    cup.round(1);
    scene.wait_until(|| events(&scene).len() == 2);
    scene.settle();
    let [still, next] = events(&scene).try_into().expect("two events");
    assert_eq!(still, first);
    assert_eq!([still.name, next.name], ["Weekly, no. 1", "Weekly, no. 2"]);
    assert_eq!(next.starts_at - still.starts_at, 7 * 24 * HOUR);
}

#[test]
fn an_event_is_deleted_if_its_tournament_starts_early() {
    let scene = Scene::in_english();
    let (ada, ben) = (scene.ada(), scene.ben());
    allow(&scene);
    let cup = TournamentScene::by(ada, "Cup", &dated(ada, "Cup")).joined_by(&[ada, ben]);
    wait_for(&scene, |_| true);
    cup.starts();
    scene.wait_until(|| events(&scene).is_empty());
}

#[test]
fn there_is_no_event_without_the_permission_or_for_what_not_everybody_may_see() {
    let scene = Scene::in_english();
    let (ada, ben) = (scene.ada(), scene.ben());
    TournamentScene::by(ada, "Cup", &dated(ada, "Cup"));
    scene.settle();
    allow(&scene);
    let secret = scene.new_channel("secret");
    scene.playground.deny_to_people(secret, Permissions::VIEW_CHANNEL).expect("a channel");
    let hidden = ada.at(secret);
    TournamentScene::by(hidden, "Hidden", &dated(hidden, "Hidden"));
    TournamentScene::by(ada, "Closed", &dated(ada, "Closed").option("invited", true));
    scene.settle();
    assert_eq!(events(&scene), []);
    TournamentScene::by(ben, "Open", &dated(ben, "Open"));
    assert_eq!(wait_for(&scene, |_| true).name, "Open");
}

#[test]
fn an_event_is_created_once_although_the_response_is_lost_and_the_bot_is_killed() {
    let scene = Scene::in_english();
    let ada = scene.ada();
    allow(&scene);
    let lost = Fault::new("POST", "/guilds/*/scheduled-events", Effect::Drop).after_performing();
    scene.playground.add_fault(lost);
    TournamentScene::by(ada, "Cup", &dated(ada, "Cup"));
    wait_for(&scene, |_| true);
    scene.kill_bot();
    scene.restart_after_kill();
    scene.settle();
    let event = wait_for(&scene, |_| true);
    ends(ada, "Cancel tournament");
    scene.wait_until(|| events(&scene).is_empty());
    assert_eq!(event.name, "Cup");
}

#[test]
fn an_event_that_somebody_deletes_does_not_come_back() {
    let scene = Scene::in_english();
    let ada = scene.ada();
    allow(&scene);
    scene.tolerate(10070);
    TournamentScene::by(ada, "Cup", &dated(ada, "Cup"));
    let event = wait_for(&scene, |_| true);
    scene.settle();
    scene.playground.delete_event(scene.playground.guild(), event.id).expect("it is there");
    ada.at(scene.new_channel("elsewhere")).asks("tournament move").in_private("");
    scene.settle();
    assert_eq!(events(&scene), []);
}

#[test]
fn the_next_cycle_of_a_league_is_an_event_that_moves_with_it() {
    let scene = Scene::in_english();
    allow(&scene);
    let contest = LeagueScene::with(&scene, 4);
    let host = contest.host();
    let first = wait_for(&scene, |_| true);
    assert_eq!(first.name, "Harbour · cycle 1");
    let description = first.description.as_deref().unwrap_or_default();
    let words = format!("use `/league join` in <#{}> before it begins.", scene.general());
    assert!(description.contains(&words), "{description}");

    // Two hours later it has begun, but the cycle is put off.
    scene.let_time_pass(Duration::from_hours(2) + Duration::from_secs(1));
    let week = 7 * 24 * HOUR;
    wait_for(&scene, |event| event.starts_at > first.starts_at + week - HOUR);

    host.asks("league pause").in_private("is paused");
    scene.wait_until(|| events(&scene).is_empty());
    scene.let_time_pass(DAY);
    host.asks("league resume").in_private("has resumed");
    let moved = wait_for(&scene, |event| event.starts_at > first.starts_at + week + 23 * HOUR);
    let elsewhere = scene.new_channel("elsewhere");
    host.at(elsewhere).asks("league move").in_private("");
    wait_for(&scene, |event| {
        event.id == moved.id && event.location.ends_with(&elsewhere.to_string())
    });

    let last = scene.new_person("hal");
    last.asks("league join").in_private("You've entered for cycle 1");
    scene.let_time_pass(7 * DAY + Duration::from_mins(1));
    scene.wait_until(|| events(&scene).len() == 2);
    scene.settle();
    let [begun, next] = events(&scene).try_into().expect("two events");
    assert_eq!((begun.id, next.name.as_str()), (moved.id, "Harbour · cycle 2"));

    // Threads may be open for games that do not begin any more, and the bot tries to delete them.
    scene.tolerate(50013);
    let asked = host.asks("league close").in_private("for good?");
    host.presses(asked.message(), "Close league").in_private("is closed");
    assert_eq!(wait_for(&scene, |_| true).id, begun.id);
}
