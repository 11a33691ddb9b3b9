import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createApp } from '../../src/app/app.ts';
import { readConfig } from '../../src/config.ts';

it('keeps the settings of a group when Telegram gives it another id', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bellbuoy-moved-'));
  const app = createApp({ ...readConfig(), dataDir, storeUrl: `sqlite:${dataDir}/store.sqlite`, cacheUrl: 'memory:' });
  onTestFinished(async () => {
    await app.close();
    rmSync(dataDir, { recursive: true });
  });
  const users = await app.users();
  await users.changeChannelSettings({ platform: 'telegram', id: '-1' }, { language: 'fr' });
  const { channels } = await app.adapterEvents('telegram');
  await channels.moved('-1', '-1001');
  expect(await users.channelSettings({ platform: 'telegram', id: '-1001' })).toMatchObject({ language: 'fr' });
  expect(await users.channelSettings({ platform: 'telegram', id: '-1' })).toEqual({ units: {} });
});
