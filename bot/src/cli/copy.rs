//! `backup`, `restore` and `copy`: copies of the whole database.

use std::path::PathBuf;

use clap::Args;
use dvonn_bot::config::{Config, DatabaseUrl};

use super::failure::Failure;
use super::say;

/// The options of `backup`.
#[derive(Debug, Args)]
pub(super) struct Backup {
    /// The new file.
    file: PathBuf,
}

/// The options of `restore`.
#[derive(Debug, Args)]
pub(super) struct Restore {
    /// A backup.
    file: PathBuf,
}

/// The options of `copy`.
#[derive(Debug, Args)]
pub(super) struct Copy {
    /// The database to copy. Default: that of the settings.
    #[arg(long, value_name = "URL", value_parser = url)]
    from: Option<DatabaseUrl>,
    /// The new database. It must be empty.
    #[arg(long, value_name = "URL", value_parser = url)]
    to: DatabaseUrl,
}

fn url(text: &str) -> Result<DatabaseUrl, String> {
    text.to_owned().try_into()
}

pub(super) async fn backup(config: &Config, arguments: Backup) -> Result<(), Failure> {
    let Backup { file } = arguments;
    dvonn_store::backup(config.database.url.as_str(), &file).await?;
    let size = std::fs::metadata(&file).map_or(0, |file| file.len());
    say(&format!("Backed up {} to {} ({}).", config.database.url, file.display(), mebibytes(size)))
}

pub(super) async fn restore(config: &Config, arguments: Restore) -> Result<(), Failure> {
    let Restore { file } = arguments;
    dvonn_store::restore(&file, config.database.url.as_str()).await?;
    say(&format!("Restored {} from {}.", config.database.url, file.display()))
}

pub(super) async fn copy(config: &Config, arguments: Copy) -> Result<(), Failure> {
    let from = arguments.from.unwrap_or_else(|| config.database.url.clone());
    dvonn_store::copy(from.as_str(), arguments.to.as_str()).await?;
    say(&format!("Copied {from} to {}.", arguments.to))
}

fn mebibytes(bytes: u64) -> String {
    format!("{} MiB", bytes.div_ceil(1024 * 1024))
}
