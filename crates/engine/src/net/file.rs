//! Nets in files: safetensors, with a note of where they come from.

use std::{collections::BTreeMap, collections::HashMap, fmt};

use safetensors::{Dtype, SafeTensorError, SafeTensors, tensor::TensorView};

use super::{FloatNet, HIDDEN, Net, Overflow, Tensor, Weights, is_width};
use crate::features::FeatureSet;

/// The one key of the file's own metadata, under which the note stands: so the same net gives the same bytes.
const KEY: &str = "alea";

/// The tensor that says how many bits after the point the first layer has.
const SUM_BITS: &str = "sum_bits";

/// The line of the note that names the features.
const FEATURES: &str = "features";

/// What a file says of itself besides its weights: keys and values, one line each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Note(pub BTreeMap<String, String>);

/// Why a file holds no net.
#[derive(Debug)]
pub enum FileError {
    /// It is not of this format.
    Format(SafeTensorError),
    /// It says nothing of the features that it is for, or of some that are not known here.
    Features(Option<String>),
    /// A tensor is missing, or of another kind or shape than its net has.
    Tensor(String),
    /// Weights that do not fit.
    Overflow(Overflow),
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FileError::Format(error) => write!(f, "not a file of tensors: {error}"),
            FileError::Features(None) => f.write_str("not a net: it names no features"),
            FileError::Features(Some(id)) => write!(f, "a net for features that are not known here: {id}"),
            FileError::Tensor(name) => {
                write!(f, "the tensor {name} is missing or has another shape than it should")
            }
            FileError::Overflow(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for FileError {}

impl Note {
    fn text(&self) -> String {
        self.0.iter().map(|(key, value)| format!("{key}={}\n", value.replace('\n', " "))).collect()
    }

    fn read(text: &str) -> Note {
        let pairs = text.lines().filter_map(|line| line.split_once('='));
        Note(pairs.map(|(key, value)| (key.to_owned(), value.to_owned())).collect())
    }
}

/// A tensor to be written: its bytes and its shape.
pub(crate) type Written = (String, Dtype, Vec<usize>, Vec<u8>);

/// Bytes of a file with these tensors.
pub(crate) fn write(tensors: &[Written], note: &Note) -> Vec<u8> {
    let views = tensors.iter().map(|(name, dtype, shape, bytes)| {
        let view = TensorView::new(*dtype, shape.clone(), bytes);
        (name.as_str(), view.expect("bytes have the length of their shape"))
    });
    let metadata = HashMap::from([(KEY.to_owned(), note.text())]);
    safetensors::serialize(views, Some(metadata)).expect("a header of a few lines is none too many")
}

/// A file taken apart.
pub(crate) struct Read<'a> {
    pub(crate) tensors: SafeTensors<'a>,
    pub(crate) note: Note,
}

impl<'a> Read<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Result<Read<'a>, FileError> {
        let tensors = SafeTensors::deserialize(bytes).map_err(FileError::Format)?;
        let (_, metadata) = SafeTensors::read_metadata(bytes).map_err(FileError::Format)?;
        let text = metadata.metadata().as_ref().and_then(|pairs| pairs.get(KEY));
        Ok(Read { tensors, note: text.map(|text| Note::read(text)).unwrap_or_default() })
    }

    /// The features that the note names under `key`.
    pub(crate) fn set(&self, key: &str) -> Result<&'static FeatureSet, FileError> {
        let id = self.note.0.get(key);
        id.and_then(|id| FeatureSet::find(id)).ok_or_else(|| FileError::Features(id.cloned()))
    }

    /// The width of the net, which its first bias shows.
    pub(crate) fn width(&self, prefix: &str) -> Result<usize, FileError> {
        let name = format!("{prefix}{}", Tensor::FirstBias.id());
        let view = self.tensors.tensor(&name).ok();
        let width = view.and_then(|view| view.shape().first().copied());
        width.filter(|&width| is_width(width)).ok_or(FileError::Tensor(name))
    }

    /// Numbers of a tensor.
    pub(crate) fn numbers<T, const N: usize>(
        &self,
        name: &str,
        dtype: Dtype,
        shape: &[usize],
        number: fn([u8; N]) -> T,
    ) -> Result<Vec<T>, FileError> {
        let view = self.tensors.tensor(name).ok();
        let fits = view.filter(|view| view.dtype() == dtype && view.shape() == shape);
        let view = fits.ok_or_else(|| FileError::Tensor(name.to_owned()))?;
        Ok(view.data().as_chunks::<N>().0.iter().map(|&bytes| number(bytes)).collect())
    }
}

impl Read<'_> {
    /// The bytes of a tensor that is a list of items of so many bytes.
    pub(crate) fn bytes(&self, name: &str, item: usize) -> Result<&[u8], FileError> {
        let view = self.tensors.tensor(name).ok();
        let fits = view
            .filter(|view| view.dtype() == Dtype::U8 && matches!(view.shape(), &[_, found] if found == item));
        fits.map(|view| view.data()).ok_or_else(|| FileError::Tensor(name.to_owned()))
    }
}

/// The bytes of numbers, the least first.
pub(crate) fn floats(values: &[f32]) -> Vec<u8> {
    values.iter().flat_map(|value| value.to_le_bytes()).collect()
}

impl FloatNet {
    /// The tensors as a file holds them; their names begin with `prefix`.
    pub(crate) fn written(&self, prefix: &str) -> Vec<Written> {
        let write = |tensor: Tensor| {
            let shape = tensor.shape(self.set().inputs, self.width());
            (format!("{prefix}{}", tensor.id()), Dtype::F32, shape, floats(self.tensor(tensor)))
        };
        Tensor::ALL.into_iter().map(write).collect()
    }

    /// The net whose tensors have names that begin with `prefix`.
    pub(crate) fn read(
        read: &Read<'_>,
        set: &'static FeatureSet,
        prefix: &str,
    ) -> Result<FloatNet, FileError> {
        let width = read.width(prefix)?;
        let mut tensors: [Vec<f32>; 6] = Default::default();
        for (values, tensor) in tensors.iter_mut().zip(Tensor::ALL) {
            let shape = tensor.shape(set.inputs, width);
            *values =
                read.numbers(&format!("{prefix}{}", tensor.id()), Dtype::F32, &shape, f32::from_le_bytes)?;
        }
        let net = FloatNet::from_tensors(set, width, tensors);
        net.ok_or_else(|| FileError::Tensor(format!("{prefix}first")))
    }
}

impl Net {
    /// The bytes of a file. The note gets the name of the features.
    #[must_use]
    pub fn to_bytes(&self, note: &Note) -> Vec<u8> {
        let weights = &*self.weights;
        let mut note = note.clone();
        note.0.insert(String::from(FEATURES), self.set.id.to_owned());
        let shorts =
            |values: &[i16]| values.iter().flat_map(|value| value.to_le_bytes()).collect::<Vec<u8>>();
        let longs = |values: &[i32]| values.iter().flat_map(|value| value.to_le_bytes()).collect::<Vec<u8>>();
        let shape = |tensor: Tensor| tensor.shape(self.set().inputs, weights.width);
        let name = |tensor: Tensor| tensor.id();
        let tensors = [
            (SUM_BITS, Dtype::I32, vec![1], longs(&[weights.sum_bits as i32])),
            (name(Tensor::First), Dtype::I16, shape(Tensor::First), shorts(&weights.first)),
            (name(Tensor::FirstBias), Dtype::I16, shape(Tensor::FirstBias), shorts(&weights.first_bias)),
            // Unit by unit of the second layer, the other way round than in training.
            (name(Tensor::Second), Dtype::I16, vec![HIDDEN, weights.width], shorts(&weights.second)),
            (name(Tensor::SecondBias), Dtype::I32, shape(Tensor::SecondBias), longs(&weights.second_bias)),
            (name(Tensor::Third), Dtype::I16, shape(Tensor::Third), shorts(weights.third.as_flattened())),
            (name(Tensor::ThirdBias), Dtype::I32, shape(Tensor::ThirdBias), longs(&weights.third_bias)),
        ];
        write(&tensors.map(|(name, dtype, shape, bytes)| (name.to_owned(), dtype, shape, bytes)), &note)
    }

    /// A net and its note from the bytes of a file.
    ///
    /// # Errors
    /// What keeps them from being one.
    pub fn from_bytes(bytes: &[u8]) -> Result<(Net, Note), FileError> {
        let read = Read::new(bytes)?;
        let (set, width) = (read.set(FEATURES)?, read.width("")?);
        let shape = |tensor: Tensor| tensor.shape(set.inputs, width);
        let shorts =
            |tensor: Tensor| read.numbers(tensor.id(), Dtype::I16, &shape(tensor), i16::from_le_bytes);
        let longs =
            |tensor: Tensor| read.numbers(tensor.id(), Dtype::I32, &shape(tensor), i32::from_le_bytes);
        let sum_bits = read.numbers(SUM_BITS, Dtype::I32, &[1], u32::from_le_bytes)?;
        let sum_bits = sum_bits.into_iter().find(|bits| super::SUM_BITS.contains(bits));
        let second = read.numbers(Tensor::Second.id(), Dtype::I16, &[HIDDEN, width], i16::from_le_bytes)?;
        let third = shorts(Tensor::Third)?;
        let fixed = "its shape was checked";
        let weights = Weights {
            width,
            sum_bits: sum_bits.ok_or_else(|| FileError::Tensor(SUM_BITS.to_owned()))?,
            first: shorts(Tensor::First)?,
            first_bias: shorts(Tensor::FirstBias)?,
            second,
            second_bias: longs(Tensor::SecondBias)?.try_into().expect(fixed),
            third: std::array::from_fn(|output| *third[output * HIDDEN..].first_chunk().expect(fixed)),
            third_bias: longs(Tensor::ThirdBias)?.try_into().expect(fixed),
        };
        let net = Net::new(set, weights).map_err(FileError::Overflow)?;
        Ok((net, read.note))
    }
}
