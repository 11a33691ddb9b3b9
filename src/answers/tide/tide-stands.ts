import type { AspectQuestion, Day } from '../../domain/question/index.ts';
import type { Place } from '../../domain/place.ts';
import { levelBetween, standsAt, type Extreme, type StandKind, type TideStand } from '../../domain/tide/index.ts';
import { hourMs, minuteMs, within, type Instant } from '../../domain/time.ts';
import { text, type Block } from '../answer.ts';
import { clock, duration, height, type FormatContext } from '../format.ts';
import { dayWords } from '../headline.ts';
import { rangeOf, watersOf, type TideView } from './tide.ts';

/** What is published about stands and double waters at a place, in one block, as far as the shown tide does not show it. */
export function standBlocks(
  format: FormatContext,
  { point }: Pick<Place, 'point'>,
  { waters = [] }: Pick<TideView, 'waters'>,
  days: readonly Day[],
): Block[] {
  const shown = days.flatMap(({ window }) => within(waters, window)).filter(({ others }) => others.length > 0);
  const unseen = standsAt(point).filter(({ kind }) => !shown.some((water) => kind === `double-${water.kind}`));
  return unseen.length > 0 ? [text(standsText(format, unseen))] : [];
}

/** A sentence for each: `High water stands here for about 3 h.` */
export function standsText(format: Pick<FormatContext, 'words'>, stands: readonly TideStand[]): string {
  return stands
    .map(({ kind, hours, at = 'always', localName }) =>
      format.words.say(`tide-stand-${kind}-${at}`, {
        lasting: lastingWords(format, hours),
        name: localName === undefined ? '' : ` (${localName})`,
      }),
    )
    .join(' ');
}

/** `for about 2 h 30`; whole hours without minutes, since they are no better known. */
function lastingWords(format: Pick<FormatContext, 'words'>, hours: number | undefined): string {
  if (hours === undefined) return format.words.say('tide-stand-long');
  const length = Number.isInteger(hours) ? `${hours} h` : duration(format, hours * hourMs);
  return format.words.say('tide-stand-lasting', { hours: length });
}

const waterOf: Readonly<Record<StandKind, Extreme['kind']>> = {
  'high-stand': 'high',
  'young-flood-stand': 'high',
  'double-high': 'high',
  'double-low': 'low',
};

/**
 * The first line for a question about stands, of high water, of low water or of either: what is published; where no duration
 * is, also how long the water stays near its high or low in the curve.
 */
export function standLine(
  format: FormatContext,
  place: Place,
  tide: TideView,
  day: Day,
  state: AspectQuestion['state'],
): string | undefined {
  const asked = state === 'high' || state === 'low' ? state : undefined;
  const published = standsAt(place.point).filter(({ kind }) => asked === undefined || waterOf[kind] === asked);
  if (published.some(({ hours }) => hours !== undefined)) return standsText(format, published);
  const kind = asked ?? (published[0] ? waterOf[published[0].kind] : 'high');
  const near = nearLine(format, tide, day, kind);
  if (near === undefined) return undefined;
  const known =
    published.length > 0
      ? standsText(format, published)
      : format.words.say(`headline-stand-none-${kind}`, { place: place.name });
  return `${known} ${near}`;
}

/** As near to high or low water as this, metres, the level counts as standing. Our choice. */
const nearM = 0.1;
/** The ends of the time near high or low water are early or late by this at most. */
const stepMs = 5 * minuteMs;

/** `Within 0.1 m of high water today: 10:10–11:15, 22:40–23:45.` */
function nearLine(format: FormatContext, tide: TideView, day: Day, kind: Extreme['kind']): string | undefined {
  const spans = within(watersOf(tide), day.window)
    .filter((water) => water.kind === kind)
    .map((water) => [nearUntil(tide, water, -stepMs), nearUntil(tide, water, stepMs)] as const);
  if (spans.length === 0) return undefined;
  return format.words.say(`headline-stand-near-${kind}`, {
    day: dayWords(format, day),
    height: height(format, nearM, rangeOf(tide.extremes)),
    value: spans.map(([from, to]) => `${clock(format, from)}–${clock(format, to)}`).join(', '),
  });
}

/** The last instant, in steps from a high or low water, at which the level is near it. */
function nearUntil({ levels }: TideView, { at, heightM, kind }: Extreme, byMs: number): Instant {
  const below = kind === 'high' ? 1 : -1;
  let last = at;
  for (;;) {
    const levelM = levelBetween(levels, last + byMs);
    if (levelM === undefined || below * (heightM - levelM) > nearM) return last;
    last += byMs;
  }
}
