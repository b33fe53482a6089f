//! Drafts of challenges, and cut and choose.

use dvonn_model::{Setup, SetupKind};
use dvonn_rules::{Position, Seed};
use jiff::SignedDuration;

use super::*;

fn seed(number: i64) -> Seed {
    Seed::new(number).unwrap()
}

impl Table {
    /// Ada's cut-and-choose draft, dealt from seed 1.
    async fn cut(&mut self) -> ChallengeRow {
        let wish = ChallengeOptions {
            setup: Some(SetupKind::Cut),
            seed: Some(String::from("1")),
            ..ChallengeOptions::default()
        };
        let (color, terms) = wish.terms(0).unwrap();
        let new = NewChallenge {
            venue: self.venue.clone(),
            challenger: self.ada.clone(),
            opponent: Opponent::Anyone,
            color,
            terms,
            rated_by_default: false,
            rematch_of: None,
            for_place: false,
            locale: None,
            interaction: self.interaction(),
            at: now(),
        };
        draft::make(&self.store, new).await.unwrap()
    }

    async fn publish(
        &mut self,
        draft: &ChallengeRow,
        person: UserId,
        seen: Option<Seed>,
        at: Timestamp,
    ) -> Result<ChallengeRow, PlayError> {
        let (venue, interaction) = (self.venue.clone(), self.interaction());
        let challenge = draft.id;
        let board = seen.map_or(DraftBoard::Own, DraftBoard::Seen);
        let publication = Publication { challenge, person, venue, board, interaction, at };
        publish(&self.store, publication).await
    }

    async fn choose(
        &mut self,
        challenge: &ChallengeRow,
        side: Option<Color>,
    ) -> Result<Accepted, PlayError> {
        let acceptance = Acceptance {
            challenge: challenge.id,
            person: self.ben.clone(),
            venue: None,
            side,
            challenger_first: true,
            interaction: self.interaction(),
            at: now(),
        };
        accept(&self.store, acceptance).await
    }
}

#[tokio::test]
async fn accepting_cut_and_choose_chooses_a_side() {
    for side in Color::ALL {
        let mut table = Table::new().await;
        let draft = table.cut().await;
        let challenge = table.publish(&draft, table.ada.id, Some(seed(1)), now()).await.unwrap();
        let refusal = refused(table.choose(&challenge, None).await);
        assert_eq!(refusal, Refusal::ChooseSide(challenge.id));
        let game = table.choose(&challenge, Some(side)).await.unwrap().game;
        assert_eq!(game.color_of(table.ben.id), Some(side));
        assert_eq!(game.color_of(table.ada.id), Some(side.other()));
        assert_eq!(*game.position(), Position::dealt(seed(1)));
        let first = game.position().legal_plies()[0].to_string();
        table.play(&game, &first).await.unwrap();
    }
}

#[tokio::test]
async fn drafts_cannot_be_answered() {
    let mut table = Table::new().await;
    let draft = table.cut().await;
    let gone = Refusal::ChallengeGone(Box::new(draft.clone()));
    assert_eq!(refused(table.choose(&draft, Some(Color::White)).await), gone);
    let stranger = refused(table.publish(&draft, table.ben.id, None, now()).await);
    assert_eq!(stranger, Refusal::NotTheChallenger(table.ada.clone()));
    let (ben, store) = (table.ben.id, &table.store);
    let dealt = deal_again(store, draft.id, ben, seed(1), seed(2), now()).await;
    assert_eq!(refused(dealt), Refusal::NotTheChallenger(table.ada.clone()));
}

#[tokio::test]
async fn a_new_board_is_dealt_once_and_the_old_one_cannot_be_published() {
    let mut table = Table::new().await;
    let draft = table.cut().await;
    let deal = async |table: &Table, saw, next| {
        let (id, ada) = (draft.id, table.ada.id);
        deal_again(&table.store, id, ada, seed(saw), seed(next), now()).await.unwrap()
    };
    let dealt = deal(&table, 1, 2).await;
    assert_eq!(dealt.terms.setup, Setup::Cut(seed(2)));
    assert_eq!(dealt.terms.start, Position::dealt(seed(2)));
    assert_eq!(deal(&table, 1, 3).await, dealt, "a second click on the same board");

    let ada = table.ada.id;
    let old = refused(table.publish(&draft, ada, Some(seed(1)), now()).await);
    assert_eq!(old, Refusal::BoardOutdated(Box::new(dealt.clone())));
    let open = table.publish(&draft, ada, Some(seed(2)), now()).await.unwrap();
    assert_eq!(open, ChallengeRow { state: ChallengeState::Open, ..dealt });
    let late = deal_again(&table.store, draft.id, ada, seed(2), seed(3), now()).await;
    assert!(matches!(refused(late), Refusal::ChallengeGone(_)));
}

#[tokio::test]
async fn a_published_draft_is_open_for_a_day() {
    let mut table = Table::new().await;
    let (draft, ada) = (table.cut().await, table.ada.id);
    let later = now() + SignedDuration::from_hours(23);
    let open = table.publish(&draft, ada, None, later).await.unwrap();
    assert_eq!((open.created_at, open.expires_at), (later, later + SignedDuration::from_hours(24)));
    let again = refused(table.publish(&draft, ada, None, later).await);
    assert_eq!(again, Refusal::ChallengeGone(Box::new(open)));
}

#[tokio::test]
async fn a_draft_expires_or_is_cancelled_by_its_challenger() {
    let mut table = Table::new().await;
    let (draft, ada) = (table.cut().await, table.ada.id);
    let late = refused(table.publish(&draft, ada, None, draft.expires_at).await);
    assert!(matches!(late, Refusal::ChallengeGone(row) if row.state == ChallengeState::Expired));
    let taken_back = cancel(&table.store, draft.id, ada, now()).await.unwrap();
    assert_eq!(taken_back.state, ChallengeState::Cancelled);
}

#[tokio::test]
async fn a_draft_cannot_be_published_while_its_channel_is_busy() {
    let mut table = Table::new().await;
    let (draft, ada) = (table.cut().await, table.ada.id);
    let running = table.game().await.row;
    let busy = refused(table.publish(&draft, ada, None, now()).await);
    assert_eq!(busy, Refusal::ChannelBusy(Box::new(running)));
    table.venue.channel = ChannelId::try_from(11_u64).unwrap();
    let open = table.publish(&draft, ada, None, now()).await.unwrap();
    assert_eq!(open.venue, table.venue);
}

#[tokio::test]
async fn a_draft_can_be_given_another_setup_until_it_is_published() {
    let mut table = Table::new().await;
    let (draft, ada, ben) = (table.cut().await, table.ada.id, table.ben.id);
    let symmetric = DraftChoice::Setup(SetupKind::Symmetric, seed(5));
    let (store, id) = (table.store.clone(), draft.id);
    let change = async |person, choice| draft::change(&store, id, person, choice, now()).await;
    let stranger = refused(change(ben, symmetric).await);
    assert_eq!(stranger, Refusal::NotTheChallenger(table.ada.clone()));
    let given = refused(change(ada, DraftChoice::Setup(SetupKind::Given, seed(5))).await);
    assert_eq!(given, InvalidTerms::NoPosition.into());
    let changed = change(ada, symmetric).await.unwrap();
    assert_eq!(changed.terms.setup, Setup::Symmetric(seed(5)));
    assert!(!change(ada, DraftChoice::Rated(false)).await.unwrap().terms.rated);

    let (venue, interaction) = (table.venue.clone(), table.interaction());
    let board = DraftBoard::Dealt(SetupKind::Random, seed(6));
    let publication =
        Publication { challenge: id, person: ada, venue, board, interaction, at: now() };
    let open = publish(&store, publication).await.unwrap();
    assert_eq!(open.terms.start, Position::dealt(seed(6)));
    assert!(!open.terms.rated);
    assert!(matches!(refused(change(ada, symmetric).await), Refusal::ChallengeGone(_)));
}

#[tokio::test]
async fn a_chosen_colour_rules_out_cut_and_choose() {
    let mut table = Table::new().await;
    let new = NewChallenge {
        venue: table.venue.clone(),
        challenger: table.ada.clone(),
        opponent: Opponent::Anyone,
        color: WantedColor::White,
        terms: Terms::sample(),
        rated_by_default: false,
        rematch_of: None,
        for_place: false,
        locale: None,
        interaction: table.interaction(),
        at: now(),
    };
    let draft = draft::make(&table.store, new).await.unwrap();
    let cut = DraftChoice::Setup(SetupKind::Cut, seed(1));
    let changed = draft::change(&table.store, draft.id, table.ada.id, cut, now()).await;
    assert_eq!(refused(changed), InvalidTerms::ColorWithCut.into());
}
