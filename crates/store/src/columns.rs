//! How people, colours and texts are stored.

use dvonn_model::{Player, PlayerId};
use dvonn_rules::Color;

/// The id stored where a NOT NULL column has no user.
pub(super) const NO_USER: i64 = 0;

/// Removes control characters. PostgreSQL rejects NUL, and Discord rejects others.
pub(super) fn without_controls(text: &str) -> String {
    text.chars().filter(|character| !character.is_control()).collect()
}

/// Returns the column value of a colour.
pub(super) fn color_name(color: Color) -> &'static str {
    match color {
        Color::White => "w",
        Color::Black => "b",
    }
}

/// Returns the colour with this column value.
pub(super) fn parse_color(name: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|&color| color_name(color) == name)
}

/// Returns the values of a player's id and name columns.
pub(super) fn player_columns(player: &Player) -> (i64, String) {
    let name = match (player.person(), player.engine()) {
        (Some(person), _) => without_controls(&person.name),
        (None, Some(engine)) => without_controls(&engine.name),
        (None, None) => String::new(),
    };
    (PlayerId::from(player).into(), name)
}
