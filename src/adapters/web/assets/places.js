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
  // Without a minus before nothing.
  (Math.round(value * 10 ** digits) / 10 ** digits || 0).toLocaleString(lang, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });

/** As `measures.ts`: the factor from metres, or knots, with the digits that are shown. */
const heights = { m: [1, 1], ft: [1 / 0.3048, 1], cm: [100, 0] };
const speeds = { kn: [1, 'kn'], ms: [1.852 / 3.6, 'm/s'], kmh: [1.852, 'km/h'], mph: [1.852 / 1.609344, 'mph'] };
/** The lowest knots of the forces from 1 on. */
const forces = [1, 4, 7, 11, 17, 22, 28, 34, 41, 48, 56, 64];

/** Measures in the units of the reader, else in those that are usual at a place. */
function measuresOf({ usualHeight = 'm', usualWind = 'kn', timezone }) {
  const unit = words.height || usualHeight;
  const [factor, digits] = heights[unit];
  const wind = words.speed || usualWind;
  return {
    height: (metres) => `${number(metres * factor, digits)} ${unit}`,
    wind(knots) {
      if (wind === 'bft') return `${forces.filter((least) => Math.round(knots) >= least).length} ${words.beaufort}`;
      return `${number(knots * speeds[wind][0], 0)} ${speeds[wind][1]}`;
    },
    clock: (time) =>
      new Date(Math.round(Number(new Date(time)) / everyMs) * everyMs).toLocaleTimeString(lang, {
        hour: words.clock === '12' ? 'numeric' : '2-digit',
        minute: '2-digit',
        timeZone: timezone,
        ...(words.clock && { hourCycle: words.clock === '12' ? 'h12' : 'h23' }),
      }),
  };
}

/** Fills a card with what is known of its place, which `label` says where it has no name. */
function fill(card, now, label = now.placeName) {
  const { height, wind, clock } = measuresOf(now);
  const link = card.querySelector('a');
  link.textContent = now.placeId === words.home ? `⌂ ${label}` : label;
  link.href = `/?${new URLSearchParams({ command: 'today', place: now.placeId })}`;
  const warning = card.querySelector('.warning');
  warning.hidden = now.warning === undefined;
  warning.textContent = now.warning ?? '';
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
    now.windSpeed === undefined ? '' : `${words.wind} ${wind(now.windSpeed)}`,
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

/** The curve of a day, with the present on it where `time` is that. */
function draw(card, { series = [], time }) {
  const svg = card.querySelector('svg');
  const isOfDay = (one) => time === undefined || Date.parse(one.time) <= Date.parse(time) + 86_400_000;
  const day = series.filter(isOfDay);
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
  svg.querySelector('.now').setAttribute('d', time === undefined ? '' : `M${x(Date.parse(time)).toFixed(1)},0V80`);
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
async function computed({ constants, placeId, placeName, timezone, lat, lng, usualHeight, usualWind }, at) {
  const { tide, extremes, levelBetween, skyEvents } = await tideOf({ constants });
  const hours = hourly(tide, constants, at - 6 * hourMs, at + 25 * hourMs);
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
    usualHeight,
    usualWind,
    time: iso(at),
    level: levelAt(at),
    trend: ahead[0]?.kind === 'high' ? 'rising' : 'falling',
    ...(high && { nextHighTime: iso(high.at), nextHighLevel: hundredths(high.level) }),
    ...(low && { nextLowTime: iso(low.at), nextLowLevel: hundredths(low.level) }),
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
  const { height, clock } = measuresOf(now);
  const { sunrise, sunset, moonrise, moonset } = skyEvents(now, { from, to });
  const hours = hourly(tide, now.constants, from, to);
  draw(card, { series: seriesOf(from, to, (at) => levelBetween(hours, at)) });
  card.querySelector('.of-day').textContent = [
    ...extremes(from, to).map(({ at, kind, level }) => `${words[kind]} ${clock(at)} ${height(level)}`),
    ...sunrise.map((at) => `☀↑ ${clock(at)}`),
    ...sunset.map((at) => `☀↓ ${clock(at)}`),
    ...moonrise.map((at) => `☾↑ ${clock(at)}`),
    ...moonset.map((at) => `☾↓ ${clock(at)}`),
    `☾ ${number(100 * moonFraction((from + to) / 2), 0)} %`,
  ].join(' · ');
}

async function addCard(id, list, label) {
  const now = await load(id).catch(() => undefined);
  if (!now) return;
  const card = section.querySelector('template').content.firstElementChild.cloneNode(true);
  fill(card, now, label);
  const day = card.querySelector('.day');
  day.hidden = !now.constants;
  day.querySelector('input').addEventListener('change', ({ target }) => {
    if (target.value) void showDay(card, now, target.value);
  });
  list.append(card);
  section.hidden = false;
  const again = async () => {
    const later = await load(id).catch(() => undefined);
    if (later) fill(card, later, label);
  };
  // A day that was chosen stays.
  setInterval(() => void (document.hidden || day.querySelector('input').value || again()), everyMs);
  // The answer behind the card is kept for when there is no connection, and asks for the weather where nobody has.
  const { href } = card.querySelector('a');
  const isKept = await globalThis.caches?.match(href, { ignoreVary: true });
  if (now.windSpeed === undefined || !isKept) void fetch(href).then(again, () => {});
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
  const own = [...new Set([...JSON.parse(words.own), ...kept, ...asked])];
  document.querySelector('.start').classList.toggle('known', own.length > 0);
  if (own.length > 0) section.querySelector('h2').textContent = words.title;
  const list = section.querySelector('ul');
  for (const id of own.length > 0 ? own : [words.example]) await addCard(id, list);
  const near = await nearId();
  if (near) await addCard(near, list, words.near);
}
