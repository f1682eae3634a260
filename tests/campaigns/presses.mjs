// How long key presses take until their change is painted, by the clock and in work of the page's own thread.
//
// The wait, by the clock, is from the time when the browser got the event to the end of the frame that shows its
// change (a task posted from an animation frame runs when that frame is done); it includes everything else the
// machine is doing. The work is the processor time of the page's own thread from the press to the end of that
// frame: the event, the update, the journal, the drawing, style, layout and paint. Only tasks are traced: the
// browser's own tools would add several milliseconds at 25x25 (they count all boxes of the page at each layout).

import os from 'node:os';

// Lets frames follow each other as fast as they can be drawn.
export const UNLIMITED = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

// Runs in the page: records how long each press took.
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

// The waits and the work of these keys, pressed in turn this many times.
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

// Prints them in a line, and returns the 99th percentile.
export function told(name, times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  console.log(`${name}, ms: median ${at(0.5).toFixed(1)}, 95 % ${at(0.95).toFixed(1)}, 99 % ${at(0.99).toFixed(1)}, most ${at(1).toFixed(1)}`);
  return at(0.99);
}

// The machine, and how busy it is.
export const machine = (browser) =>
  `${os.cpus()[0].model}, ${os.cpus().length} cores, Chromium ${browser.version()}, load ${os.loadavg()[0].toFixed(1)}`;

// How quick the machine is at the moment: the milliseconds that a page takes for fixed work. If others use the
// processors too, it varies by half within minutes.
export const pace = (page) => page.evaluate(() => {
  const start = performance.now();
  let number = 1;
  for (let round = 0; round < 20_000_000; round += 1) number = Math.imul(number, 1_664_525) + round | 0;
  return number === 0 ? 0 : performance.now() - start;
});
