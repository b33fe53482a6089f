//! What people ask of tournaments, by commands and by buttons.

use dvonn_engine::Level;
use dvonn_model::{
    ChannelId, TimeControl, TournamentId, TournamentKind, TournamentRow, TournamentSetup,
    TournamentState, UserId,
};
use dvonn_play as play;
use dvonn_play::{InvalidTerms, Refusal};
use dvonn_tournament as tournament;
use dvonn_tournament::{NewTournament, Request, Tournament, TournamentRefusal};
use jiff::SignedDuration;

use super::super::app::{App, Road};
use super::super::caller::Caller;
use super::super::failure::Failure;
use super::super::view::{View, plain};
use super::super::views;
use crate::say;
use crate::text::Text;

/// So many tournaments stand in a list.
const LISTED: u32 = 15;
/// So long a round lasts at most where nobody says otherwise.
const ROUND: SignedDuration = SignedDuration::from_hours(14 * 24);

/// A tournament as somebody wants it.
pub(in crate::discord) struct Plan {
    pub(in crate::discord) name: String,
    pub(in crate::discord) kind: TournamentKind,
    pub(in crate::discord) rounds: Option<u32>,
    pub(in crate::discord) clock: Option<String>,
    pub(in crate::discord) setup: TournamentSetup,
    pub(in crate::discord) deadline: Option<String>,
    pub(in crate::discord) rated: bool,
}

impl App {
    /// Makes a tournament and announces it where it was asked for.
    pub(in crate::discord) async fn create_tournament(
        &self,
        caller: &Caller<'_>,
        plan: Plan,
    ) -> Result<(), Failure> {
        self.check_may_start(caller).await?;
        let moderates = is_moderator(caller);
        let new = NewTournament {
            guild: caller.guild()?,
            channel: caller.place.parent.unwrap_or(caller.place.channel),
            organiser: caller.person.id,
            moderates,
            name: views::tournament_name(&plan.name),
            kind: plan.kind,
            rounds: plan.rounds,
            layout: plan.setup.layout(),
            control: control(plan.clock)?,
            rated: plan.rated && caller.server.rated,
            round_length: length(plan.deadline, moderates)?,
            locale: caller.locale.clone(),
            interaction: caller.id,
            at: self.now(),
        };
        let row = tournament::create(&self.store, new).await?;
        if row.channel == caller.place.channel {
            self.show_tournament(&row, Road::Answer(caller)).await;
        } else {
            let told = View::new(say!(
                caller.text,
                "tournament-created-elsewhere",
                name = plain(&row.name),
                channel = mention(row.channel)
            ));
            self.told(caller, &told).await;
            self.show_tournament(&row, Road::Message).await;
        }
        if moderates {
            self.invite_widely(&row).await;
        }
        Ok(())
    }

    /// Lets the caller join.
    pub(in crate::discord) async fn join_tournament(
        &self,
        caller: &Caller<'_>,
        id: TournamentId,
    ) -> Result<(), Failure> {
        self.check_may_join(caller).await?;
        let row = tournament::join(&self.store, self.request(caller, id)?).await?;
        let count = self.store.entrants(id).await?.len();
        let told = say!(caller.text, "tournament-joined", name = plain(&row.name), count = count);
        self.told(caller, &View::new(told)).await;
        Ok(())
    }

    /// Lets the caller leave before it begins.
    pub(in crate::discord) async fn leave_tournament(
        &self,
        caller: &Caller<'_>,
        id: TournamentId,
    ) -> Result<(), Failure> {
        let row = tournament::leave(&self.store, self.request(caller, id)?).await?;
        let told = say!(caller.text, "tournament-left", name = plain(&row.name));
        self.told(caller, &View::new(told)).await;
        Ok(())
    }

    /// Lets the computer join, so many times.
    pub(in crate::discord) async fn add_computers(
        &self,
        caller: &Caller<'_>,
        id: TournamentId,
        level: Level,
        count: u32,
    ) -> Result<(), Failure> {
        let request = self.request(caller, id)?;
        let row = tournament::add_computers(&self.store, request, level, count).await?;
        let told = say!(
            caller.text,
            "tournament-added",
            level = views::computer(caller.text, level),
            name = plain(&row.name),
            count = count
        );
        self.told(caller, &View::new(told)).await;
        Ok(())
    }

    /// Lets the computer take part no longer, so many times.
    pub(in crate::discord) async fn remove_computers(
        &self,
        caller: &Caller<'_>,
        id: TournamentId,
        level: Level,
        count: u32,
    ) -> Result<(), Failure> {
        let request = self.request(caller, id)?;
        let (row, removed) =
            tournament::remove_computers(&self.store, request, level, count).await?;
        let told = say!(
            caller.text,
            "tournament-removed",
            level = views::computer(caller.text, level),
            name = plain(&row.name),
            count = removed
        );
        self.told(caller, &View::new(told)).await;
        Ok(())
    }

    /// Lets it begin.
    pub(in crate::discord) async fn start_tournament(
        &self,
        caller: &Caller<'_>,
        id: TournamentId,
    ) -> Result<(), Failure> {
        let started = tournament::start(&self.store, self.request(caller, id)?).await?;
        let told = say!(
            caller.text,
            "tournament-starting",
            name = plain(&started.row.name),
            count = started.entrants.len(),
            channel = mention(started.row.channel)
        );
        self.told(caller, &View::new(told)).await;
        Ok(())
    }

    /// Takes the caller, or whom they name, out of a tournament that has begun.
    pub(in crate::discord) async fn withdraw_from_tournament(
        &self,
        caller: &Caller<'_>,
        id: TournamentId,
        who: Option<UserId>,
    ) -> Result<(), Failure> {
        let request = self.request(caller, id)?;
        let who = who.unwrap_or(caller.person.id);
        let withdrawn = tournament::withdraw(&self.store, request, who).await?;
        let name = plain(&withdrawn.tournament.name);
        let told = if who == caller.person.id {
            say!(caller.text, "tournament-withdrawn-self", name = name)
        } else {
            say!(caller.text, "tournament-withdrawn", player = format!("<@{who}>"), name = name)
        };
        self.told(caller, &View::new(told)).await;
        if who != caller.person.id {
            self.tell_taken_out(caller, &withdrawn.tournament, who).await;
        }
        if let Some(game) = withdrawn.game {
            self.announce(&game, Road::Message).await;
        }
        Ok(())
    }

    /// Tells somebody directly, whom nobody else would tell.
    async fn tell_taken_out(&self, caller: &Caller<'_>, row: &TournamentRow, who: UserId) {
        let view = View::new(say!(
            Text::of(row.locale.as_deref()),
            "tournament-taken-out",
            person = format!("<@{}>", caller.person.id),
            name = plain(&row.name)
        ));
        let occasion = format!("t{}-out", row.id);
        if let Err(error) = self.tell_directly(who, &view, occasion).await {
            tracing::info!(%error, "somebody is not told that they are out of a tournament");
        }
    }

    /// Ends it, or calls it off before it begins.
    pub(in crate::discord) async fn end_tournament(
        &self,
        caller: &Caller<'_>,
        id: TournamentId,
    ) -> Result<(), Failure> {
        let row = tournament::end(&self.store, self.request(caller, id)?).await?;
        let name = plain(&row.name);
        let told = if row.state == TournamentState::Over {
            say!(caller.text, "tournament-ended", name = name)
        } else {
            say!(caller.text, "tournament-called-off", name = name)
        };
        self.told(caller, &View::new(told)).await;
        Ok(())
    }

    /// Lets it go on in the channel in which the caller asks.
    pub(in crate::discord) async fn move_tournament(
        &self,
        caller: &Caller<'_>,
        id: TournamentId,
    ) -> Result<(), Failure> {
        play::check_channel(&caller.server, &caller.place)?;
        let channel = caller.place.parent.unwrap_or(caller.place.channel);
        let request = self.request(caller, id)?;
        let row = tournament::relocate(&self.store, request, channel).await?;
        let (name, channel) = (plain(&row.name), mention(row.channel));
        let told = say!(caller.text, "tournament-moved", name = name, channel = channel);
        self.told(caller, &View::new(told)).await;
        Ok(())
    }

    /// Shows the caller how it stands.
    pub(in crate::discord) async fn show_standings(
        &self,
        caller: &Caller<'_>,
        id: TournamentId,
        page: usize,
    ) -> Result<(), Failure> {
        let of = self.tournament_here(caller, id).await?;
        let view = views::standings(&self.painter, caller.style(), &of, page, caller.person.id);
        Ok(caller.confide(&view).await?)
    }

    /// Shows the caller who plays whom in a round.
    pub(in crate::discord) async fn show_pairings(
        &self,
        caller: &Caller<'_>,
        id: TournamentId,
        round: u32,
        page: usize,
    ) -> Result<(), Failure> {
        let of = self.tournament_here(caller, id).await?;
        Ok(caller.confide(&views::pairings(caller.text, &of, round, page)).await?)
    }

    /// Shows the caller the tournaments of the server.
    pub(in crate::discord) async fn list_tournaments(
        &self,
        caller: &Caller<'_>,
    ) -> Result<(), Failure> {
        let guild = caller.guild()?;
        let count = self.store.count_tournaments_of(guild).await?;
        let mut first = Vec::new();
        for row in self.store.tournaments_of(guild, LISTED, 0).await? {
            let entrants = self.store.entrants(row.id).await?.len();
            first.push((row, entrants));
        }
        Ok(caller.whisper(&views::tournaments(caller.text, &first, count)).await?)
    }

    async fn tournament_here(
        &self,
        caller: &Caller<'_>,
        id: TournamentId,
    ) -> Result<Tournament, Failure> {
        let guild = caller.guild()?;
        let found = Tournament::read(&self.store, id).await?;
        let found = found.filter(|of| of.row.guild == guild);
        found.ok_or(Failure::Tournament(TournamentRefusal::Unknown(id)))
    }

    fn request(&self, caller: &Caller<'_>, id: TournamentId) -> Result<Request, Failure> {
        Ok(Request {
            tournament: id,
            guild: caller.guild()?,
            person: caller.person.clone(),
            moderates: is_moderator(caller),
            interaction: caller.id,
            at: self.now(),
        })
    }

    /// It is done, whether or not the person can be told: everybody is, by the keeper.
    async fn told(&self, caller: &Caller<'_>, view: &View) {
        if let Err(error) = caller.whisper(view).await {
            tracing::info!(%error, "somebody is not told what they did in a tournament");
        }
        self.work.notify_waiters();
    }
}

/// Who may manage the server, or has the role that the server named, decides about the tournaments of
/// others.
fn is_moderator(caller: &Caller<'_>) -> bool {
    let role = caller.server.moderator_role;
    caller.may_manage_server() || role.is_some_and(|role| caller.has_role(role))
}

fn mention(channel: ChannelId) -> String {
    format!("<#{channel}>")
}

/// A clock as it was typed.
fn control(typed: Option<String>) -> Result<TimeControl, Refusal> {
    let Some(input) = typed else { return Ok(TimeControl::DEFAULT) };
    let control = input.parse();
    control.map_err(|fault| InvalidTerms::Clock { input, fault }.into())
}

/// How long a round lasts at most, as it was typed.
fn length(typed: Option<String>, moderates: bool) -> Result<SignedDuration, Failure> {
    let Some(input) = typed else { return Ok(ROUND) };
    let shortest = tournament::shortest_round(moderates);
    dvonn_model::parse_duration(&input)
        .ok_or(Failure::Tournament(TournamentRefusal::RoundLength { shortest }))
}
