// Input methods, fields, tabs, the sheet of keys, pointing: everything but the board and buttons.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import { EMPTY, S2, board, boardIs, browserForTests, button, cell, paste, reload, saved } from './person.mjs';
import { until } from './browser.mjs';

const it = browserForTests();

test('what is composed and is no digit leaves no trace', async (t) => {
  const page = await it.visit(t);
  await cell(page, 2, 2).click();
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 });
  await session.send('Input.insertText', { text: '你' });
  await until(page, () => document.querySelector('[data-cell="10"]').textContent === '');
  assert.equal(await cell(page, 2, 2).locator('.digit, .notes').count(), 2);
  await page.keyboard.press('z');
  await page.keyboard.press('3');
  await until(page, () => document.querySelector('[data-cell="10"]').textContent === '3');
  await cell(page, 2, 2).evaluate((node) => node.dispatchEvent(new InputEvent('beforeinput', { inputType: 'deleteContentBackward', bubbles: true, cancelable: true })));
  await until(page, () => document.querySelector('[data-cell="10"]').textContent === '');
});

test('pasted pictures and typed words change nothing', async (t) => {
  const page = await it.visit(t);
  await cell(page, 1, 1).click();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.items.add(new File(['x'], 'a.png', { type: 'image/png' }));
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await page.keyboard.type('qyuv');
  await page.waitForTimeout(100);
  assert.equal(await board(page), EMPTY);
  assert.equal(await cell(page, 1, 1).textContent(), '');
});

test('digits and arrows reach the board with the focus on nothing, and from buttons', async (t) => {
  const page = await it.visit(t);
  const starts = (digits) => until(page, (wanted) => [...document.querySelectorAll('[role=gridcell]')]
    .map((node) => node.textContent || '0').join('').startsWith(wanted), digits);
  assert.equal(await page.evaluate(() => document.activeElement.tagName), 'BODY');
  await page.keyboard.type('53.8');
  await starts('5308');
  assert.equal(await page.evaluate(() => document.activeElement.tagName), 'BODY', 'the focus stays where it was');
  await button(page, 'Undo').click();
  await starts('5300');
  await page.keyboard.press('7');
  await starts('5307');
  await page.keyboard.press('ArrowLeft');
  assert.equal(await page.evaluate(() => document.activeElement.ariaLabel), 'R1C4, 7, given');
  await page.keyboard.press('9');
  await starts('5309');
  assert.equal(await page.evaluate(() => document.activeElement.ariaLabel), 'R1C5, empty', 'the focus follows the cursor');
  await page.locator('.tools [data-action=settings]').click();
  await page.locator('#theme').focus();
  await page.keyboard.press('1');
  assert.match(await board(page), /^53090/);
});

test('a field keeps its keys', async (t) => {
  const page = await it.visit(t);
  await page.getByRole('tab', { name: 'Text' }).click();
  const box = page.locator('#box');
  await box.fill('');
  await box.pressSequentially('rh;1');
  assert.equal(await box.inputValue(), 'rh;1');
  await box.fill(S2);
  await page.locator('[data-action=read-box]').click();
  await boardIs(page, S2);
});

test('tabs go by arrow keys', async (t) => {
  const page = await it.visit(t);
  await page.getByRole('tab').first().focus();
  const selected = () => page.locator('[role=tab][aria-selected=true]').getAttribute('data-workspace');
  for (const [key, slug] of [['ArrowRight', 'solutions'], ['ArrowRight', 'create'], ['ArrowRight', 'text'], ['ArrowRight', 'library'], ['ArrowRight', 'lab'], ['ArrowRight', 'learn'], ['ArrowRight', 'solve'], ['End', 'learn'], ['Home', 'solve'], ['ArrowLeft', 'learn']]) {
    await page.keyboard.press(key);
    await until(page, (name) => document.activeElement.dataset.workspace === name && document.activeElement.ariaSelected === 'true', slug);
    assert.equal(await selected(), slug);
  }
  assert.equal(await page.locator('#work-solve').isVisible(), false);
});

test('the sheet of keys takes all keys while it is open', async (t) => {
  const page = await it.visit(t);
  for (let time = 0; time < 2; time += 1) {
    await cell(page, 1, 1).click();
    await page.keyboard.press('?');
    await page.locator('#help[open]').waitFor();
    assert.ok(await page.locator('#help-keys dt').count() > 10);
    await page.keyboard.press('5');
    await page.keyboard.press('Escape');
    await page.locator('#help[open]').waitFor({ state: 'detached' });
  }
  assert.equal(await board(page), EMPTY);
  await page.locator('.tools [data-action=help]').click();
  await page.locator('#help form .primary').click();
  await page.locator('#help[open]').waitFor({ state: 'detached' });
});

test('words about cells make them glow', async (t) => {
  const page = await it.visit(t);
  await paste(page, S2);
  await boardIs(page, S2);
  for (let press = 0; press < 3; press += 1) {
    await button(page, 'Hint').click();
    await page.getByText(`hint ${press + 1} of 5`).waitFor();
  }
  const words = page.locator('#panel [data-cells]').first();
  await words.hover();
  await page.locator('.pointed').first().waitFor();
  await page.mouse.move(0, 0);
  await page.locator('.pointed').first().waitFor({ state: 'detached' });
  await words.focus();
  await page.locator('.pointed').first().waitFor();
});

const tree = (page) => page.getByRole('tree', { name: 'All steps' });

// Opens the technique if it is closed, and chooses the first of its steps.
async function hiddenSingle(page) {
  const kind = tree(page).getByRole('treeitem', { name: /^Hidden single \d+$/ });
  await kind.waitFor();
  if (await kind.getAttribute('aria-expanded') === 'false') await kind.click();
  await page.locator('#tree [aria-expanded=true] + [aria-level="3"]').first().waitFor();
  await kind.evaluate((row) => row.nextElementSibling.click());
}

test('all steps are a tree that keys walk, and the step chosen stays in sight', async (t) => {
  const page = await it.visit(t);
  await paste(page, S2);
  await boardIs(page, S2);
  await button(page, 'All steps').click();
  const first = tree(page).getByRole('treeitem', { selected: true });
  await first.focus();
  const here = () => page.evaluate(() => {
    const { ariaLevel, ariaExpanded, ariaSelected, textContent } = document.activeElement;
    return [ariaLevel, ariaExpanded, ariaSelected, textContent].join(' ');
  });
  const press = async (key, wanted) => {
    await page.keyboard.press(key);
    await page.waitForTimeout(100);
    assert.match(await here(), wanted, key);
  };
  assert.match(await here(), /^3  true R\dC\d/);
  await press('ArrowDown', /^[123] /);
  await press('Home', /^1 true .* \d+$/);
  await press('ArrowLeft', /^1 false /);
  await press('ArrowRight', /^1 true /);
  await press('ArrowRight', /^2 true /);
  await press('ArrowRight', /^3  true /);
  await press('ArrowLeft', /^2 true /);
  await press(' ', /^2 false /);
  await press('End', /^1 false /);
  await press('Enter', /^1 true /);
  assert.equal(await page.locator('#tree [tabindex="0"]').count(), 1, 'one tab stop');
  const sentence = page.locator('#panel .text');
  const said = await sentence.textContent();
  await press('ArrowDown', /^2 false /);
  await press('ArrowRight', /^2 true /);
  await press('ArrowDown', /^3  true /);
  await until(page, (text) => document.querySelector('#panel .text').textContent !== text, said);
  await page.locator('#tree').evaluate((list) => list.scrollTo(0, 0));
  assert.ok(await sentence.isVisible());
});

test('steps are written in two notations, and what they name glows', async (t) => {
  const page = await it.visit(t);
  await paste(page, S2);
  await boardIs(page, S2);
  await button(page, 'All steps').click();
  const written = page.locator('#panel > code');
  await written.waitFor();
  await hiddenSingle(page);
  await page.locator('#panel > code', { hasText: /^Hidden Single: \d in [rcb]\d => r\dc\d=\d$/ }).waitFor();
  await button(page, 'Write as Eureka').click();
  await page.locator('#panel > code', { hasText: /^Hidden Single: \(\d\)[rcb]\d => r\dc\d=\d$/ }).waitFor();
  const named = written.locator('[data-cells]');
  assert.equal(await written.locator('[tabindex="0"]').count(), 1, 'one tab stop');
  await named.first().focus();
  await page.waitForFunction(() => document.querySelectorAll('.pointed').length === 9);
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => document.querySelectorAll('.pointed').length === 1);
  await saved(page);
  await reload(page);
  await button(page, 'All steps').click();
  await hiddenSingle(page);
  await button(page, 'Write as HoDoKu').waitFor();
});

test('the focus stays in the panel from press to press', async (t) => {
  const page = await it.visit(t);
  await paste(page, S2);
  await boardIs(page, S2);
  await button(page, 'Hint').click();
  await page.locator('#panel button').first().focus();
  for (let press = 0; press < 3; press += 1) {
    await page.keyboard.press('Enter');
    await page.waitForTimeout(150);
    assert.notEqual(await page.evaluate(() => document.activeElement.tagName), 'BODY');
  }
});
