import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Reply } from '../../src/chat/index.ts';
import { createDigestRunner, createDigestService, type DigestRunner } from '../../src/digests/index.ts';
import type { LoadSearch } from '../../src/digests/ports.ts';
import { deliveriesBetween, everyDay, tooLateMs, type Schedule } from '../../src/domain/schedule/index.ts';
import { hourMs, minuteMs, utcDayMs, type Instant, type Window } from '../../src/domain/time.ts';
import {
  freshWatchState,
  isWarningNews,
  parseNews,
  parseWatchState,
  usualWatch,
  type WatchNews,
} from '../../src/domain/windows/index.ts';
import { createRateLimiter } from '../../src/lib/rate-limiter.ts';
import { Problem } from '../../src/problem.ts';
import {
  createDigestStates,
  createDigestStore,
  createOutbox,
  createProcessLock,
  openDatabase,
} from '../../src/store/index.ts';
import { openDictionary } from '../../src/words.ts';
import { once } from '../../src/lib/once.ts';
import { simulate, type Machine, type Process } from './machine.ts';
import { brokenTellings, createSimulatedOffice, type SimulatedOffice } from './office.ts';
import { createSimulatedPlatform, troubles, type Call, type SimulatedPlatform } from './platform.ts';
import type { Outcome, Violation } from './scenario.ts';
import { copyOfStore } from './store-file.ts';

const dictionary = once(openDictionary);
const zoneData = '2026c';

/** Instants shortly before which all is set up; summer time begins or ends on some of the days. */
const mornings: readonly (readonly [at: string, zones: readonly string[]])[] = [
  ['2026-11-20T06:58:00Z', ['UTC', 'Europe/Berlin', 'Asia/Kathmandu', 'America/New_York']],
  ['2026-10-25T00:58:00Z', ['Europe/Berlin', 'Europe/Lisbon', 'UTC']],
  ['2026-03-29T00:58:00Z', ['Europe/Berlin', 'Europe/Lisbon', 'UTC']],
  ['2026-11-01T05:58:00Z', ['America/New_York', 'America/Havana', 'UTC']],
  ['2026-04-04T14:58:00Z', ['Australia/Lord_Howe', 'Australia/Sydney']],
  ['2026-12-31T23:58:00Z', ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']],
];

/** Of what may go wrong, what does in a run. */
type Faults = {
  readonly kills: boolean;
  readonly troubles: boolean;
  readonly disk: boolean;
  readonly clock: boolean;
  readonly people: boolean;
  readonly refusals: boolean;
};

type Platforms = Readonly<Record<'telegram' | 'discord', SimulatedPlatform>>;

/** A digest as it was set up; `touched` where anybody changed it since. */
type Added = {
  readonly id: string;
  readonly schedule: Schedule | undefined;
  readonly addedAt: Instant;
  touched: boolean;
};

type World = {
  readonly machine: Machine;
  readonly shares: Shares;
  readonly faults: Faults;
  readonly isFaultless: boolean;
  readonly file: string;
  readonly platforms: Platforms;
  readonly office: SimulatedOffice;
  readonly added: Added[];
  readonly violations: Violation[];
  /** For looking into the database from outside. */
  readonly outside: DatabaseSync;
  readonly figures: Record<string, number>;
  runner: DigestRunner | undefined;
  process: Process | undefined;
  service: ReturnType<typeof createDigestService> | undefined;
};

const limits = {
  telegram: { perSecond: 25, burst: 5, maxInFlight: 4, nonceTtlMs: 0 },
  discord: { perSecond: 40, burst: 10, maxInFlight: 10, nonceTtlMs: 120_000 },
};

/** Digests and alerts of a program on SQLite, for some days in a few minutes around the times when they are due. */
export const digestsOf = (seed: number): Promise<Outcome> => outcomeOf(seed, { alerts: 0.2, killed: 0 });

/** Alerts of official warnings alone, whose program is killed while every third of them is on its way. */
export const warningsOf = (seed: number): Promise<Outcome> => outcomeOf(seed, { alerts: 1, killed: 0.3 });

/** The same for hours on end, with digests that are set up and due all the time; it leaves nothing behind that grows. */
export const soakOf = (seed: number, hours: number): Promise<Outcome> =>
  outcomeOf(seed, { alerts: 0.2, killed: 0, hours });

/** The share of alerts, and that of the calls of a platform at which the program is killed; hours on end, or some mornings. */
type Shares = { readonly alerts: number; readonly killed: number; readonly hours?: number };

async function outcomeOf(seed: number, shares: Shares): Promise<Outcome> {
  const file = await copyOfStore();
  const [morning, zones] = mornings[seed % mornings.length]!;
  try {
    return await simulate(seed, Date.parse(morning), async (machine) => {
      const world = createWorld(machine, file, seed, shares);
      try {
        await live(world, zones);
        check(world);
      } finally {
        world.process?.kill();
        world.outside.close();
      }
      const { violations, figures } = world;
      return { violations, figures, trace: machine.trace() };
    });
  } finally {
    for (const suffix of ['', '-wal', '-shm', '.digests', '.digests-journal']) rmSync(file + suffix, { force: true });
  }
}

function createWorld(machine: Machine, file: string, seed: number, shares: Shares): World {
  const { random } = machine;
  // Every eighth has no faults at all: there, all is on time.
  const some = (share: number): boolean => seed % 8 !== 0 && random.chance(share);
  const faults: Faults = {
    kills: some(0.6),
    troubles: some(0.6),
    disk: some(0.3),
    clock: some(0.4),
    people: some(0.5),
    refusals: some(0.3),
  };
  const outside = new DatabaseSync(file);
  const stateOf = outside.prepare('select state from digest_outbox where id = ?');
  const violations: Violation[] = [];
  const onCall = ({ nonce, by, messageId: edited }: Call): void => {
    if (shares.killed > 0 && faults.kills && random.chance(shares.killed)) by?.killAfter(random.below(4));
    const row = stateOf.get(nonce.slice(0, 22)) as { state: string } | undefined;
    // Whoever removes a digest does not stop a message that is on its way, nor does a later edit stop one, after which it is sent.
    if (!row && (faults.people || edited !== undefined)) return;
    if (row?.state !== 'sending')
      violations.push(['R34', `${nonce} is sent by ${by?.name} though it is ${row?.state}`]);
  };
  return {
    machine,
    shares,
    faults,
    isFaultless: Object.values(faults).every((one) => !one),
    file,
    platforms: {
      telegram: createSimulatedPlatform(machine, limits.telegram.nonceTtlMs, onCall),
      discord: createSimulatedPlatform(machine, limits.discord.nonceTtlMs, onCall),
    },
    office: createSimulatedOffice(machine, () => faults.troubles && random.chance(0.2)),
    added: [],
    violations,
    outside,
    figures: { seeds: 1, kills: 0, due: 0, sent: 0, expired: 0, dead: 0, twice: 0, alerts: 0, ...ofWarnings },
    runner: undefined,
    process: undefined,
    service: undefined,
  };
}

async function live(world: World, zones: readonly string[]): Promise<void> {
  const { machine, faults } = world;
  const { random } = machine;
  await startProgram(world);
  await setUp(world, zones);
  const { hours } = world.shares;
  if (hours !== undefined) return soak(world, zones, hours);
  const days = random.between(1, 3);
  for (let day = 0; day < days; day++) {
    if (day > 0) await nextMorning(world);
    for (let step = 0; step < 8; step++) {
      disturb(world);
      if (faults.people) await someoneActs(world);
      await machine.pass(random.between(5, 40) * 1000);
      await superviseProgram(world);
    }
  }
  await calmDown(world);
}

/** Memory and timers after an eighth of the hours are those at the end; what a platform was sent is kept here, some 2 kB a message. */
async function soak(world: World, zones: readonly string[], hours: number): Promise<void> {
  const { machine, faults, figures, violations } = world;
  const { random } = machine;
  const steps = hours * stepsOfHour;
  const measured: { readonly heapMb: number; readonly timers: number }[] = [];
  for (let step = 1; step <= steps; step++) {
    disturb(world);
    if (faults.people) await someoneActs(world);
    await add(world, random.pick(zones), random.chance(world.shares.alerts));
    await machine.pass(hourMs / stepsOfHour);
    await superviseProgram(world);
    if (step === Math.ceil(steps / 8) || step === steps)
      measured.push({ heapMb: usedHeapMb(), timers: machine.timers() });
  }
  const [early, late] = measured as [(typeof measured)[0], (typeof measured)[0]];
  Object.assign(figures, { hours, timers: late.timers, heapGrownMb: Math.round(late.heapMb - early.heapMb) });
  if (late.timers > early.timers + mostTimersMore)
    violations.push(['R32', `${late.timers} timers, after an eighth ${early.timers}`]);
  if (late.heapMb > early.heapMb + mostMbMore)
    violations.push(['R32', `${late.heapMb} MB, after an eighth ${early.heapMb}`]);
  await calmDown(world);
}

const stepsOfHour = 12;
/** By digests that are due at the same moment at one time and not at the other. */
const mostTimersMore = 40;
const mostMbMore = 25;

/** After garbage was collected, MB. */
function usedHeapMb(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed / 1024 / 1024;
}

/** The program as `start` composes it, with digests and nothing else. */
async function startProgram(world: World): Promise<void> {
  const { machine, faults, file, platforms } = world;
  const name = `program ${world.figures['kills']}`;
  world.runner = undefined;
  world.service = undefined;
  world.process = machine.start(name, async (process) => {
    if (faults.kills && machine.random.chance(0.8)) process.killAfter(machine.random.spread(3000));
    const database = await openDatabase(`sqlite:${file}`, () => {}).catch(() => process.kill());
    if (!database) return;
    const log = {
      info: () => {},
      warn: () => {},
      bug(_: string, error: unknown) {
        if (!process.isDead())
          world.violations.push(['bug', error instanceof Error ? String(error.stack) : String(error)]);
      },
    };
    const delivery = (platform: 'telegram' | 'discord') => ({
      messageSender: platforms[platform].sender,
      rateLimiter: createRateLimiter(limits[platform], machine.elapsed),
      limits: limits[platform],
    });
    const runner = createDigestRunner({
      outbox: createOutbox(database),
      digests: createDigestStates(database),
      answerer: { dictionary: dictionary(), answer: () => answerOf(world) },
      tides: async () => [],
      platforms: { telegram: delivery('telegram'), discord: delivery('discord') },
      metrics: { count: () => {}, lateness: () => {} },
      alerts: {
        loadSearch: forecastOf(world),
        warningsAt: world.office.warnings,
        metrics: { checked: () => {}, news: () => {} },
      },
      log,
      zoneData,
      lock: createProcessLock(`${file}.digests`),
      now: machine.now,
      clock: machine.elapsed,
    });
    world.service = createDigestService({
      store: createDigestStore(database),
      zoneData,
      perSecond: { telegram: 25, discord: 40 },
      now: machine.now,
    });
    world.runner = runner;
    // As a program that cannot start ends, and is started again by who watches it.
    await runner.start().catch(() => process.kill());
  });
  await machine.pass(20);
}

async function superviseProgram(world: World): Promise<void> {
  const { machine, process, figures } = world;
  if (!process?.isDead()) return;
  figures['kills']!++;
  await machine.pass(machine.random.between(500, 5000));
  await startProgram(world);
}

async function answerOf({ machine, faults }: World): Promise<Reply> {
  const { random } = machine;
  machine.current()?.step();
  const takes = faults.troubles && random.chance(0.05) ? 20_000 : random.spread(800);
  await new Promise((resolve) => setTimeout(resolve, takes));
  machine.current()?.step();
  const answer = { title: 'Tide', blocks: [] };
  return { ok: !(faults.troubles && random.chance(0.05)), answer };
}

/** Wind by the hour: calm for some hours, at a time that moves from morning to morning. */
function forecastOf({ machine, faults }: World): LoadSearch {
  return async ({ place, window, conditions }) => {
    const { random } = machine;
    await new Promise((resolve) => setTimeout(resolve, random.spread(500)));
    if (faults.troubles && random.chance(0.2)) throw new Problem('weather-silent');
    const epoch = Math.floor(machine.elapsed() / (2 * minuteMs));
    const calmFrom = machine.now() - (machine.now() % utcDayMs) + ((epoch * 7) % 30) * hourMs;
    const hours = Array.from({ length: Math.floor((window.to - window.from) / hourMs) + 1 }, (__, i) => {
      const at = window.from + i * hourMs;
      return { at, values: { windSpeed: at >= calmFrom && at < calmFrom + 5 * hourMs ? 3 : 20 } };
    });
    const weather = { hours, sources: [{ name: 'icon', stale: faults.troubles && random.chance(0.1) }] };
    return { search: { ...place, window, conditions, weather: hours }, weather };
  };
}

/** Digests whose times are in the next minutes, and alerts. */
async function setUp(world: World, zones: readonly string[]): Promise<void> {
  const { machine } = world;
  const { random } = machine;
  const many = random.between(3, 20);
  for (let i = 0; i < many; i++) {
    await add(world, random.pick(zones), random.chance(world.shares.alerts));
    if (world.process?.isDead()) await superviseProgram(world);
  }
}

async function add(world: World, zone: string, isAlert: boolean): Promise<void> {
  const { machine, added } = world;
  const { random } = machine;
  const platform = random.pick(['telegram', 'discord'] as const);
  const id = String(random.between(1, 6));
  const target = random.chance(0.3)
    ? ({ kind: 'person', platform, id } as const)
    : ({ kind: 'channel', platform, id: `-${id}`, ...(random.chance(0.3) && { thread: '5' }) } as const);
  const point = { lat: 48, lng: random.between(-5, -3) };
  const time = (): string =>
    new Date(machine.now() + random.between(1, 6) * minuteMs).toLocaleTimeString('en-GB', {
      timeZone: zone,
      hour: '2-digit',
      minute: '2-digit',
    });
  const schedule: Schedule = {
    times: [...new Set(random.chance(0.3) ? [time(), time()] : [time()])].map((one) => ({ kind: 'clock', time: one })),
    weekdays: everyDay,
    zone,
    point,
  };
  const watch = { ...usualWatch, quiet: { from: '00:00', to: '00:01' }, pauseMin: 0, zone, point };
  const input = {
    kind: 'command' as const,
    name: 'when',
    options: {
      place: 'Brest',
      conditions: world.shares.alerts < 1 ? random.pick(['wind=..6', 'event=warning']) : 'event=warning',
    },
  };
  const digest = { target, owner: String(random.between(1, 3)), message: { user: { platform, id: '7' }, input } };
  const at = machine.now();
  const made = await acted(world, (service) => service.add(isAlert ? { ...digest, watch } : { ...digest, schedule }));
  if (made) added.push({ id: made.id, schedule: made.schedule, addedAt: at, touched: false });
}

/** What a person has the program do; `undefined` where it was killed meanwhile, or could not. */
async function acted<T>(
  world: World,
  act: (service: NonNullable<World['service']>) => Promise<T>,
): Promise<T | undefined> {
  const { machine, service, process } = world;
  if (!service || !process || process.isDead()) return undefined;
  let done: { readonly value: T | undefined } | undefined;
  process.run(async () => {
    done = await act(service).then(
      (value) => ({ value }),
      (error: unknown) => {
        if (error instanceof Problem || process.isDead()) return { value: undefined };
        throw error;
      },
    );
  });
  await machine.passUntil(() => done !== undefined || process.isDead(), 2000);
  return done?.value;
}

async function someoneActs(world: World): Promise<void> {
  const { random } = world.machine;
  if (!random.chance(0.4) || world.added.length === 0) return;
  const one = random.pick(world.added);
  one.touched = true;
  const schedule = one.schedule;
  await acted(world, async (service) => {
    const digest = await service.withId(one.id);
    if (!digest) return;
    const act = random.below(6);
    if (act === 0) await service.pause(one.id);
    else if (act === 1) await service.resume(one.id);
    else if (act === 2) await service.remove(one.id);
    else if (act === 3 && schedule) await service.reschedule(one.id, schedule);
    else if (act === 4) await service.test(digest);
    else await service.changeQuestion(one.id, digest.message);
  });
}

/** Faults for the next step. */
function disturb({ machine, faults, platforms, process }: World): void {
  const { random } = machine;
  for (const platform of Object.values(platforms)) {
    if (faults.troubles) platform.setTrouble(random.chance(0.5) ? 'mixed' : random.pick(troubles));
    if (faults.refusals && random.chance(0.2)) platform.block(`-${random.between(1, 6)}`);
    const from = `-${random.between(1, 6)}`;
    if (faults.refusals && random.chance(0.2) && !from.includes('m')) platform.move(from, `${from}m`);
  }
  machine.failDisk(faults.disk && random.chance(0.3) ? random.pick([13, 10, 8]) : undefined);
  machine.slowDisk(faults.disk && random.chance(0.3) ? random.spread(5000) : 0);
  if (faults.clock && random.chance(0.2))
    machine.setClock(random.pick([-3 * hourMs, -1000, 1000, 40 * minuteMs, 7 * hourMs]));
  // The machine sleeps for an hour: forecasts are looked at again, while news of before may wait.
  if (random.chance(0.15)) machine.setClock(hourMs);
  if (faults.kills && random.chance(0.2)) process?.kill();
}

/** A day later, or after some hours for which the machine slept or the program was down. */
async function nextMorning(world: World): Promise<void> {
  const { machine, process, faults } = world;
  const { random } = machine;
  const isDown = faults.kills && random.chance(0.5);
  if (isDown) process?.kill();
  const byMs = random.chance(0.7) ? utcDayMs : random.between(1, 60) * hourMs;
  machine.setClock(byMs - 5 * minuteMs);
  if (isDown) await superviseProgram(world);
}

/** No faults any more: all that waits is sent or given up, however long that takes. */
async function calmDown(world: World): Promise<void> {
  const { machine, platforms, faults } = world;
  for (const platform of Object.values(platforms)) platform.setTrouble('none');
  machine.failDisk(undefined);
  machine.slowDisk(0);
  (faults as { kills: boolean }).kills = false;
  (faults as { troubles: boolean }).troubles = false;
  // Somebody sets the clock right, and looks after a token that was revoked.
  machine.setClock(machine.latest() - machine.now());
  world.process?.kill();
  await superviseProgram(world);
  const waiting = world.outside.prepare(
    "select count(*) as many from digest_outbox where state in ('pending', 'sending')",
  );
  const isCalm = (): boolean => (waiting.get() as { many: number }).many === 0;
  await machine.pass(30_000);
  machine.setPace(7);
  await machine.passUntil(isCalm, 3 * hourMs);
  machine.setPace(1);
}

/** Alerts of official warnings, and kills while one was on its way. */
const ofWarnings = { warnings: 0, killedWhileWarning: 0, warnedTwice: 0 };

type Row = {
  readonly id: string;
  readonly kind: string;
  readonly digest_id: string;
  readonly local_date: string;
  readonly slot: string;
  readonly platform: 'telegram' | 'discord';
  readonly due_at: number;
  readonly expires_at: number;
  readonly state: string;
  readonly message_id: string | null;
  readonly attempts: number;
  readonly ambiguous: number;
  readonly news: string | null;
  readonly error: string | null;
};

function check(world: World): void {
  const { machine, outside, violations, figures } = world;
  for (const crash of machine.crashes)
    violations.push(['crash', crash instanceof Error ? String(crash.stack) : String(crash)]);
  const rows = outside.prepare('select * from digest_outbox order by due_at').all() as Row[];
  const active = idsWith(outside, 'active');
  for (const { state, id, digest_id, error } of rows) {
    if (state in figures) figures[state]!++;
    // One that was on its way when its digest ended waits until it is too late.
    const isEnded = state === 'pending' && !active.has(digest_id);
    if (!isEnded && (state === 'pending' || state === 'sending'))
      violations.push(['R1', `${id} is ${state} for ever (${error})`]);
  }
  checkLost(world, rows);
  // An edit may come twice, and shows no message.
  for (const row of rows.filter(({ kind }) => kind !== 'edit')) {
    checkCopies(world, row);
    checkWarnings(world, row);
  }
  checkLimits(world);
  checkAlerts(world, rows);
  if (world.runner?.health().ok !== true) violations.push(['R34', 'The runner is not well again after all faults']);
}

function idsWith(outside: DatabaseSync, status: string): ReadonlySet<unknown> {
  const rows = outside.prepare('select id from digests where status = ?').all(status);
  return new Set(rows.map(({ id }) => id));
}

/** R1, R7, R8: whatever was due has been sent, or is recorded as not sent. */
function checkLost({ added, violations, machine, figures, isFaultless, outside }: World, rows: readonly Row[]): void {
  const known = new Set(rows.map(({ digest_id, local_date, slot }) => `${digest_id} ${local_date} ${slot}`));
  const gone = idsWith(outside, 'gone');
  for (const { id, schedule, addedAt, touched } of added) {
    if (touched || !schedule || gone.has(id)) continue;
    // Once the clock has gone back, what is due anew has its row already.
    for (const { date, slot, dueAt } of deliveriesBetween(schedule, { from: addedAt, to: machine.now() }, [])) {
      figures['due']!++;
      if (!known.has(`${id} ${date} ${slot}`) && dueAt < machine.latest())
        violations.push(['R1', `${id} ${date} ${slot} is lost`]);
    }
  }
  for (const { state, id } of isFaultless ? rows : []) {
    if (state !== 'sent' && state !== 'expired') violations.push(['R9', `${id} is ${state} though nothing went wrong`]);
  }
}

/** R1, R3, R5: each is shown once, and again only where nobody could know that it had been. */
function checkCopies({ platforms, violations, figures }: World, row: Row): void {
  const calls = platforms[row.platform].calls.filter(({ nonce }) => nonce.slice(0, 22) === row.id);
  const shown = calls.filter(({ shownAt }) => shownAt !== undefined);
  const isKnown = ({ outcome, by }: Call): boolean => outcome?.kind === 'sent' && by?.isDead() === false;
  const say = (rule: string, what: string): void =>
    void violations.push([rule, `${row.id} on ${row.platform} ${what}`]);
  figures['twice']! += Math.max(0, shown.length - 1);
  for (const one of shown.slice(0, -1))
    if (isKnown(one)) say('R1', 'is sent again though its process knew that it was sent');
  // The ids of messages are forgotten where their channel moves.
  const isOfRow = ({ messageId }: Call): boolean =>
    messageId !== undefined && messageId === (row.message_id ?? messageId);
  if (row.state === 'sent' && !calls.some(isOfRow)) say('R1', 'was never sent');
  if (row.state !== 'sent' && shown.some(isKnown)) say('R1', `is ${row.state} though it was sent`);
  const silent = calls.filter(({ outcome }) => outcome?.kind === 'ambiguous' && outcome.unanswered);
  if (row.platform === 'telegram' && silent.length > 2) say('R5', `was tried ${silent.length} times without an answer`);
  for (const { shownAt = 0, latestAt } of shown) {
    // The clock may have gone back while it was on its way.
    if (latestAt < row.due_at && row.kind === 'scheduled') say('R9', `is sent ${row.due_at - latestAt} ms early`);
    // The clock may jump between claim and call, and the machine sleep while the call is on its way.
    if (Math.min(shownAt, latestAt) > row.expires_at + tooLateMs + 2 * minuteMs && row.kind === 'scheduled')
      say('R8', 'is sent too late');
  }
}

/** R1: a warning that was on its way when its program was killed is shown. */
function checkWarnings({ machine, platforms, violations, figures }: World, row: Row): void {
  if (!parseNews(JSON.parse(row.news ?? '[]'))?.some(isWarningNews)) return;
  const calls = platforms[row.platform].calls.filter(({ nonce }) => nonce.slice(0, 22) === row.id);
  const shown = calls.filter(({ shownAt }) => shownAt !== undefined);
  const killed = calls.filter(
    ({ by, begunAt, toldAt = Infinity }) => by && by.diedAt() >= begunAt && by.diedAt() <= toldAt,
  );
  figures['warnings']!++;
  figures['killedWhileWarning']! += killed.length;
  figures['warnedTwice']! += Math.max(0, shown.length - 1);
  // One that the platform would show twice, and that was silent twice, is given up (R5); others end with what they warn of.
  const isOver = row.state === 'expired' && row.expires_at <= machine.latest();
  const isRefused = calls.some(({ outcome }) => outcome?.kind === 'refused') || row.error?.endsWith(', twice');
  if (killed.length > 0 && shown.length === 0 && !isOver && !isRefused)
    violations.push(['R1', `${row.id} on ${row.platform} is ${row.state}: a warning is lost`]);
}

/** R12, R16: no call while a platform wants none, and few after it has rejected the token. */
function checkLimits({ platforms, violations }: World): void {
  for (const [name, { calls }] of Object.entries(platforms)) {
    for (const { outcome, toldAt = Infinity, by } of calls) {
      if (outcome?.kind !== 'refused') continue;
      const { reaction } = outcome;
      const later = calls.filter((one) => one.by === by && one.begunAt > toldAt);
      if (reaction.kind === 'pause' && later.some(({ begunAt }) => begunAt < toldAt + reaction.ms))
        violations.push(['R12', `${name} is called while it wants a pause of ${reaction.ms} ms`]);
      if (reaction.kind === 'fatal' && later.length > 5)
        violations.push(['R16', `${name}: ${later.length} more calls`]);
    }
  }
}

/** An alert takes for told what is in the outbox, and nothing else. */
function checkAlerts({ machine, outside, violations, figures }: World, rows: readonly Row[]): void {
  const alerts = outside
    .prepare("select id, watch_state from digests where kind = 'alert' and status = 'active'")
    .all();
  for (const { id, watch_state } of alerts as { id: string; watch_state: string | null }[]) {
    figures['alerts']!++;
    const state = watch_state === null ? freshWatchState : parseWatchState(JSON.parse(watch_state));
    const told = rows
      .filter((row) => row.digest_id === id && row.kind === 'alert')
      .toSorted((one, other) => numberOf(one) - numberOf(other));
    const all = told.flatMap((row) => parseNews(JSON.parse(row.news ?? '[]')) ?? []);
    const now = machine.now();
    for (const wrong of brokenTellings(all, state?.warned ?? [], now)) violations.push(['alerts', `${id} ${wrong}`]);
    const news = all.filter((one) => !isWarningNews(one));
    // The last hour of a window is no news.
    const isAhead = ({ to }: Window): boolean => to > machine.now() + usualWatch.movedMin * minuteMs;
    const toldOf = news.reduce(afterNews, []).filter(isAhead);
    const taken = (state?.reported ?? []).filter(isAhead);
    if (fromsOf(toldOf) !== fromsOf(taken))
      violations.push(['alerts', `${id} takes ${fromsOf(taken)} for told, and has told ${fromsOf(toldOf)}`]);
    let known: readonly Window[] = [];
    for (const one of news) {
      const isKnown = known.some((window) => isSame(window, beforeNews(one)));
      if (isKnown === (one.kind === 'opens')) violations.push(['alerts', `${id} tells again: ${JSON.stringify(news)}`]);
      known = afterNews(known, one);
    }
  }
}

/** `alert 3` is the third message of an alert. */
function numberOf({ slot }: Row): number {
  return Number(slot.split(' ')[1]);
}

/** The windows that somebody knows of who has read these news. */
function afterNews(known: readonly Window[], one: WatchNews): readonly Window[] {
  const others = known.filter(({ from }) => from !== beforeNews(one).from);
  return one.kind === 'lost' ? others : [...others, one.window];
}

function fromsOf(windows: readonly Window[]): string {
  return windows
    .map(({ from }) => new Date(from).toISOString())
    .toSorted()
    .join();
}

function beforeNews(one: WatchNews): Window {
  return one.kind === 'moved' ? one.before : one.window;
}

/** One that has an hour left or less is over, and what begins then is another one. */
function isSame(a: Window, b: Window): boolean {
  return Math.min(a.to, b.to) - Math.max(a.from, b.from) > usualWatch.movedMin * minuteMs;
}
