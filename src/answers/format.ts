import { memoize } from '../domain/memoize.ts';
import { isPointId, type NamedPlace, type Place } from '../domain/place.ts';
import * as calendar from '../domain/time.ts';
import { kmToMiles, kmToNauticalMiles, type Units } from '../domain/units.ts';
import type { Words } from '../words.ts';
import stylesOfDates from './date-styles.json' with { type: 'json' };

/** What answers are written with: the texts of a language, units, time zone and the present instant. */
export type FormatContext = Words & {
  readonly units: Units;
  /** The place's own zone. */
  readonly zone: string;
  readonly now: calendar.Instant;
  /** 24 hours where absent. */
  readonly clock?: '12' | '24';
  /** Past events are left out, as in a late digest. */
  readonly upcomingOnly?: true;
  /** Where the sea lies from the place, degrees true; `undefined` off open coasts. */
  readonly seawardDeg?: () => number | undefined;
};

/** Language and units, for texts without a time. */
export type LocaleContext = Words & Pick<FormatContext, 'units'>;

type ClockFormat = Pick<FormatContext, 'language' | 'zone' | 'clock'>;

export function isShown({ now, upcomingOnly }: FormatContext, at: calendar.Instant): boolean {
  return !upcomingOnly || at > now;
}

/** `14:32` or `2:32 pm`, rounded to the nearest minute as almanacs do. */
export function clock({ language, zone, clock: hours }: ClockFormat, at: calendar.Instant): string {
  const style = hours === '12' ? 'time-12' : 'time-24';
  return dateFormats(language)(style).format(calendar.onClock(zone, toMinute(at)));
}

/** As `clock`, of an end: the day ends at 24:00. */
export function clockUntil(format: FormatContext, at: calendar.Instant): string {
  const time = clock(format, at);
  return time === '00:00' ? '24:00' : time;
}

/** `04:10–07:35, 16:30–20:05`. */
export function clockSpans(format: FormatContext, spans: readonly calendar.Window[]): string {
  return spans.map(({ from, to }) => `${clock(format, from)}–${clockUntil(format, to)}`).join(', ');
}

/** The hour of the local clock, 0 to 23. */
export function hourOfClock({ zone }: Pick<FormatContext, 'zone'>, at: calendar.Instant): number {
  return new Date(calendar.onClock(zone, at)).getUTCHours();
}

/** Rounded before date and time are formatted: 23:59:40 is 00:00 of the next day. */
function toMinute(at: calendar.Instant): calendar.Instant {
  return Math.round(at / calendar.minuteMs) * calendar.minuteMs;
}

/** `14:32`, or `Saturday 00:56` when that is not on `date`. */
export function clockOn(format: FormatContext, at: calendar.Instant, date: calendar.CivilDate): string {
  if (calendar.civilDate(toMinute(at), format.zone) === date) return clock(format, at);
  const weekday = dateFormats(format.language)('weekday').format(calendar.onClock(format.zone, toMinute(at)));
  return `${weekday} ${clock(format, at)}`;
}

/** `Saturday 21 November`, with the year where it is not the current one. */
export function dayName(format: FormatContext, date: calendar.CivilDate): string {
  return dated(format, calendar.utcMidnight(date), 'weekday', isThisYear(format, date) ? 'date' : 'date-year');
}

/** The same at the head of a table: French writes names of days in lower case. */
export function dayTitle(format: FormatContext, date: calendar.CivilDate): string {
  return capital(dayName(format, date));
}

/** `Sat 21`: for days after one whose month is shown; with the month, `Sat 31 Oct`, where that one has another. */
export function shortDay(format: FormatContext, date: calendar.CivilDate, shown = date): string {
  if (date.slice(0, 7) !== shown.slice(0, 7)) {
    return dated(format, calendar.utcMidnight(date), 'weekday-short', 'date-short');
  }
  const weekday = dateFormats(format.language)('weekday-short').format(calendar.utcMidnight(date));
  return `${weekday} ${Number(date.slice(-2))}`;
}

/** `Sat 21 Nov 14:32`, with the year where it is not the current one. */
export function dateAndClock(format: FormatContext, at: calendar.Instant): string {
  const { zone } = format;
  const style = isThisYear(format, calendar.civilDate(toMinute(at), zone)) ? 'date-short' : 'date-short-year';
  return `${dated(format, calendar.onClock(zone, toMinute(at)), 'weekday-short', style)} ${clock(format, at)}`;
}

/** As `dateAndClock`, of an end; of the end of a day only that day: `Sunday 29 November`. */
export function dateUntil(format: FormatContext, at: calendar.Instant): string {
  const isEndOfDay = clock({ ...format, clock: '24' }, at) === '00:00';
  return isEndOfDay
    ? dayName(format, calendar.civilDate(at - calendar.minuteMs, format.zone))
    : dateAndClock(format, at);
}

type Style = keyof typeof stylesOfDates;
const dateStyles = stylesOfDates as Readonly<Record<Style, Intl.DateTimeFormatOptions>>;

/** The day of the week and a date, the first of a month as the language writes it: `1er décembre`. */
function dated(format: FormatContext, onUtc: calendar.Instant, ofWeekday: Style, ofDate: Style): string {
  const weekday = dateFormats(format.language)(ofWeekday).format(onUtc);
  const parts = dateFormats(format.language)(ofDate).formatToParts(onUtc);
  const date = parts.map(({ type, value }) => (type === 'day' && value === '1' ? format.say('day-first') : value));
  return format.say('date-of-weekday', { weekday, date: date.join('') });
}

/** `Monday`, from a number of the day of the week, 0 Sunday. */
export function weekdayName({ language }: Pick<Words, 'language'>, day: number): string {
  return dateFormats(language)('weekday').format(aSunday + day * calendar.utcDayMs);
}

/** Their names, from Monday on, as in ISO 8601: Sunday, which is 0, ends the week. */
export function weekdayNames(words: Words, days: readonly number[]): string[] {
  return days.toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7)).map((day) => weekdayName(words, day));
}

const aSunday = Date.UTC(2026, 10, 15);

/** `November 2026`, `Nov`: the month of a date. */
export function monthName({ language }: Words, date: calendar.CivilDate, style: 'month-year' | 'month-short'): string {
  return dateFormats(language)(style).format(calendar.utcMidnight(date));
}

function isThisYear({ now, zone }: FormatContext, date: calendar.CivilDate): boolean {
  return date.slice(0, 4) === calendar.civilDate(now, zone).slice(0, 4);
}

/** `1 h 40`, `25 min`. */
export function duration(words: Words, ms: number): string {
  const minutes = Math.round(Math.abs(ms) / calendar.minuteMs);
  const h = Math.floor(minutes / 60);
  const min = minutes % 60;
  return h === 0
    ? words.say('duration-minutes', { min })
    : words.say('duration-hours', { h, min: String(min).padStart(2, '0') });
}

/** As `duration`, `2 h` of whole hours. */
export function wholeDuration(words: Words, ms: number): string {
  return ms > 0 && ms % calendar.hourMs === 0
    ? words.say('duration-whole-hours', { h: ms / calendar.hourMs })
    : duration(words, ms);
}

/** Behind `in`: hours, and days where they are many: `22 h 40`, `34 days`. */
export function durationAhead(format: FormatContext, ms: number): string {
  if (ms < 2 * calendar.utcDayMs) return duration(format, ms);
  return format.say('duration-days-ahead', { days: Math.round(ms / calendar.utcDayMs) });
}

/** `2 min 05 s`: a small difference of two durations. */
export function smallDuration(format: FormatContext, ms: number): string {
  const seconds = Math.round(Math.abs(ms) / 1000);
  const min = Math.floor(seconds / 60);
  if (min === 0) return format.say('duration-only-seconds', { s: seconds });
  return format.say('duration-seconds', { min, s: String(seconds % 60).padStart(2, '0') });
}

/** `12 km`, `less than 1 km`: whole units, since the interface rounds distances to whole kilometres. */
export function distance(format: LocaleContext, km: number): string {
  const { value, unit } = inUnits[format.units.distance](format, km);
  const whole = `${number(format, Math.max(1, value), 0)} ${unit}`;
  return value < 1 ? format.say('distance-less', { distance: whole }) : whole;
}

/** A limit of the visibility, `0.6 mi`: to a tenth below one. */
export function fineDistance(format: LocaleContext, km: number): string {
  const { value, unit } = inUnits[format.units.distance](format, km);
  return `${number(format, value, value < 0.95 ? 1 : 0)} ${unit}`;
}

const inUnits = {
  km: (_: Words, km: number) => ({ value: km, unit: 'km' }),
  nm: (words: Words, km: number) => ({ value: kmToNauticalMiles(km), unit: words.say('unit-nautical-miles') }),
  mi: (_: Words, km: number) => ({ value: kmToMiles(km), unit: 'mi' }),
} as const;

/** `73 %` of a share 0…1. */
export function percent(format: FormatContext, share: number): string {
  return format.say('percent', { value: number(format, share * 100, 0) });
}

/** `Times Europe/Paris (UTC+1).` */
export function zoneNote(format: FormatContext, window: calendar.Window): string {
  return format.say('note-zone', { zone: zoneName(format, window) });
}

/** `Europe/Paris (UTC+1)`; both offsets where clocks change within the window. */
export function zoneName(format: FormatContext, { from, to }: calendar.Window): string {
  const offset = [...new Set([from, to - 1].map((at) => offsetAt(format.zone, at)))].join(', ');
  return format.zone.startsWith('Etc/') ? format.say('zone-at-sea', { offset }) : `${format.zone} (${offset})`;
}

function offsetAt(zone: string, at: calendar.Instant): string {
  const minutes = Math.round((calendar.onClock(zone, at) - at) / calendar.minuteMs);
  const rest = Math.abs(minutes) % 60;
  return `UTC${minutes < 0 ? '-' : '+'}${Math.floor(Math.abs(minutes) / 60)}${rest === 0 ? '' : `:${rest}`}`;
}

/** `Brest, Brittany, France`; a point without a name by its coordinates; of a harbour that stands for another place, that behind it: `(for Pentland Firth)`. */
export function placeName(format: LocaleContext, place: NamedPlace & Pick<Partial<Place>, 'standsFor'>): string {
  const { standsFor } = place;
  const ownName = ownNameOf(format, place);
  return standsFor === undefined ? ownName : format.say('place-stands-for', { place: ownName, area: standsFor });
}

function ownNameOf(format: LocaleContext, place: NamedPlace): string {
  if (!place.countryCode && isPointId(place.id)) return `${pointName(format, place)}${nearName(format, place)}`;
  const country = place.countryCode && new Intl.DisplayNames(format.language, { type: 'region' }).of(place.countryCode);
  // La Réunion is a region of the country of that name, and Gibraltar a town in it.
  const areas = new Set([place.region, country].flatMap((area) => (area ? [area] : [])));
  areas.delete(place.name);
  return [...areas].reduce((inner, area) => format.say('place-in', { place: inner, area }), place.name);
}

function pointName(format: LocaleContext, { point }: NamedPlace): string {
  const [north, east, south, west] = [0, 1, 2, 3] as const;
  const part = (value: number, positive: number, negative: number): string =>
    `${number(format, Math.abs(value), 4)}° ${entryOf(format, 'hemispheres', value < 0 ? negative : positive)}`;
  return `${part(point.lat, north, south)}, ${part(point.lng, east, west)}`;
}

function nearName(format: LocaleContext, { near }: NamedPlace): string {
  if (!near) return '';
  const args = {
    distance: distance(format, near.distanceKm),
    direction: compass(format, near.bearingDeg),
    place: near.name,
  };
  return ` (${format.say('place-near', args)})`;
}

/** `WNW`: one of the sixteen points, degrees clockwise from north. */
export function compass(words: Words, degrees: number): string {
  return entryOf(words, 'compass', Math.round(degrees / 22.5) % 16);
}

/** The entry of a list of words. Throws where the list is shorter: that is a bug of the locale. */
export function entryOf(words: Words, key: string, index: number): string {
  const entry = words.list(key)[index];
  if (entry === undefined) throw new Error(`The list ${key} in ${words.language} has no entry ${index}`);
  return entry;
}

/** The first of several synonyms, which is the one that is shown. */
export function firstOf(words: Words, key: string): string {
  return entryOf(words, key, 0);
}

/** A number with a fixed count of decimals, as the language writes it, without grouping. */
export function number({ language }: Words, value: number, decimals: number): string {
  // Adding 0 turns −0 into 0: a height of −0.02 m is 0.0 m, not −0.0 m.
  return numberFormats(language)(decimals).format(Number(value.toFixed(decimals)) + 0);
}

/** With a capital first letter, for the start of a line: French writes names of days in lower case. */
export function capital(line: string): string {
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** Making a formatter costs some 30 µs. All write UTC: one takes 30 kB outside of the heap, and zones would make thousands. */
const dateFormats = memoize(20, (language: string) =>
  memoize(20, (style: Style) => {
    // British English, which writes 21 November as most English-speaking ports do.
    const locale = language === 'en' ? 'en-GB' : language;
    return new Intl.DateTimeFormat(locale, { ...dateStyles[style], timeZone: 'UTC' });
  }),
);

const numberFormats = memoize(20, (language: string) =>
  memoize(20, (decimals) => {
    const [minimumFractionDigits, maximumFractionDigits] = [decimals, decimals];
    return new Intl.NumberFormat(language, { minimumFractionDigits, maximumFractionDigits, useGrouping: false });
  }),
);
