import { civilDate, hourMs, within, type Instant } from '../../domain/time.ts';
import {
  crossingIn,
  extremeHour,
  fallenShare,
  sum,
  turnIn,
  valuesOf,
  type WeatherHour,
} from '../../domain/weather/index.ts';
import { clock, dateAndClock, dayName, type FormatContext } from '../format.ts';
import { sentences, windowOf, withVerdict } from '../headline.ts';
import { noRainMm, rain, written } from '../measures.ts';
import { measures, type WeatherDays } from './weather-facts.ts';
import { plainValue } from './weather-lines.ts';
import steps from './change-steps.json' with { type: 'json' };
import { bounds } from '../bounds.ts';

/** `When does the wind drop?`, `until when does it rain?`: how it goes on from now, or in the hours that are asked about; `undefined` where nothing of the kind is asked or known. */
export function weatherChangeLine(asked: WeatherDays): string | undefined {
  const { aspect, state } = asked.question;
  if (state !== 'falling' && state !== 'rising' && state !== 'turning') return undefined;
  // Whether it turns to a side is told as whether it comes from there.
  if (state === 'turning' && asked.question.limit) return undefined;
  if (aspect === 'rain' || aspect === 'fog') return state === 'turning' ? undefined : spellLine(asked, aspect);
  if (!(aspect in steps)) return undefined;
  const changing = aspect as Changing;
  const hours = coming(asked, 0).filter(({ values }) => values[measures[changing].attribute] !== undefined);
  if (state === 'turning') return turnLine(asked.format, hours, changing);
  const trend = asked.question.isClaim && !asked.question.limit ? trendLine(asked, hours, changing, state) : undefined;
  return trend ?? crossingLine(asked, hours, changing, state);
}

/** `Yes: wind 30 kn from N now, 12 kn from NW (20:00).`: whether it falls or rises so that it is felt, in the hours that are asked about, and how it goes. */
function trendLine(
  { format, days, question: { part } }: WeatherDays,
  known: readonly WeatherHour[],
  aspect: Changing,
  course: 'falling' | 'rising',
) {
  const { attribute, key, felt = 0 } = measures[aspect];
  const { to } = windowOf(days.at(-1) ?? days[0], part);
  const hours = known.filter(({ at }) => at <= to);
  const [first, most, least] = [
    hours[0],
    extremeHour(hours, attribute, 'most'),
    extremeHour(hours, attribute, 'least'),
  ];
  if (!first || !most || !least) return undefined;
  const [from, end] = [first, course === 'falling' ? least : most].map(({ values }) => values[attribute]!);
  const change = Math.abs(end! - from!);
  const isLarge = change >= from! * (1 - fallenShare);
  // Of a light wind that halves neither yes nor no is true.
  if (isLarge && change < felt) return undefined;
  const amountOf = ({ values }: WeatherHour): string => written(format, attribute, { [attribute]: values[attribute] });
  const apart = [most, least].filter((one) => amountOf(one) !== amountOf(first));
  const points = [first, ...(apart.length > 0 ? apart : hours.slice(-1))].toSorted((a, b) => a.at - b.at);
  const list = points.map(({ at, values }) =>
    format.say('headline-change-now', {
      value: plainValue(format, aspect, values),
      at: at > format.now ? whenOf(format, at) : 'now',
    }),
  );
  const figures = `${format.say(key)} ${list.join(format.say('rivals-between'))}`;
  return withVerdict(format, isLarge ? 'yes' : 'no', format.say('when-figures', { figures }));
}

/** From a step on, wind and sea are felt to be other ones: forces 4, 6 and 8, gusts of 5, 7 and 9, seas of 1, 2 and 4 m, half of the sky. Less than the lowest is calm. */
type Changing = keyof typeof steps;

/** Fog is visibility below 1 km. An hour's rain fell in the hour before it. */
const spells = {
  rain: { attribute: 'precipitation', isIn: (mm: number) => mm >= noRainMm, beforeMs: hourMs },
  fog: { attribute: 'visiblity', isIn: (km: number) => km < 1, beforeMs: 0 },
} as const;
type Spelled = keyof typeof spells;

/** The hours from those on that are asked about and not over: something may end behind the day that is named. */
function coming({ format: { now }, weather, days, question: { part } }: WeatherDays, laterMs: number) {
  const thisHour = Math.floor(now / hourMs) * hourMs;
  return within(weather.hours, { from: Math.max(windowOf(days[0], part).from, thisHour) + laterMs, to: Infinity });
}

/** `Wind: 18 kn from SW (14:00), turning to 9 kn from W (20:00).` */
function turnLine(format: FormatContext, known: readonly WeatherHour[], aspect: Changing) {
  const turn = turnIn(known, measures[aspect].from);
  if (!turn) return undefined;
  const { from, end } = turn;
  return format.say('headline-veer', {
    course: end ? 'turning' : 'none',
    what: format.say(measures[aspect].key),
    from: plainValue(format, aspect, from.values),
    at: whenOf(format, from.at),
    to: end ? plainValue(format, aspect, end.values) : '',
    until: whenOf(format, end ? end.at : (known.at(-1) ?? from).at + hourMs),
  });
}

/** `Wind: below 11 kn from 20:00, down to 4 kn (22:00); now 18 kn from SW, until then up to 20 kn.` */
function crossingLine(
  asked: WeatherDays,
  known: readonly WeatherHour[],
  aspect: Changing,
  course: 'falling' | 'rising',
) {
  const { format, question } = asked;
  const { attribute, key } = measures[aspect];
  const crossing = crossingIn(known, attribute, limitsOf(question.limit, aspect), course);
  if (!crossing) return undefined;
  const { now, limit, isReached, reached, end, extreme, most } = crossing;
  const valueOf = ({ values }: WeatherHour): string => written(format, attribute, values);
  const args = {
    what: format.say(key),
    limit: written(format, attribute, { [attribute]: limit }),
    now: format.say('headline-change-now', {
      value: plainValue(format, aspect, now.values),
      at: now.at > format.now ? whenOf(format, now.at) : 'now',
    }),
    at: whenOf(format, (reached ?? end ?? extreme).at),
    extreme: valueOf(extreme),
    extremeAt: whenOf(format, extreme.at),
    most: valueOf(most),
    end: lastDay(format, known.at(-1) ?? now),
  };
  if (!isReached) return format.say('headline-change', { ...args, course: `${course}-${reached ? 'from' : 'never'}` });
  const isMost = course === 'rising' && extreme !== now && valueOf(extreme) !== valueOf(now);
  const then = isMost ? 'most' : end ? 'end' : 'stays';
  const changed = format.say('headline-change', { ...args, course: `${course}-there` });
  return sentences(
    changed,
    format.say('headline-change-then', { ...args, course: isMost ? then : `${course}-${then}` }),
  );
}

/** The limit that is named, else those of the aspect. */
function limitsOf(limit: WeatherDays['question']['limit'], aspect: Changing): readonly number[] {
  const { min, max = min } =
    limit?.kind === 'weather' && limit.attribute === measures[aspect].attribute ? limit.range : {};
  return max === undefined ? steps[aspect] : [max];
}

/** `Rain in Plymouth: until 14:00, 3 mm.`: the spell that is on, or else the next one, or that there is none. */
function spellLine(asked: WeatherDays, name: Spelled): string | undefined {
  const { format } = asked;
  const { attribute, isIn, beforeMs } = spells[name];
  const hours = coming(asked, beforeMs).filter(({ values }) => values[attribute] !== undefined);
  const isSo = ({ values }: WeatherHour): boolean => isIn(values[attribute] ?? NaN);
  const first = hours.findIndex(isSo);
  const end = hours.findIndex((_, at) => first >= 0 && at > first && !hours.slice(at, at + bounds.dryHours).some(isSo));
  const spell = first < 0 ? [] : hours.slice(first, end < 0 ? undefined : end);
  const [begin, last] = [spell[0], spell.at(-1)];
  const final = hours.at(-1);
  if (!final) return undefined;
  if (!begin || !last) return format.say('headline-spell', { course: `${name}-none`, until: lastDay(format, final) });
  return format.say('headline-spell', {
    course: `${name}-${end < 0 ? 'on' : first === 0 ? 'over' : 'spell'}`,
    from: whenOf(format, begin.at - beforeMs),
    until: whenOf(format, last.at + hourMs - beforeMs),
    amount: rain(format, sum(valuesOf(spell, 'precipitation'))),
  });
}

/** The last day that is forecast: of one that only begins nothing is known. */
function lastDay(format: FormatContext, { at }: WeatherHour): string {
  return dayName(format, civilDate(at - 3 * hourMs, format.zone));
}

function whenOf(format: FormatContext, at: Instant): string {
  const isToday = civilDate(at, format.zone) === civilDate(format.now, format.zone);
  return isToday ? clock(format, at) : dateAndClock(format, at);
}
