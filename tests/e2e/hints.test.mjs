// Hints about the player's own marks, steps that prove themselves, the choice of techniques.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import { S1, S2, boardIs, browserForTests, button, cell, fromMenu, paste, reload, saved, says } from './person.mjs';
import { until } from './browser.mjs';

const it = browserForTests();

async function load(t, puzzle, options) {
  const page = await it.visit(t, options);
  await paste(page, puzzle);
  await boardIs(page, puzzle);
  return page;
}

const dialog = (page) => page.getByRole('dialog');
const ticks = (page) => dialog(page).getByRole('list').getByRole('checkbox');
const name = (tick) => tick.evaluate((input) => input.closest('label').textContent);

test('every mistake has a button that puts it right', async (t) => {
  const page = await load(t, S2);
  await cell(page, 1, 3).click();
  await page.keyboard.press('1');
  await cell(page, 9, 1).click();
  await page.keyboard.press('4');
  await page.keyboard.press('h');
  await says(page, /cannot be .* And 1 more mistake/);
  assert.match(await cell(page, 9, 1).getAttribute('aria-label'), /wrong/);
  await button(page, 'Correct R1C3').click();
  await says(page, /R9C1 cannot be 4/);
  await button(page, 'Correct R9C1').click();
  await boardIs(page, S2);
});

test('a step proves itself', async (t) => {
  const page = await load(t, S2);
  await button(page, 'Path').click();
  await button(page, 'Prove it').click();
  await says(page, /Proved from the board alone/);
  assert.equal(await button(page, 'Prove it').count(), 0);
  await button(page, 'Previous step').click();
  await button(page, 'Prove it').waitFor();
});

test('techniques are switched and moved by keyboard, and stay so', async (t) => {
  const page = await load(t, S2);
  await fromMenu(page, 'Techniques');
  await ticks(page).first().focus();
  assert.match(await name(page.locator(':focus')), /^1\. Full house/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Alt+ArrowUp');
  await until(page, () => /^2\. Hidden single/.test(document.activeElement.closest('label')?.textContent));
  await page.keyboard.press('Alt+ArrowUp');
  await until(page, () => /^1\. Hidden single/.test(document.activeElement.closest('label')?.textContent));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await until(page, () => document.activeElement.matches('input') && !document.activeElement.checked);
  assert.match(await name(page.locator(':focus')), /^2\. Full house/);
  await page.keyboard.press('Escape');
  assert.equal(await dialog(page).count(), 0);
  await saved(page);
  await reload(page);
  await fromMenu(page, 'Techniques');
  assert.match(await name(ticks(page).first()), /^1\. Hidden single/);
  assert.equal(await ticks(page).nth(1).isChecked(), false);
  await button(page, 'Default').click();
  await until(page, () => /^1\. Full house/.test(document.querySelector('.order label').textContent));
  await dialog(page).getByRole('checkbox', { name: 'Singles', exact: true }).uncheck();
  assert.equal(await ticks(page).first().isChecked(), false);
  await dialog(page).getByRole('button', { name: 'Move down: Full house' }).click();
  await until(page, () => /^2\. Full house/.test(document.querySelectorAll('.order label')[1].textContent));
  await button(page, 'Close').click();
  await button(page, 'Hint').click();
  await says(page, /next step uses (?!a single\.)/);
});

test('pointing at a cell of a chain lights its lines', async (t) => {
  const page = await it.visit(t, { hash: '#learn=xy-chain' });
  await page.locator('#learn-steps code').waitFor(); // the step is copied only once it is known
  await button(page, 'Put it on the board').click();
  const line = page.locator('#panel .lines li');
  await line.nth(1).waitFor();
  const rows = await line.evaluateAll((lines) => lines.map((line) => line.dataset.cells.split(',')));
  const before = await line.evaluateAll((lines) => lines.map((line) => line.matches('.current')));
  const litIs = (wanted) => until(page, (wanted) => {
    const lines = [...document.querySelectorAll('#panel .lines li')];
    return String(lines.map((line) => line.matches('.current'))) === wanted;
  }, String(wanted));
  const [index] = rows.find((_, row) => !before[row]);
  await page.locator(`#board [data-cell="${index}"]`).hover();
  await litIs(rows.map((cells, row) => before[row] || cells.includes(index)));
  await page.mouse.move(0, 0);
  await litIs(before);
});

test('a hint on marks says what it takes from them, and one press removes what hides it', async (t) => {
  const page = await it.visit(t);
  await paste(page, S1);
  await boardIs(page, S1);
  await page.locator('.tools [data-action=settings]').click();
  await page.getByRole('switch', { name: 'Hints use my marks' }).check();
  await page.keyboard.press('Escape');
  await cell(page, 1, 2).click();
  await page.keyboard.press('Control+Digit1');
  await page.keyboard.press('Control+Digit8');
  const panel = page.locator('#panel');
  const told = async () => {
    await button(page, 'Hint').first().click();
    await button(page, 'Show more').waitFor();
    for (let n = 0; n < 3; n += 1) await button(page, 'Show more').click();
  };
  await told();
  await panel.getByText(/From your marks: R1C2 without 2 4 6\./).waitFor();
  await panel.getByText('Impossible marks hide it: 8 in R1C2.').waitFor();
  await button(page, 'Remove wrong marks').click();
  await button(page, 'Show more').waitFor();
  for (let n = 0; n < 3; n += 1) await button(page, 'Show more').click();
  await panel.getByText(/From your marks: R1C2 without 2 4 6\./).waitFor();
  assert.equal(await panel.getByText('Impossible marks').count(), 0);
  await button(page, 'Prove it').click();
  await says(page, /Proved from the board and your marks/);
  await cell(page, 1, 2).click();
  await page.keyboard.press('Control+Digit1'); // one mark less: unmarked cells mean nothing
  await page.keyboard.press('Control+Digit2');
  await button(page, 'Hint').first().click();
  await says(page, /Your marks exclude 1 from R1C2/);
  await button(page, 'Correct R1C2').click();
  assert.match(await cell(page, 1, 2).getAttribute('aria-label'), /centre 1 2/);
});
