import type { Day } from '../../domain/question/index.ts';
import type { Place } from '../../domain/place.ts';
import { hourMs } from '../../domain/time.ts';
import { dayName, type FormatContext } from '../format.ts';
import { momentOf } from '../headline.ts';
import { figureOf, readerUnits, temperature, waveHeight } from '../measures.ts';
import type { TideView } from '../tide/tide-view.ts';
import { weatherLook } from '../../domain/weather/look.ts';
import { nearestHour, rainBetween } from '../../domain/weather/index.ts';
import type { WeatherView } from '../weather/weather-view.ts';
import { plotOn, strips, type Plot, type Strip } from './chart.ts';
import { factsStrip } from './day-facts.ts';
import { tiles, tileStep, timeRow, unitName, windTile, type TileOf } from './layers.ts';
import { least, px } from './layout.ts';
import { samplesOf } from './series.ts';
import { picture, type Heading, type Look, type Picture } from './sheet.ts';
import { presentRoom, tideStrips } from './tide-chart.ts';
import { axisName, tideFooter } from './tide-curve.ts';
import { tideHeading } from './tide.ts';
import { airStrip, signStrip, weatherText } from './weather.ts';

type Card = {
  readonly format: FormatContext;
  readonly place: Place;
  readonly tide?: TideView | undefined;
  readonly weather?: WeatherView | undefined;
  readonly day: Day;
};

/** The day on one card: tide, or inland weather; air, wind, sea, Sun and Moon. `undefined` where neither is known. */
export function todayPicture(card: Card, ...look: Look): Picture | undefined {
  const { format, place, tide, weather, day } = card;
  if (!tide && !weather) return undefined;
  return picture(format, look, {
    title: place.name,
    subtitle: [dayName(format, day.date), ...(tide ? [axisName(format, tide)] : [])].join(' · '),
    ...headline(card),
    footer: tide ? tideFooter(format, tide) : [format.say('note-not-for-navigation')],
    tallHeight: 1020,
    draw(sheet) {
      const plot = plotOn(sheet, { place, days: [day], hours: weather?.hours ?? [] });
      const above = tide
        ? [{ px: presentRoom, layers: [] }, ...tideStrips(plot, { tide, detail: plot.isTall ? 'card' : 'line' })]
        : [signStrip(plot), airStrip(plot, 1), { px: 40, layers: [timeRow] }];
      return strips(plot, [...above, ...rowsOf(plot, tide !== undefined), factsStrip(plot, tide)]);
    },
  });
}

/** Rows of tiles: those of which something is known. Without a tide, air and rain are curves above. */
function rowsOf(plot: Plot, hasTide: boolean): (Strip | undefined)[] {
  const { format, place, hours, window, isTall } = plot;
  const isKnown = (attribute: Parameters<typeof samplesOf>[1]): boolean => samplesOf(hours, attribute).length > 0;
  const row = (isShown: boolean, role: string, unit: string, tileOf: TileOf): Strip | undefined =>
    isShown ? { px: isTall ? 54 : 38, gap: 4, layers: [unitName(unit), tiles(role, tileOf, px.tile)] } : undefined;
  const lastMs = tileStep(plot, px.tile) * hourMs;
  const isWet = (rainBetween(hours, { from: window.from, to: window.to - lastMs }) ?? 0) >= least.rainMm;
  return [
    row(
      hasTide && isKnown('airTemperature'),
      'air-label',
      readerUnits(format).temperature.name,
      (values, at, stepMs) => {
        const { airTemperature } = values;
        const { sign } = weatherLook(place.point, hours, { from: at, to: at + stepMs }) ?? {};
        return airTemperature === undefined
          ? undefined
          : { label: `${figureOf(format, 'temperature', airTemperature)}°`, sign };
      },
    ),
    row(hasTide && isWet, 'rain-label', readerUnits(format).rain.name, (_, at, stepMs) => {
      // Since the column before.
      const mm = rainBetween(hours, { from: at - stepMs, to: at }) ?? 0;
      return mm < least.rainMm ? undefined : { label: figureOf(format, 'rain', mm) };
    }),
    row(isKnown('windSpeed'), 'wind-label', readerUnits(format).wind.name, (values) => windTile(format, values, true)),
    row(isKnown('waveHeight'), 'waves-label', format.units.height, ({ waveHeight: heightM, waveDirection }) =>
      heightM === undefined ? undefined : { label: waveHeight(format, heightM), fromDeg: waveDirection },
    ),
  ];
}

/** The weather now, or at noon of another day; without any, the next high or low water. */
function headline({ format, tide, weather, day }: Card): Partial<Heading> {
  const { values = {} } = nearestHour(weather?.hours ?? [], momentOf(format, day)) ?? {};
  if (values.airTemperature === undefined && tide) return tideHeading(format, tide, [day]);
  return {
    figure: values.airTemperature === undefined ? '' : temperature(format, values.airTemperature),
    caption: weatherText(format, values),
  };
}
