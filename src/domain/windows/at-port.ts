import type { OwnPort } from '../tide/index.ts';
import type { Condition } from './conditions.ts';

/** Conditions with the sill and draught of one's own port where they leave them to it; without a draught there, none. */
export function atPort(conditions: readonly Condition[], port: OwnPort | undefined): readonly Condition[] {
  return conditions.map((condition) => {
    if (condition.kind !== 'sill') return condition;
    const { sillM = port?.sillM, draughtM = port?.draughtM ?? 0 } = condition;
    return { ...condition, ...(sillM !== undefined && { sillM }), draughtM };
  });
}
