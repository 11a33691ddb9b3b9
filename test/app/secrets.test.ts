import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { errorBodies } from '../support/error-bodies.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createListener } from '../../src/http/listener.ts';
import { readConfig } from '../../src/config.ts';
import { createApp, type App } from '../../src/app/app.ts';

/** Values that must never be seen, planted wherever one can be. */
const canaries = {
  secret: 'canary-secret-of-the-installation',
  telegram: '1234567890:CanaryCanaryCanaryCanaryCanaryCanary',
  discord: 'CanaryCanaryCanaryCanary1.Canary.CanaryCanaryCanaryCanaryCanary',
  dataKey: 'canary-key-of-another-service',
  password: 'canary-password',
};
const dataDir = mkdtempSync(path.join(tmpdir(), 'bellbuoy-secrets-'));
let written = '';
let parts: App;
let listener: ReturnType<typeof createListener>;
let key: string;

beforeAll(async () => {
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => ((written += String(text)), true));
  parts = createApp({
    ...readConfig(),
    dataDir,
    cacheUrl: `redis://:${canaries.password}@127.0.0.1:1`,
    storeUrl: `sqlite:${dataDir}/store.sqlite`,
    secret: canaries.secret,
    dataKey: canaries.dataKey,
    dataUrl: 'http://127.0.0.1:1',
    logLevel: 'info',
  });
  const { health, log } = parts;
  const service = await parts.service();
  const metrics = await parts.metrics();
  listener = createListener({
    host: '127.0.0.1',
    port: 0,
    service,
    web: undefined,
    health,
    metrics,
    log,
    errors: errorBodies,
  });
  await listener.start();
  ({ key } = await (await parts.accounts()).create('canary', 5, Date.now()));
});
afterAll(async () => {
  await listener.stop();
  await parts.close();
  vi.restoreAllMocks();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('a secret', () => {
  it('of an user is in no log, no figure and no answer, wherever the user puts it', async () => {
    const point = 'lat=48.383&lng=-4.495';
    const extremes = '/v2/tide/extremes/point';
    const asked: [string, Record<string, string>][] = [
      [`${extremes}?${point}`, { Authorization: key }],
      [`${extremes}?${point}`, { Authorization: `${key}x` }],
      [`${extremes}?${point}&key=${key}`, { Authorization: key, 'X-Request-Id': key, Referer: key, Cookie: key }],
      [`${extremes}?lat=${key}&lng=0`, { Authorization: key }],
      [`/v1/astronomy/point?${point}&start=${key}`, { Authorization: key }],
      [`/v2/tide/stations/area?box=${key}`, { Authorization: key }],
      [`/${key}`, { 'User-Agent': key }],
      ['/health', { Authorization: key }],
    ];
    const answers: string[] = [];
    written = '';
    for (const [target, headers] of asked) {
      const answer = await fetch(`${listener.url()}${target}`, { headers });
      const input = await answer.text();
      // An unknown path is told back to whoever asked for it.
      if (answer.status !== 404) answers.push(input);
    }
    answers.push(await (await fetch(`${listener.url()}/metrics`)).text());
    await expect.poll(() => written.match(/"path"/g)?.length).toBeGreaterThan(asked.length);
    for (const text of [written, ...answers]) expect(text).not.toContain(key.slice(0, 20));
    expect(written).not.toMatch(/48\.383|4\.495/);
  });

  it('of ours is in no log, even within the error of a bug', async () => {
    for (const [name, canary] of Object.entries({ ...canaries, key })) {
      written = '';
      parts.log.bug(name, new Error(`request to https://example.org/bot${canary}/getMe failed: ${canary}`));
      parts.log.warn(`about ${canary}`);
      await expect.poll(() => written).toContain('about');
      expect(written).toContain('getMe');
      expect(written, name).not.toContain(canary);
    }
  });
});
