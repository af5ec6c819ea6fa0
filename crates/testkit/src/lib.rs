//! Oracles, fixture readers and generators of positions for the tests of the other crates.

pub mod csv;
pub mod fixtures;
pub mod oracle;
pub mod oracle_tafl;
pub mod scatter;
