//! The message of a challenge: as a draft, open or closed.

use dvonn_discord::view::{View, button};
use dvonn_model::{
    ChallengeId, ChallengeRow, ChallengeState, GameRow, Opponent, Setup, SetupKind, Venue,
    WantedColor,
};
use dvonn_rules::{Color, Position};
use serenity::all::{ButtonStyle, CreateButton};

use crate::runtime::caller::Caller;
use crate::runtime::style::Style;
use crate::say;
use crate::show::explain;
use crate::show::ids::challenge::ChallengeClick;
use crate::show::picture::of_board;
use crate::show::threads::not_added;
use crate::show::words::links::{channel, mention};
use crate::show::words::terms::{challenge_terms, control_and_rated};
use crate::text::Text;

/// Returns the message of a challenge, with its board while it is open. Notifies only the
/// challenged person.
pub(crate) fn challenge(challenge: &ChallengeRow, style: Style) -> View {
    let text = style.text;
    let terms = challenge_terms(text, challenge);
    let words = format!("{}\n{terms}", invitation(text, challenge));
    let words = match challenge.rematch_of {
        Some(game) => {
            let rematch = say!(text, "challenge-rematch", number = game.to_string());
            text.sentences([rematch, words])
        }
        None => words,
    };
    let words = match sides(text, challenge) {
        Some(sides) => format!("{words}\n{sides}"),
        None => words,
    };
    let words = if challenge.for_place {
        format!("{words}\n{}", say!(text, "challenge-for-place"))
    } else {
        words
    };
    if challenge.state != ChallengeState::Open {
        return View::new(format!("{words}\n{}", explain::challenge::state(text, challenge)));
    }
    let until = format!("<t:{}:R>", challenge.expires_at.as_second());
    let words = format!("{words}\n{}", say!(text, "challenge-until", until = until));
    let view =
        View::new(words).ping(challenge.opponent.person()).buttons(answer_buttons(text, challenge));
    with_board(view, style, challenge)
}

/// Which setups to offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Setups {
    /// Those that most people want.
    Common,
    /// The others.
    All,
}

/// Returns the private message that asks the challenger for the setup of their draft.
pub(crate) fn ask_setup(caller: &Caller, draft: &ChallengeRow, setups: Setups) -> View {
    let (text, id) = (caller.text, draft.id);
    let intro = match draft.opponent.person() {
        Some(opponent) => say!(text, "setup-ask-person", opponent = mention(opponent)),
        None => say!(text, "setup-ask-anyone"),
    };
    let choose = |layout, label: &str, style| {
        button(ChallengeClick::ChooseSetup { draft: id, layout }, label, style)
    };
    let plain = ButtonStyle::Secondary;
    let show =
        |all, label: &str| button(ChallengeClick::ShowSetups { draft: id, all }, label, plain);
    let (explained, choices) = match setups {
        Setups::Common => (
            say!(text, "setup-ask-common"),
            vec![
                choose(SetupKind::Random, &say!(text, "button-setup-random"), ButtonStyle::Success),
                choose(SetupKind::Full, &say!(text, "button-setup-full"), plain),
                show(true, &say!(text, "button-setup-other")),
            ],
        ),
        Setups::All => {
            let mut choices = vec![
                choose(SetupKind::Reds, &say!(text, "button-setup-reds"), plain),
                choose(SetupKind::Symmetric, &say!(text, "button-setup-symmetric"), plain),
            ];
            if draft.color == WantedColor::Random {
                choices.push(choose(SetupKind::Cut, &say!(text, "button-setup-cut"), plain));
            }
            choices.push(show(false, &say!(text, "button-back")));
            (say!(text, "setup-ask-all"), choices)
        }
    };
    let has_ladder = caller.venue.guild.is_some() && !caller.venue.guest;
    let rated = (has_ladder && caller.server.rated && !draft.for_place).then(|| {
        let rated = !draft.terms.rated;
        let label = if rated { say!(text, "button-rated") } else { say!(text, "button-unrated") };
        button(ChallengeClick::SetRated { draft: id, rated }, &label, plain)
    });
    let cancel = button(ChallengeClick::Discard { draft: id }, &say!(text, "button-cancel"), plain);
    View::new(format!("{intro}\n{explained}\n{}", control_and_rated(text, draft)))
        .buttons(choices)
        .buttons(rated.into_iter().chain([cancel]))
}

/// Returns the private preview of a cut-and-choose board, which only the challenger sees.
pub(crate) fn draft(draft: &ChallengeRow, style: Style) -> View {
    let text = style.text;
    let intro = match draft.opponent.person() {
        Some(opponent) => say!(text, "draft-person", opponent = mention(opponent)),
        None => say!(text, "draft-anyone"),
    };
    let view = View::new(format!("{intro}\n{}", challenge_terms(text, draft)));
    let discard = button(
        ChallengeClick::Discard { draft: draft.id },
        &say!(text, "button-cancel"),
        ButtonStyle::Secondary,
    );
    let mut buttons = Vec::new();
    if let Setup::Cut(seed) = draft.terms.setup {
        let offer = ChallengeClick::OfferBoard { draft: draft.id, seed };
        let again = ChallengeClick::DealAgain { draft: draft.id, seed };
        buttons.push(button(offer, &say!(text, "button-offer-board"), ButtonStyle::Success));
        buttons.push(button(again, &say!(text, "button-deal-again"), ButtonStyle::Secondary));
    }
    buttons.push(discard);
    with_board(view.buttons(buttons), style, draft)
}

/// Returns the sentence that invites the opponent, with the colours.
fn invitation(text: Text, challenge: &ChallengeRow) -> String {
    let challenger = mention(challenge.challenger.id);
    let color = match (challenge.terms.setup, challenge.color) {
        (Setup::Cut(_), _) => "choice",
        (_, WantedColor::White) => "white",
        (_, WantedColor::Black) => "black",
        (_, WantedColor::Random) => "random",
    };
    match challenge.opponent.person() {
        Some(opponent) => say!(
            text,
            "challenge-person",
            challenger = challenger,
            opponent = mention(opponent),
            color = color
        ),
        None => say!(text, "challenge-anyone", challenger = challenger, color = color),
    }
}

/// Says who plays which side of a given position, and who moves first there: the sides may be
/// unequal. `None` for other boards, and while the sides are open.
fn sides(text: Text, challenge: &ChallengeRow) -> Option<String> {
    let (challenger, opponent) = (challenge.challenger.id, challenge.opponent.person()?);
    let (white, black) = match challenge.color {
        WantedColor::White => (challenger, opponent),
        WantedColor::Black => (opponent, challenger),
        WantedColor::Random => return None,
    };
    let first = match challenge.terms.start.side_to_move() {
        Color::White => "white",
        Color::Black => "black",
    };
    (challenge.terms.setup == Setup::Given).then(|| {
        say!(text, "challenge-sides", white = mention(white), black = mention(black), first = first)
    })
}

/// Returns the private message in which somebody chooses a side of a cut-and-choose board, elsewhere than where the
/// challenge is.
pub(crate) fn choose_side(challenge: &ChallengeRow, style: Style) -> View {
    let text = style.text;
    let words = format!("{}\n{}", invitation(text, challenge), challenge_terms(text, challenge));
    let id = challenge.id;
    let view = View::new(words).buttons(side_buttons(text, |side| ChallengeClick::AcceptThere {
        challenge: id,
        side: Some(side),
    }));
    with_board(view, style, challenge)
}

/// Returns the buttons that choose a side of a cut-and-choose board.
fn side_buttons(text: Text, accept: impl Fn(Color) -> ChallengeClick) -> Vec<CreateButton> {
    let sides = [
        (Color::White, say!(text, "button-play-white")),
        (Color::Black, say!(text, "button-play-black")),
    ];
    sides.map(|(side, label)| button(accept(side), &label, ButtonStyle::Success)).into()
}

/// Returns the buttons of an open challenge.
fn answer_buttons(text: Text, challenge: &ChallengeRow) -> Vec<CreateButton> {
    let id = challenge.id;
    let accept = |side| ChallengeClick::Accept { challenge: id, side };
    let mut buttons = if let Setup::Cut(_) = challenge.terms.setup {
        side_buttons(text, |side| accept(Some(side)))
    } else {
        vec![button(accept(None), &say!(text, "button-accept"), ButtonStyle::Success)]
    };
    if challenge.opponent != Opponent::Anyone {
        let decline = say!(text, "button-decline");
        buttons.push(button(
            ChallengeClick::Decline { challenge: id },
            &decline,
            ButtonStyle::Secondary,
        ));
    }
    let cancel = say!(text, "button-cancel");
    buttons.push(button(ChallengeClick::Cancel { challenge: id }, &cancel, ButtonStyle::Secondary));
    buttons
}

/// Adds the start position, unless the board is empty.
fn with_board(view: View, style: Style, challenge: &ChallengeRow) -> View {
    let start = &challenge.terms.start;
    if *start == Position::new() { view } else { view.picture(of_board(style, start)) }
}

/// Returns the message that a game is in a thread. If the person could not be added to it, says how to get
/// there.
pub(crate) fn in_thread(text: Text, thread: &Venue, is_added: bool) -> View {
    let venue = channel(thread.channel);
    let started = say!(text, "challenge-in-thread", place = venue);
    let not_added = (!is_added).then(|| not_added(text, thread));
    View::new([Some(started), not_added].into_iter().flatten().collect::<Vec<_>>().join("\n"))
}

/// Returns the message that the channel is busy where the bot, as a guest, cannot open threads.
pub(crate) fn busy_as_guest(text: Text) -> View {
    View::new(say!(text, "refuse-busy-guest"))
}

/// Returns the message that the channel is busy, with a button that opens a thread for the new
/// challenge.
pub(crate) fn busy_when_challenging(text: Text, game: &GameRow, draft: ChallengeId) -> View {
    offer_thread(text, game, ChallengeClick::OpenThread { draft })
}

/// Returns the message that the channel is busy, with a button that accepts the challenge in a
/// thread.
pub(crate) fn busy_when_accepting(
    text: Text,
    game: &GameRow,
    challenge: ChallengeId,
    side: Option<Color>,
) -> View {
    offer_thread(text, game, ChallengeClick::AcceptInThread { challenge, side })
}

fn offer_thread(text: Text, game: &GameRow, click: ChallengeClick) -> View {
    let open = button(click, &say!(text, "button-open-thread"), ButtonStyle::Primary);
    View::new(format!("{}\n{}", explain::busy(text, game), say!(text, "offer-thread")))
        .buttons([open])
}

#[cfg(test)]
mod tests {
    use dvonn_model::{Person, Terms, UserId};
    use jiff::Timestamp;

    use super::*;

    #[test]
    fn a_rematch_of_a_given_position_says_who_plays_which_side() {
        let id = |id: u64| UserId::try_from(id).unwrap();
        let mut row = ChallengeRow {
            id: ChallengeId::from(1),
            venue: GameRow::sample().venue,
            challenger: Person::new(id(1), "Ada"),
            opponent: Opponent::Person(id(2)),
            color: WantedColor::Black,
            terms: Terms { setup: Setup::Given, ..Terms::sample() },
            rated_by_default: false,
            rematch_of: None,
            for_place: false,
            state: ChallengeState::Open,
            locale: None,
            created_at: Timestamp::UNIX_EPOCH,
            expires_at: Timestamp::UNIX_EPOCH,
        };
        let expected = format!(
            "{} plays White and {} plays Black. White moves first.",
            mention(id(2)),
            mention(id(1))
        );
        assert_eq!(sides(Text::of(None), &row), Some(expected));
        row.color = WantedColor::Random;
        assert_eq!(sides(Text::of(None), &row), None);
    }
}
