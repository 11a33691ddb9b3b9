import { describe, expect, it } from 'vitest';
import {
  deliveriesBetween,
  everyDay,
  nextDeliveries,
  type DeliveryTime,
  type Schedule,
} from '../../../src/domain/schedule/index.ts';
import { skyEvents } from '../../../src/domain/sky/index.ts';
import { hourMs, utcDayMs } from '../../../src/domain/time.ts';

const utc = (text: string): number => Date.parse(text);
const clock = (time: string): DeliveryTime => ({ kind: 'clock', time });
const brest = { lat: 48.383, lng: -4.495 };

function schedule(times: readonly DeliveryTime[], more: Partial<Schedule> = {}): Schedule {
  return { times, weekdays: everyDay, zone: 'Europe/Berlin', point: brest, ...more };
}

const linesOf = (deliveries: readonly { date: string; slot: string; dueAt: number }[]): string[] =>
  deliveries.map(({ date, slot, dueAt }) => `${date} ${slot} ${new Date(dueAt).toISOString().slice(0, 16)}Z`);

const between = (one: Schedule, from: string, to: string, extremes: Parameters<typeof deliveriesBetween>[2] = []) =>
  linesOf(deliveriesBetween(one, { from: utc(from), to: utc(to) }, extremes));

describe('a schedule', () => {
  it('is due at the local time of each day, through a change of clocks', () => {
    expect(between(schedule([clock('07:00')]), '2026-10-24T00:00Z', '2026-10-27T00:00Z')).toEqual([
      '2026-10-24 07:00 2026-10-24T05:00Z',
      '2026-10-25 07:00 2026-10-25T06:00Z',
      '2026-10-26 07:00 2026-10-26T06:00Z',
    ]);
  });

  it('is due on its only date, where it has one', () => {
    const once = schedule([clock('07:00')], { dates: ['2026-10-25'] });
    expect(between(once, '2026-10-24T00:00Z', '2026-11-27T00:00Z')).toEqual(['2026-10-25 07:00 2026-10-25T06:00Z']);
  });

  it('is due once where its time is skipped or shown twice', () => {
    const nightly = schedule([clock('02:30')]);
    expect(between(nightly, '2026-03-28T12:00Z', '2026-03-29T12:00Z')).toEqual(['2026-03-29 02:30 2026-03-29T01:30Z']);
    expect(between(nightly, '2026-10-24T12:00Z', '2026-10-25T12:00Z')).toEqual(['2026-10-25 02:30 2026-10-25T00:30Z']);
  });

  it('has a window that is half open', () => {
    const one = schedule([clock('07:00')], { zone: 'UTC' });
    expect(between(one, '2026-11-20T07:00Z', '2026-11-21T07:00Z')).toEqual(['2026-11-20 07:00 2026-11-20T07:00Z']);
  });

  it('is not due on a day that its calendar does not have', () => {
    const samoa = schedule([clock('07:00'), clock('23:30')], { zone: 'Pacific/Apia' });
    expect(between(samoa, '2011-12-29T12:00Z', '2011-12-31T12:00Z').map((line) => line.slice(0, 16))).toEqual([
      '2011-12-29 07:00',
      '2011-12-29 23:30',
      '2011-12-31 07:00',
      '2011-12-31 23:30',
    ]);
  });

  it('keeps to its days of the week, those of the zone', () => {
    const workdays = schedule([clock('00:30')], { weekdays: [1, 2, 3, 4, 5], zone: 'Pacific/Auckland' });
    const days = between(workdays, '2026-11-18T00:00Z', '2026-11-25T00:00Z').map((line) => line.slice(0, 10));
    expect(days).toEqual(['2026-11-19', '2026-11-20', '2026-11-23', '2026-11-24', '2026-11-25']);
  });

  it('may be due several times a day', () => {
    const twice = schedule([clock('19:00'), clock('07:00')], { zone: 'UTC' });
    expect(between(twice, '2026-11-20T00:00Z', '2026-11-21T00:00Z')).toEqual([
      '2026-11-20 07:00 2026-11-20T07:00Z',
      '2026-11-20 19:00 2026-11-20T19:00Z',
    ]);
  });

  it('follows the sun, to the minute that is shown', () => {
    const early = schedule([{ kind: 'sky', event: 'sunrise', offsetMin: -60 }], { zone: 'Europe/Paris' });
    const [sunrise] = skyEvents(brest, { from: utc('2026-06-21T00:00Z'), to: utc('2026-06-22T00:00Z') }).sunrise;
    const [delivery, ...others] = deliveriesBetween(early, { from: sunrise! - utcDayMs / 2, to: sunrise! }, []);
    expect(delivery).toMatchObject({ date: '2026-06-21', slot: 'sunrise-60#1' });
    expect(Math.abs(delivery!.dueAt - (sunrise! - hourMs))).toBeLessThanOrEqual(30_000);
    expect(delivery!.dueAt % 60_000).toBe(0);
    expect(others).toEqual([]);
  });

  it('is not due where the sun does not rise', () => {
    const arctic = schedule([{ kind: 'sky', event: 'sunrise', offsetMin: 0 }], { point: { lat: 78.2, lng: 15.6 } });
    expect(between(arctic, '2026-12-01T00:00Z', '2026-12-20T00:00Z')).toEqual([]);
  });

  it('follows the tide, each high water of the day that it belongs to', () => {
    const beforeHigh = schedule([{ kind: 'tide', event: 'high', offsetMin: -90 }], { zone: 'UTC' });
    const extremes = [
      { at: utc('2026-11-20T00:20:10Z'), kind: 'high' as const },
      { at: utc('2026-11-20T06:30Z'), kind: 'low' as const },
      { at: utc('2026-11-20T12:45Z'), kind: 'high' as const },
    ];
    expect(between(beforeHigh, '2026-11-19T00:00Z', '2026-11-21T00:00Z', extremes)).toEqual([
      '2026-11-20 high-tide-90#1 2026-11-19T22:50Z',
      '2026-11-20 high-tide-90#2 2026-11-20T11:15Z',
    ]);
  });

  it('waits for a phase of the moon, on the day that clocks there show', () => {
    // Full moon 2026-11-24T14:53Z (USNO): the 25th in Auckland.
    const full: DeliveryTime = { kind: 'phase', phase: 'full', time: '18:00' };
    expect(between(schedule([full]), '2026-11-01T00:00Z', '2026-12-01T00:00Z')).toEqual([
      '2026-11-24 full-moon 18:00 2026-11-24T17:00Z',
    ]);
    expect(between(schedule([full], { zone: 'Pacific/Auckland' }), '2026-11-01T00:00Z', '2026-12-01T00:00Z')).toEqual([
      '2026-11-25 full-moon 18:00 2026-11-25T05:00Z',
    ]);
  });
});

describe('the next deliveries', () => {
  it('are in time order, from the very instant', () => {
    const one = schedule([clock('07:00'), clock('06:00')], { zone: 'UTC' });
    const found = nextDeliveries(one, utc('2026-11-20T06:00Z'), { count: 3, days: 9 }, []);
    expect(linesOf(found).map((line) => line.slice(17))).toEqual([
      '2026-11-20T06:00Z',
      '2026-11-20T07:00Z',
      '2026-11-21T06:00Z',
    ]);
  });

  it('are as many as there are', () => {
    const none = schedule([clock('07:00')], { weekdays: [] });
    expect(nextDeliveries(none, utc('2026-11-20T06:00Z'), { count: 3, days: 9 }, [])).toEqual([]);
  });

  it('agree with the windows, whatever the events', () => {
    const mixed = schedule(
      [
        { kind: 'sky', event: 'moonrise', offsetMin: -720 },
        { kind: 'sky', event: 'sunset', offsetMin: 720 },
        clock('00:00'),
      ],
      { zone: 'Atlantic/Azores' },
    );
    for (let from = utc('2026-10-20T00:00Z'); from < utc('2026-11-10T00:00Z'); from += utcDayMs / 5) {
      const window = deliveriesBetween(mixed, { from, to: from + 5 * utcDayMs }, []);
      expect(nextDeliveries(mixed, from, { count: 4, days: 30 }, [])).toEqual(window.slice(0, 4));
    }
  });
});
