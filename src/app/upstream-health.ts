import type { Health } from '../ops/health.ts';
import type { CallMetrics } from '../sources/upstreams/index.ts';

/** Calls in a row without an answer. One or two are routine, and a rarely asked upstream would show them for hours. */
const failuresToReport = 3;

type UpstreamState = { failures: number; lastSuccessAt?: number };

/** Shows each from its first call on; not ok after three in a row that it did not answer or refused. `clock`: monotonic, ms. */
export function watchUpstreams(health: Pick<Health, 'watch'>, clock: () => number): CallMetrics {
  const states = new Map<string, UpstreamState>();
  const stateOf = (upstream: string): UpstreamState => {
    const known = states.get(upstream);
    if (known) return known;
    const state: UpstreamState = { failures: 0 };
    states.set(upstream, state);
    health.watch(upstream, () => ({ ok: state.failures < failuresToReport, lastSuccessAt: state.lastSuccessAt }));
    return state;
  };
  return {
    callEnded(upstream, outcome) {
      const state = stateOf(upstream);
      if (outcome !== 'answered' && outcome !== 'unchanged') {
        if (outcome !== 'withheld') state.failures++;
        return;
      }
      state.failures = 0;
      state.lastSuccessAt = clock();
    },
  };
}
