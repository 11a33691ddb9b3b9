import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createApp } from '../../src/app/app.ts';
import { takeInstalled } from '../../src/app/packing.ts';
import { readConfig, type Config } from '../../src/config.ts';
import { observedUpstreams } from '../../src/domain/observed/index.ts';
import type { Point } from '../../src/domain/place.ts';
import { warningUpstreams } from '../../src/domain/warning.ts';
import { gauges } from '../support/upstreams-observed.ts';
import { settingsAt } from '../support/upstreams-server.ts';
import { figure } from './figure.ts';
import { startUpstreamsProgram } from './program.ts';

const bench = 'observed';
/** Each upstream answers so late, ms. Of a gauge the list of stations and its readings are asked one after the other. */
const latencies = [0, 100];
const rounds = 3;
/** What is asked again is answered from memory. */
const cachedRounds = 10;

const measured = ['first', 'first-cpu', 'cached', 'cached-cpu'] as const;
type Way = { readonly name: string; readonly sourcesOff: Config['warnings']['sourcesOff'] } & Readonly<
  Record<(typeof measured)[number], number[]>
>;
type Upstreams = Readonly<Record<'url' | 'warningsUrl', string>>;

/**
 * How long answers take with what is observed and warned, and without: the first at the place of each gauge by a program that has
 * nothing in memory, and later ones. `more` is the difference of the two at one place, asked one after the other. The time of
 * the CPU, of all threads, says what a busy machine adds.
 */
export async function observed(): Promise<void> {
  for (const latencyMs of latencies) {
    const upstreams = await startUpstreamsProgram(latencyMs);
    const ways: readonly [Way, Way] = [
      wayOf('with', []),
      wayOf('without', [...observedUpstreams, ...warningUpstreams]),
    ];
    try {
      const places = Array.from({ length: rounds }, () => Object.values(gauges)).flat();
      for (const place of places) for (const way of ways) await answerAt(place, upstreams, way);
    } finally {
      await upstreams.stop();
    }
    const [on, off] = ways;
    for (const which of measured) {
      for (const way of ways) figure(bench, `${which}-${way.name}-at-${latencyMs}-ms`, 'ms', way[which]);
      const more = on[which].map((ms, i) => ms - off[which][i]!);
      figure(bench, `${which}-more-at-${latencyMs}-ms`, 'ms', more);
    }
  }
}

function wayOf(name: string, sourcesOff: Way['sourcesOff']): Way {
  return { name, sourcesOff, first: [], 'first-cpu': [], cached: [], 'cached-cpu': [] };
}

async function answerAt(
  { lat, lng }: Point,
  { url, warningsUrl }: Upstreams,
  { sourcesOff, ...times }: Way,
): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bellbuoy-bench-'));
  takeInstalled(dataDir);
  const { contact, ...weather } = settingsAt(url);
  const app = createApp({
    ...readConfig(),
    weather: { ...weather, contact, sourcesOff: [] },
    observed: { url, contact, sourcesOff },
    warnings: { url: warningsUrl, contact, sourcesOff },
    geocoderUrl: undefined,
    dataDir,
    cacheUrl: 'memory:',
    storeUrl: 'sqlite::memory:',
  });
  try {
    const chat = await app.chat();
    let asker = 0;
    const ask = async (place: string, which?: 'first' | 'cached'): Promise<void> => {
      const user = { platform: 'telegram', id: String(++asker), language: 'en' } as const;
      const [begin, before] = [performance.now(), process.cpuUsage()];
      const { ok } = await chat.answer({ user, input: { kind: 'command', name: 'today', options: { place } } });
      if (!ok) throw new Error(`no answer at ${place}`);
      if (!which) return;
      times[which].push(performance.now() - begin);
      const { user: userUs, system: systemUs } = process.cpuUsage(before);
      times[`${which}-cpu`].push((userUs + systemUs) / 1000);
    };
    // Stations, names and the map of the sea are read by whatever is asked first.
    await ask('0,-30');
    const place = `${lat},${lng}`;
    await ask(place, 'first');
    for (let round = 0; round < cachedRounds; round++) await ask(place, 'cached');
  } finally {
    await app.close();
    rmSync(dataDir, { recursive: true });
  }
}
