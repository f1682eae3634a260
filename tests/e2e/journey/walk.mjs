// A walk: acts drawn from a seed, or given, and after each of them the laws.

import { random } from '../../campaigns/cancel_trials.mjs';
import { open, started, until } from '../browser.mjs';
import { drawn } from '../person.mjs';
import { eyes } from './eyes.mjs';
import { Hand } from './hand.mjs';
import { Broken, LAWS, same } from './laws.mjs';
import { PLACES } from './places.mjs';
import { PLAYING } from './playing.mjs';
import { WORK } from './work.mjs';

export const ACTS = [...PLAYING, ...PLACES, ...WORK];
const BEGINNINGS = ['#x=', '', '#p=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79', '#w=lab', '#learn=x-wing'];
const SCREENS = [[320, 568, true], [390, 844, true], [768, 1024, true], [1280, 800, false], [1440, 900, false]];

// The start of a walk, by its seed: the window, the language, the theme, the address.
export function setting(seed, { width, canTouch = true } = {}) {
  const of = random(Math.imul(seed, 0x9e3779b1)); // or neighbouring seeds would start alike
  const one = (list) => list[Math.floor(of() * list.length)];
  const screen = SCREENS.find(([wide]) => wide === width) ?? one(SCREENS);
  return { width: screen[0], height: screen[1], touch: canTouch && screen[2], locale: one(['en-GB', 'es-ES']), colorScheme: one(['light', 'dark']), hash: one(BEGINNINGS) };
}

// A user of the page, who knows what was last seen.
export class Walker {
  constructor(browser, url, chosen) {
    Object.assign(this, { browser, url, chosen, performed: [], looks: 0 });
  }

  async begin(more = []) {
    const { width, height, touch, locale, colorScheme, hash } = this.chosen;
    const isChromium = this.browser.browserType().name() === 'chromium';
    const { context, page } = await open(this.browser, this.url + hash, {
      init: [eyes, ...more], viewport: { width, height }, locale, colorScheme, storing: false,
      ...isChromium ? { permissions: ['clipboard-read', 'clipboard-write'], hasTouch: touch, isMobile: touch } : {},
    });
    Object.assign(this, { context, page, hand: new Hand(page, touch && isChromium) });
    await context.addInitScript(eyes);
    await started(page);
    this.now = await this.look();
  }

  look() {
    return this.page.evaluate(() => globalThis.eyes.look());
  }

  // Waits until nothing is running, or for this long.
  async quiet(limit) {
    await until(this.page, () => !document.querySelector('#page.busy'), undefined, limit).catch(() => {});
  }

  async saved() {
    await until(this.page, () => /^(saved|guardado|$)/.test(document.getElementById('standing').textContent), undefined, 3_000).catch(() => {});
  }

  draws(seed) {
    this.of = random(seed);
    this.one = (list) => list[Math.floor(this.of() * list.length)];
  }

  // One act, and the laws; nothing if it is not possible.
  async act(row, seed) {
    if (row.when && !row.when(this.now)) return;
    this.draws(seed);
    const before = this.now;
    if (!await this.does(row, seed)) return;
    if (row.changes === 'board' && this.of() < 0.3) await this.quiet(1_000);
    this.now = await this.look();
    // The message, and the move of the focus, may come a moment later.
    const isLate = (row.speaks && !this.now.status) || (this.now.focus.lost && !before.focus.lost);
    if (isLate) this.now = await this.page.waitForTimeout(300).then(() => this.look());
    // Digits may still change because of earlier acts.
    this.now.unsettled = this.now.busy || this.now.plays || row.changes === 'board' || (before.unsettled && same(before, this.now) !== null);
    // The element that opened a sheet gets the focus back when it is closed.
    this.now.opener = this.now.sheet && before.sheet ? before.opener : before.focus;
    this.obey(before, { ...row, pressed: this.hand.pressed });
  }

  async does({ name, act }, seed) {
    const done = { name, seed, what: 'broke off' };
    this.performed.push(done);
    this.hand.pressed = '';
    done.what = await act(this).catch((error) => {
      if (this.chosen.without?.includes(error.law)) return 'breaks a law that is left out';
      throw error;
    });
    if (done.what === '') this.performed.pop();
    else await drawn(this.page);
    return done.what !== '';
  }

  obey(before, act) {
    for (const [law, check] of LAWS) {
      this.looks += 1;
      const [fault] = check(this.now, before, act);
      if (fault && !this.chosen.without?.includes(law)) throw new Broken(law, fault);
    }
    const [problem] = this.page.problems;
    if (problem) throw new Broken('console', problem);
  }
}

// Acts drawn by their weights from those that are possible now.
export function* drawnFrom(seed, many, walker) {
  const of = random(seed ^ 0x5eed);
  for (let tries = 0; walker.performed.length < many && tries < 5 * many; tries += 1) {
    const possible = ACTS.filter(({ when }) => !when || when(walker.now));
    let left = of() * possible.reduce((sum, { weight }) => sum + weight, 0);
    yield [possible.find(({ weight }) => (left -= weight) < 0) ?? possible[0], Math.floor(of() * 2 ** 32)];
  }
}

const given = (acts) => acts.map(({ name, seed }) => [ACTS.find((row) => row.name === name), seed]);

// Walks this many acts from a seed, or the acts given; returns what was done, and which law broke.
export async function walk(browser, url, { seed, many = 200, acts, chosen = setting(seed) }) {
  const walker = new Walker(browser, url, chosen);
  let broken = null;
  try {
    await walker.begin();
    for (const [row, of] of acts ? given(acts) : drawnFrom(seed, many, walker)) await walker.act(row, of);
  } catch (error) {
    broken = error instanceof Broken ? { law: error.law, fault: error.fault } : { law: 'the walk goes on', fault: error.message.slice(0, 300) };
  } finally {
    await walker.context?.close().catch(() => {}); // the browser may have ended
  }
  return { seed, chosen, broken, acts: walker.performed, looks: walker.looks };
}

// The shortest sequence that still breaks the same law: pieces are left out, large ones first.
export async function shrink(browser, url, walked, seconds = 120) {
  const end = performance.now() + 1000 * seconds;
  const breaks = async (acts) => {
    const again = await walk(browser, url, { ...walked, acts });
    return again.broken?.law === walked.broken.law ? again : null;
  };
  let best = await breaks(walked.acts);
  if (!best) return null;
  for (let size = Math.ceil(best.acts.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < best.acts.length && performance.now() < end;) {
      const shorter = best.acts.length > size && await breaks(best.acts.toSpliced(at, size));
      if (shorter && shorter.acts.length < best.acts.length) best = shorter;
      else at += size;
    }
  }
  return best;
}
