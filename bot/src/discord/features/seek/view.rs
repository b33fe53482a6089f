//! The messages to people who look for an opponent.

use dvonn_discord::view::{View, button};
use dvonn_model::{GameId, SeekRow, Venue};
use serenity::all::ButtonStyle;

use crate::discord::kit::ids::seek::SeekClick;
use crate::discord::kit::words::links::{channel, mention};
use crate::discord::kit::words::terms;
use crate::say;
use crate::text::Text;

/// Says what a person looks for, and until when. `is_new` is false if they looked for it before.
pub(super) fn waiting(text: Text, seek: &SeekRow, is_new: bool) -> View {
    let until = format!("<t:{}:R>", seek.expires_at.as_second());
    let mut lines = vec![
        if is_new {
            say!(text, "seek-waiting", until = until)
        } else {
            say!(text, "seek-already", until = until)
        },
        say!(text, "seek-place", place = venue_name(text, &seek.venue)),
    ];
    if seek.rated {
        lines.push(say!(text, "seek-rated"));
    }
    if let Some(control) = seek.control {
        lines.push(say!(text, "seek-clock", clock = terms::control(text, control)));
    }
    if let Some((rating, width)) = seek.rating.zip(seek.width) {
        lines.push(say!(
            text,
            "seek-range",
            from = rating.saturating_sub(width).to_string(),
            to = (rating + width).to_string()
        ));
    }
    let stop = button(SeekClick::Stop, &say!(text, "button-seek-stop"), ButtonStyle::Secondary);
    View::new(lines.join("\n")).buttons([stop])
}

/// Says that there is an opponent, and where to play.
pub(super) fn found(text: Text, venue: &Venue, is_rated: bool) -> View {
    let found = say!(text, "seek-found", place = venue_name(text, venue));
    let rated = is_rated.then(|| say!(text, "seek-rated"));
    View::new(std::iter::once(found).chain(rated).collect::<Vec<_>>().join("\n"))
}

/// Asks whether to report the opponent of a game.
pub(super) fn ask_report(text: Text, game: GameId) -> View {
    let label = say!(text, "button-report-sure");
    let report = button(SeekClick::Report { game }, &label, ButtonStyle::Danger);
    View::new(say!(text, "seek-ask-report")).buttons([report])
}

/// Says that nobody was found in time.
pub(super) fn ended(text: Text, seek: &SeekRow) -> View {
    let person = seek.person.id;
    View::new(say!(text, "seek-ended", person = mention(person))).ping(Some(person))
}

fn venue_name(text: Text, venue: &Venue) -> String {
    match venue.guild {
        Some(_) => channel(venue.channel),
        None => say!(text, "seek-direct"),
    }
}
