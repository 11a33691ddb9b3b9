import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createUpdateWorker } from '../../../src/adapters/telegram/update-worker.ts';
import type { Inbox } from '../../../src/adapters/telegram/ports.ts';
import { createInbox } from '../../../src/store/index.ts';
import { everyDatabase, type OpenedDatabase } from '../../support/databases.ts';

const [[, open]] = everyDatabase('an update worker') as [ReturnType<typeof everyDatabase>[number]];
let opened: OpenedDatabase;
let logged: string[];
let handled: number[];

beforeEach(async () => {
  opened = await open();
  logged = [];
  handled = [];
});
afterEach(() => opened.close());

const ids = Array.from({ length: 24 }, (_, id) => id + 1);
const addAll = () =>
  createInbox(opened.database, '123', 'adder').add(
    ids.map((id) => ({ id, chat: String(id), body: JSON.stringify({ update_id: id }) })),
  );

/** A process that handles updates until it is killed: from then on, it neither writes nor reads. */
function startProcess(handle: (id: number, kill: () => void) => Promise<void>) {
  let isDead = false;
  const dead = new AbortController();
  const inbox = Object.fromEntries(
    Object.entries(createInbox(opened.database, '123', randomUUID())).map(([name, call]) => [
      name,
      (...args: never[]) => (isDead ? new Promise(() => {}) : (call as (...given: never[]) => unknown)(...args)),
    ]),
  ) as Inbox;
  const kill = (): void => {
    isDead = true;
    dead.abort();
    void worker.stop();
  };
  const worker = createUpdateWorker({
    inbox,
    handle: async ({ update_id: id }) => handle(id, kill),
    log: { warn: (text) => void logged.push(text), bug: (_, error) => void logged.push(String(error)) },
    stopping: dead.signal,
  });
  worker.start();
  return { kill, [Symbol.dispose]: kill };
}

const forEver = new Promise<void>(() => {});
const handle = async (id: number): Promise<void> => void handled.push(id);

it('loses none of 24 messages by twelve kills, each while some are handled', async () => {
  await addAll();
  for (let run = 0; run < 12; run++) {
    await new Promise<void>((begun) => {
      const { kill } = startProcess(async () => {
        setImmediate(() => (kill(), begun()));
        return forEver;
      });
    });
  }
  using _ = startProcess(handle);
  await expect.poll(() => handled.toSorted((a, b) => a - b)).toEqual(ids);
  expect(logged).toEqual([]);
});

it('leaves out the one message that ends the process, after two attempts alone', async () => {
  await addAll();
  const poisonous = 7;
  let attempts = 0;
  for (let isKilled = true; isKilled;) {
    isKilled = await new Promise<boolean>((ended) => {
      const running = startProcess(async (id, kill) => {
        if (id !== poisonous) return void setTimeout(() => handled.push(id), 1);
        attempts++;
        kill();
        ended(true);
        return forEver;
      });
      void expect
        .poll(() => logged.length)
        .toBe(1)
        .then(() => (running.kill(), ended(false)));
    });
  }
  // Once with all others, and twice alone.
  expect(attempts).toBe(3);
  expect(new Set(handled)).toEqual(new Set(ids.filter((id) => id !== poisonous)));
  expect(logged).toEqual(['An update of Telegram ended the program again and again: it is left out']);
});
