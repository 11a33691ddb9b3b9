import type { Point } from '../place.ts';
import type { PrincipalPhase } from '../sky/index.ts';
import { hourMs, minuteMs } from '../time.ts';

/** What the sky does on most days, and a delivery may be tied to. */
export const skyMoments = ['dawn', 'sunrise', 'sunset', 'dusk', 'moonrise', 'moonset'] as const;
export type SkyMoment = (typeof skyMoments)[number];

/** When on a day something is delivered. */
export type DeliveryTime =
  /** `HH:MM` on the clocks of the schedule's zone. */
  | { readonly kind: 'clock'; readonly time: string }
  | { readonly kind: 'sky'; readonly event: SkyMoment; readonly offsetMin: number }
  | { readonly kind: 'tide'; readonly event: 'high' | 'low'; readonly offsetMin: number }
  /** `HH:MM` on the days on which the moon has this phase. */
  | { readonly kind: 'phase'; readonly phase: PrincipalPhase; readonly time: string };

/** An event's delivery is due this long before or after it at most: longer, it belongs to another day. */
export const longestOffsetMin = 12 * 60;

/** Days and times of deliveries, about one place. */
export type Schedule = {
  readonly times: readonly DeliveryTime[];
  /** Days of the week, 0 Sunday. Never empty. */
  readonly weekdays: readonly number[];
  /** IANA zone in which days and clock times are meant. */
  readonly zone: string;
  /** Whose sun, moon and tide are meant. */
  readonly point: Point;
};

export const everyDay: readonly number[] = [0, 1, 2, 3, 4, 5, 6];

/** A time's own name in slots: `07:00`, `sunrise-60`, `high-tide+0`, `full-moon 18:00`. */
export function timeText(time: DeliveryTime): string {
  if (time.kind === 'clock') return time.time;
  if (time.kind === 'phase') return `${time.phase}-moon ${time.time}`;
  return `${time.event}${time.kind === 'tide' ? '-tide' : ''}${signed(time.offsetMin)}`;
}

function signed(minutes: number): string {
  return minutes < 0 ? String(minutes) : `+${minutes}`;
}

/** Later than this a delivery says that it is late, and of a digest's overdue ones only the last is sent. */
export const lateMs = 30 * minuteMs;
/** Later than this it is not sent any more. */
export const tooLateMs = 6 * hourMs;

/** Why a delivery exists: its schedule, a person who tries a digest, or word to its owner that it ended. */
export const deliveryKinds = ['scheduled', 'test', 'notice'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

/** Whether the tide must be known to tell when it is due. */
export function needsTides({ times }: Schedule): boolean {
  return times.some(({ kind }) => kind === 'tide');
}
