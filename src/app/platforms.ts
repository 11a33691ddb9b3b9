import { pushPlatforms, type PushPlatform } from '../domain/platform.ts';
import type { MessageSender, PlatformLimits } from '../digests/ports.ts';
import { discordLimits } from '../adapters/discord/limits.ts';
import { telegramLimits } from '../adapters/telegram/limits.ts';
import { botOf, telegramCache } from './telegram-cache.ts';
import { createRenderPng } from './render-png.ts';
import type { Resources } from './resources.ts';

type Platform = {
  readonly limits: PlatformLimits;
  /** `undefined` without a token. */
  createSender(resources: Resources): Promise<MessageSender | undefined>;
};

/** How digests are sent to each platform. Their libraries are loaded on first use. */
export const platforms: Readonly<Record<PushPlatform, Platform>> = {
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

/** Rate limits by platform, messages per second. */
export const sendsPerSecond: Readonly<Record<string, number>> = Object.fromEntries(
  pushPlatforms.map((name) => [name, platforms[name].limits.perSecond]),
);
