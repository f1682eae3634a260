// How quick the search tree of a run with 10^6 nodes is in the built page: node lab_tree_figures.mjs. It is pointed
// at, zoomed, pressed. The best of several, as the machine may be busy; only reports, never fails.

import os from 'node:os';
import { DIST, launch, open as openPage, started } from '../e2e/browser.mjs';
import { Server } from '../e2e/server.mjs';

const AB17 = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';
const TIMES = 7;

const server = await Server.start(DIST);
const browser = await launch();
const hash = `#a=${process.argv[2] ?? 'depth-first'}&p=${AB17}&n=1000000&m=2048&w=lab`;
const { page } = await openPage(browser, server.url + hash, { locale: 'en-GB', viewport: { width: 1280, height: 900 } });
await started(page);
await page.locator('.run .chip', { hasText: 'step 0' }).first().waitFor();
await page.getByLabel('Speed').fill('100');
await page.locator('[data-do=run]').click();
await page.locator('.run .chip', { hasText: 'node limit' }).waitFor({ timeout: 300_000 });
await page.waitForTimeout(1000);
await page.locator('svg[data-tree]').scrollIntoViewIfNeeded();

// Runs in the page: moves the pointer over the tree, once a frame, for this many frames.
function pointed(frames) {
  return new Promise((resolve) => {
    const svg = document.querySelector('svg[data-tree]');
    const box = svg.getBoundingClientRect();
    const start = performance.now();
    let [n, script] = [0, 0];
    const frame = () => {
      if (n === frames) return resolve({ fps: (1000 * n) / (performance.now() - start), script: script / n });
      n += 1;
      const at = { clientX: box.x + 20 + (n * 3) % (box.width - 40), clientY: box.y + box.height * (0.1 + 0.012 * (n % 60)), bubbles: true };
      const before = performance.now();
      svg.dispatchEvent(new MouseEvent('mousemove', at));
      script += performance.now() - before;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}

// Runs in the page: does something, and returns the milliseconds until the result is painted.
function done([what, where]) {
  return new Promise((resolve) => {
    const svg = document.querySelector('svg[data-tree]');
    const seen = { tree: () => svg.querySelector('path').getAttribute('d').length + svg.querySelector('path').getAttribute('d').slice(0, 400), step: () => document.querySelector('.run .chip').textContent }[where];
    const before = seen();
    const start = performance.now();
    setTimeout(() => resolve(Infinity), 5000); // it may look the same
    const look = () => {
      if (seen() === before) return;
      observer.disconnect();
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve(performance.now() - start);
      channel.port2.postMessage(null);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.querySelector('.lab'), { subtree: true, childList: true, characterData: true, attributes: true });
    if (what.startsWith('press')) {
      const box = svg.getBoundingClientRect();
      const [, x, y] = what.split(' ').map(Number);
      svg.dispatchEvent(new MouseEvent('click', { clientX: box.x + box.width * x, clientY: box.y + box.height * y, bubbles: true }));
    } else document.querySelector(`[data-do="${what}"]`).click();
    look();
  });
}

const best = (values) => Math.min(...values).toFixed(1);
const places = await page.evaluate(() => [...document.querySelectorAll('svg[data-tree] path')].map((path) => path.getAttribute('d').split('M').length - 1));
console.log(`${os.cpus()[0].model}, ${os.cpus().length} cores, Chromium ${browser.version()}, load ${os.loadavg()[0].toFixed(1)}; blocks drawn: ${places}`);
const moves = [];
for (let i = 0; i < TIMES; i += 1) moves.push(await page.evaluate(pointed, 60));
console.log(`pointing: ${Math.max(...moves.map(({ fps }) => fps)).toFixed(0)} frames a second, ${best(moves.map(({ script }) => script))} ms of script for a move`);
const [closer, whole, visits] = [[], [], []];
for (let i = 0; i < TIMES; i += 1) {
  await page.evaluate(() => { // a node in the middle of the third row
    const svg = document.querySelector('svg[data-tree]');
    svg.focus();
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown']) svg.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
  await page.waitForTimeout(300);
  if (await page.locator('[data-do="closer:0"]').isDisabled()) { console.log('nothing marked'); break; }
  closer.push(await page.evaluate(done, ['closer:0', 'tree']));
  await page.waitForTimeout(300);
  whole.push(await page.evaluate(done, ['whole:0', 'tree']));
  await page.waitForTimeout(300);
  visits.push(await page.evaluate(done, [`press ${0.5 + 0.01 * i} ${0.06 + 0.03 * (i % 3)}`, 'step']).catch(() => Infinity));
  await page.waitForTimeout(500);
}
console.log(`looked closer after ${best(closer)} ms, whole again after ${best(whole)} ms, at a pressed node after ${best(visits)} ms`);
console.log(`load at the end ${os.loadavg()[0].toFixed(1)}`);
await browser.close();
await server.stop();
