//! Writes the macro `page!("rules", "plakoto")`, which holds the texts of a page in the languages that it is written in.

use std::{env, fmt::Write, fs, path::Path};

/// The languages of `alea_notation::Language`, in its order.
const LANGUAGES: [&str; 3] = ["en", "el", "it"];

fn main() {
    let variable = |name| env::var(name).expect("cargo says where things are");
    let docs = Path::new(&variable("CARGO_MANIFEST_DIR")).join("../../docs");
    let mut arms = String::new();
    for folder in ["rules", "guide"] {
        let folder_path = docs.join(folder);
        println!("cargo::rerun-if-changed={}", folder_path.display());
        let files = fs::read_dir(&folder_path).expect("the folder of the pages");
        let mut names: Vec<String> = files
            .filter_map(|file| file.expect("a file").file_name().into_string().ok())
            .filter_map(|name| Some(name.strip_suffix(".en.md")?.to_owned()))
            .collect();
        names.sort();
        for name in names {
            let text = |language| {
                let path = folder_path.join(format!("{name}.{language}.md"));
                if path.exists() { format!("Some(include_str!({path:?}))") } else { "None".to_owned() }
            };
            let texts = LANGUAGES.map(text).join(", ");
            writeln!(arms, "    ({folder:?}, {name:?}) => {{ [{texts}] }};").expect("strings take all");
        }
    }
    let macros = format!("macro_rules! page {{\n{arms}}}\n");
    fs::write(Path::new(&variable("OUT_DIR")).join("pages.rs"), macros).expect("the folder for it is there");
}
