import { describe, expect, it } from 'vitest';
import { weatherUpstreamNames as names, type WeatherUpstream } from '../../../src/domain/weather/index.ts';
import { hourMs } from '../../../src/domain/time.ts';
import { problemOf } from '../../support/client-fixture.ts';
import { simulated } from '../../support/upstreams-answers.ts';
import type { Fault } from '../../support/upstreams-server.ts';
import { start, startWeatherWorld } from '../../support/weather-fixture.ts';

const from = Math.floor(start / hourMs) * hourMs;
const hour = { from, to: from };

/** Each fault with the reason that the problem carries. */
const faults: readonly (readonly [name: string, fault: Fault, reason: RegExp])[] = [
  ['a connection that is reset', 'refuse', /could not be reached/],
  ['no answer', 'hang', /timed out/],
  ['an answer that trickles', 'trickle', /timed out/],
  ['half an answer', 'truncate', /does not fit/],
  ['words for numbers', 'mistyped', /does not fit/],
  ['another structure', 'another shape', /does not fit/],
  ['an HTML page', 'error body', /does not fit/],
  ['304 without a validator', { status: 304 }, /does not fit/],
  ['400', { status: 400 }, /refused \(400\)/],
  ['403', { status: 403 }, /refused \(403\)/],
  ['404', { status: 404 }, /refused \(404\)/],
  ['422', { status: 422 }, /refused \(422\)/],
  ['429', { status: 429 }, /answered 429/],
  ['429 with a time', { status: 429, headers: { 'retry-after': '60' } }, /answered 429/],
  ['500', { status: 500 }, /answered 500/],
  ['503', { status: 503 }, /answered 503/],
];

/** The response of each for a place that it has no values for. */
const outside: readonly (readonly [WeatherUpstream, Extract<Fault, object>])[] = [
  ['met-norway', { status: 422 }],
  ['smhi', { status: 404, text: 'Requested point is out of bounds' }],
  ['open-meteo', { status: 400, text: '{"error":true,"reason":"No data is available for this location"}' }],
  ['fmi', { status: 400, text: "<ExceptionText>No data available for '-43.3439,32.1254'!</ExceptionText>" }],
];
const isAnswer = (name: WeatherUpstream, fault: Fault): boolean =>
  outside.some(
    ([one, { status, text }]) => one === name && typeof fault === 'object' && !text && fault.status === status,
  );

describe.concurrent.each(faults)('%s', (_name, fault, reason) => {
  it('of any upstream is a problem that names it, and the next request succeeds', async () => {
    const world = await startWeatherWorld();
    await Promise.all(
      names
        .filter((name) => !isAnswer(name, fault))
        .map(async (name) => {
          const { lat, lng, attribute, source } = simulated[name].request;
          const sourcesOff = names.filter((other) => other !== name);
          const ask = () => world.open({ sourcesOff }).point({ lat, lng }, hour, [attribute], [source]);
          world.upstreams.break(name, fault);
          const problem = await problemOf(ask());
          expect(problem.code).toBe('could-not-ask');
          expect(problem.details['tried']).toMatch(new RegExp(`^${name} \\(.*${reason.source}`));
          world.upstreams.break(name, undefined);
          const { values } = await ask();
          expect(values.get(source)![attribute]![0]).toBeTypeOf('number');
        }),
    );
    expect(world.dropped).toEqual([]);
  });
});

describe.each(outside)('a place that %s has no values for', (name, fault) => {
  it('has an empty answer, which is cached', async () => {
    const world = await startWeatherWorld();
    const weather = world.open();
    const { lat, lng, attribute, source } = simulated[name].request;
    world.upstreams.break(name, fault);
    for (let i = 0; i < 2; i++) {
      const { values, sources } = await weather.point({ lat, lng }, hour, [attribute], [source]);
      expect([values.size, sources]).toEqual([0, []]);
    }
    expect(world.upstreams.calls).toHaveLength(1);
  });
});

describe('unknown units', () => {
  it.each(['open-meteo', 'met-norway'] as const)('are refused from %s', async (name) => {
    const world = await startWeatherWorld();
    const { lat, lng, attribute, source } = simulated[name].request;
    world.upstreams.break(name, 'wrong unit');
    const problem = await problemOf(world.open().point({ lat, lng }, hour, [attribute], [source]));
    expect(problem.details['tried']).toMatch(/furlong/);
  });
});
