//! Games against external engines: the contest program of this project, and scripts that do
//! everything wrong.

use super::ladders::call as ladder;
use super::moderation::promote;
use super::setups::alt;
use crate::support::computer_game::ComputerGame;
use crate::support::engines::{
    against_holtz, codecup, section, starts_against_holtz, wait_for_substitute,
};
use crate::support::scene::Scene;

/// Plays this many turns, and waits for the answer to each.
#[track_caller]
fn play_turns(game: &mut ComputerGame<'_>, turns: usize) {
    for _ in 0..turns {
        game.plays_and_waits(game.some_ply());
    }
}

/// The lines of the bot's log about engines that failed.
fn failures(scene: &Scene) -> Vec<String> {
    let log = scene.log();
    log.lines().filter(|line| line.contains("has failed: it ")).map(str::to_owned).collect()
}

/// A script whose engine fails after its first placement: Club player takes over, and the log says
/// why, in one line.
#[track_caller]
fn assert_taken_over(script: &str, settings: &str, logged: &str) {
    let scene = Scene::with_script(script, settings);
    let ada = scene.ada();
    let mut game = starts_against_holtz(ada, "Black");
    game.wait_for_computer();
    assert!(game.board.content.contains("Computer (Holtz) places a red piece on"));
    game.plays(game.some_ply()).with_thinking("Holtz");
    let told = wait_for_substitute(&scene, ada);
    let expected = "White's engine failed. Computer (Club player) has taken over, and the \
                    game is now unrated.";
    assert!(told.content.contains(expected), "{told:?}");
    game.board = told;
    // One message may tell both.
    let played = "Computer (Club player) places";
    if !game.board.content.contains(played) {
        game.wait_for_computer();
    }
    assert!(game.board.content.contains(played), "{:?}", game.board);
    play_turns(&mut game, 2);
    let lines = failures(&scene);
    assert!(lines.len() == 1 && lines[0].contains(logged), "{lines:#?}");
}

#[test]
fn a_whole_game_against_a_contest_program() {
    let scene = Scene::with_settings_file(&codecup(""));
    let mut game = starts_against_holtz(scene.ada(), "White");
    assert!(game.board.content.contains("Computer (Holtz) plays Black"), "{:?}", game.board);
    while !game.is_over() {
        game.plays_and_waits(game.some_ply());
    }
    assert_eq!(scene.running_games(), 0);
    assert!(game.board.button_labelled("Play again").is_some(), "{:?}", game.board);
    assert_eq!(failures(&scene), Vec::<String>::new());
    let again = game.person.presses(&game.board, "Play again");
    again.in_public("Computer (Holtz) plays White");
}

#[test]
fn an_engine_goes_on_after_a_restart_by_playing_the_game_again() {
    let scene = Scene::with_settings_file(&codecup(""));
    let mut game = starts_against_holtz(scene.ada(), "White");
    play_turns(&mut game, 3);
    scene.kill_bot();
    scene.restart_after_kill();
    play_turns(&mut game, 2);
    assert!(game.board.content.contains("Computer (Holtz) places"), "{:?}", game.board);
    assert_eq!(failures(&scene), Vec::<String>::new());
}

#[test]
fn an_engine_that_understands_resume_goes_on_after_a_restart_and_a_takeback() {
    let scene = Scene::with_settings_file(&codecup("resumes = true\ngames = 1"));
    let ada = scene.ada();
    let aside = scene.new_channel("aside");
    // It starts from any board, and may play more games than it has processes.
    let mut game = starts_against_holtz(ada, "White");
    assert!(alt(&game.board).contains("Score: White 23, Black 23"), "{:?}", alt(&game.board));
    let mut other = starts_against_holtz(scene.ben().at(aside), "White");
    play_turns(&mut game, 2);
    play_turns(&mut other, 2);
    ada.presses(&game.board, "Take back move").in_public("has taken back their last move");
    game.board = scene.board(ada.channel);
    play_turns(&mut game, 1);
    scene.kill_bot();
    scene.restart_after_kill();
    play_turns(&mut game, 1);
    play_turns(&mut other, 1);
    assert!(game.board.content.contains("Computer (Holtz) moves"), "{:?}", game.board);
    assert_eq!(failures(&scene), Vec::<String>::new());
}

#[test]
fn a_level_takes_over_if_an_engine_does_not_play_the_same_moves_after_a_restart() {
    let script = "read first\nif [ -e $1/later ]; then echo E3; else echo D3; fi\nread other\n\
                  echo F3\nread other\necho G3";
    let scene = Scene::with_script(script, "substitute = 1");
    let ada = scene.ada();
    let mut game = starts_against_holtz(ada, "Black");
    game.wait_for_computer();
    scene.kill_bot();
    std::fs::write(scene.path("later"), "").unwrap();
    scene.restart_after_kill();
    game.plays(game.some_ply());
    let told = wait_for_substitute(&scene, ada);
    assert!(told.content.contains("Computer (Beginner) has taken over"), "{told:?}");
    let lines = failures(&scene);
    assert!(lines[0].contains("it now plays E3 as move 1"), "{lines:#?}");
}

#[test]
fn a_level_takes_over_from_an_engine_that_crashes() {
    assert_taken_over("read first; echo D3; read other; exit 3", "", "exited (exit status: 3)");
}

#[test]
fn a_level_takes_over_from_an_engine_that_hangs() {
    let script = "read first; echo D3; while read other; do :; done";
    assert_taken_over(script, "time = 1", "did not answer in time");
}

#[test]
fn a_level_takes_over_from_an_engine_that_never_stops_computing() {
    let script = "read first; echo D3; read other; while :; do :; done";
    // On a busy machine, the time is up before the processor time is.
    assert_taken_over(script, "time = 1", "");
}

#[test]
fn a_level_takes_over_from_an_engine_that_writes_endlessly() {
    let script = "read first; echo D3; read other; while :; do printf x; done";
    assert_taken_over(script, "", "which is not a move");
}

#[test]
fn a_level_takes_over_from_an_engine_that_plays_an_illegal_move() {
    assert_taken_over("read first; echo D3; read other; echo D3", "", "played D3: D3 is taken");
}

#[test]
fn a_level_takes_over_from_an_engine_that_starts_processes() {
    let script = "read first; echo D3; read other; bomb() { bomb | bomb & }; bomb";
    assert_taken_over(script, "", "fork");
}

#[test]
fn an_engine_that_thinks_while_the_game_is_paused_plays_on() {
    // Started again, it would play another first move.
    let script = "read first; if [ -e $1/later ]; then echo E3; else echo D3; fi; read other\n\
                  while [ ! -e $1/ready ]; do :; done; echo F3; read other";
    let scene = Scene::with_script(script, "");
    let ada = scene.ada();
    let mut game = starts_against_holtz(ada, "Black");
    game.wait_for_computer();
    std::fs::write(scene.path("later"), "").unwrap();
    game.plays("G3".parse().unwrap()).with_thinking("Holtz");
    ada.types(&ada.choosing("offer", "what", "Pause")).in_public("The game is paused");
    std::fs::write(scene.path("ready"), "").unwrap();
    game.wait_for_computer();
    assert!(game.board.content.contains("Computer (Holtz) places a red piece on **F3**"));
    assert_eq!(failures(&scene), Vec::<String>::new());
}

#[test]
fn an_engine_ends_with_its_game_and_with_the_bot() {
    let scene = Scene::with_script("read first; echo D3; read other; while :; do :; done", "");
    let ada = scene.ada();
    let mut game = starts_against_holtz(ada, "Black");
    game.wait_for_computer();
    assert_eq!(scene.engines_running(), 1);
    let question = ada.asks("resign");
    ada.presses(question.message(), "Resign game").in_private("You've resigned");
    scene.wait_until(|| scene.engines_running() == 0);

    let mut game = starts_against_holtz(ada, "Black");
    game.wait_for_computer();
    game.plays("G3".parse().unwrap()).with_thinking("Holtz");
    scene.wait_until(|| scene.engines_running() == 1);
    scene.kill_bot();
    scene.wait_until(|| scene.engines_running() == 0);
}

#[test]
fn an_engine_that_writes_much_to_its_standard_error_plays_on() {
    let script = "read first; echo D3; read other; i=0\n\
                  while [ $i -lt 5000 ]; do echo thinking about it very long >&2; i=$((i+1)); done\n\
                  echo F3; read other";
    let scene = Scene::with_script(script, "");
    let mut game = starts_against_holtz(scene.ada(), "Black");
    game.wait_for_computer();
    game.plays_and_waits("E3".parse().unwrap());
    assert!(game.board.content.contains("Computer (Holtz) places a red piece on"));
}

#[test]
fn a_level_takes_over_if_the_operator_removes_an_engine() {
    let scene = Scene::with_settings_file(&codecup(""));
    let ada = scene.ada();
    let mut game = starts_against_holtz(ada, "White");
    play_turns(&mut game, 1);
    assert_eq!(scene.stop_bot().and_then(|status| status.code()), Some(0));
    scene.write_settings("");
    scene.start_bot();
    game.plays(game.some_ply());
    let told = wait_for_substitute(&scene, ada);
    assert!(told.content.contains("Computer (Club player) has taken over"), "{told:?}");
    assert!(scene.log().contains("the engine Holtz has a game but cannot play"));
}

#[test]
fn an_engine_plays_only_as_many_games_as_it_may() {
    let scene = Scene::with_settings_file(&codecup("games = 2"));
    let channels = ["one", "two", "three"].map(|name| scene.new_channel(name));
    let mut games = [
        starts_against_holtz(scene.ada().at(channels[0]), "White"),
        starts_against_holtz(scene.ben().at(channels[1]), "White"),
    ];
    for game in &games {
        game.plays(game.some_ply()).with_thinking("Holtz");
    }
    for game in &mut games {
        game.wait_for_computer();
    }
    let third = scene.ada().at(channels[2]);
    let refused = third.types(&against_holtz(third, "White"));
    refused.in_private("Computer (Holtz) can play only 2 games at a time");
    assert_eq!(failures(&scene), Vec::<String>::new());
}

#[test]
fn an_engine_that_understands_resume_has_only_as_many_processes_as_it_may() {
    let script = "read first; while [ ! -e $1/ready ]; do :; done; echo D3; read other";
    let settings = "resumes = true\ngames = 1\n[computer]\nthreads = 2";
    let scene = Scene::with_script(script, settings);
    let (ada, ben) = (scene.ada(), scene.ben().at(scene.new_channel("aside")));
    let mut games = [ada, ben].map(|person| {
        let call = person.also_choosing(against_holtz(person, "Black"), "setup", "full");
        let start = person.types(&call).in_public("starts:").with_picture();
        ComputerGame { person, board: start.message().clone() }
    });
    scene.wait_until(|| scene.engines_running() == 1);
    // Two may think at once, but not in two processes of this engine.
    for _ in 0..10 {
        ada.asks("board");
        assert_eq!(scene.engines_running(), 1);
    }
    std::fs::write(scene.path("ready"), "").unwrap();
    for game in &mut games {
        game.wait_for_computer();
        assert!(game.board.content.contains("Computer (Holtz) places a red piece on **D3**"));
    }
    assert_eq!(failures(&scene), Vec::<String>::new());
}

#[test]
fn an_engine_is_chosen_by_its_name_and_plays_only_what_it_can() {
    let scene = Scene::with_settings_file(&codecup(""));
    let ada = scene.ada();
    let names: Vec<_> =
        ada.suggestions("play", "engine", "ho").into_iter().map(|it| it.name).collect();
    assert_eq!(names, ["Holtz"]);
    assert!(ada.suggestions("play", "engine", "zz").is_empty());
    ada.types(&ada.command("play").option("engine", "*Other*"))
        .in_private("There's no engine named “\\*Other\\*” here.");
    let both = ada.choosing("play", "level", "Master").option("engine", "Holtz");
    ada.types(&both).in_private("Give either a `level` or an `engine`");
    let random = ada.choosing("play", "setup", "random").option("engine", "holtz");
    ada.types(&random).in_private("Computer (Holtz) can only play from an empty board");
}

#[test]
fn a_missing_engine_is_logged_and_not_offered() {
    let scene = Scene::with_settings_file(&section(&["/nowhere/holtz"], ""));
    assert!(scene.log().contains("the engine Holtz cannot play: cannot find /nowhere/holtz"));
    let commands = scene.playground.commands();
    let dvonn = commands.iter().find(|command| command["name"] == "dvonn").unwrap();
    assert!(!dvonn.to_string().contains("\"engine\""), "{dvonn:#}");
}

#[test]
fn an_engine_is_rated_on_the_list_of_computers() {
    let scene = Scene::with_settings_file(&codecup("resumes = true"));
    let (ada, owner) = (scene.ada(), scene.ben());
    promote(owner);
    owner.switches_server("Rated games vs computer: off").in_private("are rated");
    let mut game = starts_against_holtz(ada, "White");
    // Enough to count. After more, some random boards would be played out.
    play_turns(&mut game, 4);
    let question = ada.asks("resign");
    ada.presses(question.message(), "Resign game").in_private("You've resigned");
    scene.board_after(&game.board);
    let top = ada.also_choosing(ladder(ada, "top"), "list", "Computer");
    let top = ada.types(&top).in_public("computer levels");
    let table = alt(top.message());
    assert!(table.contains("Rows: 1, Holtz, "), "{table:?}");
    let profile = ladder(ada, "profile").option("engine", "Holtz");
    ada.types(&profile).in_public("Computer (Holtz)");
    ada.types(&ladder(ada, "profile")).in_public("Computer (Holtz)");
    ada.types(&ladder(ada, "games")).in_public("Computer (Holtz) beat");
}
