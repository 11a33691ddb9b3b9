import { hash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { Scene } from '../answers/pictures/index.ts';
import { createSizedMap } from '../lib/sized-map.ts';
import { withTimeout } from '../lib/timeout.ts';
import type { PngReply, PngRequest } from './picture-png-worker.ts';

/** Makes PNGs of pictures, off the event loop. */
export type PicturePng = {
  /**
   * The picture as PNG; `undefined` where it is not ready within `waitMs`, too many are waiting already, or drawing failed:
   * the answer is then sent without it. A picture that is finished too late is cached for the next request.
   */
  render(scene: Scene, waitMs: number): Promise<Uint8Array | undefined>;
  close(): Promise<void>;
};

type PicturePngPorts = {
  /** A bug: the picture could not be drawn. */
  failed(error: unknown): void;
};

/** While one is drawn, another is compressed: with more at once, each only takes longer. */
const atOnce = 2;
/** At 30 ms each, two at a time, the last one waits for less than half a second. */
const mostWaiting = 24;
/** Some 500 pictures of 40 kB. */
const mostBytes = 20_000_000;

type Job = { readonly scene: Scene; done(png: Uint8Array | undefined): void };

/** The worker starts with the first picture, so that a start without pictures does not load its fonts. */
export function createPicturePng({ failed }: PicturePngPorts): PicturePng {
  const kept = createSizedMap<Uint8Array>(mostBytes, ({ length }) => length);
  const coming = new Map<string, Promise<Uint8Array | undefined>>();
  const waiting: Job[] = [];
  const running = new Map<number, Job>();
  let worker: Worker | undefined;
  let lastId = 0;

  const stop = (error: unknown): void => {
    failed(error);
    worker = undefined;
    for (const { done } of running.values()) done(undefined);
    running.clear();
    next();
  };
  const start = (): Worker => {
    const started = new Worker(new URL('./picture-png-worker.ts', import.meta.url));
    started.unref();
    started.on('error', stop);
    started.on('message', (reply: PngReply) => {
      const job = running.get(reply.id);
      running.delete(reply.id);
      if ('error' in reply) failed(new Error(reply.error));
      job?.done('png' in reply ? reply.png : undefined);
      next();
    });
    return started;
  };
  const next = (): void => {
    while (running.size < atOnce) {
      const job = waiting.shift();
      if (!job) return;
      worker ??= start();
      const id = ++lastId;
      running.set(id, job);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread, not a window.
      worker.postMessage({ id, scene: job.scene } satisfies PngRequest);
    }
  };
  const draw = (scene: Scene): Promise<Uint8Array | undefined> =>
    new Promise((done) => {
      waiting.push({ scene, done });
      next();
    });

  return {
    async render(scene, waitMs) {
      const key = hash('sha1', JSON.stringify(scene));
      const known = kept.get(key);
      if (known) return known;
      const begun = coming.get(key);
      if (!begun && waiting.length >= mostWaiting) return undefined;
      const drawn =
        begun ??
        draw(scene).then((png) => {
          coming.delete(key);
          if (png) kept.set(key, png);
          return png;
        });
      coming.set(key, drawn);
      return withTimeout(waitMs, drawn);
    },
    async close() {
      for (const { done } of [...waiting.splice(0), ...running.values()]) done(undefined);
      running.clear();
      await worker?.terminate();
      worker = undefined;
    },
  };
}
