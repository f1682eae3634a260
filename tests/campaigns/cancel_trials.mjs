// Cancelling every kind of job at random moments: from the key press to the frame without a running job, and from
// there to the next answer.
//
//   node tests/campaigns/cancel_trials.mjs --report [--trials N] [--seed S]

import { DIST, launch, open, started, until } from '../e2e/browser.mjs';
import { paste } from '../e2e/person.mjs';
import { Server } from '../e2e/server.mjs';

const NINE = `1${'.'.repeat(80)}`;
const LARGE = `1${'.'.repeat(624)}`;
const RUN = '#a=depth-first&p=..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9&w=lab';

// The board, and the button of a job that takes long on it.
const KINDS = [
  [NINE, 'save'], [NINE, 'count'], [NINE, 'estimate'], [LARGE, 'solve'], [LARGE, 'diagnose'], [LARGE, 'possible'],
  [LARGE, 'estimate'], [LARGE, 'steps'], [LARGE, 'path'], [NINE, 'make'], [NINE, 'lab'],
];

export function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const idle = (page) => until(page, () => !document.querySelector('[aria-busy=true]'));

// Records when the key or the click that cancels was made, and the first frame after it that shows no job.
const watch = () => {
  for (const type of ['keydown', 'click']) {
    addEventListener(type, (event) => {
      const is = event.key === 'Escape' || event.target.closest?.('[data-do=cancel]');
      if (!is || !globalThis.cancelling) return;
      globalThis.cancelling = false;
      const look = () => {
        const lab = document.getElementById('work-lab');
        const runs = lab.checkVisibility() ? !lab.querySelector('[data-do=cancel]')?.disabled : document.querySelector('[aria-busy=true]');
        const { port1, port2 } = new MessageChannel(); // after the frame is painted
        port1.onmessage = () => {
          if (runs) return requestAnimationFrame(look);
          globalThis.took = performance.now() - event.timeStamp;
        };
        port2.postMessage(0);
      };
      requestAnimationFrame(look);
    }, true);
  }
};

async function trial(page, [board, action], chance) {
  const wait = Math.floor(chance() * (['steps', 'path'].includes(action) ? 200 : 1200));
  if (action === 'lab') return labTrial(page, wait);
  await page.evaluate(() => document.getElementById('tab-solve').click());
  await paste(page, board);
  await until(page, (n) => document.querySelectorAll('[role=gridcell]').length === n, board.length);
  await idle(page);
  await page.evaluate((action) => {
    const field = (name) => document.querySelector(`#work-create [name=${name}]`);
    if (action === 'make') for (const name of ['fewest', 'most']) if (field(name)) field(name).value = '18';
    document.querySelector(`[data-action=${action}]`).click();
  }, action);
  await page.waitForTimeout(wait);
  await page.evaluate(() => Object.assign(globalThis, { took: null, cancelling: Boolean(document.querySelector('[aria-busy=true]')) }));
  if (!await page.evaluate(() => globalThis.cancelling)) return null; // it finished first
  await page.keyboard.press('Escape');
  await until(page, () => globalThis.took !== null);
  const cancelled = await page.evaluate(() => globalThis.took);
  return { cancelled, next: await next(page) };
}

// The time of the next answer. The board is small again, so that this measures how soon the engine is ready.
async function next(page) {
  await paste(page, '12..............');
  await until(page, () => document.querySelectorAll('[role=gridcell]').length === 16);
  return page.evaluate(() => new Promise((done) => {
    const status = document.getElementById('status');
    const before = status.textContent;
    const start = performance.now();
    document.querySelector('[data-action=rate]').click();
    const look = () => {
      const answered = status.textContent !== before && !document.querySelector('[aria-busy=true]');
      return answered ? done(performance.now() - start) : requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }));
}

async function labTrial(page, wait) {
  await page.evaluate((hash) => { location.hash = hash; }, RUN);
  await page.locator('[data-do=restart]').first().waitFor();
  await page.evaluate(() => document.querySelector('[data-do=restart]').click());
  await until(page, () => /step 0/.test(document.querySelector('.run .chip').textContent));
  await page.getByLabel(/^Speed/).fill('100');
  await page.evaluate(() => document.querySelector('[data-do=run]').click());
  await page.waitForTimeout(wait);
  await page.evaluate(() => Object.assign(globalThis, { took: null, cancelling: true }));
  await page.locator('[data-do=cancel]').click();
  await until(page, () => globalThis.took !== null);
  return { cancelled: await page.evaluate(() => globalThis.took), next: 0 };
}

async function report(trials, seed) {
  const server = await Server.start(DIST);
  const browser = await launch();
  const { page } = await open(browser, server.url, { locale: 'en-GB', init: watch, acceptDownloads: true });
  await started(page);
  const chance = random(seed);
  const results = new Map(KINDS.map((kind) => [kind, []]));
  for (let n = 0; n < trials; n += 1) {
    const kind = KINDS[n % KINDS.length];
    const result = await trial(page, kind, chance);
    if (result) results.get(kind).push(result);
  }
  const of = (list, part) => Math.round(list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(part * list.length))]);
  const line = (name, list) => console.log(name.padEnd(16), `${list.length} cancelled`, ...list.length === 0 ? [] : [
    `median ${of(list.map((r) => r.cancelled), 0.5)} ms, at most ${of(list.map((r) => r.cancelled), 1)};`,
    `next answer median ${of(list.map((r) => r.next), 0.5)}, at most ${of(list.map((r) => r.next), 1)}`]);
  for (const [[board, action], list] of results) line(`${action} ${Math.sqrt(board.length)}`, list);
  const all = [...results.values()].flat();
  line(`seed ${seed}`, all);
  console.log(`within 100 ms: ${all.filter(({ cancelled }) => cancelled <= 100).length} of ${all.length}; problems ${JSON.stringify(page.problems)}`);
  await browser.close();
  await server.stop();
}

const option = (name, usual) => {
  const at = process.argv.indexOf(name);
  return at < 0 ? usual : Number(process.argv[at + 1]);
};
if (process.argv.includes('--report') && process.argv[1].endsWith('cancel_trials.mjs')) await report(option('--trials', 1000), option('--seed', 1));
