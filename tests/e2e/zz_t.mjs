import { launch, open, started, DIST } from './browser.mjs';
import { Server } from './server.mjs';
const server = await Server.start(DIST); const browser = await launch();
const S2 = '530070000600195000098000060800060003400803001700020006060000280000419005000080079';
const { context, page } = await open(browser, server.url + '#p=' + S2, { locale: 'en-GB', storing: false, hasTouch: true, isMobile: process.argv[2] === 'm', viewport: { width: 360, height: 740 } });
await started(page); await page.waitForTimeout(300);
page.on('console', (m) => console.log(m.text()));
await page.evaluate(() => { for (const n of ['pointerdown', 'pointerup', 'pointercancel', 'click', 'touchstart', 'touchend', 'touchcancel']) addEventListener(n, (e) => console.log(n, e.target.dataset?.digit ?? e.target.dataset?.cell ?? e.target.tagName, e.detail, Math.round(e.timeStamp)), true); });
const session = await page.context().newCDPSession(page);
const finger = (type, touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
const cell = (at) => page.locator('[role=gridcell]').nth(at);
const middle = async (l) => { const { x, y, width, height } = await l.boundingBox(); return { x: x + width / 2, y: y + height / 2 }; };
const corner = page.getByRole('button', { name: 'Corner', exact: true });
{ const { x, y } = await middle(corner); await page.touchscreen.tap(x, y); }
for (const [d, a, b] of [[7, 10, 11], [1, 2, 18], [3, 21, 22], [6, 3, 5], [9, 6, 7]]) {
  console.log('---', d);
  await finger('touchStart', [await middle(cell(a))]);
  await finger('touchMove', [await middle(cell(b))]);
  await finger('touchEnd', []);
  const { x, y } = await middle(page.locator(`#keys [data-digit="${d}"]`));
  await page.touchscreen.tap(x, y);
  await page.waitForTimeout(60);
  console.log(await page.locator('#status').textContent(), '|', await cell(a).getAttribute('aria-label'));
}
await browser.close(); await server.stop();
