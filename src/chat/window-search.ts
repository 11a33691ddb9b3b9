import type { TideView, WeatherView } from '../answers/index.ts';
import type { Place } from '../domain/place.ts';
import {
  brestGauge,
  coefficientMarginMs,
  coefficientsIn,
  type Coefficient,
  type DatumName,
} from '../domain/tide/index.ts';
import { hourMs, utcDayMs, type Window } from '../domain/time.ts';
import { kingTideLevelM, kingTideYear, needOf, type Condition, type WindowSearch } from '../domain/windows/index.ts';
import type { Marine } from './ports.ts';
import { refuseTooFar } from './tide-reach.ts';

/** Where and when conditions are to hold, as `WindowSearch`. */
export type WindowQuestion = Pick<WindowSearch, 'window' | 'conditions' | 'within'> & {
  readonly place: Pick<Place, 'name' | 'point' | 'zone'>;
  readonly datum?: DatumName | undefined;
};

/** A search with the data that its conditions need, and where these are from. */
export type LoadedSearch = {
  readonly search: WindowSearch;
  readonly tide?: TideView;
  readonly weather?: WeatherView;
};

/** Extremes beyond both ends; the longest time without a tide is seldom longer. */
const tideMarginMs = 3 * utcDayMs;
/** The tendency looks back three hours. */
const lookBackMs = 3 * hourMs;

/** Reads the data of conditions. Throws a `Problem`. */
export async function loadSearch(marine: Marine, question: WindowQuestion): Promise<LoadedSearch> {
  const { place, window, conditions, within } = question;
  const needs = new Set(conditions.map(needOf));
  const [tide, weather, coefficients, kingTideM] = await Promise.all([
    needs.has('tide') || needs.has('year') ? tideOf(marine, question) : undefined,
    needs.has('weather')
      ? marine.weather(place.point, { from: window.from - lookBackMs, to: window.to + hourMs })
      : undefined,
    needs.has('coefficient') ? coefficientsAround(marine, window) : undefined,
    needs.has('year') ? kingTideOf(marine, question) : undefined,
  ]);
  return {
    search: {
      point: place.point,
      zone: place.zone,
      window,
      conditions,
      ...(within && { within }),
      ...(tide && { tide: searchedTide(tide) }),
      ...(weather && { weather: weather.hours.map(({ at, values }) => ({ at, values })) }),
      ...(coefficients && { coefficients }),
      ...(kingTideM !== undefined && { kingTideM }),
    },
    ...(tide && { tide }),
    ...(weather && { weather }),
  };
}

/** The datum of the heights of conditions: a sill is above chart datum, whatever datum the asker prefers. */
export function datumOf(conditions: readonly Condition[], preferred: DatumName | undefined): DatumName | undefined {
  return conditions.some(({ kind }) => kind === 'sill') ? undefined : preferred;
}

async function tideOf(marine: Marine, { place, window, conditions, datum }: WindowQuestion): Promise<TideView> {
  const tide = await marine.tide(place.point, window, datumOf(conditions, datum), tideMarginMs);
  refuseTooFar(tide.station, place);
  return tide;
}

function searchedTide({ extremes, levels, station: { band } }: TideView): NonNullable<WindowSearch['tide']> {
  return { extremes, levels, ...(band && { band: { minutes: band.minutes, heightM: band.height } }) };
}

async function kingTideOf(marine: Marine, { place, window, conditions, datum }: WindowQuestion): Promise<number> {
  const tide = await marine.tide(place.point, kingTideYear(window), datumOf(conditions, datum));
  return kingTideLevelM(tide.extremes);
}

async function coefficientsAround(marine: Marine, { from, to }: Window): Promise<readonly Coefficient[]> {
  const atBrest = await marine.tide(brestGauge, { from, to }, 'MSL', coefficientMarginMs);
  return coefficientsIn(atBrest, { from: from - coefficientMarginMs, to: to + coefficientMarginMs });
}
