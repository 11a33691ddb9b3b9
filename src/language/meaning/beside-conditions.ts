import type { Fragment } from '../lexicon/fragments.ts';
import { kindsOfWindows } from '../lexicon/slots.ts';
import { isSaidBy } from './read-condition.ts';
import type { ConditionPart } from './condition-part.ts';

/** Beside conditions, these say nothing that a window could answer, except the kinds of windows. */
const uselessBesideConditions = ['kinds', 'time', 'heightM', 'state'] as const;

/** `Over the bar with 1.8 m`: beside a sill or bar without a draught, metres are that. */
function withDraught(fragments: readonly Fragment[], conditions: readonly ConditionPart[]): readonly Fragment[] {
  const isBar = conditions.some(({ kind }) => kind === 'bar') && !conditions.some(({ kind }) => kind === 'draught');
  if (!isBar) return fragments;
  return fragments.map((fragment) => {
    const { heightM } = fragment.slots;
    if (heightM === undefined) return fragment;
    return { ...fragment, slots: { conditions: [{ kind: 'draught', metres: heightM }] } };
  });
}

/** Fragments as they are used: beside conditions, kinds and levels of other questions are not, and said so. */
export function asUsed(fragments: readonly Fragment[]): readonly Fragment[] {
  const conditions = fragments.flatMap(({ slots }) => slots.conditions ?? []);
  if (conditions.length === 0) return fragments;
  return withDraught(fragments, conditions).map((fragment) => {
    const isUseless =
      fragment.role !== 'ask' && uselessBesideConditions.some((slot) => fragment.slots[slot] !== undefined);
    const isOfWindows =
      fragment.slots.kinds?.every((kind) => kindsOfWindows.has(kind) || isSaidBy(kind, conditions)) ?? false;
    return isUseless && !isOfWindows ? { ...fragment, role: 'other' } : fragment;
  });
}
