import { bigTideLine, type TideView } from '../src/answers/index.ts';
import type { Marine, PlaceCommandContext } from '../src/chat/index.ts';
import { brestGauge, coefficientMarginMs, coefficientsIn, hasCoefficient } from '../src/domain/tide/index.ts';
import { utcDayMs, type Window } from '../src/domain/time.ts';
import { orElse } from '../src/problem.ts';

/** The tidal coefficients of Brest, for Atlantic France, and elsewhere where they are asked for; else an empty object. */
export async function coefficientsFor(
  { place, marine, question }: Pick<PlaceCommandContext, 'place' | 'marine' | 'question'>,
  window: Window,
): Promise<Pick<TideView, 'coefficients'>> {
  if (!hasCoefficient(place) && !question.aspects.includes('coefficient')) return {};
  const coefficients = await coefficientsAtBrest(marine, window);
  return coefficients ? { coefficients } : {};
}

/** `undefined` where they cannot be read now: the tide is answered without them. */
export async function coefficientsAtBrest(marine: Marine, window: Window) {
  const atBrest = await marine.tide(brestGauge, window, 'MSL', coefficientMarginMs).catch(orElse(undefined));
  return atBrest && coefficientsIn(atBrest, window);
}

/** A tide with coefficients, unless it is of a river: there, a high water is hours from the one they are of. */
export function withCoefficients<T extends TideView>(tide: T, coefficients: Pick<TideView, 'coefficients'>): T {
  return tide.station.upRiver ? tide : { ...tide, ...coefficients };
}

/** Coefficients of 100 and more are the great tides of the French coast, six to eight spells a year. */
const bigCoefficient = 100;
/** Great tides of a week are one spell, of which the first is told. */
const sameSpellMs = 7 * utcDayMs;
/** From one equinox to the next there is always one. */
const aheadDays = 130;

/** A line about the next tides with a coefficient of 100 or more, where big tides are asked for, or the next springs. */
export async function nextBigTide({
  format,
  place,
  marine,
  question,
  period,
}: Pick<PlaceCommandContext, 'format' | 'place' | 'marine' | 'question' | 'period'>): Promise<string[]> {
  const asksNext = period === undefined && question.aspects.some((one) => one === 'coefficient' || one === 'springs');
  const isAsked = asksNext || question.aspects.includes('big-tide');
  if (!isAsked || !hasCoefficient(place)) return [];
  const from = Math.max(format.now, period?.from ?? 0);
  const { count = 1 } = question;
  const window = { from, to: from + count * aheadDays * utcDayMs };
  const all = (await coefficientsAtBrest(marine, window)) ?? [];
  const big = all.filter(({ coefficient }) => coefficient >= bigCoefficient);
  const next = big.filter(({ at }, index) => at - (big[index - 1]?.at ?? -Infinity) > sameSpellMs);
  return next.length > 0 ? [bigTideLine(format, next.slice(0, count))] : [];
}
