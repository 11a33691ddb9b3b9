import { describe, expect, it } from 'vitest';
import { calmWeather } from '../bench/fixed-weather.ts';
import { hostileRequests } from '../bench/hostile-requests.ts';
import { startWorld } from '../support/service-fixture.ts';
import { sampleOf } from '../support/thorough.ts';

const world = await startWorld();
const ask = world.with({ weather: calmWeather });
const seed = Number(process.env['SEED'] ?? 20_261_120);
/** Of each parameter; `npm run bench -- hostile` tries 10,000. */
const most = 30;

const requests = Map.groupBy(hostileRequests(most, seed), ({ path, parameter }) => `${parameter} of ${path}`);

describe('hostile values', () => {
  it.each([...requests])('for %s are answered or refused as openapi.json says, and never a bug', async (_, hostile) => {
    const statuses = new Set<number>();
    for (const { target } of sampleOf(hostile, 3)) {
      const { status } = await ask(target);
      statuses.add(status);
      expect([200, 400, 404], target).toContain(status);
    }
    expect(world.bugs).toEqual([]);
    // They are hostile, indeed.
    expect([...statuses].some((status) => status >= 400)).toBe(true);
  });
});
