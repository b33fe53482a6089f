//! Roles for ladder places and titles.

use std::time::Duration;

use dvonn_playground::{CommandCall, Effect, Fault, GuildId, Permissions, RoleId};

use super::ladders::game;
use super::leagues::LeagueScene;
use super::places::{use_places, won};
use super::privacy::deleted;
use crate::support::fleet::Fleet;
use crate::support::person::Person;
use crate::support::scene::Scene;
use crate::support::tournament::{TournamentScene, mover_resigns, threads};

const DAY: Duration = Duration::from_hours(24);
/// A little more than the time after which the bot tries again what it could not do.
const RETRY: Duration = Duration::from_secs(301);
/// Where the bot gives and takes roles.
const MEMBER_ROLE: &str = "/guilds/*/members/*/roles/*";
/// What the log says, once, when the bot may not give or take a role.
const HINDERED: &str = "not allowed to give or take roles";

fn guild(scene: &Scene) -> GuildId {
    scene.playground.guild()
}

fn bot_role(scene: &Scene) -> RoleId {
    scene.playground.bot_role(guild(scene)).expect("the bot's role")
}

/// Gives the bot's role these permissions.
fn allow(scene: &Scene, permissions: Permissions) {
    let role = bot_role(scene);
    scene.playground.set_role_permissions(guild(scene), role, permissions).expect("a role");
}

/// Creates a role, below all others.
fn new_role(scene: &Scene, name: &str, permissions: Permissions) -> RoleId {
    scene.playground.create_role(guild(scene), name, permissions).expect("a role")
}

/// A role below the bot's, which may manage roles.
fn champion(scene: &Scene) -> RoleId {
    allow(scene, Permissions::MANAGE_ROLES);
    new_role(scene, "champion", Permissions::NONE)
}

/// `/dvonn-admin roles` with a role for a reward.
fn choose(person: Person<'_>, reward: &str, role: RoleId) -> CommandCall {
    person.admin("roles").option(reward, role.to_string())
}

fn has(person: Person<'_>, role: RoleId) -> bool {
    let playground = &person.scene.playground;
    playground.roles(guild(person.scene), person.id).is_ok_and(|roles| roles.contains(&role))
}

/// Waits until one person has a role and the other has not.
#[track_caller]
fn wait_for_holder(role: RoleId, holder: Person<'_>, other: Person<'_>) {
    holder.scene.wait_until(|| has(holder, role) && !has(other, role));
}

/// How often the bot has asked Discord to give or take a role.
fn requests(scene: &Scene, method: &str) -> usize {
    let journal = scene.playground.journal();
    let on_role = |path: &str| path.contains("/members/") && path.contains("/roles/");
    journal.iter().filter(|request| request.method == method && on_role(&request.path)).count()
}

fn grants_in_state(scene: &Scene, state: &str) -> i64 {
    scene.number(&format!("SELECT count(*) FROM role_grants WHERE state = '{state}'"))
}

fn log_lines(scene: &Scene, words: &str) -> usize {
    scene.log().lines().filter(|line| line.contains(words)).count()
}

#[test]
fn roles_move_with_the_places_and_people_keep_what_they_had_before() {
    let scene = Scene::start();
    let (ada, ben, cleo) = (scene.ada(), scene.ben(), scene.new_person("cleo"));
    use_places(ada);
    let first = champion(&scene);
    let podium = new_role(&scene, "podium", Permissions::NONE);
    ada.types(&choose(ada, "first", first)).in_private(&format!("First place: <@&{first}>"));
    let shown = ada.types(&choose(ada, "top3", podium));
    let shown = shown.in_private(&format!("Top three: <@&{podium}>"));
    assert!(shown.text().contains("Top ten: no role"), "{:?}", shown.text());
    scene.playground.give_role(guild(&scene), ben.id, podium).expect("a member");

    won(ada, ben);
    wait_for_holder(first, ada, ben);
    scene.wait_until(|| has(ada, podium));
    // A request is in the journal once it is answered, which is after its effect.
    scene.wait_until(|| requests(&scene, "PUT") >= 2);
    assert_eq!(requests(&scene, "PUT"), 2, "Ben had his role before");
    won(cleo, ben);
    scene.wait_until(|| has(cleo, podium));
    won(cleo, ada);
    wait_for_holder(first, cleo, ada);
    assert!(has(ada, podium), "she is second now");

    let cleared = ada.presses(shown.message(), "Clear top three");
    assert!(cleared.text().contains("Top three: no role"), "{:?}", cleared.text());
    scene.wait_until(|| !has(ada, podium) && !has(cleo, podium));
    assert!(has(ben, podium) && has(cleo, first));
    let log = ada.types(&ada.admin("log"));
    for line in
        [format!("Role for “Top three”: <@&{podium}>."), "Role for “Top three”: none.".into()]
    {
        assert!(log.text().contains(&line), "{line:?} is not in {:?}", log.text());
    }
}

#[test]
fn a_role_follows_the_best_rating() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let first = champion(&scene);
    game(ada, ben, 6);
    ada.types(&choose(ada, "first", first));
    wait_for_holder(first, ada, ben);
    game(ben, ada, 6);
    game(ben, ada, 6);
    wait_for_holder(first, ben, ada);
    // Nobody is on the ladder any more.
    scene.let_time_pass(61 * DAY);
    scene.wait_until(|| !has(ben, first));
}

#[test]
fn the_winners_of_the_last_season_and_tournament_get_their_roles() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let season = champion(&scene);
    let cup = new_role(&scene, "cup", Permissions::NONE);
    ada.sets_server("Season length: one month");
    ada.types(&choose(ada, "season", season).option("tournament", cup.to_string()));
    game(ben, ada, 6);
    scene.let_time_pass(31 * DAY);
    wait_for_holder(season, ben, ada);

    let contest = TournamentScene::announce(ada, "Cup", "Knockout").joined_by(&[ada, ben]);
    let thread = threads(&contest.starts())[0];
    mover_resigns(&[ada, ben], thread);
    let end = contest.end();
    let [winner, loser] = if end.pings.contains(&ada.id) { [ada, ben] } else { [ben, ada] };
    wait_for_holder(cup, winner, loser);
}

#[test]
fn the_champion_of_the_league_has_the_role() {
    let scene = Scene::start();
    let contest = LeagueScene::with(&scene, 5);
    let (role, host) = (champion(&scene), contest.host());
    host.types(&choose(host, "league", role)).in_private("Champion of the league: <@&");
    contest.begins();
    contest.wait_for_games(7);
    contest.plays_a_cycle();
    let results = contest.message("cycle 1 is over. Champion: ");
    let is_champion = |person: &Person<'_>| results.pings.contains(&person.id);
    let (winners, others): (Vec<Person<'_>>, Vec<_>) =
        contest.people.iter().copied().partition(is_champion);
    wait_for_holder(role, winners[0], others[0]);
}

#[test]
fn roles_that_the_bot_may_not_give_are_refused() {
    let scene = Scene::start();
    let (ada, guild) = (scene.ada(), guild(&scene));
    let role = new_role(&scene, "champion", Permissions::NONE);
    let own = bot_role(&scene);
    let refused = |role: RoleId, words: &str| {
        ada.types(&choose(ada, "first", role)).in_private(words).without_controls();
    };
    refused(role, "I need the “Manage Roles” permission.");
    allow(&scene, Permissions::MANAGE_ROLES);
    refused(own, "belongs to an integration");
    refused(guild.to_string().parse().expect("an id"), "Everyone has this role already.");
    scene.playground.move_role_above(guild, role, own).expect("both exist");
    refused(role, "isn't below my highest role");
    scene.playground.move_role_above(guild, own, role).expect("both exist");
    let powerful = Permissions::MANAGE_MESSAGES | Permissions::SEND_MESSAGES;
    scene.playground.set_role_permissions(guild, role, powerful).expect("a role");
    refused(role, "gives power over others: “Manage Messages”. I don't give out such roles.");
    scene.playground.set_role_permissions(guild, role, Permissions::NONE).expect("a role");
    ada.picks_for_server("moderators", &[role]);
    refused(role, "is my moderator role");
    ada.clears_for_server("moderators");

    // Eve manages the server, but not roles above or beside her own.
    let eve = scene.new_person("eve");
    let manager = new_role(&scene, "manager", Permissions::MANAGE_GUILD);
    scene.playground.give_role(guild, eve.id, manager).expect("a member");
    let by_eve = || eve.types(&choose(eve, "first", role));
    by_eve().in_private("I can't give out");
    let both = Permissions::MANAGE_GUILD | Permissions::MANAGE_ROLES;
    scene.playground.set_role_permissions(guild, manager, both).expect("a role");
    by_eve().in_private("I can't give out");
    assert_eq!(scene.count("SELECT count(*) FROM reward_roles"), 0);
    scene.playground.move_role_above(guild, manager, role).expect("both exist");
    by_eve().in_private("First place: <@&");
    assert_eq!(scene.count("SELECT count(*) FROM reward_roles"), 1);
}

#[test]
fn a_withdrawn_permission_is_reported_once_and_made_up_for_later() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let role = champion(&scene);
    ada.types(&choose(ada, "first", role));
    allow(&scene, Permissions::NONE);
    game(ada, ben, 6);
    let failing = || scene.count("SELECT COALESCE(MAX(failing), 0) FROM reward_checks") == 1;
    scene.wait_until(failing);
    ada.types(&ada.admin("roles"))
        .in_private("**I can't give it.** I need the “Manage Roles” permission");
    let checked = || scene.count("SELECT due_at FROM reward_checks");
    let before = checked();
    scene.let_time_pass(RETRY);
    scene.wait_until(|| checked() > before);
    assert_eq!(log_lines(&scene, HINDERED), 1, "{}", scene.log());

    // Not below the bot's role, and then with power over others.
    allow(&scene, Permissions::MANAGE_ROLES);
    let (guild, own) = (guild(&scene), bot_role(&scene));
    scene.playground.move_role_above(guild, role, own).expect("both exist");
    ada.types(&ada.admin("roles")).in_private("isn't below my highest role");
    scene.let_time_pass(RETRY);
    scene.wait_until(|| checked() > before + 300_000);
    scene.playground.move_role_above(guild, own, role).expect("both exist");
    let ban = Permissions::ADMINISTRATOR;
    scene.playground.set_role_permissions(guild, role, ban).expect("a role");
    scene.let_time_pass(RETRY);
    scene.wait_until(|| checked() > before + 600_000);
    assert_eq!((requests(&scene, "PUT"), log_lines(&scene, HINDERED)), (0, 1));

    scene.playground.set_role_permissions(guild, role, Permissions::NONE).expect("a role");
    scene.let_time_pass(RETRY);
    wait_for_holder(role, ada, ben);
    scene.wait_until(|| !failing());
}

#[test]
fn a_refusal_that_nobody_could_foresee_is_shown_to_those_who_manage_the_server() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let role = champion(&scene);
    ada.types(&choose(ada, "first", role));
    let refused = Fault::new("PUT", MEMBER_ROLE, Effect::Refuse(403, 60003));
    scene.playground.add_fault(refused);
    game(ada, ben, 6);
    let failing = || scene.count("SELECT COALESCE(MAX(failing), 0) FROM reward_checks") == 1;
    scene.wait_until(failing);
    ada.types(&ada.admin("roles")).in_private("requires two-factor authentication");
    scene.let_time_pass(RETRY);
    wait_for_holder(role, ada, ben);
    scene.wait_until(|| !failing());
    let look = ada.types(&ada.admin("roles"));
    assert!(!look.text().contains("two-factor"), "{}", look.text());
}

#[test]
fn a_kill_while_giving_a_role_neither_loses_nor_leaves_it() {
    for performed in [false, true] {
        let scene = Scene::start();
        let (ada, ben) = (scene.ada(), scene.ben());
        let role = champion(&scene);
        ada.types(&choose(ada, "first", role));
        let held = Fault::new("PUT", MEMBER_ROLE, Effect::Delay(600_000));
        scene.playground.add_fault(if performed { held.after_performing() } else { held });
        game(ada, ben, 6);
        scene.wait_until(|| grants_in_state(&scene, "giving") == 1 && has(ada, role) == performed);
        scene.kill_bot();
        scene.playground.clear_faults();
        scene.restart_after_kill();
        scene.let_time_pass(RETRY);
        scene.wait_until(|| grants_in_state(&scene, "given") == 1);
        assert!(has(ada, role));
        game(ben, ada, 6);
        game(ben, ada, 6);
        wait_for_holder(role, ben, ada);
    }
}

#[test]
fn deleted_people_lose_the_role_and_nothing_is_kept_about_it() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let role = champion(&scene);
    ada.types(&choose(ada, "first", role));
    game(ada, ben, 6);
    wait_for_holder(role, ada, ben);
    deleted(ada);
    wait_for_holder(role, ben, ada);
    let of_ada = format!("SELECT count(*) FROM role_grants WHERE user_id = {}", ada.id);
    scene.wait_until(|| scene.number(&of_ada) == 0);
}

#[test]
fn people_who_left_are_ignored_and_deleted_roles_forgotten() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    game(ben, ada, 6);
    scene.playground.leave(guild(&scene), ben.id).expect("a member");
    let role = champion(&scene);
    ada.types(&choose(ada, "first", role));
    scene.wait_until(|| grants_in_state(&scene, "absent") == 1);
    scene.playground.join(guild(&scene), ben.id).expect("a person");
    scene.let_time_pass(DAY + RETRY);
    wait_for_holder(role, ben, ada);

    scene.playground.delete_role(guild(&scene), role).expect("a role");
    ada.types(&ada.admin("roles")).in_private("**I can't give it.** The role was deleted.");
    game(ada, ben, 6);
    game(ada, ben, 6);
    scene.wait_until(|| scene.count("SELECT count(*) FROM reward_roles") == 0);
    let log = ada.types(&ada.admin("log"));
    let line = format!("<@{}>: Role for “First place”: none, because", scene.playground.bot());
    assert_eq!(log.text().matches(&line).count(), 1, "{:?}", log.text());
    assert_eq!(scene.count("SELECT count(*) FROM role_grants"), 0);
    assert_eq!(log_lines(&scene, HINDERED), 0);
}

#[test]
fn two_processes_give_a_role_once() {
    let Some(fleet) = Fleet::start("roles", &["0/1", "0/1"]) else { return };
    let scene = &fleet.scene;
    // Both processes answer interactions.
    scene.tolerate(40060);
    let (ada, ben) = (scene.ada(), scene.ben());
    let role = champion(scene);
    ada.types(&choose(ada, "first", role));
    game(ada, ben, 6);
    wait_for_holder(role, ada, ben);
    // A process that stops before it has recorded this leaves the role to be given once more.
    scene.wait_until(|| grants_in_state(scene, "given") == 1);
    for number in [0, 1] {
        fleet.stop(number);
    }
    assert_eq!(requests(scene, "PUT"), 1);
}
