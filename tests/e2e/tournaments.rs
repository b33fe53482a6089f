//! Tournaments, from the announcement to the congratulations.

use std::collections::BTreeSet;
use std::time::Duration;

use dvonn_playground::{Effect, Fault, Message, Permissions};

use super::moderation::promote;
use super::setups::alt;
use crate::support::person::Person;
use crate::support::scene::{Scene, has_picture, is_board};
use crate::support::tournament::{TournamentScene, create, mover_resigns, threads, tournament};

#[test]
fn four_people_play_a_round_robin() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let people = [ada, ben, scene.new_person("cleo"), scene.new_person("dan")];
    let contest = TournamentScene::announce(ada, "Spring Cup", "Round robin").joined_by(&people);
    scene.wait_for_text(&contest.message, "Entrants (4)");
    let warning = scene.message(ada.channel, |message| {
        message.content.contains("The games have no clock, but a round ends after 14 days.")
    });
    assert_eq!(warning.visible_to, Some(ada.id));
    assert!(warning.content.contains("You can enter people with `/tournament add`"), "{warning:?}");
    let mut round = contest.starts();
    scene.wait_for_text(&contest.message, "It has started with 4 entrants");
    for number in 1..=3 {
        let games = threads(&round);
        assert_eq!(games.len(), 2, "{:?}", round.content);
        assert!(round.pings.is_empty(), "{:?}", round.pings);
        for game in games {
            let board = scene.board(game);
            assert!(board.content.contains("Spring Cup"), "{:?}", board.content);
            assert!(board.button_labelled("Abort game").is_none(), "{board:?}");
            mover_resigns(&people, game);
        }
        if number < 3 {
            round = contest.round(number + 1);
            let standings = contest.lines(&format!("Standings after round {number} of 3"));
            assert_eq!(standings.len(), 1, "{standings:?}");
        }
    }
    let end = contest.end();
    assert!(end.content.contains("congratulations"), "{:?}", end.content);
    assert!(has_picture(&end), "{end:?}");
    let last = people[3];
    let response = last.types(&tournament(last, "standings")).in_private("tandings");
    assert!(has_picture(response.message()), "{:?}", response.message());
    last.types(&tournament(last, "pairings").option("round", 2)).in_private("round 2 of 3");
    let ninth = tournament(last, "pairings").option("round", 9);
    last.types(&ninth).in_private("has no round 9. Its last round is round 3");
}

#[test]
fn a_drawn_knockout_game_is_replayed_in_its_thread() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let contest = TournamentScene::announce(ada, "Cup", "Knockout").joined_by(&[ada, ben]);
    let thread = threads(&contest.starts())[0];
    let first = scene.board(thread);
    let offer = ada.at(thread).types(&ada.at(thread).choosing("offer", "what", "Draw"));
    let offer = offer.in_public("offers a draw");
    ben.at(thread).presses(offer.message(), "Accept").in_public("Accepted");
    let again = scene.message(thread, |message| {
        message.id > offer.message().id && message.content.contains("Game 2 starts")
    });
    let both: BTreeSet<_> = [ada.id, ben.id].into();
    assert_eq!((&first.pings, &again.pings), (&both, &both), "both players are notified");
    assert_ne!(plays_white(ada, &first), plays_white(ada, &again), "the colours are swapped");
    assert!(again.content.contains("If nobody wins it, <@"), "{:?}", again.content);
    mover_resigns(&[ada, ben], thread);
    assert!(contest.end().content.contains("congratulations"));
    assert_eq!((scene.games(), scene.playground.threads(ada.channel).len()), (2, 1));
}

fn plays_white(person: Person<'_>, board: &Message) -> bool {
    board.content.contains(&format!("{} plays White", person.mention()))
}

#[test]
fn after_two_draws_in_a_knockout_the_better_seed_advances() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let contest = TournamentScene::announce(ada, "Cup", "Knockout").joined_by(&[ada, ben]);
    assert!(
        contest.message.content.contains("there's one more game with colours swapped"),
        "{:?}",
        contest.message
    );
    let round = contest.starts();
    let thread = threads(&round)[0];
    let draw = || {
        let offer = ada.at(thread).types(&ada.at(thread).choosing("offer", "what", "Draw"));
        let offer = offer.in_public("offers a draw");
        ben.at(thread).presses(offer.message(), "Accept").in_public("Accepted");
        offer.message().id
    };
    scene.board(thread);
    let first = draw();
    scene
        .message(thread, |message| message.id > first && message.content.contains("Game 2 starts"));
    draw();
    let through = format!("{} goes through, having the better starting rank", ada.mention());
    scene.wait_for_text(&round, &through);
    assert!(contest.end().content.contains("congratulations"));
}

#[test]
fn the_organiser_enters_a_member_who_is_told_and_can_leave() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let contest = TournamentScene::announce(ada, "Spring Cup", "Swiss");
    let add = |by: Person<'_>, who: Person<'_>| {
        by.types(&tournament(by, "add").option("player", who.id.to_string()))
    };
    add(ben, ada).in_private("Only <@");
    add(ada, ben).in_private("is now in **Spring Cup**");
    let told = scene.message(ada.channel, |message| message.content.contains("has entered you"));
    assert_eq!(told.pings, BTreeSet::from([ben.id]));
    scene.wait_for_text(&contest.message, "Entrants (1)");
    add(ada, ben).in_private("has already joined");
    ben.presses(&told, "Leave tournament").in_private("You have left");
    scene.wait_for_text(&contest.message, "Nobody has joined yet");
    add(ada, ada).in_private("You have joined **Spring Cup**");
    let cleo = scene.new_person("cleo");
    promote(cleo);
    add(cleo, ben).in_private("is now in");
    let log = cleo.types(&cleo.admin("log"));
    let entered = |by: Person<'_>, who: Person<'_>| {
        format!("{}: Entered {} in tournament 1.", by.mention(), who.mention())
    };
    let lines: Vec<_> = log.text().lines().skip(1).map(str::to_owned).collect();
    assert!(lines[0].ends_with(&entered(cleo, ben)), "{lines:?}");
    assert!(lines[1].ends_with(&entered(ada, ben)), "{lines:?}");
    assert_eq!(lines.len(), 2, "who enters themselves joins: {lines:?}");
}

#[test]
fn a_withdrawal_does_not_stall_the_tournament() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let (cleo, dan) = (scene.new_person("cleo"), scene.new_person("dan"));
    let people = [ada, ben, cleo, dan];
    let contest = TournamentScene::announce(ada, "Cup", "Round robin").joined_by(&people);
    contest.starts();
    let asked = cleo.types(&tournament(cleo, "withdraw")).in_private("Withdraw from");
    cleo.presses(asked.message(), "Don't withdraw").in_private("Nobody has been withdrawn");
    let asked = cleo.types(&tournament(cleo, "withdraw")).in_private("Withdraw from");
    cleo.presses(asked.message(), "Withdraw").in_private("You have withdrawn");
    cleo.types(&tournament(cleo, "withdraw")).in_private("has already withdrawn");
    let other = tournament(cleo, "withdraw").option("player", dan.id.to_string());
    cleo.types(&other).in_private("Only <@");
    let eve = scene.new_person("eve");
    promote(eve);
    let other = tournament(eve, "withdraw").option("player", dan.id.to_string());
    let asked = eve.types(&other).in_private("Withdraw <@");
    eve.presses(asked.message(), "Withdraw").in_private("has been withdrawn");
    // One round is left in which the two remaining players meet.
    let played = (1..=3).find_map(|number| {
        let round = contest.round(number);
        let both = |line: &&str| line.contains(&ada.mention()) && line.contains(&ben.mention());
        let line = round.content.lines().find(both)?;
        line.split("<#").nth(1)?.split('>').next()?.parse().ok()
    });
    mover_resigns(&[ada, ben], played.expect("a game between these two"));
    let end = contest.end();
    assert!(end.content.contains("Final standings"), "{:?}", end.content);
}

#[test]
fn a_round_ends_at_its_deadline_and_the_silent_player_loses() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let call = create(ada, "Cup").option("rounds", 1).option("clock", "none");
    let contest =
        TournamentScene::by(ada, "Cup", &call.option("deadline", "2h")).joined_by(&[ada, ben]);
    let thread = threads(&contest.starts())[0];
    let silent = if plays_white(ada, &scene.board(thread)) { ada } else { ben };
    scene.let_time_pass(Duration::from_mins(121));
    let end = contest.end();
    assert!(end.content.contains("congratulations"), "{:?}", end.content);
    assert!(!end.pings.contains(&silent.id), "{:?}", end.content);
    scene.message(thread, |message| message.content.contains("kept their opponent waiting"));
}

#[test]
fn a_tournament_ended_early_has_no_winner_and_notifies_its_players() {
    let scene = Scene::start();
    let (ada, ben, cleo) = (scene.ada(), scene.ben(), scene.new_person("cleo"));
    let contest = TournamentScene::announce(ada, "Cup", "Swiss").joined_by(&[ada, ben, cleo]);
    mover_resigns(&[ada, ben, cleo], threads(&contest.starts())[0]);
    let thread = threads(&contest.round(2))[0];
    let asked = ada.types(&tournament(ada, "end"));
    let asked = asked.in_private("End **Cup** in round 2 of 2? It will have no winner. 1 game is still in progress. It can be finished");
    ada.presses(asked.message(), "Keep it").in_private("The tournament continues");
    let asked = ada.types(&tournament(ada, "end")).in_private("End **Cup**");
    ada.presses(asked.message(), "End tournament").in_private("is over");
    let end =
        scene.message(ada.channel, |message| message.content.contains("in round 2 of 2. There"));
    assert!(!end.content.contains("congratulations") && end.pings.is_empty(), "{end:?}");
    scene.message(thread, |message| message.content.contains("no longer counts in it"));
    mover_resigns(&[ada, ben, cleo], thread);
    scene.message(thread, |message| message.content.contains("ended before this game"));
}

#[test]
fn a_removed_player_loses_the_pairing_and_the_game_goes_on() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let contest = TournamentScene::announce(ada, "Cup", "Swiss").joined_by(&[ada, ben]);
    let thread = threads(&contest.starts())[0];
    let other = tournament(ada, "withdraw").option("player", ben.id.to_string());
    ada.types(&other).in_private("in this round, so you can't withdraw them");
    let eve = scene.new_person("eve");
    promote(eve);
    let other = tournament(eve, "withdraw").option("player", ben.id.to_string());
    let asked = eve.types(&other).in_private("Withdraw <@");
    eve.presses(asked.message(), "Withdraw").in_private("has been withdrawn");
    let private = ben.in_direct_messages();
    scene.message(private.channel, |message| message.content.contains("has withdrawn you"));
    let news = scene.message(thread, |message| message.content.contains("was withdrawn from"));
    assert!(news.content.contains("You can still finish this game"), "{:?}", news.content);
    let end = contest.end();
    assert!(end.pings.contains(&ada.id), "{:?}", end.content);
    mover_resigns(&[ada, ben], thread);
    let end = scene.message(thread, |message| message.content.contains("resigned"));
    assert!(!end.content.contains("gets the point"), "{:?}", end.content);
}

#[test]
fn a_tournament_without_options_does_not_contradict_itself() {
    let scene = Scene::start();
    let ada = scene.ada();
    ada.types(&create(ada, "Cup")).in_public("2 days + 2 hours per move");
    scene.settle();
    let messages = scene.playground.messages(ada.channel);
    let warns = |message: &Message| message.content.contains("a round ends after");
    assert!(!messages.iter().any(warns), "{messages:#?}");
}

#[test]
fn standings_mark_who_withdrew() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let people = [ada, ben, scene.new_person("cleo"), scene.new_person("dan")];
    let contest = TournamentScene::announce(ada, "Cup", "Swiss").joined_by(&people);
    contest.starts();
    let marked = |reader: Person<'_>| {
        let shown = reader.types(&tournament(reader, "standings")).in_private("Standings");
        alt(shown.message()).matches(" (withdrew)").count()
    };
    assert_eq!(marked(ada), 0);
    let asked = ben.types(&tournament(ben, "withdraw")).in_private("Withdraw from");
    ben.presses(asked.message(), "Withdraw").in_private("You have withdrawn");
    assert_eq!(marked(ada), 1);
    let shown = ada.types(&tournament(ada, "standings")).in_private("Standings");
    assert!(alt(shown.message()).contains("Ben (withdrew)"), "{:?}", alt(shown.message()));
}

#[test]
fn a_timeout_before_moving_says_who_gets_the_point() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let call = create(ada, "Cup").option("rounds", 1).option("clock", "live 10");
    let contest = TournamentScene::by(ada, "Cup", &call).joined_by(&[ada, ben]);
    let thread = threads(&contest.starts())[0];
    scene.message(thread, is_board);
    scene.let_time_pass(Duration::from_mins(11));
    let end = scene.message(thread, |message| message.content.contains("gets the point"));
    assert!(end.content.contains("timed out before any stack had moved."), "{:?}", end.content);
    assert!(!end.content.contains("doesn't count"), "it does: {:?}", end.content);
    let table = ada.types(&tournament(ada, "standings")).in_private("(n) rounds without a game");
    assert!(table.text().contains("Buchholz, the total points of"), "{:?}", table.text());
}

#[test]
fn a_thread_left_by_a_crash_is_reused() {
    let scene = Scene::start();
    let ada = scene.ada();
    let people = [ada, scene.ben(), scene.new_person("cleo"), scene.new_person("dan")];
    let contest = TournamentScene::announce(ada, "Cup", "Round robin").joined_by(&people);
    let held = Fault::new("POST", "/channels/*/threads", Effect::Delay(600_000));
    scene.playground.add_fault(held.after_performing());
    ada.presses(&contest.message, "Start tournament").in_private("is starting with");
    scene.wait_until(|| scene.playground.threads(ada.channel).len() == 1);
    scene.kill_bot();
    scene.restart_after_kill();
    assert_eq!(threads(&contest.round(1)).len(), 2);
    assert_eq!((scene.games(), scene.playground.threads(ada.channel).len()), (2, 2));
}

#[test]
fn each_message_of_a_round_is_there_once_although_the_bot_is_killed_after_each() {
    let scene = Scene::start();
    let ada = scene.ada();
    let call = create(ada, "Cup").option("rounds", 2).option("clock", "none");
    let contest = TournamentScene::by(ada, "Cup", &ada.also_choosing(call, "setup", "random"));
    let contest = contest.joined_by(&[ada]);
    // So many that the pairings need two messages.
    let add = ada.also_choosing(tournament(ada, "add-computer"), "level", "Beginner");
    ada.types(&add.option("count", 33)).in_private("has joined");
    let sent = || {
        let messages = scene.playground.messages(ada.channel).into_iter();
        let public = messages.filter(|message| message.visible_to.is_none());
        let contents = public.map(|message| message.content).skip(1);
        // Not the names of the threads.
        let is_about = |content: &String| {
            (content.contains("Cup") && !content.contains(" · Cup #1 · "))
                || content.contains("More games")
        };
        contents.filter(is_about).collect::<Vec<_>>()
    };
    let expected = [
        "**Cup**: round 1 of 2",
        "More games of round 1:",
        "Standings after round 1 of 2",
        "**Cup**: round 2 of 2",
        "More games of round 2:",
        "**Cup** is over",
    ];
    let hold_response = || {
        let path = format!("/channels/{}/messages", ada.channel);
        let held = Fault::new("POST", &path, Effect::Delay(600_000)).after_performing();
        scene.playground.clear_faults();
        scene.playground.add_fault(held);
    };
    hold_response();
    ada.presses(&contest.message, "Start tournament").in_private("is starting with");
    for count in 1..=expected.len() {
        // Two may be sent at once.
        scene.wait_until(|| sent().len() >= count);
        scene.kill_bot();
        hold_response();
        scene.restart_after_kill();
        if [2, 5].contains(&count) {
            // All of the round is there. It lasts as long as her game.
            let sent = sent().join("\n");
            let line = sent.lines().rfind(|line| line.contains(&ada.mention()));
            let thread = line.and_then(|line| line.split("<#").nth(1)?.split('>').next());
            let thread = thread.and_then(|thread| thread.parse().ok());
            let ada = ada.at(thread.expect("her game has a thread"));
            let question = ada.asks("resign");
            ada.presses(question.message(), "Resign game").in_private("You've resigned");
        }
    }
    scene.settle();
    let sent = sent();
    assert_eq!(sent.len(), expected.len(), "{sent:#?}");
    for (sent, expected) in sent.iter().zip(expected) {
        assert!(sent.contains(expected), "{expected} in {sent:?}");
    }
}

#[test]
fn what_a_kill_left_unsaid_about_a_tournament_is_said_on_restart() {
    let scene = Scene::start();
    let (ada, news) = (scene.ada(), scene.new_channel("news"));
    ada.picks_for_server("announcements", &[news]).in_private("Announcement channel");
    let people = [scene.ben(), scene.new_person("cleo")];
    let hold = |path: &str| {
        scene.playground.clear_faults();
        scene.playground.add_fault(Fault::new("POST", path, Effect::Delay(600_000)).times(9));
    };
    let restart = || {
        scene.kill_bot();
        scene.playground.clear_faults();
        scene.restart_after_kill();
    };
    hold(&format!("/channels/{news}/messages"));
    let contest = TournamentScene::announce(ada, "Cup", "Swiss").joined_by(&people);
    restart();
    scene.message(news, |message| message.content.contains("invites you to join"));

    let thread = threads(&contest.starts())[0];
    let other = tournament(ada, "withdraw").option("player", people[0].id.to_string());
    let asked = ada.types(&other).in_private("Withdraw <@");
    hold("/channels/*/messages");
    ada.presses(asked.message(), "Withdraw").in_private("has been withdrawn");
    restart();
    scene.message(thread, |message| message.content.contains("You can still finish this game"));
    let direct = people[0].in_direct_messages();
    scene.message(direct.channel, |message| message.content.contains("has withdrawn you"));
    contest.end();
    scene.settle();
    let said = [
        (news, "invites"),
        (thread, "You can still finish"),
        (direct.channel, "has withdrawn you"),
    ];
    for (channel, words) in said {
        let messages = scene.playground.messages(channel);
        let times = messages.iter().filter(|message| message.content.contains(words)).count();
        assert_eq!(times, 1, "{words}");
    }
}

#[test]
fn a_thread_whose_creation_response_was_lost_is_reused() {
    let scene = Scene::start();
    let ada = scene.ada();
    let people = [ada, scene.ben(), scene.new_person("cleo"), scene.new_person("dan")];
    let contest = TournamentScene::announce(ada, "Cup", "Round robin").joined_by(&people);
    let lost = Fault::new("POST", "/channels/*/threads", Effect::Drop).after_performing();
    let slow = Fault::new("POST", "/channels/*/threads", Effect::RateLimited(0.2));
    scene.playground.add_fault(lost);
    scene.playground.add_fault(slow.times(2));
    assert_eq!(threads(&contest.starts()).len(), 2);
    assert_eq!((scene.games(), scene.playground.threads(ada.channel).len()), (2, 2));
}

#[test]
fn the_host_is_notified_if_no_thread_can_be_opened_and_it_is_retried() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    scene.tolerate(50013);
    let contest = TournamentScene::announce(ada, "Cup", "Round robin").joined_by(&[ada, ben]);
    let threads_denied = Permissions::CREATE_PUBLIC_THREADS;
    scene.playground.deny_to_bot(ada.channel, threads_denied).expect("a channel");
    ada.presses(&contest.message, "Start tournament").in_private("is starting with");
    let notice = scene.message(ada.channel, |message| message.content.contains("can't start in"));
    assert!(notice.pings.contains(&ada.id), "{notice:?}");
    assert!(contest.round(1).content.contains("starts soon"));
    scene.playground.allow_to_bot(ada.channel, threads_denied).expect("a channel");
    scene.let_time_pass(Duration::from_secs(61));
    scene.wait_until(|| scene.games() == 1);
}

#[test]
fn the_notice_that_games_cannot_start_is_corrected_once_they_did() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    scene.tolerate(50013);
    let contest = TournamentScene::announce(ada, "Cup", "Round robin").joined_by(&[ada, ben]);
    let threads_denied = Permissions::CREATE_PUBLIC_THREADS;
    scene.playground.deny_to_bot(ada.channel, threads_denied).expect("a channel");
    ada.presses(&contest.message, "Start tournament").in_private("is starting with");
    let notice = scene.message(ada.channel, |message| message.content.contains("can't start in"));
    scene.let_time_pass(Duration::from_secs(61));
    scene.playground.allow_to_bot(ada.channel, threads_denied).expect("a channel");
    scene.let_time_pass(Duration::from_secs(61));
    let corrected =
        scene.wait_for_text(&notice, "No games in **Cup** are waiting to start any more.");
    assert!(!corrected.content.contains("can't start"), "{corrected:?}");
    assert_eq!(scene.games(), 1);
}

#[test]
fn a_tournament_can_move_after_its_channel_is_deleted() {
    let scene = Scene::start();
    let channel = scene.new_channel("doomed");
    let (ada, ben) = (scene.ada().at(channel), scene.ben().at(channel));
    scene.tolerate(10003);
    let contest = TournamentScene::announce(ada, "Cup", "Round robin").joined_by(&[ada, ben]);
    let lost = threads(&contest.starts())[0];
    scene.playground.delete_channel(channel).expect("the channel is there");
    let private = ada.in_direct_messages();
    scene.message(private.channel, |message| message.content.contains("`/tournament move`"));
    let ada = ada.at(scene.general());
    ada.types(&tournament(ada, "move")).in_private("From now on, the games of");
    let round = scene.message(ada.channel, |message| message.content.contains("round 1 of 1"));
    scene.let_time_pass(Duration::from_secs(61));
    let moved = |message: &Message| threads(message).first().is_some_and(|&thread| thread != lost);
    let id = round.id;
    let round = scene.message(ada.channel, |message| message.id == id && moved(message));
    mover_resigns(&[ada, ben], threads(&round)[0]);
    scene.message(ada.channel, |message| message.content.contains("congratulations"));
}

/// Plays two rounds with these players only, and asserts that the other person was not paired.
#[track_caller]
fn assert_goes_on_without(contest: &TournamentScene<'_>, players: &[Person<'_>], gone: Person<'_>) {
    contest.starts();
    for round in 1..=2 {
        for game in threads(&contest.round_or_end(round)) {
            mover_resigns(players, game);
        }
    }
    let end = contest.end();
    assert!(!end.pings.contains(&gone.id), "{:?}", end.content);
}

#[test]
fn players_who_left_the_server_are_no_longer_paired() {
    let scene = Scene::start();
    let (ada, ben, cleo) = (scene.ada(), scene.ben(), scene.new_person("cleo"));
    scene.tolerate(10007);
    let contest = TournamentScene::announce(ada, "Cup", "Swiss").joined_by(&[ada, ben, cleo]);
    scene.playground.leave(scene.playground.guild(), cleo.id).expect("Cleo is there");
    assert_goes_on_without(&contest, &[ada, ben], cleo);
}

#[test]
fn standings_with_a_new_rounds_bye_are_labelled_as_mid_round() {
    let scene = Scene::start();
    let people = [scene.ada(), scene.ben(), scene.new_person("cleo")];
    let contest = TournamentScene::announce(people[0], "Cup", "Swiss").joined_by(&people);
    let first = contest.starts();
    mover_resigns(&people, threads(&first)[0]);
    contest.round(2);
    let response = people[0].types(&tournament(people[0], "standings"));
    assert!(response.text().contains("Standings in round 2 of"), "{:?}", response.text());
}

#[test]
fn blocked_players_are_no_longer_paired() {
    let scene = Scene::start();
    let (ada, ben, cleo) = (scene.ada(), scene.ben(), scene.new_person("cleo"));
    let contest = TournamentScene::announce(ada, "Cup", "Swiss").joined_by(&[ada, ben, cleo]);
    let block = ada.admin("block").option("player", cleo.id.to_string());
    ada.types(&block.option("reason", "peace")).in_private("can no longer start or join games");
    assert_goes_on_without(&contest, &[ada, ben], cleo);
}

#[test]
fn the_announcement_channel_gets_the_invitation_and_the_winner() {
    let scene = Scene::start();
    let (ada, ben, news) = (scene.ada(), scene.ben(), scene.new_channel("news"));
    ada.picks_for_server("announcements", &[news]).in_private("");
    let contest = TournamentScene::announce(ada, "Cup", "Knockout").joined_by(&[ada, ben]);
    scene.message(news, |message| message.content.contains("invites you to join"));
    mover_resigns(&[ada, ben], threads(&contest.starts())[0]);
    let end = scene.message(news, |message| message.content.contains("congratulations"));
    assert!(has_picture(&end) && end.pings.is_empty(), "{end:?}");
    assert_eq!(contest.end().pings.len(), 1);
}

#[test]
fn impossible_requests_are_refused_in_private() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.new_person("ben"));
    ben.types(&tournament(ben, "join")).in_private("No tournament here is taking entries");
    let call = create(ben, "Cup").option("clock", "soon");
    ben.types(&call).in_private("soon");
    ben.types(&create(ben, "Cup").option("deadline", "soon")).in_private("from 1 hour");
    let call = ben.also_choosing(create(ben, "Cup"), "kind", "Knockout").option("rounds", 3);
    ben.types(&call).in_private("the number of entrants decides");
    let call = create(ben, "@everyone\u{202e}  **Cup**");
    let contest = TournamentScene::by(ben, r"**\@everyone \*\*Cup\*\*** · tournament 1", &call);
    assert!(contest.message.pings.is_empty());
    ben.presses(&contest.message, "Start tournament")
        .in_private("A tournament needs at least two entrants");
    ada.presses(&contest.message, "Leave tournament").in_private("isn't in this tournament");
    ada.presses(&contest.message, "Join tournament").in_private("You have joined");
    ada.presses(&contest.message, "Join tournament").in_private("already");
    let cleo = scene.new_person("cleo");
    cleo.presses(&contest.message, "Start tournament").in_private("Only <@");
    let call = cleo.also_choosing(tournament(cleo, "add-computer"), "level", "Novice");
    cleo.types(&call).in_private("Only <@");
    let level = |name| ben.also_choosing(tournament(ben, name), "level", "Novice");
    ben.types(&level("add-computer").option("count", 255)).in_private("at most 2 computer players");
    ben.types(&level("add-computer").option("count", 2)).in_private("has joined");
    ben.types(&level("add-computer").option("count", 1)).in_private("at most");
    ben.presses(&contest.message, "Start tournament").in_private("at least two people have joined");
    ben.types(&level("remove-computer").option("count", 255)).in_private("2 entries");
    ben.types(&level("add-computer").option("count", 2)).in_private("2 entries");
    ben.types(&level("remove-computer").option("count", 9)).in_private("have left");
    ben.types(&level("remove-computer"))
        .in_private("The computer hasn't been entered at this level");
    cleo.types(&tournament(cleo, "standings").option("tournament", "Open")).in_private("list");
    cleo.types(&tournament(cleo, "standings")).in_private("hasn't started yet");
    ben.types(&create(ben, "Two")).in_private("Finish it first");
    ada.types(&create(ada, "Two")).in_public("Two");
    cleo.types(&tournament(cleo, "join")).in_private("There are several");
    ada.types(&create(ada, "Three")).in_public("Three");
    ada.types(&create(ada, "Four")).in_public("Four");
    ada.types(&create(ada, "Five")).in_private("End one of them first");
    cleo.types(&tournament(cleo, "list")).in_private("Three");
    let call = tournament(ada, "end").option("tournament", "two");
    let asked = ada.types(&call).in_private("Cancel **Two**? It hasn't started");
    ada.presses(asked.message(), "Cancel tournament").in_private("has been cancelled");
}

#[test]
fn tournaments_of_ordinary_members_are_not_announced() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.new_person("ben"));
    let news = scene.new_channel("news");
    ada.picks_for_server("announcements", &[news]).in_private("Announcement channel");
    let contest = TournamentScene::announce(ben, "Buy here", "Round robin").joined_by(&[ada, ben]);
    ada.types(&create(ada, "Spring Cup")).in_public("Spring Cup");
    let notice = scene.message(news, |message| message.content.contains("invites you"));
    assert!(notice.content.contains("Spring Cup"), "{:?}", notice.content);
    mover_resigns(&[ada, ben], threads(&contest.starts())[0]);
    scene.message(news, |message| message.content.contains("Buy here"));
    let all = scene.playground.messages(news);
    let invitations = all.iter().filter(|message| message.content.contains("invites you"));
    assert_eq!(invitations.count(), 1, "{all:?}");
}

#[test]
fn a_tournament_cannot_move_to_an_unlisted_channel() {
    let scene = Scene::start();
    let ada = scene.ada();
    TournamentScene::announce(ada, "Cup", "Round robin");
    ada.picks_for_server("games", &[ada.channel]).in_private("Channels for games");
    let elsewhere = ada.at(scene.new_channel("elsewhere"));
    elsewhere.types(&tournament(elsewhere, "move")).in_private(&format!("<#{}>", ada.channel));
    ada.types(&tournament(ada, "move")).in_private("From now on, the games of");
}
