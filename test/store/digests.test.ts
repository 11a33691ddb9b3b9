import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hourMs, minuteMs, utcDayMs } from '../../src/domain/time.ts';
import { createDigests, createOutbox, createSharedRateLimiter, acquireProcessLock } from '../../src/store/index.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { everyDatabase, type OpenedDatabase } from '../support/databases.ts';
import { withoutPostgres } from '../support/postgres.ts';

const noon = Date.UTC(2026, 10, 20, 12);
const limits = { ofChannel: 3, ofOwner: 4 };
const here = { platform: 'telegram', channel: '-100', thread: '' };
const zoneData = '2026c';
let made = 0;

const databases = everyDatabase('digests');
const openPostgres = databases[1]?.[1];

describe.each(databases)('digests in %s', (name, start) => {
  let opened: OpenedDatabase;
  let digests: ReturnType<typeof createDigests>;
  let outbox: ReturnType<typeof createOutbox>;
  beforeAll(async () => {
    opened = await start();
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    digests = createDigests(opened.database);
    outbox = createOutbox(opened.database);
    await opened.database.deleteFrom('digest_outbox').execute();
    await opened.database.deleteFrom('digests').execute();
  });

  const add = async (more: object = {}) => {
    const digest = { ...here, owner: '7', heard: '{}', schedule: '{}', ...more };
    const added = await digests.add(digest, limits, noon, zoneData);
    if (typeof added === 'string') throw new Error(added);
    return added;
  };
  const delivery = (digestId: string, more: Partial<Parameters<typeof digests.addDelivery>[1]> = {}) => ({
    id: `row-${made++}`,
    date: '2026-11-20',
    slot: `12:00 ${digestId}`,
    platform: 'telegram',
    dueAt: noon,
    notBefore: noon,
    expiresAt: noon + 6 * hourMs,
    state: 'pending' as const,
    ...more,
  });
  const plan = async (digestId: string, more: Parameters<typeof delivery>[1] = {}) => {
    const digest = (await outbox.toPlan(Number.MAX_SAFE_INTEGER, 9)).find((one) => one.id === digestId);
    await outbox.plan(
      [
        {
          digestId,
          seenDueAt: digest?.nextDueAt ?? 0,
          plannedTo: noon + minuteMs,
          nextDueAt: noon + utcDayMs,
          deliveries: [delivery(digestId, more)],
        },
      ],
      zoneData,
      noon,
    );
  };

  it('are numbered in their channel, and listed there alone', async () => {
    expect((await add()).number).toBe(1);
    expect((await add()).number).toBe(2);
    expect((await add({ thread: '5' })).number).toBe(1);
    expect((await digests.list(here)).map(({ number, status }) => [number, status])).toEqual([
      [1, 'active'],
      [2, 'active'],
    ]);
    expect((await digests.find({ ...here, thread: '5' }, 1))?.thread).toBe('5');
    expect(await digests.find(here, 3)).toBeUndefined();
  });

  it('keep their numbers when others are removed', async () => {
    const first = await add();
    await add();
    await digests.remove(first.id);
    expect((await add()).number).toBe(3);
    expect(await digests.find(here, 1)).toBeUndefined();
  });

  it('are as many as a channel and a person may have', async () => {
    const one = { ...here, heard: '{}', schedule: '{}' };
    for (const owner of ['7', '8', '9']) await add({ owner });
    expect(await digests.add({ ...one, owner: '10' }, limits, noon, zoneData)).toBe('ofChannel');
    for (const channel of ['1', '2', '3']) await add({ channel });
    expect(await digests.add({ ...one, channel: '4', owner: '7' }, limits, noon, zoneData)).toBe('ofOwner');
  });

  it('are numbered one after the other by those who add at the same time', async () => {
    // On SQLite each process has one connection: two in one would wait for each other.
    const other = name === 'Postgres' ? createDigests(await opened.another()) : digests;
    const one = { ...here, owner: '7', heard: '{}', schedule: '{}' };
    const added = await Promise.all(
      Array.from({ length: 5 }, (_, k) => (k % 2 === 0 ? digests : other).add(one, limits, noon, zoneData)),
    );
    const numbers = added.map((digest) => (typeof digest === 'string' ? digest : String(digest.number)));
    expect(numbers.toSorted()).toEqual(['1', '2', '3', 'ofChannel', 'ofChannel']);
  });

  it('are planned once, whoever plans and how often', async () => {
    const { id } = await add();
    const [digest] = await outbox.toPlan(noon, 9);
    expect(digest).toMatchObject({ id, plannedTo: noon, nextDueAt: 0 });
    const one = delivery(id);
    const planned = { digestId: id, seenDueAt: 0, plannedTo: noon + 1, nextDueAt: noon + utcDayMs, deliveries: [one] };
    await Promise.all([
      outbox.plan([planned], zoneData, noon),
      createOutbox(await opened.another()).plan([planned], zoneData, noon),
    ]);
    await outbox.plan([{ ...planned, plannedTo: noon - 1, nextDueAt: 5 }], zoneData, noon);
    expect(await outbox.toPlan(noon, 9)).toEqual([]);
    expect(await outbox.toPlan(noon + 2 * utcDayMs, 9)).toMatchObject([{ nextDueAt: noon + utcDayMs }]);
    expect(await outbox.counts()).toEqual({ pending: 1 });
  });

  it('are planned again when the zone data are newer, but for what is under way', async () => {
    const { id } = await add();
    await plan(id, { dueAt: noon + 5 * minuteMs });
    await plan(id, { dueAt: noon + 6 * minuteMs, slot: 'tried' });
    await outbox.claim('telegram', 1, noon);
    await outbox.replan(zoneData, noon);
    expect(await outbox.counts()).toEqual({ pending: 1, sending: 1 });
    await outbox.replan('2026d', noon);
    expect(await outbox.counts()).toEqual({ sending: 1 });
    expect(await outbox.toPlan(noon, 9)).toMatchObject([{ nextDueAt: 0, plannedTo: noon }]);
  });

  it('are claimed once, when they are due, the longest due first', async () => {
    const { id } = await add({ heard: '{"said":1}', owner: '8' });
    for (const minute of [3, 1, 2]) await plan(id, { slot: `${minute}`, notBefore: noon + minute * minuteMs });
    expect(await outbox.hasDue('telegram', noon)).toBe(false);
    expect(await outbox.claim('telegram', 5, noon)).toEqual([]);
    expect(await outbox.hasDue('discord', noon + 9 * minuteMs)).toBe(false);
    expect(await outbox.hasDue('telegram', noon + 2 * minuteMs)).toBe(true);
    const claimed = await outbox.claim('telegram', 5, noon + 2 * minuteMs);
    expect(claimed.map(({ slot, fence }) => [slot, fence])).toEqual([
      ['1', 1],
      ['2', 1],
    ]);
    expect(claimed[0]).toMatchObject({ digestId: id, channel: '-100', owner: '8', heard: '{"said":1}', attempts: 0 });
    expect(await outbox.claim('telegram', 5, noon + 2 * minuteMs)).toEqual([]);
  });

  it('are shared by those who claim at the same time', async () => {
    const { id } = await add();
    for (let slot = 0; slot < 40; slot++) await plan(id, { slot: `${slot}` });
    const others = [outbox, createOutbox(await opened.another()), createOutbox(await opened.another())];
    const claims: string[] = [];
    for (let round = 0; round < 8; round++) {
      const taken = await Promise.all(others.map((one) => one.claim('telegram', 2, noon)));
      claims.push(...taken.flat().map((row) => row.slot));
    }
    expect(claims.length).toBe(40);
    expect(new Set(claims).size).toBe(40);
  });

  it('are finished by whoever claimed them last', async () => {
    const { id } = await add();
    await plan(id);
    const [first] = await outbox.claim('telegram', 1, noon);
    await outbox.retry(first!, { notBefore: noon + 1, attempts: 1, ambiguous: 0, error: 'slow' });
    expect(await outbox.claim('telegram', 1, noon)).toEqual([]);
    const [second] = await outbox.claim('telegram', 1, noon + 1);
    expect(second).toMatchObject({ attempts: 1, firstTriedAt: noon });
    await outbox.finish(first!, 'late', noon);
    expect(await outbox.counts()).toEqual({ sending: 1 });
    await outbox.finish(second!, '42', noon + 5);
    expect(await outbox.counts()).toEqual({ sent: 1 });
    expect(await digests.lastDeliveries(id)).toEqual({ sentAt: noon + 5 });
  });

  it('tell what became of them', async () => {
    const { id } = await add();
    expect(await digests.lastDeliveries(id)).toEqual({});
    await plan(id);
    const [row] = await outbox.claim('telegram', 1, noon);
    await outbox.giveUp(row!, 'dead', 'no way', noon + 7);
    expect(await digests.lastDeliveries(id)).toEqual({ failedAt: noon + 7, error: 'no way' });
    // Word to its owner is no delivery.
    await digests.addDelivery(id, delivery(id, { slot: 'notice' }));
    const [notice] = await outbox.claim('telegram', 1, noon);
    await outbox.finish(notice!, '5', noon + 8);
    expect(await digests.lastDeliveries(id)).toEqual({ failedAt: noon + 7, error: 'no way' });
  });

  it('that were given up can be sent again, one or all, as if they had not been tried', async () => {
    for (const k of [1, 2]) {
      await plan((await add({ channel: String(k) })).id, { id: `dead-${made}-${k}`, dueAt: noon - k });
    }
    const rows = await outbox.claim('telegram', 2, noon);
    for (const row of rows) {
      await outbox.retry(row, { notBefore: noon, attempts: 7, ambiguous: 1, error: 'no answer' });
    }
    for (const row of await outbox.claim('telegram', 2, noon)) await outbox.giveUp(row, 'dead', 'no way', noon + 7);
    const given = await outbox.givenUp();
    expect(given.map(({ dueAt, error }) => [noon - dueAt, error])).toEqual([
      [1, 'no way'],
      [2, 'no way'],
    ]);
    const tomorrow = noon + utcDayMs;
    expect(await outbox.sendAgain('nobody', tomorrow)).toBe(0);
    await digests.pause(given[1]!.digestId, noon);
    expect(await outbox.sendAgain(given[1]!.id, tomorrow)).toBe(0);
    await digests.resume(given[1]!.digestId, noon);
    expect(await outbox.sendAgain(given[1]!.id, tomorrow)).toBe(1);
    expect(await outbox.expire(tomorrow)).toEqual([]);
    const [again] = await outbox.claim('telegram', 9, tomorrow);
    expect(again).toMatchObject({
      id: given[1]!.id,
      attempts: 0,
      ambiguous: 0,
      firstTriedAt: tomorrow,
      dueAt: noon - 2,
    });
    expect(await outbox.sendAgain(undefined, tomorrow)).toBe(1);
    expect(await outbox.givenUp()).toEqual([]);
  });

  it('expire when they are too late, or overtaken by the next', async () => {
    const { id } = await add();
    await plan(id, { slot: 'old', dueAt: noon - 2 * hourMs });
    await plan(id, { slot: 'new', dueAt: noon - hourMs });
    await plan(id, { slot: 'ahead', dueAt: noon + hourMs, notBefore: noon + hourMs });
    const other = await add();
    await plan(other.id, { expiresAt: noon });
    expect(await outbox.hasDue('telegram', noon)).toBe(true);
    expect(await outbox.expire(noon)).toEqual(['telegram', 'telegram']);
    expect((await outbox.claim('telegram', 9, noon)).map(({ slot }) => slot)).toEqual(['new']);
    expect(await digests.lastDeliveries(other.id)).toEqual({ failedAt: noon, error: 'too-late' });
    const overtaken = await add({ thread: '9' });
    await plan(overtaken.id, { state: 'expired', dueAt: noon - hourMs, expiresAt: noon + 5 * hourMs });
    expect(await digests.lastDeliveries(overtaken.id)).toEqual({ failedAt: noon, error: 'too-late' });
  });

  it('are not overtaken by a test', async () => {
    const { id } = await add();
    await plan(id, { slot: '11:00', dueAt: noon - hourMs });
    await digests.addDelivery(id, delivery(id, { slot: 'test 1', dueAt: noon }));
    expect(await outbox.expire(noon)).toEqual([]);
  });

  it('come back from a process that is gone, and may have been sent', async () => {
    const { id } = await add();
    await plan(id);
    await outbox.claim('telegram', 1, noon);
    expect(await outbox.recover(false)).toBe(0);
    await opened.database.updateTable('digest_outbox').set({ lease_until: 1 }).execute();
    expect(await outbox.recover(true)).toBe(1);
    expect(await outbox.claim('telegram', 1, noon)).toMatchObject([{ fence: 2, ambiguous: 1, attempts: 0 }]);
  });

  it('are silent while paused, and make up for nothing when resumed', async () => {
    const { id } = await add();
    await plan(id);
    await digests.pause(id, noon);
    expect(await outbox.counts()).toEqual({});
    expect(await outbox.toPlan(noon + 9 * utcDayMs, 9)).toEqual([]);
    await digests.resume(id, noon + utcDayMs);
    expect(await outbox.toPlan(noon, 9)).toMatchObject([{ plannedTo: noon + utcDayMs }]);
  });

  it('can be given other times and another place', async () => {
    const { id } = await add();
    await plan(id);
    await digests.reschedule(id, '{"new":1}', noon);
    expect(await outbox.counts()).toEqual({});
    expect(await outbox.toPlan(noon, 9)).toMatchObject([{ schedule: '{"new":1}' }]);
    await add({ channel: '-5' });
    expect(await digests.rehouse(id, { ...here, channel: '-5' }, limits)).toBe(2);
    expect(await digests.withId(id)).toMatchObject({ channel: '-5', number: 2 });
  });

  it('take one delivery out of turn, once', async () => {
    const { id } = await add();
    const test = delivery(id, { slot: 'test' });
    expect(await digests.addDelivery(id, test)).toBe(true);
    expect(await digests.addDelivery(id, test)).toBe(false);
  });

  it('move to no channel that has as many as it may', async () => {
    for (const owner of ['1', '2', '3']) await add({ channel: '-5', owner });
    const { id } = await add();
    expect(await digests.rehouse(id, { ...here, channel: '-5' }, limits)).toBe('ofChannel');
    expect(await digests.withId(id)).toMatchObject({ channel: here.channel });
    const [first] = await digests.list({ ...here, channel: '-5' });
    expect(await digests.rehouse(first!.id, { ...here, channel: '-5', thread: '7' }, limits)).toBe(1);
  });

  it('go when their channel goes, and come back with it', async () => {
    const { id } = await add({ thread: '5' });
    const other = await add({ channel: '9' });
    await plan(id);
    const news = { id, platform: 'telegram', channel: '-100', owner: '7' };
    expect(await digests.disableWhere({ id }, 'kicked', noon)).toEqual([news]);
    expect(await digests.disableWhere({ id }, 'kicked', noon)).toEqual([]);
    const there = { ...here, thread: '5' };
    expect(await digests.list(there)).toMatchObject([{ status: 'gone', reason: 'kicked' }]);
    await digests.enable('telegram', ['-200'], noon, noon);
    await digests.enable('discord', ['-100'], noon, noon);
    // Back before it went: an old piece of news.
    await digests.enable('telegram', ['-100'], noon - 1, noon);
    expect(await digests.list(there)).toMatchObject([{ status: 'gone' }]);
    await digests.enable('telegram', ['-200', '-100'], noon, noon);
    expect(await digests.list(there)).toMatchObject([{ status: 'active', reason: null }]);
    expect(await digests.disableWhere({ platform: 'telegram', channel: '-100' }, 'removed', noon)).toEqual([news]);
    expect(await digests.withId(id)).toMatchObject({ status: 'gone', reason: 'removed' });
    expect(await digests.withId(other.id)).toMatchObject({ status: 'active' });
  });

  it('have what was planned and not tried again when their channel is back in time', async () => {
    const [untried, tried] = [await add(), await add({ thread: '2' })];
    await plan(tried.id, { slot: 'tried' });
    const [row] = await outbox.claim('telegram', 9, noon);
    await outbox.retry(row!, { notBefore: noon, attempts: 1, ambiguous: 1, error: 'no answer' });
    const one = { slot: 'untried', id: 'untried' };
    await plan(untried.id, one);
    await digests.disableWhere({ platform: 'telegram', channel: '-100' }, 'removed', noon);
    expect(await outbox.hasDue('telegram', noon)).toBe(false);
    await digests.enable('telegram', ['-100'], noon, noon);
    await plan(untried.id, one);
    // What was tried may have arrived.
    expect((await outbox.claim('telegram', 9, noon)).map(({ slot }) => slot)).toEqual(['untried']);
  });

  it('stay paused when their channel goes and comes back', async () => {
    const { id } = await add();
    await digests.pause(id, noon);
    expect(await digests.disableWhere({ id }, 'removed', noon)).toEqual([]);
    await digests.enable('telegram', ['-100'], noon, noon);
    expect(await digests.withId(id)).toMatchObject({ status: 'paused' });
  });

  it('do not go again once they are paused, but for a test and word to their owner', async () => {
    const { id } = await add();
    await plan(id, { slot: '12:00' });
    const [row] = await outbox.claim('telegram', 1, noon);
    await digests.pause(id, noon);
    // It was under way meanwhile, and did not arrive.
    await outbox.retry(row!, { notBefore: noon, attempts: 1, ambiguous: 0, error: 'no answer' });
    expect(await outbox.hasDue('telegram', noon)).toBe(false);
    expect(await outbox.claim('telegram', 1, noon)).toEqual([]);
    for (const slot of ['test 1', 'notice']) await digests.addDelivery(id, delivery(id, { slot }));
    expect((await outbox.claim('telegram', 9, noon)).map(({ slot }) => slot).toSorted()).toEqual(['notice', 'test 1']);
  });

  it('are forgotten when they have been gone for three months, whatever was to come next', async () => {
    const gone = await add();
    const justGone = await add({ thread: '2' });
    await digests.disableWhere({ id: gone.id }, 'kicked', noon - 91 * utcDayMs);
    await digests.disableWhere({ id: justGone.id }, 'kicked', noon - 89 * utcDayMs);
    await outbox.replan('2027a', noon);
    await outbox.purge(noon);
    expect(await digests.withId(gone.id)).toBeUndefined();
    expect(await digests.withId(justGone.id)).toMatchObject({ status: 'gone' });
  });

  it('go at the second strike on another day', async () => {
    const { id } = await add();
    expect(await digests.strike(id, '2026-11-20', 'rights', noon)).toEqual([]);
    expect(await digests.strike(id, '2026-11-20', 'rights', noon)).toEqual([]);
    await digests.absolve(id);
    expect(await digests.strike(id, '2026-11-21', 'rights', noon)).toEqual([]);
    expect(await digests.strike(id, '2026-11-22', 'rights', noon)).toMatchObject([{ id }]);
    expect(await digests.withId(id)).toMatchObject({ status: 'gone', reason: 'rights' });
  });

  it('move with their channel, what is to be sent included', async () => {
    const { id } = await add();
    await add({ channel: '-200' });
    await plan(id);
    await digests.moveChannel('telegram', '-100', '-200');
    expect(await digests.list(here)).toEqual([]);
    expect((await digests.list({ ...here, channel: '-200' })).map(({ number }) => number)).toEqual([1, 2]);
    expect(await outbox.claim('telegram', 1, noon)).toMatchObject([{ channel: '-200' }]);
  });

  it('are forgotten with their owner, and only theirs', async () => {
    const { id } = await add();
    await plan(id);
    await add({ owner: '8' });
    expect(await digests.ofOwner('telegram', '7')).toMatchObject([{ id }]);
    expect(await digests.forget('telegram', '7')).toBe(1);
    expect(await digests.forget('telegram', '7')).toBe(0);
    expect(await outbox.counts()).toEqual({});
    expect(await digests.list(here)).toMatchObject([{ owner: '8' }]);
  });

  it('leave the outbox a month after they ended', async () => {
    const { id } = await add();
    await plan(id);
    const [row] = await outbox.claim('telegram', 1, noon);
    await outbox.finish(row!, '1', noon);
    await outbox.purge(noon + 30 * utcDayMs);
    expect(await outbox.counts()).toEqual({ sent: 1 });
    await outbox.purge(noon + 30 * utcDayMs + 1);
    expect(await outbox.counts()).toEqual({});
  });

  it('tell how many are due at the same instant', async () => {
    const { id } = await add();
    await add();
    await plan(id);
    expect(await outbox.slotSizes(noon + 2 * utcDayMs)).toEqual(
      expect.arrayContaining([
        { platform: 'telegram', dueAt: 0, count: 1 },
        { platform: 'telegram', dueAt: noon + utcDayMs, count: 1 },
      ]),
    );
  });
});

it.skipIf(withoutPostgres)('two installations share one Postgres, each in its own schema', async () => {
  const both = [await openPostgres!(), await openPostgres!()];
  for (const one of both) expect(await createDigests(one.database).list(here)).toEqual([]);
  await Promise.all(both.map((one) => one.close()));
});

describe.skipIf(withoutPostgres)('a rateLimiter that processes share', () => {
  let opened: OpenedDatabase;
  beforeAll(async () => {
    opened = await openPostgres!();
  });
  afterAll(() => opened.close());

  it('gives as many as one alone would have', async () => {
    const rate = { perSecond: 0.1, burst: 5 };
    const one = createSharedRateLimiter(opened.database, 'telegram', rate);
    const other = createSharedRateLimiter(await opened.another(), 'telegram', rate);
    const taken = await Promise.all(Array.from({ length: 12 }, (_, k) => (k % 2 === 0 ? one : other).take(1)));
    expect(taken.reduce((sum, count) => sum + count, 0)).toBe(5);
    await one.spend(-2);
    expect(await other.take(9)).toBe(2);
  });

  it('is paused for all', async () => {
    const rate = { perSecond: 100, burst: 5 };
    const rateLimiter = createSharedRateLimiter(opened.database, 'discord', rate);
    await rateLimiter.pause(60_000);
    expect(await createSharedRateLimiter(await opened.another(), 'discord', rate).take(1)).toBe(0);
  });
});

describe('a role', () => {
  it('is taken by one at a time', () => {
    const file = `${temporaryFolder()}/role`;
    const role = acquireProcessLock(file);
    expect(acquireProcessLock(file)).toBeUndefined();
    role?.release();
    const next = acquireProcessLock(file);
    expect(next).toBeDefined();
    next?.release();
  });
});
