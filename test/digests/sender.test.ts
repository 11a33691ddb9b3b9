import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plannedDelivery } from '../../src/digests/delivery.ts';
import type { Reaction, SendOutcome } from '../../src/digests/ports.ts';
import { hourMs, minuteMs, utcDayMs } from '../../src/domain/time.ts';
import { channel, openDigestFixture, type DigestFixture } from '../support/digest-fixture.ts';
import { useHurriedTimers } from '../support/hurried-timers.ts';

useHurriedTimers();

let fixture: DigestFixture;
beforeEach(async () => {
  fixture = await openDigestFixture('2026-11-20T05:55:00Z');
});
afterEach(() => fixture.close());

const refused = (reaction: Reaction): SendOutcome => ({ kind: 'refused', reaction });

async function due(...digests: Parameters<DigestFixture['add']>[1][]): Promise<string[]> {
  const ids: string[] = [];
  for (const to of digests.length > 0 ? digests : [{}]) ids.push((await fixture.add({}, to)).id);
  await fixture.planner.tick();
  fixture.pass(5 * minuteMs);
  return ids;
}

/** The k-th test of a digest, due now. */
function testDelivery(k: number) {
  return plannedDelivery({
    digestId: 'any',
    kind: 'test',
    date: '2026-11-20',
    slot: `test ${k}`,
    platform: 'telegram',
    dueAt: fixture.time.now,
  });
}

async function rowOf(digestId: string) {
  const rows = await fixture.database
    .selectFrom('digest_outbox')
    .selectAll()
    .where('digest_id', '=', digestId)
    .execute();
  return rows[0]!;
}

describe('a delivery', () => {
  it('is sent to its channel and thread, and the id of its message is recorded', async () => {
    const [id] = await due({ target: channel('-100', '7') });
    await fixture.sendAll();
    expect(fixture.sent).toMatchObject([{ target: channel('-100', '7'), title: 'today Brest' }]);
    expect(fixture.sent[0]!.nonce.length).toBeLessThanOrEqual(25);
    expect(await rowOf(id!)).toMatchObject({ state: 'sent', message_id: '1', error: null, attempts: 0 });
    expect(fixture.counted).toEqual({ sent: 1 });
  });

  it('is sent again with the same nonce where it is unknown whether it arrived', async () => {
    await due();
    fixture.script.push({ kind: 'ambiguous', error: 'ECONNRESET' });
    await fixture.sendAll();
    expect(await fixture.counts()).toEqual({ pending: 1 });
    fixture.pass(5000);
    await fixture.sendAll();
    expect(fixture.sent.length).toBe(2);
    expect(fixture.sent[0]!.nonce).toBe(fixture.sent[1]!.nonce);
    expect(fixture.counted).toEqual({ ambiguous: 1, retried: 1, sent: 1 });
  });

  it('is sent once more at most where no answer came and the platform would show it twice', async () => {
    const [id] = await due();
    for (let k = 0; k < 4; k++) fixture.script.push({ kind: 'ambiguous', error: 'hang', unanswered: true });
    for (let k = 0; k < 4; k++) {
      await fixture.sendAll();
      fixture.pass(minuteMs);
    }
    expect(fixture.sent.length).toBe(2);
    expect(await rowOf(id!)).toMatchObject({ state: 'dead', error: 'hang, twice' });
  });

  it('is sent once more at most also where the clock goes back meanwhile', async () => {
    const [id] = await due();
    const silent = { kind: 'ambiguous', error: 'hang', unanswered: true } as const;
    fixture.script.push(
      () => {
        fixture.time.now -= 10 * minuteMs;
        return silent;
      },
      ...Array.from({ length: 3 }, () => silent),
    );
    for (let k = 0; k < 8; k++) {
      await fixture.sendAll();
      fixture.pass(minuteMs);
    }
    expect(fixture.sent.length).toBe(2);
    expect(await rowOf(id!)).toMatchObject({ state: 'dead', error: 'hang, twice' });
  });

  it('is sent until it is answered where the platform recognises its nonce', async () => {
    await fixture.close();
    fixture = await openDigestFixture('2026-11-20T05:55:00Z', { nonceTtlMs: 120_000 });
    const [id] = await due();
    for (let k = 0; k < 2; k++) fixture.script.push({ kind: 'ambiguous', error: 'hang', unanswered: true });
    for (let k = 0; k < 6; k++) {
      await fixture.sendAll();
      fixture.time.now += 10_000;
    }
    expect(fixture.sent.length).toBe(3);
    expect(await rowOf(id!)).toMatchObject({ state: 'sent' });
  });

  it('is sent where a process was killed after claiming it', async () => {
    const [id] = await due();
    await fixture.outbox.claim('telegram', 1, fixture.time.now);
    await fixture.outbox.recover(true);
    await fixture.sendAll();
    expect(await rowOf(id!)).toMatchObject({ state: 'sent', ambiguous: 1 });
  });

  it('is given up after eight attempts', async () => {
    const [id] = await due();
    const other = await fixture.add({}, { target: channel('-200') });
    for (let k = 0; k < 8; k++) {
      fixture.script.push({ kind: 'ambiguous', error: '502' });
      await fixture.sendAll();
      // Other deliveries succeed, so that the circuit breaker stays closed.
      await fixture.digests.addDelivery(other.id, testDelivery(k));
      await fixture.sendAll();
      fixture.pass(15 * minuteMs);
    }
    expect(await rowOf(id!)).toMatchObject({ state: 'dead', error: '502' });
    expect(fixture.sent.length).toBe(16);
  });

  it('does not count a refusal with a waiting time as an attempt, however often it comes', async () => {
    const [id] = await due();
    for (let k = 0; k < 20; k++) fixture.script.push(refused({ kind: 'retry-after', ms: 1000, error: '429, shared' }));
    for (let k = 0; k <= 20; k++) {
      await fixture.sendAll();
      fixture.pass(1000);
    }
    expect(fixture.sent.length).toBe(21);
    expect(await rowOf(id!)).toMatchObject({ state: 'sent', attempts: 0 });
  });

  it('waits as long as the platform says, else up to a limit that grows with each attempt', async () => {
    const [id] = await due();
    fixture.script.push(refused({ kind: 'retry-after', ms: 40_000, error: 'slow mode' }));
    await fixture.sendAll();
    expect((await rowOf(id!)).not_before).toBe(fixture.time.now + 40_000);
    const waits = [];
    fixture.pass(40_000);
    for (const _ of [1, 2, 3]) {
      fixture.script.push({ kind: 'ambiguous', error: '502' });
      await fixture.sendAll();
      waits.push((await rowOf(id!)).not_before - fixture.time.now);
      fixture.pass(waits.at(-1)!);
    }
    expect(waits[0]).toBeLessThanOrEqual(15_000);
    expect(waits[1]).toBeLessThanOrEqual(45_000);
    expect(waits[2]).toBeLessThanOrEqual(120_000);
    expect(Math.min(...waits)).toBeGreaterThan(0);
  });

  it('waits with all others through a pause, which does not count as an attempt', async () => {
    const [id] = await due(...Array.from({ length: 9 }, (_, k) => ({ target: channel(String(k)) })));
    fixture.pass(2000);
    fixture.script.push(refused({ kind: 'pause', ms: 20_000, error: '429' }));
    await fixture.sender.round();
    await fixture.sender.settled();
    const before = fixture.sent.length;
    fixture.pass(19_000);
    expect(await fixture.sender.round()).toBe('waiting');
    expect(fixture.sent.length).toBe(before);
    fixture.pass(1040);
    await fixture.sendAll();
    expect(await fixture.counts()).toEqual({ sent: 9 });
    expect(await rowOf(id!)).toMatchObject({ attempts: 0 });
  });

  it('waits through a pause as long where the clock is set forward meanwhile, and a notice waits as well', async () => {
    await due({ target: channel('-100'), owner: '7' });
    const pause = refused({ kind: 'pause', ms: 20_000, error: '429' });
    fixture.script.push(refused({ kind: 'gone', reason: 'kicked', certain: true }), pause);
    await fixture.sendAll();
    expect(fixture.sent.length).toBe(2);
    fixture.time.now += hourMs;
    fixture.time.clock += 19_000;
    for (let k = 0; k < 3; k++) await fixture.sender.round();
    await fixture.sender.settled();
    expect(fixture.sent.length).toBe(2);
    fixture.pass(20_000);
    await fixture.sendAll();
    expect(fixture.sent.slice(2)).toMatchObject([{ target: { kind: 'person', id: '7' } }]);
    expect(await fixture.counts()).toEqual({ dropped: 1, sent: 1 });
  });

  it('follows its channel to another id', async () => {
    const [id] = await due({ target: channel('-100') }, { target: channel('-100', '3') });
    fixture.script.push(refused({ kind: 'moved', to: '-100200' }));
    await fixture.sendAll();
    fixture.pass(10);
    await fixture.sendAll();
    expect(fixture.sent.map(({ target }) => target.id).toSorted()).toEqual(['-100', '-100', '-100200'].toSorted());
    expect(await fixture.store.withId(id!)).toMatchObject({ target: channel('-100200') });
    expect(await fixture.counts()).toEqual({ sent: 2 });
  });

  it('ends its digest where the channel is gone, and notifies the owner once', async () => {
    const [id] = await due({ target: channel('-100'), owner: '7' });
    fixture.script.push(refused({ kind: 'gone', reason: 'bot was kicked', certain: true }));
    await fixture.sendAll();
    expect(await fixture.store.withId(id!)).toMatchObject({ status: 'gone', reason: 'bot was kicked' });
    expect(fixture.sent.map(({ target, title }) => [target, title])).toEqual([
      [channel('-100'), 'today Brest'],
      [{ kind: 'person', id: '7' }, 'Your digest “today” has ended'],
    ]);
    expect(fixture.sent[1]!.texts).toContain('bot was kicked');
    await fixture.planner.tick();
    fixture.pass(utcDayMs);
    await fixture.planner.tick();
    await fixture.sendAll();
    expect(fixture.sent.length).toBe(2);
  });

  it('notifies the owner once where two deliveries find the channel gone at the same time', async () => {
    await due({ target: channel('-100'), owner: '7' });
    const [digest] = await fixture.store.list({ platform: 'telegram', kind: 'channel', id: '-100' });
    await fixture.digests.addDelivery(digest!.id, testDelivery(1));
    for (let k = 0; k < 2; k++) fixture.script.push(refused({ kind: 'gone', reason: 'bot was kicked', certain: true }));
    await fixture.sendAll();
    expect(fixture.sent.map(({ target }) => target)).toEqual([
      channel('-100'),
      channel('-100'),
      { kind: 'person', id: '7' },
    ]);
  });

  it('sends no notice where the group itself is the owner', async () => {
    await due({ target: channel('-100'), owner: '-100' });
    fixture.script.push(refused({ kind: 'gone', reason: 'kicked', certain: true }));
    await fixture.sendAll();
    expect(fixture.sent.length).toBe(1);
  });

  it('notifies the group where the group itself is the owner, and only its topic is gone', async () => {
    await due({ target: channel('-100', '5'), owner: '-100' });
    fixture.script.push(refused({ kind: 'gone', reason: 'TOPIC_CLOSED', certain: true }));
    await fixture.sendAll();
    expect(fixture.sent.map(({ target }) => target)).toEqual([channel('-100', '5'), channel('-100')]);
  });

  it('sends no notice where the owner’s private chat is gone', async () => {
    await due({ target: { kind: 'person', id: '7' }, owner: '7' });
    fixture.script.push(refused({ kind: 'gone', reason: 'blocked', certain: true }));
    await fixture.sendAll();
    expect(fixture.sent.length).toBe(1);
  });

  it('ends its digest only after a refusal on a second day where rights are missing', async () => {
    const [id] = await due();
    for (const status of ['active', 'gone']) {
      fixture.script.push(refused({ kind: 'gone', reason: 'no rights', certain: false }));
      await fixture.sendAll();
      expect(await fixture.store.withId(id!)).toMatchObject({ status });
      fixture.pass(utcDayMs);
      await fixture.planner.tick();
    }
  });

  it('is sent once to the group where its topic is gone, and its digest ends', async () => {
    const [id] = await due({ target: channel('-100', '5') });
    const lastTo = channel('-100');
    fixture.script.push(refused({ kind: 'gone', reason: 'topic deleted', certain: true, lastTo }));
    await fixture.sendAll();
    expect(fixture.sent.slice(0, 2).map(({ target }) => target)).toEqual([channel('-100', '5'), lastTo]);
    expect(await rowOf(id!)).toMatchObject({ state: 'sent' });
    expect(await fixture.store.withId(id!)).toMatchObject({ status: 'gone' });
  });

  it('stays pending when the platform rejects the token, and nothing more is sent', async () => {
    await due({}, { target: channel('-200') }, { target: channel('-300') });
    fixture.script.push(...[1, 2, 3, 4].map(() => refused({ kind: 'fatal', error: '401' })));
    await fixture.sendAll();
    await fixture.sendAll();
    expect(fixture.sent.length).toBeLessThanOrEqual(4);
    expect(fixture.sender.fault()).toBe('401');
    expect(await fixture.counts()).toEqual({ pending: 3 });
  });

  it('stays pending as a notice too when the platform rejects the token', async () => {
    await due({ target: channel('-100'), owner: '7' });
    fixture.script.push(
      refused({ kind: 'gone', reason: 'kicked', certain: true }),
      refused({ kind: 'fatal', error: '401' }),
    );
    await fixture.sendAll();
    expect(fixture.sender.fault()).toBe('401');
    expect(await fixture.counts()).toEqual({ dropped: 1, pending: 1 });
  });

  it('is given up and logged as a bug where the platform refuses our message as malformed', async () => {
    const [id] = await due();
    fixture.script.push(refused({ kind: 'our-bug', error: 'too long' }));
    await fixture.sendAll();
    expect(await rowOf(id!)).toMatchObject({ state: 'dead', error: 'too long' });
    expect(fixture.logged).toEqual([expect.stringContaining('too long')]);
  });

  it('is composed again where there is no answer, and then sends the reason', async () => {
    await due();
    const refusal = { ok: false, answer: { title: 'The data service does not answer', blocks: [] } };
    for (let k = 0; k < 9; k++) fixture.replies.push(refusal);
    for (let minute = 0; minute < 10; minute++) {
      await fixture.sendAll();
      fixture.pass(minuteMs);
    }
    expect(fixture.sent).toMatchObject([{ title: refusal.answer.title }]);
  });
});

describe('a bug', () => {
  it('in a message sender is logged, and the delivery is sent again', async () => {
    const [id] = await due();
    fixture.script.push(Promise.reject(new Error('undefined is not a function')) as never);
    await fixture.sendAll();
    expect(await rowOf(id!)).toMatchObject({ state: 'pending', attempts: 1, ambiguous: 1 });
    expect(fixture.logged).toEqual([expect.stringContaining('not a function')]);
    fixture.pass(5000);
    await fixture.sendAll();
    expect(await rowOf(id!)).toMatchObject({ state: 'sent' });
  });

  it('in a send to the owner or to the group of a deleted topic is logged and leaves nothing claimed', async () => {
    const [id] = await due({ target: channel('-100', '5'), owner: '7' });
    const lastTo = channel('-100');
    fixture.script.push(refused({ kind: 'gone', reason: 'topic deleted', certain: true, lastTo }));
    for (let k = 0; k < 2; k++) fixture.script.push(Promise.reject(new Error('undefined is not a function')) as never);
    await fixture.sendAll();
    expect(await rowOf(id!)).toMatchObject({ state: 'dropped' });
    expect(await fixture.counts()).toEqual({ dropped: 2 });
    expect(fixture.logged.length).toBe(2);
  });

  it('in composing is logged, and the answer is composed again', async () => {
    const [id] = await due();
    fixture.replies.push(Promise.reject(new Error('undefined is not a function')) as never);
    await fixture.sendAll();
    expect(await rowOf(id!)).toMatchObject({ state: 'pending', attempts: 1, ambiguous: 0 });
    fixture.pass(5000);
    await fixture.sendAll();
    expect(await rowOf(id!)).toMatchObject({ state: 'sent' });
  });
});

describe('a database that is unavailable', () => {
  it('gets the outcome of a delivery once it is back', async () => {
    const [id] = await due();
    const { giveUp } = fixture.outbox;
    let refusals = 5;
    fixture.outbox.giveUp = async (...row) => {
      if (refusals-- > 0) throw Object.assign(new Error('disk full'), { code: 'SQLITE_FULL' });
      return giveUp(...row);
    };
    fixture.script.push(refused({ kind: 'our-bug', error: 'too long' }));
    await fixture.sendAll();
    expect(await rowOf(id!)).toMatchObject({ state: 'dead' });
    expect(fixture.logged.filter((line) => line.includes('did not take'))).toEqual([
      'The database did not take the outcome of a digest (SQLITE_FULL); retrying',
    ]);
  });

  it('is not retried when the sender stops', async () => {
    const [id] = await due();
    fixture.outbox.finish = async () => {
      throw new Error('disk full');
    };
    await fixture.sender.round();
    fixture.stopping.abort();
    await fixture.sender.settled();
    expect(await rowOf(id!)).toMatchObject({ state: 'sending' });
    expect(await fixture.outbox.recover(true)).toBe(1);
  });
});

describe('a sender', () => {
  it('keeps to its limit of sends in flight', async () => {
    await due(...Array.from({ length: 9 }, (_, k) => ({ target: channel(String(k)) })));
    fixture.pass(2000);
    await fixture.sender.round();
    await fixture.sender.round();
    await fixture.sender.settled();
    expect(fixture.sent.length).toBeLessThanOrEqual(5);
  });

  it('pauses after five failures in a row, which then cost no delivery an attempt', async () => {
    await due(...Array.from({ length: 20 }, (_, k) => ({ target: channel(String(k)) })));
    fixture.pass(2000);
    for (let k = 0; k < 400; k++) fixture.script.push({ kind: 'ambiguous', error: '502' });
    for (let second = 0; second < 600; second++) {
      await fixture.sender.round();
      await fixture.sender.settled();
      fixture.pass(1000);
    }
    // Five, a probe each after 15, 30, 60, 120 and 240 s, and up to four that were in flight with the fifth.
    expect(fixture.sent.length).toBeLessThanOrEqual(4 + 5 + 5);
    fixture.script.splice(0);
    fixture.pass(hourMs);
    await fixture.planner.tick();
    await fixture.sendAll();
    fixture.pass(hourMs);
    await fixture.sendAll();
    expect(await fixture.counts()).toEqual({ sent: 20 });
  });

  it('sends late deliveries at half its rate', async () => {
    await due(...Array.from({ length: 60 }, (_, k) => ({ target: channel(String(k)) })));
    fixture.pass(hourMs);
    await fixture.sender.round();
    await fixture.sender.settled();
    const before = fixture.sent.length;
    for (let step = 0; step < 25; step++) {
      fixture.time.clock += 40;
      await fixture.sender.round();
      await fixture.sender.settled();
    }
    expect(fixture.sent.length - before).toBeLessThanOrEqual(13);
    expect(fixture.sent.length - before).toBeGreaterThanOrEqual(9);
  });
});
