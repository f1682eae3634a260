// How smoothly a cascade plays: node cascade_figures.mjs. Frames a second, the longest task of the page's thread,
// and the layout shift, on a board of 9x9 and on one of 25x25.

import os from 'node:os';
import { DIST, launch, open, started } from '../e2e/browser.mjs';
import { S2, paste } from '../e2e/person.mjs';
import { Server } from '../e2e/server.mjs';

// A board with four of nine cells empty, scattered.
function large() {
  const side = 25;
  const places = [...Array(side * side).keys()].map((at) => [Math.floor(at / side), at % side]);
  return places.map(([row, col], at) => ((at * at + 7 * at) % 101 % 9 < 4 ? 0 : (col + 5 * row + Math.floor(row / 5)) % side + 1)).join(' ');
}

// Runs in the page: the time of each frame while it plays, and what moved.
function watch() {
  globalThis.frames = [];
  globalThis.shift = 0;
  new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => { globalThis.shift += value; }))
    .observe({ type: 'layout-shift' });
  const look = (now) => {
    if (document.querySelector('#player.playing')) globalThis.frames.push(now);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function measure(browser, server, name, puzzle) {
  const { context, page } = await open(browser, server.url, { locale: 'en-GB', viewport: { width: 1280, height: 800 } });
  await started(page);
  await paste(page, puzzle);
  await page.waitForTimeout(1000);
  await page.evaluate(watch);
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  await page.locator('[data-action=propagate]').click();
  await page.locator('#player.playing').waitFor();
  await page.locator('#player:not(.playing)').waitFor();
  const { traceEvents } = JSON.parse(await browser.stopTracing());
  const { frames, shift, n } = await page.evaluate(() => ({ frames: globalThis.frames, shift: globalThis.shift, n: document.getElementById('scrub').max }));
  await context.close();
  const main = traceEvents.find(({ name: what, args }) => what === 'thread_name' && args.name === 'CrRendererMain');
  const tasks = traceEvents.filter(({ name: what, pid, tid }) => what === 'RunTask' && pid === main.pid && tid === main.tid);
  const works = tasks.map(({ tdur }) => (tdur ?? 0) / 1000).sort((a, b) => b - a);
  const span = frames.at(-1) - frames[0];
  const rate = (frames.length - 1) * 1000 / span;
  console.log(`${name}: ${n} deductions in ${span.toFixed(0)} ms, ${rate.toFixed(1)} frames a second; longest tasks ${works.slice(0, 3).map((ms) => ms.toFixed(1)).join(', ')} ms; layout shift ${shift}`);
}

const server = await Server.start(DIST);
const browser = await launch();
console.log(`${os.cpus()[0].model}, ${os.cpus().length} cores, Chromium ${browser.version()}, load ${os.loadavg()[0].toFixed(1)}`);
await measure(browser, server, '9x9', S2);
await measure(browser, server, '25x25', large());
await browser.close();
await server.stop();
