// Begins from nothing, where the service worker did not find what is wrong: ends it, lets go of the files that it has
// stored, and opens the page anew. Games are kept elsewhere. Without a connection nothing is let go.

const SCOPE = new URL('./', location.href);
const PREFIX = `nonet-${SCOPE.pathname}-`;

// By language: `words/*/boot/repair.ftl`.
const SAID = {/*SENTENCES*/};

// The one file that is never stored tells whether the server is there.
async function obstacle() {
  try {
    const response = await fetch('sw.js', { cache: 'reload' });
    const { ok, headers } = response;
    await response.arrayBuffer(); // the service worker cannot end before
    return ok && headers.get('content-type')?.includes('javascript') ? null : 'incomplete';
  } catch {
    return 'offline';
  }
}

async function letGo() {
  const registrations = await navigator.serviceWorker?.getRegistrations() ?? [];
  const ours = registrations.filter(({ scope }) => scope === SCOPE.href);
  await Promise.all(ours.map((registration) => registration.unregister()));
  const names = await globalThis.caches?.keys() ?? [];
  await Promise.all(names.filter((name) => name.startsWith(PREFIX)).map((name) => caches.delete(name)));
}

const reason = await obstacle();
if (reason) {
  for (const line of document.querySelectorAll('#said > p')) line.textContent = SAID[line.lang][reason];
} else {
  await letGo();
  location.replace(SCOPE);
}
