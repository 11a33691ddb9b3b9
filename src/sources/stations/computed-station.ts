import { pointId, type Point } from '../../domain/place.ts';
import { harmonicTide, makeHarmonics } from '../../domain/tide/index.ts';
import type { HarmonicConstant, OfficeDatum, TideStation } from '../../domain/tide/index.ts';
import { once } from '../../lib/once.ts';
import { lazyStation } from './lazy-station.ts';

/** The zero of an office, where LAT is so far above mean sea level, metres. */
type OfficeZero = (latM: () => number) => OfficeDatum | undefined;

/** The tide of a place in the form of a station: from the model, or from gauges by way of the model. */
function computedStation(
  facts: Omit<TideStation, 'prediction' | 'tide' | 'datums' | 'prepareDatums' | 'officeDatum'>,
  constants: readonly HarmonicConstant[],
  officeZero: OfficeZero,
): TideStation {
  const station = lazyStation(
    { ...facts, prediction: 'harmonic' },
    // The mean of every constituent over 19 years is 0.
    () => ({ tide: () => harmonicTide(makeHarmonics(constants, 'monthly')), meanLevelM: 0 }),
  );
  const officeDatum = once(() => officeZero(() => station.datums.LAT));
  return Object.defineProperty(station, 'officeDatum', { get: officeDatum });
}

/** Named after the gauge that the tide is carried from; `credits` are those of all that it is computed from. */
export function carriedStation(
  place: Point,
  gauge: TideStation,
  constants: readonly HarmonicConstant[],
  credits: readonly (string | undefined)[],
  officeZero: OfficeZero,
): TideStation {
  const { name, point, countryCode, zone, source, chartDatum, licence } = gauge;
  const attribution = [...new Set(credits)].filter(Boolean).join('; ');
  const id = `${gauge.id}@${pointId(place)}`;
  const facts = { id, name, point, countryCode, zone, source, chartDatum, licence, attribution };
  return computedStation(facts, constants, officeZero);
}

/** Named after the model; it lies at the model's nearest cell. */
export function modelStation(
  place: Point,
  { cell, zone }: { readonly cell: Point; readonly zone: string },
  constants: readonly HarmonicConstant[],
  credit: string,
  officeZero: OfficeZero,
): TideStation {
  const facts = { id: `eot20@${pointId(place)}`, name: 'EOT20', point: cell, countryCode: '', zone, source: 'eot20' };
  const terms = { attribution: credit, licence: 'CC BY 4.0', chartDatum: undefined };
  return computedStation({ ...facts, ...terms }, constants, officeZero);
}
