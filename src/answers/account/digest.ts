import { everyDay, type DeliveryTime, type Schedule } from '../../domain/schedule/index.ts';
import type { Place } from '../../domain/place.ts';
import { civilDate, minuteMs, utcDayMs, type Instant } from '../../domain/time.ts';
import { unitSystems } from '../../domain/units.ts';
import type { Words } from '../../words.ts';
import { reportedFact, watchFacts, type WatchView } from '../windows/watch.ts';
import { compose, fact, facts, plainAnswer, type Answer, type Block, type Button, type Fact } from '../answer.ts';
import * as formats from '../format.ts';
import { withOpening } from '../join.ts';
import { conditionsText } from '../windows/presets.ts';

export type DigestView = DigestShown & (ScheduleView | WatchView);

type DigestShown = {
  /** The number identifies it in its own channel, the id everywhere. */
  readonly number: number;
  readonly id: string;
  readonly status: 'active' | 'paused' | 'gone';
  readonly reason?: string;
  readonly place: Place;
  /** With the zone of the schedule. */
  readonly format: formats.FormatContext;
  /** Due times of its next deliveries, in time order; of an alert none. */
  readonly next: readonly Instant[];
  /** Longest delay of the next delivery behind its due time because of other deliveries, ms. */
  readonly spreadMs: number;
  readonly last: { readonly sentAt?: Instant; readonly failedAt?: Instant; readonly error?: string };
};

type ScheduleView = {
  readonly kind: 'digest';
  readonly schedule: Schedule;
  /** The command that it runs, `tide 2d`. */
  readonly what: string;
};

/** Confirms a digest that was set up or changed, with its schedule and next deliveries. */
export function digestAnswer(digest: DigestView): Answer {
  return compose({
    title: titleOf(digest),
    parts: [facts([...timingFacts(digest), nextFact(digest)]), crowdedLine(digest)],
    note: [zoneOf(digest)],
    buttons: buttonsOf(digest),
  });
}

/** A delay of a minute or more; times are shown to the minute. */
function crowdedLine({ format, next: [next], spreadMs }: DigestView): string | undefined {
  if (next === undefined || spreadMs < minuteMs) return undefined;
  return format.say('digest-crowded', { by: formats.clock(format, next + spreadMs) });
}

/** Times of day that suit most people: before work, at noon and in the evening. */
const usualTimes = ['05:00', '06:00', '07:00', '08:00', '12:00', '18:00', '20:00', '21:00'] as const;

/** Asks at which time a digest is to be sent, with a button for each usual one that completes the command. */
export function digestTimesAnswer(
  words: Words,
  command: 'digest add' | 'digest move',
  options: Readonly<Record<string, string>>,
): Answer {
  const button = (time: string): Button => ({ label: time, command, options: { ...options, time }, replaces: true });
  return plainAnswer(words, ['digest-which-time', 'problem-time-missing'], {}, { buttons: usualTimes.map(button) });
}

const firstHour = 5;
const lastHour = 22;
/** Events that a digest comes before, as they would be typed; those of the sky also at their time. */
const events = { sunrise: 'sunrise', sunset: 'sunset', high: 'high tide', low: 'low tide' } as const;
/** Time to get ready before an event, h. */
const hoursBefore = 2;

/** Times for a form, by the hour and about events: `value` is what would be typed, in English, which is always understood. */
export function digestTimeChoices(words: Words): { readonly label: string; readonly value: string }[] {
  const hours = Array.from({ length: lastHour - firstHour + 1 }, (_, i) => String(firstHour + i).padStart(2, '0'));
  const before = words.say('duration-whole-hours', { h: hoursBefore });
  return [
    ...hours.map((hour) => ({ label: `${hour}:00`, value: `${hour}:00` })),
    ...Object.entries(events).flatMap(([name, value]) => {
      const event = formats.firstOf(words, `time-${name}`);
      const early = {
        label: formats.capital(words.say('digest-before', { by: before, event })),
        value: `${value}-${hoursBefore}h`,
      };
      return value.startsWith('sun') ? [{ label: formats.capital(event), value }, early] : [early];
    }),
  ];
}

/** All digests and alerts of a channel, or the alerts only, with the result of the last delivery of each. */
export function digestsAnswer(words: Words, digests: readonly DigestView[], kind: DigestView['kind'] = 'digest') {
  const [only, ...others] = digests;
  if (!only) return plainAnswer(words, [`${kind}-none`, `${kind}-how`]);
  return compose({
    title: words.say(`${kind}-list-title`),
    parts: digests.map((digest) => [titleOf(digest), stateFacts(digest)]),
    note: [...new Set(digests.map((digest) => zoneOf(digest)))],
    ...(others.length === 0 && { buttons: buttonsOf(only) }),
  });
}

/** Confirms the action `pause`, `resume`, `remove` or `test`. */
export function digestDoneAnswer(action: string, digest: DigestView): Answer {
  const { number, kind, format } = digest;
  const buttons = action === 'remove' || action === 'test' ? [] : buttonsOf(digest);
  const what = digest.kind === 'alert' ? conditionsText(format, digest.conditions) : digest.what;
  const held = action === 'pause' ? [facts([heldFact(digest)])] : [];
  return compose({ title: format.say(`${kind}-done-${action}`, { number, what }), parts: held, buttons });
}

function heldFact({ format, ...digest }: DigestView): Fact | undefined {
  const { from } = digest.kind === 'digest' ? digest.schedule : {};
  const { since } = digest.kind === 'alert' ? digest.watch : {};
  const date = from ?? (since !== undefined ? civilDate(since, format.zone) : undefined);
  const isOver = date === undefined || date <= civilDate(format.now, format.zone);
  const said = isOver ? undefined : format.say('digest-state-until', { date: formats.shortDay(format, date, '') });
  return fact(format, 'digest-state', said);
}

type Due = { readonly dueAt: Instant; readonly zone: string; readonly now: Instant };

export function lateAnswer(words: Words, answer: Answer, { dueAt, zone, now }: Due): Answer {
  const due = formats.dateAndClock({ ...words, zone, now, units: unitSystems.metric }, dueAt);
  return withOpening(answer, [words.say('digest-late', { due })]);
}

function titleOf(digest: DigestView): string {
  const { number, place, format } = digest;
  const details = { number, place: formats.placeName(format, place) };
  if (digest.kind === 'alert') return format.say('alert-title', details);
  return format.say('digest-title', { ...details, what: digest.what });
}

function stateFacts(digest: DigestView): Block {
  const { status, reason = '', last, format, id } = digest;
  const { sentAt, failedAt, error } = last;
  // Our own code in the user's language; the text of a platform's error as it is.
  const why = error === 'too-late' ? format.say('digest-too-late') : (error ?? '');
  const dated = (at: Instant | undefined, rest = ''): string | undefined =>
    at === undefined ? undefined : `${formats.dateAndClock(format, at)}${rest}`;
  return facts([
    ...timingFacts(digest),
    heldFact(digest),
    status === 'active'
      ? nextFact(digest)
      : fact(format, 'digest-state', format.say(`digest-state-${status}`, { reason })),
    fact(format, 'digest-last', dated(sentAt)),
    fact(format, 'digest-failed', dated(failedAt, `, ${why}`)),
    fact(format, 'digest-mark', id),
  ]);
}

function timingFacts(digest: DigestView): (Fact | undefined)[] {
  if (digest.kind === 'alert') return watchFacts(digest.format, digest);
  const { schedule, format } = digest;
  const times = schedule.times.map((time) => timeName(format, time)).join(', ');
  const isDaily = schedule.weekdays.length === everyDay.length;
  const count = digest.next.length;
  const once = count > 1 ? format.say('digest-once-each', { count }) : format.say('digest-once');
  const [only, ...others] = schedule.dates ?? [];
  const last = others.at(-1);
  const all = only !== undefined && last === undefined ? once : format.say('digest-every-day');
  const days = isDaily ? all : formats.weekdayNames(format, schedule.weekdays).join(', ');
  const until =
    last === undefined ? days : format.say('digest-until', { days, date: formats.shortDay(format, last, '') });
  const [from, to, isOfEvent] = schedule.hours?.split(/[- ]/) ?? [];
  const within = from && to && format.say(`digest-within${isOfEvent ? '-event' : ''}`, { from, to });
  return [fact(format, 'digest-when', [times, until, within].filter(Boolean).join(', '))];
}

function nextFact(digest: DigestView): Fact | undefined {
  const { format, status } = digest;
  if (status !== 'active') return undefined;
  if (digest.kind === 'alert') return reportedFact(format, digest);
  const next = digest.next.map((at) => formats.dateAndClock(format, at));
  return fact(format, 'digest-next', next.length === 0 ? format.say('digest-next-unknown') : next.join(', '));
}

/** `07:00`, `1 h 30 before high tide`, `full moon, 18:00`. */
function timeName(format: formats.FormatContext, time: DeliveryTime): string {
  if (time.kind === 'clock') return time.time;
  const name = formats.firstOf(format, `time-${time.kind === 'phase' ? time.phase : time.event}`);
  if (time.kind === 'phase') return `${name} ${time.time}`;
  if (time.offsetMin === 0) return name;
  const ms = Math.abs(time.offsetMin) * minuteMs;
  return format.say(time.offsetMin < 0 ? 'digest-before' : 'digest-after', {
    by: formats.wholeDuration(format, ms),
    event: name,
  });
}

function zoneOf({ format, next }: DigestView): string {
  const from = next[0] ?? format.now;
  return formats.zoneNote(format, { from, to: (next.at(-1) ?? from) + utcDayMs });
}

function buttonsOf({ format, number, status, kind }: DigestView): Button[] {
  const actions = [...(status !== 'active' ? ['resume'] : kind === 'alert' ? ['pause'] : ['test', 'pause']), 'remove'];
  const options = { number: String(number) };
  return [
    ...actions.map((action) => ({
      label: formats.capital(formats.firstOf(format, `command-${kind}-${action}-name`)),
      command: `${kind} ${action}`,
      options,
    })),
    {
      label: format.say('button-change-digest'),
      command: kind === 'alert' ? 'alert change' : 'digest move',
      options,
      asks: true as const,
    },
  ];
}
