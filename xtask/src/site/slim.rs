//! Removes from scripts, styles and the page what only their authors read: comments that begin or end a line,
//! blank lines and indentation. There are no strings over several lines, and none with the beginning of a comment
//! between blanks, which this would change.

/// How a comment begins and ends.
type Comment = (&'static str, &'static str);

/// The comments of each type of file.
const COMMENTS: &[(&str, &[Comment])] = &[
    (".css", &[("/*", "*/")]),
    (".html", &[("<!--", "-->")]),
    (".js", &[("/*", "*/"), ("//", "\n")]),
];

/// Elements of a page that have a line each for its authors, and need none: no blank is shown beside them.
const JOINED: &[&str] = &[
    "<option",
    "</select",
    "<optgroup",
    "</optgroup",
    "<path",
    "<circle",
    "<rect",
    "</svg",
];

/// The part of a text that a browser needs, if files of this type have comments.
pub(crate) fn slim(path: &str, text: &str) -> Option<String> {
    let (_, comments) = COMMENTS.iter().find(|(ending, _)| path.ends_with(ending))?;
    let mut kept = String::new();
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let comment = comments.iter().find(|(begin, _)| rest.starts_with(begin));
        let end = comment.map_or("\n", |(_, end)| end);
        let length = rest.find(end).map_or(rest.len(), |at| at + end.len());
        let (piece, after) = rest.split_at(length);
        if comment.is_none() {
            let line = without_last(piece.trim_end(), comments);
            if path.ends_with(".html") && JOINED.iter().any(|mark| line.starts_with(mark)) {
                kept.pop();
            }
            kept += line;
            kept.push('\n');
        }
        rest = after.trim_start();
    }
    Some(kept)
}

/// The line without a comment at its end.
fn without_last<'a>(line: &'a str, comments: &[Comment]) -> &'a str {
    let last = |(begin, end): &Comment| {
        let at = line.rfind(&format!(" {begin} "))?;
        line.ends_with(end.trim_end()).then_some(at)
    };
    let end = comments.iter().find_map(last);
    line[..end.unwrap_or(line.len())].trim_end()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_indentation_go() {
        let js = "// What it is.\n\n/** More\n * of it. */\nfunction f() {\n  // why\n  return 1; // so\n}\n";
        let kept = "function f() {\nreturn 1;\n}\n";
        assert_eq!(slim("a/b.js", js).unwrap(), kept);
        assert_eq!(
            slim("b.css", "/* a\nb */\np { /* c */\n  x: y; } /* d */").unwrap(),
            "p {\nx: y; }\n"
        );
        assert_eq!(
            slim("b.html", "<p>\n <!-- a\nb -->\n a</p>").unwrap(),
            "<p>\na</p>\n"
        );
        assert_eq!(
            slim(
                "b.html",
                "<select>\n  <option></option>\n</select>\n<a></a>"
            )
            .unwrap(),
            "<select><option></option></select>\n<a></a>\n"
        );
    }

    #[test]
    fn what_stands_in_a_line_stays() {
        let js = "const LIST = [/*MARK*/];\nconst a = 'https://b'; /* c */ d();\n";
        assert_eq!(slim("sw.js", js).unwrap(), js);
        assert_eq!(slim("words/en.txt", "// a\n"), None);
        assert_eq!(slim("b.js", "// no end"), Some(String::new()));
    }
}
