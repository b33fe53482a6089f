//! Matches between the teams of two servers: both find them, and each keeps what is its own.

use dvonn_model::{
    GuestTeam, Home, InviteCode, NewTournamentRow, PostKey, TournamentRow, TournamentState,
};
use dvonn_store::Store;

use crate::database::on_each_database;
use crate::samples::{ANN, BOB, id, moment, person};
use crate::tournaments::new;

fn guests() -> GuestTeam {
    let home = Home { guild: id(2), channel: id(30), locale: Some(String::from("fr")) };
    GuestTeam { name: String::from("Guests"), home }
}

/// A match that server 1 offers.
async fn offered(store: &Store) -> TournamentRow {
    let mut tx = store.begin().await.unwrap();
    let teams = Some((String::from("Club"), InviteCode::from_bits(7)));
    let row = tx.create_tournament(NewTournamentRow { teams, ..new("Derby") }).await.unwrap();
    tx.commit().await.unwrap();
    row
}

/// A match that server 2 has accepted, with Ann of server 1 and Bob of server 2.
async fn accepted(store: &Store) -> TournamentRow {
    let row = offered(store).await;
    let mut tx = store.begin().await.unwrap();
    let row = tx.accept_match(row.id, &guests(), moment(1)).await.unwrap();
    tx.add_entrant(row.id, &person(ANN).into(), None).await.unwrap();
    tx.add_entrant(row.id, &person(BOB).into(), Some(&guests().home)).await.unwrap();
    tx.commit().await.unwrap();
    row
}

#[tokio::test]
async fn a_code_finds_its_match_until_it_is_accepted() {
    on_each_database(async |database| {
        let store = database.store().await;
        let (code, other) = (InviteCode::from_bits(7), InviteCode::from_bits(8));
        let row = offered(&store).await;
        assert_eq!(row.teams.as_ref().unwrap().code, Some(code));
        assert_eq!(store.invitation(code).await.unwrap(), Some(row.clone()));
        assert_eq!(store.invitation(other).await.unwrap(), None);
        let mut tx = store.begin().await.unwrap();
        let row = tx.accept_match(row.id, &guests(), moment(1)).await.unwrap();
        tx.commit().await.unwrap();
        let teams = row.teams.clone().unwrap();
        assert_eq!((teams.own.as_str(), teams.code), ("Club", None));
        assert_eq!(teams.guest, Some(guests()));
        assert_eq!(store.invitation(code).await.unwrap(), None);
        assert_eq!(store.tournament(row.id).await.unwrap(), Some(row));
    })
    .await;
}

#[tokio::test]
async fn both_servers_find_their_match() {
    on_each_database(async |database| {
        let store = database.store().await;
        let row = accepted(&store).await;
        for (guild, count) in [(1, 1), (2, 1), (3, 0)] {
            let guild = id(guild);
            assert_eq!(store.tournaments_of(guild, 9, 0).await.unwrap().len(), count);
            assert_eq!(store.tournaments_matching(guild, "derb", 9).await.unwrap().len(), count);
            assert_eq!(store.tournaments_with(guild, id(BOB), 9).await.unwrap().len(), count);
            assert_eq!(store.count_tournaments_of(guild).await.unwrap(), count);
        }
        for key in [PostKey::tournament(row.id, 0), PostKey::guest_stage(row.id, 0)] {
            assert!(store.post(key).await.unwrap().is_some(), "{key:?}");
        }
    })
    .await;
}

#[tokio::test]
async fn a_team_that_moves_takes_its_people_along() {
    on_each_database(async |database| {
        let store = database.store().await;
        let row = accepted(&store).await;
        let mut tx = store.begin().await.unwrap();
        tx.move_tournament(&row, id(2), id(31), moment(2)).await.unwrap();
        tx.commit().await.unwrap();
        let row = store.tournament(row.id).await.unwrap().unwrap();
        assert_eq!((row.channel_on(id(1)), row.channel_on(id(2))), (id(20), id(31)));
        let homes: Vec<_> = store.entrants(row.id).await.unwrap();
        let homes: Vec<_> = homes.into_iter().map(|it| it.home.map(|home| home.channel)).collect();
        assert_eq!(homes, [None, Some(id(31))]);
    })
    .await;
}

#[tokio::test]
async fn when_the_guests_delete_their_data_an_open_match_is_cancelled_and_they_leave_a_running_one()
{
    on_each_database(async |database| {
        let store = database.store().await;
        for running in [false, true] {
            let row = accepted(&store).await;
            let mut tx = store.begin().await.unwrap();
            if running {
                let row =
                    TournamentRow { state: TournamentState::Running, round: 1, ..row.clone() };
                tx.change_tournament(&row, moment(2)).await.unwrap();
            }
            tx.delete_server(id(2)).await.unwrap();
            tx.commit().await.unwrap();
            let row = store.tournament(row.id).await.unwrap().unwrap();
            let state = if running { TournamentState::Running } else { TournamentState::Cancelled };
            assert_eq!((row.state, row.teams.unwrap().guest), (state, None));
            assert_eq!(store.tournaments_of(id(2), 9, 0).await.unwrap(), []);
            let entrants = store.entrants(row.id).await.unwrap();
            let withdrew: Vec<_> = entrants.into_iter().map(|entrant| entrant.withdrew).collect();
            assert_eq!(withdrew, [None, running.then_some(1)]);
        }
    })
    .await;
}
