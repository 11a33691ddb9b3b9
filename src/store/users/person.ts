import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Instant } from '../../domain/time.ts';
import type { PlatformAccount } from '../../users/ports.ts';
import type { Database, Tables } from '../database.ts';

type Work = Transaction<Tables>;

function newId(): string {
  return randomBytes(12).toString('base64url');
}

/** Returns the id under which an account's own data are stored; creates one where there is none. */
export async function ensurePerson(
  work: Work,
  { platform, id: account }: PlatformAccount,
  now: Instant,
): Promise<string> {
  const person = newId();
  await work
    .insertInto('people_accounts')
    .values({ platform, account, person, since: now, link_group: person, seen: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = await work
    .selectFrom('people_accounts')
    .select('person')
    .where('platform', '=', platform)
    .where('account', '=', account)
    .executeTakeFirstOrThrow();
  return stored.person;
}

/** The ids of an account and of those linked with it. */
export function linkedPersons(database: Database, { platform, id }: PlatformAccount) {
  return database
    .selectFrom('people_accounts')
    .select('person')
    .where('link_group', '=', linkGroup(database, platform, id));
}

function linkGroup(database: Database, platform: string, account: string) {
  return database
    .selectFrom('people_accounts')
    .select('link_group')
    .where('platform', '=', platform)
    .where('account', '=', account);
}

/** Links an account with another and those linked with that; it leaves the accounts that it was linked with before. */
export async function link(work: Work, account: PlatformAccount, other: PlatformAccount, now: Instant): Promise<void> {
  await ensurePerson(work, other, now);
  await ensurePerson(work, account, now);
  const group = await linkGroup(work, other.platform, other.id).executeTakeFirstOrThrow();
  await moveToGroup(work, account, group.link_group);
}

/** Takes an account apart from those linked with it, with what it has stored itself. False where there are none. */
export async function unlink(database: Database, account: PlatformAccount): Promise<boolean> {
  const linked = await linkedPersons(database, account).execute();
  if (linked.length < 2) return false;
  await moveToGroup(database, account, newId());
  return true;
}

async function moveToGroup(database: Database, { platform, id }: PlatformAccount, group: string): Promise<void> {
  await database
    .updateTable('people_accounts')
    .set({ link_group: group })
    .where('platform', '=', platform)
    .where('account', '=', id)
    .execute();
}

/** Deletes an account with what it has stored itself, and its requests to link. */
export async function deleteAccount(work: Work, { platform, id }: PlatformAccount): Promise<void> {
  const row = await work
    .deleteFrom('people_accounts')
    .where('platform', '=', platform)
    .where('account', '=', id)
    .returning('person')
    .executeTakeFirst();
  await work
    .deleteFrom('link_requests')
    .where((eb) =>
      eb.or([eb.and({ maker_platform: platform, maker: id }), eb.and({ taker_platform: platform, taker: id })]),
    )
    .execute();
  if (!row) return;
  for (const table of ['people_settings', 'people_places'] as const) {
    await work.deleteFrom(table).where('person', '=', row.person).execute();
  }
}
