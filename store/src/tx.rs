//! A change under way, and the reads that it shares with the store.

use sqlx::AnyConnection;
use sqlx::{Any, Transaction};
use tokio::sync::OwnedMutexGuard;

use super::StoreError;

/// A transaction. [`Tx::commit`] keeps all its changes; dropping it undoes them.
///
/// Do not wait for the network inside one: on SQLite all other changes wait.
#[must_use = "what is not committed is undone"]
pub struct Tx {
    // Dropped in this order: the transaction ends, then the next writer gets its turn.
    transaction: Transaction<'static, Any>,
    _turn: Option<OwnedMutexGuard<()>>,
}

impl Tx {
    pub(super) fn new(
        transaction: Transaction<'static, Any>,
        turn: Option<OwnedMutexGuard<()>>,
    ) -> Tx {
        Tx { transaction, _turn: turn }
    }

    pub(super) fn connection(&mut self) -> &mut AnyConnection {
        &mut self.transaction
    }

    /// Keeps the changes: they are on disk when this returns.
    ///
    /// # Errors
    /// Any fault of the database. Nothing is kept then; only after [`StoreError::Lost`] it is
    /// unknown, since the answer may have been lost rather than the question.
    pub async fn commit(self) -> Result<(), StoreError> {
        Ok(self.transaction.commit().await?)
    }
}

/// Makes the queries of a module methods of [`Store`](super::Store) and of [`Tx`], which sees its own
/// changes.
macro_rules! reads {
    ($(
        $(#[$doc:meta])*
        $read:ident($($argument:ident: $type:ty),*) -> $answer:ty;
    )*) => {
        impl $crate::Store { $(
            $(#[$doc])*
            ///
            /// # Errors
            /// Any fault of the database.
            pub async fn $read(
                &self,
                $($argument: $type),*
            ) -> Result<$answer, $crate::StoreError> {
                $read(&mut *self.connection().await?, $($argument),*).await
            }
        )* }

        impl $crate::Tx { $(
            $(#[$doc])*
            ///
            /// # Errors
            /// Any fault of the database.
            pub async fn $read(
                &mut self,
                $($argument: $type),*
            ) -> Result<$answer, $crate::StoreError> {
                $read(self.connection(), $($argument),*).await
            }
        )* }
    };
}
pub(super) use reads;
