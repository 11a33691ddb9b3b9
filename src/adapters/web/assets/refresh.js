// Keeps a page up to date that stays open: every five minutes, and when somebody looks at it again.
const everyMs = 300_000;
let readAt = Date.now();

async function refresh() {
  if (document.hidden) return;
  try {
    const response = await fetch(location.href, { headers: { Accept: 'text/html' } });
    if (!response.ok) return;
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const live = page.querySelector('[data-live]');
    if (!live) return;
    document.querySelector('[data-live]').replaceWith(live);
    document.title = page.title;
    document.dispatchEvent(new Event('refreshed'));
    readAt = Date.now();
  } catch {
    // Without a connection the page stays as it is, and tries again.
  }
}

setInterval(refresh, everyMs);
document.addEventListener('visibilitychange', () => {
  if (Date.now() - readAt > everyMs) void refresh();
});
