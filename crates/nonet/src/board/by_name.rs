//! Errors as the standard library wants them: shown by name, with their data. Sentences for people are in `words`.

/// Lets `?` pass these errors on as `Box<dyn Error>`.
macro_rules! by_name {
    ($($error:ty),+ $(,)?) => {$(
        impl std::fmt::Display for $error {
            /// The name and the data of the error. Sentences for people are in `words`.
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Debug::fmt(self, f)
            }
        }

        impl std::error::Error for $error {}
    )+};
}

pub(crate) use by_name;
