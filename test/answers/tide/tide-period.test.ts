import type { Day } from '../../../src/domain/question/index.ts';
import { describe, expect, it } from 'vitest';
import { turnDays } from '../../../src/domain/tide/turn-days.ts';
import { constituentNumber } from '../../../src/domain/tide/index.ts';
import { tideAnswer, tideFirstLines, type TideView } from '../../../src/answers/index.ts';
import { addDays, hourMs, utcDayMs } from '../../../src/domain/time.ts';
import { publishedConstants, publishedTide, tideOf } from '../../domain/tide/lines.ts';
import { brest, dayAt, formatAt, handMadeTide, lines } from '../answer-fixture.ts';

function daysFrom(date: string, count: number): readonly [Day, ...Day[]] {
  return Array.from({ length: count }, (_, i) => dayAt(brest, addDays(date, i))) as [Day, ...Day[]];
}

const format = formatAt(brest, '2026-11-20T09:00:00Z');
const [m2, s2] = [constituentNumber('M2'), constituentNumber('S2')];

/** Springs every 14 days from 24 November, neaps between: ranges from 2 to 6 m. High at 00:00 and 12:00 UTC. */
function extremesFrom(from: number, days: number): TideView['extremes'] {
  const springs = Date.UTC(2026, 10, 24);
  return Array.from({ length: 4 * days }, (_, i) => {
    const at = from + i * 6 * hourMs;
    const amplitudeM = 2 + Math.cos((2 * Math.PI * (at - springs)) / (14 * utcDayMs));
    const isHigh = i % 2 === 0;
    return {
      at,
      heightM: 4 + (isHigh ? amplitudeM : -amplitudeM),
      kind: isHigh ? ('high' as const) : ('low' as const),
    };
  });
}

const firstDays = extremesFrom(Date.UTC(2026, 10, 10), 40);
const later = extremesFrom(Date.UTC(2026, 11, 20), 20);
const springsTide: TideView = { ...handMadeTide(), extremes: firstDays, levels: [] };

describe('springs where the Moon’s distance matters more than its phase', () => {
  const year = { from: Date.UTC(2026, 0, 1), to: Date.UTC(2027, 0, 1) };
  const wide = { from: year.from - 10 * utcDayMs, to: year.to + 10 * utcDayMs };
  const days = daysFrom('2026-01-01', 365);
  const middles = (extremes: TideView['extremes'], turn: 'springs' | 'weaker-springs') =>
    turnDays(extremes, days, turn).map(({ window }) => (window.from + window.to) / 2);

  it.each([
    ['New York', 'noaa/8518750', 1],
    ['Boston', 'noaa/8443970', 3],
    ['Seattle', 'noaa/9447130', 2],
  ])('are all named, those with the Moon far away as weaker: %s', (_, id, count) => {
    const extremes = publishedTide(id, 'noaa', 'monthly').extremes(wide);
    // Without the lines of the Moon's distance and declination its phase alone is left.
    const ofPhase = publishedConstants(id, 'noaa').filter(({ number }) => [m2, s2].includes(number));
    const springs = middles(tideOf(ofPhase, 'monthly').extremes(wide), 'springs');
    const weaker = middles(extremes, 'weaker-springs');
    const named = [...middles(extremes, 'springs'), ...weaker];
    const off = (at: number, others: readonly number[]) => Math.min(...others.map((one) => Math.abs(one - at)));
    expect(springs.length).toBeGreaterThanOrEqual(24);
    expect(weaker).toHaveLength(count);
    for (const at of springs.slice(1, -1)) expect(off(at, named)).toBeLessThanOrEqual(4 * utcDayMs);
    for (const at of weaker) expect(off(at, springs)).toBeLessThanOrEqual(1.1 * utcDayMs);
  });

  it('are not weaker at Brest, where the Moon’s phase matters more', () => {
    const extremes = publishedTide('ticon/brest-822-fra-uhslc_fd', 'ticon', 'monthly').extremes(wide);
    expect(middles(extremes, 'weaker-springs')).toEqual([]);
  });
});

describe('weaker springs', () => {
  it('are none where the Moon is near: it is no cause of them in the Baltic of January 2027', () => {
    const around = { from: Date.UTC(2026, 10, 1), to: Date.UTC(2027, 3, 1) };
    const extremes = publishedTide('ticon/neustadt-9610080-deu-wsv', 'ticon', 'monthly').extremes(around);
    const days = daysFrom('2026-12-01', 92);
    expect(turnDays(extremes, days, 'springs').map(({ date }) => date)).toContain('2027-02-02');
    expect(turnDays(extremes, days, 'weaker-springs')).toEqual([]);
  });
});

describe('the tide of many days', () => {
  const answer = tideAnswer({ format, place: brest, days: daysFrom('2026-11-18', 14) }, springsTide);

  it('begins with the outermost waters and the days of springs and neaps', () => {
    expect(lines(answer).slice(1, 5)).toEqual([
      'Highest water: 7.0 m, Tue 24 Nov 01:00',
      'Lowest water: 1.0 m, Mon 23 Nov 19:00',
      'Springs: Tue 24',
      'Neaps: Tue 1',
    ]);
  });

  it.each(['springs', 'big-tide'] as const)('says first when the next ones are: %s', (aspect) => {
    const days = daysFrom('2026-11-18', 14);
    expect(tideFirstLines({ format, place: brest, days, question: { aspects: [aspect] } }, springsTide)[0]).toMatch(
      /^Next springs: Tuesday 24 November 7\.0 m \(01:00\)\. Next neaps: Tuesday 1 December 5\.0 m \(13:00\)\. Highest water from/,
    );
  });

  it('says all springs and neaps of a period, and as many of the next ones as are asked for', () => {
    const tide = { ...springsTide, extremes: [...springsTide.extremes, ...later] };
    const first = (days: readonly [Day, ...Day[]], count?: number) =>
      tideFirstLines(
        { format, place: brest, days, question: { aspects: ['springs'], ...(count !== undefined && { count }) } },
        tide,
      )[0];
    expect(first(daysFrom('2026-11-18', 28))).toMatch(
      /^Next springs: Tuesday 24 November 7\.0 m \(01:00\), Tuesday 8 December 7\.0 m \(01:00\)\. Next neaps: Tuesday 1 December 5\.0 m \(13:00\), Tuesday 15 December 5\.0 m \(13:00\)\. /,
    );
    expect(first(daysFrom('2026-11-20', 1), 2)).toBe(
      'Next springs: Tuesday 24 November 7.0 m (01:00), Tuesday 8 December 7.0 m (01:00). Next neaps: Tuesday 1 December 5.0 m (13:00), Tuesday 15 December 5.0 m (13:00).',
    );
  });

  it.each([
    ['2026-11-24', 'springs', /^Yes: tides on Tuesday 24 November: springs\./],
    ['2026-11-24', 'neaps', /^No: tides/],
    ['2026-12-01', 'neaps', /^Yes: tides on Tuesday 1 December: neaps\./],
  ] as const)('says whether %s has %s', (date, state, line) => {
    const question = { aspects: ['springs'], state } as const;
    expect(tideFirstLines({ format, place: brest, days: daysFrom(date, 1), question }, springsTide)[0]).toMatch(line);
  });

  it('calls a tide of the French coast great by its coefficient', () => {
    const coefficients = [{ at: Date.UTC(2026, 10, 27, 12), coefficient: 96 }];
    const question = { aspects: ['big-tide'], state: 'springs' } as const;
    const [line] = tideFirstLines(
      { format, place: brest, days: daysFrom('2026-11-27', 1), question },
      { ...springsTide, coefficients },
    );
    expect(line).toMatch(/^Yes: tidal coefficient \(Brest\) on Friday 27 November: 96\./);
  });

  it('has a line for each day, its high waters apart from its low ones', () => {
    const all = lines(answer);
    expect(all).toContain('Tue 24 | 01:00 | 7.0 m | 13:00 | 7.0 m');
    expect(all).toContain('Tue 24 | 07:00 | 1.0 m | 19:00 | 1.1 m');
    expect(answer.blocks.map(({ kind }) => kind)).toEqual(['facts', 'table', 'table']);
  });

  it('keeps the coefficients in their column on days with one high water', () => {
    const once = {
      ...springsTide,
      extremes: springsTide.extremes.filter(({ at }) => at !== Date.UTC(2026, 10, 20, 12)),
    };
    const midnights = once.extremes.filter(({ at }) => at % utcDayMs === 0);
    const view = { ...once, coefficients: midnights.map(({ at }) => ({ at, coefficient: 95 })) };
    const rows = lines(tideAnswer({ format, place: brest, days: daysFrom('2026-11-18', 9) }, view));
    expect(rows).toContain('High water · Tidal coefficient (Brest)');
    expect(rows).toContain('Thu 19 | 01:00 | 5.4 m | 13:00 | 5.6 m | 95');
    expect(rows).toContain('Fri 20 | 01:00 | 5.8 m |  |  | 95');
  });

  it('has no table of waters that there are not', () => {
    const none = tideAnswer(
      { format, place: brest, days: daysFrom('2026-11-18', 9) },
      { ...springsTide, extremes: [] },
    );
    expect(none.blocks.map(({ kind }) => kind)).toEqual(['text']);
  });
});

describe('double waters in the tide of many days', () => {
  it('are listed once, which the answer says', () => {
    const waters = springsTide.extremes.map((extreme, i) => ({
      ...extreme,
      others: i === 41 ? [{ ...extreme, at: extreme.at + 2 * hourMs }] : [],
    }));
    const sentence = 'Double waters are listed once, by the higher high or the lower low water.';
    const days = daysFrom('2026-11-18', 14);
    expect(lines(tideAnswer({ format, place: brest, days }, { ...springsTide, waters }))).toContain(sentence);
    expect(lines(tideAnswer({ format, place: brest, days }, springsTide))).not.toContain(sentence);
  });
});
