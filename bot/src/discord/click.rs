//! Typed custom ids: what a press of a button or a choice in a menu means.
//!
//! A custom id carries everything the click needs, so that every button survives a restart, and
//! names the ply it was made for, so that a click on an old board is known as one.

mod parts;

use std::fmt;
use std::str::FromStr;

use dvonn_model::{ChallengeId, GameId};
use dvonn_play::Moment;
use dvonn_rules::{Cell, Color, Seed};

pub(super) use self::parts::Parts;
use super::ask::Ask;
use super::flip::Flip;
use super::paging::{Source, Step};
use super::panel::Panel;
use super::privacy::Privacy;
use super::rules::RulesPage;
use super::setting::{Choice, Page, Switch};
use super::tournaments::click::TournamentClick;

/// The board that a control was made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Board {
    /// The game.
    pub game: GameId,
    /// The moment that the board shows.
    pub moment: Moment,
}

/// What a click means. Menus add the chosen value to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Click {
    /// The menu of rows with empty cells; its value is a row number.
    ChooseRow(Board),
    /// The menu of the empty cells of a row; its value is a cell.
    ChooseCell(Board),
    /// The menu of movable stacks; its value is a cell.
    ChooseStack(Board),
    /// A destination for a stack: show what would happen.
    Preview { at: Board, from: Cell, to: Cell },
    /// Play the move that was shown.
    Confirm { at: Board, from: Cell, to: Cell },
    /// Back from the preview to the stack's destinations.
    Back { at: Board, from: Cell },
    /// Accept a challenge, with the side chosen where the challenge lets one.
    Accept { challenge: ChallengeId, side: Option<Color> },
    /// Accept a challenge in a thread of its own, since its channel has a running game.
    AcceptInThread { challenge: ChallengeId, side: Option<Color> },
    /// Decline a challenge made to oneself.
    Decline(ChallengeId),
    /// Take one's own challenge back.
    Cancel(ChallengeId),
    /// Offer the board of one's own draft, dealt from this seed.
    OfferBoard { draft: ChallengeId, seed: Seed },
    /// Deal another board for one's own draft than the one from this seed.
    DealAgain { draft: ChallengeId, seed: Seed },
    /// Take one's own draft back.
    Discard(ChallengeId),
    /// Open a thread for one's own draft of a challenge, since the channel has a running game.
    ChallengeInThread(ChallengeId),
    /// Open a game to page through it.
    LookBack(GameId),
    /// The menu of one's games; its value is the number of one to page through.
    ChooseGame,
    /// A step from the position after `at` plies of what is paged through.
    Page { of: Source, at: usize, step: Step },
    /// The menu of the places in what is paged through; its value is after how many plies.
    Jump(Source),
    /// Replay the whole of a game.
    Replay(Source),
    /// Show everybody a replay of these plies.
    ShareReplay { game: GameId, from: usize, to: usize },
    /// Ask for the review of a game, or see it.
    Review(Source),
    /// See the turning point of a reviewed game at this ply.
    TurningPoint { of: Source, ply: usize },
    /// Show a page of one's settings.
    Settings(Page),
    /// A menu of one's settings; its value is the setting's.
    ChooseSetting(Choice),
    /// Turn one of one's settings on or off.
    Switch { switch: Switch, on: bool },
    /// Open the form for quiet hours.
    AskQuietHours,
    /// Something that players ask for besides plies, or an answer to it.
    Ask(Ask),
    /// Something about what is kept about a person.
    Privacy(Privacy),
    /// Something of those who manage a server.
    Panel(Panel),
    /// A button that belongs to a tournament.
    Tournament(TournamentClick),
    /// Turn a page of a ladder.
    Flip(Flip),
    /// Turn to a page of the rules.
    Rules(RulesPage),
    /// End one's vacation.
    ComeBack,
    /// Resign, having been asked.
    Resign(GameId),
    /// Do not resign after all.
    KeepPlaying(GameId),
    /// End the game without a result, since the opponent has left the server.
    CloseGame(GameId),
    /// Open the form of one's own plan for the placement.
    Plan(GameId),
    /// Delete one's own plan.
    DropPlan(GameId),
    /// Open the form of one's own conditional moves.
    Conditions(GameId),
    /// Delete one's own conditional moves.
    DropConditions(GameId),
}

impl fmt::Display for Click {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Click::ChooseRow(at) => write!(f, "row:{at}"),
            Click::ChooseCell(at) => write!(f, "cell:{at}"),
            Click::ChooseStack(at) => write!(f, "stack:{at}"),
            Click::Preview { at, from, to } => write!(f, "preview:{at}:{from}:{to}"),
            Click::Confirm { at, from, to } => write!(f, "confirm:{at}:{from}:{to}"),
            Click::Back { at, from } => write!(f, "back:{at}:{from}"),
            Click::Accept { challenge, side } => {
                write!(f, "accept:{challenge}{}", Side(*side))
            }
            Click::AcceptInThread { challenge, side } => {
                write!(f, "accept-thread:{challenge}{}", Side(*side))
            }
            Click::Decline(challenge) => write!(f, "decline:{challenge}"),
            Click::Cancel(challenge) => write!(f, "cancel:{challenge}"),
            Click::OfferBoard { draft, seed } => write!(f, "offer-board:{draft}:{seed}"),
            Click::DealAgain { draft, seed } => write!(f, "deal:{draft}:{seed}"),
            Click::Discard(draft) => write!(f, "discard:{draft}"),
            Click::ChallengeInThread(challenge) => write!(f, "thread:{challenge}"),
            Click::LookBack(game) => write!(f, "look-back:{game}"),
            Click::ChooseGame => f.write_str("choose-game"),
            Click::Page { of, at, step } => write!(f, "page:{of}:{at}:{}", step.name()),
            Click::Jump(of) => write!(f, "jump:{of}"),
            Click::Replay(of) => write!(f, "replay:{of}"),
            Click::ShareReplay { game, from, to } => write!(f, "share:{game}:{from}:{to}"),
            Click::Review(of) => write!(f, "review:{of}"),
            Click::TurningPoint { of, ply } => write!(f, "turn:{of}:{ply}"),
            Click::Settings(page) => write!(f, "settings:{}", page.name()),
            Click::ChooseSetting(choice) => write!(f, "set:{}", choice.name()),
            Click::Switch { switch, on } => {
                write!(f, "switch:{}:{}", switch.name(), if *on { "on" } else { "off" })
            }
            Click::AskQuietHours => f.write_str("quiet"),
            Click::Ask(ask) => ask.fmt(f),
            Click::Privacy(privacy) => privacy.fmt(f),
            Click::Panel(panel) => panel.fmt(f),
            Click::Tournament(click) => click.fmt(f),
            Click::Flip(flip) => flip.fmt(f),
            Click::Rules(page) => write!(f, "rules:{}", page.name()),
            Click::ComeBack => f.write_str("come-back"),
            Click::Resign(game) => write!(f, "resign:{game}"),
            Click::KeepPlaying(game) => write!(f, "keep:{game}"),
            Click::CloseGame(game) => write!(f, "close:{game}"),
            Click::Plan(game) => write!(f, "plan:{game}"),
            Click::DropPlan(game) => write!(f, "plan-drop:{game}"),
            Click::Conditions(game) => write!(f, "if:{game}"),
            Click::DropConditions(game) => write!(f, "if-drop:{game}"),
        }
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Moment { plies, takebacks } = self.moment;
        write!(f, "{}:{plies}", self.game)?;
        if takebacks > 0 { write!(f, ".{takebacks}") } else { Ok(()) }
    }
}

/// A side that may be chosen: what is left out, or a part of its own.
struct Side(Option<Color>);

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.map_or(Ok(()), |side| write!(f, ":{}", side.letter()))
    }
}

/// A custom id that this version of the bot does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a custom id of this bot")]
pub(super) struct UnknownClick;

impl FromStr for Click {
    type Err = UnknownClick;

    fn from_str(id: &str) -> Result<Click, UnknownClick> {
        let mut parts = Parts::of(id);
        let kind = parts.text()?;
        let click = match kind {
            "row" => Click::ChooseRow(parts.board()?),
            "cell" => Click::ChooseCell(parts.board()?),
            "stack" => Click::ChooseStack(parts.board()?),
            "preview" => {
                Click::Preview { at: parts.board()?, from: parts.next()?, to: parts.next()? }
            }
            "confirm" => {
                Click::Confirm { at: parts.board()?, from: parts.next()?, to: parts.next()? }
            }
            "back" => Click::Back { at: parts.board()?, from: parts.next()? },
            "accept" => Click::Accept { challenge: parts.challenge()?, side: parts.side()? },
            "accept-thread" => {
                Click::AcceptInThread { challenge: parts.challenge()?, side: parts.side()? }
            }
            "decline" => Click::Decline(parts.challenge()?),
            "cancel" => Click::Cancel(parts.challenge()?),
            "offer-board" => Click::OfferBoard { draft: parts.challenge()?, seed: parts.next()? },
            "deal" => Click::DealAgain { draft: parts.challenge()?, seed: parts.next()? },
            "discard" => Click::Discard(parts.challenge()?),
            "thread" => Click::ChallengeInThread(parts.challenge()?),
            "look-back" => Click::LookBack(parts.game()?),
            "choose-game" => Click::ChooseGame,
            "page" => Click::Page {
                of: parts.next()?,
                at: parts.next()?,
                step: parts.named(&Step::ALL, Step::name)?,
            },
            "jump" => Click::Jump(parts.next()?),
            "replay" => Click::Replay(parts.next()?),
            "share" => {
                Click::ShareReplay { game: parts.game()?, from: parts.next()?, to: parts.next()? }
            }
            "review" => Click::Review(parts.next()?),
            "turn" => Click::TurningPoint { of: parts.next()?, ply: parts.next()? },
            "settings" => Click::Settings(parts.named(&Page::ALL, Page::name)?),
            "set" => Click::ChooseSetting(parts.named(&Choice::ALL, Choice::name)?),
            "switch" => Click::Switch {
                switch: parts.named(&Switch::ALL, Switch::name)?,
                on: parts.text()? == "on",
            },
            "quiet" => Click::AskQuietHours,
            "clear" | "everywhere" | "log" => Click::Panel(Panel::read(kind, &mut parts)?),
            "top" | "season" | "record" => Click::Flip(Flip::read(kind, &mut parts)?),
            "rules" => Click::Rules(parts.named(&RulesPage::ALL, RulesPage::name)?),
            "come-back" => Click::ComeBack,
            "resign" => Click::Resign(parts.game()?),
            "keep" => Click::KeepPlaying(parts.game()?),
            "close" => Click::CloseGame(parts.game()?),
            "plan" => Click::Plan(parts.game()?),
            "plan-drop" => Click::DropPlan(parts.game()?),
            "if" => Click::Conditions(parts.game()?),
            "if-drop" => Click::DropConditions(parts.game()?),
            other => {
                if let Some(privacy) = Privacy::read(other, &mut parts) {
                    Click::Privacy(privacy?)
                } else if let Some(tournament) = TournamentClick::read(other, &mut parts) {
                    Click::Tournament(tournament?)
                } else {
                    Click::Ask(Ask::read(other, &mut parts)?)
                }
            }
        };
        // A second reading of the same id would be a second name for one button.
        if click.to_string() == id { Ok(click) } else { Err(UnknownClick) }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::ask::tests::asks;
    use super::super::flip::tests::flips;
    use super::super::panel::tests::panels;
    use super::super::privacy::tests::clicks as privacy;
    use super::super::tournaments::click::tests::tournament_clicks;
    use super::*;

    fn cells() -> impl Strategy<Value = Cell> {
        (0..Cell::COUNT).prop_map(|index| Cell::from_index(index).unwrap())
    }

    fn boards() -> impl Strategy<Value = Board> {
        (1..i64::MAX, any::<u32>(), any::<u32>()).prop_map(|(game, plies, takebacks)| Board {
            game: game.into(),
            moment: Moment { plies, takebacks },
        })
    }

    fn sides() -> impl Strategy<Value = Option<Color>> {
        prop_oneof![Just(None), Just(Some(Color::White)), Just(Some(Color::Black))]
    }

    fn seeds() -> impl Strategy<Value = Seed> {
        any::<u64>().prop_map(Seed::from_bits)
    }

    fn sources() -> impl Strategy<Value = Source> {
        prop_oneof![
            (1..i64::MAX).prop_map(|id| Source::Game(id.into())),
            (1..i64::MAX).prop_map(|id| Source::Import(id.into())),
        ]
    }

    fn clicks() -> impl Strategy<Value = Click> {
        let ids = 1..i64::MAX;
        prop_oneof![
            boards().prop_map(Click::ChooseRow),
            boards().prop_map(Click::ChooseCell),
            boards().prop_map(Click::ChooseStack),
            (boards(), cells(), cells()).prop_map(|(at, from, to)| Click::Preview { at, from, to }),
            (boards(), cells(), cells()).prop_map(|(at, from, to)| Click::Confirm { at, from, to }),
            (boards(), cells()).prop_map(|(at, from)| Click::Back { at, from }),
            (ids.clone(), sides())
                .prop_map(|(id, side)| Click::Accept { challenge: id.into(), side }),
            (ids.clone(), sides())
                .prop_map(|(id, side)| Click::AcceptInThread { challenge: id.into(), side }),
            (ids.clone(), seeds())
                .prop_map(|(id, seed)| Click::OfferBoard { draft: id.into(), seed }),
            (ids.clone(), seeds())
                .prop_map(|(id, seed)| Click::DealAgain { draft: id.into(), seed }),
            ids.clone().prop_map(|id| Click::Discard(id.into())),
            ids.clone().prop_map(|id| Click::Decline(id.into())),
            ids.clone().prop_map(|id| Click::Cancel(id.into())),
            ids.clone().prop_map(|id| Click::ChallengeInThread(id.into())),
            ids.clone().prop_map(|id| Click::LookBack(id.into())),
            (sources(), any::<usize>(), prop::sample::select(&Step::ALL[..]))
                .prop_map(|(of, at, step)| Click::Page { of, at, step }),
            Just(Click::ChooseGame),
            sources().prop_map(Click::Jump),
            sources().prop_map(Click::Replay),
            (ids.clone(), any::<usize>(), any::<usize>())
                .prop_map(|(id, from, to)| { Click::ShareReplay { game: id.into(), from, to } }),
            sources().prop_map(Click::Review),
            (sources(), any::<usize>()).prop_map(|(of, ply)| Click::TurningPoint { of, ply }),
            prop::sample::select(&Page::ALL[..]).prop_map(Click::Settings),
            prop::sample::select(&Choice::ALL[..]).prop_map(Click::ChooseSetting),
            (prop::sample::select(&Switch::ALL[..]), any::<bool>())
                .prop_map(|(switch, on)| Click::Switch { switch, on }),
            Just(Click::AskQuietHours),
            asks(boards()).prop_map(Click::Ask),
            privacy().prop_map(Click::Privacy),
            panels().prop_map(Click::Panel),
            tournament_clicks().prop_map(Click::Tournament),
            flips().prop_map(Click::Flip),
            prop::sample::select(&RulesPage::ALL[..]).prop_map(Click::Rules),
            Just(Click::ComeBack),
            ids.clone().prop_map(|id| Click::Resign(id.into())),
            ids.clone().prop_map(|id| Click::KeepPlaying(id.into())),
            ids.clone().prop_map(|id| Click::CloseGame(id.into())),
            ids.clone().prop_map(|id| Click::Plan(id.into())),
            ids.clone().prop_map(|id| Click::DropPlan(id.into())),
            ids.clone().prop_map(|id| Click::Conditions(id.into())),
            ids.prop_map(|id| Click::DropConditions(id.into())),
        ]
    }

    proptest! {
        #[test]
        fn every_click_reads_back_as_itself_from_an_id_that_discord_takes(click in clicks()) {
            let id = click.to_string();
            prop_assert!(id.len() <= 100, "{id}");
            prop_assert_eq!(id.parse(), Ok(click));
        }

        #[test]
        fn no_text_makes_reading_an_id_panic(id in ".*") {
            let _ = Click::from_str(&id);
        }

        #[test]
        fn a_text_is_an_id_only_if_it_is_written_that_way(id in "(row|stack|back|thread):[0-9+:D3 ]*") {
            if let Ok(click) = Click::from_str(&id) {
                prop_assert_eq!(click.to_string(), id);
            }
        }
    }
}
