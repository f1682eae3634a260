// The system's Firefox, controlled by WebDriver BiDi: launched as browser.mjs launches Chromium, and one that can
// be killed. Playwright 1.64 is the newest that uses only what Firefox ESR 153 supports of that protocol.

import { once } from 'node:events';
import { mkdtemp, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firefox, openIn, started } from './browser.mjs';

const OPTIONS = { channel: 'moz-firefox', executablePath: process.env.FIREFOX || '/usr/bin/firefox-esr', headless: true };

export function launchFirefox() {
  return firefox.launch(OPTIONS);
}

// Like `mortal` in mortal.mjs: killed as by a power cut, and reopened with the same profile.
export async function mortalFirefox() {
  const profile = await mkdtemp(join(tmpdir(), 'nonet-firefox-'));
  let context;
  const kill = async () => {
    const gone = once(context, 'close');
    process.kill(-await leader(profile), 'SIGKILL');
    await gone;
    context = null;
  };
  return {
    kill,
    async open(url) {
      context = await firefox.launchPersistentContext(profile, { ...OPTIONS, locale: 'en-GB' });
      const page = await openIn(context, url);
      await started(page);
      return page;
    },
    async remove() {
      if (context) await kill();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

// The process that holds the profile and leads its process group: Firefox links `lock` to its address and number.
async function leader(profile) {
  const [, pid] = (await readlink(join(profile, 'lock'))).match(/\+(\d+)$/);
  return Number(pid);
}
