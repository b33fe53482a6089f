//! Turns by clicks, and clicks that are refused.

use std::collections::BTreeMap;

use dvonn_playground::{Click, ForgedForm, Message};
use dvonn_rules::{Ply, Position, Seed};

use crate::support::duel::Duel;
use crate::support::scene::{Scene, has_picture, wait};

#[test]
fn only_the_newest_board_has_controls() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    for cell in ["D3", "E3", "F3"] {
        let before = duel.board();
        assert!(!before.enabled_controls().is_empty());
        duel.play(cell.parse().expect("a cell"));
        // The deadline is removed after the controls.
        let lasting: Vec<_> =
            before.content.lines().filter(|line| !line.starts_with("Deadline")).collect();
        scene.message(before.channel, |message| {
            message.id == before.id
                && message.controls().next().is_none()
                && has_picture(message)
                && message.content.lines().eq(lasting.iter().copied())
        });
    }
}

#[test]
fn an_outdated_boards_menu_is_refused_with_a_link_to_the_newest() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    let stale = duel.board();
    duel.play("D3".parse().expect("a cell"));
    let newest = duel.board();
    scene.wait_for_no_controls(&stale);
    let channel = scene.general();
    let link = format!(
        "https://discord.com/channels/{}/{channel}/{}",
        scene.playground.guild(),
        newest.id
    );
    for person in [duel.players.white, duel.players.black] {
        let click = person.choice(&stale, "1").forced();
        let response = person.clicks(&click).in_private("This board is out of date");
        assert!(response.text().contains(&link), "{link} is not in {:?}", response.text());
    }
    duel.assert_recorded();
}

#[test]
fn private_steps_of_an_earlier_turn_are_refused_in_place() {
    let scene = Scene::start();
    let mut duel = Duel::with_all_placed(scene.ada(), scene.ben());
    let (mover, board) = (duel.mover(), duel.board());
    let ply = duel.game.position().legal_plies()[0];
    let from = ply.to_string()[..2].to_owned();
    let destinations = mover.chooses(&board, &from);
    let other = mover.chooses(&board, &from);
    let target = other.message().controls().next().and_then(|button| button["label"].as_str());
    let preview = mover.presses(other.message(), target.expect("a destination"));
    let board = duel.board();
    duel.play(ply);

    let target = destinations.message().controls().next().expect("a destination").clone();
    let label = target["label"].as_str().expect("a label");
    let refusal = "This board is out of date";
    let response = mover.presses(destinations.message(), label).in_private(refusal);
    assert_eq!(response.message().id, destinations.message().id);
    response.without_controls();
    let stale = preview.message().clone();
    for label in ["Play move", "Back"] {
        let click = mover.press(&stale, label).forced();
        let response = mover.clicks(&click).in_private(refusal).without_controls();
        assert_eq!(response.message().id, stale.id);
        assert!(
            !has_picture(response.message()),
            "the picture of the outdated preview is still there"
        );
    }
    assert!(duel.board().id > board.id);
    duel.assert_recorded();
}

#[test]
fn a_player_steps_back_from_a_preview_and_plays_another_move() {
    let scene = Scene::start();
    let mut duel = Duel::with_all_placed(scene.ada(), scene.ben());
    let (mover, board) = (duel.mover(), duel.board());
    let position = duel.game.position();
    let stacks = position.movable(position.side_to_move());
    let from = stacks.iter().find(|&from| position.destinations(from).len() >= 2);
    let from = from.expect("a stack with a choice");
    let targets: Vec<_> = position.destinations(from).iter().collect();

    let first = mover.chooses(&board, &from.to_string());
    let another_stack = 1;
    assert_eq!(first.message().controls().count(), targets.len() + another_stack);
    let preview = mover.presses(first.message(), &format!("{from}→{}", targets[0]));
    let preview = preview.in_private("Play it?").with_picture();
    let again = mover.presses(preview.message(), "Back").in_private("Where should");
    let seen = |message: &Message| -> Vec<_> {
        message.attachments.iter().map(|file| file.description.clone()).collect()
    };
    assert_eq!(seen(again.message()), seen(first.message()), "the picture is unchanged");
    assert_eq!(again.message().id, first.message().id);
    let preview = mover.presses(again.message(), &format!("{from}→{}", targets[1]));
    mover.presses(preview.message(), "Play move").in_private("You played");
    scene.board_after(&board);
    duel.record(dvonn_rules::Ply::Move { from, to: targets[1] });
    duel.assert_recorded();
}

#[test]
fn the_opponent_and_strangers_cannot_use_a_boards_controls() {
    let scene = Scene::start();
    let duel = scene.duel();
    let (board, cleo) = (duel.board(), scene.new_person("cleo"));
    let turn = format!("It's {}'s turn", duel.mover().mention());
    duel.waiter().chooses(&board, "1").in_private(&turn);
    cleo.chooses(&board, "1").in_private("This game is between");
    duel.waiter().places("D3").in_private(&turn);
    cleo.places("D3").in_private("This game is between");
    duel.assert_recorded();
}

#[test]
fn unknown_controls_get_a_response() {
    let scene = Scene::start();
    let duel = scene.duel();
    let (board, mover) = (duel.board(), duel.mover());
    let long = "x".repeat(100);
    for id in ["zzz", "row", "row:1:-1", "row:1:0:0", "confirm:1:0:Z9:A1", "accept:", "🎲", &long]
    {
        let click = Click::button(mover.id, board.channel, board.id, id).forced();
        mover.clicks(&click).in_private("I don't know this command or button");
    }
    duel.assert_recorded();
}

#[test]
fn forged_controls_cannot_do_what_the_rules_forbid() {
    let scene = Scene::start();
    let duel = scene.duel();
    let (board, mover, cleo) = (duel.board(), duel.mover(), scene.new_person("cleo"));
    let button = |id: &str| Click::button(mover.id, board.channel, board.id, id).forced();
    mover.clicks(&button("confirm:1:0:A1:B1")).in_private("Not all pieces are placed yet");
    mover.clicks(&button("preview:1:0:A1:B1")).in_private("Not all pieces are placed yet");
    mover.clicks(&button("confirm:77:0:A1:B1")).in_private("There's no game");
    mover.clicks(&button("accept:77")).in_private("no longer exists");
    mover.clicks(&button("resign:77")).in_private("There's no game");
    let foreign = Click::button(cleo.id, board.channel, board.id, "resign:1").forced();
    cleo.clicks(&foreign).in_private("This game is between");

    let menu = |id: &str, value: &str| {
        Click::menu(mover.id, board.channel, board.id, id, [value]).forced()
    };
    for value in ["", "Z9", "99999999999999999999", "D3F3", "\u{202e}"] {
        mover.clicks(&menu("cell:1:0", value)).in_private("I don't know this command or button");
    }
    duel.assert_recorded();
}

#[test]
fn a_turn_can_be_taken_from_a_private_board() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    let (mover, before) = (duel.mover(), duel.board());
    let look = mover.asks("board").in_private("place a red piece").with_picture();
    let cells = mover.chooses(look.message(), "3").in_private("Choose a cell in row 3.");
    mover.chooses(cells.message(), "D3").in_private("You placed a red piece on **D3**");
    scene.board_after(&before);
    duel.record("D3".parse().expect("a cell"));

    // The board that was requested is now outdated too.
    mover
        .clicks(&mover.choice(look.message(), "3").forced())
        .in_private("This board is out of date");
    duel.assert_recorded();
}

#[test]
fn resigning_asks_for_confirmation() {
    let scene = Scene::start();
    let duel = scene.duel();
    let (ada, ben, board) = (duel.players.white, duel.players.black, duel.board());
    let question = ben.asks("resign").in_private("Resign your game against");
    ben.presses(question.message(), "Keep playing")
        .in_private("The game continues")
        .without_controls();

    let first = ben.asks("resign");
    let second = ben.asks("resign");
    ben.presses(first.message(), "Resign game").in_private("You've resigned.").without_controls();
    let end = scene.board_after(&board);
    let news = format!("{} resigned. {} (White) wins.", ben.mention(), ada.mention());
    assert!(end.content.contains(&news), "{news} is not in {:?}", end.content);
    assert!(end.pings.is_empty(), "nobody has to act");
    assert_eq!(end.enabled_controls(), [end.button_labelled("Offer rematch").expect("a rematch")]);
    scene.wait_for_no_controls(&board);

    ben.presses(second.message(), "Resign game").in_private("Game 1 is over").without_controls();
    ada.places("D3").in_private("Game 1 is over");
    let late = ada.choice(&board, "1").forced();
    ada.clicks(&late).in_private("Game 1 is over");
    assert_eq!(scene.boards(scene.general()).len(), 2);
}

#[test]
fn a_player_who_chose_a_stack_can_choose_another_one() {
    let scene = Scene::start();
    let position = Position::dealt(Seed::new(42).expect("a seed"));
    let duel = Duel::from_position(scene.ada(), scene.ben(), &position.to_string());
    let ada = duel.mover();
    let [Ply::Move { from: first, .. }, .., Ply::Move { from, to }] = position.legal_plies()[..]
    else {
        panic!("a dealt board has moves");
    };
    let step = ada.presses(&duel.board(), &first.to_string());
    let stacks = ada.presses(step.message(), "Another stack").in_private("Which stack");
    let step = ada.presses(stacks.message(), &from.to_string());
    let labels = step.message().controls().filter_map(|control| control["label"].as_str());
    let target = labels.into_iter().find(|label| label.starts_with(&format!("{from}→{to}")));
    let preview = ada.presses(step.message(), target.expect("a button for the move"));
    ada.presses(preview.message(), "Play move");
    assert_eq!(scene.plies(), 1);
}

#[test]
fn only_players_can_resign() {
    let scene = Scene::start();
    scene.new_person("cleo").asks("resign").in_private("There's no game in this channel");
    scene.duel();
    scene.new_person("dan").asks("resign").in_private("This game is between");
}

/// The beginnings of the ids of all controls about a game or an offer in one.
const ABOUT_A_GAME: [&str; 38] = [
    "abort",
    "back",
    "cells",
    "close",
    "confirm",
    "draw",
    "fill",
    "fill-stop",
    "from",
    "give",
    "give-up",
    "hint",
    "if",
    "if-drop",
    "jump",
    "keep",
    "look-back",
    "more",
    "no",
    "page",
    "pause",
    "place",
    "plan",
    "plan-drop",
    "preview",
    "rematch",
    "replay",
    "resign",
    "resume",
    "review",
    "share",
    "stack",
    "stacks",
    "takeback",
    "turn",
    "withdraw",
    "yes",
    "choose-game",
];

#[test]
fn controls_about_a_game_are_refused_on_other_servers() {
    let scene = Scene::start();
    let duel = scene.duel();
    let (ada, cleo) = (duel.players.white, scene.new_person("cleo"));
    ada.types(&ada.choosing("offer", "what", "Draw")).in_public("offers a draw");
    // One id of each kind, with 1 as the number of the game or offer.
    let ids = include_str!("../../bot/src/features/posted_ids.txt").lines();
    let ids: Vec<String> = ids
        .filter(|id| ABOUT_A_GAME.contains(&id.split(':').next().unwrap_or_default()))
        .filter(|id| !id.contains(":i7"))
        .map(|id| id.replacen('7', "1", 1))
        .collect();
    assert!(ids.len() >= ABOUT_A_GAME.len(), "{ids:?}");

    let other = scene.playground.create_guild("other");
    let there = cleo.at(scene.playground.create_channel(other, "general"));
    for cleo in [there, cleo.in_direct_messages()] {
        let message = cleo.asks("help").message().clone();
        for id in &ids {
            let click = match id.as_str() {
                "choose-game" => Click::menu(cleo.id, cleo.channel, message.id, id, ["1"]),
                _ => Click::button(cleo.id, cleo.channel, message.id, id),
            };
            cleo.clicks(&click.forced()).in_private("There's no game 1 you can open here");
        }
        for id in ["if:1:7.7", "plan:1"] {
            let form = ForgedForm {
                user: cleo.id,
                channel: cleo.channel,
                message: message.id,
                custom_id: String::from(id),
                values: BTreeMap::new(),
            };
            let sent = wait(async { scene.playground.forge_form(&form) });
            let sent = sent.expect("the playground sends it");
            cleo.response_to(&sent).in_private("There's no game 1 you can open here");
        }
    }
    duel.assert_recorded();

    // The players can look at their own game anywhere.
    let elsewhere = ada.at(there.channel);
    let message = elsewhere.asks("help").message().clone();
    let click = Click::button(ada.id, there.channel, message.id, "look-back:1").forced();
    elsewhere.clicks(&click).with_picture();
}
