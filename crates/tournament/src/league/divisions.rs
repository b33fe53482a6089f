//! How many divisions there are, and how large each is.

/// The smallest number of people in a division, and so in a league.
pub const SMALLEST_DIVISION: usize = 5;
/// The largest number of people in a division.
pub const LARGEST_DIVISION: usize = 9;

/// Returns the sizes of the divisions for this number of people, the first division first. `wanted` is
/// the usual size. Empty if there are too few people for a division.
pub fn sizes(people: usize, wanted: usize) -> Vec<usize> {
    if people < SMALLEST_DIVISION {
        return Vec::new();
    }
    let nearest = (2 * people + wanted) / (2 * wanted).max(1);
    let count = nearest.clamp(people.div_ceil(LARGEST_DIVISION), people / SMALLEST_DIVISION);
    let (size, larger) = (people / count, people % count);
    (0..count).map(|division| size + usize::from(division >= count - larger)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn divisions_have_about_the_wanted_size_and_the_lower_ones_are_larger() {
        assert_eq!(sizes(21, 7), [7, 7, 7]);
        assert_eq!(sizes(23, 7), [7, 8, 8]);
        assert_eq!(sizes(60, 8), [7, 7, 7, 7, 8, 8, 8, 8]);
        assert_eq!(sizes(17, 5), [5, 6, 6]);
        assert_eq!(sizes(18, 9), [9, 9]);
        assert_eq!(sizes(25, 10), [8, 8, 9], "halves are rounded up");
    }

    #[test]
    fn a_few_people_are_one_division_and_too_few_are_none() {
        assert_eq!(sizes(4, 5), [] as [usize; 0]);
        for few in 5..=9 {
            assert_eq!(sizes(few, 5), [few]);
        }
        assert_eq!(sizes(10, 9), [5, 5]);
    }

    #[test]
    fn every_division_has_five_to_nine_people() {
        for (people, wanted) in (5..=300).flat_map(|people| (5..=9).map(move |size| (people, size)))
        {
            let sizes = sizes(people, wanted);
            assert_eq!(sizes.iter().sum::<usize>(), people);
            assert!(sizes.iter().all(|size| (5..=9).contains(size)), "{people}: {sizes:?}");
            assert!(sizes.is_sorted() && sizes[sizes.len() - 1] - sizes[0] <= 1);
        }
    }
}
