// `nonet.html`, opened from the disk: everything is inside, and it makes no requests, not even to the disk.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { S1, S2, boardIs, browserForTests, button, cell, notices, paste, reload, saved, says, setting, solvedAndRated, tab } from './person.mjs';
import { DIST, launch, until } from './browser.mjs';
import { launchFirefox } from './firefox.mjs';

const FILE = pathToFileURL(join(DIST, 'nonet.html')).href;
// The output of `nonet generate --seed 1`.
const FIRST = '59.1..6.8...4......3152..9..2.3.1..................715.......6.....79.3..85.....9';

// Neither browser gives a page from the disk private files, where the second copy goes; Chromium complains about
// it.
for (const [name, launched, complains] of [['Chromium', launch, /SecurityError/], ['Firefox', launchFirefox]]) {
  const it = browserForTests(launched);

  const load = async (t, puzzle) => {
    const page = await it.visit(t, { url: FILE, complains });
    page.asked = [];
    page.on('request', (request) => page.asked.push(request.url()));
    await paste(page, puzzle);
    await boardIs(page, puzzle);
    return page;
  };
  const asksNobody = (page) => assert.deepEqual(page.asked.filter((url) => !url.startsWith('blob:')), []);

  test(`${name}: a hint, the solution and the difficulty`, async (t) => {
    const page = await load(t, S2);
    await button(page, 'Hint').click();
    await says(page, /next step/);
    await paste(page, S1);
    await solvedAndRated(page);
    asksNobody(page);
  });

  test(`${name}: a puzzle is made`, async (t) => {
    const page = await load(t, S2);
    await tab(page, 'Create').click();
    await page.locator('#work-create [name="seed"]').fill('1');
    await button(page, 'New puzzle').click();
    await boardIs(page, FIRST);
    await until(page, () => document.querySelector('#create-panel').textContent.includes('exactly one, proved'));
    asksNobody(page);
  });

  test(`${name}: a run of the Lab`, async (t) => {
    const page = await load(t, S2);
    await tab(page, 'Lab').click();
    await page.getByText('step 0', { exact: true }).waitFor();
    assert.notEqual(await page.locator('.lab').evaluate((lab) => getComputedStyle(lab).getPropertyValue('--c0')), '', 'its style');
    await page.getByLabel(/^Speed/).fill('100');
    await button(page, 'Run').click();
    await page.locator('.run .chip.good').waitFor();
    asksNobody(page);
  });

  test(`${name}: the other language is inside, and the game is kept`, async (t) => {
    const page = await load(t, S2);
    await cell(page, 1, 3).click();
    await page.keyboard.press('4');
    await saved(page);
    assert.equal(await notices(page).count(), 0);
    await reload(page);
    await boardIs(page, S2.replace('530', '534'));
    await setting(page, 'lang', 'es');
    await page.locator('html[lang=es]').waitFor();
    await tab(page, 'Texto').click();
    await page.getByText('Esto es Nonet en un solo archivo').waitFor();
    asksNobody({ asked: page.asked.filter((url) => url !== FILE && !url.startsWith(`${FILE}#`)) }); // except itself, again
  });
}

const it = browserForTests();

test('the page offers it for saving: the file of this build, which a host does not open', async (t) => {
  const page = await it.visit(t);
  await tab(page, 'Text').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'), page.getByRole('link', { name: 'Save Nonet as one file' }).click(),
  ]);
  assert.equal(download.suggestedFilename(), 'nonet.html');
  assert.deepEqual(await readFile(await download.path()), await readFile(join(DIST, 'nonet.html')));
  assert.match(await readFile(join(DIST, '_headers'), 'utf8'), /\/nonet\.html\n.*\n {2}Content-Disposition: attachment/);
});
