import { standAround, standsAt, standsWithinM } from '../../domain/tide/index.ts';
import type { Extreme, StandKind, TideStand } from '../../domain/tide/index.ts';
import { hourMs, within } from '../../domain/time.ts';
import type { Words } from '../../words.ts';
import { clockSpans, wholeDuration } from '../format.ts';
import { dayWords, type PlaceDays } from '../headline.ts';
import { watersOf, type TideView } from './tide-view.ts';
import { tideHeight, type TideAsked } from './water-lines.ts';

/** What is published about stands and double waters at a place, as far as the shown tide does not show it. */
export function standBlocks({ format, place, days }: PlaceDays, { waters = [] }: TideView): string {
  const shown = days.flatMap(({ window }) => within(waters, window)).filter(({ others }) => others.length > 0);
  const unseen = standsAt(place.point).filter(({ kind }) => !shown.some((water) => kind === `double-${water.kind}`));
  return standsText(format, unseen);
}

/** A sentence for each: `High water stands here for about 3 h.` */
export function standsText(words: Words, stands: readonly TideStand[]): string {
  return stands
    .map(({ kind, hours, at = 'always', localName }) =>
      words.say('tide-stand', {
        kind,
        at,
        // Whole hours without minutes, since they are no better known.
        lasting: hours
          ? words.say('tide-stand-lasting', { hours: wholeDuration(words, hours * hourMs) })
          : words.say('tide-stand-long'),
        name: localName === undefined ? '' : ` (${localName})`,
      }),
    )
    .join(' ');
}

const waterOf: Readonly<Record<StandKind, Extreme['kind']>> = {
  'high-stand': 'high',
  'young-flood-stand': 'high',
  'double-high': 'high',
  'double-low': 'low',
};

/** The first line about stands of high or low water: what is published, and without a duration how long the curve stays near its high or low. */
export function standLine(asked: TideAsked): string | undefined {
  const { format, place, question } = asked;
  const of = question.state === 'high' || question.state === 'low' ? question.state : undefined;
  const published = standsAt(place.point).filter(({ kind }) => of === undefined || waterOf[kind] === of);
  if (published.some(({ hours }) => hours !== undefined)) return standsText(format, published);
  const kind = of ?? (published[0] ? waterOf[published[0].kind] : 'high');
  const near = nearLine(asked, kind);
  if (near === undefined) return undefined;
  const none = format.say('headline-stand-none', { kind });
  return `${published.length > 0 ? standsText(format, published) : none} ${near}`;
}

/** `Within 0.1 m of high water today: 10:10–11:15, 22:40–23:45.` */
function nearLine({ format, tide, day }: TideAsked, kind: Extreme['kind']): string | undefined {
  const waters = within(watersOf(tide), day.window).filter((water) => water.kind === kind);
  if (waters.length === 0) return undefined;
  const spans = waters.map((water) => standAround(tide, water));
  return format.say('headline-stand-near', {
    kind,
    day: dayWords(format, day),
    height: tideHeight(format, tide, standsWithinM),
    value: clockSpans(format, spans),
  });
}
