// The places that this browser keeps: a card for each on the start page, and the button that keeps one on the page of its
// answer. Nobody else learns of them; without this script there are none.
const kept = read('places');
const asked = read('asked');
const mostAsked = 3;
const everyMs = 60_000;

function read(name) {
  try {
    const list = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(list) ? list.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function write(name, list) {
  try {
    localStorage.setItem(name, JSON.stringify(list));
  } catch {
    // A private window may keep nothing.
  }
}

/** The button of an answer, whose place is the one that was asked for last. */
const place = document.querySelector('article[data-place]')?.dataset.place;
if (place) {
  write('asked', [place, ...asked.filter((id) => id !== place)].slice(0, mostAsked));
  const button = document.querySelector('[data-keep]');
  const show = () => button.setAttribute('aria-pressed', String(kept.includes(place)));
  button.hidden = false;
  show();
  button.addEventListener('click', () => {
    if (kept.includes(place)) kept.splice(kept.indexOf(place), 1);
    else kept.push(place);
    write('places', kept);
    show();
  });
}

const section = document.querySelector('.places');
const words = section?.dataset;
// British English, as all texts here are.
const lang = document.documentElement.lang.replace(/^en$/, 'en-GB');
const number = (value, digits) =>
  value.toLocaleString(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Fills a card with what is known of its place. */
function fill(card, now) {
  const clock = (time) => new Date(time).toLocaleTimeString(lang, { timeStyle: 'short', timeZone: now.timezone });
  const height = (value) => `${number(value, 1)} ${now.heightUnit}`;
  const link = card.querySelector('a');
  link.textContent = now.placeName;
  link.href = `/?${new URLSearchParams({ command: 'today', place: now.placeId })}`;
  const arrow = now.trend === 'rising' ? '↗' : '↘';
  card.querySelector('.level').textContent =
    now.level === undefined ? '' : `${height(now.level)} ${now.trend ? `${arrow} ${words[now.trend]}` : ''}`;
  const turns = [
    [words.high, now.nextHighTime, now.nextHighLevel],
    [words.low, now.nextLowTime, now.nextLowLevel],
  ].filter(([, time]) => time);
  turns.sort(([, a], [, b]) => a.localeCompare(b));
  card.querySelector('.turns').textContent = turns
    .map(([name, time, level]) => `${name} ${clock(time)} ${height(level)}`)
    .join(' · ');
  const sun = [
    ['☀↑', now.sunrise],
    ['☀↓', now.sunset],
  ].filter(([, time]) => time);
  card.querySelector('.air').textContent = [
    now.windSpeed === undefined ? '' : `${words.wind} ${number(now.windSpeed, 0)} ${now.speedUnit}`,
    now.waveHeight === undefined ? '' : `${words.waves} ${height(now.waveHeight)}`,
    ...sun.map(([name, time]) => `${name} ${clock(time)}`),
  ]
    .filter(Boolean)
    .join(' · ');
  const age = card.querySelector('.muted');
  age.hidden = Date.now() - Date.parse(now.time) < 5 * everyMs;
  age.textContent = words.asOf.replace('%', clock(now.time));
  draw(card, now);
}

/** The curve of a day with the present on it. */
function draw(card, { series = [], time }) {
  const svg = card.querySelector('svg');
  const day = series.slice(
    0,
    series.findIndex((one) => Date.parse(one.time) > Date.parse(time) + 86_400_000),
  );
  svg.toggleAttribute('hidden', day.length < 2);
  if (day.length < 2) return;
  const levels = day.map(({ level }) => level);
  const [low, high] = [Math.min(...levels), Math.max(...levels)];
  const [from, to] = [Date.parse(day[0].time), Date.parse(day.at(-1).time)];
  const x = (at) => (300 * (at - from)) / (to - from);
  const y = (level) => 74 - (68 * (level - low)) / Math.max(0.1, high - low);
  const line = day.map((one) => `${x(Date.parse(one.time)).toFixed(1)},${y(one.level).toFixed(1)}`).join('L');
  svg.querySelector('.water').setAttribute('d', `M${line}L300,80L0,80Z`);
  svg.querySelector('.curve').setAttribute('d', `M${line}`);
  svg.querySelector('.now').setAttribute('d', `M${x(Date.parse(time)).toFixed(1)},0V80`);
}

async function load(id) {
  const query = new URLSearchParams({ series: '30', language: lang, units: 'nautical' });
  const response = await fetch(`/now/${id}.json?${query}`);
  return response.ok ? response.json() : undefined;
}

async function addCard(id, list) {
  const now = await load(id).catch(() => undefined);
  if (!now) return;
  const card = section.querySelector('template').content.firstElementChild.cloneNode(true);
  fill(card, now);
  list.append(card);
  section.hidden = false;
  setInterval(async () => {
    const later = document.hidden ? undefined : await load(id).catch(() => undefined);
    if (later) fill(card, later);
  }, everyMs);
}

/** Where the device is, to a kilometre, if it was allowed to say so before. */
async function nearId() {
  const permission = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => undefined);
  if (permission?.state !== 'granted') return undefined;
  return new Promise((resolve) => {
    const found = ({ coords }) => resolve(`${coords.latitude.toFixed(2)},${coords.longitude.toFixed(2)}`);
    navigator.geolocation.getCurrentPosition(found, () => resolve(undefined), { timeout: 5000, maximumAge: 600_000 });
  });
}

if (section) {
  const own = [...new Set([...kept, ...asked])];
  document.querySelector('.start').classList.toggle('known', own.length > 0);
  if (own.length > 0) section.querySelector('h2').textContent = words.title;
  const list = section.querySelector('ul');
  for (const id of own.length > 0 ? own : [words.example]) await addCard(id, list);
  const near = await nearId();
  if (near) await addCard(near, list);
}
