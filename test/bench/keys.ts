import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createService } from '../../src/service/index.ts';
import { openCatalogue } from '../../src/sources/stations/index.ts';
import { createAccounts, openDatabase, createCachedAccounts } from '../../src/store/index.ts';
import { calmWeather } from './fixed-weather.ts';
import { figure } from './figure.ts';

const bench = 'keys';
const rounds = 5000;

/** How long a refusal takes for each way in which a key can be wrong: nobody is to learn from it which one it was. */
export async function keys(dataDir: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bellbuoy-bench-'));
  const database = await openDatabase(`sqlite:${path.join(folder, 'keys.sqlite')}`, () => {});
  try {
    const accounts = createAccounts(database, 'a secret of the bench');
    const { key } = await accounts.create('in use', 10, Date.now());
    const revoked = await accounts.create('revoked', 10, Date.now());
    await accounts.revoke(revoked.id, Date.now());
    const { fetch } = createService({
      stations: await openCatalogue({ dataDir, nonCommercial: false }),
      weather: calmWeather,
      accounts: createCachedAccounts(accounts, Date.now),
      meter: { charged: () => {}, quotaRefused: () => {} },
      log: { bug: () => {} },
      now: Date.now,
    });
    const wrong: Record<string, string | undefined> = {
      missing: undefined,
      empty: '',
      malformed: 'x',
      unknown: `bb_${'A'.repeat(43)}`,
      'one-letter-off': key.slice(0, -1) + (key.endsWith('A') ? 'B' : 'A'),
      revoked: revoked.key,
    };
    const times = new Map(Object.keys(wrong).map((name) => [name, [] as number[]]));
    for (let round = 0; round < rounds; round++) {
      // In turn, so that what else the machine does falls on all of them.
      for (const [name, one] of Object.entries(wrong)) {
        const headers: Record<string, string> = one === undefined ? {} : { Authorization: one };
        const request = new Request('http://bellbuoy/v1/astronomy/point?lat=0&lng=0', { headers });
        const begun = performance.now();
        const { status } = await fetch(request);
        times.get(name)!.push((performance.now() - begun) * 1000);
        if (status !== 401) throw new Error(`A key that is ${name} was answered with ${status}`);
      }
    }
    for (const [name, each] of times) figure(bench, `refused-${name}`, 'µs', each);
  } finally {
    await database.destroy();
    rmSync(folder, { recursive: true });
  }
}
