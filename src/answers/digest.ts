import { everyDay, type DeliveryTime, type Schedule } from '../domain/schedule/index.ts';
import type { Place } from '../domain/place.ts';
import { hourMs, minuteMs, utcDayMs, type Instant } from '../domain/time.ts';
import { unitSystems } from '../domain/units.ts';
import type { Words } from '../words.ts';
import { fact, facts, text, type Answer, type Block, type Button, type Fact } from './answer.ts';
import {
  capital,
  clock,
  dateAndClock,
  duration,
  placeName,
  weekdayName,
  zoneName,
  type FormatContext,
} from './format.ts';

/** A digest as it is told. */
export type DigestView = {
  /** By which it is called in its own channel, and by which in others. */
  readonly number: number;
  readonly id: string;
  readonly status: 'active' | 'paused' | 'gone';
  readonly reason?: string;
  readonly schedule: Schedule;
  readonly place: Place;
  /** In the zone of the schedule. */
  readonly format: FormatContext;
  /** The command that it runs, `tide 2d`. */
  readonly what: string;
  readonly next: readonly Instant[];
  /** How much later than due the next may come at most, ms. */
  readonly spreadMs: number;
  readonly last: { readonly sentAt?: Instant; readonly failedAt?: Instant; readonly error?: string };
};

/** A digest that was set up or changed: what comes when. */
export function digestAnswer(words: Words, digest: DigestView): Answer {
  return {
    title: titleOf(words, digest),
    blocks: [facts([...whenFacts(words, digest), ...nextFacts(words, digest)]), ...crowd(words, digest)],
    note: zoneNote(words, digest),
    buttons: buttonsOf(words, digest),
  };
}

/** Of a minute or more: shorter is not noticed. */
function crowd(words: Words, { format, next: [next], spreadMs }: DigestView): Block[] {
  if (next === undefined || spreadMs < minuteMs) return [];
  return [text(words.say('digest-crowded', { by: clock(format, next + spreadMs) }))];
}

/** All digests of a channel, with how the last delivery of each went. */
export function digestsAnswer(words: Words, digests: readonly DigestView[]): Answer {
  if (digests.length === 0) {
    return { title: words.say('digest-none'), blocks: [text(words.say('digest-how'))] };
  }
  const [only, ...others] = digests;
  return {
    title: words.say('digest-list-title'),
    blocks: digests.flatMap((digest) => listed(words, digest)),
    note: [...new Set(digests.map((digest) => zoneNote(words, digest)))].join(' '),
    ...(only && others.length === 0 && { buttons: buttonsOf(words, only) }),
  };
}

/** `pause`, `resume`, `remove` or `test` was done. */
export function digestDoneAnswer(words: Words, action: string, digest: DigestView): Answer {
  const { number, what } = digest;
  const answer = { title: words.say(`digest-done-${action}`, { number, what }), blocks: [] };
  return action === 'remove' || action === 'test' ? answer : { ...answer, buttons: buttonsOf(words, digest) };
}

/** When something was due, in its own zone. */
type Due = { readonly dueAt: Instant; readonly zone: string; readonly now: Instant };

/** A digest that comes late says so first. */
export function lateAnswer(words: Words, answer: Answer, { dueAt, zone, now }: Due): Answer {
  const due = dateAndClock({ words, zone, now, units: unitSystems.metric }, dueAt);
  return { ...answer, blocks: [text(words.say('digest-late', { due })), ...answer.blocks] };
}

/** Word to whoever set up a digest that it ended. */
export function digestEndedAnswer(words: Words, what: string, reason: string): Answer {
  return {
    title: words.say('digest-ended', { what }),
    blocks: [text(words.say('digest-ended-why', { reason }))],
  };
}

function titleOf(words: Words, { number, what, place, format }: DigestView): string {
  return words.say('digest-title', { number, what, place: placeName(format, place) });
}

function listed(words: Words, digest: DigestView): Block[] {
  const { status, reason = '', last, format, id } = digest;
  const state =
    status === 'active'
      ? nextFacts(words, digest).slice(0, 1)
      : [fact(words, 'digest-state', words.say(`digest-state-${status}`, { reason }))];
  return [
    text(titleOf(words, digest)),
    facts([
      ...whenFacts(words, digest),
      ...state,
      ...(last.sentAt === undefined ? [] : [fact(words, 'digest-last', dateAndClock(format, last.sentAt))]),
      ...(last.failedAt === undefined
        ? []
        : [fact(words, 'digest-failed', `${dateAndClock(format, last.failedAt)}, ${errorText(words, last.error)}`)]),
      fact(words, 'digest-mark', id),
    ]),
  ];
}

/** Of an error that is ours a word, of the platform's its own. */
function errorText(words: Words, error = ''): string {
  return error === 'too-late' ? words.say('digest-too-late') : error;
}

function whenFacts(words: Words, { schedule, format }: DigestView): Fact[] {
  const times = schedule.times.map((time) => timeName(format, time)).join(', ');
  return [fact(words, 'digest-when', `${times}, ${weekdayNames(words, schedule.weekdays)}`)];
}

function nextFacts(words: Words, { next, format, status }: DigestView): Fact[] {
  if (status !== 'active') return [];
  if (next.length === 0) return [fact(words, 'digest-next', words.say('digest-next-unknown'))];
  return [fact(words, 'digest-next', next.map((at) => dateAndClock(format, at)).join(', '))];
}

/** `07:00`, `1 h 30 before high tide`, `full moon, 18:00`. */
function timeName(format: FormatContext, time: DeliveryTime): string {
  const { words } = format;
  if (time.kind === 'clock') return time.time;
  const name = words.list(`time-${time.kind === 'phase' ? time.phase : time.event}`)[0]!;
  if (time.kind === 'phase') return `${name} ${time.time}`;
  if (time.offsetMin === 0) return name;
  const ms = Math.abs(time.offsetMin) * minuteMs;
  const by = ms % hourMs === 0 ? words.say('duration-whole-hours', { h: ms / hourMs }) : duration(format, ms);
  return words.say(time.offsetMin < 0 ? 'digest-before' : 'digest-after', { by, event: name });
}

function weekdayNames(words: Words, weekdays: readonly number[]): string {
  if (weekdays.length === everyDay.length) return words.say('digest-every-day');
  // The week of the people of this bot begins on Monday.
  const fromMonday = weekdays.toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7));
  return fromMonday.map((day) => weekdayName(words, day)).join(', ');
}

function zoneNote(words: Words, { format, next }: DigestView): string {
  const from = next[0] ?? format.now;
  return words.say('note-zone', { zone: zoneName(format, { from, to: (next.at(-1) ?? from) + utcDayMs }) });
}

function buttonsOf(words: Words, { number, status }: DigestView): Button[] {
  const actions = status === 'active' ? ['test', 'pause', 'remove'] : ['resume', 'remove'];
  return actions.map((action) => ({
    label: capital(words.list(`command-digest-${action}-name`)[0]!),
    command: `digest ${action}`,
    options: { number: String(number) },
  }));
}
