// A browser that can be killed as by a power cut, and reopened with the same profile.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ARGUMENTS, EXECUTABLE, chromium, openIn, started } from './browser.mjs';

// Without the initial window, which would show an unused page.
const MORE = ['--headless', '--no-startup-window', '--remote-debugging-port=0', '--lang=en'];

export async function mortal(folder = tmpdir()) {
  const profile = await mkdtemp(join(folder, 'nonet-profile-'));
  let child;
  // A separate process group, so that all of its processes die at once and no others.
  const kill = async () => {
    const gone = once(child, 'exit');
    process.kill(-child.pid, 'SIGKILL');
    await gone;
  };
  const start = async (url) => {
    child = spawn(EXECUTABLE, [...ARGUMENTS, ...MORE, `--user-data-dir=${profile}`], { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
    const browser = await chromium.connectOverCDP(await address(child.stderr));
    const page = await openIn(browser.contexts()[0], url);
    await started(page);
    return page;
  };
  return {
    kill,
    // Sometimes a browser hangs at its start if the last one was killed only a moment ago.
    async open(url) {
      for (let left = 3; left > 1; left -= 1) {
        try {
          return await start(url);
        } catch {
          await kill();
        }
      }
      return start(url);
    },
    async remove() {
      if (child.exitCode === null && child.signalCode === null) await kill();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

// The address on which it listens, the first thing that it prints.
async function address(stderr) {
  for await (const line of createInterface({ input: stderr })) {
    const [, found] = line.match(/DevTools listening on (ws:\S+)/) ?? [];
    if (found) {
      stderr.resume();
      return found;
    }
  }
  throw new Error('the browser did not start');
}
