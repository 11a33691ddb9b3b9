import type { AskedState, PartOfDay, Day } from '../../domain/question/index.ts';
import { isSupermoon, nextMoonQuarters } from '../../domain/sky/index.ts';
import { hourMs, utcDayMs, type Instant } from '../../domain/time.ts';
import { dateAndClock, type FormatContext } from '../format.ts';
import { yesOrNo } from '../headline.ts';
import { moonHeadline } from './moon.ts';

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

/** The part of `moonFirstLine` that is the same at every place. */
export function phaseLine(
  format: FormatContext,
  day: Day,
  aspect: PlacelessMoonAspect,
  { count = 1, isNearest = false, isAsked = false, part }: Several = {},
): string {
  const from = startOf(format, day);
  if (aspect === 'moon-phase') return moonHeadline(format, day);
  if (aspect === 'supermoon') return supermoonLine(format, from, count);
  const phase = aspect === 'full-moon' ? 'full' : 'new';
  if (isAsked) return phaseVerdict(format, day, phase, part);
  return nextPhase(format, phase, isNearest ? nearestPhase(format, phase, from) : from, count);
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
export function startOf({ now }: FormatContext, { window }: Day): Instant {
  return Math.max(now, window.from);
}

/** Two of three years have three or four supermoons in a row, and then none for most of a year: 14 full moons from one to the next. */
const quartersToSupermoon = 4 * 15;

function supermoonLine(format: FormatContext, from: Instant, count: number): string {
  const found = [nextSupermoon(from)];
  while (found.length < count) found.push(nextSupermoon((found.at(-1) ?? from) + utcDayMs));
  return format.words.say('headline-next-supermoon', {
    when: found.map((at) => dateAndClock(format, at)).join(', '),
  });
}

export function nextSupermoon(from: Instant): Instant {
  const at = nextMoonQuarters(from, quartersToSupermoon).find(
    ({ phase, at }) => phase === 'full' && isSupermoon(at),
  )?.at;
  if (at === undefined) throw new Error('No supermoon in 15 months');
  return at;
}

/** A phase comes again after four quarters. */
function nextPhase(format: FormatContext, phase: 'full' | 'new', from: Instant, count: number): string {
  const quarters = nextMoonQuarters(from, 4 * count).filter((quarter) => quarter.phase === phase);
  const when = quarters.map(({ at }) => dateAndClock(format, at)).join(', ');
  return format.words.say(`headline-next-${phase}`, { when });
}
