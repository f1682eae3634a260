// From key press to painted change: node latency.mjs [--report]. Fails over 16 ms at the 99th percentile, unless only asked for a report.
//
// Real key presses go through the browser's own input queue. A press counts from the time that the browser gave the event to
// the end of the frame that shows its change: a task posted from an animation frame runs when that frame's style, layout and
// paint are done. The browser's frames are not held to a screen's 60 a second here, since waiting for the next of those is
// not the page's work; a press that took less than a frame is on the screen with the next one.

import os from 'node:os';
import { DIST, launch, open, started } from './browser.mjs';
import { boardIs, cell, paste } from './person.mjs';
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
await page.getByRole('switch', { name: 'Candidates' }).check();
await cell(page, 1, 1).click();
await page.evaluate(measure);
for (let round = 0; round < ROUNDS; round += 1) {
  for (const key of KEYS) await page.keyboard.press(key, { delay: 20 });
}
await page.waitForTimeout(200);
const times = (await page.evaluate(() => globalThis.presses)).sort((a, b) => a - b);
const version = browser.version();
await browser.close();
await server.stop();

const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))];
console.log(`${times.length} presses with all candidates shown, ${os.cpus()[0].model}, ${os.cpus().length} cores, Chromium ${version}`);
console.log(`key press to painted change, ms: median ${at(0.5).toFixed(1)}, 95 % ${at(0.95).toFixed(1)}, 99 % ${at(0.99).toFixed(1)}, most ${at(1).toFixed(1)}`);
if (at(0.99) > LIMIT_MS && !process.argv.includes('--report')) {
  console.error(`over ${LIMIT_MS} ms at the 99th percentile`);
  process.exitCode = 1;
}
