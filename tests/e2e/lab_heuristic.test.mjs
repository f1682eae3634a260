// A user-written formula: checked as it is typed, run, raced against the built-in rule, carried by the link.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import axe from 'axe-core';
import { browserForTests } from './person.mjs';
import { until } from './browser.mjs';

const it = browserForTests();
const P2 = 'p=......9.......73...54.....76........3.......2...48.1...2.....84....96.......14.95';
const FIELD = '[data-field="option/0/heuristic"]';

// The page draws slow parts in a later frame.
const says = (page, words, option = 'heuristic') => page.locator(`#option-0-${option}`, { hasText: words }).waitFor();
const hash = (page) => page.evaluate(() => location.hash);
const expanded = (page) => page.locator('td[data-counter=expanded], dd[data-counter=expanded]').allTextContents();

async function open(t, hash, options = {}) {
  const page = await it.visit(t, { hash: `#${hash}&${P2}&w=lab`, ...options });
  await page.locator('.run .chip', { hasText: /step 0|paso 0/ }).first().waitFor();
  await page.locator('.options > summary').click();
  return page;
}

async function sound(page) {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => axe.run(document.querySelector('.lab')));
  assert.deepEqual(violations.map(({ id }) => id), []);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
}

test('a formula is checked as it is typed, runs, is raced, and comes back by its link', async (t) => {
  const page = await open(t, 'a=backtracking-forward-checking;branch:smallest');
  const field = page.locator(FIELD);
  await field.click();
  await page.keyboard.type('sise * 2 - degree');
  await says(page, /^✕ Character 1: there is no “sise” here; use size, degree, row/);
  assert.equal(await field.getAttribute('aria-invalid'), 'true');
  // A wrong one is neither run nor lost.
  await page.keyboard.press('Enter');
  const before = await hash(page);
  await page.locator('[data-do=run]').click();
  await page.locator('.said', { hasText: 'First correct the formula' }).waitFor();
  assert.equal(await field.inputValue(), 'sise * 2 - degree');
  assert.equal(await page.locator('[data-field=scrub]').inputValue(), '0');
  assert.equal(await hash(page), before);
  // The press outside has closed the options; the field to be corrected opens them again.
  await until(page, (selector) => document.activeElement === document.querySelector(selector) && document.activeElement.checkVisibility(), FIELD);
  await page.waitForTimeout(450); // not so soon, as it has only just appeared
  // The right one, typed in the middle: the cursor stays where it is.
  await field.click();
  await page.keyboard.press('Home');
  for (let i = 0; i < 2; i++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Delete');
  await page.keyboard.type('z');
  assert.equal(await field.inputValue(), 'size * 2 - degree');
  assert.equal(await field.evaluate((input) => input.selectionStart), 3);
  await says(page, /Understood/);
  await page.keyboard.press('Enter');
  await says(page, /^✓ In use/);
  await until(page, () => location.hash.includes('heuristic:size%20%2A%202%20-%20degree'));
  await page.getByText('Names and examples').first().click();
  await sound(page);
  // A race against the built-in rule; the formula's value is shown.
  await page.getByRole('button', { name: 'Race against the built-in rule' }).click();
  await page.locator('.options > summary').click();
  await until(page, () => [...document.querySelectorAll('.run .formulas')].map((node) => node.textContent).join() === 'size * 2 - degree');
  await page.locator('[data-do=step]').click();
  await page.locator('.run .story', { hasText: 'Lowest value of the formula: −' }).waitFor();
  await page.getByLabel(/^Speed/).fill('100');
  await page.locator('[data-do=run]').click();
  await until(page, () => document.querySelectorAll('.run .chip.good').length === 2);
  const counts = await expanded(page);
  assert.equal(counts.length, 2);
  const link = await hash(page);
  const again = await it.revisit(t, page, link);
  await again.locator('.run .chip', { hasText: 'step 0' }).first().waitFor();
  assert.equal(await again.locator(FIELD).inputValue(), 'size * 2 - degree');
  assert.deepEqual(await again.locator('.run .formulas').allTextContents(), ['size * 2 - degree']);
});

test('in Spanish, on a phone, with an example', async (t) => {
  const page = await open(t, 'a=candidate-best-first', { locale: 'es-ES', viewport: { width: 320, height: 568 } });
  const cost = page.locator('[data-field="option/0/cost"]');
  await cost.fill('open - 2.5 * depth');
  await says(page, /^✕ Carácter 9: los números son enteros/, 'cost');
  await page.locator('.formula', { has: cost }).getByText('Nombres y ejemplos').click();
  await page.waitForTimeout(450); // not so soon, as it has only just appeared
  await page.getByRole('button', { name: 'depth + open' }).click();
  await says(page, /En uso/, 'cost');
  assert.equal(await cost.inputValue(), 'depth + open');
  await sound(page);
});
