// The page to ask at: answers without a new page where they have no address of their own, and the location of the device. Without this script the form is sent and links are followed as they are.
const form = document.querySelector('form.ask');
const field = form.querySelector('input[type=search]');
const status = form.querySelector('[data-status]');
const locate = form.querySelector('[data-locate]');
const answer = document.querySelector('#answer');

/** The last question whose answer has no address. */
let shown;

/**
 * Sends a question. An answer with an address is opened there, any other is shown in place; the one to a button that
 * changes what is kept stands beside the answer, which is read again in the units that were chosen.
 */
async function ask(question, isBeside = false) {
  status.textContent = status.dataset.busy;
  try {
    const response = await fetch('/chat', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'text/html' },
      body: JSON.stringify(question),
    });
    const address = response.headers.get('Content-Location');
    if (address) return location.assign(address);
    const isArticle = response.headers.get('Content-Type')?.startsWith('text/html');
    if (isArticle && isBeside) showBeside(question, await response.text());
    else if (isArticle) show(question, await response.text());
    else status.textContent = await sentenceOf(response);
  } catch {
    status.textContent = status.dataset.offline;
  }
}

async function sentenceOf(response) {
  const { errors = {} } = await response.json();
  return Object.values(errors).flat().join(' ');
}

function show(question, article) {
  shown = question;
  status.textContent = '';
  answer.innerHTML = article;
  // The answer takes the place of the welcome.
  document.querySelector('.start')?.replaceWith(form);
  // The address may name the answer before this one.
  if (location.search !== '') history.pushState(null, '', '/');
  enableButtons();
  const heading = answer.querySelector('h1');
  document.title = `${heading.textContent} · Bellbuoy`;
  heading.focus();
}

function showBeside({ command, options }, article) {
  status.textContent = '';
  if (command === 'settings' && !options.show) {
    if (shown) void ask(shown);
    else openAnew();
    return;
  }
  const beside = document.querySelector('[data-beside]') ?? document.createElement('section');
  beside.className = 'panel';
  beside.dataset.beside = '';
  beside.innerHTML = article.replaceAll(/<(\/?)h1\b/g, '<$1h2');
  answer.querySelector('.more').after(beside);
  enableButtons();
  beside.querySelector('h2').focus();
}

/** The page without the units of its address, which the chosen ones replace. */
function openAnew() {
  const address = new URL(location.href);
  address.searchParams.delete('units');
  if (address.href === location.href) location.reload();
  else location.replace(address);
}

/** Buttons whose commands are no addresses. */
function enableButtons() {
  for (const button of document.querySelectorAll('button[data-command]')) button.hidden = false;
}

enableButtons();
// Where a phone has no room for all topics, the one that was answered is seen.
document
  .querySelector('.topics [aria-current]')
  ?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
addEventListener('popstate', () => location.reload());
document.addEventListener('click', (event) => {
  const button = event.target.closest('button[data-command]');
  if (!button) return;
  const { command, options } = button.dataset;
  const { lang: language } = button.closest('[lang]');
  void ask({ command, options: JSON.parse(options), language }, /^(settings|place)\b/.test(command));
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void ask({ text: field.value });
});

// From suggest.js.
form.addEventListener('ask', ({ detail }) => void ask(detail));

if ('geolocation' in navigator) {
  locate.hidden = false;
  locate.addEventListener('click', () => {
    status.textContent = status.dataset.busy;
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => void ask({ point: { lat: coords.latitude, lng: coords.longitude } }),
      () => (status.textContent = status.dataset.noPlace),
      { timeout: 10_000, maximumAge: 60_000 },
    );
  });
}

// Kept answers are shown without a connection, which only secure pages can do.
navigator.serviceWorker?.register('/service-worker.js').catch(() => {});
if (!navigator.onLine) status.textContent = status.dataset.offline;
