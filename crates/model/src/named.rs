//! Names for enum values. strum derives the conversions in both directions.

/// Adds a method `name` to each type, using the `IntoStaticStr` that strum derives.
macro_rules! named {
    ($($type:ident),+ $(,)?) => { $(
        impl $type {
            /// The name in the database, which never changes.
            pub fn name(self) -> &'static str {
                self.into()
            }
        }
    )+ };
}

/// Adds a constant `ALL` to each type, using the `VariantArray` that strum derives.
macro_rules! listed {
    ($($type:ident),+ $(,)?) => { $(
        impl $type {
            /// Every value.
            pub const ALL: [$type; <$type as strum::EnumCount>::COUNT] =
                $crate::named::array(<$type as strum::VariantArray>::VARIANTS);
        }
    )+ };
}

pub(crate) use {listed, named};

/// Converts a slice to an array of the same length.
pub(crate) const fn array<T: Copy, const N: usize>(slice: &[T]) -> [T; N] {
    match slice.first_chunk() {
        Some(array) => *array,
        None => panic!("the array is as long as the slice"),
    }
}
