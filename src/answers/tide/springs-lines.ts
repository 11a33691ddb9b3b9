import type { Day, TideState } from '../../domain/question/index.ts';
import { springsAndNeaps, turnPhases } from '../../domain/tide/index.ts';
import { within } from '../../domain/time.ts';
import { dayName } from '../format.ts';
import { dayWords, partWords, sentences, windowOf, withVerdict, type Verdict } from '../headline.ts';
import { verdictOnLimit } from '../weather/weather-facts.ts';
import { nextTurnDays } from './springs-days.ts';
import { coefficientOf, coefficientsOn, rangeOf, type TideView } from './tide-view.ts';
import { tideHeight, type TideAsked } from './water-lines.ts';

type OfDays = Pick<TideAsked, 'format' | 'tide'>;

/** Of a part of the day that has a high water the coefficient of that, `this evening`; a limit that is asked after is judged. */
export function coefficientLine({ format, tide, day, question }: TideAsked): string | undefined {
  const { part, limit } = question;
  const window = windowOf(day, part);
  const hasPart = coefficientOf(tide, window) !== undefined;
  const asked = hasPart ? window : day.window;
  const value = coefficientOf(tide, asked);
  if (value === undefined) return undefined;
  const when = hasPart ? partWords(format, day, part) : dayWords(format, day);
  const line = format.words.say('headline-value', { day: when, what: format.words.say('tide-coefficient'), value });
  const isLimited = question.aspect === 'coefficient' && limit?.kind === 'coefficient';
  return isLimited ? withVerdict(format, verdictOnLimit(limit.range, coefficientsOn(tide, asked)), line) : line;
}

/** `Tides in Brest today: making, towards springs. Next springs: Thu 26 Nov. Next neaps: Thu 3 Dec.` */
export function springsLine(asked: TideAsked, count = 1): string | undefined {
  const line = phaseLine(asked, asked.day);
  return line === undefined ? undefined : sentences(count === 1 ? line : '', nextTurnsLine(asked, [asked.day], count));
}

/** Whether springs or neaps, which are asked after, are on one of some days; `undefined` where neither is asked after. */
export function verdictOnTurn(tide: TideView, days: readonly Day[], state: TideState | undefined): Verdict | undefined {
  if (state !== 'springs' && state !== 'neaps') return undefined;
  return days.some(({ window }) => springsAndNeaps(tide.extremes, window) === state) ? 'yes' : 'no';
}

/** As the condition `grandes marées` has it. */
const leastGreatCoefficient = 95;

/** As `verdictOnTurn`, of a day. The French call a tide great from a coefficient on. */
export function verdictOnSprings({ tide, day, question }: TideAsked): Verdict | undefined {
  const coefficients = question.aspect === 'big-tide' ? coefficientsOn(tide, day.window) : [];
  const verdict = verdictOnTurn(tide, [day], question.state);
  if (!verdict || coefficients.length === 0) return verdict;
  return Math.max(...coefficients) >= leastGreatCoefficient ? 'yes' : 'no';
}

/** `Tides in Brest today: making, towards springs.` */
export function phaseLine({ format, tide }: OfDays, day: Day): string | undefined {
  const { words } = format;
  const phase = springsAndNeaps(tide.extremes, day.window);
  if (!phase) return undefined;
  const value = words.say(`tide-phase-${phase}`);
  return words.say('headline-value', { day: dayWords(format, day), what: words.say('tide-phase'), value });
}

/** `Next springs: Thu 26 Nov. Next neaps: Thu 3 Dec.`, or all those of a period, or so many; and a larger range on another day. */
export function nextTurnsLine({ format, tide }: OfDays, period: readonly Day[], count?: number): string {
  const { words, zone } = format;
  const { largest, ...turns } = nextTurnDays(tide, period, zone, count);
  const lines = turnPhases.map((phase) => {
    const list = turns[phase].map(({ date }) => dayName(format, date)).join(', ');
    return list === '' ? '' : words.say(`headline-next-${phase}`, { day: list });
  });
  if (largest && period.length === 1) {
    const range = tideHeight(format, tide, rangeOf(within(tide.extremes, largest.window)));
    lines.push(words.say('headline-next-largest-range', { day: dayName(format, largest.date), range }));
  }
  return sentences(...lines) ?? '';
}

/** `Range in Brest today: 6.1 m.` */
export function rangeLine({ format, tide, day }: TideAsked): string | undefined {
  const extremes = within(tide.extremes, day.window);
  if (extremes.length < 2) return undefined;
  const value = tideHeight(format, tide, rangeOf(extremes));
  return format.words.say('headline-value', {
    day: dayWords(format, day),
    what: format.words.say('tide-range'),
    value,
  });
}
