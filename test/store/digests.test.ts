import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DigestTarget, NewDigest } from '../../src/chat/index.ts';
import { createDigestRecords } from '../../src/digests/index.ts';
import type { PlannedDelivery } from '../../src/digests/ports.ts';
import { everyDay, type Schedule } from '../../src/domain/schedule/index.ts';
import { hourMs, minuteMs, utcDayMs } from '../../src/domain/time.ts';
import {
  createDigestStates,
  createDigestStore,
  createFailedDeliveries,
  createOutbox,
  createProcessLock,
  createSharedRateLimiter,
} from '../../src/store/index.ts';
import { everyDatabase, type OpenedDatabase } from '../support/databases.ts';
import { outboxCounts } from '../support/outbox-counts.ts';
import { withoutPostgres } from '../support/postgres.ts';
import { temporaryFolder } from '../support/temporary.ts';

const noon = Date.UTC(2026, 10, 20, 12);
const limits = { ofChannel: 3, ofOwner: 4 };
const here = { platform: 'telegram', kind: 'channel', id: '-100' } as const;
const schedule: Schedule = {
  times: [{ kind: 'clock', time: '12:00' }],
  weekdays: everyDay,
  zone: 'UTC',
  point: { lat: 48.383, lng: -4.495 },
};
const message = {
  user: { platform: 'telegram', id: '7' },
  input: { kind: 'command', name: 'today', options: { place: 'Brest' } },
} as const;
const digest: NewDigest = { target: here, owner: '7', message, schedule };
/** All digests of the channel. */
const channel = { platform: 'telegram', kind: 'channel', target: '-100' } as const;
const zoneData = '2026c';
let made = 0;

const databases = everyDatabase('digests');
const openPostgres = databases[1]?.[1];

describe.each(databases)('digests in %s', (name, start) => {
  let opened: OpenedDatabase;
  let digests: ReturnType<typeof createDigestStore>;
  let states: ReturnType<typeof createDigestStates>;
  let outbox: ReturnType<typeof createOutbox>;
  let failed: ReturnType<typeof createFailedDeliveries>;
  beforeAll(async () => {
    opened = await start();
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    digests = createDigestStore(opened.database);
    states = createDigestStates(opened.database);
    outbox = createOutbox(opened.database);
    failed = createFailedDeliveries(opened.database);
    await opened.database.deleteFrom('digest_outbox').execute();
    await opened.database.deleteFrom('digests').execute();
  });

  const counts = () => outboxCounts(opened.database);
  const toPlan = async (before: number, count: number) => (await outbox.toPlan(before, count)).readable;
  /** Adds a digest that differs from `digest` in its channel, thread or owner. */
  const add = async ({ id = here.id, thread, owner = '7' }: { id?: string; thread?: string; owner?: string } = {}) => {
    const target: DigestTarget = { ...here, id, ...(thread !== undefined && { thread }) };
    const added = await digests.add({ ...digest, target, owner }, limits, noon, zoneData);
    if (typeof added === 'string') throw new Error(added);
    return added;
  };
  const delivery = (digestId: string, more: Partial<PlannedDelivery> = {}): PlannedDelivery => ({
    id: `row-${made++}`,
    kind: 'scheduled',
    date: '2026-11-20',
    slot: `12:00 ${digestId}`,
    platform: 'telegram',
    dueAt: noon,
    notBefore: noon,
    expiresAt: noon + 6 * hourMs,
    state: 'pending',
    ...more,
  });
  const plan = async (digestId: string, more: Partial<PlannedDelivery> = {}) => {
    const planned = (await toPlan(Number.MAX_SAFE_INTEGER, 9)).find((one) => one.id === digestId);
    await outbox.plan(
      [
        {
          digestId,
          seenDueAt: planned?.nextDueAt ?? 0,
          plannedTo: noon + minuteMs,
          nextDueAt: noon + utcDayMs,
          deliveries: [delivery(digestId, more)],
        },
      ],
      zoneData,
      noon,
    );
  };

  it('are numbered in their channel or thread, and listed only there', async () => {
    expect((await add()).number).toBe(1);
    expect((await add()).number).toBe(2);
    expect((await add({ thread: '5' })).number).toBe(1);
    expect((await digests.list(here)).map(({ number, status }) => [number, status])).toEqual([
      [1, 'active'],
      [2, 'active'],
    ]);
    expect((await digests.find({ ...here, thread: '5' }, 1))?.target).toEqual({ ...here, thread: '5' });
    expect(await digests.find(here, 3)).toBeUndefined();
  });

  it('keep their numbers when others are removed', async () => {
    const first = await add();
    await add();
    await digests.remove(first.id);
    expect((await add()).number).toBe(3);
    expect(await digests.find(here, 1)).toBeUndefined();
  });

  it('are limited in number for a channel and for an owner', async () => {
    for (const owner of ['7', '8', '9']) await add({ owner });
    expect(await digests.add({ ...digest, owner: '10' }, limits, noon, zoneData)).toBe('ofChannel');
    for (const id of ['1', '2', '3']) await add({ id });
    expect(await digests.add({ ...digest, target: { ...here, id: '4' } }, limits, noon, zoneData)).toBe('ofOwner');
  });

  it('get numbers of their own and keep the limit when added at the same time', async () => {
    // On SQLite each process has one connection: two in one would wait for each other.
    const other = name === 'Postgres' ? createDigestStore(await opened.another()) : digests;
    const added = await Promise.all(
      Array.from({ length: 5 }, (_, k) => (k % 2 === 0 ? digests : other).add(digest, limits, noon, zoneData)),
    );
    const numbers = added.map((one) => (typeof one === 'string' ? one : String(one.number)));
    expect(numbers.toSorted()).toEqual(['1', '2', '3', 'ofChannel', 'ofChannel']);
  });

  it('are planned once, however often and by however many processes', async () => {
    const { id } = await add();
    const [read] = await toPlan(noon, 9);
    expect(read).toMatchObject({ id, plannedTo: noon, nextDueAt: 0 });
    const one = delivery(id);
    const planned = { digestId: id, seenDueAt: 0, plannedTo: noon + 1, nextDueAt: noon + utcDayMs, deliveries: [one] };
    await Promise.all([
      outbox.plan([planned], zoneData, noon),
      createOutbox(await opened.another()).plan([planned], zoneData, noon),
    ]);
    await outbox.plan([{ ...planned, plannedTo: noon - 1, nextDueAt: 5 }], zoneData, noon);
    expect(await toPlan(noon, 9)).toEqual([]);
    expect(await toPlan(noon + 2 * utcDayMs, 9)).toMatchObject([{ nextDueAt: noon + utcDayMs }]);
    expect(await counts()).toEqual({ pending: 1 });
  });

  it('are planned again when the zone data are newer, except for what is being sent', async () => {
    const { id } = await add();
    await plan(id, { dueAt: noon + 5 * minuteMs });
    await plan(id, { dueAt: noon + 6 * minuteMs, slot: 'tried' });
    await outbox.claim('telegram', 1, noon);
    await outbox.replan(zoneData, noon);
    expect(await counts()).toEqual({ pending: 1, sending: 1 });
    await outbox.replan('2026d', noon);
    expect(await counts()).toEqual({ sending: 1 });
    expect(await toPlan(noon, 9)).toMatchObject([{ nextDueAt: 0, plannedTo: noon }]);
  });

  it('are claimed once, when they are due, the longest due first', async () => {
    const { id } = await add({ owner: '8' });
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
    expect(claimed[0]).toMatchObject({ digestId: id, target: here, owner: '8', message, zone: 'UTC', attempts: 0 });
    expect(await outbox.claim('telegram', 5, noon + 2 * minuteMs)).toEqual([]);
  });

  it('have alerts among them, each checked by one process and recorded with its message, or not at all', async () => {
    await add();
    const watch = { zone: 'UTC', point: schedule.point, leadMin: 60, movedMin: 60, pauseMin: 0 };
    const alert = await digests.add({ target: here, owner: '7', message, watch }, limits, noon, zoneData);
    if (typeof alert === 'string') throw new Error(alert);
    expect(await toPlan(noon + hourMs, 9)).toHaveLength(1);
    const other = createOutbox(await opened.another());
    const claims = await Promise.all([outbox, other].map((one) => one.claimChecks(noon, 9)));
    const [claimed, ...others] = claims.flatMap(({ readable }) => readable);
    expect(others).toEqual([]);
    expect(claimed).toMatchObject({
      id: alert.id,
      watch,
      cell: expect.stringMatching(/^48\.38\d*,-4\.\d+$/) as string,
      state: { messages: 0 },
    });
    const news = [{ kind: 'opens', window: { from: noon, to: noon + hourMs } }] as const;
    const check = {
      alertId: alert.id,
      claimedTo: claimed!.claimedTo,
      nextCheckAt: noon + hourMs,
      state: { reported: [{ from: noon, to: noon + hourMs }], messages: 1, lastMessageAt: noon },
      delivery: delivery(alert.id, { kind: 'alert', slot: 'alert 1', news }),
    };
    await outbox.recordChecks([check], noon);
    // A second process that has done the same changes nothing.
    await other.recordChecks([{ ...check, delivery: { ...check.delivery, id: 'other', slot: 'alert 2' } }], noon);
    expect(await outbox.claim('telegram', 5, noon)).toMatchObject([{ kind: 'alert', zone: 'UTC', news }]);
    expect(await digests.withId(alert.id)).toMatchObject({ watch, state: { messages: 1 } });
    expect((await outbox.claimChecks(noon, 9)).readable).toEqual([]);
    expect((await outbox.claimChecks(noon + hourMs, 9)).readable).toHaveLength(1);
  });

  it('of an alert that is changed are those of the new one, and a check of the former one changes nothing', async () => {
    const watch = { zone: 'UTC', point: schedule.point, leadMin: 60, movedMin: 60, pauseMin: 0 };
    const state = { messages: 2, reported: [{ from: noon, to: noon + hourMs }], lastMessageAt: noon };
    const added = await digests.add({ target: here, owner: '7', message, watch, state }, limits, noon, zoneData);
    if (typeof added === 'string') throw new Error(added);
    const [claimed] = (await outbox.claimChecks(noon, 9)).readable;
    const news = [{ kind: 'opens', window: { from: noon, to: noon + hourMs } }] as const;
    const of = { alertId: added.id, nextCheckAt: noon + hourMs, state: { ...state, messages: 3 } };
    const third = delivery(added.id, { kind: 'alert', slot: 'alert 3', news });
    await outbox.recordChecks([{ ...of, claimedTo: claimed!.claimedTo, delivery: third }], noon);
    const [again] = (await outbox.claimChecks(noon + hourMs, 9)).readable;
    const elsewhere = { ...watch, point: { lat: 50, lng: -1 }, leadMin: 90 };
    await digests.changeAlert(added.id, { message, watch: elsewhere });
    await outbox.recordChecks([{ ...of, claimedTo: again!.claimedTo, state: { ...state, messages: 4 } }], noon);
    expect(await digests.withId(added.id)).toMatchObject({ watch: elsewhere, state: { messages: 3, reported: [] } });
    expect(await outbox.claim('telegram', 5, noon)).toEqual([]);
    expect((await outbox.claimChecks(noon, 9)).readable).toMatchObject([{ cell: '50.0000,-1.0000', watch: elsewhere }]);
  });

  it('are claimed once each by processes that claim at the same time', async () => {
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

  it('can be finished only by the process that claimed them last', async () => {
    const { id } = await add();
    await plan(id);
    const [first] = await outbox.claim('telegram', 1, noon);
    await outbox.retry(first!, { notBefore: noon + 1, attempts: 1, ambiguous: 0, error: 'slow' });
    expect(await outbox.claim('telegram', 1, noon)).toEqual([]);
    const [second] = await outbox.claim('telegram', 1, noon + 1);
    expect(second).toMatchObject({ attempts: 1, firstTriedAt: noon });
    await outbox.finish(first!, 'late', noon);
    expect(await counts()).toEqual({ sending: 1 });
    await outbox.finish(second!, '42', noon + 5);
    expect(await counts()).toEqual({ sent: 1 });
    expect(await digests.last(id)).toEqual({ sentAt: noon + 5 });
  });

  it('have their last deliveries, sent and failed', async () => {
    const { id } = await add();
    expect(await digests.last(id)).toEqual({});
    await plan(id);
    const [row] = await outbox.claim('telegram', 1, noon);
    await outbox.giveUp(row!, 'dead', 'no way', noon + 7);
    expect(await digests.last(id)).toEqual({ failedAt: noon + 7, error: 'no way' });
    // A notice to the owner is not a delivery of the digest.
    await digests.addDelivery(id, delivery(id, { kind: 'notice', slot: 'notice' }));
    const [notice] = await outbox.claim('telegram', 1, noon);
    await outbox.finish(notice!, '5', noon + 8);
    expect(await digests.last(id)).toEqual({ failedAt: noon + 7, error: 'no way' });
  });

  it('that were given up can be sent again, one or all, with fresh attempts', async () => {
    for (const k of [1, 2]) {
      await plan((await add({ id: String(k) })).id, { id: `dead-${made}-${k}`, dueAt: noon - k });
    }
    const rows = await outbox.claim('telegram', 2, noon);
    for (const row of rows) {
      await outbox.retry(row, { notBefore: noon, attempts: 7, ambiguous: 1, error: 'no answer' });
    }
    for (const row of await outbox.claim('telegram', 2, noon)) await outbox.giveUp(row, 'dead', 'no way', noon + 7);
    const given = await failed.list();
    expect(given.map(({ dueAt, error }) => [noon - dueAt, error])).toEqual([
      [1, 'no way'],
      [2, 'no way'],
    ]);
    const tomorrow = noon + utcDayMs;
    expect(await failed.sendAgain('unknown', tomorrow)).toBe(0);
    await digests.pause(given[1]!.digestId, noon);
    expect(await failed.sendAgain(given[1]!.id, tomorrow)).toBe(0);
    await digests.resume(given[1]!.digestId, noon);
    expect(await failed.sendAgain(given[1]!.id, tomorrow)).toBe(1);
    expect(await outbox.expire(tomorrow)).toEqual([]);
    const [again] = await outbox.claim('telegram', 9, tomorrow);
    expect(again).toMatchObject({
      id: given[1]!.id,
      attempts: 0,
      ambiguous: 0,
      firstTriedAt: tomorrow,
      dueAt: noon - 2,
    });
    expect(await failed.sendAgain(undefined, tomorrow)).toBe(1);
    expect(await failed.list()).toEqual([]);
  });

  it('expire when they are too late, or when the next is due as well', async () => {
    const { id } = await add();
    await plan(id, { slot: 'old', dueAt: noon - 2 * hourMs });
    await plan(id, { slot: 'new', dueAt: noon - hourMs });
    await plan(id, { slot: 'ahead', dueAt: noon + hourMs, notBefore: noon + hourMs });
    const other = await add();
    await plan(other.id, { expiresAt: noon });
    expect(await outbox.hasDue('telegram', noon)).toBe(true);
    expect(await outbox.expire(noon)).toEqual(['telegram', 'telegram']);
    expect((await outbox.claim('telegram', 9, noon)).map(({ slot }) => slot)).toEqual(['new']);
    expect(await digests.last(other.id)).toEqual({ failedAt: noon, error: 'too-late' });
    const overtaken = await add({ thread: '9' });
    await plan(overtaken.id, { state: 'expired', dueAt: noon - hourMs, expiresAt: noon + 5 * hourMs });
    expect(await digests.last(overtaken.id)).toEqual({ failedAt: noon, error: 'too-late' });
  });

  it('do not expire because of a test', async () => {
    const { id } = await add();
    await plan(id, { slot: '11:00', dueAt: noon - hourMs });
    await digests.addDelivery(id, delivery(id, { kind: 'test', slot: 'test 1', dueAt: noon }));
    expect(await outbox.expire(noon)).toEqual([]);
  });

  it('return to pending from a process that is gone, as possibly sent', async () => {
    const { id } = await add();
    await plan(id);
    await outbox.claim('telegram', 1, noon);
    expect(await outbox.recover(false)).toBe(0);
    await opened.database.updateTable('digest_outbox').set({ lease_until: 1 }).execute();
    expect(await outbox.recover(true)).toBe(1);
    expect(await outbox.claim('telegram', 1, noon)).toMatchObject([{ fence: 2, ambiguous: 1, attempts: 0 }]);
  });

  it('are not planned while paused, and go on from now when resumed', async () => {
    const { id } = await add();
    await plan(id);
    await digests.pause(id, noon);
    expect(await counts()).toEqual({});
    expect(await toPlan(noon + 9 * utcDayMs, 9)).toEqual([]);
    await digests.resume(id, noon + utcDayMs);
    expect(await toPlan(noon, 9)).toMatchObject([{ plannedTo: noon + utcDayMs }]);
  });

  it('can be given other times and another question, and moved to another channel', async () => {
    const { id } = await add();
    await plan(id);
    const evening: Schedule = { ...schedule, times: [{ kind: 'clock', time: '19:00' }] };
    await digests.reschedule(id, evening, noon);
    expect(await counts()).toEqual({});
    expect(await toPlan(noon, 9)).toMatchObject([{ schedule: evening }]);
    const other = { ...message, input: { kind: 'command', name: 'sun', options: { place: 'Brest' } } } as const;
    await digests.changeQuestion(id, other);
    expect(await digests.withId(id)).toMatchObject({ message: other, schedule: evening });
    await add({ id: '-5' });
    expect(await digests.moveDigest(id, { ...here, id: '-5' }, limits)).toBe(2);
    expect(await digests.withId(id)).toMatchObject({ target: { ...here, id: '-5' }, number: 2 });
  });

  it('take a test once', async () => {
    const { id } = await add();
    const test = delivery(id, { kind: 'test', slot: 'test' });
    expect(await digests.addDelivery(id, test)).toBe(true);
    expect(await digests.addDelivery(id, test)).toBe(false);
  });

  it('cannot be moved to a channel that has reached its limit', async () => {
    for (const owner of ['1', '2', '3']) await add({ id: '-5', owner });
    const { id } = await add();
    expect(await digests.moveDigest(id, { ...here, id: '-5' }, limits)).toBe('ofChannel');
    expect(await digests.withId(id)).toMatchObject({ target: here });
    const [first] = await digests.list({ ...here, id: '-5' });
    expect(await digests.moveDigest(first!.id, { ...here, id: '-5', thread: '7' }, limits)).toBe(1);
  });

  it('end when their channel is gone, and go on when it is back', async () => {
    const { id } = await add({ thread: '5' });
    const other = await add({ id: '9' });
    await plan(id);
    const there = { ...here, thread: '5' };
    const ended = { id, target: there, owner: '7' };
    expect(await states.disable({ id }, 'kicked', noon)).toEqual([ended]);
    expect(await states.disable({ id }, 'kicked', noon)).toEqual([]);
    expect(await digests.list(there)).toMatchObject([{ status: 'gone', reason: 'kicked' }]);
    await states.enable([{ ...here, id: '-200' }], noon, noon);
    await states.enable([{ ...here, platform: 'discord' }], noon, noon);
    // The channel was back before it was gone: the event is outdated.
    await states.enable([here], noon - 1, noon);
    expect(await digests.list(there)).toMatchObject([{ status: 'gone' }]);
    await states.enable([{ ...here, id: '-200' }, here], noon, noon);
    expect(await digests.list(there)).toMatchObject([{ status: 'active' }]);
    expect((await digests.withId(id))?.reason).toBeUndefined();
    expect(await states.disable(channel, 'removed', noon)).toEqual([ended]);
    expect(await digests.withId(id)).toMatchObject({ status: 'gone', reason: 'removed' });
    expect(await digests.withId(other.id)).toMatchObject({ status: 'active' });
  });

  it('send again what was planned, but not what was attempted, when their channel is back in time', async () => {
    const [untried, tried] = [await add(), await add({ thread: '2' })];
    await plan(tried.id, { slot: 'tried' });
    const [row] = await outbox.claim('telegram', 9, noon);
    await outbox.retry(row!, { notBefore: noon, attempts: 1, ambiguous: 1, error: 'no answer' });
    const one = { slot: 'untried', id: 'untried' };
    await plan(untried.id, one);
    await states.disable(channel, 'removed', noon);
    expect(await outbox.hasDue('telegram', noon)).toBe(false);
    await states.enable([here], noon, noon);
    await plan(untried.id, one);
    // What was attempted may have arrived.
    expect((await outbox.claim('telegram', 9, noon)).map(({ slot }) => slot)).toEqual(['untried']);
  });

  it('stay paused when their channel is gone and back', async () => {
    const { id } = await add();
    await digests.pause(id, noon);
    expect(await states.disable({ id }, 'removed', noon)).toEqual([]);
    await states.enable([here], noon, noon);
    expect(await digests.withId(id)).toMatchObject({ status: 'paused' });
  });

  it('send only tests and notices to the owner once they are paused', async () => {
    const { id } = await add();
    await plan(id, { slot: '12:00' });
    const [row] = await outbox.claim('telegram', 1, noon);
    await digests.pause(id, noon);
    // It was in flight meanwhile, and did not arrive.
    await outbox.retry(row!, { notBefore: noon, attempts: 1, ambiguous: 0, error: 'no answer' });
    expect(await outbox.hasDue('telegram', noon)).toBe(false);
    expect(await outbox.claim('telegram', 1, noon)).toEqual([]);
    await digests.addDelivery(id, delivery(id, { kind: 'test', slot: 'test 1' }));
    await states.addDelivery(id, delivery(id, { kind: 'notice', slot: 'notice' }));
    expect((await outbox.claim('telegram', 9, noon)).map(({ slot }) => slot).toSorted()).toEqual(['notice', 'test 1']);
  });

  it('are deleted when they have been gone for three months, even if planned again since', async () => {
    const gone = await add();
    const justGone = await add({ thread: '2' });
    await states.disable({ id: gone.id }, 'kicked', noon - 91 * utcDayMs);
    await states.disable({ id: justGone.id }, 'kicked', noon - 89 * utcDayMs);
    await outbox.replan('2027a', noon);
    await outbox.purge(noon);
    expect(await digests.withId(gone.id)).toBeUndefined();
    expect(await digests.withId(justGone.id)).toMatchObject({ status: 'gone' });
  });

  it('end at the second refusal on another day', async () => {
    const { id } = await add();
    expect(await states.recordRefusal(id, '2026-11-20', 'rights', noon)).toEqual([]);
    expect(await states.recordRefusal(id, '2026-11-20', 'rights', noon)).toEqual([]);
    await states.clearRefusals(id);
    expect(await states.recordRefusal(id, '2026-11-21', 'rights', noon)).toEqual([]);
    expect(await states.recordRefusal(id, '2026-11-22', 'rights', noon)).toMatchObject([{ id }]);
    expect(await digests.withId(id)).toMatchObject({ status: 'gone', reason: 'rights' });
  });

  it('move with their channel, including what is pending', async () => {
    const { id } = await add();
    await add({ id: '-200' });
    await plan(id);
    await states.moveChannel('telegram', '-100', '-200');
    expect(await digests.list(here)).toEqual([]);
    expect((await digests.list({ ...here, id: '-200' })).map(({ number }) => number)).toEqual([1, 2]);
    expect(await outbox.claim('telegram', 1, noon)).toMatchObject([{ target: { ...here, id: '-200' } }]);
  });

  it('are deleted with their owner, and no others', async () => {
    const { id } = await add();
    await plan(id);
    await add({ owner: '8' });
    expect(await digests.ofOwner('telegram', '7')).toMatchObject([{ id }]);
    expect(await digests.deleteOfOwner('telegram', '7')).toBe(1);
    expect(await digests.deleteOfOwner('telegram', '7')).toBe(0);
    expect(await counts()).toEqual({});
    expect(await digests.list(here)).toMatchObject([{ owner: '8' }]);
  });

  it('are purged from the outbox a month after they were sent', async () => {
    const { id } = await add();
    await plan(id);
    const [row] = await outbox.claim('telegram', 1, noon);
    await outbox.finish(row!, '1', noon);
    await outbox.purge(noon + 30 * utcDayMs);
    expect(await counts()).toEqual({ sent: 1 });
    await outbox.purge(noon + 30 * utcDayMs + 1);
    expect(await counts()).toEqual({});
  });

  it.each([
    ['a message that is not JSON', { message: '{' }],
    ['a message without a user', { message: JSON.stringify({ input: message.input }) }],
    [
      'a message that is not a command',
      { message: JSON.stringify({ ...message, input: { ...message.input, kind: 'pin' } }) },
    ],
    ['a schedule that is not JSON', { schedule: 'daily' }],
    ['a schedule of another shape', { schedule: JSON.stringify({ ...schedule, times: ['07:00'] }) }],
  ])('with %s end, and the others are planned', async (_, changes) => {
    const [broken, other] = [await add(), await add()];
    await opened.database.updateTable('digests').set(changes).where('id', '=', broken.id).execute();
    const batch = await outbox.toPlan(noon, 9);
    expect(batch.unreadable).toEqual([broken.id]);
    expect(batch.readable.map(({ id }) => id)).toEqual([other.id]);
    const { status, reason } = await opened.database
      .selectFrom('digests')
      .select(['status', 'reason'])
      .where('id', '=', broken.id)
      .executeTakeFirstOrThrow();
    expect({ status, reason }).toEqual({ status: 'gone', reason: 'unreadable' });
    expect((await outbox.toPlan(noon, 9)).unreadable).toEqual([]);
  });

  it('that cannot be read leave the others usable, and can be deleted', async () => {
    const [broken, other] = [await add(), await add()];
    await opened.database.updateTable('digests').set({ schedule: '{}' }).where('id', '=', broken.id).execute();
    await outbox.toPlan(noon, 9);
    expect(await digests.list(here)).toEqual([other]);
    expect(await digests.find(here, broken.number)).toBeUndefined();
    expect(await digests.withId(broken.id)).toBeUndefined();
    expect(await digests.ofOwner('telegram', '7')).toEqual([other]);
    expect(await digests.deleteOfOwner('telegram', '7')).toBe(2);
  });

  it('that cannot be read are deleted after three months', async () => {
    await add();
    await opened.database.updateTable('digests').set({ schedule: '{}' }).execute();
    await outbox.toPlan(noon, 9);
    const rows = () => opened.database.selectFrom('digests').select('id').execute();
    await outbox.purge(noon + 89 * utcDayMs);
    expect((await rows()).length).toBe(1);
    await outbox.purge(noon + 91 * utcDayMs);
    expect(await rows()).toEqual([]);
  });

  it('that are paused are deleted after 18 months, and none that goes on meanwhile', async () => {
    const [paused, resumed, active] = [await add(), await add(), await add()];
    for (const { id } of [paused, resumed]) await digests.pause(id, noon);
    await digests.resume(resumed.id, noon + utcDayMs);
    await outbox.purge(noon + 548 * utcDayMs);
    expect(await digests.list(here)).toHaveLength(3);
    await outbox.purge(noon + 549 * utcDayMs);
    expect((await digests.list(here)).map(({ id }) => id)).toEqual([resumed.id, active.id]);
  });

  it('are in use by their owner while one is active', async () => {
    const { isInUse } = createDigestRecords(digests);
    const owner = { platform: 'telegram', id: '7' } as const;
    expect(await isInUse(owner)).toBe(false);
    const { id } = await add();
    expect(await isInUse(owner)).toBe(true);
    expect(await isInUse({ ...owner, platform: 'discord' })).toBe(false);
    await digests.pause(id, noon);
    expect(await isInUse(owner)).toBe(false);
  });

  it('that cannot be read have their claimed deliveries dropped, and the others are claimed', async () => {
    const [broken, other] = [await add(), await add()];
    for (const { id } of [broken, other]) await plan(id);
    await opened.database.updateTable('digests').set({ message: '{' }).where('id', '=', broken.id).execute();
    expect(await outbox.claim('telegram', 9, noon)).toMatchObject([{ digestId: other.id }]);
    expect(await counts()).toEqual({ dropped: 1, sending: 1 });
    expect(await digests.last(broken.id)).toEqual({ failedAt: noon, error: 'unreadable' });
  });

  it('are counted by the instant at which they are due', async () => {
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
  for (const one of both) expect(await createDigestStore(one.database).list(here)).toEqual([]);
  await Promise.all(both.map((one) => one.close()));
});

describe.skipIf(withoutPostgres)('a rate limiter that processes share', () => {
  let opened: OpenedDatabase;
  beforeAll(async () => {
    opened = await openPostgres!();
  });
  afterAll(() => opened.close());

  it('allows all processes together as many as its rate', async () => {
    const rate = { perSecond: 0.1, burst: 5 };
    const one = createSharedRateLimiter(opened.database, 'telegram', rate);
    const other = createSharedRateLimiter(await opened.another(), 'telegram', rate);
    const taken = await Promise.all(Array.from({ length: 12 }, (_, k) => (k % 2 === 0 ? one : other).take(1)));
    expect(taken.reduce((sum, count) => sum + count, 0)).toBe(5);
    await one.consume(-2);
    expect(await other.take(9)).toBe(2);
  });

  it('is paused for all processes', async () => {
    const rate = { perSecond: 100, burst: 5 };
    const rateLimiter = createSharedRateLimiter(opened.database, 'discord', rate);
    await rateLimiter.pause(60_000);
    expect(await createSharedRateLimiter(await opened.another(), 'discord', rate).take(1)).toBe(0);
  });
});

describe('a process lock', () => {
  it('is held once at a time', () => {
    const file = `${temporaryFolder()}/lock`;
    const [lock, other] = [createProcessLock(file), createProcessLock(file)];
    expect([lock.acquire(), other.acquire()]).toEqual([true, false]);
    lock.release();
    expect(other.acquire()).toBe(true);
    other.release();
  });
});
