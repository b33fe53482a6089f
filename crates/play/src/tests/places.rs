//! Games for ladder places.

use dvonn_model::{GuildId, LadderKind, ServerSetting, TimeControl};
use jiff::SignedDuration;

use super::*;

const HOUR: SignedDuration = SignedDuration::from_hours(1);

impl Table {
    pub(super) fn guild(&self) -> GuildId {
        self.venue.guild.unwrap()
    }

    /// Starts a rated game in a server. Ada, with White, plays for Ben's place.
    async fn game_for_place(&mut self) -> Match {
        let challenge = self.offer_for_place(TimeControl::PerTurn(HOUR)).await.unwrap();
        let ben = self.ben.clone();
        self.accept(&challenge, &ben, now()).await.unwrap().game
    }

    pub(super) async fn offer_for_place(
        &mut self,
        control: TimeControl,
    ) -> Result<ChallengeRow, PlayError> {
        self.venue.guild = Some(GuildId::try_from(7_u64).unwrap());
        let mut tx = self.store.begin().await.unwrap();
        let by_places = ServerSetting::Ladder(LadderKind::Places);
        tx.set_server_setting(self.guild(), &by_places).await.unwrap();
        tx.commit().await.unwrap();
        let new = NewChallenge {
            venue: self.venue.clone(),
            challenger: self.ada.clone(),
            opponent: Opponent::Person(self.ben.id),
            color: WantedColor::White,
            terms: Terms { control, rated: true, ..Terms::sample() },
            rated_by_default: false,
            rematch_of: None,
            for_place: true,
            locale: None,
            interaction: self.interaction(),
            at: now(),
        };
        challenge::make(&self.store, new).await
    }

    async fn order(&self) -> Vec<UserId> {
        let rows = self.store.places(self.guild()).await.unwrap();
        rows.iter().map(|row| row.person.id).collect()
    }
}

#[tokio::test]
async fn a_challenged_player_who_never_plays_loses_the_place() {
    let mut table = Table::new().await;
    let game = table.game_for_place().await;
    let game = table.play(&game, "D3").await.unwrap();
    let void = GameState::Ended(Ending::Void { reason: VoidReason::OutOfTime });
    assert_eq!(table.out_of_time(&game, now() + HOUR).await, Some(void));
    assert_eq!(table.order().await, [table.ada.id, table.ben.id]);
    let game = Match::find(&table.store, game.row.id).await.unwrap();
    assert!(game.swap.is_some() && game.counted.is_none());
}

#[tokio::test]
async fn a_challenger_who_never_plays_gets_no_place() {
    let mut table = Table::new().await;
    let game = table.game_for_place().await;
    assert!(table.out_of_time(&game, now() + HOUR).await.is_some());
    assert_eq!(table.order().await, []);
}

#[tokio::test]
async fn a_player_challenged_for_a_place_cannot_abort() {
    let mut table = Table::new().await;
    let game = table.game_for_place().await;
    let interactions = [table.interaction(), table.interaction()];
    let [by_ben, by_ada] = [(table.ben.id, interactions[0]), (table.ada.id, interactions[1])].map(
        |(person, interaction)| GameRequest {
            game: game.row.id.into(),
            person,
            interaction,
            at: now(),
        },
    );
    let told = refused(abort(&table.store, by_ben).await);
    assert_eq!(told, Refusal::Rights(RightsRefusal::PlaceAtStake));
    assert!(abort(&table.store, by_ada).await.is_ok());
}

#[tokio::test]
async fn games_for_a_place_need_a_clock() {
    let mut table = Table::new().await;
    let told = refused(table.offer_for_place(TimeControl::Unlimited).await);
    assert_eq!(told, Refusal::InvalidTerms(InvalidTerms::PlaceWithoutClock));
}
