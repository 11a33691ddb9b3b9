import { conditionsText, weekdayName } from '../../answers/index.ts';
import { unitSystems } from '../../domain/units.ts';
import { parseConditions } from '../../domain/windows/index.ts';
import { quote } from '../../lib/quote.ts';
import type { Words } from '../../words.ts';
import { Problem } from '../../problem.ts';
import { takesPlace, type RequestContext } from '../command.ts';
import { readText } from './readings.ts';
import type { Input } from '../message.ts';
import { readCount } from '../../language/dates/read-days.ts';

export type CommandInput = Extract<Input, { kind: 'command' }>;

/** Reads the place command of a digest, without its place: `tide 2d datum=LAT`. Throws a `Problem`. */
export function questionIn(
  text: string,
  context: Pick<RequestContext, 'commands' | 'spoken' | 'sentences'>,
): CommandInput {
  const [{ request, places, unused }] = readText(context, `/${text.trim().replace(/^\//, '')}`);
  const { command, options } = request;
  if (!takesPlace(command)) throw new Problem('digest-what-unfit', { what: quote(text) });
  // The place of a digest is given before its command.
  const [unfit] = [...places.map((place) => place.text), ...unused];
  if (unfit !== undefined) throw new Problem('option-unknown', { option: quote(unfit) });
  const unknown = Object.keys(options).find(
    (name) => ['day', 'days', 'datum'].includes(name) && !command.options.some((one) => one === name),
  );
  if (unknown !== undefined) throw new Problem('option-unknown', { option: unknown });
  const days = options.days === undefined ? {} : { days: `${readCount(options.days)}d` };
  return { kind: 'command', name: command.name, options: { ...options, ...days } };
}

/** A question as it would be typed, without its place. */
export function questionText(input: Input, words: Words): string {
  if (input.kind !== 'command') return input.kind === 'text' ? input.text : '';
  const { place: _, also, day, time, datum, days, conditions, ...others } = input.options;
  const more = [day && dayText(day, words), time, days, datum && `datum=${datum}`];
  const names = [input.name, ...(also?.split(',') ?? [])].map(
    (command) => words.list(`command-${command.replace(' ', '-')}-name`)[0] ?? command,
  );
  return [names.join(', '), conditions && conditionsIn(words, conditions), ...Object.values(others), ...more]
    .filter(Boolean)
    .join(' ');
}

/** Conditions in words, in nautical units. */
function conditionsIn(words: Words, text: string): string {
  const format = { words, units: unitSystems.nautical, zone: 'UTC', now: 0 };
  return conditionsText(format, parseConditions(text).conditions);
}

/** As sentences name days of the week. */
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** A day as people say it; none for today, which every digest is about. */
function dayText(day: string, words: Words): string {
  const { language } = words;
  const weekday = weekdays.indexOf(day);
  if (weekday >= 0) return weekdayName(words, weekday);
  if (!/^\+\d+$/.test(day)) return day;
  const days = Number(day);
  return days === 0 ? '' : new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day');
}
