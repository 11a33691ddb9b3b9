import { sql, type Kysely } from 'kysely';
import { expect } from 'vitest';
import {
  createAccounts,
  createAdapterRecords,
  createCustomerKeys,
  createCustomerStore,
  createDigestStore,
  createFeeds,
  createInbox,
  createLease,
  createUpstreamUsage,
  createUserStore,
  probeDatabase,
  type Database,
} from '../../../src/store/index.ts';

/** A release, by its last migration. Databases of every one of them must be read by the present program. */
export type Release = {
  readonly name: string;
  /** The beginning of the SHA-256 of the migration's text. */
  readonly hash: string;
  /** Writes rows as that release did, into tables that hold the rows of the releases before it. */
  write(database: Kysely<unknown>): Promise<void>;
  /** Fails where the present program does not find these rows. */
  expectKept(database: Database): Promise<void>;
};

const at = Date.UTC(2026, 10, 20, 7);
const midnight = Date.UTC(2026, 10, 20);
const schedule = {
  times: [{ kind: 'clock', time: '07:00' }],
  weekdays: [1, 2, 3, 4, 5],
  zone: 'Europe/Paris',
  point: { lat: 48.39, lng: -4.486 },
} as const;
const message = {
  user: { platform: 'telegram', id: '7' },
  input: { kind: 'command', name: 'tide', options: { place: 'geonames:3030300' } },
} as const;
const person = { platform: 'telegram', kind: 'person', id: '7' } as const;

/** In the order of the migrations. */
export const releases: readonly Release[] = [
  {
    name: '0001-first-tables',
    hash: '3ef51ce36e8a2eea',
    async write(database) {
      await sql`insert into api_keys (id, name, hash, daily_quota, created_at) values ('k1', 'boat', 'a hash', 5, 1)`.execute(
        database,
      );
      await sql`insert into key_usage (key_id, day, half_units) values ('k1', '2026-11-20', 3)`.execute(database);
    },
    async expectKept(database) {
      const accounts = createAccounts(database, 'secret');
      expect(await accounts.list()).toMatchObject([{ id: 'k1', name: 'boat', dailyQuota: 5, createdAt: 1 }]);
      expect(await accounts.used({ id: 'k1' }, '2026-11-20')).toBe(3);
    },
  },
  {
    name: '0003-digests',
    hash: '25a2ccc5e8b011fc',
    async write(database) {
      const heard = JSON.stringify({ asker: message.user, said: message.input });
      await sql`insert into digests (id, number, platform, channel, thread, owner, heard, schedule, status, planned_to,
          next_due_at, zone_data, created_at)
        values ('d3', 1, 'telegram', '@7', '', '7', ${heard}, ${JSON.stringify(schedule)}, 'active', 0, 0, '2026c', 0)`.execute(
        database,
      );
      await sql`insert into digest_outbox (id, digest_id, local_date, slot, platform, due_at, not_before, expires_at, state)
        values ('o3', 'd3', '2026-11-20', '07:00', 'telegram', cast(${at} as bigint), 0, cast(${at} as bigint), 'pending')`.execute(
        database,
      );
    },
    async expectKept(database) {
      const digests = await createDigestStore(database).list(person);
      expect(digests.find(({ id }) => id === 'd3')).toMatchObject({ target: person, owner: '7', message, schedule });
      const delivery = database.selectFrom('digest_outbox').select(['due_at', 'kind']).where('id', '=', 'o3');
      expect(await delivery.executeTakeFirst()).toEqual({ due_at: at, kind: 'scheduled' });
    },
  },
  {
    name: '0004-people',
    hash: 'd229127e574bfe14',
    async write(database) {
      for (const statement of [
        sql`insert into people_accounts (platform, account, person, since) values ('telegram', '7', 'p4', 1)`,
        sql`insert into people_accounts (platform, account, person, since) values ('discord', '8', 'p4', 2)`,
        sql`insert into people_settings (person, name, value) values ('p4', 'language', 'fr')`,
        sql`insert into people_places (person, kind, name, place, at) values ('p4', 'saved', 'home', 'geonames:3030300', 1)`,
        sql`insert into channel_settings (platform, channel, name, value) values ('telegram', '-1', 'clock', '12')`,
      ]) {
        await statement.execute(database);
      }
    },
    async expectKept(database) {
      const users = createUserStore(database);
      expect(await users.load({ platform: 'telegram', id: '7' })).toMatchObject({
        settings: { language: 'fr' },
        places: [{ kind: 'saved', name: 'home', place: 'geonames:3030300' }],
      });
      expect(await users.channelSettings({ platform: 'telegram', id: '-1' })).toEqual({ clock: '12' });
    },
  },
  {
    name: '0005-digests-gone',
    hash: 'f0e926d8687f0e11',
    async write(database) {
      await sql`update digests set status = 'gone', reason = 'removed', gone_at = cast(${at} as bigint) where id = 'd3'`.execute(
        database,
      );
    },
    async expectKept(database) {
      const query = database.selectFrom('digests').select(['reason', 'gone_at']).where('id', '=', 'd3');
      expect(await query.executeTakeFirst()).toEqual({ reason: 'removed', gone_at: at });
    },
  },
  {
    name: '0006-digest-targets',
    hash: 'c8551f5855deaad2',
    async write(database) {
      await sql`insert into digests (id, number, platform, target_kind, target, thread, owner, message, schedule, status,
          planned_to, next_due_at, zone_data, created_at)
        values ('d6', 2, 'telegram', 'person', '7', '', '7', ${JSON.stringify(message)}, ${JSON.stringify(schedule)},
          'active', 0, 0, '2026c', 0)`.execute(database);
    },
    async expectKept(database) {
      const digests = await createDigestStore(database).list(person);
      expect(digests.find(({ id }) => id === 'd6')).toMatchObject({ target: person, message, schedule });
    },
  },
  {
    name: '0007-upstream-usage',
    hash: '7d0d1314039ca556',
    async write(database) {
      await sql`insert into upstream_usage (upstream, spender, length_ms, begins, weight)
        values ('open-meteo', 'all', 86400000, cast(${midnight} as bigint), 7.5)`.execute(database);
    },
    async expectKept(database) {
      const all = { spender: 'all', begins: midnight, ends: midnight + 86_400_000, limit: 10 };
      const usage = createUpstreamUsage(database);
      expect(await usage.spend('open-meteo', 3, [all])).toEqual(all);
      expect(await usage.spend('open-meteo', 2.5, [all])).toBeUndefined();
    },
  },
  {
    name: '0008-health-probes',
    hash: '653963410443511e',
    // It keeps nothing.
    write: async () => {},
    expectKept: probeDatabase,
  },
  {
    name: '0009-linked-accounts',
    hash: 'b6cef79ec8dc6ce6',
    async write(database) {
      await sql`insert into people_settings (person, name, value, at) values ('p4', 'clock', '24', cast(${at} as bigint))`.execute(
        database,
      );
    },
    async expectKept(database) {
      const users = createUserStore(database);
      const linked = await users.exportAccounts({ platform: 'discord', id: '8' });
      // Of the two accounts, which 0004 had linked, the older one keeps all that was theirs.
      expect(linked.map(({ id, settings }) => [id, settings])).toEqual([
        ['8', {}],
        ['7', { language: 'fr', clock: '24' }],
      ]);
      expect((await users.load({ platform: 'discord', id: '8' })).settings).toEqual({ language: 'fr', clock: '24' });
    },
  },
  {
    name: '0010-inactivity',
    hash: '11689ed957185afb',
    async write(database) {
      await sql`update people_accounts set seen = cast(${at} as bigint) where platform = 'telegram' and account = '7'`.execute(
        database,
      );
    },
    async expectKept(database) {
      const users = createUserStore(database);
      expect(await users.load({ platform: 'telegram', id: '7' })).toMatchObject({ seen: at });
      // The other one counts as used at the migration.
      expect(await users.inactiveGroups(at + 1)).toEqual([]);
    },
  },
  {
    name: '0011-erase-deleted',
    hash: 'e3b0c44298fc1c14',
    // It changes the file and no row.
    write: async () => {},
    expectKept: async () => {},
  },
  {
    name: '0012-calendar-feeds',
    hash: '8d6dcf862b2a52f2',
    async write(database) {
      await sql`insert into calendar_feeds (id, key_id, hash, query, created_at)
        values ('f1', 'k1', 'a hash', 'lat=48&lng=-4', cast(${at} as bigint))`.execute(database);
      // A session of the web by the name that its client chose.
      await sql`insert into people_accounts (platform, account, person, since, link_group, seen)
        values ('web', 'alice', 'p9', cast(${at} as bigint), 'p9', cast(${at} as bigint))`.execute(database);
      await sql`insert into people_settings (person, name, value, at) values ('p9', 'home', 'geonames:1', 0)`.execute(
        database,
      );
    },
    async expectKept(database) {
      const kept = { id: 'f1', keyId: 'k1', query: 'lat=48&lng=-4', createdAt: at, revokedAt: null };
      expect(await createFeeds(database, 'secret').list()).toEqual([kept]);
    },
  },
  {
    name: '0013-web-sessions',
    hash: 'c9cf4d5e4c0763e1',
    // It only deletes.
    write: async () => {},
    async expectKept(database) {
      const users = createUserStore(database);
      expect(await users.exportAccounts({ platform: 'web', id: 'alice' })).toEqual([]);
      expect(await users.load({ platform: 'telegram', id: '7' })).toHaveProperty('seen');
    },
  },
  {
    name: '0014-adapter-records',
    hash: 'b91150551f313666',
    async write(database) {
      await sql`insert into adapter_records (platform, name, value) values ('discord', 'commands', 'a hash')`.execute(
        database,
      );
    },
    async expectKept(database) {
      expect(await createAdapterRecords(database, 'discord', Date.now).read('commands')).toBe('a hash');
    },
  },
  {
    name: '0015-telegram-updates',
    hash: '0436c1a705b200ca',
    async write(database) {
      await sql`insert into telegram_updates (bot, update_id, chat, body, received_at, ready_at)
        values ('123', 8, '7', '{}', cast(${at} as bigint), cast(${at} as bigint))`.execute(database);
      await sql`insert into leases (name, owner, until) values ('polling', 'one', 0)`.execute(database);
    },
    async expectKept(database) {
      expect(await createInbox(database, '123', 'one').claim(1)).toEqual([{ id: 8, body: '{}', attempts: 1 }]);
      expect(await createLease(database, 'polling', 'other').hold()).toBe(true);
    },
  },
  {
    name: '0016-customers',
    hash: '0470a88a49605d7f',
    async write(database) {
      await sql`insert into customers (id, email, passphrase, created_at)
        values ('c1', 'ada@example.org', 'a hash', cast(${at} as bigint))`.execute(database);
      await sql`insert into dashboard_sessions (hash, kind, customer_id, expires_at)
        values ('a hash', 'customer', 'c1', cast(${at} as bigint))`.execute(database);
      await sql`update api_keys set customer_id = 'c1' where id = 'k1'`.execute(database);
      await sql`insert into endpoint_usage (key_id, day, endpoint, half_units) values ('k1', '2026-11-20', '/v2', 3)`.execute(
        database,
      );
    },
    async expectKept(database) {
      const store = createCustomerStore(database);
      expect(await store.withEmail('ada@example.org')).toHaveProperty('id', 'c1');
      expect(await store.token('a hash', at - 1)).toEqual({ kind: 'customer', customerId: 'c1' });
      const keys = createCustomerKeys(database, 'secret');
      expect(await keys.list('c1', '2026-11-20')).toMatchObject([{ id: 'k1', used: 2 }]);
      expect(await keys.usage('c1', '2026-11-01')).toEqual([{ day: '2026-11-20', endpoint: '/v2', units: 1.5 }]);
    },
  },
  {
    name: '0017-telegram-waiting',
    hash: '4fd3c0b920d2ee91',
    // It only adds indexes.
    write: async () => {},
    async expectKept(database) {
      const inbox = createInbox(database, '456', 'one');
      await inbox.add([{ id: 1, chat: '7', body: '{}' }]);
      expect(await inbox.claim(9)).toMatchObject([{ id: 1 }]);
    },
  },
  {
    name: '0018-alerts',
    hash: 'e54b1278447ef61d',
    async write(database) {
      const watch = { zone: 'UTC', point: { lat: 48.4, lng: -4.5 }, leadMin: 60, movedMin: 60, pauseMin: 0 };
      const input = { kind: 'command', name: 'when', options: { place: 'Brest', conditions: 'light=day' } };
      const message = { user: { platform: 'telegram', id: '70' }, input };
      const state = { reported: [{ from: at, to: at + 1 }], messages: 1, lastMessageAt: at };
      await sql`insert into digests (id, kind, number, platform, target_kind, target, thread, owner, message, schedule, cell,
          watch_state, status, planned_to, next_due_at, zone_data, created_at)
        values ('a1', 'alert', 9, 'telegram', 'person', '70', '', '70', ${JSON.stringify(message)},
          ${JSON.stringify(watch)}, '48.4,-4.5', ${JSON.stringify(state)}, 'active', 0, 0, '2026c',
          cast(${at} as bigint))`.execute(database);
    },
    async expectKept(database) {
      const [alert] = await createDigestStore(database).ofOwner('telegram', '70');
      expect(alert).toMatchObject({ id: 'a1', watch: { leadMin: 60 }, state: { messages: 1 } });
    },
  },
];
