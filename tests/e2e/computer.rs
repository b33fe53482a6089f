//! Games against the computer.

use dvonn_playground::{Callback, CommandCall, Effect, Fault};
use dvonn_rules::Ply;

use super::setups::alt;
use crate::support::bout::{Bout, LEVELS, call};
use crate::support::person::Person;
use crate::support::records;
use crate::support::scene::{Scene, is_board, wait};

/// The boards that everybody has been shown, each with what its first line says.
fn told(scene: &Scene) -> Vec<String> {
    let boards = scene.boards(scene.general());
    boards.iter().map(|board| board.content.lines().next().unwrap_or_default().to_owned()).collect()
}

/// Keeps what Discord is asked to post by the bot itself, so that the computer's ply is known to
/// nobody.
fn hold_posts(scene: &Scene) {
    let held = Fault::new("POST", "/channels/*/messages", Effect::Delay(600_000));
    scene.playground.add_fault(held);
}

#[test]
fn a_whole_game_is_played_against_the_computer() {
    let scene = Scene::begin();
    let mut bout = Bout::begin(scene.ada(), "Beginner");
    let begun = &bout.board.content;
    assert!(
        begun.contains("Computer (Beginner) plays Black") && begun.contains("unrated"),
        "{begun:?}"
    );
    while !bout.is_over() {
        bout.plays_and_is_answered(bout.some_ply());
    }
    assert_eq!(scene.running_games(), 0);
    assert!(bout.board.button_labelled("Offer rematch").is_some(), "{:?}", bout.board);
}

#[test]
fn every_level_answers_and_nothing_calls_the_computer() {
    let scene = Scene::begin();
    for level in LEVELS {
        let channel = scene.new_channel(&level.to_lowercase().replace(' ', "-"));
        let mut bout = Bout::dealt(scene.ada().at(channel), level);
        let told = bout.plays(bout.some_ply());
        let told = told.in_public(&format!("Computer ({level}) is thinking …")).with_picture();
        assert!(told.message().pings.is_empty(), "{:?}", told.message());
        assert!(told.message().controls().all(|control| control["type"] != 3), "a menu");
        bout.answered();
        assert!(bout.board.content.contains(&format!("Computer ({level}) moves **")));
        let old = scene.disarmed(told.message());
        assert!(!old.content.contains("is thinking"), "{:?}", old.content);
    }
}

#[test]
fn the_computer_begins_when_it_has_white_and_places_as_well() {
    let scene = Scene::begin();
    let ada = scene.ada();
    let begun = ada.types(&ada.choosing("play", "color", "Black"));
    let begun = begun.in_public("Computer (Casual) plays White");
    let board = scene.board_after(begun.message());
    assert!(board.content.contains("Computer (Casual) places a red piece on"), "{board:?}");
    assert!(alt(&board).contains("Computer (Casual) plays "), "{:?}", alt(&board));
    assert_eq!(board.pings.iter().collect::<Vec<_>>(), [&ada.id]);
    assert!(board.button_labelled("Take back move").is_none(), "Ada has not played yet");
}

#[test]
fn the_same_by_clicks() {
    let scene = Scene::begin();
    let ada = scene.ada();
    let mut bout = Bout::dealt(ada, "Novice");
    let Ply::Move { from, to } = bout.some_ply() else { panic!("everything is placed") };
    let destinations = ada.chooses(&bout.board, &from.to_string());
    let preview = ada.presses(destinations.message(), &format!("{from}{to}"));
    ada.presses(preview.message(), "Play move").in_private("You played");
    bout.answered();
    assert!(bout.board.content.contains("Computer (Novice) moves **"), "{:?}", bout.board);
}

#[test]
fn two_games_at_once_do_not_wait_for_each_other() {
    let scene = Scene::begin();
    let aside = scene.new_channel("aside");
    let mut bouts =
        [Bout::dealt(scene.ada(), "Master"), Bout::dealt(scene.ben().at(aside), "Master")];
    for _ in 0..2 {
        for bout in &bouts {
            bout.plays(bout.some_ply()).in_public("is thinking …");
        }
        for bout in &mut bouts {
            bout.answered();
        }
    }
}

#[test]
fn a_turn_is_taken_back_with_the_computers_answer() {
    let scene = Scene::begin();
    let ada = scene.ada();
    let mut bout = Bout::dealt(ada, "Novice");
    let before = bout.history();
    bout.plays_and_is_answered(bout.some_ply());
    ada.presses(&bout.board, "Take back move").in_public("takes back their last move");
    assert_eq!(bout.history(), before);
    bout.board = scene.board(ada.channel);
    assert!(bout.board.pings.is_empty(), "Ada has just asked for it");
    bout.plays_and_is_answered(bout.some_ply());
}

#[test]
fn the_computer_answers_an_offer_of_a_draw_at_once() {
    let scene = Scene::begin();
    let ada = scene.ada();
    let bout = Bout::begin(ada, "Master");
    // While pieces are placed it plays on.
    ada.types(&ada.choosing("offer", "what", "Draw")).in_public("Declined");
    bout.plays(bout.some_ply());
    ada.types(&ada.choosing("offer", "what", "Draw")).in_private("a short while ago");
}

#[test]
fn a_draw_is_agreed_on_where_the_computer_stands_no_better() {
    let scene = Scene::begin();
    let ada = scene.ada();
    // White, to move, owns everything that can move.
    let position = "w w1,w1,r1,b1,.,.,.,.,./.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,.,r1/\
                    .,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,r1";
    let call = call(ada, "Master", "given").option("position", position);
    ada.types(&call).in_public("starts");
    ada.types(&ada.choosing("offer", "what", "Draw")).in_public("draw");
    assert_eq!(scene.running_games(), 0);
}

#[test]
fn an_offer_of_a_draw_is_answered_while_the_computer_is_busy() {
    let scene = Scene::with_settings(Scene::options(), &[("DVONN_COMPUTER_THREADS", "1")]);
    let ada = scene.ada();
    Bout::dealt(ada, "Master");
    let position = records::game_with_passes().position_after(49).expect("so many").to_string();
    let analyses = |person: Person<'_>| {
        let asked = person.sends(&person.command("analyse").option("position", position.clone()));
        assert_eq!(wait(asked.answer()).answer, Some(Callback::Deferred));
        asked
    };
    let offers = || ada.types(&ada.choosing("offer", "what", "Draw"));
    let _others = [scene.ben(), scene.newcomer("cleo")].map(analyses);
    offers().in_private("in a minute");
    let own = analyses(ada);
    offers().in_private("I am still working");
    ada.hears(&own).in_private("White to move: ");
    assert_eq!(scene.running_games(), 1);
}

#[test]
fn a_game_against_the_computer_is_given_up_while_it_thinks() {
    let scene = Scene::with_settings(Scene::options(), &[("DVONN_COMPUTER_THREADS", "1")]);
    let (ada, aside) = (scene.ada(), scene.new_channel("aside"));
    let bout = Bout::dealt(ada, "Master");
    bout.plays(bout.some_ply()).in_public("is thinking …");
    let question = ada.asks("resign");
    ada.presses(question.message(), "Resign game").in_private("You have resigned");
    let end = scene.message(ada.channel, |message| message.content.contains("resigns"));
    assert!(end.content.contains("Computer (Master) wins as Black"), "{:?}", end.content);
    // What was begun for it would come before what is begun now, in the same thread.
    let plies = scene.plies();
    let mut next = Bout::dealt(scene.ben().at(aside), "Novice");
    next.plays_and_is_answered(next.some_ply());
    assert_eq!(scene.plies(), plies + 2, "something was played after the end");
}

#[test]
fn a_rematch_begins_at_once_with_the_colours_swapped() {
    let scene = Scene::begin();
    let ada = scene.ada();
    let bout = Bout::begin(ada, "Beginner");
    ada.presses(&bout.board, "Abort game").in_public("aborted");
    let end = scene.board(ada.channel);
    let again = ada.presses(&end, "Offer rematch").in_public("Computer (Beginner) plays White");
    let board = scene.board_after(again.message());
    assert!(board.content.contains("places a red piece"), "{:?}", board.content);
    ada.presses(&end, "Offer rematch").in_private("The rematch of this game is game 2");
    ada.presses(&board, "Abort game").in_public("aborted");
    ada.presses(&end, "Offer rematch").in_private("The rematch of this game is game 2");
    assert_eq!(scene.games(), 2);
}

#[test]
fn where_a_game_runs_another_begins_in_a_thread() {
    let scene = Scene::begin();
    let (ada, ben) = (scene.ada(), scene.ben());
    Bout::begin(ada, "Beginner");
    let busy = ben.types(&call(ben, "Novice", "full"));
    let busy = busy.in_private("Computer (Beginner) are playing in this channel");
    let told = ben.presses(busy.message(), "Open thread").in_private("");
    let place = scene.amended(told.message(), "<#").content;
    let thread = place.split("<#").nth(1).and_then(|rest| rest.split('>').next());
    let thread = thread.and_then(|id| id.parse().ok()).expect("a thread is named");
    let board = scene.message(thread, is_board);
    assert!(board.content.contains("Computer (Novice) plays Black"), "{:?}", board.content);
    let mut bout = Bout { person: ben.at(thread), board };
    bout.plays_and_is_answered(bout.some_ply());
}

#[test]
fn a_game_that_its_only_person_has_left_makes_way_for_the_next() {
    let scene = Scene::begin();
    let (ada, ben) = (scene.ada(), scene.ben());
    let bout = Bout::begin(ada, "Beginner");
    scene.playground.leave(scene.playground.guild(), ada.id).expect("Ada is there");
    ben.types(&call(ben, "Novice", "full")).in_public("Computer (Novice) plays Black");
    scene.message(ada.channel, |message| {
        message.id > bout.board.id && message.content.contains("without a result")
    });
}

#[test]
fn moderators_do_not_hand_the_computers_side_over() {
    let scene = Scene::begin();
    let ada = scene.ada();
    Bout::begin(ada, "Beginner");
    let call = ada.choosing("moderate", "action", "Hand one side over");
    let call = ada.also_choosing(call, "side", "Black").option("reason", "for a friend");
    let call = call.option("player", scene.ben().id.to_string());
    ada.types(&call).in_private("You cannot hand over the computer's side");
}

#[test]
fn what_does_not_go_with_the_computer_is_told_in_private() {
    let scene = Scene::begin();
    let ada = scene.ada();
    let unreadable = ada.command("play").option("clock", "soon");
    ada.types(&unreadable).in_private("soon");
    let bout = Bout::begin(ada, "Beginner");
    ada.types(&ada.choosing("offer", "what", "More time")).in_private("needs no time");
    ada.asks("claim").in_private("The computer never leaves");
    scene.ben().places("D3").in_private("Computer (Beginner)");
    ada.asks("games").in_private("against Computer (Beginner)");
    ada.asks("history").in_private("Computer (Beginner) (Black)");
    bout.plays(bout.some_ply());
}

#[test]
fn a_plan_leaves_its_cells_to_the_computer() {
    let scene = Scene::begin();
    let ada = scene.ada();
    Bout::begin(ada, "Beginner");
    let form = ada.asks("plan");
    let told = ada.fills(&form, &[("wishes", "best"), ("stops", "after 2")]);
    let told = told.in_private("`best`");
    assert!(told.text().contains("Next: the engine's choice"), "{:?}", told.text());
    let turn = scene.message(ada.channel, |message| {
        message.pings.contains(&ada.id) && message.content.contains("Computer (Beginner) places")
    });
    assert!(turn.content.contains("place a white"), "{:?}", turn.content);
    assert_eq!(scene.plies(), 4);
    let told: String =
        scene.boards(ada.channel).iter().map(|board| board.content.as_str()).collect();
    assert_eq!(told.matches("(planned)").count(), 2);
    assert_eq!(told.matches("Computer (Beginner) places").count(), 2);
}

#[test]
fn who_drops_a_plan_while_the_computer_chooses_is_called_to_choose() {
    let scene = Scene::begin();
    let ada = scene.ada();
    let bout = Bout::begin(ada, "Beginner");
    let form = ada.asks("plan");
    let told = ada.fills(&form, &[("wishes", "best")]);
    ada.presses(told.message(), "Delete").in_private("You have no plan");
    // However far the computer has come by then.
    let turn = scene.message(ada.channel, |message| {
        message.id > bout.board.id && message.pings.contains(&ada.id)
    });
    assert!(turn.content.contains("place a"), "{:?}", turn.content);
    assert!(turn.controls().any(|control| control["type"] == 3), "a menu");
}

#[test]
fn in_a_game_that_counts_no_plan_asks_the_computer() {
    let scene = Scene::begin();
    let duel = scene.duel();
    let planner = duel.mover();
    let form = planner.asks("plan");
    planner.fills(&form, &[("wishes", "best")]).in_private("`best` is not allowed");
}

#[test]
fn a_server_says_whether_games_against_the_computer_count() {
    let scene = Scene::begin();
    let owner = scene.ada();
    let call = |rated: Option<bool>| {
        let call = CommandCall::new(owner.id, owner.channel, "dvonn-admin computer");
        rated.map_or(call.clone(), |rated| call.option("rated", rated))
    };
    owner.types(&call(None)).in_private("are unrated");
    owner.types(&call(Some(true))).in_private("are rated");
    let begun = owner.asks("play");
    assert!(!begun.text().contains("unrated"), "{:?}", begun.text());
}

#[test]
fn a_restart_in_the_midst_of_thinking_resumes_it() {
    let scene = Scene::begin();
    let mut bout = Bout::dealt(scene.ada(), "Master");
    bout.plays(bout.some_ply()).in_public("is thinking …");
    scene.kill_bot();
    scene.start_bot();
    bout.answered();
    assert_eq!(scene.plies(), 2);
    bout.plays_and_is_answered(bout.some_ply());
}

#[test]
fn an_answer_that_was_never_told_is_told_after_a_crash_and_none_is_played_twice() {
    let scene = Scene::begin();
    let mut bout = Bout::dealt(scene.ada(), "Beginner");
    hold_posts(&scene);
    bout.plays(bout.some_ply()).in_public("is thinking …");
    scene.until(|| scene.plies() == 2);
    scene.kill_bot();
    scene.start_bot();
    bout.answered();
    assert_eq!(scene.plies(), 2);
    let moved =
        told(&scene).iter().filter(|line| line.contains("Computer (Beginner) moves")).count();
    assert_eq!(moved, 1);
}

#[test]
fn a_draw_that_was_declined_and_never_told_is_told_at_the_next_start() {
    let scene = Scene::begin();
    let ada = scene.ada();
    Bout::begin(ada, "Master");
    let held = Fault::new("POST", "/interactions/*/*/callback", Effect::Delay(600_000));
    scene.playground.add_fault(held);
    ada.sends(&ada.choosing("offer", "what", "Draw"));
    scene.until(|| scene.declined_offers() == 1);
    scene.kill_bot();
    scene.start_bot();
    let told = scene.message(ada.channel, |message| message.content.contains("Declined"));
    assert!(told.enabled_controls().is_empty(), "{told:?}");
}

#[test]
fn no_ply_is_lost_or_doubled_when_the_bot_is_killed_while_the_computer_thinks() {
    let scene = Scene::begin();
    let mut bout = Bout::dealt(scene.ada(), "Skilled");
    for _ in 0..6 {
        let before = scene.plies();
        bout.plays(bout.some_ply());
        scene.kill_bot();
        scene.start_bot();
        bout.answered();
        if bout.is_over() {
            break;
        }
        assert!(scene.plies() >= before + 2, "{}", bout.history());
    }
}
