import type { Day } from '../../domain/question/index.ts';
import type { Place } from '../../domain/place.ts';
import { utcDayMs, within, type Instant } from '../../domain/time.ts';
import { levelBetween, springsAndNeaps } from '../../domain/tide/index.ts';
import { compose, fact, facts, table, text, type Answer, type Block, type Figure } from '../answer.ts';
import {
  capital,
  clock,
  clockOn,
  dateAndClock,
  dayName,
  duration,
  isShown,
  placeName,
  zoneName,
  type FormatContext,
} from '../format.ts';
import { tideData } from '../data.ts';
import { drawn } from '../drawn.ts';
import { isToday } from '../headline.ts';
import { levelLines, observedNote } from '../observed/observed-lines.ts';
import { curveOf } from './curve.ts';
import { ownPortNote } from './own-port.ts';
import { standBlocks } from './tide-stands.ts';
import { bandFacts, namesStation, otherButtons, sourceNote, sourceWarnings } from './tide-source.ts';
import { coefficientOf, rangeOf, watersOf, type TideLevel, type TideView } from './tide-view.ts';
import { tideHeight, waterName } from './water-lines.ts';

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
  const isOneDay = days.length === 1;
  return compose({
    title: format.words.say('tide-title', { place: placeName(format, place) }),
    parts: [
      warnings(format, place, tide),
      tideHeadline(format, tide, days[0]),
      levelLines(format, tide, days[0]),
      days.flatMap((day) => [tideTable(format, tide, day), ...doubleWaters(format, tide, day)]),
      standBlocks(format, place, tide, days),
      // Range and springs are those of one day: below several tables it would not be clear which.
      isOneDay ? dayFacts(format, tide, days[0]) : undefined,
      bandFacts(format, tide.station, rangeOf(tide.extremes)),
    ],
    note: tideNote(format, tide, days),
    data: tideData(place, tide, days, format.now),
    figures: (extreme) => tideFigures(format, tide, days, extreme),
    picture: drawn('tidePicture', { format, place, tide, days, level }),
    ...(isOneDay && curveOf(format, tide, days[0])),
    buttons: otherButtons(place, tide.station),
  });
}

/** By what tides are compared: their range, and heights of ports with one datum. */
function tideFigures(format: FormatContext, tide: TideView, days: readonly Day[], extreme: 'most' | 'least'): Figure[] {
  const { words } = format;
  const shown = days.flatMap(({ window }) => within(watersOf(tide), window));
  if (shown.length === 0) return [];
  const heights = shown.map(({ heightM }) => heightM);
  const figure = (what: string, value: number): Figure => ({ what, value, shown: tideHeight(format, tide, value) });
  const name = words.say(extreme === 'most' ? 'tide-highest' : 'tide-lowest');
  return [
    figure(`${name} (${tide.datum})`, extreme === 'most' ? Math.max(...heights) : Math.min(...heights)),
    figure(words.say('tide-range'), Math.max(...days.map(({ window }) => rangeOf(within(tide.extremes, window))))),
  ];
}

/** Level now and next high or low water; nothing on a day other than today, for which the table is enough. */
export function tideHeadline(format: FormatContext, tide: TideView, day: Day): string | undefined {
  const { words, now } = format;
  const next = watersOf(tide).find(({ at }) => at > now);
  const level = levelBetween(tide.levels, now);
  if (!isToday(format, day) || !next || level === undefined) return undefined;
  return words.say(next.kind === 'high' ? 'tide-now-rising' : 'tide-now-falling', {
    level: tideHeight(format, tide, level),
    time: clockOn(format, next.at, day.date),
    height: tideHeight(format, tide, next.heightM),
    in: duration(format, next.at - now),
  });
}

/** High and low waters of a day with local times and heights, and the coefficients where the view has them. `isDated`: under its date. */
export function tideTable(
  format: FormatContext,
  tide: TideView,
  { date, window }: Day,
  { isDated = true } = {},
): Block {
  const { words } = format;
  const rows = within(watersOf(tide), window)
    .filter(({ at }) => isShown(format, at))
    .map(({ at, heightM, kind }) => [waterName(format, kind), clock(format, at), tideHeight(format, tide, heightM)]);
  const day = capital(dayName(format, date));
  const coefficient = coefficientOf(tide, window);
  const ofCoefficient = coefficient === undefined ? undefined : `${words.say('tide-coefficient')} ${coefficient}`;
  const heading = [isDated ? day : undefined, ofCoefficient].filter(Boolean).join(' · ');
  return (
    table(rows, heading) ?? text(words.say(format.upcomingOnly ? 'tide-none-ahead' : 'tide-none-that-day', { day }))
  );
}

/** A sentence for each double water of a day: `Double low water: 03:10 (0.2 m) and 06:20 (0.3 m).` */
export function doubleWaters(format: FormatContext, tide: TideView, { window }: Day): string[] {
  const { words } = format;
  const doubles = within(tide.waters ?? [], window).filter(
    ({ at, others }) => others.length > 0 && isShown(format, at),
  );
  return doubles.map((water) => {
    const inTime = [water, ...water.others].toSorted((a, b) => a.at - b.at);
    const list = inTime.map(({ at, heightM }) =>
      words.say('headline-time-height', { time: clock(format, at), height: tideHeight(format, tide, heightM) }),
    );
    return words.say(`tide-double-${water.kind}`, { list: list.join(', ') });
  });
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
function dayFacts(format: FormatContext, tide: TideView, { window }: Day): Block | undefined {
  const { words } = format;
  const extremes = within(tide.extremes, window);
  if (extremes.length < 2) return undefined;
  const phase = springsAndNeaps(tide.extremes, window);
  return facts([
    fact(words, 'tide-range', tideHeight(format, tide, rangeOf(extremes))),
    fact(words, 'tide-phase', phase && words.say(`tide-phase-${phase}`)),
  ]);
}

/** Warnings about the source of a tide and of stale data. */
export function warnings(
  format: FormatContext,
  place: Place,
  { station, staleSince, extremes }: TideView,
): (string | undefined)[] {
  return [...sourceWarnings(format, place, station, rangeOf(extremes)), staleLine(format, staleSince)];
}

/** How old data are that the service could not renew. */
export function staleLine({ words, now }: FormatContext, since: Instant | undefined): string | undefined {
  return since === undefined ? undefined : words.say('answer-stale', { days: Math.round((now - since) / utcDayMs) });
}

/** Station, datum, time zone, source and limits of a tide. */
export function tideNote(
  format: FormatContext,
  { station, datum, ownPort, observed }: TideView,
  days: readonly [Day, ...Day[]],
): (string | undefined)[] {
  const { words } = format;
  const window = { from: days[0].window.from, to: (days.at(-1) ?? days[0]).window.to };
  return [
    namesStation(station) ? undefined : sourceNote(format, station),
    ownPort && ownPortNote(format, ownPort),
    words.say('note-datum', { datum, meaning: words.say(`datum-${datum.toLowerCase()}`) }),
    words.say('note-zone', { zone: zoneName(format, window) }),
    station.attribution && words.say('note-source', { source: shortCredit(station.attribution) }),
    observed && observedNote(format, [observed]),
    words.say('note-tide-only'),
  ];
}

/** The names of the data without their authors and licences, which `about` has in full. */
function shortCredit(attribution: string): string {
  return attribution
    .split('; ')
    .map((credit) => credit.split(' (')[0])
    .join(', ');
}
