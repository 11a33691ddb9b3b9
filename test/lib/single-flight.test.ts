import { expect, it } from 'vitest';
import { createSingleFlight } from '../../src/lib/single-flight.ts';

it('shares work by key until it settles', async () => {
  const share = createSingleFlight<string>();
  const { promise: held, resolve: release } = Promise.withResolvers<string>();
  const never = () => Promise.reject(new Error('A second work was started'));
  const both = [share('a', () => held), share('a', never)];
  expect(await share('b', async () => 'b')).toBe('b');
  release('a');
  expect(await Promise.all(both)).toEqual(['a', 'a']);
  expect(await share('a', async () => 'again')).toBe('again');
});

it('rejects as the work does, and keeps no failure', async () => {
  const share = createSingleFlight<string>();
  await expect(share('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await share('a', async () => 'yes')).toBe('yes');
});
