//! `kill -9` in the middle of a game, and what survives.

use std::time::Duration;

use dvonn_faults::kills;
use dvonn_playground::{Effect, Fault, GatewayDrop, Invocation, Message};
use dvonn_rules::{Game, Ply};

use crate::support::duel::{Duel, recorded};
use crate::support::random::{Random, seed};
use crate::support::records;
use crate::support::scene::{SETTLING_TIME, Scene, TIMEOUT, UNANNOUNCED, is_board, wait};

/// How often the bot is killed in one game.
const KILLS: usize = 20;
/// The longest time from sending a turn to killing the bot, in microseconds: longer than a turn
/// takes.
const LONGEST: u64 = 60_000;

#[test]
fn an_unannounced_ply_is_announced_on_restart() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    let start = duel.board();
    duel.play("D3".parse().expect("a cell"));
    scene.wait_for_no_controls(&start);
    let (mover, board) = (duel.mover(), duel.board());
    let held = Fault::new("POST", "/interactions/*/*/callback", Effect::Delay(600_000));
    scene.playground.add_fault(held);
    mover.sends(&mover.command("place").option("cell", "E3"));
    scene.wait_until(|| scene.plies() == 2);
    scene.kill_bot();
    scene.restart_after_kill();

    let new = scene.board_after(&board);
    assert!(new.content.contains("**E3**"), "{:?}", new.content);
    assert_eq!(new.pings.iter().collect::<Vec<_>>(), [&duel.waiter().id]);
    scene.wait_for_no_controls(&board);
    duel.record("E3".parse().expect("a cell"));
    duel.assert_recorded();
    duel.play("F3".parse().expect("a cell"));
}

#[test]
fn an_unannounced_game_start_is_announced_on_restart() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let challenge = ada.challenges(ben);
    let held = Fault::new("POST", "/interactions/*/*/callback", Effect::Delay(600_000));
    scene.playground.add_fault(held);
    ben.sends_click(&ben.press(challenge.message(), "Accept"));
    scene.wait_until(|| scene.games() == 1);
    scene.kill_bot();
    scene.restart_after_kill();

    let board = scene.board_after(challenge.message());
    assert!(board.content.contains("Game 1 starts"), "{:?}", board.content);
    let again = ben.press(challenge.message(), "Accept").forced();
    ben.clicks(&again).in_private("Accepted: this is game 1.");
    let white = if board.pings.contains(&ada.id) { ada } else { ben };
    white.places("D3").in_public("**D3**");
}

#[test]
fn an_unsent_challenge_is_sent_on_restart() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let held = Fault::new("POST", "/interactions/*/*/callback", Effect::Delay(600_000));
    scene.playground.add_fault(held);
    let call = ada.challenge().option("opponent", ben.id.to_string());
    ada.sends(&call.option("clock", "live 15"));
    scene.wait_until(|| scene.open_challenges() == 1);
    scene.kill_bot();
    scene.restart_after_kill();

    let challenge = scene.message(scene.general(), is_challenge);
    assert!(challenge.content.contains("live, 15 minutes each"), "{:?}", challenge.content);
    assert_eq!(challenge.pings.iter().collect::<Vec<_>>(), [&ben.id]);
    ben.presses(&challenge, "Accept").in_public("Accepted: this is game 1.");
    scene.board_after(&challenge);
}

#[test]
fn an_unsent_board_offer_is_sent_on_restart() {
    let scene = Scene::start();
    let ada = scene.ada();
    let draft = ada.types(&ada.challenge_on("cut:"));
    let held = Fault::new("POST", "/interactions/*/*/callback", Effect::Delay(600_000));
    scene.playground.add_fault(held);
    ada.sends_click(&ada.press(draft.message(), "Offer this board"));
    scene.wait_until(|| scene.open_challenges() == 1);
    scene.kill_bot();
    scene.restart_after_kill();

    let challenge = scene.message(scene.general(), is_board);
    let alt = |message: &Message| message.attachments[0].description.clone();
    assert_eq!(alt(&challenge), alt(draft.message()));
    scene.ben().presses(&challenge, "Play Black").in_public("Accepted: this is game 1.");
    scene.board_after(&challenge);
}

#[test]
fn a_challenge_that_discord_did_not_take_is_sent_later() {
    let scene = Scene::start();
    let ada = scene.ada();
    for path in ["/interactions/*/*/callback", "/channels/*/messages"] {
        scene.playground.add_fault(Fault::new("POST", path, Effect::Status(500)).times(100));
    }
    ada.sends(&ada.challenge().option("opponent", scene.ben().id.to_string()));
    scene.wait_until(|| scene.open_challenges() == 1);
    scene.playground.clear_faults();
    let challenge = scene.message(scene.general(), is_challenge);
    scene.wait_until(|| scene.count(UNANNOUNCED) == 0);
    let messages = scene.playground.messages(scene.general());
    assert_eq!(messages.iter().filter(|message| is_challenge(message)).count(), 1);
    scene.ben().presses(&challenge, "Accept").in_public("Accepted: this is game 1.");
}

#[test]
fn a_challenge_without_a_known_message_id_is_sent_once() {
    let scene = Scene::start();
    let answer = Fault::new("POST", "/interactions/*/*/callback", Effect::Unreadable);
    scene.playground.add_fault(answer);
    let nameless = Fault::new("GET", "/webhooks/*/*/messages/@original", Effect::Status(404));
    scene.playground.add_fault(nameless);
    let unseen = Fault::new("GET", "/channels/*/messages", Effect::Status(403));
    scene.playground.add_fault(unseen);
    let challenge = scene.ada().challenges_anyone().in_public("Any takers?");
    scene.let_time_pass(Duration::from_mins(2));
    let messages = scene.playground.messages(scene.general());
    assert_eq!(messages.iter().filter(|message| is_challenge(message)).count(), 1);
    scene.ben().presses(challenge.message(), "Accept").in_public("Accepted: this is game 1.");
}

fn is_challenge(message: &Message) -> bool {
    message.button_labelled("Accept").is_some()
}

#[test]
fn kills_at_random_moments_neither_lose_nor_repeat_plies() {
    let seed = seed();
    eprintln!("DVONN_TEST_SEED={seed} repeats this run");
    let mut random = Random(seed);
    let scene = Scene::start();
    let mut duel = scene.duel();
    let record = records::game_with_passes();
    let plies: Vec<_> = record.plies().iter().filter(|ply| **ply != Ply::Pass).collect();
    let doomed = random.choose(KILLS, plies.len());
    for (turn, &&ply) in plies.iter().enumerate() {
        if doomed.contains(&turn) {
            kill_during(&mut duel, ply, &mut random);
        } else {
            duel.play(ply);
        }
    }
    assert_eq!(duel.game, record);
    let last = duel.board();
    assert!(last.content.contains(&duel.result()), "{:?}", last.content);
    duel.assert_recorded();
}

/// Sends a ply, kills the bot at a random moment of the turn, restarts it, and checks that
/// acknowledged plies are kept.
fn kill_during(duel: &mut Duel<'_>, ply: Ply, random: &mut Random) {
    let (scene, mover, before) = (duel.scene, duel.mover(), duel.board());
    let sent = send(duel, &before, ply, random.below(2) == 0);
    // The test needs an arbitrary moment, so there is no event to wait for.
    std::thread::sleep(Duration::from_micros(random.below(LONGEST)));
    scene.kill_bot();
    scene.restart_after_kill();

    let history = mover.asks("game moves");
    let kept: Game = recorded(history.text()).parse().expect("a legal game");
    let counted = kept.plies().len() > duel.game.plies().len();
    let acknowledged = is_answered(&sent) || is_shown(scene, &before, ply);
    assert!(counted || !acknowledged, "{ply} was acknowledged but is lost");
    if counted {
        scene.board_after(&before);
        duel.record(ply);
    } else {
        duel.play(ply);
    }
    duel.assert_recorded();
}

/// Sends a placement with the command or the last click for it, or a move with the last click.
fn send(duel: &Duel<'_>, board: &Message, ply: Ply, by_click: bool) -> Invocation {
    let mover = duel.mover();
    let click = match ply {
        Ply::Place(cell) if by_click => {
            let cells = mover.chooses(board, &(cell.row() + 1).to_string());
            mover.choice(cells.message(), &cell.to_string())
        }
        Ply::Move { from, to } => {
            let destinations = mover.chooses(board, &from.to_string());
            let preview = mover.presses(destinations.message(), &format!("{from}→{to}"));
            mover.press(preview.message(), "Play move")
        }
        Ply::Place(_) | Ply::Pass => return mover.sends(&mover.turn(ply)),
    };
    mover.sends_click(&click)
}

/// Returns true if the bot has answered the player's move.
fn is_answered(sent: &Invocation) -> bool {
    // A deferral is no answer.
    wait(sent.reply(Duration::ZERO)).is_ok()
}

/// Returns true if a public board newer than `before` shows the ply.
fn is_shown(scene: &Scene, before: &Message, ply: Ply) -> bool {
    let words = match ply {
        Ply::Move { from, to } => format!("**{from}→{to}"),
        other => format!("**{other}**"),
    };
    let boards = scene.boards(before.channel);
    boards.iter().any(|board| board.id > before.id && board.content.contains(&words))
}

#[test]
fn kills_under_load_lose_nothing_and_repeat_nothing() {
    let seed = seed();
    eprintln!("DVONN_TEST_SEED={seed} repeats this run");
    let count = std::env::var("DVONN_TEST_KILLS").ok();
    let count = count.map_or(15, |count| count.parse().expect("DVONN_TEST_KILLS is a number"));
    let scene = Scene::start();
    let playground = &scene.playground;
    let restart = async |_| {
        scene.kill_bot();
        playground.drop_gateway(GatewayDrop::Forget);
        scene.launch_bot();
        playground.wait_for_bot(TIMEOUT).await?;
        Ok(playground.advance(SETTLING_TIME)?)
    };
    let guilds = vec![playground.guild()];
    let plan =
        kills::Plan { playground, guilds, tables: 5, repetitions: count, goes_on: false, seed };
    let figures = wait(kills::run(plan, async || Ok(()), restart));
    let figures = figures.unwrap_or_else(|error| panic!("{error}"));
    eprintln!("{figures}");
    assert_eq!(figures.faults(), 0, "{figures}");
}
