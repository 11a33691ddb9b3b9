import { dayParts, wholeDay, type HourSpan, type PartOfDay } from '../../domain/question/index.ts';

/** A part of the day as an option carries it: `evening`, `14:00-17:30`. */
export function writePart(part: PartOfDay): string {
  return typeof part === 'string' ? part : part.map(clockOf).join('-');
}

export function parsePart(text: string | undefined): PartOfDay | undefined {
  const [, from, to] = /^(\d\d:\d\d)-(\d\d:\d\d)$/.exec(text ?? '') ?? [];
  if (from === undefined || to === undefined) return dayParts.find((one) => one === text);
  return spanOf(hoursIn(from), hoursIn(to));
}

/** The parts of several days, as `writePart` has written them, with commas; `undefined` where a text has none. */
export function parseParts(text: string | undefined): readonly PartOfDay[] | undefined {
  return text?.split(',').map((one) => parsePart(one) ?? wholeDay);
}

/** From one hour of the clock to the next time that it shows the other. */
export function spanOf(from: number, to: number): HourSpan {
  return [from, to > from ? to : to + 24];
}

/** `17:30` as 17.5. */
export function hoursIn(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour + minute / 60;
}

/** Before the time of a clock with twelve hours that may be of the morning or of the afternoon: `~06:00` of `at 6`. */
const open = '~';

/** A time of which only the likelier half of the day is known. */
export function openTime(time: string): string {
  return `${open}${time}`;
}

/** Midnight, at the end of the day that it is said of. */
export const endOfDay = '24:00';

/** `In 3 hours`, as a time: `+180`. */
export function timeFromNow(minutes: number): string {
  return `${minutes < 0 ? '-' : '+'}${Math.round(Math.abs(minutes))}`;
}

/** Of such a time the minutes; `undefined` where it is one of the clock. */
export function minutesFromNow(time: string | undefined): number | undefined {
  const [, minutes] = /^([+-]\d{1,5})$/.exec(time ?? '') ?? [];
  return minutes === undefined ? undefined : Number(minutes);
}

/** Times that the sun tells: `waves at dawn`. */
export const sunTimes = ['dawn', 'sunrise', 'sunset', 'dusk'] as const;
export type SunTime = (typeof sunTimes)[number];

export function likelyTime(time: string): string {
  return time.replace(open, '');
}

/** Of an open time the one that is nearer to another time, the later of two as near: `and at 6?` behind noon; any other as it is. */
export function timeNear(time: string, other: string): string {
  const near = hoursIn(likelyTime(other)) + 0.1;
  const away = (one: string): number => Math.abs(hoursIn(one) - near);
  const [likelier, turned] = [likelyTime(time), otherHalf(time)];
  return isOpen(time) && away(turned) < away(likelier) - 0.3 ? turned : likelier;
}

export type HalfOfDay = 'morning' | 'evening';

/** Of an open time the one in a half of the day; any other as it is. */
export function timeInHalf(time: string, half: HalfOfDay): string {
  const isInHalf = likelyTime(time) < '12:00' === (half === 'morning');
  return isOpen(time) && !isInHalf ? otherHalf(time) : likelyTime(time);
}

/** Before the evening few ask about the sea later in it: `at 10`, said at noon, is in the morning. */
const latestTurned = '21:00';
const eveningBegins = '18:00';

/** Of an open time that is over the later one: `at 6?` is asked at three in the afternoon about the evening. */
export function timeToCome(time: string, isOver: (time: string) => boolean): string {
  const likelier = likelyTime(time);
  const turned = otherHalf(time);
  if (!isOpen(time) || !isOver(likelier) || isOver(turned)) return likelier;
  return turned <= latestTurned || isOver(eveningBegins) ? turned : likelier;
}

export function isOpen(time: string): boolean {
  return time.startsWith(open);
}

export function otherHalf(time: string): string {
  return clockOf(hoursIn(likelyTime(time)) + 12);
}

/** Hours of a clock of twelve that are in the second half of the day where a part is said; midnight ends an evening. */
const hoursOfPart: Readonly<Partial<Record<PartOfDay & string, readonly [from: number, to: number]>>> = {
  afternoon: [1, 12],
  evening: [5, 13],
  night: [6, 13],
};

/** `8` in the evening is 20:00, and half past seven tonight 19:30; three at night or in the morning is 3:00. */
export function inPart(written: string, part: PartOfDay | undefined): string {
  if (part === undefined || minutesFromNow(written) !== undefined) return written;
  const time = likelyTime(written);
  const hour = Number(time.slice(0, 2));
  const isEarlier = isOpen(written) && (part === 'night' || part === 'morning') && hour > 12 && hour < 18;
  const [from, to] =
    typeof part === 'string' ? (hoursOfPart[part] ?? [0, 0]) : [part[0] - 12, Math.min(part[0], part[1] - 11)];
  const shift = isEarlier ? -12 : hour >= from && hour < to ? 12 : 0;
  return shift === 0 ? time : `${String(hour + shift).padStart(2, '0')}${time.slice(2)}`;
}

/** `09:05`; 24 is midnight. */
export function clockText(hour: number, minute: number): string {
  return `${String(hour % 24).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** The same of hours with their fraction, 7.5. */
export function clockOf(hours: number): string {
  return clockText(Math.floor(hours), Math.round((hours % 1) * 60));
}
