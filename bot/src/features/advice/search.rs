//! Which position is meant, who may see advice on it, and the search. Only the person who asks sees
//! the result.

use std::time::Duration;

use dvonn_engine::{Analysis, Limits};
use dvonn_model::{GameId, VariationStart};
use dvonn_play::advice::AdviceRefusal;
use dvonn_play::challenge::options::InvalidTerms;
use dvonn_play::{Match, Refusal};
use dvonn_rules::{ByColor, Color, Game, Position, Record, Reds, headers};

use crate::computer::Busy;
use crate::runtime::app::{App, owner};
use crate::runtime::caller::Caller;
use crate::runtime::failure::Failure;
use crate::show::words::players;
use crate::show::words::players::PictureName;

/// The search time, the same for a hint and an analysis, which must agree.
const SEARCH_TIME: Duration = Duration::from_millis(1_500);
/// The search time for each line, if there are so many that they need more time in all.
const TIME_PER_LINE: Duration = Duration::from_millis(500);
/// The number of best moves in a hint and, unless the person wants more or fewer, in an analysis.
pub(super) const LINES: u32 = 3;

/// A position to analyse.
pub(super) struct AnalysedPosition {
    /// The position.
    pub(super) position: Position,
    /// The number of red pieces in each stack, where known.
    pub(super) reds: Reds,
    /// The game that the position comes from, if it was played here.
    pub(super) game: Option<GameId>,
    /// True if that game is running.
    pub(super) is_running: bool,
    /// The number of plies before the position and in the whole game, if it comes from a game.
    pub(super) plies: Option<(u32, u32)>,
    /// The names of the players. Empty for a typed position.
    pub(super) names: ByColor<PictureName>,
    /// The reader's colour, if they play in the game.
    pub(super) own: Option<Color>,
}

impl AnalysedPosition {
    /// Reads a typed position.
    pub(super) fn of_text(text: &str) -> Result<AnalysedPosition, Refusal> {
        let position = text.trim().parse().map_err(InvalidTerms::Position)?;
        let names = ByColor::from_fn(|_| String::new());
        Ok(AnalysedPosition::without_game(position, None, names))
    }

    /// Finds a position among the words of a message.
    pub(super) fn in_message(text: &str) -> Option<AnalysedPosition> {
        let position = position_in(text)?;
        Some(AnalysedPosition::without_game(position, None, ByColor::from_fn(|_| String::new())))
    }

    /// Returns the position of a game played here after the first `after` plies, or the last one in
    /// which somebody could move.
    ///
    /// Errors if the game is running and the person may not get advice in it.
    pub(super) fn of_match(
        caller: &Caller,
        game: &Match,
        after: Option<u32>,
    ) -> Result<AnalysedPosition, Refusal> {
        if game.row.is_running() {
            game.check_advice(caller.person.id).map_err(|refusal| match refusal {
                Refusal::NotAPlayer(_) | Refusal::NotYourTurn(_) => {
                    AdviceRefusal::NotOfRunning.into()
                }
                other => other,
            })?;
        }
        let (position, plies) = position_after(&game.history, after)?;
        Ok(AnalysedPosition {
            position,
            reds: game.history.reds_after(plies.0 as usize).unwrap_or_default(),
            game: Some(game.row.id),
            is_running: game.row.is_running(),
            plies: Some(plies),
            names: players::names(caller.text, game),
            own: game.color_of(caller.person.id),
        })
    }

    /// Returns the position of a pasted game after the first `after` plies, or its last one.
    pub(super) fn of_record(
        record: &Record,
        after: Option<u32>,
    ) -> Result<AnalysedPosition, Refusal> {
        let (position, plies) = position_after(record.game(), after)?;
        let reds = record.game().reds_after(plies.0 as usize).unwrap_or_default();
        let name = |key| record.header(key).unwrap_or_default().to_owned();
        let names = ByColor { white: name(headers::WHITE), black: name(headers::BLACK) };
        let found = AnalysedPosition::without_game(position, Some(plies), names);
        Ok(AnalysedPosition { reds, ..found })
    }

    /// Returns the position at the start of a tree of variations.
    ///
    /// Errors if it comes from a running game, and the person may not get advice in that now.
    pub(super) async fn of_variations(
        app: &App,
        caller: &Caller,
        start: &VariationStart,
    ) -> Result<AnalysedPosition, Failure> {
        let Some(game) = start.game else {
            let (plies, names) = (start.plies, start.names.clone());
            return Ok(AnalysedPosition::without_game(start.position, plies, names));
        };
        let game = Match::find(&app.store, game).await?.seen_at(&caller.venue, caller.person.id);
        let found = AnalysedPosition::of_match(caller, &game, None)?;
        let before = start.plies.map_or(0, |(before, _)| before as usize);
        // After a takeback, other moves may have been played.
        let reds = if game.history.position_after(before) == Some(&start.position) {
            game.history.reds_after(before)
        } else {
            None
        };
        Ok(AnalysedPosition {
            position: start.position,
            reds: reds.unwrap_or_else(|| Reds::from_position(&start.position)),
            plies: start.plies,
            ..found
        })
    }

    fn without_game(
        position: Position,
        plies: Option<(u32, u32)>,
        names: ByColor<String>,
    ) -> AnalysedPosition {
        let reds = Reds::from_position(&position);
        let names = names.map(PictureName::from);
        AnalysedPosition { position, reds, game: None, is_running: false, plies, names, own: None }
    }

    /// Returns the start of a tree of variations from this position, with so many best lines.
    pub(super) fn start(&self, lines: u32) -> VariationStart {
        VariationStart {
            position: self.position,
            game: self.game,
            plies: self.plies,
            // The names of a game played here are read from it, so that they change with it.
            names: match self.game {
                Some(_) => ByColor::default(),
                None => self.names.clone().map(|name| name.full),
            },
            lines,
        }
    }
}

/// Returns the first position in a text: the side to move, the rows and perhaps one more word, between
/// other words.
fn position_in(text: &str) -> Option<Position> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let starts =
        (0..words.len()).filter(|&at| words[at..].get(1).is_some_and(|rows| rows.contains('/')));
    starts.into_iter().find_map(|at| {
        let longer = words.get(at..at + 3).and_then(|words| words.join(" ").parse().ok());
        let rows = words[at + 1].trim_end_matches([';', '!', '?', ')', '`']);
        longer.or_else(|| format!("{} {rows}", words[at].trim_matches('`')).parse().ok())
    })
}

/// Returns how many plies lead to the last position of a finished game in which a side could move.
/// `None` if the game goes on from its last position.
fn last_choice(game: &Game) -> Option<u32> {
    game.position().result()?;
    let could_move =
        |plies: &usize| game.position_after(*plies).is_some_and(|position| !position.must_pass());
    u32::try_from((0..game.plies().len()).rev().find(could_move)?).ok()
}

/// Returns the position after the first `after` plies, or the last one in which somebody could
/// move, with the number of plies before it and in the whole game.
fn position_after(game: &Game, after: Option<u32>) -> Result<(Position, (u32, u32)), Refusal> {
    let plies = game.plies().len();
    let count = u32::try_from(plies).unwrap_or(u32::MAX);
    let after = after.or_else(|| last_choice(game)).unwrap_or(count);
    let position = game.position_after(after as usize);
    let position = position.ok_or(AdviceRefusal::NoSuchPly { plies })?;
    Ok((*position, (after, count)))
}

/// Returns what the engine thinks of a position, with so many lines or one for each legal ply. While
/// it remembers what it told somebody, it says the same again.
pub(super) async fn analysed(
    app: &App,
    caller: &Caller,
    position: Position,
    lines: u32,
) -> Result<Analysis, Busy> {
    let wanted = (lines as usize).min(position.legal_plies().len());
    if let Some(known) = app.analyses.of(&position, wanted) {
        return Ok(known);
    }
    let limits = Limits::time(SEARCH_TIME.max(TIME_PER_LINE * lines));
    let owner = owner(caller.person.id);
    let found = app.thinkers.analyse(owner, position, limits, lines as usize).await?;
    app.analyses.keep(position, found.clone());
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_number_a_finished_game_is_analysed_at_its_last_choice() {
        let empty = |cells: usize| vec!["."; cells].join(",");
        let rest = [10, 11, 10, 9].map(empty).join("/");
        let start = format!("w r1,w1,b1,r1,b1,r1,{}/{rest} movement", empty(3)).parse().unwrap();
        let mut game = Game::from_position(start);
        let mut last = 0;
        while game.position().result().is_none() {
            let ply = game.position().legal_plies()[0];
            if !game.position().must_pass() {
                last = u32::try_from(game.plies().len()).unwrap();
            }
            game.play(ply).unwrap();
        }
        let plies = u32::try_from(game.plies().len()).unwrap();
        let (position, counted) = position_after(&game, None).unwrap();
        assert_eq!(counted, (last, plies));
        assert_eq!(position.result(), None);
        let (end, _) = position_after(&game, Some(plies)).unwrap();
        assert!(end.result().is_some(), "it can still be asked for");
    }

    #[test]
    fn a_position_is_found_among_other_words() {
        let rows = "b1,w1,.,.,.,.,.,.,./b1,w1,w3*,.,.,.,.,.,.,./r1,b1,r1,.,.,.,.,.,.,.,./\
            .,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.";
        let position: Position = format!("w {rows}").parse().unwrap();
        for text in [
            format!("w {rows}"),
            format!("look: w {rows}"),
            format!("and/or `w {rows}` what now?"),
            format!("Look:\nw {rows} movement\nor?"),
        ] {
            assert_eq!(position_in(&text), Some(position), "{text}");
        }
        for text in ["", "w", "look: w b1,w1", "and/or w/o", "1/2 1/2"] {
            assert_eq!(position_in(text), None, "{text}");
        }
    }
}
