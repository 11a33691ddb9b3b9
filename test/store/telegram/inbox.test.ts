import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createInbox, type Database } from '../../../src/store/index.ts';
import { everyDatabase, type OpenedDatabase } from '../../support/databases.ts';

const update = (id: number, chat: string) => ({ id, chat, body: `{"update_id":${id}}` });

describe.each(everyDatabase('received updates'))('updates in %s', (_, open) => {
  let opened: OpenedDatabase;
  let database: Database;

  beforeEach(async () => {
    opened = await open();
    ({ database } = opened);
  });
  afterEach(() => opened.close());

  const inboxOf = (owner: string) => createInbox(database, '123', owner);
  const idsOf = async (claimed: ReturnType<ReturnType<typeof inboxOf>['claim']>) => (await claimed).map(({ id }) => id);
  const expireLeases = () => sql`update telegram_updates set lease_until = 0 where owner is not null`.execute(database);

  it('are claimed once each, with their text, the earliest first', async () => {
    const [one, other] = [inboxOf('one'), inboxOf('other')];
    await one.add([update(2, 'b'), update(1, 'a')]);
    await other.add([update(1, 'a'), update(2, 'b'), update(3, 'c')]);
    expect(await one.claim(2)).toEqual([
      { id: 1, body: '{"update_id":1}', attempts: 1 },
      { id: 2, body: '{"update_id":2}', attempts: 1 },
    ]);
    expect(await idsOf(other.claim(9))).toEqual([3]);
  });

  it('are never claimed again once handled, and their text is gone', async () => {
    const inbox = inboxOf('one');
    await inbox.add([update(1, 'a')]);
    await inbox.claim(1);
    await inbox.finish([1]);
    await inbox.add([update(1, 'a')]);
    expect(await inbox.claim(1)).toEqual([]);
    expect(await database.selectFrom('telegram_updates').select(['body', 'chat']).execute()).toEqual([
      { body: null, chat: '' },
    ]);
  });

  it('of one chat wait for the one before, whoever handles it', async () => {
    const [one, other] = [inboxOf('one'), inboxOf('other')];
    await one.add([update(1, 'a'), update(2, 'a'), update(3, 'b')]);
    expect(await idsOf(one.claim(9))).toEqual([1, 3]);
    expect(await idsOf(other.claim(9))).toEqual([]);
    await one.finish([1]);
    expect(await idsOf(other.claim(9))).toEqual([2]);
    // An earlier one that comes late waits as well.
    await one.add([update(0, 'a')]);
    expect(await idsOf(one.claim(9))).toEqual([]);
  });

  it('wait a while for the one before them where they may come in any order', async () => {
    const inbox = inboxOf('one');
    await inbox.add([update(1, 'a')]);
    await inbox.add([update(3, 'a'), update(4, 'b')], 60_000);
    expect(await idsOf(inbox.claim(9))).toEqual([1]);
    await inbox.finish([1]);
    expect(await idsOf(inbox.claim(9))).toEqual([]);
    await inbox.add([update(2, 'a')], 60_000);
    expect(await idsOf(inbox.claim(9))).toEqual([2, 4]);
    await inbox.finish([2]);
    expect(await idsOf(inbox.claim(9))).toEqual([3]);
    await inbox.add([update(9, 'a')], 0);
    await inbox.finish([3]);
    expect(await idsOf(inbox.claim(9))).toEqual([9]);
  });

  it('are claimed again when the lease is over, and then no more by the one before', async () => {
    const [one, other] = [inboxOf('one'), inboxOf('other')];
    await one.add([update(1, 'a')]);
    await one.claim(1);
    await expireLeases();
    await one.renew();
    expect(await idsOf(other.claim(1))).toEqual([]);
    await expireLeases();
    expect(await other.claim(1)).toMatchObject([{ id: 1, attempts: 2 }]);
    await one.finish([1]);
    await one.renew();
    await expireLeases();
    expect(await idsOf(other.claim(1))).toEqual([1]);
  });

  it('can be given back, which counts as no attempt', async () => {
    const [one, other] = [inboxOf('one'), inboxOf('other')];
    await one.add([update(1, 'a'), update(2, 'b')]);
    await one.claim(2);
    await one.release(2);
    expect(await other.claim(9)).toMatchObject([{ id: 2, attempts: 1 }]);
  });

  it('are counted more attempts, or fewer, whoever has claimed them', async () => {
    const [one, other] = [inboxOf('one'), inboxOf('other')];
    await one.add([update(1, 'a')]);
    await one.claim(1);
    await one.count(1, 50);
    await expireLeases();
    expect(await other.claim(1)).toMatchObject([{ id: 1, attempts: 52 }]);
    await one.count(1, -50);
    await expireLeases();
    expect(await one.claim(1)).toMatchObject([{ id: 1, attempts: 3 }]);
  });

  it('of other bots are others', async () => {
    await inboxOf('one').add([update(1, 'a')]);
    const another = createInbox(database, '456', 'one');
    expect(await another.claim(9)).toEqual([]);
    await another.add([update(1, 'a')]);
    expect(await idsOf(another.claim(9))).toEqual([1]);
  });

  it('are deleted when Telegram does not send them again', async () => {
    const inbox = inboxOf('one');
    await inbox.add([update(1, 'a'), update(2, 'a')]);
    await sql`update telegram_updates set received_at = received_at - 90000001 where update_id = 1`.execute(database);
    await inbox.purge();
    expect(await database.selectFrom('telegram_updates').select('update_id').execute()).toEqual([{ update_id: 2 }]);
  });

  it('are claimed as quickly when many were handled before', async () => {
    const inbox = inboxOf('one');
    const quickestMs = async (): Promise<number> => {
      const ms: number[] = [];
      for (let i = 0; i < 30; i++) {
        const startedMs = performance.now();
        await inbox.claim(1);
        ms.push(performance.now() - startedMs);
      }
      return Math.min(...ms);
    };
    const beforeMs = await quickestMs();
    await sql`insert into telegram_updates (bot, update_id, chat, received_at, ready_at)
      with recursive ids (id) as (select 1 union all select id + 1 from ids where id < 100000)
      select '123', id, '', 0, 0 from ids`.execute(database);
    expect(await quickestMs()).toBeLessThan(10 * beforeMs);
  });

  it('are each claimed by one of several processes, of one chat in order', async () => {
    const chats = 7;
    const inboxes = await Promise.all(
      ['one', 'two', 'three'].map(async (owner) => createInbox(await opened.another(), '123', owner)),
    );
    const ids = Array.from({ length: 200 }, (_, id) => id);
    await inboxOf('one').add(ids.map((id) => update(id, String(id % chats))));
    const claimed: number[] = [];
    await Promise.all(
      inboxes.map(async (inbox) => {
        while (claimed.length < ids.length) {
          const mine = await idsOf(inbox.claim(3));
          claimed.push(...mine);
          for (const id of mine) await inbox.finish([id]);
        }
      }),
    );
    expect(claimed.toSorted((a, b) => a - b)).toEqual(ids);
    const byChat = [...Map.groupBy(claimed, (id) => id % chats).values()];
    expect(byChat).toEqual(byChat.map((list) => list.toSorted((a, b) => a - b)));
  });
});

describe.each(everyDatabase('recovered updates'))('after a restart, updates in %s', (kind, open) => {
  it('are given back where only one process uses the database', async () => {
    const opened = await open();
    const before = createInbox(opened.database, '123', 'before');
    await before.add([update(1, 'a')]);
    await before.claim(1);
    const after = createInbox(await opened.another(), '123', 'after');
    await after.recover();
    expect(await after.claim(1)).toMatchObject(kind === 'Postgres' ? [] : [{ id: 1, attempts: 2 }]);
    await opened.close();
  });
});
