import { conditionsText, weekdayName } from '../../answers/index.ts';
import { unitSystems } from '../../domain/units.ts';
import { parseConditions } from '../../domain/windows/index.ts';
import { quote } from '../../lib/quote.ts';
import type { Words } from '../../words.ts';
import { Problem } from '../../problem.ts';
import { takesPlace, type RequestContext } from '../command.ts';
import { readText } from './readings.ts';
import type { Input } from '../message.ts';
import { parseDays } from '../../language/dates/day-notation.ts';
import { readCount } from '../../language/request/read-days.ts';

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
  const more = [...(day?.split(',') ?? []).map((one) => dayText(one, words)), time, days, datum && `datum=${datum}`];
  const names = [input.name, ...(also?.split(',') ?? [])].map(
    (command) => words.list(`command-${command.replace(' ', '-')}-name`)[0] ?? command,
  );
  return [names.join(', '), conditions && conditionsIn(words, conditions), ...Object.values(others), ...more]
    .filter(Boolean)
    .join(' ');
}

function conditionsIn(words: Words, text: string): string {
  const format = { ...words, units: unitSystems.nautical, zone: 'UTC', now: 0 };
  return conditionsText(format, parseConditions(text).conditions);
}

/** A day as people say it; none for today, which every digest is about, nor for days that have no short name. */
function dayText(text: string, words: Words): string {
  const day = parseDays(text);
  if (day?.kind === 'weekend') return words.list('weekdays-weekend')[0] ?? '';
  if (day?.kind === 'weekday' || day?.kind === 'weekday-near') return weekdayName(words, day.weekday);
  if (day?.kind === 'date') return day.year === undefined ? '' : text;
  if (day?.kind !== 'offset') return '';
  return day.days === 0 ? '' : new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' }).format(day.days, 'day');
}
