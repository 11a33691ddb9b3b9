import { setTimeout } from 'node:timers/promises';
import type { Instant } from '../domain/time.ts';

/** `lastSuccessAt`: when the part last did what it is there for; absent before the first time. */
type State = { readonly ok: boolean; readonly lastSuccessAt?: Instant | undefined };

/** Every part with its state and the age of its last success, seconds. */
export type Report = {
  readonly ok: boolean;
  readonly parts: Readonly<Record<string, { readonly ok: boolean; readonly lastSuccessAgeS?: number }>>;
};

/** The board on which each part hangs its state. */
export type Health = {
  /** A part that knows how it is. */
  watch(name: string, state: () => State): void;
  /** A part that is tried: `attempt` rejects where it does not work, and is broken when it takes too long. */
  probe(name: string, attempt: () => Promise<unknown>): void;
  report(): Promise<Report>;
};

/** A part that has not answered by then does not work, ms. */
const patienceMs = 2000;
/** A probe is not repeated before: whoever asks for the health must not keep the parts busy, ms. */
const probeEveryMs = 1000;

export function createHealth(now: () => Instant): Health {
  const parts = new Map<string, () => State | Promise<State>>();

  const probed = (attempt: () => Promise<unknown>) => {
    let lastSuccessAt: Instant | undefined;
    let probedAt = -Infinity;
    let latest: Promise<State>;
    const probe = async (): Promise<State> => {
      const ok = await inTime(attempt());
      if (ok) lastSuccessAt = now();
      return { ok, lastSuccessAt };
    };
    return () => {
      if (now() - probedAt >= probeEveryMs) {
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
      const told = states.map(([name, { ok, lastSuccessAt }]) => {
        const age = lastSuccessAt === undefined ? {} : { lastSuccessAgeS: Math.max(0, at - lastSuccessAt) / 1000 };
        return [name, { ok, ...age }] as const;
      });
      return { ok: states.every(([, { ok }]) => ok), parts: Object.fromEntries(told) };
    },
  };
}

async function inTime(attempt: Promise<unknown>): Promise<boolean> {
  const over = new AbortController();
  const late = setTimeout(patienceMs, false, { signal: over.signal }).catch(() => false);
  try {
    return await Promise.race([attempt.then(() => true), late]);
  } catch {
    return false;
  } finally {
    over.abort();
  }
}
