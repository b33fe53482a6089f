//! Databases that released versions have written: later versions open, update and read them.
//!
//! Each version that has migrations adds its own to `tests/databases`, and a test of what must be in it.

use std::fs;
use std::path::PathBuf;

use dvonn_model::{Ending, GameState, LeagueId, Source, TournamentId, UserId};
use dvonn_rules::{ByColor, Color, Game};
use dvonn_store::Store;
use dvonn_tournament::Tournament;
use tempfile::TempDir;

use crate::database::on_each_database;
use crate::samples::{id, ladder_of};

/// The server of 0.1.0.db, and Ada, who plays there.
const SERVER: u64 = 1_576_724_628_116_602_880;
const ADA: u64 = 1_576_724_628_112_408_577;
/// Its first game, between Ada and Ben.
const FIRST_GAME: &str = "I4 E2 C1 D4 A1 H5 F5 G4 H2 C5 J3 A3 C4 H1 F2 G1 D3 I5 K3 K4 K5 E4 E1 G2 D1 F4 E3 G5 J2 B4 H4 F1 D5 D2 B2 \
     I1 J5 C3 G3 B1 H3 J4 A2 I2 F3 I3 E5 B3 C2 J2I1 H1I1 J3I2 J4I3 E1D1 C5D5 K3K4 G1G2 K4I4 G2I2 A2A1 B4B3 \
     H2I2 I5H5 H3I4 D5D3 C4D4 B1C2 A1C1 I3I1 F2G3 C3B3 G3E3 G5H5 B2C2 F4G4 H4I4 G4E4 F5E4 PASS J5K5 PASS \
     E5E4 PASS D1F3 D2E2 I4D4 E2C2 | 21 8";

/// A copy of a released database, since opening one changes it.
fn copy(name: &str) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("dvonn.db");
    let released = format!("{}/tests/databases/{name}", env!("CARGO_MANIFEST_DIR"));
    fs::copy(released, &file).unwrap();
    (folder, file)
}

#[tokio::test]
async fn a_database_of_0_1_0_is_opened_where_it_is() {
    let (_folder, file) = copy("0.1.0.db");
    let store = Store::open(&format!("sqlite:{}", file.display())).await.unwrap();
    store.migrate().await.unwrap();
    assert_contents_of_0_1_0(&store).await;
    store.close().await;
}

#[tokio::test]
async fn a_database_of_0_1_0_is_restored() {
    on_each_database(async |database| {
        let (_folder, file) = copy("0.1.0.db");
        dvonn_store::restore(&file, &database.url).await.unwrap();
        assert_contents_of_0_1_0(&database.store().await).await;
    })
    .await;
}

async fn assert_contents_of_0_1_0(store: &Store) {
    let mut running = 0;
    for number in 1..=30 {
        let game = store.game(number.into()).await.unwrap().unwrap();
        running += usize::from(game.state == GameState::Running);
    }
    assert_eq!(store.game(31.into()).await.unwrap(), None);
    assert_eq!(running, 15);

    let game = store.game(1.into()).await.unwrap().unwrap();
    let expected: Game = FIRST_GAME.parse().unwrap();
    let plies: Vec<_> = store.plies(game.id).await.unwrap().iter().map(|row| row.ply).collect();
    assert_eq!(plies, expected.plies());
    let played = Ending::Played { score: ByColor { white: 21, black: 8 } };
    assert_eq!(game.state, GameState::Ended(played));
    let review = store.review(Source::Game(game.id)).await.unwrap().unwrap();
    assert_eq!((review.known, review.done), (88, true));
    let notes = store.notes_on(game.id).await.unwrap();
    assert_eq!(notes[0].note, "Keep the reds apart");

    let ada: UserId = id(ADA);
    let row = store.account(ladder_of(SERVER), ada.into()).await.unwrap().unwrap();
    assert_eq!(row.account.rating.integers()[0], 1_662_311);
    let season = store.season_table(id(SERVER), 1).await.unwrap();
    assert_eq!(season.len(), 3);

    let cup = Tournament::read(store, TournamentId::from(1)).await.unwrap().unwrap();
    let standings = cup.standings();
    let standings = standings.iter().map(|it| (it.place, it.entrant, it.points));
    assert_eq!(standings.collect::<Vec<_>>(), [(1, 1, 4), (2, 2, 4), (3, 3, 2), (4, 4, 2)]);
    let league = store.league(LeagueId::from(1)).await.unwrap().unwrap();
    assert_eq!((league.name.as_str(), league.cycle), ("Harbour league", 1));

    // A game that goes on: its plan, its draw offer and its follower.
    let intentions = store.intentions(27.into()).await.unwrap();
    assert_eq!(intentions.white.plan.unwrap().wishes, "near reds, anywhere");
    let offers = store.open_offers(27.into()).await.unwrap();
    assert_eq!(offers.iter().map(|offer| offer.by).collect::<Vec<_>>(), [Color::White]);
    assert_eq!(store.count_followers(27.into()).await.unwrap(), 1);
    let intentions = store.intentions(28.into()).await.unwrap();
    assert_eq!(intentions.black.conditions.as_deref(), Some("D1F1:G1F1"));
}
