//! The texts to be fetched: a page for each algorithm, the exercises and, separately, their answers.
//!
//! A text is a file of sections. `## slug` begins a page; after the line `# exercises`, `## slug title` begins an
//! exercise, in which a line beginning with `#` (the address's fragment) sets it up; after the line `# answers`,
//! `## slug` begins the answer to one, its lines with `>`, and `## plan` a note for the teacher.

/// The texts fetched so far, in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Texts {
    /// The pages about algorithms: slug, paragraphs.
    pub pages: Vec<(String, Vec<String>)>,
    /// The exercises.
    pub lessons: Vec<Lesson>,
    /// The texts only for the teacher's sheet.
    pub answers: Answers,
}

/// An exercise.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lesson {
    /// Its name in assignments: the same in every language.
    pub slug: String,
    /// Its title.
    pub title: String,
    /// What to do.
    pub task: Vec<String>,
    /// The fragment that sets it up.
    pub fragment: String,
}

/// The teacher's texts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answers {
    /// The answer to each exercise, by its name: the result, and why.
    answers: Vec<(String, Vec<String>)>,
}

impl Answers {
    fn read(text: &str) -> Self {
        let lines = |body: &str| {
            let lines = body.lines().map(|line| line.trim_start_matches('>').trim());
            lines.map(str::to_owned).collect()
        };
        let answers = sections(text).map(|(slug, body)| (slug.to_owned(), lines(body)));
        Self {
            answers: answers.collect(),
        }
    }

    /// The answer to the exercise with this name.
    pub fn of(&self, slug: &str) -> &[String] {
        let answer = self.answers.iter().find(|(known, _)| known == slug);
        answer.map_or(&[], |(_, lines)| lines)
    }

    /// The note for the teacher.
    pub fn plan(&self) -> &[String] {
        self.of("plan")
    }
}

impl Texts {
    /// Reads the fetched text.
    pub fn read(text: &str) -> Self {
        let (text, answers) = text.split_once("\n# answers\n").unwrap_or((text, ""));
        let (pages, lessons) = text.split_once("\n# exercises\n").unwrap_or((text, ""));
        Self {
            pages: sections(pages).map(page).collect(),
            lessons: sections(lessons).map(lesson).collect(),
            answers: Answers::read(answers),
        }
    }

    /// The exercise with this name.
    pub fn lesson(&self, slug: &str) -> Option<&Lesson> {
        self.lessons.iter().find(|lesson| lesson.slug == slug)
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

fn lesson((heading, body): (&str, &str)) -> Lesson {
    let (slug, title) = heading.split_once(' ').unwrap_or((heading, heading));
    let mut lesson = Lesson {
        slug: slug.to_owned(),
        title: title.to_owned(),
        ..Lesson::default()
    };
    for line in body.lines() {
        match line.split_at_checked(1) {
            Some(("#", fragment)) => lesson.fragment = fragment.to_owned(),
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
        let text = "## a-b\nOne.\nTwo.\n# exercises\n## one First of all\nDo this.\n#a=x&p=1\n# answers\n## one\n> It is 3.\n## plan\nTwo lessons.\n";
        let texts = Texts::read(text);
        assert_eq!(texts.page("a-b"), ["One.", "Two."]);
        assert!(texts.page("c").is_empty());
        let [lesson] = texts.lessons.as_slice() else {
            panic!("one lesson");
        };
        assert_eq!((&*lesson.slug, &*lesson.title), ("one", "First of all"));
        assert_eq!((&*lesson.fragment, lesson.task.len()), ("a=x&p=1", 1));
        assert_eq!(texts.lesson("one"), Some(lesson));
        assert_eq!(texts.answers.of("one"), ["It is 3."]);
        assert_eq!(texts.answers.plan(), ["Two lessons."]);
    }
}
