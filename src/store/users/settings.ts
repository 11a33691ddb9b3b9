import type { Transaction } from 'kysely';
import type { Tables } from '../database.ts';

/** Writes settings of a person; `null` removes one. */
export async function writeSettings(
  work: Transaction<Tables>,
  person: string,
  settings: Readonly<Record<string, string | null>>,
): Promise<void> {
  for (const [name, value] of Object.entries(settings)) {
    if (value === null) {
      await work.deleteFrom('people_settings').where('person', '=', person).where('name', '=', name).execute();
    } else {
      await work
        .insertInto('people_settings')
        .values({ person, name, value })
        .onConflict((conflict) => conflict.columns(['person', 'name']).doUpdateSet({ value }))
        .execute();
    }
  }
}

/** Settings by name. */
export function toRecord(rows: readonly { name: string; value: string }[]): Record<string, string> {
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}
