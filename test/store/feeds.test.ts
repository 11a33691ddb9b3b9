import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccounts, createFeeds } from '../../src/store/index.ts';
import { everyDatabase, type OpenedDatabase } from '../support/databases.ts';

describe.each(everyDatabase('calendar feeds'))('calendar feeds in %s', (_, open) => {
  let opened: OpenedDatabase;
  beforeAll(async () => void (opened = await open()));
  afterAll(() => opened.close());

  it('are found by their tokens only, for the account of their key, until one of both is revoked', async () => {
    const feeds = createFeeds(opened.database, 'secret');
    const accounts = createAccounts(opened.database, 'secret');
    const { id: keyId } = await accounts.create('boat', 7, 1);
    const one = await feeds.create(keyId, 'lat=1&lng=2', 2);
    const two = await feeds.create(keyId, 'lat=3&lng=4', 3);
    expect(one?.token).toMatch(/^bbf_[\w-]{43}$/);
    expect(await feeds.find(one!.token)).toEqual({ account: { id: keyId, quota: 14 }, query: 'lat=1&lng=2' });
    expect(await feeds.find(`${one!.token}x`)).toBeUndefined();
    expect(await createFeeds(opened.database, 'another secret').find(one!.token)).toBeUndefined();

    expect([await feeds.revoke(one!.id, 4), await feeds.revoke(one!.id, 5)]).toEqual([true, false]);
    expect(await feeds.find(one!.token)).toBeUndefined();
    expect(await feeds.find(two!.token)).toMatchObject({ query: 'lat=3&lng=4' });
    expect(await feeds.list()).toEqual([
      { id: one!.id, keyId, query: 'lat=1&lng=2', createdAt: 2, revokedAt: 4 },
      { id: two!.id, keyId, query: 'lat=3&lng=4', createdAt: 3, revokedAt: null },
    ]);
    await accounts.revoke(keyId, 6);
    expect(await feeds.find(two!.token)).toBeUndefined();
    expect(await feeds.create(keyId, 'lat=5&lng=6', 7)).toBeUndefined();
  });

  it('keep no token that could be read in the tables', async () => {
    const { id } = await createAccounts(opened.database, 'secret').create('boat', 7, 1);
    const { token } = (await createFeeds(opened.database, 'secret').create(id, 'lat=1&lng=2', 2))!;
    const rows = await opened.database.selectFrom('calendar_feeds').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token.slice(4));
  });
});
