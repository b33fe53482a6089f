//! Reminders: each is sent once, and none in quiet hours.

use dvonn_model::{Player, Quiet, Reminders, Settings, TimeControl};
use jiff::SignedDuration;

use super::*;

const HOUR: SignedDuration = SignedDuration::from_hours(1);

impl Table {
    /// A game in which Ada times out 100 hours after [`now`], which is at 8:00.
    async fn hundred_hours(&mut self) -> Match {
        self.game_by(TimeControl::PerTurn(HOUR * 100)).await
    }

    /// The same in another channel.
    async fn hundred_hours_elsewhere(&mut self) -> Match {
        self.venue.channel = ChannelId::try_from(11_u64).unwrap();
        self.hundred_hours().await
    }

    async fn ada_likes(&self, settings: Settings) {
        let mut tx = self.store.begin().await.unwrap();
        tx.save_settings(self.ada.id, &settings).await.unwrap();
        tx.commit().await.unwrap();
    }

    async fn ada_is_quiet(&self, from: u16, until: u16) {
        self.ada_likes(Settings {
            quiet: Quiet::new(from * 60, until * 60),
            ..Settings::default()
        })
        .await;
    }

    /// Returns the number of the reminder that is sent this many hours into the turn.
    async fn reminded(&self, game: &Match, hours: i32) -> Option<u8> {
        let (id, at) = (game.row.id, now() + HOUR * hours);
        if !remind(&self.store, id, at).await.unwrap() {
            return None;
        }
        let place = game.row.venue.guild.map_or(0, i64::from);
        let person = game.to_move().and_then(Player::id).unwrap();
        let reminder = reminder(&self.store, person, place, at).await.unwrap()?;
        let named = reminder.games.iter().find(|named| named.row.id == id);
        named.map(|named| named.row.clock.reminders)
    }

    /// Returns the number of hours from the start of the turn to the next reminder.
    async fn next_reminder(&self, game: &Match) -> Option<i64> {
        let clock = self.store.game(game.row.id).await.unwrap().unwrap().clock;
        clock.remind_at.map(|at| at.duration_since(now()).as_hours())
    }
}

#[tokio::test]
async fn three_reminders_are_sent_once_each() {
    let mut table = Table::new().await;
    let game = table.hundred_hours().await;
    for (number, hours) in [(1, 50), (2, 80), (3, 95)] {
        assert_eq!(table.next_reminder(&game).await, Some(hours.into()));
        assert_eq!(table.reminded(&game, hours - 1).await, None);
        assert_eq!(table.reminded(&game, hours).await, Some(number));
        assert_eq!(table.reminded(&game, hours).await, None);
    }
    assert_eq!(table.next_reminder(&game).await, None);
}

#[tokio::test]
async fn only_the_last_of_several_due_reminders_is_sent() {
    let mut table = Table::new().await;
    let game = table.hundred_hours().await;
    assert_eq!(table.reminded(&game, 85).await, Some(2));
    assert_eq!(table.next_reminder(&game).await, Some(95));
    let late = table.hundred_hours_elsewhere().await;
    assert_eq!(table.reminded(&late, 100).await, None);
}

#[tokio::test]
async fn no_reminder_is_sent_after_the_turn() {
    let mut table = Table::new().await;
    let game = table.hundred_hours().await;
    table.reminded(&game, 50).await;
    let game = table.play(&game, "D3").await.unwrap();
    assert_eq!(table.reminded(&game, 49).await, None);
    assert_eq!(table.reminded(&game, 50).await, Some(1), "this is Ben's first");
}

#[tokio::test]
async fn reminders_can_be_turned_off() {
    let mut table = Table::new().await;
    let game = table.hundred_hours().await;
    table.ada_likes(Settings { reminders: Reminders::Off, ..Settings::default() }).await;
    assert_eq!(table.reminded(&game, 50).await, None);
    assert_eq!(table.next_reminder(&game).await, Some(80));
}

#[tokio::test]
async fn a_reminder_waits_for_the_end_of_quiet_hours() {
    assert!(now().to_string().contains("T08:00"), "{}", now());
    let mut table = Table::new().await;
    let game = table.hundred_hours().await;
    // It is due at 10:00.
    table.ada_is_quiet(9, 14).await;
    assert_eq!(table.reminded(&game, 50).await, None);
    assert_eq!(table.next_reminder(&game).await, Some(54));
    assert_eq!(table.reminded(&game, 54).await, Some(1));
    assert_eq!(table.next_reminder(&game).await, Some(80));
}

#[tokio::test]
async fn a_postponed_reminder_gives_way_to_the_next_one_and_the_deadline() {
    let mut table = Table::new().await;
    let game = table.hundred_hours().await;
    // The second is due at 16:00, the third 15 hours later, and the deadline is 5 hours after that.
    table.ada_is_quiet(15, 8).await;
    assert_eq!(table.reminded(&game, 81).await, None);
    assert_eq!(table.next_reminder(&game).await, Some(95));
    assert_eq!(table.reminded(&game, 95).await, None);
    assert_eq!(table.next_reminder(&game).await, Some(96));
    assert_eq!(table.reminded(&game, 96).await, Some(3));
    assert_eq!(table.next_reminder(&game).await, None);

    let other = table.hundred_hours_elsewhere().await;
    table.ada_is_quiet(6, 13).await;
    assert_eq!(table.reminded(&other, 95).await, None);
    assert_eq!(table.next_reminder(&other).await, None);
}

#[tokio::test]
async fn games_that_are_due_within_a_minute_are_reminded_of_together() {
    let mut table = Table::new().await;
    let first = table.hundred_hours().await;
    let second = table.hundred_hours_elsewhere().await;
    let (person, at) = (table.ada.id, now() + HOUR * 50);
    let early = at - SignedDuration::from_secs(30);
    assert!(due_together(&table.store, person, at - HOUR).await.unwrap().is_empty());
    let due = due_together(&table.store, person, early).await.unwrap();
    assert_eq!(due, [first.row.id, second.row.id]);
    for game in due {
        assert!(remind(&table.store, game, early).await.unwrap());
    }
    let place = first.row.venue.guild.map_or(0, i64::from);
    let both = reminder(&table.store, person, place, early).await.unwrap().unwrap();
    assert_eq!((both.count, both.games.len(), both.directly), (2, 2, false));
}
