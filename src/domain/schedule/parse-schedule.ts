import { isPoint } from '../place.ts';
import { isZone } from '../time.ts';
import { maxOffsetMin, skyMoments, type DeliveryTime, type Schedule } from './schedule.ts';

const clockShape = /^([01]\d|2[0-3]):[0-5]\d$/;
const hoursShape = /^\d\d:\d\d-\d\d:\d\d( event)?$/;
const phases: ReadonlySet<unknown> = new Set(['new', 'first-quarter', 'full', 'third-quarter']);

export function parseSchedule(value: unknown): Schedule | undefined {
  const { times, weekdays, zone, point, hours } = Object(value) as Record<keyof Schedule, unknown>;
  const isValid =
    Array.isArray(times) &&
    times.length > 0 &&
    times.every(isDeliveryTime) &&
    Array.isArray(weekdays) &&
    weekdays.length > 0 &&
    weekdays.every((day) => Number.isInteger(day) && day >= 0 && day <= 6) &&
    typeof zone === 'string' &&
    isZone(zone) &&
    isPoint(point) &&
    (hours === undefined || (typeof hours === 'string' && hoursShape.test(hours)));
  return isValid ? (value as Schedule) : undefined;
}

function isDeliveryTime(value: unknown): value is DeliveryTime {
  const { kind, time, event, offsetMin, phase } = Object(value) as Record<string, unknown>;
  const isClock = typeof time === 'string' && clockShape.test(time);
  const isOffset = typeof offsetMin === 'number' && Number.isInteger(offsetMin) && Math.abs(offsetMin) <= maxOffsetMin;
  if (kind === 'clock') return isClock;
  if (kind === 'phase') return isClock && phases.has(phase);
  if (kind === 'sky') return isOffset && skyMoments.some((moment) => moment === event);
  return kind === 'tide' && isOffset && (event === 'high' || event === 'low');
}
