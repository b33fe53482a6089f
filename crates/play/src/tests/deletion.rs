//! Deleting people's data.

use super::*;
use crate::deletion::{Deletion, delete_person};

/// An id as long as real Discord ids.
const LONG: u64 = 310_555_000_000_000_011;

impl Table {
    async fn delete(&mut self, person: UserId) -> Result<Deletion, PlayError> {
        let interaction = self.interaction();
        delete_person(&self.store, person, interaction, now()).await
    }

    /// A table where Ada has a long id.
    async fn for_deletions() -> Table {
        let mut table = Table::new().await;
        table.ada.id = LONG.try_into().unwrap();
        table
    }
}

const LEFT: GameState = GameState::Ended(Ending::Void { reason: VoidReason::PlayerLeft });

#[tokio::test]
async fn a_deleted_persons_running_game_ends_without_a_result() {
    let mut table = Table::for_deletions().await;
    let game = table.game().await;
    let (ada, ben) = (table.ada.id, table.ben.id);
    let deletion = table.delete(ada).await.unwrap();
    assert_eq!(deletion.games, [game.row.id]);
    let game = Match::find(&table.store, game.row.id).await.unwrap();
    assert_eq!(game.row.state, LEFT);
    assert!(game.row.shown < game.row.revision, "the ending must be shown");
    assert!(game.has_deleted_player() && game.color_of(ben).is_some());
    assert!(matches!(game.check_player(ben), Err(Refusal::Ended(_))));
}

#[tokio::test]
async fn a_deleted_persons_open_challenges_are_cancelled() {
    let mut table = Table::for_deletions().await;
    let challenge = table.challenges(None).await.unwrap();
    let (ada, ben) = (table.ada.id, table.ben.clone());
    let post = table.store.post(PostKey::challenge(challenge.id)).await.unwrap().unwrap();
    let message = MessageId::try_from(100_u64).unwrap();
    let seen = PostShown { issue: 1, message: Some(message), ..PostShown::default() };
    let mut tx = table.store.begin().await.unwrap();
    tx.record_post(&post, &seen, false).await.unwrap();
    tx.commit().await.unwrap();
    let deletion = table.delete(ada).await.unwrap();
    let cancelled = ChallengeRow { state: ChallengeState::Cancelled, ..challenge.clone() };
    assert_eq!(deletion.challenges, [(cancelled, message)]);
    assert_eq!(table.store.post(post.key).await.unwrap(), None);
    let accepted = table.accept(&challenge, &ben, now()).await;
    assert_eq!(refused(accepted), Refusal::NoChallenge);
}

#[tokio::test]
async fn a_deleted_person_can_start_again() {
    let mut table = Table::for_deletions().await;
    table.game().await;
    let ada = table.ada.id;
    table.delete(ada).await.unwrap();
    assert_eq!(refused(table.delete(ada).await), Refusal::NoData);
    let new = table.game().await;
    assert!(new.color_of(ada).is_some());
    table.delete(ada).await.unwrap();
    let game = Match::find(&table.store, new.row.id).await.unwrap();
    assert_eq!(game.row.players.white, Player::Deleted(2));
}

#[tokio::test]
async fn the_same_deletion_request_counts_once() {
    let mut table = Table::for_deletions().await;
    table.game().await;
    let (ada, interaction) = (table.ada.id, table.interaction());
    delete_person(&table.store, ada, interaction, now()).await.unwrap();
    let again = delete_person(&table.store, ada, interaction, now()).await;
    assert!(matches!(again, Err(PlayError::Repeated)));
}

#[tokio::test]
async fn a_turn_during_a_deletion_leaves_an_ended_game() {
    let mut table = Table::for_deletions().await;
    let game = table.game().await;
    let mover = game.to_move().and_then(Player::person).unwrap().clone();
    let (store, ada, interaction) = (table.store.clone(), table.ada.id, table.interaction());
    let (turn, deletion) = tokio::join!(
        play(&store, table.request(&game, &mover, "D3")),
        delete_person(&store, ada, interaction, now())
    );
    deletion.unwrap();
    let game = Match::find(&store, game.row.id).await.unwrap();
    assert_eq!(game.row.state, LEFT);
    assert_eq!(game.row.plies, u32::from(turn.is_ok()));
}

/// The plies of a game until `moves` moves were made after the placement.
pub(super) fn plies_until(moves: usize) -> Vec<Ply> {
    let games = include_str!("../../../rules/tests/data/games.txt");
    let game: Game = games.lines().find(|line| !line.starts_with('#')).unwrap().parse().unwrap();
    game.plies()[..49 + moves].to_vec()
}

#[tokio::test]
async fn deleting_ones_data_resigns_rated_games_that_would_count() {
    for (rated, moves, lost) in [(true, 6, true), (true, 5, false), (false, 6, false)] {
        let mut table = Table::for_deletions().await;
        table.venue.guild = 20_u64.try_into().ok();
        let mut game = table.game_on(Terms { rated, ..Terms::sample() }).await;
        for ply in plies_until(moves) {
            game = table.play(&game, &ply.to_string()).await.unwrap();
        }
        let (ada, score) = (table.ada.id, game.position().score());
        table.delete(ada).await.unwrap();
        let game = Match::find(&table.store, game.row.id).await.unwrap();
        let resigned = GameState::Ended(Ending::Resigned { by: Color::White, score });
        assert_eq!(game.row.state, if lost { resigned } else { LEFT }, "rated: {rated}, {moves}");
        let result = table.store.result_of(game.row.id).await.unwrap();
        assert_eq!(result.is_some(), lost);
        if let Some(result) = result {
            assert_eq!(
                result.result.players.white,
                dvonn_model::PlayerId::from(&Player::Deleted(1))
            );
            assert_eq!(result.result.points, dvonn_model::Points::Loss);
        }
        let former = table.store.former_ids(ada.into()).await.unwrap();
        assert_eq!(former.is_empty(), !lost, "remembered after a rated game");
    }
}

#[tokio::test]
async fn deleting_ones_data_loses_a_game_for_a_place_however_short_it_is() {
    let mut table = Table::for_deletions().await;
    let game = table.game().await;
    let mut tx = table.store.begin().await.unwrap();
    tx.mark_game_for_place(game.row.id, Color::Black).await.unwrap();
    tx.commit().await.unwrap();
    let (ada, score) = (table.ada.id, game.position().score());
    table.delete(ada).await.unwrap();
    let game = Match::find(&table.store, game.row.id).await.unwrap();
    assert_eq!(game.row.state, GameState::Ended(Ending::Resigned { by: Color::White, score }));
}
