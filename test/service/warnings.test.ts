import { beforeAll, expect, it } from 'vitest';
import { hourMs } from '../../src/domain/time.ts';
import type { PlaceWarnings } from '../../src/service/ports.ts';
import { clock, startWorld, type World } from '../support/service-fixture.ts';

const path = '/v2/warnings/point?lat=48.39&lng=-4.486';
const found: PlaceWarnings = {
  warnings: [
    {
      id: 'fr.2',
      replaces: ['fr.1'],
      source: 'meteoalarm',
      office: 'Météo-France',
      link: 'https://vigilance.meteofrance.fr/',
      severity: 'severe',
      certainty: 'likely',
      colour: 'orange',
      sent: clock - hourMs,
      onset: clock,
      texts: [{ language: 'fr-FR', event: 'Vagues-submersion', headline: undefined, area: 'Finistère' }],
    },
  ],
  sea: { lat: 48.35, lng: -4.51 },
  sources: [
    {
      name: 'meteoalarm',
      attribution: 'EUMETNET – MeteoAlarm',
      licence: 'CC BY 4.0',
      updated: clock - hourMs,
      isStale: true,
    },
  ],
  missing: ['nws-warnings (timed out)'],
  abroad: ['met-norway-warnings'],
};

let world: World;
beforeAll(async () => {
  world = await startWorld();
});

it('has the warnings as issued, with source, licence, age and who could not be asked', async () => {
  const { status, body, headers } = await world.with({ warnings: { at: async () => found } })(path);
  expect([status, headers.get('Age'), headers.get('X-Stale-Sources')]).toEqual([200, '3600', 'meteoalarm']);
  expect(body).toMatchObject({
    data: [
      {
        id: 'fr.2',
        onset: '2026-11-20T14:30:15+00:00',
        texts: [{ language: 'fr-FR', event: 'Vagues-submersion', area: 'Finistère' }],
      },
    ],
    meta: {
      cost: 1,
      sea: { lat: 48.35, lng: -4.51 },
      missing: ['nws-warnings (timed out)'],
      abroad: ['met-norway-warnings'],
      sources: [{ name: 'meteoalarm', licence: 'CC BY 4.0', stale: true }],
    },
  });
});

it('tells no office from an office that could not be asked, which costs nothing', async () => {
  const nobody = await world.ask(path);
  expect([nobody.status, nobody.body]).toMatchObject([200, { data: [], meta: { sources: [] } }]);
  const silent = { ...found, warnings: [], sources: [] };
  const { key } = await world.keyOf(1);
  const ask = world.with({ warnings: { at: async () => silent } });
  expect([(await ask(path, { key })).status, (await ask(path, { key })).status]).toEqual([503, 503]);
  expect((await world.ask('/v2/warnings/point?lat=91&lng=x')).status).toBe(400);
});
