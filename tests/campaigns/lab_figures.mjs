// How quick the laboratory is in the built page: node lab_figures.mjs [--report] [WORD]. Fails if a goal is missed,
// unless only a report is asked for. With a word: only those whose name begins with it.
//
// A run is timed twice: by its own clock, which measures the worker's work on its steps, and by the page's, from the
// press of Run until its end is painted. Unwatched means the same run as a job of an experiment.

import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';
import { DIST, launch, open as openPage, started, stored } from '../e2e/browser.mjs';
import { button } from '../e2e/person.mjs';
import { Server } from '../e2e/server.mjs';

const P1 = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const P2 = '......9.......73...54.....76........3.......2...48.1...2.....84....96.......14.95';
// The puzzle designed against backtracking: 69 million nodes.
const AB17 = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';
const NONE = `12345678.${'.'.repeat(27)}........9${'.'.repeat(36)}`; // has no solution
const SHARED = new URL('../../../shared/data/puzzles/big/lab-boards.txt', import.meta.url);

const server = await Server.start(DIST);
const browser = await launch();
const word = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? '';
let missed = 0;

const link = (slug, puzzle, more = '') => `#a=${slug}${more}&p=${puzzle}&w=lab`;

async function open(hash) {
  const { context, page } = await openPage(browser, server.url + hash, { locale: 'en-GB', viewport: { width: 1280, height: 900 } });
  await started(page);
  await page.locator('.run .chip', { hasText: 'step 0' }).first().waitFor();
  await page.getByLabel('Speed').fill('100');
  await stored(page); // Run is not pressed while the browser stores the page for offline use
  await page.waitForTimeout(500);
  await page.evaluate(watch);
  return { page, close: () => context.close() };
}

// Runs in the page: from now on `lab` records its frames and its long tasks.
function watch() {
  globalThis.lab = { frames: 0, shown: 0, tasks: [] };
  let last = '';
  const frame = () => {
    const now = document.querySelector('.run .chip').textContent;
    globalThis.lab.frames += 1;
    if (now !== last) globalThis.lab.shown += 1;
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new PerformanceObserver((list) => globalThis.lab.tasks.push(...list.getEntries().map((task) => task.duration)))
    .observe({ type: 'longtask' });
}

// Runs in the page: presses a button, and returns the milliseconds until a run's end is painted, and its text.
function pressed(name) {
  return new Promise((resolve) => {
    const start = performance.now();
    const look = () => {
      const chip = document.querySelector('.run .chip:is(.good, .warn, .bad)');
      if (!chip) return;
      observer.disconnect();
      const channel = new MessageChannel(); // what is posted from a frame is heard when it is painted
      channel.port1.onmessage = () => resolve({ ms: performance.now() - start, end: chip.textContent });
      channel.port2.postMessage(null);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.querySelector('.lab'), { subtree: true, childList: true, characterData: true, attributes: true });
    document.querySelector(`[data-do="${name}"]`).click();
    look(); // it may just have ended by itself
  });
}

const counter = async (page, name) => {
  const value = page.locator(`[data-counter="${name}"]`).first();
  return Number((await value.textContent()).replace(/[^\d.]/g, ''));
};

function told(name, value, goal, fits) {
  const verdict = goal ? `, wanted ${goal}${fits ? '' : ': MISSED'}` : '';
  if (goal && !fits) missed += 1;
  console.log(`${name}: ${value}${verdict}`);
}

const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];

// Each in a new visit, so that nothing is compiled yet; the times are medians, the longest task is that of all
// visits.
async function run(name, hash, { most, end = 'solved', visits = most ? 5 : 1 }) {
  if (!name.startsWith(word)) return;
  const runs = [];
  for (let visit = 0; visit < visits; visit += 1) runs.push(await visited(hash));
  const all = (what) => runs.map((run) => run[what]);
  const [own, painted, longest] = [median(all('own')), median(all('painted')), Math.max(...all('longest'))];
  const value = `${runs[0].end}, ${Math.round(own)} ms by its clock, ${Math.round(painted)} by the page's, ${runs[0].memory} MiB, longest task ${longest < 50 ? 'under 50' : Math.round(longest)} ms`;
  const goal = `${end}${most ? ` in ${most} ms` : ''}, no task of 50 ms`;
  told(name, value, goal, all('end').every((how) => how === end) && (!most || own <= most) && longest < 50);
}

async function visited(hash) {
  const { page, close } = await open(hash);
  const { ms: painted, end } = await page.evaluate(pressed, 'run');
  const own = await counter(page, 'time');
  const memory = Math.round(await counter(page, 'memory_max') / 1024 / 1024);
  const longest = await page.evaluate(() => Math.max(0, ...globalThis.lab.tasks));
  await page.getByRole('button', { name: 'Back to the start' }).click();
  await page.locator('.run .chip', { hasText: 'step 0' }).waitFor(); // the page is still alive
  await close();
  return { painted, end, own, memory, longest };
}

async function unwatched(slug, puzzle, nodes) {
  const { page, close } = await open(link(slug, puzzle));
  await button(page, 'Experiment').click();
  await page.locator('[data-field="trial-seeds"]').waitFor();
  for (let n = await page.locator('.entry').count(); n > 1; n -= 1) await page.locator('[data-do="trial-drop:0"]').click();
  await page.locator('[data-field="trial-algorithm/0"]').selectOption(slug);
  await page.locator('[data-field="trial-source"]').selectOption('lines');
  const set = (field, value) => page.locator(`[data-field="${field}"]`).fill(value).then(() => page.keyboard.press('Tab'));
  await set('trial-puzzles', puzzle);
  await set('trial-seeds', '1');
  await set('trial-nodes', String(nodes));
  await set('trial-seconds', '300');
  await button(page, 'Run the experiment').click();
  await page.getByText('1 of 1 runs').waitFor({ timeout: 300_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Save as CSV').click()]);
  const [head, row] = readFileSync(await download.path(), 'utf8').trim().split('\r\n').map((line) => line.split(','));
  await close();
  return Number(row[head.indexOf('microseconds')]) / 1000;
}

// Enough nodes to last about a second: a run of a few milliseconds is only drawing.
async function watching(slug, nodes) {
  if (!`watched ${slug}`.startsWith(word)) return;
  const { page, close } = await open(link(slug, AB17, `&n=${nodes}`));
  const watched = await page.evaluate(pressed, 'run');
  await close();
  const alone = await unwatched(slug, AB17, nodes);
  const part = alone / watched.ms;
  told(`watched ${slug}, ${nodes} nodes, speed by that unwatched`, `${part.toFixed(2)} (${Math.round(watched.ms)} and ${Math.round(alone)} ms)`, 'at least 0.5', part >= 0.5);
}

async function smooth(slug, speed, puzzle = AB17) {
  if (!`shown ${slug}`.startsWith(word)) return;
  const { page, close } = await open(link(slug, puzzle));
  await page.getByLabel('Speed').fill(String(speed));
  await button(page, 'Run').click();
  await page.waitForTimeout(500);
  const { frames, shown, longest } = await page.evaluate(async () => {
    const [before, start] = [{ ...globalThis.lab }, performance.now()];
    globalThis.lab.tasks.length = 0;
    await new Promise((resolve) => { setTimeout(resolve, 5000); });
    const seconds = (performance.now() - start) / 1000;
    const { frames, shown, tasks } = globalThis.lab;
    return { frames: (frames - before.frames) / seconds, shown: (shown - before.shown) / seconds, longest: Math.max(0, ...tasks) };
  });
  const value = `${frames.toFixed(0)} frames a second, ${shown.toFixed(0)} of them with news, longest task ${longest < 50 ? 'under 50' : longest.toFixed(0)} ms`;
  told(`shown ${slug} at speed ${speed}`, value, '58 frames and no task of 50 ms', frames >= 58 && longest < 50);
  await close();
}

async function cancelled(slug, puzzle) {
  if (!`cancelled ${slug}`.startsWith(word)) return;
  const { page, close } = await open(link(slug, puzzle));
  await button(page, 'Run').click();
  await page.waitForTimeout(400);
  if (await page.locator('[data-do=cancel]').isDisabled()) {
    console.log(`cancelled ${slug}: over before that`);
  } else {
    const { ms, end } = await page.evaluate(pressed, 'cancel');
    if (end === 'cancelled') told(`cancelled ${slug}`, `${Math.round(ms)} ms`, 'within 100 ms', ms <= 100);
    else console.log(`cancelled ${slug}: ${end} before that`);
  }
  await close();
}

console.log(`${os.cpus()[0].model}, ${os.cpus().length} cores, Chromium ${browser.version()}, load ${os.loadavg()[0].toFixed(1)}`);
await run('breadth-first P2', link('breadth-first', P2), { most: 10_000 });
await run('breadth-first AB17', link('breadth-first', AB17), { end: 'memory limit' });
await run('backtracking P2', link('backtracking', P2), { most: 500 });
await run('dancing links P1', link('dancing-links', P1), { most: 20 });
await run('integer program P1', link('integer-program', P1), { most: 1000 });
await run('integer program P2', link('integer-program', P2), { most: 1000 });
if (existsSync(SHARED)) {
  const row = readFileSync(SHARED, 'utf8').split('\n').find((line) => line.startsWith('25/283 '));
  const board = row.split(' ')[1].trim().replaceAll('0', '.');
  await run('SAT 25/283', `#a=clause-learning&p=${board}&s=5x5&w=lab`, { most: 1000 });
} else {
  console.log(`SAT 25/283: skipped, there is no ${SHARED.pathname.split('/').slice(-4).join('/')}`);
}
for (const [slug, nodes] of Object.entries({ 'breadth-first': 2_000_000, 'depth-first': 6_000_000, 'candidate-best-first': 300_000, 'tabu-search': 600_000 })) {
  await watching(slug, nodes);
}
for (const slug of ['backtracking', 'breadth-first', 'tabu-search', 'memetic']) {
  await smooth(slug, 100, slug === 'memetic' ? NONE : AB17);
}
await smooth('backtracking', 50);
await smooth('backtracking&a=breadth-first&a=tabu-search&a=depth-first', 100); // a race of four
const probe = await open(link('backtracking', AB17));
const slugs = await probe.page.locator('[data-field="algorithm/0"] option').evaluateAll((options) => options.map((option) => option.value));
await probe.close();
for (const slug of slugs) await cancelled(slug, AB17);
await cancelled('memetic;population:1000;burst:100000', NONE); // steps that take long
console.log(`load at the end ${os.loadavg()[0].toFixed(1)}, ${missed} goals missed`);
await browser.close();
await server.stop();
if (missed && !process.argv.includes('--report')) process.exitCode = 1;
