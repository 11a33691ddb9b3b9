import type { Point } from '../place.ts';
import type { PrincipalPhase } from '../sky/index.ts';
import { hourMs, minuteMs, type CivilDate } from '../time.ts';

/** Events of Sun and Moon, on most days, that a delivery may be tied to. */
export const skyMoments = ['dawn', 'sunrise', 'sunset', 'dusk', 'moonrise', 'moonset'] as const;
export type SkyMoment = (typeof skyMoments)[number];

/** The time of a delivery on a day: on the clock, or before or after an event (`offsetMin` minutes, negative before). */
export type DeliveryTime =
  /** `HH:MM` on the clocks of the schedule's zone. */
  | { readonly kind: 'clock'; readonly time: string }
  | { readonly kind: 'sky'; readonly event: SkyMoment; readonly offsetMin: number }
  | { readonly kind: 'tide'; readonly event: 'high' | 'low'; readonly offsetMin: number }
  /** `HH:MM` on the days on which the moon has this phase. */
  | { readonly kind: 'phase'; readonly phase: PrincipalPhase; readonly time: string };

/** Longest time between an event and its delivery, minutes: a longer one would belong to another day. */
export const maxOffsetMin = 12 * 60;

export type Schedule = {
  readonly times: readonly DeliveryTime[];
  /** Days of the week, 0 Sunday. Never empty. */
  readonly weekdays: readonly number[];
  /** The only dates of what comes once; absent of what comes again. */
  readonly dates?: readonly CivilDate[] | undefined;
  /** Nothing is due before this date: it pauses until then. */
  readonly from?: CivilDate | undefined;
  /** What is tied to an event is due only in these hours, `06:00-00:00`, or where that is in them: `06:00-12:00 event`. */
  readonly hours?: string | undefined;
  /** IANA zone in which days and clock times are meant. */
  readonly zone: string;
  /** The place of sun, moon and tide. */
  readonly point: Point;
};

export const everyDay: readonly number[] = [0, 1, 2, 3, 4, 5, 6];

/** The name of a time in slots: `07:00`, `sunrise-60`, `high-tide+0`, `full-moon 18:00`. */
export function timeText(time: DeliveryTime): string {
  if (time.kind === 'clock') return time.time;
  if (time.kind === 'phase') return `${time.phase}-moon ${time.time}`;
  return `${time.event}${time.kind === 'tide' ? '-tide' : ''}${time.offsetMin < 0 ? '' : '+'}${time.offsetMin}`;
}

/** A delivery later than this, ms, carries a note, and of a digest's overdue deliveries only the last is sent. */
export const lateMs = 30 * minuteMs;
/** A delivery later than this, ms, is not sent. */
export const tooLateMs = 6 * hourMs;

/** `edit`: alerts of a message have ended; `test`: by a user; `notice`: tells the owner that a digest ended. */
export type DeliveryKind = 'scheduled' | 'alert' | 'edit' | 'test' | 'notice';

/** Whether a schedule has a time tied to the tide, so that its due times need predicted extremes. */
export function needsTides({ times }: Schedule): boolean {
  return times.some(({ kind }) => kind === 'tide');
}
