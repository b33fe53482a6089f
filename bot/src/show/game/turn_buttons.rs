//! The first step of a turn, as buttons: the rows with empty cells, or the stacks that can move.

use dvonn_discord::view::{BUTTONS_IN_ROW, MenuOption, View, button};
use dvonn_play::Match;
use dvonn_rules::{Cell, CellSet, Phase, Position, Stack};
use serenity::all::{ButtonStyle, CreateButton};
use strum::VariantArray as _;

use crate::say;
use crate::show::ids::turn::{Row, Then, TurnClick, TurnRef};
use crate::show::picture::Marks;
use crate::text::Text;

/// Adds the first step of a turn, if a person must choose. `rows` is the number of rows that it may
/// take. A menu takes one; it hides the board and costs one more tap, so it comes only where the
/// stacks are too many for buttons. `then` is what follows the turn.
pub(crate) fn with_turn_buttons(
    view: View,
    text: Text,
    game: &Match,
    rows: usize,
    then: Then,
) -> View {
    if game.row.computer_chooses {
        return view;
    }
    match game.position().phase() {
        Phase::Placement => view.buttons(row_buttons(text, game, None, then)),
        Phase::Movement => {
            let stacks = movable_stacks(game);
            if stacks.len() > rows * BUTTONS_IN_ROW {
                return with_stack_menu(view, text, &stacks, game, then);
            }
            let at = TurnRef::of(game, then);
            view.buttons(stacks.into_iter().map(|(from, stack)| {
                let label = stack_label(text, from, stack);
                button(TurnClick::ShowMoves { at, from }, &label, ButtonStyle::Primary)
            }))
        }
        Phase::Over => view,
    }
}

/// Returns a button for each row with empty cells. The one of the row `shown` is disabled.
pub(crate) fn row_buttons(
    text: Text,
    game: &Match,
    shown: Option<Row>,
    then: Then,
) -> Vec<CreateButton> {
    let at = TurnRef::of(game, then);
    let rows = Row::VARIANTS.iter().filter(|&&row| !empty_cells(game, row).is_empty());
    let buttons = rows.map(|&row| {
        let label = say!(text, "button-row", row = row.number());
        button(TurnClick::ShowCells { at, row }, &label, ButtonStyle::Primary)
            .disabled(shown == Some(row))
    });
    buttons.collect()
}

/// Returns the button that shows the next game that waits for the person.
pub(crate) fn next_game(text: Text) -> CreateButton {
    button(TurnClick::OpenDesk, &say!(text, "button-next-game"), ButtonStyle::Primary)
}

/// Returns the empty cells of a row.
pub(crate) fn empty_cells(game: &Match, row: Row) -> Vec<Cell> {
    let empty = game.position().empty();
    empty.iter().filter(|cell| cell.row_number() == row.number()).collect()
}

/// Returns the stacks that the side to move can move, by row.
fn movable_stacks(game: &Match) -> Vec<(Cell, Stack)> {
    let position = game.position();
    movable(game).iter().filter_map(|cell| Some((cell, position.stack(cell)?))).collect()
}

/// Returns the cells of the stacks that the side to move can move. None while pieces are placed.
pub(crate) fn movable(game: &Match) -> CellSet {
    match game.position().phase() {
        Phase::Movement => game.position().movable(game.position().side_to_move()),
        Phase::Placement | Phase::Over => CellSet::EMPTY,
    }
}

/// Returns what is marked on a board with these buttons: the stacks to choose from, while somebody has to choose.
pub(crate) fn marks(game: &Match) -> Marks {
    let chooses = game.row.is_running() && !game.row.computer_chooses;
    let movable = if chooses { movable(game) } else { CellSet::EMPTY };
    Marks { movable, ..Marks::default() }
}

/// Returns what a short button says of a stack. A single needs no height.
fn stack_label(text: Text, cell: Cell, stack: Stack) -> String {
    say!(
        text,
        "button-stack",
        cell = cell.to_string(),
        height = stack.height(),
        red = if stack.has_red() { "yes" } else { "no" }
    )
}

/// Returns the option of a menu of stacks: the stack, and how many moves it has.
pub(crate) fn stack_option(
    text: Text,
    position: &Position,
    cell: Cell,
    stack: Stack,
) -> MenuOption {
    MenuOption {
        value: cell.to_string(),
        label: say!(
            text,
            "menu-stack",
            cell = cell.to_string(),
            height = stack.height(),
            red = if stack.has_red() { "yes" } else { "no" }
        ),
        description: say!(text, "menu-stack-moves", count = position.destinations(cell).len()),
    }
}

fn with_stack_menu(
    view: View,
    text: Text,
    stacks: &[(Cell, Stack)],
    game: &Match,
    then: Then,
) -> View {
    let option = |&(cell, stack)| stack_option(text, game.position(), cell, stack);
    let options = stacks.iter().map(option);
    let choose = TurnClick::ChooseStack { at: TurnRef::of(game, then) };
    view.menu(choose, &say!(text, "menu-stack-hint"), options)
}
