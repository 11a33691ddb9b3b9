import { describe, expect, it } from 'vitest';
import {
  addDays,
  civilDate,
  dateExists,
  dayWindow,
  hourMs,
  instantOf,
  spansOf,
  utcDate,
  utcDayMs,
  utcDayStart,
  within,
} from '../../src/domain/time.ts';

const utc = (text: string): number => Date.parse(text);

describe('a local time becomes an instant', () => {
  it.each([
    // IANA tz database: 02:00 to 03:00 is skipped in Berlin, 03:00 to 02:00 repeated.
    ['2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:30Z', 'in a gap: the later reading, 03:30'],
    ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30Z', 'in an overlap: the earlier reading, summer time'],
    // Clocks in the Azores change at 01:00 UTC: at local midnight in spring, at 01:00 summer time in autumn.
    ['2026-03-29', '00:00', 'Atlantic/Azores', '2026-03-29T01:00Z', 'in a gap at midnight: 01:00 begins the day'],
    ['2026-10-25', '00:00', 'Atlantic/Azores', '2026-10-25T00:00Z', 'in an overlap at midnight: its first reading'],
    // Cuba changes at 00:00 in spring and at 01:00 in autumn.
    ['2026-03-08', '00:00', 'America/Havana', '2026-03-08T05:00Z', 'in a gap at midnight: 01:00 begins the day'],
    ['2026-11-01', '00:30', 'America/Havana', '2026-11-01T04:30Z', 'in an overlap: the earlier reading'],
    ['2026-06-01', '12:00', 'Asia/Kathmandu', '2026-06-01T06:15Z', 'at an offset of 5:45'],
    ['2026-06-01', '12:00:30', 'Etc/GMT+2', '2026-06-01T14:00:30Z', 'with seconds, at sea'],
  ])('%s %s %s is %s: %s', (date, time, zone, expected) => {
    expect(instantOf(date, time, zone)).toBe(utc(expected));
  });

  it('is refused where there is no such date, time or zone', () => {
    expect(() => instantOf('2026-02-29', '12:00', 'UTC')).toThrow(RangeError);
    expect(() => instantOf('2026-02-28', '25:00', 'UTC')).toThrow(RangeError);
    expect(() => instantOf('2026-02-28', '12:00', 'Atlantis/Centre')).toThrow(RangeError);
  });
});

describe('a civil day', () => {
  it.each([
    ['2026-03-29', 'Europe/Berlin', 23],
    ['2026-10-25', 'Europe/Berlin', 25],
    ['2026-11-20', 'Europe/Berlin', 24],
    ['2026-10-25', 'Atlantic/Azores', 25],
    ['2026-03-08', 'America/Havana', 23],
    ['2026-04-05', 'Australia/Lord_Howe', 24.5],
    ['2026-10-04', 'Australia/Lord_Howe', 23.5],
  ])('%s in %s has %d hours', (date, zone, hours) => {
    const { from, to } = dayWindow(date, zone);
    expect((to - from) / hourMs).toBe(hours);
    expect(civilDate(from, zone)).toBe(date);
    expect(civilDate(from - 1, zone)).toBe(addDays(date, -1));
    expect(civilDate(to, zone)).toBe(addDays(date, 1));
  });

  it('follows the day before without a gap, through a year of changes of clocks', () => {
    for (const zone of ['Atlantic/Azores', 'America/Havana', 'Australia/Lord_Howe', 'Pacific/Chatham']) {
      for (let date = '2026-01-01'; date < '2027-01-01'; date = addDays(date, 1)) {
        expect(dayWindow(date, zone).to).toBe(dayWindow(addDays(date, 1), zone).from);
      }
    }
  });
});

describe('the items in a window', () => {
  it('include one at its start and none at its end, in their order', () => {
    const items = [{ at: 3 }, { at: 1 }, { at: 2 }, { at: 0 }];
    expect(within(items, { from: 1, to: 3 })).toEqual([{ at: 1 }, { at: 2 }]);
    expect(within(items, { from: 1, to: 1 })).toEqual([]);
  });
});

describe('the calendar', () => {
  it('adds days across months and leap days, zones apart', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2100-02-28', 1)).toBe('2100-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });

  it.each([
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['', false],
    ['2026-11-20T00:00', false],
  ])('date %j exists: %s', (date, exists) => expect(dateExists(date)).toBe(exists));

  it('counts UTC days from midnight, before 1970 too', () => {
    expect(utcDayStart(utc('1969-12-31T23:59:59.999Z'))).toBe(-utcDayMs);
    expect(utcDayStart(utc('2026-11-20T00:00Z'))).toBe(utc('2026-11-20T00:00Z'));
    expect(utcDate(utc('1900-01-01T00:00Z') - 1)).toBe('1899-12-31');
  });
});

describe('the spans of a window', () => {
  const tenDays = 10 * utcDayMs;
  // 2026-11-13 is day 20,770 since 1970-01-01.
  const start = utc('2026-11-13T00:00Z');

  it('begin at multiples of their length since 1970, whatever window is cut', () => {
    expect(spansOf({ from: start + hourMs, to: start + tenDays + 1 }, tenDays)).toEqual([
      { from: start, to: start + tenDays },
      { from: start + tenDays, to: start + 2 * tenDays },
    ]);
  });

  it('are one where the window is exactly one, and none where it is empty', () => {
    const span = { from: start, to: start + tenDays };
    expect(spansOf(span, tenDays)).toEqual([span]);
    expect(spansOf({ from: start + 1, to: start + 1 }, tenDays)).toEqual([]);
    expect(spansOf({ from: start + 1, to: start }, tenDays)).toEqual([]);
  });

  it('reach back before 1970', () => {
    expect(spansOf({ from: -1, to: 1 }, hourMs)).toEqual([
      { from: -hourMs, to: 0 },
      { from: 0, to: hourMs },
    ]);
  });
});
