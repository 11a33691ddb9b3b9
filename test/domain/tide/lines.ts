import { stationsById } from '@neaps/tide-database';
import type { NodeSteps } from '../../../src/domain/tide/blocks.ts';
import {
  constituentNumber,
  harmonicTide,
  makeHarmonics,
  type HarmonicConstant,
  type Tide,
} from '../../../src/domain/tide/index.ts';
import { readConstant } from '../../../src/sources/stations/conventions.ts';

/** A line by its name: amplitude in metres, phase lag in degrees. */
export function line(name: string, amplitudeM: number, phaseDeg = 0): HarmonicConstant {
  const number = constituentNumber(name);
  if (number === undefined) throw new Error(`no model of ${name}`);
  return { number, amplitudeM, phaseDeg };
}

/** A tide made of lines given by name; node factors of the month unless said otherwise. */
export function tideOf(lines: readonly HarmonicConstant[], steps: NodeSteps = 'monthly'): Tide {
  return harmonicTide(makeHarmonics(lines, steps));
}

/** A station's published constants, read by the conventions of `source`, lines of `without` left out. */
export function publishedConstants(id: string, source: string, without: readonly string[] = []): HarmonicConstant[] {
  const station = stationsById.get(id);
  if (!station) throw new Error(`no station ${id}`);
  const used = station.harmonic_constituents.filter(({ name, amplitude }) => amplitude > 0 && !without.includes(name));
  return used.flatMap((constant) => readConstant(source, constant) ?? []);
}

/** The tide of a station's published constants. */
export function publishedTide(id: string, source: string, steps: NodeSteps, without: readonly string[] = []): Tide {
  return tideOf(publishedConstants(id, source, without), steps);
}
