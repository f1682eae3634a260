//! The texts to be fetched: a page for each algorithm, the exercises and the teacher's page.
//!
//! A text is a file of sections. `## slug` begins a page. In an exercise the first line after the heading is its title,
//! a line beginning with `#` (the address's fragment) sets it up, and one with `>` is for the teacher.

/// The texts fetched so far, in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Texts {
    /// The pages about algorithms: slug, paragraphs.
    pub pages: Vec<(String, Vec<String>)>,
    /// The exercises.
    pub lessons: Vec<Lesson>,
}

/// An exercise.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lesson {
    /// What it is called.
    pub title: String,
    /// What to do.
    pub task: Vec<String>,
    /// For the teacher: the result, and why.
    pub answer: Vec<String>,
    /// What sets it up.
    pub fragment: String,
}

impl Texts {
    /// Reads what was fetched: first the pages, then, after a separating line, the exercises.
    pub fn read(text: &str) -> Self {
        let (pages, lessons) = text.split_once("\n# exercises\n").unwrap_or((text, ""));
        Self {
            pages: sections(pages).map(page).collect(),
            lessons: sections(lessons).map(lesson).collect(),
        }
    }

    /// The page of an algorithm.
    pub fn page(&self, slug: &str) -> &[String] {
        let page = self.pages.iter().find(|(name, _)| name == slug);
        page.map_or(&[], |(_, lines)| lines)
    }
}

fn sections(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let parts = text.split("## ").skip(1);
    parts.filter_map(|part| part.split_once('\n'))
}

fn page((slug, body): (&str, &str)) -> (String, Vec<String>) {
    (slug.to_owned(), body.lines().map(str::to_owned).collect())
}

fn lesson((title, body): (&str, &str)) -> Lesson {
    let mut lesson = Lesson {
        title: title.to_owned(),
        ..Lesson::default()
    };
    for line in body.lines() {
        match line.split_at_checked(1) {
            Some(("#", fragment)) => lesson.fragment = fragment.to_owned(),
            Some((">", words)) => lesson.answer.push(words.trim().to_owned()),
            Some(_) => lesson.task.push(line.to_owned()),
            None => {}
        }
    }
    lesson
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_and_lessons_are_read() {
        let text = "## a-b\nOne.\nTwo.\n# exercises\n## First\nDo this.\n#a=x&p=1\n> It is 3.\n";
        let texts = Texts::read(text);
        assert_eq!(texts.page("a-b"), ["One.", "Two."]);
        assert!(texts.page("c").is_empty());
        let [lesson] = texts.lessons.as_slice() else {
            panic!("one lesson");
        };
        assert_eq!(lesson.title, "First");
        assert_eq!(lesson.fragment, "a=x&p=1");
        assert_eq!((lesson.task.len(), lesson.answer.len()), (1, 1));
    }
}
