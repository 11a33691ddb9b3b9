import { weekdayNames } from '../../domain/time.ts';
import { nthWeekday } from './days.ts';
import { moonPhases, type DayExpression, type MoonPhase } from './day-expression.ts';
import type { WhichWeek } from './yearly-dates.ts';
import { inPast } from './past-days.ts';
import { holidayNames, type HolidayName } from './holidays.ts';
import { seasonNames, type SeasonName } from './seasons.ts';

type Of<Kind> = Extract<DayExpression, { readonly kind: Kind }>;

/** How a kind of expression is written, and how it is made of what its groups have matched. */
type Form<Kind> = {
  readonly write: (day: Of<Kind>) => string;
  readonly shape: RegExp;
  readonly read: (groups: Groups) => DayExpression | undefined;
};

type Groups = Readonly<Record<string, string | undefined>>;

const name = `(?<name>${weekdayNames.join('|')})`;
const which = '(?:(?<which>next|last|coming)-)?';
const sides = { after: ']', before: '[' } as const;

type PeriodKind = 'week' | 'month' | 'calendar-year';

function period(kind: PeriodKind, text: string) {
  return {
    write: (day: Of<PeriodKind>) => prefixed(day.which, text),
    shape: new RegExp(`^${which}${text}$`),
    read: ({ which }: Groups) => ({ kind, which: weekOf(which) }),
  };
}

/** By kind, in the order in which they are tried: what is made of another expression comes first. */
const forms: { readonly [Kind in DayExpression['kind']]: Form<Kind> } = {
  'of-year': {
    write: ({ of, year }) => `${writeDays(of)}#${year}`,
    shape: /^(?<day>.+)#(?<year>\d{4}|next|last)$/,
    read: ({ day, year }) =>
      made(day, (of) => ({ kind: 'of-year', of, year: year === 'next' || year === 'last' ? year : Number(year) })),
  },
  after: {
    write: ({ from, days }) => (from === undefined ? signed(days) : `${writeDays(from)}>${days}`),
    shape: /^(?<day>.+)>(?<days>-?\d+)$/,
    read: ({ day, days }) => made(day, (from) => ({ kind: 'after', from, days: Number(days) })),
  },
  within: {
    write: ({ day, period }) => `${writeDays(day)}&${writeDays(period)}`,
    shape: /^(?<day>[^&]+)&(?<end>.+)$/,
    read: ({ day: inside, end }) => made(inside, (day) => made(end, (period) => ({ kind: 'within', day, period }))),
  },
  'weekday-near': {
    write: ({ weekday, day }) => `${weekdayNames[weekday]}~${writeDays(day)}`,
    shape: new RegExp(`^${name}~(?<day>.+)$`),
    read: ({ name, day: near }) => made(near, (day) => ({ kind: 'weekday-near', weekday: weekdayOf(name), day })),
  },
  third: {
    write: ({ of, third }) => `${writeDays(of)}%${third}`,
    shape: /^(?<day>.+)%(?<third>[123])$/,
    read: ({ day, third }) => made(day, (of) => ({ kind: 'third', of, third: Number(third) })),
  },
  'long-weekend': {
    write: ({ of }) => `${writeDays(of)}^`,
    shape: /^(?<day>.+)\^$/,
    read: ({ day }) => made(day, (of) => ({ kind: 'long-weekend', of })),
  },
  range: {
    write: ({ from, to }) => `${writeDays(from)}..${writeDays(to)}`,
    shape: /^(?<day>(?:(?!\.\.).)+)\.\.(?<end>(?:(?!\.\.).)+)$/,
    read: ({ day, end }) => made(day, (from) => made(end, (to) => ({ kind: 'range', from, to }))),
  },
  count: {
    write: ({ from, days }) => `${writeDays(from)}*${days}`,
    shape: /^(?<day>.+)\*(?<days>\d+)$/,
    read: ({ day, days }) => made(day, (from) => ({ kind: 'count', from, days: Number(days) })),
  },
  'weekday-beside': {
    write: ({ weekday, side, day }) => `${weekdayNames[weekday]}${sides[side]}${writeDays(day)}`,
    shape: new RegExp(`^${name}(?<side>[\\][])(?<day>.+)$`),
    read: ({ name, side, day: beside }) =>
      made(beside, (day) => ({
        kind: 'weekday-beside',
        weekday: weekdayOf(name),
        side: side === sides.after ? 'after' : 'before',
        day,
      })),
  },
  'week-with': {
    write: ({ day }) => `week@${writeDays(day)}`,
    shape: /^week@(?<day>.+)$/,
    read: ({ day: within }) => made(within, (day) => ({ kind: 'week-with', day })),
  },
  offset: {
    write: ({ days }) => signed(days),
    shape: /^(?<days>[+-]\d+)$/,
    read: ({ days }) => ({ kind: 'offset', days: Number(days) }),
  },
  weekday: {
    write: ({ weekday, which, weeks }) =>
      `${prefixed(which, weekdayNames[weekday]!)}${weeks === undefined ? '' : `+${weeks}w`}`,
    shape: new RegExp(`^${which}${name}(?:\\+(?<weeks>\\d+)w)?$`),
    read: ({ which, name, weeks }) => ({
      kind: 'weekday',
      weekday: weekdayOf(name),
      which: (which ?? 'this') as Of<'weekday'>['which'],
      ...(weeks !== undefined && { weeks: Number(weeks) }),
    }),
  },
  weekend: {
    write: ({ which }) => prefixed(which, 'weekend'),
    shape: new RegExp(`^${which}weekend$`),
    read: ({ which }) => ({ kind: 'weekend', which: (which ?? 'this') as Of<'weekend'>['which'] }),
  },
  week: period('week', 'week'),
  month: period('month', 'month'),
  'calendar-year': period('calendar-year', 'year'),
  season: {
    write: ({ which, season }) => prefixed(which, season),
    shape: new RegExp(`^${which}(?<season>${seasonNames.join('|')})$`),
    read: ({ which, season }) => ({ kind: 'season', season: season as SeasonName, which: weekOf(which) }),
  },
  'calendar-week': {
    write: ({ week }) => `week${week}`,
    shape: /^week(?<week>\d{1,2})$/,
    read: ({ week }) => ({ kind: 'calendar-week', week: Number(week) }),
  },
  'named-month': {
    write: ({ month }) => `m${month}`,
    shape: /^m(?<month>\d+)$/,
    read: ({ month }) => ({ kind: 'named-month', month: Number(month) }),
  },
  year: {
    write: ({ year }) => String(year),
    shape: /^(?<year>\d{4})$/,
    read: ({ year }) => ({ kind: 'year', year: Number(year) }),
  },
  'day-of-month': {
    write: ({ day, weekday }) => `${weekday === undefined ? '' : weekdayNames[weekday]}---${twoDigits(day)}`,
    shape: new RegExp(`^${name}?---(?<day>\\d\\d)$`),
    read: ({ name, day }) => ({
      kind: 'day-of-month',
      day: Number(day),
      ...(name !== undefined && { weekday: weekdayOf(name) }),
    }),
  },
  date: {
    write: ({ year = '-', month, day }) => `${year}-${twoDigits(month)}-${twoDigits(day)}`,
    shape: /^(?:(?<year>\d{4})|-)-(?<month>\d\d)-(?<day>\d\d)$/,
    read: ({ month, day, year }) => ({ kind: 'date', month: Number(month), day: Number(day), ...inYear(year) }),
  },
  slashed: {
    write: ({ first, second, year }) => [first, second, year].filter((part) => part !== undefined).join('/'),
    shape: /^(?<first>\d+)\/(?<second>\d+)(?:\/(?<year>\d+))?$/,
    read: ({ first, second, year }) => ({
      kind: 'slashed',
      first: Number(first),
      second: Number(second),
      ...inYear(year),
    }),
  },
  moon: {
    write: ({ phase }) => `moon@${phase}`,
    shape: new RegExp(`^moon@(?<phase>${moonPhases.join('|')})$`),
    read: ({ phase }) => ({ kind: 'moon', phase: phase as MoonPhase }),
  },
  easter: {
    write: ({ days }) => `easter${signed(days)}`,
    shape: /^easter(?<days>[+-]\d+)$/,
    read: ({ days }) => ({ kind: 'easter', days: Number(days) }),
  },
  'weekday-from': {
    write: ({ weekday, month, day }) => `${weekdayNames[weekday]}@${twoDigits(month)}-${twoDigits(day)}`,
    shape: new RegExp(`^${name}@(?<month>\\d\\d)-(?<day>\\d\\d)$`),
    read: ({ name, month, day }) => ({
      kind: 'weekday-from',
      weekday: weekdayOf(name),
      month: Number(month),
      day: Number(day),
    }),
  },
  holiday: {
    write: ({ name }) => `!${name}`,
    shape: new RegExp(`^!(?<name>${holidayNames.join('|')})$`),
    read: ({ name }) => ({ kind: 'holiday', name: name as HolidayName }),
  },
};

/** The fourth Thursday of November, as buttons of earlier releases carry it. */
const nth = /^nth(\d)\.(\d)\.(\d+)$/;

/**
 * Days as an option carries them, in no language and at most some 30 characters: `+1`, `sat`, `next-sat`, `weekend`,
 * `2026-11-24`, `--11-24` (no year), `---03` (no month; both as in ISO 8601:2000), `5/6`, `+0*3` (three days), `+1..sat`,
 * `sat>1` (the day after), `mon@05-25` (the first Monday from then on), `!thanksgiving`, `!thanksgiving^`
 * (with its weekend), `sun~2026-12-05` (the Sunday nearest to a day), `easter+1#2027` (Easter Monday of that year),
 * `mon]easter+0` and `sat[--12-25` (the next and the last one beside a day), `<--11-05` (the latest 5 November), `fri---13`
 * (a Friday), `---20&next-month`.
 */
export function writeDays(expression: DayExpression): string {
  const { write } = forms[expression.kind] as { write(day: DayExpression): string };
  return 'isPast' in expression && expression.isPast ? `<${write(expression)}` : write(expression);
}

/** The days that `writeDays` has written; `undefined` where a text is none of them. */
export function parseDays(text: string): DayExpression | undefined {
  const [, ...weekdayOfMonth] = nth.exec(text) ?? [];
  const [rank, weekday, month] = weekdayOfMonth.map(Number);
  if (rank !== undefined && weekday !== undefined && month !== undefined) return nthWeekday(rank, weekday, month);
  for (const { shape, read } of Object.values(forms)) {
    const match = shape.exec(text);
    if (match) return read(match.groups ?? {});
  }
  return text.startsWith('<') ? made(text.slice(1), inPast) : undefined;
}

function made(
  text: string | undefined,
  make: (day: DayExpression) => DayExpression | undefined,
): DayExpression | undefined {
  const day = parseDays(text ?? '');
  return day && make(day);
}

function prefixed(which: WhichWeek | 'coming', text: string): string {
  return which === 'this' ? text : `${which}-${text}`;
}

function weekOf(which: string | undefined): WhichWeek {
  return which === 'next' || which === 'last' ? which : 'this';
}

function weekdayOf(name = ''): number {
  return weekdayNames.indexOf(name);
}

function inYear(year: string | undefined): { readonly year?: number } {
  return year === undefined ? {} : { year: Number(year) };
}

function signed(days: number): string {
  return days < 0 ? String(days) : `+${days}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
