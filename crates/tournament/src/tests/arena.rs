//! Tests of arenas: playing on at once, breaks, the end.

use super::*;

/// An arena of 90 minutes that has begun with this number of people.
async fn arena(people: u64) -> Club {
    let mut club = Club::empty().await;
    let new = TournamentOptions {
        control: TimeControl::Live(SignedDuration::from_mins(10)),
        round_length: SignedDuration::from_mins(90),
        ..club.new_tournament(TournamentKind::Arena)
    };
    club.id = create(&club.store, new).await.unwrap().id;
    for person in 1..=people {
        enters(&mut club, person).await;
    }
    club.start().await;
    club
}

async fn enters(club: &mut Club, person: u64) {
    let request = club.asks(person);
    join(&club.store, request, |_| true).await.unwrap();
}

/// Returns who plays whom now, as the lower number and the higher.
async fn playing(club: &Club) -> Vec<(u32, u32)> {
    let undecided = club.now().await.pairings.into_iter().filter(|it| it.points.is_none());
    let pairs = undecided.map(|it| (it.white, it.black.unwrap()));
    pairs.map(|(one, other)| (one.min(other), one.max(other))).collect()
}

#[tokio::test]
async fn whoever_is_free_in_an_arena_plays_on_at_once() {
    let mut club = arena(4).await;
    let games = club.start_due_games().await;
    let [one, other] = games.as_slice() else { panic!("two games") };
    club.end_won(one, Color::White).await;
    assert_eq!(club.store.tournaments_due(club.at, 10).await.unwrap(), [club.id]);
    club.moves_on().await.unwrap();
    assert_eq!(playing(&club).await.len(), 1, "those two have just met");
    assert_eq!(club.store.tournaments_due(club.at, 10).await.unwrap(), []);
    club.end_won(other, Color::White).await;
    club.moves_on().await.unwrap();
    let winners = [one, other].map(|game| u64::from(game.row.players.white.id().unwrap()));
    let [first, second] = winners.map(|person| u32::try_from(person).unwrap());
    let now = playing(&club).await;
    assert_eq!(now.len(), 2);
    assert!(now.contains(&(first.min(second), first.max(second))), "{now:?}");
    assert_eq!(club.now().await.row.round, 1);
}

#[tokio::test]
async fn people_come_late_to_an_arena_take_a_break_and_come_back() {
    let mut club = arena(3).await;
    let [(one, other)] = playing(&club).await[..] else { panic!("one game") };
    let waiting = (1..=3).find(|number| ![one, other].contains(number)).unwrap();
    enters(&mut club, 4).await;
    assert_eq!(playing(&club).await, [(one, other), (waiting, 4)]);
    let request = club.asks(4);
    leave(&club.store, request).await.unwrap();
    // The game had not begun.
    assert_eq!(playing(&club).await, [(one, other)]);
    let request = club.asks(4);
    assert_eq!(
        refused(leave(&club.store, request).await),
        TournamentRefusal::NotIn(user(4)),
        "they have left already"
    );
    enters(&mut club, 4).await;
    let request = club.asks(4);
    assert_eq!(refused(join(&club.store, request, |_| true).await), TournamentRefusal::Joined);
    assert_eq!(club.now().await.entrants.len(), 4);
    let game = club.start_due_games().await.remove(0);
    let request = club.asks(one.into());
    leave(&club.store, request).await.unwrap();
    assert!(game.row.players.white.is(user(one.into())));
    club.end_drawn(&game).await;
    club.moves_on().await.unwrap();
    assert!(!playing(&club).await.iter().any(|&(first, second)| first == one || second == one));
    let standings = club.now().await.standings();
    let own = standings.iter().find(|standing| standing.entrant == one).unwrap();
    assert_eq!(own.points, 1, "the game counts");
}

#[tokio::test]
async fn whoever_loses_the_opponent_before_the_game_plays_somebody_else() {
    let mut club = arena(3).await;
    let [(one, other)] = playing(&club).await[..] else { panic!("one game") };
    let third = (1..=3).find(|number| ![one, other].contains(number)).unwrap();
    let request = club.asks(one.into());
    leave(&club.store, request).await.unwrap();
    assert_eq!(playing(&club).await, [(other.min(third), other.max(third))]);
    enters(&mut club, one.into()).await;
    let request = club.asks(other.into());
    withdraw(&club.store, request, user(other.into())).await.unwrap();
    assert_eq!(playing(&club).await, [(one.min(third), one.max(third))]);
}

#[tokio::test]
async fn whoever_does_not_appear_at_a_game_of_an_arena_is_sent_on_a_break() {
    let mut club = arena(2).await;
    let game = club.start_due_games().await.remove(0);
    club.at = game.row.clock.deadline.unwrap();
    play::clock::timeouts::out_of_time(&club.store, game.row.id, club.at).await.unwrap().unwrap();
    club.moves_on().await.unwrap();
    let now = club.now().await;
    let absent = now.entrant_of(game.row.players.white.id().unwrap()).unwrap();
    assert!(absent.is_out());
    assert_eq!(playing(&club).await, []);
    assert_eq!(now.standings()[0].points, 2);
}

#[tokio::test]
async fn an_arena_ends_with_its_time_and_its_running_games_go_on() {
    let mut club = arena(4).await;
    let games = club.start_due_games().await;
    club.end_won(&games[0], Color::Black).await;
    club.moves_on().await.unwrap();
    let winner = games[0].row.players.black.id().unwrap();
    let request = club.asks(winner.into());
    leave(&club.store, request).await.unwrap();
    club.at = club.now().await.row.round_ends_at.unwrap();
    assert_eq!(club.store.tournaments_due(club.at, 10).await.unwrap(), [club.id]);
    let moved = club.moves_on().await.unwrap();
    assert_eq!(moved.tournament.state, TournamentState::Over);
    assert_eq!(moved.ended.len(), 0);
    let running = club.store.game(games[1].row.id).await.unwrap().unwrap();
    assert!(running.is_running());
    let post = club.store.post(PostKey::unpaired(running.id)).await.unwrap();
    assert!(post.is_some(), "its players are told");
    let now = club.now().await;
    assert!(!now.ended_early());
    assert_eq!(now.winners()[0].player.id(), Some(winner));
    let first = now.entrant_of(winner).unwrap();
    assert_eq!((first.place, first.withdrew), (Some(1), None), "a break is no withdrawal");
    assert_eq!(club.store.tournaments_due(club.at, 10).await.unwrap(), []);
    assert!(club.moves_on().await.is_none());
}

#[tokio::test]
async fn an_arena_needs_a_live_clock() {
    let mut club = Club::empty().await;
    let new = club.new_tournament(TournamentKind::Arena);
    assert_eq!(refused(create(&club.store, new).await), TournamentRefusal::ArenaClock);
}

#[tokio::test]
async fn who_is_free_after_a_game_of_an_arena_is_told_that_they_wait_and_when_they_do_no_more() {
    let mut club = arena(3).await;
    let game = club.start_due_games().await.remove(0);
    club.end_won(&game, Color::White).await;
    club.moves_on().await.unwrap();
    let [(one, other)] = playing(&club).await[..] else { panic!("one game") };
    let waits = (1..=3).find(|number| ![one, other].contains(number)).unwrap();
    let told = async |club: &Club, who: u32| {
        let key = PostKey::next_game(game.row.id, user(who.into()));
        club.store.post(key).await.unwrap().map_or(0, |post| post.wanted)
    };
    let of_all =
        async |club: &Club| [told(club, 1).await, told(club, 2).await, told(club, 3).await];
    assert_eq!(told(&club, waits).await, 1);
    assert_eq!(of_all(&club).await.iter().sum::<i64>(), 1, "the other one plays on at once");
    let request = club.asks(waits.into());
    leave(&club.store, request).await.unwrap();
    assert_eq!(told(&club, waits).await, 2);
    assert_eq!(of_all(&club).await.iter().sum::<i64>(), 2);
}
