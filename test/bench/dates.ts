import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, civilDate, instantOf, type CivilDate } from '../../src/domain/time.ts';
import { resolveDays, type DayContext } from '../../src/language/dates/days.ts';
import { hoursIn, likelyTime, minutesFromNow, timeInHalf } from '../../src/language/dates/time-notation.ts';
import { openLexicons } from '../../src/language/lexicon/lexicons.ts';
import type { Frame } from '../../src/language/meaning/frame.ts';
import { framesOf } from '../../src/language/read-question.ts';

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
  const isSaid = unused.length > 0 || found.length !== 1 || found[0]?.text !== place;
  if (isRight(row, frame)) return { verdict: 'right', read };
  return { verdict: isSaid ? 'asked' : 'wrong', read };
}

function isRight(row: Row, frame: Frame): boolean {
  const today = row.r.slice(0, 10);
  const ranges = frame.days.map((day) => resolveDays(day, contextOf(row)));
  const first = ranges[0]?.first ?? today;
  const last = ranges.at(-1)?.last ?? first;
  if (row.t || row.k === 'time') return isAtTime(row, frame, first);
  if (row.s) return row.s.some((span) => isSpan(span, frame, row, first));
  if (row.at !== undefined) return isOpenSpan(row, frame, first);
  return (row.d ?? []).some((dates) => {
    const [from = '', to = from] = dates.split('/');
    // The end of a range is left out in one of the corpora, and of a period that is on only the rest is meant.
    const begins = first === from || (from < today && first === today);
    return begins && (last === to || (dates.includes('/') && last === addDays(to, 1)));
  });
}

function contextOf({ l, r, v }: Row): DayContext {
  const ofEnglish = v === 'gb' ? 'GB' : 'US';
  return {
    today: r.slice(0, 10),
    isMonthFirst: l === 'en' && v !== 'gb',
    isEvening: Number(r.slice(11, 13)) >= 18,
    countryCode: l === 'en' ? ofEnglish : l.toUpperCase(),
  };
}

function isAtTime(row: Row, frame: Frame, first: CivilDate): boolean {
  const minutes = minutesFromNow(frame.time);
  const day = minutes === undefined ? first : dayOf(row, minutes);
  const isDay = row.any === 1 || row.d === undefined || row.d.includes(day);
  return isDay && (row.t ?? []).some((time) => isTime(time, frame, row, minutes));
}

function isOpenSpan({ at = '', o }: Row, { part }: Frame, first: CivilDate): boolean {
  const end = typeof part === 'string' ? undefined : part?.[o === 'after' ? 0 : 1];
  return at.slice(0, 10) === first && end !== undefined && end % 24 === hoursIn(at.slice(11, 16)) % 24;
}

function dayOf({ r }: Row, minutes: number): CivilDate {
  return civilDate(instantOf(r.slice(0, 10), r.slice(11, 16), 'UTC') + minutes * 60, 'UTC');
}

function isTime(time: string, { time: read, part }: Frame, { r }: Row, minutes: number | undefined): boolean {
  if (minutes !== undefined)
    return Math.abs(hoursIn(time) - ((hoursIn(r.slice(11, 16)) + minutes / 60 + 240) % 24)) < 0.01;
  if (read === undefined) return typeof part === 'object' && Math.abs(part[0] - hoursIn(time)) < 0.01;
  if (likelyTime(read) === time) return true;
  return read.startsWith('~') && (['morning', 'evening'] as const).some((half) => timeInHalf(read, half) === time);
}

/** Spans are compared by their middle: two corpora begin the evening at six and at five. */
function isSpan(span: string, { part, time, when }: Frame, { any, r }: Row, first: CivilDate): boolean {
  const [from = '', to = ''] = span.split('/');
  const isDay = any === 1 || from.slice(0, 10) === first || when !== undefined;
  const at = hoursIn(from.slice(11, 16));
  const hours = (hoursIn(to.slice(11, 16)) - at + 24) % 24 || 24;
  if (typeof part === 'object')
    return isDay && Math.abs((part[0] % 24) - at) < 1.1 && Math.abs(part[1] - part[0] - hours) < 1.6;
  if (part !== undefined) return isDay;
  if (time !== undefined)
    return isDay && hours <= 2 && isTime(from.slice(11, 16), { time } as Frame, { r } as Row, minutesFromNow(time));
  return when !== undefined;
}
