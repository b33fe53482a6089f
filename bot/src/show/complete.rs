//! Autocompletion: legal or common values, filtered by the typed text.

use dvonn_discord::markup::fit;
use dvonn_discord::view::CHOICES;
use dvonn_model::{Ending, GameRow, GameState, TimeControl};
use dvonn_rules::{Cell, Phase, Ply, Position, plain_spelling};
use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::runtime::caller::command::{Context, caller_anywhere};
use crate::runtime::failure::Failure;
use crate::runtime::style::Style;
use crate::show::words::title;
use crate::show::words::{moves, terms};
use crate::text::Text;

/// The maximum length of a choice's label and of its value, in code points.
const LABEL: usize = 100;

/// Splits the typed text into everything before the last word, and that word.
pub(crate) fn last_word(typed: &str) -> (&str, &str) {
    let start = typed
        .rfind(|c: char| !c.is_alphanumeric())
        .map_or(0, |end| end + typed[end..].chars().next().map_or(0, char::len_utf8));
    typed.split_at(start)
}

/// Makes the response. A refusal gives an empty list: the command itself explains it.
pub(crate) fn autocomplete_response(
    choices: Result<Vec<AutocompleteChoice>, Failure>,
) -> CreateAutocompleteResponse {
    let choices = match choices {
        Ok(choices) => choices,
        Err(Failure::Refused(_)) => Vec::new(),
        Err(failure) => {
            tracing::warn!(%failure, "failed to autocomplete");
            Vec::new()
        }
    };
    CreateAutocompleteResponse::new().set_choices(choices)
}

/// Returns the legal plies that start with `typed`. Each value is the text `before` and the ply.
pub(crate) fn plies_starting_with(
    style: Style,
    position: &Position,
    before: &str,
    typed: &str,
) -> Vec<AutocompleteChoice> {
    let (typed, named) = (normalised(typed), plain_spelling(before).to_ascii_uppercase());
    let legal = position.legal_plies();
    let choices = legal
        .iter()
        .filter(|ply| ply.to_string().starts_with(&typed) && !named.contains(&ply.to_string()))
        .filter_map(|&ply| position.preview(ply).ok())
        .take(CHOICES)
        .map(|effect| {
            let label = match effect.ply {
                Ply::Place(cell) => cell.to_string(),
                _ => moves::ply_label(style, &effect),
            };
            (format!("{before}{label}"), format!("{before}{}", effect.ply))
        })
        .filter(|(_, value)| value.chars().count() <= LABEL)
        .map(|(label, value)| AutocompleteChoice::new(fit(&label, LABEL), value));
    choices.collect()
}

/// Returns the cells of the board that start with `typed`.
pub(crate) fn cells_starting_with(typed: &str) -> Vec<AutocompleteChoice> {
    let typed = normalised(typed);
    let names = Cell::ALL.iter().map(Cell::to_string).filter(|name| name.starts_with(&typed));
    names.take(CHOICES).map(|name| AutocompleteChoice::new(name.clone(), name)).collect()
}

/// The clocks suggested for empty input.
const CLOCKS: [&str; 11] = [
    "none",
    "1d",
    "2d",
    "3d",
    "7d",
    "1d+2h",
    "3d+12h",
    "3d+12h max 7d",
    "7d+1d",
    "live 10",
    "live 15",
];

/// Suggests the clocks that start with the typed text, and the typed clock itself if it is valid.
pub(crate) async fn clocks(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let locale = Some(ctx.interaction.locale.as_str());
    let text = caller_anywhere(ctx).await.map_or_else(|_| Text::of(locale), |caller| caller.text);
    let choices = clocks_like(text, typed).into_iter().map(|control| {
        let label = terms::control(text, control);
        AutocompleteChoice::new(fit(&label, LABEL), control.to_string())
    });
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

fn clocks_like(text: Text, typed: &str) -> Vec<TimeControl> {
    let typed = typed.trim().to_lowercase();
    // A bare number lacks its unit, or the word `live` before it.
    let readings =
        [typed.clone(), format!("{typed}d"), format!("{typed}h"), format!("live {typed}")];
    let complete = readings.iter().filter_map(|reading| reading.parse().ok());
    let usual = CLOCKS.iter().filter_map(|clock| {
        let control = clock.parse().ok()?;
        let found = clock.starts_with(&typed)
            || terms::control(text, control).to_lowercase().starts_with(&typed);
        found.then_some(control)
    });
    let mut clocks: Vec<TimeControl> = Vec::new();
    for clock in complete.chain(usual) {
        if !clocks.contains(&clock) {
            clocks.push(clock);
        }
    }
    clocks
}

/// The maximum number of recent games that are searched for the typed text.
const GAMES: u32 = 100;

/// Suggests games that the person can see here, newest first, by number or player name.
pub(crate) async fn games(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    autocomplete_response(games_like(ctx, typed.trim(), |_| true).await)
}

/// Suggests such games that can be reviewed: they ended with a result, and both sides moved a stack.
pub(crate) async fn reviewable_games(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let is_reviewable = |game: &GameRow| {
        has_result(game.state) && both_moved(&game.terms.start, game.plies as usize)
    };
    autocomplete_response(games_like(ctx, typed.trim(), is_reviewable).await)
}

/// Returns true if so many plies from a position fill the board, and let both sides move once.
fn both_moved(start: &Position, plies: usize) -> bool {
    let placements = match start.phase() {
        Phase::Placement => Cell::COUNT - start.occupied().len(),
        Phase::Movement | Phase::Over => 0,
    };
    plies >= placements + 2
}

fn has_result(state: GameState) -> bool {
    !matches!(state, GameState::Running | GameState::Ended(Ending::Void { .. }))
}

async fn games_like(
    ctx: Context<'_>,
    typed: &str,
    is_wanted: fn(&GameRow) -> bool,
) -> Result<Vec<AutocompleteChoice>, Failure> {
    let caller = caller_anywhere(ctx).await?;
    let (channel, person) = (caller.venue.channel, caller.person.id);
    let known = ctx.framework.user_data.store.games_seen_from(channel, person, GAMES).await?;
    let by_number = typed.chars().all(|c| c.is_ascii_digit());
    let typed = typed.to_lowercase();
    let choices = known.iter().filter(|game| is_wanted(game)).filter_map(|game| {
        let (number, label) = (game.id.to_string(), title::game_choice(caller.text, game));
        let found = if by_number {
            number.starts_with(&typed)
        } else {
            label.to_lowercase().contains(&typed)
        };
        found.then(|| AutocompleteChoice::new(fit(&label, LABEL), number))
    });
    Ok(choices.take(CHOICES).collect())
}

/// Returns the typed text in the notation of plies: `d3→f` becomes `D3F`. The `x` of a capture is left
/// out, also if nothing follows it yet.
fn normalised(typed: &str) -> String {
    let letters = plain_spelling(typed).to_ascii_uppercase();
    letters.chars().filter(|c| c.is_ascii_alphanumeric() && *c != 'X').collect()
}

#[cfg(test)]
mod tests {
    use dvonn_model::VoidReason;
    use dvonn_rules::{ByColor, Color, Seed};

    use super::*;

    fn suggested(typed: &str) -> Vec<String> {
        let clocks = clocks_like(Text::of(None), typed);
        clocks.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn usual_clocks_are_suggested_for_empty_input() {
        let usual = CLOCKS.map(|clock| clock.parse::<TimeControl>().unwrap().to_string());
        assert_eq!(suggested(""), usual);
    }

    #[test]
    fn a_valid_clock_is_suggested() {
        assert_eq!(suggested("5d"), ["5d"]);
        assert_eq!(suggested("4d + 6h"), ["4d+6h"]);
        assert_eq!(suggested("4d+6h max 9d"), ["4d+6h max 9d"]);
        assert_eq!(suggested("3d+12h m"), ["3d+12h max 7d"]);
        assert_eq!(suggested("20"), ["20d", "20h", "live 20m"]);
        assert_eq!(suggested("no"), ["none"]);
        assert_eq!(suggested("LIVE"), ["live 10m", "live 15m"]);
        assert_eq!(suggested("12 hours"), ["12h"]);
        assert_eq!(suggested("soon"), Vec::<String>::new());
    }

    #[test]
    fn only_games_with_a_result_are_suggested_for_a_review() {
        let void = |reason| GameState::Ended(Ending::Void { reason });
        let score = ByColor { white: 0, black: 0 };
        assert!(has_result(GameState::Ended(Ending::Played { score })));
        assert!(has_result(GameState::Ended(Ending::Resigned { by: Color::White, score })));
        assert!(!has_result(GameState::Running));
        assert!(!has_result(void(VoidReason::Aborted)));
    }

    #[test]
    fn only_games_in_which_both_sides_moved_are_suggested_for_a_review() {
        let (empty, full) = (Position::new(), Position::dealt(Seed::from_bits(1)));
        assert_eq!([49, 50, 51].map(|plies| both_moved(&empty, plies)), [false, false, true]);
        assert_eq!([0, 1, 2].map(|plies| both_moved(&full, plies)), [false, false, true]);
        let mut later = full;
        later.make(full.legal_plies()[0]);
        assert!(both_moved(&later, 2), "its empty cells stay empty");
    }

    #[test]
    fn every_spelling_of_a_partial_move_is_normalised() {
        for typed in
            ["d3f", "D3F", "d3-f", "d3 f", " D3→F", "d3 → f", "d3xF", "(1W)D3:f", "Ｄ３Ｆ", "d3, f"]
        {
            assert_eq!(normalised(typed), "D3F");
        }
        assert_eq!(normalised("С3х"), "C3");
        assert_eq!(normalised("日本"), "");
    }
}
