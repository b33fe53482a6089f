//! Draws, takebacks, pauses and gifts of time between two players.

use jiff::SignedDuration;

use super::*;
use crate::play::offers::{self, Answer, Offered};
use crate::store::{
    Appended, Change, GameEvent, GameId, MessageId, NewPly, OfferId, OfferKind, OfferState,
    PlyOrigin, TimeControl,
};

use Answer::{Accept, Decline, Withdraw};
use Color::{Black, White};
use OfferKind::{Draw, Pause, Takeback};

const HOUR: SignedDuration = SignedDuration::from_hours(1);

/// Ada, with White, and Ben play with three days and twelve hours a ply.
struct Pair {
    table: Table,
    id: GameId,
    at: Timestamp,
}

impl Pair {
    async fn new() -> Pair {
        Pair::on(TimeControl::DEFAULT).await
    }

    async fn on(control: TimeControl) -> Pair {
        let mut table = Table::new().await;
        let game = table.game_on(Terms { control, ..Terms::sample() }).await;
        Pair { id: game.row.id, at: now(), table }
    }

    /// After the first plies of a placement.
    async fn after(plies: &str) -> Pair {
        let mut pair = Pair::new().await;
        for ply in plies.split(' ') {
            pair.play(ply).await;
        }
        pair
    }

    async fn game(&self) -> Match {
        Match::numbered(&self.table.store, self.id).await.unwrap()
    }

    fn pass_hours(&mut self, hours: i32) {
        self.at += HOUR * hours;
    }

    async fn play(&mut self, ply: &str) -> Match {
        let game = self.game().await;
        let person = game.to_move().unwrap().clone();
        let request = TurnRequest { at: self.at, ..self.table.request(&game, &person, ply) };
        play(&self.table.store, request).await.unwrap()
    }

    fn person(&self, color: Color) -> UserId {
        if color == Color::White { self.table.ada.id } else { self.table.ben.id }
    }

    fn asks(&mut self, color: Color) -> Request {
        let (game, person, at) = (self.id, self.person(color), self.at);
        Request { game, person, interaction: self.table.interaction(), at }
    }

    async fn offers(&mut self, color: Color, kind: OfferKind) -> Result<Offered, PlayError> {
        let request = self.asks(color);
        offers::make(&self.table.store, request, kind, None).await
    }

    async fn offered(&mut self, color: Color, kind: OfferKind) -> OfferId {
        let made = self.offers(color, kind).await.unwrap();
        assert_eq!(made.offer.state, OfferState::Open);
        made.offer.id
    }

    async fn answers(
        &mut self,
        color: Color,
        offer: OfferId,
        answer: Answer,
    ) -> Result<Offered, PlayError> {
        let Request { person, interaction, at, .. } = self.asks(color);
        offers::answer(&self.table.store, offer, answer, person, interaction, at).await
    }

    async fn accepts(&mut self, color: Color, offer: OfferId) -> Result<Offered, PlayError> {
        self.answers(color, offer, Accept).await
    }

    async fn state(&self, offer: OfferId) -> OfferState {
        self.table.store.offer(offer).await.unwrap().unwrap().state
    }

    /// Adds plies that the bot would have played by itself.
    async fn reveals(&mut self, plies: &[(&str, PlyOrigin)]) {
        let game = self.game().await;
        let plies: Vec<_> = plies
            .iter()
            .map(|(ply, origin)| NewPly { ply: ply.parse().unwrap(), by: None, origin: *origin })
            .collect();
        let mut tx = self.table.store.begin().await.unwrap();
        let change = Change { plies: &plies, ..Change::none(&game.row, self.at) };
        let changed = tx.change_game(&game.row, change).await.unwrap();
        assert!(matches!(changed, Appended::Done(_)));
        tx.commit().await.unwrap();
    }
}

impl Table {
    pub(super) async fn game_on(&mut self, terms: Terms) -> Match {
        let new = NewOffer {
            place: self.place.clone(),
            challenger: self.ada.clone(),
            opponent: None,
            color: WantedColor::White,
            terms,
            rematch_of: None,
            locale: None,
            interaction: self.interaction(),
            at: now(),
        };
        let challenge = offer(&self.store, new).await.unwrap();
        let ben = self.ben.clone();
        self.accept(&challenge, &ben, now()).await.unwrap().game
    }
}

fn refusal(result: Result<Offered, PlayError>) -> OfferRefusal {
    match refused(result) {
        Refusal::Offer(refusal) => refusal,
        other => panic!("refused for another reason: {other:?}"),
    }
}

#[tokio::test]
async fn a_draw_that_both_want_ends_the_game() {
    let mut pair = Pair::after("D3 E3").await;
    let offer = pair.offered(White, Draw).await;
    let ended = pair.accepts(Black, offer).await.unwrap();
    let score = ended.game.position().score();
    assert_eq!(ended.game.row.state, GameState::Ended(Ending::Drawn { score }));
    assert_eq!(
        (ended.offer.state, pair.state(offer).await),
        (OfferState::Accepted, OfferState::Accepted)
    );
    assert_eq!(ended.game.row.clock.deadline, None);
}

#[tokio::test]
async fn who_offers_what_the_other_has_offered_accepts_it() {
    for kind in [Draw, Pause] {
        let mut pair = Pair::after("D3").await;
        let offer = pair.offered(White, kind).await;
        let agreed = pair.offers(Black, kind).await.unwrap();
        assert_eq!((agreed.offer.id, agreed.offer.state), (offer, OfferState::Accepted));
    }
}

#[tokio::test]
async fn both_cannot_ask_for_a_turn_back_at_once() {
    let mut pair = Pair::after("D3 E3").await;
    pair.offered(White, Takeback).await;
    assert_eq!(refusal(pair.offers(Black, Takeback).await), OfferRefusal::AnswerFirst);
}

#[tokio::test]
async fn only_the_other_player_answers_and_only_the_maker_withdraws() {
    let mut pair = Pair::after("D3").await;
    let offer = pair.offered(White, Draw).await;
    assert_eq!(refusal(pair.accepts(White, offer).await), OfferRefusal::Own);
    assert_eq!(refusal(pair.answers(White, offer, Decline).await), OfferRefusal::Own);
    assert_eq!(refusal(pair.answers(Black, offer, Withdraw).await), OfferRefusal::NotOwn);
    let cleo = pair.table.cleo.id;
    let interaction = pair.table.interaction();
    let told = offers::answer(&pair.table.store, offer, Accept, cleo, interaction, now()).await;
    assert!(matches!(refused(told), Refusal::NotAPlayer(_)));
    assert_eq!(pair.state(offer).await, OfferState::Open);
}

#[tokio::test]
async fn an_offer_is_answered_once() {
    let mut pair = Pair::after("D3").await;
    for (by, answer, state) in
        [(White, Decline, OfferState::Declined), (Black, Withdraw, OfferState::Withdrawn)]
    {
        let offer = pair.offered(by, Draw).await;
        let who = if answer == Withdraw { by } else { by.other() };
        let closed = pair.answers(who, offer, answer).await.unwrap();
        assert_eq!(closed.offer.state, state);
        for late in [pair.accepts(Black, offer).await, pair.answers(White, offer, Withdraw).await] {
            assert!(matches!(refusal(late), OfferRefusal::Gone(gone) if gone.state == state));
        }
    }
    assert!(pair.game().await.row.is_running());
}

#[tokio::test]
async fn an_offer_lapses_when_the_other_player_plays_instead_of_answering() {
    let mut pair = Pair::after("D3 E3 F3").await;
    let (draw, pause) = (pair.offered(White, Draw).await, pair.offered(White, Pause).await);
    pair.play("G3").await;
    for offer in [draw, pause] {
        assert_eq!(pair.state(offer).await, OfferState::Lapsed);
    }
    assert!(matches!(refusal(pair.accepts(Black, draw).await), OfferRefusal::Gone(_)));
}

#[tokio::test]
async fn asking_for_a_turn_back_lapses_whoever_plays_on() {
    for plies in ["D3 E3 F3", "D3 E3"] {
        let mut pair = Pair::after(plies).await;
        let back = pair.offered(Black, Takeback).await;
        pair.play("G3").await;
        assert_eq!(pair.state(back).await, OfferState::Lapsed);
    }
}

#[tokio::test]
async fn an_offer_stands_while_its_maker_plays() {
    let mut pair = Pair::after("D3").await;
    let draw = pair.offered(Black, Draw).await;
    pair.play("E3").await;
    assert_eq!(pair.state(draw).await, OfferState::Open);
    pair.play("F3").await;
    assert_eq!(pair.state(draw).await, OfferState::Lapsed);
}

#[tokio::test]
async fn a_draw_is_not_offered_again_before_ten_plies_have_been_played() {
    let mut pair = Pair::after("D3").await;
    let offer = pair.offered(White, Draw).await;
    assert_eq!(refusal(pair.offers(White, Draw).await), OfferRefusal::Waiting(Draw));
    pair.answers(Black, offer, Decline).await.unwrap();
    let placements = ["A1", "A2", "A3", "B1", "B2", "B3", "B4", "C1", "C2", "C3"];
    for (played, cell) in (0..).zip(placements) {
        let plies = 10 - played;
        let refused = OfferRefusal::TooSoon { kind: Draw, plies };
        assert_eq!(refusal(pair.offers(White, Draw).await), refused);
        pair.play(cell).await;
    }
    pair.offered(White, Draw).await;
}

#[tokio::test]
async fn each_side_waits_for_itself_between_draws() {
    let mut pair = Pair::after("D3").await;
    let offer = pair.offered(White, Draw).await;
    pair.answers(Black, offer, Decline).await.unwrap();
    pair.offered(Black, Draw).await;
}

#[tokio::test]
async fn a_turn_taken_back_is_ones_own_last_and_what_followed_goes_with_it() {
    let mut pair = Pair::after("D3 E3 F3 G3").await;
    let offer = pair.offered(White, Takeback).await;
    let back = pair.accepts(Black, offer).await.unwrap().game;
    assert_eq!(back.game.to_string(), "D3 E3");
    assert!(back.waits_for(pair.table.ada.id));
    assert_eq!((back.row.plies, back.row.takebacks), (2, 1));
    assert_eq!(back.row.event, Some(GameEvent::TakenBack { by: White }));
    let read = pair.game().await;
    assert_eq!((&read.row, &read.game, &read.origins), (&back.row, &back.game, &back.origins));
    pair.play("F3").await;
}

#[tokio::test]
async fn plies_that_nobody_chose_go_with_the_turn_before_them() {
    let mut pair = Pair::after("D3 E3 F3").await;
    pair.reveals(&[("G3", PlyOrigin::OnlyPly), ("H3", PlyOrigin::Plan)]).await;
    assert_eq!(pair.game().await.turn_to_take_back(White), Ok(2));
    // To Black, the last of these is a ply of White's plan.
    assert_eq!(refusal(pair.offers(Black, Takeback).await), OfferRefusal::Revealed);
}

#[tokio::test]
async fn what_the_others_plan_or_conditions_have_shown_is_not_taken_back() {
    for origin in [PlyOrigin::Plan, PlyOrigin::Condition] {
        let mut pair = Pair::after("D3 E3 F3").await;
        pair.reveals(&[("G3", origin)]).await;
        assert_eq!(refusal(pair.offers(White, Takeback).await), OfferRefusal::Revealed);
        assert_eq!(pair.game().await.turn_to_take_back(Black), Ok(1));
    }
}

#[tokio::test]
async fn who_has_chosen_nothing_has_nothing_to_take_back() {
    let mut pair = Pair::after("D3").await;
    assert_eq!(refusal(pair.offers(Black, Takeback).await), OfferRefusal::NothingToTakeBack);
}

#[tokio::test]
async fn nobody_gets_time_back_with_a_turn() {
    let mut pair = Pair::new().await;
    pair.pass_hours(10);
    pair.play("D3").await;
    pair.pass_hours(5);
    let offer = pair.offered(White, Takeback).await;
    let back = pair.accepts(Black, offer).await.unwrap().game;
    let clock = back.row.clock;
    assert_eq!(clock.left, dvonn_rules::ByColor { white: HOUR * 62, black: HOUR * 67 });
    assert_eq!(clock.deadline, Some(pair.at + HOUR * 62));
}

#[tokio::test]
async fn plans_do_not_outlive_a_takeback() {
    let mut pair = Pair::after("D3 E3").await;
    let mut tx = pair.table.store.begin().await.unwrap();
    let plan = Some(crate::store::PlanText { wishes: "A1".into(), stops: String::new() });
    let row = crate::store::IntentionRow { plan, conditions: Some("A1:B1".into()) };
    tx.save_intention(pair.id, White, &row).await.unwrap();
    tx.commit().await.unwrap();
    let offer = pair.offered(White, Takeback).await;
    pair.accepts(Black, offer).await.unwrap();
    let left = pair.table.store.intentions(pair.id).await.unwrap();
    assert_eq!(left.white, crate::store::IntentionRow::default());
}

#[tokio::test]
async fn both_are_handed_back_their_conditions_when_a_turn_is_taken_back() {
    let mut pair = Pair::after("D3 E3").await;
    let mut tx = pair.table.store.begin().await.unwrap();
    for (color, lines) in [(White, ":A1"), (Black, "A1:B1")] {
        let conditions = Some(String::from(lines));
        let row = crate::store::IntentionRow { plan: None, conditions };
        tx.save_intention(pair.id, color, &row).await.unwrap();
    }
    tx.commit().await.unwrap();
    let offer = pair.offered(White, Takeback).await;
    pair.accepts(Black, offer).await.unwrap();
    let notices = pair.table.store.notices_of(pair.id).await.unwrap();
    let notices = notices.iter().map(|notice| (notice.person, AutoEvent::of(notice).unwrap()));
    let void = |text: &str| AutoEvent::ConditionsVoid { conditions: text.parse().unwrap() };
    let expected = [(pair.person(White), void(":A1")), (pair.person(Black), void("A1:B1"))];
    assert_eq!(notices.collect::<Vec<_>>(), expected);
}

#[tokio::test]
async fn a_takeback_leaves_no_offer_open() {
    let mut pair = Pair::after("D3 E3").await;
    let draw = pair.offered(White, Draw).await;
    let back = pair.offered(White, Takeback).await;
    pair.accepts(Black, back).await.unwrap();
    assert_eq!(pair.state(draw).await, OfferState::Lapsed);
}

#[tokio::test]
async fn an_offer_made_on_an_old_board_is_refused() {
    let mut pair = Pair::after("D3").await;
    let seen = pair.game().await.moment();
    pair.play("E3").await;
    let request = pair.asks(White);
    let late = offers::make(&pair.table.store, request, Takeback, Some(seen)).await;
    assert!(matches!(refused(late), Refusal::OldBoard(_)));
}

#[tokio::test]
async fn the_same_interaction_offers_and_accepts_once() {
    let mut pair = Pair::after("D3").await;
    let request = pair.asks(White);
    let store = pair.table.store.clone();
    let made = offers::make(&store, request, Draw, None).await.unwrap();
    let again = offers::make(&store, request, Draw, None).await;
    assert!(matches!(again, Err(PlayError::Repeated)));
    let Request { person, interaction, at, .. } = pair.asks(Black);
    offers::answer(&store, made.offer.id, Accept, person, interaction, at).await.unwrap();
    let again = offers::answer(&store, made.offer.id, Accept, person, interaction, at).await;
    assert!(matches!(again, Err(PlayError::Repeated)));
}

#[tokio::test]
async fn of_accepting_and_withdrawing_at_once_one_counts() {
    let mut pair = Pair::after("D3").await;
    let offer = pair.offered(White, Draw).await;
    let (yes, no) = (pair.asks(Black), pair.asks(White));
    let store = &pair.table.store;
    let (yes, no) = tokio::join!(
        offers::answer(store, offer, Accept, yes.person, yes.interaction, yes.at),
        offers::answer(store, offer, Withdraw, no.person, no.interaction, no.at),
    );
    let counted = [&yes, &no].into_iter().filter(|answer| answer.is_ok()).count();
    assert_eq!(counted, 1, "{yes:?} {no:?}");
    assert_eq!(pair.game().await.row.is_running(), yes.is_err());
}

#[tokio::test]
async fn both_clocks_stand_in_a_pause_until_either_player_ends_it() {
    for color in [White, Black] {
        let mut pair = Pair::after("D3").await;
        pair.pass_hours(12);
        let offer = pair.offered(White, Pause).await;
        let paused = pair.accepts(Black, offer).await.unwrap().game;
        assert_eq!(paused.row.event, Some(GameEvent::Paused));
        assert!(paused.row.clock.paused && paused.row.clock.deadline.is_none());
        assert_eq!(refusal(pair.offers(Black, Pause).await), OfferRefusal::Paused);

        pair.pass_hours(1000);
        let request = pair.asks(color);
        let resumed = offers::resume(&pair.table.store, request).await.unwrap();
        assert_eq!(resumed.row.event, Some(GameEvent::Resumed { by: color }));
        assert_eq!(resumed.row.clock.deadline, Some(pair.at + HOUR * 60));
        let request = pair.asks(color);
        let again = refused(offers::resume(&pair.table.store, request).await);
        assert_eq!(again, Refusal::Offer(OfferRefusal::NotPaused));
    }
}

#[tokio::test]
async fn the_game_can_go_on_in_a_pause_without_its_clocks() {
    let mut pair = Pair::after("D3").await;
    let offer = pair.offered(White, Pause).await;
    pair.accepts(Black, offer).await.unwrap();
    pair.pass_hours(1000);
    let game = pair.play("E3").await;
    assert!(game.row.clock.paused && game.row.clock.deadline.is_none());
    assert_eq!(game.row.clock.left.black, HOUR * 84);
}

#[tokio::test]
async fn a_gift_is_a_day_or_in_a_live_game_five_minutes() {
    let minute = SignedDuration::from_mins(1);
    for (control, left) in [
        (TimeControl::DEFAULT, HOUR * 96),
        (TimeControl::PerTurn(HOUR * 24), HOUR * 48),
        (TimeControl::Live(minute * 10), minute * 15),
    ] {
        let mut pair = Pair::on(control).await;
        let request = pair.asks(Black);
        let given = offers::give_time(&pair.table.store, request, None).await.unwrap();
        assert_eq!(given.row.clock.deadline, Some(pair.at + left));
        assert_eq!(given.row.event, Some(GameEvent::TimeGiven { to: White }));
    }
}

#[tokio::test]
async fn a_gift_from_a_board_that_has_changed_is_not_given() {
    let mut pair = Pair::new().await;
    let seen = Some(pair.game().await.row.revision);
    let (first, second) = (pair.asks(Black), pair.asks(Black));
    offers::give_time(&pair.table.store, first, seen).await.unwrap();
    let again = offers::give_time(&pair.table.store, second, seen).await;
    assert!(matches!(refused(again), Refusal::OldBoard(_)));
    assert_eq!(pair.game().await.row.clock.left.white, HOUR * 96);
}

#[tokio::test]
async fn there_is_an_end_to_gifts() {
    let mut pair = Pair::on(TimeControl::PerTurn(HOUR * 24 * 364)).await;
    let (first, second) = (pair.asks(Black), pair.asks(Black));
    offers::give_time(&pair.table.store, first, None).await.unwrap();
    let more = refused(offers::give_time(&pair.table.store, second, None).await);
    assert_eq!(more, Refusal::Offer(OfferRefusal::EnoughTime));
}

#[tokio::test]
async fn without_a_clock_there_is_nothing_to_pause_or_to_give() {
    let mut pair = Pair::on(TimeControl::Unlimited).await;
    assert_eq!(refusal(pair.offers(White, Pause).await), OfferRefusal::NoClock);
    let request = pair.asks(White);
    let gift = refused(offers::give_time(&pair.table.store, request, None).await);
    assert_eq!(gift, Refusal::Offer(OfferRefusal::NoClock));
}

#[tokio::test]
async fn offers_lapse_with_the_end_of_the_game() {
    let mut pair = Pair::after("D3").await;
    let offer = pair.offered(White, Draw).await;
    let interaction = pair.table.interaction();
    resign(&pair.table.store, pair.id, pair.table.ada.id, interaction, now()).await.unwrap();
    assert_eq!(pair.state(offer).await, OfferState::Lapsed);
    let late = refusal(pair.accepts(Black, offer).await);
    assert!(matches!(late, OfferRefusal::Gone(gone) if gone.state == OfferState::Lapsed));
    assert!(matches!(refused(pair.offers(Black, Draw).await), Refusal::Ended(_)));
}

#[tokio::test]
async fn an_offer_that_was_shown_knows_what_has_become_of_it_meanwhile() {
    let mut pair = Pair::after("D3").await;
    let shown = pair.offers(White, Draw).await.unwrap().offer;
    pair.answers(Black, shown.id, Decline).await.unwrap();
    let message = Some(MessageId::try_from(99_u64).unwrap());
    let now = offers::told(&pair.table.store, &shown, message).await.unwrap().unwrap();
    assert_eq!((now.state, now.message), (OfferState::Declined, message));
    assert_eq!(pair.table.store.untold_offers(9).await.unwrap(), std::slice::from_ref(&now));
    offers::told(&pair.table.store, &now, message).await.unwrap();
    assert_eq!(pair.table.store.untold_offers(9).await.unwrap(), []);
}

#[tokio::test]
async fn days_for_each_turn_begin_anew_for_both_after_a_takeback() {
    let mut pair = Pair::on(TimeControl::PerTurn(HOUR * 72)).await;
    pair.play("A1").await;
    pair.pass_hours(71);
    let offer = pair.offered(White, Takeback).await;
    pair.accepts(Black, offer).await.unwrap();
    let game = pair.play("B1").await;
    assert_eq!(game.row.clock.deadline, Some(pair.at + HOUR * 72));
}

#[tokio::test]
async fn turns_taken_back_earn_no_time() {
    let mut pair = Pair::new().await;
    for cell in ["A1", "B1", "C1"] {
        pair.play(cell).await;
        let offer = pair.offered(White, Takeback).await;
        pair.accepts(Black, offer).await.unwrap();
    }
    assert_eq!(pair.game().await.row.clock.left.white, HOUR * 72);
}

#[tokio::test]
async fn a_turn_taken_back_late_leaves_time_to_play_another() {
    let mut pair = Pair::new().await;
    pair.pass_hours(71);
    pair.play("A1").await;
    pair.play("B1").await;
    pair.pass_hours(12);
    let offer = pair.offered(White, Takeback).await;
    let back = pair.accepts(Black, offer).await.unwrap().game;
    assert_eq!(back.row.clock.left.white, HOUR);
}
