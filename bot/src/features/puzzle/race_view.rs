//! The messages of puzzle races: the start page, the puzzle that a person solves now, how they did, and the
//! message that everybody sees.

use dvonn_discord::view::{View, button};
use dvonn_engine::puzzle::Find;
use dvonn_model::{RaceState, RacerRow, UserId};
use dvonn_rules::{Cell, Ply};
use dvonn_school::puzzle::{Race, RaceRefusal};
use jiff::Timestamp;
use serenity::all::{ButtonStyle, CreateButton};

use crate::features::puzzle::view;
use crate::features::puzzle::view::Seen;
use crate::runtime::style::Style;
use crate::say;
use crate::show::ids::puzzle::RaceClick;
use crate::show::words::links::mention;
use crate::text::Text;

/// What a person is told above their next puzzle, or above their result.
#[derive(Clone, Copy)]
pub(super) enum Said {
    /// They wanted to begin a race while they are in this one.
    Already,
    /// The last puzzle was solved.
    Solved,
    /// The last move was wrong. This one is right.
    Wrong(Ply),
}

impl Said {
    fn words(self, style: Style) -> String {
        match self {
            Said::Already => say!(style.text, "race-already"),
            Said::Solved => say!(style.text, "race-solved"),
            Said::Wrong(best) => say!(style.text, "race-wrong", ply = style.ply(best)),
        }
    }
}

/// Explains a race alone. `best` is the person's best score; 0 for none.
pub(super) fn intro(text: Text, best: u32) -> View {
    let mut lines = vec![say!(text, "race-intro")];
    lines.extend((best > 0).then(|| say!(text, "race-best", score = best)));
    let start = button(RaceClick::Alone, &say!(text, "button-race-start"), ButtonStyle::Success);
    View::new(lines.join("\n")).buttons([start])
}

/// Returns a step of the puzzle that a person solves now.
pub(super) fn page(
    seen: Seen<'_>,
    step: usize,
    race: &Race,
    person: UserId,
    said: Option<Said>,
) -> View {
    let style = seen.style;
    let mut lines: Vec<String> = said.map(|said| said.words(style)).into_iter().collect();
    lines.push(clock(style.text, race));
    lines.extend(scores(style.text, race, Some(person)));
    view::step(seen, step, None).under(&lines.join("\n"))
}

/// Returns a button for each destination of a stack.
pub(super) fn destinations(seen: Seen<'_>, find: &Find, race: &Race, from: Cell) -> View {
    let step = seen.race.map_or(0, |at| at.step);
    view::destinations(seen, find, step, from).under(&clock(seen.style.text, race))
}

/// Returns how a person did. Another race is offered to those who raced alone.
pub(super) fn result(
    style: Style,
    race: &Race,
    person: UserId,
    at: Timestamp,
    said: Option<Said>,
) -> View {
    let text = style.text;
    let mut lines: Vec<String> = said.map(|said| said.words(style)).into_iter().collect();
    let Ok(racer) = race.racer(person) else { return View::new(lines.join("\n")) };
    lines.push(match race.row.state {
        RaceState::Open => say!(text, "race-not-started"),
        RaceState::Running | RaceState::Over => {
            if racer.is_out() {
                say!(text, "race-out")
            } else {
                say!(text, "race-time-up")
            }
        }
        state => closed(text, state),
    });
    if !matches!(race.row.state, RaceState::Running | RaceState::Over) {
        return View::new(lines.join("\n"));
    }
    lines.extend(scores(text, race, Some(person)));
    lines.push(if racer.score > racer.best_before {
        say!(text, "race-new-best")
    } else {
        say!(text, "race-best", score = racer.best_before)
    });
    if race.row.venue.is_some() {
        // The other person may go on.
        lines.extend(race.row.is_running_at(at).then(|| clock(text, race)));
        return View::new(lines.join("\n"));
    }
    let again = button(RaceClick::Alone, &say!(text, "button-race-again"), ButtonStyle::Primary);
    View::new(lines.join("\n")).buttons([again])
}

/// Calls the challenger to the race that the opponent has started: the clock runs for both.
pub(super) fn called(text: Text, race: &Race) -> View {
    let [one, other] = race.racers.as_slice() else { return View::new("") };
    let (challenger, opponent) = (mention(one.person), mention(other.person));
    let called = say!(text, "race-called", challenger = challenger, opponent = opponent);
    View::new(called).ping(Some(one.person)).buttons([show_button(text, race)])
}

fn show_button(text: Text, race: &Race) -> CreateButton {
    let show = RaceClick::Show { race: race.row.id };
    button(show, &say!(text, "button-race-puzzles"), ButtonStyle::Primary)
}

/// Returns the message that everybody sees. Notifies the opponent, while they can start the race.
pub(super) fn public(text: Text, race: &Race) -> View {
    let id = race.row.id;
    let [one, other] = race.racers.as_slice() else { return View::new("") };
    let (challenger, opponent) = (mention(one.person), mention(other.person));
    let plain = ButtonStyle::Secondary;
    let offer = say!(text, "race-offer", challenger = &*challenger, opponent = &*opponent);
    match race.row.state {
        RaceState::Open => {
            let until = say!(text, "challenge-until", until = moment(race));
            let start = RaceClick::Start { race: id };
            View::new(format!("{}\n{}\n{until}", offer, say!(text, "race-rules")))
                .ping(Some(other.person))
                .buttons([
                    button(start, &say!(text, "button-race-start"), ButtonStyle::Success),
                    button(RaceClick::Decline { race: id }, &say!(text, "button-decline"), plain),
                    button(RaceClick::Cancel { race: id }, &say!(text, "button-cancel"), plain),
                ])
        }
        RaceState::Running => {
            let title = say!(text, "race-runs", one = challenger, other = opponent);
            let lines = [vec![title, clock(text, race)], scores(text, race, None)].concat();
            View::new(lines.join("\n")).buttons([show_button(text, race)])
        }
        RaceState::Over => {
            let title = match race.winner() {
                Some(winner) => say!(text, "race-won", winner = mention(winner)),
                None => say!(text, "race-drawn", one = challenger, other = opponent),
            };
            View::new([vec![title], scores(text, race, None)].concat().join("\n"))
        }
        state => View::new(format!("{}\n{}", offer, closed(text, state))),
    }
}

/// Returns the message of a race that was deleted with a person's data.
pub(super) fn called_off(text: Text) -> View {
    View::new(say!(text, "race-called-off"))
}

/// Returns why a race cannot be made, started or seen.
pub(super) fn refusal(text: Text, refusal: &RaceRefusal) -> String {
    match *refusal {
        RaceRefusal::Gone => say!(text, "race-gone"),
        RaceRefusal::NotInIt => say!(text, "race-not-in-it"),
        RaceRefusal::NotTheOpponent(opponent) => {
            say!(text, "race-not-the-opponent", opponent = mention(opponent))
        }
        RaceRefusal::NotTheChallenger(challenger) => {
            say!(text, "race-not-the-challenger", challenger = mention(challenger))
        }
        RaceRefusal::Closed(state) => {
            text.sentences([say!(text, "race-closed"), closed(text, state)])
        }
        RaceRefusal::Racing(_) => say!(text, "race-already"),
        RaceRefusal::OtherRaces(person) => {
            say!(text, "race-other-races", person = mention(person))
        }
        RaceRefusal::TooMany(most, None) => say!(text, "race-too-many", most = most),
        RaceRefusal::TooMany(_, Some(opponent)) => {
            say!(text, "race-asked-lately", opponent = mention(opponent))
        }
    }
}

/// Says that nobody races against themselves.
pub(super) fn oneself(text: Text) -> String {
    say!(text, "race-oneself")
}

/// Returns what came of a challenge that led to no race, or of its race.
fn closed(text: Text, state: RaceState) -> String {
    match state {
        RaceState::Open => say!(text, "challenge-open"),
        RaceState::Running => say!(text, "race-started"),
        RaceState::Over => say!(text, "race-over"),
        RaceState::Declined => say!(text, "challenge-declined"),
        RaceState::Cancelled => say!(text, "challenge-cancelled"),
        RaceState::Expired => say!(text, "challenge-expired"),
    }
}

/// Says when a race ends.
fn clock(text: Text, race: &Race) -> String {
    say!(text, "race-ends", until = moment(race))
}

fn moment(race: &Race) -> String {
    format!("<t:{}:R>", race.row.ends_at.as_second())
}

/// Returns how many puzzles each person has solved. Their own comes first for `reader`, without their name.
fn scores(text: Text, race: &Race, reader: Option<UserId>) -> Vec<String> {
    let mut racers: Vec<&RacerRow> = race.racers.iter().collect();
    racers.sort_by_key(|racer| Some(racer.person) != reader);
    let line = |racer: &RacerRow| {
        let (score, mistakes, most) = (racer.score, racer.mistakes, RacerRow::MISTAKES);
        let score = say!(text, "race-score", score = score, mistakes = mistakes, most = most);
        if Some(racer.person) == reader {
            score
        } else {
            say!(text, "race-score-of", person = mention(racer.person), score = score)
        }
    };
    racers.into_iter().map(line).collect()
}
