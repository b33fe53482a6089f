//! Malicious names and inputs, and scripts that software often gets wrong.

use dvonn_playground::NewUser;

use crate::support::duel::Duel;
use crate::support::person::Person;
use crate::support::scene::{Scene, is_board};

/// The longest part of an input that the bot repeats, in code points, with the ellipsis.
const ECHO: usize = 40;

const NAMES: [&str; 12] = [
    "@everyone @here",
    "<@&1> <@1> <#1> </dvonn:1>",
    "**bold** _it_ ~~gone~~ ||hid||",
    "`code` ```block",
    "[link](https://example.com)",
    "> quote\n# title",
    "\u{202e}drawkcab\u{2066}",
    "\u{200b}\u{200d}\u{feff}",
    "\u{1f468}\u{200d}\u{1f469}\u{200d}\u{1f467}\u{1f3f3}\u{fe0f}\u{200d}\u{1f308}",
    "日本語の名前 שלום नमस्ते",
    "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘",
    "{ $player } %s {0} \\",
];

fn inputs() -> Vec<String> {
    let long = "D3F3 ".repeat(1_200);
    let emoji = "🎲".repeat(3_000);
    let given = [
        "@everyone",
        "<@1> <@&1>",
        "`",
        "```\n@here\n```",
        "\u{0}",
        "D3\u{0}F3",
        "\u{202e}3F3D",
        "\u{200b}D3\u{200b}3",
        "Ｄ３Ｆ３",
        "dé",
        "💥",
        "D3→",
        "'; DROP TABLE plies; --",
        "{ $input }",
        "-1",
        "D3F3D3F3",
    ];
    given.into_iter().map(str::to_owned).chain([long, emoji]).collect()
}

#[test]
fn no_name_notifies_people_or_breaks_texts_or_games() {
    let scene = Scene::start();
    std::thread::scope(|threads| {
        for (number, name) in NAMES.into_iter().enumerate() {
            let scene = &scene;
            threads.spawn(move || {
                let channel = scene.new_channel(&format!("table-{number}"));
                let named = NewUser { global_name: Some(name.into()), ..NewUser::named("guest") };
                play_as(scene.person(named).at(channel), scene.ada().at(channel), name);
            });
        }
    });
}

/// A person with this name challenges, plays two plies, looks at the game and resigns.
fn play_as(guest: Person<'_>, opponent: Person<'_>, name: &str) {
    let mut duel = Duel::start(guest, opponent);
    duel.play("D3".parse().expect("a cell"));
    duel.play("E3".parse().expect("a cell"));
    guest.asks("board").with_picture();
    guest.asks("games").in_private("Your turn");
    guest.asks("game moves").in_private("Game ");
    let question = guest.asks("resign").in_private("Resign your game against");
    let board = duel.board();
    guest.presses(question.message(), "Resign game").in_private("You've resigned.");
    guest.scene.board_after(&board);

    for message in guest.scene.playground.messages(guest.channel) {
        let shown = message.content.contains(name);
        assert!(!shown, "the raw name is in {:?}", message.content);
        let allowed = [guest.id, opponent.id];
        assert!(message.pings.iter().all(|id| allowed.contains(id)), "{message:?}");
    }
}

#[test]
fn any_player_name_works_in_a_thread_title() {
    let scene = Scene::start();
    scene.duel();
    for name in NAMES {
        let guest = scene.person(NewUser {
            global_name: Some(name.repeat(32 / name.chars().count().min(32))),
            ..NewUser::named("guest")
        });
        let offer = guest.types(&guest.challenge_as("White"));
        let response = guest.presses(offer.message(), "Open thread").in_private("Opening");
        scene.wait_for_text(response.message(), "Your challenge is in");
    }
    assert_eq!(scene.playground.threads(scene.general()).len(), NAMES.len());
}

#[test]
fn no_placement_input_notifies_people_breaks_texts_or_plays() {
    let scene = Scene::start();
    let duel = scene.duel();
    let mover = duel.mover();
    for input in inputs() {
        mover.suggestions("place", "cell", &input);
        assert_harmless(mover, &mover.command("place").option("cell", input.as_str()));
    }
    for blank in ["", " ", "\u{3000}", "\n"] {
        assert_harmless(mover, &mover.command("place").option("cell", blank).forced());
    }
    duel.assert_recorded();
}

#[test]
fn no_move_input_notifies_people_breaks_texts_or_plays() {
    let scene = Scene::start();
    let duel = Duel::with_all_placed(scene.ada(), scene.ben());
    let mover = duel.mover();
    for input in inputs() {
        mover.suggestions("move", "move", &input);
        assert_harmless(mover, &mover.command("move").option("move", input.as_str()));
    }
    duel.assert_recorded();
}

/// Asserts that the input is refused in private and repeated only inside back quotes.
#[track_caller]
fn assert_harmless(person: Person<'_>, call: &dvonn_playground::CommandCall) {
    let response = person.types(call).in_private("");
    let quotes: Vec<_> = response.text().split('`').collect();
    assert!(quotes.len() % 2 == 1, "a back quote is open in {:?}", response.text());
    let echo = quotes.get(1).copied().unwrap_or_default();
    assert!(
        echo.chars().count() <= ECHO,
        "too much of the input is repeated in {:?}",
        response.text()
    );
    assert!(!echo.chars().any(char::is_control), "{:?}", response.text());
    assert!(!is_board(response.message()));
}

#[test]
fn unregistered_commands_get_a_response() {
    let scene = Scene::start();
    let ada = scene.ada();
    for name in ["dvonn undo", "dvonn", "chess move"] {
        let call = dvonn_playground::CommandCall::new(ada.id, ada.channel, name).forced();
        ada.types(&call).in_private("I don't know this command or button");
    }
    let with_options = ada.command("undo").option("plies", 3).forced();
    ada.types(&with_options).in_private("I don't know this command or button");
    let without_option = ada.command("place").forced();
    ada.types(&without_option).in_private("I don't know this command or button");
}
