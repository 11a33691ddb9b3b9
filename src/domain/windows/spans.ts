import type { Window } from '../time.ts';

/** Sets of instants as half-open windows that neither overlap nor touch, in time order. All functions take and return such. */
export type Spans = readonly Window[];

/** Any windows as spans: sorted, joined where they overlap or touch, empty ones left out. */
export function toSpans(windows: readonly Window[]): Spans {
  const spans: { from: number; to: number }[] = [];
  for (const { from, to } of windows.toSorted((a, b) => a.from - b.from)) {
    if (from >= to) continue;
    const last = spans.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else spans.push({ from, to });
  }
  return spans;
}

export function both(a: Spans, b: Spans): Spans {
  const spans: Window[] = [];
  let j = 0;
  for (const one of a) {
    while (j < b.length && b[j]!.to <= one.from) j++;
    for (let k = j; k < b.length && b[k]!.from < one.to; k++) {
      spans.push({ from: Math.max(one.from, b[k]!.from), to: Math.min(one.to, b[k]!.to) });
    }
  }
  return spans;
}

export function outside(spans: Spans, { from, to }: Window): Spans {
  const gaps: Window[] = [];
  let at = from;
  for (const span of both(spans, [{ from, to }])) {
    if (span.from > at) gaps.push({ from: at, to: span.from });
    at = span.to;
  }
  if (at < to) gaps.push({ from: at, to });
  return gaps;
}

export function without(a: Spans, b: Spans): Spans {
  return a.flatMap((one) => outside(b, one));
}
