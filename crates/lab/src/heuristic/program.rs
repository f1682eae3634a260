//! A formula as a program for a stack. Every operation has a value for all numbers, so a program cannot fail.

use super::names::Name;

/// An operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Op {
    /// Puts a number on the stack.
    Number(i64),
    /// Puts the value of a name on the stack.
    Load(Name),
    /// Replaces the top by its negative.
    Negate,
    /// Replaces the top by its absolute value.
    Abs,
    /// Replaces the two on top by their result.
    Two(Two),
    /// Replaces the three on top by the second, if the first is not 0, or else by the third.
    Choose,
}

/// An operation on two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Two {
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
    Less,
    AtMost,
    Greater,
    AtLeast,
    Equal,
    Unequal,
    Min,
    Max,
}

impl Two {
    /// Sums stay within 64 bits; a division by 0 gives 0; comparisons give 1 or 0.
    fn of(self, one: i64, other: i64) -> i64 {
        match self {
            Self::Add => one.saturating_add(other),
            Self::Subtract => one.saturating_sub(other),
            Self::Multiply => one.saturating_mul(other),
            Self::Divide if other == 0 => 0,
            Self::Divide => one.saturating_div(other),
            Self::Remainder if other == 0 => 0,
            Self::Remainder => one.wrapping_rem(other),
            Self::Less => (one < other).into(),
            Self::AtMost => (one <= other).into(),
            Self::Greater => (one > other).into(),
            Self::AtLeast => (one >= other).into(),
            Self::Equal => (one == other).into(),
            Self::Unequal => (one != other).into(),
            Self::Min => one.min(other),
            Self::Max => one.max(other),
        }
    }
}

/// The value of a program. The stack is passed only to be reused.
pub(super) fn value(code: &[Op], stack: &mut Vec<i64>, fact: impl Fn(Name) -> i64) -> i64 {
    if let [Op::Load(name)] = code {
        return fact(*name);
    }
    stack.clear();
    for op in code {
        let result = match *op {
            Op::Number(number) => number,
            Op::Load(name) => fact(name),
            Op::Negate => pop(stack).saturating_neg(),
            Op::Abs => pop(stack).saturating_abs(),
            Op::Two(two) => {
                let other = pop(stack);
                two.of(pop(stack), other)
            }
            Op::Choose => {
                let (otherwise, then) = (pop(stack), pop(stack));
                if pop(stack) != 0 { then } else { otherwise }
            }
        };
        stack.push(result);
    }
    pop(stack)
}

/// Removes the top; valid programs never find the stack empty.
fn pop(stack: &mut Vec<i64>) -> i64 {
    stack.pop().unwrap_or(0)
}
