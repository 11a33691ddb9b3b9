import type { Fragment } from './fragments.ts';
import type { PlaceRun } from './place-run.ts';

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
