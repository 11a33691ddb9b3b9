import type { Health as HttpHealth } from '../http/ports.ts';
import { withTimeout } from '../lib/timeout.ts';

/** `lastSuccessAt`: by the monotonic clock, ms; absent before the first time. `reason`: no secret, because anybody may ask. */
type PartState = {
  readonly ok: boolean;
  readonly lastSuccessAt?: number | undefined;
  readonly reason?: string | undefined;
};

/** `required`: without this part the data service cannot answer. */
type PartOptions = { readonly required?: boolean };

export type Health = HttpHealth & {
  watch(name: string, state: () => PartState, options?: PartOptions): void;
  /** Adds a part that is tried for each report: `attempt` rejects, or takes more than 2 s, where it does not work. */
  probe(name: string, attempt: () => Promise<unknown>, options?: PartOptions): void;
};

const probeTimeoutMs = 2000;
/** A probe is repeated no sooner, so that frequent health checks do not load the parts, ms. */
const probeIntervalMs = 1000;

/** `clock` is monotonic, ms: the ages stay right where the wall clock is set. Readiness tries required parts only. */
export function createHealth(clock: () => number): Health {
  const parts = new Map<string, { isRequired: boolean; state: () => PartState | Promise<PartState> }>();
  const required = () => [...parts.values()].filter(({ isRequired }) => isRequired);

  return {
    watch: (name, state, options) => void parts.set(name, { isRequired: options?.required === true, state }),
    probe: (name, attempt, options) =>
      void parts.set(name, { isRequired: options?.required === true, state: createProbe(attempt, clock) }),
    async isReady() {
      const states = await Promise.all(required().map(async ({ state }) => state()));
      return states.every(({ ok }) => ok);
    },
    async report() {
      const states = await Promise.all(
        [...parts].map(async ([name, { isRequired, state }]) => ({ name, isRequired, ...(await state()) })),
      );
      const at = clock();
      const reported = states.map(({ name, ok, lastSuccessAt, reason }) => {
        // To a tenth.
        const ageS = Math.round(Math.max(0, at - (lastSuccessAt ?? at)) / 100) / 10;
        const age = lastSuccessAt === undefined ? {} : { lastSuccessAgeS: ageS };
        return [name, { ok, ...age, ...(!ok && reason !== undefined && { reason }) }] as const;
      });
      return {
        ready: states.every(({ ok, isRequired }) => ok || !isRequired),
        ok: states.every(({ ok }) => ok),
        parts: Object.fromEntries(reported),
      };
    },
  };
}

/** One attempt at a time, or a hung database lost all its connections; reports wait 2 s for it at most. */
function createProbe(attempt: () => Promise<unknown>, clock: () => number): () => Promise<PartState> {
  let lastSuccessAt: number | undefined;
  let beganAt = -Infinity;
  let isRunning = false;
  let latest: Promise<PartState> = Promise.resolve({ ok: false });

  const run = async (): Promise<PartState> => {
    const outcome = attempt()
      .then(
        () => true,
        () => false,
      )
      .finally(() => (isRunning = false));
    const ok = (await withTimeout(probeTimeoutMs, outcome)) ?? false;
    if (ok) lastSuccessAt = clock();
    return { ok, lastSuccessAt };
  };
  return () => {
    if (!isRunning && clock() - beganAt >= probeIntervalMs) {
      isRunning = true;
      beganAt = clock();
      latest = run();
    }
    return latest;
  };
}
