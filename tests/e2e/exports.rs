//! Games as files and as text, and paging through them.

use dvonn_playground::{Callback, Effect, Fault, Message, NewUser};
use dvonn_rules::{Game, Position, Record, Seed};

use super::setups::{first_move, setup};
use crate::support::duel::{Duel, recorded};
use crate::support::person::Person;
use crate::support::records;
use crate::support::response::Response;
use crate::support::scene::{Scene, has_picture};

/// The paging buttons, in order.
const STEPS: [&str; 4] = ["First", "Back", "Forward", "Last"];

/// The file attached to a message.
#[track_caller]
pub(super) fn file(scene: &Scene, message: &Message) -> String {
    let file = message.attachments.iter().find(|file| file.content_type.starts_with("text/plain"));
    let file = file.unwrap_or_else(|| panic!("no file in {message:#?}"));
    let bytes = scene.playground.file(file.id).expect("the file is kept");
    String::from_utf8(bytes).expect("a text")
}

/// `/game import` with a file.
#[track_caller]
fn imports(person: Person<'_>, name: &str, bytes: impl Into<Vec<u8>>) -> Response {
    person.types(&person.command("game import").attachment("file", name, bytes))
}

/// `/game import` with a line of moves.
#[track_caller]
fn imports_line(person: Person<'_>, line: &str) -> Response {
    person.types(&person.command("game import").option("text", line))
}

/// The enabled paging buttons.
fn enabled_steps(message: &Message) -> Vec<&str> {
    let is_open = |label: &&str| {
        let button = message.controls().find(|control| control["label"] == *label);
        button.is_some_and(|button| button["disabled"] != true)
    };
    STEPS.into_iter().filter(is_open).collect()
}

fn picture(scene: &Scene, message: &Message) -> Vec<u8> {
    assert_eq!(message.attachments.len(), 1, "one picture at a time: {message:#?}");
    scene.playground.file(message.attachments[0].id).expect("the picture is kept")
}

fn alt(message: &Message) -> &str {
    message.attachments[0].description.as_deref().unwrap_or_default()
}

#[test]
fn the_export_of_a_running_game_has_only_public_data() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    scene.ada().asks("game export").in_private("No moves yet");
    for cell in ["D3", "E4", "F5"] {
        duel.play(cell.parse().expect("a cell"));
    }
    let response = scene.new_person("cleo").asks("game export").in_private("Game 1: ");
    assert_eq!(recorded(response.text()), "D3 E4 F5");
    assert_eq!(response.message().attachments[0].filename, "dvonn-game-1.txt");
    let record: Record = file(&scene, response.message()).parse().expect("a record");
    assert_eq!(*record.game(), duel.game);
    let headers: Vec<_> = record.headers().iter().map(|(key, _)| key.as_str()).collect();
    assert_eq!(headers, ["White", "Black", "Date", "Setup", "Clock", "Result"]);
    assert_eq!(record.header("White"), Some("Ada"));
    assert_eq!(record.header("Setup"), Some("full"));
    assert_eq!(record.header("Clock"), Some("3d+12h"));
    assert_eq!(record.header("Result"), Some("*"));
}

#[test]
fn an_exported_game_can_be_browsed() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    assert_eq!(scene.ada().asks("game export").message().button_labelled("Browse moves"), None);
    duel.play("D3".parse().expect("a cell"));
    let response = scene.ada().asks("game export");
    scene.ada().presses(response.message(), "Browse moves").in_private("Position 1 of 1: ");
}

#[test]
fn an_exported_file_can_be_pasted_into_the_command() {
    let scene = Scene::start();
    let ada = scene.ada();
    let mut duel = scene.duel();
    duel.play("D3".parse().expect("a cell"));
    let text = file(&scene, ada.asks("game export").message());
    let page = imports_line(ada, &text.replace('\n', " ")).in_private("Position 0 of 1: ");
    assert!(page.text().contains("Ada (White) against Ben (Black)"), "{:?}", page.text());
}

#[test]
fn games_are_exported_by_number_where_the_person_may_see_them() {
    let scene = Scene::start();
    let elsewhere = scene.playground.create_guild("Elsewhere");
    let there = scene.playground.create_channel(elsewhere, "there");
    let mut duel = scene.duel();
    duel.play("D3".parse().expect("a cell"));
    let question = duel.players.white.asks("resign");
    duel.players.white.presses(question.message(), "Resign game").in_private("You've resigned");

    let (ada, cleo) = (scene.ada(), scene.new_person("cleo"));
    let exports = |person: Person<'_>, number: &str| {
        person.types(&person.command("game export").option("game", number))
    };
    let response = exports(cleo, "1").in_private("Game 1: ");
    let record: Record = file(&scene, response.message()).parse().expect("a record");
    assert_eq!(record.header("Result"), Some("0-1"));
    assert_eq!(record.header("Termination"), Some("resignation"));

    let beside = scene.new_channel("beside");
    cleo.at(beside).asks("game export").in_private("There's no game in this channel");
    exports(cleo.at(beside), "1").in_private("There's no game 1 you can open here");
    exports(ada.at(beside), "1").in_private("Game 1: ");
    exports(cleo.at(there), "1").in_private("There's no game 1 you can open here");
    exports(cleo.in_direct_messages(), "1").in_private("There's no game 1 ");
    exports(ada.in_direct_messages(), "1").in_private("Game 1: ");
    exports(ada.at(there), "1").in_private("Game 1: ");
    exports(ada, "one").in_private("`one` isn't a game number");
    exports(ada, "2").in_private("There's no game 2 ");
    ada.in_direct_messages().asks("game export").in_private("Which game? Give its number.");
}

#[test]
fn export_and_import_round_trip_the_positions() {
    let scene = Scene::start();
    let (ada, cleo) = (scene.ada(), scene.new_person("cleo"));
    let mut duel = scene.duel();
    duel.play_all(records::game_with_passes().plies());
    let exported = ada.asks("game export");
    let text = file(&scene, exported.message());
    assert!(text.contains("[Termination \"played to the end\"]"), "{text}");

    let mut brought = imports(cleo, "game.txt", text.clone()).in_private("Imported game");
    let look = cleo.asks("board");
    let last = cleo.presses(look.message(), "Browse moves").in_private("Game 1: ");
    let mut looked = cleo.presses(last.message(), "First").in_private("Position 0 of ");
    let count = duel.game.plies().len();
    for number in 0..=count {
        let position = format!("Position {number} of {count}: ");
        for page in [&brought, &looked] {
            assert!(page.text().contains(&position), "{position:?}: {:?}", page.text());
        }
        let pictures = [&brought, &looked].map(|page| picture(&scene, page.message()));
        assert!(pictures[0] == pictures[1], "the pictures of position {number} differ");
        assert_eq!(alt(brought.message()), alt(looked.message()));
        if number < count {
            brought = cleo.presses(brought.message(), "Forward");
            looked = cleo.presses(looked.message(), "Forward");
        }
    }
    assert!(looked.text().contains(&duel.result()), "{:?}", looked.text());
    assert!(brought.text().contains("played to the end"), "{:?}", brought.text());
    let line = format!("{}", text.parse::<Record>().expect("a record").game());
    assert_eq!(recorded(exported.text()), line);
    imports_line(cleo, &line).in_private(&format!("Position 0 of {count}"));
}

#[test]
fn a_game_from_a_dealt_board_keeps_its_start_and_seed_in_the_file() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let challenge = ada.types(&setup(ada, "random").option("seed", "42"));
    ben.presses(challenge.message(), "Accept");
    let board = scene.board_after(challenge.message());
    let start = Position::dealt(Seed::new(42).expect("a seed"));
    first_move(&scene, &board, &start);

    let response = ada
        .asks("game export")
        .in_private("The game starts from a given position. It's in the file.");
    let text = file(&scene, response.message());
    let record: Record = text.parse().expect("a record");
    assert_eq!(*record.game().start(), start);
    assert_eq!(record.game().plies().len(), 1);
    assert_eq!((record.header("Setup"), record.header("Seed")), (Some("random"), Some("42")));
    let page = imports(ada, "game.txt", text).in_private("Position 0 of 1: ");
    assert!(alt(page.message()).contains("Score: White 23, Black 23."));
    ada.presses(page.message(), "Forward").in_private("Position 1 of 1: ");
}

#[test]
fn exports_hide_the_seed_until_the_board_is_dealt() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let challenge = ada.types(&setup(ada, "reds"));
    ben.presses(challenge.message(), "Accept");
    let board = scene.board_after(challenge.message());
    let seed = || {
        let record: Record =
            file(&scene, ada.asks("game export").message()).parse().expect("a record");
        assert_eq!(record.header("Setup"), Some("reds"));
        record.header("Seed").map(str::to_owned)
    };
    let white = if board.pings.contains(&ada.id) { ada } else { ben };
    let black = if white.id == ada.id { ben } else { ada };
    for (person, cell) in [(white, "A1"), (black, "F3"), (white, "K5")] {
        assert_eq!(seed(), None, "before {cell}");
        person.places(cell);
    }
    assert!(seed().is_some());
}

#[test]
fn paging_stops_at_both_ends_and_survives_a_restart() {
    let scene = Scene::start();
    let ada = scene.ada();
    let first = imports_line(ada, "D3 E4 F5").in_private("Position 0 of 3: before the first move");
    assert!(has_picture(first.message()));
    assert_eq!(enabled_steps(first.message()), ["Forward", "Last"]);
    let second = ada.presses(first.message(), "Forward").in_private("Position 1 of 3: ");
    assert!(second.text().contains("plays **D3**"), "{:?}", second.text());
    assert_eq!(second.message().id, first.message().id, "the same message is edited");
    assert_eq!(enabled_steps(second.message()), STEPS);
    scene.kill_bot();
    scene.start_bot();
    let last = ada.presses(second.message(), "Last").in_private("Position 3 of 3: ");
    assert_eq!(enabled_steps(last.message()), ["First", "Back"]);
    let back = ada.presses(last.message(), "Back").in_private("Position 2 of 3: ");
    ada.presses(back.message(), "First").in_private("Position 0 of 3: ");
    let stale = ada.press(&last.message().clone(), "Back").forced();
    ada.clicks(&stale).in_private("Position 2 of 3: ");
}

#[test]
fn a_running_game_can_be_browsed() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    let look = duel.waiter().asks("board");
    assert_eq!(
        look.message().button_labelled("Browse moves"),
        None,
        "there is no position to browse yet"
    );
    for cell in ["D3", "E4"] {
        duel.play(cell.parse().expect("a cell"));
    }
    let cleo = scene.new_person("cleo");
    let look = cleo.asks("board");
    let page = cleo.presses(look.message(), "Browse moves").in_private("Position 2 of 2: ");
    assert!(page.text().contains(&duel.players.black.mention()), "{:?}", page.text());
    let page = cleo.presses(page.message(), "Back").in_private("Position 1 of 2: ");
    duel.play("F5".parse().expect("a cell"));
    let page = cleo.presses(page.message(), "Last").in_private("Position 3 of 3: ");
    assert!(alt(page.message()).contains("Ben, Black, to place a piece."));
    let page = cleo.presses(page.message(), "First").in_private("Position 0 of 3: ");
    assert!(alt(page.message()).contains("The board is empty."));
    let more = duel.mover().presses(&duel.board(), "More …");
    duel.mover().presses(more.message(), "Browse moves").in_private("Position 3 of 3: ");
}

#[test]
fn the_board_is_flipped_only_in_your_own_games() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    duel.play("A1".parse().expect("a cell"));
    let open = |person: Person<'_>| {
        let page = person.presses(person.asks("board").message(), "Browse moves");
        picture(&scene, page.message())
    };
    for person in [duel.players.white, duel.players.black] {
        person.picks(person.asks("settings").message(), "Board: my side at the bottom");
    }
    let (white, black) = (open(duel.players.white), open(duel.players.black));
    assert_ne!(white, black);
    let text = file(&scene, duel.players.black.asks("game export").message());
    let brought = imports(duel.players.black, "game.txt", text);
    let brought = duel.players.black.presses(brought.message(), "Last");
    assert_eq!(picture(&scene, brought.message()), white);
}

#[test]
fn invalid_games_are_refused_naming_the_word_and_move() {
    let scene = Scene::start();
    let ada = scene.ada();
    imports_line(ada, "D3 D3").in_private("Move 2, `D3`: D3 is taken.");
    imports_line(ada, "D3 Z9").in_private("Move 2: there's no cell “Z9”.");
    imports_line(ada, "D3 hello").in_private("Move 2: “hello” isn't a move.");
    imports_line(ada, "   ").in_private("I found no moves.");
    imports(ada, "a.txt", "").in_private("I found no moves.");
    imports(ada, "a.txt", "[White \"Ada\"\nD3").in_private("Line 1 isn't a header.");
    imports(ada, "a.txt", "[Position \"w\"]").in_private("Line 1: I can't read this position.");
    imports(ada, "a.png", &b"\x89PNG\r\n\x1a\n\0\0"[..]).in_private("This isn't a text file.");
    imports(ada, "a.txt", "D3 ".repeat(22_000)).in_private("The limit is 64 KiB.");
    imports(ada, "a.txt", "[A \"b\"]\n".repeat(5_000)).in_private("I found no moves.");
}

#[test]
fn files_of_other_programs_are_read_as_plain_text() {
    let scene = Scene::start();
    let ada = scene.ada();
    let foreign = "[Event \"Club \\\"Night\\\"\"]\r\n[White \"**<@1> [x](http://e.com)** @everyone\"]\r\n\
        [Black \"]\\\"\u{202e}evil\"]\r\n[Result \"1-0\"]\r\n[Termination \"`time` ```\"]\r\n\r\n\
        1. d3 e4 2. f5 ...\r\n";
    imports(ada, "foreign.pgn", foreign).in_private("Move 4: “...” isn't a move.");
    let page =
        imports(ada, "foreign.pgn", foreign.replace(" ...", "")).in_private("Position 0 of 3");
    for expected in [r"\*\*\<\@1\> \[x\]\(http\://e.com\)\*\* \@everyone", r#"\]"evil"#] {
        assert!(page.text().contains(expected), "{:?}", page.text());
    }
    let last = ada.presses(page.message(), "Last").in_private(r"Result: 1\-0 · \`time\` \`\`\`");
    assert!(alt(last.message()).contains("Game ended early"), "{}", alt(last.message()));
}

#[test]
fn no_name_can_forge_anything_in_a_file() {
    let scene = Scene::start();
    let name = "\"]\\ [Result \"1-0\"] `x`";
    let eve = scene.person(NewUser { global_name: Some(name.to_owned()), ..NewUser::named("eve") });
    let mut duel = Duel::start(eve, scene.ben());
    duel.play("D3".parse().expect("a cell"));
    let response = eve.asks("game export");
    let record: Record = file(&scene, response.message()).parse().expect("a record");
    assert_eq!(record.header("White"), Some(name));
    assert_eq!(record.header("Result"), Some("*"));
    assert_eq!(*record.game(), duel.game);
    let page = imports(eve, "game.txt", file(&scene, response.message()));
    assert!(page.text().contains(r"\`x\`"), "{:?}", page.text());
}

#[test]
fn a_game_can_be_pasted_into_a_form_in_direct_messages() {
    let scene = Scene::start();
    let ada = scene.ada().in_direct_messages();
    let form = ada.asks("game import");
    let text = "[White \"Zoë\"]\n[Black \"Yan\"]\n\n1. D3 E4\n";
    let page = ada.fills(&form, &[("game", text)]).in_private("Zoë (White) against Yan (Black)");
    ada.presses(page.message(), "Last").in_private("Position 2 of 2: Yan plays **E4**");
    let form = ada.asks("game import");
    let response = ada.fills(&form, &[("game", "nonsense")]);
    let response = response.in_private("Move 1: “nonsense” isn't a move.");
    assert!(response.text().ends_with("You wrote:\n```\nnonsense\n```"), "{:?}", response.text());
    let form = ada.presses(response.message(), "Try again");
    assert_eq!(form.prefilled("game"), "nonsense");
    let long = format!("[White \"{}\"\n", "a".repeat(3_900));
    let response = ada.fills(&form, &[("game", &long)]).in_private("Line 1 isn't a header.");
    assert!(response.text().ends_with("aaa…\n```"), "{:?}", response.text());
    assert!(response.text().len() > 1_700, "{:?}", response.text());
}

#[test]
fn recorded_games_between_people_are_imported() {
    let scene = Scene::start();
    let ada = scene.ada();
    for game in records::ten_games() {
        let page = imports_line(ada, &game.to_string()).in_private("Position 0 of ");
        let last = ada.presses(page.message(), "Last");
        assert!(last.text().contains(&format!("Position {0} of {0}", game.plies().len())));
        assert!(alt(last.message()).contains(&score(&game)), "{}", alt(last.message()));
    }
}

fn score(game: &Game) -> String {
    let score = game.position().score();
    format!("Score: White {}, Black {}.", score.white, score.black)
}

#[test]
fn a_slow_download_defers_its_answer() {
    let scene = Scene::start();
    scene.restart_with(&[("DVONN_DISCORD_ANSWER_WITHIN", "500")]);
    let download = Fault::new("GET", "/playground/files/*/*", Effect::Delay(2_000));
    scene.playground.add_fault(download);
    let response = imports(scene.ada(), "game.txt", "D3 E4 F5");
    assert_eq!(response.outcome.answer, Some(Callback::Deferred));
    // It may have been excused first.
    let id = response.message().id;
    scene.message(scene.general(), |message| message.id == id && has_picture(message));
}

#[test]
fn a_game_is_exported_and_imported_as_sgf() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    for cell in ["D3", "E4"] {
        duel.play(cell.parse().expect("a cell"));
    }
    let ada = scene.ada();
    let exported = ada.types(&ada.choosing("game export", "format", "SGF"));
    let exported = exported.in_private("```\nD3 E4\n```");
    let file = &exported.message().attachments[0];
    assert_eq!(file.filename, "dvonn-game-1.sgf");
    let bytes = scene.playground.file(file.id).expect("the file is kept");
    imports(ada, "game.sgf", bytes).in_private("Imported game: Ada (White) against Ben (Black)");
    imports(ada, "game.sgf", "(;P0[dropb D 3").in_private("A value in this SGF file doesn't end");
    imports(ada, "log.txt", "Start\nD3\nE4\nQuit\n").in_private("Position 0 of 2");
    let latin = &b"(;P0[id \"J\xf8rg\"]P1[id \"Zo\xeb\"];P0[dropb D 3])"[..];
    imports(ada, "game.sgf", latin).in_private("Imported game: Jørg (White) against Zoë (Black)");
    imports(ada, "game.json", r#"{"m": ["d3|w", "e4|b"]}"#).in_private("Position 0 of 2");
}

#[test]
fn a_game_from_a_dealt_board_is_exported_as_text_instead_of_sgf() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let challenge = ada.types(&setup(ada, "random"));
    ben.presses(challenge.message(), "Accept");
    scene.board_after(challenge.message());
    let exported = ada.types(&ada.choosing("game export", "format", "SGF"));
    let exported = exported.in_private("An SGF file always starts from an empty board");
    assert_eq!(exported.message().attachments[0].filename, "dvonn-game-1.txt");
}
