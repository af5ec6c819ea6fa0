//! Pages for people: rules and guides, as a terminal shows them.

use crate::common::{WIDTH, broken};

/// Blanks between the columns of a table.
const GAP: usize = 2;

/// A page without what only programs read, the words behind a fence, and with tables that fit.
pub(crate) fn shown(page: &str) -> String {
    let mut text = String::new();
    let mut table: Vec<Vec<&str>> = Vec::new();
    let mut fenced = false;
    // One line more than there is, so that a table at the end ends.
    for line in page.lines().chain([""]) {
        fenced ^= line.starts_with("```");
        if line.starts_with('|') && !fenced {
            table.push(line.trim_matches('|').split('|').map(str::trim).collect());
            continue;
        }
        text.push_str(&columns(&std::mem::take(&mut table)));
        text.push_str(if line.starts_with("```") { "```" } else { line });
        text.push('\n');
    }
    text.pop();
    text
}

/// As [`shown`], for screens that say by themselves where a page ends: without the fences around drawings.
pub(crate) fn unfenced(page: &str) -> String {
    shown(page).lines().filter(|line| *line != "```").flat_map(|line| [line, "\n"]).collect()
}

/// A table in aligned columns: its head, a rule, and its rows, set apart where one of them takes several lines.
fn columns(table: &[Vec<&str>]) -> String {
    let rows: Vec<&[&str]> =
        table.iter().enumerate().filter(|(at, _)| *at != 1).map(|(_, row)| &row[..]).collect();
    let widths = widths(&rows);
    let rows: Vec<Vec<String>> = rows.into_iter().map(|row| lines_of(row, &widths)).collect();
    let apart = rows.iter().any(|lines| lines.len() > 1);
    let mut text = String::new();
    for (at, lines) in rows.iter().enumerate() {
        if at > 1 && apart {
            text.push('\n');
        }
        for line in lines {
            text.push_str(line);
            text.push('\n');
        }
        if at == 0 {
            let rule: Vec<String> = widths.iter().map(|&width| "-".repeat(width)).collect();
            text.push_str(&rule.join(&" ".repeat(GAP)));
            text.push('\n');
        }
    }
    text
}

/// How wide the columns are: as their widest cells if all fit, or else no narrower than their longest words, and what is left
/// shared out by how much text they hold.
fn widths(rows: &[&[&str]]) -> Vec<usize> {
    let count = rows.first().map_or(0, |row| row.len());
    let room = WIDTH.saturating_sub(GAP * count.saturating_sub(1));
    let lengths = |column: usize| rows.iter().filter_map(move |row| Some(length(row.get(column)?)));
    let widest: Vec<usize> = (0..count).map(|column| lengths(column).max().unwrap_or(0)).collect();
    if widest.iter().sum::<usize>() <= room {
        return widest;
    }
    let longest_word = |column: usize| {
        let words = rows.iter().filter_map(|row| row.get(column)).flat_map(|cell| cell.split(' '));
        words.map(length).max().unwrap_or(0)
    };
    let least: Vec<usize> = (0..count).map(longest_word).collect();
    let wanted: Vec<usize> = (0..count)
        .map(|column| lengths(column).map(|length| length.saturating_sub(least[column])).sum())
        .collect();
    let spare = room.saturating_sub(least.iter().sum());
    let all = wanted.iter().sum::<usize>().max(1);
    (0..count).map(|column| widest[column].min(least[column] + spare * wanted[column] / all)).collect()
}

/// The lines of a row, its cells broken between words.
fn lines_of(row: &[&str], widths: &[usize]) -> Vec<String> {
    let cells: Vec<Vec<String>> = row.iter().zip(widths).map(|(cell, &width)| broken(cell, width)).collect();
    let height = cells.iter().map(Vec::len).max().unwrap_or(0);
    let line = |at: usize| {
        let parts = cells.iter().zip(widths).map(|(cell, &width)| {
            let part = cell.get(at).map_or("", String::as_str);
            format!("{part:width$}")
        });
        parts.collect::<Vec<_>>().join(&" ".repeat(GAP)).trim_end().to_owned()
    };
    (0..height).map(line).collect()
}

fn length(text: &str) -> usize {
    text.chars().count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_become_columns_and_fences_lose_what_programs_read() {
        let page = "# A\n\n| a | bcd |\n|---|---|\n| έξω | 1 |\n\n```example portes\n| x |\n```\n";
        let expected = "# A\n\na    bcd\n---  ---\nέξω  1\n\n```\n| x |\n```\n";
        assert_eq!(shown(page), expected);
        assert_eq!(shown("| a |\n|---|\n| b |\n"), "a\n-\nb\n");
        assert_eq!(shown(""), "");
    }

    #[test]
    fn wide_tables_are_broken_between_words_and_fit() {
        let sentence = "one word after another, ".repeat(9);
        let page = format!("| key | what |\n|---|---|\n| `a_key` | {sentence} |\n| b | short |\n");
        let text = shown(&page);
        assert!(text.lines().all(|line| length(line) <= WIDTH && line.trim_end() == line), "{text}");
        assert!(text.starts_with("key      what\n-------  ---"), "{text}");
        assert!(text.ends_with("\n\nb        short\n"), "{text}");
        let words = |text: &str| text.split_whitespace().filter(|word| word.contains("another")).count();
        assert_eq!(words(&text), 9);
    }

    #[test]
    fn rows_of_any_length_are_shown() {
        let torn = "| a | b |\n| c |\n| d | e | f |\n|\n";
        assert_eq!(shown(torn), "a  b\n-  -\nd  e\n\n");
        assert_eq!(shown(&format!("| {} |\n", "x".repeat(200))).lines().count(), 2);
    }
}
