// The board after visits to the workspaces, from any to any: what one of them loads stays for the others.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import { S2, boardIs, browserForTests, paste } from './person.mjs';
import { until } from './browser.mjs';

const it = browserForTests();
const ALL = ['solve', 'solutions', 'create', 'text', 'library', 'lab', 'learn'];
const COMES = { library: '.library', lab: '.lab', learn: '#learn-title' };

// Runs in the page: what is wrong with the board (unequal cells, one out of place, something over them), or null;
// also null if there is no board.
function fault() {
  const grid = document.getElementById('board');
  if (!grid.checkVisibility()) return null;
  const side = Number(grid.dataset.side);
  const frame = grid.getBoundingClientRect();
  const [left, top] = [frame.left + grid.clientLeft, frame.top + grid.clientTop];
  const [wide, high] = [grid.clientWidth / side, grid.clientHeight / side];
  const cells = Array.from(grid.querySelectorAll('.cell'), (cell) => cell.getBoundingClientRect());
  if (cells.length !== side * side) return `${cells.length} cells`;
  if (Math.abs(wide - high) > 1) return `cells of ${wide} x ${high}`;
  for (const [at, cell] of cells.entries()) {
    const [x, y] = [left + (at % side) * wide, top + Math.floor(at / side) * high];
    const off = [cell.left - x, cell.top - y, cell.width - wide, cell.height - high].map(Math.abs);
    if (Math.max(...off) > 1.5) return `cell ${at} is off by ${off}`;
    const over = document.elementFromPoint(cell.left + cell.width / 2, cell.top + cell.height / 2);
    if (!grid.contains(over)) return `${over?.outerHTML.slice(0, 80)} is over cell ${at}`;
  }
  return null;
}

async function visit(page, name) {
  await page.evaluate((it) => document.getElementById(`tab-${it}`).click(), name);
  await until(page, ([it, comes]) => {
    const work = document.getElementById(`work-${it}`);
    return work.checkVisibility() && (!comes || work.querySelector(comes));
  }, [name, COMES[name]], 60_000);
  if (name === 'lab' || name === 'library') await until(page, (it) => [...document.styleSheets].some(({ href }) => href?.includes(`/${it}-`) || href?.includes(`/${it}.`)), name);
}

// A path over all ordered pairs: from each place to the next one not yet reached from it.
function walk(first) {
  const left = new Map(ALL.map((from) => [from, ALL.filter((to) => to !== from)]));
  const way = [];
  const open = [first];
  while (open.length) {
    const next = left.get(open.at(-1)).shift();
    if (next) open.push(next);
    else way.unshift(open.pop());
  }
  return way;
}

test('a walk goes from each place to each other', () => {
  const way = walk('lab');
  const pairs = new Set(way.slice(1).map((to, at) => `${way[at]} ${to}`));
  assert.deepEqual([pairs.size, way.length, way[0]], [42, 43, 'lab']);
});

for (const first of ALL.slice(1)) {
  const viewport = first === 'lab' || first === 'library' ? { width: 1440, height: 900 } : { width: 390, height: 844 };
  test(`the board stands after each visit, ${first} first`, async (t) => {
    const page = await it.visit(t, { viewport });
    await paste(page, S2);
    await boardIs(page, S2);
    assert.equal(await page.evaluate(fault), null);
    for (const name of walk(first)) {
      await visit(page, name);
      assert.equal(await page.evaluate(fault), null, `in ${name}`);
      await visit(page, 'solve');
      assert.equal(await page.evaluate(fault), null, `after ${name}`);
      if (name !== 'solve') await visit(page, name);
    }
  });
}
