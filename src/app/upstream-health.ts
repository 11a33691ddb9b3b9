import type { Health } from '../ops/health.ts';
import type { CallMetrics } from '../sources/upstreams/index.ts';

/**
 * Calls in a row without an answer after which an upstream is not ok. One or two failures are routine, and an upstream that
 * is rarely asked would show them for hours.
 */
const failuresToReport = 3;

type UpstreamState = { failures: number; lastSuccessAt?: number };

/**
 * Shows each upstream in the health report from its first call on. It is not ok after three calls in a row that it
 * did not answer or refused. `clock` is monotonic, ms.
 */
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
