import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areasAt } from '../../../src/sources/warnings/area-index.ts';
import { toBulletin, warningsOf } from '../../../src/sources/warnings/message.ts';
import { readBodies, type ReaderName } from '../../../src/sources/warnings/readers.ts';
import { bodies, capXml, coastXml, meteoalarmBody, zipOf } from '../../support/upstreams-warnings.ts';
import { casesOf } from '../../support/thorough.ts';

const read = (...documents: readonly string[]) =>
  warningsOf(readBodies('metservice-warnings', documents)).map(({ id }) => id);

describe('references', () => {
  it('follows updates and cancels in any order', () => {
    const [first, second] = [
      capXml({ id: 'a' }),
      capXml({ id: 'b', msgType: 'Update', references: 'office,a,2026-11-20T08:00:00+00:00' }),
    ];
    const cancel = capXml({ id: 'c', msgType: 'Cancel', references: 'office,a,2026 office,b,2026' });
    expect([read(first), read(second, first), read(first, cancel, second)]).toEqual([['a'], ['b'], []]);
  });
  it('ends a warning by an update that only says that there is no danger, and by one over or without its sender', () => {
    const first = capXml({ id: 'a' });
    const update = capXml({ id: 'b', msgType: 'Update', references: 'a' });
    const safe = [
      update.replaceAll('2; yellow', '1; Green'),
      update.replaceAll('Immediate<', 'Past<'),
      update.replaceAll('<severity>', '<responseType>AllClear</responseType><severity>'),
    ];
    expect(safe.map((one) => read(one, first))).toEqual([[], [], []]);
  });
  it('withdraws what was sent before under the same id, and no later one', () => {
    const [first, cancel] = [capXml({ id: 'a' }), capXml({ id: 'a', msgType: 'Cancel' })];
    const later = first.replace(/<sent>[^<]*/, '<sent>2026-11-20T10:00:00+00:00');
    expect([read(cancel, first), read(first, cancel, later)]).toEqual([[], ['a']]);
    // Nor does a message replace itself.
    expect(read(capXml({ id: 'a', references: 'office,a,2026-11-20T09:00:00+00:00' }))).toEqual(['a']);
  });
  it('drops what is not public', () => {
    expect(['Public', 'Restricted', 'Private'].map((one) => read(capXml().replace('Public', one)).length)).toEqual([
      1, 0, 0,
    ]);
  });
  it('drops tests, exercises and drafts', () => {
    expect(read(...['Test', 'Exercise', 'Draft', 'System', ''].map((status) => capXml({ status })))).toEqual([]);
  });
  it('has no warning that says that there is no danger', () => {
    expect(warningsOf(readBodies('meteoalarm', [meteoalarmBody({ id: 'g', level: '1; green; Minor' })]))).toEqual([]);
  });
});

it('has each event of an alert in all its languages, in whatever order areas are named', () => {
  const info = (language: string, event: string, areas: readonly string[]) => ({
    language,
    event,
    severity: 'Severe',
    onset: '2026-11-20T18:00:00Z',
    expires: '2026-11-21T06:00:00Z',
    area: areas.map((value) => ({ areaDesc: value, geocode: [{ valueName: 'EMMA_ID', value }] })),
  });
  const alert = {
    identifier: 'a',
    sent: '2026-11-20T09:00:00Z',
    status: 'Actual',
    msgType: 'Alert',
    info: [
      info('fr-FR', 'vent', ['X', 'Y']),
      info('en-GB', 'wind', ['Y', 'X']),
      info('fr-FR', 'pluie', ['X', 'Y']),
      info('en-GB', 'rain', ['X', 'Y']),
    ],
  };
  const found = warningsOf(readBodies('meteoalarm', [JSON.stringify({ warnings: [{ alert }] })]));
  expect(found.map(({ texts }) => texts.map(({ event }) => event))).toEqual([
    ['vent', 'wind'],
    ['pluie', 'rain'],
  ]);
});

it('has all polygons of an area, where they overlap as well, without what is cut out of it', () => {
  const two = capXml().replaceAll('</polygon>', '</polygon><polygon>54.2,10 54.2,11 54.4,11 54.4,10 54.2,10</polygon>');
  const hole =
    '<geocode><valueName>EXCLUDE_POLYGON</valueName><value>54.2,10.1 54.2,10.4 54.4,10.4 54.4,10.1</value></geocode>';
  const cut = capXml().replaceAll('</area>', `${hole}</area>`);
  const holds = (xml: string) =>
    [
      { lat: 54.3, lng: 10.05 },
      { lat: 54.3, lng: 10.3 },
      { lat: 54.3, lng: 10.7 },
    ].map((point) => areasAt(readBodies('metservice-warnings', [xml]).areas, point).length > 0);
  expect([holds(two), holds(cut)]).toEqual([
    [true, true, true],
    [true, false, false],
  ]);
});

it('reads characters by their numbers', () => {
  const xml = capXml().replaceAll('Kiel<', 'K&#xF8;ge &#38; M&#246;n<');
  const [found] = warningsOf(readBodies('metservice-warnings', [xml]));
  expect(found?.texts[0].area).toBe('Køge & Mön');
});

it('counts what cannot be read or has no area, and refuses a feed of such alone', () => {
  const [good, broken] = [capXml(), capXml({ id: 'x' }).replace('<sent>', '<sent>soon ')];
  const nowhere = capXml({ id: 'y' }).replaceAll('54,10 54,10.5', '54,10 541,10.5');
  const { unread } = readBodies('metservice-warnings', [good, broken, nowhere, '']);
  expect(unread).toBe(3);
  expect(() => readBodies('metservice-warnings', [broken, ''])).toThrow();
});

it('counts what names its areas by codes alone, where nothing draws these', () => {
  const coded = coastXml('x', 501_000_006);
  const unread = (['metservice-warnings', 'met-norway-warnings', 'dwd-warnings'] as const).map((name) => {
    const body = name === 'dwd-warnings' ? zipOf(coded, capXml()).toString('latin1') : coded;
    return readBodies(name, [body]).unread;
  });
  expect(unread).toEqual([1, 1, 0]);
});

it('refuses a feed that is too large to be one', () => {
  const [known] = warningsOf(readBodies('metservice-warnings', [capXml()]));
  const ring = Array.from({ length: 1000 }, (_, i) => [i / 100, 50] as const);
  const messages = Array.from({ length: 2001 }, (_, i) => ({
    id: String(i),
    sent: 0,
    replaces: [],
    warning: { ...known!, id: String(i) },
    polygons: [[ring]],
  }));
  expect(() => toBulletin({ messages, unread: 0 })).toThrow(RangeError);
});

it('does not expand what stands for a thousand times more', () => {
  const entities = ['a', 'b', 'c', 'd'].map(
    (name, i, all) => `<!ENTITY ${name} "${i ? `&${all[i - 1]};`.repeat(50) : 'x'.repeat(50)}">`,
  );
  const xml = capXml()
    .replace('<alert', `<!DOCTYPE alert [${entities.join('')}]><alert`)
    .replaceAll('Kiel<', '&d;&d;<');
  let length = 0;
  try {
    length = JSON.stringify(warningsOf(readBodies('metservice-warnings', [xml]))).length;
  } catch (error) {
    expect(error).toBeInstanceOf(Error);
  }
  expect(length).toBeLessThan(10_000);
});

it('unpacks no more than a bounded archive', () => {
  const bomb = zipOf('0'.repeat(33 * 1024 * 1024));
  expect(() => readBodies('dwd-warnings', [bomb.toString('latin1')])).toThrow();
});

const played = bodies('http://127.0.0.1');
const known: readonly (readonly [ReaderName, string | Buffer])[] = [
  ['nws-warnings', played['/alerts/active?point=42.36,-71.06']!],
  ['environment-canada-warnings', played['/collections/weather-alerts/items']!],
  ['dwd-warnings', played['/weather/alerts/cap/']!],
  ['met-norway-warnings', capXml()],
  ['met-eireann-warnings', played['/Open_Data/json/warning_IRELAND.json']!],
  ['meteoalarm', meteoalarmBody({ id: 'a' })],
  ['hong-kong-warnings', played['/weatherAPI/opendata/weather.php']!],
  ['jma-warnings', played['/bosai/warning/data/r8/map.json']!],
  ['nws-forecasts', played['/data/forecasts/marine/coastal/an/anz230.txt']!],
  ['environment-canada-forecasts', played['/collections/marineweather-realtime/items']!],
  ['met-norway-forecasts', played['/weatherapi/textforecast/3.0/?forecast=sea_en']!],
  ['dwd-forecasts', played['/weather/maritime/forecast/german/FQEN51_EDZW_LATEST']!],
  ['zones', played['/zones?type=marine&point=42.36,-70.90']!],
  ['rss', played['/cap/rss']!],
  ['outlines', played['/meteoalarm-pm-group/']!],
];

it.each(known)('%s reads a damaged body or throws an error, and never hangs', (name, body) => {
  const whole = typeof body === 'string' ? body : body.toString('latin1');
  const damage = fc.tuple(fc.nat(whole.length - 1), fc.nat(40), fc.string({ maxLength: 20 }));
  fc.assert(
    fc.property(damage, ([at, length, text]) => {
      const damaged = whole.slice(0, at) + text + whole.slice(at + length);
      try {
        readBodies(name, [damaged]);
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
      }
    }),
    { numRuns: casesOf(60) },
  );
});
