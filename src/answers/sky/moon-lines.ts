import { aspectNames, dayOn } from '../../domain/question/index.ts';
import type { Day, MoonAspect, Question, Days } from '../../domain/question/index.ts';
import type { Place } from '../../domain/place.ts';
import * as sky from '../../domain/sky/index.ts';
import { addDays, civilDate, hourMs, utcDayMs, within, type Instant } from '../../domain/time.ts';
import { compose, table, type Answer } from '../answer.ts';
import { clock, dateAndClock, percent, smallDuration, type FormatContext } from '../format.ts';
import { aspectLines, aspectsOf, nothing, onlyOf, withVerdict } from '../headline.ts';
import type { Asked, DaysAsked, PlaceAsked } from '../headline.ts';
import { phaseLine, quarterRows } from './moon-facts.ts';
import { meteorLine, showersFrom } from './meteor-line.ts';
import { isPlanet, planetAnywhere, planetLine, planetsLine } from './planet-lines.ts';
import { positionLine, skyEventLine, withPosition } from './position-lines.ts';
import { skyNote } from './sky-times.ts';
import { bounds, most } from '../bounds.ts';

type Point = Place['point'];

type OfMoon = Pick<Asked, 'format' | 'day'> & {
  readonly question: Question;
  readonly days: Days;
  readonly from: Instant;
  /** All of them until then are asked for. */
  readonly until?: Instant | undefined;
};
type Eclipse = Omit<sky.SolarEclipse, 'sunAltitudeDeg'> & Partial<Pick<sky.SolarEclipse, 'sunAltitudeDeg'>>;

type Row = {
  /** Absent of what is another one at each place. */
  readonly anywhere?: (asked: OfMoon & Partial<Pick<Asked, 'place'>>) => string;
  readonly line?: (asked: OfMoon & Pick<Asked, 'place'>) => string;
  readonly next?: (from: Instant, point: Point | undefined, day: Day) => Instant | undefined;
};

/** What is said of each aspect of the Moon, and when it is; full and new moons are looked for from the day on that is asked about. */
const rows: Readonly<Record<Exclude<MoonAspect, 'moon-position'>, Row>> = {
  'full-moon': phaseRow('full'),
  'new-moon': phaseRow('new'),
  'moon-phase': { anywhere: ({ format, day }) => phaseLine(format, day) },
  supermoon: {
    anywhere: ({ format, from, question: { count = 1 } }) =>
      format.say('headline-next-supermoon', { when: datesOf(format, sky.nextSupermoons(from, count)) }),
    next: (from) => sky.nextSupermoons(from, 1)[0],
  },
  'lunar-eclipse': eclipseRow('lunar-eclipse', sky.nextLunarEclipse),
  'solar-eclipse': eclipseRow('solar-eclipse', sky.nextSolarEclipse),
  moonrise: riseRow('moonrise', 'moon-rise'),
  moonset: riseRow('moonset', 'moon-set'),
  meteors: { anywhere: meteorLine, next: (_from, _point, day) => showersFrom(day)[0]?.at },
  planets: { line: planetsLine },
  ...(Object.fromEntries(sky.planetNames.map((planet) => [planet, planetRow(planet)])) as Record<sky.Planet, Row>),
};

function planetRow(planet: sky.Planet): Row {
  return {
    anywhere: (asked) =>
      asked.place ? planetLine({ ...asked, place: asked.place }, planet) : planetAnywhere(asked, planet),
  };
}

function phaseRow(phase: 'full' | 'new'): Row {
  return {
    anywhere: ({ format, day, days, from, question }) => {
      const { count = 1, part, aspects } = question;
      if (asksWhether(question, days)) return phaseVerdict({ format, day }, phase, part);
      // Of a day or a weekend the nearest; `full moon after Christmas` is the next one, and a month has its own.
      const isNearest = aspects.includes('moon-phase') || days.length === 2 || days.length === 3;
      return nextPhase(format, phase, isNearest ? nearestPhase(format, phase, from) : from, count);
    },
    next: (from) => sky.nextMoonQuarters(from, 4).find((quarter) => quarter.phase === phase)?.at,
  };
}

function riseRow(event: 'moonrise' | 'moonset', key: string): Row {
  return {
    line: (asked) => skyEventLine(asked, key, event),
    next: (from, point, { window }) => point && sky.skyEvents(point, window)[event].find((instant) => instant > from),
  };
}

function eclipseRow(aspect: string, next: (point: Point, from: Instant) => Eclipse): Row {
  return {
    line: (asked) => eclipseLine(asked, aspect, (at) => next(asked.place.point, at)),
    next: (from, point) => point && next(point, from).greatest,
  };
}

/** As `sunFirstLines`, about the Moon: `Next full moon: Tue 24 Nov 15:53.` */
export function moonFirstLines({ format, place, days, question = nothing, period }: PlaceAsked): string[] {
  const [first] = days;
  const asked = aspectsOf(question, aspectNames.moon, []);
  // `The next eclipse` is of the Moon or of the Sun: the one that comes first is said first; the Moon is asked about beside meteors.
  const at = (aspect: MoonAspect): number =>
    aspect === 'meteors' ? 0 : (moonEventAt(format, place, first, aspect) ?? Infinity);
  const times = new Map(asked.length > 1 ? asked.map((aspect) => [aspect, at(aspect)]) : []);
  // `The eclipse on 2 August 2027` is the one of that day.
  const inPeriod =
    period && asked.every((one) => one.endsWith('eclipse')) ? asked.filter((one) => at(one) <= period.to) : [];
  const inTime = (inPeriod.length > 0 ? inPeriod : asked).toSorted((a, b) => (times.get(a) ?? 0) - (times.get(b) ?? 0));
  // The table of several days has them.
  const isInTable = (aspect: MoonAspect): boolean => days.length > 3 && (aspect === 'moonrise' || aspect === 'moonset');
  return aspectLines({ ...question, aspects: inTime }, days, inTime, (aspect, day) => {
    // Counted from the first day; the one after `the full moon in December` is of another month.
    const isBeyond = (): boolean => (moonEventAt(format, place, day, aspect) ?? 0) > (period?.to ?? Infinity);
    const isToldOnce =
      aspect.endsWith('eclipse') ||
      isInTable(aspect) ||
      (isPlanet(aspect) && (days.length > 3 || question.state === 'near'));
    if (day !== first && (isToldOnce || isBeyond())) return undefined;
    const askedAspect = { format, place, day, question, from: startOf(format, day), days, until: period?.to };
    if (aspect === 'moon-position') return positionLine(askedAspect, 'moon');
    const { anywhere, line } = rows[aspect];
    return withPosition(askedAspect, aspect, anywhere?.(askedAspect) ?? line?.(askedAspect) ?? '');
  });
}

/** The phases that are asked for and the next four quarters, which no place changes; `undefined` where more is asked for. */
export function moonAnywhereAnswer({ format, days, question = nothing }: DaysAsked): Answer | undefined {
  const [day] = days;
  // Whether it is full moon is said before what the Moon is instead.
  const isLast = (aspect: string): number => Number(asksWhether(question, days) && aspect === 'moon-phase');
  const from = startOf(format, day);
  const lines = question.aspects
    .toSorted((a, b) => isLast(a) - isLast(b))
    .map((aspect) => rows[aspect as keyof typeof rows]?.anywhere?.({ format, day, days, from, question }));
  if (lines.length === 0 || lines.includes(undefined)) return undefined;
  return compose({
    title: format.say(question.aspects.every(isPlanet) ? 'planets-up' : 'moon-title-anywhere'),
    parts: [lines, table(quarterRows(format, from), format.say('moon-next-phases'))],
    note: skyNote(format, day),
    ...moonDayFound({ format, days, question }),
  });
}

/** The day of the one event of the Moon that is looked for; none where several are, or the next one is beyond the days that are named. */
export function moonDayFound({ format, days: [first], question = nothing, period }: DaysAsked, place?: Place) {
  const only = onlyOf(question, aspectNames.moon);
  if (!only || only === 'moonrise' || only === 'moonset' || (question.count ?? 1) > 1) return {};
  const at = moonEventAt(format, place, first, only);
  const isMeant = at !== undefined && (!period || within([{ at }], period).length > 0);
  return isMeant ? { dayFound: () => civilDate(at, format.zone) } : {};
}

/** `Where does the full moon rise?` is of the day of its rise nearest to sunset, or of its set nearest to sunrise. */
export function atFullMoon(asked: PlaceAsked): { readonly asked: PlaceAsked; readonly line: string } | undefined {
  const { format, place, days, question = nothing, period } = asked;
  const phase = (['supermoon', 'full-moon'] as const).find((one) => question.aspects.includes(one));
  const turn = (['moonrise', 'moonset'] as const).find((one) => question.aspects.includes(one));
  const at = phase && moonEventAt(format, place, days[0], phase);
  if (at === undefined || !turn || (period && within([{ at }], period).length === 0)) return undefined;
  const sun = turn === 'moonrise' ? 'sunset' : 'sunrise';
  const found = [-1, 0, 1].flatMap((offset) => {
    const day = dayOn(addDays(civilDate(at, format.zone), offset), format.zone);
    const { [turn]: turns, [sun]: ofSun } = sky.skyEvents(place.point, day.window);
    const gaps = turns.flatMap((one) => ofSun.map((other) => ({ day, sunAt: other, gapMs: Math.abs(one - other) })));
    return gaps.toSorted((a, b) => a.gapMs - b.gapMs).slice(0, 1);
  });
  const [nearest] = found.toSorted((a, b) => a.gapMs - b.gapMs);
  if (!nearest) return undefined;
  const { day, sunAt } = nearest;
  const aspects = question.aspects.filter((one) => one !== 'supermoon' && one !== 'full-moon');
  const args = { sun, time: clock(format, sunAt), when: dateAndClock(format, at) };
  return {
    asked: { ...asked, days: [day], period: day.window, question: { ...question, aspects } },
    line: format.say('headline-turn-at-full', args),
  };
}

/** When the event of an aspect is; `undefined` of the phase, without one, and where it depends on an unknown place. */
function moonEventAt(format: FormatContext, place: Pick<Place, 'point'> | undefined, day: Day, aspect: MoonAspect) {
  if (aspect === 'moon-position') return undefined;
  const isDaily = aspect === 'moonrise' || aspect === 'moonset';
  return rows[aspect].next?.(isDaily ? format.now : startOf(format, day), place?.point, day);
}

/** `Is it full moon tonight?`: of one day it is said whether it is, of several which. */
function asksWhether({ state }: Question, { length }: Days): boolean {
  return state === 'present' && length === 1;
}

function datesOf(format: FormatContext, instants: readonly Instant[]): string {
  return instants.map((at) => dateAndClock(format, at)).join(', ');
}

/** `Next full moon: …`, `Full moon: …` of a later one. A phase comes again after four quarters. */
function nextPhase(format: FormatContext, phase: 'full' | 'new', from: Instant, count: number): string {
  const quarters = sky.nextMoonQuarters(from, 4 * count).filter((quarter) => quarter.phase === phase);
  const when = quarters.map(({ at }) => at);
  const next = sky.nextMoonQuarters(format.now, 4).find((quarter) => quarter.phase === phase);
  const isLater = next !== undefined && next.at < (when[0] ?? 0);
  return format.say('headline-next-phase', { phase: isLater ? `${phase}-then` : phase, when: datesOf(format, when) });
}

/** `No: full moon: Tue 24 Nov 15:53.`, the nearest; of an evening it may be on the morning behind it. */
function phaseVerdict({ format, day }: Pick<Asked, 'format' | 'day'>, phase: 'full' | 'new', part?: Question['part']) {
  const { from, to } = day.window;
  const lateMs = part === 'evening' || part === 'night' ? (to - from) / 2 : 0;
  const next = sky.nextMoonQuarters(from + lateMs, 4).find((quarter) => quarter.phase === phase);
  const isThen = next !== undefined && next.at < to + lateMs;
  const line = nextPhase(
    format,
    phase,
    isThen ? from + lateMs : nearestPhase(format, phase, Math.max(format.now, from)),
    1,
  );
  return withVerdict(format, isThen ? 'yes' : 'no', line);
}

/** A full moon so long before a day is thought to be on it. */
const nearMs = 5 * utcDayMs;

/** A phase to come that is right before a day, or the day itself. */
function nearestPhase({ now }: FormatContext, phase: 'full' | 'new', from: Instant): Instant {
  const first = Math.max(now, from - nearMs);
  const before = sky.nextMoonQuarters(first, 2).find((one) => one.phase === phase && one.at < from);
  return before ? before.at - hourMs : from;
}

function startOf({ now }: FormatContext, { window }: Day): Instant {
  return Math.max(now, window.from);
}

/** Less than from one new or full moon to the next. */
const afterEclipseMs = 20 * utcDayMs;

/** `Next eclipse of the Moon seen from here: Wed 12 Jan 2028 05:13, partial, …`: so many, or all before an instant; first the total one that is asked for. */
function eclipseLine(
  { format, from, days, until = -Infinity, question: { count = 1, state } }: OfMoon,
  aspect: string,
  next: (from: Instant) => Eclipse,
): string {
  const after = ({ greatest }: Eclipse): Eclipse => next(greatest + afterEclipseMs);
  const latest = state === 'total' ? from + bounds.eclipseYears * 366 * utcDayMs : -Infinity;
  let first = next(from);
  while (first.kind !== 'total' && first.greatest < latest) first = after(first);
  const isMissing = state === 'total' && first.kind !== 'total';
  const found = [isMissing ? next(from) : first];
  while (found.length < Math.max(count, most.eclipses)) {
    const eclipse = after(found.at(-1)!);
    if (found.length >= count && eclipse.greatest >= until) break;
    found.push(eclipse);
  }
  const list = found.map((one) => eclipseText(format, one)).join(format.say('list-between'));
  // Of a day that is named it is said whether it has one.
  const isWithinDay = days.length === 1 && until > from;
  const verdict = isWithinDay ? (found[0]!.begin < until ? 'yes' : 'no') : undefined;
  const line = withVerdict(format, verdict, format.say(`headline-next-${aspect}`, { list }));
  return isMissing ? `${format.say('headline-no-total-eclipse', { years: bounds.eclipseYears })} ${line}` : line;
}

/** `Mon 2 Aug 2027 10:48, total, 100% of the disc, from 09:41 to 12:02 (greatest phase 4 min 48 s)`; 100% only of a whole one. */
function eclipseText(
  format: FormatContext,
  { kind, begin, greatest, end, fullMs, obscuration, sunAltitudeDeg = 0 }: Eclipse,
): string {
  const course = format.say('eclipse-course', {
    covered: percent(format, kind === 'total' ? 1 : Math.max(0.01, Math.floor(100 * obscuration) / 100)),
    from: clock(format, begin),
    to: clock(format, end),
    phase: sunAltitudeDeg < 0 ? 'below' : fullMs > 0 ? 'full' : 'part',
    length: smallDuration(format, fullMs),
  });
  return `${dateAndClock(format, greatest)}, ${format.say(`eclipse-${kind}`)}, ${course}`;
}
