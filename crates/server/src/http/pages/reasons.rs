//! The rules pages with their reasons in words. On a page an illegal turn has the key of its refusal, which tests hold to the rules; who
//! reads the page in a browser is told the sentence, as he is at the table.

use alea_catalog::find;
use alea_game::{Setup, Step, Table};
use alea_notation::{Language, dice, position, turn};
use alea_texts::{Message, Texts};

/// The letters of a square board, `a` first; there is no `i`.
const FILES: &str = "abcdefghjklmnopqrst";

/// The page, each reason put into words. What cannot be tried is left as it stands.
pub(super) fn in_words(page: &str, language: Language) -> String {
    let texts = Texts::of(language);
    let mut example = None;
    let mut told = String::with_capacity(page.len() + page.len() / 8);
    for line in page.lines() {
        if let Some(info) = line.strip_prefix("```") {
            example = info.strip_prefix("example ").map(|info| (info, None));
        } else if let Some((info, table)) = &mut example {
            match line.split_once(": ") {
                Some(("position", text)) => *table = open(info, text),
                Some(("dice", text)) => {
                    *table = table.take().and_then(|table| rolled(table, text));
                }
                _ => {}
            }
        }
        let table = example.as_ref().and_then(|(_, table)| table.as_deref());
        match line.strip_prefix("illegal: ").zip(table).and_then(|(claim, table)| why(claim, table, texts)) {
            Some((turn, why)) => told.extend(["illegal: ", turn, " = ", &why]),
            None => told.push_str(line),
        }
        told.push('\n');
    }
    told
}

fn open(info: &str, text: &str) -> Option<Box<dyn Table>> {
    let mut words = info.split(' ');
    let entry = find(words.next()?)?;
    let rules = entry.rules(words.filter_map(|word| word.split_once('='))).ok()?;
    entry.open(&rules, Some(&position::parse(text).ok()?)).ok()
}

fn rolled(mut table: Box<dyn Table>, text: &str) -> Option<Box<dyn Table>> {
    table.roll(dice::parse(text).ok()?).ok()?;
    Some(table)
}

/// The turn that is claimed to be illegal, and why it is.
fn why<'a>(claim: &'a str, table: &dyn Table, texts: &Texts) -> Option<(&'a str, String)> {
    let (turn, _) = claim.split_once(" = ")?;
    let setup = table.setup();
    let steps = steps(turn, &setup)?;
    let (last, before) = steps.split_last()?;
    let refusal = table.refusal(before, *last).or_else(|| table.complete(&steps).err())?;
    Some((turn, texts.tell(&Message::refusal(&refusal, &setup))))
}

fn steps(text: &str, setup: &Setup) -> Option<Vec<Step>> {
    match setup {
        Setup::Square(square) => {
            let (from, to) = text.split_once('-')?;
            Some(vec![Step::new(point(from, square.size)?, point(to, square.size)?)])
        }
        Setup::Points(_) => {
            let hops = turn::parse(text).ok()?;
            let legs = hops.iter().flat_map(|hop| std::iter::repeat_n(hop, hop.times.into()));
            Some(legs.flat_map(|hop| hop.legs().map(|(step, _)| step)).collect())
        }
    }
}

/// The index of a point of a square board, as in `c17`.
fn point(name: &str, size: u8) -> Option<u16> {
    let file = u16::try_from(FILES.find(name.chars().next()?)?).ok()?;
    let rank: u16 = name.get(1..)?.parse().ok()?;
    let size = u16::from(size);
    (file < size && (1..=size).contains(&rank)).then(|| (rank - 1) * size + file)
}

#[cfg(test)]
mod tests {
    use alea_catalog::GAMES;

    use super::*;

    #[test]
    fn every_reason_of_every_page_is_put_into_words() {
        let mut reasons = 0;
        for language in Language::ALL {
            for entry in GAMES {
                let page = entry.page(language);
                let told = in_words(page, language);
                assert_eq!(page.lines().count(), told.lines().count());
                for (line, told) in page.lines().zip(told.lines()) {
                    let illegal = line.starts_with("illegal: ");
                    assert_eq!(line == told, !illegal, "{} {line}: {told}", entry.id);
                    reasons += u32::from(illegal && told.contains(' '));
                }
            }
        }
        assert!(reasons > 200, "{reasons}");
    }

    #[test]
    fn a_reason_says_what_stands_in_the_way() {
        let page = "```example plakoto\n\nposition: x=24:10,20:1^,13:4 o=20:1,16:2,1:12\ndice: 41\nlegal: 13/9 13/12\n\
            illegal: 20/19 = pinned\n```\nillegal: 20/19 = pinned\n";
        let told = in_words(page, Language::English);
        assert_eq!(
            told,
            page.replacen("illegal: 20/19 = pinned", "illegal: 20/19 = the checker on 20 is pinned", 1)
        );
        let none = "```example ludo\nposition: -\nillegal: 1/2 = no\n```\n";
        assert_eq!(in_words(none, Language::Greek), none);
    }
}
