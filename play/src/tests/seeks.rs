//! Finding an opponent.

use dvonn_model::{Layout, Scope, SeekRow, TimeControl};
use jiff::SignedDuration;

use super::*;

fn sought(person: &Person, channel: u64) -> SeekRow {
    SeekRow {
        person: person.clone(),
        place: Place {
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
    async fn seeks(&mut self, new: SeekRow) -> Sought {
        let interaction = self.interaction();
        seek(&self.store, new, interaction, 1).await.unwrap()
    }

    /// Stores what a person looks for as if they had a rating.
    async fn waits(&self, seek: SeekRow) {
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
    let (one, other) = tokio::join!(seek(store, ada, first, 1), seek(store, ben, second, 2));
    let found = [one.unwrap(), other.unwrap()].into_iter().filter_map(|sought| match sought {
        Sought::Found(game) => Some(game),
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
    let reds = SeekRow { layout: Some(Layout::Reds), ..sought(&table.cleo, 12) };
    table.waits(SeekRow { made_at: now() - SignedDuration::from_hours(2), ..reds }).await;
    let waiting = sought(&table.ben, 11);
    table.waits(SeekRow { made_at: now() - SignedDuration::from_hours(1), ..waiting }).await;
    let full = SeekRow { layout: Some(Layout::Full), ..sought(&table.ada, 10) };
    let Sought::Found(game) = table.seeks(full).await else { panic!("Ben fits") };
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
    let Sought::Found(game) = table.seeks(sought(&table.ben, 11)).await else { panic!("a game") };
    for channel in [10_u64, 11] {
        table.place.channel = ChannelId::try_from(channel).unwrap();
        let refused = table.challenges(None).await.unwrap_err();
        let PlayError::Refused(Refusal::ChannelBusy(running)) = refused else {
            panic!("{refused}")
        };
        assert_eq!((running.id, running.place.channel), (game.row.id, table.place.channel));
    }
}

#[tokio::test]
async fn only_people_who_ask_for_a_rated_game_get_one() {
    let mut table = Table::new().await;
    let rated = |seek| SeekRow { rated: true, ..seek };
    let (ada, ben, cleo) = (table.ada.clone(), table.ben.clone(), table.cleo.clone());
    assert!(matches!(table.seeks(rated(sought(&ada, 10))).await, Sought::Waiting(_)));
    assert!(matches!(table.seeks(sought(&ben, 11)).await, Sought::Waiting(_)));
    let Sought::Found(game) = table.seeks(rated(sought(&cleo, 12))).await else { panic!("Ada") };
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
    let refused = seek(&table.store, new, interaction, 1).await.unwrap_err();
    assert!(
        matches!(refused, PlayError::Refused(Refusal::Seek(SeekRefusal::NoClock))),
        "{refused}"
    );
}
