import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { both, outside, toSpans, without, type Spans } from '../../../src/domain/windows/spans.ts';

const windows = fc.array(
  fc.tuple(fc.nat(60), fc.nat(9)).map(([from, length]) => ({ from, to: from + length })),
  { maxLength: 8 },
);
const holds = (spans: Spans, at: number): boolean => spans.some(({ from, to }) => at >= from && at < to);
const instants = Array.from({ length: 80 }, (_, at) => at);

function isTidy(spans: Spans): boolean {
  return spans.every(({ from, to }, i) => from < to && (i === 0 || from > spans[i - 1]!.to));
}

describe('spans', () => {
  it('have the algebra of sets, and stay tidy', () => {
    fc.assert(
      fc.property(windows, windows, (some, others) => {
        const [a, b] = [toSpans(some), toSpans(others)];
        const window = { from: 5, to: 70 };
        for (const at of instants) {
          expect(holds(a, at)).toBe(holds(some, at));
          expect(holds(both(a, b), at)).toBe(holds(a, at) && holds(b, at));
          expect(holds(without(a, b), at)).toBe(holds(a, at) && !holds(b, at));
          expect(holds(outside(a, window), at)).toBe(at >= 5 && at < 70 && !holds(a, at));
        }
        expect([a, both(a, b), without(a, b), outside(a, window)].every(isTidy)).toBe(true);
      }),
    );
  });
});
