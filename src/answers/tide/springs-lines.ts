import type { Day, Days, Question, TideState } from '../../domain/question/index.ts';
import { outermost, rangeOf, springsAndNeaps } from '../../domain/tide/index.ts';
import { namedTurns, nextTurnDays } from '../../domain/tide/turn-days.ts';
import { civilDate, hourMs, utcDayMs, within } from '../../domain/time.ts';
import { moonPhase, nextMoonQuarters } from '../../domain/sky/index.ts';
import { compose, type Answer } from '../answer.ts';
import { clock, dateAndClock, dayName, type FormatContext } from '../format.ts';
import { dayLine, dayWords, partWords, sentences, valueLine, windowOf, withVerdict } from '../headline.ts';
import type { DaysAsked } from '../headline.ts';
import { verdictOnLimit } from '../weather/weather-facts.ts';
import { coefficientOf, coefficientsOn, isFromMouth, type TideView } from './tide-view.ts';
import { tideHeight, type TideAsked } from './water-lines.ts';
import { bounds } from '../bounds.ts';

type OfDays = Pick<TideAsked, 'format' | 'tide'> & { readonly question?: Pick<Question, 'state'> };

/** Of a part of the day that has a high water the coefficient of that, `this evening`; a limit that is asked after is judged. */
export function coefficientLine({ format, tide, day, question }: TideAsked): string | undefined {
  const { part, limit } = question;
  const inPart = coefficientOf(tide, windowOf(day, part));
  const value = inPart ?? coefficientOf(tide, day.window);
  if (tide.station.upRiver && question.aspect === 'coefficient') return format.say('headline-coefficient-river');
  if (value === undefined) return undefined;
  const when = inPart === undefined ? dayWords(format, day) : partWords(format, day, part);
  const line = valueLine(format, when, format.say('tide-coefficient'), value);
  if (question.aspect !== 'coefficient' || limit?.kind !== 'coefficient') return line;
  const asked = inPart === undefined ? day.window : windowOf(day, part);
  return withVerdict(format, verdictOnLimit(limit.range, coefficientsOn(tide, asked)), line);
}

export function springsLine(asked: TideAsked, count = 1): string | undefined {
  const line = phaseLine(asked, asked.day);
  return line && sentences(count === 1 ? line : '', nextTurnsLine(asked, [asked.day], count));
}

/** Whether springs or neaps, which are asked after, are on one of some days; `undefined` where neither is asked after. */
export function verdictOnTurn({ format, tide }: OfDays, days: readonly Day[], state: TideState | undefined) {
  if (state !== 'springs' && state !== 'neaps') return undefined;
  const nameOfState = format.list('tide-names')[state === 'springs' ? 0 : 7];
  const isSo = (day: Day): boolean =>
    nameOfState ? nameOfTide(format, day) === nameOfState : springsAndNeaps(tide.extremes, day.window) === state;
  return days.some(isSo) ? 'yes' : 'no';
}

/**
 * What people call the tide of a day by the Moon, in Japan 大潮, 中潮, 小潮, 長潮 or 若潮: for each 12° that the Moon is ahead of the Sun
 * as the day begins, from 17° before new and full Moon on (Marine Information Research Center, MIRC). Empty in other languages.
 */
function nameOfTide(format: FormatContext, { window }: Day): string {
  const aheadDeg = (360 * moonPhase(window.from) + 17) % 180;
  return format.list('tide-names')[Math.floor(aheadDeg / 12)] ?? '';
}

/** As `verdictOnTurn`, of a day. The French call a tide great from a coefficient on. */
export function verdictOnSprings({ format, tide, day, question }: TideAsked) {
  const coefficients = question.aspect === 'big-tide' ? coefficientsOn(tide, day.window) : [];
  const verdict = verdictOnTurn({ format, tide }, [day], question.state);
  if (!verdict || coefficients.length === 0) return verdict;
  return Math.max(...coefficients) >= bounds.greatCoefficient ? 'yes' : 'no';
}

/** `Tides in Brest today: making, towards springs.` */
export function phaseLine({ format, tide }: OfDays, day: Day): string | undefined {
  const phase = springsAndNeaps(tide.extremes, day.window);
  const names = new Set([nameOfTide(format, day), phase ? format.say(`tide-phase-${phase}`) : '']);
  const value = [...names].filter(Boolean).join(format.say('list-between'));
  return value === '' ? undefined : dayLine({ format, day }, 'tide-phase', value);
}

/** `Next springs: Thu 26 Nov. Next neaps: Thu 3 Dec.`, or all those of a period, or so many; and a larger range on another day. */
export function nextTurnsLine({ format, tide, question }: OfDays, period: Days, count?: number): string {
  const { largest, ...turns } = nextTurnDays(tide.extremes, period, format.zone, count);
  const inOrder = question?.state === 'next-neaps' ? namedTurns.toReversed() : namedTurns;
  const lines = inOrder.map((phase) => {
    const list = turns[phase]
      .map(({ date, window }) => {
        const { heightM = 0, at = 0 } = outermost(within(tide.extremes, window)).highest ?? {};
        const args = { day: dayName(format, date), height: tideHeight(format, tide, heightM), time: clock(format, at) };
        return format.say('headline-compared-day-at', args);
      })
      .join(', ');
    return list === '' ? '' : format.say('headline-next-turn', { phase, day: list });
  });
  if (largest && period.length === 1) {
    const range = tideHeight(format, tide, rangeOf(within(tide.extremes, largest.window)));
    lines.push(format.say('headline-next-largest-range', { day: dayName(format, largest.date), range }));
  }
  return sentences(...lines) ?? '';
}

/** `Range in Brest today: 6.1 m.` */
export function rangeLine({ format, tide, day, question }: TideAsked): string | undefined {
  const extremes = within(tide.extremes, day.window);
  if (extremes.length < 2) return undefined;
  const rangeM = rangeOf(extremes);
  // `Is there a tide at all?`; of the water behind a barrage the station outside does not say.
  const verdict =
    question.state === 'present' && !isFromMouth(tide.station) ? (rangeM >= bounds.noTideM ? 'yes' : 'no') : undefined;
  return withVerdict(format, verdict, dayLine({ format, day }, 'tide-range', tideHeight(format, tide, rangeM)));
}

/** The day of the next springs or neaps, where no day was named and nothing else is looked for. */
export function springsDayFound(tide: TideView, day: Day, { aspects, state, count = 1 }: Question, zone: string) {
  if (aspects.length !== 1 || aspects[0] !== 'springs') return {};
  const found = nextTurnDays(tide.extremes, [day], zone, count)[state?.endsWith('neaps') ? 'neaps' : 'springs'].at(-1);
  return found ? { dayFound: () => found.date } : {};
}

/** Springs and neaps come one to two days after the quarters of the Moon on most coasts, and last about as long on either side. */
const [ageOfTideMs, nearMs] = [36 * hourMs, 2 * utcDayMs];

/** What the Moon says of springs and neaps where no place is named; `undefined` where more is asked for, or coefficients tell them. */
export function springsAnywhereAnswer({ format, days, question }: DaysAsked): Answer | undefined {
  const { aspects = [], state = '' } = question ?? {};
  if (aspects.join() !== 'springs' || format.say('springs-told-by') === 'coefficient') return undefined;
  const turns = nextMoonQuarters(days[0].window.from - 2 * nearMs, 8).map(({ phase, at }) => {
    const turn = phase === 'full' || phase === 'new' ? 'springs' : 'neaps';
    return { phase: turn, on: at + ageOfTideMs, moon: format.say(`moon-${phase}`), at: dateAndClock(format, at) };
  });
  const phaseOf = (day: Day): string => {
    const middle = (day.window.from + day.window.to) / 2;
    const next = turns.find(({ on }) => on > middle - nearMs)!;
    const far = next.phase === 'springs' ? 'making' : 'taking-off';
    return nameOfTide(format, day) || format.say(`tide-phase-${next.on < middle + nearMs ? next.phase : far}`);
  };
  // In Japan each day has a name of its own: those of a week are told.
  const told = nameOfTide(format, days[0]) === '' ? days.slice(0, 1) : days.slice(0, 8);
  const lines = told.map((day) => dayLine({ format, day }, 'tide-phase', phaseOf(day)));
  const isAsked = /^(springs|neaps)$/.test(state) && days.length === 1;
  const verdict = phaseOf(days[0]) === (isAsked && format.say(`tide-phase-${state}`)) ? 'yes' : 'no';
  const first = withVerdict(format, isAsked ? verdict : undefined, lines.join('\n'));
  const coming = turns.filter(({ on }) => on >= Math.max(format.now, days[0].window.from - nearMs)).slice(0, 2);
  const areNeaps = state === 'next-neaps';
  const next = (areNeaps ? coming.toSorted((a, b) => a.phase.localeCompare(b.phase)) : coming).map(
    ({ phase, on, ...moon }) => {
      const day = format.say('springs-about', { ...moon, day: dayName(format, civilDate(on, format.zone)) });
      return format.say('headline-next-turn', { phase, day });
    },
  );
  return compose({
    title: format.say('springs-title'),
    parts: [areNeaps ? [...next, first] : [first, ...next], format.say('springs-place')],
  });
}
