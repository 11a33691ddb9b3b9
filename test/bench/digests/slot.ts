import { setTimeout as sleep } from 'node:timers/promises';
import { hourMs, minuteMs } from '../../../src/domain/time.ts';
import { figure } from '../figure.ts';
import { startPlatforms } from './platforms.ts';
import { seeded } from './random.ts';
import { addDigests, openBenchStore } from './fixture.ts';
import { startWorker } from './worker.ts';
import { putPacked } from '../../support/packed-gazetteer.ts';

export type SlotRun = { readonly storeUrl: string; readonly count: number; readonly seed: number };

const askEveryMs = 500;
/** Planned ahead of time, as by a program that has been running. */
const aheadMs = 45_000;

/** Thousands due at the same minute on Telegram, while a user asks on the web page. */
export async function slotRun({ storeUrl, count, seed }: SlotRun): Promise<void> {
  const random = seeded(seed);
  const store = await openBenchStore(storeUrl);
  const platforms = await startPlatforms({ random });
  try {
    await putPacked(store.dataDir);
    const dueAt = Math.ceil((Date.now() + aheadMs) / minuteMs) * minuteMs;
    await addDigests(store, { platform: 'telegram', count, dueAt, what: 'tide' });
    const worker = await startWorker(store, platforms.settings, 'digests,web');
    const answersMs: number[] = [];
    const ask = async (): Promise<void> => {
      const begin = performance.now();
      const text = ['tide Brest', 'tide Saint-Malo', 'sun Lisbon', 'moon Sydney'][Math.floor(random() * 4)]!;
      const body = JSON.stringify({ text });
      await (await fetch(`http://127.0.0.1:${worker.port}/chat`, { method: 'POST', body })).text();
      answersMs.push(performance.now() - begin);
    };
    await sleep(Math.max(0, dueAt - Date.now()));
    while (platforms.receipts.length < count && Date.now() < dueAt + hourMs) {
      await Promise.all([ask(), sleep(askEveryMs)]);
    }
    await worker.end('SIGTERM');
    const lateS = platforms.receipts.map(({ at }) => (at - dueAt) / 1000);
    figure('digests', 'slot-lateness', 's', lateS);
    figure('digests', 'slot-early', 'digests', [lateS.filter((late) => late < 0).length]);
    figure('digests', 'slot-twice', 'digests', [
      lateS.length - new Set(platforms.receipts.map(({ channel }) => channel)).size,
    ]);
    figure('digests', 'slot-too-fast', 'calls', [platforms.refused()]);
    figure('digests', 'slot-answer-meanwhile', 'ms', answersMs);
  } finally {
    await platforms.close();
    await store.close();
  }
}
