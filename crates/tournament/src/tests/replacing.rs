//! Tests of people who take over from others in a running tournament.

use dvonn_model::Action;

use super::*;

fn person(number: u64) -> Person {
    Person::new(user(number), format!("Person {number}"))
}

impl Club {
    async fn replaces(&mut self, by: u64, who: u64, new: u64) -> Result<(), TournamentError> {
        let request = self.asks(by);
        replace(&self.store, request, user(who), person(new)).await.map(drop)
    }

    /// The number of a person, if they are in.
    async fn number(&self, who: u64) -> Option<u32> {
        self.now().await.entrant_of(user(who)).map(|entrant| entrant.number)
    }
}

#[tokio::test]
async fn a_newcomer_has_the_points_and_the_next_games_but_not_the_running_one() {
    let mut club = Club::with(TournamentKind::RoundRobin, 4).await;
    club.start().await;
    club.play_round().await;
    club.moves_on().await.unwrap();
    let before = club.now().await.standings();
    let games = club.start_due_games().await;
    let third = user(3);
    let running = games.iter().find(|game| game.check_player(third).is_ok()).unwrap();
    club.replaces(1, 3, 9).await.unwrap();
    assert_eq!((club.number(3).await, club.number(9).await), (None, Some(3)));
    let tournament = club.now().await;
    let points = |standings: &[Standing]| {
        standings.iter().find(|standing| standing.entrant == 3).unwrap().points
    };
    assert_eq!(points(&tournament.standings()), points(&before));
    let pairing = club.store.pairing_of_game(running.row.id).await.unwrap().unwrap();
    let [own, other] = if pairing.white == 3 {
        pairing.points.map(|points| [points.white, points.black]).unwrap()
    } else {
        pairing.points.map(|points| [points.black, points.white]).unwrap()
    };
    assert_eq!((own, other, pairing.forfeit), (Points::Loss, Points::Win, true));
    let game = Match::find(&club.store, running.row.id).await.unwrap();
    assert!(game.row.is_running() && game.check_player(third).is_ok(), "it goes on for the ladder");
    assert!(club.store.post(PostKey::unpaired(game.row.id)).await.unwrap().is_some());
    let other = games.iter().find(|game| game.row.id != running.row.id).unwrap();
    club.end_won(other, Color::White).await;
    club.moves_on().await.unwrap();
    let next = club.start_due_games().await;
    assert!(next.iter().any(|game| game.check_player(user(9)).is_ok()));
    assert!(next.iter().all(|game| game.check_player(third).is_err()));
}

#[tokio::test]
async fn a_game_that_has_not_begun_is_played_by_the_newcomer() {
    let mut club = Club::with(TournamentKind::Swiss, 4).await;
    club.start().await;
    club.replaces(1, 4, 9).await.unwrap();
    assert!(club.round(1).await.iter().all(|(_, _, points)| points.is_none()));
    let games = club.start_due_games().await;
    assert!(games.iter().any(|game| game.check_player(user(9)).is_ok()));
}

#[tokio::test]
async fn somebody_who_has_withdrawn_can_be_replaced_and_what_they_lost_stays_lost() {
    let mut club = Club::with(TournamentKind::RoundRobin, 4).await;
    club.start().await;
    let request = club.asks(4);
    withdraw(&club.store, request, user(4)).await.unwrap();
    assert_eq!(club.round(1).await[0], (1, 4, Some((2, 0))));
    club.replaces(1, 4, 9).await.unwrap();
    assert_eq!(club.round(1).await[0], (1, 4, Some((2, 0))));
    club.play_round().await;
    club.moves_on().await.unwrap();
    assert!(club.round(2).await.iter().all(|(_, _, points)| points.is_none()));
}

#[tokio::test]
async fn both_are_told_and_the_log_names_both() {
    let mut club = Club::with(TournamentKind::Swiss, 4).await;
    club.start().await;
    club.replaces(1, 4, 9).await.unwrap();
    for (key, who, detail) in [
        (PostKey::withdrawn(club.id, user(4)), 4, "1 9"),
        (PostKey::entered(club.id, user(9)), 9, "1 4"),
    ] {
        let post = club.store.post(key).await.unwrap().unwrap();
        assert_eq!((post.reader, post.detail.as_deref()), (Some(user(who)), Some(detail)));
    }
    let people = vec![Some(user(4)), Some(user(9))];
    let (what, tournament) = (TournamentAction::Replaced, club.id);
    let action = Action::TournamentManaged { what, tournament, people };
    let log = club.store.actions(guild(), 0, 9).await.unwrap();
    assert!(log.iter().any(|row| row.action == action), "{log:?}");
}

#[tokio::test]
async fn who_may_be_replaced_by_whom() {
    let mut club = Club::with(TournamentKind::RoundRobin, 4).await;
    let refusal = refused(club.replaces(1, 3, 9).await);
    assert!(matches!(refusal, TournamentRefusal::NotRunning(_)));
    club.start().await;
    assert_eq!(club.round(1).await[0], (1, 4, None));
    for (by, who, new, expected) in [
        (2, 3, 9, TournamentRefusal::NotTheOrganiser(Some(user(1)))),
        (1, 4, 9, TournamentRefusal::OwnOpponent(user(4))),
        (1, 8, 9, TournamentRefusal::NotIn(user(8))),
        (1, 3, 2, TournamentRefusal::Entered(user(2))),
        (1, 3, 1, TournamentRefusal::ReplacesThemselves),
    ] {
        assert_eq!(refused(club.replaces(by, who, new).await), expected);
    }
    let request = play::server::ServerRequest {
        guild: guild(),
        decision: Decision { moderator: Some(user(99)), reason: String::from("A test") },
        interaction: club.interaction(),
        at: club.at,
    };
    play::server::block(&club.store, request, user(9)).await.unwrap();
    let blocked = club.replaces(1, 3, 9).await;
    assert!(matches!(blocked, Err(TournamentError::Play(_))), "{blocked:?}");
    assert_eq!(club.number(3).await, Some(3));
}

#[tokio::test]
async fn nobody_is_replaced_in_a_knockout_or_an_arena() {
    let mut club = Club::with(TournamentKind::Knockout, 4).await;
    club.start().await;
    let refusal = refused(club.replaces(1, 3, 9).await);
    assert_eq!(refusal, TournamentRefusal::Irreplaceable(user(3)));
}
