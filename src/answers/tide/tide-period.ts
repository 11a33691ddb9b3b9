import type { Day } from '../../domain/question/index.ts';
import type { Place } from '../../domain/place.ts';
import { within } from '../../domain/time.ts';
import { turnPhases, type Extreme, type TurnPhase } from '../../domain/tide/index.ts';
import { fact, facts, text, type Answer, type Block } from '../answer.ts';
import { clock, dateAndClock, height, placeName, shortDay, type FormatContext } from '../format.ts';
import { tideData } from '../data.ts';
import { turnDays } from './springs-days.ts';
import { bandFacts } from './tide-source.ts';
import { standBlocks } from './tide-stands.ts';
import { coefficientOf, rangeOf, tideNote, warnings, watersOf, type TideView } from './tide.ts';
import { drawn } from '../drawn.ts';

/** More days than this have a line each instead of a table each. */
export const daysInDetail = 7;

/** The tide of many days, such as a month: the highest and the lowest water, springs and neaps, and a line for each day. */
export function tidePeriodAnswer(
  format: FormatContext,
  place: Place,
  tide: TideView,
  days: readonly [Day, ...Day[]],
): Answer {
  return {
    title: format.words.say('tide-title', { place: placeName(format, place) }),
    blocks: [
      ...warnings(format, place, tide),
      ...summary(format, tide, days),
      ...dailyTable(format, tide, days, 'high'),
      ...dailyTable(format, tide, days, 'low'),
      ...(hasDoubles(tide, days) ? [text(format.words.say('tide-doubles-once'))] : []),
      ...standBlocks(format, place, tide, days),
      ...bandFacts(format, tide.station, rangeOf(tide.extremes)),
    ],
    note: tideNote(format, tide, days),
    data: tideData(place, tide, days, format.now),
    picture: drawn('tideMonthPicture', { format, place, tide, days }),
  };
}

function hasDoubles({ waters = [] }: TideView, days: readonly Day[]): boolean {
  return days.some(({ window }) => within(waters, window).some(({ others }) => others.length > 0));
}

/** The outermost waters of the period, and the days of springs and neaps. */
function summary(format: FormatContext, tide: TideView, days: readonly Day[]): Block[] {
  const shown = days.flatMap(({ window }) => within(tide.extremes, window));
  const byHeight = shown.toSorted((a, b) => a.heightM - b.heightM);
  const [lowest, highest] = [byHeight[0], byHeight.at(-1)];
  if (!lowest || !highest) return [];
  const { words } = format;
  const outermost = (key: string, { at, heightM }: Extreme) =>
    fact(words, key, `${height(format, heightM, rangeOf(shown))}, ${dateAndClock(format, at)}`);
  const phaseDays = (phase: TurnPhase) => {
    const list = turnDays(tide, days, phase).map(({ date }) => shortDay(format, date));
    return list.length > 0 ? [fact(words, `tide-days-${phase}`, list.join(', '))] : [];
  };
  return [
    facts([outermost('tide-highest', highest), outermost('tide-lowest', lowest), ...turnPhases.flatMap(phaseDays)]),
  ];
}

/** The high or low waters of each day, and with the high ones the coefficients where the view has them. */
function dailyTable(format: FormatContext, tide: TideView, days: readonly Day[], kind: Extreme['kind']): Block[] {
  const rangeM = rangeOf(tide.extremes);
  const cells = days.map(({ window }) =>
    within(watersOf(tide), window)
      .filter((extreme) => extreme.kind === kind)
      .flatMap(({ at, heightM }) => [clock(format, at), height(format, heightM, rangeM)]),
  );
  const columns = Math.max(...cells.map(({ length }) => length));
  if (columns === 0) return [];
  const rows = days.map(({ date, window }, i) => {
    const row = [shortDay(format, date), ...(cells[i] ?? [])];
    const coefficient = kind === 'high' ? coefficientOf(tide, window) : undefined;
    if (coefficient === undefined) return row;
    return [...row, ...Array.from({ length: columns + 1 - row.length }, () => ''), coefficient];
  });
  const { words } = format;
  const name = words.say(kind === 'high' ? 'high-water' : 'low-water');
  const hasCoefficients = kind === 'high' && tide.coefficients !== undefined;
  return [{ kind: 'table', title: hasCoefficients ? `${name} · ${words.say('tide-coefficient')}` : name, rows }];
}
