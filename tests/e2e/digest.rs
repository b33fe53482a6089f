//! The weekly digest of a server.

use std::iter;
use std::time::Duration;

use dvonn_playground::{ChannelId, Effect, Fault, Message, Permissions};
use dvonn_rules::{Color, Game, Ply};

use super::leagues::LeagueScene;
use super::setups::alt;
use crate::support::duel::Duel;
use crate::support::records;
use crate::support::scene::Scene;
use crate::support::tournament::{TournamentScene, mover_resigns, threads};

const HOUR: i64 = 3_600_000;
const WEEK: i64 = 7 * 24 * HOUR;

/// A rated game between Ada and Ben, which Ada wins as White.
fn rated_game(scene: &Scene) -> Duel<'_> {
    let mut duel = Duel::start(scene.ada(), scene.ben());
    duel.play_all(records::game_with_passes().plies());
    duel
}

/// Lets time pass until the digest of this week is due.
#[track_caller]
fn end_week(scene: &Scene) {
    let now = scene.now();
    let monday = ((now + 3 * 24 * HOUR) / WEEK + 1) * WEEK - 3 * 24 * HOUR;
    let rest = u64::try_from(monday + 8 * HOUR - now).expect("it is later");
    scene.let_time_pass(Duration::from_millis(rest));
}

fn digests(scene: &Scene, channel: ChannelId) -> Vec<Message> {
    let messages = scene.playground.messages(channel).into_iter();
    messages.filter(|message| message.content.starts_with("**The week from")).collect()
}

/// Finishes the review of a game: one late move was a mistake. Returns its number.
fn review(scene: &Scene, game: &Game) -> usize {
    let plies = game.plies();
    let other = |at: usize| {
        let position = game.position_after(at).expect("a position");
        position.legal_plies().into_iter().find(|ply| *ply != plies[at])
    };
    let turn = (0..plies.len()).rev().find(|&at| plies[at] != Ply::Pass && other(at).is_some());
    let turn = turn.expect("somebody had a choice");
    let position = game.position();
    let ahead = |color: Color| {
        i32::from(position.score()[color]) - i32::from(position.score()[color.other()])
    };
    let end = format!("{}\n", ahead(position.side_to_move()));
    let found = (0..plies.len()).rev().map(|at| match other(at).filter(|_| at == turn) {
        Some(better) => format!("0.9 {better}\n"),
        None => format!("0.5 {}\n", plies[at]),
    });
    let findings: String = iter::once(end).chain(found).collect();
    let filled = format!(
        "UPDATE reviews SET known = {}, findings = '{findings}', done = 1",
        plies.len() + 1
    );
    scene.change_database(filled.leak());
    turn + 1
}

#[test]
fn the_week_is_told_once_on_monday_with_its_best_game() {
    let scene = Scene::in_english();
    let ada = scene.ada();
    let news = scene.new_channel("news");
    ada.picks_for_server("digest", &[news]).in_private(&format!("Weekly digest: <#{news}>."));
    let duel = rated_game(&scene);
    end_week(&scene);
    scene.wait_until(|| scene.count("SELECT count(*) FROM reviews") == 1);
    assert_eq!(digests(&scene, news).len(), 0, "it waits for the review");
    let turn = review(&scene, &duel.game);
    scene.playground.advance(Duration::from_mins(2)).expect("the clock can be advanced");
    scene.wait_until(|| !digests(&scene, news).is_empty());
    scene.settle();

    let told = digests(&scene, news);
    let [told] = told.as_slice() else { panic!("{told:#?}") };
    let (winner, loser) = (ada.mention(), scene.ben().mention());
    for line in [
        "1 game finished, 2 players.".to_owned(),
        format!("⬆️ {winner}: 1500 → **"),
        format!("⬇️ {loser}: 1500 → **"),
        format!(", beaten by {winner}"),
        format!("**Game of the week:** Game 1: {winner} (White) against {loser} (Black)"),
        format!("The turning point was move {turn}, "),
    ] {
        assert!(told.content.contains(&line), "{line:?} is not in {:?}", told.content);
    }
    assert!(told.pings.is_empty(), "nobody is notified");
    assert_eq!(told.attachments[0].content_type, "image/gif");
    assert!(alt(told).starts_with("Animation of moves 1 to "), "{told:#?}");
    let general = scene.playground.messages(scene.general());
    let reviews = general.iter().filter(|it| it.content.contains("**Review.**"));
    assert_eq!(reviews.count(), 0, "nobody has asked for a review there");
    ada.at(news).presses(told, "Review game").in_private("Review");

    scene.kill_bot();
    scene.restart_after_kill();
    end_week(&scene);
    scene.settle();
    assert_eq!(digests(&scene, news).len(), 1, "a week without news has no digest");
}

#[test]
fn the_week_names_who_has_won_a_tournament_that_all_readers_see() {
    let scene = Scene::in_english();
    let (news, secret) = (scene.new_channel("news"), scene.new_channel("secret"));
    scene.ada().picks_for_server("digest", &[news]).in_private("");
    for (channel, name) in [(scene.general(), "Cup"), (secret, "Hidden")] {
        let (ada, ben) = (scene.ada().at(channel), scene.ben().at(channel));
        let contest = TournamentScene::announce(ada, name, "Knockout").joined_by(&[ada, ben]);
        mover_resigns(&[ada, ben], threads(&contest.starts())[0]);
        contest.end();
    }
    scene.playground.deny_to_people(secret, Permissions::VIEW_CHANNEL).expect("a channel");
    let (ada, ben) = (scene.ada(), scene.ben());
    TournamentScene::announce(ada, "Slow", "Knockout").joined_by(&[ada, ben]).starts();
    end_week(&scene);
    scene.wait_until(|| !digests(&scene, news).is_empty());
    let told = digests(&scene, news).remove(0);
    let won = [ada, ben].map(|person| format!("🏆 **Cup**: {}", person.mention()));
    assert!(won.iter().any(|line| told.content.contains(line)), "{:?}", told.content);
    assert!(!told.content.contains("Hidden"), "{:?}", told.content);
    let running =
        format!("**In progress**\n- **Slow** · <#{}> · round 1 of 1 · ends <t:", ada.channel);
    assert!(told.content.contains(&running), "{:?}", told.content);
}

#[test]
fn a_week_in_which_only_a_season_ended_has_a_digest_with_its_result() {
    let scene = Scene::in_english();
    let ada = scene.ada();
    let news = scene.new_channel("news");
    ada.picks_for_server("digest", &[news]).in_private("Weekly digest: ");
    ada.sets_server("Season length: one month");
    rated_game(&scene);
    end_week(&scene);
    scene.wait_until(|| scene.count("SELECT count(*) FROM reviews") == 1);
    // It waits no longer for the review.
    scene.playground.advance(Duration::from_hours(3)).expect("the clock can be advanced");
    scene.wait_until(|| digests(&scene, news).len() == 1);
    let ends = scene.count("SELECT ends_at FROM seasons");
    // One that ends on a Monday morning belongs to the week that begins.
    while scene.now() < ends + 8 * HOUR {
        end_week(&scene);
    }
    scene.wait_until(|| scene.count("SELECT count(*) FROM seasons WHERE over = 1") == 1);
    scene.let_time_pass(Duration::from_hours(1));
    let told = || digests(&scene, news).into_iter().find(|it| it.content.contains("is over."));
    scene.wait_until(|| told().is_some());
    let told = told().expect("the season has ended");
    let winner = format!("**Season 1 is over.**\n🥇 {} wins season 1.", ada.mention());
    assert!(told.content.contains(&winner), "{:?}", told.content);
    assert!(!told.content.contains("games finished"), "nobody played: {:?}", told.content);
    assert_eq!(digests(&scene, news).len(), 2);
}

#[test]
fn the_digest_says_who_is_in_front_of_the_league_and_who_became_its_champion() {
    let scene = Scene::in_english();
    let news = scene.new_channel("news");
    let contest = LeagueScene::with(&scene, 5);
    contest.host().picks_for_server("digest", &[news]).in_private("Weekly digest: ");
    contest.begins();
    contest.wait_for_games(7);
    mover_resigns(&contest.people, scene.playground.threads(contest.host().channel)[0]);
    contest.message(" · **1** · ");
    end_week(&scene);
    scene.wait_until(|| digests(&scene, news).len() == 1);
    let told = digests(&scene, news).remove(0);
    let line = format!("- **Harbour** · <#{}> · cycle 1, leading: <@", contest.host().channel);
    assert!(told.content.contains(&line), "{:?}", told.content);
    let ends = scene.count("SELECT ends_at FROM leagues");
    while scene.now() < ends {
        end_week(&scene);
    }
    scene.wait_until(|| scene.count("SELECT count(*) FROM tournaments WHERE state = 'over'") == 1);
    end_week(&scene);
    let champion = |it: &Message| it.content.contains("**Harbour**: cycle 1 is over. Champion: <@");
    scene.wait_until(|| digests(&scene, news).iter().any(champion));
}

#[test]
fn a_digest_sent_just_before_a_kill_is_not_sent_again() {
    let scene = Scene::in_english();
    let news = scene.new_channel("news");
    scene.ada().picks_for_server("digest", &[news]).in_private("Weekly digest: ");
    rated_game(&scene);
    end_week(&scene);
    scene.wait_until(|| scene.count("SELECT count(*) FROM reviews") == 1);
    // Discord posts it, but its response is late.
    let held =
        Fault::new("POST", "/channels/*/messages", Effect::Delay(600_000)).after_performing();
    scene.playground.add_fault(held);
    // It waits no longer for the review.
    scene.playground.advance(Duration::from_hours(3)).expect("the clock can be advanced");
    scene.wait_until(|| digests(&scene, news).len() == 1);
    scene.kill_bot();
    scene.restart_after_kill();
    scene.settle();
    assert_eq!(digests(&scene, news).len(), 1);
}
