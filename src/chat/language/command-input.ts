import { Problem } from '../../problem.ts';
import type { Words } from '../../words.ts';
import { takesPlace, type Command } from '../command.ts';
import type { Input } from '../message.ts';
import { readDayCount } from './day.ts';
import { readText } from './read.ts';

export type Filled = Extract<Input, { kind: 'command' }>;

const longestQuoted = 40;

/** Reads the place command of a digest, without its place: `tide 2d datum=LAT`. Throws a `Problem`. */
export function questionIn(text: string, spoken: readonly Words[], commands: readonly Command[]): Filled {
  const [likeliest] = readText(`/${text.trim().replace(/^\//, '')}`, spoken, commands);
  const { command, options } = likeliest!();
  if (!takesPlace(command)) throw new Problem('digest-what-unfit', { what: text.slice(0, longestQuoted) });
  // The place of a digest is given before its command.
  if (options.place !== undefined)
    throw new Problem('option-unknown', { option: options.place.slice(0, longestQuoted) });
  const days = options.days === undefined ? {} : { days: `${readDayCount(options.days, spoken)}d` };
  return { kind: 'command', name: command.name, options: { ...options, ...days } };
}

/** A question as it would be typed, without its place. */
export function questionText(input: Input): string {
  if (input.kind !== 'command') return input.kind === 'text' ? input.text : '';
  const { place: _, datum, days, ...others } = input.options;
  const more = [days, datum && `datum=${datum}`];
  return [input.name, ...Object.values(others), ...more].filter(Boolean).join(' ');
}
