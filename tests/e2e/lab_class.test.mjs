// For a class, in the real browser: an assignment is made, worked on over a reload, submitted and checked; a run is
// shown inside another page, which the game's page does not allow.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import axe from 'axe-core';
import { DIST, until } from './browser.mjs';
import { hostHeaders } from './builds.mjs';
import { browserForTests, button, reload } from './person.mjs';

const it = browserForTests();
const SHOTS = process.env.SHOTS;
const shot = async (page, name) => SHOTS && page.screenshot({ path: join(SHOTS, `${name}.png`), fullPage: true });

async function saved(page, name) {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  return { file: download.suggestedFilename(), path: await download.path() };
}

async function faultless(page, state) {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => axe.run(document.querySelector('.lab')));
  assert.deepEqual(violations.map(({ id, nodes }) => [state, id, nodes[0].html]), []);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${state}: too wide`);
}

test('an assignment goes from the shelf to the marks', async (t) => {
  const teacher = await it.visit(t, { hash: '#w=lab', viewport: { width: 1440, height: 900 } });
  await button(teacher, 'For a class').click();
  await teacher.getByText('20. Clauses that help').waitFor();
  assert.equal(await teacher.getByText('A heuristic is a bet').count(), 0, 'no answers for pupils');
  await teacher.getByRole('textbox', { name: 'Title' }).fill('Search');
  for (const place of [0, 1, 17]) await teacher.locator('[data-field^="pick/"]').nth(place).check();
  await faultless(teacher, 'shelf');
  await shot(teacher, 'shelf');
  const assignment = await saved(teacher, 'Save as a file');
  await button(teacher, 'Handout to print').click();
  await teacher.locator('.paper .puzzle').nth(2).waitFor();
  await teacher.emulateMedia({ media: 'print' });
  assert.equal(await teacher.locator('#tabs, .rooms, #chips').filter({ visible: true }).count(), 0, 'only the sheet is printed');
  await shot(teacher, 'handout-print');
  await teacher.emulateMedia({ media: 'screen' });
  await button(teacher, 'Back to the exercises').click();
  await button(teacher, 'Teacher’s sheet …').click();
  await button(teacher, 'Show the answers').click();
  await teacher.getByText('738 boards in the queue').waitFor();
  await faultless(teacher, 'sheet');
  await shot(teacher, 'sheet');

  const link = JSON.parse(await readFile(assignment.path, 'utf8'));
  const hash = `#agenda=${link.title}&${link.tasks.map(({ exercise }) => `task=${exercise}`).join('&')}&w=lab`;
  const pupil = await it.visit(t, { hash, viewport: { width: 320, height: 700 }, colorScheme: 'dark' });
  await pupil.getByText('Task 2: Queue and stack').waitFor();
  await pupil.getByRole('textbox', { name: /^Your name/ }).fill('Ada');
  await faultless(pupil, 'handout');
  await pupil.locator('[data-do="task:0"]').click();
  await pupil.locator('[data-field=predict]').check();
  for (const at of [2, 3, 78]) {
    await pupil.locator(`[data-guess="${at}"]`).click();
    await pupil.getByText(/^(Right|It was)/).waitFor();
  }
  await until(pupil, () => document.querySelector('.quiz b').textContent === '2 of 3');
  await shot(pupil, 'task');
  // Written, but the field still has the focus when the page goes.
  await pupil.locator('[data-field="answer/0"]').pressSequentially('the first empty');
  await reload(pupil); // the task is open again
  await pupil.locator('.task').getByText('Task 1').waitFor();
  await pupil.getByText('2 of 3 predictions right').waitFor();
  assert.equal(await pupil.locator('[data-field="answer/0"]').inputValue(), 'the first empty');
  await pupil.locator('[data-do=handout]').click();
  await pupil.waitForTimeout(450); // not so soon, as it has only just appeared
  await pupil.locator('[data-do="task:1"]').click();
  await pupil.getByLabel('Speed').fill('100');
  await pupil.locator('[data-do=run]').click();
  await pupil.locator('.task .record li', { hasText: 'solved, 4\u202f208 nodes' }).waitFor();
  await pupil.locator('[data-do=handout]').click();
  await shot(pupil, 'handout');
  const handed = await saved(pupil, 'Save the file to hand in');
  assert.equal(handed.file, 'nonet-hand-in-Ada.json');

  await button(teacher, 'Back to the exercises').click();
  const text = await readFile(handed.path, 'utf8');
  const cheat = text.replace(/"expanded": 4208/, '"expanded": 4207').replace('"Ada"', '"Bob"');
  await teacher.locator('[data-files]').setInputFiles([
    { name: handed.file, mimeType: 'application/json', buffer: Buffer.from(text) },
    { name: 'bob.json', mimeType: 'application/json', buffer: Buffer.from(cheat) },
    { name: 'photo.json', mimeType: 'application/json', buffer: Buffer.from('no') },
  ]);
  await teacher.getByText('✓ 2 of 2 runs as recorded').waitFor();
  await teacher.getByText('✗ came out differently: Expanded').waitFor();
  await teacher.getByText('The file was changed after Nonet wrote it.').waitFor();
  await teacher.getByText(/^photo.json: not one of Nonet/).waitFor();
  await faultless(teacher, 'marks');
  await shot(teacher, 'marks');
});

// Three tasks that a lecturer would set: predict a search, compare its cost with another order, predict one of the
// teacher's own races. Each is done, written about and submitted; then the same page checks the file.
const LANGUAGES = [
  {
    locale: 'en-GB', right: 'Right: R1C2. And next?', predicted: '1 of 1 predictions right',
    marks: '✓ 4 of 4 runs as recorded', answers: ['the first empty cell', '4,208 boards, or 474', 'both go to R1C2'],
  },
  {
    locale: 'es-ES', right: 'Correcto: F1C2. ¿Y ahora?', predicted: '1 de 1 predicciones correctas',
    marks: '✓ 4 de 4 ejecuciones como constan', answers: ['la primera celda vacía', '4208 tableros, o 474', 'ambas van a F1C2'],
  },
];
const RACE = 'Who?~a=backtracking&a=depth-first&p=1.2.............&s=2x2&w=lab';

for (const { locale, right, predicted, marks, answers } of LANGUAGES) {
  test(`three tasks are done and handed in, ${locale}`, async (t) => {
    const run = RACE.split('~').map(encodeURIComponent).join('~');
    const hash = `#agenda=Search&task=where-next&task=queue-and-stack&run=${run}&w=lab`;
    const page = await it.visit(t, { hash, locale, viewport: { width: 1280, height: 720 } });
    const press = (name) => page.locator(`[data-do="${name}"]`).click();
    const write = async (place) => {
      await page.locator(`[data-field="answer/${place}"]`).pressSequentially(answers[place]);
      await press('handout');
    };
    await page.getByText('Who?').waitFor();
    await press('task:0');
    await page.locator('[data-field=predict]').check();
    await page.locator('[data-guess="2"]').click();
    await until(page, () => document.querySelector('.quiz b').textContent.startsWith('1 '));
    await write(0);

    await press('task:1');
    await page.getByRole('slider').first().fill('100');
    await press('run');
    await page.locator('.task .record li', { hasText: /4\D?208/ }).waitFor();
    await page.locator('.options > summary').click();
    await page.locator('[data-field="option/1/order"]').selectOption('9-1');
    await press('run');
    await page.locator('.task .record li', { hasText: '474' }).waitFor();
    await write(1);

    await press('task:2');
    await page.locator('[data-field=predict]').check();
    await page.locator('[data-guess="1"][data-lane="1"]').click();
    await page.getByText(right).waitFor();
    await press('to:solution');
    await page.locator('.run .chip.good').first().waitFor();
    await shot(page, `race-${locale}`);
    const [download] = await Promise.all([page.waitForEvent('download'), press('csv')]);
    assert.match(await readFile(await download.path(), 'utf8'), /^run,position,event,/);
    await write(2);
    await page.getByText(predicted).last().waitFor();

    const [file] = await Promise.all([page.waitForEvent('download'), press('hand-in')]);
    const work = JSON.parse(await readFile(await file.path(), 'utf8'));
    assert.deepEqual(work.done.map(({ answer }) => answer), answers);
    await press('put-away');
    await page.locator('[data-files]').setInputFiles(await file.path());
    await page.getByText(marks).waitFor();
    await faultless(page, `marks-${locale}`);
    await shot(page, `marks-${locale}`);
  });
}

test('a run is shown inside another page, and the game is not', async (t) => {
  it.server.headers = await hostHeaders(DIST);
  t.after(() => { it.server.headers = {}; });
  const page = await it.visit(t, { hash: '#a=backtracking&p=1.2.............&s=2x2&w=lab', permissions: ['clipboard-read', 'clipboard-write'] });
  await button(page, 'Embed in a page').click();
  await page.getByText('Copied.', { exact: true }).waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const frame = `${text}<iframe src="${it.server.url}" id="game"></iframe>`;
  const other = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><title>Notes</title>${frame}`));
  await new Promise((done) => other.listen(0, '127.0.0.1', done));
  t.after(() => other.close());
  const outside = await page.context().newPage();
  // Another name makes it another site.
  await outside.goto(`http://localhost:${other.address().port}/`);
  const inside = outside.frameLocator('iframe').first();
  await inside.locator('.alone [data-do=run]').click();
  await inside.locator('.run .chip.good').waitFor();
  assert.equal(await inside.locator('.rooms, #tabs, #board').count(), 0);
  assert.equal(await inside.locator('.setup select, .files, .quiz').filter({ visible: true }).count(), 0);
  assert.match(await inside.locator('.full a').getAttribute('href'), /^\.\/#a=backtracking&p=1\.2/);
  await shot(outside, 'embedded');
  await outside.emulateMedia({ colorScheme: 'dark' });
  await outside.setViewportSize({ width: 360, height: 700 });
  assert.ok(await inside.locator('html').evaluate((html) => html.scrollWidth <= innerWidth), 'too wide');
  await shot(outside, 'embedded-narrow');
  const refused = outside.frames().find((frame) => frame.url().startsWith('chrome-error'));
  assert.ok(refused, 'the game may not be framed');
  await outside.close();
});
