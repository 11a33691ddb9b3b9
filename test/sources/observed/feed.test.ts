import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { observedAttributes, observedKinds, observedUpstreams } from '../../../src/domain/observed/index.ts';
import { utcDayMs } from '../../../src/domain/time.ts';
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

describe.each(observedUpstreams)('whatever %s sends', (upstream) => {
  it(
    'is read, or a problem: never another error, and never a value that is no number',
    { timeout: 20_000 },
    async () => {
      let seed = 7;
      const random = (most: number): number => (seed = (seed * 48_271) % 2_147_483_647) % most;
      const pieces = [
        'null',
        '{}',
        '[]',
        '-1e999',
        '"',
        '<',
        ']]',
        '{"__proto__":1}',
        'NaN',
        '\u0000',
        '9'.repeat(400),
      ];
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
    },
  );
});
