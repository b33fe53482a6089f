//! The macro that turns the table of settings into structs and a list to look them up in.

use super::settings::Config;
use super::values::Raw;

/// What is known of a section of settings.
pub(super) struct Section {
    pub(super) name: &'static str,
    pub(super) about: &'static str,
    pub(super) settings: &'static [Setting],
}

/// What is known of one setting.
pub(super) struct Setting {
    /// Section and key, such as `database.url`.
    pub(super) name: &'static str,
    pub(super) key: &'static str,
    pub(super) about: &'static str,
    /// What the value may be, to follow "it must be".
    pub(super) expects: &'static str,
    /// Sets the value, or says why it cannot be that, to follow the setting's name.
    pub(super) assign: fn(&mut Config, Raw<'_>) -> Result<(), String>,
    /// The value as people may see it.
    pub(super) show: fn(&Config) -> String,
    /// The value as the example of a settings file holds it.
    pub(super) in_file: fn(&Config) -> String,
}

impl Section {
    pub(super) fn setting(&self, key: &str) -> Option<&'static Setting> {
        self.settings.iter().find(|setting| setting.key == key)
    }
}

impl Setting {
    /// The environment variable that sets it.
    pub(super) fn variable(&self) -> String {
        format!("DVONN_{}", self.name.replace('.', "_").to_uppercase())
    }
}

/// Makes `Config`, a struct for each section, and their list.
macro_rules! settings {
    ($(
        $(#[doc = $section_doc:literal])+
        $section:ident: $Section:ident {
            $( $(#[doc = $doc:literal])+ $key:ident: $type:ty = $default:expr, )+
        }
    )+) => {
        /// Every setting of the bot, by section.
        #[derive(Clone, Debug, Default)]
        pub struct Config {
            $( $(#[doc = $section_doc])+ pub $section: $Section, )+
            pub(super) origins: super::Origins,
        }

        $(
            $(#[doc = $section_doc])+
            #[derive(Clone, Debug)]
            pub struct $Section {
                $( $(#[doc = $doc])+ pub $key: $type, )+
            }

            impl Default for $Section {
                fn default() -> Self {
                    Self { $( $key: $default, )+ }
                }
            }
        )+

        impl Config {
            /// All there is to set, in the order of the table.
            pub(super) const SECTIONS: &[super::table::Section] = &[$(
                super::table::Section {
                    name: stringify!($section),
                    about: concat!($($section_doc),+),
                    settings: &[$(
                        super::table::Setting {
                            name: concat!(stringify!($section), ".", stringify!($key)),
                            key: stringify!($key),
                            about: concat!($($doc),+),
                            expects: <$type as super::values::Value>::EXPECTS,
                            assign: |config, raw| {
                                config.$section.$key = super::values::Value::read(raw)?;
                                Ok(())
                            },
                            show: |config| super::values::Value::show(&config.$section.$key),
                            in_file: |config| super::values::Value::in_file(&config.$section.$key),
                        },
                    )+],
                },
            )+];
        }
    };
}
pub(super) use settings;
