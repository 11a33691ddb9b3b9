import { noObserved } from '../support/no-observed.ts';
import { noWarnings } from '../support/no-warnings.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createService } from '../../src/service/index.ts';
import { openCatalogue } from '../../src/sources/stations/index.ts';
import { createPlaceStreams, openStreams } from '../../src/sources/streams/index.ts';
import { createAccounts, openDatabase, createCachedAccounts } from '../../src/store/index.ts';
import { calmWeather } from './fixed-weather.ts';
import { figure } from './figure.ts';

const bench = 'keys';
const rounds = 5000;

/** Times the refusal of each kind of wrong key: the times must not reveal the kind. */
export async function keys(dataDir: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bellbuoy-bench-'));
  const database = await openDatabase(`sqlite:${path.join(folder, 'keys.sqlite')}`, () => {});
  try {
    const accounts = createAccounts(database, 'a secret of the bench');
    const { key } = await accounts.create('in use', 10, Date.now());
    const revoked = await accounts.create('revoked', 10, Date.now());
    await accounts.revoke(revoked.id, Date.now());
    const { stations: streams } = await openStreams(dataDir);
    const { fetch } = createService({
      drawPicture: async () => undefined,
      stations: await openCatalogue({ dataDir, nonCommercial: false }),
      streams: createPlaceStreams({ stations: () => streams, readWater: () => undefined }),
      warnings: noWarnings,
      weather: calmWeather,
      observed: noObserved,
      accounts: createCachedAccounts(accounts, Date.now),
      meter: { charged: () => {}, quotaRefused: () => {} },
      log: { bug: () => {} },
      now: Date.now,
    });
    const wrongKeys: Record<string, string | undefined> = {
      missing: undefined,
      empty: '',
      malformed: 'x',
      unknown: `bb_${'A'.repeat(43)}`,
      'one-letter-off': key.slice(0, -1) + (key.endsWith('A') ? 'B' : 'A'),
      revoked: revoked.key,
    };
    const times = new Map(Object.keys(wrongKeys).map((name) => [name, [] as number[]]));
    for (let round = 0; round < rounds; round++) {
      // Interleaved, so that other load on the machine affects all of them.
      for (const [name, wrong] of Object.entries(wrongKeys)) {
        const headers: Record<string, string> = wrong === undefined ? {} : { Authorization: wrong };
        const request = new Request('http://bellbuoy/v1/astronomy/point?lat=0&lng=0', { headers });
        const beganAt = performance.now();
        const { status } = await fetch(request);
        times.get(name)?.push((performance.now() - beganAt) * 1000);
        if (status !== 401) throw new Error(`A key that is ${name} was answered with ${status}`);
      }
    }
    for (const [name, samples] of times) figure(bench, `refused-${name}`, 'µs', samples);
  } finally {
    await database.destroy();
    rmSync(folder, { recursive: true });
  }
}
