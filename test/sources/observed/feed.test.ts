import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  between,
  observedAttributes,
  observedKinds,
  observedUpstreams,
  surgeOf,
} from '../../../src/domain/observed/index.ts';
import { hourMs, utcDayMs } from '../../../src/domain/time.ts';
import { Problem } from '../../../src/problem.ts';
import { readFeed, readStations, type Feed } from '../../../src/sources/observed/feed.ts';
import type { Ask } from '../../../src/sources/observed/rows.ts';
import { observedAnswerTo } from '../../support/upstreams-observed.ts';

const now = Date.UTC(2026, 10, 20, 14, 30);
const folder = path.join(import.meta.dirname, '../../../src/sources/observed/upstreams');

function feedsOf(upstream: (typeof observedUpstreams)[number]): readonly Feed[] {
  const { feeds } = JSON.parse(readFileSync(path.join(folder, `${upstream}.json`), 'utf8')) as { feeds: Feed[] };
  return feeds.map((feed) => ({ ...feed, upstream }));
}

/** The simulated upstream without HTTP, each answer changed. */
function askWith(upstream: string, change: (text: string) => string): Ask {
  return async ({ path: asked, post = '' }) => {
    const { pathname, searchParams } = new URL(asked, 'http://upstream.test');
    const call = { upstream, path: pathname, query: Object.fromEntries(searchParams), headers: {}, body: post };
    const { status, text } = observedAnswerTo(call, now)!;
    return status === 200 ? change(text) : undefined;
  };
}

describe('the tables of upstreams', () => {
  it('are one for each, with kinds and attributes that we know', () => {
    expect(readdirSync(folder).toSorted()).toEqual(observedUpstreams.map((name) => `${name}.json`).toSorted());
    for (const { kinds, readings } of observedUpstreams.flatMap(feedsOf)) {
      expect(observedKinds).toEqual(expect.arrayContaining([...kinds]));
      expect(observedAttributes).toEqual(expect.arrayContaining(readings.flatMap(({ values }) => Object.keys(values))));
    }
  });
});

/**
 * Kartverket's answer for Stavanger from 24 November 2021, 00:00 +01:00, by the hour, cm above chart datum (CC BY 4.0; kept in the
 * tests of its own program Midgard): the level, the tide, and the "weather effect" that it publishes beside them.
 */
const stavanger = {
  observation: [
    94.4, 101.5, 96.4, 88.8, 83.9, 78.1, 70.6, 70.8, 75.4, 86, 88.8, 89.3, 98.2, 104.3, 97.8, 88.9, 82.8, 75,
  ],
  prediction: [
    93.7, 98.4, 93.3, 85.1, 79.5, 72.6, 64.5, 63.2, 70.6, 78.8, 82.7, 86.2, 93.5, 99.4, 96.4, 87.9, 82, 76.6,
  ],
  weathereffect: [0.7, 3.1, 3.1, 3.7, 4.4, 5.4, 6.1, 7.6, 4.8, 7.2, 6.1, 3.1, 4.8, 5, 1.4, 1, 0.8, -1.6],
};

it('is the surge that its office publishes, to a centimetre', async () => {
  const [feed] = feedsOf('kartverket');
  const begin = Date.parse('2021-11-24T00:00:00+01:00');
  const lists = Object.entries(stavanger).map(([type, values]) => {
    const rows = values.map(
      (value, i) => `<waterlevel value="${value}" time="${new Date(begin + i * hourMs).toISOString()}" flag="obs"/>`,
    );
    return `<data type="${type}" unit="cm">${rows.join('')}</data>`;
  });
  const place = '<location name="Stavanger" code="SVG" latitude="58.974339" longitude="5.730121"/>';
  const body = `<tide><locationdata>${place}<reflevelcode>CD</reflevelcode>${lists.join('')}</locationdata></tide>`;
  const station = { id: 'SVG', name: 'Stavanger', point: { lat: 58.974339, lng: 5.730121 }, zero: 'CD' };
  const window = { from: begin, to: begin + utcDayMs };
  const { readings, predicted } = await readFeed(async () => body, feed!, station, window);
  const surge = surgeOf(readings.seaLevel ?? [], between(predicted, hourMs));
  expect(surge?.readings).toHaveLength(18);
  const off = surge!.readings.map(({ value }, i) => Math.abs(100 * value - stavanger.weathereffect[i]!));
  expect(Math.max(...off)).toBeLessThan(1);
  expect(surge).toMatchObject({ at: begin + 17 * hourMs, trend: 'steady' });
});

/** NOAA's levels and predictions of 1 January 2021, 00:00 UTC, above station datum, metres (CO-OPS, public domain; in searvey's tests). */
const newYear = [
  { id: '8652587', observed: '1.005', predicted: '0.905', surgeCm: 10 },
  { id: '8654467', observed: '8.481', predicted: '8.400', surgeCm: 8.1 },
  { id: '8656483', observed: '1.224', predicted: '1.188', surgeCm: 3.6 },
  { id: '8658120', observed: '1.332', predicted: '1.179', surgeCm: 15.3 },
];
it.each(newYear)(
  'is at NOAA’s gauge $id the difference of what it publishes',
  async ({ id, observed, predicted, surgeCm }) => {
    const [feed] = feedsOf('co-ops');
    const at = Date.UTC(2021, 0, 1);
    const level = { t: '2021-01-01 00:00', s: '0.003', f: '0,0,0,0', q: 'v' };
    const ask: Ask = async ({ path: asked }) =>
      asked.includes('water_level')
        ? JSON.stringify({
            data: [
              { ...level, v: observed },
              { ...level, t: '2021-01-01 00:06', v: '' },
            ],
          })
        : JSON.stringify({ predictions: [{ t: '2021-01-01 00:00', v: predicted }] });
    const station = { id, name: id, point: { lat: 35, lng: -76 } };
    const read = await readFeed(ask, feed!, station, { from: at, to: at + hourMs });
    const surge = surgeOf(read.readings.seaLevel ?? [], between(read.predicted, hourMs));
    expect(surge?.at).toBe(at);
    expect(100 * surge!.heightM).toBeCloseTo(surgeCm, 6);
    expect(read.isPreliminary).toBe(false);
  },
);

describe.each(observedUpstreams)('whatever %s sends', (upstream) => {
  it('is read, or a problem: never another error, and never a value that is no number', async () => {
    let seed = 7;
    const random = (most: number): number => (seed = (seed * 48_271) % 2_147_483_647) % most;
    const pieces = ['null', '{}', '[]', '-1e999', '"', '<', ']]', '{"__proto__":1}', 'NaN', '\u0000', '9'.repeat(400)];
    const change = (text: string): string => {
      const [at, length] = [random(text.length + 1), random(40)];
      return text.slice(0, at) + pieces[random(pieces.length)]! + text.slice(at + length);
    };
    let problems = 0;
    for (const feed of feedsOf(upstream)) {
      const stations = await readStations(
        askWith(upstream, (text) => text),
        feed,
        now,
      );
      const station = stations[0] ?? { id: 'none', name: '', point: { lat: 0, lng: 0 } };
      for (let round = 0; round < 40; round++) {
        try {
          const ask = askWith(upstream, change);
          for (const { point } of await readStations(ask, feed, now))
            expect(Math.abs(point.lat)).toBeLessThanOrEqual(90);
          const { readings } = await readFeed(ask, feed, station, { from: now - utcDayMs / 4, to: now });
          for (const { at, value } of Object.values(readings).flat()) expect(Number.isFinite(at + value)).toBe(true);
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
          problems++;
        }
      }
    }
    expect(problems).toBeGreaterThan(0);
  });
});
