import path from 'node:path';
import { expect, it } from 'vitest';
import { createRateLimiters, createAdapterEvents } from '../../src/app/digests.ts';
import { createUsers, linkCodes } from '../../src/users/index.ts';
import { createUserStore, openDatabase } from '../../src/store/index.ts';
import { temporaryFolder } from '../support/temporary.ts';

function fail(error: unknown): never {
  throw error;
}

it('what is chosen for a group goes along when Telegram gives it another id', async () => {
  const database = await openDatabase(`sqlite:${path.join(temporaryFolder(), 'moved.sqlite')}`, fail);
  const store = createUserStore(database);
  const people = createUsers({ store, codes, otherStores: [], onFailure: fail, now: Date.now });
  await people.changeChannelSettings({ platform: 'telegram', id: '-1' }, { language: 'fr' });
  const { channels } = createAdapterEvents(database, createRateLimiters(database), 'telegram', people);
  await channels.moved('-1', '-1001');
  expect(await people.channelSettings({ platform: 'telegram', id: '-1001' })).toMatchObject({ language: 'fr' });
  expect(await people.channelSettings({ platform: 'telegram', id: '-1' })).toEqual({ units: {} });
  await database.destroy();
});
