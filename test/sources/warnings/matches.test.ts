import { expect, it } from 'vitest';
import { packAreas } from '../../../src/sources/warnings/area-index.ts';
import { areasOfCap, compareMatches, holdsAt, placesAround, type PlainArea } from '../../support/plain-matches.ts';
import { capXml, meteoalarmBody, zipOf } from '../../support/upstreams-warnings.ts';

const places = 200;
const polygon = '54,10 54,10.5 54.6,10.5 54.6,10 54,10';

let seed = 7;
const random = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;

/** A star of many corners around a place in Germany, `[lng, lat]`. */
function starAt(lng: number, lat: number, size: number): [number, number][] {
  return Array.from({ length: 24 }, (_, i) => {
    const [angle, reach] = [(i / 24) * 2 * Math.PI, size * (0.5 + random() / 2)];
    return [Number((lng + reach * Math.cos(angle)).toFixed(4)), Number((lat + reach * Math.sin(angle)).toFixed(4))];
  });
}
const written = (line: readonly (readonly [number, number])[]): string => line.map(([x, y]) => `${y},${x}`).join(' ');

/** Alerts whose polygons overlap, some with a part cut out, some replaced by later ones. */
function documents(): string[] {
  return Array.from({ length: 60 }, (_, i) => {
    const [lng, lat] = [7 + 6 * random(), 48.5 + 5 * random()];
    const stars = [starAt(lng, lat, 0.6), starAt(lng + 0.3, lat + 0.2, 0.5)].slice(0, 1 + (i % 2)).map(written);
    const hole = i % 3 === 0 ? written(starAt(lng, lat, 0.2)) : undefined;
    const cut = hole && `<geocode><valueName>EXCLUDE_POLYGON</valueName><value>${hole}</value></geocode>`;
    const references = i % 7 === 6 ? `office,${i - 1},2026-11-20T08:00:00+00:00` : '';
    return capXml({ id: String(i), msgType: references ? 'Update' : 'Alert', references }).replaceAll(
      `<polygon>${polygon}</polygon>`,
      `${(cut && i % 2 === 0 ? stars.slice(0, 1) : stars).map((star) => `<polygon>${star}</polygon>`).join('')}${(i % 2 === 0 && cut) || ''}`,
    );
  });
}

it('holds at 200 places where a search through all areas finds it, and nowhere else', async () => {
  const files = documents();
  const all = areasOfCap(files);
  const body = zipOf(...files).toString('latin1');
  const { hits, ...wrong } = await compareMatches('dwd-warnings', [body], all, placesAround(all, places));
  expect(wrong).toEqual({ falseOnes: 0, missed: 0 });
  expect(hits).toBeGreaterThan(100);
});

/** Counties of France side by side, as they share their borders. */
function counties(): PlainArea[] {
  const size = 12;
  const corner = Array.from({ length: size + 1 }, (_, x) =>
    Array.from({ length: size + 1 }, (__, y) => [-2 + (x + random() / 2) / 2, 43 + (y + random() / 2) / 2] as const),
  );
  return Array.from({ length: size * size }, (_, i) => {
    const [x, y] = [i % size, Math.floor(i / size)];
    const line = [corner[x]![y]!, corner[x + 1]![y]!, corner[x + 1]![y + 1]!, corner[x]![y + 1]!];
    return { id: String(i), polygons: [line], holes: [], codes: [`EMMA_ID FR${i}`] };
  });
}

it('holds by the codes of outlines at the same places as a search through all outlines finds', async () => {
  const plain = counties();
  const packed = {
    codes: plain.map(({ codes = [] }) => codes),
    areas: packAreas(plain.map(({ polygons }) => polygons)),
  };
  const all = Array.from({ length: 70 }, (_, i): PlainArea => {
    const own = [2 * i, 2 * i + 1, (7 * i) % 144].map((code) => `EMMA_ID FR${code}`);
    return { id: String(i), polygons: [], holes: [], codes: own };
  });
  const inLand = placesAround(plain, 3 * places).filter((point) => plain.some((area) => holdsAt(area, point)));
  const { hits, ...wrong } = await compareMatches(
    'meteoalarm',
    [meteoalarmBody(...all.map(({ id, codes = [] }) => ({ id, codes })))],
    all,
    inLand.slice(0, places),
    { packed, plain },
  );
  expect(wrong).toEqual({ falseOnes: 0, missed: 0 });
  expect(hits).toBeGreaterThan(150);
});
