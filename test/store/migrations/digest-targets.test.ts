import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createDigestStates, createDigestStore, createOutbox, openDatabase } from '../../../src/store/index.ts';
import { failTest, oldDatabases, type OldDatabase } from '../../support/old-databases.ts';

const dueAt = Date.UTC(2026, 10, 20, 7);
const message = {
  user: { platform: 'telegram', id: '7', language: 'fr' },
  input: { kind: 'command', name: 'tide', options: { place: 'geonames:3030300' } },
} as const;
const schedule = {
  times: [{ kind: 'clock', time: '07:00' }],
  weekdays: [1, 2, 3, 4, 5],
  zone: 'Europe/Paris',
  point: { lat: 48.39, lng: -4.486 },
} as const;

/** Fills a database as the release before did. */
async function fillOld(place: OldDatabase): Promise<void> {
  const database = await place.migrateTo('0005-digests-gone');
  const heard = JSON.stringify({ asker: message.user, said: message.input });
  for (const [id, channel, thread, heardText, struckOn] of [
    ['private', '@7', '', heard, null],
    ['topic', '-100', '5', heard, '2026-11-19'],
    ['group', '-100', '', heard, null],
    ['broken', '-300', '', 'not JSON', null],
  ] as const) {
    await sql`insert into digests (id, number, platform, channel, thread, owner, heard, schedule, status, struck_on,
        planned_to, next_due_at, zone_data, created_at)
      values (${id}, 1, 'telegram', ${channel}, ${thread}, '7', ${heardText}, ${JSON.stringify(schedule)}, 'active',
        ${struckOn}, 0, 0, '2026c', 0)`.execute(database);
  }
  for (const slot of ['test 123', 'notice', '07:00']) {
    await sql`insert into digest_outbox (id, digest_id, local_date, slot, platform, due_at, not_before, expires_at, state)
      values (${slot}, 'private', '2026-11-20', ${slot}, 'telegram', cast(${dueAt} as bigint), 0,
        cast(${dueAt + 1} as bigint), 'pending')`.execute(database);
  }
  await sql`insert into digest_lanes (name, next_at) values ('telegram', 12.5)`.execute(database);
  await database.destroy();
}

describe.each(oldDatabases)('digests of a release before migration 0006 in %s', (_, makePlace, isLeftOut) => {
  it.skipIf(isLeftOut)('are read with their targets, messages, deliveries and refusals', async () => {
    const place = await makePlace();
    await fillOld(place);
    const database = await openDatabase(place.url, failTest);
    onTestFinished(() => database.destroy());
    const store = createDigestStore(database);
    const outbox = createOutbox(database);

    const common = { number: 1, owner: '7', message, schedule, status: 'active' };
    const person = { platform: 'telegram', kind: 'person', id: '7' } as const;
    const group = { platform: 'telegram', kind: 'channel', id: '-100' } as const;
    const topic = { ...group, thread: '5' };
    expect(await store.list(person)).toEqual([{ ...common, id: 'private', target: person }]);
    expect(await store.list(group)).toEqual([{ ...common, id: 'group', target: group }]);
    expect(await store.list(topic)).toEqual([{ ...common, id: 'topic', target: topic }]);
    // The old column held '@7' for a person, and no channel may be mistaken for one.
    expect(await store.list({ ...person, kind: 'channel' })).toEqual([]);

    const claimed = await outbox.claim('telegram', 9, dueAt);
    const rows = claimed.map(({ slot, kind, target }) => [slot, kind, target]);
    expect(new Set(rows)).toEqual(
      new Set([
        ['07:00', 'scheduled', person],
        ['notice', 'notice', person],
        ['test 123', 'test', person],
      ]),
    );
    const { readable: toPlan, unreadable } = await outbox.toPlan(dueAt, 9);
    expect(toPlan.map(({ id }) => id).toSorted()).toEqual(['group', 'private', 'topic']);
    expect(unreadable).toEqual(['broken']);

    const query = database.selectFrom('digests').select('message').where('id', '=', 'broken');
    expect(await query.executeTakeFirst()).toEqual({ message: 'not JSON' });

    // Its first refusal was recorded before the migration.
    const ended = await createDigestStates(database).recordRefusal('topic', '2026-11-20', 'no rights', dueAt);
    expect(ended).toEqual([{ id: 'topic', target: topic, owner: '7' }]);
    const limits = await database.selectFrom('rate_limits').selectAll().execute();
    expect(limits).toEqual([{ name: 'telegram', next_at: 12.5 }]);
  });

  it.skipIf(isLeftOut)('keep their number where digests are added afterwards', async () => {
    const place = await makePlace();
    await fillOld(place);
    const database = await openDatabase(place.url, failTest);
    onTestFinished(() => database.destroy());
    const target = { platform: 'telegram', kind: 'person', id: '7' } as const;
    const limits = { ofChannel: 9, ofOwner: 9 };
    const added = await createDigestStore(database).add(
      { target, owner: '7', message, schedule },
      limits,
      dueAt,
      '2026c',
    );
    expect(added).toMatchObject({ number: 2 });
  });
});
