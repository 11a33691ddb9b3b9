import type { Fragment } from '../lexicon/fragments.ts';
import type { PlaceRun } from '../names/place-run.ts';

/** `not Brest`, `pas Brest en France,`: the places that a text says it is not about, by the words that reject them. */
export function findRejections(own: readonly Fragment[], runs: readonly PlaceRun[]): Fragment[] {
  const leads = own.filter(({ role }) => role === 'lead');
  return own
    .filter(({ role }) => role === 'reject')
    .flatMap((reject) => {
      const starts = new Set([reject.to, ...leads.filter(({ from }) => from === reject.to).map(({ to }) => to)]);
      return runs
        .filter(({ from }) => starts.has(from))
        .map(({ to, text }) => ({ ...reject, to, role: 'rejected', value: text }));
    });
}

/** Roles of which one may be said and another rejected. */
const rejectable: ReadonlySet<string> = new Set(['kind', 'day', 'days', 'part', 'time', 'unit', 'datum']);

/** `Not the weather, just low water`, `Thursday, not today`: behind a rejection it is not asked for where another of its role is. */
export function withoutRejected(fragments: readonly Fragment[]): readonly Fragment[] {
  const kept = fragments.filter((_, index) => !isRejected(fragments, index));
  return fragments.filter((fragment) => kept.includes(fragment) || kept.every(({ role }) => role !== fragment.role));
}

/** `Not on Sundays`: whether all days that a text names are rejected. */
export function rejectsDays(fragments: readonly Fragment[]): boolean {
  const days = fragments.flatMap(({ slots }, index) => (slots.days ? index : []));
  return days.length > 0 && days.every((index) => isRejected(fragments, index));
}

function isRejected(fragments: readonly Fragment[], index: number): boolean {
  const { role = '', from = 0 } = fragments[index] ?? {};
  const before = fragments.slice(0, index).findLast((one) => one.role !== 'filler' && one.role !== 'glue');
  return rejectable.has(role) && before?.role === 'reject' && from - before.to <= 1;
}
