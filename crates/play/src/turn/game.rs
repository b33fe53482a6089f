//! A game: its row, plies and position.

use dvonn_model::{
    ChannelId, Ending, GameId, GameRow, Player, PlyOrigin, PlyRow, RatingChange, ResultRow, Setup,
    SwapRow, UserId, Venue, Weight,
};
use dvonn_rules::{ByColor, Color, Effect, Game, Position, Seed};
use dvonn_store::{Store, StoreError, Tx};

use crate::{PlayError, Refusal};

/// A game: its stored row, and its plies.
#[derive(Clone, Debug)]
pub struct Match {
    /// The stored row.
    pub row: GameRow,
    /// The plies and their position.
    pub history: Game,
    /// The origin of each ply.
    pub origins: Vec<PlyOrigin>,
    /// The effect on the ladder, if the game was rated and has ended.
    pub counted: Option<Box<RatingResult>>,
    /// The swap of places after the game.
    pub swap: Option<SwapRow>,
}

/// The effect of a rated game on its ladder.
#[derive(Clone, Debug)]
pub struct RatingResult {
    /// The weight of the result.
    pub weight: Weight,
    /// The rating changes of White and Black. `None` if the game does not count.
    pub changes: Option<ByColor<RatingChange>>,
}

/// A point in a game. It identifies a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardVersion {
    /// The number of plies played.
    pub plies: u32,
    /// The number of takebacks.
    pub takebacks: u32,
}

/// The most chosen plies that one board tells.
const LONGEST_NEWS: usize = 8;

/// A ply that readers have not been told.
#[derive(Clone, Debug)]
pub struct NewsPly {
    /// Its effect.
    pub effect: Effect,
    /// Its origin.
    pub origin: PlyOrigin,
}

/// How a request refers to a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameRef {
    /// The game with this id.
    Numbered(GameId),
    /// The running game of this channel or thread.
    In(ChannelId),
}

impl From<GameId> for GameRef {
    fn from(game: GameId) -> GameRef {
        GameRef::Numbered(game)
    }
}

impl From<ChannelId> for GameRef {
    fn from(channel: ChannelId) -> GameRef {
        GameRef::In(channel)
    }
}

impl GameRef {
    /// Returns the id of the game.
    pub(crate) async fn find(self, tx: &mut Tx) -> Result<GameId, PlayError> {
        match self {
            GameRef::Numbered(game) => Ok(game),
            GameRef::In(channel) => Ok(running(tx.latest_game_in(channel).await?)?.id),
        }
    }

    /// Returns the game, and locks it until the end of the transaction.
    async fn lock(self, tx: &mut Tx) -> Result<GameRow, PlayError> {
        match self {
            GameRef::Numbered(game) => Ok(tx.lock_game(game).await?.ok_or(Refusal::NoGame)?),
            GameRef::In(channel) => match tx.lock_running_game_in(channel).await? {
                Some(row) => Ok(row),
                None => Ok(running(tx.latest_game_in(channel).await?)?),
            },
        }
    }
}

/// Returns the channel's latest game if it is running.
fn running(latest: Option<GameRow>) -> Result<GameRow, Refusal> {
    let row = latest.ok_or(Refusal::NoGame)?;
    if row.is_running() { Ok(row) } else { Err(Refusal::Ended(Box::new(row))) }
}

impl Match {
    /// Builds a game from its row and plies.
    ///
    /// # Errors
    /// [`StoreError::Corrupt`] if the stored plies are not a legal game.
    pub fn new(row: GameRow, plies: &[PlyRow]) -> Result<Match, StoreError> {
        let mut game = Game::from_position(row.terms.start);
        for (index, PlyRow { ply, .. }) in plies.iter().enumerate() {
            game.play(*ply).map_err(|illegal| StoreError::Corrupt {
                what: format!("game {}, ply {}, {ply}: {illegal}", row.id, index + 1),
            })?;
        }
        let origins = plies.iter().map(|ply| ply.origin).collect();
        Ok(Match { row, history: game, origins, counted: None, swap: None })
    }

    /// Reads the game of `row` inside a transaction.
    pub(crate) async fn load(tx: &mut Tx, row: GameRow) -> Result<Match, StoreError> {
        let plies = tx.plies(row.id).await?;
        let mut game = Match::new(row, &plies)?;
        game.read_outcome(tx).await?;
        Ok(game)
    }

    /// Returns a game and locks it until the end of the transaction.
    pub(crate) async fn lock(tx: &mut Tx, game: impl Into<GameRef>) -> Result<Match, PlayError> {
        let row = game.into().lock(tx).await?;
        Ok(Match::load(tx, row).await?)
    }

    /// Reads the game of `row`.
    ///
    /// # Errors
    /// Any database error, and [`StoreError::Corrupt`] as for [`Match::new`].
    pub async fn read(store: &Store, row: GameRow) -> Result<Match, StoreError> {
        let mut plies = store.plies(row.id).await?;
        // Drop plies that were played after the row was read, so that the two match.
        plies.truncate(row.plies as usize);
        let counted = RatingResult::read(store, &row).await?;
        let swap = match row.challenger_side {
            Some(_) => store.place_swap(row.id).await?,
            None => None,
        };
        Ok(Match { counted, swap, ..Match::new(row, &plies)? })
    }

    /// Reads the effect of the game on the ladders, inside a transaction.
    pub(crate) async fn read_outcome(&mut self, tx: &mut Tx) -> Result<(), StoreError> {
        self.counted = RatingResult::read_in(tx, &self.row).await?;
        if self.row.challenger_side.is_some() {
            self.swap = tx.place_swap(self.row.id).await?;
        }
        Ok(())
    }

    /// Returns a game by its id, or the running game of a channel.
    ///
    /// # Errors
    /// [`Refusal::NoGame`], [`Refusal::Ended`] if the last game of the channel has ended, and any
    /// database error.
    pub async fn find(store: &Store, game: impl Into<GameRef>) -> Result<Match, PlayError> {
        let row = match game.into() {
            GameRef::Numbered(game) => store.game(game).await?.ok_or(Refusal::NoGame)?,
            GameRef::In(channel) => running(store.latest_game_in(channel).await?)?,
        };
        Ok(Match::read(store, row).await?)
    }

    /// Returns the running game of a channel, or otherwise the last one to end.
    ///
    /// # Errors
    /// [`Refusal::NoGame`], and any database error.
    pub async fn latest_in(store: &Store, channel: ChannelId) -> Result<Match, PlayError> {
        let row = store.latest_game_in(channel).await?.ok_or(Refusal::NoGame)?;
        Ok(Match::read(store, row).await?)
    }

    /// Returns a game by its id, if it is in this channel or the person plays in it. It is not
    /// known here which other channels they may see.
    ///
    /// # Errors
    /// [`Refusal::UnknownGame`], and any database error.
    pub async fn seen_from(
        store: &Store,
        game: GameId,
        channel: ChannelId,
        person: UserId,
    ) -> Result<Match, PlayError> {
        let row = store.game(game).await?.ok_or(Refusal::UnknownGame(game))?;
        let is_here = row.is_in(channel);
        let is_own = Color::ALL.into_iter().any(|color| row.players[color].is(person));
        if !is_here && !is_own {
            return Err(Refusal::UnknownGame(game).into());
        }
        let row = if is_here { row.for_channel(channel) } else { row.for_reader(person) };
        Ok(Match::read(store, row).await?)
    }

    /// Returns the game as this person sees it: in their venue, if it is played in two.
    #[must_use]
    pub fn for_reader(&self, person: UserId) -> Match {
        Match { row: self.row.clone().for_reader(person), ..self.clone() }
    }

    /// Returns the game as a person at this venue sees it: see [`GameRow::seen_at`].
    #[must_use]
    pub fn seen_at(&self, venue: &Venue, person: UserId) -> Match {
        Match { row: self.row.clone().seen_at(venue, person), ..self.clone() }
    }

    /// Returns the game as seen from its other venue, if it has one.
    pub fn from_other_venue(&self) -> Option<Match> {
        self.row.from_other_venue().map(|row| Match { row, ..self.clone() })
    }

    /// Returns true if the player to move is in the game's other venue.
    pub fn is_moved_elsewhere(&self) -> bool {
        self.row.other.as_ref().is_some_and(|it| it.side == self.position().side_to_move())
    }

    /// Returns the current position.
    pub fn position(&self) -> &Position {
        self.history.position()
    }

    /// Returns the seed of the board if it may be public. Before the last red is placed, it would
    /// reveal the board.
    pub fn public_seed(&self) -> Option<Seed> {
        let dealt = self.origins.contains(&PlyOrigin::Dealt);
        match self.row.terms.setup {
            Setup::Reds(_) if !dealt => None,
            setup => setup.seed(),
        }
    }

    /// Returns the colour of this person, if they play.
    pub fn color_of(&self, person: UserId) -> Option<Color> {
        Color::ALL.into_iter().find(|&color| self.row.players[color].is(person))
    }

    /// Returns true if one of the players has deleted their data.
    pub fn has_deleted_player(&self) -> bool {
        Color::ALL.into_iter().any(|side| matches!(self.row.players[side], Player::Deleted(_)))
    }

    /// Returns the player to move, or `None` once the game has ended.
    pub fn to_move(&self) -> Option<&Player> {
        self.row.is_running().then(|| &self.row.players[self.position().side_to_move()])
    }

    /// Returns true if this person is to move.
    pub fn is_to_move(&self, person: UserId) -> bool {
        self.to_move().is_some_and(|player| player.is(person))
    }

    /// Returns the plies that readers here have not been told, but not more than the last few that somebody
    /// chose: a board that could not be shown for long leaves out the rest.
    pub fn news(&self) -> Vec<NewsPly> {
        let known = (self.row.known_plies as usize).min(self.origins.len());
        self.chosen_since(known, LONGEST_NEWS)
    }

    /// Returns the last chosen ply and the automatic plies that followed it.
    pub fn last_turn(&self) -> Vec<NewsPly> {
        self.chosen_since(0, 1)
    }

    /// Returns the plies from the index `known` on: at most this many chosen ones, and the automatic plies after
    /// the first of them.
    fn chosen_since(&self, known: usize, most: usize) -> Vec<NewsPly> {
        let chosen = self.origins[known..].iter().enumerate().rev();
        let mut chosen = chosen.filter(|(_, origin)| **origin == PlyOrigin::Chosen);
        let first = known + chosen.nth(most - 1).map_or(0, |(index, _)| index);
        let fresh = (first..self.origins.len()).filter_map(|index| {
            let effect = self.effect_of(index)?;
            Some(NewsPly { effect, origin: *self.origins.get(index)? })
        });
        fresh.collect()
    }

    /// Returns the effect of the ply at index `before`, if there is one.
    pub fn effect_of(&self, before: usize) -> Option<Effect> {
        self.history.position_after(before)?.preview(*self.history.plies().get(before)?).ok()
    }

    /// Returns the last ply that a player chose, at their turn or in advance.
    pub fn last_ply(&self) -> Option<Effect> {
        let index = self.origins.iter().rposition(|origin| origin.is_players_choice())?;
        let ply = *self.history.plies().get(index)?;
        self.history.position_after(index)?.preview(ply).ok()
    }

    /// Returns the current moment of the game.
    pub fn moment(&self) -> BoardVersion {
        BoardVersion { plies: self.row.plies, takebacks: self.row.takebacks }
    }

    /// Checks that the game is running and that this person plays in it.
    ///
    /// # Errors
    /// The [`Refusal`] to show to the person.
    pub fn check_player(&self, person: UserId) -> Result<Color, Refusal> {
        if !self.row.is_running() {
            return Err(Refusal::Ended(Box::new(self.row.clone())));
        }
        self.color_of(person).ok_or_else(|| Refusal::NotAPlayer(Box::new(self.row.clone())))
    }

    /// Checks that the board the person clicked, if any, is the current one.
    ///
    /// # Errors
    /// [`Refusal::OldBoard`].
    pub fn check_seen(&self, seen: Option<BoardVersion>) -> Result<(), Refusal> {
        match seen {
            Some(seen) if seen != self.moment() => {
                Err(Refusal::OldBoard(Box::new(self.row.clone())))
            }
            _ => Ok(()),
        }
    }

    /// Checks that this person may play a ply now. `seen` is the moment of the board they clicked,
    /// if any.
    ///
    /// # Errors
    /// The [`Refusal`] to show to the person.
    pub fn check_turn(&self, person: UserId, seen: Option<BoardVersion>) -> Result<Color, Refusal> {
        let color = self.check_player(person)?;
        self.check_seen(seen)?;
        match self.to_move() {
            Some(player) if !player.is(person) => {
                let players = self.row.clone().for_reader(person).players;
                Err(Refusal::NotYourTurn(players[color.other()].clone()))
            }
            _ => Ok(color),
        }
    }

    /// Returns how the game ends after the last ply, if it does.
    pub(crate) fn ending(&self) -> Option<Ending> {
        self.position().result().map(|outcome| Ending::Played { score: outcome.score })
    }
}

impl RatingResult {
    async fn read(store: &Store, row: &GameRow) -> Result<Option<Box<RatingResult>>, StoreError> {
        if !may_count(row) {
            return Ok(None);
        }
        Ok(store.result_with_changes(row.id).await?.map(RatingResult::from).map(Box::new))
    }

    async fn read_in(tx: &mut Tx, row: &GameRow) -> Result<Option<Box<RatingResult>>, StoreError> {
        if !may_count(row) {
            return Ok(None);
        }
        Ok(tx.result_with_changes(row.id).await?.map(RatingResult::from).map(Box::new))
    }
}

impl From<(ResultRow, Vec<RatingChange>)> for RatingResult {
    fn from((result, changes): (ResultRow, Vec<RatingChange>)) -> RatingResult {
        let changes = <[RatingChange; 2]>::try_from(changes).ok();
        let changes = changes.map(|[white, black]| ByColor { white, black });
        RatingResult { weight: result.weight, changes }
    }
}

/// Returns true if a game can count for the ladder.
fn may_count(row: &GameRow) -> bool {
    row.scope().is_some() && !row.is_running()
}
