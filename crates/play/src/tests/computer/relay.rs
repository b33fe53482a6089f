//! Copying a rated game into a game against the computer.

use dvonn_model::GameEvent;
use dvonn_rules::Symmetry;

use super::*;

const RATED: [&str; 4] = ["A1", "B1", "C1", "D1"];

/// Turns a placement, as cheaters would.
fn turned(ply: &str) -> String {
    Symmetry::HalfTurn.map(ply.parse().unwrap()).to_string()
}

impl Bout {
    /// Ada is to move in a rated game. She plays Black in the turned game against the computer,
    /// which has copied her first placement.
    async fn copying() -> (Bout, Match) {
        let mut bout = Bout::on(Terms::sample(), WantedColor::Black).await;
        bout.table.venue.channel = ChannelId::try_from(11_u64).unwrap();
        let mut rated = bout.table.game_on(Terms { rated: true, ..Terms::sample() }).await;
        for ply in RATED {
            rated = bout.table.play(&rated, ply).await.unwrap();
        }
        bout.answers(&turned(RATED[0])).await;
        (bout, rated)
    }

    async fn tries(&mut self, ply: &str) -> Result<Match, PlayError> {
        let (game, ada) = (self.game().await, self.table.ada.clone());
        let request = self.table.request(&game, &ada, ply);
        play(&self.table.store, request).await
    }

    async fn plans(&mut self, wishes: &str) -> Result<OwnIntentions, PlayError> {
        let plan = Plan::parse(wishes, "").unwrap();
        let request = self.asks();
        make_plan(&self.table.store, request, &plan).await
    }

    async fn notices(&self) -> usize {
        notices(&self.table.store, self.id).await.len()
    }
}

#[tokio::test]
async fn the_computer_does_not_answer_the_board_of_a_rated_game() {
    let (mut bout, rated) = Bout::copying().await;
    bout.play(&turned(RATED[1])).await;
    bout.answers(&turned(RATED[2])).await;
    let before = bout.game().await;
    let refusal = Refusal::Advice(AdviceRefusal::OfSeriousGame(rated.row.id));
    let copied = turned(RATED[3]);
    assert_eq!(refused(bout.tries(&copied).await), refusal);
    assert_eq!(refused(bout.plans(&copied).await), refusal);
    let mut with_plan = bout.table.request(&before, &bout.table.ada.clone(), &copied);
    with_plan.then = Some(Plan::parse("A1", "").unwrap());
    assert_eq!(refused(play(&bout.table.store, with_plan).await), refusal);
    let after = bout.game().await;
    assert_eq!((&after.row, &after.history), (&before.row, &before.history), "nothing has changed");
    assert!(bout.table.store.intentions(bout.id).await.unwrap().black.plan.is_none());

    bout.tries("E3").await.expect("another move is allowed");
    bout.offers(Takeback, ComputerAnswer::Yes).await.unwrap();
    assert_eq!(refused(bout.tries(&copied).await), refusal);
    bout.resigns(rated.row.id).await;
    assert!(bout.tries(&copied).await.unwrap().row.computer_chooses);
}

#[tokio::test]
async fn the_computer_answers_the_board_of_its_own_rated_game() {
    let terms = Terms { rated: true, ..Terms::sample() };
    let mut bout = Bout::on(terms, WantedColor::White).await;
    for (own, answer) in [("A1", "B1"), ("C1", "D1"), ("E1", "F3"), ("G3", "H3")] {
        bout.play(own).await;
        bout.answers(answer).await;
    }
}

#[tokio::test]
async fn plans_and_conditional_moves_that_copy_a_rated_game_are_deleted() {
    for conditional in [false, true] {
        let (mut bout, _) = Bout::copying().await;
        bout.play(&turned(RATED[1])).await;
        let copied = turned(RATED[3]);
        if conditional {
            let (request, seen) = (bout.asks(), bout.game().await.moment());
            let text = format!("{}:{copied}", turned(RATED[2]));
            let conditions = text.parse().unwrap();
            make_conditions(&bout.table.store, request, seen, &conditions).await.unwrap();
        } else {
            bout.plans(&copied).await.unwrap();
        }
        let game = bout.answers(&turned(RATED[2])).await;
        assert_eq!(game.history.plies().len(), 3, "only the computer has played");
        assert!(game.is_to_move(bout.table.ada.id));
        let left = bout.table.store.intentions(bout.id).await.unwrap().black;
        assert_eq!(left, dvonn_model::IntentionRow::default());
        assert_eq!(bout.notices().await, usize::from(conditional));
    }
}

#[tokio::test]
async fn the_computer_does_not_copy_a_rated_game_for_a_plan() {
    let (mut bout, _) = Bout::copying().await;
    bout.play(&turned(RATED[1])).await;
    bout.plans("best").await.unwrap();
    bout.answers(&turned(RATED[2])).await;
    let game = bout.answers(&turned(RATED[3])).await;
    assert_eq!(game.history.plies().len(), 3, "the computer's choice for Ada is not played");
    assert_eq!(game.row.event, Some(GameEvent::ComputerCalledOff { side: Black }));
    assert!(game.is_to_move(bout.table.ada.id) && !game.row.computer_chooses);
}
