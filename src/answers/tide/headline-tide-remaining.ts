import type { TideState, Day } from '../../domain/question/index.ts';
import { levelBetween, type Extreme } from '../../domain/tide/index.ts';
import { civilDate } from '../../domain/time.ts';
import { clockOn, height, type FormatContext } from '../format.ts';
import { inUnits } from './headline-tide-level.ts';
import { instantAsked } from './headline-tide-state.ts';
import { rangeOf, watersOf, type TideView } from './tide.ts';

/**
 * `It still rises by 0.6 m in Wremen, to 4.5 m at high water, 13:07.` While it goes the other way, that is said before how
 * far it goes then; `undefined` where the view has no levels.
 */
export function remainingLine(
  format: FormatContext,
  tide: TideView,
  day: Day,
  { state, time }: { readonly state?: TideState; readonly time?: string },
): string | undefined {
  const at = instantAsked(format, day, time);
  const level = levelBetween(tide.levels, at);
  const [next, following] = watersOf(tide).filter((one) => one.at > at);
  if (level === undefined || !next) return undefined;
  const lineTo = (key: string, water: Extreme, fromM: number): string =>
    format.words.say(`${key}-${water.kind}`, {
      by: height(format, Math.abs(water.heightM - fromM), rangeOf(tide.extremes)),
      time: clockOn(format, water.at, civilDate(format.now, format.zone)),
      height: inUnits(format, tide, water.heightM),
    });
  const first = lineTo('headline-remaining', next, level);
  const isOtherWay = next.kind !== (state === 'falling' ? 'low' : 'high');
  return isOtherWay && following ? `${first} ${lineTo('headline-then-remaining', following, next.heightM)}` : first;
}
