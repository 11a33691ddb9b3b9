import { inUnitOf } from '../meaning/condition-limits.ts';
import type { Frame } from '../meaning/frame.ts';
import { unitsOfWord, type ConditionPart } from '../lexicon/slots.ts';
import { levelOf } from '../meaning/limits-asked.ts';

/** `Make that 20`, `and with 1.1 m?`: the one limit that was asked before, with another number. */
export function withChangedNumber(frame: Frame, last: Frame): Frame {
  const { heightM, limit: _, ...rest } = frame;
  const number = heightM ?? numberIn(frame);
  const isLimit = (part: ConditionPart): boolean => 'range' in part || 'metres' in part;
  const isBare = frame.places.length === 0 && !frame.limit && !frame.conditions?.some(isLimit);
  if (number === undefined || !isBare || frame.kinds.some((kind) => kind !== 'settings')) return frame;
  const changed = { ...rest, unused: heightM === undefined ? [] : frame.unused, kinds: [] };
  if (levelOf(last)) return { ...changed, heightM: number };
  const change = (part: ConditionPart): ConditionPart | undefined =>
    renumbered(part, number, heightM === undefined ? unitOf(frame) : 'm');
  const parts = last.limit ? [last.limit] : (last.conditions ?? []);
  const [only, ...others] = parts.flatMap((part) => change(part) ?? []);
  if (!only || others.length > 0) return frame;
  if (last.limit && 'range' in only) return { ...changed, kinds: last.kinds, limit: only };
  return { ...changed, conditions: [...parts.map((part) => change(part) ?? part), ...(frame.conditions ?? [])] };
}

/** The unit that is said, as limits have it. */
function unitOf({ units: [word] }: Frame): string | undefined {
  return word && Object.values(unitsOfWord[word])[0];
}

/** A number that nothing else reads, with a unit or without. */
function numberIn({ unused: [word = '', ...others] }: Frame): number | undefined {
  return others.length === 0 && /^\d+(?:[.,]\d+)?$/.test(word) ? Number(word.replace(',', '.')) : undefined;
}

/** A limit with another number, in metres or in the unit in which it was said; `undefined` where there is none to change. */
function renumbered(part: ConditionPart, number: number, unit: string | undefined): ConditionPart | undefined {
  if ('metres' in part) return { ...part, metres: number };
  if (!('range' in part)) return undefined;
  const { min, max } = part.range;
  const former = min ?? max;
  if (former === undefined || (min !== undefined && max !== undefined)) return undefined;
  const quantity = 'attribute' in part ? part.attribute : part.kind;
  const value = inUnitOf(quantity, former, number, unit);
  if (value === undefined) return undefined;
  return { ...part, range: min === undefined ? { max: value } : { min: value } };
}
