import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Instant } from '../../domain/time.ts';
import type { PlatformAccount } from '../../users/ports.ts';
import type { Tables } from '../database.ts';

type Work = Transaction<Tables>;

/** Returns the id of the person behind an account; creates a person where there is none. */
export async function ensurePerson(
  work: Work,
  { platform, id: account }: PlatformAccount,
  now: Instant,
): Promise<string> {
  await work
    .insertInto('people_accounts')
    .values({ platform, account, person: randomBytes(12).toString('base64url'), since: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { person } = await work
    .selectFrom('people_accounts')
    .select('person')
    .where('platform', '=', platform)
    .where('account', '=', account)
    .executeTakeFirstOrThrow();
  return person;
}

/** Moves an account to another person. If it was the last account of the first one, settings and places move as well. */
export async function joinPerson(
  work: Work,
  { platform, id }: PlatformAccount,
  from: string,
  to: string,
): Promise<void> {
  if (from === to) return;
  await work
    .updateTable('people_accounts')
    .set({ person: to })
    .where('platform', '=', platform)
    .where('account', '=', id)
    .execute();
  if (!(await hasAccounts(work, from))) await moveData(work, from, to);
}

/** Deletes an account; if it is the last one of its person, also their settings, places and link codes. */
export async function deleteAccount(work: Work, { platform, id }: PlatformAccount): Promise<void> {
  const [row] = await work
    .deleteFrom('people_accounts')
    .where('platform', '=', platform)
    .where('account', '=', id)
    .returning('person')
    .execute();
  if (!row || (await hasAccounts(work, row.person))) return;
  for (const table of ['people_settings', 'people_places', 'people_link_codes'] as const) {
    await work.deleteFrom(table).where('person', '=', row.person).execute();
  }
}

async function hasAccounts(work: Work, person: string): Promise<boolean> {
  const account = await work
    .selectFrom('people_accounts')
    .select('person')
    .where('person', '=', person)
    .executeTakeFirst();
  return account !== undefined;
}

/** Where both persons have a value, that of `to` stays. */
async function moveData(work: Work, from: string, to: string): Promise<void> {
  for (const table of ['people_settings', 'people_places'] as const) {
    const rows = await work.deleteFrom(table).where('person', '=', from).returningAll().execute();
    for (const row of rows) {
      await work
        .insertInto(table)
        .values({ ...row, person: to })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }
  await work.deleteFrom('people_link_codes').where('person', '=', from).execute();
}
