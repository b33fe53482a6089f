//! The message with which the bot says hello.

use serenity::all::ButtonStyle;

use crate::discord::kit::first_steps::{find_opponent, learn_rules, play_computer};
use crate::discord::kit::pictures::of_board;
use crate::discord::kit::sample::mid_game;
use crate::discord::kit::style::Style;
use crate::discord::kit::view::View;
use crate::say;

/// Returns the message. It notifies nobody.
pub(crate) fn hello(style: Style) -> View {
    let text = style.text;
    let first = [play_computer(text, ButtonStyle::Success), learn_rules(text), find_opponent(text)];
    View::new(say!(text, "hello")).picture(of_board(style, mid_game().position())).buttons(first)
}
