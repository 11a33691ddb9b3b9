import type { Words } from '../../words.ts';
import { clock, compass, number } from '../format.ts';
import { most } from '../bounds.ts';

/** A place now, as the data service says it, in its units: what is read of `/v2/now/point` to show it. */
export type PlaceNow = {
  readonly time: string;
  readonly heightUnit: string;
  readonly speedUnit: string;
  readonly level?: number | undefined;
  readonly trend?: 'rising' | 'falling' | undefined;
  readonly nextHighTime?: string | undefined;
  readonly nextHighLevel?: number | undefined;
  readonly nextLowTime?: string | undefined;
  readonly nextLowLevel?: number | undefined;
  readonly windSpeed?: number | undefined;
  readonly windDirection?: number | undefined;
  readonly waveHeight?: number | undefined;
  readonly series?: readonly { readonly level: number; readonly time: string }[] | undefined;
};

export type NowFormat = Words & { readonly zone: string };

/** A place now in one line: `Brest 5.2 m ↗ · HW 04:10 7.1 m · LW 10:32 1.4 m · wind WSW 17 kn · waves 1.2 m`. */
export function nowLine(format: NowFormat, place: string, now: PlaceNow): string {
  const { windSpeed, windDirection, waveHeight, speedUnit } = now;
  const from = windDirection === undefined ? '' : `${compass(format, windDirection)} `;
  const unit = speedUnit === 'kn' ? format.say('unit-knots') : speedUnit;
  const wind = windSpeed !== undefined && `${format.say('now-wind')} ${from}${number(format, windSpeed, 0)} ${unit}`;
  const waves = waveHeight !== undefined && `${format.say('now-waves')} ${heightOf(format, now, waveHeight)}`;
  return [[place, levelOf(format, now)].filter(Boolean).join(' '), ...turnsOf(format, now), wind, waves]
    .filter((part) => part !== false)
    .reduce((all, part) => (`${all} · ${part}`.length <= most.nowCharacters ? `${all} · ${part}` : all))
    .slice(0, most.nowCharacters);
}

/** The height with the way it goes: `5.2 m ↗`. */
export function levelOf(format: NowFormat, now: PlaceNow): string {
  if (now.level === undefined) return '';
  const arrow = now.trend === undefined ? '' : now.trend === 'rising' ? ' ↗' : ' ↘';
  return `${heightOf(format, now, now.level)}${arrow}`;
}

/** The next high and low water in their order: `HW 04:10 7.1 m`. */
export function turnsOf(format: NowFormat, now: PlaceNow): string[] {
  const turns = [
    { name: 'now-high', time: now.nextHighTime, level: now.nextHighLevel },
    { name: 'now-low', time: now.nextLowTime, level: now.nextLowLevel },
  ];
  return turns
    .flatMap(({ name, time, level }) => (time === undefined || level === undefined ? [] : [{ name, time, level }]))
    .toSorted((a, b) => (a.time < b.time ? -1 : 1))
    .map(
      ({ name, time, level }) =>
        `${format.say(name)} ${clock(format, Date.parse(time))} ${heightOf(format, now, level)}`,
    );
}

function heightOf(format: NowFormat, { heightUnit }: PlaceNow, height: number): string {
  return `${number(format, height, 1)} ${heightUnit}`;
}
