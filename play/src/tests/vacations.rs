//! Vacations: clocks are stopped during them, and run again afterwards.

use dvonn_model::{ClockRow, GameEvent, Settings, TimeControl};
use jiff::SignedDuration;

use super::*;

const HOUR: SignedDuration = SignedDuration::from_hours(1);
const DAY: SignedDuration = SignedDuration::from_hours(24);

impl Table {
    async fn start_vacation(
        &mut self,
        person: UserId,
        days: u32,
        at: Timestamp,
    ) -> Result<VacationStatus, PlayError> {
        let interaction = self.interaction();
        start_vacation(&self.store, person, days, interaction, at).await
    }

    async fn end_vacation(
        &mut self,
        person: UserId,
        at: Timestamp,
    ) -> Result<VacationStatus, PlayError> {
        let interaction = self.interaction();
        end_vacation(&self.store, person, interaction, at).await
    }

    /// Ends the vacations that are over at this time, as the bot does.
    async fn end_vacations(&self, at: Timestamp) {
        for vacation in self.store.vacations_ended_by(at, 9).await.unwrap() {
            vacation_over(&self.store, &vacation, at).await.unwrap();
        }
    }

    async fn clock(&self, game: &Match) -> ClockRow {
        self.store.game(game.row.id).await.unwrap().unwrap().clock
    }

    async fn uses_automatic_vacations(&self, person: UserId) {
        let mut tx = self.store.begin().await.unwrap();
        let settings = Settings { auto_vacation: true, ..Settings::default() };
        tx.save_settings(person, &settings).await.unwrap();
        tx.commit().await.unwrap();
    }
}

#[tokio::test]
async fn clocks_are_stopped_during_a_vacation() {
    let mut table = Table::new().await;
    let (game, ada) = (table.timed_game().await, table.ada.id);
    let begin = now() + HOUR / 4;
    let leave = table.start_vacation(ada, 3, begin).await.unwrap();
    assert_eq!((leave.until, leave.days_left), (Some(begin + DAY * 3), 27));
    assert_eq!(table.clock(&game).await.deadline, None);
    assert_eq!(table.out_of_time(&game, begin + DAY).await, None);

    table.end_vacations(begin + DAY * 2).await;
    assert_eq!(table.clock(&game).await.deadline, None);
    table.end_vacations(begin + DAY * 3).await;
    assert_eq!(table.clock(&game).await.deadline, Some(begin + DAY * 3 + HOUR * 3 / 4));
    assert!(table.store.vacations_ended_by(begin + DAY * 9, 9).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_turn_that_starts_during_a_vacation_waits_for_its_end() {
    let mut table = Table::new().await;
    let (game, ben) = (table.timed_game().await, table.ben.id);
    table.start_vacation(ben, 1, now()).await.unwrap();
    assert!(table.clock(&game).await.deadline.is_some(), "it is not Ben's turn");
    let game = table.play(&game, "D3").await.unwrap();
    assert_eq!(game.clock_state(), Some(ClockState::Vacation));
    let leave = table.end_vacation(ben, now() + HOUR).await.unwrap();
    assert_eq!((leave.until, leave.days_left), (None, 29));
    assert_eq!(table.clock(&game).await.deadline, Some(now() + HOUR * 2));
}

#[tokio::test]
async fn vacations_do_not_stop_live_games() {
    let mut table = Table::new().await;
    let game = table.game_by(TimeControl::Live(HOUR)).await;
    let ada = table.ada.id;
    table.uses_automatic_vacations(ada).await;
    table.start_vacation(ada, 1, now()).await.unwrap();
    assert_eq!(table.clock(&game).await, game.row.clock);
    assert!(
        table
            .out_of_time(&game, now() + HOUR)
            .await
            .is_some_and(|state| state != GameState::Running)
    );
}

#[tokio::test]
async fn a_vacation_can_be_extended_until_no_days_are_left() {
    let mut table = Table::new().await;
    let ada = table.ada.id;
    table.start_vacation(ada, 20, now()).await.unwrap();
    let refusal = refused(table.start_vacation(ada, 11, now() + DAY).await);
    assert_eq!(refusal, Refusal::Vacation(VacationRefusal::TooLong { days_left: 10 }));
    let leave = table.start_vacation(ada, 10, now() + DAY).await.unwrap();
    assert_eq!((leave.until, leave.days_left), (Some(now() + DAY * 30), 0));
}

#[tokio::test]
async fn only_a_started_vacation_can_be_ended() {
    let mut table = Table::new().await;
    let ada = table.ada.id;
    let refusal = refused(table.end_vacation(ada, now()).await);
    assert_eq!(refusal, Refusal::Vacation(VacationRefusal::NotOnVacation));
}

#[tokio::test]
async fn an_automatic_vacation_is_extended_and_announced_once() {
    let mut table = Table::new().await;
    let (game, ada) = (table.timed_game().await, table.ada.id);
    table.uses_automatic_vacations(ada).await;
    let mut at = now() + HOUR;
    assert_eq!(table.out_of_time(&game, at).await, Some(GameState::Running));
    let row = table.store.game(game.row.id).await.unwrap().unwrap();
    assert_eq!(row.event, Some(GameEvent::VacationBegan { side: Color::White }));
    for day in 1..=VACATION_DAYS {
        let now = table.store.game(game.row.id).await.unwrap().unwrap();
        assert_eq!((now.clock.deadline, now.clock.left.white), (None, SignedDuration::ZERO));
        assert_eq!(now.revision, row.revision, "day {day} is not announced");
        assert_eq!(
            vacation_status(&table.store, ada, at).await.unwrap().days_left,
            VACATION_DAYS - day
        );
        at += DAY;
        table.end_vacations(at).await;
    }
    let notices = table.store.notices_of(game.row.id).await.unwrap();
    let told: Vec<_> = notices.iter().map(|it| (it.person, AutoEvent::of(it).unwrap())).collect();
    assert_eq!(told, [(ada, AutoEvent::VacationBegan { days_left: VACATION_DAYS - 1 })]);
    let void = GameState::Ended(Ending::Void { reason: VoidReason::OutOfTime });
    assert_eq!(table.out_of_time(&game, at).await, Some(void));
}

#[tokio::test]
async fn an_automatic_vacation_is_not_extended_once_its_owner_has_played() {
    let mut table = Table::new().await;
    let (game, ada) = (table.timed_game().await, table.ada.id);
    table.uses_automatic_vacations(ada).await;
    let at = now() + HOUR;
    table.out_of_time(&game, at).await;
    let game = Match::find(&table.store, game.row.id).await.unwrap();
    table.play(&game, "D3").await.unwrap();
    table.end_vacations(at + DAY).await;
    let now = vacation_status(&table.store, ada, at + DAY).await.unwrap();
    assert_eq!((now.until, now.days_left), (None, VACATION_DAYS - 1));
}

#[tokio::test]
async fn an_automatic_vacation_stops_the_other_clocks_too() {
    let mut table = Table::new().await;
    let (first, ada) = (table.timed_game().await, table.ada.id);
    table.place.channel = ChannelId::try_from(11_u64).unwrap();
    let second = table.game_by(TimeControl::PerTurn(HOUR * 2)).await;
    table.uses_automatic_vacations(ada).await;
    table.out_of_time(&first, now() + HOUR).await;
    let clock = table.clock(&second).await;
    assert_eq!((clock.deadline, clock.left.white), (None, HOUR));
}

#[tokio::test]
async fn a_vacation_cannot_be_ended_if_a_game_would_time_out_at_once() {
    let mut table = Table::new().await;
    let (game, ada) = (table.timed_game().await, table.ada.id);
    table.uses_automatic_vacations(ada).await;
    let saved = now() + HOUR;
    table.out_of_time(&game, saved).await;
    assert_eq!(table.clock(&game).await.left.white, SignedDuration::ZERO);
    let back = refused(table.end_vacation(ada, saved + HOUR).await);
    assert_eq!(back, Refusal::Vacation(VacationRefusal::NoTimeLeft));
    table.play(&game, "D3").await.unwrap();
    table.end_vacation(ada, saved + HOUR).await.unwrap();
}
