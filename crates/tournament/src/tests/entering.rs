//! Tests of tournaments before the first round.

use dvonn_model::Level;

use super::*;

#[tokio::test]
async fn a_new_tournament_is_open_and_each_change_is_shown() {
    let mut club = Club::with(TournamentKind::Swiss, 3).await;
    let tournament = club.now().await;
    assert_eq!(tournament.row.name, "Autumn");
    assert_eq!(tournament.row.state, TournamentState::Open);
    assert_eq!(club.stage(0).await.unwrap().wanted, 4, "the creation and three entrants");
    assert_eq!(tournament.entrants.len(), 3);
    let request = club.asks(2);
    leave(&club.store, request).await.unwrap();
    assert_eq!(club.now().await.entrant_of(user(2)), None);
    let request = club.asks(2);
    assert_eq!(refused(leave(&club.store, request).await), TournamentRefusal::NotIn(user(2)));
}

#[tokio::test]
async fn invalid_tournament_options_are_refused() {
    let mut club = Club::empty().await;
    let kind = TournamentKind::Swiss;
    let new = TournamentOptions { layout: SetupKind::Cut, ..club.new_tournament(kind) };
    assert_eq!(refused(create(&club.store, new).await), TournamentRefusal::Setup);
    let new = TournamentOptions { name: String::from("  "), ..club.new_tournament(kind) };
    assert_eq!(refused(create(&club.store, new).await), TournamentRefusal::Name);
    let new = TournamentOptions { rounds: Some(31), ..club.new_tournament(kind) };
    assert_eq!(refused(create(&club.store, new).await), TournamentRefusal::Rounds);
    let new = TournamentOptions { round_length: days(91), ..club.new_tournament(kind) };
    let too_long = TournamentRefusal::RoundLength { shortest: SignedDuration::from_hours(1) };
    assert_eq!(refused(create(&club.store, new).await), too_long);
    let kind = TournamentKind::Knockout;
    let new = TournamentOptions { rounds: Some(3), ..club.new_tournament(kind) };
    assert_eq!(refused(create(&club.store, new).await), TournamentRefusal::RoundsFixed(kind));
}

#[tokio::test]
async fn people_cannot_join_twice_or_when_blocked_or_from_another_server() {
    let mut club = Club::with(TournamentKind::Swiss, 1).await;
    let request = club.asks(1);
    assert_eq!(refused(join(&club.store, request, |_| true).await), TournamentRefusal::Joined);
    let mut tx = club.store.begin().await.unwrap();
    let decision = Decision { moderator: Some(user(1)), reason: String::from("Rude") };
    tx.block_person(guild(), user(2), &decision, club.at).await.unwrap();
    tx.commit().await.unwrap();
    let request = club.asks(2);
    let reason = String::from("Rude");
    assert_eq!(
        refused(join(&club.store, request, |_| true).await),
        TournamentRefusal::Blocked { reason }
    );
    let request = TournamentRequest { guild: 2_u64.try_into().unwrap(), ..club.asks(3) };
    assert_eq!(
        refused(join(&club.store, request, |_| true).await),
        TournamentRefusal::Unknown(club.id)
    );
}

#[tokio::test]
async fn the_same_interaction_counts_once() {
    let mut club = Club::with(TournamentKind::Swiss, 1).await;
    let request = club.asks(2);
    join(&club.store, request.clone(), |_| true).await.unwrap();
    let again = join(&club.store, request, |_| true).await;
    assert!(matches!(again, Err(TournamentError::Play(PlayError::Repeated))));
}

#[tokio::test]
async fn the_organiser_can_add_computers_while_there_is_room() {
    let mut club = Club::with(TournamentKind::DoubleRoundRobin, 14).await;
    let level = Level::new(2).unwrap();
    let request = club.asks(2);
    let refusal = refused(add_computers(&club.store, request, level, 1).await);
    assert_eq!(refusal, TournamentRefusal::NotTheOrganiser(Some(user(1))));
    let request = club.asks(1);
    add_computers(&club.store, request, level, 2).await.unwrap();
    let request = TournamentRequest { moderates: true, ..club.asks(2) };
    let refusal = refused(add_computers(&club.store, request, level, 1).await);
    assert_eq!(refusal, TournamentRefusal::Full { most: 16 });
    let request = club.asks(15);
    let joined = join(&club.store, request, |_| true).await.unwrap();
    assert_eq!((joined.entrants, joined.place), (16, Some(1)));
    assert_eq!(club.now().await.entrants[15].player.level(), Some(level));
}

#[tokio::test]
async fn only_moderators_have_higher_limits() {
    let mut club = Club::with(TournamentKind::Swiss, 1).await;
    let another = club.new_tournament(TournamentKind::Swiss);
    let refusal = refused(create(&club.store, another.clone()).await);
    assert_eq!(refusal, TournamentRefusal::TooMany { most: 1, own: true });
    let minute = SignedDuration::from_mins(1);
    let brief = TournamentOptions { round_length: minute, organiser: user(2), ..another.clone() };
    let shortest = SignedDuration::from_hours(1);
    let refusal = refused(create(&club.store, brief).await);
    assert_eq!(refusal, TournamentRefusal::RoundLength { shortest });
    let level = Level::BEGINNER;
    for count in [3, 255] {
        let request = club.asks(1);
        let refusal = refused(add_computers(&club.store, request, level, count).await);
        assert_eq!(refusal, TournamentRefusal::TooManyComputers { most: 2 });
    }
    let request = club.asks(1);
    add_computers(&club.store, request, level, 2).await.unwrap();
    let request = club.asks(1);
    let refusal = refused(add_computers(&club.store, request, level, 1).await);
    assert_eq!(refusal, TournamentRefusal::TooManyComputers { most: 2 });
    let request = TournamentRequest { moderates: true, ..club.asks(1) };
    add_computers(&club.store, request, level, 100).await.unwrap();
    let another = TournamentOptions { moderates: true, round_length: minute, ..another };
    create(&club.store, another).await.unwrap();
}

#[tokio::test]
async fn a_member_cannot_open_threads_with_a_tournament_of_computers() {
    let mut club = Club::with(TournamentKind::DoubleRoundRobin, 1).await;
    let moderator = TournamentRequest { moderates: true, ..club.asks(9) };
    add_computers(&club.store, moderator, Level::BEGINNER, 15).await.unwrap();
    let request = club.asks(1);
    assert_eq!(refused(start(&club.store, request).await), TournamentRefusal::TooFewPeople);
    assert!(club.start_due_games().await.is_empty());
    let moderator = TournamentRequest { moderates: true, ..club.asks(9) };
    start(&club.store, moderator).await.unwrap();
    assert_eq!(club.start_due_games().await.len(), 8);
}

#[tokio::test]
async fn members_cannot_use_up_the_tournaments_of_the_moderators() {
    let mut club = Club::empty().await;
    for number in 1..=10 {
        let new = club.new_tournament(TournamentKind::Swiss);
        let new = TournamentOptions { organiser: user(number), ..new };
        create(&club.store, new).await.unwrap();
    }
    let new = club.new_tournament(TournamentKind::Swiss);
    let new = TournamentOptions { organiser: user(11), ..new };
    let refusal = refused(create(&club.store, new.clone()).await);
    assert_eq!(refusal, TournamentRefusal::TooMany { most: 10, own: false });
    create(&club.store, TournamentOptions { moderates: true, ..new }).await.unwrap();
}

#[tokio::test]
async fn an_organiser_who_is_no_moderator_waits_between_two_tournaments() {
    let mut club = Club::with(TournamentKind::Swiss, 1).await;
    let request = club.asks(1);
    end(&club.store, request).await.unwrap();
    let soon = club.new_tournament(TournamentKind::Swiss);
    let until = club.at + SignedDuration::from_hours(1);
    assert_eq!(
        refused(create(&club.store, soon.clone()).await),
        TournamentRefusal::TooSoon { until }
    );
    let by_moderator = TournamentOptions { moderates: true, ..soon.clone() };
    create(&club.store, by_moderator).await.unwrap();
    let (organiser, interaction) = (user(2), club.interaction());
    create(&club.store, TournamentOptions { organiser, interaction, ..soon }).await.unwrap();
}

#[tokio::test]
async fn the_organiser_can_start_a_tournament_once_with_two_entrants() {
    let mut club = Club::with(TournamentKind::Swiss, 1).await;
    let request = club.asks(1);
    assert_eq!(refused(start(&club.store, request).await), TournamentRefusal::TooFew);
    let request = club.asks(2);
    join(&club.store, request, |_| true).await.unwrap();
    let request = club.asks(2);
    let refusal = refused(start(&club.store, request).await);
    assert_eq!(refusal, TournamentRefusal::NotTheOrganiser(Some(user(1))));
    let tournament = club.start().await;
    assert_eq!((tournament.row.round, tournament.row.rounds), (1, Some(1)));
    assert_eq!(tournament.row.round_ends_at, Some(club.at + days(3)));
    let request = club.asks(1);
    assert!(matches!(refused(start(&club.store, request).await), TournamentRefusal::NotOpen(_)));
    let request = club.asks(3);
    assert!(matches!(
        refused(join(&club.store, request, |_| true).await),
        TournamentRefusal::NotOpen(_)
    ));
}

#[tokio::test]
async fn seeds_follow_the_ladder_then_the_order_of_joining() {
    let mut club = Club::with(TournamentKind::RoundRobin, 2).await;
    let request = club.asks(1);
    let strong = Level::new(8).unwrap();
    add_computers(&club.store, request, strong, 1).await.unwrap();
    let request = club.asks(3);
    join(&club.store, request, |_| true).await.unwrap();
    let tournament = club.start().await;
    let seeds: Vec<_> = tournament.entrants.iter().map(|entrant| entrant.seed).collect();
    assert_eq!(seeds, [Some(2), Some(3), Some(1), Some(4)]);
}

#[tokio::test]
async fn the_number_of_rounds_depends_on_the_kind_and_the_entrants() {
    for (kind, people, rounds) in [
        (TournamentKind::RoundRobin, 5, 5),
        (TournamentKind::DoubleRoundRobin, 4, 6),
        (TournamentKind::Knockout, 5, 3),
        (TournamentKind::Swiss, 5, 3),
    ] {
        let mut club = Club::with(kind, people).await;
        assert_eq!(club.start().await.row.rounds, Some(rounds), "{kind:?}");
    }
    let mut club = Club::empty().await;
    let new = club.new_tournament(TournamentKind::Swiss);
    create(&club.store, TournamentOptions { rounds: Some(9), ..new }).await.unwrap();
    for person in 1..=4 {
        let request = club.asks(person);
        join(&club.store, request, |_| true).await.unwrap();
    }
    assert_eq!(club.start().await.row.rounds, Some(3));
}
