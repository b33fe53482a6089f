//! PostgreSQL goes away while people play.

use std::error::Error;
use std::time::Duration;

use dvonn_faults::kills;
use dvonn_faults::link::{Link, Network};

use crate::support::duel::Duel;
use crate::support::postgres::PostgresDatabase;
use crate::support::process::Process;
use crate::support::random::seed;
use crate::support::scene::{Scene, TIMEOUT, wait};

const APOLOGY: &str = "I couldn't do this in time. Nothing has changed";

/// A bot whose connection to PostgreSQL can break.
struct Remote {
    scene: Scene,
    link: Link,
    bot: Option<Process>,
    /// Dropped last: the bot uses it.
    _database: PostgresDatabase,
}

impl Remote {
    fn start(name: &str) -> Option<Remote> {
        let database = PostgresDatabase::create(name)?;
        // Settings live as long as the tests.
        let url: &'static str = database.url().leak();
        let settings = vec![("DVONN_DATABASE_URL", url)].leak();
        let scene = Scene::without_bot(Scene::options(), settings);
        scene.expect_errors();
        let link = wait(Link::to(url)).expect("a link to the server");
        // Discord waits for three seconds.
        let patience = ("DVONN_DISCORD_ANSWER_WITHIN", "2500");
        let bot = scene.launch(&[("DVONN_DATABASE_URL", &link.url), patience]);
        let started = wait(async {
            scene.playground.wait_for_command("dvonn", TIMEOUT).await?;
            scene.playground.wait_for_bot(TIMEOUT).await
        });
        assert!(started.is_ok(), "the bot does not start:\n{}", scene.log());
        Some(Remote { scene, link, bot: Some(bot), _database: database })
    }

    /// The lines of the log that say that the database cannot be used.
    fn complaints(&self) -> usize {
        let log = self.scene.log();
        log.lines().filter(|line| line.contains(" ERROR ") || line.contains(" WARN ")).count()
    }

    /// Places until that succeeds.
    fn play(&self, duel: &mut Duel<'_>, cell: &str) {
        let board = duel.board();
        self.scene.wait_until(|| duel.mover().places(cell).text().contains(cell));
        self.scene.board_after(&board);
        duel.record(cell.parse().expect("a cell"));
        duel.assert_recorded();
    }
}

impl Drop for Remote {
    fn drop(&mut self) {
        let stopped = self.bot.take().and_then(Process::terminate).and_then(|status| status.code());
        if !std::thread::panicking() {
            assert_eq!(stopped, Some(0), "the bot stops:\n{}", self.scene.log());
        }
    }
}

#[test]
fn players_do_not_notice_that_postgres_restarts_between_two_moves() {
    let Some(remote) = Remote::start("restart") else { return };
    let mut duel = remote.scene.duel();
    duel.play("D3".parse().expect("a cell"));
    remote.scene.settle();
    wait(remote.link.restart());
    duel.play("E3".parse().expect("a cell"));
    duel.assert_recorded();
    // A query of the background may have been cut off. The moves were not.
    assert!(remote.complaints() <= 1, "{}", remote.scene.log());
}

#[test]
fn no_move_is_lost_or_doubled_when_postgres_goes_away_under_load() {
    let Some(remote) = Remote::start("load") else { return };
    let seed = seed();
    eprintln!("DVONN_TEST_SEED={seed} repeats this run");
    let (playground, question) = (&remote.scene.playground, remote.scene.ada().command("games"));
    let works = async || {
        let said = playground.invoke(&question)?.reply(TIMEOUT).await?.content;
        Ok::<_, Box<dyn Error + Send + Sync>>(!said.contains(APOLOGY))
    };
    let fail = async |chosen: u64| {
        if chosen.is_multiple_of(2) {
            remote.link.restart().await;
        } else {
            remote.link.set(Network::Down);
            while works().await? {}
            remote.link.set(Network::Up);
        }
        while !works().await? {}
        Ok(())
    };
    let plan = kills::Plan {
        playground,
        guilds: vec![playground.guild()],
        tables: 5,
        repetitions: 6,
        goes_on: true,
        seed,
    };
    let figures = wait(kills::run(plan, async || Ok(()), fail));
    let figures = figures.unwrap_or_else(|error| panic!("{error}"));
    eprintln!("{figures}");
    assert_eq!(figures.faults(), 0, "{figures}");
}

#[test]
fn while_postgres_is_gone_people_get_one_sentence_and_operators_one_line_a_minute() {
    for network in [Network::Down, Network::Silent] {
        let Some(remote) = Remote::start("gone") else { return };
        let mut duel = remote.scene.duel();
        duel.play("D3".parse().expect("a cell"));
        remote.scene.settle();
        remote.link.set(network);
        for minutes in 1..=2 {
            for _ in 0..2 {
                duel.mover().places("E3").in_private(APOLOGY);
            }
            remote.scene.wait_until(|| remote.complaints() >= minutes);
            assert!(remote.complaints() <= minutes, "{}", remote.scene.log());
            let minute = Duration::from_mins(1);
            remote.scene.playground.advance(minute).expect("the clock can be advanced");
        }
        remote.link.set(Network::Up);
        duel.assert_recorded();
        remote.play(&mut duel, "E3");
    }
}
