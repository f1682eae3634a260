//! Samples of formats that are only read, made by hand from their grammars.

use nonet::board::{Digit, Grid, Layer};
use nonet::text::{Broken, Game, Lost, NotRead, import, line};

const LINE: &str =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

/// The rows of `LINE`.
fn rows() -> Vec<&'static str> {
    (0..9).map(|row| &LINE[9 * row..9 * row + 9]).collect()
}

/// The game of a text in this format.
fn read(text: &str, slug: &str) -> Game {
    let import = import(text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    assert_eq!(import.format, slug, "{text}");
    import.sheets[0].game.clone()
}

/// Its givens are those of `LINE`, and nothing has been done.
fn is_line(text: &str, slug: &str) {
    let game = read(text, slug);
    assert_eq!(line(&game.givens, '0'), LINE, "{text}");
    assert!(!game.is_begun(), "{text}");
}

fn digit(value: u8) -> Option<Digit> {
    Digit::new(value)
}

#[test]
fn ksudoku_tells_column_by_column() {
    let letter = |at: usize| match LINE.as_bytes()[at % 9 * 9 + at / 9] {
        b'0' => '_',
        figure => char::from(figure - b'1' + b'b'),
    };
    let letters: String = (0..81).map(letter).collect();
    let file = |graph: &str, rest: &str| {
        format!(
            "<!DOCTYPE ksudoku>\n<ksudoku>\n <game had-help=\"0\">\n  <puzzle>\n   <graph {graph}/>\n   \
             <values>{letters}</values>\n  </puzzle>\n  <history>{rest}</history>\n </game>\n</ksudoku>\n"
        )
    };
    let plain = "order=\"9\" type=\"sudoku\"";
    is_line(&file(plain, ""), "ksudoku");
    let x = "order=\"9\" type=\"custom\" specific-type=\"XSudoku\"";
    let lost = import(&file(x, "<simple-event index=\"1\" value=\"4\"/>"))
        .unwrap()
        .lost;
    assert_eq!(lost, [Lost::Diagonals, Lost::History]);
    let cube = import(&file("order=\"9\" type=\"roxdoku\"", ""));
    let shape = NotRead::Damaged("ksudoku".to_owned(), Broken::Shape);
    assert_eq!(cube, Err(shape));
}

#[test]
fn gnome_sudoku_tells_cell_by_cell() {
    let cell = |at: usize, value: u8, fixed: bool, marks: &str| {
        let (row, column) = (at / 9, at % 9);
        format!(
            "{{\"position\":[{row},{column}],\"value\":{value},\"fixed\":{fixed},\"earmarks\":[{marks}]}}"
        )
    };
    let given = |(at, figure): (usize, u8)| cell(at, figure - b'0', true, "");
    let figures = LINE
        .bytes()
        .enumerate()
        .filter(|&(_, figure)| figure > b'0');
    let mut cells: Vec<String> = figures.map(given).collect();
    let file = |cells: &[String]| {
        let cells = cells.join(",\n");
        format!(
            "{{\n  \"difficulty_category\" : \"EASY\",\n  \"cells\" : [{cells}],\n  \"time_elapsed\" : 5.5\n}}"
        )
    };
    is_line(&file(&cells), "gnome");
    cells.push(cell(2, 4, false, ""));
    cells.push(cell(3, 0, false, "1"));
    let game = read(&file(&cells), "gnome");
    let marks = import(&file(&cells)).unwrap().sheets[0].marks_at(3);
    let square = |at: usize| game.givens.geometry().cells().nth(at).unwrap();
    assert_eq!(game.board.get(square(2)), digit(4));
    assert_eq!(game.givens.get(square(2)), None);
    assert_eq!(marks.get(Layer::Centre).to_string(), "2");
    cells.push(cell(81, 1, true, ""));
    assert!(matches!(import(&file(&cells)), Err(NotRead::Damaged(slug, _)) if slug == "gnome"));
}

#[test]
fn data_of_programs_is_read() {
    let joined = |between: &str| {
        LINE.split("")
            .filter(|cell| !cell.is_empty())
            .collect::<Vec<_>>()
            .join(between)
    };
    let list = |open: &str, close: &str| {
        let row = |row: &&str| {
            format!(
                "{open}{}{close}",
                row.split("")
                    .filter(|c| !c.is_empty())
                    .collect::<Vec<_>>()
                    .join(", ")
            )
        };
        rows().iter().map(row).collect::<Vec<_>>().join(",\n")
    };
    let texts = rows()
        .iter()
        .map(|row| format!("\"{row}\""))
        .collect::<Vec<_>>()
        .join(", ");
    for text in [
        format!("[{}]", list("[", "]")),
        format!("board = [\n{},\n]", list("[", "]")),
        format!("const grid = [{}];", list("[", "]")),
        format!("({})", list("(", ")")),
        format!("[{}]", list("[", "]").replace('0', "None")),
        format!("[{texts}]"),
        format!("[{}]", joined(",")),
        format!("{{\"id\": 3, \"puzzle\": \"{LINE}\"}}"),
        format!("{{\"board\": [{}]}}", list("[", "]").replace('0', "null")),
        format!("[\"{LINE}\", \"{LINE}\"]"),
        format!("puzzle = '{LINE}'"),
    ] {
        is_line(&text, "json");
    }
    let short = list("[", "]").replacen("5, 3, ", "5, ", 1);
    let damaged = NotRead::Damaged("json".to_owned(), Broken::Cells(80));
    assert_eq!(import(&format!("[{short}]")), Err(damaged));
}

#[test]
fn tables_in_documents_are_read() {
    let cell = |at: &str| {
        if at == "0" {
            String::new()
        } else {
            at.to_owned()
        }
    };
    let cells = |row: &str| {
        row.split("")
            .filter(|c| !c.is_empty())
            .map(cell)
            .collect::<Vec<_>>()
    };
    let row = |open: &str, between: &str, close: &str, row: &str| {
        open.to_owned() + &cells(row).join(between) + close
    };
    let table = |open: &str, between: &str, close: &str| {
        rows()
            .into_iter()
            .map(|text| row(open, between, close, text) + "\n")
            .collect::<String>()
    };
    let html = table("<tr><td>", "</td><td class=\"b\">", "</td></tr>");
    is_line(
        &format!(
            "<html><body><table><tr><td>5</td></tr></table>\n<TABLE>{html}</TABLE></body></html>"
        ),
        "html",
    );
    let dashes = "|---|:-:|---|---|---|---|---|---|---|\n";
    let markdown = table("| ", " | ", " |");
    let (head, body) = markdown.split_at(markdown.find('\n').unwrap() + 1);
    is_line(&format!("{head}{dashes}{body}"), "markdown");
    is_line(
        &format!("Here:\n\n|a|b|c|d|e|f|g|h|i|\n{dashes}{markdown}"),
        "markdown",
    );
    let latex = table("|", "|", "|.")
        .replace("||", "| |")
        .replace("||", "| |");
    is_line(
        &format!("\\documentclass{{article}}\n\\begin{{sudoku}}\n{latex}\\end{{sudoku}}\n"),
        "latex",
    );
    let short = NotRead::Damaged("latex".to_owned(), Broken::Content);
    assert_eq!(import("\\begin{sudoku}\n|5|3|.\n\\end{sudoku}"), Err(short));
}

/// The board of a web page may be a table of form fields.
#[test]
fn digits_in_fields_of_a_form_are_read() {
    let table = |field: &dyn Fn(char) -> String| {
        let row = |row: &str| {
            let cells = row.chars().map(|ch| format!("<td>{}</td>", field(ch)));
            format!("<tr>{}</tr>\n", cells.collect::<String>())
        };
        let rows: String = rows().into_iter().map(row).collect();
        format!("<table>{rows}</table>")
    };
    let value = |ch: char| ch.to_string().replace('0', "");
    is_line(
        &table(&|ch| format!("<input value=\"{}\" readonly>", value(ch))),
        "html",
    );
    is_line(
        &table(&|ch| format!("<input readonly value=\"{}\">", value(ch))),
        "html",
    );
    is_line(
        &table(&|ch| format!("<input maxlength=1 value={ch}>")),
        "html",
    );
    let lost = NotRead::Damaged("html".to_owned(), Broken::Content);
    assert_eq!(
        import(&table(&|_| "<input maxlength=1>".to_owned())),
        Err(lost)
    );
}

#[test]
fn sudocue_s_files_are_read() {
    let board = rows().join("\n").replace('0', ".");
    let text = format!("#ASomebody\n#DThe title\n#B01-02-2006\n{board}\n");
    is_line(&text, "sdk");
    assert_eq!(import(&text).unwrap().sheets[0].title, "The title");
    is_line(&format!("[Puzzle]\n{board}\n[State]\n{board}\n"), "sdk");
    // One character too few: not a board, nor any other one.
    assert!(import(&text.replacen("53..7", "53.7", 1)).is_err());
    let grid = Grid::new(&read(LINE, "").givens);
    let cell = |cell| match grid.value(cell) {
        Some(digit) => digit.to_string(),
        None => grid.candidates(cell).to_string().replace(' ', ""),
    };
    let mut cells: Vec<String> = grid.geometry().cells().map(cell).collect();
    cells[2] = "u4".to_owned();
    let rows: Vec<String> = cells.chunks(9).map(|row| row.join(" ")).collect();
    let game = read(&rows.join("\n"), "sdx");
    let third = grid.geometry().cells().nth(2).unwrap();
    assert_eq!(
        (game.board.get(third), game.givens.get(third)),
        (digit(4), None)
    );
}

/// A grid in Simple Sudoku's frame, of these cells.
fn framed(cells: &[String], width: usize, between: &str) -> String {
    let line = |sign: char| format!("*{}*\n", sign.to_string().repeat(3 * (3 * width) + 2));
    let row = |row: &[String]| {
        let third = |third: &[String]| third.join(between);
        let thirds: Vec<String> = row.chunks(3).map(third).collect();
        format!("|{}|\n", thirds.join("|"))
    };
    let mut text = line('-');
    for (n, cells) in cells.chunks(9).enumerate() {
        if n == 3 || n == 6 {
            text += "|---+---+---|\n";
        }
        text += &row(cells);
    }
    text + &line('-')
}

#[test]
fn simple_sudoku_copies_several_grids() {
    let plain = |text: &str| {
        text.chars()
            .map(|ch| ch.to_string().replace('0', "."))
            .collect::<Vec<_>>()
    };
    let with_four = LINE.replacen("530", "534", 1);
    let board = read(&with_four, "").givens;
    let grid = Grid::new(&board);
    let set = |cell| match board.get(cell) {
        Some(digit) => digit.to_string(),
        None => grid.candidates(cell).to_string().replace(' ', ""),
    };
    let sets: Vec<String> = grid.geometry().cells().map(set).collect();
    let (givens, current) = (
        framed(&plain(LINE), 1, ""),
        framed(&plain(&with_four), 1, ""),
    );
    let marks = framed(&sets, 6, " ");
    for text in [
        format!("{givens} \n{current}\n{marks}"),
        format!("{givens}\n{marks}Simple Sudoku\nVersion 4.2n\n"),
    ] {
        let game = read(&text, "simple-sudoku");
        assert_eq!(line(&game.givens, '0'), LINE);
        let third = grid.geometry().cells().nth(2).unwrap();
        assert_eq!(game.board.get(third), digit(4), "{text}");
    }
    // One grid is a plain board.
    is_line(&givens, "");
}

#[test]
fn susser_marks_what_was_filled_in() {
    let text = format!(
        "{}:117 917",
        LINE.replacen("530", "53+4", 1).replace('0', ".")
    );
    let game = read(&text, "susser");
    assert_eq!(line(&game.givens, '0'), LINE);
    assert_eq!(game.board.givens().count(), 31);
    let seventh = game.erased[6];
    assert_eq!(seventh.to_string(), "1 9");
    assert!(import(&text[1..]).is_err());
}

#[test]
fn marks_at_candidates_are_named_and_left_out() {
    let grid = Grid::new(&read(LINE, "").givens);
    let text = nonet::text::framed_candidates(&grid);
    let marked = text.replacen("124", "*124", 1).replacen("26 ", "26# ", 1);
    assert_ne!(marked, text);
    let import = import(&marked).unwrap();
    assert_eq!(import.format, "marked-candidates");
    assert_eq!(import.lost, [Lost::Drawings]);
    assert_eq!(import.sheets[0].game, read(&text, ""));
}

/// Bytes in base 64 (RFC 4648).
fn base64(bytes: &[u8]) -> String {
    const SIGNS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let group = |three: &[u8]| {
        let part = |at: usize| three.get(at).map_or(0, |&byte| usize::from(byte));
        let whole = part(0) << 16 | part(1) << 8 | part(2);
        let sign = |at: usize| match at <= three.len() {
            true => char::from(SIGNS[whole >> (18 - 6 * at) & 63]),
            false => '=',
        };
        (0..4).map(sign).collect::<String>()
    };
    bytes.chunks(3).map(group).collect()
}

#[test]
fn penpa_counts_cells_with_its_margins() {
    let link = |drawn: &str, answer: &str| {
        let text =
            format!("sudoku,11,12,38,0,1,1,400,400\n[2,1,1,1]\n[\"1\"]~\n{drawn}\n{answer}\n[]\n");
        let packed = miniz_oxide::deflate::compress_to_vec(text.as_bytes(), 6);
        format!(
            "https://swaroopg92.github.io/penpa-edit/#m=edit&p={}",
            base64(&packed)
        )
    };
    // Two more cells and the margins: the first cell is in row 4, column 3 of rows of 15.
    let entry = |(at, figure): (usize, char)| {
        let index = (at / 9 + 4) * 15 + at % 9 + 3;
        format!("\"{index}\":[\"{figure}\",1,\"1\"]")
    };
    let figures = LINE
        .chars()
        .enumerate()
        .filter(|&(_, figure)| figure != '0');
    let numbers = figures.map(entry).collect::<Vec<_>>().join(",");
    let plain = format!("{{zR:{{z_:[]}},zN:{{{numbers}}},zS:{{}},z1:{{}},zE:{{}},zY:{{}},z6:[]}}");
    is_line(&link(&plain, "{zN:{}}"), "penpa");
    assert_eq!(import(&link(&plain, "{zN:{}}")).unwrap().lost, []);
    let caged = plain
        .replace("z6:[]", "z6:[[65,66]]")
        .replace("zE:{}", "zE:{\"1,2\":2}");
    let lost = import(&link(&caged, "{zN:{\"66\":[\"4\",2,\"1\"]}}"))
        .unwrap()
        .lost;
    assert_eq!(lost, [Lost::Cages, Lost::Drawings, Lost::History]);
    let whole = link(&plain, "");
    let cut = NotRead::Damaged("penpa".to_owned(), Broken::Packed);
    assert_eq!(import(&whole[..whole.len() / 2]), Err(cut));
}

#[test]
fn circled_and_wide_figures_are_read() {
    let shift = |from: char| {
        let shift = move |ch: char| match ch {
            '0' => '.',
            _ => char::from_u32(from as u32 + ch as u32 - '1' as u32).unwrap(),
        };
        LINE.chars().map(shift).collect::<String>()
    };
    is_line(&shift('①'), "circled");
    is_line(&shift('１'), "");
    // The meaning of circles among other figures is unknown.
    assert!(import(&shift('①').replacen('①', "1", 1)).is_err());
}

/// A text known to be something else is not searched for a board: a damaged link would lose its other parts.
#[test]
fn no_board_is_taken_out_of_a_damaged_link() {
    let cells = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    for damaged in [format!("#z=3abc&p={cells}"), format!("{cells} # \0")] {
        assert!(
            matches!(import(&damaged), Err(NotRead::Plain(_))),
            "{damaged:?}"
        );
    }
}
