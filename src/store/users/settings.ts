import type { Instant } from '../../domain/time.ts';
import type { PlatformAccount, UserStore } from '../../users/ports.ts';
import type { Database } from '../database.ts';
import { put, remove, rowsOf } from '../statements.ts';
import { ensurePerson, linkedPersons } from './person.ts';

/** Writes settings of an account; `null` removes one, of linked accounts as well: else theirs would be in effect. */
export async function writeSettings(
  work: Database,
  account: PlatformAccount,
  settings: Readonly<Record<string, string | null>>,
  at: Instant,
): Promise<void> {
  const person = await ensurePerson(work, account, at);
  for (const [name, value] of Object.entries(settings)) {
    if (value === null) {
      const persons = linkedPersons(work, account);
      await remove(work, 'people_settings', { name }).where('person', 'in', persons).execute();
    } else {
      await put(work, 'people_settings', { person, name, value, at }, ['person', 'name'], { value, at });
    }
  }
}

/** Stores settings of groups and channels. */
export function createChannelSettings(
  database: Database,
): Pick<UserStore, 'channelSettings' | 'changeChannelSettings' | 'moveChannel'> {
  return {
    channelSettings: async ({ platform, id: channel }) =>
      toRecord(await rowsOf(database, 'channel_settings', { platform, channel }).select(['name', 'value']).execute()),

    changeChannelSettings: ({ platform, id: channel }, settings) =>
      database.transaction().execute(async (work) => {
        for (const [name, value] of Object.entries(settings)) {
          const key = { platform, channel, name };
          if (value === null) await remove(work, 'channel_settings', key).execute();
          else await put(work, 'channel_settings', { ...key, value }, ['platform', 'channel', 'name'], { value });
        }
      }),

    moveChannel: ({ platform, id: channel }, to) =>
      database.transaction().execute(async (work) => {
        const rows = await remove(work, 'channel_settings', { platform, channel }).returningAll().execute();
        for (const row of rows) await put(work, 'channel_settings', { ...row, channel: to });
      }),
  };
}

/** Settings by name; of several with a name, the last. */
export function toRecord(rows: readonly { name: string; value: string }[]): Record<string, string> {
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}
