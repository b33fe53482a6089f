//! The power is cut while people play, mostly after syncs have failed. Every acknowledged move is there
//! afterwards, and the database is sound.
//!
//! A layer under SQLite keeps apart what was written and what is on disk: `crates/faults/src/disk.c`. A
//! process plays games and is killed at a random moment; the pages that it had not synced are lost,
//! all or some of their sectors.
//!
//! `DVONN_TEST_CUTS=200` repeats it more often, `DVONN_TEST_SEED` chooses the moments.

use std::collections::BTreeMap;
use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::io::Write as _;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use dvonn_faults::disk::{DiskFault, FaultyDisk};
use dvonn_model::Created;
use dvonn_play::check::check_database;
use dvonn_play::turn::TurnRequest;
use dvonn_play::{PlayError, play};
use dvonn_rules::{Color, Game};
use dvonn_store::{Store, StoreError};
use futures::future::{pending, select_all};

use crate::random::{Random, seed};
use crate::samples::{ANN, BOB, channel, id, moment, new_game, person};
use crate::skipped;

/// The folder of the database for the process that plays.
const FOLDER: &str = "DVONN_POWER_FOLDER";
/// The seed of its random numbers.
const SEED: &str = "DVONN_POWER_SEED";
/// The file that asks it to stop.
const STOP: &str = "stop";
/// The number of games at once.
const WRITERS: u64 = 8;

#[tokio::test]
async fn no_acknowledged_move_is_lost_when_syncs_fail_and_the_power_is_cut() {
    let disk = match FaultyDisk::with_power() {
        Ok(disk) => disk,
        Err(why) => return skipped::report(why),
    };
    let cuts = std::env::var("DVONN_TEST_CUTS").map_or(8, |cuts| cuts.parse().unwrap());
    let seed = seed();
    eprintln!("DVONN_TEST_SEED={seed} repeats this run");
    let folder = tempfile::tempdir().unwrap();
    let url = url(folder.path());
    let mut random = Random(seed);
    let mut found = Found::default();
    for _ in 0..cuts {
        {
            let store = Store::open(&url).await.unwrap();
            store.migrate().await.unwrap();
            store.close().await;
        }
        disk.keeps_all(folder.path()).unwrap();
        cut(&disk, folder.path(), &mut random, &mut found);
        check(&url, folder.path(), &mut found).await;
    }
    eprintln!("{found}");
    let errors = errors(folder.path());
    assert!(!errors.contains("panicked"), "{errors}");
    assert_eq!((found.lost, found.mistakes.len()), (0, 0), "{found}");
}

/// What happened.
#[derive(Default)]
struct Found {
    cuts: usize,
    /// Processes that ended because a sync had failed.
    failed: usize,
    /// Processes that had closed their database.
    closed: usize,
    acknowledged: usize,
    lost: usize,
    mistakes: Vec<String>,
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} cuts, {} failed syncs, {} times after a stop, {} acknowledged moves, {} lost, {} mistakes: {:#?}",
            self.cuts,
            self.failed,
            self.closed,
            self.acknowledged,
            self.lost,
            self.mistakes.len(),
            self.mistakes
        )
    }
}

/// Lets a process play, syncs fail, and the power go.
fn cut(disk: &FaultyDisk, folder: &Path, random: &mut Random, found: &mut Found) {
    let mut player = start(disk, folder, random);
    let acknowledged = folder.join("acknowledged");
    while fs::metadata(&acknowledged).map_or(0, |file| file.len()) == 0 {
        assert!(player.try_wait().unwrap().is_none(), "{}", errors(folder));
        sleep(Duration::from_millis(1));
    }
    sleep(milliseconds(random, 300));
    let fails = random.below(5);
    match fails {
        0 => {}
        1 => disk.fails_to_sync("games.db").unwrap(),
        2 => disk.breaks(DiskFault::NotSynced).unwrap(),
        _ => disk.fails_to_sync("games.db-wal").unwrap(),
    }
    if fails > 0 {
        sleep(milliseconds(random, 60));
        disk.recovers().unwrap();
    }
    sleep(milliseconds(random, 200));
    if player.try_wait().unwrap().is_some() {
        found.failed += 1;
        // Mostly somebody starts it again before the power goes.
        if random.below(3) > 0 {
            player = start(disk, folder, random);
            sleep(milliseconds(random, 150));
        }
    }
    // Closing moves the WAL into the database and removes it.
    let stop = folder.join(STOP);
    if random.below(3) == 0 {
        File::create(&stop).unwrap();
        sleep(milliseconds(random, 150));
    }
    // Fails if it has ended.
    let _ = player.kill();
    found.closed += usize::from(player.wait().unwrap().success());
    let _ = fs::remove_file(&stop);
    let all = random.below(3);
    disk.loses_power(folder, || all == 1 || all == 2 && random.below(2) == 0).unwrap();
    found.cuts += 1;
}

/// What processes that played wrote to standard error.
fn errors(folder: &Path) -> String {
    fs::read_to_string(folder.join("errors")).unwrap()
}

fn milliseconds(random: &mut Random, end: u64) -> Duration {
    Duration::from_micros(random.below(end * 1_000))
}

/// Starts a process that plays.
fn start(disk: &FaultyDisk, folder: &Path, random: &mut Random) -> Child {
    let errors = OpenOptions::new().create(true).append(true).open(folder.join("errors")).unwrap();
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "power::a_process_that_plays", "--nocapture"])
        .envs(disk.settings.iter().map(|(name, value)| (name, value)))
        .env(FOLDER, folder)
        .env(SEED, random.below(u64::MAX).to_string())
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(errors)
        .spawn()
        .unwrap()
}

/// Compares the database with what was acknowledged since the last time, and checks all of it.
async fn check(url: &str, folder: &Path, found: &mut Found) {
    let acknowledged = fs::read_to_string(folder.join("acknowledged")).unwrap_or_default();
    fs::write(folder.join("acknowledged"), "").unwrap();
    let mut games = BTreeMap::<i64, u32>::new();
    for line in acknowledged.lines() {
        let (game, plies) = line.split_once(' ').unwrap();
        let most = games.entry(game.parse().unwrap()).or_default();
        *most = (*most).max(plies.parse().unwrap());
        found.acknowledged += 1;
    }
    let store = Store::open(url).await.unwrap();
    for (game, plies) in games {
        let row = store.game(game.into()).await.unwrap();
        // A game without moves is one move too.
        let is = row.map_or(-1, |row| i64::from(row.plies));
        found.lost += usize::try_from(i64::from(plies) - is).unwrap_or_default();
    }
    let mut tx = store.snapshot().await.unwrap();
    let mut mistakes = Vec::new();
    check_database(&mut tx, |mistake| mistakes.push(format!("{mistake:?}"))).await.unwrap();
    found.mistakes.extend(mistakes);
    drop(tx);
    store.close().await;
}

fn url(folder: &Path) -> String {
    format!("sqlite:{}", folder.join("games.db").display())
}

/// No test: the process that plays, which the test above starts.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_process_that_plays() {
    let Some(folder) = std::env::var_os(FOLDER) else { return };
    let folder = Path::new(&folder);
    let seed: u64 = std::env::var(SEED).unwrap().parse().unwrap();
    let acknowledged = folder.join("acknowledged");
    let acknowledged = OpenOptions::new().create(true).append(true).open(acknowledged).unwrap();
    // Fails if a sync fails already.
    let store = match Store::open(&url(folder)).await {
        Ok(store) => store,
        Err(error) => return eprintln!("{error}"),
    };
    let players = (1..=WRITERS).map(|number| {
        let (store, file) = (store.clone(), acknowledged.try_clone().unwrap());
        tokio::spawn(play_for_ever(store, file, random(seed, number)))
    });
    let players = select_all(players);
    let reader = tokio::spawn(read_for_ever(store.clone()));
    let stop = folder.join(STOP);
    tokio::select! {
        ended = players => panic!("{ended:?}"),
        ended = reader => panic!("{ended:?}"),
        error = store.broken() => eprintln!("{error}"),
        () = asked_to_stop(&stop) => {
            store.close().await;
            std::process::exit(0);
        }
    }
    store.close().await;
    std::process::exit(1);
}

async fn asked_to_stop(file: &Path) {
    while !file.exists() {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
}

/// Reads all the time, so that checkpoints must leave something in the WAL.
async fn read_for_ever(store: Store) {
    while store.posts_due(jiff::Timestamp::MAX, [20, 0]).await.is_ok() {}
    pending::<()>().await;
}

/// Plays one game after the other, and notes each move that was acknowledged.
async fn play_for_ever(store: Store, mut acknowledged: File, mut random: Random) {
    loop {
        match play_a_game(&store, &mut acknowledged, &mut random).await {
            Ok(()) | Err(PlayError::Store(StoreError::Disk { .. })) => {}
            Err(PlayError::Store(
                StoreError::Unconfirmed { .. } | StoreError::NotSynced { .. } | StoreError::Closed,
            )) => {
                return pending().await;
            }
            Err(error) => panic!("{error}"),
        }
    }
}

async fn play_a_game(
    store: &Store,
    acknowledged: &mut File,
    random: &mut Random,
) -> Result<(), PlayError> {
    let mut tx = store.begin().await?;
    let Created::Game(row) = tx.create_game(new_game(channel(number(random)))).await? else {
        panic!("the channel is busy")
    };
    tx.commit().await?;
    // One write, which cannot be torn.
    acknowledged.write_all(format!("{} 0\n", row.id).as_bytes()).unwrap();
    let mut game = Game::from_position(row.terms.start);
    while game.result().is_none() {
        let plies = game.position().legal_plies();
        let ply = plies[usize::try_from(random.below(plies.len() as u64)).unwrap()];
        let white = game.position().side_to_move() == Color::White;
        let request = TurnRequest {
            game: row.id.into(),
            seen: None,
            person: person(if white { ANN } else { BOB }),
            ply,
            then: None,
            interaction: id(number(random)),
            at: moment(0),
        };
        game = play(store, request).await?.history;
        let line = format!("{} {}\n", row.id, game.plies().len());
        acknowledged.write_all(line.as_bytes()).unwrap();
        if random.below(8) == 0 {
            let mut tx = store.begin_unsynced().await?;
            tx.record_interaction(id(number(random)), moment(0)).await?;
            tx.commit().await?;
        }
    }
    Ok(())
}

/// Random numbers of one player. Seeds are numbers of one generator themselves, so without the hash
/// two players would draw the same numbers.
fn random(seed: u64, player: u64) -> Random {
    let mut hasher = DefaultHasher::new();
    (seed, player).hash(&mut hasher);
    Random(hasher.finish() | 1)
}

/// Returns a number that no other game or interaction has.
fn number(random: &mut Random) -> u64 {
    random.below(1 << 60) + 1_000
}
