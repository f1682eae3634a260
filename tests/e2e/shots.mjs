// Takes pictures of the page for people to look at: node shots.mjs FOLDER [DOCS].
//
// FOLDER gets each scene at five sizes in both themes, and two contact sheets in each theme: every technique's example
// as it is drawn, and steps on a 16 × 16 board. DOCS, if it is given, gets a sheet for each scene, all its sizes and
// both themes side by side: those stand in docs/.

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DIST, launch, open, started, until } from './browser.mjs';
import { act, boardIs, button, says, setting, tab } from './person.mjs';
import { Server } from './server.mjs';

const [folder = 'shots', docs] = process.argv.slice(2);
const SIZES = [[320, 568], [390, 844], [768, 1024], [1280, 720], [1440, 900]];
const THEMES = ['light', 'dark'];
const PUZZLE = '000049305000000704008000000042070000000005030009000041000754000030800000804001000';
// Beside this many pixels of height the sizes stand in a sheet for docs/.
const ROW = 420;

const onBoard = async (page) => {
  await page.locator('#example .notes .out').first().waitFor();
  await button(page, 'Put it on the board').click();
  await page.locator('#board .notes .out').first().waitFor();
};

// Each scene: its name, the fragment that it begins with, and what is done then.
const SCENES = [
  ['first', '#', (page) => until(page, () => /ER/.test(document.getElementById('chips').textContent))],
  ['hint', `#p=${PUZZLE}`, async (page) => {
    await boardIs(page, PUZZLE);
    for (const level of [1, 2, 3, 4]) {
      if (level === 1) await act(page, 'hint');
      else await button(page, 'Tell more').click();
      await page.getByRole('img', { name: `${level}/5` }).waitFor();
    }
  }],
  ['chain', '#learn=aic', onBoard],
  ['sets', '#learn=als-xy-wing', onBoard],
  ['path', `#p=${PUZZLE}`, async (page) => {
    await boardIs(page, PUZZLE);
    await act(page, 'path');
    await page.locator('#player:not([hidden], .playing)').waitFor();
    await page.locator('#scrub').fill('23');
  }],
  ['create', `#p=${PUZZLE}`, async (page) => {
    await tab(page, 'Create').click();
    await page.locator('[name=count]').fill('3');
    await button(page, 'New puzzle').click();
    await page.locator('.puzzles li').nth(2).waitFor();
    await page.locator('#work-create').evaluate((node) => node.scrollTo(0, 0));
  }],
  ['lab', `#a=depth-first&p=${PUZZLE}&w=lab`, (page) => runs(page, /step [1-9]\d/)],
  ['race', `#a=backtracking&a=depth-first&a=dancing-links&p=${PUZZLE}&w=lab`, (page) => runs(page, /step [1-9]\d/)],
  ['learn', '#learn=xy-chain', (page) => page.locator('#example .notes .out').first().waitFor()],
  ['large', '#x=', async (page) => {
    await setting(page, 'shape', { label: '16×16' });
    await says(page, /16×16/);
  }],
];

async function runs(page, sign) {
  await page.locator('[data-do=run]:enabled').first().click();
  await until(page, ({ source }) => new RegExp(source).test(document.querySelector('.run .chip')?.textContent), { source: sign.source });
  await page.locator('[data-do=run]').first().click();
}

await mkdir(folder, { recursive: true });
if (docs) await mkdir(docs, { recursive: true });
const server = await Server.start(DIST);
const browser = await launch();

async function visit(hash, more) {
  const { page } = await open(browser, server.url + hash, { locale: 'en-GB', ...more });
  await started(page);
  return page;
}

// One picture of many: a page of its own, in which each has this height.
async function sheet(path, rows, height, type) {
  const { page, context } = await open(browser, 'about:blank#', { viewport: { width: 1600, height: 900 } });
  const line = (pictures) => `<div>${pictures.map(({ name, png }) => `<figure><img height="${height}" src="data:image/png;base64,${png.toString('base64')}"><figcaption>${name}</figcaption></figure>`).join('')}</div>`;
  await page.setContent(`<style>body{margin:0;padding:12px;background:#888;width:max-content;font:12px sans-serif}div{display:flex;gap:12px}figure{margin:0 0 12px}</style>${rows.map(line).join('')}`);
  await page.locator('body').screenshot({ path, type, ...type === 'jpeg' && { quality: 82 } });
  await context.close();
}

for (const [name, hash, deed] of SCENES) {
  const rows = [];
  for (const colorScheme of THEMES) {
    const row = [];
    for (const [width, height] of SIZES) {
      const page = await visit(hash, { colorScheme, viewport: { width, height } });
      await deed(page);
      await page.waitForTimeout(200);
      const png = await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`) });
      row.push({ name: `${width} × ${height}`, png });
      await page.context().close();
    }
    rows.push(row);
  }
  if (docs && name !== 'large') await sheet(join(docs, `${name}.jpg`), rows, ROW, 'jpeg');
}

// In rows of eight.
const rowsOf = (pictures) => Array.from({ length: Math.ceil(pictures.length / 8) }, (_, at) => pictures.slice(8 * at, 8 * at + 8));

for (const colorScheme of THEMES) {
  const page = await visit('#x=', { colorScheme, viewport: { width: 1440, height: 900 } });
  await tab(page, 'Learn').click();
  const links = await page.locator('#work-learn a[href^="#learn="]').evaluateAll((nodes) => nodes.map((node) => node.hash));
  const pictures = [];
  let told = '';
  for (const hash of links) {
    await page.goto(server.url + hash);
    await until(page, (before) => (document.querySelector('#learn-steps code')?.textContent ?? before) !== before, told);
    told = await page.locator('#learn-steps code').textContent();
    pictures.push({ name: hash.slice(7), png: await page.locator('#example').screenshot() });
  }
  await sheet(join(folder, `techniques-${colorScheme}.png`), rowsOf(pictures), 360, 'png');
  await page.context().close();
}

await browser.close();
await server.stop();
console.log(`photographs in ${folder}`);
