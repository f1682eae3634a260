// Ratings side by side, the solution path as text, lines of HoDoKu's library.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { S2, board, boardIs, browserForTests, button, paste, previousPuzzle, says, tab } from './person.mjs';

const it = browserForTests();
const PAIRS = '000049305000000704008000000042070000000005030009000041000754000030800000804001000';
const LINE = `:0100:5:.........123......4+67......${'.'.repeat(54)}:914 915:514 515 516 517 518 519::`;

async function load(t, puzzle, options) {
  const page = await it.visit(t, options);
  await paste(page, puzzle);
  await boardIs(page, puzzle);
  return page;
}

test('all scales stand side by side, and each tells how it is rated', async (t) => {
  const page = await load(t, PAIRS);
  await button(page, 'Rate').click();
  await says(page, /Medium ·\sER\s3\.0/);
  await page.getByText('Details: all scales').click();
  const scales = page.getByRole('table').last();
  for (const name of ['0 to 6', 'HoDoKu', 'Sudoku Explainer', 'Dependency', 'Refutation sum']) {
    const value = scales.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) }).getByRole('cell').first();
    assert.match(await value.textContent(), /\d|infinite/, name);
  }
  const summary = scales.locator('summary').nth(1);
  assert.equal(await summary.getAttribute('aria-label'), 'How it is rated: HoDoKu');
  const method = page.getByText('B. Hobiger');
  assert.equal(await method.isVisible(), false);
  await summary.focus();
  await page.keyboard.press('Enter');
  await method.waitFor();
});

test('the histogram has a row for each technique and marks the hardest', async (t) => {
  const page = await load(t, PAIRS);
  await button(page, 'Rate').click();
  const rows = page.getByRole('table').first().locator('tbody').getByRole('row');
  await rows.first().waitFor();
  assert.ok(await rows.count() > 3);
  const sum = (await rows.getByRole('cell').allTextContents()).reduce((sum, text) => sum + Number(text), 0);
  assert.match(await page.locator('#panel').textContent(), new RegExp(`${sum} steps lead to the solution`));
  assert.equal(await rows.filter({ hasText: 'hardest' }).count(), 1);
  const widths = await rows.locator('.length rect').evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
  assert.ok(widths.every((width) => width > 0) && Math.max(...widths) > 2 * Math.min(...widths));
});

test('a puzzle without exactly one solution is not rated; what to do is one press away', async (t) => {
  const page = await load(t, S2.replace('53007', '53004'));
  await button(page, 'Rate').click();
  await says(page, /Not rated.*no solution/);
  await page.locator('#panel').getByRole('button', { name: 'Diagnose' }).click();
  await page.locator('#solutions-panel .result').waitFor();
  assert.equal(await tab(page, 'Solutions').getAttribute('aria-selected'), 'true');
});

test('the path is saved as a text that reads back', async (t) => {
  const page = await load(t, PAIRS);
  await page.locator('#chips', { hasText: /Medium.*one solution/ }).waitFor();
  await button(page, 'Path').click();
  await page.locator('.played [data-row]').first().waitFor();
  const download = page.waitForEvent('download');
  await button(page, 'Save as text').click();
  const text = await readFile(await (await download).path(), 'utf8');
  assert.equal((await download).suggestedFilename(), 'nonet-path.txt');
  const lines = text.split('\n');
  assert.equal(lines[0].replaceAll('.', '0'), PAIRS);
  assert.match(lines[1], /^# 0 to 6: .*HoDoKu: .*Sudoku Explainer: ER/);
  assert.ok(lines.filter((line) => /^ {3}[^#].*: /.test(line)).length > 40);
  await paste(page, S2);
  await boardIs(page, S2);
  await paste(page, text);
  await boardIs(page, PAIRS);
});

test('a library line is pasted, copied and undone; a malformed one is refused with its place', async (t) => {
  const page = await load(t, S2, { permissions: ['clipboard-read', 'clipboard-write'] });
  await paste(page, LINE);
  await says(page, /5 givens/);
  assert.equal((await board(page)).slice(9, 27), '123000000467000000');
  assert.match(await page.locator('.own').first().textContent(), /6/);
  await tab(page, 'Text').click();
  await button(page, 'HoDoKu library line').click();
  await says(page, /Copied/);
  const copy = await page.evaluate(() => navigator.clipboard.readText());
  assert.ok(copy.startsWith(`:0000:x:${LINE.split(':')[3]}:914 915:`), copy);
  await page.getByRole('textbox').fill(LINE.replace('914', '94'));
  await page.waitForTimeout(450); // not so soon, as it has only just appeared
  await button(page, 'Put on the board').click();
  await says(page, /Field 4/);
  await previousPuzzle(page);
  await boardIs(page, S2);
});
