// A disk that is really full: the browser's profile is on a small one that is filled during play. Mounting one
// takes a right that not every user has; without it, this is skipped.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { open, mkdtemp, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DIST } from './browser.mjs';
import { mortal } from './mortal.mjs';
import { cell, saved } from './person.mjs';
import { Server } from './server.mjs';

const LINK = '#p=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

async function smallDisk(t) {
  const place = await mkdtemp(join(tmpdir(), 'nonet-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=300m', 'tmpfs', place], { stdio: 'ignore' });
  } catch {
    await rmdir(place);
    return null;
  }
  t.after(async () => {
    execFileSync('umount', ['--lazy', place]);
    await rmdir(place);
  });
  return place;
}

// Writes until not even a byte fits; the file can be removed. Space that the browser frees meanwhile, when it
// tidies its profile, is taken by the next call.
async function fill(path) {
  const file = await open(path, 'a');
  for (let size = 1 << 20; size > 0; size >>= 4) {
    const bytes = Buffer.alloc(size);
    for (let fits = true; fits;) {
      const { bytesWritten } = await file.write(bytes).catch(() => ({ bytesWritten: 0 }));
      fits = bytesWritten === size;
    }
  }
  await file.close();
}

const look = (page) => page.evaluate(() => ({
  board: [...document.querySelectorAll('[role=gridcell] .digit')].map((digit) => digit.textContent || '0').join(''),
  isSaved: /^saved/.test(document.getElementById('standing').textContent),
  told: document.getElementById('notices').textContent,
}));

// The message about saving, once it is good news: after a kill in the middle of a write the browser may be busy
// with its files for longer than usual, and each place is retried only after a while.
async function standingOf(page) {
  const read = () => page.locator('#standing').textContent();
  for (let tries = 0; tries < 400 && !/^saved/.test(await read()); tries += 1) await page.waitForTimeout(100);
  return read();
}

test('a full disk is told, and what was called saved is there after a kill', async (t) => {
  const disk = await smallDisk(t);
  if (!disk) return t.skip('no small disk can be mounted here');
  const server = await Server.start(DIST);
  t.after(() => server.stop());
  const browser = await mortal(disk);
  t.after(() => browser.remove());
  const page = await browser.open(server.url + LINK);
  await cell(page, 1, 3).click();
  await page.keyboard.press('4');
  await saved(page);
  const boards = [];
  let kept = 0;
  let isTold = false;
  for (let n = 0; n < 250; n += 1) {
    await page.keyboard.press(n % 2 ? '4' : '2');
    if (n % 10 === 0) {
      await fill(join(disk, 'fill'));
      await page.keyboard.press('ArrowRight');
    }
    await page.waitForTimeout(10);
    const { board, isSaved, told } = await look(page);
    boards.push(board);
    if (isSaved) kept = boards.length - 1;
    isTold ||= /disk is full/.test(told);
  }
  assert.ok(isTold, 'it is told');
  await browser.kill();
  await rm(join(disk, 'fill'));
  const again = await browser.open(server.url);
  const { board } = await look(again);
  assert.ok(boards.indexOf(board, kept) >= kept, `saved ${kept} of ${boards.length}: ${boards[kept]}, there is ${board}`);
  await again.keyboard.press('ArrowDown');
  assert.match(await standingOf(again), /^saved/);
});
