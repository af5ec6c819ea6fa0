//! Tables of terms.

/// Lists terms once: their fields, and everything that goes through all of them.
macro_rules! terms {
    ($(#[$about:meta])* $table:ident { $($(#[$doc:meta])* $name:ident: $count:literal,)* }) => {
        $(#[$about])*
        #[derive(Copy, Clone, Debug, PartialEq, Eq)]
        pub struct $table {
            $($(#[$doc])* pub $name: [i32; $count],)*
        }

        impl $table {
            /// Nothing at all.
            pub const NONE: $table = $table { $($name: [0; $count],)* };

            /// The worth of what stands here, each at its weight.
            pub(super) fn worth(&self, weights: &$table) -> i64 {
                let mut sum = 0;
                $(for (n, weight) in self.$name.iter().zip(&weights.$name) {
                    sum += i64::from(*n) * i64::from(*weight);
                })*
                sum
            }
        }
    };
}

pub(super) use terms;
