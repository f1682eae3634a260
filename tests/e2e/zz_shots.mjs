import { launch, open, started } from './browser.mjs';
import { paste, tab } from './person.mjs';
import { Server } from './server.mjs';
import { DIST } from './browser.mjs';
const server = await Server.start(DIST);
const browser = await launch();
const P = ['53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79', '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..', '......9.......73...54.....76........3.......2...48.1...2.....84....96.......14.95'];
for (const [theme, width, height] of [['light', 1440, 900], ['dark', 1440, 900], ['light', 320, 640], ['dark', 390, 760]]) {
  const { context, page } = await open(browser, server.url, { locale: process.argv[2] ?? 'en-GB', viewport: { width, height }, colorScheme: theme });
  await started(page);
  for (const p of P) { await paste(page, p); await page.waitForTimeout(300); await page.keyboard.press('ArrowRight'); for (const k of '1234') { await page.keyboard.press(k); await page.keyboard.press('ArrowRight'); } await page.waitForTimeout(200); }
  await page.waitForTimeout(1500);
  await page.locator('#tab-library').click();
  await page.waitForTimeout(2500);
  if (process.argv[3]) await page.evaluate(process.argv[3]);
  await page.screenshot({ path: `/tmp/shelf-${theme}-${width}.png` });
  console.log(page.problems.join('\n'));
  await context.close();
}
await browser.close();
await server.stop();
