import path from 'node:path';
import { expect, it } from 'vitest';
import { createPaces, digestJoint } from '../../src/app/digests.ts';
import { codes, createPeople } from '../../src/users/index.ts';
import { createPeopleStore, openDatabase } from '../../src/store/index.ts';
import { temporaryFolder } from '../support/temporary.ts';

function fail(error: unknown): never {
  throw error;
}

it('what is chosen for a group goes along when Telegram gives it another id', async () => {
  const database = await openDatabase(`sqlite:${path.join(temporaryFolder(), 'moved.sqlite')}`, fail);
  const store = createPeopleStore(database);
  const people = createPeople({ store, codes, others: [], onTrouble: fail, now: Date.now });
  await people.changeChannel({ platform: 'telegram', id: '-1' }, { language: 'fr' });
  const { channels } = digestJoint(database, createPaces(database), 'telegram', people);
  await channels.moved('-1', '-1001');
  expect(await people.recallChannel({ platform: 'telegram', id: '-1001' })).toMatchObject({ language: 'fr' });
  expect(await people.recallChannel({ platform: 'telegram', id: '-1' })).toEqual({ units: {} });
  await database.destroy();
});
