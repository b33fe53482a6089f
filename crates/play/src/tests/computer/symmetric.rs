//! Rated games and boards that are turned, mirrored or played with exchanged colours.

use dvonn_rules::{Game, RawPosition, Stack, Symmetry};

use super::*;

/// Maps a position, and exchanges the colours if `swapped`.
fn mapped(position: &Position, symmetry: Symmetry, swapped: bool) -> Position {
    let side = |color: Color| if swapped { !color } else { color };
    let mut stacks = RawPosition::new(side(position.side_to_move()));
    stacks.movement_started = true;
    for cell in position.occupied() {
        let stack = position.stack(cell).unwrap();
        let stack = match stack.owner() {
            None => Some(stack),
            Some(owner) => Stack::owned(side(owner), stack.height(), stack.has_red()),
        };
        stacks.set(symmetry.map(cell), stack);
    }
    stacks.try_into().unwrap()
}

/// A rated game on a dealt board, after one move.
async fn rated_game(table: &mut Table) -> Match {
    let seed = Seed::from_bits(7);
    let terms = Terms {
        setup: Setup::Random(seed),
        start: Position::dealt(seed),
        rated: true,
        ..Terms::sample()
    };
    let game = table.game_on(terms).await;
    let ply = game.position().legal_plies()[0].to_string();
    table.play(&game, &ply).await.unwrap()
}

#[tokio::test]
async fn the_turned_board_of_a_rated_game_gets_no_advice() {
    let mut table = Table::new().await;
    let game = rated_game(&mut table).await;
    let (before, now) = (*game.history.start(), *game.position());
    let mut ahead = now;
    ahead.play(ahead.legal_plies()[1]).unwrap();
    let refusal = Refusal::Advice(AdviceRefusal::OfSeriousGame(game.row.id));
    for position in [before, now, ahead] {
        for (symmetry, swapped) in
            Symmetry::ALL.into_iter().flat_map(|symmetry| [(symmetry, false), (symmetry, true)])
        {
            if swapped && position == before {
                // White moves first, so no full board has Black to move.
                continue;
            }
            let same = mapped(&position, symmetry, swapped);
            let checked = check_position(&table.store, &same, table.ada.id).await;
            assert_eq!(refused(checked), refusal, "{symmetry:?}, swapped: {swapped}");
            check_position(&table.store, &same, table.cleo.id).await.unwrap();
        }
    }
    let mut otherwise = before;
    otherwise.play(otherwise.legal_plies()[1]).unwrap();
    let otherwise = mapped(&otherwise, Symmetry::HalfTurn, false);
    check_position(&table.store, &otherwise, table.ada.id).await.unwrap();
}

#[tokio::test]
async fn a_turned_game_that_contains_the_board_of_a_rated_game_is_not_reviewed() {
    let mut table = Table::new().await;
    let game = rated_game(&mut table).await;
    let turned = mapped(game.position(), Symmetry::HalfTurn, true);
    let mut copy = Game::from_position(turned);
    copy.play(turned.legal_plies()[0]).unwrap();
    let refusal = Refusal::Advice(AdviceRefusal::OfSeriousGame(game.row.id));
    assert_eq!(refused(check_finished(&table.store, &copy, table.ben.id).await), refusal);
    check_finished(&table.store, &copy, table.cleo.id).await.unwrap();
}

#[tokio::test]
async fn a_plan_does_not_leave_the_turned_board_of_a_rated_game_to_the_computer() {
    const PLIES: [&str; 5] = ["A1", "B1", "C1", "D1", "E1"];
    let mut table = Table::new().await;
    let mut rated = table.game_on(Terms { rated: true, ..Terms::sample() }).await;
    let venue = Venue { channel: ChannelId::try_from(11_u64).unwrap(), ..table.venue.clone() };
    table.venue = venue;
    let mut other = table.game().await;
    for ply in PLIES {
        rated = table.play(&rated, ply).await.unwrap();
        let turned = Symmetry::HalfTurn.map(ply.parse().unwrap()).to_string();
        other = table.play(&other, &turned).await.unwrap();
    }
    let ben = GameRequest {
        game: other.row.id.into(),
        person: table.ben.id,
        interaction: table.interaction(),
        at: now(),
    };
    let best = Plan::parse("best", "").unwrap();
    let own = make_plan(&table.store, ben, &best).await.unwrap();
    assert!(!own.game.row.computer_chooses, "Ben chooses, as in any position without a plan");
    let other = table.play(&other, "F3").await.unwrap();
    let other = table.play(&other, "G3").await.unwrap();
    assert!(other.row.computer_chooses, "this board is no longer that of the rated game");
}

#[tokio::test]
async fn a_rated_game_is_compared_however_many_others_are_running() {
    let mut table = Table::new().await;
    let mut last = None;
    for channel in 20..125_u64 {
        let channel = ChannelId::try_from(channel).unwrap();
        table.venue = Venue { channel, ..table.venue.clone() };
        last = Some(rated_game_of(&mut table, channel.into()).await);
    }
    let last = last.unwrap();
    let turned = mapped(last.position(), Symmetry::LeftRight, false);
    let refusal = Refusal::Advice(AdviceRefusal::OfSeriousGame(last.row.id));
    assert_eq!(refused(check_position(&table.store, &turned, table.ada.id).await), refusal);
}

/// A rated game on another board for each `seed`.
async fn rated_game_of(table: &mut Table, seed: u64) -> Match {
    let seed = Seed::from_bits(seed);
    let (setup, start) = (Setup::Random(seed), Position::dealt(seed));
    table.game_on(Terms { setup, start, rated: true, ..Terms::sample() }).await
}
