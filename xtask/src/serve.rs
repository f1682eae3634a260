//! `cargo xtask run` and `serve`: a small server for the built page, for this machine only.

use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use super::build;
use super::shell::{self, Done, Failure, OrFail};
use super::site::headers;

const FIRST_PORT: u16 = 8080;
const LAST_PORT: u16 = 8099;

/// The longest request line or header line: more than any browser sends.
const LINE_LIMIT: u64 = 16 * 1024;

/// `cargo xtask run [--port N]`
pub(crate) fn build_and_serve(arguments: &[String]) -> Done {
    port(arguments)?;
    build::quick(&[])?;
    println!("\nThis build is larger and slower than a release, which cargo xtask build makes.");
    serve(arguments)
}

/// `cargo xtask serve [--port N]`
pub(crate) fn serve(arguments: &[String]) -> Done {
    let folder = shell::dist();
    if !folder.join("index.html").is_file() {
        return Err(Failure::new("there is no dist/ yet: cargo xtask build"));
    }
    let listener = bind(port(arguments)?)?;
    let address = listener.local_addr().or_fail("the server's address")?;
    println!("\nNonet is at  http://{address}/  (Ctrl+C ends it)");
    for connection in listener.incoming().flatten() {
        let folder = folder.clone();
        // If a browser disconnects in the middle of an answer, the server can ignore it.
        thread::spawn(move || answer(connection, &folder).is_ok());
    }
    Ok(())
}

fn port(arguments: &[String]) -> Result<u16, Failure> {
    match arguments {
        [] => Ok(FIRST_PORT),
        [flag, number] if flag == "--port" => number.parse().or_fail(format!("--port {number}")),
        _ => Err(Failure::new("only --port N is understood here")),
    }
}

fn bind(first: u16) -> Result<TcpListener, Failure> {
    let last = first.max(LAST_PORT);
    (first..=last)
        .find_map(|port| TcpListener::bind(("127.0.0.1", port)).ok())
        .ok_or_else(|| {
            Failure::new(format!(
                "ports {first} to {last} are taken: choose by --port N"
            ))
        })
}

/// The answer to a request.
struct Answer {
    status: &'static str,
    kind: &'static str,
    own: Vec<(&'static str, &'static str)>,
    body: Vec<u8>,
}

impl Answer {
    fn text(status: &'static str) -> Answer {
        Answer {
            status,
            kind: "text/plain; charset=utf-8",
            own: headers::of(""),
            body: format!("{status}\n").into_bytes(),
        }
    }
}

fn answer(mut connection: TcpStream, folder: &Path) -> io::Result<()> {
    connection.set_read_timeout(Some(Duration::from_secs(10)))?;
    let request = request_line(&connection)?;
    let mut words = request.split_whitespace();
    let (method, target) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
    let answer = respond(folder, method, target);
    connection.write_all(head(&answer).as_bytes())?;
    if method != "HEAD" {
        connection.write_all(&answer.body)?;
    }
    Ok(())
}

/// Reads the whole head of a request; only its first line matters here.
fn request_line(connection: &TcpStream) -> io::Result<String> {
    let mut reader = BufReader::new(connection);
    let mut first = String::new();
    reader.by_ref().take(LINE_LIMIT).read_line(&mut first)?;
    let mut line = String::new();
    while reader.by_ref().take(LINE_LIMIT).read_line(&mut line)? > "\r\n".len() {
        line.clear();
    }
    Ok(first)
}

fn respond(folder: &Path, method: &str, target: &str) -> Answer {
    if method != "GET" && method != "HEAD" {
        return Answer::text("405 Method Not Allowed");
    }
    let Some(path) = resolve(target) else {
        return Answer::text("404 Not Found");
    };
    match fs::read(folder.join(&path)) {
        Ok(body) => Answer {
            status: "200 OK",
            kind: kind(&path),
            own: headers::of(&path.to_string_lossy()),
            body,
        },
        Err(_) => Answer::text("404 Not Found"),
    }
}

fn head(answer: &Answer) -> String {
    let mut head = format!("HTTP/1.1 {}\r\n", answer.status);
    head += &format!(
        "Content-Type: {}\r\nContent-Length: {}\r\n",
        answer.kind,
        answer.body.len()
    );
    head += "Allow: GET, HEAD\r\nConnection: close\r\n";
    for (name, value) in &answer.own {
        head += &format!("{name}: {value}\r\n");
    }
    for (name, value) in headers::all() {
        head += &format!("{name}: {value}\r\n");
    }
    head + "\r\n"
}

/// The file named by a request's target, relative to the folder; `None` for anything not plainly inside it.
/// Backslashes and colons mean folders and drives on some systems.
fn resolve(target: &str) -> Option<PathBuf> {
    let path = target.split(['?', '#']).next()?.strip_prefix('/')?;
    let path = decode(path)?;
    if path.contains(['\\', ':', '\0']) {
        return None;
    }
    let path = if path.is_empty() || path.ends_with('/') {
        path + "index.html"
    } else {
        path
    };
    let is_plain = |part: &str| !part.is_empty() && part != "." && part != "..";
    path.split('/').all(is_plain).then(|| PathBuf::from(&path))
}

/// Undoes percent-encoding; `None` if that is broken or not UTF-8.
fn decode(text: &str) -> Option<String> {
    let mut pieces = text.split('%');
    let mut bytes = pieces.next()?.as_bytes().to_vec();
    for piece in pieces {
        let (digits, rest) = piece.split_at_checked(2)?;
        if !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return None;
        }
        bytes.push(u8::from_str_radix(digits, 16).ok()?);
        bytes.extend(rest.as_bytes());
    }
    String::from_utf8(bytes).ok()
}

const KINDS: &[(&str, &str)] = &[
    ("html", "text/html; charset=utf-8"),
    ("js", "text/javascript; charset=utf-8"),
    ("css", "text/css; charset=utf-8"),
    ("wasm", "application/wasm"),
    ("svg", "image/svg+xml"),
    ("png", "image/png"),
    ("webmanifest", "application/manifest+json"),
    ("json", "application/json"),
    ("txt", "text/plain; charset=utf-8"),
];

fn kind(path: &Path) -> &'static str {
    let extension = path.extension().unwrap_or_default();
    let known = KINDS.iter().find(|(ending, _)| extension == *ending);
    known.map_or("application/octet-stream", |(_, kind)| kind)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn resolved(target: &str) -> Option<String> {
        resolve(target).map(|path| path.to_string_lossy().into_owned())
    }

    #[test]
    fn finds_files_in_the_folder() {
        let cases = [
            ("/", "index.html"),
            ("/?a=../b#c", "index.html"),
            ("/sw.js", "sw.js"),
            ("/icons/icon.svg?v=1", "icons/icon.svg"),
            ("/a%20b.txt", "a b.txt"),
            ("/x/", "x/index.html"),
        ];
        for (target, path) in cases {
            assert_eq!(resolved(target).as_deref(), Some(path), "{target}");
        }
    }

    #[test]
    fn refuses_what_leads_out_of_it() {
        let cases = [
            "",
            "*",
            "a.js",
            "http://x/y",
            "//etc/passwd",
            "/../a",
            "/a/../../b",
            "/a/./b",
            "/%2e%2e/a",
            "/..%2fa",
            "/%2fetc/passwd",
            "/..\\a",
            "/%5c..%5ca",
            "/C:/a",
            "/c%3a/a",
            "/a%00b",
            "/%",
            "/%4",
            "/%zz",
            "/%+1",
            "/%ff",
        ];
        for target in cases {
            assert_eq!(resolved(target), None, "{target:?}");
        }
    }

    #[test]
    fn answers_only_to_reading() {
        let folder = shell::root();
        assert_eq!(respond(&folder, "GET", "/index.html").status, "200 OK");
        assert_eq!(
            respond(&folder, "HEAD", "/index.html").kind,
            "text/html; charset=utf-8"
        );
        assert_eq!(respond(&folder, "GET", "/src").status, "404 Not Found");
        assert_eq!(
            respond(&folder, "POST", "/index.html").status,
            "405 Method Not Allowed"
        );
    }

    #[test]
    fn every_answer_carries_the_headers() {
        let head = head(&Answer::text("404 Not Found"));
        assert!(head.starts_with("HTTP/1.1 404 Not Found\r\nContent-Type: text/plain"));
        assert!(head.contains("\r\nX-Content-Type-Options: nosniff\r\n"));
        assert!(head.contains("\r\nCache-Control: no-cache\r\n"));
        assert!(head.ends_with("\r\n\r\n"));
    }

    #[test]
    fn reads_the_port() {
        let words =
            |words: &[&str]| port(&words.iter().map(|w| (*w).to_owned()).collect::<Vec<_>>());
        assert_eq!(words(&[]).unwrap(), 8080);
        assert_eq!(words(&["--port", "9000"]).unwrap(), 9000);
        assert!(words(&["--port", "x"]).is_err() && words(&["9000"]).is_err());
    }

    #[test]
    fn takes_the_next_port_when_one_is_taken() {
        let taken = bind(FIRST_PORT).unwrap();
        let next = bind(FIRST_PORT).unwrap();
        assert!(next.local_addr().unwrap().port() > taken.local_addr().unwrap().port());
    }
}
