import type { Day } from '../../domain/question/index.ts';
import type { Place } from '../../domain/place.ts';
import { civilDate, utcDayMs, within, type Instant, type Window } from '../../domain/time.ts';
import {
  levelBetween,
  springsAndNeaps,
  type Coefficient,
  type Extreme,
  type OwnPort,
  type ShownDatum,
  type Water,
} from '../../domain/tide/index.ts';
import { fact, facts, text, type Answer, type Block } from '../answer.ts';
import {
  capital,
  clock,
  clockOn,
  dateAndClock,
  dayName,
  duration,
  height,
  isShown,
  placeName,
  zoneName,
  type FormatContext,
} from '../format.ts';
import { tideData } from '../data.ts';
import { ownPortNote } from './own-port.ts';
import { curveOf } from './tide-line.ts';
import { standBlocks } from './tide-stands.ts';
import { bandFacts, namesStation, otherButtons, sourceNote, sourceWarnings, type TideSource } from './tide-source.ts';
import { drawn } from '../drawn.ts';

/** The tide at a place, as far as an answer shows it. Heights are metres above `datum`. */
export type TideView = {
  readonly station: TideSource;
  readonly datum: ShownDatum;
  /** High and low waters of the shown days and of nine days on both sides, in time order. */
  readonly extremes: readonly Extreme[];
  /** The same, each double high or low water once; absent where too few days are known to tell. */
  readonly waters?: readonly Water[] | undefined;
  /** Heights at whole hours. */
  readonly levels: readonly { readonly at: Instant; readonly heightM: number }[];
  /** When the data were fetched, where the service cannot be reached now. */
  readonly staleSince?: Instant;
  /** The differences of the user's own port, which are in the extremes and levels. */
  readonly ownPort?: OwnPort;
  /** The coefficients of the high waters of the shown days, for places that use them. */
  readonly coefficients?: readonly Coefficient[];
};

/** A level that the water is to be above or below, metres above the datum of the view. */
export type TideLevel = { readonly side: 'above' | 'below'; readonly heightM: number };

/**
 * Doubts about the tide, the tide now where today is the first day, a table for each day, for a single day also range and
 * springs, and how accurate it is. `level` is a line in the picture.
 */
export function tideAnswer(
  format: FormatContext,
  place: Place,
  tide: TideView,
  days: readonly [Day, ...Day[]],
  level?: TideLevel,
): Answer {
  const { words } = format;
  const buttons = otherButtons(place, tide.station);
  return {
    title: words.say('tide-title', { place: placeName(format, place) }),
    blocks: [
      ...warnings(format, place, tide),
      ...tideHeadline(format, tide, days[0]),
      ...days.flatMap((day) => [tideTable(format, tide, day), ...doubleWaters(format, tide, day)]),
      ...standBlocks(format, place, tide, days),
      // Range and springs are those of one day: below several tables it would not be clear which.
      ...(days.length === 1 ? dayFacts(format, tide, days[0]) : []),
      ...bandFacts(format, tide.station, rangeOf(tide.extremes)),
    ],
    note: tideNote(format, tide, days),
    data: tideData(place, tide, days, format.now),
    picture: drawn('tidePicture', { format, place, tide, days, level }),
    ...(days.length === 1 ? curveOf(format, tide, days[0]) : {}),
    ...(buttons.length > 0 ? { buttons } : {}),
  };
}

/** High and low waters, a double one once. */
export function watersOf({ waters, extremes }: TideView): readonly Extreme[] {
  return waters ?? extremes;
}

/** Level now and next high or low water; nothing on a day other than today, for which the table is enough. */
export function tideHeadline(format: FormatContext, tide: TideView, day: Day): Block[] {
  const { words, now, zone } = format;
  const next = watersOf(tide).find(({ at }) => at > now);
  const level = levelBetween(tide.levels, now);
  if (day.date !== civilDate(now, zone) || !next || level === undefined) return [];
  const rangeM = rangeOf(tide.extremes);
  const args = {
    level: height(format, level, rangeM),
    time: clockOn(format, next.at, day.date),
    height: height(format, next.heightM, rangeM),
    in: duration(format, next.at - now),
  };
  return [text(words.say(next.kind === 'high' ? 'tide-now-rising' : 'tide-now-falling', args))];
}

/** High and low waters of a day with local times and heights, and the coefficients where the view has them. `isDated`: under its date. */
export function tideTable(
  format: FormatContext,
  tide: TideView,
  { date, window }: Day,
  { isDated = true } = {},
): Block {
  const { words } = format;
  const rangeM = rangeOf(tide.extremes);
  const rows = within(watersOf(tide), window)
    .filter(({ at }) => isShown(format, at))
    .map(({ at, heightM, kind }) => [
      words.say(kind === 'high' ? 'high-water' : 'low-water'),
      clock(format, at),
      height(format, heightM, rangeM),
    ]);
  const title = capital(dayName(format, date));
  const coefficient = coefficientOf(tide, window);
  const heading = [
    ...(isDated ? [title] : []),
    ...(coefficient === undefined ? [] : [`${words.say('tide-coefficient')} ${coefficient}`]),
  ].join(' · ');
  if (rows.length > 0) return { kind: 'table', ...(heading !== '' && { title: heading }), rows };
  return text(words.say(format.upcomingOnly ? 'tide-none-ahead' : 'tide-none-that-day', { day: title }));
}

/** A sentence for each double water of a day: `Double low water: 03:10 (0.2 m) and 06:20 (0.3 m).` */
export function doubleWaters(format: FormatContext, tide: TideView, { window }: Day): Block[] {
  const rangeM = rangeOf(tide.extremes);
  return within(tide.waters ?? [], window)
    .filter(({ at, others }) => others.length > 0 && isShown(format, at))
    .map((water) => {
      const list = [water, ...water.others]
        .toSorted((a, b) => a.at - b.at)
        .map(({ at, heightM }) =>
          format.words.say('headline-time-height', {
            time: clock(format, at),
            height: height(format, heightM, rangeM),
          }),
        );
      return text(format.words.say(`tide-double-${water.kind}`, { list: list.join(', ') }));
    });
}

/** `95 / 92`: morning and evening, as almanacs print them. */
export function coefficientOf({ coefficients = [] }: TideView, window: Window): string | undefined {
  const list = within(coefficients, window).map(({ coefficient }) => coefficient);
  return list.length > 0 ? list.join(' / ') : undefined;
}

/** The next great tide of the French coast: `Next coefficient of 100 or more: Wed 25 Nov 05:40 (103).` */
export function bigTideLine(
  format: FormatContext,
  tides: readonly { readonly at: Instant; readonly coefficient: number }[],
): string {
  const list = tides.map(({ at, coefficient }) => `${dateAndClock(format, at)} (${coefficient})`).join(', ');
  return format.words.say('tide-next-big', { list });
}

/** Range and springs or neaps of a day. */
function dayFacts(format: FormatContext, tide: TideView, { window }: Day): Block[] {
  const { words } = format;
  const extremes = within(tide.extremes, window);
  if (extremes.length < 2) return [];
  const range = fact(words, 'tide-range', height(format, rangeOf(extremes), rangeOf(tide.extremes)));
  const phase = springsAndNeaps(tide.extremes, window);
  return [facts(phase ? [range, fact(words, 'tide-phase', words.say(`tide-phase-${phase}`))] : [range])];
}

/** Warnings about the source of a tide and of stale data. */
export function warnings(format: FormatContext, place: Place, tide: TideView): Block[] {
  const { words } = format;
  const { station, staleSince, extremes } = tide;
  return [
    ...sourceWarnings(format, place, station, rangeOf(extremes)),
    ...(staleSince === undefined
      ? []
      : [text(words.say('answer-stale', { days: Math.round((format.now - staleSince) / utcDayMs) }))]),
  ];
}

/** Station, datum, time zone, source and limits of a tide. */
export function tideNote(
  format: FormatContext,
  { station, datum, ownPort }: TideView,
  days: readonly [Day, ...Day[]],
): string {
  const { words } = format;
  const last = days.at(-1) ?? days[0];
  return [
    ...(namesStation(station) ? [] : [sourceNote(format, station)]),
    ...(ownPort ? [ownPortNote(format, ownPort)] : []),
    words.say('note-datum', { datum, meaning: words.say(`datum-${datum.toLowerCase()}`) }),
    words.say('note-zone', { zone: zoneName(format, { from: days[0].window.from, to: last.window.to }) }),
    ...(station.attribution ? [words.say('note-source', { source: shortCredit(station.attribution) })] : []),
    words.say('note-tide-only'),
  ].join(' ');
}

/** The names of the data without their authors and licences, which `about` has in full. */
function shortCredit(attribution: string): string {
  return attribution
    .split('; ')
    .map((credit) => credit.split(' (')[0])
    .join(', ');
}

/** Greatest height less the least, metres; 0 without any. */
export function rangeOf(extremes: readonly { readonly heightM: number }[]): number {
  const heights = extremes.map(({ heightM }) => heightM);
  return heights.length === 0 ? 0 : Math.max(...heights) - Math.min(...heights);
}
