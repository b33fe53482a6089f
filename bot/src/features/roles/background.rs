//! Background work: gives and takes roles as the ladder moves.
//!
//! Before the bot gives a role, it looks whether the person has it already, and records what it is
//! about to do. After a crash it does that again, which changes nothing on Discord.
//!
//! `store/rewards` finds the servers whose ladder may have moved. What Discord does not allow is
//! logged once, and tried every five minutes. Rows of deleted people stay until their roles are
//! taken away.

use std::collections::BTreeSet;
use std::sync::Arc;

use dvonn_discord::cause::Cause;
use dvonn_discord::route::RestRoute;
use dvonn_discord::send;
use dvonn_discord::send::{PATIENT, SendError};
use dvonn_model::{GrantState, GuildId, RewardCheck, RoleGrant, RoleId, UserId};
use dvonn_play as play;
use jiff::{SignedDuration, Timestamp};
use serenity::all::{GuildId as DiscordGuild, RoleId as DiscordRole, UserId as DiscordUser};

use crate::features::roles::changes::{Changes, holders};
use crate::runtime::app::App;
use crate::runtime::failure::Failure;
use crate::runtime::ids::ToDiscord as _;
use crate::runtime::rounds::{BATCH, JobProgress, concurrently};
use crate::say;
use crate::show::server_roles::{Problem, ServerRoles};
use crate::text::Text;

/// When a server's roles are compared again although nothing has happened there: people who do not
/// play any more lose their places.
const RECHECK_AFTER: SignedDuration = SignedDuration::from_hours(1);
/// When the bot tries again what it could not do.
const RETRY_AFTER: SignedDuration = SignedDuration::from_mins(5);
/// The maximum number of roles taken and of people given roles in one round of a server.
const MOST_AT_ONCE: usize = 20;

/// Gives and takes roles in servers where somebody may have got or lost a reward.
pub(super) async fn update_roles(app: &Arc<App>, now: Timestamp) -> Result<JobProgress, Failure> {
    let due = app.store.reward_checks_due(now, BATCH).await?;
    let count = due.len();
    let updating = due.into_iter().map(|check| (check.guild, update(app, check)));
    concurrently(app, "update roles of server", updating).await;
    Ok(JobProgress::after(count))
}

async fn update(app: &App, check: RewardCheck) {
    if let Err(error) = try_to_update(app, check).await
        && !app.outages.explain(&error)
    {
        tracing::warn!(%error, guild = %check.guild, "failed to update roles for ladder places");
    }
}

async fn try_to_update(app: &App, check: RewardCheck) -> Result<(), Failure> {
    let (guild, now) = (check.guild, app.now());
    let roles = app.store.reward_roles(guild).await?;
    let wanted = holders(&app.store, guild, &roles, now).await?;
    let changes = Changes::between(&wanted, &app.store.role_grants(guild).await?, now);
    if changes.is_empty() {
        let check = RewardCheck { is_failing: false, ..check };
        record_refusal(app, guild, None).await?;
        return record(app, check, now + RECHECK_AFTER).await;
    }
    // If this process is killed or Discord fails, the work is done later.
    record(app, check, now + RETRY_AFTER).await?;
    let mut work = Work::begin(app, guild).await?;
    let given = changes.take.iter().map(|grant| grant.role);
    work.forget_deleted_roles(roles.into_values().chain(given)).await?;
    work.carry_out(&changes).await?;
    // One line, until everything works again.
    if let Some(hindrance) = work.hindrance.as_ref().filter(|_| !check.is_failing) {
        tracing::warn!(%guild, hindrance, "not allowed to give or take roles for ladder places");
    }
    let is_failing = work.hindrance.is_some();
    let pause = match (work.is_complete, is_failing) {
        (false, _) => SignedDuration::ZERO,
        (true, true) => RETRY_AFTER,
        (true, false) => RECHECK_AFTER,
    };
    record_refusal(app, guild, work.refusal).await?;
    record(app, RewardCheck { is_failing, ..check }, now + pause).await
}

/// Records why Discord refused something, for those who manage the server.
async fn record_refusal(app: &App, guild: GuildId, cause: Option<Cause>) -> Result<(), Failure> {
    let mut tx = app.store.begin().await?;
    tx.record_reward_refusal(guild, cause.map(<&str>::from)).await?;
    Ok(tx.commit().await?)
}

async fn record(app: &App, check: RewardCheck, due_at: Timestamp) -> Result<(), Failure> {
    let mut tx = app.store.begin().await?;
    tx.record_reward_check(check, due_at).await?;
    Ok(tx.commit().await?)
}

/// Changes to the roles of people in one server.
struct Work<'a> {
    app: &'a App,
    guild: GuildId,
    server: ServerRoles,
    /// Why the bot changes something, for the server's audit log.
    reason: String,
    /// How much more may be done in this round.
    left: usize,
    /// False if the rest waits for the next round.
    is_complete: bool,
    /// The first thing that kept the bot from doing something.
    hindrance: Option<String>,
    /// Why Discord refused the first thing that it refused.
    refusal: Option<Cause>,
}

impl Work<'_> {
    async fn begin(app: &App, guild: GuildId) -> Result<Work<'_>, Failure> {
        let settings = app.store.server(guild).await?;
        let server = ServerRoles::read(app, guild, &settings, PATIENT).await?;
        let reason = say!(Text::of(settings.language.as_deref()), "roles-audit");
        let (left, is_complete, hindrance) = (MOST_AT_ONCE, true, None);
        let refusal = None;
        Ok(Work { app, guild, server, reason, left, is_complete, hindrance, refusal })
    }

    /// Forgets roles that no longer exist, and says so in the server's log.
    async fn forget_deleted_roles(
        &self,
        known: impl Iterator<Item = RoleId>,
    ) -> Result<(), Failure> {
        let known: BTreeSet<_> = known.filter(|role| !self.server.has(*role)).collect();
        for role in known {
            let (app, bot) = (self.app, self.app.client.bot.get().try_into()?);
            play::role_rewards::forget_role(&app.store, self.guild, role, bot, app.now()).await?;
        }
        Ok(())
    }

    async fn carry_out(&mut self, changes: &Changes) -> Result<(), Failure> {
        for grant in &changes.forget {
            self.forget(grant.person, grant.role).await?;
        }
        for grant in &changes.take {
            self.take(grant).await?;
        }
        for (person, roles) in &changes.give {
            self.give(*person, roles).await?;
        }
        Ok(())
    }

    /// Takes away a role that the bot gave.
    async fn take(&mut self, grant: &RoleGrant) -> Result<(), Failure> {
        match self.server.check_moving(grant.role).map(drop) {
            // It has been forgotten.
            Err(Problem::Gone) => return Ok(()),
            Err(problem) => self.remember_failure(&problem),
            Ok(()) if !self.may_go_on() => return Ok(()),
            Ok(()) => {
                let (guild, person, role) = self.ids(grant.person, grant.role);
                let taken = send::send(RestRoute::TakeRole, PATIENT, || {
                    self.app.client.http.remove_member_role(guild, person, role, Some(&self.reason))
                });
                match taken.await {
                    Ok(_) | Err(SendError::MemberGone) => {
                        return self.forget(grant.person, grant.role).await;
                    }
                    Err(error @ SendError::Temporary(_)) => return Err(error.into()),
                    Err(error) => self.remember_refusal(&error),
                }
            }
        }
        // Nothing can be done about it, and nothing about them may be kept.
        if grant.state == GrantState::Deleted {
            self.forget(grant.person, grant.role).await?;
        }
        Ok(())
    }

    /// Gives a person the roles that may be given. Each is with true if the bot may have given it
    /// already.
    async fn give(&mut self, person: UserId, roles: &[(RoleId, bool)]) -> Result<(), Failure> {
        let mut allowed = Vec::new();
        for &(role, may_be_given) in roles {
            match self.server.check_giving(role) {
                Ok(()) => allowed.push((role, may_be_given)),
                Err(Problem::Gone) => {}
                Err(problem) => self.remember_failure(&problem),
            }
        }
        if allowed.is_empty() || !self.may_go_on() {
            return Ok(());
        }
        let (guild, user) = (self.guild.to_discord(), person.to_discord());
        let member = send::read(RestRoute::ReadMember, PATIENT, || {
            self.app.client.http.get_member(guild, user)
        });
        let held = match member.await {
            Ok(member) => Some(member.roles),
            Err(SendError::MemberGone) => None,
            Err(error @ SendError::Temporary(_)) => return Err(error.into()),
            Err(error) => {
                self.remember_refusal(&error);
                return Ok(());
            }
        };
        for (role, may_be_given) in allowed {
            match held.as_ref().map(|held| held.contains(&role.to_discord())) {
                None => self.save(person, role, GrantState::Absent).await?,
                Some(true) if !may_be_given => self.save(person, role, GrantState::Had).await?,
                Some(_) => self.give_one(person, role).await?,
            }
        }
        Ok(())
    }

    async fn give_one(&mut self, of: UserId, role: RoleId) -> Result<(), Failure> {
        self.save(of, role, GrantState::Giving).await?;
        let (guild, person, discord_role) = self.ids(of, role);
        let given = send::send(RestRoute::GiveRole, PATIENT, || {
            self.app.client.http.add_member_role(guild, person, discord_role, Some(&self.reason))
        });
        match given.await {
            Ok(_) => {
                let mut tx = self.app.store.begin().await?;
                tx.confirm_role_grant(self.guild, of, role).await?;
                Ok(tx.commit().await?)
            }
            Err(SendError::MemberGone) => self.save(of, role, GrantState::Absent).await,
            Err(error @ SendError::Temporary(_)) => Err(error.into()),
            Err(error) => {
                self.remember_refusal(&error);
                self.forget(of, role).await
            }
        }
    }

    async fn save(&self, person: UserId, role: RoleId, state: GrantState) -> Result<(), Failure> {
        let grant = RoleGrant { person, role, state, at: self.app.now() };
        let mut tx = self.app.store.begin().await?;
        tx.save_role_grant(self.guild, &grant).await?;
        Ok(tx.commit().await?)
    }

    async fn forget(&self, person: UserId, role: RoleId) -> Result<(), Failure> {
        let mut tx = self.app.store.begin().await?;
        tx.delete_role_grant(self.guild, person, role).await?;
        Ok(tx.commit().await?)
    }

    fn ids(&self, person: UserId, role: RoleId) -> (DiscordGuild, DiscordUser, DiscordRole) {
        let guild = self.guild.to_discord();
        (guild, person.to_discord(), role.to_discord())
    }

    /// Returns true if more may be done in this round, and counts it.
    fn may_go_on(&mut self) -> bool {
        self.is_complete = self.left > 0;
        self.left = self.left.saturating_sub(1);
        self.is_complete
    }

    fn remember_refusal(&mut self, error: &SendError) {
        self.refusal = self.refusal.or(error.cause());
        self.remember_failure(error);
    }

    fn remember_failure(&mut self, hindrance: &impl ToString) {
        self.hindrance.get_or_insert_with(|| hindrance.to_string());
    }
}
