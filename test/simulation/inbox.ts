import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Api } from 'grammy';
import type { Update } from 'grammy/types';
import { createPolling } from '../../src/adapters/telegram/receive.ts';
import { createUpdateWorker } from '../../src/adapters/telegram/update-worker.ts';
import { Problem } from '../../src/problem.ts';
import { createInbox, openDatabase } from '../../src/store/index.ts';
import { simulate, type Machine, type Process } from './machine.ts';
import type { Outcome, Violation } from './scenario.ts';
import { copyOfStore } from './store-file.ts';

/** A message, as Telegram keeps it for a day; one that is poison ends every process that begins to answer it. */
type Said = {
  readonly id: number;
  readonly chat: number;
  readonly isPoison: boolean;
  isTaken: boolean;
  /** Who began to answer it, in order, and whether that came to its end. */
  readonly answers: { readonly by: Process; isDone: boolean; readonly begunAt: number }[];
};

type World = {
  readonly machine: Machine;
  readonly file: string;
  readonly kills: boolean;
  readonly disk: boolean;
  readonly said: Said[];
  readonly violations: Violation[];
  /** As Telegram's: what is confirmed is not sent again. */
  confirmed: number;
  killed: number;
  process: Process | undefined;
  webhook: ((updates: readonly Said[]) => Promise<void>) | undefined;
};

const bot = '7';

/** The inbox of Telegram's updates, by long polling or as webhooks: out of order, repeated, and with processes that are killed. */
export async function inboxOf(seed: number): Promise<Outcome> {
  const file = await copyOfStore();
  try {
    return await simulate(seed, Date.UTC(2026, 10, 20, 9), async (machine) => {
      const { random } = machine;
      const world: World = {
        machine,
        file,
        kills: random.chance(0.7),
        disk: random.chance(0.3),
        said: [],
        violations: [],
        confirmed: 0,
        killed: 0,
        process: undefined,
        webhook: undefined,
      };
      const isWebhook = random.chance(0.4);
      await startBot(world, isWebhook);
      await live(world, isWebhook);
      check(world);
      world.process?.kill();
      const { violations, said, killed } = world;
      const answered = said.filter(({ answers }) => answers.some(({ isDone }) => isDone)).length;
      return {
        violations,
        figures: { seeds: 1, updates: said.length, answered, kills: killed },
        trace: machine.trace(),
      };
    });
  } finally {
    for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
  }
}

async function startBot(world: World, isWebhook: boolean): Promise<void> {
  const { machine, file } = world;
  world.webhook = undefined;
  world.process = machine.start(`bot ${world.killed}`, async (process) => {
    if (world.kills && machine.random.chance(0.8)) process.killAfter(machine.random.spread(1500));
    const database = await openDatabase(`sqlite:${file}`, () => {}).catch(() => process.kill());
    if (!database) return;
    const inbox = createInbox(database, bot, process.name);
    const stopping = new AbortController();
    const log = {
      warn: () => {},
      bug: (_: string, error: unknown) => {
        const { code } = Object(error) as { code?: unknown };
        if (!process.isDead() && code !== 'store-unavailable') world.violations.push(['bug', String(error)]);
      },
    };
    const worker = createUpdateWorker({
      inbox,
      handle: (update) => answer(world, process, update),
      log,
      stopping: stopping.signal,
    });
    const store = async (updates: readonly Said[], holdMs?: number): Promise<void> => {
      await inbox.add(
        updates.map(({ id, chat }) => ({ id, chat: String(chat), body: JSON.stringify({ update_id: id }) })),
        holdMs,
      );
      worker.wake();
    };
    worker.start();
    if (isWebhook) world.webhook = (updates) => store(updates, 250);
    else
      await createPolling(telegramOf(world), (updates) =>
        store(updates.map((one) => world.said[one.update_id - 1]!)),
      ).run(stopping.signal, () => {});
  });
  await machine.pass(50);
}

/** The three calls of Telegram's that long polling makes. A network error is what grammY throws after its own attempts. */
function telegramOf(world: World): Api {
  const { machine } = world;
  const call = async <T>(result: () => T): Promise<T> => {
    machine.current()?.step();
    await new Promise((resolve) => setTimeout(resolve, machine.random.between(5, 60)));
    machine.current()?.step();
    return result();
  };
  return {
    getWebhookInfo: () => call(() => ({ url: '' })),
    deleteWebhook: () => call(() => true),
    getUpdates: async ({ offset = 0, limit = 100 }: { offset?: number; limit?: number }) => {
      world.confirmed = Math.max(world.confirmed, offset - 1);
      const found = (): readonly Said[] => world.said.filter(({ id }) => id > world.confirmed).slice(0, limit);
      for (let waited = 0; found().length === 0 && waited < 10; waited++) await call(() => undefined);
      return call(() => found().map(({ id }) => ({ update_id: id })));
    },
  } as unknown as Api;
}

async function answer({ machine, said }: World, by: Process, { update_id: id }: Update): Promise<void> {
  const one = said[id - 1]!;
  const begun = { by, isDone: false, begunAt: machine.elapsed() };
  one.answers.push(begun);
  if (one.isPoison) {
    if (machine.random.chance(0.5)) await new Promise((resolve) => setTimeout(resolve, machine.random.below(200)));
    by.kill();
  }
  by.step();
  await new Promise((resolve) => setTimeout(resolve, machine.random.spread(2000)));
  begun.isDone = true;
  machine.note(`answered ${id}`);
  by.step();
}

async function live(world: World, isWebhook: boolean): Promise<void> {
  const { machine } = world;
  const { random } = machine;
  const poison = random.chance(0.3) ? random.between(1, 40) : 0;
  for (let step = 0; step < 12; step++) {
    machine.failDisk(world.disk && random.chance(0.3) ? random.pick([13, 10, 8]) : undefined);
    if (world.kills && random.chance(0.2)) world.process?.kill();
    // The machine sleeps, for longer than a claim is anybody's.
    if (random.chance(0.15)) machine.setClock(random.between(1, 60) * 1000);
    await people(world, isWebhook, poison);
    await machine.pass(random.between(500, 5000));
    if (world.process?.isDead()) await restart(world, isWebhook);
  }
  machine.failDisk(undefined);
  (world as { kills: boolean }).kills = false;
  const waiting = new DatabaseSync(world.file);
  const left = waiting.prepare('select count(*) as many from telegram_updates where body is not null');
  const isCalm = (): boolean =>
    (left.get() as { many: number }).many === 0 &&
    (isWebhook ? world.said.every((one) => one.isTaken) : world.confirmed >= world.said.length);
  for (let i = 0; i < 12 && !isCalm(); i++) {
    if (world.process?.isDead()) await restart(world, isWebhook);
    else world.process?.killAfter(Infinity);
    await machine.passUntil(() => isCalm() || world.process?.isDead() === true, 2 * 60_000);
  }
  if (!isCalm()) world.violations.push(['R19', 'updates are left in the inbox for ever']);
  waiting.close();
}

async function restart(world: World, isWebhook: boolean): Promise<void> {
  world.killed++;
  await world.machine.pass(world.machine.random.between(200, 3000));
  await startBot(world, isWebhook);
}

/** Some people say something. Telegram repeats a webhook until it is taken, and sends several at once. */
async function people(world: World, isWebhook: boolean, poison: number): Promise<void> {
  const { machine, said } = world;
  const { random } = machine;
  for (let i = random.below(8); i > 0; i--) {
    const id = said.length + 1;
    const one: Said = { id, chat: random.between(1, 5), isPoison: id === poison, isTaken: !isWebhook, answers: [] };
    said.push(one);
    if (isWebhook) deliver(world, one);
  }
}

function deliver(world: World, one: Said): void {
  const { machine } = world;
  const again = (ms: number): void => machine.after(ms, () => deliver(world, one));
  machine.after(machine.random.spread(100), () => {
    const { process, webhook } = world;
    if (!process || process.isDead() || !webhook) return again(machine.random.between(500, 3000));
    let isTaken = false;
    process.run(async () => {
      try {
        await webhook([one]);
        isTaken = true;
        one.isTaken = true;
      } catch (error) {
        // Telegram is told, and sends it again.
        if (!(error instanceof Problem)) throw error;
      }
    });
    machine.after(500, () => {
      if (!isTaken || machine.random.chance(0.1)) again(machine.random.between(100, 2000));
    });
  });
}

function check({ machine, file, said, violations, killed }: World): void {
  const outside = new DatabaseSync(file);
  const received = new Map(
    outside
      .prepare('select update_id, received_at from telegram_updates')
      .all()
      .map((row) => [Number(row['update_id']), Number(row['received_at'])]),
  );
  outside.close();
  for (const crash of machine.crashes)
    violations.push(['crash', crash instanceof Error ? String(crash.stack) : String(crash)]);
  const lastOf = new Map<number, Said>();
  for (const one of said) {
    const { id, chat, isPoison, answers } = one;
    const done = answers.filter(({ isDone }) => isDone);
    if (isPoison) {
      if (answers.length > 5) violations.push(['R18', `poison ${id} ended ${answers.length} processes`]);
      continue;
    }
    // One that is begun alone is left out where its process ends twice within a quarter of a second.
    const unlucky = answers.filter(({ by, begunAt }) => by.diedAt() - begunAt < 260);
    if (done.length === 0 && unlucky.length < 2)
      violations.push(['R18', `update ${id} is never answered, of ${answers.length} attempts and ${killed} kills`]);
    for (const before of answers.slice(0, -1)) {
      if (!before.by.isDead()) violations.push(['R19', `update ${id} is answered again by a process that lives`]);
    }
    const previous = lastOf.get(chat);
    const [first] = answers;
    // A webhook waits a quarter of a second for those before it. Of two in one millisecond, either may have come first.
    const isInOrder = previous && received.get(previous.id)! < received.get(id)!;
    if (isInOrder && first && first.begunAt < (previous.answers[0]?.begunAt ?? 0))
      violations.push(['R19', `update ${id} is begun before ${previous.id} of its chat`]);
    lastOf.set(chat, one);
  }
}
