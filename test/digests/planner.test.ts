import { afterEach, describe, expect, it } from 'vitest';
import { hourMs, minuteMs, utcDayMs } from '../../src/domain/time.ts';
import { Problem } from '../../src/problem.ts';
import { clock, openWorld, type World } from '../support/digest-fixture.ts';

const worlds: World[] = [];
afterEach(() => Promise.all(worlds.splice(0).map((world) => world.close())));

async function open(...args: Parameters<typeof openWorld>): Promise<World> {
  const world = await openWorld(...args);
  worlds.push(world);
  return world;
}

const berlin = (text: string): number => Date.parse(`${text}+01:00`);

async function rows(world: World) {
  const all = await world.database.selectFrom('digest_outbox').selectAll().orderBy('due_at').execute();
  return all.map((row) => `${row.local_date} ${row.slot} ${row.state}`);
}

/** Goes on in steps as the loops would, planning and sending. */
async function live(world: World, ms: number, stepMs = minuteMs): Promise<void> {
  for (const end = world.time.now + ms; world.time.now < end; world.pass(stepMs)) {
    await world.planner.tick();
    await world.sendAll();
  }
}

describe('the planner', () => {
  it('writes down what is due in ten minutes, once', async () => {
    const world = await open('2026-11-20T05:45:00Z');
    await world.add();
    await world.planner.tick();
    expect(await rows(world)).toEqual([]);
    world.pass(5 * minuteMs + 1);
    await world.planner.tick();
    await world.planner.tick();
    expect(await rows(world)).toEqual(['2026-11-20 07:00 pending']);
    expect(world.warmed).toEqual([expect.objectContaining({ input: { kind: 'text', text: 'today Brest' } })]);
  });

  it('has each digest sent once a day, at its minute', async () => {
    const world = await open('2026-11-20T04:00:00Z');
    await world.add({ times: [clock('07:00'), clock('19:00')] });
    await live(world, 3 * utcDayMs, 5 * minuteMs);
    expect(world.sent.map(({ at }) => new Date(at).toISOString().slice(5, 16))).toEqual([
      '11-20T06:00',
      '11-20T18:00',
      '11-21T06:00',
      '11-21T18:00',
      '11-22T06:00',
      '11-22T18:00',
    ]);
    expect(world.lateness.every((ms) => ms === 0)).toBe(true);
  });

  it('sends what is late by half an hour as ever, by some hours with a word, and later not at all', async () => {
    for (const [minutes, sent, word, upcomingOnly] of [
      [29, 1, '', undefined],
      [31, 1, 'Delayed: this was due Fri 20 Nov 07:00', true],
      [359, 1, 'Delayed', true],
      [361, 0, '', undefined],
    ] as const) {
      const world = await open('2026-11-20T05:00:00Z');
      await world.add();
      await world.planner.tick();
      world.time.now = berlin('2026-11-20T07:00') + minutes * minuteMs;
      await world.planner.tick();
      await world.sendAll();
      expect(world.sent.length).toBe(sent);
      expect(world.sent[0]?.texts ?? '').toContain(word);
      expect(world.asked[0]?.upcomingOnly).toBe(upcomingOnly);
      expect(world.counted['expired'] ?? 0).toBe(1 - sent);
    }
  });

  it.each([
    ['10 minutes', 10 * minuteMs],
    ['5 hours', 5 * hourMs],
    ['3 days', 3 * utcDayMs],
  ])('makes up for %s out of service with one digest at most, none older than 6 h', async (_, downMs) => {
    const world = await open('2026-11-20T05:00:00Z');
    await world.add({ times: [clock('06:50'), clock('07:00'), clock('09:00'), clock('11:00')] });
    await world.planner.tick();
    world.time.now = berlin('2026-11-20T06:45') + downMs;
    await world.planner.tick();
    await world.sendAll();
    expect(world.sent.length).toBeLessThanOrEqual(1);
    const all = await rows(world);
    const due = all.filter((row) => !row.endsWith('pending')).length;
    expect((world.counted['expired'] ?? 0) + world.sent.length).toBe(due);
    // Four a day: none of those that are due by now is missing.
    expect(all.length).toBe({ '10 minutes': 2, '5 hours': 4, '3 days': 13 }[_]);
  });

  it('plans all others where one cannot be read, and tells that as a bug', async () => {
    const world = await open('2026-11-20T05:55:00Z');
    const broken = await world.add();
    await world.add({}, { channel: '-200' });
    await world.database.updateTable('digests').set({ schedule: '{' }).where('id', '=', broken.id).execute();
    await world.planner.tick();
    expect(world.logged).toEqual([expect.stringContaining('SyntaxError')]);
    expect(await world.outbox.counts()).toEqual({ pending: 1 });
    await world.planner.tick();
    expect(world.logged.length).toBe(1);
  });

  it('sends nothing twice and loses nothing while the clock is set back and forth', async () => {
    const world = await open('2026-10-20T00:00:00Z');
    for (const zone of ['Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Auckland', 'UTC']) {
      for (let hour = 0; hour < 24; hour += 3) {
        await world.add({ zone, times: [clock(`${String(hour).padStart(2, '0')}:30`)] });
      }
    }
    const steps = [-3, -3, -3, 25, -3, -3, -3];
    for (const hours of steps) {
      await live(world, 2 * utcDayMs, 20 * minuteMs);
      world.time.now += hours * hourMs;
    }
    await live(world, 2 * utcDayMs, 20 * minuteMs);
    const nonces = world.sent.map(({ nonce }) => nonce);
    expect(new Set(nonces).size).toBe(nonces.length);
    const states = await world.outbox.counts();
    expect(states.sent).toBe(nonces.length);
    // 40 a day for 16 days, 25 h and 6 times −3 h: what is neither sent nor recorded was never due.
    const dates = await world.database.selectFrom('digest_outbox').select(['digest_id', 'local_date']).execute();
    const perDigest = Map.groupBy(dates, ({ digest_id: id }) => id);
    for (const [, list] of perDigest) {
      const sorted = list.map(({ local_date: date }) => date).toSorted();
      const first = Date.parse(sorted[0]!);
      expect(sorted).toEqual(sorted.map((_, k) => new Date(first + k * utcDayMs).toISOString().slice(0, 10)));
    }
  }, 60_000);

  it('spreads those that are due at once over the time that the lane takes', async () => {
    const world = await open('2026-11-20T05:00:00Z');
    for (let k = 0; k < 100; k++) await world.add({}, { channel: String(k) });
    await world.planner.tick();
    world.time.now = berlin('2026-11-20T06:55');
    await world.planner.tick();
    const spread = (await world.database.selectFrom('digest_outbox').selectAll().execute()).map(
      (row) => row.not_before - row.due_at,
    );
    expect(Math.min(...spread)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...spread)).toBeLessThanOrEqual(4000);
    expect(new Set(spread).size).toBeGreaterThan(80);
  });

  it('plans anew with newer zone data', async () => {
    const world = await open('2026-11-20T05:55:00Z', { zoneData: '2026d' });
    const { id } = await world.add();
    await world.digests.addDelivery(id, {
      id: 'x',
      date: '2026-11-20',
      slot: '07:00',
      platform: 'telegram',
      state: 'pending',
      dueAt: world.time.now + minuteMs,
      notBefore: world.time.now + minuteMs,
      expiresAt: Number.MAX_SAFE_INTEGER,
    });
    await world.planner.tick();
    expect(await rows(world)).toEqual(['2026-11-20 07:00 pending']);
    const [row] = await world.database.selectFrom('digest_outbox').selectAll().execute();
    expect(row!.due_at).toBe(berlin('2026-11-20T07:00'));
  });

  it('looks again where the tide cannot be told, and holds up nobody', async () => {
    let fails = true;
    const world = await open('2026-11-20T06:00:00Z', {
      async tides() {
        if (fails) throw new Problem('could-not-ask');
        return [{ at: Date.parse('2026-11-20T07:35:00Z'), kind: 'high' }];
      },
    });
    await world.add({ times: [{ kind: 'tide', event: 'high', offsetMin: -90 }] });
    await world.add({ times: [clock('07:05')] });
    await world.planner.tick();
    expect(await rows(world)).toEqual(['2026-11-20 07:05 pending']);
    fails = false;
    world.pass(minuteMs + 1000);
    await world.planner.tick();
    expect(await rows(world)).toEqual(['2026-11-20 07:05 pending', '2026-11-20 high-tide-90#1 pending']);
  });
});
