import { hourMs, utcDayMs } from '../../src/domain/time.ts';
import type { TideStation } from '../../src/domain/tide/index.ts';
import { findWindows, parseConditions, type TideOverTime, type WindowSearch } from '../../src/domain/windows/index.ts';
import { openCatalogue } from '../../src/sources/stations/index.ts';
import { alertsRun } from './alerts.ts';
import { figure, timed } from './figure.ts';

const bench = 'windows';
const start = Date.UTC(2026, 10, 22);
/** As far before and after a search as its curve is read. */
const marginMs = 2 * utcDayMs;

/** The time of searches on one core: a year of tide and daylight, ten days with everything, and all alerts at once. */
export async function windows(dataDir: string): Promise<void> {
  const { stations } = await openCatalogue({ dataDir, nonCommercial: false });
  const station = stations.find(({ id }) => id === 'noaa/9414290');
  if (!station) throw new Error('no station of San Francisco');
  const year = { from: start, to: start + 365 * utcDayMs };
  measured('year-tide-and-daylight', 40, () => findWindows(search(station, year, 'tide=..-1,light=day')));
  const tenDays = { from: start, to: start + 10 * utcDayMs };
  const everything =
    'tide=..0,light=day,wind=..6,gust=..9,waves=..1.5,period=8..,winddir=180..300,rain=..0.2,time=08:00..18:00';
  measured('ten-days-with-weather', 200, () => findWindows(search(station, tenDays, everything)));
  await alertsRun(stations.slice(0, 400), { count: 100_000, places: 2000 });
}

function measured(name: string, rounds: number, work: () => unknown): void {
  figure(
    bench,
    name,
    'ms',
    timed(rounds, work).map((us) => us / 1000),
  );
}

/** The tide is predicted in each round, as the service does; only the ephemeris is cached. */
function search(station: TideStation, window: WindowSearch['window'], text: string): WindowSearch {
  const wide = { from: window.from - marginMs, to: window.to + marginMs };
  const tide: TideOverTime = {
    extremes: station.tide.extremes(wide),
    levels: Array.from(station.tide.hourlyLevels(wide), (heightM, i) => ({ at: wide.from + i * hourMs, heightM })),
  };
  const { conditions } = parseConditions(text);
  return { point: station.point, zone: station.zone, window, conditions, tide, weather: forecast };
}

/** Ten days of weather that fits now and then. */
const forecast = Array.from({ length: 241 }, (_, i) => ({
  at: start + i * hourMs,
  values: {
    windSpeed: 5 + 4 * Math.sin(i / 7),
    gust: 7 + 5 * Math.sin(i / 7),
    waveHeight: 1.4 + Math.sin(i / 31),
    wavePeriod: 8 + 2 * Math.sin(i / 19),
    windDirection: (i * 5) % 360,
    precipitation: Math.max(0, Math.sin(i / 11)),
  },
}));
