// The service worker of a page that is tried out: it takes the place of one that keeps builds, and goes.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.registration.unregister()));
