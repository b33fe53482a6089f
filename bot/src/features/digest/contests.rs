//! What a digest tells about tournaments, the league and seasons: what ended in the week, and what is running.

use dvonn_model::{
    ChannelId, GuildId, LeagueRow, SeasonRow, StandingRow, TournamentKind, TournamentRow,
    WeekNumber,
};
use dvonn_tournament::Tournament;
use dvonn_tournament::league::{Division, League};
use jiff::Timestamp;

use crate::runtime::app::App;
use crate::runtime::failure::Failure;
use crate::runtime::ids::ToDiscord as _;
use crate::say;
use crate::show::lobby::seen_from;
use crate::show::words::league;
use crate::show::words::links::channel as channel_mention;
use crate::show::words::players::mention_player;
use crate::show::words::tournament::{mention_in, team_result, title};
use crate::text::Text;

/// How many tournaments that ended, and that are running, are named.
const ENDED: u32 = 5;
const RUNNING: usize = 5;
/// How many people of a season that ended are named, if places are shared, and how many leaders of a league.
const WINNERS: usize = 5;

/// The contests of a server, as far as all readers of the digest see their channels.
pub(super) struct Contests {
    /// The tournaments that somebody won in the week.
    won: Vec<Tournament>,
    /// The cycle of the league that ended.
    cycle: Option<League>,
    /// The season that ended, with its final table.
    season: Option<(SeasonRow, Vec<StandingRow>)>,
    /// The tournaments that are running, without the divisions of the league.
    running: Vec<TournamentRow>,
    /// The league, if a cycle of it is running.
    league: Option<League>,
}

impl Contests {
    pub(super) async fn read(
        app: &App,
        guild: GuildId,
        channel: ChannelId,
        week: WeekNumber,
    ) -> Result<Contests, Failure> {
        let (from, until) = (week.begins_at(), week.after().begins_at());
        let ended = app.store.tournaments_ended(guild, from, until, ENDED).await?;
        let division = app.store.cycle_ended(guild, from, until).await?;
        let mut running = app.store.running_tournaments(guild).await?;
        running.retain(|row| row.league.is_none());
        let league = app.store.open_league(guild).await?.filter(LeagueRow::is_playing);
        let places = ended.iter().chain(&division).chain(&running).map(|row| row.channel);
        let places = places.chain(league.iter().map(|row| row.channel));
        let seen = seen_from(app, guild, channel, places).await?;
        let is_seen = |place: ChannelId| seen.contains(&place.to_discord());
        running.retain(|row| is_seen(row.channel));
        let mut won = Vec::new();
        for row in ended.iter().filter(|row| is_seen(row.channel)) {
            won.extend(Tournament::read(&app.store, row.id).await?);
        }
        won.retain(|of| of.row.teams.is_some() || !of.winners().is_empty());
        let mut cycle = None;
        if let Some(division) = division.filter(|row| is_seen(row.channel))
            && let Some(id) = division.league
            && let Some(row) = app.store.league(id).await?
        {
            cycle = Some(League::read(&app.store, row, division.cycle).await?);
        }
        let season = match app.store.season_ended(guild, from, until).await? {
            Some(season) => {
                let table = app.store.season_table(guild, season.number).await?;
                Some((season, table)).filter(|(_, table)| !table.is_empty())
            }
            None => None,
        };
        let league = match league.filter(|row| is_seen(row.channel)) {
            Some(row) => {
                let cycle = row.cycle;
                Some(League::read(&app.store, row, cycle).await?)
            }
            None => None,
        };
        Ok(Contests { won, cycle, season, running, league })
    }

    /// Returns true if something ended.
    pub(super) fn has_ended(&self) -> bool {
        !self.won.is_empty() || self.cycle.is_some() || self.season.is_some()
    }

    /// Says who won what.
    pub(super) fn ended_lines(&self, text: Text) -> Vec<String> {
        let mut lines: Vec<_> = self.won.iter().map(|of| winners(text, of)).collect();
        lines.extend(self.cycle.as_ref().and_then(|league| champion(text, league)));
        if let Some((season, table)) = &self.season {
            lines.push(say!(text, "season-over", number = season.number));
            let titled = table.iter().take_while(|row| row.place <= 3).take(WINNERS);
            lines.extend(titled.map(|row| {
                let (place, player) = (row.place, mention_player(text, &row.player));
                say!(text, "season-title", place = place, number = season.number, player = player)
            }));
        }
        lines
    }

    /// Says what is running: where, how far it is, who is in front of the league, and when it ends.
    pub(super) fn running_lines(&self, text: Text) -> Vec<String> {
        let running = self.running.iter().take(RUNNING).map(|row| {
            let rounds = row.rounds.unwrap_or(row.round);
            let round = (row.kind != TournamentKind::Arena)
                .then(|| say!(text, "panel-round", round = row.round, rounds = rounds));
            line(text, &title(text, row), row.channel, round, row.round_ends_at)
        });
        let league = self.league.iter().map(|league| {
            let row = &league.row;
            let ends_at = row.paused_at.is_none().then_some(row.ends_at);
            line(text, &league::title(row), row.channel, leaders(text, league), ends_at)
        });
        let lines: Vec<_> = league.chain(running).collect();
        let heading = (!lines.is_empty()).then(|| say!(text, "digest-running"));
        heading.into_iter().chain(lines).collect()
    }
}

/// Returns who won a tournament.
fn winners(text: Text, of: &Tournament) -> String {
    if let Some(result) = team_result(text, of) {
        return format!("🏆 {result}");
    }
    let names: Vec<_> = of.winners().iter().map(|it| mention_in(text, of, it.number)).collect();
    format!("🏆 **{}**: {}", title(text, &of.row), text.and(&names))
}

/// Returns who became the champion of a cycle.
fn champion(text: Text, league: &League) -> Option<String> {
    let division = league.divisions.first()?;
    let champion = division.entrants.iter().find(|entrant| entrant.place == Some(1))?;
    let champion = mention_player(text, &champion.player);
    let (name, cycle) = (league::title(&league.row), division.row.cycle);
    Some(say!(text, "league-results", name = name, cycle = cycle, champion = champion))
}

/// Returns who is in front of the first division, once somebody has points.
fn leaders(text: Text, league: &League) -> Option<String> {
    let division = league.divisions.first()?;
    let table = Division::of(division).table();
    let most = table.first()?.points;
    let first = table.iter().take_while(|line| line.points == most && most > 0).take(WINNERS);
    let first: Vec<_> = first.map(|line| mention_in(text, division, line.entrant)).collect();
    (!first.is_empty())
        .then(|| say!(text, "digest-league", cycle = league.row.cycle, leaders = text.and(&first)))
}

/// Returns a running contest for a list.
fn line(
    text: Text,
    name: &str,
    channel: ChannelId,
    state: Option<String>,
    ends_at: Option<Timestamp>,
) -> String {
    let ends =
        ends_at.map(|at| say!(text, "panel-ends", until = format!("<t:{}:f>", at.as_second())));
    let first = [format!("- **{name}**"), channel_mention(channel)].into_iter();
    first.chain(state).chain(ends).collect::<Vec<_>>().join(" · ")
}
