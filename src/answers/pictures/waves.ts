import { windowOfDays } from '../../domain/question/index.ts';
import { nearestHour, type Attribute } from '../../domain/weather/index.ts';
import { capital, clock, number } from '../format.ts';
import { readerUnits, temperature, waveHeight } from '../measures.ts';
import type { TideView } from '../tide/tide-view.ts';
import type { WeatherView } from '../weather/weather-view.ts';
import { daysName, plotOn, scaleOf, strips, type Layer, type ShownDays, type Strip } from './chart.ts';
import { line, rect, shortened, smallText, text, textWidth, type SeriesSample } from '../../drawing/index.ts';
import { axis, curve, highsOf, sky, surface, tiles, timeRow, turnLabels, unitName, windTile } from './layers.ts';
import { boundsOf, hoursWithin, samplesOf, valueAt } from './series.ts';
import { picture, type Look, type Picture, type Sheet } from './sheet.ts';
import { tideStrip, weatherFooter } from './weather.ts';

type Sea = ShownDays & { readonly weather: WeatherView; readonly tide?: TideView | undefined };

/** The height of the sea with swell and wind sea apart, below period and direction of both, and the wind. `undefined` inland. */
export function wavesPicture(sea: Sea, ...look: Look): Picture | undefined {
  const { format, place, weather, tide, days, windows = [] } = sea;
  const hours = hoursWithin(weather.hours, windowOfDays(days));
  const bounds = boundsOf(samplesOf(hours, 'waveHeight'));
  if (!bounds) return undefined;
  return picture(format, look, {
    title: place.name,
    subtitle: format.say('picture-waves', { days: daysName(format, days) }),
    ...headline(sea, bounds.most),
    footer: weatherFooter(format, weather),
    tallHeight: 860,
    draw(sheet) {
      const { swell, windSea } = sheet.theme;
      const plot = plotOn(sheet, { place, days, hours, windows });
      const wind = tiles('wind-label', (values) => windTile(format, values, false));
      const hasWind = samplesOf(hours, 'windSpeed').length > 0;
      return strips(plot, [
        heights(sheet, hours),
        sheet.isTall && { px: 30, layers: [legend] },
        { px: 30, gap: 8, layers: [rowName('waves-swell', swell), ...(sheet.isTall ? [] : [legend])] },
        periods('swellPeriod', 'swellDirection'),
        { px: 30, gap: 8, layers: [rowName('waves-wind-sea', windSea)] },
        !tide && periods('windWavePeriod', 'windWaveDirection'),
        hasWind && { px: 52, gap: 6, layers: [unitName(readerUnits(format).wind.name), wind] },
        tide && tideStrip(plot, tide, 0.5),
        { px: 40, layers: [timeRow] },
      ]);
    },
  });
}

function heights({ format, theme }: Sheet, hours: WeatherView['hours']): Strip {
  const both = samplesOf(hours, 'waveHeight');
  const windSea = samplesOf(hours, 'windWaveHeight');
  const unit = readerUnits(format).height;
  const most = Math.max(0.5, ...both.map(({ value }) => value));
  return {
    share: 1,
    scale: scaleOf(format, unit, { extent: [0, most], room: [46, 0], tickRoom: [30, 0], count: 4 }),
    ground: sky,
    layers: [
      surface(samplesOf(hours, 'swellHeight'), { fill: theme.swell, role: 'swell' }),
      surface(windSea, { fill: `${theme.windSea}b0`, role: 'wind-sea' }),
      curve(windSea, theme.page, { strokeWidth: 3, dash: [8, 8] }),
      axis(unit.name),
      curve(both, theme.ink, { role: 'waves' }, { ...unit, valueAt: (at) => valueAt(both, at) }),
    ],
    labels: [turnLabels('waves-label', both, waveHeight, { turns: (plot) => highsOf(plot, both) })],
  };
}

/** Seconds in tiles, each with the direction that the waves come from. */
function periods(period: Attribute, direction: Attribute): Strip {
  return {
    px: 52,
    gap: 6,
    layers: [
      unitName('s'),
      (panel) =>
        tiles('period', ({ [period]: value, [direction]: fromDeg }) =>
          value === undefined ? undefined : { label: number(panel.format, value, 0), fromDeg },
        )(panel),
    ],
  };
}

function rowName(key: string, color: string): Layer {
  return ({ format, box, word }) => [
    rect({ x: box.x, y: box.y + 9, width: 20, height: 20 }, color, { radius: 4 }),
    text(word('row', capital(shortened(format.say(key), smallText, 480))), box.x + 30, box.y + 26),
  ];
}

/** Names the bold line; the two areas are named with their rows. */
const legend: Layer = ({ format, theme, box, word }) => {
  const [name, right] = [format.say('picture-both'), box.x + box.width];
  const start = right - textWidth(name, smallText);
  return [
    line([start - 50, box.y + 18], [start - 12, box.y + 18], theme.ink, 4),
    text(word('row', name), start, box.y + 26),
  ];
};

function headline({ format, weather }: Sea, most: SeriesSample) {
  const now = nearestHour(weather.hours, format.now)?.values;
  if (now?.waveHeight === undefined) {
    const caption = format.say('picture-highest-waves', { time: clock(format, most.at) });
    return { figure: waveHeight(format, most.value), caption };
  }
  const parts = [
    ...(now.wavePeriod === undefined
      ? []
      : [format.say('picture-every', { seconds: number(format, now.wavePeriod, 0) })]),
    ...(now.waterTemperature === undefined
      ? []
      : [format.say('picture-water', { temperature: temperature(format, now.waterTemperature) })]),
  ];
  return {
    figure: format.say('picture-now-level', { level: waveHeight(format, now.waveHeight) }),
    caption: parts.join(' · '),
  };
}
