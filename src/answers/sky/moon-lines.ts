import type { AskedState, MoonAspect, PartOfDay, Day } from '../../domain/question/index.ts';
import type { Place } from '../../domain/place.ts';
import {
  nextLunarEclipse,
  nextMoonQuarters,
  nextSolarEclipse,
  planetsUp,
  skyEvents,
  type SolarEclipse,
} from '../../domain/sky/index.ts';
import { hourMs, utcDayMs, type Instant } from '../../domain/time.ts';
import { clock, dateAndClock, type FormatContext } from '../format.ts';
import { dayWords, yesOrNo } from '../headline.ts';
import { moonHeadline, nextSupermoons } from './moon-facts.ts';
import { skyEventLine } from './sun-lines.ts';

/** How many of the next ones are asked for, or until when all of them. */
export type Several = {
  readonly count?: number | undefined;
  readonly until?: Instant | undefined;
  /** `Is it full moon on Saturday?`: the nearest to the day, and not the next one from it on. */
  readonly isNearest?: boolean;
  /** `Is it full moon tonight?`: whether the day has it, or its evening and the night behind it. */
  readonly isAsked?: boolean;
  readonly part?: PartOfDay | undefined;
};

/** Aspects of the Moon that are the same at every place. */
export const placelessMoonAspects = ['full-moon', 'new-moon', 'moon-phase', 'supermoon'] as const;
type PlacelessMoonAspect = (typeof placelessMoonAspects)[number];

/** `Next full moon: Tue 24 Nov 15:53.`; full and new moons are looked for from the day on that is asked about. */
export function moonFirstLine(
  format: FormatContext,
  place: Place,
  day: Day,
  aspect: Exclude<MoonAspect, 'moon-position'>,
  asked: Several = {},
): string {
  switch (aspect) {
    case 'full-moon':
    case 'new-moon':
    case 'moon-phase':
    case 'supermoon':
      return phaseLine(format, day, aspect, asked);
    case 'lunar-eclipse':
    case 'solar-eclipse':
      return eclipseLine(format, place, aspect, startOf(format, day), asked);
    case 'moonrise':
    case 'moonset':
      return skyEventLine(format, place, day, aspect === 'moonrise' ? 'moon-rise' : 'moon-set', aspect);
    case 'planets':
      return planetsLine(format, place, day);
    default:
      return aspect satisfies never;
  }
}

/** The part of `moonFirstLine` that is the same at every place. */
export function phaseLine(
  format: FormatContext,
  day: Day,
  aspect: PlacelessMoonAspect,
  { count = 1, isNearest = false, isAsked = false, part }: Several = {},
): string {
  const from = startOf(format, day);
  if (aspect === 'moon-phase') return moonHeadline(format, day);
  if (aspect === 'supermoon') return nextOnes(format, 'headline-next-supermoon', nextSupermoons(from, count));
  const phase = aspect === 'full-moon' ? 'full' : 'new';
  if (isAsked) return phaseVerdict(format, day, phase, part);
  return nextPhase(format, phase, isNearest ? nearestPhase(format, phase, from) : from, count);
}

function nextOnes(format: FormatContext, key: string, instants: readonly Instant[]): string {
  return format.words.say(key, { when: instants.map((at) => dateAndClock(format, at)).join(', ') });
}

/** A phase comes again after four quarters. */
function nextPhase(format: FormatContext, phase: 'full' | 'new', from: Instant, count: number): string {
  const quarters = nextMoonQuarters(from, 4 * count).filter((quarter) => quarter.phase === phase);
  return nextOnes(
    format,
    `headline-next-${phase}`,
    quarters.map(({ at }) => at),
  );
}

/** `No: next full moon: Thu 24 Dec 01:28.`; of an evening it may be on the morning behind it. */
function phaseVerdict(
  format: FormatContext,
  { window: { from, to } }: Day,
  phase: 'full' | 'new',
  part: PartOfDay | undefined,
): string {
  const lateMs = part === 'evening' || part === 'night' ? (to - from) / 2 : 0;
  const next = nextMoonQuarters(from + lateMs, 4).find((quarter) => quarter.phase === phase);
  const isThen = next !== undefined && next.at < to + lateMs;
  const line = nextPhase(format, phase, isThen ? from + lateMs : Math.max(format.now, from), 1);
  return yesOrNo(format, isThen, line);
}

/**
 * Whether the nearest phase is worth knowing: of `is it full moon on Saturday?` and of a weekend. `Full moon after Christmas` is
 * the next one from that day on, and a month has its own.
 */
export function isOfNearest(aspects: readonly string[], { length }: readonly Day[]): boolean {
  return aspects.includes('moon-phase') || length === 2 || length === 3;
}

/** `Is it full moon tonight?`: whether a day has it; of several it is said which. */
export function isPhaseAsked(state: AskedState | undefined, { length }: readonly Day[]): boolean {
  return state === 'present' && length === 1;
}

/** A full moon so long before a day is thought to be on it. */
const nearMs = 5 * utcDayMs;

/** A phase to come that is right before a day, or the day itself. */
function nearestPhase({ now }: FormatContext, phase: 'full' | 'new', from: Instant): Instant {
  const first = Math.max(now, from - nearMs);
  const before = nextMoonQuarters(first, 2).find((one) => one.phase === phase && one.at < from);
  return before ? before.at - hourMs : from;
}

/** Now, or the day that is asked about. */
function startOf({ now }: FormatContext, { window }: Day): Instant {
  return Math.max(now, window.from);
}

type Eclipse = Pick<SolarEclipse, 'kind' | 'greatest'>;
const nextEclipse: Readonly<
  Record<'lunar-eclipse' | 'solar-eclipse', (point: Place['point'], from: Instant) => Eclipse>
> = { 'lunar-eclipse': nextLunarEclipse, 'solar-eclipse': nextSolarEclipse };

/** A year has seven at most, of the Sun and of the Moon; where no number is asked for, so many are enough. */
const mostEclipses = 4;
/** Less than from one new or full moon to the next. */
const afterEclipseMs = 20 * utcDayMs;

/** `Next eclipse of the Moon seen from Plymouth: Tue 12 Jan 2028 04:13, partial.`: so many, or all before an instant. */
function eclipseLine(
  format: FormatContext,
  { point }: Place,
  aspect: keyof typeof nextEclipse,
  from: Instant,
  { count = 1, until = -Infinity }: Several,
): string {
  const { words } = format;
  const found = [nextEclipse[aspect](point, from)];
  while (found.length < Math.max(count, mostEclipses)) {
    const eclipse = nextEclipse[aspect](point, (found.at(-1)?.greatest ?? from) + afterEclipseMs);
    if (found.length >= count && eclipse.greatest >= until) break;
    found.push(eclipse);
  }
  const list = found.map(({ kind, greatest }) => `${dateAndClock(format, greatest)}, ${words.say(`eclipse-${kind}`)}`);
  return words.say(`headline-next-${aspect}`, { list: list.join('; ') });
}

/** Planets above the horizon at nautical dusk, and its time; `undefined` where there is none, and on a day without one. */
export function planetsAtDusk(format: FormatContext, { point }: Place, { window }: Day): string | undefined {
  const [dusk] = skyEvents(point, window).nauticalDusk;
  if (dusk === undefined) return undefined;
  const names = planetsUp(point, dusk).map(({ planet }) => format.words.say(`planet-${planet}`));
  return names.length === 0 ? undefined : `${names.join(', ')} (${clock(format, dusk)})`;
}

/** `Planets at dusk in Exmouth today: Saturn (17:35).` */
function planetsLine(format: FormatContext, place: Place, day: Day): string {
  const value = planetsAtDusk(format, place, day);
  const named = { what: format.words.say('planets-up'), day: dayWords(format, day) };
  return value === undefined
    ? format.words.say('headline-no', named)
    : format.words.say('headline-value', { ...named, value });
}

/**
 * The instant of the event that an aspect of the Moon is about; `undefined` of its phase, where it does not rise or set, and
 * of what is another one at each place where no place is known.
 */
export function moonEventAt(
  format: FormatContext,
  place: Pick<Place, 'point'> | undefined,
  day: Day,
  aspect: MoonAspect,
): Instant | undefined {
  const from = startOf(format, day);
  switch (aspect) {
    case 'lunar-eclipse':
    case 'solar-eclipse':
      return place && nextEclipse[aspect](place.point, from).greatest;
    case 'full-moon':
    case 'new-moon':
      return nextMoonQuarters(from, 4).find(({ phase }) => `${phase}-moon` === aspect)?.at;
    case 'supermoon':
      return nextSupermoons(from, 1)[0];
    case 'moonrise':
    case 'moonset':
      return place && skyEvents(place.point, day.window)[aspect].find((instant) => instant > format.now);
    case 'moon-position':
    case 'moon-phase':
    case 'planets':
      return undefined;
    default:
      return aspect satisfies never;
  }
}
