//! Commands that only show something: boards, lists, pages, autocomplete.

use std::collections::BTreeSet;

use dvonn_playground::Message;

use crate::support::duel::{Duel, recorded};
use crate::support::response::Response;
use crate::support::scene::{Scene, has_picture};

/// The maximum number of choices in an autocomplete.
const CHOICES: usize = 25;

#[test]
fn a_spectator_sees_the_board_in_private_and_can_only_look_back() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    duel.play("D3".parse().expect("a cell"));
    let public = duel.board();
    let look =
        scene.new_person("cleo").asks("board").in_private("place a red piece (2 left in all)");
    let look = look.with_picture();
    let controls: Vec<_> = look.message().controls().map(|one| &one["label"]).collect();
    assert_eq!(controls, ["Browse moves"]);
    let look =
        duel.mover().asks("board").in_private("place a red piece (2 left in all)").with_picture();
    for control in public.enabled_controls() {
        assert!(look.message().enabled_controls().contains(&control), "{control} is missing");
    }
    assert_eq!(scene.boards(scene.general()).len(), 2, "looking posts no public board");
}

#[test]
fn the_waiting_player_sees_the_board_without_the_buttons_of_a_turn() {
    let scene = Scene::start();
    let duel = scene.duel();
    let look = duel.waiter().asks("board").in_private("place a red piece").with_picture();
    let controls = look.message().enabled_controls();
    assert!(!controls.is_empty() && !controls.iter().any(|id| id.starts_with("cells:")));
}

#[test]
fn the_final_board_stays_visible() {
    let scene = Scene::start();
    scene.ada().asks("board").in_private("There's no game in this channel");
    let duel = scene.duel();
    let question = duel.players.white.asks("resign");
    duel.players.white.presses(question.message(), "Resign game").in_private("You've resigned");
    let look = scene.new_person("cleo").asks("board").in_private("resigned").with_picture();
    look.without_controls();
}

/// The text of the message for those who cannot see its picture.
fn words(message: &Message) -> &str {
    message.attachments[0].description.as_deref().expect("a description")
}

#[test]
fn surrounded_stacks_are_marked_on_request() {
    let scene = Scene::start();
    let duel = Duel::with_all_placed(scene.ada(), scene.ben());
    let position = duel.game.position();
    let surrounded: Vec<_> = position.surrounded().iter().map(|cell| cell.to_string()).collect();
    let said = format!("Surrounded, so they can't move: {}.", surrounded.join(" "));
    let cleo = scene.new_person("cleo");
    let look = |blocked: bool| cleo.types(&cleo.command("board").option("surrounded", blocked));
    assert!(words(look(true).message()).contains(&said), "{:?}", words(look(true).message()));
    assert!(!words(look(false).message()).contains("Surrounded"));
    let picture = |look: &Response| scene.playground.file(look.message().attachments[0].id);
    assert_eq!(picture(&look(false)), picture(&cleo.asks("board")));
    assert_ne!(picture(&look(false)), picture(&look(true)));
}

#[test]
fn the_picture_size_follows_the_option_then_the_setting() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    let ada = duel.players.white;
    let width = |response: &Response| response.message().attachments[0].width;
    let asked = |size: &str| width(&ada.types(&ada.choosing("board", "size", size)));
    assert_eq!(["small", "normal", "large"].map(asked), [Some(600), Some(1200), Some(2000)]);
    assert_eq!(width(&ada.asks("board")), Some(1200));
    ada.picks(ada.asks("settings").message(), "Picture size: small, for phones");
    assert_eq!(width(&ada.asks("board")), Some(600));
    assert_eq!(asked("large"), Some(2000));
    duel.play("D3".parse().expect("a cell"));
    assert_eq!(duel.board().attachments[0].width, Some(1200), "public boards do not change");
}

#[test]
fn rings_mark_the_targets_of_the_chosen_piece() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    duel.play("D3".parse().expect("a cell"));
    let row = duel
        .mover()
        .chooses(&duel.board(), "3")
        .in_private("Choose a cell in row 3.")
        .with_picture();
    let said = "Rings mark where you can place the piece: A3 B3 C3 E3 F3 G3 H3 I3 J3 K3.";
    assert!(words(row.message()).contains(said), "{:?}", words(row.message()));

    let channel = scene.new_channel("other");
    let duel = Duel::with_all_placed(scene.ada().at(channel), scene.ben().at(channel));
    let position = duel.game.position();
    let from = position.movable(position.side_to_move()).iter().next().expect("a stack");
    let stack = duel.mover().chooses(&duel.board(), &from.to_string()).with_picture();
    let to: Vec<_> = position.destinations(from).iter().map(|cell| cell.to_string()).collect();
    let said = format!("Rings mark where the stack on {from} can go: {}.", to.join(" "));
    assert!(words(stack.message()).contains(&said), "{:?}", words(stack.message()));
}

#[test]
fn the_game_list_shows_turns_and_links_to_the_newest_boards() {
    let scene = Scene::start();
    let (ada, ben, cleo) = (scene.ada(), scene.ben(), scene.new_person("cleo"));
    ada.asks("games").in_private("You have no current games");
    let other = scene.new_channel("other");
    let mut first = scene.duel();
    let start = first.board();
    first.play("D3".parse().expect("a cell"));
    scene.wait_for_no_controls(&start);
    let mut second = Duel::start(cleo.at(other), ada.at(other));
    let start = second.board();
    second.play("K5".parse().expect("a cell"));
    scene.wait_for_no_controls(&start);

    let list = ada.asks("games").in_private("Your 2 games");
    let lines: Vec<_> = list.text().lines().skip(1).collect();
    let lines: Vec<_> = lines.chunks(2).map(|two| two.join("\n")).collect();
    let guild = scene.playground.guild();
    let expected = [
        (second.board(), 2, ("**Your turn** · ", cleo.mention())),
        (first.board(), 1, ("", format!("{} to move", ben.mention()))),
    ];
    assert_eq!(lines.len(), expected.len(), "{lines:?}");
    for (line, (board, number, (turn, opponent))) in lines.iter().zip(&expected) {
        let link = format!("https://discord.com/channels/{guild}/{}/{}", board.channel, board.id);
        let start = format!("{turn}[Game {number}]({link}) · {opponent} · <t:");
        assert!(line.starts_with(&start), "{line:?} is not {start}");
        let place = format!("\n-# <#{}> · last move <t:", board.channel);
        assert!(line.contains(&place), "{line:?}");
    }
    scene.new_person("dan").asks("games").in_private("You have no current games");
}

#[test]
fn a_long_game_list_shows_your_turns_first() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    for number in 0..12 {
        let channel = scene.new_channel(&format!("table-{number}"));
        let mut duel = Duel::start(ada.at(channel), ben.at(channel));
        if duel.mover().id == ada.id {
            duel.play("D3".parse().expect("a cell"));
        }
    }
    let channel = scene.new_channel("the last table");
    let mut duel = Duel::start(ada.at(channel), ben.at(channel));
    if duel.mover().id != ada.id {
        duel.play("D3".parse().expect("a cell"));
    }
    let list = ada.asks("games").in_private("Your 13 games");
    // Two lines for each of the six games, the heading, and the number of the page.
    assert_eq!(list.text().lines().count(), 14);
    let first = list.text().lines().nth(1).unwrap_or_default();
    assert!(first.starts_with("**Your turn** · [Game 13]("), "{first:?}");
    let next = ada.presses(list.message(), "Forward").in_private("Your 13 games");
    assert!(next.text().ends_with("Page 2 of 3"), "{:?}", next.text());
}

#[test]
fn history_lists_the_plies() {
    let scene = Scene::start();
    let cleo = scene.new_person("cleo");
    cleo.asks("game moves").in_private("There's no game in this channel");
    let mut duel = scene.duel();
    cleo.asks("game moves").in_private("No moves yet");
    duel.play("D3".parse().expect("a cell"));
    duel.play("e4".parse().expect("a cell"));
    let response = cleo.asks("game moves").in_private("Game 1: ");
    assert_eq!(recorded(response.text()), "D3 E4");
}

#[test]
fn help_names_every_command() {
    let scene = Scene::start();
    let ada = scene.ada();
    let help = ada.asks("help");
    let start = ada.presses(help.message(), "More topics").in_private("/dvonn challenge");
    assert!(!start.text().contains("/seek"), "it is off on this server: {:?}", start.text());
    let of_servers = ["Ladder and tournaments", "For managers"];
    let mut help = String::new();
    for topic in of_servers {
        help += ada.presses(start.message(), topic).in_private(&format!("**{topic}**")).text();
    }
    let ada = ada.in_direct_messages();
    let start = ada.asks("help").in_private("How to play DVONN here");
    let more = ada.presses(start.message(), "More topics").in_private("**Start a game**");
    for topic in of_servers {
        assert!(more.message().button_labelled(topic).is_none(), "there is no server");
    }
    help += &[start.text(), more.text()].concat();
    for topic in
        ["Your turn", "Draw, pause, resign", "After the game", "Settings and data", "About DVONN"]
    {
        help += ada.presses(more.message(), topic).in_private(&format!("**{topic}**")).text();
    }
    let messages = scene.playground.messages(ada.channel);
    assert_eq!(messages.len(), 1, "the page is edited in place");
    let commands = scene.playground.commands();
    let dvonn = commands.iter().find(|command| command["name"] == "dvonn").expect("/dvonn");
    let names = dvonn["options"].as_array().expect("subcommands");
    for name in names.iter().filter_map(|option| option["name"].as_str()) {
        let is_listed = ["dvonn", "game"].iter().any(|it| help.contains(&format!("/{it} {name}")));
        assert!(is_listed || name == "help", "{name} is not in the help");
    }
    for command in commands.iter().filter_map(|command| command["name"].as_str()) {
        let is_listed = [' ', '`'].iter().any(|end| help.contains(&format!("/{command}{end}")));
        assert!(is_listed, "{command} is not in the help");
    }
}

#[test]
fn place_autocomplete_suggests_empty_cells() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    duel.play("D3".parse().expect("a cell"));
    let mover = duel.mover();
    let offered = |typed: &str| -> Vec<String> {
        let choices = mover.suggestions("place", "cell", typed);
        choices.into_iter().map(|choice| choice.value.as_str().expect("a text").into()).collect()
    };
    assert_eq!(offered("").len(), CHOICES);
    assert_eq!(offered("d"), ["D1", "D2", "D4", "D5"], "D3 is taken");
    assert_eq!(offered(" D5"), ["D5"]);
    assert_eq!(offered("d3"), Vec::<String>::new());
    assert_eq!(offered("Z"), Vec::<String>::new());
}

#[test]
fn move_autocomplete_describes_captures_and_losses() {
    let scene = Scene::start();
    let duel = Duel::with_all_placed(scene.ada(), scene.ben());
    let position = duel.game.position();
    let mover = duel.mover();
    let all: Vec<_> = position.legal_plies().iter().map(ToString::to_string).collect();
    assert!(all.len() > CHOICES, "more than can be offered at once");

    let offered = mover.suggestions("move", "move", "");
    assert_eq!(offered.len(), CHOICES);
    let from = &all[0][..2];
    let typed = mover.suggestions("move", "move", &from.to_lowercase());
    let values: BTreeSet<_> = typed.iter().filter_map(|choice| choice.value.as_str()).collect();
    let legal: BTreeSet<_> =
        all.iter().map(String::as_str).filter(|ply| ply.starts_with(from)).collect();
    assert_eq!(values, legal);
    for choice in offered.iter().chain(&typed) {
        let value = choice.value.as_str().expect("a text");
        let effect = position.preview(value.parse().expect("a ply")).expect("a legal ply");
        let captured = effect.captured.expect("a move takes something");
        let words = match captured.owner() {
            None => "captures red".to_owned(),
            Some(color) => {
                let verb = if color == effect.color { "lands on" } else { "captures" };
                let owner = if color == dvonn_rules::Color::White { "white" } else { "black" };
                match captured.height() {
                    1 => format!("{verb} a {owner} single"),
                    height => format!("{verb} a {owner} stack of {height}"),
                }
            }
        };
        let label = format!("{}→{}, {words}", &value[..2], &value[2..]);
        assert!(choice.name.starts_with(&label), "{:?} is not {label:?}", choice.name);
    }
    let one = mover.suggestions("move", "move", &format!("{}-{}", &all[0][..2], &all[0][2..]));
    assert_eq!(one.len(), 1);
}

#[test]
fn autocomplete_is_empty_except_for_the_mover() {
    let scene = Scene::start();
    let cleo = scene.new_person("cleo");
    let offers = |person: crate::support::person::Person<'_>| {
        [
            person.suggestions("place", "cell", "D").len(),
            person.suggestions("move", "move", "D").len(),
        ]
    };
    assert_eq!(offers(cleo), [0, 0], "there is no game");
    let duel = scene.duel();
    assert_eq!(offers(duel.waiter()), [0, 0]);
    assert_eq!(offers(cleo), [0, 0]);
    assert_eq!(offers(duel.mover()), [5, 0], "no stack can move yet");
}

#[test]
fn illegal_placements_name_the_broken_rule() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    duel.mover().moves("D3F3").in_private("Not all pieces are placed yet");
    duel.play("D3".parse().expect("a cell"));
    duel.mover().places("d3").in_private("D3 is taken");
    duel.mover().places("D33").in_private("There's no cell `D33`");
    duel.assert_recorded();
    assert_eq!(scene.boards(scene.general()).len(), 2, "a refusal posts no board");
}

#[test]
fn an_unknown_cell_is_refused_with_the_range_of_its_row() {
    let scene = Scene::start();
    let duel = scene.duel();
    let mover = duel.mover();
    for (typed, words) in [
        ("A5", "There's no cell `A5`. Row 5 runs from C5 to K5."),
        ("a4", "There's no cell `a4`. Row 4 runs from B4 to K4."),
        ("J1", "There's no cell `J1`. Row 1 runs from A1 to I1."),
        ("L3", "The board has columns A to K, and row 3 runs from A3 to K3."),
        ("D6", "The board has rows 1 to 5 and columns A to K."),
        ("D3 A5", "There's no cell `A5`. Row 5 runs from C5 to K5."),
    ] {
        mover.places(typed).in_private(words).without_controls();
    }
    let previewed = mover.types(&mover.command("game preview").option("move", "A5"));
    previewed.in_private("There's no cell `A5`. Row 5 runs from C5 to K5.");
    duel.assert_recorded();

    let channel = scene.new_channel("other");
    let duel = Duel::with_all_placed(scene.ada().at(channel), scene.ben().at(channel));
    let response = duel.mover().moves("e4-a5");
    response.in_private("There's no cell `a5`. Row 5 runs from C5 to K5.");
    duel.assert_recorded();
}

#[test]
fn illegal_moves_name_the_broken_rule() {
    let scene = Scene::start();
    let duel = Duel::with_all_placed(scene.ada(), scene.ben());
    let mover = duel.mover();
    let position = duel.game.position();
    let stack_of = |wanted: dvonn_rules::Color| {
        let cells = position.owned_by(wanted);
        cells.iter().next().expect("a stack").to_string()
    };
    let color = position.side_to_move();
    mover.places("D3").in_private("All pieces are placed");
    mover.moves("pass").in_private("You have a legal move, so you can't pass");
    let theirs = stack_of(color.other());
    mover.moves(&format!("{theirs}A1")).in_private("Your opponent owns");
    mover.moves("nonsense").in_private("`nonsense` isn't a move");
    let red = (0..49)
        .filter_map(dvonn_rules::Cell::from_index)
        .find(|&cell| position.stack(cell).is_some_and(|stack| stack.owner().is_none()));
    let red = red.expect("a red piece").to_string();
    mover.moves(&format!("{red}A1")).in_private("is on its own, so nobody can move it");
    duel.assert_recorded();
}

#[test]
fn untranslated_languages_fall_back_to_english() {
    let scene = Scene::start();
    for locale in ["sv-SE", "xx"] {
        let person = scene.person(dvonn_playground::NewUser {
            locale: Some(locale.to_owned()),
            ..dvonn_playground::NewUser::named("guest")
        });
        person.asks("help").in_private("How to play DVONN here");
    }
}

#[test]
fn pictures_have_alt_text() {
    let scene = Scene::start();
    let mut duel = Duel::with_all_placed(scene.ada(), scene.ben());
    let ply = duel.game.position().legal_plies()[0];
    duel.play(ply);
    let board = duel.board();
    assert!(has_picture(&board));
    let file = &board.attachments[0];
    assert_eq!(file.width, Some(1200));
    let alt = file.description.as_deref().expect("a description");
    for words in ["White: Ada. Black: Ben.", "Ben, Black, to move.", "Score: White"] {
        assert!(alt.contains(words), "{words:?} is not in {alt:?}");
    }
    let bytes = scene.playground.file(file.id).expect("the picture is kept");
    assert!(bytes.starts_with(b"\x89PNG"), "the picture is a PNG");
}
