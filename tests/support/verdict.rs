//! What must hold after every test, whatever it was about.

use std::sync::LazyLock;

use dvonn_playground::{JournalEntry, Message};

use super::left_out;
use super::openapi::OpenApi;

/// Discord's description of its API; none, and a word about it, where nobody says where it is.
static DISCORD: LazyLock<Option<OpenApi>> = LazyLock::new(|| {
    if let Some(path) = std::env::var_os("DISCORD_OPENAPI") {
        return Some(OpenApi::load(path).expect("DISCORD_OPENAPI is Discord's description"));
    }
    left_out::say(
        "the bot's requests are not held to Discord's description of its API, because \
         DISCORD_OPENAPI does not say where that is",
    );
    None
});

/// No request broke a limit of Discord, or was refused but for what the test expects; and each was as
/// Discord describes it.
pub(super) fn on_requests(requests: &[JournalEntry], tolerated: &[u64]) {
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

/// No message notified more than one person, or the two players of a tournament's game that begins,
/// or says something that Discord would not show as meant.
pub(super) fn on_messages(messages: &[Message]) {
    for message in messages {
        let begins =
            ["starts: ", "\nTournament "].iter().all(|word| message.content.contains(word));
        let called = if begins { 2 } else { 1 };
        assert!(message.pings.len() <= called, "one message calls too many people: {message:#?}");
        // What Fluent puts around what it inserts, if it is let.
        let isolated = message.content.contains(['\u{2068}', '\u{2069}']);
        assert!(!isolated, "marks of direction in a message: {:?}", message.content);
        assert!(!message.content.contains("{$"), "a gap in a message: {:?}", message.content);
    }
}

/// The log gives no secret away, and tells of no failure that the test did not mean to cause.
pub(super) fn on_log(log: &str, token: &str, errors_expected: bool) {
    assert!(!log.contains(token), "the token stands in the log:\n{log}");
    assert!(!log.contains("panicked"), "the bot panicked:\n{log}");
    let error = log.lines().find(|line| line.contains(" ERROR "));
    assert!(errors_expected || error.is_none(), "the log holds an error: {error:?}\n{log}");
}
