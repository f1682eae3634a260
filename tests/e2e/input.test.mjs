// Text and files in and out, the address, the sheet of keys, pointing: what is neither the board nor a button.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import axe from 'axe-core';
import { S2, board, boardIs, browserForTests, button, cell, paste, says } from './person.mjs';
import { until } from './browser.mjs';

const it = browserForTests();
const EMPTY = '0'.repeat(81);
const clipboard = (page) => page.evaluate(() => navigator.clipboard.readText());
const file = (name, mimeType, text) => ({ name, mimeType, buffer: Buffer.from(text) });

async function drop(page, selector, make) {
  await page.locator(selector).evaluate((target, { text, name, type }) => {
    const data = new DataTransfer();
    if (name) data.items.add(new File([text], name, { type }));
    else data.setData('text/plain', text);
    const fire = (kind) => target.dispatchEvent(new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }));
    if (fire('dragover')) throw new Error('the browser would not drop here');
    fire('drop');
  }, make);
}

test('Ctrl+C copies the board, Ctrl+V reads one', async (t) => {
  const page = await it.visit(t, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.evaluate((text) => navigator.clipboard.writeText(text), S2);
  await cell(page, 1, 1).click();
  await page.keyboard.press('Control+v');
  await boardIs(page, S2);
  await cell(page, 1, 3).click();
  await page.keyboard.press('4');
  await page.keyboard.press('Control+c');
  await says(page, /cop/i);
  assert.equal((await clipboard(page)).replaceAll('.', '0'), S2.replace('530', '534'));
  await cell(page, 5, 5).dblclick(); // which selects its text
  await page.keyboard.press('Control+c');
  await until(page, () => document.getElementById('status').textContent.length > 0);
  assert.equal((await clipboard(page)).length, 81);
});

test('the link has the puzzle in it', async (t) => {
  const page = await it.visit(t, { permissions: ['clipboard-read', 'clipboard-write'] });
  await paste(page, S2);
  await boardIs(page, S2);
  await page.locator('.tools [data-action=copy-link]').click();
  await says(page, /cop/i);
  const link = await clipboard(page);
  const other = await it.visit(t, { hash: new URL(link).hash });
  await boardIs(other, S2);
});

test('a clipboard that refuses: the text is shown, and selected when it is reached', async (t) => {
  const init = () => { Clipboard.prototype.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError')); };
  const page = await it.visit(t, { init });
  await paste(page, S2);
  await boardIs(page, S2);
  await page.locator('.tools [data-action=copy-link]').click();
  const field = page.locator('#text-panel textarea');
  await field.focus();
  const selected = await field.evaluate((node) => node.value.slice(node.selectionStart, node.selectionEnd));
  assert.match(selected, /53/);
});

test('the address is followed, and follows', async (t) => {
  const page = await it.visit(t);
  await paste(page, S2);
  await until(page, () => location.hash.length > 50);
  const before = await page.evaluate(() => history.length);
  const hash = await page.evaluate(() => location.hash);
  await page.keyboard.press('Control+z');
  await boardIs(page, EMPTY);
  assert.equal(await page.evaluate(() => history.length), before);
  await page.evaluate((fragment) => { location.hash = fragment; }, hash);
  await boardIs(page, S2);
});

test('files and text can be dropped anywhere, and files chosen again', async (t) => {
  const page = await it.visit(t);
  await drop(page, '[data-cell="40"]', { text: S2 });
  await boardIs(page, S2);
  await page.keyboard.press('Control+z');
  await boardIs(page, EMPTY);
  await drop(page, 'body', { text: S2, name: 'a.sdk', type: '' });
  await boardIs(page, S2);
  for (let time = 0; time < 2; time += 1) {
    await page.keyboard.press('Control+z');
    await boardIs(page, EMPTY);
    await page.locator('#file').setInputFiles(file('b.txt', 'text/plain', S2));
    await boardIs(page, S2);
  }
  for (const bad of [file('cat.png', 'image/png', 'x'), file('big.txt', 'text/plain', '.'.repeat(1_048_577)), file('a.bin', '', 'a\0b')]) {
    await page.locator('#file').setInputFiles(bad);
    await says(page, new RegExp(bad.name));
  }
  await boardIs(page, S2);
});

test('what is composed and is no digit leaves no trace', async (t) => {
  const page = await it.visit(t);
  await cell(page, 2, 2).click();
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 });
  await session.send('Input.insertText', { text: '你' });
  await until(page, () => document.querySelector('[data-cell="10"]').textContent === '');
  assert.equal(await cell(page, 2, 2).locator('.digit, .notes').count(), 2);
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

test('a field keeps its keys', async (t) => {
  const page = await it.visit(t);
  await page.getByRole('tab').nth(1).click();
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
  for (const [key, slug] of [['ArrowRight', 'text'], ['ArrowRight', 'solve'], ['End', 'text'], ['Home', 'solve'], ['ArrowLeft', 'text']]) {
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
  await page.locator('#help form button').click();
  await page.locator('#help[open]').waitFor({ state: 'detached' });
});

test('words about cells make them glow', async (t) => {
  const page = await it.visit(t);
  await paste(page, S2);
  await boardIs(page, S2);
  await button(page, 'Hint').click();
  await button(page, 'Hint').click();
  const words = page.locator('#panel [data-cells]').first();
  await words.hover();
  await page.locator('.pointed').first().waitFor();
  await page.mouse.move(0, 0);
  await page.locator('.pointed').first().waitFor({ state: 'detached' });
  await words.focus();
  await page.locator('.pointed').first().waitFor();
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

test('nothing is wrong with it for assistive technology', async (t) => {
  const page = await it.visit(t);
  await paste(page, S2);
  await boardIs(page, S2);
  await page.getByRole('switch', { name: 'Candidates' }).check();
  await button(page, 'Hint').click();
  await page.locator('#panel button').first().waitFor();
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => globalThis.axe.run());
  assert.deepEqual(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html).slice(0, 3)]), []);
});
