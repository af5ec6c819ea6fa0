//! The rules pages with their reasons in words. On a page an illegal turn has the key of its refusal, which tests hold to the rules; who
//! reads the page in a browser is told the sentence, as he is at the table.

use alea_game::Table;
use alea_notation::Language;
use alea_texts::{Message, Texts};

use super::example::{open, roll, try_turn};

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
                Some(("position", text)) => *table = open(info, text).ok().map(|(_, table)| table),
                Some(("dice", text)) => {
                    let rolled = |mut table: Box<dyn Table>| roll(&mut *table, text).ok().map(|()| table);
                    *table = table.take().and_then(rolled);
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

/// The turn that is claimed to be illegal, and why it is.
fn why<'a>(claim: &'a str, table: &dyn Table, texts: &Texts) -> Option<(&'a str, String)> {
    let (turn, _) = claim.split_once(" = ")?;
    let (_, refusal) = try_turn(table, turn)?.result.err()?;
    Some((turn, texts.tell(&Message::refusal(&refusal, &table.setup()))))
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
