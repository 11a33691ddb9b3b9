import { writeTimestamp } from '../contract/index.ts';
import { spansOf, utcDayMs, type Instant, type Window } from '../domain/time.ts';
import type { TideStation } from '../domain/tide/index.ts';
import { createBoundedMap } from '../lib/bounded-map.ts';

/** The items of each of some days as JSON, joined: whole days need no look at their items. */
type CachedItems = { readonly station: TideStation; readonly days: readonly string[] };

/** The curve of a tide is computed in blocks of about so many days. */
const spanMs = 5 * utcDayMs;
/** Of items: extremes of 13,000 days, levels of 3,700. */
const maxCharacters = 4_000_000;

type MakeItems = (window: Window) => readonly { readonly time: string }[];

/** A cache of items by station and days, for all windows, as predictions do not change. `make`: of whole days, time first. */
export function createItemCache() {
  const cache = createBoundedMap<CachedItems>(maxCharacters, ({ days }) => days.join().length);
  return (station: TideStation, request: string, window: Window, make: MakeItems): string => {
    const spans = spansOf(window, spanMs).map((span) => {
      const key = `${station.id} ${request} ${span.from}`;
      return { ...span, key, cached: cache.get(key) };
    });
    // A station object is replaced when its datums change.
    const missing = spans.filter(({ cached }) => cached?.station !== station);
    const [first, last] = [missing[0], missing.at(-1)];
    const made = first && last ? make({ from: first.from, to: last.to }).map((item) => JSON.stringify(item)) : [];
    for (const span of missing) {
      span.cached = { station, days: spansOf(span, utcDayMs).map((day) => within(made, day).join()) };
      cache.set(span.key, span.cached);
    }
    const days = spans.flatMap(({ from, cached }) =>
      (cached?.days ?? []).map((day, i) => partOf(day, from + i * utcDayMs, window)),
    );
    return days.filter((day) => day !== '').join();
  };
}

function partOf(day: string, start: Instant, window: Window): string {
  const end = start + utcDayMs;
  if (window.from <= start && window.to >= end) return day;
  if (window.from >= end || window.to <= start) return '';
  const items = JSON.parse(`[${day}]`) as readonly object[];
  return within(
    items.map((item) => JSON.stringify(item)),
    window,
  ).join();
}

/** The items of a window, by the beginnings of their JSON. */
function within(items: readonly string[], { from, to }: Window): readonly string[] {
  const [begin, end] = [beginningAt(from), beginningAt(to)];
  return items.filter((item) => item >= begin && item < end);
}

/** Times are whole seconds: the first one at or after an instant. */
function beginningAt(at: Instant): string {
  return `{"time":"${writeTimestamp(Math.ceil(at / 1000) * 1000)}`;
}
