import { randomBytes } from 'node:crypto';
import type { Instant } from '../../domain/time.ts';
import type { PlatformAccount } from '../../users/ports.ts';
import type { Database } from '../database.ts';
import { put, remove, rowsOf, update } from '../statements.ts';

function newId(): string {
  return randomBytes(12).toString('base64url');
}

export async function ensurePerson(work: Database, { platform, id }: PlatformAccount, now: Instant): Promise<string> {
  const person = newId();
  await put(work, 'people_accounts', { platform, account: id, person, since: now, link_group: person, seen: now });
  const stored = rowsOf(work, 'people_accounts', { platform, account: id }).select('person');
  return (await stored.executeTakeFirstOrThrow()).person;
}

export function linkedPersons(database: Database, account: PlatformAccount) {
  return rowsOf(database, 'people_accounts', { link_group: linkGroup(database, account) }).select('person');
}

function linkGroup(database: Database, { platform, id }: PlatformAccount) {
  return rowsOf(database, 'people_accounts', { platform, account: id }).select('link_group');
}

/** Links an account with another and those linked with that; it leaves the accounts that it was linked with before. */
export async function link(work: Database, account: PlatformAccount, other: PlatformAccount, now: Instant) {
  await ensurePerson(work, other, now);
  await ensurePerson(work, account, now);
  const { link_group } = await linkGroup(work, other).executeTakeFirstOrThrow();
  await moveToGroup(work, account, link_group);
}

/** Takes an account apart from those linked with it, with what it has stored itself. False where there are none. */
export async function unlink(database: Database, account: PlatformAccount): Promise<boolean> {
  if ((await linkedPersons(database, account).execute()).length < 2) return false;
  await moveToGroup(database, account, newId());
  return true;
}

async function moveToGroup(database: Database, { platform, id }: PlatformAccount, group: string): Promise<void> {
  await update(database, 'people_accounts', { platform, account: id }).set({ link_group: group }).execute();
}

export async function deleteAccount(work: Database, { platform, id }: PlatformAccount): Promise<void> {
  const account = remove(work, 'people_accounts', { platform, account: id });
  const row = await account.returning('person').executeTakeFirst();
  await remove(work, 'link_requests', { maker_platform: platform, maker: id }).execute();
  await remove(work, 'link_requests', { taker_platform: platform, taker: id }).execute();
  if (!row) return;
  await remove(work, 'people_settings', row).execute();
  await remove(work, 'people_places', row).execute();
}
