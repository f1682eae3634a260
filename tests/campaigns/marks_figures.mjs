// From key press to painted change with every layer shown: computed candidates, corner and centre marks and colours
// in every cell, a digit in focus: node marks_figures.mjs. The goals are 16 ms of work at the 99th percentile at
// 9x9, 33 at 25x25; nothing fails, the figures go to docs/log/CAMPAIGNS.md.

import { DIST, launch, open, started, until } from '../e2e/browser.mjs';
import { candidates, cell, setting } from '../e2e/person.mjs';
import { UNLIMITED, machine, pace, pressed, told } from './presses.mjs';
import { Server } from '../e2e/server.mjs';

const ROUNDS = 40;
// Every press changes something: digits, marks of each layer, the cursor, the selection.
const KEYS = ['1', 'ArrowRight', 'Shift+Digit2', 'ArrowDown', 'Control+Digit6', 'Backspace', 'Shift+ArrowLeft', 'Control+Shift+Digit5', 'ArrowUp', 'Delete'];
// No two of them make a two-figure number.
const MARKS = ['Shift+Digit3', 'Shift+Digit5', 'Shift+Digit9', 'Control+Digit4', 'Control+Digit7', 'Control+Shift+Digit6', 'Control+Shift+Digit8'];

const server = await Server.start(DIST);
const browser = await launch(UNLIMITED);
for (const side of [9, 25]) {
  const { context, page } = await open(browser, server.url, { locale: 'en-GB', viewport: { width: 1280, height: 800 } });
  await started(page);
  const option = await page.locator('#shape option').evaluateAll((options, text) =>
    options.find((option) => option.textContent.startsWith(text)).value, `${side}`);
  await setting(page, 'shape', option);
  await until(page, (n) => document.querySelectorAll('[role=gridcell]').length === n, side * side);
  await candidates(page);
  // A game is in progress: with the first given the ways to begin disappear, which a press does not usually cause.
  await cell(page, side, side).click();
  await until(page, () => document.activeElement.matches('[role=gridcell]'));
  await page.keyboard.press('2');
  await cell(page, 1, 1).click();
  await until(page, () => document.activeElement.matches('[role=gridcell]'));
  await page.keyboard.press('z');
  for (const key of ['Control+a', ...MARKS, 'Escape', 'Alt+Digit5']) await page.keyboard.press(key);
  await until(page, () => [...document.querySelectorAll('[role=gridcell]')].every((node) =>
    /candidates.*corner 3 5 9, centre 4 7, blue and pink|given/.test(node.ariaLabel)));
  const before = await pace(page);
  const { waits, works } = await pressed(browser, page, KEYS, ROUNDS);
  const paces = [before, await pace(page)].map((ms) => ms.toFixed(0));
  console.log(`${side}x${side}, ${works.length} presses with every layer shown, ${machine(browser)}, pace ${paces.join(' and ')} ms`);
  told('wait', waits);
  told('work', works);
  await context.close();
}
await browser.close();
await server.stop();
