//! Makes queries available as methods of both the store and a transaction.

/// Turns the queries of a module into methods of [`Store`](crate::Store) and of [`Tx`](crate::Tx),
/// which also sees its own changes.
macro_rules! reads {
    ($(
        $(#[$doc:meta])*
        $read:ident($($argument:ident: $type:ty),*) -> $answer:ty;
    )*) => {
        impl $crate::Store { $(
            $(#[$doc])*
            ///
            /// # Errors
            /// Any database error.
            pub async fn $read(
                &self,
                $($argument: $type),*
            ) -> Result<$answer, $crate::StoreError> {
                let _read = self.observe($crate::Operation::Read(stringify!($read)));
                $read(&mut *self.connection().await?, $($argument),*).await
            }
        )* }

        impl $crate::Tx { $(
            $(#[$doc])*
            ///
            /// # Errors
            /// Any database error.
            pub async fn $read(
                &mut self,
                $($argument: $type),*
            ) -> Result<$answer, $crate::StoreError> {
                $read(self.connection(), $($argument),*).await
            }
        )* }
    };
}
pub(crate) use reads;
