/** The program of the bench `pictures`: tides of as many days become SVG and PNG, as the second argument says. */
import type { Day } from '../../src/domain/question/index.ts';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createPicturePng } from '../../src/adapters/picture-png.ts';
import type { Picture } from '../../src/answers/pictures/index.ts';
import { tideAnswer, type TideView } from '../../src/answers/index.ts';
import type { Place } from '../../src/domain/place.ts';
import { addDays, dayWindow, hourMs, minuteMs, utcDate, utcDayMs } from '../../src/domain/time.ts';
import { unitSystems } from '../../src/domain/units.ts';
import { openCatalogue } from '../../src/sources/stations/index.ts';
import { openDictionary } from '../../src/words.ts';
import { figure } from './figure.ts';

const bench = 'pictures';
const first = Date.UTC(2026, 0, 1);

const [dataDir = '', count = ''] = process.argv.slice(2);
const rounds = Number(count);

const answers = await tideAnswers();
const begin = performance.now();
await answers(0).picture('light');
figure(bench, 'first-picture', 'ms', [performance.now() - begin]);
await timeSvg();
await timePng();

type Answers = (round: number) => { picture(theme: 'light' | 'dark'): Promise<Picture | undefined> };

/** San Francisco, another day and another number of days each time. */
async function tideAnswers(): Promise<Answers> {
  const { byId } = await openCatalogue({ dataDir, nonCommercial: false });
  const station = byId('noaa/9414290');
  if (!station) throw new Error('No station at San Francisco');
  const words = openDictionary().in('en');
  const zone = 'America/Los_Angeles';
  const place: Place = { id: station.id, name: station.name, point: station.point, zone };
  return (round) => {
    const date = utcDate(first + (round % 360) * utcDayMs);
    const days = Array.from({ length: 1 + (round % 3) }, (_, i) => {
      const one = addDays(date, i);
      return { date: one, window: dayWindow(one, zone) };
    }) as [Day, ...Day[]];
    const window = { from: days[0].window.from - 5 * utcDayMs, to: days[0].window.to + 8 * utcDayMs };
    const tide: TideView = {
      station: { name: station.name, distance: 1 },
      datum: 'MLLW',
      extremes: station.tide.extremes(window).map(({ at, heightM, kind }) => ({
        at: Math.round(at / minuteMs) * minuteMs,
        heightM: rounded(heightM, 1000),
        kind,
      })),
      levels: Array.from(station.tide.hourlyLevels(window), (heightM, i) => ({
        at: window.from + i * hourMs,
        heightM: rounded(heightM, 100),
      })),
    };
    const now = days[0].window.from + (round % 24) * hourMs;
    const { picture } = tideAnswer({ format: { ...words, units: unitSystems.nautical, zone, now }, place, days }, tide);
    return { picture: async (theme) => picture?.(theme) };
  };
}

/** The interface gives extremes to the minute and the millimetre, levels to the centimetre. */
function rounded(heightM: number, parts: number): number {
  return Math.round(heightM * parts) / parts;
}

async function timeSvg(): Promise<void> {
  const sizes: number[] = [];
  const timesMs: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const { picture } = answers(round);
    const begin = performance.now();
    const made = await picture(round % 2 === 0 ? 'light' : 'dark');
    const svg = made?.svg ?? '';
    timesMs.push(performance.now() - begin);
    sizes.push(svg.length / 1000);
  }
  // Without the first, which run before V8 has optimised the code.
  figure(bench, 'svg', 'ms', timesMs.slice(rounds / 10));
  figure(bench, 'svg-size', 'kB', sizes);
}

async function timePng(): Promise<void> {
  const png = createPicturePng({
    idleMs: 60_000,
    failed(error) {
      throw error;
    },
  });
  figure(bench, 'png-rss-before', 'MB', [process.memoryUsage.rss() / 1e6]);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const [timesMs, sizes, rssMb] = [[] as number[], [] as number[], [] as number[]];
  for (let round = -rounds / 25; round < rounds; round++) {
    const picture = await answers(round + rounds).picture(round % 2 === 0 ? 'light' : 'dark');
    if (!picture) continue;
    const begin = performance.now();
    const made = await png.render(picture.scene, 60_000);
    // The first wait for the worker and its fonts.
    if (round < 0) continue;
    if (round === 0) delay.enable();
    timesMs.push(performance.now() - begin);
    sizes.push((made?.length ?? 0) / 1000);
    rssMb.push(process.memoryUsage.rss() / 1e6);
  }
  delay.disable();
  figure(bench, 'png', 'ms', timesMs);
  figure(bench, 'png-size', 'kB', sizes);
  figure(bench, 'png-rss-first-half', 'MB', rssMb.slice(0, rssMb.length / 2));
  figure(bench, 'png-rss-second-half', 'MB', rssMb.slice(rssMb.length / 2));
  figure(bench, 'png-event-loop-delay-p99', 'ms', [delay.percentile(99) / 1e6 - 5]);
  png.close();
}
