// A plain backtracker that shares nothing with the engine: the solutions of a board, digit by digit.

// The houses of a board whose boxes have this height and width.
export function houses(high, wide) {
  const side = high * wide;
  const all = [...Array(side * side).keys()];
  const row = (cell) => Math.floor(cell / side);
  const box = (cell) => Math.floor(row(cell) / high) * high + Math.floor((cell % side) / wide);
  const kinds = [row, (cell) => cell % side, box];
  return kinds.flatMap((kind) => [...Array(side).keys()].map((index) => all.filter((cell) => kind(cell) === index)));
}

// The solutions of cells (0 for an empty one), up to a limit.
export function solutions(cells, [high, wide] = [3, 3], limit = Infinity) {
  const side = high * wide;
  const peers = cells.map(() => new Set());
  for (const house of houses(high, wide)) for (const cell of house) for (const other of house) peers[cell].add(other);
  const board = [...cells];
  const fits = (cell, digit) => [...peers[cell]].every((other) => other === cell || board[other] !== digit);
  const found = [];
  const choices = (cell) => [...Array(side).keys()].map((n) => n + 1).filter((digit) => fits(cell, digit));
  const search = () => {
    let least = null;
    for (let cell = 0; cell < board.length; cell += 1) {
      if (board[cell] !== 0) continue;
      const digits = choices(cell);
      if (!least || digits.length < least.digits.length) least = { cell, digits };
    }
    if (!least) {
      found.push(board.join(''));
      return;
    }
    for (const digit of least.digits) {
      if (found.length >= limit) return;
      board[least.cell] = digit;
      search();
    }
    board[least.cell] = 0;
  };
  if (board.every((digit, cell) => digit === 0 || fits(cell, digit))) search();
  return found;
}

export const digits = (line) => [...line].map((sign) => (sign === '.' ? 0 : Number(sign)));

// The place of the cell with this name, as in `r4c5`.
export function place(name, side = 9) {
  const [, row, col] = /^r(\d+)c(\d+)$/.exec(name);
  return (row - 1) * side + (col - 1);
}

// Random numbers from a seed (mulberry32).
export function random(seed) {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}
