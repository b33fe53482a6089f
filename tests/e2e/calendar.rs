//! Tournaments that start by themselves, series of them, and the file for people's calendars.

use std::time::Duration;

use dvonn_playground::{CommandCall, Message, Permissions};

use crate::support::person::Person;
use crate::support::scene::Scene;
use crate::support::tournament::{TournamentScene, create, mover_resigns, threads, tournament};

/// A weekly tournament for 2 to 16 people that starts in a day.
fn weekly(ada: Person<'_>) -> CommandCall {
    let call = create(ada, "Weekly").option("clock", "none").option("start", "1d");
    ada.also_choosing(call.option("players", "2-16"), "repeat", "Every week")
}

fn announcements(scene: &Scene) -> Vec<Message> {
    let messages = scene.playground.messages(scene.general()).into_iter();
    let is_one = |it: &Message| {
        it.content.starts_with("**Weekly, no. ")
            && it.content.lines().next().is_some_and(|line| line.contains("** · "))
    };
    messages.filter(is_one).collect()
}

#[test]
fn a_series_starts_by_itself_and_the_next_one_can_be_joined() {
    let scene = Scene::in_english();
    let (ada, ben) = (scene.ada(), scene.ben());
    let cup = TournamentScene::by(ada, "Weekly, no. 1", &weekly(ada)).joined_by(&[ada, ben]);
    let shown = scene.playground.message(scene.general(), cup.message.id).expect("it is there");
    assert!(shown.content.contains("Entrants: 2–16."), "{:?}", shown.content);
    assert!(shown.content.contains("then every week."), "{:?}", shown.content);
    let steps = scene.message(scene.general(), |it| it.content.contains("starts by itself."));
    assert_eq!(steps.visible_to, Some(ada.id));
    ada.types(&tournament(ada, "end")).in_private("The whole series ends with it.");
    scene.let_time_pass(Duration::from_hours(24));
    cup.round(1);
    scene.wait_until(|| announcements(&scene).len() == 2);
    let second = announcements(&scene).pop().expect("the second");
    assert!(second.content.starts_with("**Weekly, no. 2** · "), "{:?}", second.content);
    scene.let_time_pass(Duration::from_hours(7 * 24));
    scene.wait_until(|| announcements(&scene).len() == 3);
    scene.let_time_pass(Duration::from_hours(7 * 24));
    // Nobody has joined twice in a row: the series is over.
    for empty in &announcements(&scene)[1..] {
        scene.wait_for_text(empty, "Called off: only 0 had joined, and it needed at least 2.");
    }
    scene.settle();
    assert_eq!(announcements(&scene).len(), 3);
}

#[test]
fn who_had_joined_is_told_that_a_tournament_is_called_off() {
    let scene = Scene::in_english();
    let (ada, ben) = (scene.ada(), scene.ben());
    let call = create(ada, "Evening").option("start", "1d").option("players", "4-");
    let cup = TournamentScene::by(ada, "Evening", &call).joined_by(&[ada, ben]);
    scene.let_time_pass(Duration::from_hours(24));
    let told = scene.message(ada.channel, |it| {
        it.content
            .starts_with("**Evening**\nCalled off: only 2 had joined, and it needed at least 4.")
    });
    assert_eq!(told.pings, [ada.id, ben.id].into());
    scene.wait_for_text(&cup.message, "Called off: only 2 had joined, and it needed at least 4.");
    let shown = scene.playground.message(scene.general(), cup.message.id).expect("it is there");
    assert!(shown.components.is_empty(), "nobody can join it any more: {shown:?}");
}

#[test]
fn an_invitation_says_when_it_starts_and_that_for_the_next_comes_after_the_start() {
    let scene = Scene::in_english();
    let (ada, ben) = (scene.ada(), scene.ben());
    let (news, lobby) = (scene.new_channel("news"), scene.new_channel("lobby"));
    ada.picks_for_server("announcements", &[news]).in_private("");
    ada.picks_for_server("lobby", &[lobby]).in_private("");
    let cup = TournamentScene::by(ada, "Weekly, no. 1", &weekly(ada)).joined_by(&[ada, ben]);
    let link = format!("/{}/{}", scene.general(), cup.message.id);
    let first = scene.message(news, |it| it.content.contains("invites you to join in "));
    for words in [link.as_str(), "Starts <t:", "then every week.", "Entrants: 2–16."] {
        assert!(first.content.contains(words), "{words:?} is not in {:?}", first.content);
    }
    scene.let_time_pass(Duration::from_secs(20));
    let shown = scene.message(lobby, |it| it.content.contains("Entrants: 2 of 16"));
    assert!(shown.content.contains(&link) && shown.content.contains("<t:"), "{shown:?}");
    scene.let_time_pass(Duration::from_hours(24));
    let round = cup.round(1);
    let next = scene.message(news, |it| it.content.contains("the next one is open. Join in "));
    let announced = announcements(&scene).pop().expect("the next one");
    assert!(next.content.contains(&announced.id.to_string()), "{next:?}");
    assert!(round.id < announced.id, "the start comes first");
    let list = ben.asks("tournament list").in_private("").message().content.clone();
    assert_eq!(list.matches(" · <t:").count(), 2, "{list}");
}

#[test]
fn a_tournament_with_a_date_is_in_the_list_and_in_a_calendar_file() {
    let scene = Scene::in_english();
    let (ada, ben) = (scene.ada(), scene.ben());
    ben.asks("tournament list").in_private("").without_controls();
    TournamentScene::by(ada, "Weekly, no. 1", &weekly(ada));
    let list = ben.asks("tournament list").in_private("Weekly, no. 1");
    let file = ben.presses(list.message(), "Calendar file").in_private("for your calendar");
    let [attached] = file.message().attachments.as_slice() else { panic!("one file") };
    assert_eq!(attached.filename, "dvonn.ics");
    let bytes = scene.playground.file(attached.id).expect("the file");
    let text = String::from_utf8(bytes).expect("text");
    for line in [
        "BEGIN:VCALENDAR\r\n",
        "UID:1.",
        "SUMMARY:Weekly\r\n",
        "DTSTART:",
        "DURATION:PT1H\r\n",
        "RRULE:FREQ=WEEKLY\r\n",
        "URL:https://discord.com/channels/",
        "END:VEVENT\r\n",
    ] {
        assert!(text.contains(line), "{line:?} is not in {text}");
    }
}

#[test]
fn a_series_on_a_weekday_of_the_month_says_which() {
    let scene = Scene::in_english();
    let ada = scene.ada();
    // In summer, far from the change of clocks.
    let call = create(ada, "Fridays").option("clock", "none").option("start", "2040-06-29 19:00");
    let call = ada.also_choosing(call, "repeat", "Every month on the same weekday");
    let cup = TournamentScene::by(ada, "Fridays, no. 1", &call);
    let shown = &cup.message.content;
    assert!(shown.contains("then every month on the last Friday."), "{shown}");
    let list = ada.asks("tournament list").in_private("> · <t:");
    let file = ada.presses(list.message(), "Calendar file").in_private("for your calendar");
    let bytes = scene.playground.file(file.message().attachments[0].id).expect("the file");
    let text = String::from_utf8(bytes).expect("text");
    assert!(text.contains("RRULE:FREQ=MONTHLY;BYDAY=-1FR\r\n"), "{text}");
}

#[test]
fn impossible_entry_rules_are_refused_with_what_to_write_instead() {
    let scene = Scene::in_english();
    let (ada, ben) = (scene.ada(), scene.ben());
    let with = |person: Person<'_>, option: &str, typed: &str| {
        person.types(&create(person, "Cup").option(option, typed.to_owned()))
    };
    with(ada, "start", "soon")
        .in_private("I can't read `soon` as a time. Write `2026-12-05 19:00`");
    with(ada, "start", "2020-01-01 10:00").in_private("The start must be in the future");
    with(ada, "players", "many").in_private("Write a range such as `4-16`.");
    with(ada, "players", "5-3").in_private("Put the lower number first: `3-5`.");
    with(ada, "players", "1-3").in_private("A tournament like this can have 2 to 256 entrants.");
    with(ada, "ratings", "1800-1400").in_private("Put the lower number first: `1400-1800`.");
    ben.types(&weekly(ben)).in_private("Only moderators can repeat a tournament.");
    let strong = create(ada, "Strong").option("ratings", "1600-");
    let strong = TournamentScene::by(ada, "Strong", &strong);
    ben.presses(&strong.message, "Join tournament")
        .in_private("has a rating of 1500 here. This tournament is for ratings of ≥ 1600.");
    scene.playground.deny_to_bot(ada.channel, Permissions::SEND_MESSAGES).expect("a channel");
    with(ada, "start", "soon").in_private("Send Messages");
}

#[test]
fn who_joins_a_full_tournament_enters_when_somebody_leaves() {
    let scene = Scene::in_english();
    let (ada, ben) = (scene.ada(), scene.ben());
    let (cleo, dan) = (scene.new_person("cleo"), scene.new_person("dan"));
    let call = create(ada, "Small").option("players", "-2");
    let cup = TournamentScene::by(ada, "Small", &call).joined_by(&[ada, ben]);
    cleo.presses(&cup.message, "Join tournament").in_private("number 1 on the reserve list.");
    dan.presses(&cup.message, "Join tournament").in_private("number 2 on the reserve list.");
    dan.presses(&cup.message, "Join tournament").in_private("You've already joined.");
    let names = format!("Reserve list (2): {}, {}", cleo.mention(), dan.mention());
    scene.wait_for_text(&cup.message, &names);
    let added = tournament(ada, "add").option("player", dan.id.to_string());
    ada.types(&added).in_private("has already joined.");
    let eve = scene.new_person("eve");
    let added = tournament(ada, "add").option("player", eve.id.to_string());
    ada.types(&added).in_private("is number 3 on the reserve list.");
    scene.kill_bot();
    scene.restart_after_kill();

    ben.presses(&cup.message, "Leave tournament").in_private("You have left");
    let told = format!("{}, a spot in **Small** is free, so you're in.", cleo.mention());
    let told = scene.message(ada.channel, |message| message.content.starts_with(&told));
    assert_eq!(told.pings, [cleo.id].into());
    let names = format!("Entrants (2): {}, {}", ada.mention(), cleo.mention());
    scene.wait_for_text(&cup.message, &names);
    // Who has left the server is passed over.
    scene.playground.leave(scene.playground.guild(), dan.id).expect("they were there");
    cleo.presses(&told, "Leave tournament").in_private("You have left");
    scene.wait_for_text(&cup.message, &format!("{}, {}", ada.mention(), eve.mention()));
    cup.starts();
    scene.settle();
    let calls = |message: &Message| message.content.contains("is free, so you're in.");
    let told = scene.playground.messages(ada.channel).into_iter().filter(calls);
    assert_eq!(told.count(), 2, "each is told once");
}

#[test]
fn a_tournament_can_be_for_a_role_or_for_those_who_are_invited() {
    let scene = Scene::in_english();
    let (ada, ben) = (scene.ada(), scene.ben());
    let guild = scene.playground.guild();
    let role = scene.playground.create_role(guild, "Club", Permissions::NONE).expect("a role");
    let call = create(ada, "Members").option("role", role.to_string());
    let cup = TournamentScene::by(ada, "Members", &call);
    let shown = &cup.message.content;
    assert!(shown.contains(&format!("with the <@&{role}> role.")), "{shown}");
    let refused = format!("doesn't have the <@&{role}> role.");
    ben.presses(&cup.message, "Join tournament").in_private(&refused);
    ada.types(&tournament(ada, "add").option("player", ben.id.to_string())).in_private(&refused);
    scene.playground.give_role(guild, ben.id, role).expect("a member");
    ben.presses(&cup.message, "Join tournament").in_private("You have joined");

    let cleo = scene.new_person("cleo");
    let call = create(ada, "Masters").option("invited", true);
    let cup = TournamentScene::by(ada, "Masters", &call);
    let join = tournament(cleo, "join").option("tournament", "Masters");
    cleo.types(&join).in_private(&format!("ask {} to add you.", ada.mention()));
    let added = tournament(ada, "add").option("player", cleo.id.to_string());
    ada.types(&added.option("tournament", "Masters")).in_private("is now in **Masters**");
    scene.wait_for_text(&cup.message, &format!("Entrants (1): {}", cleo.mention()));
}

#[test]
fn a_series_has_a_table_over_the_year_that_links_to_the_next() {
    let scene = Scene::in_english();
    let (ada, ben) = (scene.ada(), scene.ben());
    let call = create(ada, "Weekly").option("clock", "none").option("start", "1h");
    let call = ada.also_choosing(call, "repeat", "Every week");
    let cup = TournamentScene::by(ada, "Weekly, no. 1", &call).joined_by(&[ada, ben]);
    ben.presses(&cup.message, "Show series table")
        .in_private("Nobody has any points yet.")
        .in_private("Next: https://discord.com/channels/");
    scene.let_time_pass(Duration::from_hours(1));
    let round = cup.round(1);
    let thread = threads(&round)[0];
    mover_resigns(&[ada, ben], thread);
    let end = cup.end();
    scene.wait_until(|| announcements(&scene).len() == 2);
    scene.settle();
    let next = announcements(&scene).pop().expect("the next one");
    let table = ben.presses(&end, "Show series table").in_private("Tournaments so far: 1.");
    for line in [
        "1\\. <@".to_owned(),
        " · **2** · tournaments: 1, won: 1".to_owned(),
        " · **1** · tournaments: 1, won: 0".to_owned(),
        format!("/{} · <t:", next.id),
    ] {
        let text = table.text();
        assert!(text.contains(&line), "{line:?} is not in {text:?}");
    }
    let standings = ben.asks("tournament standings").in_private("").message().clone();
    ben.presses(&standings, "Show series table").in_private("Tournaments so far: 1.");
}

#[test]
fn times_are_suggested_in_the_persons_time_zone() {
    let scene = Scene::in_english();
    let ada = scene.ada();
    let suggested = ada.suggestions_in(create(ada, "Cup"), "start", "");
    assert_eq!(suggested.len(), 3, "{suggested:?}");
    assert!(suggested.iter().all(|it| it.name.ends_with(" · UTC")), "{suggested:?}");
    let typed = ada.suggestions_in(create(ada, "Cup"), "start", "fri 20:00");
    let [friday] = typed.as_slice() else { panic!("{typed:?}") };
    assert!(friday.name.starts_with("Friday · 20"), "{friday:?}");
    assert!(friday.name.ends_with(" 20:00 · UTC"), "{friday:?}");
}
