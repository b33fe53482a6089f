//! Themes: public pictures use the server's theme, private ones the reader's.

use dvonn_playground::{CommandCall, Message};
use dvonn_render::{Look, Name, Painter, Scene as Drawn, Theme};
use dvonn_rules::{ByColor, Ply};

use crate::support::duel::Duel;
use crate::support::person::Person;
use crate::support::response::Response;
use crate::support::scene::Scene;

/// Chooses the theme of a server.
#[track_caller]
fn sets_server_theme(person: Person<'_>, theme: &str) -> Response {
    person.sets_server(&format!("Theme: {theme}"))
}

/// Chooses a person's own theme.
#[track_caller]
fn sets_own_theme(person: Person<'_>, theme: &str) {
    person.picks(person.asks("settings").message(), &format!("Theme: {theme}"));
}

/// The bytes of a message's picture.
#[track_caller]
fn picture(scene: &Scene, message: &Message) -> Vec<u8> {
    scene.playground.file(message.attachments[0].id).expect("the picture is kept")
}

/// Renders the duel's board after its last ply, a placement, in a theme.
fn drawn(duel: &Duel<'_>, caption: &str, theme: Theme) -> Vec<u8> {
    let last = duel.game.last_effect();
    let names = ByColor { white: "Ada", black: "Ben" };
    let player = last.as_ref().map(|effect| names[effect.color]).unwrap_or_default();
    let scene = Drawn {
        reds: duel.game.reds(),
        last: last.as_ref(),
        names: ByColor { white: Name::new(names.white), black: Name::new(names.black) },
        caption: &format!("{player}: {caption}"),
        ..Drawn::of(duel.game.position())
    };
    Painter::new().png(&scene, Look::from(theme)).to_vec()
}

#[test]
fn public_boards_use_the_server_theme_and_private_ones_the_readers() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    let (ada, ben, cleo) = (duel.players.white, duel.players.black, scene.new_person("cleo"));
    let look = |person: Person<'_>| picture(&scene, person.asks("board").message());
    let place = |duel: &mut Duel<'_>, cell: &str| {
        duel.play(Ply::Place(cell.parse().expect("a cell")));
        picture(&scene, &duel.board())
    };
    assert_eq!(place(&mut duel, "D3"), drawn(&duel, "D3", Theme::Wood));

    sets_server_theme(ada, "dark slate").in_private("Server settings");
    let slate = place(&mut duel, "E4");
    assert_eq!(slate, drawn(&duel, "E4", Theme::Slate));
    sets_own_theme(ben, "black on white, for print");
    sets_own_theme(cleo, "light wood");
    assert_eq!(look(ada), slate, "the server's theme is the default");
    assert_eq!(look(ben), drawn(&duel, "E4", Theme::Paper));
    assert_eq!(look(cleo), drawn(&duel, "E4", Theme::Wood));
    sets_own_theme(ben, "each server's own");
    assert_eq!(look(ben), slate);
}

#[test]
fn a_server_theme_survives_a_restart_and_does_not_affect_other_servers() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    sets_server_theme(scene.ada(), "high contrast").in_private("Server settings");
    let elsewhere = scene.playground.create_guild("Elsewhere");
    let there = scene.playground.create_channel(elsewhere, "there");
    let mut other = Duel::start(scene.ada().at(there), scene.ben().at(there));
    scene.kill_bot();
    scene.start_bot();
    for (duel, theme) in [(&mut duel, Theme::Contrast), (&mut other, Theme::Wood)] {
        duel.play(Ply::Place("D3".parse().expect("a cell")));
        let board = picture(&scene, &duel.board());
        assert_eq!(board, drawn(duel, "D3", theme));
    }
}

#[test]
fn the_theme_is_shown_and_logged() {
    let scene = Scene::start();
    let ada = scene.ada();
    let shown = ada.types(&ada.admin("settings"));
    assert!(shown.chosen().contains(&"Theme: light wood".to_owned()), "{:?}", shown.chosen());
    let theme = "colour-blind friendly (White and Black differ in shape)";
    let words = format!("Theme: {theme}");
    let shown = sets_server_theme(ada, theme);
    assert!(shown.chosen().contains(&words), "{:?}", shown.chosen());
    ada.types(&ada.admin("log")).in_private(&words);
}

#[test]
fn public_replays_and_challenge_boards_use_the_server_theme() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    for cell in ["D3", "E4", "F5"] {
        duel.play(cell.parse().expect("a cell"));
    }
    let ada = scene.ada();
    let shown = |person: Person<'_>| {
        let replay = person.types(&person.command("game replay").option("share", true));
        let call = person.challenge_on("random").option("seed", "42");
        let channel = scene.new_channel("another");
        let challenge = person.at(channel).types(&CommandCall { channel, ..call });
        [replay, challenge].map(|response| picture(&scene, response.in_public("").message()))
    };
    let usual = shown(ada);
    sets_own_theme(ada, "dark slate");
    assert_eq!(shown(ada), usual, "public pictures do not follow personal themes");
    sets_server_theme(ada, "dark slate");
    sets_own_theme(ada, "light wood");
    for (slate, wood) in shown(ada).iter().zip(&usual) {
        assert_ne!(slate, wood);
    }
}
