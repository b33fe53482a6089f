//! The order of a league from one cycle to the next.

/// Returns how many people go up and down between two neighbouring divisions of these sizes.
pub fn movers(upper: usize, lower: usize, wanted: usize) -> usize {
    wanted.min(upper.min(lower).saturating_sub(1) / 2)
}

/// Returns the order after a cycle. `tables` are the final tables, the first division first.
pub fn after_cycle<P: Clone>(tables: &[Vec<P>], wanted: usize) -> Vec<P> {
    let between = |upper: usize| match (tables.get(upper), tables.get(upper + 1)) {
        (Some(upper), Some(lower)) => movers(upper.len(), lower.len(), wanted),
        _ => 0,
    };
    let mut order = Vec::new();
    for (index, table) in tables.iter().enumerate() {
        let down = between(index);
        let up = index.checked_sub(1).map_or(0, between);
        if let Some(above) = index.checked_sub(1).map(|above| &tables[above]) {
            order.extend_from_slice(&above[above.len() - up..]);
        }
        order.extend_from_slice(&table[up..table.len() - down]);
        order.extend(tables.get(index + 1).iter().flat_map(|below| &below[..down]).cloned());
    }
    order
}

/// Returns the order of the next cycle. `order` is that after the last cycle, `entries` are those who are
/// in, in the order in which they entered, and `absentees` those who go to the end.
pub fn next_order<P: Clone + PartialEq>(order: &[P], entries: &[P], absentees: &[P]) -> Vec<P> {
    let stays = |person: &&P| entries.contains(person);
    let (last, first): (Vec<_>, Vec<_>) =
        order.iter().filter(stays).partition(|person| absentees.contains(person));
    let new = entries.iter().filter(|person| !order.contains(person));
    first.into_iter().chain(new).chain(last).cloned().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tables(tables: &[&str]) -> Vec<Vec<char>> {
        tables.iter().map(|table| table.chars().collect()).collect()
    }

    fn order(divisions: &[&str], wanted: usize) -> String {
        after_cycle(&tables(divisions), wanted).into_iter().collect()
    }

    #[test]
    fn the_last_change_places_with_the_first_of_the_division_below() {
        assert_eq!(order(&["abcde", "fghij", "klmno"], 1), "abcdf eghik jlmno".replace(' ', ""));
        assert_eq!(order(&["abcde", "fghij", "klmno"], 2), "abcfg dehkl ijmno".replace(' ', ""));
    }

    #[test]
    fn nobody_goes_up_and_down_at_once() {
        assert_eq!(movers(9, 9, 3), 3);
        assert_eq!(movers(7, 6, 3), 2);
        assert_eq!(movers(5, 5, 3), 2);
        assert_eq!(order(&["abcde", "fghij", "klmno"], 3), order(&["abcde", "fghij", "klmno"], 2));
    }

    #[test]
    fn one_division_keeps_the_order_of_its_table() {
        assert_eq!(order(&["edcba"], 2), "edcba");
        assert_eq!(order(&[], 2), "");
    }

    #[test]
    fn the_best_of_those_who_went_down_replaces_somebody_who_left() {
        let after: Vec<_> = "abcfg dehij".replace(' ', "").chars().collect();
        let entries: Vec<_> = "hgfedcbaij".chars().filter(|&one| one != 'b').collect();
        let next: String = next_order(&after, &entries, &[]).into_iter().collect();
        assert_eq!(next, "acfgdehij");
    }

    #[test]
    fn new_people_come_in_order_of_entering_and_absentees_last() {
        let after: Vec<_> = "abcde".chars().collect();
        let entries: Vec<_> = "zecyba".chars().collect();
        let next: String = next_order(&after, &entries, &['a', 'c', 'd']).into_iter().collect();
        assert_eq!(next, "bezyac");
    }
}
