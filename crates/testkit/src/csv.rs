//! Comma-separated values, as far as fixture files use them.

/// The rows of a file, its header first. A field in quotation marks may hold commas; it holds no line breaks, and marks within it are lost.
#[must_use]
pub fn rows(text: &str) -> Vec<Vec<String>> {
    text.lines().map(fields).collect()
}

fn fields(line: &str) -> Vec<String> {
    let (mut done, mut field, mut quoted) = (Vec::new(), String::new(), false);
    for c in line.chars() {
        match c {
            '"' => quoted = !quoted,
            ',' if !quoted => done.push(std::mem::take(&mut field)),
            c => field.push(c),
        }
    }
    done.push(field);
    done
}

#[cfg(test)]
mod tests {
    #[test]
    fn commas_within_quotation_marks_stay() {
        assert_eq!(super::rows("a,b\n\"x,y\",\n"), [["a", "b"], ["x,y", ""]]);
    }
}
