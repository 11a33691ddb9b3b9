import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plannedDelivery } from '../../src/digests/delivery.ts';
import type { Outcome, Reaction } from '../../src/digests/ports.ts';
import { hourMs, minuteMs, utcDayMs } from '../../src/domain/time.ts';
import { openWorld, type World } from '../support/digest-fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld('2026-11-20T05:55:00Z');
});
afterEach(() => world.close());

const refused = (reaction: Reaction): Outcome => ({ kind: 'refused', reaction });

async function due(...digests: Parameters<World['add']>[1][]): Promise<string[]> {
  const ids: string[] = [];
  for (const to of digests.length > 0 ? digests : [{}]) ids.push((await world.add({}, to)).id);
  await world.planner.tick();
  world.pass(5 * minuteMs);
  return ids;
}

function testDelivery(k: number) {
  return plannedDelivery({
    digestId: 'any',
    date: '2026-11-20',
    slot: `test ${k}`,
    platform: 'telegram',
    dueAt: world.time.now,
  });
}

async function rowOf(digestId: string) {
  const rows = await world.database.selectFrom('digest_outbox').selectAll().where('digest_id', '=', digestId).execute();
  return rows[0]!;
}

describe('a delivery', () => {
  it('is sent where it belongs, and its message is remembered', async () => {
    const [id] = await due({ channel: '-100', thread: '7' });
    await world.sendAll();
    expect(world.sent).toMatchObject([{ channel: '-100', thread: '7', title: 'today Brest' }]);
    expect(world.sent[0]!.nonce.length).toBeLessThanOrEqual(25);
    expect(await rowOf(id!)).toMatchObject({ state: 'sent', message_id: '1', error: null, attempts: 0 });
    expect(world.counted).toEqual({ sent: 1 });
  });

  it('goes again with the same nonce where nobody knows whether it arrived', async () => {
    await due();
    world.script.push({ kind: 'ambiguous', error: 'ECONNRESET' });
    await world.sendAll();
    expect(await world.outbox.counts()).toEqual({ pending: 1 });
    world.pass(5000);
    await world.sendAll();
    expect(world.sent.length).toBe(2);
    expect(world.sent[0]!.nonce).toBe(world.sent[1]!.nonce);
    expect(world.counted).toEqual({ ambiguous: 1, retried: 1, sent: 1 });
  });

  it('goes once more, no oftener, where it was not answered and would be shown twice', async () => {
    const [id] = await due();
    for (let k = 0; k < 4; k++) world.script.push({ kind: 'ambiguous', error: 'hang', unanswered: true });
    for (let k = 0; k < 4; k++) {
      await world.sendAll();
      world.pass(minuteMs);
    }
    expect(world.sent.length).toBe(2);
    expect(await rowOf(id!)).toMatchObject({ state: 'dead', error: 'hang, twice' });
  });

  it('goes as often as it takes where the platform knows it by its nonce', async () => {
    await world.close();
    world = await openWorld('2026-11-20T05:55:00Z', { nonceLifeMs: 120_000 });
    const [id] = await due();
    for (let k = 0; k < 2; k++) world.script.push({ kind: 'ambiguous', error: 'hang', unanswered: true });
    for (let k = 0; k < 6; k++) {
      await world.sendAll();
      world.time.now += 10_000;
    }
    expect(world.sent.length).toBe(3);
    expect(await rowOf(id!)).toMatchObject({ state: 'sent' });
  });

  it('is sent for sure where a process was killed meanwhile', async () => {
    const [id] = await due();
    await world.outbox.claim('telegram', 1, world.time.now);
    await world.outbox.recover(true);
    await world.sendAll();
    expect(await rowOf(id!)).toMatchObject({ state: 'sent', ambiguous: 1 });
  });

  it('is given up after eight tries', async () => {
    const [id] = await due();
    const other = await world.add({}, { channel: '-200' });
    for (let k = 0; k < 8; k++) {
      world.script.push({ kind: 'ambiguous', error: '502' });
      await world.sendAll();
      // Others arrive: it is not the platform as a whole.
      await world.digests.addDelivery(other.id, testDelivery(k));
      await world.sendAll();
      world.pass(15 * minuteMs);
    }
    expect(await rowOf(id!)).toMatchObject({ state: 'dead', error: '502' });
    expect(world.sent.length).toBe(16);
  });

  it('waits as often as the platform says for how long: that is no try', async () => {
    const [id] = await due();
    for (let k = 0; k < 20; k++) world.script.push(refused({ kind: 'retry-after', ms: 1000, error: '429, shared' }));
    for (let k = 0; k <= 20; k++) {
      await world.sendAll();
      world.pass(1000);
    }
    expect(world.sent.length).toBe(21);
    expect(await rowOf(id!)).toMatchObject({ state: 'sent', attempts: 0 });
  });

  it('waits as long as the platform says, or longer with each try', async () => {
    const [id] = await due();
    world.script.push(refused({ kind: 'retry-after', ms: 40_000, error: 'slow mode' }));
    await world.sendAll();
    expect((await rowOf(id!)).not_before).toBe(world.time.now + 40_000);
    const waits = [];
    world.pass(40_000);
    for (const _ of [1, 2, 3]) {
      world.script.push({ kind: 'ambiguous', error: '502' });
      await world.sendAll();
      waits.push((await rowOf(id!)).not_before - world.time.now);
      world.pass(waits.at(-1)!);
    }
    expect(waits[0]).toBeLessThanOrEqual(15_000);
    expect(waits[1]).toBeLessThanOrEqual(45_000);
    expect(waits[2]).toBeLessThanOrEqual(120_000);
    expect(Math.min(...waits)).toBeGreaterThan(0);
  });

  it('waits with all others through a pause, which is no try', async () => {
    const [id] = await due(...Array.from({ length: 9 }, (_, k) => ({ channel: String(k) })));
    world.pass(2000);
    world.script.push(refused({ kind: 'pause', ms: 20_000, error: '429' }));
    await world.sender.round();
    await world.sender.settled();
    const before = world.sent.length;
    world.pass(19_000);
    expect(await world.sender.round()).toBe('waiting');
    expect(world.sent.length).toBe(before);
    world.pass(1040);
    await world.sendAll();
    expect(await world.outbox.counts()).toEqual({ sent: 9 });
    expect(await rowOf(id!)).toMatchObject({ attempts: 0 });
  });

  it('goes along when its channel moves', async () => {
    const [id] = await due({ channel: '-100' }, { channel: '-100', thread: '3' });
    world.script.push(refused({ kind: 'moved', to: '-100200' }));
    await world.sendAll();
    world.pass(10);
    await world.sendAll();
    expect(world.sent.map(({ channel }) => channel).toSorted()).toEqual(['-100', '-100', '-100200'].toSorted());
    expect(await world.digests.withId(id!)).toMatchObject({ channel: '-100200' });
    expect(await world.outbox.counts()).toEqual({ sent: 2 });
  });

  it('ends its digest where the channel is gone, and its owner is told once', async () => {
    const [id] = await due({ channel: '-100', owner: '7' });
    world.script.push(refused({ kind: 'gone', reason: 'bot was kicked', certain: true }));
    await world.sendAll();
    expect(await world.digests.withId(id!)).toMatchObject({ status: 'gone', reason: 'bot was kicked' });
    expect(world.sent.map(({ channel, title }) => [channel, title])).toEqual([
      ['-100', 'today Brest'],
      ['@7', 'Your digest “today Brest” has ended'],
    ]);
    expect(world.sent[1]!.texts).toContain('bot was kicked');
    await world.planner.tick();
    world.pass(utcDayMs);
    await world.planner.tick();
    await world.sendAll();
    expect(world.sent.length).toBe(2);
  });

  it('tells its owner where two of it find the channel gone at the same time', async () => {
    await due({ channel: '-100', owner: '7' });
    const [digest] = await world.digests.list({ platform: 'telegram', channel: '-100', thread: '' });
    await world.digests.addDelivery(digest!.id, testDelivery(1));
    for (let k = 0; k < 2; k++) world.script.push(refused({ kind: 'gone', reason: 'bot was kicked', certain: true }));
    await world.sendAll();
    expect(world.sent.map(({ channel }) => channel)).toEqual(['-100', '-100', '@7']);
  });

  it('tells nobody where it is a group’s own', async () => {
    await due({ channel: '-100', owner: '-100' });
    world.script.push(refused({ kind: 'gone', reason: 'kicked', certain: true }));
    await world.sendAll();
    expect(world.sent.length).toBe(1);
  });

  it('tells nobody where its owner’s own chat is gone', async () => {
    await due({ channel: '@7', owner: '7' });
    world.script.push(refused({ kind: 'gone', reason: 'blocked', certain: true }));
    await world.sendAll();
    expect(world.sent.length).toBe(1);
  });

  it('ends its digest only on the second day where rights are missing', async () => {
    const [id] = await due();
    for (const status of ['active', 'gone']) {
      world.script.push(refused({ kind: 'gone', reason: 'no rights', certain: false }));
      await world.sendAll();
      expect(await world.digests.withId(id!)).toMatchObject({ status });
      world.pass(utcDayMs);
      await world.planner.tick();
    }
  });

  it('goes once to the group where its topic is gone, and then its digest ends', async () => {
    const [id] = await due({ channel: '-100', thread: '5' });
    const lastTo = { channel: '-100', thread: '' };
    world.script.push(refused({ kind: 'gone', reason: 'topic deleted', certain: true, lastTo }));
    await world.sendAll();
    expect(world.sent.slice(0, 2)).toMatchObject([{ thread: '5' }, { channel: '-100', thread: '' }]);
    expect(await rowOf(id!)).toMatchObject({ state: 'sent' });
    expect(await world.digests.withId(id!)).toMatchObject({ status: 'gone' });
  });

  it('stays where it is when the platform does not know us any more, and nothing else is tried', async () => {
    await due({}, { channel: '-200' }, { channel: '-300' });
    world.script.push(...[1, 2, 3, 4].map(() => refused({ kind: 'fatal', error: '401' })));
    await world.sendAll();
    await world.sendAll();
    expect(world.sent.length).toBeLessThanOrEqual(4);
    expect(world.sender.fault()).toBe('401');
    expect(await world.outbox.counts()).toEqual({ pending: 3 });
  });

  it('is a bug, and told as one, where our message is refused', async () => {
    const [id] = await due();
    world.script.push(refused({ kind: 'our-bug', error: 'too long' }));
    await world.sendAll();
    expect(await rowOf(id!)).toMatchObject({ state: 'dead', error: 'too long' });
    expect(world.logged).toEqual([expect.stringContaining('too long')]);
  });

  it('is asked again where there is no answer, and then tells why', async () => {
    await due();
    const refusal = { ok: false, answer: { title: 'The data service does not answer', blocks: [] } };
    for (let k = 0; k < 9; k++) world.replies.push(refusal);
    for (let minute = 0; minute < 10; minute++) {
      await world.sendAll();
      world.pass(minuteMs);
    }
    expect(world.sent).toMatchObject([{ title: refusal.answer.title }]);
  });
});

describe('a bug', () => {
  it('of the sender is told, and the delivery goes again', async () => {
    const [id] = await due();
    world.script.push(Promise.reject(new Error('undefined is not a function')) as never);
    await world.sendAll();
    expect(await rowOf(id!)).toMatchObject({ state: 'pending', attempts: 1, ambiguous: 1 });
    expect(world.logged).toEqual([expect.stringContaining('not a function')]);
    world.pass(5000);
    await world.sendAll();
    expect(await rowOf(id!)).toMatchObject({ state: 'sent' });
  });

  it('on the way to an owner or to another place is told, and holds up nothing', async () => {
    const [id] = await due({ channel: '-100', thread: '5', owner: '7' });
    const lastTo = { channel: '-100', thread: '' };
    world.script.push(refused({ kind: 'gone', reason: 'topic deleted', certain: true, lastTo }));
    for (let k = 0; k < 2; k++) world.script.push(Promise.reject(new Error('undefined is not a function')) as never);
    await world.sendAll();
    expect(await rowOf(id!)).toMatchObject({ state: 'dropped' });
    expect(await world.outbox.counts()).toEqual({ dropped: 2 });
    expect(world.logged.length).toBe(2);
  });

  it('in an answer is told, and the question is asked again', async () => {
    const [id] = await due();
    world.replies.push(Promise.reject(new Error('undefined is not a function')) as never);
    await world.sendAll();
    expect(await rowOf(id!)).toMatchObject({ state: 'pending', attempts: 1, ambiguous: 0 });
    world.pass(5000);
    await world.sendAll();
    expect(await rowOf(id!)).toMatchObject({ state: 'sent' });
  });
});

describe('a database that is away', () => {
  it('is told in the end what became of a delivery, however long that takes', async () => {
    const [id] = await due();
    const { giveUp } = world.outbox;
    let refusals = 5;
    world.outbox.giveUp = async (...row) => {
      if (refusals-- > 0) throw Object.assign(new Error('disk full'), { code: 'SQLITE_FULL' });
      return giveUp(...row);
    };
    world.script.push(refused({ kind: 'our-bug', error: 'too long' }));
    await world.sendAll();
    expect(await rowOf(id!)).toMatchObject({ state: 'dead' });
    expect(world.logged.filter((line) => line.includes('did not take'))).toEqual([
      'The database did not take what became of a digest (SQLITE_FULL); again',
    ]);
  });

  it('is left alone when it is time to stop', async () => {
    const [id] = await due();
    world.outbox.finish = async () => {
      throw new Error('disk full');
    };
    await world.sender.round();
    world.stopping.abort();
    await world.sender.settled();
    expect(await rowOf(id!)).toMatchObject({ state: 'sending' });
    expect(await world.outbox.recover(true)).toBe(1);
  });
});

describe('a lane', () => {
  it('has no more under way than it may', async () => {
    await due(...Array.from({ length: 9 }, (_, k) => ({ channel: String(k) })));
    world.pass(2000);
    await world.sender.round();
    await world.sender.round();
    await world.sender.settled();
    expect(world.sent.length).toBeLessThanOrEqual(5);
  });

  it('rests after five failures in a row, in which nothing loses a try', async () => {
    await due(...Array.from({ length: 20 }, (_, k) => ({ channel: String(k) })));
    world.pass(2000);
    for (let k = 0; k < 400; k++) world.script.push({ kind: 'ambiguous', error: '502' });
    for (let second = 0; second < 600; second++) {
      await world.sender.round();
      await world.sender.settled();
      world.pass(1000);
    }
    // Five, then one after 15, 30, 60, 120 and 240 s; some that were under way with the fifth.
    expect(world.sent.length).toBeLessThanOrEqual(4 + 5 + 5);
    world.script.splice(0);
    world.pass(hourMs);
    await world.planner.tick();
    await world.sendAll();
    world.pass(hourMs);
    await world.sendAll();
    expect(await world.outbox.counts()).toEqual({ sent: 20 });
  });

  it('sends what is late for long at half its rateLimiter', async () => {
    await due(...Array.from({ length: 60 }, (_, k) => ({ channel: String(k) })));
    world.pass(hourMs);
    await world.sender.round();
    await world.sender.settled();
    const before = world.sent.length;
    for (let step = 0; step < 25; step++) {
      world.time.clock += 40;
      await world.sender.round();
      await world.sender.settled();
    }
    expect(world.sent.length - before).toBeLessThanOrEqual(13);
    expect(world.sent.length - before).toBeGreaterThanOrEqual(9);
  });
});
