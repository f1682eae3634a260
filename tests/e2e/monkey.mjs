// A monkey at the page: presses, keys, pastes, drags, fields, links, sizes and reloads in all workspaces, at random,
// but always the same for the same seed. Nothing may be complained of or thrown, the page has to answer, undo has to
// work, and what the page holds (heap, nodes, memory of the programs) may not grow once it is warm.
//
//   node tests/e2e/monkey.mjs --report [--minutes N] [--seed S] [--width W]

import { random } from './cancel_trials.mjs';
import { DIST, launch, open, started, until } from './browser.mjs';
import { FAULTY } from './faulty.mjs';
import { paste } from './person.mjs';
import { Server } from './server.mjs';

const PUZZLE = '530070000600195000098000060800060003400803001700020006060000280000419005000080079';
const TEXTS = [
  PUZZLE, PUZZLE.replace('53', '55'), '0'.repeat(81), '12..............', '1'.padEnd(36, '.'), 'A'.padEnd(256, '.'), '1'.padEnd(625, '.'),
  '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..', 'this is no puzzle', '1,2,3\n4,5,6', '', '<b>5</b>',
  ':0000:x:..1.2.3..:::', '\u0661\u0662\u0663', `${PUZZLE}\n${PUZZLE}`, '+-+-+\n|1|2|\n+-+-+',
];
const LINKS = [
  `#p=${PUZZLE.replaceAll('0', '.')}`, '#p=12..............&s=2x2&w=lab', `#a=breadth-first&a=depth-first&d=3&p=${PUZZLE.replaceAll('0', '.')}&w=lab`,
  '#w=create', '#p=nonsense&w=solutions', '#a=tabu-search&a=dsatur&a=dancing-links&a=clause-learning&m=16&p=12..............&s=2x2&w=lab', '#w=text', '#',
];
const KEYS = [
  ...'123456789', ...'0hnr;?abjkl', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageDown', 'Tab', 'Shift+Tab',
  'Enter', 'Space', 'Escape', 'Backspace', 'Delete', 'Control+z', 'Control+z', 'Control+y', 'Control+Enter', 'Shift+3', 'Control+a',
];
const WIDTHS = [320, 390, 768, 1024, 1440];
// Paper and the file chooser belong to the browser; an update would be another page.
const LEFT_ALONE = ['print', 'open-file', 'update', 'save-png'];

// The browser's complaint about words that the monkey writes into number fields.
const OWN_FAULT = /The specified value .* cannot be parsed/;

// What it can do, and how often.
const DEEDS = [
  [30, async ({ page, of }) => pressAny(page, of)],
  [25, async ({ page, one }) => page.keyboard.press(one(KEYS))],
  [15, async ({ page, of }) => page.evaluate((part) => {
    const cells = [...document.querySelectorAll('[role=gridcell], [data-guess]')].filter((cell) => cell.checkVisibility());
    const cell = cells[Math.floor(part * cells.length)];
    cell?.focus();
    cell?.click();
  }, of())],
  [10, async ({ page, of, one }) => setAny(page, of(), of(), one(['', '1', '7', '40', 'abc', '-3', '999999999999']))],
  [6, async ({ page, one }) => paste(page, one(TEXTS))],
  [6, async ({ page, one }) => page.evaluate((name) => document.getElementById(`tab-${name}`).click(), one(['solve', 'solutions', 'create', 'text', 'lab', 'lab']))],
  [4, async ({ page, of }) => {
    const { width, height } = page.viewportSize();
    await page.mouse.move(of() * width, of() * height);
    await page.mouse.down();
    await page.mouse.move(of() * width, of() * height, { steps: 3 });
    await page.mouse.up();
  }],
  [2, async ({ page, one }) => page.evaluate((hash) => { location.hash = hash; }, one(LINKS))],
  [2, async ({ page, one }) => page.setViewportSize({ width: one(WIDTHS), height: 800 })],
];

// Presses any button that can be pressed, except those left alone.
async function pressAny(page, of) {
  await page.evaluate(([part, alone]) => {
    const buttons = [...document.querySelectorAll('button, summary, [role=tab], a')].filter((button) =>
      button.checkVisibility() && !button.disabled && !alone.includes(button.dataset.action));
    buttons[Math.floor(part * buttons.length)]?.click();
  }, [of(), LEFT_ALONE]);
}

// Sets a visible field: a choice, a tick, a slider, a number, a text.
async function setAny(page, which, part, text) {
  await page.evaluate(([which, part, text]) => {
    const fields = [...document.querySelectorAll('select, input:not([type=file]), textarea')].filter((field) => field.checkVisibility());
    const field = fields[Math.floor(which * fields.length)];
    if (!field) return;
    if (field.type === 'checkbox') return field.click();
    if (field.tagName === 'SELECT') field.selectedIndex = Math.floor(part * field.options.length);
    else if (field.type === 'range') field.value = Number(field.min) + part * (field.max - field.min);
    else field.value = text;
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }, [which, part, text]);
}

function chosen(chance) {
  let left = chance() * DEEDS.reduce((sum, [often]) => sum + often, 0);
  return DEEDS.find(([often]) => (left -= often) < 0)?.[1] ?? DEEDS[0][1];
}

// Puts the page in a state that is always the same, so that what it holds can be compared; undo has to take a digit
// back.
async function settle(page) {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.evaluate(() => {
    document.querySelectorAll('dialog[open]').forEach((dialog) => dialog.close());
    document.querySelectorAll('.lab [data-do=cancel]:not([disabled])').forEach((button) => button.click());
    const lang = document.getElementById('lang');
    lang.value = 'en';
    lang.dispatchEvent(new Event('change', { bubbles: true }));
    document.getElementById('tab-solve').click();
    document.activeElement?.blur();
  });
  await page.keyboard.press('Escape');
  await paste(page, PUZZLE);
  const shows = (text) => until(page, (text) => [...document.querySelectorAll('[role=gridcell] .digit')].map((digit) =>
    digit.textContent || '0').join('') === text, text);
  await shows(PUZZLE);
  await page.evaluate(() => {
    document.querySelector('[data-mode=digits]').click();
    const cell = document.querySelectorAll('[role=gridcell]')[2];
    cell.focus();
    cell.click();
  });
  await page.keyboard.press('4');
  await shows(`534${PUZZLE.slice(3)}`);
  await page.evaluate(() => document.querySelector('[data-action=undo]').click());
  await shows(PUZZLE);
}

// What the page holds after garbage collection.
async function held(page, session) {
  await settle(page);
  await page.waitForTimeout(300);
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name) => metrics.find((metric) => metric.name === name).value;
  const wasm = await page.evaluate(() => globalThis.programs.reduce((sum, { exports }) => sum + exports.memory.buffer.byteLength, 0));
  return { heap: of('JSHeapUsedSize') / 2 ** 20, nodes: of('Nodes'), listeners: of('JSEventListeners'), wasm: wasm / 2 ** 20 };
}

// Plays for this many seconds; returns what it did and what the page held meanwhile. Reloads only until the page is
// warm.
export async function play(browser, url, { seconds, seed, width = 1024 }) {
  const chance = random(seed);
  const one = (list) => list[Math.floor(chance() * list.length)];
  const { context, page } = await open(browser, url, {
    init: { content: `(${FAULTY.script})(${JSON.stringify(FAULTY.jobs)})` }, viewport: { width, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'], acceptDownloads: true, locale: 'en-GB',
  });
  await started(page);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const begun = Date.now();
  const past = () => (Date.now() - begun) / 1000;
  const samples = [];
  let deeds = 0;
  for (let look = 0; past() < seconds; deeds += 1) {
    if (past() < seconds / 3 && chance() < 1 / 300) {
      await page.reload();
      await started(page);
    }
    await chosen(chance)({ page, of: chance, one });
    await within(page.evaluate(() => 1), 10_000, 'the page does not answer');
    const problems = page.problems.filter((problem) => !OWN_FAULT.test(problem));
    if (problems.length > 0) throw new Error(`seed ${seed}, deed ${deeds}: ${problems.join('; ')}`);
    if (past() > look) {
      samples.push({ at: past(), ...await held(page, session) });
      look = past() + seconds / 15;
    }
  }
  samples.push({ at: past(), ...await held(page, session) });
  await context.close();
  return { deeds, samples };
}

function within(promise, ms, words) {
  let timer;
  const late = new Promise((_, failed) => { timer = setTimeout(() => failed(new Error(words)), ms); });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

// What has grown: the minimum of the last third against the maximum of the one before it. The first third is for
// warming up.
export function grown(samples, slack = { heap: 4, nodes: 3000, listeners: 300, wasm: 16 }) {
  const third = Math.floor(samples.length / 3);
  return Object.keys(slack).filter((name) => {
    const middle = samples.slice(third, 2 * third).map((sample) => sample[name]);
    const last = samples.slice(2 * third).map((sample) => sample[name]);
    return Math.min(...last) > Math.max(...middle) + slack[name];
  });
}

const option = (name, usual) => {
  const at = process.argv.indexOf(name);
  return at < 0 ? usual : Number(process.argv[at + 1]);
};

if (process.argv.includes('--report') && process.argv[1].endsWith('monkey.mjs')) {
  const server = await Server.start(DIST);
  const browser = await launch();
  const seed = option('--seed', 1);
  const { deeds, samples } = await play(browser, server.url, { seconds: 60 * option('--minutes', 10), seed, width: option('--width', 1024) });
  for (const { at, heap, nodes, listeners, wasm } of samples) {
    console.log(`${Math.round(at)} s: heap ${heap.toFixed(1)} MiB, ${nodes} nodes, ${listeners} listeners, wasm ${wasm.toFixed(1)} MiB`);
  }
  console.log(`seed ${seed}: ${deeds} deeds, no complaint; grown: ${grown(samples).join(', ') || 'nothing'}`);
  await browser.close();
  await server.stop();
}
