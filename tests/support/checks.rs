//! Checks that run after every test.

use std::sync::LazyLock;

use dvonn_playground::{JournalEntry, Message};

use super::openapi::OpenApi;
use super::skipped;

/// Discord's description of its API. If `DISCORD_OPENAPI` is not set, prints a note and returns
/// `None`.
static DISCORD: LazyLock<Option<OpenApi>> = LazyLock::new(|| {
    if let Some(path) = std::env::var_os("DISCORD_OPENAPI") {
        return Some(OpenApi::load(path).expect("DISCORD_OPENAPI is Discord's description"));
    }
    skipped::report(
        "the bot's requests against Discord's API description: DISCORD_OPENAPI is not set",
    );
    None
});

/// Checks that no request broke a limit of Discord or was rejected, except as the test allows, and
/// that each matches Discord's API description.
pub(super) fn check_requests(requests: &[JournalEntry], tolerated: &[u64]) {
    for request in requests {
        let code = request.refusal["code"].as_u64();
        let expected = code.is_some_and(|code| tolerated.contains(&code));
        assert!(expected || !request.broke_a_limit(), "the bot broke a limit: {request:#?}");
        if let Some(discord) = &*DISCORD {
            let path = format!("/api/v10{}", request.path);
            if let Err(fault) = discord.check(&request.method, &path, &request.body) {
                panic!("{fault}\n{:#}", request.body);
            }
        }
    }
}

/// Checks that no message notified more than one person (two when a game of a tournament or league starts,
/// all players of a league who are asked whether they play on, and those who had joined what is called off), and
/// that Discord would show each message as intended.
pub(super) fn check_messages(messages: &[Message]) {
    for message in messages {
        let has = |words: &str| message.content.contains(words);
        let contests = ["\nTournament ", "\nArena ", "\nLeague "];
        let starts = has("starts: ") && contests.into_iter().any(has);
        let max_pings = match starts {
            true => 2,
            false if has("** · league\n") => 63,
            false if has("**\nCalled off: ") => 40,
            false => 1,
        };
        assert!(
            message.pings.len() <= max_pings,
            "one message notifies too many people: {message:#?}"
        );
        // Fluent puts these around inserted values unless told not to.
        let isolated = message.content.contains(['\u{2068}', '\u{2069}']);
        assert!(!isolated, "direction marks in a message: {:?}", message.content);
        assert!(
            !message.content.contains("{$"),
            "an unfilled placeholder in a message: {:?}",
            message.content
        );
    }
}

/// Checks that the log contains no secret, and no error that the test did not expect.
pub(super) fn check_log(log: &str, token: &str, errors_expected: bool) {
    assert!(!log.contains(token), "the token is in the log:\n{log}");
    assert!(!log.contains("panicked"), "the bot panicked:\n{log}");
    let error = log.lines().find(|line| line.contains(" ERROR "));
    assert!(errors_expected || error.is_none(), "the log has an error: {error:?}\n{log}");
}
