import type { Place } from '../../domain/place.ts';
import { clock, dateAndClock } from '../format.ts';
import { noRainMm, rain, temperature, windSpeed } from '../measures.ts';
import { hourSentence } from '../weather/hour-sentence.ts';
import { nearestHour, rainBetween } from '../weather/weather-view.ts';
import { footer, heading, margin } from './heading.ts';
import { picture, type Picture } from './picture.ts';
import { frame, rect, type Shape } from './scene.ts';
import { boundsOf, hoursWithin, samplesOf } from './series.ts';
import { themes, type ThemeName } from './theme.ts';
import { daysName, hourTicks, skyGradient, timeScale, windowOf } from './time-axis.ts';
import { tideStrip } from './tide-strip.ts';
import type { Day, FormatContext, TideView, WeatherView } from './views.ts';
import { airPanel } from './air-panel.ts';
import { midnights, presentLine, timeRow, type Panel } from './panel.ts';
import { pressurePanel } from './pressure-panel.ts';
import type { Window } from '../../domain/time.ts';
import { windPanel } from './wind-panel.ts';
import { windowBands } from './window-bands.ts';
import { windTiles } from './tiles.ts';

/** A meteogram of fewer days has room for more detail, of more none for its arrows. */
const leastDays = 3;

type Meteogram = {
  readonly format: FormatContext;
  readonly place: Place;
  readonly weather: WeatherView;
  /** Where the place is by the sea. */
  readonly tide?: TideView | undefined;
  /** Those asked for. */
  readonly days: readonly [Day, ...Day[]];
  readonly following: readonly Day[];
  /** Shaded over all strips. */
  readonly windows?: readonly Window[];
};

/** Temperature, rain and clouds, pressure, wind and, by the sea, the tide, one above another over the same hours. */
export function weatherPicture(asked: Meteogram, themeName: ThemeName): Picture {
  const { format, place, weather, days } = asked;
  const theme = themes[themeName];
  const shown = shownDays(asked);
  return picture(theme, weatherAlt(asked, shown), [
    ...heading(theme, {
      title: place.name,
      subtitle: format.words.say('picture-weather', { days: daysName(format, shown) }),
      ...headline(format, weather, days[0]),
    }),
    ...panels(asked, shown, themeName),
    ...footer(theme, [
      format.words.say('note-not-for-navigation'),
      format.words.say('note-weather', { sources: [...new Set(weather.sources.map(({ name }) => name))].join(', ') }),
    ]),
  ]);
}

/** The days asked for, and those that follow up to the least number, as far as hours are known. */
function shownDays({ days, following, weather }: Meteogram): readonly [Day, ...Day[]] {
  const [first, ...others] = [...days, ...following.slice(0, Math.max(0, leastDays - days.length))];
  const isKnown = ({ window }: Day): boolean => weather.hours.some(({ at }) => at >= window.from && at < window.to);
  return [first ?? days[0], ...others.filter(isKnown)];
}

function panels(
  { format, place, weather, tide, windows = [] }: Meteogram,
  days: readonly [Day, ...Day[]],
  themeName: ThemeName,
): Shape[] {
  const theme = themes[themeName];
  const window = windowOf(days);
  const [left, right] = [84, frame.width - margin];
  const x = timeScale(window, left, right);
  const common = { format, theme, days, hours: hoursWithin(weather.hours, window), x, left, right };
  const at = ([top, bottom]: readonly [number, number]): Panel => ({ ...common, top, bottom });
  const heights = tide ? tallWithTide : tall;
  const step = days.length > leastDays ? 6 : 3;
  return [
    rect(
      { x: left, y: heights.air[0], width: right - left, height: heights.air[1] - heights.air[0] },
      skyGradient(theme, place.point, window, x),
    ),
    ...airPanel(at(heights.air)),
    ...pressurePanel(at(heights.pressure)),
    ...windPanel(at(heights.wind)),
    ...(tide ? tideStrip(at(heights.tide), tide) : []),
    ...windowBands(
      windows,
      window,
      x,
      { x: left, y: heights.air[0], width: right - left, height: heights.wind[1] - heights.air[0] },
      theme,
    ),
    ...midnights(at([heights.air[0], heights.time])),
    ...presentLine(at([heights.air[0], heights.time])),
    ...windTiles(at(heights.tiles), step),
    ...timeRow(at([heights.time, heights.time + 40]), hourTicks(format, days, 6).length > 16 ? 12 : 6),
  ];
}

type Edges = readonly [top: number, bottom: number];
type Heights = Readonly<Record<'air' | 'pressure' | 'wind' | 'tiles' | 'tide', Edges>> & { readonly time: number };

const tall: Heights = {
  air: [112, 316],
  pressure: [324, 378],
  wind: [386, 528],
  tiles: [536, 588],
  tide: [0, 0],
  time: 592,
};
const tallWithTide: Heights = {
  air: [112, 300],
  pressure: [308, 350],
  wind: [358, 448],
  tiles: [456, 508],
  tide: [516, 590],
  time: 592,
};

/** The present weather; of another day its temperatures and its strongest wind. */
function headline(format: FormatContext, weather: WeatherView, day: Day) {
  const now = nearestHour(weather.hours, format.now);
  const isToday = format.now >= day.window.from && format.now < day.window.to;
  if (!isToday || !now)
    return { figure: temperatures(format, weather, day), caption: strongest(format, weather, [day]) };
  const { airTemperature, windSpeed: ms, gust } = now.values;
  return {
    ...(airTemperature === undefined ? {} : { figure: temperature(format, airTemperature) }),
    ...(ms === undefined
      ? {}
      : {
          caption:
            gust === undefined
              ? format.words.say('picture-wind', { speed: windSpeed(format, ms) })
              : format.words.say('picture-wind-gusts', { speed: windSpeed(format, ms), gust: windSpeed(format, gust) }),
        }),
  };
}

/** `9 – 13 °C`. */
function temperatures(format: FormatContext, { hours }: WeatherView, { window }: Day): string {
  const bounds = boundsOf(samplesOf(hoursWithin(hours, window), 'airTemperature'));
  if (!bounds) return '';
  const [low, high] = [temperature(format, bounds.least.value), temperature(format, bounds.most.value)];
  return low === high ? high : `${low.split(' ')[0]} – ${high}`;
}

/** Of several days with the date. */
function strongest(format: FormatContext, { hours }: WeatherView, days: readonly Day[]): string {
  const inDays = hoursWithin(hours, windowOf(days));
  const [gusts, mean] = [boundsOf(samplesOf(inDays, 'gust')), boundsOf(samplesOf(inDays, 'windSpeed'))];
  const most = (gusts ?? mean)?.most;
  if (!most) return '';
  const key = gusts ? 'picture-strongest-gust' : 'picture-strongest-wind';
  return format.words.say(key, {
    speed: windSpeed(format, most.value),
    time: days.length === 1 ? clock(format, most.at) : dateAndClock(format, most.at),
  });
}

/** The bounds of the temperature, the strongest gust and the rain of all days shown; and the present. */
function weatherAlt({ format, place, weather }: Meteogram, days: readonly [Day, ...Day[]]): string {
  const { words } = format;
  const whole: Day = { date: days[0].date, window: windowOf(days) };
  const fallen = rainBetween(weather.hours, whole.window) ?? 0;
  const parts = [
    temperatures(format, weather, whole),
    strongest(format, weather, days),
    ...(fallen < noRainMm ? [] : [words.say('picture-rain-sum', { amount: rain(format, fallen) })]),
  ].filter((part) => part !== '');
  const what = words.say('picture-weather-alt', { place: place.name, days: daysName(format, days) });
  const now = nearestHour(weather.hours, format.now);
  const present = now ? ` ${words.say('picture-now-is', { weather: hourSentence(format, now) })}` : '';
  return parts.length === 0 ? `${what}.` : `${words.say('picture-says', { what, course: parts.join(', ') })}${present}`;
}
