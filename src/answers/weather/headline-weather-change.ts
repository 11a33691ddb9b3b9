import type { Aspect, Day } from '../../domain/question/index.ts';
import { civilDate, hourMs, type Instant, type Window } from '../../domain/time.ts';
import type { Attribute } from '../../domain/weather/index.ts';
import { clock, dateAndClock, type FormatContext } from '../format.ts';
import { measureOf, type WeatherQuestion } from './headline-weather.ts';
import { windowOf } from '../headline.ts';
import { noRainMm, rain } from '../measures.ts';
import { within, type WeatherHour, type WeatherView } from './weather.ts';

/**
 * `When does the wind drop?`, `until when does it rain?`: the line about how wind, sea, rain or fog goes on from now, or in the
 * days and hours that are asked about. `undefined` where nothing of the kind is asked or known.
 */
export function weatherChangeLine(
  format: FormatContext,
  weather: WeatherView,
  days: readonly Day[],
  question: WeatherQuestion,
): string | undefined {
  const { aspect, state } = question;
  if (state !== 'falling' && state !== 'rising') return undefined;
  const spell = spells[aspect];
  if (spell) return state === 'falling' ? spellLine(format, weather, days, question, spell) : undefined;
  if (!isChanging(aspect)) return undefined;
  return changeLine(format, coming(format, weather, days, question, 0), { aspect, state });
}

function isChanging(aspect: Aspect): aspect is keyof typeof changes {
  return aspect in changes;
}

type Change = { readonly aspect: keyof typeof changes; readonly state: 'falling' | 'rising' };

/** The change that is felt, in the unit of what rises or falls; it is also at least a quarter of what there was. */
const changes = {
  wind: { attribute: 'windSpeed', felt: 2 },
  gust: { attribute: 'gust', felt: 2 },
  waves: { attribute: 'waveHeight', felt: 0.3 },
  swell: { attribute: 'swellHeight', felt: 0.3 },
  cloud: { attribute: 'cloudCover', felt: 20 },
} as const;
const feltShare = 0.25;

type Spell = {
  readonly attribute: Attribute;
  readonly isIn: (value: number) => boolean;
  readonly name: 'rain' | 'fog';
  /** An hour's rain fell in the hour before it. */
  readonly beforeMs: number;
};

/** Fog is visibility below 1 km. */
const spells: Readonly<Partial<Record<Aspect, Spell>>> = {
  rain: { attribute: 'precipitation', isIn: (mm) => mm >= noRainMm, name: 'rain', beforeMs: hourMs },
  fog: { attribute: 'visiblity', isIn: (km) => km < 1, name: 'fog', beforeMs: 0 },
};

/** Hours without rain or fog in a row that end a spell. */
const dryHours = 2;

/** The hours asked about that are not over: of today alone all that are forecast. */
function coming(
  { now }: FormatContext,
  { hours }: WeatherView,
  days: readonly Day[],
  { part }: WeatherQuestion,
  laterMs: number,
): readonly WeatherHour[] {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return [];
  const isToday = first === last && part === undefined && now >= first.window.from && now < first.window.to;
  const asked: Window = { from: windowOf(first, part).from, to: isToday ? Infinity : windowOf(last, part).to };
  const thisHour = Math.floor(now / hourMs) * hourMs;
  return within(hours, { from: Math.max(asked.from, thisHour) + laterMs, to: asked.to + laterMs });
}

/** `Wind in Dover: SW 18 kn at 14:00, falling to W 9 kn at 20:00.` */
function changeLine(
  format: FormatContext,
  hours: readonly WeatherHour[],
  { aspect, state }: Change,
): string | undefined {
  const { attribute, felt } = changes[aspect];
  const sign = state === 'rising' ? 1 : -1;
  const known = hours.filter(({ values }) => values[attribute] !== undefined);
  const valueAt = (hour: WeatherHour): number => hour.values[attribute] ?? 0;
  const [start] = known;
  if (!start) return undefined;
  let [from, end]: [WeatherHour, WeatherHour | undefined] = [start, undefined];
  for (const hour of known) {
    const gain = sign * (valueAt(hour) - valueAt(from));
    const farthest = end === undefined ? undefined : sign * (valueAt(hour) - valueAt(end));
    if (farthest !== undefined && farthest <= -felt) break;
    if (farthest !== undefined && farthest > 0) end = hour;
    if (end === undefined && gain >= Math.max(felt, feltShare * Math.max(valueAt(from), valueAt(hour)))) end = hour;
    // As late as it is still so: the wind that drops at six has blown until then.
    if (end === undefined && gain <= 0) from = hour;
  }
  const shown = end ? from : start;
  const { name, value } = measureOf(format, aspect, shown);
  return format.words.say(end ? `headline-${state}` : `headline-not-${state}`, {
    what: name,
    from: value,
    at: whenOf(format, shown.at),
    to: end ? measureOf(format, aspect, end).value : '',
    until: whenOf(format, end ? end.at : (known.at(-1) ?? start).at + hourMs),
  });
}

/** `Rain in Plymouth: until 14:00, 3 mm.`: the spell that is on, or else the next one; `undefined` where there is none. */
function spellLine(
  format: FormatContext,
  weather: WeatherView,
  days: readonly Day[],
  question: WeatherQuestion,
  { attribute, isIn, name, beforeMs }: Spell,
): string | undefined {
  const hours = coming(format, weather, days, question, beforeMs).filter(
    ({ values }) => values[attribute] !== undefined,
  );
  const isSo = (hour: WeatherHour | undefined): boolean => hour !== undefined && isIn(hour.values[attribute] ?? NaN);
  const first = hours.findIndex(isSo);
  if (first < 0) return undefined;
  const isOver = (_: unknown, index: number): boolean =>
    index > first && hours.slice(index, index + dryHours).every((hour) => !isSo(hour));
  const end = hours.findIndex(isOver);
  const spell = hours.slice(first, end < 0 ? undefined : end);
  const last = spell.at(-1);
  const begin = hours[first];
  if (!last || !begin) return undefined;
  const key = end < 0 ? 'on' : first === 0 ? 'over' : 'spell';
  const fallen = spell.reduce((sum, { values }) => sum + (values.precipitation ?? 0), 0);
  return format.words.say(`headline-${name}-${key}`, {
    from: whenOf(format, begin.at - beforeMs),
    until: whenOf(format, last.at + hourMs - beforeMs),
    amount: rain(format, fallen),
  });
}

/** The time of today alone; of another day with its date. */
function whenOf(format: FormatContext, at: Instant): string {
  const isToday = civilDate(at, format.zone) === civilDate(format.now, format.zone);
  return isToday ? clock(format, at) : dateAndClock(format, at);
}
