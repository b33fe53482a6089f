//! Seasons: their tables, how they end, and who is notified.

use std::time::Duration;

use dvonn_playground::{ChannelId, Message};

use super::ladders::{asks, assert_says, call, game};
use super::setups::alt;
use crate::support::person::Person;
use crate::support::scene::{Scene, has_picture};

const DAY: Duration = Duration::from_hours(24);

/// Lets a month pass, which ends a season.
fn pass_month(scene: &Scene) {
    scene.let_time_pass(31 * DAY);
}

/// Sets up seasons of one month and an announcement channel, and returns the channel.
fn monthly(ada: Person<'_>) -> ChannelId {
    let news = ada.scene.new_channel("news");
    ada.picks_for_server("announcements", &[news]);
    ada.sets_server("Season length: one month");
    news
}

fn is_over(message: &Message) -> bool {
    message.content.contains("Season 1 is over.")
}

fn season_announcements(scene: &Scene, channel: ChannelId) -> usize {
    scene.playground.messages(channel).iter().filter(|message| is_over(message)).count()
}

#[test]
fn a_season_ends_with_the_month_with_a_table_titles_and_an_announcement() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let news = monthly(ada);
    asks(ada, "season").in_private("The first season starts with").without_controls();
    game(ada, ben, 6);
    let so_far = asks(ben, "season").in_public("**Season 1**: ");
    assert!(
        alt(so_far.message()).contains("1, Ada, 1662 ± 290?, 1082, 1, 0, 0"),
        "{:?}",
        so_far.message()
    );

    pass_month(&scene);
    let over = scene.message(news, is_over);
    assert_says(&over, &format!("🥇 {} wins season 1.", ada.mention()));
    assert_says(&over, &format!("🥈 {} is second.", ben.mention()));
    assert!(has_picture(&over) && over.pings.is_empty(), "{over:#?}");

    asks(ben, "season").in_public("No rated games have counted this season.");
    let last = ben.types(&call(ben, "season").option("number", 1));
    let last = last.in_public("final table");
    assert!(alt(last.message()).contains("2, Ben, 1338 ± "), "{:?}", last.message());
    ben.types(&call(ben, "season").option("number", 7)).in_private("There's no season 7");
    asks(ada, "profile").in_public("winner of season 1");

    // Nobody plays: no other season ends.
    pass_month(&scene);
    pass_month(&scene);
    asks(ada, "season").in_public("**Season 2**");
    assert_eq!(season_announcements(&scene, news), 1);
}

#[test]
fn a_season_that_ended_while_the_bot_was_offline_is_announced_on_restart() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let news = monthly(ada);
    game(ada, ben, 6);
    scene.let_time_pass(DAY / 24);
    scene.kill_bot();
    scene.let_time_pass(62 * DAY);
    scene.start_bot();
    scene.message(news, is_over);
    asks(ada, "season").in_public("**Season 2**");
}

#[test]
fn a_season_end_that_cannot_be_posted_is_dropped() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let news = monthly(ada);
    game(ada, ben, 6);
    scene.playground.delete_channel(news).expect("a channel");
    scene.tolerate(10003);
    pass_month(&scene);
    scene.wait_until(|| scene.announced_seasons() == 1);
    asks(ada, "season").in_public("**Season 2**");
}
