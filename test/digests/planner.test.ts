import { afterEach, describe, expect, it } from 'vitest';
import { hourMs, minuteMs, utcDayMs } from '../../src/domain/time.ts';
import { Problem } from '../../src/problem.ts';
import { channel, clock, openDigestFixture, type DigestFixture } from '../support/digest-fixture.ts';
import { sampleOf } from '../support/thorough.ts';

const opened: DigestFixture[] = [];
afterEach(() => Promise.all(opened.splice(0).map((fixture) => fixture.close())));

async function open(...args: Parameters<typeof openDigestFixture>): Promise<DigestFixture> {
  const fixture = await openDigestFixture(...args);
  opened.push(fixture);
  return fixture;
}

const berlin = (text: string): number => Date.parse(`${text}+01:00`);

async function rows(fixture: DigestFixture) {
  const all = await fixture.database.selectFrom('digest_outbox').selectAll().orderBy('due_at').execute();
  return all.map((row) => `${row.local_date} ${row.slot} ${row.state}`);
}

async function stateOf({ database }: DigestFixture, id: string) {
  const query = database.selectFrom('digests').select(['status', 'reason']).where('id', '=', id);
  return query.executeTakeFirstOrThrow();
}

/** Plans and sends in steps, as the runner's loops do. */
async function live(fixture: DigestFixture, ms: number, stepMs = minuteMs): Promise<void> {
  for (const end = fixture.time.now + ms; fixture.time.now < end; fixture.pass(stepMs)) {
    await fixture.planner.tick();
    await fixture.sendAll();
  }
}

describe('the planner', () => {
  it('plans what is due within ten minutes, once', async () => {
    const fixture = await open('2026-11-20T05:45:00Z');
    await fixture.add();
    await fixture.planner.tick();
    expect(await rows(fixture)).toEqual([]);
    fixture.pass(5 * minuteMs + 1);
    await fixture.planner.tick();
    await fixture.planner.tick();
    expect(await rows(fixture)).toEqual(['2026-11-20 07:00 pending']);
    expect(fixture.warmed).toEqual([
      expect.objectContaining({ input: { kind: 'command', name: 'today', options: { place: 'Brest' } } }),
    ]);
  });

  it('has each digest sent once at each of its times, at the minute', async () => {
    const fixture = await open('2026-11-20T04:00:00Z');
    await fixture.add({ times: [clock('07:00'), clock('19:00')] });
    await live(fixture, 3 * utcDayMs, 5 * minuteMs);
    expect(fixture.sent.map(({ at }) => new Date(at).toISOString().slice(5, 16))).toEqual([
      '11-20T06:00',
      '11-20T18:00',
      '11-21T06:00',
      '11-21T18:00',
      '11-22T06:00',
      '11-22T18:00',
    ]);
    expect(fixture.lateness.every((ms) => ms === 0)).toBe(true);
  });

  it('sends up to half an hour late unchanged, up to six hours late with a remark, and later not at all', async () => {
    for (const [minutes, sent, remark, upcomingOnly] of [
      [29, 1, '', undefined],
      [31, 1, 'Delayed: this was due Fri 20 Nov 07:00', true],
      [359, 1, 'Delayed', true],
      [361, 0, '', undefined],
    ] as const) {
      const fixture = await open('2026-11-20T05:00:00Z');
      await fixture.add();
      await fixture.planner.tick();
      fixture.time.now = berlin('2026-11-20T07:00') + minutes * minuteMs;
      await fixture.planner.tick();
      await fixture.sendAll();
      expect(fixture.sent.length).toBe(sent);
      expect(fixture.sent[0]?.texts ?? '').toContain(remark);
      expect(fixture.asked[0]?.upcomingOnly).toBe(upcomingOnly);
      expect(fixture.counted['expired'] ?? 0).toBe(1 - sent);
    }
  });

  it.each([
    ['10 minutes', 10 * minuteMs],
    ['5 hours', 5 * hourMs],
    ['3 days', 3 * utcDayMs],
  ])('after %s out of service sends one digest at most, none more than 6 h late', async (name, downMs) => {
    const fixture = await open('2026-11-20T05:00:00Z');
    await fixture.add({ times: [clock('06:50'), clock('07:00'), clock('09:00'), clock('11:00')] });
    await fixture.planner.tick();
    fixture.time.now = berlin('2026-11-20T06:45') + downMs;
    await fixture.planner.tick();
    await fixture.sendAll();
    expect(fixture.sent.length).toBeLessThanOrEqual(1);
    const all = await rows(fixture);
    const due = all.filter((row) => !row.endsWith('pending')).length;
    expect((fixture.counted['expired'] ?? 0) + fixture.sent.length).toBe(due);
    // Four a day: every delivery that is due by now is recorded.
    expect(all.length).toBe({ '10 minutes': 2, '5 hours': 4, '3 days': 13 }[name]);
  });

  it('ends a digest that cannot be read, logs it as a bug and plans all others', async () => {
    const fixture = await open('2026-11-20T05:55:00Z');
    const broken = await fixture.add();
    await fixture.add({}, { target: channel('-200') });
    await fixture.database.updateTable('digests').set({ schedule: '{' }).where('id', '=', broken.id).execute();
    await fixture.planner.tick();
    expect(fixture.logged).toEqual([expect.stringContaining(`Digest ${broken.id} cannot be read`)]);
    expect(await stateOf(fixture, broken.id)).toEqual({ status: 'gone', reason: 'unreadable' });
    expect(await fixture.counts()).toEqual({ pending: 1 });
    await fixture.planner.tick();
    expect(fixture.logged.length).toBe(1);
  });

  it('sends nothing twice and loses nothing when the clock is set back and forward', async () => {
    const fixture = await open('2026-10-20T00:00:00Z');
    for (const zone of ['Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Auckland', 'UTC']) {
      for (let hour = 0; hour < 24; hour += 3) {
        await fixture.add({ zone, times: [clock(`${String(hour).padStart(2, '0')}:30`)] });
      }
    }
    const steps = [-3, -3, -3, 25, -3, -3, -3];
    for (const hours of sampleOf(steps, 2, 1)) {
      await live(fixture, 2 * utcDayMs, 20 * minuteMs);
      fixture.time.now += hours * hourMs;
    }
    await live(fixture, 2 * utcDayMs, 20 * minuteMs);
    const nonces = fixture.sent.map(({ nonce }) => nonce);
    expect(new Set(nonces).size).toBe(nonces.length);
    const states = await fixture.counts();
    expect(states.sent).toBe(nonces.length);
    // Every date between a digest's first and last delivery has a row: a gap would be a delivery that was lost.
    const dates = await fixture.database.selectFrom('digest_outbox').select(['digest_id', 'local_date']).execute();
    const perDigest = Map.groupBy(dates, ({ digest_id: id }) => id);
    for (const [, list] of perDigest) {
      const sorted = list.map(({ local_date: date }) => date).toSorted();
      const first = Date.parse(sorted[0]!);
      expect(sorted).toEqual(sorted.map((_, k) => new Date(first + k * utcDayMs).toISOString().slice(0, 10)));
    }
  });

  it('spreads digests that are due at once over the time that the rate limit takes', async () => {
    const fixture = await open('2026-11-20T05:00:00Z');
    for (let k = 0; k < 100; k++) await fixture.add({}, { target: channel(String(k)) });
    await fixture.planner.tick();
    fixture.time.now = berlin('2026-11-20T06:55');
    await fixture.planner.tick();
    const spread = (await fixture.database.selectFrom('digest_outbox').selectAll().execute()).map(
      (row) => row.not_before - row.due_at,
    );
    expect(Math.min(...spread)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...spread)).toBeLessThanOrEqual(4000);
    expect(new Set(spread).size).toBeGreaterThan(80);
  });

  it('plans again with newer zone data', async () => {
    const fixture = await open('2026-11-20T05:55:00Z', { zoneData: '2026d' });
    const { id } = await fixture.add();
    await fixture.digests.addDelivery(id, {
      id: 'x',
      kind: 'scheduled',
      date: '2026-11-20',
      slot: '07:00',
      platform: 'telegram',
      state: 'pending',
      dueAt: fixture.time.now + minuteMs,
      notBefore: fixture.time.now + minuteMs,
      expiresAt: Number.MAX_SAFE_INTEGER,
    });
    await fixture.planner.tick();
    expect(await rows(fixture)).toEqual(['2026-11-20 07:00 pending']);
    const [row] = await fixture.database.selectFrom('digest_outbox').selectAll().execute();
    expect(row!.due_at).toBe(berlin('2026-11-20T07:00'));
  });

  it('tries again later where the tide is not available, and plans other digests meanwhile', async () => {
    let fails = true;
    const fixture = await open('2026-11-20T06:00:00Z', {
      async tides() {
        if (fails) throw new Problem('could-not-ask');
        return [{ at: Date.parse('2026-11-20T07:35:00Z'), kind: 'high' }];
      },
    });
    await fixture.add({ times: [{ kind: 'tide', event: 'high', offsetMin: -90 }] });
    await fixture.add({ times: [clock('07:05')] });
    await fixture.planner.tick();
    expect(await rows(fixture)).toEqual(['2026-11-20 07:05 pending']);
    fails = false;
    fixture.pass(minuteMs + 1000);
    await fixture.planner.tick();
    expect(await rows(fixture)).toEqual(['2026-11-20 07:05 pending', '2026-11-20 high-tide-90#1 pending']);
  });
});
