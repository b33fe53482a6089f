//! Matches between the teams of two servers.

use std::fmt;
use std::str::FromStr;

use crate::{GuildId, Home};

/// The teams of a match between two servers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Teams {
    /// The name of the server that offers the match.
    pub own: String,
    /// Accepts the match for another server; `None` once one has accepted it.
    pub code: Option<InviteCode>,
    /// The server that has accepted it.
    pub guest: Option<GuestTeam>,
}

/// The team of the server that has accepted a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuestTeam {
    /// The name of the server.
    pub name: String,
    /// Where its members play and read about the match.
    pub home: Home,
}

impl Teams {
    /// Returns the guest's home, if this server is the guest.
    pub fn guest_on(&self, guild: GuildId) -> Option<&Home> {
        self.guest.as_ref().map(|guest| &guest.home).filter(|home| home.guild == guild)
    }
}

/// The code with which a server accepts a match: nine digits, which people write in groups of three.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InviteCode(u32);

/// A text that is no code of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not the code of a match: nine digits")]
pub struct InvalidInviteCode;

impl InviteCode {
    const COUNT: u32 = 1_000_000_000;

    /// Returns a code made of random bits.
    pub fn from_bits(bits: u64) -> InviteCode {
        // At most nine digits remain.
        InviteCode(u32::try_from(bits % u64::from(InviteCode::COUNT)).unwrap_or_default())
    }
}

impl fmt::Display for InviteCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [high, middle, low] = [self.0 / 1_000_000, self.0 / 1_000 % 1_000, self.0 % 1_000];
        write!(f, "{high:03}-{middle:03}-{low:03}")
    }
}

impl FromStr for InviteCode {
    type Err = InvalidInviteCode;

    /// Reads a code. Spaces and hyphens do not matter.
    fn from_str(text: &str) -> Result<InviteCode, InvalidInviteCode> {
        let digits: String = text.chars().filter(|&it| !it.is_whitespace() && it != '-').collect();
        let is_code = digits.len() == 9 && digits.bytes().all(|digit| digit.is_ascii_digit());
        digits.parse().ok().filter(|_| is_code).map(InviteCode).ok_or(InvalidInviteCode)
    }
}

impl From<InviteCode> for i64 {
    fn from(code: InviteCode) -> i64 {
        code.0.into()
    }
}

impl TryFrom<i64> for InviteCode {
    type Error = InvalidInviteCode;

    fn try_from(number: i64) -> Result<InviteCode, InvalidInviteCode> {
        let code = u32::try_from(number).map_err(|_| InvalidInviteCode)?;
        if code < InviteCode::COUNT { Ok(InviteCode(code)) } else { Err(InvalidInviteCode) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_as_people_type_it() {
        let code = InviteCode::from_bits(12_003_456);
        assert_eq!(code.to_string(), "012-003-456");
        for typed in ["012-003-456", "012003456", " 012 003 456 "] {
            assert_eq!(typed.parse(), Ok(code), "{typed}");
        }
        for typed in ["", "12003456", "0120034567", "+12003456", "012-003-45x"] {
            assert_eq!(typed.parse::<InviteCode>(), Err(InvalidInviteCode), "{typed}");
        }
    }

    #[test]
    fn any_bits_make_a_code_that_can_be_stored() {
        for bits in [0, 999_999_999, u64::MAX] {
            let code = InviteCode::from_bits(bits);
            assert_eq!(InviteCode::try_from(i64::from(code)), Ok(code));
            assert_eq!(code.to_string().parse(), Ok(code));
        }
        assert_eq!(InviteCode::try_from(1_000_000_000), Err(InvalidInviteCode));
    }
}
