//! Makes a compiled program smaller once it is compressed, without changing its behaviour. Most of a program is
//! numbers, and this makes them repeat more often:
//!
//! - Similar things stand together: functions are in the order of their types, and each follows the one with which
//!   it has most in common.
//! - Equal things occur only once: functions of one type with the same bytes become one.
//! - No memory access is declared to be aligned. That is only a hint, and today's processors do not need it.
//! - Among a function's variables of one type, those used most have the lowest numbers.
//! - Imports from the script have short names: wasm-bindgen's end in a hash, which cannot be compressed.
//! - What no browser reads is removed: the names of functions and the like.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::mem;

use wasm_encoder::reencode::{Error, Reencode, utils};
use wasm_encoder::{CodeSection, EntityType, FunctionSection, ImportSection, Instruction, Module};
use wasmparser::{
    BinaryReader, CodeSectionReader, CustomSectionReader, FunctionBody, FunctionSectionReader,
    Import, ImportSectionReader, MemArg, Operator, Parser, Payload, TypeRef,
};

use super::super::likeness::{self, Own};

const HASH_FIGURES: usize = 16;

type Outcome<T = ()> = Result<T, Error<&'static str>>;

/// The program and its script, made smaller. Fails unless the program is complete and imports only functions.
pub(crate) fn smaller(program: &[u8], script: &str) -> Outcome<(Vec<u8>, String)> {
    let (mut program, mut script) = once(Order::of(program)?, program, script)?;
    // Functions that call merged functions may now be equal too.
    loop {
        let n_before = program.len();
        (program, script) = once(Order::of(&program)?, &program, &script)?;
        if program.len() == n_before {
            let order = Order::by_likeness(&program)?;
            return once(order, &program, &script);
        }
    }
}

fn once(mut order: Order<'_>, program: &[u8], script: &str) -> Outcome<(Vec<u8>, String)> {
    script.clone_into(&mut order.script);
    let mut module = Module::new();
    order.parse_core_module(&mut module, Parser::new(0), program)?;
    Ok((module.finish(), order.script))
}

/// The new order of functions, and the resulting numbers.
#[derive(Default)]
struct Order<'a> {
    /// How many parameters the functions of each type have.
    n_parameters: Vec<u32>,
    /// The imported functions: type, name, and the name of their module.
    imports: Vec<(u32, &'a str, &'a str)>,
    /// The program's own functions.
    own: Vec<Own<'a>>,
    /// The new number of each function, the imported ones first.
    functions: Vec<u32>,
    /// The new number of each variable of the current function, its parameters first.
    variables: Vec<u32>,
    script: String,
}

impl<'a> Order<'a> {
    /// The order by types and bytes.
    fn of(program: &'a [u8]) -> Outcome<Self> {
        let mut order = Self::read(program)?;
        order.sort(<[_]>::sort);
        Ok(order)
    }

    /// The order by similarity. It depends on the numbers of functions, and so on the order before.
    fn by_likeness(program: &'a [u8]) -> Outcome<Self> {
        let mut order = Self::read(program)?;
        order.sort(likeness::chain);
        Ok(order)
    }

    fn read(program: &'a [u8]) -> Outcome<Self> {
        let mut order = Self::default();
        let (mut types, mut bodies) = (Vec::new(), Vec::new());
        for part in Parser::new(0).parse_all(program) {
            match part? {
                Payload::TypeSection(kinds) => {
                    for kind in kinds.into_iter_err_on_gc_types() {
                        order.n_parameters.push(kind?.params().len() as u32);
                    }
                }
                Payload::ImportSection(imports) => {
                    let imports = imports.into_imports().map(|import| imported(import?));
                    order.imports = imports.collect::<Outcome<_>>()?;
                }
                Payload::FunctionSection(kinds) => {
                    types = kinds.into_iter().collect::<Result<_, _>>()?;
                }
                Payload::CodeSectionEntry(body) => bodies.push(body.as_bytes()),
                _ => {}
            }
        }
        order.own = types.into_iter().zip(bodies).collect();
        Ok(order)
    }

    fn sort(&mut self, by: impl Fn(&mut [Own<'a>])) {
        self.functions = places(0, &self.imports);
        self.imports.sort();
        let before = self.own.clone();
        self.own.sort();
        self.own.dedup();
        by(&mut self.own);
        let numbers = (self.imports.len() as u32..).zip(&self.own);
        let new: HashMap<_, _> = numbers.map(|(number, own)| (own, number)).collect();
        self.functions.extend(before.iter().map(|own| new[own]));
    }

    /// A short name for an import, in the script too. The name occurs nowhere else there, nor in another script.
    fn short(&mut self, serial: usize, name: &str) -> String {
        let hash = name.rsplit('_').next().unwrap_or_default();
        if hash.len() != HASH_FIGURES || !hash.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return name.to_owned();
        }
        let short = format!("w{serial}");
        self.script = self.script.replace(name, &short);
        short
    }
}

impl Reencode for Order<'_> {
    type Error = &'static str;

    fn parse_custom_section(&mut self, _: &mut Module, _: CustomSectionReader<'_>) -> Outcome {
        Ok(())
    }

    fn parse_import_section(
        &mut self,
        section: &mut ImportSection,
        _: ImportSectionReader<'_>,
    ) -> Outcome {
        let imports = mem::take(&mut self.imports);
        for (serial, (kind, name, place)) in imports.into_iter().enumerate() {
            let name = self.short(serial, name);
            section.import(place, &name, EntityType::Function(kind));
        }
        Ok(())
    }

    fn parse_function_section(
        &mut self,
        section: &mut FunctionSection,
        _: FunctionSectionReader<'_>,
    ) -> Outcome {
        for (kind, _) in &self.own {
            section.function(*kind);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        section: &mut CodeSection,
        _: CodeSectionReader<'_>,
    ) -> Outcome {
        for (kind, bytes) in mem::take(&mut self.own) {
            let body = FunctionBody::new(BinaryReader::new(bytes, 0));
            self.variables = variables(number(&self.n_parameters, kind)?, &body)?;
            self.parse_function_body(section, body)?;
        }
        Ok(())
    }

    fn function_index(&mut self, old: u32) -> Outcome<u32> {
        number(&self.functions, old)
    }

    fn mem_arg(&mut self, arg: MemArg) -> Outcome<wasm_encoder::MemArg> {
        utils::mem_arg(self, MemArg { align: 0, ..arg })
    }

    fn instruction<'a>(&mut self, mut operator: Operator<'a>) -> Outcome<Instruction<'a>> {
        if let Some(variable) = variable(&mut operator) {
            *variable = number(&self.variables, *variable)?;
        }
        utils::instruction(self, operator)
    }
}

fn imported(import: Import<'_>) -> Outcome<(u32, &str, &str)> {
    match import.ty {
        TypeRef::Func(kind) => Ok((kind, import.name, import.module)),
        _ => Err(Error::UserError("more than functions is imported")),
    }
}

/// The new numbers of a function's variables: within each group of one type, those used most come first.
fn variables(n_parameters: u32, body: &FunctionBody<'_>) -> Outcome<Vec<u32>> {
    let mut uses: HashMap<usize, u32> = HashMap::new();
    for operator in body.get_operators_reader()? {
        if let Some(variable) = variable(&mut operator?) {
            *uses.entry(*variable as usize).or_default() += 1;
        }
    }
    let mut numbers: Vec<u32> = (0..n_parameters).collect();
    for group in body.get_locals_reader()? {
        let first = numbers.len();
        let group = first..first + group?.0 as usize;
        let keys: Vec<_> = group.map(|variable| Reverse(uses.get(&variable))).collect();
        numbers.extend(places(first, &keys));
    }
    Ok(numbers)
}

/// The variable that an operator reads or sets.
fn variable<'a>(operator: &'a mut Operator<'_>) -> Option<&'a mut u32> {
    match operator {
        Operator::LocalGet { local_index }
        | Operator::LocalSet { local_index }
        | Operator::LocalTee { local_index } => Some(local_index),
        _ => None,
    }
}

/// The number of each item once they are sorted, counted from `first`.
fn places<T: Ord>(first: usize, items: &[T]) -> Vec<u32> {
    let mut order: Vec<usize> = (0..items.len()).collect();
    order.sort_by_key(|&at| &items[at]);
    let mut places = vec![0; items.len()];
    for (place, at) in order.into_iter().enumerate() {
        places[at] = (first + place) as u32;
    }
    places
}

fn number(numbers: &[u32], old: u32) -> Outcome<u32> {
    let number = numbers.get(old as usize);
    number
        .copied()
        .ok_or(Error::UserError("a number is too large"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{CustomSection, ExportKind, ExportSection, Function, MemArg};
    use wasm_encoder::{MemoryType, TypeSection, ValType};

    const LONG: &str = "__wbg_get_0123456789abcdef";

    /// A function: its type, its variables, and its code.
    type Made<'a> = (u32, &'a [(u32, ValType)], &'a [Instruction<'a>]);

    /// A program with three types of functions: with no, one and two parameters. It exports one of them.
    fn program(imports: &[(&str, EntityType)], own: &[Made<'_>], exported: u32) -> Vec<u8> {
        let (mut types, mut imported) = (TypeSection::new(), ImportSection::new());
        for n in 0..3 {
            types.ty().function(vec![ValType::I32; n], []);
        }
        for (name, kind) in imports {
            imported.import("./page_bg.js", name, *kind);
        }
        let (mut functions, mut code) = (FunctionSection::new(), CodeSection::new());
        for (kind, variables, what) in own {
            functions.function(*kind);
            let mut function = Function::new(variables.iter().copied());
            what.iter().for_each(|it| _ = function.instruction(it));
            code.function(function.instruction(&Instruction::End));
        }
        let mut exports = ExportSection::new();
        exports.export("main", ExportKind::Func, exported);
        let mut module = Module::new();
        module
            .section(&types)
            .section(&imported)
            .section(&functions);
        module.section(&exports).section(&code);
        module.finish()
    }

    fn pressed(program: &[u8]) -> Vec<u8> {
        smaller(program, "").unwrap().0
    }

    #[test]
    fn functions_are_in_the_order_of_types_and_bytes_and_called_as_before() {
        use Instruction::{Call, Drop, I32Const, Nop};
        let [none, one] = [0, 1].map(EntityType::Function);
        let before = program(
            &[("b", one), ("c", none), ("a", one)],
            &[
                (2, &[], &[Call(4), Call(1)]),
                (0, &[], &[I32Const(2), Call(0), Call(3)]),
                (0, &[], &[I32Const(1), Drop]),
                (0, &[], &[Nop]),
            ],
            4,
        );
        let after = program(
            &[("c", none), ("a", one), ("b", one)],
            &[
                (0, &[], &[Nop]),
                (0, &[], &[I32Const(1), Drop]),
                (0, &[], &[I32Const(2), Call(2), Call(6)]),
                (2, &[], &[Call(5), Call(0)]),
            ],
            5,
        );
        assert_eq!(pressed(&before), after);
        assert_eq!(pressed(&after), after);
    }

    #[test]
    fn the_variables_used_most_come_first_among_those_of_their_type() {
        use Instruction::{LocalGet, LocalSet, LocalTee};
        let variables = [(3, ValType::I32), (2, ValType::F64)];
        let made = |numbers: [u32; 6]| {
            let [a, b, c, d, e, f] = numbers;
            let what = [
                LocalGet(a),
                LocalSet(b),
                LocalGet(c),
                LocalTee(d),
                LocalGet(e),
                LocalSet(f),
            ];
            program(&[], &[(1, &variables, &what)], 0)
        };
        assert_eq!(pressed(&made([0, 3, 3, 2, 5, 5])), made([0, 1, 1, 2, 4, 4]));
    }

    #[test]
    fn names_with_a_hash_become_short_in_both() {
        let named = |name| {
            program(
                &[
                    (name, EntityType::Function(0)),
                    ("plain", EntityType::Function(1)),
                ],
                &[],
                0,
            )
        };
        let script = format!("{{ {LONG}: f, plain: g }}");
        let (program, script) = smaller(&named(LONG), &script).unwrap();
        assert_eq!(program, named("w0"));
        assert_eq!(script, "{ w0: f, plain: g }");
    }

    #[test]
    fn what_is_the_same_becomes_one() {
        use Instruction::{Call, Drop, I32Const, Nop};
        let before = program(
            &[],
            &[
                (0, &[], &[Nop, Nop]),
                (0, &[], &[Call(3), Nop]),
                (1, &[], &[Nop, Nop]),
                (0, &[], &[Nop, Nop]),
                (0, &[], &[Call(0), Nop]), // the same as the second once both call the same
                (0, &[], &[I32Const(1), Drop, Call(4)]),
            ],
            4,
        );
        let after = program(
            &[],
            &[
                (0, &[], &[Nop, Nop]),
                (0, &[], &[Call(0), Nop]),
                (0, &[], &[I32Const(1), Drop, Call(1)]),
                (1, &[], &[Nop, Nop]),
            ],
            1,
        );
        assert_eq!(pressed(&before), after);
    }

    #[test]
    fn no_place_is_said_to_be_aligned() {
        use Instruction::{Drop, I32Const, I32Load};
        let load = |align| {
            let place = MemArg {
                offset: 4,
                align,
                memory_index: 0,
            };
            program(&[], &[(0, &[], &[I32Const(0), I32Load(place), Drop])], 0)
        };
        assert_eq!(pressed(&load(2)), load(0));
    }

    #[test]
    fn what_is_not_read_is_dropped() {
        let plain = program(&[], &[(0, &[], &[])], 0);
        let name = CustomSection {
            name: "name".into(),
            data: (&[7; 200]).into(),
        };
        let mut named = plain.clone();
        named.push(0);
        wasm_encoder::Encode::encode(&name, &mut named);
        assert!(named.len() > plain.len() + 200);
        assert_eq!(pressed(&named), plain);
    }

    #[test]
    fn refuses_what_is_not_such_a_program() {
        let whole = program(&[], &[(0, &[], &[])], 0);
        assert!(smaller(&whole[..whole.len() - 1], "").is_err());
        assert!(smaller(&whole[..5], "").is_err());
        assert!(smaller(b"<!doctype html>", "").is_err());
        let lost = program(&[], &[(0, &[], &[Instruction::Call(1)])], 0);
        assert!(smaller(&lost, "").is_err());
        let memory = MemoryType {
            minimum: 1,
            maximum: None,
            memory64: false,
            shared: false,
            page_size_log2: None,
        };
        let memory = program(&[("memory", EntityType::Memory(memory))], &[], 0);
        assert!(smaller(&memory, "").is_err());
    }
}
