import path from 'node:path';
import { commands, spokenCommands } from '../../commands/index.ts';
import { createChat, limitAskers, type Chat, type Marine } from '../chat/index.ts';
import { createMarine } from '../client/index.ts';
import { createDigestRecords, createDigestService } from '../digests/index.ts';
import { once } from '../lib/once.ts';
import { createPlaces, importedFileName, packedFileName } from '../places/index.ts';
import { createGeocoder } from '../sources/geocoder.ts';
import { strongStreamAt } from '../sources/streams/index.ts';
import { createDigestStore, createUserStore } from '../store/index.ts';
import { createPseudonyms, createUsers, linkCodes, type Users } from '../users/index.ts';
import { openDictionary } from '../words.ts';
import type { DataServiceParts } from './data-service.ts';
import type { PlacePacking } from './packing.ts';
import { sendsPerSecond } from './platforms.ts';
import type { Resources } from './resources.ts';

/** The parts that answer messages, each created on first use. */
export type BotParts = {
  users(): Promise<Users>;
  marine(): Promise<Marine>;
  /** Shares the cache with `marine`, and leaves conversations and digests most of the budget of the weather. */
  marineForAlerts(): Promise<Marine>;
  chat(): Promise<Chat>;
};

/** Builds the bot on the resources and the data service. Nothing is opened before it is needed. */
export function createBot(
  resources: Resources,
  { catalogue, serviceForBot, serviceForAlerts }: DataServiceParts,
  placePacking: PlacePacking,
): BotParts {
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
  const marine = once(async () =>
    createMarine({ service: await serviceForBot(), cache: await cache(), now: Date.now }),
  );
  const marineForAlerts = once(async () =>
    createMarine({ service: await serviceForAlerts(), cache: await cache(), now: Date.now }),
  );
  const chat = once(async () => {
    const unlimited = createChat(
      {
        places: createPlaces({
          packedFile: path.join(config.dataDir, packedFileName),
          importedFile: path.join(config.dataDir, importedFileName),
          packed: () => placePacking.ready(),
          stations: await catalogue(),
          geocoder: config.geocoderUrl === undefined ? undefined : createGeocoder(config.geocoderUrl, await cache()),
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
        now: Date.now,
      },
      [...commands, ...spokenCommands],
      openDictionary(),
    );
    return limitAskers(unlimited, await users(), () => performance.now());
  });
  return { users, marine, marineForAlerts, chat };
}
