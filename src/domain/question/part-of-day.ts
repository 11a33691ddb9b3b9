export const dayParts = ['morning', 'noon', 'afternoon', 'evening', 'night'] as const;
export type DayPart = (typeof dayParts)[number];

/** Hours of the clock, `[14, 17.5]` from 14:00 to 17:30; an end past 24 is on the next day. */
export type HourSpan = readonly [from: number, to: number];
export type PartOfDay = DayPart | HourSpan;

/** Hours of the place's clock; a night goes on into the next day. */
const partHours: Readonly<Record<DayPart, HourSpan>> = {
  morning: [4, 12],
  noon: [11, 14],
  afternoon: [12, 18],
  evening: [17, 24],
  night: [18, 30],
};

/** The hours of the clock between which a part of the day lies; a night ends at 30. */
export function hoursOfPart(part: PartOfDay): HourSpan {
  return typeof part === 'string' ? partHours[part] : part;
}

export const wholeDay: HourSpan = [0, 24];

export function isWhole(part: PartOfDay): boolean {
  const [from, to] = hoursOfPart(part);
  return from === wholeDay[0] && to === wholeDay[1];
}

/** From the beginning of the first part to the end of the last. */
export function together(parts: readonly PartOfDay[]): HourSpan {
  const spans = parts.map(hoursOfPart);
  return [Math.min(...spans.map(([from]) => from)), Math.max(...spans.map(([, to]) => to))];
}
