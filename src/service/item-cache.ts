import { writeTimestamp } from '../contract/index.ts';
import { spansOf, utcDayMs, type Instant, type Window } from '../domain/time.ts';
import type { TideStation } from '../domain/tide/index.ts';
import { createBoundedMap } from '../lib/bounded-map.ts';

/** The items of some days, each as its JSON. */
type CachedItems = { readonly station: TideStation; readonly items: readonly string[] };

/** The curve of a tide is computed in blocks of about so many days. */
const spanMs = 5 * utcDayMs;
/** Of items: extremes of 13,000 days, levels of 3,700. */
const maxCharacters = 4_000_000;

/**
 * Returns the items of a station in a half-open window as JSON, joined by commas. `make` makes those of whole days, in order,
 * with their time as the first member; `request` says which these are.
 */
export type ItemCache = (
  station: TideStation,
  request: string,
  window: Window,
  make: (window: Window) => readonly { readonly time: string }[],
) => string;

/** An empty cache of items by station and days, which requests for other windows share: predictions do not change. */
export function createItemCache(): ItemCache {
  const cache = createBoundedMap<CachedItems>(maxCharacters, ({ items }) => items.join().length);
  return (station, request, window, make) => {
    const spans = spansOf(window, spanMs).map((span) => {
      const key = `${station.id} ${request} ${span.from}`;
      const cached = cache.get(key);
      // A station object is replaced when its datums change.
      return { key, span, items: cached?.station === station ? cached.items : undefined };
    });
    const missing = spans.filter(({ items }) => !items).map(({ span }) => span);
    const [first, last] = [missing[0], missing.at(-1)];
    const made = first && last ? make({ from: first.from, to: last.to }).map((item) => JSON.stringify(item)) : [];
    const all = spans.flatMap(({ key, span, items }) => {
      if (items) return items;
      const ofSpan = within(made, span);
      cache.set(key, { station, items: ofSpan });
      return ofSpan;
    });
    return within(all, window).join();
  };
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
