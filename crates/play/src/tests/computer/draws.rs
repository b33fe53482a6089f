//! Draw offers to the computer.

use super::*;

#[tokio::test]
async fn a_draw_is_accepted_or_declined_at_once() {
    for (verdict, state) in
        [(ComputerAnswer::No, OfferState::Declined), (ComputerAnswer::Yes, OfferState::Accepted)]
    {
        let mut bout = Bout::new().await;
        bout.play("D3").await;
        let offered = bout.offers(Draw, verdict).await.unwrap();
        assert_eq!(offered.offer.state, state);
        assert_eq!(offered.game.row.is_running(), verdict == ComputerAnswer::No);
    }
}

#[tokio::test]
async fn an_impossible_draw_offer_is_refused_without_a_search() {
    let start = Position::dealt(Seed::from_bits(7));
    let setup = Setup::Random(Seed::from_bits(7));
    let mut bout = Bout::on(Terms { setup, start, ..Terms::sample() }, WantedColor::White).await;
    let (store, request) = (bout.table.store.clone(), bout.asks());
    let undecided = offers::make(&store, request, Draw, None, None, 7).await.unwrap();
    let OfferOutcome::Undecided(game) = undecided else { panic!("not undecided: {undecided:?}") };
    assert!(game.row.is_running());
    // Nothing has changed, so the same request can be made again.
    offers::make(&store, request, Draw, None, Some(ComputerAnswer::No), 7).await.unwrap();
    let repeated = offers::make(&store, request, Draw, None, None, 7).await;
    assert!(matches!(repeated, Err(PlayError::Repeated)));
    let too_soon = offers::make(&store, bout.asks(), Draw, None, None, 7).await;
    assert_eq!(refused(too_soon), Refusal::Offer(OfferRefusal::TooSoon { kind: Draw, plies: 10 }));
    let ben = GameRequest { person: bout.table.ben.id, ..bout.asks() };
    let stranger = offers::make(&store, ben, Draw, None, None, 7).await;
    assert!(matches!(refused(stranger), Refusal::NotAPlayer(_)));
    let seen = Some(game.moment());
    bout.play(&start.legal_plies()[0].to_string()).await;
    let old = offers::make(&store, bout.asks(), Draw, seen, None, 7).await;
    assert!(matches!(refused(old), Refusal::OldBoard(_)));
    let interaction = bout.table.interaction();
    resign(&store, bout.id, bout.table.ada.id, interaction, now()).await.unwrap();
    let over = offers::make(&store, bout.asks(), Draw, None, None, 7).await;
    assert!(matches!(refused(over), Refusal::Ended(_)));
}

#[tokio::test]
async fn the_computer_accepts_a_draw_unless_it_is_better() {
    let terms = Terms {
        setup: Setup::Random(Seed::from_bits(7)),
        start: Position::dealt(Seed::from_bits(7)),
        ..Terms::sample()
    };
    let white = Bout::on(terms.clone(), WantedColor::White).await.game().await;
    let black = Bout::on(terms, WantedColor::Black).await.game().await;
    assert_eq!(white.answer_immediately(Draw), None);
    assert_eq!(white.answer_immediately(Takeback), Some(ComputerAnswer::Yes));
    // White is to move: the person in one game, the computer in the other.
    for (chance, of_black, of_white) in [
        (0.6, ComputerAnswer::Yes, ComputerAnswer::No),
        (0.4, ComputerAnswer::No, ComputerAnswer::Yes),
        (0.5, ComputerAnswer::Yes, ComputerAnswer::Yes),
        (0.0, ComputerAnswer::No, ComputerAnswer::Yes),
    ] {
        assert_eq!(ComputerAnswer::on_draw(&white, chance), of_black, "{chance}");
        assert_eq!(ComputerAnswer::on_draw(&black, chance), of_white, "{chance}");
    }
    let placing = Bout::new().await.game().await;
    assert_eq!(placing.answer_immediately(Draw), Some(ComputerAnswer::No));
}
