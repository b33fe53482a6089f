//! The moving picture of the README: the end of a game, as it looks in a channel of a chat program.

use dvonn_render::{Look, Name, Painter, Scene, Width};
use dvonn_rules::{CellSet, Color, Effect, Game, Phase, Stack};
use gif::EncodingError;
use image::{Rgb, RgbImage};

use crate::canvas::{Area, Canvas, animate};
use crate::{NAMES, after, arrow};

/// The moves that are shown. The 73rd isolates many pieces, and the last one ends the game.
const FROM: usize = 71;
const TO: usize = 89;

const SIZE: (u32, u32) = (640, 624);
/// Where messages begin, beside the avatar, and how wide they are.
const LEFT: u32 = 68;
const WIDTH: u32 = 560;
const LINE: u32 = 26;
/// Where the text of the message begins, and the board below at most four lines of it.
const TOP: u32 = 76;
const BOARD: u32 = TOP + 4 * LINE + 4;
const TEXT: f32 = 25.0;
const SMALL: f32 = 19.0;

const BACKGROUND: Rgb<u8> = Rgb([0x2b, 0x2d, 0x33]);
const HEAD: Rgb<u8> = Rgb([0x23, 0x25, 0x2a]);
const WHITE: Rgb<u8> = Rgb([0xff, 0xff, 0xff]);
const PLAIN: Rgb<u8> = Rgb([0xd8, 0xda, 0xdf]);
const FAINT: Rgb<u8> = Rgb([0x92, 0x96, 0xa0]);
const MENTION: Rgb<u8> = Rgb([0x3b, 0x40, 0x6b]);
const MENTION_TEXT: Rgb<u8> = Rgb([0xcd, 0xd3, 0xff]);
const ACCENT: Rgb<u8> = Rgb([0x4c, 0x56, 0xc8]);
const GREY: Rgb<u8> = Rgb([0x46, 0x49, 0x52]);
const RED: Rgb<u8> = Rgb([0xca, 0x2f, 0x2c]);

/// How long a frame is shown, in hundredths of a second: the first, a move, one that isolates pieces,
/// one of a side that moves alone, and the last.
const FIRST: u16 = 200;
const MOVE: u16 = 120;
const ISOLATION: u16 = 260;
const ALONE: u16 = 80;
const LAST: u16 = 500;

/// Returns the GIF file.
pub(crate) fn draw(painter: &Painter) -> Result<Vec<u8>, EncodingError> {
    let frames = (FROM..=TO).filter_map(|plies| {
        let (game, last) = after(plies);
        let last = last.filter(|last| last.target.is_some())?;
        let delay = match last.lost.white + last.lost.black {
            _ if plies == FROM => FIRST,
            _ if plies == TO => LAST,
            10.. => ISOLATION,
            _ if game.position().must_pass() => ALONE,
            _ => MOVE,
        };
        Some((message(painter, game, &last), delay))
    });
    animate(&frames.collect::<Vec<_>>())
}

/// Draws the channel with the message after this ply, as the bot writes it.
fn message(painter: &Painter, mut game: Game, last: &Effect) -> RgbImage {
    let mut lines = vec![format!("@{} moves **{}**", NAMES[last.color], told(last))];
    if game.position().must_pass() {
        lines.push(format!("@{} has no legal move and passes.", NAMES[!last.color]));
        let pass = game.position().legal_plies()[0];
        game.play(pass).expect("a legal pass");
    }
    let position = *game.position();
    let side = position.side_to_move();
    let is_over = position.phase() == Phase::Over;
    let movable = if is_over { CellSet::default() } else { position.movable(side) };
    if let Some(winner) = position.result().and_then(|outcome| outcome.winner()) {
        let (own, other) = (position.score()[winner], position.score()[!winner]);
        let color = if winner == Color::White { "White" } else { "Black" };
        lines.push(format!("**Game over: @{} ({color}) wins {own}–{other}.**", NAMES[winner]));
    } else {
        lines.push(format!("@{}, your move.", NAMES[side]));
    }

    let mut canvas = Canvas::new(SIZE.0, SIZE.1, BACKGROUND);
    head(&mut canvas);
    lines.iter().fold(TOP, |top, line| write(&mut canvas, top, line));

    let caption = caption(last);
    let scene = Scene {
        last: Some(last),
        reds: game.reds(),
        names: NAMES.map(Name::new),
        targets: movable,
        caption: &caption,
        ..Scene::of(&position)
    };
    let width = Width::new(WIDTH).expect("a width of pictures");
    let look = Look { width, ..Look::default() };
    let mut top = BOARD + canvas.paste((LEFT, BOARD), &painter.png(&scene, look)) + 10;

    let stacks: Vec<String> = movable
        .iter()
        .filter_map(|cell| Some(button(&cell.to_string(), position.stack(cell)?)))
        .collect();
    for row in stacks.chunks(5) {
        top = buttons(&mut canvas, top, ACCENT, row);
    }
    let rest: &[&str] = if is_over {
        &["Offer rematch", "Browse moves", "Replay game", "Review game"]
    } else {
        &["Hint", "Offer draw", "Take back move", "More …"]
    };
    buttons(&mut canvas, top, GREY, rest);
    canvas.into_image()
}

/// Draws the name of the channel, and who writes the message.
fn head(canvas: &mut Canvas) {
    canvas.fill(Area(0, 0, SIZE.0, 38), 0.0, HEAD);
    canvas.write((16, 5), TEXT, FAINT, "#");
    canvas.write((38, 5), TEXT, WHITE, "games");
    // The face of a red piece.
    canvas.fill(Area(14, 52, 42, 42), 21.0, RED);
    canvas.fill(Area(27, 65, 16, 16), 8.0, BACKGROUND);
    let name = canvas.write((LEFT, 48), TEXT, WHITE, "DVONN");
    let tag = canvas.measure(16.0, "APP");
    canvas.fill(Area(LEFT + name + 10, 54, tag + 10, 18), 4.0, ACCENT);
    canvas.write((LEFT + name + 15, 55), 16.0, WHITE, "APP");
    canvas.write((LEFT + name + tag + 30, 53), SMALL, FAINT, "Today at 21:47");
}

/// Writes a line of a message, broken where it is too long, and returns the top of the next. Words in
/// `**` are strong, those after `@` a mention.
fn write(canvas: &mut Canvas, mut top: u32, line: &str) -> u32 {
    let mut x = LEFT;
    let mut is_strong = false;
    for word in line.split(' ') {
        let (begins, ends) = (word.starts_with("**"), word.ends_with("**"));
        is_strong |= begins;
        let word = word.trim_matches('*');
        if x + canvas.measure(TEXT, word) > LEFT + WIDTH {
            (x, top) = (LEFT, top + LINE);
        }
        let name = word.find(',').unwrap_or(word.len());
        if word.starts_with('@') {
            let width = canvas.measure(TEXT, &word[..name]);
            canvas.fill(Area(x - 2, top + 1, width + 6, LINE - 3), 4.0, MENTION);
            x += canvas.write((x, top), TEXT, MENTION_TEXT, &word[..name]) + 2;
            x += canvas.write((x, top), TEXT, PLAIN, &word[name..]);
        } else {
            x += canvas.write((x, top), TEXT, if is_strong { WHITE } else { PLAIN }, word);
        }
        x += 5;
        is_strong &= !ends;
    }
    top + LINE
}

/// Draws a row of buttons, and returns the top of the next.
fn buttons(canvas: &mut Canvas, top: u32, color: Rgb<u8>, labels: &[impl AsRef<str>]) -> u32 {
    let mut x = LEFT;
    for label in labels.iter().map(AsRef::as_ref) {
        let width = canvas.measure(SMALL, label) + 28;
        canvas.fill(Area(x, top, width, 32), 6.0, color);
        canvas.write((x + 14, top + 6), SMALL, WHITE, label);
        x += width + 8;
    }
    top + 38
}

/// Returns the label of the button for a stack.
fn button(cell: &str, stack: Stack) -> String {
    match (stack.height(), stack.has_red()) {
        (1, _) => cell.to_owned(),
        (height, false) => format!("{cell} ×{height}"),
        (height, true) => format!("{cell} ×{height} red"),
    }
}

/// Says what a move does.
fn told(effect: &Effect) -> String {
    let captured = effect.captured.map(|stack| match (stack.owner(), stack.height()) {
        (None, _) => "captures red".to_owned(),
        (Some(owner), height) => {
            let verb = if owner == effect.color { "lands on" } else { "captures" };
            let color = if owner == Color::White { "white" } else { "black" };
            let size = if height == 1 { "single".to_owned() } else { format!("stack of {height}") };
            let red = if stack.has_red() { " (holds red)" } else { "" };
            format!("{verb} a {color} {size}{red}")
        }
    });
    let pieces = |count| if count == 1 { "piece" } else { "pieces" };
    let isolated = match (effect.lost.white, effect.lost.black) {
        (0, 0) => None,
        (count, 0) => Some(format!("isolates {count} white {}", pieces(count))),
        (0, count) => Some(format!("isolates {count} black {}", pieces(count))),
        (white, black) => Some(format!("isolates {white} white and {black} black")),
    };
    [Some(arrow(effect)), captured, isolated].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// Returns the line below the board.
fn caption(effect: &Effect) -> String {
    let name = NAMES[effect.color];
    let captured = effect.captured.filter(|stack| stack.owner() != Some(effect.color));
    match (effect.lost.white + effect.lost.black, captured) {
        (0, None) => format!("{name}: {}", arrow(effect)),
        (0, Some(stack)) => format!("{name}: {}, captures {}", arrow(effect), stack.height()),
        (count, _) => format!("{name}: {}, isolates {count}", arrow(effect)),
    }
}
