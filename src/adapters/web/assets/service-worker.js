// Keeps the pages and the last answers for when there is no connection. The server puts `version`, which changes with the
// files, `shell`, the addresses of the files, and `engine`, those of its modules, before the first line.
/* global version, shell, engine */
const files = `files ${version}`;
const answers = 'answers';
/** Pages and pictures; the oldest are dropped. */
const mostAnswers = 60;

self.addEventListener('install', (event) => {
  event.waitUntil(install());
  void self.skipWaiting();
});

async function install() {
  const cache = await caches.open(files);
  await cache.addAll(shell);
  // One after the other, as a busy service refuses many at once; what is missing is kept when it is first used.
  for (const file of engine) await cache.add(file).catch(() => {});
}

self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name !== files && name !== answers);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))));
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/assets/') || pathname.startsWith('/engine/')) event.respondWith(fromFiles(request));
  else if (
    pathname === '/' ||
    pathname.startsWith('/now/') ||
    pathname === '/picture.svg' ||
    pathname.startsWith('/place/')
  ) {
    event.respondWith(fromNetwork(request));
  }
});

async function fromFiles(request) {
  const known = await caches.match(request);
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(files)).put(request, response.clone());
  return response;
}

async function fromNetwork(request) {
  try {
    const response = await fetch(request);
    if (response.ok) await keep(request, response.clone());
    return response;
  } catch {
    const kept =
      (await caches.match(request, { ignoreVary: true })) ?? (request.mode === 'navigate' && (await caches.match('/')));
    return kept || Response.error();
  }
}

async function keep(request, response) {
  const cache = await caches.open(answers);
  // Put anew, it is the youngest.
  await cache.delete(request, { ignoreVary: true });
  await cache.put(request, response);
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - mostAnswers)).map((old) => cache.delete(old)));
}
