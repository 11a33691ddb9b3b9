import type { Instant } from '../domain/time.ts';
import type { HealthReport } from '../http/ports.ts';
import { withTimeout } from '../lib/timeout.ts';

/** `lastSuccessAt`: when the part last did its work; absent before the first time. */
type PartState = { readonly ok: boolean; readonly lastSuccessAt?: Instant | undefined };

/** Each part with its state and the age of its last success, seconds. `ok`: all parts are. */
type Report = HealthReport & {
  readonly parts: Readonly<Record<string, { readonly ok: boolean; readonly lastSuccessAgeS?: number }>>;
};

/** Collects the state of each part of the program. */
export type Health = {
  /** Adds a part that knows its own state. */
  watch(name: string, state: () => PartState): void;
  /** Adds a part that is tried for each report: `attempt` rejects, or takes more than 2 s, where it does not work. */
  probe(name: string, attempt: () => Promise<unknown>): void;
  report(): Promise<Report>;
};

const probeTimeoutMs = 2000;
/** A probe is repeated no sooner, so that frequent health checks do not load the parts, ms. */
const probeIntervalMs = 1000;

/** `now` is the wall clock. */
export function createHealth(now: () => Instant): Health {
  const parts = new Map<string, () => PartState | Promise<PartState>>();

  const probed = (attempt: () => Promise<unknown>) => {
    let lastSuccessAt: Instant | undefined;
    let probedAt = -Infinity;
    let latest: Promise<PartState> | undefined;
    const probe = async (): Promise<PartState> => {
      const ok = await succeeds(attempt());
      if (ok) lastSuccessAt = now();
      return { ok, lastSuccessAt };
    };
    return () => {
      if (!latest || now() - probedAt >= probeIntervalMs) {
        probedAt = now();
        latest = probe();
      }
      return latest;
    };
  };

  return {
    watch: (name, state) => void parts.set(name, state),
    probe: (name, attempt) => void parts.set(name, probed(attempt)),
    async report() {
      const states = await Promise.all([...parts].map(async ([name, state]) => [name, await state()] as const));
      const at = now();
      const reported = states.map(([name, { ok, lastSuccessAt }]) => {
        const age = lastSuccessAt === undefined ? {} : { lastSuccessAgeS: Math.max(0, at - lastSuccessAt) / 1000 };
        return [name, { ok, ...age }] as const;
      });
      return { ok: states.every(([, { ok }]) => ok), parts: Object.fromEntries(reported) };
    },
  };
}

async function succeeds(attempt: Promise<unknown>): Promise<boolean> {
  const outcome = attempt.then(
    () => true,
    () => false,
  );
  return (await withTimeout(probeTimeoutMs, outcome)) ?? false;
}
