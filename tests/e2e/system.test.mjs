// What the system gives the page and takes from it: opened files, shared text, addresses of our scheme, a link that
// carries everything, its QR code, the board dragged out.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import { S1, S2, boardIs, browserForTests, button, cell, paste, previousPuzzle, says, status, tab } from './person.mjs';
import { DIST, started, stored, until } from './browser.mjs';
import { restStored } from './builds.mjs';

const it = browserForTests();
const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };
const open = (text) => `#open=${encodeURIComponent(text)}`;

// Stands for the browser's queue of launches, which a test cannot fill.
const queue = () => Object.defineProperty(globalThis, 'launchQueue', { value: { setConsumer(consumer) { globalThis.launched = consumer; } } });
const launchWith = (page, text, name, type = '') => page.evaluate(([text, name, type]) => {
  const getFile = async () => new File([text], name, { type });
  return globalThis.launched({ files: [{ getFile }] });
}, [text, name, type]);

test('a file opened with the installed page is on the board', async (t) => {
  const page = await it.visit(t, { init: queue });
  await launchWith(page, S2.match(/.{9}/g).join('\n'), 'puzzle.sdk');
  await boardIs(page, S2);
  await says(page, /Read a puzzle with 30 givens/);
  await launchWith(page, S2, 'cat.png', 'image/png');
  await says(page, /“cat.png” was not read/);
  await page.evaluate(() => globalThis.launched({ files: [] }));
  await boardIs(page, S2);
});

test('the manifest names what the page takes', async (t) => {
  const page = await it.visit(t);
  const manifest = await page.evaluate(async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json());
  const [files] = manifest.file_handlers;
  const endings = Object.values(files.accept).flat();
  for (const ending of ['.sdk', '.sdm', '.sdx', '.ss', '.txt', '.csv', '.json', '.opensudoku']) assert.ok(endings.includes(ending), ending);
  assert.equal(manifest.share_target.action, './share');
  assert.equal(manifest.protocol_handlers[0].url, './#open=%s');
});

test('text of our scheme is read once, and leaves the address', async (t) => {
  const address = `web+sudoku:${encodeURIComponent(S2.match(/.{9}/g).join('\n'))}`;
  const page = await it.visit(t, { hash: open(address) });
  await boardIs(page, S2);
  await until(page, () => !location.hash.includes('open='));
  await page.evaluate((hash) => { location.hash = hash; }, open(`web+sudoku://p=${S1}`));
  await boardIs(page, S1);
  await until(page, () => !location.hash.includes('open='));
  await previousPuzzle(page);
  await boardIs(page, S2);
});

test('whatever is handed over is text, and what is no puzzle changes nothing', async (t) => {
  const page = await it.visit(t, { hash: `#p=${S1}` });
  for (const text of ['<img src=x onerror=alert(1)>', '%', 'javascript:alert(1)', 'z=3abcdef']) {
    await page.evaluate((hash) => { location.hash = hash; }, `#open=${text === '%' ? text : encodeURIComponent(text)}`);
    await until(page, () => !location.hash.includes('open='));
    assert.match(await status(page).first().textContent(), /\S/);
    await boardIs(page, S1);
  }
});

// Text shared by another app, as browsers send it to the address that the manifest names.
async function share(page, fields) {
  const inputs = Object.entries(fields).map(([name, value]) => `<textarea name="${name}">${value}</textarea>`).join('');
  const form = `<form method="post" enctype="multipart/form-data" action="${it.server.url}share">${inputs}<button>Go</button></form>`;
  await page.goto(`data:text/html,${encodeURIComponent(form)}`);
  await page.getByRole('button').click();
  await page.waitForURL(`${it.server.url}**`);
  await started(page);
}

test('shared text comes in without a network, and none of it is sent', async (t) => {
  const page = await it.visit(t, { storing: true });
  await stored(page);
  await restStored(page, DIST); // the workshop reads words around a board
  await until(page, () => navigator.serviceWorker.controller);
  await it.server.stop();
  try {
    await share(page, { title: 'Look 1', text: S2.match(/.{9}/g).join('\n'), url: 'https://paper.example/today' });
    await boardIs(page, S2);
    await share(page, { title: '', text: '', url: `https://nonet.example/#p=${S1}` });
    await boardIs(page, S1);
  } finally {
    await it.server.restart();
  }
  assert.deepEqual(it.server.log.filter((path) => path.includes('share')), []);
});

test('the board is dragged out as a file and as text', async (t) => {
  const page = await it.visit(t);
  await paste(page, S2);
  await boardIs(page, S2);
  await tab(page, 'Text').click();
  const dragged = await page.locator('#grip').evaluate((grip) => {
    const dataTransfer = new DataTransfer();
    grip.dispatchEvent(new DragEvent('dragstart', { dataTransfer, bubbles: true, cancelable: true }));
    return { file: dataTransfer.getData('DownloadURL'), text: dataTransfer.getData('text/plain') };
  });
  const [, name, content] = /^text\/plain:([^:]*):data:text\/plain;charset=utf-8,(.*)$/s.exec(dragged.file);
  assert.equal(name, 'nonet.txt');
  assert.equal(decodeURIComponent(content), dragged.text);
  const other = await it.visit(t);
  await paste(other, dragged.text);
  await boardIs(other, S2);
});

test('the link carries marks and colours, and there is a QR code of it', async (t) => {
  const page = await it.visit(t, CLIPBOARD);
  await paste(page, S2);
  await boardIs(page, S2);
  await cell(page, 1, 3).click();
  for (const key of ['x', '1', 'c', '2', '4', 'v', '3', 'z']) await page.keyboard.press(key);
  await tab(page, 'Text').click();
  await page.getByRole('tabpanel').getByRole('button', { name: 'Link to this puzzle', exact: true }).click();
  await says(page, /^Copied/);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(link, /#z=3[0-9A-Za-z]+$/);
  assert.ok(new URL(link).hash.length < 100, link);

  const other = await it.visit(t, { hash: new URL(link).hash });
  await boardIs(other, S2);
  const here = await cell(page, 1, 3).getAttribute('aria-label');
  await until(other, (label) => [...document.querySelectorAll('[role=gridcell]')].some((cell) => cell.getAttribute('aria-label') === label), here);

  await button(page, 'QR code').click();
  const picture = page.getByRole('img', { name: /QR code of the link/ });
  await picture.waitFor();
  await until(page, () => document.querySelector('.drawing').naturalWidth > 100);
  await says(page, /QR code is drawn/);
  assert.equal(await page.getByRole('tabpanel').getByRole('textbox', { name: 'Link to this puzzle' }).inputValue(), link);
  const download = page.waitForEvent('download');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Save as SVG' }).click();
  assert.equal((await download).suggestedFilename(), 'nonet-link.svg');
});

test('on a phone the QR code is in sight once it is drawn', async (t) => {
  const page = await it.visit(t, { viewport: { width: 390, height: 700 } });
  await paste(page, S2);
  await tab(page, 'Text').click();
  await button(page, 'QR code').click();
  const picture = page.getByRole('img', { name: /QR code of the link/ });
  await picture.waitFor();
  const isSeen = (picture) => {
    const { top, bottom } = picture.getBoundingClientRect();
    const frame = picture.closest('.work').getBoundingClientRect();
    return picture.naturalWidth > 0 && top >= frame.top && top + 100 < Math.min(frame.bottom, bottom);
  };
  await until(page, isSeen, await picture.elementHandle());
});

test('a damaged link says so, and the board stays', async (t) => {
  const page = await it.visit(t, { hash: `#p=${S1}` });
  await page.evaluate(() => { location.hash = 'z=30123456789abcdef'; });
  await says(page, /incomplete or damaged/);
  await boardIs(page, S1);
});
