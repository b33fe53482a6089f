//! `migrate`: applies the pending migrations.

use dvonn_bot::config::Config;
use dvonn_bot::logging;

use super::failure::Failure;
use super::{open_store, say, warn};

pub(super) async fn perform(config: &Config) -> Result<(), Failure> {
    let (store, applied) = open_store(config).await?;
    // Only now: with a log, an error would be told twice.
    logging::start(config);
    warn(config, &store);
    store.close().await;
    let database = &config.database.url;
    match applied {
        0 => say(&format!("{database} is up to date.")),
        1 => say(&format!("{database} is up to date: 1 migration applied.")),
        many => say(&format!("{database} is up to date: {many} migrations applied.")),
    }
}
