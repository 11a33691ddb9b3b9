import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { keyedHandler, type Endpoint } from '../../src/service/keyed-endpoint.ts';
import { wholeBody } from '../../src/service/reply.ts';
import { clock, startWorld } from '../support/service-fixture.ts';

const world = await startWorld();

/** A service of one path whose work is left without an answer. */
async function ask(answer: Endpoint<object>['answer']): Promise<{ response: Response; used: number }> {
  const { id, key } = await world.keyOf(10);
  const request = { method: 'GET', path: '/', search: '', headers: { authorization: key } };
  const handle = keyedHandler({ path: '/', query: z.object({}), endpoint: { answer } }, world.ports);
  const { body, ...init } = await handle({ request, parameters: {}, limits: {} });
  const response = new Response(wholeBody(body), init);
  return { response, used: await world.accounts.used({ id }, new Date(clock).toISOString().slice(0, 10)) };
}

describe('an asynchronous answer', () => {
  it('is awaited and charged, and may have headers of its own', async () => {
    const { response, used } = await ask(async () => ({
      body: { hours: [] },
      meta: { lat: 1 },
      headers: { Age: '60' },
    }));
    expect([response.status, used, response.headers.get('Age')]).toEqual([200, 2, '60']);
    expect(await response.json()).toEqual({
      hours: [],
      meta: { cost: 1, dailyQuota: 10, lat: 1, requestCount: 1 },
    });
  });

  it('that no upstream has is a 503 that names the upstreams, and costs nothing', async () => {
    const { response, used } = await ask(async () => ({ unavailable: 'the moon (timed out)' }));
    expect([response.status, used, response.headers.get('X-RateLimit-Remaining')]).toEqual([503, 0, '10']);
    expect(await response.json()).toEqual({
      errors: { service: 'No answer for now, please try again later. Tried: the moon (timed out)' },
    });
  });
});
