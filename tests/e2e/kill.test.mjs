// A browser killed during typing has lost nothing that the page had reported as saved. The long run is
// kill_sweep.mjs.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import { DIST } from './browser.mjs';
import { sweep } from '../campaigns/kill_sweep.mjs';
import { Server } from './server.mjs';

const KILLS = 6;
const SEED = 20261122;

test(`nothing is lost when the browser is killed while typing, ${KILLS} times (seed ${SEED})`, async (t) => {
  const server = await Server.start(DIST);
  t.after(() => server.stop());
  const { kills, edits, acknowledged, lostEdits, lostGames, brokenUndo } = await sweep({ url: server.url, kills: KILLS, seed: SEED });
  assert.equal(kills, KILLS);
  assert.deepEqual({ lostEdits, lostGames, brokenUndo }, { lostEdits: 0, lostGames: 0, brokenUndo: 0 });
  assert.ok(acknowledged > edits / 2, `${acknowledged} of ${edits} edits were said to be saved`);
});
