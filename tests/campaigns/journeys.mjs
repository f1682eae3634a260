// Walks through the page for this many minutes, one after the other, each from a different seed:
//
//   node tests/campaigns/journeys.mjs --report --minutes N --seed S [--firefox] [--width W] [--acts N] [--without LAW,LAW]
//
// A broken law is printed with the seed of its walk, and with the shortest sequence of acts found to break it
// within a number of seconds (--shrink N). One walk again, act by act: --again SEED; only these of its acts: --play
// JSON, as printed. One long stay on a page, and what it holds meanwhile: --stay.

import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { DIST, launch } from '../e2e/browser.mjs';
import { endure, grown } from '../e2e/journey/held.mjs';
import { setting, shrink, walk } from '../e2e/journey/walk.mjs';
import { Server } from '../e2e/server.mjs';

const text = (usual) => ({ type: 'string', default: usual });
const flag = { type: 'boolean', default: false };
const OPTIONS = {
  report: flag, firefox: flag, stay: flag, minutes: text('10'), seed: text('1'), width: text(), acts: text('200'), without: text(''),
  again: text(), play: text(), shrink: text('120'),
};

const tell = ({ name, what }) => console.log(`    ${name}: ${String(what ?? '').slice(0, 120)}`);

async function one(browser, url, seed, options) {
  const chosen = { ...setting(seed, { width: Number(options.width) }), without: options.without.split(',') };
  const acts = options.play && JSON.parse(options.play).map(([name, seed]) => ({ name, seed }));
  const walked = await walk(browser, url, { seed, many: Number(options.acts), acts, chosen });
  const { broken } = walked;
  if (broken) console.log(`seed ${seed}, act ${walked.acts.length}, ${JSON.stringify(chosen)}: ${broken.law}: ${broken.fault}`);
  if (broken || options.again) walked.acts.slice(options.again ? 0 : -4).forEach(tell);
  return walked;
}

async function tellShort(browser, url, walked, seconds) {
  const short = await shrink(browser, url, walked, seconds);
  if (!short) return console.log('  not again');
  console.log(`  in ${short.acts.length} acts: ${short.broken.fault}`);
  short.acts.forEach(tell);
  return console.log(`  --again ${walked.seed} --play '${JSON.stringify(short.acts.map(({ name, seed }) => [name, seed]))}'`);
}

// Faults that differ only in numbers are one kind, which is shortened once.
const kindOf = ({ law, fault }) => `${law} ${fault.replace(/\d+/g, '')}`;

async function walks(it, url, options) {
  const total = { walks: 0, acts: 0, looks: 0, broken: 0 };
  const kinds = new Set();
  const end = Date.now() + 60_000 * Number(options.minutes);
  for (let seed = Number(options.again ?? options.seed); total.walks === 0 || (!options.again && Date.now() < end); seed += 1) {
    const browser = await it.browser();
    const walked = await one(browser, url, seed, options);
    if (!browser.isConnected()) { // the system ended it: this walk has no result
      console.log(`seed ${seed}: the browser is gone`);
      continue;
    }
    total.walks += 1;
    total.acts += walked.acts.length;
    total.looks += walked.looks;
    if (!walked.broken) continue;
    total.broken += 1;
    if (kinds.has(kindOf(walked.broken))) continue;
    kinds.add(kindOf(walked.broken));
    if (Number(options.shrink)) await tellShort(browser, url, walked, Number(options.shrink));
  }
  console.log(`${total.walks} walks, ${total.acts} acts, ${total.looks} laws looked at, ${total.broken} walks broken (${kinds.size} kinds)`);
  return total.broken;
}

async function stay(it, url, { minutes, seed, without }) {
  const { acts, samples } = await endure(await it.browser(), url, { seconds: 60 * Number(minutes), seed: Number(seed), without: without.split(',') });
  for (const { at, heap, nodes, listeners, wasm } of samples) {
    console.log(`${Math.round(at)} s: heap ${heap.toFixed(1)} MiB, ${nodes} nodes, ${listeners} listeners, wasm ${wasm.toFixed(1)} MiB`);
  }
  console.log(`seed ${seed}: ${acts} acts; grown: ${grown(samples).join(', ') || 'nothing'}`);
  return grown(samples).length;
}

// One browser after the other, in case one is ended.
function browserOf(launched) {
  let browser;
  return { browser: async () => (browser?.isConnected() ? browser : (browser = await launched())) };
}

async function main() {
  const { values } = parseArgs({ options: OPTIONS });
  const server = await Server.start(DIST);
  const it = browserOf(values.firefox ? (await import('../e2e/firefox.mjs')).launchFirefox : launch);
  const faults = await (values.stay ? stay : walks)(it, server.url, values);
  await (await it.browser()).close();
  await server.stop();
  if (faults && !values.report) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await main();
