import type { Config } from '../config.ts';
import { createBackups, createFailedDeliveries } from '../store/index.ts';
import { createBot, type BotParts } from './bot.ts';
import { createCustomerParts, type CustomerParts } from './customers.ts';
import { createDataService, type DataServiceParts } from './data-service.ts';
import { createDigestParts, type DigestParts } from './digests.ts';
import { createPlacePacking, type PlacePacking } from './packing.ts';
import { createResources, type Resources } from './resources.ts';
import type { Backups, FailedDeliveries } from '../cli/ports.ts';

/** Every part of the program, each created on first use. */
export type App = Resources &
  DataServiceParts &
  CustomerParts &
  BotParts &
  Pick<DigestParts, 'adapterEvents'> & {
    digestRunner: DigestParts['runner'];
    readonly placePacking: PlacePacking;
    failedDeliveries(): Promise<FailedDeliveries>;
    readonly backups: Backups;
  };

/** The composition root: connects ports to their implementations. */
export function createApp(config: Config): App {
  const resources = createResources(config);
  const dataService = createDataService(resources);
  const placePacking = createPlacePacking(config.dataDir, resources.log);
  const bot = createBot(resources, dataService, placePacking);
  const digests = createDigestParts(resources, bot);
  return {
    ...resources,
    ...dataService,
    ...createCustomerParts(resources),
    ...bot,
    adapterEvents: digests.adapterEvents,
    digestRunner: digests.runner,
    placePacking,
    failedDeliveries: async () => createFailedDeliveries(await resources.database()),
    backups: createBackups(config),
  };
}
