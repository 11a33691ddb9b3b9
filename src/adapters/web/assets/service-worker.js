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
  for (const file of engine) await cache.add(file).catch(() => addLater(cache, file));
}

/** Once more after a second, in which a busy service may have caught up. */
async function addLater(cache, file) {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await cache.add(file).catch(() => {});
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
  } else if (request.mode === 'navigate') {
    // Other pages are not kept: the start page says more than the browser's own.
    event.respondWith(fetch(request).catch(async () => (await caches.match('/')) ?? Response.error()));
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
    const kept = await caches.match(request, { ignoreVary: true });
    if (request.mode !== 'navigate') return kept ?? Response.error();
    return kept ? withAge(kept) : ((await caches.match('/')) ?? Response.error());
  }
}

/** A page that was kept, which says of when it is: what it calls now is over. */
async function withAge(response) {
  const received = new Date(response.headers.get('Date') ?? NaN);
  const page = await response.text();
  const [, language] = /<html lang="([^"]+)"/.exec(page) ?? [];
  if (!language || Number.isNaN(received.getTime())) return new Response(page, response);
  const time = received.toLocaleString(language.replace(/^en$/, 'en-GB'), { dateStyle: 'medium', timeStyle: 'short' });
  const dated = page.replace(
    /(<main [^>]*data-as-of="([^"]*)"[^>]*>)/,
    (_, main, asOf) => `${main}<p class="kept" role="status">${asOf.replace('%', time)}</p>`,
  );
  return new Response(dated, response);
}

async function keep(request, response) {
  const cache = await caches.open(answers);
  // Put anew, it is the youngest.
  await cache.delete(request, { ignoreVary: true });
  await cache.put(request, response);
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - mostAnswers)).map((old) => cache.delete(old)));
}
