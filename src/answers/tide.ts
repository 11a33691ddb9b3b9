import type { Place } from '../domain/place.ts';
import { civilDate, utcDayMs, type CivilDate, type Instant, type Window } from '../domain/time.ts';
import { levelBetween, springsAndNeaps, type DatumName, type Extreme } from '../domain/tide/index.ts';
import { fact, facts, text, type Answer, type Block } from './answer.ts';
import {
  capital,
  clock,
  clockOn,
  dayName,
  duration,
  height,
  isTold,
  placeName,
  zoneName,
  type Voice,
} from './format.ts';
import { bandFacts, otherButtons, sourceNote, sourceWarnings, type TideSource } from './tide-source.ts';

/** As much of the tide at a place as an answer tells. Heights are metres above `datum`. */
export type TideToTell = {
  readonly station: TideSource;
  readonly datum: DatumName;
  /** Of the days told and five days around them. */
  readonly extremes: readonly Extreme[];
  readonly levels: readonly { readonly at: Instant; readonly heightM: number }[];
  readonly staleSince?: Instant;
  /** The coefficients of a day, where the place has them and the language speaks of them. */
  coefficients?(day: Window): readonly number[];
};

/** A day of the place's calendar. */
export type Day = { readonly date: CivilDate; readonly window: Window };

export function tideAnswer(voice: Voice, place: Place, tide: TideToTell, days: readonly Day[]): Answer {
  const { words } = voice;
  const buttons = otherButtons(place, tide.station);
  return {
    title: words.say('tide-title', { place: placeName(voice, place) }),
    blocks: [
      ...warnings(voice, place, tide),
      ...tideHeadline(voice, tide, days[0]!),
      ...days.map((day) => tideTable(voice, tide, day)),
      // Range and springs are a day's: below several tables nobody would know which.
      ...(days.length === 1 ? dayFacts(voice, tide, days[0]!) : []),
      ...bandFacts(voice, tide.station, rangeOf(tide.extremes)),
    ],
    note: tideNote(voice, tide, days),
    ...(buttons.length > 0 ? { buttons } : {}),
  };
}

/** The answer that a person wants now; nothing of a day that is not today, which its table tells whole. */
export function tideHeadline(voice: Voice, tide: TideToTell, day: Day): Block[] {
  const { words, now, zone } = voice;
  const next = tide.extremes.find(({ at }) => at > now);
  const level = levelBetween(tide.levels, now);
  if (day.date !== civilDate(now, zone) || !next || level === undefined) return [];
  const rangeM = rangeOf(tide.extremes);
  const args = {
    level: height(voice, level, rangeM),
    time: clockOn(voice, next.at, day.date),
    height: height(voice, next.heightM, rangeM),
    in: duration(voice, next.at - now),
  };
  return [text(words.say(next.kind === 'high' ? 'tide-now-rising' : 'tide-now-falling', args))];
}

/** High and low waters of a day with local times and heights. */
export function tideTable(voice: Voice, tide: TideToTell, { date, window }: Day): Block {
  const { words } = voice;
  const rangeM = rangeOf(tide.extremes);
  const rows = within(tide.extremes, window)
    .filter(({ at }) => isTold(voice, at))
    .map(({ at, heightM, kind }) => [
      words.say(kind === 'high' ? 'high-water' : 'low-water'),
      clock(voice, at),
      height(voice, heightM, rangeM),
    ]);
  const title = capital(dayName(voice, date));
  const coefficient = coefficientOf(tide, window);
  const told = coefficient === undefined ? title : `${title} · ${words.say('tide-coefficient')} ${coefficient}`;
  if (rows.length > 0) return { kind: 'table', title: told, rows };
  return text(words.say(voice.aheadOnly ? 'tide-none-ahead' : 'tide-none-that-day', { day: title }));
}

/** `95 / 92`: morning and evening, as almanacs print them. */
function coefficientOf({ coefficients }: TideToTell, window: Window): string | undefined {
  const list = coefficients?.(window) ?? [];
  return list.length > 0 ? list.join(' / ') : undefined;
}

/** Range and springs or neaps of a day. */
function dayFacts(voice: Voice, tide: TideToTell, { window }: Day): Block[] {
  const { words } = voice;
  const extremes = within(tide.extremes, window);
  if (extremes.length < 2) return [];
  const range = fact(words, 'tide-range', height(voice, rangeOf(extremes), rangeOf(tide.extremes)));
  const phase = springsAndNeaps(tide.extremes, window);
  return [facts(phase ? [range, fact(words, 'tide-phase', words.say(`tide-phase-${phase}`))] : [range])];
}

/** Doubts about what is told, and its age, where they matter. */
export function warnings(voice: Voice, place: Place, tide: TideToTell): Block[] {
  const { words } = voice;
  const { station, staleSince, extremes } = tide;
  return [
    ...sourceWarnings(voice, place, station, rangeOf(extremes)),
    ...(staleSince === undefined
      ? []
      : [text(words.say('answer-stale', { days: Math.round((voice.now - staleSince) / utcDayMs) }))]),
  ];
}

export function tideNote(voice: Voice, { station, datum }: TideToTell, days: readonly Day[]): string {
  const { words } = voice;
  return [
    sourceNote(voice, station),
    words.say('note-datum', { datum, meaning: words.say(`datum-${datum.toLowerCase()}`) }),
    words.say('note-zone', { zone: zoneName(voice, { from: days[0]!.window.from, to: days.at(-1)!.window.to }) }),
    ...(station.attribution ? [words.say('note-source', { source: station.attribution })] : []),
    words.say('note-tide-only'),
  ].join(' ');
}

function within(extremes: readonly Extreme[], { from, to }: Window): Extreme[] {
  return extremes.filter(({ at }) => at >= from && at < to);
}

function rangeOf(extremes: readonly Extreme[]): number {
  const heights = extremes.map(({ heightM }) => heightM);
  return Math.max(...heights) - Math.min(...heights);
}
