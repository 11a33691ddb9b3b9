import { beforeAll, expect, it } from 'vitest';
import { hourMs } from '../../src/domain/time.ts';
import type { PlaceWarnings } from '../../src/service/ports.ts';
import { noWarnings } from '../support/no-warnings.ts';
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
  const { status, body, headers } = await world.with({ warnings: { ...noWarnings, at: async () => found } })(path);
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
  const ask = world.with({ warnings: { ...noWarnings, at: async () => silent } });
  expect([(await ask(path, { key })).status, (await ask(path, { key })).status]).toEqual([503, 503]);
  expect((await world.ask('/v2/warnings/point?lat=91&lng=x')).status).toBe(400);
});

it('has what offices forecast for the zone of the sea only where that is asked for', async () => {
  const forecasts = async () => ({
    forecasts: [
      {
        source: 'nws-forecasts',
        attribution: 'National Weather Service',
        licence: 'public domain',
        office: 'National Weather Service',
        link: 'https://www.weather.gov/marine',
        sent: clock - hourMs,
        expires: clock + hourMs,
        texts: [
          { language: 'en-US', event: 'Boston Harbor', description: '.TONIGHT...NE winds 20 to 25 kt.' },
        ] as const,
      },
    ],
    missing: ['met-norway-forecasts (timed out)'],
  });
  const ask = world.with({ warnings: { at: async () => found, forecasts } });
  expect((await ask(path)).body).not.toHaveProperty('forecasts');
  const { body } = await ask(`${path}&forecasts=yes`);
  expect(body).toMatchObject({
    forecasts: [
      {
        source: 'nws-forecasts',
        licence: 'public domain',
        sent: '2026-11-20T13:30:15+00:00',
        expires: '2026-11-20T15:30:15+00:00',
        texts: [{ language: 'en-US', event: 'Boston Harbor', description: '.TONIGHT...NE winds 20 to 25 kt.' }],
      },
    ],
    meta: { notes: ['Without the forecasts of met-norway-forecasts (timed out).'] },
  });
  expect((await ask(`${path}&forecasts=maybe`)).status).toBe(400);
});
