//! The disk of the database fails while people play.

use std::time::Duration;

use dvonn_faults::disk::{DiskFault, FaultyDisk};
use dvonn_faults::kills;
use dvonn_playground::GatewayDrop;

use crate::support::process::Settings;
use crate::support::random::seed;
use crate::support::scene::{SETTLING_TIME, Scene, TIMEOUT, wait};
use crate::support::skipped;

const APOLOGY: &str = "I can't read or save games right now. Nothing has changed";

/// A disk that works. Without the tools for it, prints a note and returns `None`.
fn disk() -> Option<FaultyDisk> {
    FaultyDisk::new().inspect_err(|why| skipped::report(why)).ok()
}

/// The settings of a bot on this disk, which live as long as the tests.
fn settings(disk: &FaultyDisk) -> Settings {
    let leak = |(name, value): &(&'static str, String)| (*name, &*value.clone().leak());
    disk.settings.iter().map(leak).collect::<Vec<_>>().leak()
}

/// The lines of the log that an operator should look at, from this byte on.
fn complaints(scene: &Scene, from: usize) -> Vec<String> {
    let log = scene.log();
    let lines =
        log[from..].lines().filter(|line| line.contains(" ERROR ") || line.contains(" WARN "));
    lines.map(str::to_owned).collect()
}

/// Lets the disk fail in this way while people play, expects one line a minute that says `line`, and
/// lets it recover.
fn survives(fault: DiskFault, line: &str) {
    let Some(disk) = disk() else { return };
    let scene = Scene::start();
    scene.expect_errors();
    scene.ada().challenges_anyone();
    let mut duel = scene.duel();
    scene.restart_with(settings(&disk));
    duel.play("D3".parse().expect("a cell"));
    scene.settle();
    let healthy = scene.log().len();

    disk.breaks(fault).expect("the disk can break");
    let mover = duel.mover();
    for minutes in 1..=3 {
        for _ in 0..5 {
            mover.places("E3").in_private(APOLOGY);
        }
        mover.challenges(duel.waiter()).in_private(APOLOGY);
        scene.wait_until(|| complaints(&scene, healthy).len() >= minutes);
        scene.playground.advance(Duration::from_mins(1)).expect("the clock can be advanced");
    }
    // A reminder is due, and a challenge expires.
    scene.playground.advance(Duration::from_hours(40)).expect("the clock can be advanced");
    scene.wait_until(|| complaints(&scene, healthy).len() >= 4);
    let reads = mover.asks("board");
    assert!(!reads.text().contains("cannot"), "{}", reads.text());
    let said = complaints(&scene, healthy);
    assert!((4..=5).contains(&said.len()), "{said:#?}");
    assert!(said.iter().all(|said| said.contains(line)), "{said:#?}");

    disk.recovers().expect("the disk was broken");
    scene.let_time_pass(Duration::from_mins(1));
    duel.assert_recorded();
    duel.play("E3".parse().expect("a cell"));
    duel.assert_recorded();
    assert_eq!(complaints(&scene, healthy).len(), said.len());
    let checked = scene.performs(&["check"]);
    assert!(checked.ends_with("No mistakes found.\n"), "{checked}");
}

#[test]
fn no_move_is_lost_or_doubled_when_the_disk_fails_under_load() {
    let Some(disk) = disk() else { return };
    let seed = seed();
    eprintln!("DVONN_TEST_SEED={seed} repeats this run");
    let scene = Scene::with_settings(Scene::options(), settings(&disk));
    scene.expect_errors();
    let (playground, change) = (&scene.playground, scene.ada().challenge());
    let question = scene.ada().command("games");
    let fail = async |chosen: u64| {
        let faults = [DiskFault::Full, DiskFault::ReadOnly, DiskFault::Broken];
        disk.breaks(faults[usize::try_from(chosen % 3)?])?;
        let said = playground.invoke(&change)?.reply(Duration::from_secs(5)).await;
        disk.recovers()?;
        // Without an answer, the bot is stopping.
        if let Ok(said) = said
            && !said.content.contains("Nothing has changed")
        {
            return Err(said.content.into());
        }
        loop {
            // A move that was about to be synced stops the bot.
            if scene.bot_has_stopped() {
                playground.drop_gateway(GatewayDrop::Forget);
                scene.launch_bot();
                playground.wait_for_bot(TIMEOUT).await?;
                return Ok(playground.advance(SETTLING_TIME)?);
            }
            let asked = playground.invoke(&question)?.reply(Duration::from_secs(1)).await;
            if asked.is_ok_and(|said| !said.content.contains(APOLOGY)) {
                return Ok(());
            }
        }
    };
    let plan = kills::Plan {
        playground,
        guilds: vec![playground.guild()],
        tables: 5,
        repetitions: 6,
        goes_on: false,
        seed,
    };
    let figures = wait(kills::run(plan, async || Ok(()), fail));
    let figures = figures.unwrap_or_else(|error| panic!("{error}"));
    eprintln!("{figures}");
    assert_eq!(figures.faults(), 0, "{figures}");
}

#[test]
fn a_damaged_page_is_reported_once_a_minute_until_it_is_mended() {
    let scene = Scene::start();
    scene.expect_errors();
    let mut duel = scene.duel();
    duel.play("D3".parse().expect("a cell"));
    scene.settle();
    let healthy = scene.log().len();

    let undamaged = scene.damage("plies");
    let fail = || duel.mover().places("E3").in_private(APOLOGY);
    for minutes in 1..=2 {
        // The bot does not notice at once that a minute has passed.
        scene.wait_until(|| {
            fail();
            complaints(&scene, healthy).len() >= minutes
        });
        for _ in 0..5 {
            fail();
        }
        let said = complaints(&scene, healthy);
        assert_eq!(said.len(), minutes, "{said:#?}");
        assert!(said.iter().all(|said| said.contains("restore a backup")), "{said:#?}");
        scene.playground.advance(Duration::from_mins(1)).expect("the clock can be advanced");
    }

    scene.mend(&undamaged);
    // A connection may still have the damaged page in memory.
    scene.wait_until(|| duel.mover().places("E3").text().contains("E3"));
    duel.record("E3".parse().expect("a cell"));
    duel.assert_recorded();
    duel.play("F3".parse().expect("a cell"));
    duel.assert_recorded();
}

#[test]
fn a_full_disk_stops_nobody_for_longer_than_it_lasts() {
    survives(DiskFault::Full, "no space left on the database's disk");
}

#[test]
fn a_read_only_disk_stops_nobody_for_longer_than_it_lasts() {
    survives(DiskFault::ReadOnly, "the database's disk fails");
}

#[test]
fn a_broken_disk_stops_nobody_for_longer_than_it_lasts() {
    survives(DiskFault::Broken, "the database's disk fails");
}

#[test]
fn a_move_that_may_not_be_on_disk_is_called_unconfirmed_and_the_bot_starts_again() {
    let Some(disk) = disk() else { return };
    let scene = Scene::start();
    scene.expect_errors();
    let mut duel = scene.duel();
    scene.restart_with(settings(&disk));
    duel.play("D3".parse().expect("a cell"));
    scene.settle();

    let is_unconfirmed = || {
        // What the bot writes as it starts is on disk once it answers.
        duel.mover().asks("board").in_private("place a red piece");
        disk.breaks(DiskFault::NotSynced).expect("the disk can break");
        let said = duel.mover().places("E3");
        disk.recovers().expect("the disk was broken");
        assert_eq!(scene.take_bot().wait_for_exit().and_then(|status| status.code()), Some(1));
        scene.restart_after_kill();
        // If the bot wrote something else meanwhile, that met the fault, and nothing was played.
        if said.has_no_message() || said.text().contains(APOLOGY) {
            return false;
        }
        said.in_private("My database hasn't confirmed this yet");
        true
    };
    assert!((0..5).any(|_| is_unconfirmed()));
    let reason = "error: the database's disk failed to sync (Input/output error (os error 5))";
    let log = scene.log();
    assert!(log.lines().any(|line| line.starts_with(reason)), "{log}");

    duel.record("E3".parse().expect("a cell"));
    duel.assert_recorded();
    duel.play("F3".parse().expect("a cell"));
    duel.assert_recorded();
}
