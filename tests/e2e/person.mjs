// What a person does with the page, and sees on it: things go by their role and name.

import { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { DIST, launch, open, started, until } from './browser.mjs';
import { Server } from './server.mjs';

export const S1 = '800000000003600000070090200050007000000045700000100030001000068008500010090000400';
export const S2 = '530070000600195000098000060800060003400803001700020006060000280000419005000080079';
export const SIX = '800000600029670010000014050600391502051000900902006000060430000090087160007000003';

// A server and a browser for the tests of one file. `visit` opens a fresh page; at the end nothing may have gone wrong on it.
export function browserForTests() {
  const it = {};
  before(async () => {
    it.server = await Server.start(DIST);
    it.browser = await launch();
  });
  after(async () => {
    await it.browser?.close();
    await it.server?.stop();
  });
  it.visit = async (t, { hash = '', ...options } = {}) => {
    const { context, page } = await open(it.browser, it.server.url + hash, { locale: 'en-GB', ...options });
    t.after(async () => {
      const problems = page.problems;
      await context.close();
      assert.deepEqual(problems, []);
    });
    await started(page);
    return page;
  };
  return it;
}

export const grid = (page) => page.getByRole('grid');
export const cell = (page, row, col) => grid(page).getByRole('row').nth(row - 1).getByRole('gridcell').nth(col - 1);
export const button = (page, name) => page.getByRole('button', { name, exact: true });
export const status = (page) => page.getByRole('status').filter({ visible: true });

// The board as 81 characters, as it is shown.
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

// Puts text on the clipboard's way into the page, as Ctrl+V does.
export async function paste(page, text) {
  await page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);
}

export async function says(page, words) {
  await until(page, (pattern) => new RegExp(pattern.source, pattern.flags).test(document.getElementById('status').textContent),
    { source: words.source, flags: words.flags }).catch(async () => {
    assert.match(await page.locator('#status').textContent(), words);
  });
}
