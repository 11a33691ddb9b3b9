import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Listener } from '../../src/http/listener.ts';
import { readConfig } from '../../src/config.ts';
import { putPacked } from '../support/packed-gazetteer.ts';
import { createApp, type App } from '../../src/app/app.ts';
import { makeListener } from '../support/listener.ts';

/** Secrets that must never be shown, set wherever one can be configured. */
const canaries = {
  secret: 'canary-secret-of-the-installation',
  telegram: '1234567890:CanaryCanaryCanaryCanaryCanaryCanary',
  discord: 'CanaryCanaryCanaryCanary1.Canary.CanaryCanaryCanaryCanaryCanary',
  dataKey: 'canary-key-of-another-service',
  password: 'canary-password',
};
const dataDir = mkdtempSync(path.join(tmpdir(), 'bellbuoy-secrets-'));
let written = '';
let app: App;
let listener: Listener;
let key: string;

beforeAll(async () => {
  await putPacked(dataDir);
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => ((written += String(text)), true));
  app = createApp({
    ...readConfig(),
    dataDir,
    cacheUrl: `redis://:${canaries.password}@127.0.0.1:1`,
    storeUrl: `sqlite:${dataDir}/store.sqlite`,
    secret: canaries.secret,
    dataKey: canaries.dataKey,
    dataUrl: 'http://127.0.0.1:1',
    logLevel: 'info',
  });
  const { health, log } = app;
  const service = await app.service(undefined);
  const metrics = app.metrics;
  listener = makeListener({ service, health, metrics, log });
  await listener.start();
  ({ key } = await (await app.accounts()).create('canary', 5, Date.now()));
});
afterAll(async () => {
  await listener.stop();
  await app.close();
  vi.restoreAllMocks();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('a secret', () => {
  it('of a user is in no log, metric or response, wherever in a request it occurs', async () => {
    const point = 'lat=48.383&lng=-4.495';
    const extremes = '/v2/tide/extremes/point';
    const requests: [string, Record<string, string>][] = [
      [`${extremes}?${point}`, { Authorization: key }],
      [`${extremes}?${point}`, { Authorization: `${key}x` }],
      [`${extremes}?${point}&key=${key}`, { Authorization: key, 'X-Request-Id': key, Referer: key, Cookie: key }],
      [`${extremes}?lat=${key}&lng=0`, { Authorization: key }],
      [`/v1/astronomy/point?${point}&start=${key}`, { Authorization: key }],
      [`/v2/tide/stations/area?box=${key}`, { Authorization: key }],
      [`/${key}`, { 'User-Agent': key }],
      ['/health', { Authorization: key }],
    ];
    const responses: string[] = [];
    written = '';
    for (const [target, headers] of requests) {
      const response = await fetch(`${listener.url()}${target}`, { headers });
      const body = await response.text();
      // A 404 quotes the unknown path.
      if (response.status !== 404) responses.push(body);
    }
    responses.push(await (await fetch(`${listener.url()}/metrics`)).text());
    await expect.poll(() => written.match(/"path"/g)?.length).toBeGreaterThan(requests.length);
    for (const text of [written, ...responses]) expect(text).not.toContain(key.slice(0, 20));
    expect(written).not.toMatch(/48\.383|4\.495/);
  });

  it('of the installation is in no log, even within the error of a bug', async () => {
    for (const [name, canary] of Object.entries({ ...canaries, key })) {
      written = '';
      app.log.bug(name, new Error(`request to https://example.org/bot${canary}/getMe failed: ${canary}`));
      app.log.warn(`about ${canary}`);
      await expect.poll(() => written).toContain('about');
      expect(written).toContain('getMe');
      expect(written, name).not.toContain(canary);
    }
  });
});
