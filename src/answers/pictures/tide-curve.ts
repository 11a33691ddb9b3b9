import { levelBetween, type Extreme } from '../../domain/tide/index.ts';
import { minuteMs, within, type Window } from '../../domain/time.ts';
import type { FormatContext } from '../format.ts';
import { readerUnits } from '../measures.ts';
import { strongStreamText } from '../tide/stream-lines.ts';
import { sourceNote } from '../tide/tide-source.ts';
import type { TideView } from '../tide/tide-view.ts';
import { scaleOf, type ValueScale } from './chart.ts';
import type { FrameBox, SeriesSample } from '../../drawing/index.ts';
import { least } from './layout.ts';

/** A level this near to an extreme adds nothing to the curve but the rounding of both. */
const nearExtremeMs = 25 * minuteMs;

/** The points of the curve of a tide in a window and a little beyond: every extreme, and the hourly levels between them. */
export function tideKnots({ extremes, levels }: Pick<TideView, 'extremes' | 'levels'>, window: Window): SeriesSample[] {
  const isNear = ({ at }: TideView['levels'][number]) => at > window.from - reachMs && at < window.to + reachMs;
  const turns = extremes.filter(isNear);
  const between = levels.filter(isNear).filter((level) => isBetween(turns, level));
  return [...turns, ...between].toSorted((a, b) => a.at - b.at).map(({ at, heightM }) => ({ at, value: heightM }));
}

/** Beyond the window, so that the curve enters and leaves it with its own slope. */
const reachMs = 3 * 60 * minuteMs;

/** Apart from every extreme in time, and no further out than those on both sides of it. */
function isBetween(extremes: readonly Extreme[], { at, heightM }: TideView['levels'][number]): boolean {
  const next = extremes.findIndex((extreme) => extreme.at > at);
  const [before, after] = next === -1 ? [extremes.at(-1)] : [extremes[next - 1], extremes[next]];
  const around = [before, after].filter((extreme) => extreme !== undefined);
  return around.every(
    (extreme) =>
      Math.abs(extreme.at - at) > nearExtremeMs &&
      (extreme.kind === 'high' ? heightM <= extreme.heightM : heightM >= extreme.heightM),
  );
}

/** The tide with the surge that is observed, in a window: on the datum of the tide whatever the gauge counts from. */
export function observedKnots({ levels, observed }: Pick<TideView, 'levels' | 'observed'>, window: Window) {
  return within(observed?.surge?.readings ?? [], window).flatMap(({ at, value }) => {
    const tideM = levelBetween(levels, at);
    return tideM === undefined ? [] : [{ at, value: tideM + value }];
  });
}

/** The scale of heights of all panels of a window, with `room` px above and below, which holds the height `alsoM`. */
export function tideScale(format: FormatContext, tide: TideView, window: Window, room: number, alsoM?: number) {
  const shown = [...within(tideKnots(tide, window), window), ...observedKnots(tide, window)];
  const ends = [window.from, window.to].map((at) => levelBetween(tide.levels, at));
  const heights = [...shown.map(({ value }) => value), ...ends, alsoM].filter((heightM) => heightM !== undefined);
  const [lowest, highest] = [Math.min(...heights), Math.max(...heights)];
  const spare = Math.max(0, least.rangeM - (highest - lowest)) / 2;
  const bandM = tide.station.band?.heightM ?? 0;
  return (box: FrameBox): ValueScale => {
    // Room for labels above and below the curve, and for all of the band.
    const edge = Math.max(room, (bandM * box.height) / (highest - lowest + 2 * (spare + bandM)));
    return scaleOf(format, readerUnits(format).height, {
      extent: [lowest - spare, highest + spare],
      room: [edge, edge],
      // Numbers far from the water say nothing.
      tickRoom: [edge - 40, edge - 40],
      count: Math.max(3, Math.round(box.height / 70)),
    })(box);
  };
}

export function axisName(format: FormatContext, { datum }: TideView): string {
  return format.say('picture-above', { unit: format.units.height, datum });
}

/** Whose prediction it is, and what it is not for: parts in the order in which they matter. */
export function tideFooter(format: FormatContext, { station, observed }: TideView): string[] {
  return [
    ...(observed?.surge ? [format.say('picture-observed', { station: observed.station.name })] : []),
    ...(station.strongStream ? [strongStreamText(format, station.strongStream)] : []),
    sourceNote(format, station),
    format.say('note-not-for-navigation'),
    ...(station.attribution ? [format.say('note-source', { source: station.attribution })] : []),
  ];
}
