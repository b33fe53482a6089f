//! What there is to say of one player of a server, and of two.

use std::collections::BTreeMap;

use dvonn_model::{
    Account, ChangeRow, GameId, GuildId, Player, PlayerId, Rating, Score, TallyRow, TitleRow,
};
use dvonn_rules::{ByColor, Color};
use dvonn_store::{Store, StoreError};
use jiff::Timestamp;

use super::glicko::odds;
use super::places;
use super::standing::{List, Rank, rank, table};

/// So many of the newest games a curve of ratings shows.
const CURVE: u32 = 400;

/// So many of the last games of two are told.
const MEETINGS: u32 = 10;

/// Games won, drawn and lost, in all and by kind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// All games.
    pub all: Score,
    /// By the player's colour.
    pub by_color: ByColor<Score>,
    /// By the name of the setup; setups of no game are left out.
    pub by_setup: BTreeMap<String, Score>,
}

/// What a player of a server has to show.
#[derive(Clone, Debug)]
pub struct Profile {
    /// Who, by the name that was theirs when they last played.
    pub player: Player,
    /// What their games have come to.
    pub account: Account,
    /// The rating as of now.
    pub rating: Rating,
    /// The place by rating.
    pub rank: Rank,
    /// The place on the ladder of a server where that is one of places.
    pub place: Option<usize>,
    /// The games that counted.
    pub record: Record,
    /// The game won against the highest rating.
    pub best_win: Option<BestWin>,
    /// The last games, the newest first: 400 at most.
    pub changes: Vec<ChangeRow>,
    /// The seasons in which they were among the first three, the latest first.
    pub titles: Vec<TitleRow>,
}

/// A game that somebody won against a strong player.
#[derive(Clone, Debug)]
pub struct BestWin {
    /// What it did to the winner's rating.
    pub change: ChangeRow,
    /// Who lost it.
    pub opponent: Player,
    /// The rating that the loser had before it.
    pub beaten: Rating,
}

impl Profile {
    /// Reads it as of now; nothing if no game of this player has counted.
    ///
    /// # Errors
    /// The store's.
    pub async fn read(
        store: &Store,
        guild: GuildId,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<Option<Profile>, StoreError> {
        let Some(row) = store.account(guild, player).await? else { return Ok(None) };
        let list = if player.level().is_some() { List::Computer } else { List::People };
        let table = table(store, guild, list, now).await?;
        let best_win = match row.account.best_win {
            Some((game, _)) => BestWin::read(store, game, player).await?,
            None => None,
        };
        Ok(Some(Profile {
            rating: row.account.rating_at(now, &store.season_starts(guild).await?),
            rank: rank(store, guild, &table, player).await?,
            place: places::place(store, guild, player, now).await?,
            record: Record::of(&store.tallies_of(guild, player).await?),
            best_win,
            changes: store.changes_of(guild, player, CURVE).await?,
            titles: store.titles_of(guild, player).await?,
            player: row.player,
            account: row.account,
        }))
    }
}

impl BestWin {
    async fn read(
        store: &Store,
        game: GameId,
        winner: PlayerId,
    ) -> Result<Option<BestWin>, StoreError> {
        let (counted, row) = (store.counted(game).await?, store.game(game).await?);
        let Some(((_, changes), row)) = counted.zip(row) else { return Ok(None) };
        let (own, others): (Vec<_>, Vec<_>) =
            changes.into_iter().partition(|change| change.player == winner);
        let both = own.into_iter().next().zip(others.into_iter().next());
        Ok(both.map(|(change, other)| BestWin {
            opponent: row.players[other.color].clone(),
            beaten: other.before,
            change,
        }))
    }
}

/// What two players of a server have played against each other.
#[derive(Clone, Debug)]
pub struct Versus {
    /// The record of the first.
    pub record: Record,
    /// Their last games as the first has them, the newest first.
    pub meetings: Vec<ChangeRow>,
    /// The ratings as of now; nothing for one no game of whom has counted.
    pub ratings: [Option<Rating>; 2],
    /// How many of a thousand games the first would win today, a draw being half a win.
    pub odds: u32,
}

impl Versus {
    /// Reads it as of now.
    ///
    /// # Errors
    /// The store's.
    pub async fn read(
        store: &Store,
        guild: GuildId,
        players: [PlayerId; 2],
        now: Timestamp,
    ) -> Result<Versus, StoreError> {
        let seasons = store.season_starts(guild).await?;
        let mut ratings = [None; 2];
        for (rating, player) in ratings.iter_mut().zip(players) {
            let row = store.account(guild, player).await?;
            *rating = row.map(|row| row.account.rating_at(now, &seasons));
        }
        let [one, other] = players;
        let first = |index: usize| ratings[index].unwrap_or_else(|| Rating::first(players[index]));
        Ok(Versus {
            record: Record::of(&store.tallies_against(guild, one, other).await?),
            meetings: store.changes_against(guild, one, other, MEETINGS).await?,
            ratings,
            odds: odds(ByColor { white: first(0), black: first(1) }),
        })
    }
}

impl Record {
    fn of(tallies: &[TallyRow]) -> Record {
        let mut record = Record::default();
        for tally in tallies {
            let by_color = match tally.color {
                Color::White => &mut record.by_color.white,
                Color::Black => &mut record.by_color.black,
            };
            let by_setup = record.by_setup.entry(tally.setup.clone()).or_default();
            for score in [&mut record.all, by_color, by_setup] {
                score.add(tally.points, tally.games);
            }
        }
        record
    }
}
