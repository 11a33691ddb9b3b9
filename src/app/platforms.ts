import type { MessageSender, PlatformLimits } from '../digests/ports.ts';
import { discordLimits } from '../adapters/discord/limits.ts';
import { telegramLimits } from '../adapters/telegram/limits.ts';
import { botOf, telegramCache } from './telegram-cache.ts';
import { createRenderPng } from './render-png.ts';
import type { Resources } from './resources.ts';

export type PlatformName = 'telegram' | 'discord';

type Platform = {
  readonly limits: PlatformLimits;
  /** `undefined` without a token. */
  createSender(resources: Resources): Promise<MessageSender | undefined>;
};

/** The platforms that digests are sent to; a new one is a line here. Their libraries are loaded on first use. */
export const platforms: Readonly<Record<PlatformName, Platform>> = {
  telegram: {
    limits: telegramLimits,
    async createSender(resources) {
      const { config, log } = resources;
      const { token, apiUrl } = config.telegram;
      if (!token) return undefined;
      const { createTelegramSender } = await import('../adapters/telegram/index.ts');
      const cache = await telegramCache(resources, botOf(token));
      return createTelegramSender({ token, apiUrl, cache, log, renderPng: createRenderPng(resources) });
    },
  },
  discord: {
    limits: discordLimits,
    async createSender(resources) {
      const { config, log } = resources;
      const { token, apiUrl } = config.discord;
      if (!token) return undefined;
      const { createDiscordSender } = await import('../adapters/discord/index.ts');
      const renderPng = createRenderPng(resources);
      const invalidRequests = await resources.discordRequests();
      return createDiscordSender({ token, apiUrl, log, renderPng, invalidRequests });
    },
  },
};

export const platformNames = Object.keys(platforms) as readonly PlatformName[];

/** Rate limits by platform, messages per second. */
export const sendsPerSecond: Readonly<Record<string, number>> = Object.fromEntries(
  platformNames.map((name) => [name, platforms[name].limits.perSecond]),
);
