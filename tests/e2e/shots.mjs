// Takes pictures of the page for people to look at: node shots.mjs FOLDER. Each workspace, at four widths, in both
// themes.

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DIST, launch, open, started } from './browser.mjs';
import { SIX, boardIs, button, candidates, paste, says, setting } from './person.mjs';
import { Server } from './server.mjs';

const folder = process.argv[2] ?? 'shots';
const SIZES = [[320, 640], [768, 1024], [1280, 800], [1920, 1080]];
const SUBSETS = '000049305000000704008000000042070000000005030009000041000754000030800000804001000';

// Each scene: its name and what is done on the fresh page.
const SCENES = [
  ['welcome', async () => {}],
  ['hint', async (page) => {
    await paste(page, SUBSETS);
    await boardIs(page, SUBSETS);
    await candidates(page);
    await button(page, 'Propagate').click();
    await says(page, /stuck/);
    for (let press = 0; press < 4; press += 1) {
      await button(page, 'Hint').click();
      await page.locator('.levels').waitFor({ state: 'attached' });
      await page.waitForTimeout(100);
    }
  }],
  ['solved', async (page) => {
    await paste(page, SUBSETS);
    await boardIs(page, SUBSETS);
    await button(page, 'Solve').click();
    await page.locator('.tool').first().waitFor();
  }],
  ['solutions', async (page) => {
    await paste(page, SIX);
    await boardIs(page, SIX);
    await page.getByRole('tab', { name: 'Solutions' }).click();
    await button(page, 'Diagnose').click();
    await page.locator('.small-board').first().waitFor();
  }],
  ['large', async (page) => {
    await setting(page, 'shape', { label: '16×16' });
    await candidates(page);
    await page.locator('[data-cell="85"]').click();
    for (const key of ['a', 'ArrowRight', '7', 'ArrowRight']) await page.keyboard.press(key);
    await says(page, /7 in/);
  }],
  ['create', async (page) => {
    await page.getByRole('tab', { name: 'Create' }).click();
    await page.locator('[name=count]').fill('3');
    await button(page, 'New puzzle').click();
    await page.locator('.puzzles li').nth(2).waitFor();
  }],
  ['text', async (page) => {
    await page.getByRole('tab', { name: 'Text' }).click();
    await page.getByRole('textbox').fill(`${SUBSETS.slice(0, 40)}55${SUBSETS.slice(42)}`);
    await button(page, 'Put on the board').click();
    await page.locator('#text-panel .result').waitFor();
  }],
];

await mkdir(folder, { recursive: true });
const server = await Server.start(DIST);
const browser = await launch();
for (const [width, height] of SIZES) {
  for (const colorScheme of ['light', 'dark']) {
    for (const [name, act] of SCENES) {
      const { context, page } = await open(browser, server.url, { locale: 'en-GB', colorScheme, viewport: { width, height } });
      await started(page);
      await act(page);
      await page.waitForTimeout(150);
      await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: width < 1100 });
      await context.close();
    }
  }
}
await browser.close();
await server.stop();
console.log(`photographs in ${folder}`);
