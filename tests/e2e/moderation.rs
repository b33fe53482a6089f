//! Claiming a win from someone who left, and moderators' decisions.

use std::time::Duration;

use dvonn_playground::{Click, CommandCall, Message, Permissions};

use super::server_panel::panel;
use crate::support::duel::Duel;
use crate::support::person::Person;
use crate::support::response::Response;
use crate::support::scene::Scene;

const DAY: Duration = Duration::from_hours(24);

/// Lets a person manage the server.
pub(super) fn promote(person: Person<'_>) {
    let (scene, guild) = (person.scene, person.scene.playground.guild());
    let role = scene.playground.create_role(guild, "manager", Permissions::MANAGE_GUILD);
    let role = role.expect("a role");
    scene.playground.give_role(guild, person.id, role).expect("a member");
}

/// Gives a person a role with this name and no permissions, and returns its id.
fn give_new_role(person: Person<'_>, name: &str) -> String {
    let (scene, guild) = (person.scene, person.scene.playground.guild());
    let role = scene.playground.create_role(guild, name, Permissions::default()).expect("a role");
    scene.playground.give_role(guild, person.id, role).expect("a member");
    role.to_string()
}

/// Sets the moderator role.
fn sets_moderators(person: Person<'_>, role: &str) -> Response {
    person.picks_for_server("moderators", &[role])
}

/// `/game moderate` with a reason.
fn decision(person: Person<'_>, action: &str) -> CommandCall {
    person.choosing("game moderate", "action", action).option("reason", "they *agreed* by letter")
}

#[track_caller]
fn assert_ended(scene: &Scene, board: &Message, words: &str) {
    let end = scene.board_after(board);
    assert!(end.content.contains(words), "{words:?} is not in {:?}", end.content);
    assert!(end.content.contains(r"Reason: they \*agreed\* by letter"), "{:?}", end.content);
    assert!(end.pings.is_empty(), "nobody has to act");
    scene.wait_for_no_controls(board);
}

#[test]
fn a_win_against_someone_who_left_can_be_claimed_after_the_deadline() {
    let scene = Scene::start();
    let mut duel = Duel::with_all_placed(scene.ada(), scene.ben());
    let (ada, ben) = (duel.players.white, duel.players.black);
    ada.asks("game claim").in_private(&format!("{} is still on this server", ben.mention()));
    scene.playground.leave(scene.playground.guild(), ben.id).expect("Ben is there");
    ada.asks("game claim").in_private("It's your turn. Move first");
    let ply = duel.game.position().legal_plies()[0];
    let before = duel.board();
    duel.play(ply);
    scene.wait_for_no_controls(&before);
    ada.asks("game claim").in_private("still has time. You can claim the win <t:");
    scene.new_person("cleo").asks("game claim").in_private("This game is between");
}

#[test]
fn a_win_can_be_claimed_during_a_pause() {
    let scene = Scene::start();
    let mut duel = Duel::with_all_placed(scene.ada(), scene.ben());
    let ply = duel.game.position().legal_plies()[0];
    duel.play(ply);
    let (ada, ben, board) = (duel.players.white, duel.players.black, duel.board());
    let offer = ben.types(&ben.choosing("offer", "what", "Pause"));
    ada.presses(offer.message(), "Accept").in_public("Accepted.");
    let paused = scene.board_after(&board);
    scene.playground.leave(scene.playground.guild(), ben.id).expect("Ben is there");
    scene.let_time_pass(DAY * 40);
    ada.asks("game claim").in_public("timed out").with_picture();
    scene.wait_for_no_controls(&paused);
    ada.asks("games").in_private("You have no current games");
}

#[test]
fn a_game_without_a_clock_cannot_be_claimed() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let call = ada.challenge_as("White").option("clock", "none");
    let challenge = ada.types(&call.option("opponent", ben.id.to_string()));
    ben.presses(challenge.message(), "Accept");
    scene.board_after(challenge.message());
    scene.playground.leave(scene.playground.guild(), ben.id).expect("Ben is there");
    ada.asks("game claim").in_private("This game has no clock, so nobody can time out");
    ada.asks("resign").in_private("End the game without a result?");
}

#[test]
fn managers_can_end_void_and_hand_over_games() {
    let scene = Scene::start();
    let eve = scene.new_person("eve");
    promote(eve);
    every_decision(&scene, eve);
}

#[test]
fn members_with_the_moderator_role_can_end_void_and_hand_over_games() {
    let scene = Scene::start();
    let eve = scene.new_person("eve");
    let role = give_new_role(eve, "referee");
    eve.types(&decision(eve, "Void the game"))
        .in_private("Only people with the “Manage Server” permission");
    let named = format!("Members with the <@&{role}> role and everyone");
    sets_moderators(scene.ada(), &role).in_private(&named);
    every_decision(&scene, eve);
}

/// Tries every moderator decision, each with its own game and channel.
fn every_decision(scene: &Scene, eve: Person<'_>) {
    for (winner, words) in [
        ("White", "ended the game. {} (White) wins"),
        ("Black", "ended the game. {} (Black) wins"),
        ("Draw", "ended the game as a draw"),
    ] {
        let channel = scene.new_channel(&format!("won-{}", winner.to_lowercase()));
        let duel = Duel::start(scene.ada().at(channel), scene.ben().at(channel));
        let (eve, board) = (eve.at(channel), duel.board());
        let call = decision(eve, "End the game");
        eve.types(&call).in_private("Choose the winner, or a draw, in `winner`");
        let call = eve.also_choosing(call, "winner", winner);
        eve.types(&call).in_public("ended the game").with_picture();
        let player = if winner == "White" { duel.players.white } else { duel.players.black };
        assert_ended(scene, &board, &words.replace("{}", &player.mention()));
    }

    let channel = scene.new_channel("void");
    let duel = Duel::start(scene.ada().at(channel), scene.ben().at(channel));
    let (eve, board) = (eve.at(channel), duel.board());
    eve.types(&decision(eve, "Void the game")).in_public("voided the game").with_picture();
    assert_ended(scene, &board, &format!("{} voided the game", eve.mention()));
    eve.types(&decision(eve, "Void the game")).in_private("Game 4 is over");

    let channel = scene.new_channel("handed-over");
    hand_over(scene, eve.at(channel));
}

fn hand_over(scene: &Scene, eve: Person<'_>) {
    let channel = eve.channel;
    let mut duel = Duel::start(scene.ada().at(channel), scene.ben().at(channel));
    let (ada, cleo) = (duel.players.white, scene.new_person("cleo").at(channel));
    let dan = scene.new_person("dan").at(channel);
    let call = |side: &str, player: Person<'_>| {
        let call = decision(eve, "Replace a player").option("player", player.id.to_string());
        eve.also_choosing(call, "side", side)
    };
    eve.types(&decision(eve, "Replace a player")).in_private("Choose the new player in `player`");
    eve.types(&call("Black", ada)).in_private("is already playing in this game");

    let board = duel.board();
    let response = eve.types(&call("White", cleo)).in_public("(White) with").with_picture();
    let words =
        format!("{} replaced {} (White) with {}", eve.mention(), ada.mention(), cleo.mention());
    assert!(response.text().contains(&words), "{words:?} is not in {:?}", response.text());
    assert!(
        response.text().contains(r"Reason: they \*agreed\* by letter"),
        "{:?}",
        response.text()
    );
    assert_eq!(
        response.message().pings.iter().collect::<Vec<_>>(),
        [&cleo.id],
        "it is Cleo's turn"
    );
    scene.wait_for_no_controls(&board);
    ada.places("D3").in_private("This game is between");
    duel.players.white = cleo;

    let response = eve.types(&call("Black", dan)).in_public("(Black) with");
    assert!(response.message().pings.is_empty(), "it was Cleo's turn before");
    duel.players.black = dan;
    duel.play("D3".parse().expect("a cell"));
    duel.play("E3".parse().expect("a cell"));
    duel.assert_recorded();
    cleo.asks("game moves").in_private("replaced a player. Reason: they");
}

#[test]
fn moderators_end_and_void_games_from_the_menu_of_the_board() {
    let scene = Scene::start();
    let eve = scene.new_person("eve");
    promote(eve);
    for (number, choice, words) in
        [(1, "End the game: White wins", "(White) wins"), (2, "Void the game", "voided the game")]
    {
        let channel = scene.new_channel(&format!("menu-{number}"));
        let duel = Duel::start(scene.ada().at(channel), scene.ben().at(channel));
        let (board, eve) = (duel.board(), eve.at(channel));
        let menu = eve.presses(&board, "More …");
        let menu = menu.in_private(&format!("What should happen in game {number}?"));
        let form = eve.picks(menu.message(), choice);
        let answers = [("reason", "they *agreed* by letter")];
        eve.fills(&form, &answers).in_private(&format!("(game {number})"));
        assert_ended(&scene, &board, words);
    }
}

#[test]
fn moderators_replace_a_player_from_the_menu_of_the_board() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    let (ada, cleo, eve) = (duel.players.white, scene.new_person("cleo"), scene.new_person("eve"));
    promote(eve);
    let board = duel.board();
    let replace_white_with = |person: Person<'_>| {
        let menu = eve.presses(&board, "More …").in_private("What should happen in game 1?");
        let asked =
            eve.picks(menu.message(), "Replace White").in_private("Who will take over as White?");
        let message = asked.message();
        let people = message.controls().find(|control| control["type"] == 5);
        let people = people.and_then(|menu| menu["custom_id"].as_str()).expect("a menu of people");
        let chosen = [person.id.to_string()];
        let click = Click::menu(eve.id, message.channel, message.id, people, chosen);
        eve.fills(&eve.clicks(&click), &[("reason", "they *agreed* by letter")])
    };
    replace_white_with(eve).in_private("You can't replace a player with yourself");
    let told = replace_white_with(cleo).in_private("(game 1)");
    let next = scene.board_after(&board);
    assert!(told.text().contains(&format!("/{}", next.id)), "{:?} links {}", told.text(), next.id);
    let words = format!("replaced {} (White) with {}", ada.mention(), cleo.mention());
    assert!(next.content.contains(&words), "{words:?} is not in {:?}", next.content);
    duel.players.white = cleo;
    duel.play("D3".parse().expect("a cell"));
    duel.assert_recorded();
}

#[test]
fn the_board_shows_a_moderators_menu_to_moderators_only() {
    let scene = Scene::start();
    let duel = scene.duel();
    let (cleo, eve) = (scene.new_person("cleo"), scene.new_person("eve"));
    cleo.presses(&duel.board(), "More …").in_private("This game is between");
    scene.ada().presses(&duel.board(), "More …").in_private("What would you like to do?");
    let role = give_new_role(eve, "referee");
    sets_moderators(scene.ada(), &role);
    let menu = eve.presses(&duel.board(), "More …").in_private("What should happen in game 1?");
    let form = eve.picks(menu.message(), "Void the game");
    // The role is not hers any more when she sends the form.
    sets_moderators(scene.ada(), &give_new_role(scene.new_person("dan"), "other"));
    eve.fills(&form, &[("reason", "peace")]).in_private("Only people with the <@&");
    duel.assert_recorded();
}

#[test]
fn only_moderators_decide_about_games() {
    let scene = Scene::start();
    let duel = scene.duel();
    let (ben, cleo) = (duel.players.black, scene.new_person("cleo"));
    let refusal = "Only people with the “Manage Server” permission";
    for person in [ben, cleo] {
        for action in ["End the game", "Void the game", "Replace a player"] {
            person.types(&decision(person, action)).in_private(refusal);
        }
    }
    let role = give_new_role(scene.new_person("eve"), "referee");
    sets_moderators(scene.ada(), &role);
    let refusal = format!("Only people with the <@&{role}> role or the");
    cleo.types(&decision(cleo, "Void the game")).in_private(&refusal);
    duel.assert_recorded();
}

#[test]
fn managers_set_show_and_clear_the_moderator_role() {
    let scene = Scene::start();
    let (ada, eve) = (scene.ada(), scene.new_person("eve"));
    let role = give_new_role(eve, "referee");
    sets_moderators(ada, &role).in_private("are moderators");
    let everybody = scene.playground.guild().to_string();
    sets_moderators(ada, &everybody).in_private("Everyone has this role");
    let kept = format!("Members with the <@&{role}> role and everyone");
    ada.presses(panel(ada).message(), "Roles and lobby").in_private(&kept);
    let cleared = ada.clears_for_server("moderators");
    cleared.in_private("Everyone with the “Manage Server” permission is a moderator");
    scene.duel();
    eve.types(&decision(eve, "Void the game"))
        .in_private("Only people with the “Manage Server” permission");
}

#[test]
fn moderators_can_decide_from_any_channel_of_their_server() {
    let scene = Scene::start();
    let duel = scene.duel();
    let (board, aside) = (duel.board(), scene.new_channel("aside"));
    let eve = scene.new_person("eve");
    promote(eve);
    let eve = eve.at(aside);
    let void = decision(eve, "Void the game");
    eve.types(&void).in_private("There's no game in this channel");
    eve.types(&void.clone().option("game", 99)).in_private("This server has no game 99");
    let blank = eve.choosing("game moderate", "action", "Void the game").option("reason", "  ");
    eve.types(&blank.option("game", 1)).in_private("Give a reason in `reason`");

    let other = scene.playground.create_guild("other");
    let there = scene.playground.create_channel(other, "general");
    let elsewhere = scene.ada().at(there);
    let foreign = decision(elsewhere, "Void the game").option("game", 1);
    elsewhere.types(&foreign).in_private("This server has no game 1");
    eve.types(&void.option("game", 1)).in_private("(game 1)");
    assert_ended(&scene, &board, "voided the game");
}

#[test]
fn a_decision_delivered_twice_counts_once() {
    let scene = Scene::start();
    let duel = scene.duel();
    let (eve, board) = (scene.new_person("eve"), duel.board());
    promote(eve);
    scene.playground.double_interactions(1);
    eve.types(&decision(eve, "Void the game")).in_public("voided the game");
    scene.board_after(&board);
    assert_eq!(scene.stop_bot().and_then(|status| status.code()), Some(0));
    assert_eq!(scene.boards(board.channel).len(), 2);
}

#[test]
fn a_moderator_cannot_decide_a_game_that_they_play_in() {
    let scene = Scene::start();
    let duel = scene.duel();
    let ada = scene.ada();
    let refusal = "You're a player in game 1, so you can't moderate it. Ask another moderator.";
    let won = ada.also_choosing(decision(ada, "End the game"), "winner", "White");
    let cleo = scene.new_person("cleo");
    let given = decision(ada, "Replace a player").option("player", cleo.id.to_string());
    for call in [won, decision(ada, "Void the game"), ada.also_choosing(given, "side", "Black")] {
        ada.types(&call).in_private(refusal);
    }
    duel.assert_recorded();
}

#[test]
fn only_moderators_see_how_much_players_lose_per_move() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    ada.types(&ada.admin("fairness")).in_private("No player has 5 reviewed rated games");
    let call = ada.admin("fairness").option("player", ben.id.to_string());
    ada.types(&call).in_private("has no reviewed rated games on this server");
    ben.types(&ben.admin("fairness").forced()).in_private("Manage Server");
    let role = give_new_role(ben, "moderators");
    sets_moderators(ada, &role);
    ben.types(&ben.admin("fairness").forced()).in_private("No player has 5 reviewed rated games");
}
