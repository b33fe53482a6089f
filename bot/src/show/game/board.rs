//! The board: as announced after a turn, and as shown in private.

use dvonn_discord::view::{ROWS, View};
use dvonn_model::{GameEvent, GameId, GameRow, Player, UserId};
use dvonn_play::Match;
use dvonn_rules::CellSet;
use serenity::all::CreateButton;

use crate::runtime::style::Style;
use crate::show::game::controls::{Hints, after_game_apart, ways_on, with_player_buttons};
use crate::show::game::record_buttons;
use crate::show::game::turn_buttons::{marks, with_turn_buttons};
use crate::show::game::{clock, news};
use crate::show::ids::turn::Then;
use crate::show::picture;
use crate::show::picture::Marks;
use crate::text::Text;

/// The rows of buttons that a turn may take. One row is for the players' other buttons.
const TURN_ROWS: usize = ROWS - 1;
/// The same for the first board and for private boards, which have a row of links.
const TURN_ROWS_ABOVE_LINKS: usize = ROWS - 2;

/// The end of the names of boards in a game's other venue: Discord compares nonces in all channels.
const ELSEWHERE: &str = "-b";

/// Returns the name of an announced board: that of its picture, which tells it from all others.
pub(crate) fn picture_name(game: &GameRow) -> String {
    let place = if game.is_away() { ELSEWHERE } else { "" };
    format!("game-{}-{}{place}", game.id, game.revision)
}

/// Returns the game whose announced board is in this file, and the revision.
pub(crate) fn on_picture(file: &str) -> Option<(GameId, i64)> {
    let (game, revision) = file.strip_prefix("game-")?.strip_suffix(".png")?.split_once('-')?;
    let revision = revision.strip_suffix(ELSEWHERE).unwrap_or(revision);
    Some((GameId::from(game.parse::<i64>().ok()?), revision.parse().ok()?))
}

/// Returns the announced board: what happened, whose turn it is, the picture and the controls.
/// Notifies only the player to move. `ending` replaces the line about how the game ended.
pub(crate) fn board(game: &Match, style: Style, ending: Option<&str>) -> View {
    let text = style.text;
    let mut lines = news::events(style, game, ending);
    lines.extend(news::to_do(text, game));
    lines.extend(clock::clock(text, game));
    let marked = if game.is_moved_elsewhere() { Marks::default() } else { marks(game) };
    let view = View::new(lines.join("\n"))
        .picture(picture::of_game(style, None, game, marked).for_turn())
        .ping(player_to_notify(game));
    let view = controls(view, text, game);
    match &game.row.other {
        // Somebody who looked for an opponent learns that there is one.
        Some(other) if is_first(game) => {
            view.also_ping(game.row.players[other.side.other()].id_here())
        }
        _ => view,
    }
}

/// Returns what remains of the board of a running game once there is a newer one: without the deadline, which
/// would soon read “12 hours ago”, and without a computer that is thinking.
pub(crate) fn rest(game: &Match, style: Style) -> View {
    let mut lines = news::events(style, game, None);
    lines.extend(news::to_do(style.text, game).filter(|_| !game.row.computer_chooses));
    View::new(lines.join("\n")).picture(picture::of_game(style, None, game, Marks::default()))
}

/// Returns true until a person has played.
pub(crate) fn is_first(game: &Match) -> bool {
    let players = &game.row.players;
    let first = game.history.start().side_to_move();
    game.row.is_running()
        && match game.history.plies().len() {
            0 => true,
            1 => players[first].is_computer() && players[first.other()].id().is_some(),
            _ => false,
        }
}

/// Returns the person to notify: the player to move, if their turn has just started.
fn player_to_notify(game: &Match) -> Option<UserId> {
    let turn_started = match game.row.event {
        None
        | Some(
            GameEvent::TakenBack { .. }
            | GameEvent::VacationBegan { .. }
            | GameEvent::ComputerCalledOff { .. }
            | GameEvent::EngineReplaced { .. }
            | GameEvent::PlaceLost
            | GameEvent::PlaceChanged,
        ) => true,
        Some(GameEvent::HandedOver { side, .. }) => side == game.position().side_to_move(),
        Some(GameEvent::Resumed { by }) => by != game.position().side_to_move(),
        Some(GameEvent::Paused | GameEvent::TimeGiven { .. }) => false,
    };
    game.to_move().filter(|_| turn_started && !game.row.computer_chooses).and_then(Player::id_here)
}

/// Returns the board for one reader, with the controls if it is their turn. Marks surrounded stacks
/// on request.
pub(crate) fn private_board(
    game: &Match,
    style: Style,
    reader: UserId,
    mark_blocked: bool,
) -> View {
    let game = &game.for_reader(reader);
    let text = style.text;
    let own = game.color_of(reader);
    let lines = news::own_result(text, game, own).into_iter();
    let lines = lines.chain(news::to_do(text, game)).chain(clock::clock(text, game));
    let lines: Vec<_> = lines.collect();
    let blocked = if mark_blocked { game.position().surrounded() } else { CellSet::EMPTY };
    let marks = if game.is_to_move(reader) { marks(game) } else { Marks::default() };
    let picture = picture::of_game(style, own, game, Marks { blocked, ..marks });
    let is_turn = own.is_some() && game.row.is_running();
    let picture = if is_turn { picture.for_turn() } else { picture };
    let view = View::new(lines.join("\n")).picture(picture);
    let view = match own {
        Some(_) if game.is_to_move(reader) => {
            let view = with_turn_buttons(view, text, game, TURN_ROWS_ABOVE_LINKS, Then::Stop);
            with_player_buttons(view, text, game, Hints::Offered)
        }
        Some(_) if game.row.is_running() => {
            with_player_buttons(view, text, game, Hints::NotOffered)
        }
        _ => view,
    };
    let ways_on = if own.is_some() { ways_on(text, game) } else { Vec::new() };
    view.buttons(ways_on.into_iter().chain(browse_buttons(text, game)))
}

/// Adds the buttons of the player to move, and those of both players.
fn controls(view: View, text: Text, game: &Match) -> View {
    if game.row.is_running() {
        if game.is_moved_elsewhere() {
            return with_player_buttons(view, text, game, Hints::NotOffered);
        }
        let rows = if is_first(game) { TURN_ROWS_ABOVE_LINKS } else { TURN_ROWS };
        let view = with_turn_buttons(view, text, game, rows, Then::Stop);
        with_player_buttons(view, text, game, Hints::Offered)
    } else {
        let view = view.buttons(ways_on(text, game).into_iter().chain(browse_buttons(text, game)));
        if game.row.is_relayed() { view.buttons(after_game_apart(text, game)) } else { view }
    }
}

/// Returns the buttons to browse, replay and review the game.
fn browse_buttons(text: Text, game: &Match) -> impl Iterator<Item = CreateButton> {
    let browse = record_buttons::browse(text, game).into_iter();
    browse.chain(record_buttons::replay_of(text, game)).chain(record_buttons::review_of(text, game))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_is_known_by_the_name_of_its_picture() {
        let game = GameRow { id: 7.into(), revision: 12, ..GameRow::sample() };
        let file = View::picture_name(&picture_name(&game));
        assert_eq!((&*file, on_picture(&file)), ("game-7-12.png", Some((game.id, 12))));
        assert_eq!(on_picture("game-7-12-b.png"), Some((game.id, 12)));
        for other in
            ["dvonn.png", "game-7.png", "game-x-12.png", "game-7-12.gif", "challenge-7.png"]
        {
            assert_eq!(on_picture(other), None, "{other}");
        }
    }
}
