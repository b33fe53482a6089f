//! Games against the computer. The tests make its choices.

mod best;
mod draws;
mod engines;
mod rated;
mod relay;
mod symmetric;

use jiff::SignedDuration;

use super::*;
use crate::offers;
use crate::offers::ComputerAnswer;

use Color::{Black, White};
use OfferKind::{Draw, Pause, Takeback};
use dvonn_model::{GameId, GuildId, Level, OfferKind, OfferState, ServerSetting, TimeControl};

const HOUR: SignedDuration = SignedDuration::from_hours(1);

/// A server in which games against the computer can be rated.
fn guild() -> GuildId {
    GuildId::try_from(20_u64).unwrap()
}

/// A game of Ada against the computer.
struct Bout {
    table: Table,
    id: GameId,
    at: Timestamp,
}

impl Bout {
    async fn on(terms: Terms, color: WantedColor) -> Bout {
        let mut table = Table::new().await;
        table.venue.guild = Some(guild());
        servers::set(&table.store, guild(), ServerSetting::ComputerRated(true)).await;
        let offer = table.wish(terms, color);
        let game =
            crate::computer::start(&table.store, offer, Level::MASTER.into(), White).await.unwrap();
        Bout { id: game.row.id, at: now(), table }
    }

    /// Ada plays White with this time control.
    async fn by(control: TimeControl) -> Bout {
        Bout::on(Terms { control, ..Terms::sample() }, WantedColor::White).await
    }

    /// Ada plays White without a clock.
    async fn new() -> Bout {
        Bout::by(TimeControl::Unlimited).await
    }

    async fn game(&self) -> Match {
        Match::find(&self.table.store, self.id).await.unwrap()
    }

    /// The game as text.
    async fn plies(&self) -> String {
        self.game().await.history.to_string()
    }

    /// Returns the computer's pending choice.
    async fn choice(&self) -> Option<ComputerTurn> {
        let revision = self.game().await.row.revision;
        crate::computer::find_turn(&self.table.store, self.id, revision).await.unwrap()
    }

    /// Ada plays.
    async fn play(&mut self, ply: &str) -> Match {
        let (game, ada) = (self.game().await, self.table.ada.clone());
        let request = TurnRequest { at: self.at, ..self.table.request(&game, &ada, ply) };
        play(&self.table.store, request).await.unwrap()
    }

    /// The computer plays its choice.
    async fn plays(&self, choice: &ComputerTurn, ply: &str) -> Option<Match> {
        let ply = ply.parse().unwrap();
        crate::computer::play(&self.table.store, choice, ply, self.at).await.unwrap()
    }

    /// Ada plays, and the computer answers at once.
    async fn answers(&self, ply: &str) -> Match {
        let choice = self.choice().await.expect("the computer must choose");
        self.plays(&choice, ply).await.expect("the game has not changed")
    }

    fn asks(&mut self) -> GameRequest {
        let interaction = self.table.interaction();
        GameRequest { game: self.id.into(), person: self.table.ada.id, interaction, at: self.at }
    }

    async fn offers(
        &mut self,
        kind: OfferKind,
        verdict: ComputerAnswer,
    ) -> Result<Offered, PlayError> {
        let request = self.asks();
        let made = offers::make(&self.table.store, request, kind, None, Some(verdict), 7).await?;
        Ok(offered(made))
    }

    /// Ada resigns a game.
    async fn resigns(&mut self, game: GameId) {
        let (interaction, ada) = (self.table.interaction(), self.table.ada.id);
        resign(&self.table.store, game, ada, interaction, self.at).await.unwrap();
    }

    /// Ada's rematch challenge.
    async fn rematch(&mut self) -> NewChallenge {
        let (game, request) = (self.game().await, self.asks());
        challenge::rematch(&game, request.person, request.interaction, request.at, 1).unwrap()
    }
}

impl Table {
    /// Ada's challenge to the computer.
    pub(super) fn wish(&mut self, terms: Terms, color: WantedColor) -> NewChallenge {
        NewChallenge {
            venue: self.venue.clone(),
            challenger: self.ada.clone(),
            opponent: Opponent::Computer(Level::MASTER),
            color,
            terms,
            rated_by_default: false,
            rematch_of: None,
            for_place: false,
            locale: None,
            interaction: self.interaction(),
            at: now(),
        }
    }
}

#[tokio::test]
async fn the_person_gets_their_colour_or_a_random_one() {
    let colors =
        [(WantedColor::White, White), (WantedColor::Black, Black), (WantedColor::Random, White)];
    for (wanted, color) in colors {
        let bout = Bout::on(Terms::sample(), wanted).await;
        let game = bout.game().await;
        assert_eq!(game.color_of(bout.table.ada.id), Some(color));
        assert_eq!(game.row.players[!color], Player::from(Level::MASTER));
        assert_eq!(bout.choice().await.is_some(), color == Black);
    }
}

#[tokio::test]
async fn the_computer_must_choose_on_its_turn() {
    let mut bout = Bout::new().await;
    let game = bout.play("D3").await;
    assert!(game.row.computer_chooses);
    let choice = bout.choice().await.unwrap();
    assert_eq!((choice.position, choice.chooser.clone()), (*game.position(), Level::MASTER.into()));
    let game = bout.plays(&choice, "E3").await.unwrap();
    assert!(game.is_to_move(bout.table.ada.id));
    assert_eq!((game.row.computer_chooses, game.origins[1]), (false, PlyOrigin::Chosen));
    assert!(bout.choice().await.is_none());
}

#[tokio::test]
async fn the_seed_of_a_choice_is_stable_and_differs_for_each_ply() {
    let mut bout = Bout::new().await;
    bout.play("D3").await;
    let (one, again) = (bout.choice().await.unwrap(), bout.choice().await.unwrap());
    assert_eq!(one.seed, again.seed);
    bout.answers("E3").await;
    bout.play("F3").await;
    assert_ne!(bout.choice().await.unwrap().seed, one.seed);
}

#[tokio::test]
async fn the_computer_only_considers_the_newest_revision() {
    let mut bout = Bout::by(TimeControl::DEFAULT).await;
    let shown = bout.play("D3").await.row.revision;
    bout.offers(Pause, ComputerAnswer::Yes).await.unwrap();
    assert!(crate::computer::find_turn(&bout.table.store, bout.id, shown).await.unwrap().is_none());
    assert!(bout.choice().await.is_some());
}

#[tokio::test]
async fn a_choice_searched_twice_is_played_once() {
    let mut bout = Bout::new().await;
    bout.play("D3").await;
    let choice = bout.choice().await.unwrap();
    assert!(bout.plays(&choice, "E3").await.is_some());
    assert!(bout.plays(&choice, "F3").await.is_none());
    assert_eq!(bout.plies().await, "D3 E3");
}

#[tokio::test]
async fn the_computers_ply_is_dropped_after_a_resignation_or_a_takeback() {
    for resigns in [true, false] {
        let mut bout = Bout::new().await;
        bout.play("D3").await;
        let choice = bout.choice().await.unwrap();
        if resigns {
            let (store, ada) = (bout.table.store.clone(), bout.table.ada.id);
            let interaction = bout.table.interaction();
            resign(&store, bout.id, ada, interaction, now()).await.unwrap();
        } else {
            let back = bout.offers(Takeback, ComputerAnswer::Yes).await.unwrap();
            assert_eq!(back.offer.state, OfferState::Accepted);
        }
        assert!(bout.plays(&choice, "E3").await.is_none());
        assert!(bout.choice().await.is_none());
    }
}

#[tokio::test]
async fn a_takeback_also_undoes_the_computers_answer() {
    let mut bout = Bout::new().await;
    bout.play("D3").await;
    bout.answers("E3").await;
    let back = bout.offers(Takeback, ComputerAnswer::Yes).await.unwrap();
    assert_eq!(
        (back.offer.state, back.game.history.to_string()),
        (OfferState::Accepted, String::new())
    );
    assert!(back.game.is_to_move(bout.table.ada.id));
    bout.play("D3").await;
    assert!(bout.choice().await.is_some());
}

#[tokio::test]
async fn the_computers_clock_never_runs() {
    let mut bout =
        Bout::by(TimeControl::Bank { bank: HOUR * 72, increment: HOUR * 12, cap: None }).await;
    let game = bout.play("D3").await;
    assert_eq!((game.row.clock.deadline, game.clock_state()), (None, None));
    bout.at += HOUR * 1_000;
    assert!(out_of_time(&bout.table.store, bout.id, bout.at).await.unwrap().is_none());
    let game = bout.answers("E3").await;
    assert_eq!(game.row.clock.deadline, Some(bout.at + HOUR * 84));
}

#[tokio::test]
async fn no_clock_runs_while_the_computer_plays_the_first_ply() {
    let terms = Terms { control: TimeControl::DEFAULT, ..Terms::sample() };
    let bout = Bout::on(terms, WantedColor::Black).await;
    assert_eq!(bout.game().await.row.clock.deadline, None);
    let game = bout.answers("D3").await;
    assert!(game.row.clock.deadline.is_some());
}

#[tokio::test]
async fn the_computers_forced_plies_are_not_searched() {
    let start = "w w1,w1,r1,b1,.,.,.,.,./.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,.,r1/\
                 .,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,r1";
    let start = start.parse().unwrap();
    let terms = Terms { setup: Setup::Given, start, ..Terms::sample() };
    let mut bout = Bout::on(terms, WantedColor::White).await;
    let game = bout.play("A1B1").await;
    assert_eq!(game.history.plies().last().unwrap().to_string(), "D1C1");
    assert_eq!(game.origins, [PlyOrigin::Chosen, PlyOrigin::OnlyPly]);
    assert!(bout.choice().await.is_none());
}

#[tokio::test]
async fn the_computer_accepts_pauses_and_cannot_be_given_time() {
    let mut bout = Bout::by(TimeControl::DEFAULT).await;
    let paused = bout.offers(Pause, ComputerAnswer::Yes).await.unwrap();
    assert_eq!((paused.offer.state, paused.game.row.clock.paused), (OfferState::Accepted, true));
    let request = bout.asks();
    let given = refused(offers::give_time(&bout.table.store, request, None).await);
    assert_eq!(given, Refusal::Offer(OfferRefusal::ComputerHasNoClock));
}

#[tokio::test]
async fn a_rematch_swaps_the_colours_at_the_same_level() {
    let mut bout = Bout::new().await;
    bout.resigns(bout.id).await;
    let offer = bout.rematch().await;
    assert_eq!(offer.opponent, Opponent::Computer(Level::MASTER));
    let store = &bout.table.store;
    let again = crate::computer::start(store, offer, Level::MASTER.into(), White).await.unwrap();
    assert_eq!(again.color_of(bout.table.ada.id), Some(Black));
    assert_eq!(again.row.rematch_of, Some(bout.id));
}

#[tokio::test]
async fn only_the_computer_answers_a_challenge_to_it() {
    let mut table = Table::new().await;
    let (ada, ben, store) = (table.ada.id, table.ben.clone(), table.store.clone());
    let wish = table.wish(Terms::sample(), WantedColor::White);
    let drafted = draft::make(&store, wish).await.unwrap();
    let publication = Publication {
        challenge: drafted.id,
        person: ada,
        venue: table.venue.clone(),
        board: DraftBoard::Own,
        interaction: table.interaction(),
        at: now(),
    };
    let published = publish(&store, publication).await;
    assert!(matches!(refused(published), Refusal::ChallengeGone(_)));
    let wish = table.wish(Terms::sample(), WantedColor::White);
    let open = challenge::make(&store, wish).await.unwrap();
    let accepted = table.accept(&open, &ben, now()).await;
    assert!(matches!(refused(accepted), Refusal::ChallengeGone(_)));
}

#[tokio::test]
async fn a_game_has_only_one_rematch() {
    let mut bout = Bout::new().await;
    let store = bout.table.store.clone();
    bout.resigns(bout.id).await;
    let drafted = draft::make(&store, bout.rematch().await).await.unwrap();
    let first = bout.rematch().await;
    let first = crate::computer::start(&store, first, Level::MASTER.into(), White).await.unwrap();
    bout.resigns(first.row.id).await;

    let began = Refusal::Offer(OfferRefusal::RematchBegan(first.row.id));
    let second =
        crate::computer::start(&store, bout.rematch().await, Level::MASTER.into(), White).await;
    assert_eq!(refused(second), began);
    let elsewhere = StartDrafted {
        draft: drafted.id,
        computer: Level::MASTER.into(),
        person: bout.table.ada.clone(),
        venue: bout.table.venue.clone(),
        random_color: White,
        interaction: bout.table.interaction(),
        at: now(),
    };
    assert_eq!(refused(start_drafted(&store, elsewhere).await), began);
    assert_eq!(refused(draft::make(&store, bout.rematch().await).await), began);
}

#[tokio::test]
async fn a_draft_in_a_busy_channel_can_start_elsewhere() {
    let mut bout = Bout::new().await;
    let offer = bout.table.wish(Terms::sample(), WantedColor::Black);
    let store = bout.table.store.clone();
    let busy = crate::computer::start(&store, offer.clone(), Level::MASTER.into(), White).await;
    assert!(matches!(refused(busy), Refusal::ChannelBusy(_)));
    let draft = draft::make(&store, offer).await.unwrap();
    let elsewhere = ChannelId::try_from(11_u64).unwrap();
    let mut removal = StartDrafted {
        draft: draft.id,
        computer: Level::MASTER.into(),
        person: bout.table.ben.clone(),
        venue: Venue { channel: elsewhere, ..bout.table.venue.clone() },
        random_color: White,
        interaction: bout.table.interaction(),
        at: now(),
    };
    let stranger = start_drafted(&store, removal.clone()).await;
    assert!(matches!(refused(stranger), Refusal::NotTheChallenger(_)));
    removal.person = bout.table.ada.clone();
    let game = start_drafted(&store, removal.clone()).await.unwrap();
    assert_eq!(game.color_of(bout.table.ada.id), Some(Black));
    removal.interaction = bout.table.interaction();
    let again = start_drafted(&store, removal).await;
    assert!(matches!(refused(again), Refusal::ChallengeGone(_)));
}

#[tokio::test]
async fn nobody_can_claim_a_win_against_the_computer() {
    let mut bout = Bout::by(TimeControl::DEFAULT).await;
    bout.play("D3").await;
    let request = bout.asks();
    let claimed = refused(claim(&bout.table.store, request).await);
    assert_eq!(claimed, Refusal::Rights(RightsRefusal::ComputerStays));
}
