// A walk that stays on one page for long: what the page holds (heap, nodes, listeners, memory of the programs) must
// not grow once it is warm.

import { until } from '../browser.mjs';
import { FAULTY } from '../faulty.mjs';
import { paste } from '../person.mjs';
import { Walker, drawnFrom, setting } from './walk.mjs';

const PUZZLE = '530070000600195000098000060800060003400803001700020006060000280000419005000080079';
const PROGRAMS = { content: `(${FAULTY.script})(${JSON.stringify(FAULTY.jobs)})` };
const LOOKS = 15;

// Puts the page in a fixed state, so that what it holds can be compared.
async function settle(page) {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.evaluate(() => {
    document.querySelectorAll('dialog[open]').forEach((dialog) => dialog.close());
    document.querySelectorAll('.lab [data-do=cancel]:not([disabled])').forEach((button) => button.click());
    const lang = document.getElementById('lang');
    lang.value = 'en';
    lang.dispatchEvent(new Event('change', { bubbles: true }));
    document.getElementById('tab-solve').click();
    document.activeElement?.blur();
  });
  await page.keyboard.press('Escape');
  await paste(page, PUZZLE);
  await until(page, (text) => [...document.querySelectorAll('[role=gridcell] .digit')].map((digit) => digit.textContent || '0').join('') === text, PUZZLE);
}

// What the page holds after garbage collection.
async function held(page, session) {
  await settle(page);
  await page.waitForTimeout(300);
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name) => metrics.find((metric) => metric.name === name).value;
  const wasm = await page.evaluate(() => globalThis.programs.reduce((sum, { exports }) => sum + exports.memory.buffer.byteLength, 0));
  return { heap: of('JSHeapUsedSize') / 2 ** 20, nodes: of('Nodes'), listeners: of('JSEventListeners'), wasm: wasm / 2 ** 20 };
}

// Walks for this many seconds without leaving the page; returns what the page held meanwhile.
export async function endure(browser, url, { seconds, seed, without }) {
  const walker = new Walker(browser, url, { ...setting(seed), width: 1024, height: 800, touch: false, without });
  await walker.begin([PROGRAMS]);
  const { context, page } = walker;
  try {
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const begun = Date.now();
    const past = () => (Date.now() - begun) / 1000;
    const samples = [];
    for (const [row, of] of drawnFrom(seed, Infinity, walker)) {
      if (!row.leaves) await walker.act(row, of);
      if (past() <= samples.length * seconds / LOOKS) continue;
      samples.push({ at: past(), ...await held(page, session) });
      walker.now = await walker.look();
      if (past() > seconds) break;
    }
    return { acts: walker.performed.length, samples };
  } finally {
    await context.close();
  }
}

// What has grown: the minimum of the last third compared with the maximum of the one before it. The first third is
// for warming up.
export function grown(samples, slack = { heap: 4, nodes: 3000, listeners: 300, wasm: 16 }) {
  const third = Math.floor(samples.length / 3);
  return Object.keys(slack).filter((name) => {
    const middle = samples.slice(third, 2 * third).map((sample) => sample[name]);
    const last = samples.slice(2 * third).map((sample) => sample[name]);
    return Math.min(...last) > Math.max(...middle) + slack[name];
  });
}
