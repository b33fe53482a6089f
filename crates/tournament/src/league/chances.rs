//! What a person can still reach in a division, whatever the others do.
//!
//! Only points count here: until all games are over, a tie counts against the person for what is certain,
//! and for them in what is possible.
//!
//! Whether several rivals can all reach a score is a question of flows: each undecided game brings two half
//! points, which its two players share. By the theorem of Hall and Gale it has a solution if no group of
//! rivals needs more than all of its games bring. There are at most eight rivals, so all groups are tried.

use super::table::Division;

/// Whether a person gets one of the first places of a division.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chance {
    /// Certainly.
    Sure,
    /// Certainly, if they win that many of their undecided games, whichever.
    Needs {
        /// How many they must win.
        wins: u32,
        /// The number of their undecided games.
        of: u32,
    },
    /// Only if others lose points too.
    Open,
    /// Certainly not.
    Gone,
}

impl Division {
    /// Returns the chance of a person who has not left to get one of the first `places` places.
    pub fn chance(&self, person: u32, places: usize) -> Chance {
        let lines = self.table();
        let is_over = lines.iter().all(|line| line.left == 0);
        let place = lines.iter().position(|line| line.entrant == person).unwrap_or(lines.len());
        let active = lines.len() - self.out.len();
        if places >= active || is_over && place < places {
            return Chance::Sure;
        }
        if places == 0 || is_over {
            return Chance::Gone;
        }
        let race = Race::of(self, person);
        let of = race.left;
        match (0..=of).find(|&wins| !race.can_be_passed(wins, places)) {
            Some(0) => Chance::Sure,
            Some(wins) => Chance::Needs { wins, of },
            None if race.can_hold_off(places) => Chance::Open,
            None => Chance::Gone,
        }
    }
}

/// A set of rivals, one bit for each.
type Group = u32;

/// A person and their rivals. Points are in half points, games are those that are not decided.
struct Race {
    points: u32,
    left: u32,
    /// All others: those who left too, since games against them count.
    rivals: Vec<Rival>,
    /// Those who have not left.
    active: Group,
}

struct Rival {
    points: u32,
    /// The games against the person.
    against_person: u32,
    /// The games against each rival.
    against: Vec<u32>,
}

impl Race {
    fn of(division: &Division, person: u32) -> Race {
        let between = |one: u32, other: u32| {
            let mut games = division.of_person(one);
            let undecided =
                games.by_ref().filter(|&(who, points)| who == other && points.is_none());
            u32::try_from(undecided.count()).unwrap_or(u32::MAX)
        };
        let others = division.order.iter().copied().filter(|&other| other != person);
        let others: Vec<_> = others.collect();
        let rival = |&one: &u32| Rival {
            points: division.points(one),
            against_person: between(one, person),
            against: others.iter().map(|&other| between(one, other)).collect(),
        };
        let rivals: Vec<_> = others.iter().map(rival).collect();
        let active = others.iter().enumerate().filter(|(_, other)| !division.out.contains(other));
        Race {
            points: division.points(person),
            left: rivals.iter().map(|rival| rival.against_person).sum(),
            rivals,
            active: active.map(|(index, _)| 1 << index).sum(),
        }
    }

    /// Returns true if `places` rivals can all reach the person, who wins so many games and loses the
    /// others.
    fn can_be_passed(&self, wins: u32, places: usize) -> bool {
        let score = self.points + 2 * wins;
        self.groups(places).any(|group| {
            // They win all games against those outside the group.
            let need = |index: usize| {
                let outside = 2 * self.games(index, !group);
                i64::from(score) - i64::from(self.rivals[index].points + outside)
            };
            let mut needs: Vec<_> = (0..self.rivals.len()).map(need).collect();
            self.can_reach(group, &mut needs, 0, self.left - wins)
        })
    }

    /// Returns true if all of a group can get the half points that they need, if the person also loses so
    /// many games against rivals from `next` on. A lost game is one rival's alone, so which are lost is tried.
    fn can_reach(&self, group: Group, needs: &mut [i64], next: usize, lost: u32) -> bool {
        let might = parts(group).all(|part| {
            let needed: i64 = self.members(part).map(|(index, _)| needs[index].max(0)).sum();
            let later = self.members(part).filter(|(index, _)| *index >= next);
            let direct: u32 = later.map(|(_, rival)| rival.against_person).sum();
            let inside = self.games_within(group) - self.games_within(group & !part);
            needed <= i64::from(2 * inside + 2 * lost.min(direct))
        });
        let Some(rival) = self.rivals.get(next).filter(|_| might && lost > 0) else { return might };
        let is_member = group & (1 << next) != 0;
        let most = if is_member { lost.min(rival.against_person) } else { 0 };
        let before = needs[next];
        let found = (0..=most).any(|games| {
            needs[next] = before - i64::from(2 * games);
            self.can_reach(group, needs, next + 1, lost - games)
        });
        needs[next] = before;
        found
    }

    /// Returns true if so many rivals can stay behind or level that the person gets one of the places, after
    /// winning all games.
    fn can_hold_off(&self, places: usize) -> bool {
        let score = self.points + 2 * self.left;
        let behind = self.active.count_ones() as usize + 1 - places;
        self.groups(behind).any(|group| {
            self.members(group).all(|(_, rival)| rival.points <= score)
                && parts(group).all(|part| {
                    let room: u32 = self.members(part).map(|(_, it)| score - it.points).sum();
                    2 * self.games_within(part) <= room
                })
        })
    }

    /// Returns all groups of so many rivals who have not left.
    fn groups(&self, size: usize) -> impl Iterator<Item = Group> {
        parts(self.active).filter(move |group| group.count_ones() as usize == size)
    }

    fn members(&self, group: Group) -> impl Iterator<Item = (usize, &Rival)> {
        self.rivals.iter().enumerate().filter(move |(index, _)| group & (1 << index) != 0)
    }

    /// Returns the number of games of a rival against those of a group.
    fn games(&self, rival: usize, group: Group) -> u32 {
        self.members(group).map(|(other, _)| self.rivals[rival].against[other]).sum()
    }

    fn games_within(&self, group: Group) -> u32 {
        self.members(group).map(|(index, _)| self.games(index, group)).sum::<u32>() / 2
    }
}

/// Returns all groups whose members are in this one.
fn parts(group: Group) -> impl Iterator<Item = Group> {
    std::iter::successors(Some(group), move |&part| (part > 0).then(|| (part - 1) & group))
}

#[cfg(test)]
mod tests {
    use dvonn_model::Points;
    use dvonn_rules::ByColor;
    use proptest::prelude::*;

    use super::*;
    use crate::league::table::DivisionGame;
    use crate::league::table::tests::division;

    #[test]
    fn before_the_last_game_all_depends_on_it() {
        // 1 and 2 are level and meet in the last game; 3 has lost everything.
        let played = division(&[1, 2, 3], "1+3 2+3 1?2");
        assert_eq!(played.chance(1, 1), Chance::Needs { wins: 1, of: 1 });
        assert_eq!(played.chance(1, 2), Chance::Sure);
        assert_eq!(played.chance(3, 2), Chance::Gone);
    }

    #[test]
    fn somebody_without_games_can_still_depend_on_others() {
        let played = division(&[1, 2, 3], "1+2 1=3 2?3");
        assert_eq!(played.chance(1, 1), Chance::Open);
        assert_eq!(played.chance(3, 1), Chance::Open, "a tie may go either way");
        assert_eq!(played.chance(2, 1), Chance::Gone);
    }

    #[test]
    fn rivals_who_meet_cannot_both_win() {
        // 2 and 3 are a point behind 1, who has finished. Only one of them can draw level.
        let played = division(&[1, 2, 3, 4], "1+2 1+3 1-4 2+4 3+4 2?3");
        assert_eq!(played.chance(1, 2), Chance::Sure);
        assert_eq!(played.chance(1, 1), Chance::Open);
    }

    #[test]
    fn when_all_is_over_the_table_decides() {
        let played = division(&[1, 2, 3], "1+2 2+3 3+1");
        let chances = [1, 2, 3].map(|person| played.chance(person, 1));
        assert_eq!(chances, [Chance::Gone, Chance::Gone, Chance::Sure]);
    }

    #[test]
    fn there_may_be_as_many_places_as_people_or_none() {
        let played = division(&[1, 2, 3], "1?2 2?3 3?1");
        assert_eq!(played.chance(1, 3), Chance::Sure);
        assert_eq!(played.chance(1, 0), Chance::Gone);
    }

    #[test]
    fn those_who_left_stand_in_nobodys_way() {
        // 4 won everything, but left.
        let mut played = division(&[1, 2, 3, 4], "1-4 2-4 3-4 1=2 2?3 1=3");
        assert_eq!(played.chance(2, 1), Chance::Gone);
        played.out = vec![4];
        assert_eq!(played.chance(2, 1), Chance::Needs { wins: 1, of: 1 });
        assert_eq!(played.chance(1, 3), Chance::Sure);
    }

    /// Tries every result of the undecided games.
    fn by_trying(division: &Division, person: u32, places: usize) -> Chance {
        let played = &division.games;
        let open: Vec<_> = (0..played.len()).filter(|&it| played[it].points.is_none()).collect();
        let plays = |game: &DivisionGame| game.white == person || game.black == person;
        let of = open.iter().filter(|&&it| plays(&played[it])).count();
        let mut safe_with = vec![true; of + 1];
        let mut possible = false;
        for number in 0..3_usize.pow(u32::try_from(open.len()).unwrap()) {
            let mut tried = division.clone();
            let all = &mut tried.games;
            let mut rest = number;
            for &index in &open {
                let white = [Points::Loss, Points::Draw, Points::Win][rest % 3];
                rest /= 3;
                all[index].points = Some(ByColor { white, black: white.of_other() });
            }
            let own = open.iter().filter(|&&index| plays(&all[index])).map(|&index| all[index]);
            let own: Vec<_> = own.collect();
            let white = |game: &DivisionGame| game.white == person;
            let halves = own.iter().filter_map(|game| {
                let points = game.points?;
                Some(u32::from(if white(game) { points.white } else { points.black }.halves()))
            });
            let halves: Vec<_> = halves.collect();
            let score = tried.points(person);
            let others = tried.order.iter().filter(|&&it| it != person && !tried.out.contains(&it));
            let (ahead, level): (Vec<_>, Vec<_>) = others
                .map(|&other| tried.points(other))
                .filter(|&points| points >= score)
                .partition(|&points| points > score);
            possible |= ahead.len() < places;
            if !halves.contains(&1) && ahead.len() + level.len() >= places {
                safe_with[halves.iter().filter(|&&halves| halves == 2).count()] = false;
            }
        }
        match safe_with.iter().position(|&safe| safe) {
            Some(0) => Chance::Sure,
            Some(wins) => {
                Chance::Needs { wins: u32::try_from(wins).unwrap(), of: u32::try_from(of).unwrap() }
            }
            None if possible => Chance::Open,
            None => Chance::Gone,
        }
    }

    proptest! {
        #[test]
        fn chances_are_what_trying_everything_finds(
            people in 4..=5_u32, decided in proptest::collection::vec(0..3_u8, 10),
            undecided in proptest::collection::vec(0..10_usize, 1..7),
            places in 1..4_usize,
            leaves in any::<bool>(),
        ) {
            let mut all = Vec::new();
            for (white, black) in (1..=people).flat_map(|one| (1..one).map(move |two| (one, two))) {
                let points = [Points::Loss, Points::Draw, Points::Win];
                let white_points = points[usize::from(decided[all.len()])];
                let points = ByColor { white: white_points, black: white_points.of_other() };
                all.push(DivisionGame { white, black, points: Some(points) });
            }
            for index in undecided {
                let index = index % all.len();
                all[index].points = None;
            }
            let order: Vec<_> = (1..=people).collect();
            let out = order.iter().copied().filter(|_| leaves).take(1).collect();
            let division = Division { order, out, games: all };
            for &person in division.order.iter().filter(|person| !division.out.contains(person)) {
                let found = division.chance(person, places);
                if places < division.order.len() - division.out.len() {
                    prop_assert_eq!(found, by_trying(&division, person, places), "{}", person);
                }
            }
        }
    }
}
