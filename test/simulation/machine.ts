import { AsyncLocalStorage } from 'node:async_hooks';
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import promises from 'node:timers/promises';
import { createRandom, type Random } from './random.ts';

/**
 * A machine whose clock, timers, randomness, processes and disk are simulated, so that a seed decides all that happens on it.
 * The code under test runs on it as it is: what Node gives it is replaced, for as long as `simulate` takes.
 */
export type Machine = {
  readonly random: Random;
  /** What the machine's clock shows, UTC ms. */
  now(): number;
  /** The latest that it has ever shown. */
  latest(): number;
  /** Time that has really passed, ms. */
  elapsed(): number;
  /** Sets the clock. Timers go on as before. */
  setClock(byMs: number): void;
  /** Runs something outside all processes after so much time, such as the other end of a connection. */
  after(ms: number, work: () => void): void;
  /** Lets time pass. */
  pass(ms: number): Promise<void>;
  /** Lets time pass until something is so, or so much time is over. */
  passUntil(isSo: () => boolean, ms: number): Promise<void>;
  /** Starts a process; `run` is what it executes. */
  start(name: string, run: (process: Process) => Promise<void>): Process;
  /** The process that is running at this moment. */
  current(): Process | undefined;
  /** Every timer of every process takes so many times as long: a slow machine, and a quick simulation. */
  setPace(times: number): void;
  /** How many timers of processes that live are set. */
  timers(): number;
  /** How the disk fails: with these codes of SQLite, at the writes of processes. */
  failDisk(code: number | undefined): void;
  /** How long statements may take at most where the disk is slow, ms. */
  slowDisk(mostMs: number): void;
  /** What was not expected to happen: rejections that nobody handles, and exceptions of timers. */
  readonly crashes: unknown[];
  /** A digest of all that happened, in its order: the same seed has the same. */
  trace(): string;
  note(event: string): void;
};

export type Process = {
  readonly name: string;
  isDead(): boolean;
  /** When it was killed, ms. */
  diedAt(): number;
  /** As `kill -9`: nothing of it happens any more, and what it had not committed has not happened. */
  kill(): void;
  /** Kills it after so many steps: statements and messages, each before and after it has its effect. */
  killAfter(steps: number): void;
  /** A step at which it may be killed. */
  step(): void;
  /** Executes something more in it. */
  run(work: () => Promise<void>): void;
};

type Timer = {
  readonly at: number;
  readonly order: number;
  readonly owner: Owner | undefined;
  readonly run: () => void;
  readonly repeatMs?: number;
  isCleared: boolean;
};

type Owner = Process & { readonly databases: Set<DatabaseSync> };

class Killed extends Error {}

const busiest = 2000;

/** Runs `world` on a machine of its own, and gives Node back afterwards. */
export async function simulate<T>(seed: number, startsAt: number, world: (machine: Machine) => Promise<T>): Promise<T> {
  const random = createRandom(seed);
  const context = new AsyncLocalStorage<Owner | undefined>();
  const queue = createQueue();
  const hash = crypto.createHash('sha256');
  /** Resolves when all has happened that can without time passing. */
  const settle = promises.setImmediate as () => Promise<void>;
  let elapsed = 0;
  let clockMs = startsAt;
  let latestMs = startsAt;
  let pace = 1;
  let diskCode: number | undefined;
  let slowestMs = 0;
  let order = 0;
  const crashes: unknown[] = [];
  const now = (): number => Math.floor(clockMs + elapsed);

  const add = (ms: number, run: () => void, repeatMs?: number): Timer => {
    const owner = context.getStore();
    // Timers are late by a little, never early; equal ones come in any order.
    const delay = Math.max(1, Number.isFinite(ms) ? ms : 1) * (owner ? pace : 1) + random.below(3);
    const timer: Timer = {
      at: elapsed + delay,
      order: order++,
      owner,
      run,
      isCleared: false,
      ...(repeatMs !== undefined && { repeatMs }),
    };
    queue.push(timer);
    return timer;
  };
  const clear = (timer: unknown): void => {
    const known = handles.get(timer as object) ?? (timer as Timer | undefined);
    if (known) known.isCleared = true;
  };
  const handles = new WeakMap<object, Timer>();
  const handleOf = (make: () => Timer): NodeJS.Timeout => {
    const handle = { ref: () => handle, unref: () => handle, hasRef: () => true, refresh: () => handle };
    handles.set(handle, make());
    return Object.assign(handle, { [Symbol.toPrimitive]: () => 0, close: () => clear(handle) }) as never;
  };
  const repeat = (handle: object, ms: number, run: () => void): Timer =>
    add(ms, () => {
      handles.set(handle, repeat(handle, ms, run));
      run();
    });

  const runUntil = async (end: number, isEnough: () => boolean = () => false): Promise<void> => {
    await settle();
    let many = 0;
    for (;;) {
      const timer = queue.peek();
      if (!timer || timer.at > end) break;
      queue.pop();
      if (timer.isCleared || timer.owner?.isDead()) continue;
      many = timer.at > elapsed ? 0 : many + 1;
      if (many > busiest) throw new Error('The simulated machine is busy for ever');
      elapsed = Math.max(elapsed, timer.at);
      context.run(timer.owner, () => {
        try {
          timer.run();
        } catch (error) {
          if (!(error instanceof Killed)) crashes.push(error);
        }
      });
      await settle();
      if (isEnough()) return;
    }
    elapsed = Math.max(elapsed, end);
  };

  const machine: Machine = {
    random,
    now,
    elapsed: () => elapsed,
    setClock(byMs) {
      latestMs = Math.max(latestMs, now());
      clockMs += byMs;
    },
    latest: () => Math.max(latestMs, now()),
    after: (ms, work) => void context.run(undefined, () => add(ms, work)),
    pass: (ms) => runUntil(elapsed + ms),
    passUntil: (isSo, ms) => runUntil(elapsed + ms, isSo),
    current: () => context.getStore(),
    setPace: (times) => void (pace = times),
    timers: () => queue.count(({ isCleared, owner }) => !isCleared && owner?.isDead() === false),
    failDisk: (code) => void (diskCode = code),
    slowDisk: (mostMs) => void (slowestMs = mostMs),
    crashes,
    trace: () => hash.copy().digest('hex').slice(0, 16),
    note: (event) => void hash.update(`${elapsed} ${event}\n`),
    start(name, run) {
      let isDead = false;
      let diedAt = Infinity;
      let steps = Infinity;
      const process: Owner = {
        name,
        databases: new Set(),
        isDead: () => isDead,
        diedAt: () => diedAt,
        kill() {
          if (isDead) return;
          isDead = true;
          diedAt = elapsed;
          machine.note(`${name} is killed`);
          for (const database of process.databases) if (database.isOpen) database.close();
        },
        killAfter: (many) => void (steps = many),
        run: (work) =>
          context.run(process, () => {
            work().catch((error: unknown) => {
              if (!isDead) crashes.push(error);
            });
          }),
        step() {
          if (isDead) throw new Killed();
          if (steps-- > 0) return;
          process.kill();
          throw new Killed();
        },
      };
      process.run(() => run(process));
      return process;
    },
  };

  /** Databases belong to the process that opened them: their statements are steps, and their disk may fail or be slow. */
  const { exec, prepare } = DatabaseSync.prototype;
  const owners = new WeakMap<DatabaseSync, Owner | undefined>();
  const ownerOf = (database: DatabaseSync): Owner | undefined => {
    if (owners.has(database)) return owners.get(database);
    const owner = context.getStore();
    owners.set(database, owner);
    owner?.databases.add(database);
    // While a statement waits for another process, that one would stand still.
    exec.call(database, 'PRAGMA busy_timeout = 0');
    database.function('unixepoch', { varargs: true }, () => now() / 1000);
    return owner;
  };
  const prepareSimulated = (database: DatabaseSync, text: string): StatementSync => {
    const owner = ownerOf(database);
    owner?.step();
    const statement = prepare.call(database, text);
    if (!owner) return statement;
    const isWrite = /^\s*(insert|update|delete|commit|with)/i.test(text);
    const around = <R>(run: () => R): R => {
      owner.step();
      if (slowestMs > 0 && random.chance(0.02)) elapsed += random.below(slowestMs);
      if (isWrite && diskCode !== undefined) throw Object.assign(new Error('The disk fails'), { errcode: diskCode });
      const result = run();
      machine.note(text.slice(0, 80));
      owner.step();
      return result;
    };
    return {
      columns: () => statement.columns(),
      all: (...given: never[]) => around(() => statement.all(...given)),
      run: (...given: never[]) => around(() => statement.run(...given)),
      iterate: (...given: never[]) => around(() => statement.iterate(...given)),
    } as unknown as StatementSync;
  };

  const replaced = {
    setTimeout: (work: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) =>
      handleOf(() => add(ms, () => work(...given))),
    setInterval(work: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) {
      const handle = handleOf(() => add(0, () => {}));
      clear(handle);
      handles.set(
        handle,
        repeat(handle, ms, () => work(...given)),
      );
      return handle;
    },
    setImmediate: (work: (...given: unknown[]) => void, ...given: unknown[]) =>
      handleOf(() => add(0, () => work(...given))),
    clearTimeout: clear,
    clearInterval: clear,
    clearImmediate: clear,
  };
  const wait = (ms: number, value?: unknown, { signal }: { signal?: AbortSignal } = {}): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason as Error);
      const abort = (): void => {
        timer.isCleared = true;
        reject(signal?.reason as Error);
      };
      const timer = add(ms, () => {
        signal?.removeEventListener('abort', abort);
        resolve(value);
      });
      signal?.addEventListener('abort', abort);
    });
  const abortAfter = (ms: number): AbortSignal => {
    const controller = new AbortController();
    add(ms, () => controller.abort(new DOMException('', 'TimeoutError')));
    return controller.signal;
  };
  const bytes = (size: number): Buffer => Buffer.from(Array.from({ length: size }, () => random.below(256)));
  const uuid = (): string => {
    const digits = bytes(16).toString('hex');
    return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20)}`;
  };
  const onRejection = (error: unknown): void => {
    if (!(error instanceof Killed)) crashes.push(error);
  };

  const undo = [
    replace(globalThis, replaced),
    replace(promises, { setTimeout: wait, setImmediate: () => wait(0) }),
    replace(AbortSignal, { timeout: abortAfter }),
    replace(Date, { now }),
    replace(performance, { now: () => elapsed }),
    replace(Math, { random: () => random.share() }),
    replace(crypto, { randomBytes: bytes, randomUUID: uuid }),
    replace(DatabaseSync.prototype, {
      exec(this: DatabaseSync, text: string) {
        ownerOf(this)?.step();
        exec.call(this, text);
      },
      prepare(this: DatabaseSync, text: string) {
        return prepareSimulated(this, text);
      },
    }),
  ];
  syncBuiltinESMExports();
  const listeners = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', onRejection);
  try {
    return await world(machine);
  } finally {
    for (const back of undo.toReversed()) back();
    syncBuiltinESMExports();
    await settle();
    process.off('unhandledRejection', onRejection);
    for (const listener of listeners) process.on('unhandledRejection', listener);
  }
}

/** Replaces members of an object; the function returned puts those of before back. */
function replace(object: object, members: object): () => void {
  const before = Object.keys(members).map((name) => [name, Object.getOwnPropertyDescriptor(object, name)] as const);
  for (const [name, value] of Object.entries(members)) {
    Object.defineProperty(object, name, {
      value: value as unknown,
      configurable: true,
      writable: true,
      enumerable: true,
    });
  }
  return () => {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(object, name, descriptor);
      else Reflect.deleteProperty(object, name);
    }
  };
}

/** A binary heap of timers by time, and by the order of their making. */
function createQueue() {
  const heap: Timer[] = [];
  const isBefore = (a: Timer, b: Timer): boolean => a.at < b.at || (a.at === b.at && a.order < b.order);
  const swap = (i: number, j: number): void => {
    [heap[i], heap[j]] = [heap[j]!, heap[i]!];
  };
  return {
    peek: (): Timer | undefined => heap[0],
    count: (counts: (timer: Timer) => boolean): number => heap.filter(counts).length,
    push(timer: Timer): void {
      heap.push(timer);
      for (let i = heap.length - 1; i > 0;) {
        const parent = (i - 1) >> 1;
        if (!isBefore(heap[i]!, heap[parent]!)) break;
        swap(i, parent);
        i = parent;
      }
    },
    pop(): void {
      const last = heap.pop();
      if (!last || heap.length === 0) return;
      heap[0] = last;
      for (let i = 0; ;) {
        const left = 2 * i + 1;
        const least = [left, left + 1].reduce((a, b) => (b < heap.length && isBefore(heap[b]!, heap[a]!) ? b : a), i);
        if (least === i) break;
        swap(i, least);
        i = least;
      }
    },
  };
}
