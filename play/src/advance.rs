//! A turn and what follows of it, in one transaction: what is played without asking, what is left
//! of what was asked for, and the clock.

use dvonn_model::{
    Change, GameEvent, InteractionId, NewPly, Player, PlyOrigin, Setup, TimeControl,
};
use dvonn_rules::{Color, Ply};
use dvonn_store::{StoreError, Tx};
use jiff::Timestamp;

use super::clock::Clock;
use super::{Match, PlayError, Refusal, play_on};

/// What begins a turn.
struct Turn {
    /// A ply, and how it came about; none where what was asked for plays by itself.
    chosen: Option<(Ply, PlyOrigin)>,
    interaction: Option<InteractionId>,
    /// Whether people hear of it together with the turn before.
    continues: bool,
}

impl Turn {
    /// One without a ply, that this interaction began.
    fn of(interaction: InteractionId) -> Turn {
        Turn { chosen: None, interaction: Some(interaction), continues: false }
    }
}

impl Match {
    /// The game's clock.
    pub(super) fn clock(&self) -> Clock {
        Clock { control: self.row.terms.control, row: self.row.clock }
    }

    /// Plays a ply that the side to move chose, and all that follows of itself. The caller holds
    /// the game by [`Tx::lock_game`].
    pub(super) async fn advance(
        &mut self,
        tx: &mut Tx,
        ply: Ply,
        interaction: InteractionId,
        at: Timestamp,
    ) -> Result<(), PlayError> {
        let turn = Turn { chosen: Some((ply, PlyOrigin::Chosen)), ..Turn::of(interaction) };
        self.turn(tx, turn, at).await.map(drop)
    }

    /// Plays a ply that the computer chose for the side to move, and all that follows of itself;
    /// `continues` says whether nobody has been told of the ply before. The caller holds the game by
    /// [`Tx::lock_game`].
    pub(super) async fn advance_by_computer(
        &mut self,
        tx: &mut Tx,
        ply: Ply,
        continues: bool,
        at: Timestamp,
    ) -> Result<(), PlayError> {
        let origin = match self.to_move() {
            Some(Player::Computer(_)) => PlyOrigin::Chosen,
            _ => PlyOrigin::Plan,
        };
        let turn = Turn { chosen: Some((ply, origin)), interaction: None, continues };
        self.turn(tx, turn, at).await.map(drop)
    }

    /// Plays what follows of what the side to move has just asked for; `false` if nothing does of
    /// which people are to be told. The caller holds the game by [`Tx::lock_game`].
    pub(super) async fn play_by_itself(
        &mut self,
        tx: &mut Tx,
        interaction: InteractionId,
        at: Timestamp,
    ) -> Result<bool, PlayError> {
        self.turn(tx, Turn::of(interaction), at).await
    }

    async fn turn(&mut self, tx: &mut Tx, turn: Turn, at: Timestamp) -> Result<bool, PlayError> {
        let Turn { chosen, interaction, continues } = turn;
        let autos = self.autos(tx).await?;
        let mover = self.position().side_to_move();
        let mut plies = Vec::new();
        if let Some((ply, origin)) = chosen {
            self.game.play(ply).map_err(Refusal::Illegal)?;
            plies.push(self.new_ply(ply, mover, origin));
        }
        let deal = match self.row.terms.setup {
            Setup::Reds(seed) => Some(seed),
            _ => None,
        };
        let mut asked = autos.clone();
        let mut notices = Vec::new();
        if let Some((_, PlyOrigin::Plan)) = chosen {
            notices.extend(asked[mover].count_placement(mover));
        }
        // Conditions that begin with one's own ply wait until one has played it.
        let waiting = asked[mover]
            .conditions
            .take_if(|conditions| chosen.is_none() && conditions.answer().is_some());
        let mut followed = play_on(&mut self.game, asked, self.row.plies as usize, deal);
        if followed.plies.is_empty() && waiting.is_some() {
            followed.autos[mover].conditions = waiting;
        }
        plies
            .extend(followed.plies.iter().map(|auto| self.new_ply(auto.ply, auto.by, auto.origin)));
        self.keep(tx, &autos, &followed.autos).await?;
        notices.extend(followed.notices);
        self.note(tx, notices, at).await?;
        if plies.is_empty() {
            return self.reconsider(tx, at).await;
        }
        // Only a ply that was chosen ends a turn that earns something; what follows takes no time.
        let mut clock = self.clock();
        match chosen {
            Some((_, PlyOrigin::Chosen)) => clock.end_turn(mover, at),
            _ => clock.leave_turn(mover, at),
        }
        self.go_on(tx, &mut clock, at).await?;
        let change = Change {
            plies: &plies,
            clock: clock.row,
            ending: self.ending(),
            interaction,
            continues,
            ..Change::none(&self.row, at)
        };
        self.change(tx, change).await?;
        self.origins.extend(plies.iter().map(|ply| ply.origin));
        self.count(tx).await?;
        self.leave_offers(tx, mover).await?;
        Ok(true)
    }

    fn new_ply(&self, ply: Ply, by: Color, origin: PlyOrigin) -> NewPly {
        let by = self.row.players[by].id().filter(|_| origin.is_a_persons());
        NewPly { ply, by, origin }
    }

    /// Notes who is to choose now that the side to move has asked for something else, with which
    /// nothing was played; `true` if people are to be told, since the computer was to choose and the
    /// person is again. The caller holds the game by [`Tx::lock_game`].
    pub(super) async fn reconsider(
        &mut self,
        tx: &mut Tx,
        at: Timestamp,
    ) -> Result<bool, PlayError> {
        let called_before = self.row.computer_chooses;
        let side = self.position().side_to_move();
        let mut clock = self.clock();
        clock.stop(side, at);
        self.go_on(tx, &mut clock, at).await?;
        match (called_before, self.row.computer_chooses) {
            (true, false) => {
                self.happen(tx, GameEvent::ComputerCalledOff { side }, clock, at).await?;
                Ok(true)
            }
            (false, true) => {
                tx.set_clock(self.row.id, &clock.row).await?;
                self.row.clock = clock.row;
                Ok(false)
            }
            _ => Ok(false),
        }
    }

    /// Notes whether the computer is to choose what comes next, and sets the clock going for a person
    /// who is, unless it has another reason to stand. The caller holds the game by
    /// [`Tx::lock_game`].
    pub(super) async fn go_on(
        &mut self,
        tx: &mut Tx,
        clock: &mut Clock,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        self.call_computer(tx).await?;
        let to_move = self.position().side_to_move();
        let player = &self.row.players[to_move];
        let stands = clock.row.paused
            || self.row.computer_chooses
            || stands_for(tx, player, clock.control, at).await?;
        if !stands {
            clock.run(to_move, at);
        }
        Ok(())
    }
}

/// Whether no clock runs for a player who is to move: the computer, or somebody on vacation.
pub(super) async fn stands_for(
    tx: &mut Tx,
    player: &Player,
    control: TimeControl,
    at: Timestamp,
) -> Result<bool, StoreError> {
    match player {
        Player::Computer(_) | Player::Deleted(_) => Ok(true),
        Player::Person(person) => Ok(control.rests() && tx.on_vacation(person.id, at).await?),
    }
}
