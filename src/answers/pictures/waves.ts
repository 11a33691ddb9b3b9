import { area, curveMonotoneX } from 'd3-shape';
import type { Place } from '../../domain/place.ts';
import type { Window } from '../../domain/time.ts';
import { capital, clock } from '../format.ts';
import { temperature, waveHeight } from '../measures.ts';
import { seaSentence } from '../waves/sea-sentence.ts';
import { nearestHour } from '../weather/weather-view.ts';
import { footer, heading, margin } from './heading.ts';
import { createLabels, text } from './labels.ts';
import { picture, type Picture } from './picture.ts';
import { heightIn, seconds } from './reader-units.ts';
import { frame, line, path, rect, smallText, type Shape } from './scene.ts';
import { boundsOf, hoursWithin, linePath, samplesOf, stretchesOf, type SeriesSample } from './series.ts';
import { shortened, textWidth } from './text-width.ts';
import { themes, type Theme, type ThemeName } from './theme.ts';
import { daysName, hourTicks, skyGradient, timeScale, windowOf } from './time-axis.ts';
import { valueScale } from './value-axis.ts';
import { windowBands } from './window-bands.ts';
import type { Day, FormatContext, WeatherView } from './views.ts';
import { axis, beside, keepClear, midnights, presentLine, timeRow, turnsOf, type Panel } from './panel.ts';
import { tiles } from './tiles.ts';

type Sea = {
  readonly format: FormatContext;
  readonly place: Place;
  readonly weather: WeatherView;
  readonly days: readonly [Day, ...Day[]];
  /** Shaded over the heights. */
  readonly windows?: readonly Window[];
};

/** The height of the sea with swell and wind sea apart, and below period and direction of both. `undefined` inland. */
export function wavesPicture(asked: Sea, themeName: ThemeName): Picture | undefined {
  const { format, place, weather, days } = asked;
  const theme = themes[themeName];
  const hours = hoursWithin(weather.hours, windowOf(days));
  const most = boundsOf(samplesOf(hours, 'waveHeight'))?.most;
  if (!most) return undefined;
  return picture(theme, wavesAlt(asked, hours), [
    ...heading(theme, {
      title: place.name,
      subtitle: format.words.say('picture-waves', { days: daysName(format, days) }),
      ...headline(asked, most),
    }),
    ...panels(asked, themeName),
    ...footer(theme, [
      format.words.say('note-not-for-navigation'),
      format.words.say('note-weather', { sources: [...new Set(weather.sources.map(({ name }) => name))].join(', ') }),
    ]),
  ]);
}

function headline({ format, weather }: Sea, most: SeriesSample) {
  const now = nearestHour(weather.hours, format.now)?.values;
  const { words } = format;
  if (now?.waveHeight === undefined) {
    return {
      figure: waveHeight(format, most.value),
      caption: words.say('picture-highest-waves', { time: clock(format, most.at) }),
    };
  }
  const parts = [
    ...(now.wavePeriod === undefined ? [] : [words.say('picture-every', { seconds: seconds(format, now.wavePeriod) })]),
    ...(now.waterTemperature === undefined
      ? []
      : [words.say('picture-water', { temperature: temperature(format, now.waterTemperature) })]),
  ];
  return {
    figure: words.say('picture-now-level', { level: waveHeight(format, now.waveHeight) }),
    caption: parts.join(' · '),
  };
}

const left = 84;
const right = frame.width - margin;

function panels({ format, place, weather, days, windows = [] }: Sea, themeName: ThemeName): Shape[] {
  const theme = themes[themeName];
  const window = windowOf(days);
  const x = timeScale(window, left, right);
  const hours = hoursWithin(weather.hours, window);
  const at = (top: number, bottom: number): Panel => ({ format, theme, days, hours, x, left, right, top, bottom });
  const step = days.length <= 3 ? 3 : 6;
  return [
    rect({ x: left, y: 112, width: right - left, height: 268 }, skyGradient(theme, place.point, window, x)),
    ...heightPanel(at(112, 380)),
    ...windowBands(windows, window, x, { x: left, y: 112, width: right - left, height: 268 }, theme),
    ...rowName(theme, format.words.say('waves-swell'), theme.swell, 408),
    ...legend(at(112, 380)),
    ...rowName(theme, format.words.say('waves-wind-sea'), theme.windSea, 502),
    ...midnights(at(112, 380)),
    ...presentLine(at(112, 380)),
    ...tiles(at(418, 470), step, ({ swellDirection, swellPeriod }) =>
      swellPeriod === undefined
        ? undefined
        : { ...tileColors(theme), label: seconds(format, swellPeriod), fromDeg: swellDirection, role: 'swell-period' },
    ),
    ...tiles(at(512, 564), step, ({ windWaveDirection, windWavePeriod }) =>
      windWavePeriod === undefined
        ? undefined
        : {
            ...tileColors(theme),
            label: seconds(format, windWavePeriod),
            fromDeg: windWaveDirection,
            role: 'wind-sea-period',
          },
    ),
    ...['s', 's'].map((unit, i) =>
      text({ text: unit, size: smallText, color: theme.muted, role: 'axis-name' }, left - 12, 452 + i * 94, 'end'),
    ),
    ...timeRow(at(574, 614), days.length === 1 ? 3 : hourTicks(format, days, 6).length > 16 ? 12 : 6),
  ];
}

function tileColors(theme: Theme): { readonly fill: string; readonly ink: string } {
  return { fill: theme.panel, ink: theme.ink };
}

/** The name of a row with the colour that its curve has. */
function rowName(theme: Theme, name: string, color: string, baseline: number): Shape[] {
  return [
    rect({ x: left, y: baseline - 17, width: 20, height: 20 }, color, { radius: 4 }),
    text(
      { text: capital(shortened(name, smallText, 500)), size: smallText, color: theme.ink, role: 'row' },
      left + 30,
      baseline,
    ),
  ];
}

function heightPanel(panel: Panel): Shape[] {
  const { format, theme, hours, x, top, bottom } = panel;
  const all = samplesOf(hours, 'waveHeight');
  const most = Math.max(0.5, ...all.map(({ value }) => value));
  const scale = valueScale(format, {
    extent: [0, most],
    pixels: [bottom, top + 46],
    edges: [bottom, top + 30],
    toReader: heightIn(format),
    count: 4,
  });
  const y = (value: number): number => scale.y(value);
  const under = (samples: readonly SeriesSample[]): string =>
    stretchesOf(samples)
      .map(
        (stretch) =>
          area<SeriesSample>()
            .x(({ at }) => x(at))
            .y0(bottom)
            .y1(({ value }) => y(value))
            .curve(curveMonotoneX)
            .digits(1)(stretch) ?? '',
      )
      .join('');
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  const labels = createLabels(box);
  keepClear(panel, labels, all, y);
  const windSea = samplesOf(hours, 'windWaveHeight');
  return [
    path(under(samplesOf(hours, 'swellHeight')), { fill: theme.swell, clip: box, role: 'swell' }),
    path(under(windSea), { fill: `${theme.windSea}b0`, clip: box, role: 'wind-sea' }),
    path(linePath(windSea, x, y), { stroke: theme.page, strokeWidth: 3, dash: [8, 8], clip: box }),
    ...axis(panel, format.units.height, scale),
    path(linePath(all, x, y), { stroke: theme.ink, strokeWidth: 4, clip: box, role: 'waves' }),
    ...turnsOf(panel, all, 0.2)
      .filter(({ kind }) => kind === 'high')
      .flatMap(({ at, value }) =>
        beside(
          panel,
          labels,
          {
            text: waveHeight(format, value),
            size: 24,
            bold: true,
            color: theme.ink,
            halo: theme.sky[0],
            role: 'waves-label',
          },
          x(at),
          y(value),
          'high',
        ),
      ),
  ];
}

/** Names the bold line; the two areas are named with their rows. */
function legend({ format, theme, bottom }: Panel): Shape[] {
  const name = format.words.say('picture-both');
  const start = right - textWidth(name, smallText);
  return [
    line([start - 50, bottom + 20], [start - 12, bottom + 20], theme.ink, 4),
    text({ text: name, size: smallText, color: theme.ink, role: 'legend' }, start, bottom + 28),
  ];
}

function wavesAlt({ format, place, weather, days }: Sea, hours: WeatherView['hours']): string {
  const { words } = format;
  const bounds = boundsOf(samplesOf(hours, 'waveHeight'));
  const what = words.say('picture-waves-alt', { place: place.name, days: daysName(format, days) });
  const course = bounds
    ? words.say('picture-between', {
        low: waveHeight(format, bounds.least.value),
        high: waveHeight(format, bounds.most.value),
      })
    : '';
  const now = nearestHour(weather.hours, format.now)?.values;
  const present =
    now?.waveHeight === undefined ? '' : ` ${words.say('picture-now-is', { weather: seaSentence(format, now) ?? '' })}`;
  return `${words.say('picture-says', { what, course })}${present}`;
}
