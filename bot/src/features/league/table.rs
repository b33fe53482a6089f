//! The table of a division: as a picture and line by line, with what is still possible.

use dvonn_discord::markup::fit;
use dvonn_discord::picture::Picture;
use dvonn_discord::view::{ALT, View, button};
use dvonn_model::{TournamentState, UserId};
use dvonn_render::{Align, Column, Row, Table};
use dvonn_tournament::Tournament;
use dvonn_tournament::league::{Division, Fate, Goal, League, LeagueLine, Zones};
use serenity::all::{ButtonStyle, CreateButton};

use crate::features::league::ids::LeagueClick;
use crate::runtime::app::painter;
use crate::runtime::style::Style;
use crate::say;
use crate::show::words::league::{day, title};
use crate::show::words::points::{escaped_number, half_points, quarter_points};
use crate::show::words::tournament::{mention_in, name_in};
use crate::text::Text;

/// The maximum length of a name in the alt text.
const MAX_NAME: usize = 40;

/// Returns the table of a division, counted from 0, for one reader, with buttons for the others.
pub(super) fn for_reader(style: Style, league: &League, index: usize, reader: UserId) -> View {
    let Some(sheet) = Sheet::of(league, index, Some(reader)) else {
        return View::new(say!(style.text, "league-no-table"));
    };
    sheet.view(style).buttons(sheet.other_divisions(style.text))
}

/// Returns the table of a division, counted from 0, for everyone.
pub(super) fn for_everyone(style: Style, league: &League, index: usize) -> View {
    match Sheet::of(league, index, None) {
        Some(sheet) => sheet.view(style),
        None => View::new(say!(style.text, "league-no-table")),
    }
}

/// Returns the picture of a division, counted from 0.
pub(super) fn picture(style: Style, league: &League, index: usize) -> Option<Picture> {
    Some(Sheet::of(league, index, None)?.picture(style))
}

/// A division with its table.
struct Sheet<'a> {
    league: &'a League,
    index: usize,
    tournament: &'a Tournament,
    division: Division,
    lines: Vec<LeagueLine>,
    zones: Zones,
    /// The number of the reader in the division.
    own: Option<u32>,
}

impl<'a> Sheet<'a> {
    fn of(league: &'a League, index: usize, reader: Option<UserId>) -> Option<Sheet<'a>> {
        let tournament = league.divisions.get(index)?;
        let division = Division::of(tournament);
        let own = reader.and_then(|reader| tournament.entrant_of(reader));
        Some(Sheet {
            league,
            index,
            tournament,
            lines: division.table(),
            division,
            zones: league.zones(index),
            own: own.map(|entrant| entrant.number),
        })
    }

    fn view(&self, style: Style) -> View {
        let text = style.text;
        let name = format!("**{}**", title(&self.league.row));
        let mut lines = vec![self.heading(text, &name)];
        lines.extend((1..).zip(&self.lines).map(|(place, line)| self.line(text, place, line)));
        lines.extend(self.end(text));
        lines.push(say!(text, "league-legend"));
        View::new(lines.join("\n")).picture(self.picture(style))
    }

    /// Returns when the cycle ends, while it is played.
    fn end(&self, text: Text) -> Option<String> {
        let row = &self.tournament.row;
        if row.state != TournamentState::Running {
            return None;
        }
        Some(match row.round_ends_at {
            Some(end) => say!(text, "league-ends", cycle = row.cycle, when = day(end)),
            None => say!(text, "league-paused"),
        })
    }

    fn heading(&self, text: Text, name: &str) -> String {
        let row = &self.tournament.row;
        let (cycle, division) = (row.cycle, row.division);
        say!(text, "league-table", name = name, cycle = cycle, division = division)
    }

    fn line(&self, text: Text, place: u32, line: &LeagueLine) -> String {
        let name = mention_in(text, self.tournament, line.entrant);
        let points = half_points(line.points);
        let place = escaped_number(place);
        let mut parts = vec![say!(text, "standing", place = place, name = name, points = points)];
        if line.left > 0 {
            parts.push(say!(text, "league-left-to-play", count = line.left));
        }
        let fates = self.division.fates(line.entrant, self.zones);
        // Before half of the games, nearly everything is possible for everybody.
        let games = (self.lines.len() - 1) * if self.league.row.twice { 2 } else { 1 };
        let is_late = line.left as usize * 2 <= games;
        let says_much = |fate: &Fate| is_late || !matches!(fate, Fate::Needs(..) | Fate::Open(_));
        let fates = fates.into_iter().filter(says_much);
        parts.extend(fates.map(|fate| fate_words(text, fate)));
        parts.join(" · ")
    }

    fn picture(&self, style: Style) -> Picture {
        let text = style.text;
        let heading = self.heading(text, &self.league.row.name);
        let alt = self.alt(text, &heading);
        let columns = self.columns(text);
        let rows: Vec<_> = (1..)
            .zip(&self.lines)
            .map(|(place, line)| Row {
                cells: self.cells(text, place, line),
                mark: Some(line.entrant) == self.own,
            })
            .collect();
        let caption = say!(text, "caption-league");
        let medals = self.is_final();
        painter::picture(style, None, alt, move |painter, look| {
            let columns = columns.iter().map(|(heading, align)| Column { heading, align: *align });
            let columns: Vec<_> = columns.collect();
            let table = Table {
                title: &heading,
                caption: &caption,
                columns: &columns,
                rows: &rows,
                medals,
            };
            painter.table(&table, look)
        })
    }

    /// Returns true once the places are final.
    fn is_final(&self) -> bool {
        self.tournament.row.state == TournamentState::Over
            && self.tournament.entrants.iter().all(|entrant| entrant.place.is_some())
    }

    fn alt(&self, text: Text, heading: &str) -> String {
        let lead = say!(text, "alt-standings", heading = heading, knockout = "no");
        let lines = (1_u32..).zip(&self.lines).map(|(place, line)| {
            let name = fit(&name_in(text, self.tournament, line.entrant), MAX_NAME);
            let points = half_points(line.points);
            say!(text, "alt-standing", place = place, name = name, points = points)
        });
        fit(&text.sentences(std::iter::once(lead).chain(lines)), ALT)
    }

    fn columns(&self, text: Text) -> Vec<(String, Align)> {
        let others = (1..=self.lines.len()).map(|number| (number.to_string(), Align::Center));
        [(String::new(), Align::Center), (say!(text, "column-name"), Align::Left)]
            .into_iter()
            .chain(others)
            .chain([
                (say!(text, "column-points"), Align::Right),
                (say!(text, "column-sonneborn-berger"), Align::Right),
            ])
            .collect()
    }

    fn cells(&self, text: Text, place: u32, line: &LeagueLine) -> Vec<String> {
        let results = self.lines.iter().map(|other| {
            if other.entrant == line.entrant {
                return String::from("×");
            }
            let games = self.division.results(line.entrant, other.entrant);
            games.into_iter().map(half_points).collect::<Vec<_>>().join(" ")
        });
        [place.to_string(), name_in(text, self.tournament, line.entrant)]
            .into_iter()
            .chain(results)
            .chain([half_points(line.points), quarter_points(line.sonneborn_berger)])
            .collect()
    }

    fn other_divisions(&self, text: Text) -> Vec<CreateButton> {
        let (of, cycle) = (self.league.row.id, self.tournament.row.cycle);
        let to = |division: usize| {
            let label = say!(text, "button-division", number = division + 1);
            let click = LeagueClick::Table { of, cycle, division };
            button(click, &label, ButtonStyle::Secondary)
        };
        (0..self.league.divisions.len()).filter(|&other| other != self.index).map(to).collect()
    }
}

/// Returns what is known about a person's place.
fn fate_words(text: Text, fate: Fate) -> String {
    let said = |fate: &str, wins: u32, games: u32| {
        say!(text, "league-fate", fate = fate, wins = wins, games = games)
    };
    match fate {
        Fate::Left => said("left", 0, 0),
        Fate::Sure(Goal::Win) => said("champion", 0, 0),
        Fate::Sure(Goal::Up) => said("up", 0, 0),
        Fate::Sure(Goal::Stay) => said("safe", 0, 0),
        Fate::Down => said("down", 0, 0),
        Fate::Needs(Goal::Win, wins, games) => said("needs_win", wins, games),
        Fate::Needs(Goal::Up, wins, games) => said("needs_up", wins, games),
        Fate::Needs(Goal::Stay, wins, games) => said("needs_safe", wins, games),
        Fate::Open(Goal::Win) => said("may_win", 0, 0),
        Fate::Open(Goal::Up) => said("may_up", 0, 0),
        Fate::Open(Goal::Stay) => said("danger", 0, 0),
    }
}

#[cfg(test)]
mod tests {
    use dvonn_model::{
        EntrantRow, EntryRules, LeagueRow, LeagueState, PairingRow, Person, Points, SetupKind,
        TimeControl, TournamentKind, TournamentRow, TournamentSetup,
    };
    use dvonn_rules::ByColor;
    use jiff::{SignedDuration, Timestamp};

    use super::*;

    fn id<T: TryFrom<u64, Error = dvonn_model::BadId>>(number: u64) -> T {
        T::try_from(number).unwrap()
    }

    fn row() -> LeagueRow {
        LeagueRow {
            id: 1.into(),
            guild: id(1),
            channel: id(2),
            name: String::from("Harbour"),
            organiser: Some(id(9)),
            state: LeagueState::Running,
            cycle: 4,
            ends_at: Timestamp::UNIX_EPOCH,
            put_off: 0,
            paused_at: None,
            event: None,
            event_at: None,
            size: 5,
            twice: false,
            weeks: 6,
            moves: 1,
            at_once: 3,
            setup: TournamentSetup::Random,
            control: TimeControl::Unlimited,
            rated: true,
            everywhere: false,
            locale: None,
        }
    }

    /// A division of five. `results` has White's half points of each pairing, in the order of boards.
    fn division(number: u32, results: &[Option<Points>]) -> Tournament {
        assert_eq!(row().setup.layout(), SetupKind::Random);
        let names = ["Ada", "Ben", "Cleo", "Dan", "Eve"];
        let entrant = |(number, name): (u32, &&str)| EntrantRow {
            number,
            player: Person::new(id(u64::from(number)), *name).into(),
            seed: Some(number),
            withdrew: (number == 5).then_some(5),
            place: None,
            home: None,
        };
        let pairs = (1..=5_u32).flat_map(|one| (1..one).map(move |two| (one, two)));
        let pairing =
            |(board, ((white, black), points)): (u32, ((u32, u32), &Option<Points>))| PairingRow {
                tournament: number_of(number).into(),
                round: 1,
                board,
                white,
                black: Some(black),
                attempt: 0,
                drawn: 0,
                held: false,
                game: None,
                thread: None,
                away: None,
                refusing: None,
                points: points.map(|white| ByColor { white, black: white.of_other() }),
                forfeit: false,
            };
        Tournament {
            row: TournamentRow {
                id: number_of(number).into(),
                guild: id(1),
                channel: id(2),
                name: format!("Harbour 4.{number}"),
                kind: TournamentKind::RoundRobin,
                state: TournamentState::Running,
                organiser: Some(id(9)),
                rounds: Some(5),
                round: 5,
                setup: TournamentSetup::Random,
                control: TimeControl::Unlimited,
                rated: true,
                round_length: SignedDuration::from_hours(1000),
                round_ends_at: None,
                entry: EntryRules::default(),
                series: None,
                edition: 0,
                event: None,
                locale: None,
                created_at: Timestamp::UNIX_EPOCH,
                updated_at: Timestamp::UNIX_EPOCH,
                league: Some(1.into()),
                cycle: 4,
                division: number,
                teams: None,
            },
            entrants: (1..).zip(&names).map(entrant).collect(),
            pairings: (1..).zip(pairs.zip(results)).map(pairing).collect(),
        }
    }

    fn number_of(division: u32) -> i64 {
        i64::from(division) + 10
    }

    #[test]
    fn a_table_says_what_each_person_can_still_reach() {
        use Points::{Draw, Loss, Win};
        // Ben lost to Ada, Cleo drew with both, Dan beat Ada; all beat Eve, who left.
        let results = [Some(Loss), Some(Draw), Some(Draw), Some(Win), None, None];
        let results: Vec<_> = results.into_iter().chain([Some(Loss); 4]).collect();
        let divisions = vec![division(1, &results), division(2, &results), division(3, &results)];
        let league = League { row: row(), entries: Vec::new(), divisions };
        let style = Style::public(Text::of(None), None);
        let words = |index: usize| {
            let view = for_everyone(style, &league, index);
            view.content().lines().take(6).map(str::to_owned).collect::<Vec<_>>()
        };
        assert_eq!(
            words(0),
            [
                "**Harbour** · cycle 4, division 1",
                r"1\. <@1> · **2½** · safe · can become champion",
                r"2\. <@4> · **2** · to play: 2 · safe · must win 2 of 2 to become champion",
                r"3\. <@3> · **2** · to play: 1 · safe · can become champion",
                r"4\. <@2> · **1½** · to play: 1 · safe · can become champion",
                r"5\. <@5> · **0** · has left",
            ]
        );
        assert_eq!(words(1)[2], r"2\. <@4> · **2** · to play: 2 · safe · must win 2 of 2 to go up");
        assert_eq!(words(2)[2], r"2\. <@4> · **2** · to play: 2 · must win 2 of 2 to go up");
        let view = for_everyone(style, &league, 0);
        let alt = &view.undrawn().unwrap().alt;
        assert!(
            alt.starts_with("Harbour · cycle 4, division 1. Place, player and points:"),
            "{alt}"
        );
    }
}
