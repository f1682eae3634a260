//! Says where a program may panic by file alone. Line and column are three quarters of a kilobyte of the first load,
//! and what points to them a third: the stack that a panic prints with them names the very instruction.
//!
//! To the compiler such a place is a record: the address and the length of the file's name, line, column.

use std::collections::BTreeMap;
use std::ops::Range;

use wasmparser::{BinaryReaderError, DataKind, FunctionBody, Operator, Parser, Payload};

/// The bytes of a record, and of a number in it.
const RECORD: usize = 16;
const NUMBER: usize = 4;

/// How the name of a file ends.
const ENDING: &[u8] = b".rs";

/// No file has a longer name, or more lines or columns.
const LONGEST: usize = 300;
const MOST: usize = 100_000;

type Outcome<T> = Result<T, BinaryReaderError>;

/// A record: where it is in the program, and the address and length of its file's name.
type Record = (usize, [usize; 2]);

/// The program with one record for each file, without line and column. Its length stays.
pub(crate) fn by_file(program: &[u8]) -> Outcome<Vec<u8>> {
    let (mut data, mut bodies) = (Vec::new(), Vec::new());
    for part in Parser::new(0).parse_all(program) {
        match part? {
            Payload::DataSection(section) => {
                for piece in section {
                    let piece = piece?;
                    let end = piece.range.end as usize;
                    let range = end - piece.data.len()..end;
                    data.extend(address(&piece.kind).map(|at| (at, range)));
                }
            }
            Payload::CodeSectionEntry(body) => bodies.push(body),
            _ => {}
        }
    }
    let records = records(program, &data);
    let mut firsts = BTreeMap::new();
    for (address, (_, file)) in &records {
        firsts.entry(*file).or_insert(*address);
    }
    let mut after = program.to_vec();
    for (place, _) in records.values() {
        after[place + 2 * NUMBER..place + RECORD].fill(0);
    }
    for body in &bodies {
        for (place, address) in panics(body)? {
            let first = records.get(&address).and_then(|(_, file)| firsts.get(file));
            let both = first.map(|first| (constant(address), constant(*first)));
            if let Some((old, new)) = both.filter(|(old, new)| old.len() == new.len()) {
                after[place..place + old.len()].copy_from_slice(&new);
            }
        }
    }
    Ok(after)
}

/// Where a piece of the data stands in the memory.
fn address(kind: &DataKind<'_>) -> Option<usize> {
    let DataKind::Active { offset_expr, .. } = kind else {
        return None;
    };
    match offset_expr.get_operators_reader().read() {
        Ok(Operator::I32Const { value }) => usize::try_from(value).ok(),
        _ => None,
    }
}

/// All records by their addresses.
fn records(program: &[u8], data: &[(usize, Range<usize>)]) -> BTreeMap<usize, Record> {
    let number = |place: usize| {
        let bytes = program.get(place..)?.first_chunk::<NUMBER>()?;
        usize::try_from(u32::from_le_bytes(*bytes)).ok()
    };
    let is_name = |[at, n]: [usize; 2]| {
        let mut pieces = data.iter().filter(|(first, _)| *first <= at);
        let ends_well = |(first, piece): &(usize, Range<usize>)| {
            let name = program[piece.clone()].get(at - first..at - first + n);
            name.is_some_and(|name| name.ends_with(ENDING))
        };
        n <= LONGEST && pieces.any(ends_well)
    };
    let mut records = BTreeMap::new();
    for (first, piece) in data {
        for place in piece.clone().step_by(NUMBER) {
            let numbers = [0, 1, 2, 3].map(|at| number(place + at * NUMBER));
            let [Some(at), Some(n), Some(line), Some(column)] = numbers else {
                break;
            };
            let fits = place + RECORD <= piece.end && line.max(column) <= MOST;
            if fits && line.min(column) > 0 && is_name([at, n]) {
                records.insert(first + place - piece.start, (place, [at, n]));
            }
        }
    }
    records
}

/// Where a function passes a constant last to what never returns, and which.
fn panics(body: &FunctionBody<'_>) -> Outcome<Vec<(usize, usize)>> {
    let mut operators = Vec::new();
    for operator in body.get_operators_reader()?.into_iter_with_offsets() {
        operators.push(operator?);
    }
    let mut panics = Vec::new();
    for three in operators.windows(3) {
        if let [
            (Operator::I32Const { value }, place),
            (Operator::Call { .. }, _),
            (Operator::Unreachable, _),
        ] = three
        {
            let place = *place as usize + 1;
            panics.extend(usize::try_from(*value).ok().map(|value| (place, value)));
        }
    }
    Ok(panics)
}

/// A constant as a program holds it.
fn constant(value: usize) -> Vec<u8> {
    let (mut rest, mut bytes) = (value, Vec::new());
    while rest >= 64 {
        bytes.push((rest % 128) as u8 | 128);
        rest /= 128;
    }
    bytes.push(rest as u8);
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{CodeSection, ConstExpr, DataSection, Function, FunctionSection};
    use wasm_encoder::{Instruction, Module, TypeSection, ValType};

    /// Where the data begins: a name, then records.
    const START: u32 = 1 << 20;
    const NAME: &[u8] = b"a.rs";

    /// A program with these records of that name, one function that panics with each of these constants, and one that
    /// does something else with them.
    fn program(records: &[[u32; 2]], constants: &[u32]) -> Vec<u8> {
        use Instruction::{Call, Drop, End, I32Const, Unreachable};
        let (mut types, mut functions) = (TypeSection::new(), FunctionSection::new());
        types.ty().function([ValType::I32], []);
        let mut code = CodeSection::new();
        for ends in [
            &[Call(0), Unreachable, End][..],
            &[Call(0), End],
            &[Drop, End],
        ] {
            for constant in constants {
                functions.function(0);
                let mut function = Function::new([]);
                function.instruction(&I32Const(*constant as i32));
                ends.iter().for_each(|end| _ = function.instruction(end));
                code.function(&function);
            }
        }
        let mut bytes = NAME.to_vec();
        for [line, column] in records {
            let numbers = [START, NAME.len() as u32, *line, *column];
            bytes.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
        }
        let mut data = DataSection::new();
        data.active(0, &ConstExpr::i32_const(START as i32), bytes);
        let mut module = Module::new();
        module.section(&types).section(&functions);
        module.section(&code).section(&data);
        module.finish()
    }

    /// The constants of all functions.
    fn constants(program: &[u8]) -> Vec<i32> {
        let mut constants = Vec::new();
        for part in Parser::new(0).parse_all(program) {
            if let Payload::CodeSectionEntry(body) = part.unwrap() {
                match body.get_operators_reader().unwrap().read().unwrap() {
                    Operator::I32Const { value } => constants.push(value),
                    other => panic!("{other:?}"),
                }
            }
        }
        constants
    }

    #[test]
    fn a_panic_is_said_by_file_alone() {
        let at = [START + 4, START + 20, START + 36];
        let before = program(&[[3, 7], [9, 1], [1, 1]], &at);
        let after = by_file(&before).unwrap();
        let bytes = program(&[[0, 0]; 3], &at);
        assert_eq!(after.len(), before.len());
        assert_eq!(after[after.len() - 52..], bytes[bytes.len() - 52..]);
        let first = at[0] as i32;
        let rest = at.map(|at| at as i32);
        assert_eq!(constants(&after), [[first; 3], rest, rest].concat());
    }

    #[test]
    fn what_is_no_such_record_stays() {
        let other = program(&[[0, 7], [3, 200_000]], &[START + 4, START + 20, START]);
        assert_eq!(by_file(&other).unwrap(), other);
        assert!(by_file(b"<!doctype html>").is_err());
    }
}
