import { afterAll, expect, it } from 'vitest';
import { moonAnswer } from '../../src/answers/index.ts';
import { createApp } from '../../src/app/app.ts';
import { readConfig } from '../../src/config.ts';
import { brest, dayAt, formatAt } from '../answers/answer-fixture.ts';
import { temporaryFolder } from '../support/temporary.ts';

const dataDir = temporaryFolder();
const app = createApp({ ...readConfig(), dataDir, storeUrl: `sqlite:${dataDir}/store.sqlite`, cacheUrl: 'memory:' });
const format = formatAt(brest, '2026-11-20T09:00:00Z');
const answer = moonAnswer({ format, place: brest, days: [dayAt(brest, '2026-11-20')] });

afterAll(() => app.close());

it('the app makes a PNG of the picture of an answer, and drops pending ones when it closes', async () => {
  const [light, dark] = [await answer.picture?.('light'), await answer.picture?.('dark')];
  if (!light || !dark) throw new Error('No picture');
  const png = await app.picturePng();
  const made = await png.render(light.scene, 15_000);
  expect(Buffer.from(made ?? []).toString('latin1', 1, 4)).toBe('PNG');
  expect(await app.picturePng()).toBe(png);
  const pending = png.render(dark.scene, 15_000);
  await app.close();
  expect(await pending).toBeUndefined();
});
