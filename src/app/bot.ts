import path from 'node:path';
import { commands, spokenCommands } from '../../commands/index.ts';
import { typeset } from '../answers/index.ts';
import { createChat, limitAskers, type Chat, type Reply } from '../chat/index.ts';
import { createMarine, type ServiceEndpoint } from '../client/index.ts';
import { createCustomers } from '../customers/index.ts';
import { createDigestRecords, createDigestService } from '../digests/index.ts';
import { once } from '../lib/once.ts';
import { createPlaces, importedFileName, packedFileName } from '../places/index.ts';
import { openSea } from '../sources/weather/index.ts';
import { strongStreamAt } from '../sources/streams/index.ts';
import { createCustomerKeys, createCustomerStore, createDigestStore, createUserStore } from '../store/index.ts';
import { createPseudonyms, createUsers, linkCodes } from '../users/index.ts';
import { openDictionary } from '../words.ts';
import type { DataServiceParts } from './data-service.ts';
import type { PlacePacking } from './packing.ts';
import { sendsPerSecond } from './platforms.ts';
import type { Resources } from './resources.ts';

export type BotParts = ReturnType<typeof createBot>;

/** Builds the bot on the resources and the data service. Nothing is opened before it is needed. */
export function createBot(
  resources: Resources,
  { catalogue, geocoder, serviceForBot, serviceForAlerts }: DataServiceParts,
  placePacking: PlacePacking,
) {
  const { config, log, database, cache, secret } = resources;
  const digestStore = once(async () => createDigestStore(await database()));
  const pseudonymOf = once(() => createPseudonyms(secret(), Date.now));
  const users = once(async () =>
    createUsers({
      store: createUserStore(await database()),
      codes: linkCodes,
      otherStores: [createDigestRecords(await digestStore())],
      onFailure: () => log.warn('Settings of people cannot be read: they are answered with the defaults.'),
      now: Date.now,
    }),
  );
  const marineAt = (service: () => Promise<ServiceEndpoint>) =>
    once(async () => createMarine({ service: await service(), cache: await cache(), now: Date.now }));
  const marine = marineAt(serviceForBot);
  const chat = once(async () => {
    const unlimited = createChat(
      {
        places: createPlaces({
          packedFile: path.join(config.dataDir, packedFileName),
          importedFile: path.join(config.dataDir, importedFileName),
          packed: () => placePacking.ready(),
          stations: await catalogue(),
          geocoder: await geocoder(),
        }),
        marine: await marine(),
        users: await users(),
        digests: createDigestService({
          store: await digestStore(),
          zoneData: process.versions['tz'] ?? '',
          perSecond: sendsPerSecond,
          now: Date.now,
        }),
        log: {
          bug: (reference, error, { platform, id }) =>
            log.bug(reference, error, { name: pseudonymOf()({ platform, id }), id }),
        },
        publicUrl: config.publicUrl,
        strongStreamAt,
        seawardDeg: openSea(config.dataDir).seawardDeg,
        now: Date.now,
      },
      [...commands, ...spokenCommands],
      openDictionary(),
    );
    return limitAskers(typesetReplies(unlimited), await users(), () => performance.now());
  });
  return {
    users,
    marine,
    /** Shares the cache with `marine`, and leaves conversations and digests most of the budget of the weather. */
    marineForAlerts: marineAt(serviceForAlerts),
    chat,
    customers: once(async () =>
      createCustomers({
        store: createCustomerStore(await database()),
        keys: createCustomerKeys(await database(), secret()),
        secret: secret(),
        dailyQuota: config.dailyQuota,
        now: Date.now,
      }),
    ),
  };
}

/** A chat whose replies have the blanks at which no line breaks. */
function typesetReplies(chat: Chat): Chat {
  const withBlanks = (reply: Reply): Reply => ({ ...reply, answer: typeset(reply.answer, reply.language) });
  return {
    ...chat,
    async understand(message) {
      const prepared = await chat.understand(message);
      return prepared.kind === 'refusal'
        ? { ...prepared, reply: withBlanks(prepared.reply) }
        : { ...prepared, answer: async () => withBlanks(await prepared.answer()) };
    },
    answer: async (message) => withBlanks(await chat.answer(message)),
  };
}
