import { setTimeout as sleep } from 'node:timers/promises';
import type { Lease } from './ports.ts';

/** How often a process that waits for the role tries to take it, ms. */
const tryIntervalMs = 2000;

export type RoleOptions = {
  /** Absent where any number of processes may work at once. */
  readonly lease: Lease | undefined;
  readonly stopping: AbortSignal;
  /** Called when another process has the role. */
  onWaiting(): void;
  /** Runs until `signal` is aborted, since the program stops or the role was lost. */
  work(signal: AbortSignal): Promise<void>;
};

/** Works while this process has the role, and waits for it otherwise, until the program stops. Rejects as `work` does. */
export async function workInRole({ lease, stopping, onWaiting, work }: RoleOptions): Promise<void> {
  if (!lease) return work(stopping);
  while (!stopping.aborted) {
    if (await isHeld(lease)) await workUntilLost(lease, stopping, work);
    else onWaiting();
    await sleep(tryIntervalMs, undefined, { signal: stopping }).catch(() => {});
  }
}

async function workUntilLost(lease: Lease, stopping: AbortSignal, work: RoleOptions['work']): Promise<void> {
  const lost = new AbortController();
  let heldAt = performance.now();
  const renew = async (): Promise<void> => {
    const askedAt = performance.now();
    const held = await lease.hold().catch(() => undefined);
    if (held) heldAt = askedAt;
    // A database that does not answer leaves the lease as it is, until it ends.
    if (held === false || performance.now() - heldAt > (lease.leaseMs * 2) / 3) lost.abort();
  };
  const renewing = setInterval(() => void renew(), lease.leaseMs / 3);
  try {
    await work(AbortSignal.any([stopping, lost.signal]));
  } finally {
    clearInterval(renewing);
    await lease.release().catch(() => {});
  }
}

function isHeld(lease: Lease): Promise<boolean> {
  return lease.hold().catch(() => false);
}
