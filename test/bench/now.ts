import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { figure } from './figure.ts';
import { load } from './load.ts';
import { somewhere } from './points.ts';
import { makeKey, startService } from './program.ts';

const bench = 'now';
/** Sensors at so many places ask so often, together. */
const places = 200;
const perSecond = 500;
/** Longer than a minute, at whose end every answer is made anew. */
const seconds = 65;

/** How long sensors wait for `/v2/now/point`, warm. */
export async function now(): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bellbuoy-bench-'));
  const settings = { DATA_DIR: dataDir };
  const headers = { Authorization: await makeKey(settings, 1_000_000_000) };
  const service = await startService(settings);
  const target = (n: number): string => {
    const { lat, lng } = somewhere((n % places) * 19);
    return `/v2/now/point?lat=${lat.toFixed(4)}&lng=${lng.toFixed(4)}`;
  };
  try {
    const shared = { port: service.port, headers, target };
    // The first request for a station computes its datums where none are published.
    await load({ ...shared, connections: 4, requests: 20 * places });
    const { latenciesMs, statuses } = await load({ ...shared, connections: 50, perSecond, seconds });
    if (statuses.some((status) => status !== 200)) throw new Error(`answered ${statuses.find((one) => one !== 200)}`);
    figure(bench, 'point-at-500-a-second', 'ms', latenciesMs);
    figure(bench, 'rate', 'requests/s', [statuses.length / seconds]);
  } finally {
    await service.stop();
    rmSync(dataDir, { recursive: true });
  }
}
