import { windAgainstStream } from '../../domain/stream/index.ts';
import { hourMs, instantOf, within } from '../../domain/time.ts';
import { clock } from '../format.ts';
import { nothing, partWords, windowOf, withVerdict, type DaysAsked } from '../headline.ts';
import { windCell } from '../weather/hour-sentence.ts';
import { extremeHour, type WeatherHour } from '../../domain/weather/index.ts';
import type { WeatherView } from '../weather/weather-view.ts';
import { rateText, type StreamView } from './stream-lines.ts';

/** When the wind blows against the stream, a line for each day; `undefined` where wind or directions are not known. */
export function windAgainstLines(
  { format, days, question = nothing }: DaysAsked,
  stream: StreamView,
  { hours }: WeatherView,
): readonly string[] | undefined {
  const { part, time } = question;
  const { now, zone } = format;
  const { floodDirection, ebbDirection } = stream.station;
  if (floodDirection === undefined || ebbDirection === undefined) return undefined;
  const knownOnDays = days.map((day) => {
    const at = time === undefined ? undefined : instantOf(day.date, time, zone);
    const asked = at === undefined ? windowOf(day, part) : { from: at - hourMs + 1, to: at + 1 };
    const isToCome = (one: WeatherHour): boolean => at !== undefined || one.at > now - hourMs;
    return {
      day,
      known: within(hours, asked).filter((one) => one.values.windDirection !== undefined && isToCome(one)),
    };
  });
  if (knownOnDays.every(({ known }) => known.length === 0)) return undefined;
  return knownOnDays.flatMap(({ day, known }) => {
    const strongest = extremeHour(known, 'windSpeed', 'most');
    if (!strongest) return [];
    const spans = windAgainstStream(stream.events, { flood: floodDirection, ebb: ebbDirection }, known).map(
      ({ from, to, speedMs, hour }) =>
        format.say('current-against-span', {
          from: clock(format, from),
          to: clock(format, to),
          rate: rateText(format, stream.station, speedMs),
          wind: windCell(format, hour.values),
        }),
    );
    const named = { day: partWords(format, day, part) };
    const line =
      spans.length > 0
        ? format.say('current-against', { ...named, list: spans.join(format.say('list-between')) })
        : format.say('current-not-against', { ...named, wind: windCell(format, strongest.values) });
    return withVerdict(format, question.state === 'present' && spans.length > 0 ? 'yes' : undefined, line);
  });
}
