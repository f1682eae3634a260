// Mistakes shown without asking: four separate switches, and silence when they are off.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import { S2, boardIs, browserForTests, cell, paste, reload, saved, says } from './person.mjs';
import { until } from './browser.mjs';

const it = browserForTests();
const named = (page, row, col, name) => until(page, ([at, wanted]) =>
  document.querySelectorAll('[role=gridcell]')[at].getAttribute('aria-label') === wanted, [9 * row + col - 10, name])
  .catch(async () => assert.equal(await cell(page, row, col).getAttribute('aria-label'), name));
const turn = async (page, name) => {
  await page.locator('.tools [data-action=settings]').click();
  await page.getByRole('switch', { name }).click();
  await page.keyboard.press('Escape');
};

test('repeated digits, wrong digits, marks without the solution, and no mistakes at all', async (t) => {
  const page = await it.visit(t, { viewport: { width: 1280, height: 800 } });
  await paste(page, S2);
  await boardIs(page, S2);
  await page.locator('#chips').getByText('one solution').waitFor();
  await cell(page, 1, 3).click();
  await page.keyboard.press('1');
  await named(page, 1, 3, 'R1C3, 1, yours');
  await cell(page, 1, 4).click();
  await page.keyboard.press('Control+Digit2');
  await named(page, 1, 4, 'R1C4, empty, centre 2');
  assert.equal(await page.locator('.wrong, .lacking').count(), 0);
  await turn(page, 'Mark digits that differ from the solution');
  await named(page, 1, 3, 'R1C3, 1, yours, wrong');
  const line = await cell(page, 1, 3).locator('.digit').evaluate((node) => getComputedStyle(node).textDecorationLine);
  assert.match(line, /line-through/, 'not by colour alone');
  await turn(page, 'Mark cells whose marks lack the solution');
  await named(page, 1, 4, 'R1C4, empty, centre 2, marks lack the solution');
  await turn(page, 'Refuse digits that differ from the solution');
  await cell(page, 1, 6).click();
  await page.keyboard.press('4');
  await says(page, /4 is wrong in R1C6/);
  await named(page, 1, 6, 'R1C6, empty');
  await page.keyboard.press('8');
  await named(page, 1, 6, 'R1C6, 8, yours');
  await saved(page);
  await reload(page);
  await named(page, 1, 3, 'R1C3, 1, yours, wrong');
  await turn(page, 'Mark digits that differ from the solution');
  await named(page, 1, 3, 'R1C3, 1, yours');

  await cell(page, 1, 8).click();
  await turn(page, 'Refuse digits that differ from the solution');
  await page.keyboard.press('5');
  await named(page, 1, 8, 'R1C8, 5, yours, conflicts with R1C1');
  await turn(page, 'Mark repeated digits');
  await named(page, 1, 8, 'R1C8, 5, yours');
});
