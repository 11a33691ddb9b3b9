import { describe, expect, it } from 'vitest';
import { createServicePictures } from '../../src/app/service-pictures.ts';
import type { Marine } from '../../src/chat/index.ts';
import { Problem } from '../../src/problem.ts';
import { handMadeTide } from '../answers/answer-fixture.ts';
import { textsIn } from '../support/read-picture.ts';
import { noStreams } from '../support/no-streams.ts';

const spenders: unknown[] = [];
const marine: Marine = {
  tide: async () => handMadeTide(),
  weather: () => Promise.reject(new Problem('could-not-ask')),
  ...noStreams,
  cachedWeather: () => Promise.reject(new Problem('weather-not-asked')),
  stations: () => Promise.reject(new Error('A bug')),
};
const draw = createServicePictures(
  { picturePng: async () => ({ render: async () => Uint8Array.of(137, 80, 78, 71), close: async () => {} }) },
  async (spender) => {
    spenders.push(spender);
    return marine;
  },
);
const brest = { lat: 48.39, lng: -4.486 };
const day = { from: Date.parse('2026-11-20T00:00Z'), to: Date.parse('2026-11-20T20:00Z') };

describe('a picture of the data service', () => {
  it('shows the local days of the interval, in English and metres, at the expense of whoever asked', async () => {
    const made = await draw({ subject: 'tide', point: brest, interval: day, format: 'svg' }, 'key 1');
    expect(made?.type).toBe('image/svg+xml');
    const texts = textsIn(String(made?.content));
    expect(texts.find(({ role }) => role === 'subtitle')?.text).toContain('Friday 20 November');
    expect(texts.filter(({ role }) => role === 'high-time').map(({ text }) => text)).toEqual(['01:00', '13:00']);
    expect(spenders.at(-1)).toBe('key 1');
  });

  it('of a long interval is a sheet of a month at most', async () => {
    const year = { from: day.from, to: day.from + 365 * 86_400_000 };
    const made = await draw({ subject: 'tide', point: brest, interval: year, format: 'svg' }, undefined);
    expect(textsIn(String(made?.content)).filter(({ role }) => role === 'day')).toHaveLength(31);
  });

  it('is a PNG where that is asked', async () => {
    const made = await draw({ subject: 'sun', point: brest, interval: day, format: 'png' }, undefined);
    expect(made).toEqual({ content: Uint8Array.of(137, 80, 78, 71), type: 'image/png' });
  });

  it('is absent where there is nothing to draw', async () => {
    expect(await draw({ subject: 'weather', point: brest, interval: day, format: 'svg' }, undefined)).toBeUndefined();
  });
});
