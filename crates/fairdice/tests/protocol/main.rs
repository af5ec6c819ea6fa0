//! The protocol from end to end, honest and not.

mod cheating_clients;
mod cheating_servers;
mod envelope;
mod header;
mod log;
mod proof;
mod sealed;
mod statistics;
mod table;
