//! Both tables together, as evaluators ask them, and as bytes that a program may keep.

use std::{fmt, sync::OnceLock};

use super::{Equities, Home, OneSided, Rolls, TwoSided};

/// What a file of tables begins with. Whoever changes what they hold changes it.
const MAGIC: [u8; 16] = *b"alea endings 1\r\n";

/// The table of each side alone, and that of both.
#[derive(Debug)]
pub struct Endings {
    one: OneSided,
    two: TwoSided,
}

/// Bytes that are no tables, or have been damaged.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct EndingsError;

impl fmt::Display for EndingsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not the tables of endings, or damaged ones")
    }
}

impl std::error::Error for EndingsError {}

/// Those of the whole program.
static SHARED: OnceLock<Endings> = OnceLock::new();

impl Endings {
    /// How much work it is to solve them, as [`Endings::build`] counts it.
    pub const WORK: usize = 1_000;

    /// Solves all of them. `progress` hears how much is done, of [`Endings::WORK`].
    #[must_use]
    pub fn build(mut progress: impl FnMut(usize)) -> Endings {
        let half = Endings::WORK / 2;
        let one = OneSided::build(|done| progress(done * half / Home::count(Home::MOST)));
        let all = Home::count(TwoSided::MOST) * Home::count(TwoSided::MOST);
        let two = TwoSided::build(|done| progress(half + done * half / all));
        Endings { one, two }
    }

    /// Those of the whole program, solved by whoever asks first unless somebody has [kept](Endings::keep) them before.
    #[must_use]
    pub fn shared() -> &'static Endings {
        SHARED.get_or_init(|| Endings::build(|_| {}))
    }

    /// Makes these the ones of the whole program, if it has none yet: they are the same wherever they come from.
    pub fn keep(self) {
        let _ = SHARED.set(self);
    }

    /// Each side alone.
    #[must_use]
    pub fn one_sided(&self) -> &OneSided {
        &self.one
    }

    /// Both sides.
    #[must_use]
    pub fn two_sided(&self) -> &TwoSided {
        &self.two
    }

    /// The bytes of a file: a mark, a checksum, the numbers.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend([0; 8]);
        let rolls = self.one.tables().into_iter().flatten();
        bytes.extend(rolls.flat_map(|rolls| rolls.0).flat_map(f32::to_le_bytes));
        let of = |e: &Equities| [e.cubeless, e.owned, e.centred, e.theirs];
        bytes.extend(self.two.all().iter().flat_map(of).flat_map(f32::to_le_bytes));
        let sum = checksum(NO_SUM, &bytes[24..]);
        bytes[16..24].copy_from_slice(&sum.to_le_bytes());
        bytes
    }

    /// What [`Endings::to_bytes`] wrote.
    ///
    /// # Errors
    /// It did not write this.
    pub fn from_bytes(bytes: &[u8]) -> Result<Endings, EndingsError> {
        let (head, numbers) = bytes.split_at_checked(24).ok_or(EndingsError)?;
        if head[..16] != MAGIC || head[16..] != checksum(NO_SUM, numbers).to_le_bytes() {
            return Err(EndingsError);
        }
        let (numbers, _) = numbers.as_chunks::<4>();
        let numbers: Vec<f32> = numbers.iter().map(|&number| f32::from_le_bytes(number)).collect();
        let all = Home::count(Home::MOST);
        let first = OneSided::firsts();
        let two = Home::count(TwoSided::MOST) * Home::count(TwoSided::MOST);
        if numbers.len() != (all + first) * Rolls::MOST + 4 * two {
            return Err(EndingsError);
        }
        let (rolls, equities) = numbers.split_at((all + first) * Rolls::MOST);
        let mut rolls: Vec<Rolls> = rolls.as_chunks().0.iter().map(|&chances| Rolls(chances)).collect();
        let first = rolls.split_off(all);
        let equities = equities.as_chunks().0.iter().map(|&[cubeless, owned, centred, theirs]| Equities {
            cubeless,
            owned,
            centred,
            theirs,
        });
        Ok(Endings { one: OneSided::of(rolls, first), two: TwoSided::of(equities.collect()) })
    }
}

/// The checksum of no bytes.
pub(super) const NO_SUM: u64 = 0xcbf2_9ce4_8422_2325;

/// Tells damaged files from whole ones (FNV-1a, by words of eight bytes and what is left). `sum` is that of the bytes before.
pub(super) fn checksum(sum: u64, bytes: &[u8]) -> u64 {
    let (words, rest) = bytes.as_chunks::<8>();
    let words = words.iter().map(|&word| u64::from_le_bytes(word));
    let numbers = words.chain(rest.iter().map(|&byte| u64::from(byte)));
    numbers.fold(sum, |sum: u64, number| (sum ^ number).wrapping_mul(0x0000_0100_0000_01b3).rotate_left(23))
}
