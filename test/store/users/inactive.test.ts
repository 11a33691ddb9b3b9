import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDigestRecords } from '../../../src/digests/index.ts';
import { everyDay } from '../../../src/domain/schedule/index.ts';
import { utcDayMs } from '../../../src/domain/time.ts';
import { createDigestStore, createUserStore } from '../../../src/store/index.ts';
import { createUsers, linkCodes, type User } from '../../../src/users/index.ts';
import { everyDatabase, type OpenedDatabase } from '../../support/databases.ts';

const noon = Date.UTC(2026, 10, 20, 12);

describe.each(everyDatabase('accounts that are not used'))('accounts that are not used, in %s', (_, open) => {
  let opened: OpenedDatabase;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  it('are deleted after 18 months with their digests, except where one is active or a linked account was used', async () => {
    let now = noon;
    const store = createUserStore(opened.database);
    const digests = createDigestStore(opened.database);
    const users = createUsers({
      store,
      codes: linkCodes,
      otherStores: [createDigestRecords(digests)],
      onFailure: (error) => expect.unreachable(String(error)),
      now: () => now,
    });
    const [unused, paused, sent, linked, used] = ['1', '2', '3', '4', '5'].map((id): User => ({
      platform: 'telegram',
      id,
    })) as [User, User, User, User, User];
    const all = [unused, paused, sent, linked, used];
    for (const user of all) await users.savePlace(user, 'cabin', 'geonames:1');
    for (const { id } of [paused, sent]) {
      const person = { platform: 'telegram', id } as const;
      const added = await digests.add(
        {
          target: { ...person, kind: 'person' },
          owner: id,
          message: { user: person, input: { kind: 'command', name: 'sun', options: {} } },
          schedule: {
            times: [{ kind: 'clock', time: '07:00' }],
            weekdays: everyDay,
            zone: 'UTC',
            point: { lat: 0, lng: 0 },
          },
        },
        { ofChannel: 9, ofOwner: 9 },
        now,
        '2026c',
      );
      if (id === paused.id && typeof added !== 'string') await digests.pause(added.id, now);
    }
    const { id } = await users.redeemLinkCode(used, await users.createLinkCode(linked));
    await users.agreeToLink(used, id);
    await users.agreeToLink(linked, id);

    now = noon + 300 * utcDayMs;
    await users.preferencesOf(used);
    now = noon + 548 * utcDayMs;
    expect(await users.deleteInactive()).toBe(0);
    now += 1;
    expect(await users.deleteInactive()).toBe(2);
    expect(await users.deleteInactive()).toBe(0);
    const left = await Promise.all(all.map(async (user) => (await store.load(user)).places.length));
    expect(left).toEqual([0, 0, 1, 1, 1]);
    expect(await digests.ofOwner('telegram', paused.id)).toEqual([]);
    expect(await digests.ofOwner('telegram', sent.id)).toHaveLength(1);
  });
});
