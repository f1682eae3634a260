//! Comma-separated tables, for spreadsheets (RFC 4180).

/// A record with its line end. Fields with a comma, a quotation mark or a line end are quoted.
pub(super) fn record(fields: impl Iterator<Item = String>) -> String {
    let fields: Vec<String> = fields.map(quoted).collect();
    fields.join(",") + "\r\n"
}

fn quoted(field: String) -> String {
    if field.contains([',', '"', '\r', '\n']) {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_could_be_mistaken_is_quoted() {
        let fields = ["a", "", "b,c", "d \"e\"", "f\ng", "h;i"].map(str::to_owned);
        let line = "a,,\"b,c\",\"d \"\"e\"\"\",\"f\ng\",h;i\r\n";
        assert_eq!(record(fields.into_iter()), line);
    }
}
