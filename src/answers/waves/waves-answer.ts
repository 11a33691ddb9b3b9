import type { Day, Days, Question } from '../../domain/question/index.ts';
import type { Place } from '../../domain/place.ts';
import { within } from '../../domain/time.ts';
import { compose, fact, facts, table, text, type Answer, type Block } from '../answer.ts';
import { clock, dayName, placeName, type FormatContext, dayTitle } from '../format.ts';
import { weatherData } from '../data.ts';
import { drawn } from '../drawn.ts';
import { isWithin } from '../headline.ts';
import { written } from '../measures.ts';
import { measuredLines } from '../observed/observed-lines.ts';
import { isRow, rowsOf, weatherNote } from '../weather/weather-answer.ts';
import { isAboutNow } from '../weather/weather-facts.ts';
import { ahead, nearestHour, type WeatherHour, type WeatherView } from '../weather/weather-view.ts';
import { seaSentence, wavesText } from '../weather/hour-sentence.ts';

/** The sea now and in rows of three hours: significant height, period and direction, swell and wind sea separately. */
export function wavesAnswer(
  format: FormatContext,
  place: Place,
  weather: WeatherView,
  days: Days,
  question: Question = { aspects: [] },
): Answer {
  const { words } = format;
  const hasSea = weather.hours.some(({ values }) => values.waveHeight !== undefined);
  const isNow = isWithin(format.now, days[0].window);
  const isSaid = question.aspects.includes('waves') && isAboutNow({ format, day: days[0], question });
  const now = isNow ? nearestHour(weather.hours, format.now) : undefined;
  return compose({
    title: words.say('waves-title', { place: placeName(format, place) }),
    parts: hasSea
      ? [
          now && [
            isSaid ? undefined : seaSentence(format, now.values),
            ...measuredLines(format, weather, 'waves', 'water'),
            seaFacts(format, now),
          ],
          days.map((day) => dayTable(format, weather, day)),
        ]
      : [words.say('waves-none', { place: place.name })],
    note: weatherNote(format, hasSea ? weather : { ...weather, sources: [] }, days),
    data: weatherData(place, weather, rowsOf(format, weather, days)),
    picture: drawn('wavesPicture', { format, place, weather, days }),
  });
}

/** Swell, wind sea, water temperature and current of an hour. */
function seaFacts(format: FormatContext, { values }: WeatherHour): Block {
  const { words } = format;
  return facts([
    fact(words, 'waves-swell', wavesText(format, values, 'swell')),
    fact(words, 'waves-wind-sea', wavesText(format, values, 'windWave')),
    fact(words, 'waves-water', written(format, 'waterTemperature', values)),
    fact(words, 'waves-current', written(format, 'currentSpeed', values)),
  ]);
}

function dayTable(format: FormatContext, { hours }: WeatherView, { date, window }: Day): Block {
  const { words } = format;
  const shown = ahead(format, within(hours, window)).filter(({ at }) => isRow(format, at));
  const rows = shown
    .filter(({ values }) => values.waveHeight !== undefined)
    .map(({ at, values }) => {
      const swell = written(format, 'swellHeight', values);
      return [
        clock(format, at),
        ...(['waveHeight', 'wavePeriod', 'waveDirection'] as const).map((one) => written(format, one, values)),
        swell && words.say('waves-swell-cell', { height: swell }),
      ];
    });
  const none = words.say('waves-none-that-day', { day: dayName(format, date) });
  return table(rows, dayTitle(format, date)) ?? text(none);
}
