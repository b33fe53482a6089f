//! Writes `config.example.toml` from the table of settings.

use super::settings::Config;

const HEAD: &str = "\
# Every setting of the DVONN bot, with its default. Copy this file to dvonn.toml in the folder that
# the bot runs in (or name it with --config) and uncomment what you change. An environment variable
# overrides the file: DVONN_DATABASE_URL sets url in [database].
";

impl Config {
    /// A settings file that describes every setting, and sets none.
    pub fn example() -> String {
        let defaults = Self::default();
        let mut lines = vec![HEAD.to_owned()];
        for section in Self::SECTIONS {
            lines.push(format!("{}[{}]\n", comment(section.about), section.name));
            for setting in section.settings {
                let about = format!("{} It must be {}.", setting.about, setting.expects);
                let value = (setting.in_file)(&defaults);
                lines.push(format!("{}# {} = {value}\n", comment(&about), setting.key));
            }
        }
        lines.join("\n")
    }
}

/// The words as lines of a comment, none of which is too wide.
fn comment(words: &str) -> String {
    const WIDTH: usize = 100;
    let mut lines = String::new();
    let mut line = String::from("#");
    for word in words.split_whitespace() {
        if line.chars().count() + 1 + word.chars().count() > WIDTH {
            lines += &line;
            lines.push('\n');
            line = String::from("#");
        }
        line.push(' ');
        line += word;
    }
    lines + &line + "\n"
}
