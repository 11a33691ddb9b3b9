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

/** A place now; what is older than two minutes, for want of a connection, is computed anew from its constants. */
async function load(id) {
  const query = new URLSearchParams({ series: '30', language: lang, units: 'nautical', constants: 'true' });
  const response = await fetch(`/now/${id}.json?${query}`);
  if (!response.ok) return undefined;
  const now = await response.json();
  const isOld = Date.now() - Date.parse(now.time) > 2 * everyMs;
  return isOld && now.constants ? computed(now, Math.floor(Date.now() / everyMs) * everyMs) : now;
}

const hourMs = 3_600_000;
const iso = (at) => `${new Date(Math.round(at / everyMs) * everyMs).toISOString().slice(0, 19)}+00:00`;
const hundredths = (value) => Math.round(value * 100) / 100;

/** The tide of a place above its datum, by the engine of the service in this browser. */
async function tideOf({ constants }) {
  const { tideFrom, ...engine } = await import(words.engine);
  const tide = tideFrom(constants);
  const extremes = (from, to) =>
    tide
      .extremes({ from, to })
      .map(({ at, heightM, kind }) => ({ at, kind, level: Math.round(1000 * (heightM - constants.zeroM)) / 1000 }));
  return { ...engine, tide, extremes };
}

/** The members of `/v2/now/point` that need no connection; it has no weather. */
async function computed({ constants, placeId, placeName, timezone, lat, lng, heightUnit }, at) {
  const { tide, extremes, levelBetween, skyEvents } = await tideOf({ constants });
  const from = Math.floor(at / hourMs) * hourMs - 8 * hourMs;
  const hours = Array.from(tide.hourlyLevels({ from, to: from + 36 * hourMs }), (heightM, i) => ({
    at: from + i * hourMs,
    heightM: heightM - constants.zeroM,
  }));
  const levelAt = (when) => hundredths(levelBetween(hours, when));
  const ahead = extremes(at + 1, at + 72 * hourMs);
  const [high, low] = ['high', 'low'].map((kind) => ahead.find((one) => one.kind === kind));
  const sky = skyEvents({ lat, lng }, { from: at, to: at + 24 * hourMs });
  return {
    constants,
    placeId,
    placeName,
    timezone,
    lat,
    lng,
    heightUnit,
    time: iso(at),
    level: levelAt(at),
    trend: ahead[0]?.kind === 'high' ? 'rising' : 'falling',
    ...(high && { nextHighTime: iso(high.at), nextHighLevel: hundredths(high.level) }),
    ...(low && { nextLowTime: iso(low.at), nextLowLevel: hundredths(low.level) }),
    ...(sky.sunrise[0] && { sunrise: iso(sky.sunrise[0]) }),
    ...(sky.sunset[0] && { sunset: iso(sky.sunset[0]) }),
    series: Array.from({ length: 62 }, (_, i) => at + (i - 12) * (hourMs / 2)).map((when) => ({
      time: iso(when),
      level: levelAt(when),
    })),
  };
}

/** The instant at which a day begins in a zone. */
function startOf(date, timeZone) {
  const utc = Date.parse(`${date}T00:00Z`);
  const local = (at) => Date.parse(`${new Date(at).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`) - at;
  const guess = utc - local(utc);
  return utc - local(guess);
}

/** High and low waters, sun and moon of any day. */
async function showDay(card, now, date) {
  const { extremes, skyEvents, moonFraction } = await tideOf(now);
  const from = startOf(date, now.timezone);
  const to = startOf(new Date(Date.parse(`${date}T00:00Z`) + 24 * hourMs).toISOString().slice(0, 10), now.timezone);
  const clock = (at) =>
    new Date(Math.round(at / everyMs) * everyMs).toLocaleTimeString(lang, {
      timeStyle: 'short',
      timeZone: now.timezone,
    });
  const { sunrise, sunset } = skyEvents(now, { from, to });
  card.querySelector('.of-day').textContent = [
    ...extremes(from, to).map(({ at, kind, level }) => `${words[kind]} ${clock(at)} ${number(level, 1)} m`),
    ...sunrise.map((at) => `☀↑ ${clock(at)}`),
    ...sunset.map((at) => `☀↓ ${clock(at)}`),
    `☾ ${number(100 * moonFraction((from + to) / 2), 0)} %`,
  ].join(' · ');
}

async function addCard(id, list) {
  const now = await load(id).catch(() => undefined);
  if (!now) return;
  const card = section.querySelector('template').content.firstElementChild.cloneNode(true);
  fill(card, now);
  const day = card.querySelector('.day');
  day.hidden = !now.constants;
  day.querySelector('input').addEventListener('change', ({ target }) => {
    if (target.value) void showDay(card, now, target.value);
  });
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
