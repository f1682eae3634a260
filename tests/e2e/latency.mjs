// From key press to painted change: node latency.mjs [--report]. Fails above 16 ms at the 99th percentile, unless only
// a report is asked for.
//
// Real key presses go through the browser's own input queue, and two times are reported. The wait, by the clock, is
// from the time that the browser gave the event to the end of the frame that shows its change (a task posted from an
// animation frame runs when that frame is done); it includes whatever else the machine is doing. The work is the
// processor time of the page's own thread from the press to the end of that frame: the event, the update, the journal,
// the drawing, style, layout and paint. The limit applies to the work, because it is the page's, and nearly the same
// however busy the machine is.

import os from 'node:os';
import { DIST, launch, open, started } from './browser.mjs';
import { boardIs, candidates, cell, paste } from './person.mjs';
import { Server } from './server.mjs';

const LIMIT_MS = 16;
const ROUNDS = 60;
const PUZZLE = '000049305000000704008000000042070000000005030009000041000754000030800000804001000';
const KEYS = ['1', 'ArrowRight', '2', 'ArrowDown', '6', 'Backspace', 'ArrowLeft', '5', 'ArrowUp', 'Delete'];

// Runs in the page: notes how long each press took.
function measure() {
  globalThis.presses = [];
  const channel = new MessageChannel();
  const pressed = [];
  channel.port1.onmessage = () => globalThis.presses.push(performance.now() - pressed.shift());
  document.addEventListener('keydown', (event) => {
    pressed.push(event.timeStamp);
    requestAnimationFrame(() => channel.port2.postMessage(null));
  }, { capture: true });
}

const server = await Server.start(DIST);
const browser = await launch(['--disable-frame-rate-limit', '--disable-gpu-vsync']);
const { page } = await open(browser, server.url, { locale: 'en-GB', viewport: { width: 1280, height: 800 } });
await started(page);
await paste(page, PUZZLE);
await boardIs(page, PUZZLE);
await candidates(page);
await cell(page, 1, 1).click();
await page.evaluate(measure);
await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'] });
for (let round = 0; round < ROUNDS; round += 1) {
  for (const key of KEYS) await page.keyboard.press(key, { delay: 20 });
}
await page.waitForTimeout(200);
const { traceEvents } = JSON.parse(await browser.stopTracing());
const waits = await page.evaluate(() => globalThis.presses);
const version = browser.version();
await browser.close();
await server.stop();

// The page's thread is the one with its keydown events.
const keydowns = traceEvents.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown');
const [{ pid, tid }] = keydowns;
const tasks = traceEvents.filter((event) => event.name === 'RunTask' && event.pid === pid && event.tid === tid);
const starts = keydowns.map(({ ts }) => tasks.findLast((task) => task.ts <= ts && ts <= task.ts + task.dur)?.ts ?? ts).sort((a, b) => a - b);
const frames = traceEvents.filter((event) => event.name === 'FireAnimationFrame' && event.pid === pid && event.tid === tid);
const works = starts.map((from) => {
  const frame = frames.reduce((first, { ts }) => (ts >= from ? Math.min(first, ts) : first), Infinity);
  return tasks.filter(({ ts }) => ts >= from && ts <= frame).reduce((sum, { tdur }) => sum + (tdur ?? 0), 0) / 1000;
});

const told = (name, times) => {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  console.log(`${name}, ms: median ${at(0.5).toFixed(1)}, 95 % ${at(0.95).toFixed(1)}, 99 % ${at(0.99).toFixed(1)}, most ${at(1).toFixed(1)}`);
  return at(0.99);
};
console.log(`${works.length} presses with all candidates shown, ${os.cpus()[0].model}, ${os.cpus().length} cores, Chromium ${version}, load ${os.loadavg()[0].toFixed(1)}`);
told('wait', waits);
const work = told('work', works);
if (work > LIMIT_MS && !process.argv.includes('--report')) {
  console.error(`over ${LIMIT_MS} ms at the 99th percentile`);
  process.exitCode = 1;
}
