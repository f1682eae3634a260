// Takes pictures of the page for review: node shots.mjs FOLDER [DOCS].
//
// FOLDER gets each scene at five sizes in both themes, and contact sheets in each theme: every technique's examples as
// they are drawn, three techniques to a sheet, and a step of every technique found on a 16 × 16 board, on a phone and
// on a wide screen. DOCS, if it is given, gets a sheet for each scene, all its sizes and both themes side by side:
// those stand in docs/.

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DIST, launch, open, started, until } from './browser.mjs';
import { act, boardIs, button, paste, says, setting, tab } from './person.mjs';
import { Server } from './server.mjs';

const [folder = 'shots', docs] = process.argv.slice(2);
const SIZES = [[320, 568], [390, 844], [768, 1024], [1280, 720], [1440, 900]];
const THEMES = ['light', 'dark'];
const PUZZLE = '000049305000000704008000000042070000000005030009000041000754000030800000804001000';
// Beyond its singles this has subsets, fish, colours, chains and almost locked sets: nonet generate --size 16
// --seed 2.
const LARGE = '.4.........G...E3E.C....2.7..D...D..A3C.....8F2...86.F.D.5.C4....9.78.6..1F5.3...5B8.2...A.4...6..2..5...B...1...61..AE........DCF.....9E.5....8...97DA...B8.G5......62..3....E47..G..4.A..2....9...1..3....F....C...B.4..6.3...2A.....6.E...B.5B.64F9..3G2....C';
// The height in pixels of the pictures in a sheet for docs/.
const ROW = 420;

const onBoard = async (page) => {
  await page.locator('#example .notes .out').first().waitFor();
  await button(page, 'Put it on the board').click();
  await page.locator('#board .notes .out').first().waitFor();
};

// Each scene: its name, the fragment that it starts with, and what is done then.
const SCENES = [
  ['first', '#', (page) => until(page, () => /ER/.test(document.getElementById('chips').textContent))],
  ['hint', `#p=${PUZZLE}`, async (page) => {
    await boardIs(page, PUZZLE);
    for (const level of [1, 2, 3, 4]) {
      if (level === 1) await act(page, 'hint');
      else await button(page, 'Show more').click();
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

// One picture made of many: a separate page, in which each has this height.
async function sheet(path, rows, height, type) {
  const { page, context } = await open(browser, 'about:blank#', { viewport: { width: 1600, height: 900 } });
  const line = (pictures) => `<div>${pictures.map(({ name, png }) => `<figure><img height="${height}" src="data:image/png;base64,${png.toString('base64')}"><figcaption>${name}</figcaption></figure>`).join('')}</div>`;
  await page.setContent(`<style>body{margin:0;padding:12px;background:#888;width:max-content;font:12px sans-serif}div{display:flex;gap:12px}figure{margin:0 0 12px;width:min-content}</style>${rows.map(line).join('')}`);
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

// The three examples of each technique in a row, three techniques to a sheet: small enough to view.
const examplesOf = async (page) => {
  const pictures = [];
  for (const heading of [/ 1 /, / 2 /, / 3 /]) {
    await page.locator('#learn-about h2', { hasText: heading }).waitFor();
    pictures.push({ name: await page.locator('#learn-steps code').textContent(), png: await page.locator('#example').screenshot() });
    await button(page, 'Next example').click();
  }
  return pictures;
};

for (const colorScheme of THEMES) {
  const page = await visit('#x=', { colorScheme, viewport: { width: 1440, height: 900 } });
  await tab(page, 'Learn').click();
  const rows = page.locator('#learn-about a[href^="#learn="]');
  await rows.first().waitFor();
  const links = await rows.evaluateAll((nodes) => nodes.map((node) => node.hash));
  const drawings = [];
  let told = '';
  for (const hash of links) {
    await page.goto(server.url + hash);
    await until(page, (before) => (document.querySelector('#learn-steps code')?.textContent ?? before) !== before, told);
    drawings.push(await examplesOf(page));
    told = await page.locator('#learn-steps code').textContent();
  }
  for (let at = 0; at < drawings.length; at += 3) {
    await sheet(join(folder, `techniques-${colorScheme}-${String(at / 3 + 1).padStart(2, '0')}.png`), drawings.slice(at, at + 3), 460, 'png');
  }
  await page.context().close();
}

// Opens all branches of the tree of steps at this level. Each press rebuilds the rows.
async function unfold(page, level) {
  const closed = `[role=treeitem][aria-level="${level}"][aria-expanded=false]`;
  for (let left = await page.locator(closed).count(); left > 0; left -= 1) {
    await page.locator(closed).first().evaluate((row) => row.click());
    await until(page, ([rows, before]) => document.querySelectorAll(rows).length < before, [closed, left]);
  }
}

for (const colorScheme of THEMES) {
  for (const [width, height] of [[390, 844], [1280, 900]]) {
    const page = await visit('#x=', { colorScheme, viewport: { width, height } });
    await paste(page, LARGE);
    await page.locator('#board[data-side="16"]').waitFor();
    await act(page, 'propagate');
    await page.locator('#player:not([hidden], .playing)').waitFor();
    await act(page, 'steps');
    const rows = page.getByRole('treeitem');
    await rows.first().waitFor();
    for (const level of [1, 2]) await unfold(page, level);
    const levels = await rows.evaluateAll((nodes) => nodes.map((node) => [node.ariaLevel, node.textContent]));
    const drawings = [];
    for (const [place, [level, name]] of levels.entries()) {
      if (level !== '2') continue;
      await rows.nth(place + 1).click();
      await page.locator('[role=treeitem][aria-level="3"][aria-selected=true]').waitFor();
      drawings.push({ name, png: await page.locator('#board').screenshot() });
    }
    const lines = Array.from({ length: Math.ceil(drawings.length / 4) }, (_, at) => drawings.slice(4 * at, 4 * at + 4));
    await sheet(join(folder, `large-steps-${width}-${colorScheme}.png`), lines, Math.min(width, 620), 'png');
    await page.context().close();
  }
}

await browser.close();
await server.stop();
console.log(`photographs in ${folder}`);
