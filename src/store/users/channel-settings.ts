import type { UserStore } from '../../users/ports.ts';
import type { Database } from '../database.ts';
import { toRecord } from './settings.ts';

type ChannelSettings = Pick<UserStore, 'channelSettings' | 'changeChannelSettings' | 'moveChannel'>;

/** Stores settings of groups and channels. */
export function createChannelSettings(database: Database): ChannelSettings {
  return {
    async channelSettings({ platform, id }) {
      const rows = await database
        .selectFrom('channel_settings')
        .select(['name', 'value'])
        .where('platform', '=', platform)
        .where('channel', '=', id)
        .execute();
      return toRecord(rows);
    },

    changeChannelSettings: ({ platform, id: channel }, settings) =>
      database.transaction().execute(async (work) => {
        for (const [name, value] of Object.entries(settings)) {
          if (value === null) {
            await work
              .deleteFrom('channel_settings')
              .where('platform', '=', platform)
              .where('channel', '=', channel)
              .where('name', '=', name)
              .execute();
          } else {
            await work
              .insertInto('channel_settings')
              .values({ platform, channel, name, value })
              .onConflict((conflict) => conflict.columns(['platform', 'channel', 'name']).doUpdateSet({ value }))
              .execute();
          }
        }
      }),

    moveChannel: ({ platform, id }, to) =>
      database.transaction().execute(async (work) => {
        const rows = await work
          .deleteFrom('channel_settings')
          .where('platform', '=', platform)
          .where('channel', '=', id)
          .returningAll()
          .execute();
        for (const row of rows) {
          await work
            .insertInto('channel_settings')
            .values({ ...row, channel: to })
            .onConflict((conflict) => conflict.doNothing())
            .execute();
        }
      }),
  };
}
