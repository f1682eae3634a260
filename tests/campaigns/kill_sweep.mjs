// Kills the browser during typing: node kill_sweep.mjs [--kills N] [--browser chromium|firefox] [--seed S]
// [--report]
//
// About twenty edits a second in one game, with another, untouched game beside it. At a random moment the whole
// process group is killed, and the same profile reopened: every edit that the page had reported as saved must be
// there, undo and redo must work, and the other game must be whole. Any loss is a failure, unless only a report is
// asked for.

import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { DIST, openIn, started, until } from '../e2e/browser.mjs';
import { mortal } from '../e2e/mortal.mjs';
import { S1, act, board, boardIs, cell, saved } from '../e2e/person.mjs';
import { Server } from '../e2e/server.mjs';

const PAUSE = 50; // milliseconds between two edits
const ROW = 5;
const AT_LEAST = 300;
const AT_MOST = 2_500;

const BROWSERS = {
  chromium: mortal,
  firefox: async () => (await import('../e2e/firefox.mjs')).mortalFirefox(),
};

// The edits go along a row, back and forth. A cell never gets the digit that it holds.
const column = (edit) => (edit % 16 < 9 ? edit % 16 : 16 - (edit % 16));
const digit = (edit) => edit % 9 + 1;

// The row after this many edits.
function rowAfter(edits) {
  const row = Array(9).fill('0');
  for (let edit = Math.max(0, edits - 16); edit < edits; edit += 1) row[column(edit)] = String(digit(edit));
  return row.join('');
}

// Numbers from 0 to 1 from a seed.
function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const shownRow = async (page) => (await board(page)).slice(9 * (ROW - 1), 9 * ROW);

// Follows what the page reports as saved; `kept()` is the number of lines reported so far.
async function follow(page) {
  let kept = 0;
  page.on('console', (message) => {
    const [, lines] = message.text().match(/^kept (\d+)$/) ?? [];
    if (lines) kept = Math.max(kept, Number(lines));
  });
  await page.evaluate(() => {
    const standing = document.getElementById('standing');
    const tell = () => console.debug(`kept ${standing.dataset.saved ?? 0}`);
    new MutationObserver(tell).observe(standing, { attributes: true });
  });
  return () => kept;
}

const keptNow = (page) => page.evaluate(() => Number(document.getElementById('standing').dataset.saved ?? 0));

// Waits until everything done so far is on the screen: the page draws a frame later.
const drawn = (page) => page.evaluate(() => new Promise((done) => {
  requestAnimationFrame(() => requestAnimationFrame(() => done()));
}));

async function edit(page, number, last) {
  if (last !== undefined) await page.keyboard.press(column(number) > column(last) ? 'ArrowRight' : 'ArrowLeft');
  await page.keyboard.press(String(digit(number)));
}

// Types until the browser is gone; returns how many edits were started and how many had been reported as saved by
// then.
async function typeUntilKilled(page, profile, edits, wait) {
  await cell(page, ROW, column(edits) + 1).click();
  let last;
  if (edits === 0) { // the first line of a game comes with its header
    await edit(page, edits);
    last = edits;
    edits += 1;
    await until(page, () => Number(document.getElementById('standing').dataset.saved) >= 2);
  }
  await drawn(page);
  await saved(page);
  const [base, already] = [await keptNow(page), edits];
  const kept = await follow(page);
  let killed = false;
  const death = new Promise((done) => setTimeout(done, wait)).then(() => {
    killed = true;
    return profile.kill();
  });
  let next = performance.now();
  for (; !killed; last = edits - 1) {
    edits += 1;
    await edit(page, edits - 1, last).catch(() => {});
    next += PAUSE;
    await new Promise((done) => setTimeout(done, Math.max(0, next - performance.now())));
  }
  await death;
  return { typed: edits, acknowledged: already + Math.max(0, kept() - base) };
}

// What was restored of the game: the number of its edits, or undefined if it was never in that state.
async function editsShown(page, { typed, acknowledged }) {
  const row = await shownRow(page);
  for (let edits = typed; edits >= Math.max(0, acknowledged - 64); edits -= 1) {
    if (rowAfter(edits) === row) return edits;
  }
  return undefined;
}

async function undoWorks(page, edits) {
  const steps = Math.min(3, edits);
  for (let step = 0; step < steps; step += 1) await act(page, 'undo');
  await drawn(page);
  const back = await shownRow(page) === rowAfter(edits - steps);
  for (let step = 0; step < steps; step += 1) await act(page, 'redo');
  await drawn(page);
  return back && await shownRow(page) === rowAfter(edits);
}

// A second tab opens the other game.
async function otherGameIsThere(page, url) {
  const other = await openIn(page.context(), url);
  await started(other);
  const whole = await boardIs(other, S1).then(() => true, () => false);
  await other.close();
  return whole;
}

async function begin(profile, url) {
  const page = await profile.open(`${url}#p=${S1.replaceAll('0', '.')}`);
  await boardIs(page, S1);
  await saved(page);
  const typing = await openIn(page.context(), url);
  await started(typing);
  return typing;
}

const NOTHING = { kills: 0, edits: 0, acknowledged: 0, lostEdits: 0, lostGames: 0, brokenUndo: 0, fromCopy: 0 };

// Kills this many times; `say` is called for each kill.
export async function sweep({ url, kills, open = mortal, seed = 1, say = () => {} }) {
  const random = randomFrom(seed);
  const total = { ...NOTHING };
  let profile = await open();
  try {
    let page = await begin(profile, url);
    let edits = 0;
    while (total.kills < kills) {
      const wait = AT_LEAST + random() * (AT_MOST - AT_LEAST);
      const before = await typeUntilKilled(page, profile, edits, wait);
      page = await profile.open(url);
      const shown = await editsShown(page, before);
      const notice = await page.locator('#notices').textContent();
      const lost = shown === undefined || shown < before.acknowledged;
      const gone = !await otherGameIsThere(page, url);
      total.kills += 1;
      total.edits += before.typed - edits;
      total.acknowledged += before.acknowledged - edits;
      total.lostEdits += lost ? before.acknowledged - (shown ?? edits) : 0;
      total.lostGames += Number(gone) + Number(shown === undefined);
      total.fromCopy += Number(/backup copy/.test(notice));
      if (!lost && !await undoWorks(page, shown)) total.brokenUndo += 1;
      say({ kill: total.kills, after: Math.round(wait), ...before, shown, gone, notice });
      edits = shown;
      if (lost || gone) { // a profile that lost something starts again
        await profile.remove();
        profile = await open();
        page = await begin(profile, url);
        edits = 0;
      }
    }
  } finally {
    await profile.remove();
  }
  return total;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '60' },
      browser: { type: 'string', default: 'chromium' },
      seed: { type: 'string', default: '1' },
      report: { type: 'boolean', default: false },
    },
  });
  const server = await Server.start(DIST);
  const open = BROWSERS[values.browser];
  const say = (row) => console.log(JSON.stringify(row));
  const total = await sweep({ url: server.url, kills: Number(values.kills), open, seed: Number(values.seed), say });
  await server.stop();
  console.log(JSON.stringify({ browser: values.browser, seed: Number(values.seed), ...total }));
  const lost = total.lostEdits + total.lostGames + total.brokenUndo;
  if (lost && !values.report) process.exitCode = 1;
}
