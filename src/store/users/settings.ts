import type { Transaction } from 'kysely';
import type { Instant } from '../../domain/time.ts';
import type { PlatformAccount } from '../../users/ports.ts';
import type { Tables } from '../database.ts';
import { ensurePerson, linkedPersons } from './person.ts';

/** Writes settings of an account; `null` removes one, of linked accounts as well: else theirs would be in effect. */
export async function writeSettings(
  work: Transaction<Tables>,
  account: PlatformAccount,
  settings: Readonly<Record<string, string | null>>,
  at: Instant,
): Promise<void> {
  const person = await ensurePerson(work, account, at);
  for (const [name, value] of Object.entries(settings)) {
    if (value === null) {
      await work
        .deleteFrom('people_settings')
        .where('person', 'in', linkedPersons(work, account))
        .where('name', '=', name)
        .execute();
    } else {
      await work
        .insertInto('people_settings')
        .values({ person, name, value, at })
        .onConflict((conflict) => conflict.columns(['person', 'name']).doUpdateSet({ value, at }))
        .execute();
    }
  }
}

/** Settings by name; of several with a name, the last. */
export function toRecord(rows: readonly { name: string; value: string }[]): Record<string, string> {
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}
