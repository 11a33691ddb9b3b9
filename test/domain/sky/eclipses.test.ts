import { describe, expect, it } from 'vitest';
import { nextLunarEclipse, nextSolarEclipse } from '../../../src/domain/sky/index.ts';
import { minuteMs } from '../../../src/domain/time.ts';

const dallas = { lat: 32.7767, lng: -96.797 };
const brest = { lat: 48.383, lng: -4.495 };
const auckland = { lat: -36.85, lng: 174.76 };

describe('next eclipse seen from a place', () => {
  it('of the Sun, total: Dallas, 2024-04-08, 12:23, 13:42 and 15:02 CDT (NASA)', () => {
    const eclipse = nextSolarEclipse(dallas, Date.UTC(2024, 0, 1));
    expect(eclipse.kind).toBe('total');
    expect(eclipse.obscuration).toBe(1);
    // NASA's table of the eclipse has 3 min 51 s of totality there.
    expect(Math.abs(eclipse.fullMs - 231_000)).toBeLessThan(10_000);
    expectNear(eclipse.begin, '2024-04-08T17:23:30Z');
    expectNear(eclipse.greatest, '2024-04-08T18:42:30Z');
    expectNear(eclipse.end, '2024-04-08T20:02:30Z');
    expect(eclipse.sunAltitudeDeg).toBeCloseTo(64.6, 0);
  });

  it('of the Sun, under way: still the next until it is over', () => {
    const eclipse = nextSolarEclipse(dallas, Date.UTC(2024, 0, 1));
    expect(nextSolarEclipse(dallas, eclipse.end - 1)).toEqual(eclipse);
    expect(nextSolarEclipse(dallas, eclipse.end).begin).toBeGreaterThan(eclipse.end);
  });

  it('of the Sun, partial where it is total elsewhere: Brest, 2026-08-12', () => {
    const eclipse = nextSolarEclipse(brest, Date.UTC(2026, 0, 1));
    expect(new Date(eclipse.greatest).toISOString().slice(0, 10)).toBe('2026-08-12');
    expect(eclipse.kind).toBe('partial');
    expect(eclipse.obscuration).toBeGreaterThan(0.9);
    expect(eclipse.obscuration).toBeLessThan(1);
  });

  it('of the Moon, total: 2025-09-07, 16:27, 18:12 and 19:57 UT (NASA)', () => {
    const eclipse = nextLunarEclipse(auckland, Date.UTC(2025, 5, 1));
    expect(eclipse.kind).toBe('total');
    expectNear(eclipse.begin, '2025-09-07T16:27:00Z');
    expectNear(eclipse.greatest, '2025-09-07T18:11:50Z');
    expectNear(eclipse.end, '2025-09-07T19:56:30Z');
  });

  it('of the Moon, not the one below the horizon: 2026-03-03 belongs to the Pacific, 2026-08-28 to Europe', () => {
    const dates = [auckland, brest].map((point) => nextLunarEclipse(point, Date.UTC(2026, 0, 1)).greatest);
    expect(dates.map((at) => new Date(at).toISOString().slice(0, 10))).toEqual(['2026-03-03', '2026-08-28']);
  });

  it('of the Moon, under way: still the next until it is over', () => {
    const eclipse = nextLunarEclipse(brest, Date.UTC(2026, 0, 1));
    expect(nextLunarEclipse(brest, eclipse.end - 1)).toEqual(eclipse);
    expect(nextLunarEclipse(brest, eclipse.end).begin).toBeGreaterThan(eclipse.end);
  });

  it.each([-90, -70, 0, 70, 90])('is found at latitude %d', (lat) => {
    const after = Date.UTC(2026, 10, 20);
    const [sun, moon] = [nextSolarEclipse({ lat, lng: 180 }, after), nextLunarEclipse({ lat, lng: 180 }, after)];
    for (const { begin, greatest, end } of [sun, moon]) expect(begin < greatest && greatest < end).toBe(true);
  });
});

/** To 2 minutes: the sources give minutes, and differ by as much in the size of the Earth's shadow. */
function expectNear(at: number, time: string): void {
  expect(Math.abs(at - Date.parse(time)), `${new Date(at).toISOString()} and ${time}`).toBeLessThan(2 * minuteMs);
}
