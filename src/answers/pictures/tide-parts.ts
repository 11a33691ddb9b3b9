import type { Extreme } from '../../domain/tide/index.ts';
import type { Place } from '../../domain/place.ts';
import { within, type Window } from '../../domain/time.ts';
import { distance } from '../format.ts';
import { strongStreamText } from '../tide/strong-stream.ts';
import { heightIn } from './reader-units.ts';
import type { Labels } from './labels.ts';
import type { FrameBox } from './scene.ts';
import type { Theme } from './theme.ts';
import { observedKnots, tideKnots } from './tide-curve.ts';
import type { TimeScale } from './time-axis.ts';
import type { Day, FormatContext, TideLevel, TideView } from './views.ts';
import { valueScale, type ValueScale } from './value-axis.ts';

/** One row of days. */
export type TidePanel = {
  readonly format: FormatContext;
  readonly place: Place;
  readonly tide: TideView;
  readonly days: readonly Day[];
  /** Drawn as a line, with the time beyond it shaded. */
  readonly level?: TideLevel;
  /** Shaded from top to bottom. */
  readonly windows?: readonly Window[];
  readonly theme: Theme;
  readonly scale: TideScale;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** How much is written: at one day, at one among other things, at two to four, at each of the two rows of a week. */
  readonly detail: 'day' | 'card' | 'days' | 'week';
};

/** The same with its scales and its labels. */
export type DrawnPanel = TidePanel & {
  readonly x: TimeScale;
  readonly y: ValueScale;
  readonly plot: FrameBox;
  readonly labels: Labels;
};

/** A smaller range is drawn as if it were this, or the ripples of the Baltic would look like a tide. */
const leastRangeM = 0.5;

/** Makes the scale of heights of a panel, the same for all panels of a window; `alsoM` is a height that it must hold. */
export function tideScale(format: FormatContext, tide: TideView, window: Window, alsoM?: number) {
  const shown = [...within(tideKnots(tide, window), window), ...observedKnots(tide, window)];
  const knots = shown.map(({ heightM }) => heightM);
  const heights = alsoM === undefined ? knots : [...knots, alsoM];
  const [lowest, highest] = [Math.min(...heights), Math.max(...heights)];
  const spare = Math.max(0, leastRangeM - (highest - lowest)) / 2;
  const bandM = tide.station.band?.height ?? 0;
  return (top: number, bottom: number, room: number): ValueScale => {
    // Room for labels above and below the curve, and for all of the band.
    const edge = Math.max(room, (bandM * (bottom - top)) / (highest - lowest + 2 * (spare + bandM)));
    return valueScale(format, {
      extent: [lowest - spare, highest + spare],
      pixels: [bottom - edge, top + edge],
      // Numbers far from the water say nothing.
      edges: [bottom - edge + 40, top + edge - 40],
      toReader: heightIn(format),
      count: Math.max(3, Math.round((bottom - top) / 70)),
    });
  };
}

export type TideScale = ReturnType<typeof tideScale>;

/** `m above LAT`: what the numbers of the axis are. */
export function axisName({ words, units }: FormatContext, { datum }: TideView): string {
  return words.say('picture-above', { unit: units.height, datum });
}

/** Whose prediction it is, and what it is not for: parts in the order in which they matter. */
export function tideFooter(format: FormatContext, { station, observed }: TideView): string[] {
  const { words } = format;
  const where =
    station.distance === undefined
      ? words.say('note-station', { station: station.name })
      : words.say('note-station-distance', { station: station.name, distance: distance(format, station.distance) });
  return [
    ...(observed?.surge ? [words.say('picture-observed', { station: observed.station.name })] : []),
    ...(station.strongStream ? [strongStreamText(format, station.strongStream)] : []),
    where,
    words.say('note-not-for-navigation'),
    ...(station.attribution ? [words.say('note-source', { source: station.attribution })] : []),
  ];
}

/** Whether an extreme is a high water. */
export function isHigh({ kind }: Extreme): boolean {
  return kind === 'high';
}
