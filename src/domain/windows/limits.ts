import type { Attribute } from '../weather/index.ts';
import type { Condition, Range, Ranged } from './conditions.ts';
import { stepOf } from './measure.ts';

export type Supposed = Extract<Condition, { kind: 'weather' }> & { readonly range: Required<Range> };

/** Conditions of a pursuit with others in the place of those on the same quantity; of ranges only the ends that are said. */
export function withLimits(base: readonly Condition[], said: readonly Condition[]): readonly Condition[] {
  const all = [...base];
  const added: Condition[] = [];
  for (const one of said) {
    const i = all.findIndex((other) => quantityOf(other) === quantityOf(one) || isAtWater(other, one));
    const former = all[i];
    if (former) all[i] = replaced(former, one);
    else added.push(one);
  }
  return [...all, ...added];
}

function replaced(former: Condition, said: Condition): Condition {
  // `At low water` says no more than the hours around it.
  if (said.kind === 'around' && isAtWater(former, said)) return { ...former, event: said.event };
  // `Stars tonight`: at night, and dark.
  if (former.kind === 'light' && said.kind === 'light' && said.light === 'night' && former.light !== 'day')
    return former;
  // A sill that is said later belongs to the draught that was said before, and to its margin.
  if (former.kind === 'sill' && said.kind === 'sill')
    return { ...former, ...said, marginM: said.marginM || former.marginM };
  if (!isRanged(former) || !isRanged(said)) return said;
  const both = { ...former.range, ...said.range };
  const isEmpty = (both.min ?? -Infinity) > (both.max ?? Infinity);
  return isEmpty ? said : { ...said, range: both };
}

/**
 * The value that is supposed rather than wanted beside the limits of a pursuit, as a range without a width: a point, `at 20 kn`,
 * or an end that the pursuit limits from the other side alone, as nobody paddles because the waves are over 3 m.
 */
export function supposedIn(said: Condition, limits: readonly Condition[]): Supposed | undefined {
  const limit = limits.find((one) => quantityOf(one) === quantityOf(said));
  if (said.kind !== 'weather' || limit?.kind !== 'weather') return undefined;
  const { min, max } = said.range;
  const { min: least, max: most = Infinity } = limit.range;
  const isLow = min === undefined && least !== undefined && most === Infinity;
  const isHigh = min !== undefined && least === undefined && (max === undefined || min >= most);
  const value = min ?? max ?? NaN;
  return isLow || isHigh || min === max ? { ...said, range: { min: value, max: value } } : undefined;
}

/** `Photos at high water`: a water of the tide in the place of the one that a pursuit has. */
function isAtWater(former: Condition, said: Condition): former is Extract<Condition, { kind: 'around' }> {
  if (former.kind !== 'around' || said.kind !== 'around' || said.fromMin !== said.toMin) return false;
  return former.event === said.event || (former.event !== 'slack' && said.event !== 'slack');
}

/** Conditions limit the same where this is the same. */
export function quantityOf(condition: Condition): string {
  const { kind } = condition;
  if (kind === 'weather' || kind === 'sector') return `${kind} ${condition.attribute}`;
  if (kind === 'around') return `${kind} ${condition.event}`;
  if (kind === 'altitude') return `${kind} ${condition.body}`;
  return kind === 'stream' ? `${kind} ${condition.phase}` : kind;
}

function isRanged(condition: Condition): condition is Ranged {
  return 'range' in condition;
}

export type Judgement = 'good' | 'bad';

/** A limit moved by one step, that end alone: outwards from a good value beyond it, inwards at the end nearer to a bad one. */
export function movedLimit(condition: Condition, value: number, was: Judgement): Condition | undefined {
  const step = isRanged(condition) ? stepOf(condition) : undefined;
  if (!isRanged(condition) || step === undefined) return undefined;
  const { min, max } = condition.range;
  const isUpper = max !== undefined && (min === undefined || Math.abs(max - value) <= Math.abs(min - value));
  const outwards = isUpper ? step : -step;
  const end = (isUpper ? max : (min ?? NaN)) + (was === 'good' ? outwards : -outwards);
  const leftOver = isUpper ? end - (min ?? leastOf(condition)) : (max ?? Infinity) - end;
  return leftOver > 0 ? { ...condition, range: isUpper ? { max: end } : { min: end } } : undefined;
}

/** Of two conditions on a quantity, each with one end, the one that people have asked for: the wider where it was good. */
export function judgedLimit(current: Condition, judged: Condition, was: Judgement): Condition {
  if (!isRanged(current) || !isRanged(judged)) return judged;
  const outer = was === 'good' ? Math.max : Math.min;
  const inner = was === 'good' ? Math.min : Math.max;
  const { min, max } = judged.range;
  const range = {
    ...(min !== undefined && { min: current.range.min === undefined ? min : inner(min, current.range.min) }),
    ...(max !== undefined && { max: current.range.max === undefined ? max : outer(max, current.range.max) }),
  };
  return { ...judged, range };
}

function leastOf(condition: Condition): number {
  const isSigned =
    condition.kind === 'tide' ||
    condition.kind === 'tendency' ||
    condition.kind === 'surge' ||
    condition.kind === 'altitude' ||
    (condition.kind === 'weather' && signedAttributes.has(condition.attribute));
  return isSigned ? -Infinity : 0;
}

const signedAttributes: ReadonlySet<Attribute> = new Set(['airTemperature', 'waterTemperature']);
