import type { Config } from '../config.ts';
import { createFailedDeliveries } from '../store/index.ts';
import { createBot, type BotParts } from './bot.ts';
import { createDataService, type DataServiceParts } from './data-service.ts';
import { createDigestParts, type DigestParts } from './digests.ts';
import { createResources, type Resources } from './resources.ts';
import type { FailedDeliveries } from '../cli/digests.ts';

/** Every part of the program, each created on first use. */
export type App = Resources &
  DataServiceParts &
  BotParts &
  Pick<DigestParts, 'adapterEvents'> & {
    digestRunner: DigestParts['runner'];
    failedDeliveries(): Promise<FailedDeliveries>;
  };

/** The composition root: connects ports to their implementations. */
export function createApp(config: Config): App {
  const resources = createResources(config);
  const dataService = createDataService(resources);
  const bot = createBot(resources, dataService);
  const digests = createDigestParts(resources, bot);
  return {
    ...resources,
    ...dataService,
    ...bot,
    adapterEvents: digests.adapterEvents,
    digestRunner: digests.runner,
    failedDeliveries: async () => createFailedDeliveries(await resources.database()),
  };
}
