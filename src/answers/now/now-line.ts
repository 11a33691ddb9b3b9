import type { Words } from '../../words.ts';
import { clock, compass, number } from '../format.ts';
import type { PlaceNow } from './place-now.ts';

/** A short message on a watch or a pager. */
const mostCharacters = 140;

/** How a place now is worded. */
export type NowFormat = { readonly words: Words; readonly zone: string };

/** A place now in one line: `Brest 5.2 m ↗ · HW 04:10 7.1 m · LW 10:32 1.4 m · wind WSW 17 kn · waves 1.2 m`. */
export function nowLine(format: NowFormat, place: string, now: PlaceNow): string {
  const { words } = format;
  const { windSpeed, windDirection, waveHeight, speedUnit } = now;
  const wind =
    windSpeed === undefined
      ? undefined
      : [
          words.say('now-wind'),
          ...(windDirection === undefined ? [] : [compass(format, windDirection)]),
          `${number(words, windSpeed, 0)} ${speedUnit}`,
        ].join(' ');
  const waves = waveHeight === undefined ? undefined : `${words.say('now-waves')} ${heightOf(format, now, waveHeight)}`;
  const parts = [[place, levelOf(format, now)].filter(Boolean).join(' '), ...turnsOf(format, now), wind, waves];
  const line = parts.filter((part) => part !== undefined).reduce((all, part) => fits(`${all} · ${part}`) ?? all);
  return line.slice(0, mostCharacters);
}

function fits(line: string): string | undefined {
  return line.length <= mostCharacters ? line : undefined;
}

/** The height with the way it goes: `5.2 m ↗`. */
export function levelOf(format: NowFormat, now: PlaceNow): string {
  if (now.level === undefined) return '';
  const arrow = now.trend === undefined ? '' : now.trend === 'rising' ? ' ↗' : ' ↘';
  return `${heightOf(format, now, now.level)}${arrow}`;
}

/** The next high and low water in their order: `HW 04:10 7.1 m`. */
export function turnsOf(format: NowFormat, now: PlaceNow): string[] {
  const { words, zone } = format;
  const turns = [
    { name: 'now-high', time: now.nextHighTime, level: now.nextHighLevel },
    { name: 'now-low', time: now.nextLowTime, level: now.nextLowLevel },
  ];
  return turns
    .flatMap(({ name, time, level }) => (time === undefined || level === undefined ? [] : [{ name, time, level }]))
    .toSorted((a, b) => (a.time < b.time ? -1 : 1))
    .map(
      ({ name, time, level }) =>
        `${words.say(name)} ${clock({ words, zone }, Date.parse(time))} ${heightOf(format, now, level)}`,
    );
}

function heightOf({ words }: NowFormat, { heightUnit }: PlaceNow, height: number): string {
  return `${number(words, height, 1)} ${heightUnit}`;
}
