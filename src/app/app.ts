import type { Config } from '../config.ts';
import { createBackups, createFailedDeliveries } from '../store/index.ts';
import { createBot } from './bot.ts';
import { createDataService } from './data-service.ts';
import { createDigestParts } from './digests.ts';
import { createPlacePacking, packWater, takeInstalled } from './packing.ts';
import { createResources } from './resources.ts';

/** Every part of the program, each created on first use. */
export type App = ReturnType<typeof createApp>;

/** The composition root: connects ports to their implementations. */
export function createApp(config: Config) {
  const resources = createResources(config);
  const dataService = createDataService(resources);
  const placePacking = createPlacePacking(config.dataDir, resources.log);
  const bot = createBot(resources, dataService, placePacking);
  const { host, port, publicUrl = `http://${host}:${port}` } = config;
  return {
    /** At which people and programs reach the listener. */
    publicUrl,
    ...resources,
    ...dataService,
    ...bot,
    ...createDigestParts(resources, bot),
    placePacking,
    failedDeliveries: async () => createFailedDeliveries(await resources.database()),
    backups: createBackups(config),
    packWater: () => packWater(config.dataDir),
    takeInstalled: () => takeInstalled(config.dataDir),
  };
}
