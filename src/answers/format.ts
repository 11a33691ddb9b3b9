import type { NamedPlace } from '../domain/place.ts';
import {
  civilDate,
  minuteMs,
  utcDayMs,
  utcMidnight,
  type CivilDate,
  type Instant,
  type Window,
} from '../domain/time.ts';
import { kmToMiles, kmToNauticalMiles, metresToFeet, type Units } from '../domain/units.ts';
import type { Words } from '../words.ts';

/** How an answer is worded: for whom, in whose time, and when. */
export type Voice = {
  readonly words: Words;
  readonly units: Units;
  /** The place's own zone. */
  readonly zone: string;
  readonly now: Instant;
  /** Of 24 hours, unless of twice 12. */
  readonly clock?: '12' | '24';
  /** What is over is left out. */
  readonly aheadOnly?: true;
};

/** For whom a place is named. */
type Reader = Pick<Voice, 'words' | 'units'>;

/** Whether an event is told: all are, unless only what is still ahead is wanted. */
export function isTold({ now, aheadOnly }: Voice, at: Instant): boolean {
  return !aheadOnly || at > now;
}

/** `14:32` or `2:32 pm`, rounded to the nearest minute as almanacs do. */
export function clock({ words, zone, clock: hours }: Voice, at: Instant): string {
  const style =
    hours === '12'
      ? ({ hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const)
      : ({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const);
  return dateFormat(words.language, zone, style).format(toMinute(at));
}

/** The hour that a clock shows there, 0 to 23. */
export function hourOfClock({ zone }: Pick<Voice, 'zone'>, at: Instant): number {
  return Number(dateFormat('en', zone, { hour: '2-digit', hourCycle: 'h23' }).format(at));
}

/** Before anything is said of it: 23:59:40 is 00:00 of the next day. */
function toMinute(at: Instant): Instant {
  return Math.round(at / minuteMs) * minuteMs;
}

/** `14:32`, or `Saturday 00:56` when that is not on `date`. */
export function clockOn(voice: Voice, at: Instant, date: CivilDate): string {
  if (civilDate(toMinute(at), voice.zone) === date) return clock(voice, at);
  const weekday = dateFormat(voice.words.language, voice.zone, { weekday: 'long' }).format(toMinute(at));
  return `${weekday} ${clock(voice, at)}`;
}

/** `Saturday 21 November`, with the year where it is not the present one. */
export function dayName(voice: Voice, date: CivilDate): string {
  const { language } = voice.words;
  const weekday = dateFormat(language, 'UTC', { weekday: 'long' }).format(utcMidnight(date));
  const style = { day: 'numeric', month: 'long', ...yearOf(voice, date) } as const;
  return voice.words.say('date-of-weekday', {
    weekday,
    date: spelled(voice, dateFormat(language, 'UTC', style), utcMidnight(date)),
  });
}

/** `Sat 21`: for days that follow one that was named whole. */
export function shortDay({ words: { language } }: Voice, date: CivilDate): string {
  const weekday = dateFormat(language, 'UTC', { weekday: 'short' }).format(utcMidnight(date));
  return `${weekday} ${Number(date.slice(-2))}`;
}

/** `Sat 21 Nov 14:32`, with the year where it is not the present one. */
export function dateAndClock(voice: Voice, at: Instant): string {
  const { words, zone } = voice;
  const style = { day: 'numeric', month: 'short', ...yearOf(voice, civilDate(toMinute(at), zone)) } as const;
  const weekday = dateFormat(words.language, zone, { weekday: 'short' }).format(toMinute(at));
  const date = spelled(voice, dateFormat(words.language, zone, style), toMinute(at));
  return `${words.say('date-of-weekday', { weekday, date })} ${clock(voice, at)}`;
}

/** A date with the first of a month as the language writes it: `1er décembre`. */
function spelled({ words }: Voice, format: Intl.DateTimeFormat, at: Instant): string {
  const parts = format.formatToParts(at);
  return parts.map(({ type, value }) => (type === 'day' && value === '1' ? words.say('day-first') : value)).join('');
}

/** `Monday`, of a number of which 0 is Sunday. */
export function weekdayName({ language }: Words, day: number): string {
  return dateFormat(language, 'UTC', { weekday: 'long' }).format(aSunday + day * utcDayMs);
}

const aSunday = Date.UTC(2026, 10, 15);

/** `November 2026`. */
export function monthAndYear({ language }: Words, date: CivilDate): string {
  return dateFormat(language, 'UTC', { month: 'long', year: 'numeric' }).format(utcMidnight(date));
}

/** `Nov`: the month of a date, for narrow places. */
export function monthName({ language }: Words, date: CivilDate): string {
  return dateFormat(language, 'UTC', { month: 'short' }).format(utcMidnight(date));
}

function yearOf({ now, zone }: Voice, date: CivilDate): { year?: 'numeric' } {
  return date.slice(0, 4) === civilDate(now, zone).slice(0, 4) ? {} : { year: 'numeric' };
}

/** `1 h 40`, `25 min`. */
export function duration({ words }: Voice, ms: number): string {
  const minutes = Math.round(Math.abs(ms) / minuteMs);
  const h = Math.floor(minutes / 60);
  const min = minutes % 60;
  return h === 0
    ? words.say('duration-minutes', { min })
    : words.say('duration-hours', { h, min: String(min).padStart(2, '0') });
}

/** `2 min 05 s`: a small difference of two durations. */
export function smallDuration({ words }: Voice, ms: number): string {
  const seconds = Math.round(Math.abs(ms) / 1000);
  const min = Math.floor(seconds / 60);
  if (min === 0) return words.say('duration-only-seconds', { s: seconds });
  return words.say('duration-seconds', { min, s: String(seconds % 60).padStart(2, '0') });
}

/** A height or a difference of two, metres: `5.9 m`, `19.4 ft`. A tide of less than a metre is told to the centimetre. */
export function height({ words, units }: Voice, heightM: number, rangeM: number): string {
  const decimals = rangeM < 1 ? 2 : 1;
  return units.height === 'ft'
    ? `${number(words, metresToFeet(heightM), decimals)} ft`
    : `${number(words, heightM, decimals)} m`;
}

/** `12 km`, `less than 1 km`: whole ones, as the contract tells distances. */
export function distance({ words, units }: Reader, km: number): string {
  const { value, unit } = inUnits[units.distance](km);
  const whole = `${number(words, Math.max(1, value), 0)} ${unit === 'nm' ? words.say('unit-nautical-miles') : unit}`;
  return value < 1 ? words.say('distance-less', { distance: whole }) : whole;
}

const inUnits = {
  km: (km: number) => ({ value: km, unit: 'km' }),
  nm: (km: number) => ({ value: kmToNauticalMiles(km), unit: 'nm' }),
  mi: (km: number) => ({ value: kmToMiles(km), unit: 'mi' }),
} as const;

/** `73 %`. */
export function percent({ words }: Voice, share: number): string {
  return words.say('percent', { value: number(words, share * 100, 0) });
}

/** `Europe/Paris (UTC+1)`; both offsets where clocks change within the window. */
export function zoneName({ words, zone }: Voice, { from, to }: Window): string {
  const offset = [...new Set([from, to - 1].map((at) => offsetAt(zone, at)))].join(', ');
  return zone.startsWith('Etc/') ? words.say('zone-at-sea', { offset }) : `${zone} (${offset})`;
}

function offsetAt(zone: string, at: Instant): string {
  const parts = dateFormat('en', zone, { timeZoneName: 'shortOffset' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')!.value.replace('GMT', 'UTC');
}

/** `Brest, Brittany, France`; `48.3830° N, 4.4950° W (12 km WNW of Brest)` for a point without a name. */
export function placeName(voice: Reader, place: NamedPlace): string {
  const { words } = voice;
  if (!place.countryCode) return `${pointName(voice, place)}${nearName(voice, place)}`;
  const country = new Intl.DisplayNames(words.language, { type: 'region' }).of(place.countryCode);
  return [place.name, place.region === place.name ? undefined : place.region, country].filter(Boolean).join(', ');
}

function pointName({ words }: Reader, { point }: NamedPlace): string {
  const [n, e, s, w] = words.list('hemispheres') as [string, string, string, string];
  const part = (value: number, positive: string, negative: string): string =>
    `${number(words, Math.abs(value), 4)}° ${value < 0 ? negative : positive}`;
  return `${part(point.lat, n, s)}, ${part(point.lng, e, w)}`;
}

function nearName(voice: Reader, { near }: NamedPlace): string {
  if (!near) return '';
  const args = {
    distance: distance(voice, near.distanceKm),
    direction: compass(voice, near.bearingDeg),
    place: near.name,
  };
  return ` (${voice.words.say('place-near', args)})`;
}

/** `WNW`: one of the sixteen points, degrees clockwise from north. */
export function compass({ words }: Reader, degrees: number): string {
  return words.list('compass')[Math.round(degrees / 22.5) % 16]!;
}

export function number({ language }: Words, value: number, decimals: number): string {
  const style = { minimumFractionDigits: decimals, maximumFractionDigits: decimals, useGrouping: false } as const;
  // Without + 0 a height of −0.02 m would be told as −0.0 m.
  return numberFormat(language, style).format(Number(value.toFixed(decimals)) + 0);
}

/** For what begins a line: French writes its days small. */
export function capital(line: string): string {
  return line.charAt(0).toUpperCase() + line.slice(1);
}

// Making a formatter costs some 30 µs, using one 1 µs.
const formats = new Map<string, unknown>();

function dateFormat(language: string, timeZone: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return kept(
    [language, timeZone, ...Object.entries(style)].join(),
    () =>
      // English dates the way most of its ports write them: 21 November.
      new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { ...style, timeZone }),
  );
}

function numberFormat(language: string, style: Intl.NumberFormatOptions): Intl.NumberFormat {
  return kept([language, ...Object.entries(style)].join(), () => new Intl.NumberFormat(language, style));
}

const mostFormats = 2000;

function kept<T>(key: string, make: () => T): T {
  if (formats.size > mostFormats) formats.clear();
  const known = formats.get(key) as T | undefined;
  if (known) return known;
  const made = make();
  formats.set(key, made);
  return made;
}
