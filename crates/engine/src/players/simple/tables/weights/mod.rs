//! What each term is worth, a file for each family of games.

mod block;
mod hit;
mod pin;
