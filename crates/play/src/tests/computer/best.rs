//! Plans that let the computer choose cells.

use dvonn_model::GameEvent;

use super::*;

impl Bout {
    async fn plan(&mut self, wishes: &str, stops: &str) -> Result<OwnIntentions, PlayError> {
        let (request, plan) = (self.asks(), Plan::parse(wishes, stops).unwrap());
        make_plan(&self.table.store, request, &plan).await
    }
}

#[tokio::test]
async fn a_plan_can_let_the_computer_choose_a_cell() {
    let mut bout = Bout::new().await;
    let own = bout.plan("best", "").await.unwrap();
    assert!(!own.has_played() && own.game.row.computer_chooses);
    let game = bout.answers("D3").await;
    assert_eq!(game.origins, [PlyOrigin::Plan]);
    assert!(game.row.computer_chooses, "it is now the computer's own turn");
    let game = bout.answers("E3").await;
    assert!(game.row.computer_chooses, "the plan continues");
    assert_eq!(bout.choice().await.unwrap().chooser, Level::MASTER.into());
}

#[tokio::test]
async fn cells_before_best_come_first_and_the_computers_placements_count() {
    let mut bout = Bout::new().await;
    let own = bout.plan("A1, best", "after 2").await.unwrap();
    assert!(own.has_played());
    assert_eq!(bout.plies().await, "A1");
    bout.answers("E3").await;
    bout.answers("F3").await;
    bout.answers("G3").await;
    let game = bout.game().await;
    assert!(game.is_to_move(bout.table.ada.id) && !game.row.computer_chooses);
    let ada = bout.table.ada.id;
    assert_eq!(notices(&bout.table.store, bout.id).await, [(ada, AutoEvent::PlanDone)]);
}

#[tokio::test]
async fn plies_that_readers_do_not_know_are_news_together() {
    let mut bout = Bout::new().await;
    bout.plan("best", "").await.unwrap();
    let game = bout.answers("D3").await;
    let choice = ComputerTurn::after(&game).unwrap();
    let game = bout.plays(&choice, "E3").await.unwrap();
    let told: Vec<_> = game.news().iter().map(|news| news.effect.ply.to_string()).collect();
    assert_eq!(told, ["D3", "E3"]);
    show(&bout.table.store, &game.row, None, now()).await;
    let game = bout.answers("F3").await;
    assert_eq!(game.news().len(), 1);
}

#[tokio::test]
async fn no_clock_runs_while_the_computer_chooses_for_a_plan() {
    let bank = TimeControl::Bank { bank: HOUR * 72, increment: HOUR * 12, cap: None };
    for (control, left) in [(bank, HOUR * 70), (TimeControl::Live(HOUR * 3), HOUR)] {
        let mut bout = Bout::by(control).await;
        bout.at += HOUR * 2;
        let own = bout.plan("best", "after 2").await.unwrap();
        assert_eq!((own.game.row.clock.deadline, own.game.clock_state()), (None, None));
        bout.at += HOUR * 1_000;
        assert!(out_of_time(&bout.table.store, bout.id, bout.at).await.unwrap().is_none());
        bout.answers("D3").await;
        let game = bout.answers("E3").await;
        assert_eq!((game.row.clock.deadline, game.row.clock.left.white), (None, left));
        bout.at += HOUR * 1_000;
        bout.answers("F3").await;
        let game = bout.answers("G3").await;
        assert_eq!(game.row.clock.deadline, Some(bout.at + left), "the plan is done");
    }
}

#[tokio::test]
async fn the_clock_restarts_when_the_computer_no_longer_chooses() {
    for drops in [true, false] {
        let mut bout = Bout::by(TimeControl::Live(HOUR * 3)).await;
        bout.plan("A1, best", "").await.unwrap();
        bout.answers("E3").await;
        bout.at += HOUR * 1_000;
        let own = if drops {
            let request = bout.asks();
            delete_plan(&bout.table.store, request).await.unwrap()
        } else {
            bout.plan("A1", "").await.unwrap()
        };
        assert_eq!(own.game.row.clock.deadline, Some(bout.at + HOUR * 3));
    }
}

#[tokio::test]
async fn taking_the_choice_back_from_the_computer_is_announced() {
    for drops in [true, false] {
        let mut bout = Bout::new().await;
        bout.plan("A1, best", "").await.unwrap();
        let before = bout.answers("E3").await.row.revision;
        let own = if drops {
            let request = bout.asks();
            delete_plan(&bout.table.store, request).await.unwrap()
        } else {
            bout.plan("A1", "").await.unwrap()
        };
        assert!(own.needs_announcement && !own.has_played() && own.plan.is_none());
        let row = own.game.row;
        assert_eq!(row.event, Some(GameEvent::ComputerCalledOff { side: White }));
        assert!(row.revision > before && !row.computer_chooses);
    }
}

#[tokio::test]
async fn deleting_a_plan_out_of_turn_is_not_announced() {
    let mut bout = Bout::new().await;
    bout.plan("A1, best", "").await.unwrap();
    let request = bout.asks();
    let own = delete_plan(&bout.table.store, request).await.unwrap();
    assert!(
        !own.needs_announcement && own.game.row.computer_chooses,
        "it is the computer's own turn"
    );
}

#[tokio::test]
async fn deleting_a_plan_stops_the_computer() {
    let mut bout = Bout::new().await;
    bout.plan("best", "").await.unwrap();
    let choice = bout.choice().await.unwrap();
    let request = bout.asks();
    delete_plan(&bout.table.store, request).await.unwrap();
    assert!(bout.plays(&choice, "D3").await.is_none());
    assert!(bout.choice().await.is_none());
}

#[tokio::test]
async fn plans_cannot_use_the_computer_in_rated_games() {
    let terms = Terms { rated: true, ..Terms::sample() };
    let mut bout = Bout::on(terms, WantedColor::White).await;
    let refusal = refused(bout.plan("D3, best", "").await);
    assert_eq!(refusal, Refusal::NotAPlan(PlanError::BestInSerious));
    let (_, then) = cells_then_plan("D3 best").unwrap();
    let (game, ada) = (bout.game().await, bout.table.ada.clone());
    let request = TurnRequest { then, ..bout.table.request(&game, &ada, "D3") };
    let refusal = refused(play(&bout.table.store, request).await);
    assert_eq!(refusal, Refusal::NotAPlan(PlanError::BestInSerious));
    assert_eq!(bout.plies().await, "");
}
