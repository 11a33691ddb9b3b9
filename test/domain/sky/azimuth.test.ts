import { Body, Equator, Horizon, Observer } from 'astronomy-engine';
import { describe, expect, it } from 'vitest';
import { positionInSky, skyEvents } from '../../../src/domain/sky/index.ts';
import { dayWindow } from '../../../src/domain/time.ts';

describe('the direction of Sun and Moon', () => {
  it.each([
    ['Whitby', { lat: 54.49, lng: -0.61 }, '2026-11-26'],
    ['Ushuaia', { lat: -54.8, lng: -68.3 }, '2026-06-21'],
    ['Singapore', { lat: 1.29, lng: 103.85 }, '2026-03-20'],
  ])('is that of Astronomy Engine’s own horizon at %s', (_, point, date) => {
    const { sunrise, sunset, moonrise, moonset } = skyEvents(point, dayWindow(date, 'UTC'));
    const observer = new Observer(point.lat, point.lng, 0);
    for (const [body, name, instants] of [
      ['sun', Body.Sun, [...sunrise, ...sunset]],
      ['moon', Body.Moon, [...moonrise, ...moonset]],
    ] as const) {
      expect(instants.length).toBeGreaterThan(0);
      for (const at of instants) {
        const { ra, dec } = Equator(name, new Date(at), observer, true, true);
        const { azimuth, altitude } = Horizon(new Date(at), observer, ra, dec);
        expect(positionInSky(body, point, at).azimuthDeg).toBeCloseTo(azimuth, 1);
        expect(positionInSky(body, point, at).altitudeDeg).toBeCloseTo(altitude, 1);
      }
    }
  });

  it('is east at sunrise on an equinox', () => {
    const point = { lat: 50, lng: 0 };
    const [sunrise] = skyEvents(point, dayWindow('2026-03-20', 'UTC')).sunrise;
    expect(positionInSky('sun', point, sunrise ?? 0).azimuthDeg).toBeCloseTo(89.5, 0);
  });
});
