//! Games against the computer.

use dvonn_playground::{Callback, Effect, Fault};
use dvonn_rules::Ply;

use super::moderation::promote;
use super::setups::alt;
use crate::support::computer_game::{ComputerGame, LEVELS, call};
use crate::support::person::{Person, Steps as _};
use crate::support::records;
use crate::support::scene::{Scene, is_board, wait};

/// The first lines of the public boards.
fn board_headlines(scene: &Scene) -> Vec<String> {
    let boards = scene.boards(scene.general());
    boards.iter().map(|board| board.content.lines().next().unwrap_or_default().to_owned()).collect()
}

/// Delays the bot's own posts, so that the computer's ply is not announced yet.
fn delay_posts(scene: &Scene) {
    let held = Fault::new("POST", "/channels/*/messages", Effect::Delay(600_000));
    scene.playground.add_fault(held);
}

#[test]
fn a_whole_game_against_the_computer() {
    let scene = Scene::start();
    let mut game = ComputerGame::start(scene.ada(), "Beginner");
    let start = &game.board.content;
    assert!(
        start.contains("Computer (Beginner) plays Black") && start.contains("unrated"),
        "{start:?}"
    );
    while !game.is_over() {
        game.plays_and_waits(game.some_ply());
    }
    assert_eq!(scene.running_games(), 0);
    assert!(game.board.button_labelled("Play again").is_some(), "{:?}", game.board);
}

#[test]
fn every_level_plays_and_the_computer_is_never_notified() {
    let scene = Scene::start();
    for level in LEVELS {
        let channel = scene.new_channel(&level.to_lowercase().replace(' ', "-"));
        let mut game = ComputerGame::dealt(scene.ada().at(channel), level);
        let response = game.plays(game.some_ply());
        let response = response.with_thinking(level).with_picture();
        assert!(response.message().pings.is_empty(), "{:?}", response.message());
        assert!(!response.message().has_steps(), "nobody has to choose");
        game.wait_for_computer();
        assert!(game.board.content.contains(&format!("Computer ({level}) moves **")));
        let old = scene.wait_for_no_controls(response.message());
        scene.message(channel, |message| {
            message.id == old.id && !message.content.contains("is thinking")
        });
    }
}

#[test]
fn every_command_with_levels_offers_all_of_them_the_weakest_first() {
    let scene = Scene::start();
    for command in
        ["dvonn play", "tournament add-computer", "tournament remove-computer", "ladder profile"]
    {
        assert_eq!(scene.ada().choices(command, "level"), LEVELS, "{command}");
    }
}

#[test]
fn grandmaster_answers_on_an_empty_board() {
    let scene = Scene::start();
    let mut game = ComputerGame::start(scene.ada(), "Grandmaster");
    assert!(game.board.content.contains("Computer (Grandmaster) plays Black"), "{:?}", game.board);
    game.plays_and_waits(game.some_ply());
    assert!(game.board.content.contains("Computer (Grandmaster) places"), "{:?}", game.board);
    assert_eq!(scene.plies(), 2);
}

#[test]
fn the_computer_plays_first_as_white() {
    let scene = Scene::start();
    let ada = scene.ada();
    let call = ada.also_choosing(ada.choosing("play", "color", "Black"), "setup", "full");
    let start = ada.types(&call);
    let start = start.in_public("Computer (Casual) plays White");
    let board = scene.board_after(start.message());
    assert!(board.content.contains("Computer (Casual) places a red piece on"), "{board:?}");
    assert!(alt(&board).contains("Computer (Casual) places a "), "{:?}", alt(&board));
    assert_eq!(board.pings.iter().collect::<Vec<_>>(), [&ada.id]);
    assert!(board.button_labelled("Take back move").is_none(), "Ada has not played yet");
}

#[test]
fn a_game_against_the_computer_by_clicks() {
    let scene = Scene::start();
    let ada = scene.ada();
    let mut game = ComputerGame::dealt(ada, "Novice");
    let Ply::Move { from, to } = game.some_ply() else { panic!("everything is placed") };
    let destinations = ada.chooses(&game.board, &from.to_string());
    let preview = ada.presses(destinations.message(), &format!("{from}→{to}"));
    ada.presses(preview.message(), "Play move").in_private("You played");
    game.wait_for_computer();
    assert!(game.board.content.contains("Computer (Novice) moves **"), "{:?}", game.board);
}

#[test]
fn two_games_at_once_do_not_wait_for_each_other() {
    let scene = Scene::start();
    let aside = scene.new_channel("aside");
    let mut bouts = [
        ComputerGame::dealt(scene.ada(), "Master"),
        ComputerGame::dealt(scene.ben().at(aside), "Master"),
    ];
    for _ in 0..2 {
        for game in &bouts {
            game.plays(game.some_ply()).with_thinking("Master");
        }
        for game in &mut bouts {
            game.wait_for_computer();
        }
    }
}

#[test]
fn a_takeback_also_undoes_the_computers_reply() {
    let scene = Scene::start();
    let ada = scene.ada();
    let mut game = ComputerGame::dealt(ada, "Novice");
    let before = game.history();
    game.plays_and_waits(game.some_ply());
    ada.presses(&game.board, "Take back move").in_public("has taken back their last move");
    assert_eq!(game.history(), before);
    game.board = scene.board(ada.channel);
    assert!(game.board.pings.is_empty(), "Ada has just asked for it");
    game.plays_and_waits(game.some_ply());
}

#[test]
fn the_computer_answers_a_draw_offer_at_once() {
    let scene = Scene::start();
    let ada = scene.ada();
    let game = ComputerGame::start(ada, "Master");
    // It declines while pieces are being placed.
    ada.types(&ada.choosing("offer", "what", "Draw")).in_public("Declined");
    game.plays(game.some_ply());
    ada.types(&ada.choosing("offer", "what", "Draw")).in_private("a short while ago");
}

#[test]
fn the_computer_accepts_a_draw_unless_it_is_better() {
    let scene = Scene::start();
    let ada = scene.ada();
    // White, to move, owns every stack that can move.
    let position = "w w1,w1,r1,b1,.,.,.,.,./.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,.,r1/\
                    .,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,r1";
    let call = call(ada, "Master", "given").option("position", position);
    ada.types(&call).in_public("starts");
    ada.types(&ada.choosing("offer", "what", "Draw")).in_public("draw");
    assert_eq!(scene.running_games(), 0);
}

#[test]
fn a_draw_offer_gets_a_response_while_the_engine_is_busy() {
    let scene = Scene::with_settings(Scene::options(), &[("DVONN_COMPUTER_THREADS", "1")]);
    let ada = scene.ada();
    ComputerGame::dealt(ada, "Master");
    let record = records::game_with_passes();
    // Each asks about another position: the answer to the same one would come at once.
    let analyses = |person: Person<'_>, after: usize| {
        let position = record.position_after(after).expect("a position").to_string();
        let asked = person.sends(&person.command("analyse").option("position", position));
        assert_eq!(wait(asked.answer()).answer, Some(Callback::Deferred));
        asked
    };
    let offers = || ada.types(&ada.choosing("offer", "what", "Draw"));
    let _others = [analyses(scene.ben(), 50), analyses(scene.new_person("cleo"), 51)];
    offers().in_private("in a minute");
    let own = analyses(ada, 49);
    offers().in_private("I'm still working");
    ada.response_to(&own).in_private("White to move: ");
    assert_eq!(scene.running_games(), 1);
}

#[test]
fn a_player_can_resign_while_the_computer_thinks() {
    let scene = Scene::with_settings(Scene::options(), &[("DVONN_COMPUTER_THREADS", "1")]);
    let (ada, aside) = (scene.ada(), scene.new_channel("aside"));
    let game = ComputerGame::dealt(ada, "Master");
    game.plays(game.some_ply()).with_thinking("Master");
    let question = ada.asks("resign");
    ada.presses(question.message(), "Resign game").in_private("You've resigned");
    let end = scene.message(ada.channel, |message| message.content.contains("You resigned"));
    assert!(end.content.contains("Computer (Master) wins."), "{:?}", end.content);
    // If the bot were still computing an answer for this game, it would come before the ones below,
    // which run on the same thread.
    let plies = scene.plies();
    let mut next = ComputerGame::dealt(scene.ben().at(aside), "Novice");
    next.plays_and_waits(next.some_ply());
    assert_eq!(scene.plies(), plies + 2, "the computer played after the end");
}

#[test]
fn a_rematch_against_the_computer_starts_at_once_with_colours_swapped() {
    let scene = Scene::start();
    let ada = scene.ada();
    let game = ComputerGame::start(ada, "Beginner");
    ada.aborts();
    let end = scene.board_after(&game.board);
    let again = ada.presses(&end, "Play again").in_public("Computer (Beginner) plays White");
    let board = scene.board_after(again.message());
    assert!(board.content.contains("places a red piece"), "{:?}", board.content);
    ada.presses(&end, "Play again").in_private("The rematch of this game is game 2");
    ada.aborts();
    scene.board_after(&board);
    ada.presses(&end, "Play again").in_private("The rematch of this game is game 2");
    assert_eq!(scene.games(), 2);
}

#[test]
fn a_game_in_a_busy_channel_starts_in_a_thread() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    ComputerGame::start(ada, "Beginner");
    let busy = ben.types(&call(ben, "Novice", "full"));
    let busy = busy.in_private("Computer (Beginner) are playing in this channel");
    let response = ben.presses(busy.message(), "Open thread").in_private("");
    let place = scene.wait_for_text(response.message(), "<#").content;
    let thread = place.split("<#").nth(1).and_then(|rest| rest.split('>').next());
    let thread = thread.and_then(|id| id.parse().ok()).expect("a thread is named");
    let board = scene.message(thread, is_board);
    assert!(board.content.contains("Computer (Novice) plays Black"), "{:?}", board.content);
    let mut game = ComputerGame { person: ben.at(thread), board };
    game.plays_and_waits(game.some_ply());
}

#[test]
fn a_second_game_in_direct_messages_leads_to_the_first_or_to_its_end() {
    let scene = Scene::start();
    let ada = scene.ada().in_direct_messages();
    ComputerGame::start(ada, "Beginner");
    let busy = || ada.types(&call(ada, "Novice", "full")).in_private("isn't over yet");
    ada.presses(busy().message(), "Next game");
    let asked = ada.presses(busy().message(), "Resign game");
    ada.presses(asked.message(), "Resign game");
    scene.wait_until(|| scene.count("SELECT count(*) FROM games WHERE state = 'running'") == 0);
    assert_eq!(scene.games(), 1);
    ada.types(&call(ada, "Novice", "full"));
    scene.wait_until(|| scene.games() == 2);
}

#[test]
fn a_game_whose_only_person_left_makes_way_for_the_next() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let game = ComputerGame::start(ada, "Beginner");
    scene.playground.leave(scene.playground.guild(), ada.id).expect("Ada is there");
    ben.types(&call(ben, "Novice", "full")).in_public("Computer (Novice) plays Black");
    scene.message(ada.channel, |message| {
        message.id > game.board.id && message.content.contains("without a result")
    });
}

#[test]
fn moderators_cannot_hand_over_the_computers_side() {
    let scene = Scene::start();
    let eve = scene.new_person("eve");
    promote(eve);
    ComputerGame::start(scene.ada(), "Beginner");
    let call = eve.choosing("game moderate", "action", "Replace a player");
    let call = eve.also_choosing(call, "side", "Black").option("reason", "for a friend");
    let call = call.option("player", scene.ben().id.to_string());
    eve.types(&call).in_private("You can't replace the computer");
}

#[test]
fn commands_that_do_not_fit_the_computer_are_refused_in_private() {
    let scene = Scene::start();
    let ada = scene.ada();
    let unreadable = ada.command("play").option("clock", "soon");
    ada.types(&unreadable).in_private("soon");
    let game = ComputerGame::start(ada, "Beginner");
    ada.types(&ada.choosing("offer", "what", "More time")).in_private("doesn't need more time");
    ada.asks("game claim").in_private("The computer never leaves");
    scene.ben().places("D3").in_private("Computer (Beginner)");
    ada.asks("games").in_private(" · Computer (Beginner) · ");
    ada.asks("game moves").in_private("Computer (Beginner) (Black)");
    game.plays(game.some_ply());
}

#[test]
fn a_plan_can_let_the_engine_choose_cells() {
    let scene = Scene::start();
    let ada = scene.ada();
    ComputerGame::start(ada, "Beginner");
    let form = ada.asks("plan");
    let response = ada.fills(&form, &[("wishes", "best"), ("stops", "after 2")]);
    let response = response.in_private("`best`");
    assert!(response.text().contains("Next: the engine's choice"), "{:?}", response.text());
    let turn = scene.message(ada.channel, |message| {
        message.pings.contains(&ada.id) && message.content.contains("Computer (Beginner) places")
    });
    assert!(turn.content.contains("place a white"), "{:?}", turn.content);
    assert_eq!(scene.plies(), 4);
    let headlines: String =
        scene.boards(ada.channel).iter().map(|board| board.content.as_str()).collect();
    assert_eq!(headlines.matches("(planned)").count(), 2);
    assert_eq!(headlines.matches("Computer (Beginner) places").count(), 2);
}

#[test]
fn deleting_a_plan_while_the_engine_chooses_notifies_the_player() {
    let scene = Scene::start();
    let ada = scene.ada();
    let game = ComputerGame::start(ada, "Beginner");
    let form = ada.asks("plan");
    let response = ada.fills(&form, &[("wishes", "best")]);
    ada.presses(response.message(), "Delete").in_private("You have no plan");
    // This holds however far the computer has got by then.
    let turn = scene.message(ada.channel, |message| {
        message.id > game.board.id && message.pings.contains(&ada.id)
    });
    assert!(turn.content.contains(", place "), "{:?}", turn.content);
    assert!(turn.has_steps(), "{turn:?}");
}

#[test]
fn plans_cannot_use_the_engine_in_a_rated_game() {
    let scene = Scene::start();
    let duel = scene.duel();
    let planner = duel.mover();
    let form = planner.asks("plan");
    planner.fills(&form, &[("wishes", "best")]).in_private("`best` isn't allowed");
}

#[test]
fn a_server_decides_whether_computer_games_are_rated() {
    let scene = Scene::start();
    let owner = scene.ada();
    let panel = owner.types(&owner.admin("settings"));
    let panel = panel.in_private("Games against the computer are unrated.");
    let panel = owner.presses(panel.message(), "Rated games vs computer: off");
    panel.in_private("Games against the computer are rated.");
    let start = owner.asks("play");
    assert!(!start.text().contains("unrated"), "{:?}", start.text());
}

#[test]
fn thinking_resumes_after_a_restart() {
    let scene = Scene::start();
    let mut game = ComputerGame::dealt(scene.ada(), "Master");
    game.plays(game.some_ply()).with_thinking("Master");
    scene.kill_bot();
    scene.restart_after_kill();
    game.wait_for_computer();
    assert_eq!(scene.plies(), 2);
    game.plays_and_waits(game.some_ply());
}

#[test]
fn an_unannounced_computer_ply_is_announced_once_after_a_crash() {
    let scene = Scene::start();
    let mut game = ComputerGame::dealt(scene.ada(), "Beginner");
    delay_posts(&scene);
    game.plays(game.some_ply()).with_thinking("Beginner");
    scene.wait_until(|| scene.plies() == 2);
    scene.kill_bot();
    scene.restart_after_kill();
    game.wait_for_computer();
    assert_eq!(scene.plies(), 2);
    let moved = board_headlines(&scene)
        .iter()
        .filter(|line| line.contains("Computer (Beginner) moves"))
        .count();
    assert_eq!(moved, 1);
}

#[test]
fn an_unannounced_draw_refusal_is_announced_on_restart() {
    let scene = Scene::start();
    let ada = scene.ada();
    ComputerGame::start(ada, "Master");
    let held = Fault::new("POST", "/interactions/*/*/callback", Effect::Delay(600_000));
    scene.playground.add_fault(held);
    ada.sends(&ada.choosing("offer", "what", "Draw"));
    scene.wait_until(|| scene.declined_offers() == 1);
    scene.kill_bot();
    scene.restart_after_kill();
    let answer = scene.message(ada.channel, |message| message.content.contains("Declined"));
    assert!(answer.enabled_controls().is_empty(), "{answer:?}");
}

#[test]
fn a_kill_while_the_computer_thinks_neither_loses_nor_repeats_plies() {
    let scene = Scene::start();
    let mut game = ComputerGame::dealt(scene.ada(), "Skilled");
    for _ in 0..6 {
        let before = scene.plies();
        game.plays(game.some_ply());
        scene.kill_bot();
        scene.restart_after_kill();
        game.wait_for_computer();
        if game.is_over() {
            break;
        }
        assert!(scene.plies() >= before + 2, "{}", game.history());
    }
}
