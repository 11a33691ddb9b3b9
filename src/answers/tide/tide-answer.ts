import type { Place } from '../../domain/place.ts';
import type { Words } from '../../words.ts';
import { windowOfDays, type Day } from '../../domain/question/index.ts';
import { hourMs, within, type Instant } from '../../domain/time.ts';
import { levelBetween, outermost, rangeOf, springsAndNeaps } from '../../domain/tide/index.ts';
import type { Extreme, TideLevel } from '../../domain/tide/index.ts';
import { compose, fact, facts, noteOf, table, text, type Answer, type Block, type Figure } from '../answer.ts';
import * as formats from '../format.ts';
import { height } from '../measures.ts';
import { tideData } from '../data.ts';
import { drawn } from '../drawn.ts';
import { isToday, nothing, type Line, type PlaceAsked, type PlaceDays } from '../headline.ts';
import { levelLines, observedNote } from '../observed/observed-lines.ts';
import { standBlocks } from './tide-stands.ts';
import { asksHighs, bandFacts, namesStation, otherButtons, ownPortNote, sourceNote, warnings } from './tide-source.ts';
import { namedTurns, turnDays } from '../../domain/tide/turn-days.ts';
import { coefficientOf, isFromMouth, watersOf, type TideView } from './tide-view.ts';
import { tideHeight, waterArgs, waterList, waterName } from './water-lines.ts';

/** More days than this have a line each instead of a table each. */
export const daysInDetail = 7;

/**
 * Doubts about the tide, the tide now where today is the first day, a table for each day, for a single day also range and
 * springs, and how accurate it is. Of many days, such as a month, the outermost waters, springs and neaps, and a line for each
 * day. What the question names is left out where its first lines say it; a level of it is a line in the picture.
 */
export function tideAnswer(asked: PlaceAsked, tide: TideView): Answer {
  const { format, place, days, question = nothing } = asked;
  const { aspects, heightM } = question;
  const { station } = tide;
  const [first] = days;
  const isOneDay = days.length === 1;
  const isLong = days.length > daysInDetail;
  const hasDoubles = within(tide.waters ?? [], windowOfDays(days)).some(({ others }) => others.length > 0);
  const side = (['above', 'below'] as const).find((one) => aspects.includes(one));
  const level: TideLevel | undefined = side && heightM !== undefined ? { side, heightM } : undefined;
  const parts = isLong
    ? [
        periodFacts(format, tide, days),
        dailyTable(format, tide, days, 'high'),
        dailyTable(format, tide, days, 'low'),
        hasDoubles ? format.say('tide-doubles-once') : undefined,
      ]
    : [
        isSaid(asked, tide) ? undefined : tideHeadline(format, tide, first),
        ...(aspects.includes('observed') ? [] : levelLines(format, tide, first)),
        ...days.flatMap((day) => [
          aspects.includes('hourly') ? hourlyTable(format, tide, day) : undefined,
          tideTable(format, tide, day),
          ...doubleWaters(format, tide, day),
        ]),
      ];
  return compose({
    title: format.say(isFromMouth(station) ? 'tide-title-mouth' : 'tide-title', {
      place: formats.placeName(format, place),
      station: station.name,
      kind: station.kind ?? '',
    }),
    parts: [
      warnings(format, place, tide, asksHighs(question) ? [] : days),
      parts,
      standBlocks(asked, tide),
      // Range and springs are those of one day: below several tables it would not be clear which.
      isOneDay ? dayFacts(format, tide, first) : undefined,
      bandFacts(format, tide.station, rangeOf(tide.extremes)),
    ],
    note: noteOf(format, ...tideNote(asked, tide)),
    data: tideData(place, tide, days, format.now),
    figures: (extreme) => tideFigures(asked, tide, aspects.includes('range') ? undefined : extreme),
    waters: () => ({
      kinds: (['high', 'low'] as const).filter((kind) => aspects.includes(kind)),
      window: windowOfDays(days),
      all: watersOf(tide),
      datum: tide.datum,
      source: station.name,
      shown: (metres) => tideHeight(format, tide, metres),
    }),
    picture: isLong
      ? drawn('tideMonthPicture', { format, place, tide, days })
      : drawn('tidePicture', { format, place, tide, days, level }),
    ...(isOneDay && curveOf(format, tide, first)),
    buttons: isLong ? [] : otherButtons(place, tide.station),
  });
}

/** By what tides are compared: their range, and unless that alone is asked for, heights of ports with one datum. */
function tideFigures({ format, days }: PlaceAsked, tide: TideView, extreme?: 'most' | 'least'): Figure[] {
  const { lowest, highest } = outermost(days.flatMap(({ window }) => within(watersOf(tide), window)));
  if (!lowest || !highest) return [];
  const { name: source, band } = tide.station;
  const error = band && { value: band.heightM, shown: tideHeight(format, tide, band.heightM) };
  const figure = (what: string, value: number): Figure => {
    return { what, value, shown: tideHeight(format, tide, value), source, error };
  };
  const name = format.say(extreme === 'most' ? 'tide-highest' : 'tide-lowest');
  return [
    ...(extreme ? [figure(`${name} (${tide.datum})`, (extreme === 'most' ? highest : lowest).heightM)] : []),
    figure(format.say('tide-range'), Math.max(...days.map(({ window }) => rangeOf(within(tide.extremes, window))))),
  ];
}

/** Whether the first line says what the tide does now, or the next water: neither is said twice. */
function isSaid({ format: { now }, question: { aspects, time } = nothing }: PlaceAsked, tide: TideView): boolean {
  const next = watersOf(tide).find(({ at }) => at > now);
  const asksOfNow = time === undefined && (['rising', 'height'] as const).some((one) => aspects.includes(one));
  return asksOfNow || (next !== undefined && aspects.includes(`next-${next.kind}`));
}

/** Level now and next high or low water; nothing of another day, nor up a river, where it is not the mouth’s. */
export function tideHeadline(format: formats.FormatContext, tide: TideView, day: Day): string | undefined {
  const { now } = format;
  const next = watersOf(tide).find(({ at }) => at > now);
  const level = levelBetween(tide.levels, now);
  if (!isToday(format, day) || isFromMouth(tide.station) || !next || level === undefined) return undefined;
  return format.say('tide-now', {
    way: next.kind === 'high' ? 'rising' : 'falling',
    // A measured one is said behind it.
    source: tide.observed?.values.seaLevel === undefined ? 'predicted' : 'measured',
    level: tideHeight(format, tide, level),
    ...waterArgs(format, tide, next, day.date),
    in: formats.duration(format, next.at - now),
  });
}

/** High and low waters of a day with local times and heights, and the coefficients where the view has them. `isDated`: under its date. */
export function tideTable(format: formats.FormatContext, tide: TideView, { date, window }: Day, isDated = true): Block {
  const rows = within(watersOf(tide), window)
    .filter(({ at }) => formats.isShown(format, at))
    .map(({ at, heightM, kind }) => [
      waterName(format, kind),
      formats.clock(format, at),
      tideHeight(format, tide, heightM),
    ]);
  const day = formats.dayTitle(format, date);
  const coefficient = coefficientOf(tide, window);
  const coefficientText = coefficient === undefined ? undefined : `${format.say('tide-coefficient')} ${coefficient}`;
  const heading = [isDated ? day : undefined, coefficientText].filter(Boolean).join(' · ');
  return (
    table(rows, heading) ?? text(format.say(format.upcomingOnly ? 'tide-none-ahead' : 'tide-none-that-day', { day }))
  );
}

/** `00:00  2.1 m  12:00  4.4 m`: the level at each hour of a day, in two columns. */
function hourlyTable(format: formats.FormatContext, tide: TideView, { date, window: { from, to } }: Day) {
  const half = Math.ceil((to - from) / hourMs / 2);
  const cells = (at: Instant): string[] => {
    const level = at < to ? levelBetween(tide.levels, at) : undefined;
    return level === undefined ? [] : [formats.clock(format, at), tideHeight(format, tide, level)];
  };
  const hours = Array.from({ length: half }, (_, index) => from + index * hourMs);
  const rows = hours.map((at) => [...cells(at), ...cells(at + half * hourMs)]);
  return table(rows, formats.dayTitle(format, date));
}

/** A sentence for each double water of a day: `Double low water: 03:10 (0.2 m) and 06:20 (0.3 m).` */
export function doubleWaters(format: formats.FormatContext, tide: TideView, day: Day): string[] {
  const doubles = within(tide.waters ?? [], day.window).filter(
    ({ at, others }) => others.length > 0 && formats.isShown(format, at),
  );
  return doubles.map((water) => {
    const inTime = [water, ...water.others].toSorted((a, b) => a.at - b.at);
    return format.say('tide-double', { kind: water.kind, list: waterList(format, tide, inTime, day) });
  });
}

/** The next great tide of the French coast: `Next coefficient of 100 or more: Wed 25 Nov 05:40 (103).` */
export function bigTideLine(
  format: formats.FormatContext,
  tides: readonly { readonly at: Instant; readonly coefficient: number }[],
): string {
  const list = tides.map(({ at, coefficient }) => `${formats.dateAndClock(format, at)} (${coefficient})`).join(', ');
  return format.say('tide-next-big', { list });
}

function dayFacts(format: formats.FormatContext, tide: TideView, { window }: Day): Block | undefined {
  const extremes = within(tide.extremes, window);
  if (extremes.length < 2) return undefined;
  const phase = springsAndNeaps(tide.extremes, window);
  return facts([
    fact(format, 'tide-range', tideHeight(format, tide, rangeOf(extremes))),
    fact(format, 'tide-phase', phase && format.say(`tide-phase-${phase}`)),
  ]);
}

function periodFacts(format: formats.FormatContext, tide: TideView, days: readonly Day[]): Block | undefined {
  const shown = days.flatMap(({ window }) => within(tide.extremes, window));
  const { lowest, highest } = outermost(shown);
  if (!lowest || !highest) return undefined;
  const said = ({ at, heightM }: Extreme): string =>
    `${height(format, heightM, rangeOf(shown))}, ${formats.dateAndClock(format, at)}`;
  return facts([
    fact(format, 'tide-highest', said(highest)),
    fact(format, 'tide-lowest', said(lowest)),
    ...namedTurns.map((phase) => {
      const list = turnDays(tide.extremes, days, phase).map(({ date }) => formats.shortDay(format, date));
      return fact(format, `tide-days-${phase}`, list.length > 0 ? list.join(', ') : undefined);
    }),
  ]);
}

/** The high or low waters of each day, and with the high ones the coefficients where the view has them. */
function dailyTable(format: formats.FormatContext, tide: TideView, days: readonly Day[], kind: Extreme['kind']) {
  const cells = days.map(({ window }) =>
    within(watersOf(tide), window)
      .filter((extreme) => extreme.kind === kind)
      .flatMap(({ at, heightM }) => [formats.clock(format, at), tideHeight(format, tide, heightM)]),
  );
  const columns = Math.max(...cells.map(({ length }) => length));
  if (columns === 0) return undefined;
  const rows = days.map(({ date, window }, i) => {
    const row = [formats.shortDay(format, date), ...(cells[i] ?? [])];
    const coefficient = kind === 'high' ? coefficientOf(tide, window) : undefined;
    if (coefficient === undefined) return row;
    return [...row, ...Array.from({ length: columns + 1 - row.length }, () => ''), coefficient];
  });
  const name = waterName(format, kind);
  const hasCoefficients = kind === 'high' && tide.coefficients !== undefined;
  return table(rows, hasCoefficients ? `${name} · ${format.say('tide-coefficient')}` : name);
}

const steps = 48;
const labelled = 4;

/** The water of one day every half hour, as `Answer.curve`; an empty object where not all of it is known. */
function curveOf(format: formats.FormatContext, { levels }: TideView, { window }: Day): Pick<Answer, 'curve'> {
  const lengthMs = window.to - window.from;
  const instants = Array.from({ length: steps }, (_, i) => window.from + ((i + 0.5) * lengthMs) / steps);
  const values = instants.flatMap((at) => levelBetween(levels, at) ?? []);
  if (values.length < steps) return {};
  return {
    curve: () => ({
      values,
      labels: Array.from({ length: labelled }, (_, i) => {
        const at = i / labelled;
        return { at, text: formats.clock(format, window.from + at * lengthMs) };
      }),
      ...(format.now >= window.from && format.now < window.to && { now: (format.now - window.from) / lengthMs }),
    }),
  };
}

/** Station, datum, time zone, source and limits of a tide. */
export function tideNote({ format, place, days }: PlaceDays, tide: TideView): Line[] {
  const { station, ownPort, observed } = tide;
  // Without authors and licences, which `about` has in full.
  const credits = (station.attribution ?? '').split('; ').map((credit) => credit.split(' (')[0]);
  return [
    namesStation(station) ? undefined : sourceNote(format, station),
    ownPort && ownPortNote(format, ownPort),
    datumNote(format, place, tide),
    formats.zoneNote(format, windowOfDays(days)),
    station.attribution && format.say('note-source', { source: credits.join(', ') }),
    observed && observedNote(format, [observed]),
    format.say('note-tide-only'),
  ];
}

export function datumNote(words: Words, { countryCode: country = '' }: Place, { datum }: TideView): string {
  return words.say('note-datum', { datum, meaning: words.say(`datum-${datum.toLowerCase()}`, { country }) });
}
