import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, civilDate, instantOf, minuteMs, type CivilDate } from '../../src/domain/time.ts';
import type { DayRange } from '../../src/language/dates/day-expression.ts';
import { resolveDays, type DayContext } from '../../src/language/dates/days.ts';
import { hoursIn, likelyTime, minutesFromNow, otherHalf, timeInHalf } from '../../src/language/dates/time-notation.ts';
import { openLexicons } from '../../src/language/lexicon/lexicons.ts';
import type { Frame } from '../../src/language/meaning/frame.ts';
import { framesOf } from '../../src/language/request/read-question.ts';

/** A row of the phrases of other projects' corpora; its README tells the fields. */
type Row = {
  readonly l: string;
  readonly q: string;
  readonly r: string;
  readonly k: 'day' | 'range' | 'holiday' | 'time' | 'part' | 'open' | 'now';
  readonly d?: readonly string[];
  readonly t?: readonly string[];
  readonly s?: readonly string[];
  readonly o?: 'after' | 'before';
  readonly at?: string;
  readonly any?: 1;
  readonly v?: 'gb';
};

type Verdict = 'right' | 'asked' | 'wrong';

const lexicons = openLexicons();
const place = 'Roscoff';
const isPlace = (text: string): boolean => text === place;
const places = {
  isName: isPlace,
  isLikely: isPlace,
  isWellKnown: isPlace,
  isArea: () => false,
  isIsland: () => false,
  kindIn: () => undefined,
  notationsIn: () => [],
};

/** What is read of `tide Roscoff PHRASE`: prints the counts of a language, and with `list` what is wrong in silence. */
export function dates(referenceData: string | undefined, [wanted, kind = 'wrong']: readonly string[]): void {
  const file = join(referenceData ?? '../shared/data', 'language/date-phrases.jsonl');
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Row);
  for (const [language, ofLanguage] of Map.groupBy(rows, ({ l }) => l)) {
    const judged = ofLanguage.map((row) => ({ row, ...judge(row) }));
    const count = (verdict: Verdict): number => judged.filter((one) => one.verdict === verdict).length;
    process.stdout.write(
      `${JSON.stringify({ bench: 'dates', language, right: count('right'), asked: count('asked'), wrong: count('wrong') })}\n`,
    );
    if (wanted !== language) continue;
    for (const { row, verdict, read } of judged)
      if (verdict === kind) process.stdout.write(`${row.q}\t${row.r}\t${expected(row)}\t${read}\n`);
  }
}

function expected({ d = [], t = [], s = [], o, at }: Row): string {
  return [...d, ...t, ...s, o, at].filter(Boolean).join(' ');
}

function judge(row: Row): { readonly verdict: Verdict; readonly read: string } {
  const frame = framesOf(row.l === 'ja' ? `${place}の潮 ${row.q}` : `tide ${place} ${row.q}`, {
    lexicons,
    places,
    language: row.l,
  })[0];
  if (!frame) return { verdict: 'asked', read: 'nothing' };
  const { days, time, moreTimes, part, parts, unused, corrections, places: found } = frame;
  const read = JSON.stringify({ days, time, moreTimes, part, parts, unused, corrections: corrections.length });
  // A step has nothing to start from, and its words are named; conditions are told with the windows.
  const isSaid =
    unused.length > 0 ||
    (frame.step ?? frame.conditions) !== undefined ||
    found.length !== 1 ||
    found[0]?.text !== place;
  // Days that no calendar has are asked about: from August to today, said in July.
  const isAsked = isSaid || frame.days.some((day) => resolveDays(day, contextOf(row)) === undefined);
  if (isRight(row, frame)) return { verdict: 'right', read };
  return { verdict: isAsked ? 'asked' : 'wrong', read };
}

function isRight(row: Row, frame: Frame): boolean {
  const today = row.r.slice(0, 10);
  const ranges = frame.days.map((day) => resolveDays(day, contextOf(row)));
  const minutes = minutesFromNow(frame.time);
  const first = ranges[0]?.first ?? (minutes === undefined ? today : dayOf(row, minutes));
  const last = ranges.at(-1)?.last ?? first;
  if (row.t || row.k === 'time') return isAtTime(row, frame, first);
  if (row.s) return row.s.some((span) => isSpan(span, frame, row, { first, last }));
  if (row.at !== undefined) return isOpenSpan(row, frame, first);
  return (row.d ?? []).some((dates) => {
    const [from = '', to = from] = dates.split('/');
    const read = { first, last };
    return isOtherwise(frame, read, { first: from, last: to }) || isRange(read, { first: from, last: to }, today);
  });
}

/** Midnight is the end of a day or the beginning of the next one, `next Friday` of this week or the next, and in a year the day or its month. */
function isOtherwise({ time, days: [day] }: Frame, { first, last }: DayRange, meant: DayRange): boolean {
  const isNext = day?.kind === 'weekday' && (day.which === 'next' || day.which === 'coming');
  const isWeekAway = [7, -7].some((days) => meant.first === addDays(first, days));
  const isInMonth = day?.kind === 'months-ahead' && meant.first <= first && last <= meant.last;
  return (time === '24:00' && addDays(last, 1) === meant.first) || (isNext && isWeekAway) || isInMonth;
}

/**
 * Whether days are the same by one of the conventions that people and corpora have: of a period that is on only the rest is meant, the
 * end of a range of days or months is left out, the next two days or weeks begin today, tomorrow or on Monday, and a weekday
 * named on itself is today or in a week.
 */
function isRange(read: DayRange, meant: DayRange, today: CivilDate): boolean {
  const days = ({ first, last }: DayRange): number => (Date.parse(last) - Date.parse(first)) / 86_400_000;
  const begins = read.first === meant.first || (meant.first < today && read.first === today);
  const isWithoutEnd = read.last === addDays(meant.last, 1) && read.first < read.last;
  const isToMonth = meant.last === addDays(`${read.last.slice(0, 8)}01`, -1);
  if (begins && (read.last === meant.last || isWithoutEnd || isToMonth)) return true;
  // The end of a week or the middle of a month has no first day that all agree on: most of the days are the same.
  const shared = days({
    first: read.first > meant.first ? read.first : meant.first,
    last: read.last < meant.last ? read.last : meant.last,
  });
  const all = days(read) + days(meant) + 2 - (shared + 1);
  if (days(meant) > 0 && days(read) > 0 && (shared + 1) / all >= 0.5) return true;
  return days(read) === days(meant) && beginsOtherwise(read.first, meant.first, today, days(meant) + 1);
}

/** Days that begin today for others within a week or their own number, a weekday a week later, and a date of last week, which is no other until next year. */
function beginsOtherwise(read: CivilDate, meant: CivilDate, today: CivilDate, days: number): boolean {
  const isOfLastWeek = read < today && read >= addDays(today, -7) && meant.endsWith(read.slice(4));
  const isFromToday = read === today && meant > today && meant <= addDays(today, Math.max(7, days));
  return isOfLastWeek || (isFromToday && (days > 1 || meant === addDays(today, 7)));
}

function contextOf({ l, r, v }: Row): DayContext {
  const ofEnglish = v === 'gb' ? 'GB' : 'US';
  return {
    today: r.slice(0, 10),
    isMonthFirst: (l === 'en' && v !== 'gb') || l === 'ja',
    isEvening: Number(r.slice(11, 13)) >= 18,
    countryCode: l === 'en' ? ofEnglish : l.toUpperCase(),
  };
}

function isAtTime(row: Row, frame: Frame, first: CivilDate): boolean {
  const minutes = minutesFromNow(frame.time);
  const day = minutes === undefined ? first : dayOf(row, minutes);
  // Of a time without a day that is over the next one is answered, and the end of a day is the beginning of the next.
  const isOver = first === row.r.slice(0, 10) && likelyTime(frame.time ?? '24:00') < row.r.slice(11, 16);
  const days = frame.time === '24:00' || isOver ? [day, addDays(day, 1)] : [day];
  // The small hours of a night are on the date of the next day, or on its own.
  const isOfNight = frame.days[0]?.kind === 'after' && hoursIn(frame.time ?? '24:00') < 6;
  if (isOfNight) days.push(addDays(day, -1));
  const isMeant = (date: CivilDate): boolean =>
    days.includes(date) || isOtherwise(frame, { first, last: first }, { first: date, last: date });
  const isDay = row.any === 1 || row.d === undefined || row.d.some(isMeant);
  const times = row.t ?? (frame.time === '24:00' ? ['00:00'] : []);
  return isDay && times.some((time) => isTime(time.replace('24:', '00:'), frame, row, minutes));
}

function isOpenSpan({ at = '', o }: Row, { part, when }: Frame, first: CivilDate): boolean {
  if (o === 'after' && when === 'later') return true;
  const end = typeof part === 'string' ? undefined : part?.[o === 'after' ? 0 : 1];
  const isDay = at.slice(0, 10) === first || (end === 24 && at.slice(0, 10) === addDays(first, 1));
  return isDay && end !== undefined && end % 24 === hoursIn(at.slice(11, 16)) % 24;
}

function dayOf({ r }: Row, minutes: number): CivilDate {
  return civilDate(instantOf(r.slice(0, 10), r.slice(11, 16), 'UTC') + minutes * minuteMs, 'UTC');
}

function isTime(time: string, { time: read, part }: Frame, { r }: Row, minutes: number | undefined): boolean {
  if (minutes !== undefined)
    return Math.abs(hoursIn(time) - ((hoursIn(r.slice(11, 16)) + minutes / 60 + 240) % 24)) < 0.01;
  if (part === 'noon') return time === '12:00';
  if (read === undefined) return typeof part === 'object' && Math.abs(part[0] - hoursIn(time)) < 0.01;
  if (likelyTime(read).replace('24:', '00:') === time) return true;
  // `3 Uhr` that is over may be the later one.
  if (likelyTime(read) < r.slice(11, 16) && otherHalf(read) === time) return true;
  return read.startsWith('~') && (['morning', 'evening'] as const).some((half) => timeInHalf(read, half) === time);
}

/** Spans are compared by their middle: two corpora begin the evening at six and at five. */
function isSpan(span: string, frame: Frame, row: Row, read: DayRange): boolean {
  const [from = '', to = ''] = span.split('/');
  const { part, time, when } = frame;
  const days = { first: from.slice(0, 10), last: to.slice(0, 10) };
  const isBare = part === undefined && time === undefined;
  if (read.first < read.last && areEnds(frame.parts)) return isOfEnds(from, to, frame, row, read);
  if (isBare && read.first < read.last && isRange(read, days, row.r.slice(0, 10))) return true;
  // A weekend begins on Friday evening, or on Saturday.
  if (isBare && from.endsWith('T18:00') && to.endsWith('T00:00')) return read.first === addDays(days.first, 1);
  const isDay = row.any === 1 || days.first === read.first || when !== undefined || isNextDay(from, frame, row, read);
  if (typeof part === 'object') return isDay && (areHours(part, from, to, row) || isNamed(part, from, to, row));
  if (time !== undefined) return isTimeOf(from, to, time, row, isDay);
  return part === undefined ? when !== undefined : isDay;
}

function areEnds([begin]: Frame['parts'] & {} = []): boolean {
  return typeof begin === 'object';
}

/** Days with hours of the first and of the last. */
function isOfEnds(from: string, to: string, { parts }: Frame, { r }: Row, { first, last }: DayRange): boolean {
  const [begin, end] = [parts?.[0], parts?.at(-1)];
  // Of this week for some, of the next for others.
  const isDay = [0, 7].some((days) => to.startsWith(addDays(last, -days)) && from.startsWith(addDays(first, -days)));
  if (typeof begin !== 'object' || typeof end !== 'object' || !isDay) return false;
  return (from === r || begin[0] === hoursIn(from.slice(11, 16))) && end[1] === hoursIn(to.slice(11, 16));
}

/** A night goes on into the next day, and hours that are over are those of tomorrow. */
function isNextDay(from: string, { part }: Frame, { r }: Row, { first }: DayRange): boolean {
  const isOver = typeof part === 'object' && part[1] <= hoursIn(r.slice(11, 16));
  return from.startsWith(addDays(first, 1)) && (isOver || (part === 'night' && from.slice(11) < '06:00'));
}

/** Until an hour from now on, or from the beginning of the day; `from 5 to 7` in either half of it. */
function areHours([begin, end]: readonly [number, number], from: string, to: string, { r }: Row): boolean {
  const [at, until] = [from, to].map((one) => hoursIn(one.slice(11, 16)));
  if (begin === 0 && from === r) return end === until;
  const isBegin = [begin % 24, begin % 12].some((hour) => Math.abs(hour - at!) < 1.1);
  return isBegin && Math.abs(end - begin - lengthOf(from, to)) < 1.6;
}

/** Hours that only a name says, `early in the morning`, have their middle within three hours of others’, or begin with them. */
function isNamed([begin, end]: readonly [number, number], from: string, to: string, { q }: Row): boolean {
  const at = hoursIn(from.slice(11, 16));
  return !/\d/.test(q) && (begin === at || Math.abs((begin + end - lengthOf(from, to)) / 2 - at) <= 3);
}

/** `Within three hours` and `in three hours` are one in some languages. */
function isTimeOf(from: string, to: string, time: string, { r }: Row, isDay: boolean): boolean {
  const [minutes, hours] = [minutesFromNow(time), lengthOf(from, to)];
  if (from === r && minutes !== undefined) return Math.abs(minutes / 60 - hours) < 0.01;
  return isDay && hours <= 2 && isTime(from.slice(11, 16), { time } as Frame, { r } as Row, minutes);
}

function lengthOf(from: string, to: string): number {
  const [at, until] = [from, to].map((one) => hoursIn(one.slice(11, 16)));
  return (until! - at! + 24) % 24 || 24;
}
