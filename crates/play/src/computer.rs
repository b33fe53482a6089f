//! Games against the computer. The game's row says when the computer must choose a ply. The caller
//! searches for it and passes it in.

use dvonn_model::{
    ChallengeId, ChallengeState, Change, ComputerKind, Created, GameEvent, GameId, InteractionId,
    Level, NewChallenge, NewGame, Person, Player, UserId, Venue, WantedColor,
};
use dvonn_rules::{ByColor, Color, Game, Ply, Position};
use dvonn_store::{Store, StoreError, Tx};
use jiff::Timestamp;

use crate::advice::check_position;
use crate::challenge::draft::lock_draft;
use crate::challenge::first_clock;
use crate::challenge::rematch::check_rematch;
use crate::server::check_place;
use crate::{Match, Plan, PlayError, Refusal};

/// The computer's level when it chooses for a person. Not Grandmaster: that would keep both players
/// waiting throughout a plan.
const PLAN_LEVEL: Level = Level::MASTER;

/// Starts a game against the computer on the terms of `new`, which must name it as the opponent. It
/// is rated only if the server allows that. `random_color` is the person's colour if `new` asks for
/// a random one.
///
/// # Errors
/// [`Refusal::ChannelBusy`] if a game is running in the channel, [`Refusal::Offer`] if there is
/// already a rematch, [`Refusal::Advice`] if the start is too close to a rated game that the person
/// is playing, [`Refusal::Server`] if the server does not let them play here, and
/// [`PlayError::Repeated`].
pub async fn start(
    store: &Store,
    new: NewChallenge,
    computer: ComputerKind,
    random_color: Color,
) -> Result<Match, PlayError> {
    check_start(store, &new.terms.start, new.challenger.id).await?;
    let mut tx = store.begin().await?;
    if !tx.record_interaction(new.interaction, new.at).await? {
        return Err(PlayError::Repeated);
    }
    let game = begin(&mut tx, new, computer, random_color).await?;
    tx.commit().await?;
    Ok(game)
}

/// A request to play a drafted game against the computer.
#[derive(Clone, Debug)]
pub struct StartDrafted {
    /// The draft of the challenge to the computer.
    pub draft: ChallengeId,
    /// The opponent that the draft names.
    pub computer: ComputerKind,
    /// The person who makes the request.
    pub person: Person,
    /// Where to play.
    pub venue: Venue,
    /// The person's colour if the draft asks for a random one.
    pub random_color: Color,
    /// The interaction behind the request.
    pub interaction: InteractionId,
    /// The current time.
    pub at: Timestamp,
}

/// Starts the game against the computer for the person's draft.
///
/// # Errors
/// A [`Refusal`] for anyone but the challenger or if it is no longer a draft, and the same as
/// [`start`].
pub async fn start_drafted(store: &Store, request: StartDrafted) -> Result<Match, PlayError> {
    let StartDrafted { draft, computer, person, venue, random_color, interaction, at } = request;
    let start = store.challenge(draft).await?.ok_or(Refusal::NoChallenge)?.terms.start;
    check_start(store, &start, person.id).await?;
    let mut tx = store.begin().await?;
    if !tx.record_interaction(interaction, at).await? {
        return Err(PlayError::Repeated);
    }
    let draft = lock_draft(&mut tx, draft, person.id, at).await?;
    if draft.opponent != computer.opponent() {
        return Err(Refusal::ChallengeGone(Box::new(draft)).into());
    }
    let new = NewChallenge {
        venue,
        challenger: person,
        opponent: draft.opponent,
        color: draft.color,
        terms: draft.terms.clone(),
        rated_by_default: false,
        rematch_of: draft.rematch_of,
        for_place: false,
        locale: draft.locale.clone(),
        interaction,
        at,
    };
    let game = begin(&mut tx, new, computer, random_color).await?;
    if !tx.close_challenge(draft.id, ChallengeState::Accepted(game.row.id)).await? {
        return Err(Refusal::ChallengeGone(Box::new(draft)).into());
    }
    tx.commit().await?;
    Ok(game)
}

/// Checks that the person is not using the computer for help in a rated game: they must be allowed
/// to get advice on the starting position. The empty board is always allowed.
async fn check_start(store: &Store, start: &Position, person: UserId) -> Result<(), PlayError> {
    if *start == Position::new() {
        return Ok(());
    }
    check_position(store, start, person).await
}

async fn begin(
    tx: &mut Tx,
    mut new: NewChallenge,
    computer: ComputerKind,
    random_color: Color,
) -> Result<Match, PlayError> {
    if let Some(of) = new.rematch_of {
        check_rematch(tx, of, new.challenger.id).await?;
    }
    let server = check_place(tx, &new.venue, new.challenger.id).await?;
    new.terms.rated &= server.rated && server.computer_rated;
    let own = match new.color {
        WantedColor::White => Color::White,
        WantedColor::Black => Color::Black,
        WantedColor::Random => random_color,
    };
    let (person, computer) = (Player::Person(new.challenger), Player::from(computer));
    let players = match own {
        Color::White => ByColor { white: person, black: computer },
        Color::Black => ByColor { white: computer, black: person },
    };
    let clock = first_clock(tx, &new.terms, &players, new.at).await?;
    let new = NewGame {
        venue: new.venue,
        players,
        terms: new.terms,
        clock,
        rematch_of: new.rematch_of,
        locale: new.locale,
        at: new.at,
    };
    match tx.create_game(new).await? {
        Created::Game(row) => Ok(Match::new(row, &[])?),
        Created::ChannelBusy(running) => Err(Refusal::ChannelBusy(Box::new(running)).into()),
    }
}

/// A ply for the computer to choose.
#[derive(Clone, Debug)]
pub struct ComputerTurn {
    game: GameId,
    revision: i64,
    /// The person who waits for the ply: the one whose plan leaves it to the computer, or the
    /// computer's opponent. `None` in a game between computers.
    pub waiting: Option<UserId>,
    /// The position.
    pub position: Position,
    /// The plies so far, and the position they started from.
    pub record: Game,
    /// What chooses.
    pub chooser: ComputerKind,
    /// The seed for choosing between plies. Searching for the same choice again uses the same seed.
    pub seed: u64,
}

/// Returns the ply for the computer to choose in this revision of a game. `None` if the computer
/// does not have to choose or the game has changed.
///
/// # Errors
/// Any database error.
pub async fn find_turn(
    store: &Store,
    game: GameId,
    revision: i64,
) -> Result<Option<ComputerTurn>, StoreError> {
    let row = store.game(game).await?.filter(|row| row.revision == revision);
    let Some(row) = row else { return Ok(None) };
    Ok(ComputerTurn::after(&Match::read(store, row).await?))
}

impl ComputerTurn {
    /// The game.
    pub fn game(&self) -> GameId {
        self.game
    }

    /// Returns the game and locks it. `None` if the computer no longer has to make this choice.
    async fn lock(&self, tx: &mut Tx) -> Result<Option<Match>, PlayError> {
        let game = Match::lock(tx, self.game).await?;
        let row = &game.row;
        let is_due = row.revision == self.revision && row.computer_chooses && row.is_running();
        Ok(is_due.then_some(game))
    }

    /// Returns the next ply for the computer to choose. `None` if it does not have to choose.
    pub fn after(game: &Match) -> Option<ComputerTurn> {
        let player = game.to_move().filter(|_| game.row.computer_chooses)?;
        let side = game.position().side_to_move();
        Some(ComputerTurn {
            game: game.row.id,
            revision: game.row.revision,
            waiting: player.id().or_else(|| game.row.players[side.other()].id()),
            position: *game.position(),
            record: game.history.clone(),
            chooser: match player {
                Player::Computer(computer) => computer.kind.clone(),
                Player::Person(_) | Player::Deleted(_) => PLAN_LEVEL.into(),
            },
            seed: i64::from(game.row.id).cast_unsigned() << 8 | u64::from(game.row.plies),
        })
    }
}

/// Plays the computer's ply, and the automatic plies after it. Returns `None` and changes nothing
/// if the game has changed since the search started.
///
/// If the person's plan or conditional moves lead to the board of their rated game, deletes them
/// instead of following them.
///
/// # Errors
/// Any database error, and [`Refusal::Illegal`].
pub async fn play(
    store: &Store,
    choice: &ComputerTurn,
    ply: Ply,
    at: Timestamp,
) -> Result<Option<Match>, PlayError> {
    let mut tx = store.begin().await?;
    let Some(mut game) = choice.lock(&mut tx).await? else { return Ok(None) };
    match game.advance_by_computer(&mut tx, ply, at).await {
        Err(PlayError::Refused(Refusal::Advice(_))) => drop(tx),
        played => {
            played?;
            tx.commit().await?;
            return Ok(Some(game));
        }
    }
    let mut tx = store.begin().await?;
    let Some(mut game) = choice.lock(&mut tx).await? else { return Ok(None) };
    let is_own = matches!(game.to_move(), Some(Player::Computer(_)));
    game.clear_all_intentions(&mut tx, at).await?;
    if is_own {
        game.advance_by_computer(&mut tx, ply, at).await?;
    } else {
        game.update_chooser(&mut tx, at).await?;
    }
    tx.commit().await?;
    Ok(Some(game))
}

/// Replaces the engine that had to make a choice, and could not, by a level of the computer. The game
/// becomes unrated, so that nobody gains by the failure. Returns `None` and changes nothing if the
/// game has changed since.
///
/// # Errors
/// Any database error.
pub async fn replace_engine(
    store: &Store,
    choice: &ComputerTurn,
    level: Level,
    at: Timestamp,
) -> Result<Option<Match>, PlayError> {
    let mut tx = store.begin().await?;
    let Some(mut game) = choice.lock(&mut tx).await? else { return Ok(None) };
    let side = game.position().side_to_move();
    if game.row.players[side].engine().is_none() {
        return Ok(None);
    }
    let entry = game.row.players[side].entry();
    let by = Player::from(level).entered_as(entry);
    tx.replace_computer(game.row.id, side, &by).await?;
    game.row.players[side] = by;
    game.row.terms.rated = false;
    let event = Some(GameEvent::EngineReplaced { side });
    let change = Change { event, ..Change::none(&game.row, at) };
    game.change(&mut tx, change).await?;
    tx.commit().await?;
    Ok(Some(game))
}

impl Match {
    /// Returns true if one of the players is the computer.
    pub fn is_with_computer(&self) -> bool {
        Color::ALL.into_iter().any(|color| self.row.players[color].is_computer())
    }

    /// Returns true if one of the players is a person.
    pub fn has_people(&self) -> bool {
        Color::ALL.into_iter().any(|color| self.row.players[color].id().is_some())
    }

    /// Records whether the computer must choose the next ply: on its own turn, or when the mover's
    /// plan says `best` and they may get advice here. The caller must have locked the game with [`Tx::lock_game`].
    pub(super) async fn update_computer_chooses(
        &mut self,
        plan: Option<&Plan>,
        tx: &mut Tx,
    ) -> Result<(), StoreError> {
        let side = self.position().side_to_move();
        let chooses = match &self.row.players[side] {
            Player::Computer(_) => true,
            Player::Deleted(_) => false,
            Player::Person(person) => {
                plan.is_some_and(|plan| plan.leaves_to_computer(self.position()))
                    && self.serious_game_near(tx, person.id).await?.is_none()
            }
        };
        if chooses != self.row.computer_chooses {
            tx.set_computer_chooses(self.row.id, chooses).await?;
            self.row.computer_chooses = chooses;
        }
        Ok(())
    }
}
