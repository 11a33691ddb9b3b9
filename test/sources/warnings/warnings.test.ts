import { afterAll, describe, expect, it } from 'vitest';
import type { Point } from '../../../src/domain/place.ts';
import { hourMs, minuteMs } from '../../../src/domain/time.ts';
import { once } from '../../../src/lib/once.ts';
import { areasAt } from '../../../src/sources/warnings/area-index.ts';
import { openWarnings } from '../../../src/sources/warnings/index.ts';
import { warningsOf } from '../../../src/sources/warnings/message.ts';
import { createReadingThread } from '../../../src/sources/warnings/reading-thread.ts';
import { readBodies, type Read } from '../../../src/sources/warnings/readers.ts';
import { temporaryFolder } from '../../support/temporary.ts';
import {
  bodies,
  capXml,
  coastXml,
  meteoalarmBody,
  startWarningUpstreams,
  zipOf,
} from '../../support/upstreams-warnings.ts';

const clock = { now: Date.UTC(2026, 10, 20, 12) };

/** Borders take 0.2 s to read: once for all tests. */
const countries = once(() => readBodies('countries', []));
const read = (async (name, bodies) => (name === 'countries' ? countries() : readBodies(name, bodies))) as Read;

/** The warnings of played upstreams; the sea lies where `sea` says. */
async function startWorld(sea?: Point) {
  const upstreams = await startWarningUpstreams(afterAll);
  const folder = temporaryFolder();
  const open = (sourcesOff: readonly string[] = [], patienceMs = 10_000) =>
    openWarnings(
      { ...upstreams.settings, sourcesOff },
      {
        usage: { spend: async () => undefined },
        metrics: { callEnded: () => {} },
        dataDir: folder,
        seaPoint: () => sea,
        now: () => clock.now,
        read,
        patienceMs,
      },
    );
  return { upstreams, open };
}

const boston = { lat: 42.358, lng: -71.06 };
const kiel = { lat: 54.32, lng: 10.13 };
const brest = { lat: 48.39, lng: -4.486 };

/** A place of each upstream, with what its office warns of there: the id, and the event in each language. */
const offices: readonly (readonly [source: string, place: Point, id: string, texts: Record<string, string>])[] = [
  [
    'environment-canada-warnings',
    { lat: 44.65, lng: -63.57 },
    'halifax',
    { 'en-CA': 'wind warning', 'fr-CA': 'avertissement de vent' },
  ],
  [
    'environment-canada-marine-warnings',
    { lat: 44.65, lng: -63.57 },
    'Halifax Harbour: Gale warning',
    { 'en-CA': 'Gale warning', 'fr-CA': 'Avis 0' },
  ],
  ['dwd-warnings', { lat: 54.32, lng: 10.13 }, 'kiel.1', { 'de-DE': 'STURMBÖEN', en: 'gale-force gusts' }],
  ['met-norway-warnings', { lat: 60.39, lng: 5.32 }, 'norway', { 'de-DE': 'STURMBÖEN', en: 'gale-force gusts' }],
  ['met-eireann-warnings', { lat: 53.35, lng: -6.25 }, 'ie', { 'en-IE': 'Wind' }],
  [
    'meteoalarm',
    brest,
    'fr',
    { 'fr-FR': 'Vigilance orange vagues-submersion', 'en-GB': 'Severe coastal event warning' },
  ],
  ['metservice-warnings', { lat: -41.3, lng: 174.8 }, 'nz', { 'de-DE': 'STURMBÖEN', en: 'gale-force gusts' }],
  [
    'hong-kong-warnings',
    { lat: 22.3, lng: 114.2 },
    'hko/WTCSGNL',
    {
      en: 'Tropical Cyclone Warning Signal: No. 3',
      'zh-Hant': 'Tropical Cyclone Warning Signal: No. 3',
      'zh-Hans': 'Tropical Cyclone Warning Signal: No. 3',
    },
  ],
  ['jma-warnings', { lat: 35.6, lng: 139.8 }, 'jma/130010/16', { ja: '波浪注意報' }],
];

it('has what each office warns of, in its languages, and nothing elsewhere in its land', async () => {
  const { open } = await startWorld();
  const warnings = open();
  for (const [source, place, id, texts] of offices) {
    const found = await warnings.at(place, undefined);
    const own = found.warnings.filter((one) => one.source === source && one.id === id);
    expect(own.map((one) => Object.fromEntries(one.texts.map(({ language, event }) => [language, event])))).toEqual([
      texts,
    ]);
    expect(found.sources.map(({ name }) => name)).toContain(source);
  }
  const inland = await warnings.at({ lat: 46, lng: 2 }, undefined);
  expect(inland.warnings).toEqual([]);
});

describe('what offices forecast for the zone of the nearest sea', () => {
  const forecastsAt = async (place: Point, sea: Point | undefined = place) => {
    const { open } = await startWorld(sea);
    return open().forecasts(place, undefined);
  };
  const issued = Date.UTC(2026, 10, 20, 9);

  it('is the file of the zone in the USA, from its text alone', async () => {
    const { forecasts, missing } = await forecastsAt(boston, { lat: 42.36, lng: -70.9 });
    expect(missing).toEqual([]);
    expect(forecasts).toMatchObject([
      {
        source: 'nws-forecasts',
        licence: 'public domain',
        sent: Date.UTC(2026, 10, 20, 10, 4),
        expires: Date.UTC(2026, 10, 21, 3),
        texts: [{ language: 'en-US', event: 'Boston Harbor and the water beside it' }],
      },
    ]);
    const { description = '' } = forecasts[0]!.texts[0];
    expect(description).toMatch(/^\.\.\.SMALL CRAFT ADVISORY/);
    expect(description).toMatch(/20 to 25 kt\.$/);
  });

  it('is in both languages in Canada, and from Norway that of the coast or the sea', async () => {
    const [halifax, sogn, viking] = await Promise.all(
      [
        { lat: 44.65, lng: -63.57 },
        { lat: 60.5, lng: 5 },
        { lat: 60.5, lng: 2.5 },
      ].map((place) => forecastsAt(place)),
    );
    expect(halifax!.forecasts).toMatchObject([
      {
        sent: issued,
        texts: [
          { event: 'Halifax Harbour', description: 'Tonight and Saturday.\nWind southwest 25 knots.' },
          { event: 'Port d’Halifax', description: 'Ce soir et samedi.\nVents du sud-ouest à 25 noeuds.' },
        ],
      },
    ]);
    const said = [sogn, viking].map((one) => one!.forecasts.map(({ sent, texts: [text] }) => [sent, text.description]));
    expect(said).toEqual([
      [[issued, 'Gale warning\nSouthwest near gale for Sogn.']],
      [[issued, 'Gale warning\nSouthwest near gale for Viking.']],
    ]);
  });

  it('is the section of the coast in the bulletin of Germany, by the area that its warnings name', async () => {
    const { forecasts, missing } = await forecastsAt(kiel, { lat: 54.45, lng: 10.2 });
    expect(missing).toEqual([]);
    expect(forecasts).toMatchObject([
      {
        source: 'dwd-forecasts',
        licence: 'CC BY 4.0',
        sent: Date.UTC(2026, 10, 20, 8),
        texts: [{ language: 'de-DE', event: 'Flensburg bis Fehmarn' }],
      },
    ]);
    expect(forecasts[0]!.texts[0].description).toBe(
      'fuer Freitag:\nWind: Suedwest 4 bis 5, spaeter zunehmend\num 6.\nSicht/Wetter: Gute Sicht.',
    );
  });

  it('is none inland, none that is over, and none of an office that is down, which is said', async () => {
    expect(await startWorld().then(({ open }) => open().forecasts({ lat: 46, lng: 2 }, undefined))).toEqual({
      forecasts: [],
      missing: [],
    });
    const sea = { lat: 42.36, lng: -70.9 };
    const { open, upstreams } = await startWorld(sea);
    clock.now += 24 * hourMs;
    try {
      expect((await open().forecasts(boston, undefined)).forecasts).toEqual([]);
    } finally {
      clock.now -= 24 * hourMs;
    }
    for (const body of ['<html>', 'Expires:soon']) {
      upstreams.set('/data/forecasts/marine/coastal/an/anz230.txt', body);
      const { forecasts, missing } = await open().forecasts(boston, undefined);
      expect([forecasts, missing]).toEqual([[], [expect.stringMatching(/^nws-forecasts \(/)]]);
    }
  });

  it('was issued in the month before, where its heading has a later day than its end', () => {
    const file = bodies('')['/data/forecasts/marine/coastal/an/anz230.txt'] as string;
    const read = (expires: string, heading: string): string => {
      const text = file.replace('202611210300', expires).replace('KBOX 201004', `KBOX ${heading}`);
      const [found] = warningsOf(readBodies('nws-forecasts', [text]));
      return new Date(found!.sent).toISOString();
    };
    expect(read('202612010300', '302004')).toBe('2026-11-30T20:04:00.000Z');
    expect(read('202701010300', '312004')).toBe('2026-12-31T20:04:00.000Z');
  });
});

it('leaves out tests, exercises, cancelled and green ones, and what an update replaces', async () => {
  const sea = { lat: 42.36, lng: -70.9 };
  const { open, upstreams } = await startWorld(sea);
  const warnings = open();
  const found = await warnings.at(boston, undefined);
  // The gravest first; that of the sea zone is known from the nearest point of the sea only.
  expect(found.warnings.map(({ id, replaces }) => [id, replaces])).toEqual([
    ['sea', ['old']],
    ['land', []],
  ]);
  expect(found.sea).toEqual(sea);
  expect(found.warnings[0]!.expires).toBe(Date.UTC(2026, 10, 21, 11));
  expect(upstreams.calls.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/alerts/active?point=42.36,-70.90']),
  );
  clock.now += 24 * hourMs;
  try {
    expect((await warnings.at(boston, undefined)).warnings).toEqual([]);
  } finally {
    clock.now -= 24 * hourMs;
  }
});

it('asks each feed once for all places, then by its validator, and a listed document never again', async () => {
  const { open, upstreams } = await startWorld();
  const warnings = open();
  const bergen = { lat: 60.39, lng: 5.32 };
  await Promise.all([warnings.at(bergen, undefined), warnings.at({ lat: 60.4, lng: 5.4 }, undefined)]);
  const own = () => upstreams.calls.filter(({ path }) => path.includes('metalerts') || path.includes('/cap?'));
  // The address of another host in the list is not asked, which is said.
  expect((await warnings.at(bergen, undefined)).missing).toContain(
    'met-norway-warnings (1 of its messages cannot be read or placed)',
  );
  expect(own().map(({ path }) => path)).toEqual(['/weatherapi/metalerts/2.0/current.rss', '/cap?id=1']);
  clock.now += 10 * minuteMs;
  expect((await warnings.at(bergen, undefined)).warnings.map(({ id }) => id)).toEqual(['norway']);
  expect(own().at(-1)).toEqual({ path: '/weatherapi/metalerts/2.0/current.rss', isConditional: true });
  expect(own()).toHaveLength(3);
  clock.now -= 10 * minuteMs;
});

it('keeps the outlines for the next process, and names the office where areas have none', async () => {
  const { open, upstreams } = await startWorld();
  await open().at(brest, undefined);
  const outlines = () => upstreams.calls.filter(({ path }) => /nuts|meteoalarm-pm/.test(path)).length;
  expect(outlines()).toBe(3);
  expect((await open().at(brest, undefined)).warnings).toHaveLength(1);
  expect(outlines()).toBe(3);
  const cowes = await open().at({ lat: 50.76, lng: -1.3 }, undefined);
  expect(cowes.warnings).toEqual([]);
  expect(cowes.missing).toContain('meteoalarm (has areas without an outline here)');
});

it('finds an area that is drawn in the feed and has no code, as those of the United Kingdom', async () => {
  const { open, upstreams } = await startWorld();
  const feed = JSON.parse(meteoalarmBody({ id: 'wind', codes: [] })) as {
    warnings: { alert: { info: { area: { polygon?: string[] }[] }[] } }[];
  };
  for (const { area } of feed.warnings[0]!.alert.info) area[0]!.polygon = ['50,-2 50,0 51,0 51,-2 50,-2'];
  upstreams.set('/api/v1/warnings/feeds-united-kingdom', JSON.stringify(feed));
  const [cowes, penzance] = [
    { lat: 50.76, lng: -1.3 },
    { lat: 50.12, lng: -5.53 },
  ];
  const found = await Promise.all([cowes, penzance].map((place) => open().at(place, undefined)));
  expect(found.map(({ warnings, missing }) => [warnings.map(({ id }) => id), missing])).toEqual([
    [['wind'], []],
    [[], []],
  ]);
});

it.each([
  ['Cancún, in the box of the USA', { lat: 21.16, lng: -86.85 }],
  ['Murmansk, in that of Norway', { lat: 68.97, lng: 33.08 }],
  ['Busan, in that of Japan', { lat: 35.1, lng: 129.04 }],
  ['Kaliningrad, in those of its neighbours', { lat: 54.7, lng: 20.5 }],
])('knows no office that warns at %s', async (_, place) => {
  const { open, upstreams } = await startWorld();
  upstreams.set('/alerts/active', JSON.stringify({ features: [] }));
  expect(await open().at(place, undefined)).toMatchObject({ warnings: [], sources: [], missing: [] });
});

it('says that it may know too little while the borders have not been read', async () => {
  const { upstreams } = await startWorld();
  upstreams.set('/alerts/active', JSON.stringify({ features: [] }));
  const warnings = openWarnings(upstreams.settings, {
    usage: { spend: async () => undefined },
    metrics: { callEnded: () => {} },
    dataDir: temporaryFolder(),
    seaPoint: () => undefined,
    now: () => clock.now,
    read: async (name, bodies) => {
      if (name === 'countries') throw new Error('the thread has ended');
      return readBodies(name, bodies);
    },
  });
  const { missing } = await warnings.at({ lat: 21.16, lng: -86.85 }, undefined);
  expect(missing).toEqual(['warning-outlines (the countries have not been read yet)']);
});

it('shows a warning across a border, and its office as a source', async () => {
  const { open, upstreams } = await startWorld();
  upstreams.set(
    '/cap?id=1',
    capXml({ id: 'barents' }).replaceAll('54,10 54,10.5 54.6,10.5 54.6,10', '68,30 70,30 70,40 68,40'),
  );
  const { warnings, sources } = await open().at({ lat: 68.97, lng: 33.08 }, undefined);
  expect([warnings.map(({ id }) => id), sources.map(({ name }) => name)]).toEqual([
    ['barents'],
    ['met-norway-warnings'],
  ]);
});

it('takes what MeteoAlarm passes on of an office that is down, and again from the office', async () => {
  const { open, upstreams } = await startWorld();
  upstreams.set('/weather/alerts/cap/', '<html><body>Maintenance</body></html>');
  const passedOn = meteoalarmBody({ id: 'passed on', codes: [] }).replaceAll(
    '"areaDesc"',
    '"polygon":["54,10 54,11 55,11 55,10"],"areaDesc"',
  );
  upstreams.set('/api/v1/warnings/feeds-germany', passedOn);
  // Its box has Kiel in it as well.
  upstreams.set('/api/v1/warnings/feeds-denmark', JSON.stringify({ warnings: [] }));
  const warnings = open(['met-norway-warnings']);
  const down = await warnings.at(kiel, undefined);
  expect(down.warnings.map(({ id }) => id)).toEqual(['passed on']);
  expect(down.sources.map(({ name }) => name)).toEqual(['meteoalarm']);
  expect(down.missing).toEqual(expect.arrayContaining([expect.stringMatching(/^dwd-warnings \(/)]));
  upstreams.set('/weather/alerts/cap/', zipOf(capXml()));
  const up = await warnings.at(kiel, undefined);
  expect(up.warnings.map(({ source }) => source)).toEqual(['dwd-warnings']);
});

it('names an office across the border that has withdrawn what it warned of', async () => {
  const { open, upstreams } = await startWorld();
  upstreams.set('/weatherapi/metalerts/2.0/current.rss', '<rss><channel><title>alerts</title></channel></rss>');
  const quiet = await open().at({ lat: 68.97, lng: 33.08 }, undefined);
  expect(quiet).toMatchObject({ warnings: [], sources: [], missing: [], abroad: ['met-norway-warnings'] });
  upstreams.set('/weatherapi/metalerts/2.0/current.rss', '<html>');
  expect((await open().at({ lat: 68.97, lng: 33.08 }, undefined)).abroad).toEqual([]);
});

it('shows no end of what begins only after the message has ended', async () => {
  const { open, upstreams } = await startWorld();
  upstreams.set('/weather/alerts/cap/', zipOf(capXml().replaceAll('2026-11-21T05:00', '2026-11-20T16:00')));
  const { warnings } = await open(['met-norway-warnings']).at(kiel, undefined);
  expect(warnings.map(({ expires }) => expires)).toEqual([undefined]);
});

it('finds what a coast or a lake is warned of by its code alone, from the shore as from the sea, and nowhere else', async () => {
  const sea = { lat: 54.45, lng: 10.2 };
  const others = ['meteoalarm', 'met-norway-warnings'];
  const at = async (place: Point, nearest?: Point) => {
    const { open, upstreams } = await startWorld(nearest);
    upstreams.set('/weather/alerts/cap/', zipOf(coastXml('coast', 501_000_006), coastXml('lake', 209_189_000)));
    const { warnings, missing } = await open(others).at(place, undefined);
    return [warnings.map(({ id, expires }) => [id, expires]), missing];
  };
  expect(await at(kiel, sea)).toEqual([[['coast', undefined]], []]);
  expect(await at({ lat: 54.29, lng: 10.13 })).toEqual([[['coast', undefined]], []]);
  expect(await at({ lat: 47.9, lng: 12.4 })).toEqual([[['lake', undefined]], []]);
  expect(await at({ lat: 52.5, lng: 13.4 })).toEqual([[], []]);
});

it('says that warnings of coasts may be missing while nobody has drawn their areas', async () => {
  const { open, upstreams } = await startWorld();
  upstreams.set('/weather/alerts/cap/', zipOf(coastXml('coast', 501_000_006)));
  upstreams.set('/geoserver/', '<ows:ExceptionReport/>');
  const { missing } = await open(['meteoalarm', 'met-norway-warnings']).at(kiel, undefined);
  expect(missing).toEqual(['dwd-warnings (has areas whose outlines have not been read yet)']);
});

it('finds the county of a place that lies off a coarse coast', async () => {
  const { open } = await startWorld();
  expect((await open().at({ lat: 48.4, lng: -5.22 }, undefined)).warnings.map(({ id }) => id)).toEqual(['fr']);
  expect((await open().at({ lat: 48.4, lng: -5.4 }, undefined)).warnings).toEqual([]);
});

it.each([
  ['never answers', undefined, 'has not answered yet'],
  ['sends a page', '<html><body>Maintenance</body></html>', 'does not fit'],
  ['sends a broken archive', 'PK\u0005\u0006'.padEnd(60, '\u00ff'), 'does not fit'],
  ['sends nothing', '', 'does not fit'],
])('says so and answers from the others where an upstream %s', async (_, body, reason) => {
  const { open, upstreams } = await startWorld();
  upstreams.set('/weather/alerts/cap/', body);
  const found = await open(['meteoalarm'], body === undefined ? 50 : undefined).at(kiel, undefined);
  expect(found.warnings).toEqual([]);
  expect(found.missing.join()).toMatch(new RegExp(`^dwd-warnings \\(.*${reason}`));
});

it('keeps what an upstream said before it fell silent, marked as stale, for two hours', async () => {
  const { open, upstreams } = await startWorld();
  const warnings = open(['meteoalarm', 'met-norway-warnings']);
  await warnings.at(kiel, undefined);
  upstreams.set('/weather/alerts/cap/', 'PK');
  clock.now += hourMs;
  const later = await warnings.at(kiel, undefined);
  expect([later.warnings.map(({ id }) => id), later.sources[0]!.isStale]).toEqual([['kiel.1', 'kiel.0'], true]);
  clock.now += 2 * hourMs;
  expect((await warnings.at(kiel, undefined)).missing).toHaveLength(1);
  clock.now -= 3 * hourMs;
});

it('reads bodies in a thread, which goes on after one that does not fit', async () => {
  const read = createReadingThread();
  await expect(read('nws-warnings', ['<html>'])).rejects.toThrow(/JSON/);
  const bulletin = await read('metservice-warnings', [capXml()]);
  expect(warningsOf(bulletin).map(({ id }) => id)).toEqual(['kiel.1']);
});

describe('a hostile feed', () => {
  const numbers = Array.from({ length: 10_001 }, (_, i) => i);
  const ring = (i: number): string => {
    const corners = [0, 1, 2, 3, 4, 5].map((at) => (at / 6) * 2 * Math.PI);
    return corners
      .map((at) => `${(54.3 + Math.sin(at) / 4).toFixed(3)},${(10.1 + Math.cos(at) / ((i % 7) + 2)).toFixed(3)}`)
      .join(' ');
  };
  const polygon = '54,10 54,10.5 54.6,10.5 54.6,10 54,10';
  const feeds = [
    ['metservice-warnings', () => capXml().replace(polygon, numbers.map(ring).join('</polygon><polygon>'))],
    ['meteoalarm', () => meteoalarmBody(...numbers.map((i) => ({ id: String(i), codes: ['NUTS3 FR524'] })))],
  ] as const;
  it.each(feeds)('of ten thousand polygons or warnings is read in another thread: %s', async (name, make) => {
    const read = createReadingThread();
    await read('metservice-warnings', [capXml()]);
    const body = make();
    const [thread, whole] = [process.threadCpuUsage(), process.cpuUsage()];
    const bulletin = await read(name, [body]);
    const found = [...areasAt(bulletin.areas, kiel), ...(bulletin.codes.get('NUTS3 FR524') ?? [])];
    const [turns, work] = [process.threadCpuUsage(thread), process.cpuUsage(whole)].map(
      ({ user, system }) => user + system,
    );
    expect(found.length).toBeGreaterThanOrEqual(numbers.length);
    // Read here, it would be all of the work; seen were 1 to 2 %, the rest is what collecting garbage may take in between.
    expect(turns! / work!).toBeLessThan(0.5);
  });
});
