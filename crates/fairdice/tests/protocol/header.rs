use alea_fairdice::{About, Header, HeaderError, Mode, Name};

use crate::table;

fn header() -> Header {
    Header { mode: Mode::Roll, about: table::about(5), server_commit: [6; 32] }
}

#[test]
fn a_header_is_read_as_it_was_written() {
    for mode in [Mode::Game, Mode::GameWithDrand, Mode::Roll] {
        let header = Header { mode, ..header() };
        assert_eq!(Header::parse(&header.to_bytes()), Ok(header));
    }
}

#[test]
fn a_name_in_nfd_is_written_in_nfc_and_never_read() {
    let composed = "Βασίλης Ü";
    let decomposed = "Βασι\u{301}λης U\u{308}";
    let of = |text| {
        let about = About { players: [Name::new(text).unwrap(), Name::new("").unwrap()], ..table::about(5) };
        Header { about, ..header() }.to_bytes()
    };
    assert_eq!(of(composed), of(decomposed));
    let mut bytes = of("Ae");
    let at = bytes.windows(2).position(|pair| pair == b"Ae").unwrap();
    // A and a combining acute of two bytes, where A and e stood: a byte longer.
    bytes.splice(at..at + 2, [b'A', 0xcc, 0x81]);
    bytes[at - 1] = 3;
    assert_eq!(Header::parse(&bytes), Err(HeaderError::NotNfc));
}

#[test]
fn what_is_no_header_is_refused_with_its_reason() {
    let bytes = header().to_bytes();
    let with = |at: usize, byte: u8| {
        let mut bytes = bytes.clone();
        bytes[at] = byte;
        Header::parse(&bytes)
    };
    assert_eq!(with(0, b'a'), Err(HeaderError::Magic));
    assert_eq!(with(8, 2), Err(HeaderError::Suite(2)));
    assert_eq!(with(9, 3), Err(HeaderError::Mode { mode: 3, flags: 0 }));
    assert_eq!(with(10, 1), Err(HeaderError::Mode { mode: 2, flags: 1 }), "drand has no part in mode R");
    assert_eq!(with(11, 3), Err(HeaderError::Seats(3)));
    assert_eq!(with(bytes.len() - 33, 0xff), Err(HeaderError::NotUtf8));
    let longer = [&bytes[..], &[0]].concat();
    assert_eq!(Header::parse(&longer), Err(HeaderError::Long));
    for length in 0..bytes.len() {
        assert_eq!(Header::parse(&bytes[..length]), Err(HeaderError::Short), "{length}");
    }
    assert_eq!(Name::new(&"a".repeat(65536)), Err(HeaderError::LongName));
}
