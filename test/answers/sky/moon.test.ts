import { describe, expect, it } from 'vitest';
import { daysFrom } from '../../../src/domain/question/index.ts';
import { moonAnswer, moonFirstLines } from '../../../src/answers/index.ts';
import { brest, dayAt, formatAt, lines } from '../answer-fixture.ts';

describe('a moon answer', () => {
  it('names a day by the principal phase that it contains', () => {
    // USNO: full Moon 2026-11-24 14:53 UT, last quarter 2026-12-01 06:09 UT.
    const shown = (date: string) =>
      lines(
        moonAnswer({
          format: formatAt(brest, '2026-11-01T12:00:00Z'),
          place: brest,
          days: [dayAt(brest, date)],
        }),
      );
    expect(shown('2026-11-24')[1]).toMatch(/^Full moon, \d+% lit\.$/);
    expect(shown('2026-11-25')[1]).toMatch(/^Waning gibbous/);
    expect(shown('2026-11-23')[1]).toMatch(/^Waxing gibbous/);
    expect(shown('2026-11-24')).toContain('Last quarter | Tue 1 Dec 07:09');
  });

  it('shows distance, supermoon, eclipses and planets', () => {
    const shown = lines(
      moonAnswer({
        format: formatAt(brest, '2026-12-20T12:00:00Z'),
        place: brest,
        days: [dayAt(brest, '2026-12-20')],
      }),
    );
    // NASA's catalogue: partial solar eclipse at Brest on 2027-08-02, partial lunar eclipse on 2028-01-12, 04:13 UT.
    expect(shown.find((line) => line.startsWith('Sun, partial'))).toContain('Mon 2 Aug 2027');
    expect(shown).toContain('Moon, partial | Wed 12 Jan 2028 05:13');
    // Full Moon of 2026-12-24 at 356,700 km: the nearest of the year.
    expect(shown).toContain('Full moon (supermoon) | Thu 24 Dec 02:28');
    expect(shown.find((line) => line.startsWith('Distance:'))).toMatch(/^Distance: 36\d{4} km, nearest /);
    expect(shown.find((line) => line.startsWith('Planets by night:'))).toContain('Saturn');
  });
});

describe('the first lines about the moon', () => {
  it('say how long a total eclipse lasts, and that one is greatest below the horizon', () => {
    const ceuta = { ...brest, point: { lat: 35.889, lng: -5.319 }, zone: 'Africa/Ceuta' };
    const format = formatAt(ceuta, '2026-11-25T12:00:00Z');
    const lineOf = (state: 'total' | undefined) =>
      moonFirstLines({
        format,
        place: ceuta,
        days: [dayAt(ceuta, '2026-11-25')],
        question: { aspects: ['solar-eclipse'], ...(state && { state }) },
      })[0];
    expect(lineOf('total')).toMatch(
      /Mon 2 Aug 2027 10:4\d, total, 100% of the disc, from 09:4\d to 12:0\d \(greatest phase 4 min [45]\d s\)\.$/,
    );
    expect(lineOf(undefined)).toMatch(/Sat 6 Feb 2027 .* \(greatest below the horizon\)\.$/);
  });

  it('have the title and the time zone of the first of two eclipses that are asked for', () => {
    const day = dayAt(brest, '2027-07-01');
    const question = { aspects: ['lunar-eclipse', 'solar-eclipse'] } as const;
    const answer = moonAnswer({ format: formatAt(brest, '2027-07-01T12:00:00Z'), place: brest, days: [day], question });
    expect(lines(answer)[0]).toMatch(/^Sun at Brest/);
    expect(lines(answer).join()).toContain('UTC+2');
  });

  it('say meteors before the Moon beside them', () => {
    const question = { aspects: ['moonrise', 'meteors'] } as const;
    const days = [dayAt(brest, '2026-11-25')] as const;
    expect(moonFirstLines({ format: now, place: brest, days, question })[0]).toMatch(/^Geminids/);
  });

  it('say the rises of a month in its table alone', () => {
    const question = { aspects: ['moonrise'] } as const;
    const format = formatAt(brest, '2026-11-25T12:00:00Z');
    const days = daysFrom('2026-12-01', 31, brest.zone);
    expect(moonFirstLines({ format, place: brest, days, question })).toHaveLength(1);
  });

  const now = formatAt(brest, '2026-11-25T12:00:00Z');
  const december = daysFrom('2026-12-01', 31, brest.zone);

  it('say the full moon of a month, and not the one after it', () => {
    const period = { from: december[0].window.from, to: december[30]!.window.to };
    const question = { aspects: ['full-moon'] } as const;
    // USNO: full Moon 2026-12-24 01:28 UT.
    expect(moonFirstLines({ format: now, place: brest, days: december, question, period })).toEqual([
      'Next full moon: Thu 24 Dec 02:28.',
    ]);
  });

  it.each([
    ['2026-12-23', undefined, 'No: next full moon: Thu 24 Dec 02:28.'],
    ['2026-12-23', 'evening', 'Yes: next full moon: Thu 24 Dec 02:28.'],
    ['2026-12-24', undefined, 'Yes: next full moon: Thu 24 Dec 02:28.'],
    ['2026-11-24', undefined, 'Yes: next full moon: Tue 24 Nov 15:53.'],
    ['2026-11-25', undefined, 'No: next full moon: Thu 24 Dec 02:28.'],
    // The nearest, and not the next from that day on.
    ['2026-12-26', undefined, 'No: next full moon: Thu 24 Dec 02:28.'],
  ] as const)('say whether %s has the full moon (%s)', (date, part, line) => {
    const question = { aspects: ['full-moon'], state: 'present', ...(part && { part }) } as const;
    expect(moonFirstLines({ format: now, place: brest, days: [dayAt(brest, date)], question })).toEqual([line]);
  });

  it('say when meteors are at their peak, and where they hardly rise', () => {
    const question = { aspects: ['meteors'] } as const;
    const lineAt = (place: typeof brest, date: string) =>
      moonFirstLines({ format: now, place, days: [dayAt(place, date)], question })[0];
    const geminids =
      'Geminids: peak Mon 14 Dec 14:27, up to 150 meteors an hour under a dark sky; the Moon is 25% lit then.';
    expect(lineAt(brest, '2026-12-01')).toBe(geminids);
    // The night after the peak of the day before is still theirs.
    expect(lineAt(brest, '2026-12-15')).toBe(geminids);
    const south = { ...brest, point: { lat: -43, lng: 147 } };
    expect(lineAt(south, '2026-12-22')).toMatch(/^Ursids: .* Their radiant hardly rises here\.$/);
  });

  it('say when each planet is up in a night', () => {
    const lines = moonFirstLines({
      format: now,
      place: brest,
      days: [december[0]],
      question: { aspects: ['planets'] },
    });
    expect(lines).toEqual([
      expect.stringMatching(/^Planets by night on .*: Saturn \d\d:\d\d–\d\d:\d\d, .*Jupiter \d\d:\d\d–\d\d:\d\d/),
    ]);
  });
});
