// The sheet of keys: keys are changed there by mouse, keyboard and touch, and stay changed.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { S2, browserForTests, cell, paste, reload, saved, says } from './person.mjs';

const it = browserForTests();
const sheet = (page) => page.locator('#help[open]');
const key = (page, name) => sheet(page).getByRole('button', { name, exact: true });
const said = (page, words) => page.locator('#help-said').filter({ hasText: words }).waitFor();
const levels = (page) => page.locator('#panel .levels');

test('a key is changed by mouse, stays so, and all are the usual ones again', async (t) => {
  const page = await it.visit(t, { viewport: { width: 1280, height: 800 } });
  await paste(page, S2);
  await page.locator('.tools [data-action=help]').click();
  await said(page, /Press a key in this list/);
  await key(page, 'H: Hint; again for more').click();
  await said(page, /Press the new key for “Hint; again for more”/);
  await page.keyboard.press('Control+e');
  await said(page, /Ctrl \+ E is now the key/);
  await key(page, 'Ctrl + E: Hint; again for more').waitFor();
  await page.keyboard.press('Escape');
  await sheet(page).waitFor({ state: 'detached' });
  await cell(page, 1, 3).click();
  await page.keyboard.press('h');
  await page.keyboard.press('Control+e');
  await levels(page).waitFor();
  await saved(page);
  await reload(page);
  await cell(page, 1, 3).click();
  await page.keyboard.press('?');
  await key(page, 'Ctrl + E: Hint; again for more').waitFor();
  await sheet(page).getByRole('button', { name: 'Reset keys' }).click();
  await said(page, /All keys are the default ones again/);
  await key(page, 'H: Hint; again for more').waitFor();
});

test('by keyboard alone, and Escape leaves a key as it is', async (t) => {
  const page = await it.visit(t, { viewport: { width: 1280, height: 800 } });
  await paste(page, S2);
  await cell(page, 1, 3).click();
  await page.keyboard.press('?');
  await key(page, 'R: Rate').focus();
  await page.keyboard.press('Enter');
  await said(page, /Press the new key for “Rate”/);
  await page.keyboard.press('Escape');
  await said(page, /Nothing was changed/);
  assert.equal(await sheet(page).count(), 1, 'the sheet is still open');
  await page.keyboard.press('Enter');
  await page.keyboard.press('n');
  await said(page, /N is now the key for “Rate”\. It no longer works for “one step”\./);
  assert.equal(await page.evaluate(() => document.activeElement.dataset.key), 'r', 'it keeps the focus');
  await key(page, '–: one step').waitFor();
  await page.keyboard.press('Escape');
  await cell(page, 1, 3).click();
  await page.keyboard.press('n');
  await says(page, /easy|Easy|ER|0 of 6|Rat/);
});

test('on a phone the sheet fits', async (t) => {
  const page = await it.visit(t, { hasTouch: true, viewport: { width: 320, height: 568 } });
  await page.locator('[data-action=menu], .tools [popovertarget=menu]').first().tap();
  await page.locator('#menu [data-action=help]').tap();
  await key(page, 'H: Hint; again for more').tap();
  await said(page, /Press the new key/);
  const wide = await sheet(page).evaluate((sheet) => [sheet.scrollWidth - sheet.clientWidth, sheet.querySelector('[data-key]').getBoundingClientRect().height]);
  assert.ok(wide[0] <= 0, `${wide[0]} too wide`);
  assert.ok(wide[1] >= 44, `${wide[1]} high`);
});
