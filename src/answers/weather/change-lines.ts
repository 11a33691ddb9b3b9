import { civilDate, hourMs, within, type Instant, type Window } from '../../domain/time.ts';
import { changeIn, sum, valuesOf, type Course, type WeatherHour } from '../../domain/weather/index.ts';
import { clock, dateAndClock, type FormatContext } from '../format.ts';
import { isWithin, windowOf } from '../headline.ts';
import { noRainMm, rain } from '../measures.ts';
import { measures, type WeatherDays } from './weather-facts.ts';
import { plainValue } from './weather-lines.ts';

/**
 * `When does the wind drop?`, `until when does it rain?`: the line about how wind, sea, rain or fog goes on from now, or in the
 * days and hours that are asked about. `undefined` where nothing of the kind is asked or known.
 */
export function weatherChangeLine(asked: WeatherDays): string | undefined {
  const { aspect, state } = asked.question;
  if (state !== 'falling' && state !== 'rising' && state !== 'turning') return undefined;
  if (aspect === 'rain' || aspect === 'fog') return state === 'turning' ? undefined : spellLine(asked, aspect);
  return aspect in felt ? changeLine(asked.format, coming(asked, 0), aspect as Changing, state) : undefined;
}

/** The change that is felt, in the unit of what rises or falls. */
const felt = { wind: 2, gust: 2, waves: 0.3, swell: 0.3, cloud: 20 } as const;
type Changing = keyof typeof felt;

/** Fog is visibility below 1 km. An hour's rain fell in the hour before it. */
const spells = {
  rain: { attribute: 'precipitation', isIn: (mm: number) => mm >= noRainMm, beforeMs: hourMs },
  fog: { attribute: 'visiblity', isIn: (km: number) => km < 1, beforeMs: 0 },
} as const;
type Spelled = keyof typeof spells;

/** Hours without rain or fog in a row that end a spell. */
const dryHours = 2;

/** The hours asked about that are not over: of today alone all that are forecast. */
function coming({ format: { now }, weather, days, question: { part } }: WeatherDays, laterMs: number) {
  const [first, last] = [days[0], days.at(-1) ?? days[0]];
  const isFromNow = first === last && part === undefined && isWithin(now, first.window);
  const asked: Window = { from: windowOf(first, part).from, to: isFromNow ? Infinity : windowOf(last, part).to };
  const thisHour = Math.floor(now / hourMs) * hourMs;
  return within(weather.hours, { from: Math.max(asked.from, thisHour) + laterMs, to: asked.to + laterMs });
}

/** `Wind in Dover: SW 18 kn at 14:00, falling to W 9 kn at 20:00.` */
function changeLine(format: FormatContext, hours: readonly WeatherHour[], aspect: Changing, state: Course) {
  const { attribute, key } = measures[aspect];
  const known = hours.filter(({ values }) => values[attribute] !== undefined);
  const change = changeIn(known, { ...measures[aspect], felt: felt[aspect] }, state);
  if (!change) return undefined;
  const { from, end } = change;
  return format.say('headline-change', {
    course: end ? state : `not-${state}`,
    what: format.say(key),
    from: plainValue(format, aspect, from.values),
    at: whenOf(format, from.at),
    to: end ? plainValue(format, aspect, end.values) : '',
    until: whenOf(format, end ? end.at : (known.at(-1) ?? from).at + hourMs),
  });
}

/** `Rain in Plymouth: until 14:00, 3 mm.`: the spell that is on, or else the next one; `undefined` where there is none. */
function spellLine(asked: WeatherDays, name: Spelled): string | undefined {
  const { format } = asked;
  const { attribute, isIn, beforeMs } = spells[name];
  const hours = coming(asked, beforeMs).filter(({ values }) => values[attribute] !== undefined);
  const isSo = ({ values }: WeatherHour): boolean => isIn(values[attribute] ?? NaN);
  const first = hours.findIndex(isSo);
  const end = hours.findIndex((_, at) => first >= 0 && at > first && !hours.slice(at, at + dryHours).some(isSo));
  const spell = first < 0 ? [] : hours.slice(first, end < 0 ? undefined : end);
  const [begin, last] = [spell[0], spell.at(-1)];
  if (!begin || !last) return undefined;
  return format.say('headline-spell', {
    course: `${name}-${end < 0 ? 'on' : first === 0 ? 'over' : 'spell'}`,
    from: whenOf(format, begin.at - beforeMs),
    until: whenOf(format, last.at + hourMs - beforeMs),
    amount: rain(format, sum(valuesOf(spell, 'precipitation'))),
  });
}

/** The time of today alone; of another day with its date. */
function whenOf(format: FormatContext, at: Instant): string {
  const isToday = civilDate(at, format.zone) === civilDate(format.now, format.zone);
  return isToday ? clock(format, at) : dateAndClock(format, at);
}
