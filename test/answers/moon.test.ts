import { describe, expect, it } from 'vitest';
import { moonAnswer } from '../../src/answers/index.ts';
import { brest, dayAt, formatAt, lines } from './answer-fixture.ts';

describe('a moon answer', () => {
  it('names a day by the principal phase that it contains', () => {
    // USNO: full Moon 2026-11-24 14:53 UT, last quarter 2026-12-01 06:09 UT.
    const shown = (date: string) =>
      lines(moonAnswer(formatAt(brest, '2026-11-01T12:00:00Z'), brest, [dayAt(brest, date)]));
    expect(shown('2026-11-24')[1]).toMatch(/^Full moon, \d+% lit\.$/);
    expect(shown('2026-11-25')[1]).toMatch(/^Waning gibbous/);
    expect(shown('2026-11-23')[1]).toMatch(/^Waxing gibbous/);
    expect(shown('2026-11-24')).toContain('Last quarter | Tue 1 Dec 07:09');
  });

  it('shows distance, supermoon, eclipses and planets', () => {
    const shown = lines(moonAnswer(formatAt(brest, '2026-12-20T12:00:00Z'), brest, [dayAt(brest, '2026-12-20')]));
    // NASA's catalogue: partial solar eclipse at Brest on 2027-08-02, partial lunar eclipse on 2028-01-12, 04:13 UT.
    expect(shown.find((line) => line.startsWith('Sun, partial'))).toContain('Mon 2 Aug 2027');
    expect(shown).toContain('Moon, partial | Wed 12 Jan 2028 05:13');
    // Full Moon of 2026-12-24 at 356,700 km: the nearest of the year.
    expect(shown).toContain('Full moon (supermoon) | Thu 24 Dec 02:28');
    expect(shown.find((line) => line.startsWith('Distance:'))).toMatch(/^Distance: 36\d{4} km, nearest /);
    expect(shown.find((line) => line.startsWith('Planets at dusk:'))).toContain('Saturn');
  });
});
