//! The names of the computer's entries in tournaments.

/// The names of the computer's entries: stars, because it can have several entries at one level.
const STARS: [&str; 24] = [
    "Vega",
    "Rigel",
    "Deneb",
    "Altair",
    "Mira",
    "Spica",
    "Castor",
    "Pollux",
    "Sirius",
    "Antares",
    "Capella",
    "Electra",
    "Maia",
    "Merope",
    "Mizar",
    "Polaris",
    "Regulus",
    "Bellatrix",
    "Hadar",
    "Alcor",
    "Procyon",
    "Canopus",
    "Arcturus",
    "Algol",
];

/// Returns the name of the computer's entry with this entrant number.
pub(crate) fn star(number: u32) -> String {
    let index = number.saturating_sub(1) as usize;
    match index / STARS.len() {
        0 => STARS[index].to_owned(),
        round => format!("{} {}", STARS[index % STARS.len()], round + 1),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_entry_of_the_computer_has_a_name_of_its_own() {
        let names: BTreeSet<_> = (1..=255).map(star).collect();
        assert_eq!(names.len(), 255);
        assert_eq!((star(1), star(25)), ("Vega".to_owned(), "Vega 2".to_owned()));
    }
}
