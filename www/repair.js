// Starts from scratch if the service worker did not find the fault: unregisters it, removes the files it has
// stored, and reopens the page. Games are kept elsewhere. Without a connection nothing is removed.

const SCOPE = new URL('./', location.href);
const PREFIX = `nonet-${SCOPE.pathname}-`;

// By language: `words/*/boot/repair.ftl`.
const SAID = {/*SENTENCES*/};

// The one file that is never stored shows whether the server is reachable.
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
