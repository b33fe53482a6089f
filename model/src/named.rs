//! Names for the values of an enum: strum derives both directions from the variants.

/// Gives each type its method `name`, from the `IntoStaticStr` that strum derives.
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

/// Gives each type the list of its values, from the `VariantArray` that strum derives.
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

/// The slice as an array of its whole length.
pub(crate) const fn array<T: Copy, const N: usize>(slice: &[T]) -> [T; N] {
    match slice.first_chunk() {
        Some(array) => *array,
        None => panic!("the array is as long as the slice"),
    }
}
