import type { Condition, LimitedAttribute, Miss, Range } from '../../domain/windows/index.ts';
import { civilDate, instantOf, minuteMs } from '../../domain/time.ts';
import { clock, compass, fineDistance, number, weekdayNames, wholeDuration, type FormatContext } from '../format.ts';
import { beaufortFromMs } from '../../domain/units.ts';
import { factsOf, type Attribute } from '../../domain/weather/index.ts';
import { currentSpeed, height, windSpeed, writers, type Write } from '../measures.ts';
import { bounds } from '../bounds.ts';

/** A condition in words: `wind under 12 kn`, `daylight`, `from 2 h before to 1 h after high water`. */
export function conditionText(format: FormatContext, condition: Condition): string {
  if ('range' in condition) return rangeText(format, quantityIn(condition), condition.range);
  return (texts[condition.kind] as (format: FormatContext, one: Condition) => string)(format, condition);
}

type Unranged = Exclude<Condition, { readonly range: Range }>;
type Texts = {
  readonly [K in Unranged['kind']]: (format: FormatContext, one: Extract<Unranged, { readonly kind: K }>) => string;
};
const texts: Texts = {
  sill: sillText,
  trend: ({ say }, { trend }) => say(`when-${trend}`),
  around: aroundText,
  sector(format, { attribute, fromDeg, toDeg }) {
    // Of the wider side it is said what it leaves out: `not from W to N`.
    const isWide = (toDeg - fromDeg + 360) % 360 > 180;
    const [from = '', to = ''] = [fromDeg, toDeg].map((deg) => compass(format, deg));
    const args = { what: format.say(`when-of-${attribute}`), from: isWide ? to : from, to: isWide ? from : to };
    return format.say(isWide ? 'when-sector-not' : 'when-sector', args);
  },
  light: ({ say }, { light }) => say(`when-light-${light}`),
  event: ({ say }, { event }) => say(`when-event-${event}`),
  phase: ({ say }, { days, phase }) => say('when-phase', { days, phase: say(`when-phase-${phase}`) }),
  weekday: (format, { weekdays }) => weekdayNames(format, weekdays).join(format.say('when-or')),
  time: (format, { from, to }) => format.say('when-time', { from: hourText(format, from), to: hourText(format, to) }),
  length: (format, { minMinutes }) =>
    format.say('when-length', { length: wholeDuration(format, minMinutes * minuteMs) }),
};

/** A value of what a condition limits: `wind 20 kn`. */
export function measuredText(format: FormatContext, condition: Condition, value: number): string {
  return measured(format, condition, value).join(' ');
}

/** Why a time does not do: `gusts (24 kn)`, `needs daylight`; of several hours the `least` or `most` that all of them have: `gusts (at least 24 kn)`. */
export function missText(
  format: FormatContext,
  { failing, value }: Pick<Miss, 'failing' | 'value'>,
  bound?: 'least' | 'most',
): string {
  if (value === undefined) return format.say('when-lacks', { condition: conditionText(format, failing) });
  const [what, text] = measured(format, failing, value);
  const limit = 'range' in failing ? justBeyond(format, failing, value, text) : undefined;
  const isTooLittle = 'range' in failing && value < (failing.range.min ?? -Infinity);
  const side = bound ? `at-${bound}` : isTooLittle && text !== '' ? 'only' : undefined;
  const shown = limit ?? (side ? format.say(`when-${side}`, { value: text }) : text);
  return format.say('when-miss-value', { what, value: shown });
}

/** `just over 15 kn`: a value that reads like the limit that it misses. */
function justBeyond(
  format: FormatContext,
  failing: Extract<Condition, { readonly range: Range }>,
  value: number,
  text: string,
): string | undefined {
  const { min, max } = failing.range;
  const [limit, side] = max !== undefined && value > max ? ([max, 'over'] as const) : ([min, 'under'] as const);
  const readsSame = limit !== undefined && measured(format, failing, limit)[1] === text;
  return readsSame ? format.say(`when-just-${side}`, { value: text }) : undefined;
}

/** What a condition measures, and a value of it; that is empty where it measures nothing. */
function measured(format: FormatContext, condition: Condition, value: number): [what: string, text: string] {
  const { kind } = condition;
  const quantity = quantityIn(condition);
  if (kind === 'length') return [conditionText(format, condition), wholeDuration(format, value * minuteMs)];
  if (kind === 'sector') return [format.say(`when-of-${condition.attribute}`), compass(format, value)];
  if (kind === 'sill') return [format.say('when-of-tide'), height(format, value, Infinity)];
  if (quantity === undefined) return [conditionText(format, condition), ''];
  const isTidal = quantity === 'tide' || quantity === 'tidal-range' || quantity === 'surge';
  const shown = isTidal ? height(format, value, Infinity) : writeOf(format, quantity, value);
  return [format.say(`when-of-${quantity}`), shown];
}

type OfTide = 'stream' | 'flood' | 'ebb' | 'tide' | 'tidal-range' | 'coefficient' | 'tendency' | 'surge';
type Quantity = LimitedAttribute | OfTide | 'sun' | 'moon';

/** The quantity that a condition limits by a range; `undefined` of all others. */
function quantityIn(condition: Condition): Quantity | undefined {
  if (condition.kind === 'stream') return condition.phase ?? 'stream';
  if (condition.kind === 'weather') return condition.attribute;
  if (condition.kind === 'altitude') return condition.body;
  return 'range' in condition ? condition.kind : undefined;
}

/** The sill and draught of one's own port are only known with the place. */
function sillText(format: FormatContext, { sillM, draughtM = 0, marginM }: Extract<Condition, { kind: 'sill' }>) {
  const margin = marginM > 0 ? format.say('when-margin', { margin: heightText(format, marginM) }) : '';
  if (sillM === undefined) return format.say('when-own-sill', { margin });
  const sill = heightText(format, sillM);
  if (draughtM === 0) return format.say('when-sill-covered', { sill, margin });
  return format.say('when-sill', { sill, draught: heightText(format, draughtM), margin });
}

/** The draught that a person has said, while the height of the sill is asked for. */
export function draughtSaid(format: FormatContext, conditions: readonly Condition[]): string[] {
  const draughts = conditions.flatMap((one) => (one.kind === 'sill' ? (one.draughtM ?? []) : []));
  return draughts.map((draughtM) => format.say('own-port-draught-depth', { depth: heightText(format, draughtM) }));
}

function rangeText(format: FormatContext, quantity: Quantity | undefined, { min, max }: Range): string {
  if (quantity === undefined) return '';
  const what = format.say(`when-of-${quantity}`);
  const value = (limit: number, below: 0 | 1): string =>
    forceText(format, quantity, limit, below) ?? writeOf(format, quantity, limit);
  if (min !== undefined && max !== undefined) {
    const [from, to] = [value(min, 0), value(max, 1)];
    return from === to ? `${what} ${from}` : format.say('when-between', { what, from, to });
  }
  if (max !== undefined) return format.say('when-below', { what, value: value(max, 0) });
  return format.say('when-above', { what, value: value(min ?? 0, 1) });
}

/** The force that a limit of the wind is the lowest of, or the one below, for who reads forces; `undefined` within a force. */
function forceText(format: FormatContext, quantity: Quantity, limit: number, below: 0 | 1): string | undefined {
  if (format.units.wind !== 'bft' || quantity in others || factsOf(quantity as Attribute).unit !== 'm/s')
    return undefined;
  const force = 1 + beaufortFromMs.findIndex((ms) => Math.abs(ms - limit) < 0.1);
  return force > 0 ? format.say('weather-force', { force: force - below }) : undefined;
}

const asDegrees: Write = (words, value) => `${number(words, value, 0)}°`;
const asPeriod: Write = (words, value) => `${number(words, value, Number.isInteger(value) ? 0 : 1)} s`;
/** A limit lies within a force or between two: knots say where. */
const asWind: Write = ({ units, ...format }, value) => {
  const shown = units.wind === 'bft' ? { ...units, wind: 'kn' as const } : units;
  return windSpeed({ ...format, units: shown }, value, value < bounds.fineStreamMs ? 1 : 0);
};

/** Limits are finer than the values of an answer. */
const unitWriters = { ...writers, 'm/s': asWind, s: asPeriod, km: fineDistance };
const others: Readonly<Record<Exclude<Quantity, LimitedAttribute>, Write>> = {
  tide: heightText,
  'tidal-range': heightText,
  surge: heightText,
  coefficient: (words, value) => number(words, value, 0),
  tendency: (words, value) => words.say('when-tendency', { change: number(words, value, 1) }),
  stream: currentSpeed,
  flood: currentSpeed,
  ebb: currentSpeed,
  sun: asDegrees,
  moon: asDegrees,
};

function writeOf(format: FormatContext, quantity: Quantity, value: number): string {
  const write =
    quantity in others ? others[quantity as keyof typeof others] : unitWriters[factsOf(quantity as Attribute).unit];
  return write(format, value);
}

/** A tenth of a metre, and a hundredth where that was said. */
function heightText(format: FormatContext, heightM: number): string {
  const isFine = format.units.height === 'm' && Math.abs(heightM * 10 - Math.round(heightM * 10)) > 0.01;
  return height(format, heightM, isFine ? 0 : Infinity);
}

function aroundText(format: FormatContext, around: Extract<Condition, { kind: 'around' }>): string {
  const { event, fromMin, toMin } = around;
  const args = { event: format.say('when-event', { form: 'around', event }) };
  const [before = '', after = ''] = [-fromMin, toMin].map((min) => wholeDuration(format, Math.abs(min) * minuteMs));
  if (fromMin === 0 && toMin === 0) return format.say('when-event', { form: 'at', event });
  if (fromMin === toMin)
    return fromMin < 0
      ? format.say('when-point-before', { ...args, length: before })
      : format.say('when-point-after', { ...args, length: after });
  if (toMin === 0) return format.say('when-before', { ...args, length: before });
  if (fromMin === 0) return format.say('when-after', { ...args, length: after });
  const signed = (min: number): string => `${min < 0 ? '−' : '+'}${wholeDuration(format, Math.abs(min) * minuteMs)}`;
  if (fromMin > 0 || toMin < 0) return format.say('when-offset', { ...args, from: signed(fromMin), to: signed(toMin) });
  return format.say('when-around', { ...args, before, after });
}

export function hourText(format: FormatContext, time: string): string {
  return clock(format, instantOf(civilDate(format.now, format.zone), time, format.zone));
}
