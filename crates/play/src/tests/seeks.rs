//! Finding an opponent.

use dvonn_model::{GameRow, MessageId, Scope, SeekRow, SetupKind, TimeControl};
use jiff::SignedDuration;

use super::deletion::plies_until;
use super::*;

pub(super) fn sought(person: &Person, channel: u64) -> SeekRow {
    SeekRow {
        person: person.clone(),
        venue: Venue {
            guild: None,
            channel: ChannelId::try_from(channel).unwrap(),
            parent: None,
            guest: false,
        },
        locale: None,
        layout: None,
        control: None,
        rated: false,
        rating: None,
        width: None,
        made_at: now(),
        expires_at: now() + SignedDuration::from_hours(24),
    }
}

impl Table {
    async fn seeks(&mut self, new: SeekRow) -> SeekOutcome {
        let interaction = self.interaction();
        seek(&self.store, new, None, interaction, 1).await.unwrap()
    }

    /// Stores what a person looks for as if they had a rating.
    pub(super) async fn waits(&self, seek: SeekRow) {
        let mut tx = self.store.begin().await.unwrap();
        assert!(tx.add_seek(&seek).await.unwrap());
        tx.commit().await.unwrap();
    }
}

#[tokio::test]
async fn two_people_who_look_at_once_start_one_game() {
    let mut table = Table::new().await;
    let (ada, ben) = (sought(&table.ada, 10), sought(&table.ben, 11));
    let [first, second] = [table.interaction(), table.interaction()];
    let store = &table.store;
    let (one, other) =
        tokio::join!(seek(store, ada, None, first, 1), seek(store, ben, None, second, 2));
    let found = [one.unwrap(), other.unwrap()].into_iter().filter_map(|sought| match sought {
        SeekOutcome::Found(game) => Some(game),
        _ => None,
    });
    let games: Vec<_> = found.collect();
    assert_eq!(games.len(), 1);
    assert!(games[0].row.is_relayed() && !games[0].row.terms.rated);
    assert_eq!(store.seeks(now(), 9).await.unwrap(), []);
}

#[tokio::test]
async fn the_person_who_has_waited_longest_and_fits_is_chosen() {
    let mut table = Table::new().await;
    let reds = SeekRow { layout: Some(SetupKind::Reds), ..sought(&table.cleo, 12) };
    table.waits(SeekRow { made_at: now() - SignedDuration::from_hours(2), ..reds }).await;
    let waiting = sought(&table.ben, 11);
    table.waits(SeekRow { made_at: now() - SignedDuration::from_hours(1), ..waiting }).await;
    let full = SeekRow { layout: Some(SetupKind::Full), ..sought(&table.ada, 10) };
    let SeekOutcome::Found(game) = table.seeks(full).await else { panic!("Ben fits") };
    assert!(game.color_of(table.ben.id).is_some());
    assert_eq!(game.row.terms.setup, Setup::Full);
}

#[tokio::test]
async fn a_range_widens_with_waiting() {
    let table = Table::new().await;
    let strong = SeekRow { rating: Some(1800), width: Some(100), ..sought(&table.ada, 10) };
    let weak = SeekRow { rating: Some(1600), width: Some(100), ..sought(&table.ben, 11) };
    table.waits(strong).await;
    table.waits(weak).await;
    let after = |minutes| now() + SignedDuration::from_mins(minutes);
    assert!(match_waiting(&table.store, 1, after(9)).await.unwrap().is_none());
    assert!(match_waiting(&table.store, 1, after(10)).await.unwrap().is_some());
    assert!(match_waiting(&table.store, 1, after(10)).await.unwrap().is_none());
}

#[tokio::test]
async fn no_other_game_starts_in_either_place() {
    let mut table = Table::new().await;
    table.waits(sought(&table.ada, 10)).await;
    let SeekOutcome::Found(game) = table.seeks(sought(&table.ben, 11)).await else {
        panic!("a game")
    };
    for channel in [10_u64, 11] {
        table.venue.channel = ChannelId::try_from(channel).unwrap();
        let refused = table.challenges(None).await.unwrap_err();
        let PlayError::Refused(Refusal::ChannelBusy(running)) = refused else {
            panic!("{refused}")
        };
        assert_eq!((running.id, running.venue.channel), (game.row.id, table.venue.channel));
    }
}

#[tokio::test]
async fn only_people_who_ask_for_a_rated_game_get_one() {
    let mut table = Table::new().await;
    let rated = |seek| SeekRow { rated: true, ..seek };
    let (ada, ben, cleo) = (table.ada.clone(), table.ben.clone(), table.cleo.clone());
    assert!(matches!(table.seeks(rated(sought(&ada, 10))).await, SeekOutcome::Waiting(_)));
    assert!(matches!(table.seeks(sought(&ben, 11)).await, SeekOutcome::Waiting(_)));
    let SeekOutcome::Found(game) = table.seeks(rated(sought(&cleo, 12))).await else {
        panic!("Ada")
    };
    assert!(game.color_of(ada.id).is_some());
    assert_eq!(game.row.scope(), Some(Scope::World));
    for (person, is_shown) in [(ada, true), (ben, false), (cleo, true)] {
        assert_eq!(table.store.is_on_global_ladder(person.id).await.unwrap(), is_shown);
    }
}

#[tokio::test]
async fn a_rated_game_needs_a_clock() {
    let mut table = Table::new().await;
    let control = Some(TimeControl::Unlimited);
    let new = SeekRow { rated: true, control, ..sought(&table.ada, 10) };
    let interaction = table.interaction();
    let refused = seek(&table.store, new, None, interaction, 1).await.unwrap_err();
    assert!(
        matches!(refused, PlayError::Refused(Refusal::Seek(SeekRefusal::NoClock))),
        "{refused}"
    );
}

#[tokio::test]
async fn people_who_may_not_meet_do_not_wait_for_writers() {
    let table = Table::new().await;
    table.waits(sought(&table.ada, 10)).await;
    table.waits(sought(&table.ben, 11)).await;
    let mut tx = table.store.begin().await.unwrap();
    tx.avoid(table.ada.id, &table.ben, now()).await.unwrap();
    tx.commit().await.unwrap();
    let writer = table.store.begin().await.unwrap();
    assert!(match_waiting(&table.store, 1, now()).await.unwrap().is_none());
    writer.commit().await.unwrap();
}

#[tokio::test]
async fn deleting_ones_data_lifts_neither_a_bar_nor_what_others_avoid() {
    let mut table = Table::new().await;
    let mut tx = table.store.begin().await.unwrap();
    tx.bar(table.ben.id, now()).await.unwrap();
    tx.avoid(table.ada.id, &table.cleo, now()).await.unwrap();
    tx.commit().await.unwrap();
    for person in [table.ben.id, table.cleo.id] {
        let interaction = table.interaction();
        delete_person(&table.store, person, interaction, now()).await.unwrap();
    }
    let (ada, ben, cleo) = (table.ada.clone(), table.ben.clone(), table.cleo.clone());
    let interaction = table.interaction();
    let barred = seek(&table.store, sought(&ben, 11), None, interaction, 1).await.unwrap_err();
    assert!(matches!(barred, PlayError::Refused(Refusal::Seek(SeekRefusal::Barred))), "{barred}");
    assert!(matches!(table.seeks(sought(&ada, 10)).await, SeekOutcome::Waiting(_)));
    assert!(
        matches!(table.seeks(sought(&cleo, 12)).await, SeekOutcome::Waiting(_)),
        "they avoid them"
    );
}

fn in_thread_of(parent: u64, seek: SeekRow) -> SeekRow {
    let parent = ChannelId::try_from(parent).ok();
    SeekRow { venue: Venue { parent, ..seek.venue.clone() }, ..seek }
}

#[tokio::test]
async fn nobody_looks_for_an_opponent_from_a_deleted_place() {
    let table = Table::new().await;
    table.waits(sought(&table.ada, 10)).await;
    table.waits(in_thread_of(9, sought(&table.ben, 11))).await;
    table.waits(sought(&table.cleo, 12)).await;
    for (channel, left) in [(8_u64, 3), (10, 2), (9, 1)] {
        let channel = channel.try_into().unwrap();
        table.deletes(channel).await;
        assert_eq!(table.store.seeks(now(), 9).await.unwrap().len(), left);
    }
}

impl Table {
    /// Starts a game between Ada, with Black, in channel 10 and Ben in channel 11.
    pub(super) async fn game_of_two_venues(&mut self, rated: bool) -> Match {
        let [ada, ben] = [(&self.ada, 10), (&self.ben, 11)].map(|(person, channel)| {
            let seek = in_thread_of(channel - 5, sought(person, channel));
            SeekRow { rated, layout: Some(SetupKind::Full), ..seek }
        });
        self.waits(ada).await;
        let SeekOutcome::Found(game) = self.seeks(ben).await else { panic!("Ada fits") };
        assert!(game.row.players.black.is(self.ada.id));
        *game
    }

    async fn is_shown(&self, row: &GameRow, message: u64) {
        let message = MessageId::try_from(message).ok();
        show(&self.store, row, message, now()).await;
    }
}

#[tokio::test]
async fn whoever_deletes_their_place_loses_a_game_that_counts() {
    use Color::{Black, White};
    let cases = [
        (true, 6, 10, Some(Black)),
        (true, 6, 6, Some(White)),
        (true, 5, 10, None),
        (false, 6, 10, None),
    ];
    for (rated, moves, channel, loser) in cases {
        let mut table = Table::new().await;
        let mut game = table.game_of_two_venues(rated).await;
        for ply in plies_until(moves) {
            game = table.play(&game, &ply.to_string()).await.unwrap();
        }
        let channel: ChannelId = u64::try_from(channel).unwrap().try_into().unwrap();
        table.deletes(channel).await;
        let ended = Match::find(&table.store, game.row.id).await.unwrap();
        let ending = match loser {
            Some(by) => Ending::Resigned { by, score: game.position().score() },
            None => Ending::Void { reason: VoidReason::ChannelDeleted },
        };
        assert_eq!(ended.row.state, GameState::Ended(ending), "rated: {rated}, {moves}");
        assert_eq!(table.store.result_of(game.row.id).await.unwrap().is_some(), loser.is_some());
    }
}

#[tokio::test]
async fn a_clock_is_stopped_only_while_the_side_to_move_cannot_see_the_board() {
    let mut table = Table::new().await;
    let mut game = table.game_of_two_venues(false).await;
    let of_ben = |game: &Match| game.row.from_other_venue().unwrap();
    let (id, store) = (game.row.id, table.store.clone());
    let read = async || Match::find(&store, id).await.unwrap();
    table.is_shown(&game.row, 1).await;
    table.is_shown(&of_ben(&game), 2).await;

    for (turn, [of_white, of_black]) in [(1, ["D3", "E3"]), (2, ["F3", "G3"])] {
        // Ada's place cannot be shown, and it is her turn.
        game = table.play(&read().await, of_white).await.unwrap();
        hide(&store, &game.row, now()).await;
        table.is_shown(&of_ben(&game), 10 + turn).await;
        let stands = read().await;
        assert!(stands.row.muted_since.is_some() && stands.row.clock.deadline.is_none(), "{turn}");
        assert_eq!(stands.clock_state(), Some(ClockState::Muted));
        // Ben sees the board, and it is his turn.
        game = table.play(&stands, of_black).await.unwrap();
        assert!(game.row.clock.deadline.is_some());
        table.is_shown(&of_ben(&game), 20 + turn).await;
        hide(&store, &read().await.row, now()).await;
        assert!(read().await.row.clock.deadline.is_some(), "Ben's place is shown");
    }

    game = table.play(&read().await, "H3").await.unwrap();
    assert_eq!(game.row.clock.deadline, None);
    let later = now() + SignedDuration::from_hours(7 * 24);
    hide(&store, &game.row, later).await;
    assert!(read().await.row.clock.deadline.is_some(), "Ben's moves did not renew her mute");
    table.is_shown(&of_ben(&game), 30).await;
    table.is_shown(&game.row, 31).await;
    assert_eq!(read().await.row.muted_since, None);
}

#[tokio::test]
async fn a_clock_goes_on_once_the_side_to_move_is_shown_the_board() {
    let mut table = Table::new().await;
    let game = table.game_of_two_venues(false).await;
    let away = game.row.from_other_venue().unwrap();
    let (id, store) = (game.row.id, table.store.clone());
    // It is Ben's turn, and nobody can be shown the board.
    hide(&store, &game.row, now()).await;
    hide(&store, &away, now()).await;
    let deadline = async || Match::find(&store, id).await.unwrap().row.clock.deadline;
    assert_eq!(deadline().await, None);
    table.is_shown(&game.row, 1).await;
    assert_eq!(deadline().await, None);
    table.is_shown(&away, 2).await;
    assert!(deadline().await.is_some());
}

#[tokio::test]
async fn blocking_the_bot_stops_no_clock() {
    let mut table = Table::new().await;
    let [ada, ben] = [(&table.ada, 10), (&table.ben, 11)].map(|(person, channel)| SeekRow {
        layout: Some(SetupKind::Full),
        ..sought(person, channel)
    });
    table.waits(ada).await;
    let SeekOutcome::Found(honest) = table.seeks(ben).await else { panic!("Ada fits") };
    // Neither player's direct messages accept the board.
    for row in [honest.row.clone(), honest.row.from_other_venue().unwrap()] {
        hide(&table.store, &row, now()).await;
    }
    let blocked = Match::find(&table.store, honest.row.id).await.unwrap();
    assert!(blocked.row.muted_since.is_some());
    assert_eq!(blocked.row.clock, honest.row.clock);
    assert!(matches!(blocked.clock_state(), Some(ClockState::Runs { .. })));
}
