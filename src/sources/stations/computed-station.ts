import { pointId, type Point } from '../../domain/place.ts';
import {
  computeDatums,
  harmonicTide,
  makeHarmonics,
  type Datums,
  type HarmonicConstant,
  type OfficeDatum,
  type TideStation,
} from '../../domain/tide/index.ts';
import { once } from '../../lib/once.ts';
import { datumsInTurns } from './datums-in-turns.ts';
import type { CarryZero, OfficeZero } from './office-levels.ts';

/** The tide of a place in the form of a station: from the model, or from gauges by way of the model. */
function computedStation(
  facts: Omit<TideStation, 'prediction' | 'tide' | 'datums' | 'prepareDatums' | 'officeDatum'>,
  constants: readonly HarmonicConstant[],
  officeZero: () => OfficeZero | undefined,
): TideStation {
  const tide = harmonicTide(makeHarmonics(constants, 'monthly'));
  let known: Datums | undefined;
  // The mean of every constituent over 19 years is 0.
  const datums = (): Datums => (known ??= computeDatums(tide, 0));
  const prepared = once(async () => void (known ??= await datumsInTurns(tide, 0)));
  const officeDatum = once((): OfficeDatum | undefined => {
    const zero = officeZero();
    return zero && { name: zero.name, aboveLatM: -zero.belowMslM - datums().LAT };
  });
  return {
    ...facts,
    prediction: 'harmonic',
    tide,
    get datums() {
      return datums();
    },
    get officeDatum() {
      return officeDatum();
    },
    prepareDatums: () => (known ? undefined : prepared()),
  };
}

/** Named after the gauge that the tide is carried from; `credit` is that of the model. */
export function carriedStation(
  place: Point,
  gauge: TideStation,
  constants: readonly HarmonicConstant[],
  credit: string,
  carryZero: CarryZero,
): TideStation {
  const { name, point, countryCode, zone, source, chartDatum, licence } = gauge;
  const attribution = `${gauge.attribution}; ${credit}`;
  const id = `${gauge.id}@${pointId(place)}`;
  return computedStation(
    { id, name, point, countryCode, zone, source, chartDatum, licence, attribution },
    constants,
    () => carryZero(countryCode, place, constants),
  );
}

/** Named after the model; it lies at the model's nearest cell. */
export function modelStation(
  place: Point,
  cell: Point,
  constants: readonly HarmonicConstant[],
  credit: string,
  carryZero: CarryZero,
): TideStation {
  return computedStation(
    {
      id: `eot20@${pointId(place)}`,
      name: 'EOT20',
      point: cell,
      countryCode: '',
      zone: nauticalZone(place),
      source: 'eot20',
      attribution: credit,
      licence: 'CC BY 4.0',
      chartDatum: undefined,
    },
    constants,
    () => carryZero(undefined, place, constants),
  );
}

/** Clocks at sea follow the meridian. In the names of these zones the sign is reversed. */
function nauticalZone({ lng }: Point): string {
  const hours = Math.round(lng / 15);
  return hours === 0 ? 'Etc/GMT' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}
