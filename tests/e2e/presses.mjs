// How long presses of keys take until their change is painted, by the clock and in work of the page's own thread.
//
// The wait, by the clock, is from the time that the browser gave the event to the end of the frame that shows its change
// (a task posted from an animation frame runs when that frame is done); it includes whatever else the machine is doing.
// The work is the processor time of the page's own thread from the press to the end of that frame: the event, the
// update, the journal, the drawing, style, layout and paint. Only tasks are traced: what the browser's own tools would
// add to that (they count all boxes of the page at each layout) is several milliseconds at 25x25.

import os from 'node:os';

// What lets frames follow each other as fast as they can be drawn.
export const UNLIMITED = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

// Runs in the page: notes how long each press took.
function measure() {
  globalThis.presses = [];
  const channel = new MessageChannel();
  const pressed = [];
  channel.port1.onmessage = () => globalThis.presses.push(performance.now() - pressed.shift());
  document.addEventListener('keydown', (event) => {
    pressed.push(event.timeStamp);
    performance.mark('press');
    requestAnimationFrame(() => {
      performance.mark('frame');
      channel.port2.postMessage(null);
    });
  }, { capture: true });
}

// The waits and the works of these keys, pressed so many times in turn.
export async function pressed(browser, page, keys, rounds) {
  await page.evaluate(measure);
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  for (let round = 0; round < rounds; round += 1) {
    for (const key of keys) await page.keyboard.press(key, { delay: 20 });
  }
  await page.waitForTimeout(200);
  const { traceEvents } = JSON.parse(await browser.stopTracing());
  const waits = await page.evaluate(() => globalThis.presses);
  return { waits, works: worksOf(traceEvents) };
}

function worksOf(traceEvents) {
  const marks = (wanted) => traceEvents.filter(({ name, cat }) => name === wanted && cat.includes('blink.user_timing'));
  const keydowns = marks('press');
  const [{ pid, tid }] = keydowns; // the page's thread
  const tasks = traceEvents.filter((event) => event.name === 'ThreadControllerImpl::RunTask' && event.pid === pid && event.tid === tid);
  const starts = keydowns.map(({ ts }) => tasks.findLast((task) => task.ts <= ts && ts <= task.ts + task.dur)?.ts ?? ts).sort((a, b) => a - b);
  const frames = marks('frame');
  return starts.map((from) => {
    const frame = frames.reduce((first, { ts }) => (ts >= from ? Math.min(first, ts) : first), Infinity);
    return tasks.filter(({ ts }) => ts >= from && ts <= frame).reduce((sum, { tdur }) => sum + (tdur ?? 0), 0) / 1000;
  });
}

// Says them in a line, and returns the 99th percentile.
export function told(name, times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  console.log(`${name}, ms: median ${at(0.5).toFixed(1)}, 95 % ${at(0.95).toFixed(1)}, 99 % ${at(0.99).toFixed(1)}, most ${at(1).toFixed(1)}`);
  return at(0.99);
}

// The machine, and how busy it is.
export const machine = (browser) =>
  `${os.cpus()[0].model}, ${os.cpus().length} cores, Chromium ${browser.version()}, load ${os.loadavg()[0].toFixed(1)}`;

// How quick the machine is just now: the milliseconds that a page takes for work that is always the same. Where others
// use the processors too, it differs by half within minutes.
export const pace = (page) => page.evaluate(() => {
  const start = performance.now();
  let number = 1;
  for (let round = 0; round < 20_000_000; round += 1) number = Math.imul(number, 1_664_525) + round | 0;
  return number === 0 ? 0 : performance.now() - start;
});
