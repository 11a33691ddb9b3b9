import { describe, expect, it } from 'vitest';
import { daysFrom } from '../../../src/domain/question/index.ts';
import { atFullMoon, moonAnswer, moonAnywhereAnswer, moonFirstLines } from '../../../src/answers/index.ts';
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
      'Geminids: best from Mon 14 Dec 19:40 to Tue 15 Dec 07:46, in the dark with the radiant up, highest about 03:10. The Moon hardly disturbs: 29% lit, up 19:40–22:41. Peak Mon 14 Dec 14:27, up to 150 meteors an hour under a dark sky.';
    expect(lineAt(brest, '2026-12-01')).toBe(geminids);
    // The night after the peak of the day before is still theirs.
    expect(lineAt(brest, '2026-12-15')).toBe(geminids);
    const south = { ...brest, point: { lat: -43, lng: 147 } };
    expect(lineAt(south, '2026-12-22')).toMatch(/^Ursids: their radiant hardly rises in the dark here\. Peak /);
  });

  it.each([
    [{ time: '23:50' }, /^Yes: Jupiter on .* at 23:50: in the ENE, at \d+°, \d° high\. Jupiter by night /],
    [{ time: '12:00' }, /^No: Jupiter on .* at 12:00: in the W, .* The sky is too bright for it\. /],
    [{ time: '20:00' }, /^No: Jupiter on .* at 20:00: below the horizon\. /],
    [{ part: 'night' }, /^Yes: Jupiter by night .*, from ENE to SW, \d+° high at most/],
    [{ part: [12, 18] }, /^No: Jupiter by night /],
  ] as const)('say whether a planet is visible: %j', (asked, line) => {
    const question = { aspects: ['jupiter'], state: 'present', ...asked } as const;
    expect(moonFirstLines({ format: now, place: brest, days: [december[0]], question })[0]).toMatch(line);
  });

  it('say whether a planet is near the Moon, also where no place is known', () => {
    const question = { aspects: ['jupiter'], state: 'near' } as const;
    const days = daysFrom('2026-11-28', 3, 'Europe/Paris');
    expect(moonFirstLines({ format: now, place: brest, days, question })[0]).toMatch(
      /^Yes: Jupiter and the Moon on Monday 30 November at 08:11: 2° apart\. Jupiter by night /,
    );
    const anywhere = moonAnywhereAnswer({ format: now, days, question });
    expect(anywhere && lines(anywhere)[1]).toMatch(/^Yes: Jupiter and the Moon .* It/);
  });

  it('say when the full moon rises nearest to sunset', () => {
    const question = { aspects: ['full-moon', 'moonrise'] } as const;
    const found = atFullMoon({ format: now, place: brest, days: [december[0]], question });
    expect(found?.asked.days[0].date).toBe('2026-12-24');
    expect(found?.line).toMatch(/^Of the days about the full moon \(Thu 24 Dec 02:28\) .* nearest to sunset/);
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
