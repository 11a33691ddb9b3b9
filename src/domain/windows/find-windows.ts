import type { Point } from '../place.ts';
import type { Coefficient } from '../tide/index.ts';
import { hourMs, minuteMs, type Window } from '../time.ts';
import type { Attribute } from '../weather/index.ts';
import type { Reading } from '../observed/index.ts';
import type { Condition, Range } from './conditions.ts';
import { countedAgainst } from './counted-against.ts';
import { measure, type Measured } from './measure.ts';
import { distanceTo, spansWithin } from './piecewise.ts';
import { eventSpans } from './event-spans.ts';
import { altitudeSpans, lightSpans, phaseSpans, timeSpans, weekdaySpans } from './sky-spans.ts';
import { both, toSpans, without, type Spans } from './spans.ts';
import { aroundSpans, heightSpans, sillSpans, tidalRangeSpans, trendSpans, type TideOverTime } from './tide-spans.ts';
import { rateSpans, type StreamOverTime } from './stream-spans.ts';
import { knownWindow, linesOf, sectorSpans, tendencyLines, type WeatherOverTime } from './weather-spans.ts';

/** Where and when conditions are to hold, and the data that they need: see `needOf`. */
export type WindowSearch = {
  readonly point: Point;
  /** IANA zone of the place's calendar. */
  readonly zone: string;
  /** No window begins before it or ends after it. */
  readonly window: Window;
  readonly conditions: readonly Condition[];
  /** Only here: the days that are asked for. */
  readonly within?: Spans;
  readonly tide?: TideOverTime;
  readonly stream?: StreamOverTime;
  readonly weather?: WeatherOverTime;
  readonly coefficients?: readonly Coefficient[];
  /** The observed surge, metres, in time order. */
  readonly surge?: readonly Reading[];
  readonly warnings?: readonly Window[];
  /** The height of a king tide, above the datum of the tide: see `kingTideLevelM`. */
  readonly kingTideM?: number;
  readonly leastMs?: number;
};

export type FoundWindows = {
  readonly windows: Spans;
  /** The part of the search for which everything is known; none where an attribute of the weather is unknown here. */
  readonly searched: Window | undefined;
  /** The time before the first window at which only one condition fails, and by the least. */
  readonly miss?: Miss;
};

export type Miss = {
  readonly window: Window;
  readonly failing: Condition;
  /** By how much it fails, in steps that people notice, or in hours. */
  readonly away: number;
  /** The value of the failing condition that came nearest, in its units; absent of those that measure nothing. */
  readonly value?: number;
};

/** A shorter time would do for nothing that is asked after, unless that is an instant. Our choice. */
const leastMissMs = 30 * minuteMs;

/**
 * When all conditions of a search hold, as the roots of the functions that answers use: the tide's curve, altitudes of Sun and
 * Moon, the forecast as straight lines between its hours. The errors of tide and forecast are counted against a ship that
 * passes a sill. Throws a `RangeError` where data that a condition needs are missing.
 */
export function findWindows(search: WindowSearch, spansFor = spansOf): FoundWindows {
  const searched = searchedWindow(search);
  if (!searched) return { windows: [], searched };
  const limited = { ...search, window: searched };
  const held = heldIn(limited, spansFor);
  const windows = longEnough(held, search.leastMs);
  const before = { from: searched.from, to: windows[0]?.from ?? searched.to };
  const miss = nearestMiss({ ...limited, window: before }, held);
  return { windows, searched, ...(miss && { miss }) };
}

export type WindowFinder = (conditions: readonly Condition[]) => Omit<FoundWindows, 'miss'>;

/** When one condition holds, for many searches in the same data: what several of them share is looked for once. */
export function keptSpans(): typeof spansOf {
  const known = new Map<string, Spans>();
  return (condition, search) => {
    const key = JSON.stringify([search.window, condition]);
    const spans = known.get(key) ?? spansOf(condition, search);
    known.set(key, spans);
    return spans;
  };
}

/** A finder for many sets of conditions at one place and time. */
export function createWindowFinder(data: Omit<WindowSearch, 'conditions'>, spansFor = keptSpans()): WindowFinder {
  return (conditions) => {
    const search = { ...data, conditions };
    const searched = searchedWindow(search);
    const windows = searched ? longEnough(heldIn({ ...search, window: searched }, spansFor), data.leastMs) : [];
    return { windows, searched };
  };
}

/** When the conditions of a search hold, each for itself and all of them, whose data are known for the whole window. */
function heldIn(search: WindowSearch, spansFor: typeof spansOf): Held {
  const { window, within } = search;
  const conditions = countedAgainst(search.conditions);
  const lasting = conditions.filter(({ kind }) => kind !== 'length');
  const spans = lasting.map((condition) => both(spansFor(condition, search), [window]));
  const allowed = within ? both(toSpans(within), [window]) : [window];
  const lengths = conditions.map((one) => (one.kind === 'length' ? one.minMinutes * minuteMs : 0));
  return { lasting, spans, allowed, all: spans.reduce(both, allowed), leastMs: Math.max(0, ...lengths) };
}

function longEnough({ all, leastMs }: Held, wantedMs = 0): Spans {
  return all.filter(({ from, to }) => to - from >= Math.max(leastMs, wantedMs));
}

/** The weather is known for some days only; the rest is for the whole window. */
function searchedWindow({ window, conditions, weather = [] }: WindowSearch): Window | undefined {
  const attributes = conditions.flatMap(attributesOf);
  if (attributes.length === 0) return window;
  const known = knownWindow(weather, attributes);
  if (!known) return undefined;
  const searched = { from: Math.max(window.from, known.from), to: Math.min(window.to, known.to) };
  return searched.from < searched.to ? searched : undefined;
}

export function attributesOf(condition: Condition): Attribute[] {
  if (condition.kind === 'tendency') return ['pressure'];
  return condition.kind === 'weather' || condition.kind === 'sector' ? [condition.attribute] : [];
}

/** When one condition holds; of tide and weather as far as they are given, which may be beyond the window. */
function spansOf(condition: Condition, search: WindowSearch): Spans {
  return (spansBy[condition.kind] as (one: Condition, search: WindowSearch) => Spans)(condition, search);
}

type SpansBy = {
  readonly [K in Condition['kind']]: (one: Extract<Condition, { readonly kind: K }>, search: WindowSearch) => Spans;
};
const spansBy: SpansBy = {
  tide: ({ range }, { tide }) => heightSpans(given(tide), range),
  sill: (sill, { tide }) => sillSpans(given(tide), sill),
  trend: ({ trend }, { tide }) => trendSpans(given(tide), trend),
  around: (one, { tide, stream }) => aroundSpans(one.event === 'slack' ? given(stream) : given(tide).extremes, one),
  stream: (one, { stream }) => rateSpans(given(stream), one),
  'tidal-range': ({ range }, { tide }) => tidalRangeSpans(given(tide), range),
  coefficient: (one, { coefficients }) => coefficientSpans(given(coefficients), one),
  weather: ({ attribute, range }, { weather }) => spansWithin(linesOf(given(weather), attribute), range),
  sector: ({ attribute, fromDeg, toDeg }, { weather }) => sectorSpans(given(weather), attribute, fromDeg, toDeg),
  tendency: ({ range }, { weather }) => spansWithin(tendencyLines(given(weather)), range),
  surge: ({ range }, { surge, window }) => surgeSpans(given(surge), range, window),
  altitude: ({ body, range }, { point, window }) => altitudeSpans(body, point, window, range),
  light: ({ light }, { point, window }) => lightSpans(light, point, window),
  event: ({ event }, { point, window, tide, kingTideM, warnings }) =>
    eventSpans(event, {
      point,
      window,
      highs: () => ({ extremes: given(tide).extremes, kingTideM: given(kingTideM) }),
      warnings: () => given(warnings),
    }),
  phase: (one, { window }) => phaseSpans(one, window),
  weekday: ({ weekdays }, { zone, window }) => weekdaySpans(weekdays, zone, window),
  time: (one, { zone, window }) => timeSpans(one, zone, window),
  length: (_, { window }) => [window],
};

function given<T>(data: T | undefined): T {
  if (data === undefined) throw new RangeError('A condition without the data that it needs');
  return data;
}

/** A reading holds until the next, the latest to the end: what wind and air pressure add is not predicted. */
function surgeSpans(readings: readonly Reading[], range: Range, { to }: Window): Spans {
  return toSpans(
    readings.flatMap(({ at, value }, i) =>
      distanceTo(value, range) > 0 ? [] : [{ from: at, to: readings[i + 1]?.at ?? Math.max(at, to) }],
    ),
  );
}

/** A coefficient holds halfway to the high waters before and after. */
function coefficientSpans(
  coefficients: readonly Coefficient[],
  { range: { min = -Infinity, max = Infinity } }: Extract<Condition, { kind: 'coefficient' }>,
): Spans {
  return toSpans(
    coefficients.flatMap(({ at, coefficient }, i) => {
      if (coefficient < min || coefficient > max) return [];
      const before = coefficients[i - 1]?.at ?? at - halfTideMs;
      const after = coefficients[i + 1]?.at ?? at + halfTideMs;
      return [{ from: Math.round((before + at) / 2), to: Math.round((at + after) / 2) }];
    }),
  );
}

/** From one high water to the next at Brest, 12 h 25 min on average. */
const halfTideMs = 12.42 * hourMs;

type Held = {
  readonly lasting: readonly Condition[];
  /** By condition, in the same order. */
  readonly spans: readonly Spans[];
  readonly allowed: Spans;
  readonly all: Spans;
  readonly leastMs: number;
};

/** The time in a window at which all but one hold, and that one fails by the least: by its values, or by the time to it. */
function nearestMiss(search: WindowSearch, { lasting, spans, allowed, all, leastMs }: Held): Miss | undefined {
  if (lasting.length < 2 && leastMs === 0) return undefined;
  const isInstant = lasting.some(isInstantOf);
  const least = Math.max(leastMs, isInstant ? 0 : leastMissMs);
  const tooShort = both(all, [search.window]).map((window) => ({
    window,
    failing: { kind: 'length', minMinutes: leastMs / minuteMs } as const,
    away: (leastMs - (window.to - window.from)) / leastMissMs,
    value: (window.to - window.from) / minuteMs,
  }));
  const misses = lasting.flatMap((failing, i) => {
    // Any time but high water is a time without high water.
    if (isInstantOf(failing) || failing.kind === 'event') return [];
    const others = spans.reduce((rest, span, k) => (k === i ? rest : both(rest, span)), both(allowed, [search.window]));
    return without(others, spans[i] ?? [])
      .filter(({ from, to }) => to - from >= least)
      .map((window) => ({ window, failing, ...awayBy(failing, window, spans[i] ?? [], search) }));
  });
  // A time that only lengthens the first window is no other one.
  const apart = [...misses, ...(leastMs > 0 ? tooShort : [])].filter(
    ({ window }) => !all.some(({ from }) => from === window.to),
  );
  const [nearest] = apart.toSorted((a, b) => a.away - b.away || a.window.from - b.window.from);
  if (!nearest) return undefined;
  const { window, failing, away, value } = nearest;
  return { window, failing, away, ...(value !== undefined && { value }) };
}

function isInstantOf(condition: Condition): boolean {
  return condition.kind === 'around' && condition.fromMin === condition.toMin;
}

/** By how much a condition fails, in steps that people notice; where it measures nothing, in hours to where it holds. */
function awayBy(condition: Condition, window: Window, held: Spans, search: WindowSearch): Measured {
  const measured = measure(condition, window, search);
  if (measured) return measured;
  const gaps = held.map(({ from, to }) => Math.max(0, from - window.to, window.from - to));
  return { away: Math.min(Infinity, ...gaps) / hourMs };
}
