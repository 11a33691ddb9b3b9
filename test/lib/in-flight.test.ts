import { expect, it, vi } from 'vitest';
import { createInFlight } from '../../src/lib/in-flight.ts';

it('resolves when all work has settled, and reports what failed', async () => {
  const onError = vi.fn<(error: unknown) => void>();
  const inFlight = createInFlight(onError);
  const slow = Promise.withResolvers<void>();
  const error = new Error('a bug');
  inFlight.add(slow.promise);
  inFlight.add(Promise.reject(error));
  let isSettled = false;
  const settled = inFlight.settled().then(() => (isSettled = true));
  await expect.poll(() => onError).toHaveBeenCalledExactlyOnceWith(error);
  expect(isSettled).toBe(false);
  slow.resolve();
  await settled;
  await inFlight.settled();
});
