//! Games where the bot is a guest: brought along by a person to direct messages, a group, or a server
//! that has not installed it.

use std::time::Duration;

use dvonn_playground::{ChannelId, Effect, Fault, Message, Permissions};
use dvonn_rules::{Game, Ply};

use crate::support::computer_game::ComputerGame;
use crate::support::duel::Duel;
use crate::support::person::Person;
use crate::support::records;
use crate::support::response::Response;
use crate::support::scene::{Scene, is_board};

/// Discord's code for the token of an interaction that is too old. The bot learns a little late that a
/// test has set the clock ahead.
const EXPIRED: u64 = 50027;
/// How long a token of an interaction lasts.
const TOKEN: Duration = Duration::from_mins(15);

/// The direct messages of Ada, who has installed the app, and Ben, who has not.
fn direct_messages(scene: &Scene) -> [Person<'_>; 2] {
    let people = [scene.ada(), scene.ben()];
    let ids = people.map(|person| person.id);
    scene.playground.install(ids[0]).expect("a person");
    let channel = scene.playground.open_private_channel(&ids).expect("two people");
    people.map(|person| person.at(channel))
}

/// `/dvonn challenge` as White on an empty board.
fn challenge(white: Person<'_>, black: Person<'_>) -> Response {
    let call = white.choosing("challenge", "setup", "full");
    let call = white.also_choosing(call, "color", "White");
    white.types(&call.option("opponent", black.id.to_string()))
}

/// A game in direct messages: Ada has White.
fn duel(scene: &Scene) -> Duel<'_> {
    let [ada, ben] = direct_messages(scene);
    let offered = challenge(ada, ben);
    ben.presses(offered.message(), "Accept").in_public("Accepted");
    scene.board_after(offered.message());
    Duel { scene, players: dvonn_rules::ByColor { white: ada, black: ben }, game: Game::new() }
}

/// Plays a ply with the buttons below the board.
#[track_caller]
fn click(duel: &mut Duel<'_>, ply: Ply) -> Message {
    let (mover, board) = (duel.mover(), duel.board());
    match ply {
        Ply::Place(cell) => {
            let cell = cell.to_string();
            let cells = mover.chooses(&board, &cell[1..]);
            mover.chooses(cells.message(), &cell).in_private("You placed");
        }
        Ply::Move { from, to } => {
            let targets = mover.chooses(&board, &from.to_string());
            let to = to.to_string();
            let label = targets.message().controls().find_map(|control| {
                control["label"].as_str().filter(|label| label.contains(&to)).map(str::to_owned)
            });
            let preview = mover.presses(targets.message(), &label.expect("the target"));
            mover.presses(preview.message(), "Play move").in_private("You played");
        }
        Ply::Pass => return board,
    }
    let next = duel.scene.board_after(&board);
    duel.record(ply);
    next
}

fn boards(scene: &Scene, channel: ChannelId) -> usize {
    scene.playground.messages(channel).iter().filter(|message| is_board(message)).count()
}

#[test]
fn friends_play_a_whole_game_in_their_direct_messages_after_one_has_installed_the_bot() {
    let scene = Scene::start();
    let mut duel = duel(&scene);
    let plies: Vec<Ply> = records::game_with_passes().plies().to_vec();
    let turns = plies.iter().filter(|ply| **ply != Ply::Pass).count();
    for ply in plies.into_iter().filter(|ply| *ply != Ply::Pass) {
        click(&mut duel, ply);
    }
    let channel = duel.players.white.channel;
    let last = scene.board(channel);
    assert!(last.content.contains(&duel.result()), "{:?}", last.content);
    assert_eq!(boards(&scene, channel), turns + 1, "each board is shown once");
    duel.assert_recorded();
}

#[test]
fn offers_and_conditional_moves_work_in_direct_messages() {
    let scene = Scene::start();
    let mut duel = duel(&scene);
    let record = records::game_with_passes();
    for &ply in &record.plies()[..49] {
        click(&mut duel, ply);
    }
    let ada = duel.players.white;
    // White, Black, White: Ada prepares her answer while Ben is to move.
    let [first, reply, answer] = [49, 50, 51].map(|at| record.plies()[at]);
    click(&mut duel, first);
    let form = ada.asks("conditional");
    ada.fills(&form, &[("lines", &format!("{reply} {answer}"))])
        .in_private("Your conditional moves");
    let board = click(&mut duel, reply);
    duel.record(answer);
    assert!(board.content.contains("(conditional)"), "{:?}", board.content);

    let offer = ada.presses(&board, "Offer draw").in_public("offers a draw");
    duel.players.black.presses(offer.message(), "Accept");
    let ended = scene.message(ada.channel, |message| message.content.contains("Game over: a draw"));
    assert!(is_board(&ended));
    scene.wait_for_no_controls(offer.message());
}

#[test]
fn a_lost_clock_shows_with_the_next_command() {
    let scene = Scene::start();
    scene.tolerate(EXPIRED);
    // Ben has not installed the bot, but is on its server.
    let mut duel = duel(&scene);
    click(&mut duel, "D3".parse().expect("a cell"));
    let ada = duel.players.white;
    let before = boards(&scene, ada.channel);
    scene.playground.advance(Duration::from_hours(24 * 30)).expect("the clock can be advanced");
    scene.wait_until(|| scene.running_games() == 0);
    for player in [duel.players.white, duel.players.black] {
        let direct = player.in_direct_messages().channel;
        scene.message(direct, |message| message.content.contains("timed out"));
    }
    assert_eq!(boards(&scene, ada.channel), before, "it cannot be shown by itself");
    ada.asks("rules");
    scene
        .message(ada.channel, |message| is_board(message) && message.content.contains("timed out"));
    assert_eq!(boards(&scene, ada.channel), before + 1);
}

#[test]
fn a_board_that_a_kill_kept_back_shows_with_the_next_command() {
    let scene = Scene::start();
    let mut duel = duel(&scene);
    click(&mut duel, "D3".parse().expect("a cell"));
    let (ada, ben, board) = (duel.players.white, duel.players.black, duel.board());
    let before = boards(&scene, ada.channel);
    let cells = ben.chooses(&board, "3");
    scene.playground.add_fault(Fault::new("POST", "/webhooks/*/*", Effect::Delay(30_000)));
    ben.sends_click(&ben.choice(cells.message(), "E3"));
    scene.wait_until(|| scene.count("SELECT plies FROM games") == 2);
    scene.kill_bot();
    scene.playground.clear_faults();
    scene.restart_after_kill();
    scene.wait_until(|| {
        scene.count("SELECT count(*) FROM games WHERE muted_since IS NOT NULL") == 1
    });
    duel.record("E3".parse().expect("a cell"));
    ada.asks("board");
    scene.board_after(&board);
    assert_eq!(boards(&scene, ada.channel), before + 1);
    click(&mut duel, "F3".parse().expect("a cell"));
    assert_eq!(boards(&scene, ada.channel), before + 2);
}

#[test]
fn the_computer_answers_in_direct_messages() {
    let scene = Scene::start();
    let [ada, _] = direct_messages(&scene);
    let game = ComputerGame::dealt(ada, "Beginner");
    game.plays(game.some_ply());
    let board = scene.board(ada.channel);
    assert!(!board.enabled_controls().is_empty(), "it is Ada's turn again: {:?}", board.content);
}

#[test]
fn a_computers_move_without_a_token_waits_for_the_next_command() {
    let scene = Scene::start();
    scene.tolerate(EXPIRED);
    let [ada, _] = direct_messages(&scene);
    let game = ComputerGame::dealt(ada, "Beginner");
    let before = scene.board(ada.channel);
    scene.playground.advance(TOKEN).expect("the clock can be advanced");
    ada.asks("board");
    game.plays(game.some_ply());
    scene.board_after(&before);
}

#[test]
fn what_needs_a_server_is_refused_with_what_works_instead() {
    let scene = Scene::start();
    let [ada, ben] = direct_messages(&scene);
    let voided = ada.choosing("game moderate", "action", "Void the game").option("reason", "x");
    ada.types(&voided).in_private("only on servers that have added me");
    let rated = ada.choosing("challenge", "setup", "full").option("rated", true);
    ada.types(&rated).in_private("can't be rated here");
    let asked = ada.asks("challenge");
    assert!(asked.message().button_labelled("Make it rated").is_none(), "there is no ladder");
    let offered = challenge(ada, ben);
    ben.presses(offered.message(), "Accept");
    scene.board_after(offered.message());
    challenge(ada, ben).in_private("There's already a game in progress here");
}

/// Ben, who has installed the app, on a server without it.
fn elsewhere(scene: &Scene) -> Person<'_> {
    let guild = scene.playground.create_guild_without_bot("Elsewhere", &["lounge"]);
    scene.playground.install(scene.ben().id).expect("a person");
    scene.ben().at(scene.playground.channels_of(guild)[0])
}

#[test]
fn a_game_is_played_on_a_server_that_has_not_installed_the_bot() {
    let scene = Scene::start();
    let ben = elsewhere(&scene);
    let ada = scene.ada().at(ben.channel);
    let offered = challenge(ben, ada);
    ada.presses(offered.message(), "Accept").in_public("Accepted");
    let board = scene.board_after(offered.message());
    let cells = ben.chooses(&board, "3");
    ben.chooses(cells.message(), "D3").in_private("You placed");
    scene.board_after(&board);
}

#[test]
fn a_person_whose_answers_only_they_would_see_is_told_so() {
    let scene = Scene::start();
    let ben = elsewhere(&scene);
    let denied = Permissions::USE_EXTERNAL_APPS;
    scene.playground.deny_to_people(ben.channel, denied).expect("a channel");
    challenge(ben, scene.ada()).in_private("“Use External Apps”");
    assert_eq!(scene.running_games(), 0);
}

#[test]
fn a_board_whose_post_was_not_recorded_is_not_shown_again_to_those_who_use_it() {
    let scene = Scene::start();
    let mut duel = duel(&scene);
    click(&mut duel, "D3".parse().expect("a cell"));
    let (ben, board) = (duel.players.black, duel.board());
    // The board arrives, but the bot is killed before it learns so.
    let lost = Fault::new("POST", "/webhooks/*/*", Effect::Delay(30_000)).after_performing();
    scene.playground.add_fault(lost);
    let cells = ben.chooses(&board, "3");
    ben.sends_click(&ben.choice(cells.message(), "E3"));
    scene.board_after(&board);
    scene.kill_bot();
    scene.playground.clear_faults();
    scene.restart_after_kill();
    scene.wait_until(|| {
        scene.count("SELECT count(*) FROM games WHERE muted_since IS NOT NULL") == 1
    });
    duel.record("E3".parse().expect("a cell"));
    let shown = boards(&scene, ben.channel);
    click(&mut duel, "F3".parse().expect("a cell"));
    assert_eq!(boards(&scene, ben.channel), shown + 1);
}

#[test]
fn a_form_that_was_open_during_a_restart_still_works_on_a_server_without_the_bot() {
    let scene = Scene::start();
    let ben = elsewhere(&scene);
    let ada = scene.ada().at(ben.channel);
    let offered = challenge(ben, ada);
    ada.presses(offered.message(), "Accept").in_public("Accepted");
    let board = scene.board_after(offered.message());
    let form = ben.asks("plan");
    scene.kill_bot();
    scene.restart_after_kill();
    ben.fills(&form, &[("wishes", "D3"), ("stops", "")]).in_private("Played as planned");
    let next = scene.board_after(&board);
    assert!(next.content.contains("**D3**"), "{:?}", next.content);
}
