//! Tests of what organisers see, and of reminding late players.

use dvonn_model::Player;

use super::*;

impl Club {
    async fn overview(&self, person: u64, moderates: bool) -> Overview {
        Overview::read(&self.store, guild(), user(person), moderates, self.at).await.unwrap()
    }

    async fn reminds(&mut self, person: u64, game: &Match) -> Result<UserId, TournamentError> {
        let request = self.asks(person);
        remind(&self.store, request, game.row.id).await
    }
}

/// Returns the person to move.
fn mover(game: &Match) -> UserId {
    game.to_move().and_then(Player::id).unwrap()
}

#[tokio::test]
async fn organisers_see_their_own_tournaments_and_moderators_all() {
    let mut club = Club::with(TournamentKind::RoundRobin, 4).await;
    let nothing = Overview { running: Vec::new(), late: Vec::new() };
    assert_eq!(club.overview(1, true).await, nothing, "it has not started");
    club.start().await;
    let games = club.start_due_games().await;
    club.at += SignedDuration::from_hours(24);
    for (person, moderates) in [(1, false), (9, true)] {
        let seen = club.overview(person, moderates).await;
        assert_eq!(seen.running.iter().map(|row| row.id).collect::<Vec<_>>(), [club.id]);
        let late: Vec<_> = seen.late.iter().map(|late| late.game).collect();
        assert_eq!(late, games.iter().map(|game| game.row.id).collect::<Vec<_>>());
    }
    assert_eq!(club.overview(2, false).await, nothing);
}

#[tokio::test]
async fn a_game_is_late_once_the_end_of_the_round_would_cost_it() {
    for (round, late_after) in [(days(14), days(1)), (days(1), SignedDuration::from_hours(12))] {
        let mut club = Club::empty().await;
        let new = TournamentOptions {
            round_length: round,
            ..club.new_tournament(TournamentKind::RoundRobin)
        };
        club.id = create(&club.store, new).await.unwrap().id;
        for person in 1..=2 {
            let request = club.asks(person);
            join(&club.store, request, |_| true).await.unwrap();
        }
        club.start().await;
        let game = club.start_due_games().await.remove(0);
        let start = club.at;
        club.at = start + late_after - SignedDuration::from_secs(1);
        assert!(club.overview(1, false).await.late.is_empty());
        assert_eq!(refused(club.reminds(1, &game).await), TournamentRefusal::NotLate);
        club.at = start + late_after;
        let late = club.overview(1, false).await.late;
        assert_eq!(late[0].since, start);
        assert_eq!(club.reminds(1, &game).await.unwrap(), mover(&game));
    }
}

#[tokio::test]
async fn progress_counts_the_games_of_the_round() {
    let mut club = Club::with(TournamentKind::Swiss, 5).await;
    club.start().await;
    let count =
        async |club: &Club| Progress::read(&club.store, &club.now().await.row).await.unwrap();
    assert_eq!(count(&club).await, Progress { over: 0, running: 0, waiting: 2 });
    let games = club.start_due_games().await;
    assert_eq!(count(&club).await, Progress { over: 0, running: 2, waiting: 0 });
    club.end_won(&games[0], Color::White).await;
    club.moves_on().await.unwrap();
    assert_eq!(count(&club).await, Progress { over: 1, running: 1, waiting: 0 });
}

#[tokio::test]
async fn a_player_is_reminded_of_a_game_once_in_six_hours_by_organisers_only() {
    let mut club = Club::with(TournamentKind::RoundRobin, 4).await;
    club.start().await;
    let games = club.start_due_games().await;
    club.at += days(1);
    let (late, first) = (mover(&games[0]), club.at);
    let refusal = refused(club.reminds(2, &games[0]).await);
    assert_eq!(refusal, TournamentRefusal::NotTheOrganiser(Some(user(1))));
    assert_eq!(club.reminds(1, &games[0]).await.unwrap(), late);
    let log = club.store.actions(guild(), 0, 1).await.unwrap();
    let what = TournamentAction::Reminded;
    let expected =
        Action::TournamentManaged { what, tournament: club.id, people: vec![Some(late)] };
    assert_eq!((&log[0].action, log[0].decision.moderator), (&expected, Some(user(1))));
    // Another game is another matter.
    club.reminds(1, &games[1]).await.unwrap();
    club.at = first + REMINDER_PAUSE - SignedDuration::from_secs(1);
    let moderator = TournamentRequest { moderates: true, ..club.asks(9) };
    let again = refused(remind(&club.store, moderator, games[0].row.id).await);
    let until = first + REMINDER_PAUSE;
    assert_eq!(again, TournamentRefusal::Reminded { person: late, until });
    club.at = until;
    club.reminds(1, &games[0]).await.unwrap();
}

#[tokio::test]
async fn a_game_that_no_longer_counts_is_not_late() {
    let mut club = Club::with(TournamentKind::RoundRobin, 4).await;
    club.start().await;
    let games = club.start_due_games().await;
    let game = games.into_iter().find(|game| game.color_of(user(3)).is_some()).unwrap();
    club.at += days(1);
    let request = club.asks(1);
    withdraw(&club.store, request, user(3)).await.unwrap();
    let late = club.overview(1, false).await.late;
    assert!(late.iter().all(|late| late.game != game.row.id));
    assert_eq!(refused(club.reminds(1, &game).await), TournamentRefusal::NotLate);
}
