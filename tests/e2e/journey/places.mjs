// Acts around the board: workspaces, sheets and the menu, settings, new puzzles, the window, and the browser's own
// buttons.

import { openIn, started, until } from '../browser.mjs';
import { Broken, onlyGivens, same } from './laws.mjs';

const WORKSPACES = ['solve', 'solutions', 'create', 'text', 'library', 'lab', 'learn'];
const SIZES = [[320, 568], [390, 844], [768, 1024], [1024, 800], [1280, 720], [1440, 900]];
const LINKS = ['#p=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79', '#w=create', '#learn=', '#learn=x-wing', '#p=12..............&s=2x2&w=lab', '#p=nonsense&w=solutions'];
const LEVELS = '#start [data-action^=new-]';
const SWITCHES = '#settings input, #menu input';

const free = (now) => !now.sheet && !now.menu;
const calm = (now) => free(now) && !now.unsettled;

const sheet = async (walker, action) => {
  const { hand } = walker;
  if (await hand.press(`.tools [data-action=${action}]`)) return action;
  await hand.press('.tools [popovertarget=menu]');
  await hand.press(`#menu [data-action=${action}]`);
  return action;
};

// Chooses in the sheet of settings, and closes it.
async function setting(walker) {
  const { hand, of, one, page } = walker;
  await sheet(walker, 'settings');
  const done = of() < 0.5 ? await hand.press('#settings label:has(input)', of()) : await hand.choose(one(['#lang', '#theme', '#theme', '#shape']), of());
  await page.keyboard.press('Escape');
  return done;
}

// The ways to begin may have to be shown first.
async function fresh(walker) {
  const { hand, of, page } = walker;
  if (!await hand.aim(LEVELS)) {
    await hand.press('#tab-solve');
    await hand.press('.tools [popovertarget=menu]');
    await hand.press('#menu [data-action=start]');
  }
  const level = await (of() < 0.4 ? hand.pressTwice(LEVELS, of()) : hand.press(LEVELS, of()));
  if (!level) return '';
  await walker.quiet(30_000); // the program that makes it may have to be fetched first
  const now = await walker.look();
  if (!now.busy && !onlyGivens(now)) throw new Broken('a new puzzle has only givens', level);
  return level;
}

// The board, and what else survives the page.
async function reload(walker) {
  const { page } = walker;
  await walker.saved();
  const before = await walker.look();
  await page.reload();
  await started(page);
  const now = await walker.look();
  const part = ['lang', 'shows'].find((part) => before[part] !== now[part]);
  const fault = same(before, now) ?? (part && `${part} was ${before[part]}, is ${now[part]}`);
  if (fault) throw new Broken('reload', `${fault}, at ${before.hash.slice(0, 40)}`);
  return 'done';
}

async function back(walker, way) {
  const { page, url } = walker;
  await walker.saved();
  await page[way === 'back' ? 'goBack' : 'goForward']({ timeout: 5_000 }).catch(() => null);
  if (page.url().startsWith(url)) return started(page).then(() => page.url().split('#')[1] ?? '');
  await page.goForward({ timeout: 5_000 });
  await started(page);
  return 'left the page, and came back';
}

// Another tab has a different game.
async function secondTab(walker) {
  const { context, url, page, hand } = walker;
  await walker.saved();
  const before = await walker.look();
  const other = await openIn(context, url);
  try {
    await started(other);
    await other.keyboard.press('5');
    await other.keyboard.press('Control+z');
    if (other.problems.length) throw new Broken('console', `of the other tab: ${other.problems[0]}`);
  } finally {
    await other.close();
    await page.bringToFront();
  }
  const fault = same(before, await hand.page.evaluate(() => globalThis.eyes.look()));
  if (fault) throw new Broken('another tab', fault);
  return 'opened and closed';
}

// What the page copies as a link is what it shows: another tab opens it.
async function link(walker) {
  const { context, url, page } = walker;
  await page.evaluate(() => { globalThis.eyes.copied = ''; });
  await sheet(walker, 'copy-link');
  await until(page, () => globalThis.eyes.copied !== '', undefined, 2_000).catch(() => {});
  const copied = await page.evaluate(() => globalThis.eyes.copied);
  if (!copied.startsWith(url)) return 'nothing copied';
  const shown = await walker.look();
  const other = await openIn(context, copied);
  const differs = async () => same(shown, await other.evaluate(() => globalThis.eyes.look()));
  try {
    await started(other);
    if (await differs()) await other.waitForTimeout(1_000); // it is being read
    const fault = await differs();
    if (fault) throw new Broken('link', `${copied.slice(url.length)}: ${fault}`);
  } finally {
    await other.close();
    await page.bringToFront();
  }
  return copied.slice(url.length);
}

async function resize({ page, one, of }) {
  const size = one(SIZES);
  const [width, height] = of() < 0.2 ? [size[1], size[0]] : size;
  await page.setViewportSize({ width, height });
  await page.waitForTimeout(60);
  return `${width} × ${height}`;
}

// Waits until the requests are done, or a moment.
async function wait(walker) {
  await walker.page.waitForTimeout(100);
  await walker.quiet(1_000);
}

export const PLACES = [
  { name: 'wait', weight: 8, when: (now) => now.unsettled, changes: 'nothing', act: wait },
  { name: 'workspace', weight: 10, when: free, changes: 'nothing', act: ({ hand, one }) => hand.press(`#tab-${one([...WORKSPACES, 'solve', 'solve'])}`) },
  { name: 'workspace, pressed twice', weight: 2, when: free, changes: 'nothing', act: ({ hand, one }) => hand.pressTwice(`#tab-${one(WORKSPACES)}`) },
  { name: 'settings', weight: 4, when: free, changes: 'board', act: setting },
  { name: 'a sheet', weight: 3, when: free, changes: 'nothing', act: (walker) => sheet(walker, walker.one(['help', 'settings', 'history'])) },
  { name: 'the menu', weight: 4, when: free, changes: 'nothing', act: ({ hand }) => hand.press('.tools [popovertarget=menu]') },
  { name: 'an entry of the menu', weight: 6, when: (now) => now.menu === 'menu', changes: 'board', act: ({ hand, of }) => hand.press('#menu > button, #menu > label', of()) },
  { name: 'an entry of the menu, pressed twice', weight: 2, when: (now) => now.menu === 'menu', changes: 'board', act: ({ hand, of }) => hand.pressTwice('#menu > button', of()) },
  { name: 'a switch', weight: 4, when: (now) => now.sheet === 'settings' || now.menu === 'menu', changes: 'nothing', act: ({ hand, of }) => hand.press(SWITCHES, of()) },
  { name: 'close', weight: 8, when: (now) => Boolean(now.sheet || now.menu), changes: 'nothing', act: ({ hand, of }) => (of() < 0.3 ? hand.pressTwice('[data-word=close]') : hand.press('[data-word=close]')) },
  { name: 'Escape', byKeys: true, weight: 4, when: (now) => Boolean(now.sheet || now.menu), changes: 'nothing', act: ({ hand }) => hand.key('Escape') },
  { name: 'new puzzle by level', weight: 4, when: calm, changes: 'board', speaks: true, act: fresh },
  { name: 'colour scheme', weight: 1, changes: 'nothing', act: async ({ page, one }) => page.emulateMedia({ colorScheme: one(['light', 'dark']) }) },
  { name: 'window', weight: 3, changes: 'nothing', act: resize },
  { name: 'reload', weight: 2, leaves: true, when: calm, changes: 'board', act: reload },
  { name: 'back', weight: 1, leaves: true, when: calm, changes: 'board', act: (walker) => back(walker, 'back') },
  { name: 'forward', weight: 1, leaves: true, when: calm, changes: 'board', act: (walker) => back(walker, 'forward') },
  { name: 'a link', weight: 1, when: free, changes: 'board', act: ({ page, one }) => { const to = one(LINKS); return page.evaluate((hash) => { location.hash = hash; }, to).then(() => to); } },
  { name: 'another tab', weight: 1, leaves: true, when: calm, changes: 'nothing', act: secondTab },
  { name: 'link to another tab', weight: 1, leaves: true, when: (now) => calm(now) && now.shown, changes: 'nothing', act: link },
];
