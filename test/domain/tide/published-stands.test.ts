import { describe, expect, it } from 'vitest';
import waters from '../../../src/domain/tide/published-stands.json' with { type: 'json' };
import { standKinds, standsAt, standTides, type TideStand } from '../../../src/domain/tide/index.ts';

const kindsAt = (lat: number, lng: number): string[] => standsAt({ lat, lng }).map(({ kind }) => kind);

it('each water has a name, an area, and stands with their source', () => {
  for (const { water, area, stands } of waters) {
    expect(water).not.toBe('');
    expect(area.length).toBeGreaterThan(3);
    expect(
      area.filter(([lat = NaN, lng = NaN, ...others]) => !(lat > 49 && lat < 57 && lng > -7 && lng < 5) || others[0]),
    ).toEqual([]);
    for (const { kind, at, hours, source } of stands as readonly Partial<TideStand>[]) {
      expect(standKinds).toContain(kind);
      expect([undefined, ...standTides]).toContain(at);
      expect(hours === undefined || hours > 0).toBe(true);
      expect(source).toMatch(/\w/);
    }
  }
});

// Positions are those of GeoNames.
describe('stands and double waters are known', () => {
  it.each([
    ['Southampton', 50.904, -1.404, ['high-stand', 'double-high', 'young-flood-stand']],
    ['Hamble-le-Rice', 50.861, -1.329, ['high-stand', 'double-high', 'young-flood-stand']],
    ['Calshot', 50.815, -1.328, ['high-stand', 'double-high', 'young-flood-stand']],
    ['Lymington', 50.75, -1.55, ['double-high']],
    ['Yarmouth', 50.705, -1.499, ['double-high']],
    ['Cowes', 50.763, -1.298, ['double-high']],
    ['Portsmouth', 50.799, -1.091, ['high-stand']],
    ['Ryde', 50.73, -1.161, ['high-stand']],
    ['Poole', 50.714, -1.987, ['double-high']],
    ['Bournemouth', 50.72, -1.88, ['double-high']],
    ['Christchurch', 50.736, -1.781, ['double-high']],
    ['Weymouth', 50.614, -2.457, ['double-low']],
    ['Le Havre', 49.494, 0.108, ['high-stand']],
    ['Honfleur', 49.419, 0.233, ['high-stand']],
    ['Trouville', 49.364, 0.081, ['high-stand']],
    ['Hoek van Holland', 51.977, 4.133, ['double-low']],
    ['Scheveningen', 52.105, 4.274, ['double-low']],
    ['Den Helder', 52.96, 4.759, ['double-high']],
    ['Alloa', 56.116, -3.793, ['double-high', 'double-low']],
    ['Port Ellen', 55.63, -6.19, ['double-high']],
  ])('at %s', (_, lat, lng, kinds) => expect(kindsAt(lat, lng)).toEqual(kinds));

  it.each([
    ['Milford on Sea, outside Hurst', 50.726, -1.591],
    ['Freshwater Bay, on the back of Wight', 50.67, -1.51],
    ['Bembridge', 50.687, -1.083],
    ['Swanage', 50.608, -1.958],
    ['Lulworth Cove', 50.618, -2.247],
    ['Chesil Beach', 50.6, -2.53],
    ['Brighton', 50.828, -0.139],
    ['Dieppe', 49.925, 1.077],
    ['Étretat', 49.707, 0.204],
    ['Ouistreham', 49.278, -0.259],
    ['Cherbourg', 49.639, -1.616],
    ['Zeebrugge', 51.329, 3.202],
    ['Rotterdam', 51.922, 4.479],
    ['IJmuiden', 52.458, 4.62],
    ['Oudeschild on Texel', 53.039, 4.85],
    ['Terschelling', 53.361, 5.216],
    ['Grangemouth', 56.012, -3.717],
  ])('not at %s', (_, lat, lng) => expect(kindsAt(lat, lng)).toEqual([]));
});
