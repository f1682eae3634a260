// The Create workspace: puzzles made by the second program, in the list, on the board, on paper.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { EMPTY, S2, board, boardIs, browserForTests, button, paste, previousPuzzle, says, tab } from './person.mjs';
import { DIST, stored, until } from './browser.mjs';
import { restStored, storedLater } from './builds.mjs';

const it = browserForTests();

// The output of `nonet generate --seed 1`.
const FIRST = '59.1..6.8...4......3152..9..2.3.1..................715.......6.....79.3..85.....9';

async function create(t, options) {
  const page = await it.visit(t, options);
  await paste(page, S2);
  await boardIs(page, S2);
  await tab(page, 'Create').click();
  return page;
}

const field = (page, name) => page.locator(`#work-create [name="${name}"]`);
const puzzles = (page) => page.locator('.puzzles button');

test('asked twice while the program is on its way, a new puzzle comes', async (t) => {
  const page = await it.visit(t);
  await page.evaluate(() => {
    const level = document.querySelector('[data-action=new-medium]');
    level.click();
    level.click(); // the first is cancelled
  });
  await until(page, () => document.querySelectorAll('#board .given').length > 20);
});

test('a new puzzle by keyboard alone; the history brings the former back', async (t) => {
  const page = await create(t);
  await button(page, 'New puzzle').focus();
  await page.keyboard.press('Enter');
  await says(page, /is on the board/);
  await puzzles(page).first().waitFor();
  const made = await board(page);
  assert.notEqual(made, S2);
  assert.match(await page.locator('#create-panel').textContent(), /exactly one, proved/);
  await previousPuzzle(page);
  await boardIs(page, S2);
  await tab(page, 'Create').click();
  await puzzles(page).first().focus();
  await page.keyboard.press('Enter');
  await boardIs(page, made);
});

test('the same seed makes the same puzzle in the browser as natively', async (t) => {
  const page = await create(t);
  await field(page, 'seed').fill('1');
  await button(page, 'New puzzle').click();
  await boardIs(page, FIRST);
});

test('several with a symmetry and a difficulty are listed with what they are', async (t) => {
  const page = await create(t);
  await field(page, 'symmetry').selectOption('rotate-180');
  await field(page, 'rating').selectOption('explainer');
  await field(page, 'easiest').fill('1.2');
  await field(page, 'hardest').fill('2.6');
  await field(page, 'count').fill('3');
  await button(page, 'New puzzle').click();
  await says(page, /^3 puzzles made/);
  assert.notEqual(await board(page), S2, 'the first is on the board');
  for (const row of await puzzles(page).allTextContents()) assert.match(row, /givens.*ER.*half turn/s);
  await puzzles(page).nth(1).click();
  await until(page, () => document.querySelector('.puzzles li:nth-child(2) [aria-current]'));
  assert.match(await page.locator('#create-panel').textContent(), /--symmetry rotate-180 --rating explainer:1\.2\.\.2\.6/);
});

test('a second technique is asked for once there is a first', async (t) => {
  const page = await create(t);
  assert.equal(await field(page, 'technique-2').isVisible(), false);
  await field(page, 'technique').selectOption('pointing');
  assert.equal(await field(page, 'technique-3').isVisible(), false);
  await field(page, 'technique-2').selectOption('naked-pair');
  assert.equal(await field(page, 'technique-3').isVisible(), true);
  await button(page, 'New puzzle').click();
  await until(page, () => document.querySelector('.puzzles [aria-current]'));
  assert.match(await page.locator('#create-panel').textContent(), /--needs pointing --needs naked-pair/);
});

test('what a way has no use for is not shown', async (t) => {
  const page = await create(t);
  assert.equal(await field(page, 'easiest').isVisible(), false);
  for (const level of ['grade:hard', 'hodoku-level:hard']) {
    await field(page, 'rating').selectOption(level);
    assert.equal(await field(page, 'easiest').isVisible(), false);
  }
  await field(page, 'rating').selectOption('hodoku-score');
  assert.equal(await field(page, 'easiest').isVisible(), true);
  await field(page, 'way').selectOption('pattern');
  assert.equal(await field(page, 'symmetry').isVisible(), false);
  assert.equal(await field(page, 'fewest').isVisible(), false);
});

test('what cannot be is told, and what was not found', async (t) => {
  const page = await create(t);
  await field(page, 'fewest').fill('90');
  await button(page, 'New puzzle').click();
  await says(page, /has only 81 cells/);
  await field(page, 'way').selectOption('scatter');
  await field(page, 'fewest').fill('17');
  await field(page, 'most').fill('17');
  await field(page, 'attempts').fill('200');
  await button(page, 'New puzzle').click();
  await says(page, /^None found in 200 attempts/);
  await boardIs(page, S2);
});

test('a search that will not end tells how far it is and ends at once', async (t) => {
  const page = await create(t);
  await field(page, 'fewest').fill('17');
  await field(page, 'most').fill('17');
  await field(page, 'symmetry').selectOption('full');
  await field(page, 'attempts').fill('');
  await button(page, 'New puzzle').click();
  await page.getByText(/Puzzle 1 of 1: [1-9].* attempts so far, \d+\.\d s/).waitFor();
  const took = await page.evaluate(() => new Promise((done) => {
    const begun = performance.now();
    const looks = new MutationObserver(() => {
      if (!document.querySelector('#create-panel .working')) done(performance.now() - begun);
    });
    looks.observe(document.querySelector('#create-panel'), { childList: true, subtree: true });
    document.querySelector('#create-panel [data-action="cancel"]').click();
  }));
  t.diagnostic(`cancelled in ${took.toFixed(1)} ms`);
  // The next worker meets the request at once.
  await field(page, 'symmetry').selectOption('none');
  await field(page, 'fewest').fill('');
  await field(page, 'most').fill('');
  await button(page, 'New puzzle').click();
  await puzzles(page).first().waitFor();
});

test('scrambled and compared', async (t) => {
  const page = await create(t);
  await button(page, 'Scramble').click();
  await says(page, /^An equivalent puzzle/);
  assert.notEqual(await board(page), S2);
  await field(page, 'other').fill(S2);
  await button(page, 'Compare').click();
  await says(page, /^Equivalent/);
  await button(page, 'Canonical form').click();
  await page.locator('#create-panel code').waitFor();
  assert.match(await page.locator('#create-panel code').textContent(), /^[.1-9]{81}$/);
});

test('saved as a drawing and as a picture of the size that was chosen', async (t) => {
  const page = await create(t);
  const saved = async (name) => {
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
    return [download.suggestedFilename(), await readFile(await download.path())];
  };
  const [svgName, svg] = await saved('Save as SVG');
  assert.equal(svgName, 'nonet.svg');
  assert.equal(svg.toString().match(/class="given"/g).length, 30);
  await field(page, 'pixels').selectOption('500');
  const [pngName, png] = await saved('Save as PNG');
  assert.equal(pngName, 'nonet.png');
  assert.deepEqual([png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)], ['PNG', 500, 500]);
});

// A headless browser has no print dialogue: what it would print is turned into a PDF.
test('printed: so many a page, answers at the end', async (t) => {
  const page = await create(t, { init: () => { globalThis.print = () => { globalThis.printed = true; }; } });
  await field(page, 'count').fill('5');
  await button(page, 'New puzzle').click();
  await says(page, /^5 puzzles made/);
  await field(page, 'what').selectOption('list');
  for (const [perPage, pages] of [['1', 5], ['2', 3], ['4', 2], ['6', 1], ['9', 1]]) {
    await page.evaluate(() => { globalThis.printed = false; });
    await field(page, 'per-page').selectOption(perPage);
    await field(page, 'answers').setChecked(perPage !== '1');
    await button(page, 'Print').click();
    await until(page, () => globalThis.printed);
    assert.equal(await page.locator('#paper section').count(), pages + (perPage === '1' ? 0 : 1));
    assert.match(await page.locator('#paper figcaption').first().textContent(), /^1\. \d+ givens · .*one solution/);
    const pdf = await page.pdf({ format: 'A4' });
    assert.equal(await page.locator('#paper').count(), 0, 'gone with the dialogue');
    const n = pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g).length;
    assert.equal(n, pages + (perPage === '1' ? 0 : 1), `${perPage} a page`);
  }
});

test('made without a network, once the rest is stored', async (t) => {
  const page = await it.visit(t, { storing: true });
  const files = await storedLater(DIST);
  assert.ok(files.some((path) => path.endsWith('.wasm')));
  await stored(page);
  await restStored(page, DIST);
  await it.server.stop();
  try {
    await page.reload();
    await tab(page, 'Create').click();
    await button(page, 'New puzzle').click();
    await puzzles(page).first().waitFor();
  } finally {
    await it.server.restart();
  }
});

test('a second program that cannot be fetched is told, and asked for again', async (t) => {
  const [file] = (await storedLater(DIST)).filter((path) => path.endsWith('.wasm'));
  it.server.fail(file, 'missing');
  t.after(() => it.server.heal());
  const page = await it.visit(t, { complains: /404|503|missing|changed/ });
  await tab(page, 'Create').click();
  await button(page, 'New puzzle').click();
  await says(page, /could not be loaded/);
  assert.equal(await board(page), EMPTY);
  it.server.heal();
  await button(page, 'New puzzle').click();
  await puzzles(page).first().waitFor();
});
