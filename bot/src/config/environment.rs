//! Reads settings from environment variables, `DVONN_<SECTION>_<KEY>`.
//!
//! A variable that looks like a setting and is none is a fault, lest a slip of the pen go unseen.
//! Left alone are `DVONN_TEST_…` and `DVONN_UPDATE_…`, which the tests read, other names that are
//! unlike any setting, and what container platforms set beside a service named, say,
//! `dvonn-database`.

use std::ffi::{OsStr, OsString};

use super::settings::Config;
use super::table::Setting;
use super::values::Raw;
use super::{Origin, Problem};

const PREFIX: &str = "DVONN_";

/// Reads `variables` into `config`, and what is wrong with them into `problems`.
pub(super) fn read(
    variables: impl IntoIterator<Item = (OsString, OsString)>,
    config: &mut Config,
    problems: &mut Vec<Problem>,
) {
    let mut variables: Vec<(String, OsString)> = variables
        .into_iter()
        .filter_map(|(name, value)| Some((name.into_string().ok()?, value)))
        .filter(|(name, _)| name.starts_with(PREFIX))
        .collect();
    variables.sort();
    for (variable, value) in variables {
        match setting(&variable) {
            Some(setting) => assign(setting, variable, &value, config, problems),
            None => problems.extend(unknown(variable, &value)),
        }
    }
}

fn settings() -> impl Iterator<Item = &'static Setting> {
    Config::SECTIONS.iter().flat_map(|section| section.settings)
}

fn setting(variable: &str) -> Option<&'static Setting> {
    settings().find(|setting| setting.variable() == variable)
}

fn assign(
    setting: &'static Setting,
    variable: String,
    value: &OsStr,
    config: &mut Config,
    problems: &mut Vec<Problem>,
) {
    let origin = Origin::Environment { variable };
    let assigned = match value.to_str() {
        Some(text) => (setting.assign)(config, Raw::Text(text)),
        None => Err("is not text in UTF-8".to_owned()),
    };
    match assigned {
        Ok(()) => config.origins.set(setting.name, origin),
        Err(fault) => problems.push(Problem::bad_value(origin, setting, &fault)),
    }
}

/// The fault of a variable that is no setting, if it may have been meant as one.
fn unknown(variable: String, value: &OsStr) -> Option<Problem> {
    let name = variable.strip_prefix(PREFIX)?.to_lowercase();
    let section = Config::SECTIONS
        .iter()
        .find_map(|section| Some((section, name.strip_prefix(section.name)?.strip_prefix('_')?)));
    match section {
        Some((_, key)) if is_service_link(key, value) => None,
        Some((section, key)) => {
            let origin = Origin::Environment { variable };
            Some(Problem::unknown_key(origin, section, key, Setting::variable))
        }
        None => {
            const SLIPS: usize = 2;
            let meant = settings()
                .find(|known| strsim::osa_distance(&known.variable(), &variable) <= SLIPS)?;
            let hint = format!("is no setting; did you mean {}?", meant.variable());
            Some(Problem::new(Origin::Environment { variable }, hint))
        }
    }
}

/// Whether a container platform sets this variable for a service that it links.
fn is_service_link(key: &str, value: &OsStr) -> bool {
    key.starts_with("service_host")
        || key.starts_with("service_port")
        || key.starts_with("port_")
        || (key == "port" && value.to_string_lossy().contains("://"))
}
