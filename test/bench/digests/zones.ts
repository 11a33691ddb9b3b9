import { deliveriesBetween, everyDay, type DeliveryTime } from '../../../src/domain/schedule/index.ts';
import { hourMs } from '../../../src/domain/time.ts';
import { figure } from '../figure.ts';

const timesADay = 48;
const nowhere = { lat: 0, lng: 0 };

export type ZonesRun = { readonly zones: number; readonly firstYear: number; readonly years: number };

/**
 * Every zone, every half hour of its days: exactly one delivery for each date that its calendar has, each later than the
 * one before. Its dates are read from a clock in the zone, hour by hour.
 */
export function zonesRun({ zones, firstYear, years }: ZonesRun): void {
  const all = Intl.supportedValuesOf('timeZone').slice(0, zones);
  const times = Array.from({ length: timesADay }, (_, k): DeliveryTime => {
    const minute = (k * 24 * 60) / timesADay;
    return { kind: 'clock', time: `${two(Math.floor(minute / 60))}:${two(minute % 60)}` };
  });
  const window = { from: Date.UTC(firstYear, 0, 1), to: Date.UTC(firstYear + years, 0, 1) };
  const begin = performance.now();
  let deliveries = 0;
  let wrong = 0;
  for (const zone of all) {
    const dates = datesOf(zone, window);
    const due = deliveriesBetween({ times, weekdays: everyDay, zone, point: nowhere }, window, []);
    deliveries += due.length;
    for (const [, ofSlot] of Map.groupBy(due, ({ slot }) => slot)) {
      wrong += ofSlot.filter(({ dueAt }, k) => k > 0 && dueAt <= ofSlot[k - 1]!.dueAt).length;
      const planned = new Set(ofSlot.map(({ date }) => date));
      wrong += ofSlot.length - planned.size;
      // The first and the last date are in the window in part.
      const whole = dates.slice(1, -1);
      wrong += whole.filter((date) => !planned.has(date)).length;
      wrong += ofSlot.filter(({ date }) => !dates.includes(date)).length;
    }
  }
  figure('digests', 'zones-deliveries', 'deliveries', [deliveries]);
  figure('digests', 'zones-wrong', 'deliveries', [wrong]);
  figure('digests', 'zones-took', 's', [(performance.now() - begin) / 1000]);
}

function datesOf(zone: string, { from, to }: { from: number; to: number }): string[] {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
  const dates = new Set<string>();
  for (let at = from; at < to; at += hourMs) dates.add(format.format(at));
  return [...dates];
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
