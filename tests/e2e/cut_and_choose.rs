//! Cut and choose: one player offers a board, the other chooses a side.

use std::time::Duration;

use dvonn_playground::Message;
use dvonn_rules::Position;

use super::setups::{alt, exported_seed, first_move, setup};
use crate::support::scene::{Scene, has_picture};

/// The public messages in the first channel.
fn public(scene: &Scene) -> Vec<Message> {
    let all = scene.playground.messages(scene.general());
    all.into_iter().filter(|message| message.visible_to.is_none()).collect()
}

#[test]
fn the_other_player_can_choose_either_side() {
    for (side, words) in [("Play White", "plays White"), ("Play Black", "plays Black")] {
        let scene = Scene::start();
        let (ada, ben) = (scene.ada(), scene.ben());
        let call = setup(ada, "cut").option("opponent", ben.id.to_string());
        let draft = ada.types(&call).in_private("Only you can see this board so far");
        assert!(draft.text().contains(&format!("{} picks a side", ben.mention())));
        assert!(public(&scene).is_empty(), "a draft is private");

        let dealt = ada.presses(draft.message(), "Try another board").in_private("Cut and choose");
        assert_ne!(alt(dealt.message()), alt(draft.message()));
        let board = alt(dealt.message()).to_owned();
        let offered = ada.presses(dealt.message(), "Offer this board");
        offered.in_private("I've posted your challenge below.").without_controls();

        let challenge =
            scene.message(scene.general(), |message| message.button_labelled(side).is_some());
        assert_eq!(challenge.pings.iter().collect::<Vec<_>>(), [&ben.id]);
        assert_eq!(alt(&challenge), board);
        ada.presses(&challenge, side).in_private("This is your own challenge");
        ben.presses(&challenge, side).in_public("Accepted").without_controls();
        let start = scene.board_after(&challenge);
        let chosen = format!("{} {words}", ben.mention());
        assert!(start.content.contains(&chosen), "{chosen}: {:?}", start.content);
        assert!(start.content.contains("the other picks a side"), "{:?}", start.content);
        first_move(&scene, &start, &Position::dealt(exported_seed(ada)));
    }
}

#[test]
fn a_draft_survives_a_crash() {
    let scene = Scene::start();
    let ada = scene.ada();
    let draft = ada.types(&setup(ada, "cut")).in_private("the player who accepts picks a side");
    scene.kill_bot();
    scene.start_bot();
    ada.presses(draft.message(), "Offer this board")
        .in_private("I've posted your challenge below.");
    let challenge = scene
        .message(scene.general(), |message| message.visible_to.is_none() && has_picture(message));
    assert_eq!(alt(&challenge), alt(draft.message()));
}

#[test]
fn a_draft_can_be_cancelled_unseen() {
    let scene = Scene::start();
    let ada = scene.ada();
    let draft = ada.types(&setup(ada, "cut"));
    ada.presses(draft.message(), "Cancel challenge").in_private("Cancelled.").without_controls();
    let late = ada.press(draft.message(), "Offer this board").forced();
    ada.clicks(&late).in_private("You can no longer answer this challenge. Cancelled.");
    assert!(public(&scene).is_empty());
}

#[test]
fn a_draft_expires_after_a_day_in_silence() {
    let scene = Scene::start();
    let ada = scene.ada();
    let draft = ada.types(&setup(ada, "cut"));
    scene.let_time_pass(Duration::from_hours(24));
    let late = ada.presses(draft.message(), "Offer this board");
    late.in_private("You can no longer answer this challenge. Expired.").without_controls();
    assert!(public(&scene).is_empty());
}

#[test]
fn an_outdated_draft_is_not_offered() {
    let scene = Scene::start();
    let ada = scene.ada();
    let draft = ada.types(&setup(ada, "cut"));
    let (offer, again) = (
        ada.press(draft.message(), "Offer this board").forced(),
        ada.press(draft.message(), "Try another board").forced(),
    );
    let dealt = ada.clicks(&again).in_private("Only you can see this board so far");
    let shown = ada.clicks(&offer).in_private("Only you can see this board so far");
    assert_eq!(alt(shown.message()), alt(dealt.message()));
    let once_more = ada.clicks(&again);
    assert_eq!(alt(once_more.message()), alt(dealt.message()), "only the first click counted");
    assert!(public(&scene).is_empty());
}

#[test]
fn opening_a_thread_keeps_board_and_terms() {
    let scene = Scene::start();
    scene.duel();
    let (cleo, dan) = (scene.new_person("cleo"), scene.new_person("dan"));
    let call = setup(cleo, "cut").option("clock", "live 15").option("rated", false);
    let draft = cleo.types(&call).in_private("Only you can see this board so far");
    let offer = cleo.presses(draft.message(), "Offer this board");
    let offer = offer.in_private("are playing in this channel");
    let response = cleo.presses(offer.message(), "Open thread");
    scene.wait_for_text(response.message(), "Your challenge is in <#");

    let thread = scene.playground.threads(scene.general())[0];
    let challenge =
        scene.message(thread, |message| message.button_labelled("Play White").is_some());
    assert!(challenge.content.contains("live, 15 minutes each · unrated"), "{challenge:?}");
    assert_eq!(alt(&challenge), alt(draft.message()));
    dan.at(thread).presses(&challenge, "Play White").in_public("Accepted");
    let start = scene.board_after(&challenge);
    assert_eq!(start.pings.iter().collect::<Vec<_>>(), [&dan.id]);
}

#[test]
fn choosing_a_side_in_a_channel_that_became_busy_opens_a_thread() {
    let scene = Scene::start();
    let (cleo, dan) = (scene.new_person("cleo"), scene.new_person("dan"));
    let draft = cleo.types(&setup(cleo, "cut"));
    cleo.presses(draft.message(), "Offer this board");
    let challenge =
        scene.message(scene.general(), |message| message.button_labelled("Play Black").is_some());
    scene.duel();
    let offer = dan.presses(&challenge, "Play Black").in_private("are playing in this channel");
    dan.presses(offer.message(), "Open thread").in_private("");
    scene.wait_until(|| !scene.playground.threads(scene.general()).is_empty());
    let thread = scene.playground.threads(scene.general())[0];
    let start = scene.message(thread, has_picture);
    let chosen = format!("{} plays Black", dan.mention());
    assert!(start.content.contains(&chosen), "{:?}", start.content);
}
