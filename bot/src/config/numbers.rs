//! Settings that are numbers.

use toml::de::DeValue;

use super::values::{Raw, Value, is};

/// A whole number from 1 to 10,000.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count(usize);

impl Count {
    const MOST: usize = 10_000;

    /// This many, which is known to be right.
    pub(super) const fn of<const NUMBER: usize>() -> Count {
        const { assert!(NUMBER >= 1 && NUMBER <= Count::MOST) };
        Count(NUMBER)
    }

    /// How many.
    pub const fn get(self) -> usize {
        self.0
    }
}

impl Value for Count {
    const EXPECTS: &'static str = "a whole number from 1 to 10000";

    fn parse(text: &str) -> Result<Self, String> {
        let number = text.trim().parse().ok().filter(|number| (1..=Count::MOST).contains(number));
        number.map(Count).ok_or_else(|| is(text))
    }

    fn show(&self) -> String {
        self.0.to_string()
    }

    fn in_file(&self) -> String {
        self.show()
    }

    fn read(raw: Raw<'_>) -> Result<Self, String> {
        read_number(raw)
    }
}

/// How many threads do something that takes a processor's whole time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Threads {
    /// Half as many as the machine can run at once, and at least one.
    Half,
    /// This many.
    Number(Count),
}

impl Threads {
    const HALF: &str = "half";

    /// How many that is on this machine.
    pub fn count(self) -> usize {
        match self {
            Threads::Half => {
                let cores = std::thread::available_parallelism();
                cores.map_or(1, |cores| (cores.get() / 2).max(1))
            }
            Threads::Number(count) => count.get(),
        }
    }
}

impl Value for Threads {
    const EXPECTS: &'static str =
        "half, which is half of the machine's cores, or a whole number from 1 to 10000";

    fn parse(text: &str) -> Result<Self, String> {
        if text.trim().eq_ignore_ascii_case(Threads::HALF) {
            return Ok(Threads::Half);
        }
        Count::parse(text).map(Threads::Number)
    }

    fn show(&self) -> String {
        match self {
            Threads::Half => Threads::HALF.to_owned(),
            Threads::Number(count) => count.show(),
        }
    }

    fn read(raw: Raw<'_>) -> Result<Self, String> {
        read_number(raw)
    }
}

/// Reads a number, which stands in a settings file with quotes or without.
fn read_number<T: Value>(raw: Raw<'_>) -> Result<T, String> {
    match raw {
        Raw::Text(text) => T::parse(text),
        Raw::Toml(DeValue::String(text)) => T::parse(text),
        Raw::Toml(DeValue::Integer(number)) if number.radix() == 10 => T::parse(number.as_str()),
        Raw::Toml(other) => Err(format!("is of type {}", other.type_str())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn toml(text: &str) -> Result<Threads, String> {
        let document = toml::de::DeTable::parse(text).unwrap();
        let (_, value) = document.get_ref().iter().next().unwrap();
        Threads::read(Raw::Toml(value.get_ref()))
    }

    #[test]
    fn a_number_may_stand_in_quotes_or_without() {
        for text in ["threads = 3", "threads = '3'"] {
            assert_eq!(toml(text), Ok(Threads::Number(Count::of::<3>())), "{text}");
        }
        assert_eq!(toml("threads = 'Half'"), Ok(Threads::Half));
    }

    #[test]
    fn what_is_no_number_from_1_to_10000_is_refused() {
        for text in ["0", "-1", "10001", "1.5", "many", "", "99999999999999999999999"] {
            assert_eq!(Count::parse(text), Err(format!("is {text:?}")));
        }
        assert_eq!(toml("threads = true"), Err(String::from("is of type boolean")));
        assert_eq!(toml("threads = 0"), Err(String::from("is \"0\"")));
    }

    #[test]
    fn half_the_cores_are_at_least_one() {
        assert!(Threads::Half.count() >= 1);
    }
}
