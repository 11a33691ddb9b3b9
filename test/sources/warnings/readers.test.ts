import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBulletin, warningsOf } from '../../../src/sources/warnings/message.ts';
import { readBodies, type ReaderName } from '../../../src/sources/warnings/readers.ts';
import { bodies, capXml, meteoalarmBody, zipOf } from '../../support/upstreams-warnings.ts';
import { casesOf } from '../../support/thorough.ts';

const read = (...documents: readonly string[]) =>
  warningsOf(readBodies('metservice-warnings', documents)).map(({ warning }) => warning.id);

describe('references', () => {
  it('follows updates and cancels in any order', () => {
    const [first, second] = [
      capXml({ id: 'a' }),
      capXml({ id: 'b', msgType: 'Update', references: 'office,a,2026-11-20T08:00:00+00:00' }),
    ];
    const cancel = capXml({ id: 'c', msgType: 'Cancel', references: 'office,a,2026 office,b,2026' });
    expect([read(first), read(second, first), read(first, cancel, second)]).toEqual([['a'], ['b'], []]);
  });
  it('drops tests, exercises and drafts', () => {
    expect(read(...['Test', 'Exercise', 'Draft', 'System', ''].map((status) => capXml({ status })))).toEqual([]);
  });
  it('has no warning that says that there is no danger', () => {
    expect(warningsOf(readBodies('meteoalarm', [meteoalarmBody({ id: 'g', level: '1; green; Minor' })]))).toEqual([]);
  });
});

it('refuses a feed that is too large to be one', () => {
  const [known] = warningsOf(readBodies('metservice-warnings', [capXml()]));
  const ring = Array.from({ length: 1000 }, (_, i) => [i / 100, 50] as const);
  const messages = Array.from({ length: 2001 }, (_, i) => ({
    id: String(i),
    replaces: [],
    warning: { ...known!.warning, id: String(i) },
    rings: [ring],
  }));
  expect(() => toBulletin(messages)).toThrow(RangeError);
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
