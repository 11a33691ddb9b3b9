import type { WarningsView } from '../../src/answers/index.ts';
import { createAlertWatcher } from '../../src/digests/alerts.ts';
import type { LoadSearch } from '../../src/digests/ports.ts';
import { pointId } from '../../src/domain/place.ts';
import { hourMs, utcDayMs, type Window } from '../../src/domain/time.ts';
import type { TideStation } from '../../src/domain/tide/index.ts';
import { usualWatch } from '../../src/domain/windows/index.ts';
import { bugLog, openBenchStore } from './digests/fixture.ts';
import { figure } from './figure.ts';

const bench = 'windows';
const marginMs = 3 * utcDayMs;

/** As people want them, with limits that differ from one to the next. */
const wanted: readonly ((k: number) => string)[] = [
  (k) => `wind=..${4 + (k % 7)},light=day`,
  (k) => `tide=..${(k % 9) / 4 - 1},light=day,wind=..8`,
  (k) => `waves=..${1 + (k % 5) / 5},period=${6 + (k % 4)}..,light=day`,
  (k) => `gust=${14 + (k % 9)}..`,
  (k) => `low=-60..60,wind=..${5 + (k % 5)},weekday=sat+sun`,
  (k) => `wind=3..${8 + (k % 5)},winddir=${(k % 8) * 45}..${((k + 3) % 8) * 45},trend=rising`,
  (k) => `rain=..0.1,time=0${k % 8}:00..18:00,length=120,wind=..9`,
  (k) => `high=-120..120,waves=..${1 + (k % 4) / 4}`,
  () => 'event=warning',
];

export type AlertsRun = {
  readonly count: number;
  readonly places: number;
  /** Of all of them, in place of many kinds. */
  readonly conditions?: string;
};

/** Alerts on SQLite that are all looked through again after a new forecast: time, memory, and how long others wait. */
export async function alertsRun(
  stations: readonly TideStation[],
  { count, places, conditions }: AlertsRun,
): Promise<void> {
  const store = await openBenchStore('sqlite');
  const at = Date.UTC(2026, 10, 22, 9);
  const time = { now: at, model: 0 };
  const byPlace = new Map(Array.from({ length: places }, (_, k) => placeOf(stations, k)));
  const all = [...byPlace];
  const checked: Record<string, number> = {};
  const loadSearch: LoadSearch = async ({ place, window, conditions }) => {
    const station = byPlace.get(pointId(place.point))!;
    const hours = forecast(window, time.model);
    return {
      search: { ...place, window, conditions, tide: tideOf(station, window), weather: hours },
      weather: { hours, sources: [] },
    };
  };
  const watcher = createAlertWatcher({
    outbox: store.outbox,
    loadSearch,
    warningsAt: async () => warningsOf(time.model),
    metrics: { checked: (outcome, many) => void (checked[outcome] = (checked[outcome] ?? 0) + many), news: () => {} },
    log: bugLog,
    now: () => time.now,
  });
  figure(bench, 'alerts-rss-before', 'MB', [process.memoryUsage.rss() / 1e6]);
  try {
    await store.database.transaction().execute(async (work) => {
      for (let index = 0; index < count; index++) {
        const [place, { zone }] = all[index % all.length]!;
        // One short statement, which is prepared once: those of many rows would add 150 MB to what is measured.
        await work
          .insertInto('digests')
          .values(rowOf(place, zone, index, at, conditions))
          .execute();
      }
    });
    await measured('alerts-first', () => checkAll(watcher));
    // Another run of the model, which all places get in the same minute.
    time.now += 2 * hourMs;
    time.model = 1;
    await store.database.updateTable('digests').set({ next_due_at: time.now }).execute();
    await measured('alerts-after-update', () => checkAll(watcher));
    figure(bench, 'alerts-searched', 'alerts', [checked['searched'] ?? 0]);
    figure(bench, 'alerts-messages', 'deliveries', [(await store.counts())['pending'] ?? 0]);
  } finally {
    await store.close();
  }
}

async function checkAll(watcher: ReturnType<typeof createAlertWatcher>): Promise<void> {
  while (await watcher.round());
}

async function measured(name: string, work: () => Promise<void>): Promise<void> {
  const rssMb: number[] = [];
  const lateMs: number[] = [];
  let lastBeat = performance.now();
  const beat = setInterval(() => {
    lateMs.push(Math.max(0, performance.now() - lastBeat - 20));
    lastBeat = performance.now();
    rssMb.push(process.memoryUsage.rss() / 1e6);
  }, 20);
  const before = process.cpuUsage();
  const begin = performance.now();
  await work();
  const { user, system } = process.cpuUsage(before);
  clearInterval(beat);
  figure(bench, `${name}-cpu`, 's', [(user + system) / 1e6]);
  figure(bench, `${name}-took`, 's', [(performance.now() - begin) / 1000]);
  figure(bench, `${name}-rss`, 'MB', rssMb);
  figure(bench, `${name}-event-loop-held-up`, 'ms', lateMs);
}

/** Five places around each of some gauges. */
function placeOf(stations: readonly TideStation[], index: number): [place: string, station: TideStation] {
  const station = stations[Math.floor(index / 5) % stations.length]!;
  const { lat, lng } = station.point;
  return [pointId({ lat: lat + (index % 5) / 50, lng }), station];
}

function rowOf(
  place: string,
  zone: string,
  index: number,
  now: number,
  conditions = wanted[Math.floor(index / 7) % wanted.length]!(index),
) {
  const [lat = 0, lng = 0] = place.split(',').map(Number);
  const input = { kind: 'command', name: 'when', options: { place, conditions } };
  // Official warnings do not wait for the morning.
  const { quiet, ...anyTime } = usualWatch;
  const watch = conditions === 'event=warning' ? anyTime : { ...anyTime, quiet };
  return {
    id: index.toString(16).padStart(10, '0'),
    kind: 'alert' as const,
    number: index,
    platform: 'telegram',
    target_kind: 'person' as const,
    target: String(index),
    thread: '',
    owner: String(index),
    message: JSON.stringify({ user: { platform: 'telegram', id: String(index) }, input }),
    schedule: JSON.stringify({ ...watch, zone, point: { lat, lng } }),
    cell: `${lat.toFixed(2)},${lng.toFixed(2)}`,
    status: 'active' as const,
    planned_to: now,
    next_due_at: 0,
    zone_data: '',
    created_at: now,
  };
}

/** Three warnings, of which each run of the office replaces one. */
function warningsOf(run: number): WarningsView {
  const warnings = [run, 11, 12].map((id) => ({
    id: String(id),
    replaces: [],
    source: 'office',
    office: 'Office',
    link: 'https://office.example',
    severity: 'moderate' as const,
    certainty: 'likely' as const,
    sent: 0,
    onset: 0,
    texts: [{ language: 'en', event: `event ${id}`, description: 'x'.repeat(400) }] as const,
  }));
  return { warnings, sources: [{ name: 'office', attribution: '' }], missing: [] };
}

/** The tide is predicted for each place, as the service does. */
function tideOf(station: TideStation, window: Window) {
  const wide = { from: window.from - marginMs, to: window.to + marginMs };
  return {
    extremes: station.tide.extremes(wide),
    levels: Array.from(station.tide.hourlyLevels(wide), (heightM, i) => ({ at: wide.from + i * hourMs, heightM })),
  };
}

/** Weather that fits now and then, a little different in each run of the model. */
function forecast({ from, to }: Window, model: number) {
  return Array.from({ length: (to - from) / hourMs + 1 }, (_, i) => ({
    at: from + i * hourMs,
    values: {
      windSpeed: 6 + 5 * Math.sin(i / 7 + model / 3),
      gust: 9 + 8 * Math.sin(i / 7 + model / 3),
      waveHeight: 1.4 + Math.sin(i / 31 + model / 5),
      wavePeriod: 8 + 2 * Math.sin(i / 19),
      windDirection: (i * 5 + model * 10) % 360,
      precipitation: Math.max(0, Math.sin(i / 11 + model / 4)),
    },
  }));
}
