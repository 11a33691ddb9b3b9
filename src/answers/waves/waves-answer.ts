import type { Day } from '../../domain/question/index.ts';
import { compose, fact, facts, table, text, type Answer, type Block } from '../answer.ts';
import { dayName, placeName, type FormatContext, dayTitle } from '../format.ts';
import { weatherData } from '../data.ts';
import { drawn } from '../drawn.ts';
import { isWithin, nothing, type PlaceAsked } from '../headline.ts';
import { written } from '../measures.ts';
import { measuredLines } from '../observed/observed-lines.ts';
import { hourlyDays, isRow, rowsByDay, rowsOf, rowsOfDay, weatherNote, type Span } from '../weather/weather-answer.ts';
import { isAboutNow } from '../weather/weather-facts.ts';
import { extremeHour, nearestHour, type WeatherHour } from '../../domain/weather/index.ts';
import type { WeatherView } from '../weather/weather-view.ts';
import { seaSentence, wavesText } from '../weather/hour-sentence.ts';

/** The sea now and in rows of three hours: significant height, period and direction, swell and wind sea separately. */
export function wavesAnswer({ format, place, days, question = nothing }: PlaceAsked, weather: WeatherView): Answer {
  const hasSea = weather.hours.some(({ values }) => values.waveHeight !== undefined);
  const isSaid = question.aspects.includes('waves') && isAboutNow({ format, day: days[0], question });
  const now = isWithin(format.now, days[0].window) ? nearestHour(weather.hours, format.now) : undefined;
  const dayTable = (day: Day): Block => {
    const spans = rowsOfDay(format, weather, day).filter(({ from }) => isRow(format, from));
    const none = format.say('waves-none-that-day', { day: dayName(format, day.date) });
    return seaTable(format, spans, dayTitle(format, day.date)) ?? text(none);
  };
  return compose({
    title: format.say('waves-title', { place: placeName(format, place) }),
    parts: hasSea
      ? [
          now && [
            isSaid ? undefined : seaSentence(format, now.values),
            ...measuredLines(format, weather, 'waves', 'water'),
            seaFacts(format, now),
          ],
          days.length > hourlyDays
            ? seaTable(format, rowsByDay(format, weather, days), format.say('when-by-day'))
            : days.map(dayTable),
        ]
      : [format.say('waves-none', { place: place.name })],
    note: weatherNote(format, hasSea ? weather : { ...weather, sources: [] }, days),
    data: weatherData(place, weather, rowsOf(format, weather, days)),
    picture: drawn('wavesPicture', { format, place, weather, days }),
  });
}

function seaFacts(format: FormatContext, { values }: WeatherHour): Block {
  return facts([
    fact(format, 'waves-swell', wavesText(format, values, 'swell')),
    fact(format, 'waves-wind-sea', wavesText(format, values, 'windWave')),
    fact(format, 'waves-water', written(format, 'waterTemperature', values)),
    fact(format, 'waves-current', written(format, 'currentSpeed', values)),
  ]);
}

function seaTable(format: FormatContext, spans: readonly Span[], title: string): Block | undefined {
  const rows = spans.flatMap(({ name, shown }) => {
    const { values } = extremeHour(shown, 'waveHeight', 'most') ?? {};
    if (!values) return [];
    const cells = (['waveHeight', 'wavePeriod', 'waveDirection'] as const).map((one) => written(format, one, values));
    const swell = [written(format, 'swellHeight', values), written(format, 'swellPeriod', values)].join(' ').trim();
    return [[name, ...cells, swell && format.say('waves-swell-cell', { height: swell })]];
  });
  return table(rows, title);
}
