//! What has to be on the disk before anybody hears of it.

/// A state that is reached once its bytes are durable. There is no other way to it, so nothing is sent that a crash could undo.
#[must_use = "nothing has happened before it is stored"]
#[derive(Debug)]
pub struct Unstored<T> {
    bytes: Vec<u8>,
    next: T,
}

impl<T> Unstored<T> {
    pub(crate) fn new(bytes: Vec<u8>, next: T) -> Unstored<T> {
        Unstored { bytes, next }
    }

    /// What is to be stored.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The bytes are durable: go on.
    pub fn stored(self) -> T {
        self.next
    }
}
