// A place now as a card: the server writes it into the page, and the browser writes it anew while the page is open.
const minuteMs = 60_000;

/** As `measures.ts`: the factor from metres, or knots, with the digits that are shown. */
const heights = { m: [1, 1], ft: [1 / 0.3048, 1], cm: [100, 0] };
const speeds = { kn: [1, 'kn'], ms: [1.852 / 3.6, 'm/s'], kmh: [1.852, 'km/h'], mph: [1.852 / 1.609344, 'mph'] };
/** The lowest knots of the forces from 1 on. */
const forces = [1, 4, 7, 11, 17, 22, 28, 34, 41, 48, 56, 64];
/** Behind them the Sun is seen, or the Moon. */
const withSun = new Set(['clear', 'fair', 'cloudy']);

/** Measures in the units of the reader, else in those that are usual at a place. */
export function measuresOf({ usualHeight = 'm', usualWind = 'kn', usualTemperature = 'C', timezone }, words) {
  // British English, as all texts here are.
  const lang = words.lang.replace(/^en$/, 'en-GB');
  const number = (value, digits) =>
    // Without a minus before nothing.
    (Math.round(value * 10 ** digits) / 10 ** digits || 0).toLocaleString(lang, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  const unit = words.height || usualHeight;
  const [factor, digits] = heights[unit];
  const wind = words.speed || usualWind;
  return {
    number,
    height: (metres) => `${number(metres * factor, digits)}\u00A0${unit}`,
    wind(knots) {
      if (wind === 'bft')
        return `${forces.filter((least) => Math.round(knots) >= least).length}\u00A0${words.beaufort}`;
      return `${number(knots * speeds[wind][0], 0)}\u00A0${speeds[wind][1]}`;
    },
    temperature: (celsius) =>
      (words.temperature || usualTemperature) === 'F'
        ? `${number(32 + 1.8 * celsius, 0)}\u00A0°F`
        : `${number(celsius, 0)}\u00A0°C`,
    clock: (time) =>
      new Date(Math.round(Number(new Date(time)) / minuteMs) * minuteMs).toLocaleTimeString(lang, {
        hour: words.clock === '12' ? 'numeric' : '2-digit',
        minute: '2-digit',
        timeZone: timezone,
        ...(words.clock && { hourCycle: words.clock === '12' ? 'h12' : 'h23' }),
      }),
  };
}

/** No line begins with it. */
const separator = '\u00A0· ';
const escaped = (text) => String(text).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** What is known of a place now as HTML; `label` says where it is, if it has no name. */
export function cardHtml(now, words, label = now.placeName) {
  const { number, height, wind, temperature, clock } = measuresOf(now, words);
  const arrow = now.trend === 'rising' ? '↗' : '↘';
  const level =
    now.level === undefined ? '' : `${height(now.level)} ${now.trend ? `${arrow} ${words[now.trend]}` : ''}`;
  const turns = [
    [words.high, now.nextHighTime, now.nextHighLevel],
    [words.low, now.nextLowTime, now.nextLowLevel],
  ].filter(([, time]) => time);
  turns.sort(([, a], [, b]) => a.localeCompare(b));
  // No line ends between the two.
  const sun = [
    ['☀\u2060↑', now.sunrise],
    ['☀\u2060↓', now.sunset],
  ].filter(([, time]) => time);
  const air = [
    signHtml(now, words) + (now.airTemperature === undefined ? '' : temperature(now.airTemperature)),
    now.windSpeed === undefined ? '' : escaped(`${words.wind}\u00A0${wind(now.windSpeed)}`),
    now.waveHeight === undefined ? '' : escaped(`${words.waves}\u00A0${height(now.waveHeight)}`),
    // From 3 on, skin is to be protected (WHO).
    now.uvIndex >= 2.5 ? escaped(words.uv.replace('%', number(now.uvIndex, 0))) : '',
    ...sun.map(([name, time]) => `${name}\u00A0${clock(time)}`),
  ];
  const href = `/?${new URLSearchParams({ command: 'today', place: now.placeId })}`;
  const isOld = Date.now() - Date.parse(now.time) > 5 * minuteMs;
  return `<h3><a href="${escaped(href)}">${escaped(now.placeId === words.home ? `⌂ ${label}` : label)}</a></h3>
<p class="level">${escaped(level)}</p>
${now.warning === undefined ? '' : `<p class="warning">${escaped(now.warning)}</p>`}
${curveHtml(now.series, now.time)}
<p class="turns">${escaped(turns.map(([name, time, at]) => `${name}\u00A0${clock(time)}\u00A0${height(at)}`).join(separator))}</p>
<p class="air">${air.filter(Boolean).join(separator)}</p>
${isOld ? `<p class="muted">${escaped(words.asOf.replace('%', clock(now.time)))}</p>` : ''}`;
}

/** The weather as its sign, whose text is read out. */
function signHtml({ presentWeather: weather, sunAltitude }, { signs, present }) {
  if (weather === undefined) return '';
  const name = sunAltitude < 0 && withSun.has(weather) ? `${weather}-night` : weather;
  const text = escaped(present[weather]);
  return `<img class="sign" src="${signs}#${name}" alt="${text}" title="${text}" width="24" height="24"> `;
}

/** The curve of a day, with the present on it where `time` is that. */
export function curveHtml(series = [], time) {
  const isOfDay = (one) => time === undefined || Date.parse(one.time) <= Date.parse(time) + 86_400_000;
  const day = series.filter(isOfDay);
  if (day.length < 2) return '';
  const levels = day.map(({ level }) => level);
  const [low, high] = [Math.min(...levels), Math.max(...levels)];
  const [from, to] = [Date.parse(day[0].time), Date.parse(day.at(-1).time)];
  const x = (at) => ((300 * (at - from)) / (to - from)).toFixed(1);
  const y = (level) => (74 - (68 * (level - low)) / Math.max(0.1, high - low)).toFixed(1);
  const line = day.map((one) => `${x(Date.parse(one.time))},${y(one.level)}`).join('L');
  const present = time === undefined ? '' : `<path class="now" d="M${x(Date.parse(time))},0V80"/>`;
  return `<svg viewBox="0 0 300 80" preserveAspectRatio="none" aria-hidden="true"><path class="water" d="M${line}L300,80L0,80Z"/><path class="curve" d="M${line}"/>${present}</svg>`;
}
