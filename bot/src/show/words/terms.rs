//! Describes the terms of a game: setup, clock, and whether it is rated.

use dvonn_model::{ChallengeRow, SeekRow, SetupKind, Terms, TimeControl};
use jiff::SignedDuration;

use crate::say;
use crate::text::Text;

/// Returns the terms in one line.
pub(crate) fn terms(text: Text, terms: &Terms) -> String {
    let rated = if terms.rated { "yes" } else { "no" };
    say!(
        text,
        "terms",
        setup = setup(text, SetupKind::of(terms.setup)),
        clock = control(text, terms.control),
        rated = rated
    )
}

/// Returns the terms of a challenge in one line.
pub(crate) fn challenge_terms(text: Text, challenge: &ChallengeRow) -> String {
    let terms = &challenge.terms;
    say!(
        text,
        "terms",
        setup = setup(text, SetupKind::of(terms.setup)),
        clock = control(text, terms.control),
        rated = rated(challenge)
    )
}

/// Tells the challenger why their game is unrated, if it is only because nobody chose.
pub(crate) fn unrated_hint(text: Text, challenge: &ChallengeRow) -> Option<String> {
    let is_by_default = challenge.rated_by_default && !challenge.terms.rated;
    is_by_default.then(|| say!(text, "terms-unrated-by-default"))
}

/// Returns the terms of a draft whose setup is not chosen yet: its clock, and whether it is rated.
pub(crate) fn control_and_rated(text: Text, draft: &ChallengeRow) -> String {
    let clock = control(text, draft.terms.control);
    say!(text, "terms-without-setup", clock = clock, rated = rated(draft))
}

/// Returns what somebody looks for on any server.
pub(crate) fn seek_terms(text: Text, seek: &SeekRow) -> String {
    let setup = match seek.layout {
        Some(kind) => setup(text, kind),
        None => say!(text, "terms-any-board"),
    };
    let clock = match seek.control {
        Some(wanted) => control(text, wanted),
        None => say!(text, "terms-any-clock"),
    };
    let rated = if seek.rated { "yes" } else { "no" };
    say!(text, "terms-seek", setup = setup, clock = clock, rated = rated)
}

/// Returns the key for whether the game of a challenge is rated.
fn rated(challenge: &ChallengeRow) -> &'static str {
    if challenge.is_rated_by_acceptor() {
        "if"
    } else if challenge.terms.rated {
        "yes"
    } else {
        "no"
    }
}

/// Names a setup. Its seed is only in the file of the game.
fn setup(text: Text, kind: SetupKind) -> String {
    match kind {
        SetupKind::Full => say!(text, "terms-full"),
        SetupKind::Reds => say!(text, "terms-reds"),
        SetupKind::Random => say!(text, "terms-random"),
        SetupKind::Symmetric => say!(text, "terms-symmetric"),
        SetupKind::Cut => say!(text, "terms-cut"),
        SetupKind::Given => say!(text, "terms-given"),
    }
}

/// Describes a clock.
pub(crate) fn control(text: Text, control: TimeControl) -> String {
    match control {
        TimeControl::Unlimited => say!(text, "clock-none"),
        TimeControl::PerTurn(turn) => say!(text, "clock-turn", turn = length(text, turn)),
        TimeControl::Bank { bank, increment, cap } => {
            let (bank, increment) = (length(text, bank), length(text, increment));
            let line = say!(text, "clock-bank", bank = bank, increment = increment);
            match cap {
                Some(cap) => say!(text, "clock-cap", clock = line, cap = length(text, cap)),
                None => line,
            }
        }
        TimeControl::Live(each) => say!(text, "clock-live", each = length(text, each)),
    }
}

/// Formats a duration in days, hours and minutes.
pub(crate) fn length(text: Text, length: SignedDuration) -> String {
    let minutes = length.as_mins();
    let (days, hours, minutes) = (minutes / (24 * 60), minutes / 60 % 24, minutes % 60);
    let mut parts = Vec::new();
    if days > 0 {
        parts.push(say!(text, "length-days", count = days));
    }
    if hours > 0 {
        parts.push(say!(text, "length-hours", count = hours));
    }
    if minutes > 0 || parts.is_empty() {
        parts.push(say!(text, "length-minutes", count = minutes));
    }
    parts.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_described_in_days_hours_and_minutes() {
        let described = |clock: &str| control(Text::of(None), clock.parse().unwrap());
        assert_eq!(described("none"), "no clock");
        assert_eq!(described("24h"), "1 day per move");
        assert_eq!(described("3d+12h"), "3 days + 12 hours per move");
        let capped = "3 days + 12 hours per move, up to a maximum of 7 days";
        assert_eq!(described("3d+12h max 7d"), capped);
        assert_eq!(described("1d12h+1h30m"), "1 day 12 hours + 1 hour 30 minutes per move");
        assert_eq!(described("live 10"), "live, 10 minutes each");
    }

    #[test]
    fn less_than_a_minute_is_shown_as_zero() {
        let short = SignedDuration::from_secs(59);
        assert_eq!(length(Text::of(None), short), "0 minutes");
    }
}
