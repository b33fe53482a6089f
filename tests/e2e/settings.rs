//! Personal settings: chosen, kept, and applied to what only that person sees.

use dvonn_playground::Message;
use dvonn_rules::{Cell, Color, Ply, Position, Seed};

use crate::support::duel::{Duel, written};
use crate::support::person::Person;
use crate::support::response::Response;
use crate::support::scene::Scene;

/// The settings page about boards and moves.
#[track_caller]
fn boards(person: Person<'_>) -> Response {
    person.asks("settings").in_private("Your settings")
}

impl Response {
    /// Asserts that the settings come with one sample picture and its description.
    #[track_caller]
    fn with_sample(self) -> Response {
        let [sample] = &self.message().attachments[..] else { panic!("{:#?}", self.message()) };
        let alt = sample.description.as_deref().unwrap_or_default();
        assert!(alt.starts_with("Sample: your board as Black. "), "{alt:?}");
        self
    }
}

/// The settings page about everything else.
#[track_caller]
fn play(person: Person<'_>) -> Response {
    person.presses(boards(person).message(), "Reminders, language …").in_private("Your settings")
}

/// The bytes of a message's picture.
fn picture(scene: &Scene, message: &Message) -> Vec<u8> {
    scene.playground.file(message.attachments[0].id).expect("the picture is kept")
}

#[test]
fn settings_are_listed_and_survive_a_restart() {
    let scene = Scene::start();
    let ada = scene.ada();
    let shown = boards(ada);
    // The menus of the page show the others.
    assert!(!shown.text().contains("Notation: D3→F3"), "{:?}", shown.text());
    for words in [
        "preview first",
        "you play them",
        "in the game's channel",
        "Quiet hours: none",
        "start only when you use",
        "Language: same as Discord",
    ] {
        assert!(shown.text().contains(words), "{words:?} is not in {:?}", shown.text());
    }
    let shown = ada.picks(shown.message(), "Board: Black's side at the bottom");
    let shown = ada.picks(shown.message(), "Theme: dark slate");
    let shown = ada.picks(shown.message(), "Picture size: small, for phones");
    let shown = ada.picks(shown.message(), "Notation: D3-F3");
    let shown = ada.presses(shown.message(), "Play moves at once");
    let shown = ada.presses(shown.message(), "Reminders, language …");
    let shown = ada.picks(shown.message(), "Reminders: by direct message");
    let shown = ada.picks(shown.message(), "Language: English");
    let shown = ada.presses(shown.message(), "Play forced moves for me");
    let shown = ada.presses(shown.message(), "Start vacations automatically");
    let form = ada.presses(shown.message(), "Time zone, quiet hours, daily list …");
    let hours = [("hours", "22-7:30"), ("zone", "europe/berlin")];
    let shown = ada.fills(&form, &hours).in_private("Quiet hours: 22:00-07:30 (Europe/Berlin)");
    let changed = shown.text().to_owned();

    scene.kill_bot();
    scene.start_bot();
    let shown = boards(ada);
    for words in ["by direct message", "Language: English"] {
        assert!(shown.text().contains(words), "{words:?} is not in {:?}", shown.text());
    }
    assert_ne!(boards(scene.ben()).text(), shown.text(), "settings are per person");
    let shown = ada.presses(shown.message(), "Reminders, language …");
    assert_eq!(shown.text(), changed);
    for words in [
        "Black's side at the bottom",
        "dark slate",
        "small, for phones",
        "D3-F3",
        "played at once",
        "played for you",
        "start automatically",
    ] {
        assert!(changed.contains(words), "{words:?} is not in {changed:?}");
    }
    assert!(scene.playground.messages(scene.general()).iter().all(|m| m.visible_to.is_some()));
}

#[test]
fn the_sample_follows_the_settings() {
    let scene = Scene::start();
    let ada = scene.ada();
    let mut page = boards(ada).in_private("Board settings only change what you see").with_sample();
    let mut seen = vec![picture(&scene, page.message())];
    for label in [
        "Board: my side at the bottom",
        "Theme: dark slate",
        "Picture size: small, for phones",
        "Notation: D3F3",
    ] {
        page = ada.picks(page.message(), label).with_sample();
        seen.push(picture(&scene, page.message()));
    }
    assert!((1..seen.len()).all(|number| !seen[..number].contains(&seen[number])));
    assert_eq!(page.message().attachments[0].width, Some(600));
    page = ada.picks(page.message(), "Board: Black's side at the bottom").with_sample();
    assert_eq!(
        Some(&picture(&scene, page.message())),
        seen.last(),
        "the sample shows Black's side"
    );
    let other = ada.presses(page.message(), "Reminders, language …");
    assert!(other.message().attachments.is_empty(), "no sample on this page");
    let direct = ada.in_direct_messages();
    boards(direct).with_sample();
}

#[test]
fn the_menus_show_what_is_chosen() {
    let scene = Scene::start();
    let ada = scene.ada();
    let shown = ada.picks(boards(ada).message(), "Theme: dark slate");
    let expected = [
        "Board: White's side at the bottom, as in the channel",
        "Theme: dark slate",
        "Picture size: normal",
        "Notation: D3→F3",
    ];
    assert_eq!(shown.chosen(), expected);
}

#[test]
fn quiet_hours_are_stored_with_their_time_zone_or_not_at_all() {
    let scene = Scene::start();
    let ada = scene.ada();
    let mut page = play(ada);
    let mut fill = |hours: &str, zone: &str, answers: &[&str]| {
        let form = ada.presses(page.message(), "Time zone, quiet hours, daily list …");
        page = ada.fills(&form, &[("hours", hours), ("zone", zone)]);
        for words in answers {
            assert!(page.text().contains(words), "{words}: {}", page.text());
        }
    };
    let none = "Quiet hours: none";
    fill("25:00-7:00", "UTC", &["`25:00-7:00` isn't a range of hours", none]);
    fill(
        "7-7",
        "Pacific",
        &["`7-7` isn't a range of hours", "`Pacific` isn't a known time zone", none],
    );
    fill("22 to 7", "Bärlin", &["`Bärlin` isn't a known time zone", none]);
    let berlin = "Quiet hours: 22:00-07:00 (Europe/Berlin)";
    fill("22-7", "Berlin", &[berlin]);
    fill("late", "UTC", &["`late` isn't a range of hours", berlin]);
    fill("23-8", "`@everyone`", &["`'@everyone'` isn't a known time zone", berlin]);
    fill("23-8", "UTC", &["Quiet hours: 23:00-08:00 (UTC)"]);
    fill("", "Asia/Tokyo", &[none]);
    fill("22-7", "Berlin", &[berlin]);
    fill("", "nowhere", &["`nowhere` isn't a known time zone", berlin]);
    fill("", "Asia/Tokyo", &[none]);
    fill("late", "Berlin", &["`late` isn't a range of hours"]);
    let form = ada.presses(page.message(), "Time zone, quiet hours, daily list …");
    assert_eq!((form.prefilled("hours"), form.prefilled("zone")), ("late", "Berlin"));
}

#[test]
fn board_settings_apply_in_private_only() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    duel.play("D3".parse().expect("a cell"));
    let (ada, ben, cleo) = (duel.players.white, duel.players.black, scene.new_person("cleo"));
    let public = picture(&scene, &duel.board());
    let look = |person: Person<'_>| picture(&scene, person.asks("board").message());
    for person in [ada, ben, cleo] {
        assert_eq!(look(person), public, "settings do not change it yet");
    }
    for person in [ada, ben, cleo] {
        person.picks(boards(person).message(), "Board: my side at the bottom");
    }
    let turned = look(ben);
    assert_ne!(turned, public, "Black's side is below for Black");
    assert_eq!([look(ada), look(cleo)], [public.clone(), public.clone()]);

    cleo.picks(boards(cleo).message(), "Board: Black's side at the bottom");
    assert_eq!(look(cleo), turned);
    ben.picks(boards(ben).message(), "Board: White's side at the bottom, as in the channel");
    assert_eq!(look(ben), public);
    ben.picks(boards(ben).message(), "Theme: dark slate");
    assert_ne!(look(ben), public);
    duel.play("E3".parse().expect("a cell"));
    assert_eq!(picture(&scene, &duel.board()), look(ada), "public boards ignore personal settings");
}

#[test]
fn menus_and_previews_flip_the_board_only_if_the_mover_chose_that() {
    let scene = Scene::start();
    let mut duel = Duel::with_all_placed(scene.ada(), scene.ben());
    duel.play(duel.game.position().legal_plies()[0]);
    let (ben, board) = (duel.players.black, duel.board());
    assert_eq!(duel.mover().id, ben.id, "it is Black's turn");
    let ply = duel.game.position().legal_plies()[0];
    let Ply::Move { from, .. } = ply else { panic!("{ply} is not a move") };
    let steps = || {
        let stack = ben.chooses(&board, &from.to_string());
        let chosen = picture(&scene, stack.message());
        let pressed = ben.presses(stack.message(), &written(ply)).in_private("Play it?");
        let typed = ben.types(&ben.command("game preview").option("move", ply.to_string()));
        [chosen, picture(&scene, pressed.message()), picture(&scene, typed.message())]
    };
    let usual = steps();
    let white = "Board: White's side at the bottom, as in the channel";
    ben.picks(boards(ben).message(), white);
    assert_eq!(steps(), usual);
    ben.picks(boards(ben).message(), "Board: my side at the bottom");
    for (turned, usual) in steps().iter().zip(&usual) {
        assert_ne!(turned, usual);
    }
}

#[test]
fn moves_follow_the_movers_settings() {
    let scene = Scene::start();
    let duel = Duel::with_all_placed(scene.ada(), scene.ben());
    let mover = duel.mover();
    let ply = duel.game.position().legal_plies()[0];
    let Ply::Move { from, to } = ply else { panic!("{ply} is not a move") };
    mover.picks(boards(mover).message(), "Notation: D3-F3");
    let written = format!("{from}-{to}");

    let offered = mover.suggestions("move", "move", &written);
    assert!(offered[0].name.starts_with(&written), "{:?}", offered[0].name);
    let destinations = mover.chooses(&duel.board(), &from.to_string());
    let preview = mover.presses(destinations.message(), &written).with_picture();
    assert!(preview.text().contains(&written), "{:?}", preview.text());
    mover.presses(preview.message(), "Play move").in_private(&format!("You played **{written}"));
    let public = scene.message(scene.general(), |message| {
        message.visible_to.is_none() && message.content.contains(&format!("**{from}→{to}"))
    });
    let alt = public.attachments[0].description.clone().unwrap_or_default();
    assert!(alt.contains(&format!("{from}→{to}")), "{alt}");
    let alt = mover.asks("board").message().attachments[0].description.clone();
    assert!(alt.unwrap_or_default().contains(&written));
    let history = mover.asks("game moves");
    assert!(history.text().contains(&ply.to_string()), "for copying: {:?}", history.text());
}

#[test]
fn moving_without_preview_saves_a_click() {
    let scene = Scene::start();
    let mut duel = Duel::with_all_placed(scene.ada(), scene.ben());
    let mover = duel.mover();
    let ply = duel.game.position().legal_plies()[0];
    let Ply::Move { from, .. } = ply else { panic!("{ply} is not a move") };
    mover.presses(boards(mover).message(), "Play moves at once");
    let board = duel.board();
    let destinations = mover.chooses(&board, &from.to_string());
    let destinations = destinations.in_private("play the move at once");
    let played = mover.presses(destinations.message(), &written(ply));
    played.in_private("You played").offering_only("Add conditional moves");
    duel.record(ply);
    scene.board_after(&board);
    duel.assert_recorded();
    let again = mover.press(destinations.message(), &written(ply)).forced();
    mover.clicks(&again).in_private("This board is out of date");
}

#[test]
fn a_typed_move_is_previewed_like_a_pressed_one() {
    let scene = Scene::start();
    let start = Position::dealt(Seed::new(42).expect("a seed")).to_string();
    let mut duel = Duel::from_position(scene.ada(), scene.ben(), &start);
    let (mover, board) = (duel.mover(), duel.board());
    let ply = duel.game.position().legal_plies()[0];
    let preview = mover.types(&mover.turn(ply)).in_private("Play it?").with_picture();
    assert_eq!(scene.plies(), 0);
    mover.presses(preview.message(), "Play move").in_private("You played");
    scene.board_after(&board);
    duel.record(ply);

    let (mover, ply) = (duel.mover(), duel.game.position().legal_plies()[0]);
    mover.plays_without_previews();
    mover.types(&mover.turn(ply)).in_public("moves **");
    duel.record(ply);
    duel.assert_recorded();
}

#[test]
fn direct_messages_list_all_games_and_change_settings() {
    let scene = Scene::start();
    let elsewhere = scene.playground.create_guild("Elsewhere");
    let there = scene.playground.create_channel(elsewhere, "there");
    scene.duel();
    Duel::start(scene.ada().at(there), scene.ben().at(there));
    let ada = scene.ada().in_direct_messages();
    let list = ada.asks("games").in_private("Your 2 games");
    for guild in [scene.playground.guild(), elsewhere] {
        assert!(list.text().contains(&format!("/channels/{guild}/")), "{:?}", list.text());
    }
    ada.picks(boards(ada).message(), "Theme: dark slate");
    let on_server = boards(scene.ada());
    // The other page lists the theme in words.
    let shown = scene.ada().presses(on_server.message(), "Reminders, language …");
    assert!(shown.text().contains("dark slate"), "settings also apply on servers");
    ada.asks("help").in_private("How to play DVONN here");
    ada.asks("rules").in_private("The rules of DVONN");
    for command in ["challenge", "game claim"] {
        ada.asks(command).in_private("This command works only on servers");
    }
    for command in ["board", "game moves", "resign"] {
        ada.asks(command).in_private("There's no game in this channel");
    }
    ada.places("D3").in_private("There's no game in this channel");
    ada.moves("D3F3").in_private("There's no game in this channel");
    assert!(ada.suggestions("place", "cell", "").is_empty());
}

#[test]
fn flipping_the_board_does_not_change_the_alt_text() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    let ben = duel.players.black;
    duel.play(Ply::Place(Cell::named("D3")));
    let public = duel.board().attachments[0].description.clone();
    ben.picks(boards(ben).message(), "Board: my side at the bottom");
    let turned = ben.asks("board").message().attachments[0].description.clone();
    assert_eq!(public, turned, "alt text does not depend on the flipped board");
    assert_eq!(duel.game.position().side_to_move(), Color::Black);
}
