import { fork, type ChildProcess } from 'node:child_process';
import { hash } from 'node:crypto';
import module from 'node:module';
import path from 'node:path';
import { memoizeByObject } from '../domain/memoize.ts';
import type { Scene } from '../drawing/index.ts';
import { programFile } from '../lib/program-file.ts';
import { createBoundedMap } from '../lib/bounded-map.ts';
import { withTimeout } from '../lib/timeout.ts';
import type { PngReply, PngRequest } from './picture-png-worker.ts';

export type PicturePng = ReturnType<typeof createPicturePng>;

type PicturePngPorts = {
  /** A bug: the picture could not be drawn. */
  failed(error: unknown): void;
  /** The process ends after this time without a picture, ms. */
  readonly idleMs: number;
};

/** While one is drawn, another is compressed: with more at once, each only takes longer. */
const atOnce = 2;
/** At 30 ms each, two at a time, the last one waits for less than half a second. */
const mostWaiting = 24;
/** A worker starts within a second on a quiet machine, and within three beside a full test run. */
const coldStartMs = 5000;
/** Some 100 pictures of 40 kB: many ask for the same one at the same time, and a minute later the present has moved. */
const mostBytes = 4_000_000;

type Job = { readonly scene: Scene; done(png: Uint8Array | undefined): void };

/** Makes PNGs in one process and caches them. It starts with the first picture, and ends when there are no more. */
export function createPicturePng(ports: PicturePngPorts) {
  const finished = createBoundedMap<Uint8Array>(mostBytes, ({ length }) => length);
  const inProgress = new Map<string, Promise<Uint8Array | undefined>>();
  /** Of scenes that are still in memory: answers share them, and to hash one takes 0.1 ms. */
  const keyOf = memoizeByObject((scene: Scene) => hash('sha1', JSON.stringify(scene)));
  const drawing = createDrawingQueue(ports);

  const draw = async (key: string, scene: Scene): Promise<Uint8Array | undefined> => {
    const png = await drawing.add(scene);
    inProgress.delete(key);
    if (png) finished.set(key, png);
    return png;
  };
  return {
    /**
     * The picture as PNG; `undefined` where it is not ready within `waitMs`, too many are waiting already, or drawing failed:
     * the answer is then sent without it. A picture that is finished too late is cached for the next request. The first one
     * waits for the worker and its fonts as well, `coldStartMs` longer.
     */
    async render(scene: Scene, waitMs: number): Promise<Uint8Array | undefined> {
      const key = keyOf(scene);
      const known = finished.get(key);
      if (known) return known;
      let drawn = inProgress.get(key);
      if (!drawn) {
        if (drawing.isFull()) return undefined;
        drawn = draw(key, scene);
        inProgress.set(key, drawn);
      }
      return withTimeout(drawing.isWarm() ? waitMs : waitMs + coldStartMs, drawn);
    },
    close: drawing.close,
  };
}

/** Canvas and fonts take 60 MB until this process ends, and faults in them end it alone. It ends with its channel. */
function startWorker(): ChildProcess {
  const compiled = module.getCompileCacheDir();
  const started = fork(programFile('./picture-png-worker', import.meta.url), {
    // Without the cache, TypeScript's compiler takes 20 MB. The folder of this Node.js is inside of the given one.
    env: compiled === undefined ? {} : { NODE_COMPILE_CACHE: path.dirname(compiled) },
    execArgv: ['--max-semi-space-size=1', '--max-old-space-size=32'],
    serialization: 'advanced',
    stdio: 'ignore',
  });
  started.unref();
  started.channel?.unref();
  return started;
}

/** Scenes drawn by a process, in their order. One that fails is replaced with the next scene. */
function createDrawingQueue({ failed, idleMs }: PicturePngPorts) {
  const waiting: Job[] = [];
  const running = new Map<number, Job>();
  let worker: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isWarm = false;
  let lastId = 0;

  const finish = (reply: PngReply): void => {
    isWarm = true;
    const job = running.get(reply.id);
    running.delete(reply.id);
    if ('error' in reply) failed(new Error(reply.error));
    job?.done('png' in reply ? reply.png : undefined);
    next();
    if (running.size === 0) idle = setTimeout(stop, idleMs).unref();
  };
  const drop = (jobs: Iterable<Job>): void => {
    for (const { done } of jobs) done(undefined);
    running.clear();
  };
  const stop = (): void => {
    worker?.kill('SIGKILL');
    worker = undefined;
    isWarm = false;
  };
  const start = (): ChildProcess => {
    const started = startWorker();
    const ended = (error: Error): void => {
      if (worker !== started) return;
      failed(error);
      stop();
      drop(running.values());
      next();
    };
    started.on('message', (reply) => finish(reply as PngReply));
    started.on('error', ended);
    started.on('exit', (code, signal) => ended(new Error(`The drawing of pictures ended: ${signal ?? code}`)));
    return started;
  };
  const next = (): void => {
    while (running.size < atOnce) {
      const job = waiting.shift();
      if (!job) return;
      clearTimeout(idle);
      worker ??= start();
      const id = ++lastId;
      running.set(id, job);
      worker.send({ id, scene: job.scene } satisfies PngRequest);
    }
  };
  return {
    /** Whether the worker has drawn something. */
    isWarm: () => isWarm,
    isFull: () => waiting.length >= mostWaiting,
    /** Resolves to `undefined` where drawing failed or the queue was closed. */
    add: (scene: Scene): Promise<Uint8Array | undefined> =>
      new Promise((done) => {
        waiting.push({ scene, done });
        next();
      }),
    close(): void {
      drop([...waiting.splice(0), ...running.values()]);
      clearTimeout(idle);
      stop();
    },
  };
}
