//! The pages of a ladder by rating and of a challenge ladder, as lines and as a table.

use dvonn_discord::picture::Picture;
use dvonn_discord::view::{View, button};
use dvonn_ladder::{List, Rank, RankedPlayer};
use dvonn_model::{PlaceRow, UserId};
use dvonn_render::{Align, Row};
use serenity::all::{ButtonStyle, CreateButton};

use crate::features::ladder::ids::LadderPage;
use crate::features::ladder::sheet::{PAGE, Sheet, last_page_of, page_of};
use crate::runtime::style::Style;
use crate::say;
use crate::show::ids::pager::PageStep;
use crate::show::words::links::mention;
use crate::show::words::players::{mention_player, short_name, strip_direction_marks};
use crate::show::words::rating::{floor, rating};
use crate::text::Text;

/// A list to show.
#[derive(Clone, Copy)]
pub(super) enum TopList {
    /// A list of a server.
    Server {
        list: List,
        /// True if any rated game has been played on the server.
        has_rated_games: bool,
    },
    /// The global ladder.
    World,
}

/// A page of a list for one reader.
#[derive(Clone, Copy)]
pub(super) struct TopPage<'a> {
    pub(super) list: TopList,
    /// The whole list.
    pub(super) table: &'a [RankedPlayer],
    /// The number of the page, counted from 0.
    pub(super) at: usize,
    pub(super) reader: UserId,
    /// The reader's place.
    pub(super) own: Rank,
}

/// Returns the view of a page of a ladder by rating.
pub(super) fn top(style: Style, page: &TopPage<'_>) -> View {
    let text = style.text;
    if page.table.is_empty() {
        return View::new(match page.list {
            TopList::World => say!(text, "top-empty-world"),
            TopList::Server { list: List::Computer, .. } => say!(text, "top-no-computer"),
            TopList::Server { has_rated_games: true, .. } => say!(text, "top-all-idle"),
            TopList::Server { .. } => say!(text, "top-empty"),
        });
    }
    let title = say!(text, "top-title", list = page.key(), players = page.table.len());
    let mut lines = vec![title];
    lines.extend(page.own_line(text));
    lines.push(say!(text, "top-order"));
    let view = View::new(lines.join("\n")).picture(page.picture(style));
    if page.last_page() == 0 {
        return view;
    }
    view.buttons(PageStep::ALL.map(|step| page.page_button(text, step)))
}

impl TopPage<'_> {
    fn last_page(&self) -> usize {
        last_page_of(self.table.len())
    }

    fn rows(&self) -> &[RankedPlayer] {
        page_of(self.table, self.at)
    }

    /// Returns the value that selects the list in messages.
    fn key(&self) -> &'static str {
        match self.list {
            TopList::World => "world",
            TopList::Server { list: List::People, .. } => "people",
            TopList::Server { list: List::Computer, .. } => "computer",
        }
    }

    /// Returns the reader's row if it is on another page, or why they have none.
    fn own_line(&self, text: Text) -> Option<String> {
        let player = mention(self.reader);
        match (self.list, self.own) {
            (TopList::Server { list: List::Computer, .. }, _) => None,
            (TopList::World, Rank::NoGame) => Some(say!(text, "top-not-joined", player = player)),
            (_, Rank::NoGame) => Some(say!(text, "top-no-game", player = player)),
            (_, Rank::Idle) => Some(say!(text, "top-idle", player = player)),
            (_, Rank::Place(place)) => {
                let index = place.saturating_sub(1) as usize;
                let elsewhere = self.table.get(index).filter(|_| index / PAGE != self.at);
                elsewhere.map(|row| say!(text, "top-own", row = line(text, row)))
            }
        }
    }

    fn picture(&self, style: Style) -> Picture {
        let text = style.text;
        let headings = [
            (String::new(), Align::Center),
            (say!(text, "table-player"), Align::Left),
            (say!(text, "table-rating"), Align::Right),
            (say!(text, "table-floor"), Align::Right),
            (say!(text, "table-games"), Align::Right),
        ];
        let rows: Vec<_> = self.rows().iter().map(|row| self.table_row(text, row)).collect();
        let title = say!(text, "table-ladder", list = self.key());
        let page = (self.at, self.last_page());
        let order = say!(text, "table-order");
        let medals = false;
        Sheet { title: &title, page, headings: &headings, rows: &rows, order: &order, medals }
            .picture(style)
    }

    fn table_row(&self, text: Text, row: &RankedPlayer) -> Row {
        let name = short_name(text, &row.player);
        let (floor, games) = (floor(row.rating).to_string(), row.games.to_string());
        let cells = vec![row.place.to_string(), name, rating(text, row.rating), floor, games];
        Row { cells, mark: row.player.is(self.reader) }
    }

    fn page_button(&self, text: Text, step: PageStep) -> CreateButton {
        let at = self.at;
        let page = match self.list {
            TopList::World => LadderPage::World { at, step },
            TopList::Server { list, .. } => LadderPage::Top { list, at, step },
        };
        let turn = page.click(self.reader);
        button(turn, &step.label(text), ButtonStyle::Secondary)
            .disabled(step.from(self.at, self.last_page()) == self.at)
    }
}

fn line(text: Text, row: &RankedPlayer) -> String {
    say!(
        text,
        "top-row",
        place = row.place,
        player = mention_player(text, &row.player),
        rating = rating(text, row.rating),
        games = row.games
    )
}

/// Says that the reader has left the global ladder, or was not on it.
pub(super) fn left(text: Text, has_left: bool) -> View {
    View::new(if has_left { say!(text, "world-left") } else { say!(text, "world-not-joined") })
}

/// A page of the challenge ladder for one reader.
#[derive(Clone, Copy)]
pub(super) struct PlacesPage<'a> {
    /// All visible rows, from the top.
    pub(super) rows: &'a [&'a PlaceRow],
    /// The number of the page, counted from 0.
    pub(super) at: usize,
    pub(super) reader: UserId,
}

/// Returns the view of a page of the challenge ladder.
pub(super) fn places(style: Style, page: &PlacesPage<'_>) -> View {
    let text = style.text;
    if page.rows.is_empty() {
        return View::new(say!(text, "places-empty"));
    }
    let mut lines = vec![say!(text, "places-title", people = page.rows.len())];
    lines.push(page.own_line(text));
    let view = View::new(lines.join("\n")).picture(page.picture(style));
    if page.last_page() == 0 {
        return view;
    }
    view.buttons(PageStep::ALL.map(|step| page.page_button(text, step)))
}

impl<'a> PlacesPage<'a> {
    fn last_page(&self) -> usize {
        last_page_of(self.rows.len())
    }

    /// Returns the rows of the page with their places, counted from 1.
    fn shown(&self) -> impl Iterator<Item = (usize, &'a PlaceRow)> {
        (1..).zip(self.rows.iter().copied()).skip(self.at * PAGE).take(PAGE)
    }

    /// Returns the reader's place, or how to get one.
    fn own_line(&self, text: Text) -> String {
        let own = self.rows.iter().position(|row| row.person.id == self.reader);
        let player = mention(self.reader);
        match own {
            Some(index) => say!(text, "places-own", player = player, place = index + 1),
            None => say!(text, "places-none", player = player),
        }
    }

    fn picture(&self, style: Style) -> Picture {
        let text = style.text;
        let headings = [(String::new(), Align::Center), (say!(text, "table-player"), Align::Left)];
        let table_row = |(place, row): (usize, &PlaceRow)| Row {
            cells: vec![place.to_string(), strip_direction_marks(&row.person.name)],
            mark: row.person.id == self.reader,
        };
        let rows: Vec<_> = self.shown().map(table_row).collect();
        let title = say!(text, "table-places");
        let page = (self.at, self.last_page());
        let medals = false;
        Sheet { title: &title, page, headings: &headings, rows: &rows, order: "", medals }
            .picture(style)
    }

    fn page_button(&self, text: Text, step: PageStep) -> CreateButton {
        let page = LadderPage::Top { list: List::People, at: self.at, step };
        let turn = page.click(self.reader);
        button(turn, &step.label(text), ButtonStyle::Secondary)
            .disabled(step.from(self.at, self.last_page()) == self.at)
    }
}

#[cfg(test)]
mod tests {
    use dvonn_model::{Level, Person, Player, Rating};

    use super::*;

    fn table(players: u32) -> Vec<RankedPlayer> {
        let standing = |place: u32| RankedPlayer {
            place,
            player: Person::new(UserId::try_from(u64::from(place)).unwrap(), "Member").into(),
            rating: Rating::new(1900.0 - f64::from(place), 60.0, 0.06),
            games: place,
        };
        (1..=players).map(standing).collect()
    }

    fn shown(table: &[RankedPlayer], at: usize, own: Rank) -> String {
        let reader = UserId::try_from(7_u64).unwrap();
        let list = TopList::Server { list: List::People, has_rated_games: true };
        let page = TopPage { list, table, at, reader, own };
        let view = top(Style::public(Text::of(None), None), &page);
        view.content().to_owned()
    }

    #[test]
    fn the_text_has_only_the_readers_own_row_of_another_page() {
        let table = table(31);
        assert_eq!((last_page_of(0), last_page_of(15), last_page_of(16)), (0, 0, 1));
        let first = shown(&table, 0, Rank::Place(7));
        assert!(!first.contains('…'), "{first}");
        let last = shown(&table, 2, Rank::Place(7));
        assert!(last.contains("… **7** · <@7> · 1893 ± 60 · 7 games"), "{last}");
        // The rows are in the picture and its alt text.
        assert!(!last.contains("<@31>"), "{last}");
    }

    #[test]
    fn a_ladder_of_idle_players_says_so() {
        let text = shown(&[], 0, Rank::NoGame);
        assert!(text.starts_with("No rated games have counted here in the last 60 days"), "{text}");
    }

    #[test]
    fn a_reader_without_a_place_sees_why() {
        let idle = shown(&table(2), 0, Rank::Idle);
        assert!(idle.contains("<@7> isn't ranked: no rated game for 60 days"), "{idle}");
        let new = shown(&table(2), 0, Rank::NoGame);
        assert!(new.contains("<@7> isn't ranked yet"), "{new}");
    }

    #[test]
    fn the_computer_is_named_in_words_and_by_level_in_the_picture() {
        let player = Player::from(Level::MASTER);
        let row = RankedPlayer { player, ..table(1).remove(0) };
        let text = Text::of(None);
        assert!(line(text, &row).contains("Computer (Master)"));
        let reader = UserId::try_from(7_u64).unwrap();
        let list = TopList::Server { list: List::Computer, has_rated_games: true };
        let table = std::slice::from_ref(&row);
        let page = TopPage { list, table, at: 0, reader, own: Rank::NoGame };
        assert_eq!(page.table_row(text, &row).cells[1], "Master");
    }
}
