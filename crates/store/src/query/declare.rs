//! The macros that declare queries and rows. `query` says how to use them.

/// Declares queries. The documentation of `query` says how.
macro_rules! queries {
    ($(
        $(#[$doc:meta])*
        $kind:ident $name:ident($($argument:ident: $type:ty),* $(,)?)
        $(-> $answer:ident $(<$row:ty>)?)? $([$($bound:ident $(: $value:expr)?),* $(,)?])?
        { $($sql:tt)+ }
    )*) => {
        #[expect(non_upper_case_globals, reason = "a query is named like its function")]
        mod declared {
            #[allow(unused_imports, reason = "only the rows are needed")]
            use super::*;

            $(
                pub(super) static $name: $crate::query::Query = $crate::query::Query::new(
                    stringify!($name),
                    &[$($sql),+],
                    $crate::query::names!([$($argument)*] $([$($bound)*])?),
                    $crate::query::columns_of!($($answer $($row)?)?),
                );
            )*
        }

        /// The queries of this module.
        pub(crate) const QUERIES: &[&$crate::query::Query] = &[$(&declared::$name),*];

        $($crate::query::function! {
            $(#[$doc])*
            $kind $name($($argument: $type),*) $(-> $answer $(<$row>)?)? {
                let query = declared::$name.start();
                $crate::query::bound!(query [$($argument)*] $([$($bound $(: $value)?),*])?);
            } query
        })*
    };
}

/// The names of a query's parameters: those in the second list, if there is one.
macro_rules! names {
    ([$($argument:ident)*]) => { &[$(stringify!($argument)),*] };
    ([$($argument:ident)*] [$($bound:ident)*]) => { &[$(stringify!($bound)),*] };
}

/// The columns that the rows of an answer have.
macro_rules! columns_of {
    () => {
        &[]
    };
    (bool) => {
        &[]
    };
    (Option $row:ty) => {
        <$row as $crate::query::Stored>::COLUMNS
    };
    (Vec $row:ty) => {
        <$row as $crate::query::Stored>::COLUMNS
    };
    ($row:ident) => {
        <$row as $crate::query::Stored>::COLUMNS
    };
}

/// Binds the values of a query's parameters.
macro_rules! bound {
    ($query:ident [$($argument:ident)*]) => {
        $(let $query = $crate::query::bind($query, &$argument);)*
    };
    ($query:ident [$($argument:ident)*] [$($bound:ident $(: $value:expr)?),*]) => {
        $(let $query = $crate::query::bind(
            $query,
            $crate::query::bound!(@value $bound $(, $value)?),
        );)*
    };
    (@value $bound:ident) => { &$bound };
    (@value $bound:ident, $value:expr) => { &$value };
}

/// Makes the functions of a query.
macro_rules! function {
    (
        $(#[$doc:meta])*
        $kind:ident $name:ident($($argument:ident: $type:ty),*) $(-> $answer:ident $(<$row:ty>)?)?
        { $($bind:tt)* } $query:ident
    ) => {
        $(#[$doc])*
        pub(crate) async fn $name(
            connection: &mut sqlx::AnyConnection,
            $($argument: $type),*
        ) -> Result<$crate::query::returned!($($answer $(<$row>)?)?), $crate::StoreError> {
            $($bind)*
            $crate::query::ask!(connection, $query, $kind $($answer $($row)?)?)
        }

        $crate::query::method! {
            $(#[$doc])*
            $kind $name($($argument: $type),*)
                -> ($crate::query::returned!($($answer $(<$row>)?)?))
        }
    };
}

/// The type that a function returns.
macro_rules! returned {
    () => { () };
    ($answer:ident $(<$row:ty>)?) => { $answer $(<$row>)? };
}

/// Runs a query and reads its answer.
macro_rules! ask {
    ($connection:ident, $query:ident, $kind:ident) => {{
        $crate::query::execute($connection, $query).await?;
        Ok(())
    }};
    ($connection:ident, $query:ident, $kind:ident Option $row:ty) => {
        $crate::query::fetch_optional::<$row>($connection, $query).await
    };
    ($connection:ident, $query:ident, $kind:ident Vec $row:ty) => {
        $crate::query::fetch_all::<$row>($connection, $query).await
    };
    ($connection:ident, $query:ident, read bool) => {
        $crate::query::finds($connection, $query).await
    };
    ($connection:ident, $query:ident, read $row:ident) => {
        $crate::query::fetch_one::<$row>($connection, $query).await
    };
    ($connection:ident, $query:ident, $kind:ident bool) => {
        Ok($crate::query::execute($connection, $query).await? > 0)
    };
    ($connection:ident, $query:ident, $kind:ident u64) => {
        $crate::query::execute($connection, $query).await
    };
    ($connection:ident, $query:ident, $kind:ident $row:ident) => {
        $crate::query::fetch_one::<$row>($connection, $query).await
    };
}

/// Makes methods of functions that take a connection: for `read`, of the store and of a transaction,
/// which also sees its own changes; for `change`, of a transaction. Also for functions that are written by
/// hand.
macro_rules! method {
    ($(#[$doc:meta])* step $($rest:tt)*) => {};
    (
        $(#[$doc:meta])*
        change $name:ident($($argument:ident: $type:ty),*) -> ($answer:ty)
    ) => {
        impl $crate::Tx {
            $(#[$doc])*
            ///
            /// # Errors
            /// Any database error.
            pub async fn $name(
                &mut self,
                $($argument: $type),*
            ) -> Result<$answer, $crate::StoreError> {
                $name(self.connection(), $($argument),*).await
            }
        }
    };
    (
        $(#[$doc:meta])*
        read $name:ident($($argument:ident: $type:ty),*) -> ($answer:ty)
    ) => {
        impl $crate::Store {
            $(#[$doc])*
            ///
            /// # Errors
            /// Any database error.
            pub async fn $name(
                &self,
                $($argument: $type),*
            ) -> Result<$answer, $crate::StoreError> {
                let _read = self.observe($crate::Operation::Read(stringify!($name)));
                $name(&mut *self.connection().await?, $($argument),*).await
            }
        }

        $crate::query::method! {
            $(#[$doc])*
            change $name($($argument: $type),*) -> ($answer)
        }
    };
}

/// Makes methods of the store and of a transaction of reads that are written by hand.
macro_rules! reads {
    ($(
        $(#[$doc:meta])*
        $name:ident($($argument:ident: $type:ty),* $(,)?) -> $answer:ty;
    )*) => { $(
        $crate::query::method! {
            $(#[$doc])*
            read $name($($argument: $type),*) -> ($answer)
        }
    )* };
}

/// Declares rows. The documentation of `query` says how.
macro_rules! rows {
    ($($row:ident {
        $($field:ident $(: $column:ident $(($($part:ident),+))?)?),* $(,)?
    })*) => { $(
        impl $crate::query::Stored for $row {
            const COLUMNS: &'static [&'static str] =
                &[$($crate::query::rows!(@names $field $($column $($($part),+)?)?)),*];

            fn read(row: &sqlx::any::AnyRow) -> Result<$row, $crate::StoreError> {
                use $crate::query::Columns as _;
                Ok($row {
                    $($field: $crate::query::rows!(@value row $field $($column $($($part),+)?)?)),*
                })
            }
        }
    )* };
    (@names $field:ident) => { stringify!($field) };
    (@names $field:ident $column:ident) => { stringify!($column) };
    (@names $field:ident $method:ident $first:ident $(, $part:ident)*) => {
        concat!(stringify!($first), $(", ", stringify!($part)),*)
    };
    (@value $row:ident $field:ident) => { $row.value(stringify!($field))? };
    (@value $row:ident $field:ident $column:ident) => { $row.value(stringify!($column))? };
    (@value $row:ident $field:ident $method:ident $($part:ident),+) => {
        $row.$method($(stringify!($part)),+)?
    };
}

pub(crate) use {ask, bound, columns_of, function, method, names, queries, reads, returned, rows};
