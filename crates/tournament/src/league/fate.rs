//! What the table of a division says about a person: what is certain, what they need, what is open.

use super::chances::Chance;
use super::table::Division;

/// What a person wants to reach in a division.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// To win the first division, and so the cycle.
    Win,
    /// To go up.
    Up,
    /// Not to go down.
    Stay,
}

/// What is known about a person's place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// They left during the cycle.
    Left,
    /// They reach this, whatever happens.
    Sure(Goal),
    /// They reach this if they win so many of their games, whatever happens.
    Needs(Goal, u32, u32),
    /// They reach this only if others lose points too.
    Open(Goal),
    /// They go down, whatever happens.
    Down,
}

/// The places of a division from which people move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Zones {
    /// How many go up. `None` in the first division.
    pub up: Option<usize>,
    /// How many go down.
    pub down: usize,
}

impl Division {
    /// Returns what is known about a person's place. Empty if they are in the midst and nothing is to win or to
    /// lose any more.
    pub fn fates(&self, person: u32, zones: Zones) -> Vec<Fate> {
        if self.out.contains(&person) {
            return vec![Fate::Left];
        }
        let (goal, places) = zones.up.map_or((Goal::Win, 1), |up| (Goal::Up, up));
        let best = self.chance(person, places);
        if best == Chance::Sure {
            return vec![Fate::Sure(goal)];
        }
        let stays = self.chance(person, self.order.len().saturating_sub(zones.down));
        match stays {
            Chance::Needs { wins, of } => return vec![Fate::Needs(Goal::Stay, wins, of)],
            Chance::Open => return vec![Fate::Open(Goal::Stay)],
            Chance::Gone => return vec![Fate::Down],
            Chance::Sure => {}
        }
        let safe = (zones.down > 0).then_some(Fate::Sure(Goal::Stay));
        let more = match best {
            Chance::Needs { wins, of } => Some(Fate::Needs(goal, wins, of)),
            Chance::Open => Some(Fate::Open(goal)),
            Chance::Sure | Chance::Gone => None,
        };
        safe.into_iter().chain(more).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::league::table::tests::division;

    const MIDDLE: Zones = Zones { up: Some(1), down: 1 };

    #[test]
    fn before_the_last_round_each_knows_what_they_need() {
        let played = division(&[1, 2, 3, 4], "1+2 1+3 2+3 2+4 1?4 3?4");
        assert_eq!(played.fates(1, MIDDLE), [Fate::Sure(Goal::Stay), Fate::Needs(Goal::Up, 1, 1)]);
        assert_eq!(played.fates(2, MIDDLE), [Fate::Sure(Goal::Stay), Fate::Open(Goal::Up)]);
        assert_eq!(played.fates(3, MIDDLE), [Fate::Open(Goal::Stay)]);
        assert_eq!(played.fates(4, MIDDLE), [Fate::Needs(Goal::Stay, 2, 2)]);
    }

    #[test]
    fn at_the_end_each_goes_up_or_down_or_stays() {
        let mut played = division(&[1, 2, 3, 4], "1+2 1+3 2+3 2+4 1+4 3+4");
        let fates = [1, 2, 3, 4].map(|person| played.fates(person, MIDDLE));
        let safe = vec![Fate::Sure(Goal::Stay)];
        assert_eq!(fates, [vec![Fate::Sure(Goal::Up)], safe.clone(), safe, vec![Fate::Down]]);
        let first = Zones { up: None, down: 0 };
        assert_eq!(played.fates(1, first), [Fate::Sure(Goal::Win)]);
        assert_eq!(played.fates(4, first), []);
        played.out = vec![2];
        assert_eq!(played.fates(2, MIDDLE), [Fate::Left]);
        assert_eq!(played.fates(4, MIDDLE), [Fate::Sure(Goal::Stay)], "2 is last now");
    }
}
