import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLease, createShardLeases } from '../../src/store/index.ts';
import { everyDatabase, type OpenedDatabase } from '../support/databases.ts';

describe.each(everyDatabase('leases'))('a role in %s', (_, open) => {
  let opened: OpenedDatabase;

  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened.close());

  const leaseOf = async (owner: string, name = 'polling') => createLease(await opened.another(), name, owner);

  it('is held by one process, which may keep it', async () => {
    const [one, other] = [await leaseOf('one'), await leaseOf('other')];
    expect([await one.hold(), await other.hold(), await one.hold()]).toEqual([true, false, true]);
    expect(await (await leaseOf('other', 'another role')).hold()).toBe(true);
  });

  it('is given to another when its holder releases it, or does not renew it', async () => {
    const [one, other] = [await leaseOf('one'), await leaseOf('other')];
    await one.hold();
    await other.release();
    expect(await other.hold()).toBe(false);
    await one.release();
    expect(await other.hold()).toBe(true);
    await sql`update leases set until = 0`.execute(opened.database);
    expect([await one.hold(), await other.hold()]).toEqual([true, false]);
  });

  it('is taken by one of many at a time', async () => {
    const leases = await Promise.all(['a', 'b', 'c', 'd'].map((owner) => leaseOf(owner)));
    const held = await Promise.all(leases.map((lease) => lease.hold()));
    expect(held.filter(Boolean)).toHaveLength(1);
  });
});

describe.each(everyDatabase('leases of shards'))('the roles in serving Discord in %s', (_, open) => {
  let opened: OpenedDatabase;

  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened.close());

  it('are known to every process, which renews its own', async () => {
    const one = createShardLeases(await opened.another(), 'one');
    const other = createShardLeases(await opened.another(), 'other');
    await createLease(opened.database, 'telegram 7', 'one').hold();
    expect([await one.take('0/2'), await other.take('0/2'), await other.take('1/2')]).toEqual([true, false, true]);
    expect([...(await one.renew())]).toEqual([
      ['0/2', true],
      ['1/2', false],
    ]);
    await one.release('1/2');
    await other.release('1/2');
    expect([...(await one.renew())]).toEqual([['0/2', true]]);
    // One that was not renewed in time is anybody's, and its holder's again where nobody wanted it.
    await sql`update leases set until = until - 20000`.execute(opened.database);
    expect([...(await other.renew())]).toEqual([]);
    expect([...(await one.renew())]).toEqual([['0/2', true]]);
    await sql`update leases set until = until - 20000`.execute(opened.database);
    expect(await other.take('0/2')).toBe(true);
    expect([...(await one.renew())]).toEqual([['0/2', false]]);
    // What a killed process has left is deleted a day later, and the roles of others stay.
    await sql`update leases set until = 0`.execute(opened.database);
    expect([...(await one.renew())]).toEqual([]);
    const { rows } = await sql`select name from leases`.execute(opened.database);
    expect(rows).toEqual([{ name: 'telegram 7' }]);
  });
});
