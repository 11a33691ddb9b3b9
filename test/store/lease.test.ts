import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLease } from '../../src/store/index.ts';
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
