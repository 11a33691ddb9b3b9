import type { Day } from '../../domain/question/index.ts';
import type { Place } from '../../domain/place.ts';
import { within } from '../../domain/time.ts';
import { turnPhases, type Extreme } from '../../domain/tide/index.ts';
import { compose, fact, facts, table, type Answer, type Block } from '../answer.ts';
import { clock, dateAndClock, height, placeName, shortDay, type FormatContext } from '../format.ts';
import { tideData } from '../data.ts';
import { drawn } from '../drawn.ts';
import { turnDays } from './springs-days.ts';
import { tideNote, warnings } from './tide-answer.ts';
import { bandFacts } from './tide-source.ts';
import { standBlocks } from './tide-stands.ts';
import { coefficientOf, rangeOf, watersOf, type TideView } from './tide-view.ts';
import { tideHeight, waterName } from './water-lines.ts';

/** More days than this have a line each instead of a table each. */
export const daysInDetail = 7;

/** The tide of many days, such as a month: the highest and the lowest water, springs and neaps, and a line for each day. */
export function tidePeriodAnswer(
  format: FormatContext,
  place: Place,
  tide: TideView,
  days: readonly [Day, ...Day[]],
): Answer {
  const { words } = format;
  const hasDoubles = days.some(({ window }) =>
    within(tide.waters ?? [], window).some(({ others }) => others.length > 0),
  );
  return compose({
    title: words.say('tide-title', { place: placeName(format, place) }),
    parts: [
      warnings(format, place, tide),
      summary(format, tide, days),
      dailyTable(format, tide, days, 'high'),
      dailyTable(format, tide, days, 'low'),
      hasDoubles ? words.say('tide-doubles-once') : undefined,
      standBlocks(format, place, tide, days),
      bandFacts(format, tide.station, rangeOf(tide.extremes)),
    ],
    note: tideNote(format, tide, days),
    data: tideData(place, tide, days, format.now),
    picture: drawn('tideMonthPicture', { format, place, tide, days }),
  });
}

/** The outermost waters of the period, and the days of springs and neaps. */
function summary(format: FormatContext, tide: TideView, days: readonly Day[]): Block | undefined {
  const shown = days.flatMap(({ window }) => within(tide.extremes, window));
  const byHeight = shown.toSorted((a, b) => a.heightM - b.heightM);
  const [lowest, highest] = [byHeight[0], byHeight.at(-1)];
  if (!lowest || !highest) return undefined;
  const { words } = format;
  const said = ({ at, heightM }: Extreme): string =>
    `${height(format, heightM, rangeOf(shown))}, ${dateAndClock(format, at)}`;
  return facts([
    fact(words, 'tide-highest', said(highest)),
    fact(words, 'tide-lowest', said(lowest)),
    ...turnPhases.map((phase) => {
      const list = turnDays(tide, days, phase).map(({ date }) => shortDay(format, date));
      return fact(words, `tide-days-${phase}`, list.length > 0 ? list.join(', ') : undefined);
    }),
  ]);
}

/** The high or low waters of each day, and with the high ones the coefficients where the view has them. */
function dailyTable(
  format: FormatContext,
  tide: TideView,
  days: readonly Day[],
  kind: Extreme['kind'],
): Block | undefined {
  const cells = days.map(({ window }) =>
    within(watersOf(tide), window)
      .filter((extreme) => extreme.kind === kind)
      .flatMap(({ at, heightM }) => [clock(format, at), tideHeight(format, tide, heightM)]),
  );
  const columns = Math.max(...cells.map(({ length }) => length));
  if (columns === 0) return undefined;
  const rows = days.map(({ date, window }, i) => {
    const row = [shortDay(format, date), ...(cells[i] ?? [])];
    const coefficient = kind === 'high' ? coefficientOf(tide, window) : undefined;
    if (coefficient === undefined) return row;
    return [...row, ...Array.from({ length: columns + 1 - row.length }, () => ''), coefficient];
  });
  const name = waterName(format, kind);
  const hasCoefficients = kind === 'high' && tide.coefficients !== undefined;
  return table(rows, hasCoefficients ? `${name} · ${format.words.say('tide-coefficient')}` : name);
}
