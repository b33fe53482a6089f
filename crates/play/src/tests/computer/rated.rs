//! Rated games and the computer.

use super::*;

/// A dealt board.
fn dealt() -> Terms {
    let seed = Seed::from_bits(7);
    Terms { setup: Setup::Random(seed), start: Position::dealt(seed), ..Terms::sample() }
}

impl Table {
    /// Tries to start a game against the computer from this position in another channel.
    async fn goes_on(&mut self, person: &Person, start: Position) -> Result<Match, PlayError> {
        let terms = Terms { setup: Setup::Given, start, ..Terms::sample() };
        let wish = self.wish(terms, WantedColor::White);
        let venue = Venue { channel: ChannelId::try_from(11_u64).unwrap(), ..wish.venue.clone() };
        let offer = NewChallenge { venue, challenger: person.clone(), ..wish };
        crate::computer::start(&self.store, offer, Level::MASTER.into(), White).await
    }
}

#[tokio::test]
async fn games_are_rated_only_if_the_server_allows_it() {
    let mut bout = Bout::on(Terms { rated: true, ..dealt() }, WantedColor::White).await;
    assert!(bout.game().await.row.terms.rated);
    bout.resigns(bout.id).await;
    let again = bout.rematch().await;
    let Bout { mut table, .. } = bout;
    let store = table.store.clone();
    let drafted =
        draft::make(&store, NewChallenge { rematch_of: None, ..again.clone() }).await.unwrap();
    assert!(again.terms.rated && drafted.terms.rated);

    servers::set(&store, guild(), ServerSetting::ComputerRated(false)).await;
    let again = NewChallenge { interaction: table.interaction(), ..again };
    let again = crate::computer::start(&store, again, Level::MASTER.into(), White).await.unwrap();
    assert!(!again.row.terms.rated);
    let removal = StartDrafted {
        draft: drafted.id,
        computer: Level::MASTER.into(),
        person: table.ada.clone(),
        venue: Venue { channel: ChannelId::try_from(11_u64).unwrap(), ..table.venue.clone() },
        random_color: White,
        interaction: table.interaction(),
        at: now(),
    };
    assert!(!start_drafted(&store, removal).await.unwrap().row.terms.rated);
}

#[tokio::test]
async fn the_computer_declines_takebacks_in_rated_games() {
    let terms = Terms { rated: true, ..Terms::sample() };
    let game = Bout::on(terms, WantedColor::White).await.game().await;
    assert_eq!(game.answer_immediately(Takeback), Some(ComputerAnswer::No));
    assert_eq!(game.answer_immediately(Pause), Some(ComputerAnswer::Yes));
}

#[tokio::test]
async fn positions_of_rated_games_cannot_be_played_against_the_computer() {
    let mut table = Table::new().await;
    let game = table.game_on(Terms { rated: true, ..dealt() }).await;
    let first = *game.position();
    let mut legal = first.legal_plies().iter().copied().collect::<Vec<_>>().into_iter();
    let game = table.play(&game, &legal.next().unwrap().to_string()).await.unwrap();
    let mut ahead = *game.position();
    ahead.play(ahead.legal_plies()[0]).unwrap();
    let mut otherwise = first;
    otherwise.play(legal.next().unwrap()).unwrap();

    let too_close = Refusal::Advice(AdviceRefusal::OfSeriousGame(game.row.id));
    for start in [*game.position(), ahead, first] {
        for person in [table.ada.clone(), table.ben.clone()] {
            assert_eq!(refused(table.goes_on(&person, start).await), too_close);
        }
    }
    let (ada, cleo) = (table.ada.clone(), table.cleo.clone());
    let interaction = table.interaction();
    let begun = table.goes_on(&cleo, *game.position()).await.unwrap();
    resign(&table.store, begun.row.id, cleo.id, interaction, now()).await.unwrap();
    table.goes_on(&ada, otherwise).await.unwrap();
}

#[tokio::test]
async fn a_draft_cannot_start_from_the_position_of_a_rated_game() {
    let mut table = Table::new().await;
    let wish = table.wish(dealt(), WantedColor::White);
    let drafted = draft::make(&table.store, wish).await.unwrap();
    let game = table.game_on(Terms { rated: true, ..dealt() }).await;
    let removal = StartDrafted {
        draft: drafted.id,
        computer: Level::MASTER.into(),
        person: table.ada.clone(),
        venue: Venue { channel: ChannelId::try_from(11_u64).unwrap(), ..table.venue.clone() },
        random_color: White,
        interaction: table.interaction(),
        at: now(),
    };
    let begun = start_drafted(&table.store, removal).await;
    assert_eq!(refused(begun), Refusal::Advice(AdviceRefusal::OfSeriousGame(game.row.id)));
}
