//! Aborting games, claiming wins, and moderators' decisions.

use dvonn_model::{
    Decision, DecisionRow, GameEvent, GuildId, IntentionRow, ModeratorAction, PlanText, TimeControl,
};
use jiff::SignedDuration;

use super::*;
use crate::offers;

const HOUR: SignedDuration = SignedDuration::from_hours(1);

impl Table {
    /// A game in a server, with an hour per turn.
    async fn game_in_server(&mut self) -> Match {
        self.venue.guild = Some(guild(7));
        let control = TimeControl::PerTurn(HOUR);
        self.game_on(Terms { control, ..Terms::sample() }).await
    }

    fn asks(&mut self, game: &Match, person: &Person, at: Timestamp) -> GameRequest {
        let interaction = self.interaction();
        GameRequest { game: game.row.id.into(), person: person.id, interaction, at }
    }

    fn moderation(&mut self, game: &Match, order: Order) -> Moderation {
        Moderation {
            game: game.row.id.into(),
            guild: guild(7),
            order,
            decision: decision(),
            interaction: self.interaction(),
            at: now(),
        }
    }

    async fn play_all(&mut self, mut game: Match, plies: &[Ply]) -> Match {
        for ply in plies.iter().filter(|ply| **ply != Ply::Pass) {
            game = self.play(&game, &ply.to_string()).await.unwrap();
        }
        game
    }
}

fn guild(number: u64) -> GuildId {
    GuildId::try_from(number).unwrap()
}

fn decision() -> Decision {
    Decision { moderator: UserId::try_from(4_u64).ok(), reason: String::from("he asked for it") }
}

/// A full placement and the first move.
fn begun() -> Vec<Ply> {
    let games = include_str!("../../../rules/tests/data/games.txt");
    let game: Game = games.lines().find(|line| !line.starts_with('#')).unwrap().parse().unwrap();
    game.plies()[..50].to_vec()
}

#[tokio::test]
async fn either_player_can_abort_until_somebody_has_played_two_plies() {
    for (plies, allowed) in [("", true), ("D3", true), ("D3 E3", true), ("D3 E3 F3", false)] {
        for by_white in [true, false] {
            let mut table = Table::new().await;
            let mut game = table.game().await;
            for ply in plies.split_whitespace() {
                game = table.play(&game, ply).await.unwrap();
            }
            assert_eq!(game.may_be_aborted(), allowed);
            let person = if by_white { table.ada.clone() } else { table.ben.clone() };
            let request = table.asks(&game, &person, now());
            let told = abort(&table.store, request).await;
            if allowed {
                let void = Ending::Void { reason: VoidReason::Aborted };
                assert_eq!(told.unwrap().row.state, GameState::Ended(void));
            } else {
                assert_eq!(refused(told), Refusal::Rights(RightsRefusal::TooLateToAbort));
            }
        }
    }
}

#[tokio::test]
async fn only_the_players_can_abort_a_game() {
    let mut table = Table::new().await;
    let game = table.game().await;
    let cleo = table.cleo.clone();
    let request = table.asks(&game, &cleo, now());
    assert!(matches!(refused(abort(&table.store, request).await), Refusal::NotAPlayer(_)));
}

#[tokio::test]
async fn a_game_can_be_claimed_once_the_opponents_time_is_up() {
    let mut table = Table::new().await;
    let game = table.game_in_server().await;
    let plies = begun();
    let game = table.play_all(game, &plies).await;
    let (ada, ben) = (table.ada.clone(), table.ben.clone());
    assert!(game.is_to_move(ben.id), "Ben has left");
    let request = table.asks(&game, &ben, now());
    let own = refused(claim(&table.store, request).await);
    assert_eq!(own, Refusal::Rights(RightsRefusal::OwnTurn));
    let request = table.asks(&game, &ada, now() + HOUR / 2);
    let early = refused(claim(&table.store, request).await);
    assert_eq!(early, Refusal::Rights(RightsRefusal::NotYet(now() + HOUR)));
    let request = table.asks(&game, &ada, now() + HOUR);
    let won = claim(&table.store, request).await.unwrap();
    let ending = Ending::OutOfTime { loser: Color::Black, score: game.position().score() };
    assert_eq!(won.row.state, GameState::Ended(ending));
}

#[tokio::test]
async fn paused_games_can_be_claimed() {
    let mut table = Table::new().await;
    let game = table.game_in_server().await;
    let game = table.play(&game, "D3").await.unwrap();
    let (ada, ben) = (table.ada.clone(), table.ben.clone());
    let request = table.asks(&game, &ben, now());
    let kind = dvonn_model::OfferKind::Pause;
    let pause = offers::make(&table.store, request, kind, None, None, 7).await;
    let offer = offered(pause.unwrap()).offer.id;
    let (interaction, halfway) = (table.interaction(), now() + HOUR / 2);
    let accept = offers::OfferAnswer::Accept;
    let agreed = offers::answer(&table.store, offer, accept, ada.id, interaction, halfway, 7).await;
    agreed.unwrap();
    let request = table.asks(&game, &ada, now() + HOUR * 100);
    let won = claim(&table.store, request).await.unwrap();
    let void = Ending::Void { reason: VoidReason::OutOfTime };
    assert_eq!(won.row.state, GameState::Ended(void), "only placements were played");
}

#[tokio::test]
async fn games_without_a_clock_cannot_be_claimed() {
    let mut table = Table::new().await;
    let game = table.game().await;
    let ben = table.ben.clone();
    let request = table.asks(&game, &ben, now() + HOUR * 10_000);
    let told = refused(claim(&table.store, request).await);
    assert_eq!(told, Refusal::Rights(RightsRefusal::NoClockToClaim));
}

#[tokio::test]
async fn a_moderator_ends_a_game_with_or_without_a_result() {
    let won = |winner| (Order::End { winner }, ModeratorAction::Ended);
    let orders = [
        won(Some(Color::White)),
        won(Some(Color::Black)),
        won(None),
        (Order::Void, ModeratorAction::Voided),
    ];
    for (order, action) in orders {
        let mut table = Table::new().await;
        let game = table.game_in_server().await;
        let score = game.position().score();
        let ending = match order {
            Order::End { winner } => Ending::Awarded { loser: winner.map(Color::other), score },
            _ => Ending::Void { reason: VoidReason::Moderator },
        };
        let moderation = table.moderation(&game, order);
        let ended = moderate(&table.store, moderation).await.unwrap();
        assert_eq!(ended.row.state, GameState::Ended(ending));
        assert_eq!(ended.row.decision, Some(decision()));
        let kept = DecisionRow { action, decision: decision(), at: now() };
        assert_eq!(table.store.decisions(game.row.id).await.unwrap(), [kept]);
    }
}

#[tokio::test]
async fn handing_over_a_side_deletes_its_plans() {
    let mut table = Table::new().await;
    let game = table.game_in_server().await;
    let mut tx = table.store.begin().await.unwrap();
    let plan = Some(PlanText { wishes: "A1".into(), stops: String::new() });
    let row = IntentionRow { plan, ..IntentionRow::default() };
    for color in Color::ALL {
        tx.save_intention(game.row.id, color, &row).await.unwrap();
    }
    tx.commit().await.unwrap();
    let cleo = table.cleo.clone();
    let order = Order::HandOver { side: Color::White, to: cleo.clone() };
    let moderation = Moderation { at: now() + HOUR / 4, ..table.moderation(&game, order) };
    let game = moderate(&table.store, moderation).await.unwrap();
    assert!(game.is_to_move(cleo.id));
    let from = Some(table.ada.id);
    let event = GameEvent::HandedOver { side: Color::White, from, was_rated: false };
    assert_eq!((game.row.event, game.row.clock.deadline), (Some(event), Some(now() + HOUR)));
    let intentions = table.store.intentions(game.row.id).await.unwrap();
    assert_eq!((intentions.white, intentions.black), (IntentionRow::default(), row));
    table.play(&game, "D3").await.unwrap();
}

#[tokio::test]
async fn a_rated_game_that_is_handed_over_counts_for_nobody() {
    let mut table = Table::new().await;
    table.venue.guild = Some(guild(7));
    let game = table.game_on(Terms { rated: true, ..Terms::sample() }).await;
    let plies = super::deletion::plies_until(8);
    let game = table.play_all(game, &plies).await;
    let (ada, ben, cleo) = (table.ada.clone(), table.ben.clone(), table.cleo.clone());
    let order = Order::HandOver { side: Color::White, to: cleo.clone() };
    let moderation = table.moderation(&game, order);
    let game = moderate(&table.store, moderation).await.unwrap();
    assert!(!game.row.terms.rated);
    let event = GameEvent::HandedOver { side: Color::White, from: Some(ada.id), was_rated: true };
    assert_eq!(game.row.event, Some(event));
    let interaction = table.interaction();
    resign(&table.store, game.row.id, ben.id, interaction, now()).await.unwrap();
    assert_eq!(table.store.result_of(game.row.id).await.unwrap(), None);
    for person in [ada, ben, cleo] {
        let account = table.store.account(guild(7).into(), (&Player::from(person)).into()).await;
        assert_eq!(account.unwrap(), None);
    }
}

#[tokio::test]
async fn a_side_cannot_be_handed_over_to_a_player_of_the_game() {
    let mut table = Table::new().await;
    let game = table.game_in_server().await;
    for person in [table.ada.clone(), table.ben.clone()] {
        let order = Order::HandOver { side: Color::White, to: person.clone() };
        let moderation = table.moderation(&game, order);
        let told = refused(moderate(&table.store, moderation).await);
        assert_eq!(told, Refusal::Rights(RightsRefusal::SeatTaken(person)));
    }
    let kept = table.store.decisions(game.row.id).await.unwrap();
    assert_eq!(kept, [], "refused decisions are not recorded");
}

#[tokio::test]
async fn moderators_can_decide_only_running_games_of_their_server() {
    let mut table = Table::new().await;
    let game = table.game_in_server().await;
    let other = Moderation { guild: guild(8), ..table.moderation(&game, Order::Void) };
    let told = refused(moderate(&table.store, other).await);
    assert_eq!(told, Refusal::Rights(RightsRefusal::OtherServer(game.row.id)));
    let (first, second) =
        (table.moderation(&game, Order::Void), table.moderation(&game, Order::Void));
    moderate(&table.store, first).await.unwrap();
    assert!(matches!(refused(moderate(&table.store, second).await), Refusal::Ended(_)));
}

#[tokio::test]
async fn a_moderator_cannot_decide_a_game_that_they_play_in() {
    let mut table = Table::new().await;
    let game = table.game_in_server().await;
    let hand_over = Order::HandOver { side: Color::Black, to: table.cleo.clone() };
    let won = Order::End { winner: Some(Color::White) };
    let own = Refusal::Rights(RightsRefusal::OwnGame(game.row.id));
    for person in [table.ada.clone(), table.ben.clone()] {
        let decision =
            Decision { moderator: Some(person.id), reason: String::from("I want to win") };
        for order in [won.clone(), Order::End { winner: None }, Order::Void, hand_over.clone()] {
            let decision = decision.clone();
            let moderation = Moderation { decision, ..table.moderation(&game, order) };
            assert_eq!(refused(moderate(&table.store, moderation).await), own);
        }
        let moderation = Moderation { decision, ..table.moderation(&game, Order::Void) };
        assert_eq!(refused(void_result(&table.store, moderation).await), own);
    }
    assert!(table.store.game(game.row.id).await.unwrap().unwrap().is_running());
}

#[tokio::test]
async fn a_side_cannot_be_handed_over_to_a_blocked_person() {
    let mut table = Table::new().await;
    let game = table.game_in_server().await;
    let cleo = table.cleo.clone();
    let request = ServerRequest {
        guild: guild(7),
        decision: decision(),
        interaction: table.interaction(),
        at: now(),
    };
    block(&table.store, request, cleo.id).await.unwrap();
    let order = Order::HandOver { side: Color::White, to: cleo.clone() };
    let moderation = table.moderation(&game, order);
    let told = refused(moderate(&table.store, moderation).await);
    assert_eq!(told, Refusal::Rights(RightsRefusal::SeatForBlocked(cleo.id)));
}

#[tokio::test]
async fn moderators_do_not_hand_a_side_over_to_themselves() {
    let mut table = Table::new().await;
    let game = table.game_in_server().await;
    let cleo = table.cleo.clone();
    let by_cleo = Decision { moderator: Some(cleo.id), ..decision() };
    let order = Order::HandOver { side: Color::White, to: cleo };
    let own = Moderation { decision: by_cleo, ..table.moderation(&game, order.clone()) };
    let told = refused(moderate(&table.store, own).await);
    assert_eq!(told, Refusal::Rights(RightsRefusal::SeatForSelf));
    let by_another = table.moderation(&game, order);
    moderate(&table.store, by_another).await.unwrap();
}

#[tokio::test]
async fn moderators_do_not_block_their_opponents() {
    let mut table = Table::new().await;
    let game = table.game_in_server().await;
    let (ada, ben, cleo) = (table.ada.clone(), table.ben.clone(), table.cleo.clone());
    let block_by = |table: &mut Table, moderator: &Person| ServerRequest {
        guild: guild(7),
        decision: Decision { moderator: Some(moderator.id), ..decision() },
        interaction: table.interaction(),
        at: now(),
    };
    for (moderator, person) in [(&ada, &ben), (&ben, &ada)] {
        let request = block_by(&mut table, moderator);
        let told = refused(block(&table.store, request, person.id).await);
        assert_eq!(told, ServerRefusal::BlockedOpponent(person.id).into());
        assert_eq!(table.store.block(guild(7), person.id).await.unwrap(), None);
    }
    let request = block_by(&mut table, &cleo);
    block(&table.store, request, ada.id).await.unwrap();
    let interaction = table.interaction();
    resign(&table.store, game.row.id, ada.id, interaction, now()).await.unwrap();
    let request = block_by(&mut table, &ada);
    block(&table.store, request, ben.id).await.unwrap();
}
