// The places that this browser keeps: a card for each on the start page, and the button that keeps one on the page of its
// answer. Nobody else learns of them; without this script there are those of the session, else an example.
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
  const show = () => {
    const button = document.querySelector('[data-keep]');
    button.hidden = false;
    button.setAttribute('aria-pressed', String(kept.includes(place)));
  };
  show();
  // A page that stays open has another button after each time that it is read again.
  document.addEventListener('refreshed', show);
  document.addEventListener('click', ({ target }) => {
    if (!target.closest('[data-keep]')) return;
    if (kept.includes(place)) kept.splice(kept.indexOf(place), 1);
    else kept.push(place);
    write('places', kept);
    show();
  });
}

const section = document.querySelector('.places');
const words = section && JSON.parse(section.dataset.words);
/** The start page has loaded it already; the pages of answers do without. */
const writeCards = () => import('./card.js');

const mostTries = 8;
/** A busy service, and one that is asked for many places at once, says when to ask again: no card is left out for it. */
async function ask(address, tries = 1) {
  const response = await fetch(address);
  if (tries === mostTries || ![429, 503].includes(response.status)) return response;
  const waitS = Number(response.headers.get('Retry-After')) || 1;
  await new Promise((resolve) => setTimeout(resolve, 1000 * Math.min(waitS, 10)));
  return ask(address, tries + 1);
}

/** A place now; what is older than two minutes, for want of a connection, is computed anew from its constants. */
async function load(id) {
  const query = new URLSearchParams({ series: '30', units: 'nautical', constants: 'true' });
  const language = new URLSearchParams(location.search).get('language');
  if (language) query.set('language', language);
  const response = await ask(`/now/${id}.json?${query}`);
  if (!response.ok) return undefined;
  const now = await response.json();
  const isOld = Date.now() - Date.parse(now.time) > 2 * everyMs;
  return isOld && now.constants ? computed(now, Math.floor(Date.now() / everyMs) * everyMs) : now;
}

const hourMs = 3_600_000;
const iso = (at) => `${new Date(Math.round(at / everyMs) * everyMs).toISOString().slice(0, 19)}+00:00`;
const thousandths = (value) => Math.round(value * 1000) / 1000;

/** The tide of a place above its datum, by the engine of the service in this browser. */
async function tideOf({ constants }) {
  const { tideFrom, ...engine } = await import(words.engine);
  const tide = tideFrom(constants);
  const extremes = (from, to) =>
    tide
      .extremes({ from, to })
      .map(({ at, heightM, kind }) => ({ at, kind, level: thousandths(heightM - constants.zeroM) }));
  return { ...engine, tide, extremes };
}

/** The members of `/v2/now/point` that need no connection; it has no weather. */
async function computed({ constants, placeId, placeName, timezone, lat, lng, usualHeight, usualWind }, at) {
  const { tide, extremes, levelBetween, skyEvents } = await tideOf({ constants });
  const hours = hourly(tide, constants, at - 6 * hourMs, at + 25 * hourMs);
  const levelAt = (when) => thousandths(levelBetween(hours, when));
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
    usualHeight,
    usualWind,
    time: iso(at),
    level: levelAt(at),
    trend: ahead[0]?.kind === 'high' ? 'rising' : 'falling',
    ...(high && { nextHighTime: iso(high.at), nextHighLevel: high.level }),
    ...(low && { nextLowTime: iso(low.at), nextLowLevel: low.level }),
    ...(sky.sunrise[0] && { sunrise: iso(sky.sunrise[0]) }),
    ...(sky.sunset[0] && { sunset: iso(sky.sunset[0]) }),
    series: seriesOf(at - 6 * hourMs, at + 25 * hourMs, levelAt),
  };
}

/** Levels of whole hours above the datum of the constants, with those that `levelBetween` wants on either side. */
function hourly(tide, { zeroM }, from, to) {
  const first = (Math.floor(from / hourMs) - 2) * hourMs;
  return Array.from(tide.hourlyLevels({ from: first, to: to + 3 * hourMs }), (heightM, i) => ({
    at: first + i * hourMs,
    heightM: heightM - zeroM,
  }));
}

/** A level each half hour, as `/v2/now/point` has them. */
function seriesOf(from, to, levelAt) {
  return Array.from({ length: 1 + (2 * (to - from)) / hourMs }, (_, i) => from + (i * hourMs) / 2).map((at) => ({
    time: iso(at),
    level: levelAt(at),
  }));
}

/** The instant at which a day begins in a zone. */
function startOf(date, timeZone) {
  const utc = Date.parse(`${date}T00:00Z`);
  const local = (at) => Date.parse(`${new Date(at).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`) - at;
  const guess = utc - local(utc);
  return utc - local(guess);
}

/** High and low waters, curve, sun and moon of any day. */
async function showDay(card, now, date) {
  const { tide, extremes, levelBetween, skyEvents, moonFraction } = await tideOf(now);
  const from = startOf(date, now.timezone);
  const to = startOf(new Date(Date.parse(`${date}T00:00Z`) + 24 * hourMs).toISOString().slice(0, 10), now.timezone);
  const { measuresOf, curveHtml } = await writeCards();
  const { height, clock, number } = measuresOf(now, words);
  const { sunrise, sunset, moonrise, moonset } = skyEvents(now, { from, to });
  const hours = hourly(tide, now.constants, from, to);
  card.querySelector('svg').outerHTML = curveHtml(seriesOf(from, to, (at) => levelBetween(hours, at)));
  // No line ends within an event, or begins with what separates two.
  const event = (sign, at, ...more) => [sign, clock(at), ...more].join('\u00A0');
  card.querySelector('.of-day').textContent = [
    ...extremes(from, to).map(({ at, kind, level }) => event(words[kind], at, height(level))),
    ...sunrise.map((at) => event('☀\u2060↑', at)),
    ...sunset.map((at) => event('☀\u2060↓', at)),
    ...moonrise.map((at) => event('☾\u2060↑', at)),
    ...moonset.map((at) => event('☾\u2060↓', at)),
    `☾\u00A0${number(100 * moonFraction((from + to) / 2), 0)}\u00A0%`,
  ].join('\u00A0· ');
}

/** The card of a place: the one of the server, else an empty one that keeps its room. */
function cardOf(id) {
  const known = [...section.querySelectorAll('.card')].find(({ dataset }) => dataset.place === id);
  if (known) return known;
  const card = section.querySelector('template').content.firstElementChild.cloneNode(true);
  card.dataset.place = id;
  section.querySelector('ul').append(card);
  section.hidden = false;
  return card;
}

async function keepUpToDate(card, label) {
  const { place: id } = card.dataset;
  const now = await load(id).catch(() => undefined);
  const isEmpty = !card.querySelector('a');
  if (!now && isEmpty) card.remove();
  if (!now) return;
  const { cardHtml } = await writeCards();
  const show = (one) => (card.querySelector('div').innerHTML = cardHtml(one, words, label));
  show(now);
  const day = card.querySelector('.day');
  day.hidden = !now.constants;
  day.querySelector('input').addEventListener('change', ({ target }) => {
    if (target.value) void showDay(card, now, target.value);
  });
  const again = async () => {
    const later = await load(id).catch(() => undefined);
    if (later) show(later);
  };
  // A day that was chosen stays.
  setInterval(() => void (document.hidden || day.querySelector('input').value || again()), everyMs);
  // The answer behind the card is kept for when there is no connection, and asks for the weather where nobody has.
  const { href } = card.querySelector('a');
  const isKept = await globalThis.caches?.match(href, { ignoreVary: true });
  if (now.windSpeed === undefined || !isKept) void ask(href).then(again, () => {});
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
  const own = [...new Set([...words.own, ...kept, ...asked])];
  if (own.length > 0) {
    document.querySelector('.start').classList.add('known');
    section.querySelector('h2').textContent = words.title;
    for (const card of section.querySelectorAll('.card')) if (!own.includes(card.dataset.place)) card.remove();
  }
  // All of them have their room before the first is drawn.
  const cards = (own.length > 0 ? own : [words.example]).map(cardOf);
  for (const card of cards) await keepUpToDate(card);
  const near = await nearId();
  if (near) await keepUpToDate(cardOf(near), words.near);
}
