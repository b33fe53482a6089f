//! What the playground's page says first: what DVONN is, and buttons for the first steps.

use dvonn_playground::{Welcome, WelcomeAction, WelcomePicture};

/// The picture that the README shows too.
const BOARD: &[u8] = include_bytes!("../../../../docs/board.png");

pub(super) fn welcome() -> Welcome {
    Welcome {
        title: "Welcome to DVONN",
        text: "DVONN is a board game for two: you move your stacks onto other pieces, and stacks with no path to a red \
               piece are removed. Whoever owns more pieces at the end wins.",
        picture: Some(WelcomePicture {
            png: BOARD,
            alt: "A DVONN board in the middle of a game. Ada plays White, Ben plays Black. Numbers show the height of \
                  stacks, and three pieces are red.",
        }),
        actions: vec![
            action("Play the computer", "dvonn play", &[("level", "Beginner")]),
            action("Learn the rules", "dvonn rules", &[]),
            action("Take a lesson", "learn lesson", &[]),
            action("Challenge {other}", "dvonn challenge", &[("opponent", "{other}")]),
        ],
    }
}

fn action(
    label: &'static str,
    command: &'static str,
    options: &[(&'static str, &'static str)],
) -> WelcomeAction {
    WelcomeAction { label, command, options: options.iter().copied().collect() }
}
