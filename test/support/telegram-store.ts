import { randomUUID } from 'node:crypto';
import { once } from '../../src/lib/once.ts';
import { createAdapterRecords, createInbox, openCache, openDatabase } from '../../src/store/index.ts';

const database = once(() =>
  openDatabase('sqlite::memory:', (error) => {
    throw error;
  }),
);

/** The ports of the Telegram adapter to the store, empty; with the `bot` of an earlier call, as that left them. */
export async function telegramStore(bot = randomUUID()) {
  const opened = await database();
  return {
    cache: await openCache('memory:', () => {}),
    inbox: createInbox(opened, bot, randomUUID()),
    records: createAdapterRecords(opened, bot, Date.now),
  };
}
