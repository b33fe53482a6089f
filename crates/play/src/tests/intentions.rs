//! Plans and conditional moves, on a real database.

use dvonn_rules::Position;
use jiff::SignedDuration;

use super::*;
use crate::plan::automatic::DeletionReason;

use Color::{Black, White};
use dvonn_model::{GameId, PlyOrigin, PostKey, PostRow, Settings, TimeControl};

const HOUR: SignedDuration = SignedDuration::from_hours(1);

/// Ada, with White, and Ben play.
pub(super) struct Pair {
    pub(super) table: Table,
    id: GameId,
    pub(super) at: Timestamp,
}

impl Pair {
    async fn on(control: TimeControl) -> Pair {
        let mut table = Table::new().await;
        let game = table.game_on(Terms { control, ..Terms::sample() }).await;
        Pair { id: game.row.id, at: now(), table }
    }

    pub(super) async fn new() -> Pair {
        Pair::on(TimeControl::Unlimited).await
    }

    fn person(&self, color: Color) -> Person {
        if color == White { self.table.ada.clone() } else { self.table.ben.clone() }
    }

    pub(super) fn request(&mut self, color: Color) -> GameRequest {
        let interaction = self.table.interaction();
        GameRequest {
            game: self.id.into(),
            person: self.person(color).id,
            interaction,
            at: self.at,
        }
    }

    pub(super) async fn game(&self) -> Match {
        Match::find(&self.table.store, self.id).await.unwrap()
    }

    pub(super) async fn own(&self, color: Color) -> OwnIntentions {
        crate::plan::intentions::own(&self.table.store, self.id, self.person(color).id)
            .await
            .unwrap()
    }

    pub(super) async fn plan(
        &mut self,
        color: Color,
        wishes: &str,
        stops: &str,
    ) -> Result<OwnIntentions, PlayError> {
        let plan = Plan::parse(wishes, stops).unwrap();
        let request = self.request(color);
        make_plan(&self.table.store, request, &plan).await
    }

    async fn prepare(&mut self, color: Color, lines: &str) -> Result<OwnIntentions, PlayError> {
        let game = self.game().await;
        let conditions = Conditions::parse(lines, game.position(), color).unwrap();
        let request = self.request(color);
        make_conditions(&self.table.store, request, game.moment(), &conditions).await
    }

    pub(super) async fn play(&mut self, ply: &str) -> Match {
        let game = self.game().await;
        let person = game.to_move().and_then(Player::person).unwrap().clone();
        let request = TurnRequest { at: self.at, ..self.table.request(&game, &person, ply) };
        play(&self.table.store, request).await.unwrap()
    }

    /// The game as text.
    pub(super) async fn plies(&self) -> String {
        self.game().await.history.to_string()
    }

    /// The private notices and their readers.
    async fn notices(&self) -> Vec<(UserId, AutoEvent)> {
        notices(&self.table.store, self.id).await
    }
}

#[tokio::test]
async fn two_plans_finish_the_placement_in_one_change() {
    let mut pair = Pair::new().await;
    let made = pair.plan(White, "row 1, anywhere", "").await.unwrap();
    assert!(made.has_played() && made.plan.is_some());
    assert_eq!(pair.plies().await, "A1");
    let revision = pair.game().await.row.revision;
    let made = pair.plan(Black, "anywhere", "").await.unwrap();
    assert!(made.has_played() && made.plan.is_none());
    let game = pair.game().await;
    assert_eq!((game.row.plies, game.row.revision), (49, revision + 1));
    assert!(game.origins.iter().all(|origin| *origin == PlyOrigin::Plan));
    assert!(game.is_to_move(pair.table.ada.id));
    assert_eq!((pair.own(White).await.plan, pair.notices().await), (None, vec![]));
}

#[tokio::test]
async fn a_conditional_resignation_ends_the_game_with_the_ply_it_answers() {
    let mut pair = Pair::on(TimeControl::PerTurn(HOUR)).await;
    pair.prepare(Black, "D3 resign\n* E4").await.unwrap();
    pair.plan(Black, "E5", "").await.unwrap();
    let game = pair.play("D3").await;
    let score = game.position().score();
    assert_eq!(game.row.state, GameState::Ended(Ending::Resigned { by: Black, score }));
    assert_eq!((game.row.plies, game.row.revision), (1, 2), "one change");
    assert_eq!(game.row.clock.deadline, None, "no clock runs");
    let left = pair.table.store.intentions(pair.id).await.unwrap();
    assert_eq!((left, pair.notices().await), (ByColor::default(), vec![]));
}

#[tokio::test]
async fn a_plan_waits_for_its_turn_and_is_private() {
    let mut pair = Pair::new().await;
    let made = pair.plan(Black, "D3 E4", "near own, after 2").await.unwrap();
    assert!(!made.has_played());
    assert_eq!(pair.plies().await, "");
    let plan = pair.own(Black).await.plan.unwrap();
    assert_eq!((plan.wishes().as_str(), plan.stops().as_str()), ("D3, E4", "near own, after 2"));
    assert_eq!(pair.own(White).await.plan, None);
    pair.play("A1").await;
    assert_eq!(pair.plies().await, "A1 D3");
    assert_eq!(pair.own(Black).await.plan.unwrap().stops(), "near own, after 1");
}

#[tokio::test]
async fn only_players_can_plan_and_only_during_the_placement() {
    let mut pair = Pair::new().await;
    let cleo = pair.table.cleo.id;
    let refusal = refused(crate::plan::intentions::own(&pair.table.store, pair.id, cleo).await);
    assert!(matches!(refusal, Refusal::NotAPlayer(_)));
    let request = GameRequest { person: cleo, ..pair.request(White) };
    let plan = Plan::parse("D3", "").unwrap();
    let refusal = refused(make_plan(&pair.table.store, request, &plan).await);
    assert!(matches!(refusal, Refusal::NotAPlayer(_)));

    pair.plan(White, "anywhere", "").await.unwrap();
    pair.plan(Black, "anywhere", "").await.unwrap();
    assert_eq!(refused(pair.plan(Black, "D3", "").await), Refusal::NothingToPlan);

    let request = pair.request(White);
    let store = &pair.table.store;
    resign(store, pair.id, request.person, request.interaction, now()).await.unwrap();
    assert!(matches!(refused(pair.plan(White, "D3", "").await), Refusal::Ended(_)));
}

#[tokio::test]
async fn a_form_submitted_twice_counts_once() {
    let mut pair = Pair::new().await;
    let request = pair.request(White);
    let plan = Plan::parse("row 1", "").unwrap();
    make_plan(&pair.table.store, request, &plan).await.unwrap();
    let again = make_plan(&pair.table.store, request, &plan).await;
    assert!(matches!(again, Err(PlayError::Repeated)));
    assert_eq!(pair.plies().await, "A1");
}

#[tokio::test]
async fn a_ply_can_be_played_together_with_a_plan() {
    let mut pair = Pair::new().await;
    let game = pair.game().await;
    let ada = pair.table.ada.clone();
    let (_, then) = cells_then_plan("D3 E4, row 5").unwrap();
    let request = TurnRequest { then, ..pair.table.request(&game, &ada, "D3") };
    play(&pair.table.store, request).await.unwrap();
    assert_eq!(pair.own(White).await.plan.unwrap().wishes(), "E4, row 5");
    pair.play("A1").await;
    assert_eq!(pair.plies().await, "D3 A1 E4");
}

#[tokio::test]
async fn a_plan_can_be_replaced_and_deleted() {
    let mut pair = Pair::new().await;
    pair.plan(Black, "D3", "").await.unwrap();
    pair.plan(Black, "E4", "").await.unwrap();
    assert_eq!(pair.own(Black).await.plan.unwrap().wishes(), "E4");
    let request = pair.request(Black);
    assert_eq!(delete_plan(&pair.table.store, request).await.unwrap().plan, None);
    pair.play("A1").await;
    assert_eq!(pair.plies().await, "A1");
}

#[tokio::test]
async fn a_tree_is_followed_three_deep_and_the_rest_is_stored() {
    let mut pair = Pair::new().await;
    pair.prepare(Black, "A1 B1 C1 D1 E1 F1\nA2 B2").await.unwrap();
    pair.play("A1").await;
    assert_eq!(pair.own(Black).await.conditions.unwrap().to_string(), "C1:D1 E1:F1");
    let shown = pair.play("C1").await;
    show(&pair.table.store, &shown.row, None, now()).await;
    let game = pair.play("E1").await;
    assert_eq!(pair.plies().await, "A1 B1 C1 D1 E1 F1");
    let news: Vec<_> = game.news().iter().map(|news| news.origin).collect();
    assert_eq!(news, [PlyOrigin::Chosen, PlyOrigin::Condition]);
    assert_eq!((pair.own(Black).await.conditions, pair.notices().await), (None, vec![]));
}

#[tokio::test]
async fn conditions_made_on_ones_own_turn_wait_for_the_first_ply() {
    let mut pair = Pair::new().await;
    let made = pair.prepare(White, "A1 B1 C1").await.unwrap();
    assert!(!made.has_played());
    pair.play("A1").await;
    pair.play("B1").await;
    assert_eq!(pair.plies().await, "A1 B1 C1");
}

#[tokio::test]
async fn conditions_for_an_old_board_are_refused() {
    let mut pair = Pair::new().await;
    let seen = pair.game().await.moment();
    pair.play("A1").await;
    let conditions: Conditions = "D3:E4".parse().unwrap();
    let request = pair.request(Black);
    let made = make_conditions(&pair.table.store, request, seen, &conditions).await;
    assert!(matches!(refused(made), Refusal::OldBoard(_)));
    let request = pair.request(Black);
    let moment = pair.game().await.moment();
    let made = make_conditions(&pair.table.store, request, moment, &conditions).await.unwrap();
    assert_eq!(made.conditions, Some(conditions));
    let request = pair.request(Black);
    let dropped = delete_conditions(&pair.table.store, request).await.unwrap();
    assert_eq!(dropped.conditions, None);
}

#[tokio::test]
async fn stopped_intentions_leave_a_notice() {
    let mut pair = Pair::new().await;
    pair.prepare(Black, "* D3").await.unwrap();
    let before = *pair.play("D3").await.position();
    let ben = pair.table.ben.id;
    let answer = Ply::Place(Cell::named("D3"));
    let dropped = AutoEvent::BranchDropped { after: Some(answer), answer, position: before };
    pair.plan(Black, "row 5", "near D3").await.unwrap();
    pair.play("D2").await;
    let plan = Plan::parse("row 5", "near D3").unwrap();
    let rule = "near D3".parse().unwrap();
    let stopped = AutoEvent::PlanStopped { rule, cell: Cell::named("D2"), plan };
    pair.plan(Black, "row 4", "after 1").await.unwrap();
    pair.plan(White, "B4", "").await.unwrap();
    let notices = pair.notices().await;
    // The plan was made on Black's turn, so the reply says that its one piece is placed.
    assert_eq!(notices, [(ben, dropped), (ben, stopped)]);
}

#[tokio::test]
async fn a_stopped_plan_is_kept_for_its_owner_until_the_next_one() {
    let mut pair = Pair::new().await;
    pair.plan(Black, "C5 E5, row 4", "near D3").await.unwrap();
    assert!(!pair.play("A1").await.row.plan_stopped);
    assert!(pair.play("D2").await.row.plan_stopped);
    let kept = |own: &OwnIntentions| own.stopped.as_ref().map(|plan| (plan.wishes(), plan.stops()));
    let own = pair.own(Black).await;
    assert_eq!(
        (own.plan.is_none(), kept(&own)),
        (true, Some(("E5, row 4".into(), "near D3".into())))
    );
    assert_eq!(pair.own(White).await.stopped, None);

    assert!(!pair.play("K5").await.row.plan_stopped, "it is news once");
    assert!(pair.own(Black).await.stopped.is_some());
    pair.plan(Black, "row 3", "").await.unwrap();
    assert_eq!(pair.own(Black).await.stopped, None);
}

#[tokio::test]
async fn a_plan_ends_with_its_last_cell_and_not_a_turn_later() {
    let mut pair = Pair::new().await;
    pair.plan(Black, "D3 E4", "").await.unwrap();
    pair.play("A1").await;
    assert!(pair.own(Black).await.plan.is_some());
    pair.play("A2").await;
    assert!(pair.own(Black).await.plan.is_none());
    let ben = pair.table.ben.id;
    assert_eq!(pair.notices().await, [(ben, AutoEvent::PlanDone)]);
}

#[tokio::test]
async fn forced_plies_are_played_if_the_player_enabled_it() {
    let cells: Vec<String> = Cell::ALL.iter().map(Cell::to_string).collect();
    for only_ply in [false, true] {
        let mut pair = Pair::new().await;
        let mut tx = pair.table.store.begin().await.unwrap();
        let settings = Settings { only_ply, ..Settings::default() };
        tx.save_settings(pair.table.ada.id, &settings).await.unwrap();
        tx.commit().await.unwrap();
        for cell in &cells[..48] {
            pair.play(cell).await;
        }
        assert_eq!(pair.game().await.row.plies, if only_ply { 49 } else { 48 });
    }
}

#[tokio::test]
async fn automatic_plies_take_no_time_and_earn_no_increment() {
    let (bank, increment) = (HOUR * 72, HOUR * 12);
    let mut pair = Pair::on(TimeControl::Bank { bank, increment, cap: None }).await;
    pair.plan(Black, "row 1", "").await.unwrap();
    pair.at += HOUR * 10;
    let game = pair.play("D3").await;
    // White chose a ply, and must choose again.
    assert_eq!(game.row.clock.left.white, HOUR * 74);
    assert_eq!(game.row.clock.left.black, HOUR * 72);
    assert_eq!(game.row.clock.deadline, Some(pair.at + HOUR * 74));
    pair.at += HOUR * 4;
    let made = pair.plan(White, "row 5", "after 1").await.unwrap();
    assert_eq!(made.game.row.clock.left.white, HOUR * 70);
    assert_eq!(made.game.row.clock.deadline, Some(pair.at + HOUR * 70));
}

#[tokio::test]
async fn each_automatic_turn_restarts_the_time_per_turn() {
    let mut pair = Pair::on(TimeControl::PerTurn(HOUR * 48)).await;
    pair.at += HOUR * 40;
    pair.plan(White, "row 1", "").await.unwrap();
    assert_eq!(pair.game().await.row.clock.deadline, Some(pair.at + HOUR * 48));
    pair.at += HOUR * 40;
    let game = pair.play("D3").await;
    assert_eq!(game.history.to_string(), "A1 D3 B1");
    assert_eq!(game.row.clock.deadline, Some(pair.at + HOUR * 48));
    assert_eq!(game.row.clock.left, ByColor { white: HOUR * 48, black: HOUR * 48 });
}

#[tokio::test]
async fn ending_a_game_deletes_its_intentions() {
    let mut pair = Pair::new().await;
    pair.plan(Black, "row 1", "").await.unwrap();
    pair.prepare(Black, "A1 B1").await.unwrap();
    let request = pair.request(White);
    let ended = resign(&pair.table.store, pair.id, request.person, request.interaction, now());
    ended.await.unwrap();
    let left = pair.table.store.intentions(pair.id).await.unwrap();
    assert_eq!((left.white, left.black), Default::default());
}

#[tokio::test]
async fn notices_round_trip() {
    let plan = Plan::parse("D3, near reds", "").unwrap();
    let rule = "A1-E1".parse().unwrap();
    let (answer, position) = ("D3F3".parse().unwrap(), Position::new());
    for event in [
        AutoEvent::BranchDropped { after: None, answer, position },
        AutoEvent::BranchDropped { after: Some(answer), answer: Ply::Pass, position },
        AutoEvent::ConditionsVoid {
            reason: DeletionReason::RatedGame,
            conditions: "D3:E4\nE5:F3".parse().unwrap(),
        },
        AutoEvent::PlanStopped { rule, cell: Cell::named("B1"), plan },
        AutoEvent::PlanDone,
        AutoEvent::PlanExhausted,
        AutoEvent::VacationBegan { days_left: 7 },
        AutoEvent::Muted { reason: String::new() },
        AutoEvent::Muted { reason: String::from("archived") },
        AutoEvent::NotAdded,
    ] {
        assert_eq!(AutoEvent::of(&notice(event.detail())).unwrap(), event);
    }
    for broken in ["", "x", "branch_dropped\nx", "conditions_void\nx", "plan_stopped\nD3"] {
        assert!(AutoEvent::of(&notice(broken.to_owned())).is_err(), "{broken}");
    }
}

fn notice(detail: String) -> PostRow {
    PostRow {
        key: PostKey::notice(1.into(), 1),
        reader: None,
        detail: Some(detail),
        wanted: 1,
        shown: 0,
        issue: 0,
        known: 0,
        channel: None,
        message: None,
        guest: false,
        old: None,
        since: now(),
        doubtful: false,
        due: now(),
    }
}

#[tokio::test]
async fn plans_do_not_trigger_conditions_that_start_with_ones_own_ply() {
    let mut pair = Pair::new().await;
    pair.prepare(White, "D3 E4 F2").await.unwrap();
    pair.plan(White, "K3", "").await.unwrap();
    assert_eq!(pair.plies().await, "K3");
    assert_eq!(pair.own(White).await.conditions, None);
}

#[tokio::test]
async fn a_game_that_cannot_end_because_it_has_changed_keeps_its_plans() {
    let mut pair = Pair::new().await;
    pair.plan(Black, "E4 E5", "").await.unwrap();
    let mut read = pair.game().await;
    pair.play("F3").await;
    let mut tx = pair.table.store.begin().await.unwrap();
    let void = Ending::Void { reason: VoidReason::ChannelDeleted };
    assert!(!read.finish(&mut tx, void, None, now()).await.unwrap());
    tx.commit().await.unwrap();
    assert!(pair.own(Black).await.plan.is_some());
}
