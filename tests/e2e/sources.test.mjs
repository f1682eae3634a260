// Every system of the source documents that the Lab runs, in one visit: docs/SOURCES.md has the link, and the
// output of the command line. Both counts agree.

import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { browserForTests, button } from './person.mjs';

const it = browserForTests();
const TEXT = readFileSync(new URL('../../docs/SOURCES.md', import.meta.url), 'utf8');
const puzzle = (name) => TEXT.match(new RegExp(`^    ${name}=(.*)$`, 'm'))[1];
const ROWS = [...TEXT.matchAll(/^\| S[^|]*\|([^|]*)\| `(a=[^`]*)` on (\w+) \|[^|]*\| `([^`]*)` \|$/gm)]
  .map(([, what, link, name, prints]) => ({ what: what.trim(), link, name, prints }));

const number = async (page, counter) => {
  const [value] = await page.locator(`[data-counter="${counter}"]`).allTextContents();
  return Number(value.replace(/\D/g, ''));
};

test('the systems of the sources, run in the Lab, count what the command line counts', async (t) => {
  assert.ok(ROWS.length >= 15);
  const page = await it.visit(t, { hash: `#p=${puzzle('P1')}&w=lab` });
  await page.locator('.run .chip').waitFor();
  await page.getByLabel(/^Speed/).fill('100');
  for (const { what, link, name, prints } of ROWS) {
    await t.test(what, async () => {
      await page.evaluate((hash) => { location.hash = hash; }, `#${link}&p=${puzzle(name)}&w=lab`);
      const algorithm = link.match(/a=([\w-]+)/)[1];
      await page.locator(`[data-field="algorithm/0"]`).and(page.locator(`:has(option[value=${algorithm}]:checked)`)).waitFor();
      await page.locator('.run .chip', { hasText: 'step 0' }).waitFor();
      await button(page, 'Run').click();
      await page.locator('.run .chip:is(.good, .warn)').waitFor({ timeout: 60_000 });
      const expanded = prints.match(/^"expanded":(\d+),$/);
      if (expanded) assert.equal(await number(page, 'expanded'), Number(expanded[1]));
      const solutions = page.locator('[data-counter="solutions"]').first();
      if (/^\d+$/.test(prints)) assert.equal((await solutions.textContent()).replace(/\D/g, ''), prints);
    });
  }
});
