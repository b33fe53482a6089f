//! Games between people who do not share a venue: each plays where they are.
//!
//! People who find each other with `/seek` share no channel. Their game has two venues: its row has
//! a second channel with its own language, newest board and what its readers know.
//! [`GameRow::from_other_venue`] is the same game seen from there, so everything that posts or edits
//! takes a row and need not know. Each has a board of its own. Everything that
//! a person reads about their game is turned to their venue first ([`GameRow::for_reader`]), and
//! commands find it by either channel. An offer is posted only where it is answered.
//!
//! Players in the other venue are *strangers*: named, never mentioned. In exports and backups,
//! numbers replace their ids (`store/strangers`).
//!
//! The game belongs to the server of its first venue: its shard, its clocks. Moderators of either
//! server can only void it, and only if it is unrated. If it is rated, it counts for the global
//! ladder (`is_global`).

use dvonn_rules::Color;

use crate::{ChannelId, GameRow, GuildId, MessageId, UserId, Venue};

/// The other venue of a game that is played in two venues at once. Seen from there, the venue of the
/// game's row is the other one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherVenue {
    /// The channel.
    pub venue: Venue,
    /// The side of the player who is there.
    pub side: Color,
    /// The language of public messages there.
    pub locale: Option<String>,
    /// The last revision whose board was shown there, or cannot be; 0 for none.
    pub shown: i64,
    /// How many plies readers there have been told.
    pub known_plies: u32,
    /// The newest message there that shows the board.
    pub board_message: Option<MessageId>,
    /// True if the game belongs there: to its server and that server's clocks.
    pub is_home: bool,
}

impl OtherVenue {
    /// Returns the venue of the player with this side, of a game that belongs to the other player's.
    pub fn new(venue: Venue, side: Color, locale: Option<String>) -> OtherVenue {
        OtherVenue {
            venue,
            side,
            locale,
            shown: 0,
            known_plies: 0,
            board_message: None,
            is_home: false,
        }
    }
}

impl GameRow {
    /// Returns true if the game is played in two venues at once.
    pub fn is_relayed(&self) -> bool {
        self.other.is_some()
    }

    /// Returns true if this is the game as seen from the venue that it does not belong to.
    pub fn is_away(&self) -> bool {
        self.other.as_ref().is_some_and(|other| other.is_home)
    }

    /// Returns the game as seen from its other venue, if it has one.
    pub fn from_other_venue(&self) -> Option<GameRow> {
        let other = self.other.as_deref()?;
        let here = OtherVenue {
            venue: self.venue.clone(),
            side: other.side.other(),
            locale: self.locale.clone(),
            shown: self.shown,
            known_plies: self.known_plies,
            board_message: self.board_message,
            is_home: !other.is_home,
        };
        let elsewhere = GameRow {
            venue: other.venue.clone(),
            locale: other.locale.clone(),
            shown: other.shown,
            known_plies: other.known_plies,
            board_message: other.board_message,
            other: Some(Box::new(here)),
            ..self.clone()
        };
        Some(elsewhere.with_stranger())
    }

    /// Notes that readers here may not know the player in the other venue.
    #[must_use]
    pub fn with_stranger(mut self) -> GameRow {
        if let Some(other) = &self.other {
            self.players[other.side].set_stranger(true);
            self.players[other.side.other()].set_stranger(false);
        }
        self
    }

    /// Returns the game as seen from this channel, if it is one of its venues; otherwise unchanged.
    #[must_use]
    pub fn for_channel(self, channel: ChannelId) -> GameRow {
        self.turned_if(|other| other.venue.channel == channel)
    }

    /// Returns the game as this person sees it, if they are in its other venue; otherwise unchanged.
    #[must_use]
    pub fn for_reader(self, person: UserId) -> GameRow {
        let is_there = self.other.as_ref().is_some_and(|it| self.players[it.side].is(person));
        self.turned_if(|_| is_there)
    }

    /// Returns the game as a person at this venue sees it: from their own side if they play in it, and
    /// otherwise from this channel or its server.
    #[must_use]
    pub fn seen_at(self, venue: &Venue, person: UserId) -> GameRow {
        if Color::ALL.into_iter().any(|side| self.players[side].is(person)) {
            return self.for_reader(person);
        }
        match venue.guild {
            _ if self.is_in(venue.channel) => self.for_channel(venue.channel),
            Some(guild) => self.seen_on(guild),
            None => self,
        }
    }

    /// Returns the game as seen on this server, if it is played there; otherwise unchanged.
    #[must_use]
    pub fn seen_on(self, guild: GuildId) -> GameRow {
        let is_here = self.venue.guild == Some(guild);
        self.turned_if(|other| !is_here && other.venue.guild == Some(guild))
    }

    /// Returns the game as seen from the venue of the player of this side.
    #[must_use]
    pub fn seen_by_side(self, side: Color) -> GameRow {
        self.turned_if(|other| other.side == side)
    }

    fn turned_if(self, turn: impl FnOnce(&OtherVenue) -> bool) -> GameRow {
        match &self.other {
            Some(other) if turn(other) => self.from_other_venue().unwrap_or(self),
            _ => self,
        }
    }

    /// Returns the venue of the player of this side.
    pub fn venue_of(&self, side: Color) -> &Venue {
        match &self.other {
            Some(other) if other.side == side => &other.venue,
            _ => &self.venue,
        }
    }

    /// Returns true if the game is played in this channel.
    pub fn is_in(&self, channel: ChannelId) -> bool {
        self.places().any(|venue| venue.channel == channel)
    }

    /// Returns true if the game is played on this server.
    pub fn is_on(&self, guild: GuildId) -> bool {
        self.places().any(|venue| venue.guild == Some(guild))
    }

    /// Returns true if the newest board has been shown in each venue, or cannot be.
    pub fn is_shown(&self) -> bool {
        let elsewhere = self.other.as_ref().is_none_or(|it| it.shown >= self.revision);
        self.shown >= self.revision && elsewhere
    }

    fn places(&self) -> impl Iterator<Item = &Venue> {
        std::iter::once(&self.venue).chain(self.other.as_ref().map(|other| &other.venue))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn relayed() -> GameRow {
        let venue = Venue { channel: 30_u64.try_into().unwrap(), ..GameRow::sample().venue };
        let other = OtherVenue {
            venue,
            side: Color::Black,
            locale: Some(String::from("de")),
            shown: 2,
            known_plies: 0,
            board_message: 7_u64.try_into().ok(),
            is_home: false,
        };
        GameRow { other: Some(Box::new(other)), ..GameRow::sample() }.with_stranger()
    }

    fn strangers(row: &GameRow) -> [bool; 2] {
        Color::ALL.map(|side| row.players[side].person().unwrap().stranger)
    }

    #[test]
    fn a_game_seen_from_its_other_place_has_that_place_and_its_board() {
        let home = relayed();
        let away = home.from_other_venue().unwrap();
        assert_eq!(u64::from(away.venue.channel), 30);
        assert_eq!((away.shown, away.board_message), (2, 7_u64.try_into().ok()));
        assert_eq!(away.locale.as_deref(), Some("de"));
        assert_eq!([home.is_away(), away.is_away()], [false, true]);
        assert_eq!(strangers(&home), [false, true]);
        assert_eq!(strangers(&away), [true, false]);
        assert_eq!(away.from_other_venue(), Some(home));
    }

    #[test]
    fn each_player_sees_the_game_in_their_own_place() {
        let home = relayed();
        let channel = |row: GameRow| u64::from(row.venue.channel);
        let [white, black] = Color::ALL.map(|side| home.players[side].id().unwrap());
        let away = home.from_other_venue().unwrap();
        for row in [home.clone(), away] {
            assert_eq!(channel(row.clone().for_reader(white)), 20);
            assert_eq!(channel(row.clone().for_reader(black)), 30);
            assert_eq!(channel(row.clone().for_channel(30_u64.try_into().unwrap())), 30);
            assert_eq!(u64::from(row.venue_of(Color::Black).channel), 30);
            assert!(!row.is_shown());
        }
    }

    #[test]
    fn a_person_who_looks_on_sees_the_game_of_their_place() {
        let mut home = relayed();
        home.venue.guild = 5_u64.try_into().ok();
        home.other.as_mut().unwrap().venue.guild = 6_u64.try_into().ok();
        let [white, cleo] = [home.players.white.id().unwrap(), 4_711_u64.try_into().unwrap()];
        let beside = 99_u64.try_into().unwrap();
        for (guild, channel, strangers_there) in
            [(5_u64, 20_u64, [false, true]), (6, 30, [true, false])]
        {
            let venue = Venue { guild: guild.try_into().ok(), ..home.venue.clone() };
            for channel in [channel.try_into().unwrap(), beside] {
                let venue = Venue { channel, ..venue.clone() };
                assert_eq!(strangers(&home.clone().seen_at(&venue, cleo)), strangers_there);
                assert_eq!(strangers(&home.clone().seen_at(&venue, white)), [false, true]);
            }
        }
    }

    #[test]
    fn a_server_sees_the_game_as_it_is_played_there() {
        let mut home = relayed();
        home.venue.guild = 5_u64.try_into().ok();
        home.other.as_mut().unwrap().venue.guild = 6_u64.try_into().ok();
        for guild in [5_u64, 6] {
            let guild = guild.try_into().unwrap();
            assert_eq!(home.clone().seen_on(guild).venue.guild, Some(guild));
        }
    }
}
