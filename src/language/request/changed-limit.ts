import { inUnitOf, isSameMeasure } from '../lexicon/condition-limits.ts';
import type { Frame } from '../meaning/frame.ts';
import { levelOf } from '../meaning/limits-asked.ts';
import { limitedBy } from '../lexicon/read-condition.ts';
import { unitsOfWord, type ConditionPart, type Kind } from '../lexicon/slots.ts';

/** `Make that 20`, `rather below 8`, `no, gusts`: the one limit that was asked before, with another number or of another quantity. */
export function withChangedLimit(said: Frame, last: Frame): Frame {
  const frame = asThreshold(said, last);
  const side = levelOf(last).length > 0 ? undefined : frame.kinds.find((kind) => kind === 'above' || kind === 'below');
  const kinds = frame.kinds.filter((kind) => kind !== 'settings' && kind !== side);
  const isLimit = (part: ConditionPart): boolean => 'range' in part || 'metres' in part;
  if (frame.places.length > 0 || frame.limit || frame.conditions?.some(isLimit)) return frame;
  const [kind, ...others] = kinds;
  if (others.length > 0) return frame;
  return (kind === undefined ? withNumber(frame, last, side) : withQuantity(frame, last, limitedBy(kind))) ?? frame;
}

/** `Set the threshold to 30` of a wind: no sill of a harbour, which many languages call so. */
function asThreshold(frame: Frame, { conditions: before = [] }: Frame): Frame {
  const [sill, ...others] = frame.conditions ?? [];
  const isSill = sill?.kind === 'sill-height' && others.length === 0 && before.some(({ kind }) => kind === 'weather');
  if (!isSill || before.some(({ kind }) => kind === 'sill')) return frame;
  const { conditions: _, state: __, ...plain } = frame;
  return { ...plain, kinds: [], unused: [String(sill.metres)] };
}

function withQuantity(
  { change, days, ...frame }: Frame,
  { conditions: before = [] }: Frame,
  attribute: ReturnType<typeof limitedBy>,
): Frame | undefined {
  if (attribute === undefined || change !== 'instead' || days.length > 0) return undefined;
  const conditions = changedIn(before, (part) =>
    part.kind === 'weather' && isSameMeasure(part.attribute, attribute) ? { ...part, attribute } : undefined,
  );
  return conditions && { ...frame, days, change, kinds: [], conditions };
}

function withNumber({ heightM, ...frame }: Frame, last: Frame, side: Kind | undefined): Frame | undefined {
  const number = heightM ?? numberIn(frame);
  if (number === undefined) return undefined;
  const changed = { ...frame, unused: heightM === undefined ? [] : frame.unused, kinds: [] };
  const level = levelOf(last).length > 0 ? last.heightM : undefined;
  if (level !== undefined) return { ...changed, heightM: inUnitOf('tide', level, number) ?? number };
  const [word] = frame.units;
  const unit = heightM === undefined || side ? word && Object.values(unitsOfWord[word])[0] : 'm';
  const before = last.limit ? [last.limit] : (last.conditions ?? []);
  const parts = changedIn(before, (part) => renumbered(part, number, unit, side));
  const [limit] = parts ?? [];
  if (!parts || !limit) return undefined;
  if (last.limit && 'range' in limit && limit.kind !== 'warmth') return { ...changed, kinds: last.kinds, limit };
  const added = frame.conditions ?? [];
  // `15, and Saturdays only`: other hours or days take the place of those before.
  const kept = parts.filter(({ kind }) => kind === 'weather' || !added.some((one) => one.kind === kind));
  return { ...changed, conditions: [...kept, ...added] };
}

/** Conditions with the one that is changed as it then is: the only one that can be, or of several the one nearest to it. */
function changedIn(parts: readonly ConditionPart[], change: (part: ConditionPart) => ConditionPart | undefined) {
  const changed = parts.flatMap((part, index) => {
    const one = change(part);
    return one ? [{ one, index, away: Math.abs(Math.log(edgeOf(one) / edgeOf(part))) }] : [];
  });
  const [best, second] = changed.toSorted((a, b) => a.away - b.away);
  const isClear = best && (!second || best.away * 3 < second.away);
  return isClear ? parts.map((part, index) => (index === best.index ? best.one : part)) : undefined;
}

function edgeOf(part: ConditionPart): number {
  return 'range' in part ? (part.range.min ?? part.range.max ?? NaN) : NaN;
}

/** A number that nothing else reads. */
export function numberIn({ unused: [word = '', ...others] }: Frame): number | undefined {
  return others.length === 0 && isNumber(word) ? Number(word.replace(',', '.')) : undefined;
}

export function isNumber(word: string): boolean {
  return /^\d+(?:[.,]\d+)?$/.test(word);
}

/** A limit with another number, in a unit or that in which it was said; `undefined` where there is no number to change. */
function renumbered(part: ConditionPart, number: number, unit?: string, side?: Kind): ConditionPart | undefined {
  if ('metres' in part) return { ...part, metres: number };
  if (part.kind === 'sill' && part.draughtM !== undefined) return { ...part, draughtM: number };
  if (!('range' in part)) return undefined;
  const { min, max } = part.range;
  const former = min ?? max;
  const isOther = side !== undefined && (side === 'above') !== (min !== undefined);
  if (former === undefined || isOther || (min !== undefined && max !== undefined)) return undefined;
  const quantity = 'attribute' in part ? part.attribute : part.kind;
  const value = inUnitOf(quantity, former, number, unit, min === undefined ? 0 : 1);
  if (value === undefined) return undefined;
  return { ...part, range: min === undefined ? { max: value } : { min: value } };
}
