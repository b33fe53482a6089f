//! Answers that are late: they are deferred, and given in the end.

use dvonn_playground::{Callback, ChannelId, Effect, Fault, Invocation, JournalEntry, Message};

use crate::support::duel::Duel;
use crate::support::person::Person;
use crate::support::postgres::PostgresDatabase;
use crate::support::process::Settings;
use crate::support::scene::{Scene, has_picture, is_board, wait};
use crate::support::writer::{TableLock, Writer};

/// The bot defers an answer after half a second, and excuses it after three.
const IMPATIENT: Settings = &[("DVONN_DISCORD_ANSWER_WITHIN", "500")];

/// What a person who waits reads after a while.
const EXCUSE: &str = "This is taking longer than usual";
/// The request that takes a deferral back, before a public answer.
const WITHDRAWAL: &str = "/webhooks/*/*/messages/@original";

/// Starts a game, whose bot is impatient.
fn impatient(scene: &Scene) -> Duel<'_> {
    let duel = scene.duel();
    restart_with(scene, IMPATIENT);
    scene.playground.clear_journal();
    duel
}

/// Restarts the bot with these settings, and waits until it no longer has to wait for itself.
fn restart_with(scene: &Scene, settings: Settings) {
    let starts = || scene.log().matches("gateway: ready").count();
    let before = starts();
    scene.restart_with(settings);
    scene.wait_until(|| starts() > before);
}

/// Starts a scene whose impatient bot uses PostgreSQL, where a table can be locked for readers.
fn on_postgres(name: &str) -> Option<(PostgresDatabase, Scene)> {
    let database = PostgresDatabase::create(name)?;
    // Settings live as long as the tests.
    let url: &'static str = database.url().leak();
    let settings = [IMPATIENT, &[("DVONN_DATABASE_URL", url)]].concat().leak();
    let scene = Scene::with_settings(Scene::options(), settings);
    scene.wait_until(|| scene.log().contains("gateway: ready"));
    Some((database, scene))
}

/// Sends what `act` sends while another program keeps the database locked, until the answer is
/// deferred in this way.
fn late(scene: &Scene, deferral: Callback, act: impl Fn() -> Invocation) -> Invocation {
    let writer = Writer::start(scene);
    let sent = act();
    assert_eq!(wait(sent.answer()).answer, Some(deferral));
    drop(writer);
    sent
}

/// The messages in a channel that only one person sees.
fn private_messages(scene: &Scene, channel: ChannelId) -> Vec<Message> {
    let messages = scene.playground.messages(channel).into_iter();
    messages.filter(|message| message.visible_to.is_some()).collect()
}

/// How often the bot has sent such a request: its method, and the end of its path.
fn requests(scene: &Scene, method: &str, end: &str) -> usize {
    let journal = scene.playground.journal();
    journal.iter().filter(|it| it.method == method && it.path.ends_with(end)).count()
}

fn places(person: Person<'_>, cell: &str) -> Invocation {
    person.sends(&person.command("place").option("cell", cell))
}

#[test]
fn a_late_move_is_made_and_shown_to_everyone() {
    let scene = Scene::start();
    let mut duel = impatient(&scene);
    let (mover, board) = (duel.mover(), duel.board());
    let sent = late(&scene, Callback::Deferred, || places(mover, "D3"));
    let response = mover.response_to(&sent).in_public("**D3**").with_picture();
    assert_eq!(response.message().pings.iter().collect::<Vec<_>>(), [&duel.waiter().id]);
    scene.wait_for_no_controls(&board);
    assert_eq!(private_messages(&scene, board.channel).len(), 0, "nobody is thinking any more");
    duel.record("D3".parse().expect("a cell"));
    duel.assert_recorded();
    assert_eq!(scene.boards(board.channel).len(), 2);
    // The operator learns that the database is slow.
    scene.wait_until(|| scene.log().contains("the answer to a request was late"));
    assert!(scene.log().contains("outcome=\"late\""), "{}", scene.log());
}

#[test]
fn a_late_private_answer_takes_the_place_of_its_deferral() {
    let scene = Scene::start();
    restart_with(&scene, IMPATIENT);
    let ada = scene.ada();
    let import = ada.command("game import").option("text", "D3 E4 F5");
    let sent = late(&scene, Callback::Deferred, || ada.sends(&import));
    ada.response_to(&sent).in_private("Position 0 of 3").with_picture();
    assert_eq!(private_messages(&scene, ada.channel).len(), 1);
}

#[test]
fn a_late_click_updates_its_message_and_shows_the_board() {
    let scene = Scene::start();
    let mut duel = impatient(&scene);
    let (mover, board) = (duel.mover(), duel.board());
    let cells = mover.chooses(&board, "3");
    let click = mover.choice(cells.message(), "D3");
    let sent = late(&scene, Callback::DeferredUpdate, || mover.sends_click(&click));
    scene.wait_for_text(cells.message(), "You placed a");
    let new = scene.board_after(&board);
    assert!(new.content.contains("**D3**"), "{:?}", new.content);
    assert_eq!(wait(sent.answer()).message, Some(cells.message().id));
    assert_eq!(private_messages(&scene, board.channel).len(), 1);
    duel.record("D3".parse().expect("a cell"));
    duel.assert_recorded();
}

#[test]
fn a_late_answer_to_a_click_changes_the_message_that_everyone_sees() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let challenge = ada.challenges(ben);
    restart_with(&scene, IMPATIENT);
    let decline = ben.press(challenge.message(), "Decline");
    late(&scene, Callback::DeferredUpdate, || ben.sends_click(&decline));
    scene.wait_for_no_controls(challenge.message());
    let declined = scene.wait_for_text(challenge.message(), "Declined.");
    assert_eq!(declined.visible_to, None);
    assert_eq!(private_messages(&scene, ada.channel).len(), 0);
}

#[test]
fn a_late_refusal_of_a_command_is_private() {
    let scene = Scene::start();
    let duel = impatient(&scene);
    let waiter = duel.waiter();
    let sent = late(&scene, Callback::Deferred, || places(waiter, "D3"));
    waiter.response_to(&sent).in_private("It's ");
    assert_eq!(private_messages(&scene, waiter.channel).len(), 1);
    duel.assert_recorded();
}

#[test]
fn a_late_refusal_of_a_click_follows_and_leaves_the_message() {
    let scene = Scene::start();
    let (ada, ben, cleo) = (scene.ada(), scene.ben(), scene.new_person("cleo"));
    let challenge = ada.challenges(ben);
    restart_with(&scene, IMPATIENT);
    let decline = cleo.press(challenge.message(), "Decline");
    let sent = late(&scene, Callback::DeferredUpdate, || cleo.sends_click(&decline));
    cleo.response_to(&sent).in_private("<@");
    let left = scene.playground.message(ada.channel, challenge.message().id);
    let left = left.expect("the challenge is there");
    assert_eq!(left.content, challenge.message().content);
    assert!(left.button_labelled("Decline").is_some());
}

#[test]
fn a_late_refusal_in_a_private_message_leaves_that_message() {
    let scene = Scene::start();
    let duel = impatient(&scene);
    let (mover, board) = (duel.mover(), duel.board());
    let cells = mover.chooses(&board, "3");
    let click = mover.choice(cells.message(), "D3");
    places(mover, "E3");
    scene.board_after(&board);
    let sent = late(&scene, Callback::DeferredUpdate, || mover.sends_click(&click));
    mover.response_to(&sent).in_private("This board is out of date");
    let left = scene.playground.message(board.channel, cells.message().id);
    assert_eq!(left.map(|left| left.content), Some(cells.message().content.clone()));
}

#[test]
fn a_form_that_is_too_late_is_asked_for_again() {
    let Some((_database, scene)) = on_postgres("forms") else { return };
    let ada = scene.ada();
    let settings = ada.asks("settings");
    let settings = ada.presses(settings.message(), "Reminders, language …");
    let lock = TableLock::of_servers(&scene);
    let sent = [
        ada.sends(&ada.command("game import")),
        ada.sends_click(&ada.press(settings.message(), "Time zone, quiet hours, daily list …")),
    ];
    for (sent, deferral) in sent.iter().zip([Callback::Deferred, Callback::DeferredUpdate]) {
        assert_eq!(wait(sent.answer()).answer, Some(deferral));
    }
    drop(lock);
    let is_told = |message: &Message| message.content.contains("couldn't open the form in time");
    for sent in &sent {
        scene.wait_until(|| sent.messages().iter().any(is_told));
        assert!(sent.messages().iter().all(|message| message.visible_to == Some(ada.id)));
    }
    scene.wait_until(|| ada.types(&ada.command("game import")).outcome.modal.is_some());
}

#[test]
fn late_suggestions_are_dropped() {
    let Some((_database, scene)) = on_postgres("suggestions") else { return };
    let ada = scene.ada();
    scene.playground.clear_journal();
    let lock = TableLock::of_servers(&scene);
    let games = ada.command("game export").option("game", "1");
    let asked = wait(async { scene.playground.autocomplete(&games, "game") });
    asked.expect("suggestions can be asked for");
    let dropped = |line: &str| line.contains("suggestions") && line.contains("outcome=\"late\"");
    scene.wait_until(|| scene.log().lines().any(dropped));
    drop(lock);
    ada.asks("help");
    let answered = |it: &&JournalEntry| it.body["type"] == 8;
    assert_eq!(scene.playground.journal().iter().filter(answered).count(), 0);
}

#[test]
fn a_person_who_waits_long_is_told_once() {
    let scene = Scene::start();
    let mut duel = impatient(&scene);
    let (mover, board) = (duel.mover(), duel.board());
    let writer = Writer::start(&scene);
    let sent = places(mover, "D3");
    // Only the person reads it, in place of the deferral.
    mover.response_to(&sent).in_private(EXCUSE);
    drop(writer);
    scene.board_after(&board);
    scene.wait_until(|| private_messages(&scene, board.channel).is_empty());
    duel.record("D3".parse().expect("a cell"));
    duel.assert_recorded();
    scene.wait_until(|| requests(&scene, "DELETE", "/@original") == 1);
    assert_eq!(requests(&scene, "PATCH", "/@original"), 1);

    let (mover, board) = (duel.mover(), duel.board());
    let cells = mover.chooses(&board, "3");
    let writer = Writer::start(&scene);
    let sent = mover.sends_click(&mover.choice(cells.message(), "E3"));
    mover.response_to(&sent).in_private(EXCUSE);
    drop(writer);
    scene.wait_for_text(cells.message(), "You placed a");
    scene.board_after(&board);
    let excuses = private_messages(&scene, board.channel);
    assert_eq!(excuses.iter().filter(|it| it.content.contains(EXCUSE)).count(), 1);
    duel.record("E3".parse().expect("a cell"));
    duel.assert_recorded();
}

#[test]
fn a_late_command_delivered_twice_is_answered_once() {
    let scene = Scene::start();
    let mut duel = impatient(&scene);
    let (mover, board) = (duel.mover(), duel.board());
    scene.playground.double_interactions(1);
    late(&scene, Callback::Deferred, || places(mover, "D3"));
    scene.board_after(&board);
    assert_eq!(scene.stop_bot().and_then(|status| status.code()), Some(0));
    assert_eq!(private_messages(&scene, board.channel).len(), 0);
    assert_eq!(scene.boards(board.channel).len(), 2);
    scene.start_bot();
    duel.record("D3".parse().expect("a cell"));
    duel.assert_recorded();
}

#[test]
fn a_deferred_move_is_finished_before_the_bot_stops() {
    let scene = Scene::start();
    let mut duel = impatient(&scene);
    let (mover, board) = (duel.mover(), duel.board());
    let writer = Writer::start(&scene);
    let sent = places(mover, "D3");
    assert_eq!(wait(sent.answer()).answer, Some(Callback::Deferred));
    let bot = scene.take_bot();
    bot.ask_to_stop();
    drop(writer);
    mover.response_to(&sent).in_public("**D3**");
    assert_eq!(bot.wait_for_exit().and_then(|status| status.code()), Some(0));
    scene.start_bot();
    duel.record("D3".parse().expect("a cell"));
    duel.assert_recorded();
    assert_eq!(scene.boards(board.channel).len(), 2);
}

#[test]
fn a_move_that_a_kill_stopped_after_its_deferral_never_happens() {
    let scene = Scene::start();
    let mut duel = impatient(&scene);
    let (mover, board) = (duel.mover(), duel.board());
    let writer = Writer::start(&scene);
    let sent = places(mover, "D3");
    assert_eq!(wait(sent.answer()).answer, Some(Callback::Deferred));
    scene.kill_bot();
    drop(writer);
    scene.restart_after_kill();
    duel.assert_recorded();
    duel.play("E3".parse().expect("a cell"));
    duel.assert_recorded();
    assert_eq!(scene.boards(board.channel).len(), 2);
}

#[test]
fn a_late_move_that_was_committed_before_a_kill_is_shown_once() {
    let scene = Scene::start();
    let mut duel = impatient(&scene);
    let (mover, board) = (duel.mover(), duel.board());
    scene.playground.add_fault(Fault::new("DELETE", WITHDRAWAL, Effect::Delay(600_000)));
    late(&scene, Callback::Deferred, || places(mover, "D3"));
    scene.wait_until(|| scene.plies() == 1);
    scene.kill_bot();
    scene.restart_after_kill();
    let new = scene.board_after(&board);
    assert!(new.content.contains("**D3**"), "{:?}", new.content);
    duel.record("D3".parse().expect("a cell"));
    duel.assert_recorded();
    duel.play("E3".parse().expect("a cell"));
    let boards = scene.playground.messages(board.channel);
    assert_eq!(boards.iter().filter(|message| is_board(message)).count(), 3);
    let thinking = private_messages(&scene, board.channel);
    assert!(thinking.iter().all(|message| !has_picture(message)));
}
