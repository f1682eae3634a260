// What a user does with the page and sees on it: things are found by role and name.

import { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { DIST, launch, open, openIn, started, until } from './browser.mjs';
import { Server } from './server.mjs';

export const S1 = '800000000003600000070090200050007000000045700000100030001000068008500010090000400';
export const S2 = '530070000600195000098000060800060003400803001700020006060000280000419005000080079';
export const EMPTY = '0'.repeat(81);
export const SIX = '800000600029670010000014050600391502051000900902006000060430000090087160007000003';

// A server and a browser for the tests of one file. `visit` opens a page in a fresh profile, from the server unless
// it is given another address, `revisit` another one in an earlier profile. At the end nothing may have gone wrong
// on it, except what `complains` expects. Only a visit that is `storing` stores the page for use without a network,
// which is a fifth of the cost of a visit.
export function browserForTests(launched = launch) {
  const it = {};
  before(async () => {
    it.server = await Server.start(DIST);
    it.browser = await launched();
  });
  after(async () => {
    await it.browser?.close();
    await it.server?.stop();
  });
  it.visit = async (t, { hash = '', url = it.server.url, complains, storing = false, ...options } = {}) => {
    const { context, page } = await open(it.browser, url + hash, { locale: 'en-GB', storing, ...options });
    const starting = watched(t, page, complains);
    t.after(() => context.close()); // after it was looked at
    return starting;
  };
  it.revisit = async (t, page, hash = '') => watched(t, await openIn(page.context(), it.server.url + hash));
  return it;
}

// People look once the page has drawn the result of an act, and so do the tests: each act ends with that frame.
const ACTS = ['check', 'click', 'dblclick', 'fill', 'press', 'selectOption', 'tap', 'uncheck'];
const patient = new WeakSet();

function slow(actor, acts, pageOf) {
  if (patient.has(actor)) return;
  patient.add(actor);
  for (const name of acts) {
    const act = actor[name];
    actor[name] = async function acted(...how) {
      const answer = await act.apply(this, how);
      await drawn(pageOf(this));
      return answer;
    };
  }
}

export function drawn(page) {
  return page.evaluate(() => new Promise((done) => {
    setTimeout(done, 250); // a page out of sight draws nothing
    requestAnimationFrame(() => setTimeout(done));
  })).catch(() => {}); // the act left the page
}

// The traces of a failed test: its state, its messages, and what is being awaited.
const shown = (page) => page.evaluate(() => {
  const said = ['chips', 'status', 'standing', 'panel'].map((id) => [id, document.getElementById(id)?.textContent.slice(0, 300)]);
  return JSON.stringify([location.hash.slice(0, 120), ...said, document.activeElement.outerHTML.slice(0, 120)]);
}).catch((error) => `nothing to be seen: ${error.message}`);

async function watched(t, page, complains) {
  slow(Object.getPrototypeOf(page.locator('html')), ACTS, (locator) => locator.page());
  slow(page.keyboard, ['press'], () => page);
  t.after(async () => {
    if (!t.passed) t.diagnostic(await shown(page));
    const complaints = page.problems.filter((problem) => complains?.test(problem));
    assert.deepEqual(page.problems.filter((problem) => !complaints.includes(problem)), []);
    if (complains) assert.notEqual(complaints.length, 0, 'the console has the details');
  });
  await started(page);
  return page;
}

export const grid = (page) => page.getByRole('grid');
export const cell = (page, row, col) => grid(page).getByRole('row').nth(row - 1).getByRole('gridcell').nth(col - 1);
export const button = (page, name) => page.getByRole('button', { name, exact: true });
export const tab = (page, name) => page.getByRole('tab', { name, exact: true });
// Opens the menu, does something in it, and closes it again.
export async function inMenu(page, act) {
  await page.locator('.tools [popovertarget=menu]').click();
  await page.waitForTimeout(410); // not so soon, as it has only just appeared
  await act(page.locator('#menu'));
  await page.keyboard.press('Escape');
}

export const candidates = (page, act = 'check') => inMenu(page, (menu) => menu.getByRole('switch').first()[act]());

// A command in the menu, which closes with it.
export async function fromMenu(page, name) {
  await page.locator('.tools [popovertarget=menu]').click();
  await page.locator('#menu').getByRole('button', { name, exact: true }).click();
}

// A command wherever it is visible: in a narrow window a result is closed first, or the command is in the menu.
export async function act(page, action) {
  const shown = page.locator(`[data-action=${action}]`).filter({ visible: true });
  const close = page.locator('.answer > .icon');
  if (!await shown.count() && await close.isVisible()) {
    await close.click();
    await page.locator('#panel:empty').waitFor({ state: 'attached' });
  }
  if (!await shown.count()) await page.locator('.tools [popovertarget=menu]').click();
  await shown.first().click();
}

// A choice on the sheet of settings: the name of its list, and the option.
export async function setting(page, list, option) {
  const cog = page.locator('.tools [data-action=settings]');
  if (await cog.isVisible()) await cog.click();
  else await fromMenu(page, await page.locator('#menu [data-action=settings]').textContent());
  await page.locator(`#${list}`).selectOption(option);
  await page.keyboard.press('Escape');
}

export const notices = (page) => page.locator('#notices').getByRole('listitem');
export const status = (page) => page.getByRole('status').filter({ visible: true });

// The board as 81 characters, as shown.
export function board(page) {
  return grid(page).getByRole('gridcell').evaluateAll((cells) =>
    cells.map((cell) => cell.querySelector('.digit')?.textContent || '0').join(''));
}

export async function boardIs(page, wanted) {
  await until(page, (text) => {
    const digits = [...document.querySelectorAll('[role=gridcell] .digit')].map((digit) => digit.textContent || '0');
    return digits.join('') === text;
  }, wanted.replaceAll('.', '0')).catch(async () => assert.equal(await board(page), wanted));
}

// Back to the previous puzzle, which undo does not reach.
export async function previousPuzzle(page) {
  await button(page, 'History').click();
  await button(page, 'Back to the previous puzzle').click();
  await button(page, 'History').click();
}

// Pastes text into the page, as Ctrl+V does.
export async function paste(page, text) {
  await page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    const target = document.activeElement ?? document.body;
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
    // Firefox takes no data from the second argument.
    Object.defineProperty(event, 'clipboardData', { value: data });
    target.dispatchEvent(event);
  }, text);
}

export async function says(page, words) {
  await until(page, (pattern) => new RegExp(pattern.source, pattern.flags).test(document.getElementById('status').textContent),
    { source: words.source, flags: words.flags }).catch(async () => {
    assert.match(await page.locator('#status').textContent(), words);
  });
}

// Waits until the page says that everything is saved.
export async function saved(page) {
  await until(page, () => /^saved/.test(document.getElementById('standing').textContent));
}

export async function reload(page) {
  await page.reload();
  await started(page);
}

// S1, which is being pasted: solved, undone, and rated.
export async function solvedAndRated(page) {
  await boardIs(page, S1);
  await button(page, 'Solve').click();
  await says(page, /Exactly one solution/);
  await button(page, 'Undo').click();
  await boardIs(page, S1);
  await button(page, 'Rate').click();
  await says(page, /Nightmare ·\sER\s10\.7/);
}
