import {
  usualCount,
  whenAnswer,
  type DayVerdict,
  type TideView,
  type WeatherView,
  type WindowsView,
} from '../src/answers/index.ts';
import type { PlaceCommand, PlaceCommandContext } from '../src/chat/index.ts';
import { brestGauge, coefficientMarginMs, coefficientsIn } from '../src/domain/tide/index.ts';
import { addDays, civilDate, dayWindow, hourMs, utcDayMs, type Window } from '../src/domain/time.ts';
import { findWindows, needOf, verdictOf, type Condition, type WindowSearch } from '../src/domain/windows/index.ts';
import { refuseTooFar } from './tide.ts';

/** Tide and sky are looked through so far ahead, one after the other until there are windows enough: each asks for more tides. */
const reachesDays = [31, 120, 366] as const;
/** As far as one request for the forecast goes. */
const forecastDays = 9;
/** Extremes beyond both ends; the longest time without a tide is seldom longer. */
const tideMarginMs = 3 * utcDayMs;
/** The tendency looks back three hours. */
const lookBackMs = 3 * hourMs;

/** The next times at which tide, weather and sky are as they are wished. */
export const when: PlaceCommand = {
  name: 'when',
  options: ['place', 'conditions', 'day', 'datum'],
  takesConditions: true,
  takesCount: true,
  maxDays: 31,
  async run(context) {
    const { format, place, days, namesDays, question, conditions = [] } = context;
    const { now } = format;
    if (namesDays) {
      const to = days.at(-1)?.window.to ?? now;
      const within = days.map(({ window }) => window);
      const window = { from: Math.max(days[0].window.from, Math.min(now, to - 1)), to };
      return whenAnswer(format, place, await search(context, window, within), question.count);
    }
    const reaches = conditions.some((one) => needOf(one) === 'weather') ? [forecastDays] : reachesDays;
    const wanted = question.count ?? usualCount;
    let view: WindowsView | undefined;
    for (const reach of reaches) {
      view = await search(context, { from: now, to: now + reach * utcDayMs });
      if (view.windows.length >= wanted) break;
    }
    if (!view) throw new Error('Nothing is looked through');
    return whenAnswer(format, place, view, question.count);
  },
};

/** The windows of a time, with what they are found from. `within` are the days that are asked for. */
async function search(context: PlaceCommandContext, window: Window, within?: readonly Window[]): Promise<WindowsView> {
  const { place, marine, conditions = [] } = context;
  const needs = new Set(conditions.map(needOf));
  const [tide, weather, coefficients] = await Promise.all([
    needs.has('tide') ? tideOf(context, window) : undefined,
    needs.has('weather')
      ? marine.weather(place.point, { from: window.from - lookBackMs, to: window.to + hourMs })
      : undefined,
    needs.has('coefficient')
      ? marine
          .tide(brestGauge, window, 'MSL', coefficientMarginMs)
          .then((atBrest) => coefficientsIn(atBrest, around(window, coefficientMarginMs)))
      : undefined,
  ]);
  const data = {
    ...(tide && { tide: searchedTide(tide) }),
    ...(weather && { weather: weather.hours.map(({ at, values }) => ({ at, values })) }),
    ...(coefficients && { coefficients }),
  };
  const searched: WindowSearch = {
    point: place.point,
    zone: place.zone,
    window,
    conditions,
    ...data,
    ...(within && { within }),
  };
  return viewOf(searched, conditions, tide, weather);
}

function viewOf(
  searched: WindowSearch,
  conditions: readonly Condition[],
  tide: TideView | undefined,
  weather: WeatherView | undefined,
): WindowsView {
  const found = findWindows(searched);
  return {
    ...found,
    conditions,
    window: searched.window,
    ...(tide && { tide }),
    ...(weather && { weather, verdicts: verdictsOf(searched, found.searched) }),
  };
}

/** The verdict on each day that the forecast reaches. */
function verdictsOf(search: WindowSearch, known: Window | undefined): readonly DayVerdict[] {
  if (!known) return [];
  const dates: string[] = [];
  const last = civilDate(known.to - 1, search.zone);
  for (let date = civilDate(known.from, search.zone); date <= last; date = addDays(date, 1)) dates.push(date);
  return dates.map((date) => ({ date, verdict: verdictOf(search, dayWindow(date, search.zone)) }));
}

/** A sill is above chart datum, whatever datum the asker prefers. */
async function tideOf(context: PlaceCommandContext, window: Window): Promise<TideView> {
  const { place, marine, datum, conditions = [] } = context;
  const isAboveChart = conditions.some(({ kind }) => kind === 'sill');
  const tide = await marine.tide(place.point, window, isAboveChart ? undefined : datum, tideMarginMs);
  refuseTooFar(tide.station, place);
  return tide;
}

function searchedTide({ extremes, levels, station: { band } }: TideView): NonNullable<WindowSearch['tide']> {
  return { extremes, levels, ...(band && { band: { minutes: band.minutes, heightM: band.height } }) };
}

function around({ from, to }: Window, marginMs: number): Window {
  return { from: from - marginMs, to: to + marginMs };
}
