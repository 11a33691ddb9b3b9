import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { utcDate, utcDayMs } from '../../src/domain/time.ts';
import { Problem } from '../../src/problem.ts';
import type { Account } from '../../src/service/ports.ts';
import { createBudget } from '../../src/sources/upstreams/budget.ts';
import { createAccounts, createUpstreamUsage, openDatabase } from '../../src/store/index.ts';
import { createQuotaLeases, maxLease } from '../../src/store/quota-leases.ts';
import { simulate, type Machine, type Process } from './machine.ts';
import type { Outcome, Violation } from './scenario.ts';
import { copyOfStore } from './store-file.ts';

/** What of a key's quota of a day was accepted and given back, as those who asked know it; half units. */
type Told = { accepted: number; refunded: number; charging: number; refunding: number };

type Server = {
  readonly process: Process;
  charge(account: Account, day: string, cost: number): Promise<boolean>;
  refund(account: Account, day: string, cost: number): Promise<void>;
  /** Resolves to whether a call may be made. */
  spend(weight: number, spender: string | undefined): Promise<boolean>;
  /** Ends as the program does when it is asked to. */
  stop(): Promise<void>;
};

type World = {
  readonly machine: Machine;
  readonly file: string;
  readonly kills: boolean;
  readonly disk: boolean;
  readonly accounts: Account[];
  /** By key and UTC day. */
  readonly told: Map<string, Told>;
  /** Calls that were allowed: weights by UTC day, and by day and spender. */
  readonly spent: Map<string, number>;
  readonly servers: Server[];
  readonly violations: Violation[];
  killed: number;
};

const budget = { concurrency: 10, perSecond: 100, hourly: 400, daily: 1000 };

/** Keys of the data service that several processes charge, and the budget of an upstream that they spend, over a midnight. */
export async function accountsOf(seed: number): Promise<Outcome> {
  const file = await copyOfStore();
  try {
    return await simulate(seed, Date.UTC(2026, 10, 20, 23, 59, 20), async (machine) => {
      const { random } = machine;
      const world: World = {
        machine,
        file,
        kills: random.chance(0.6),
        disk: random.chance(0.3),
        accounts: [],
        told: new Map(),
        spent: new Map(),
        servers: [],
        violations: [],
        killed: 0,
      };
      for (let i = random.between(1, 3); i > 0; i--) await startServer(world);
      await makeKeys(world);
      await live(world);
      await check(world);
      const { violations, killed, told, spent } = world;
      const accepted = [...told.values()].reduce((sum, one) => sum + one.accepted, 0);
      const calls = [...spent.values()].reduce((sum, one) => sum + one, 0);
      return { violations, figures: { seeds: 1, accepted, calls, kills: killed }, trace: machine.trace() };
    });
  } finally {
    for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
  }
}

async function startServer(world: World): Promise<void> {
  const { machine, file, servers } = world;
  const name = `server ${servers.length + world.killed}`;
  machine.start(name, async (process) => {
    const database = await openDatabase(`sqlite:${file}`, () => {}).catch(() => process.kill());
    if (!database) return;
    if (world.kills && machine.random.chance(0.7)) process.killAfter(machine.random.spread(800));
    const leases = createQuotaLeases(createAccounts(database, 'secret'), machine.elapsed);
    const usage = createUpstreamUsage(database);
    const spend = createBudget('smhi', budget, { usage, now: machine.now });
    servers.push({
      process,
      charge: async (account, day, cost) => (await leases.charge(account, day, cost)).accepted,
      refund: async (account, day, cost) => void (await leases.refund(account, day, cost)),
      spend: (weight, spender) =>
        spend(weight, spender).then(
          () => true,
          () => false,
        ),
      stop: () => leases.returnAll(),
    });
  });
  await machine.pass(20);
}

async function makeKeys({ machine, file, accounts }: World): Promise<void> {
  const database = await openDatabase(`sqlite:${file}`, () => {});
  for (let i = machine.random.between(1, 3); i > 0; i--) {
    const quota = machine.random.spread(20_000);
    const { id } = await createAccounts(database, 'secret').create('key', quota, machine.now());
    accounts.push({ id, quota: 2 * quota });
  }
  await database.destroy();
}

async function live(world: World): Promise<void> {
  const { machine, servers } = world;
  const { random } = machine;
  for (let step = 0; step < 12; step++) {
    machine.failDisk(world.disk && random.chance(0.3) ? random.pick([13, 10, 8, 5]) : undefined);
    if (world.kills && random.chance(0.15)) servers.find(({ process }) => !process.isDead())?.process.kill();
    for (let i = random.below(150); i > 0; i--) machine.after(random.below(4000), () => someoneAsks(world));
    for (let i = random.below(40); i > 0; i--) machine.after(random.below(4000), () => someoneSpends(world));
    await machine.pass(random.between(1000, 10_000));
    for (const [index, { process }] of [...servers.entries()].toReversed()) {
      if (!process.isDead()) continue;
      servers.splice(index, 1);
      world.killed++;
      await startServer(world);
    }
    if (random.chance(0.1)) machine.setClock(random.between(1, 20) * 3_600_000);
  }
  machine.failDisk(undefined);
  await machine.pass(10_000);
}

function someoneAsks(world: World): void {
  const { machine, servers, accounts, told } = world;
  const { random } = machine;
  const server = servers.length > 0 ? random.pick(servers) : undefined;
  if (!server || server.process.isDead()) return;
  const account = random.pick(accounts);
  const day = utcDate(machine.now());
  const key = `${account.id} ${day}`;
  const one = told.get(key) ?? { accepted: 0, refunded: 0, charging: 0, refunding: 0 };
  told.set(key, one);
  const cost = random.spread(400);
  one.charging += cost;
  server.process.run(async () => {
    const isAccepted = await server.charge(account, day, cost).catch(onlyProblems);
    if (server.process.isDead() || isAccepted === undefined) return;
    one.charging -= cost;
    if (!isAccepted) return;
    one.accepted += cost;
    if (one.accepted - one.refunded > (account.quota ?? Infinity)) {
      world.violations.push(['R27', `key ${key} was given ${one.accepted - one.refunded} of ${account.quota}`]);
    }
    if (!random.chance(0.3)) return;
    await new Promise((resolve) => setTimeout(resolve, random.spread(3000)));
    one.refunding += cost;
    const isRefunded = await server.refund(account, day, cost).then(() => true, onlyProblems);
    if (server.process.isDead() || isRefunded === undefined) return;
    one.refunding -= cost;
    one.refunded += cost;
  });
}

function someoneSpends({ machine, servers, spent, violations }: World): void {
  const { random } = machine;
  const server = servers.length > 0 ? random.pick(servers) : undefined;
  if (!server || server.process.isDead()) return;
  const spender = random.pick([undefined, 'alerts', 'key a', 'key b']);
  const weight = random.pick([0.5, 1, 1.1, 5, 50]);
  server.process.run(async () => {
    const [day, hour] = [utcDayMs, 3_600_000].map((length) => Math.floor(machine.now() / length));
    if (!(await server.spend(weight, spender)) || server.process.isDead()) return;
    const add = (name: string, limit: number): void => {
      const sum = (spent.get(name) ?? 0) + weight;
      spent.set(name, sum);
      if (sum > limit + 1e-6) violations.push(['R22', `${sum} of ${limit} are spent (${name})`]);
    };
    add(`day ${day}`, budget.daily);
    add(`hour ${hour}`, budget.hourly);
    if (spender === 'alerts') add(`day ${day} alerts`, 0.1 * budget.daily);
    if (spender?.startsWith('key')) add(`day ${day} ${spender}`, 0.25 * budget.daily);
  });
}

async function check(world: World): Promise<void> {
  const { machine, servers, told, accounts, violations, killed } = world;
  const outside = new DatabaseSync(world.file);
  for (const { process, stop } of servers) process.run(stop);
  await machine.pass(1000);
  const usedOf = outside.prepare('select half_units as used from key_usage where key_id = ? and day = ?');
  for (const [key, { accepted, refunded, charging, refunding }] of told) {
    const [id = '', day = ''] = key.split(' ');
    const { used = 0 } = (usedOf.get(id, day) ?? {}) as { used?: number };
    const quota = accounts.find((one) => one.id === id)?.quota ?? 0;
    if (used > quota) violations.push(['R27', `${key}: ${used} of ${quota} are charged`]);
    if (used < accepted - refunded - refunding)
      violations.push(['R27', `${key}: ${accepted - refunded} are accepted, ${used} charged`]);
    // What a killed process had leased, what is not known, and what a failed write may have left, is lost to the key.
    const lost = world.disk ? Infinity : killed * maxLease + charging + refunding;
    if (used > accepted - refunded + lost)
      violations.push(['R27', `${key}: ${used} are charged, of ${accepted - refunded} used`]);
  }
  for (const crash of machine.crashes)
    violations.push(['crash', crash instanceof Error ? String(crash.stack) : String(crash)]);
  for (const { process } of servers) process.kill();
  outside.close();
}

function onlyProblems(error: unknown): undefined {
  if (!(error instanceof Problem)) throw error;
}
