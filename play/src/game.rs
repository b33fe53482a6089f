//! A game as the store keeps it and as the rules see it, side by side.

use dvonn_model::{
    ChangeRow, ChannelId, Ending, GameId, GameRow, Player, PlyOrigin, PlyRow, ResultRow, Setup,
    SwapRow, UserId, Weight,
};
use dvonn_rules::{ByColor, Color, Effect, Game, Position, Seed};
use dvonn_store::{Store, StoreError, Tx};

use super::{PlayError, Refusal};

/// A game: who plays where, and the plies.
#[derive(Clone, Debug)]
pub struct Match {
    /// What the store knows of it.
    pub row: GameRow,
    /// The plies and the position they lead to.
    pub game: Game,
    /// How each of the plies came about.
    pub origins: Vec<PlyOrigin>,
    /// What it came to on the ladder, once it is over and if it was rated.
    pub counted: Option<Box<Counted>>,
    /// The places on the challenge ladder that its players swapped after it.
    pub swap: Option<SwapRow>,
}

/// What a rated game came to on the ladder of its server.
#[derive(Clone, Debug)]
pub struct Counted {
    /// How much of it counts.
    pub weight: Weight,
    /// What it did to the ratings of White and of Black; nothing if it counts nothing.
    pub changes: Option<ByColor<ChangeRow>>,
}

/// A moment of a game: no board of it looks the same at another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// How many plies had been played.
    pub plies: u32,
    /// How many times a turn had been taken back.
    pub takebacks: u32,
}

/// A ply that people are to hear of.
#[derive(Clone, Debug)]
pub struct UnannouncedPly {
    /// What it did.
    pub effect: Effect,
    /// How it came about.
    pub origin: PlyOrigin,
}

/// What a person wants a game for: decides which game of a channel is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// To look at it: an ended game will do.
    Look,
    /// To act in it: it must be running.
    Act,
}

impl Match {
    /// Puts the record of a game together.
    ///
    /// # Errors
    /// [`StoreError::Corrupt`] when the stored plies are no legal game.
    pub fn new(row: GameRow, plies: &[PlyRow]) -> Result<Match, StoreError> {
        let mut game = Game::from_position(row.terms.start);
        for (index, PlyRow { ply, .. }) in plies.iter().enumerate() {
            game.play(*ply).map_err(|illegal| StoreError::Corrupt {
                what: format!("game {}, ply {}, {ply}: {illegal}", row.id, index + 1),
            })?;
        }
        let origins = plies.iter().map(|ply| ply.origin).collect();
        Ok(Match { row, game, origins, counted: None, swap: None })
    }

    /// Reads the game of `row` inside a transaction.
    pub(super) async fn load(tx: &mut Tx, row: GameRow) -> Result<Match, StoreError> {
        let plies = tx.plies(row.id).await?;
        let mut game = Match::new(row, &plies)?;
        game.read_outcome(tx).await?;
        Ok(game)
    }

    /// The game of this number, which nobody else can change before the transaction is over.
    pub(super) async fn hold(tx: &mut Tx, game: GameId) -> Result<Match, PlayError> {
        let row = tx.lock_game(game).await?.ok_or(Refusal::NoGame)?;
        Ok(Match::load(tx, row).await?)
    }

    /// Reads the game of `row`.
    ///
    /// # Errors
    /// The store's, and [`StoreError::Corrupt`] as [`Match::new`].
    pub async fn read(store: &Store, row: GameRow) -> Result<Match, StoreError> {
        let mut plies = store.plies(row.id).await?;
        // What was played since the row was read would make of both a game that never was.
        plies.truncate(row.plies as usize);
        let counted = Counted::read(store, &row).await?;
        let swap = match row.for_place {
            Some(_) => store.place_swap(row.id).await?,
            None => None,
        };
        Ok(Match { counted, swap, ..Match::new(row, &plies)? })
    }

    /// Reads what the game came to on the ladders, inside a transaction.
    pub(super) async fn read_outcome(&mut self, tx: &mut Tx) -> Result<(), StoreError> {
        self.counted = Counted::read_in(tx, &self.row).await?;
        if self.row.for_place.is_some() {
            self.swap = tx.place_swap(self.row.id).await?;
        }
        Ok(())
    }

    /// The game of this number.
    ///
    /// # Errors
    /// [`Refusal::NoGame`], and the store's.
    pub async fn numbered(store: &Store, game: GameId) -> Result<Match, PlayError> {
        let row = store.game(game).await?.ok_or(Refusal::NoGame)?;
        Ok(Match::read(store, row).await?)
    }

    /// The game that a person in this channel means: the running one, else, to look at, the last.
    ///
    /// # Errors
    /// [`Refusal::NoGame`], or [`Refusal::Ended`] to someone who wants to act.
    pub async fn here(
        store: &Store,
        channel: ChannelId,
        reason: Reason,
    ) -> Result<Match, PlayError> {
        let row = store.latest_game_in(channel).await?.ok_or(Refusal::NoGame)?;
        if reason == Reason::Act && !row.is_running() {
            return Err(Refusal::Ended(Box::new(row)).into());
        }
        Ok(Match::read(store, row).await?)
    }

    /// The game of this number, for somebody who asks in its channel or, about their own games,
    /// anywhere. Who may see another channel is not known here.
    ///
    /// # Errors
    /// [`Refusal::UnknownGame`], and the store's.
    pub async fn seen_from(
        store: &Store,
        game: GameId,
        channel: ChannelId,
        person: UserId,
    ) -> Result<Match, PlayError> {
        let row = store.game(game).await?.ok_or(Refusal::UnknownGame(game))?;
        let is_here = row.place.channel == channel;
        let is_own = Color::ALL.into_iter().any(|color| row.players[color].is(person));
        if !is_here && !is_own {
            return Err(Refusal::UnknownGame(game).into());
        }
        Ok(Match::read(store, row).await?)
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// The seed that the board was dealt from, once people may know it: from that of a game whose
    /// reds are placed, the board could be told before the last red is.
    pub fn public_seed(&self) -> Option<Seed> {
        let dealt = self.origins.contains(&PlyOrigin::Dealt);
        match self.row.terms.setup {
            Setup::Reds(_) if !dealt => None,
            setup => setup.seed(),
        }
    }

    /// The colour this person plays, if they play.
    pub fn color_of(&self, person: UserId) -> Option<Color> {
        Color::ALL.into_iter().find(|&color| self.row.players[color].is(person))
    }

    /// Whether one of the players has had themselves deleted.
    pub fn has_deleted_player(&self) -> bool {
        Color::ALL.into_iter().any(|side| matches!(self.row.players[side], Player::Deleted(_)))
    }

    /// Who is to move; nobody once the game has ended.
    pub fn to_move(&self) -> Option<&Player> {
        self.row.is_running().then(|| &self.row.players[self.position().side_to_move()])
    }

    /// Whether this person is to move.
    pub fn waits_for(&self, person: UserId) -> bool {
        self.to_move().is_some_and(|player| player.is(person))
    }

    /// The plies of the last change, which people hear of together.
    pub fn unannounced_plies(&self) -> Vec<UnannouncedPly> {
        let plies = self.game.plies();
        let told = (self.row.told_plies as usize).min(plies.len());
        let fresh = (told..plies.len()).filter_map(|index| {
            let effect = self.game.position_after(index)?.preview(plies[index]).ok()?;
            Some(UnannouncedPly { effect, origin: *self.origins.get(index)? })
        });
        fresh.collect()
    }

    /// The last ply that a player wanted, then or beforehand.
    pub fn last_ply(&self) -> Option<Effect> {
        let index = self.origins.iter().rposition(|origin| origin.is_a_persons())?;
        let ply = *self.game.plies().get(index)?;
        self.game.position_after(index)?.preview(ply).ok()
    }

    /// The moment that the game has come to.
    pub fn moment(&self) -> Moment {
        Moment { plies: self.row.plies, takebacks: self.row.takebacks }
    }

    /// Checks that the game runs and that this person plays in it.
    ///
    /// # Errors
    /// The [`Refusal`] that they should read.
    pub fn check_player(&self, person: UserId) -> Result<Color, Refusal> {
        if !self.row.is_running() {
            return Err(Refusal::Ended(Box::new(self.row.clone())));
        }
        self.color_of(person).ok_or_else(|| Refusal::NotAPlayer(self.row.players.clone()))
    }

    /// Checks that the board somebody looks at, if they look at one, is of this moment.
    ///
    /// # Errors
    /// [`Refusal::OldBoard`].
    pub fn check_seen(&self, seen: Option<Moment>) -> Result<(), Refusal> {
        match seen {
            Some(seen) if seen != self.moment() => {
                Err(Refusal::OldBoard(Box::new(self.row.clone())))
            }
            _ => Ok(()),
        }
    }

    /// Checks that this person may play a ply now. `seen` is the moment of the board they look at,
    /// if they look at one.
    ///
    /// # Errors
    /// The [`Refusal`] that they should read.
    pub fn check_turn(&self, person: UserId, seen: Option<Moment>) -> Result<Color, Refusal> {
        let color = self.check_player(person)?;
        self.check_seen(seen)?;
        match self.to_move() {
            Some(player) if !player.is(person) => Err(Refusal::NotYourTurn(player.clone())),
            _ => Ok(color),
        }
    }

    /// How the game ends now that the last ply has been played, if it does.
    pub(super) fn ending(&self) -> Option<Ending> {
        self.position().result().map(|outcome| Ending::Played { score: outcome.score })
    }
}

impl Counted {
    async fn read(store: &Store, row: &GameRow) -> Result<Option<Box<Counted>>, StoreError> {
        if !may_count(row) {
            return Ok(None);
        }
        Ok(store.counted(row.id).await?.map(Counted::from).map(Box::new))
    }

    async fn read_in(tx: &mut Tx, row: &GameRow) -> Result<Option<Box<Counted>>, StoreError> {
        if !may_count(row) {
            return Ok(None);
        }
        Ok(tx.counted(row.id).await?.map(Counted::from).map(Box::new))
    }
}

impl From<(ResultRow, Vec<ChangeRow>)> for Counted {
    fn from((result, changes): (ResultRow, Vec<ChangeRow>)) -> Counted {
        let changes = <[ChangeRow; 2]>::try_from(changes).ok();
        let changes = changes.map(|[white, black]| ByColor { white, black });
        Counted { weight: result.weight, changes }
    }
}

/// Whether the ladder may know of a game.
fn may_count(row: &GameRow) -> bool {
    row.terms.rated && row.place.guild.is_some() && !row.is_running()
}
