import type { MessageSender, PlatformLimits } from '../digests/ports.ts';
import { discordLimits } from '../adapters/discord/limits.ts';
import { telegramLimits } from '../adapters/telegram/limits.ts';
import type { Config } from '../config.ts';
import type { Log } from '../ops/log.ts';

export type PlatformName = 'telegram' | 'discord';

type Platform = {
  readonly limits: PlatformLimits;
  /** `undefined` without a token. */
  createSender(config: Config, log: Log): Promise<MessageSender | undefined>;
};

/** The platforms that digests are sent to; a new one is a line here. Their libraries are loaded on first use. */
export const platforms: Readonly<Record<PlatformName, Platform>> = {
  telegram: {
    limits: telegramLimits,
    async createSender({ telegram: { token, apiUrl } }, log) {
      if (!token) return undefined;
      const { createTelegramSender } = await import('../adapters/telegram/index.ts');
      return createTelegramSender({ token, apiUrl, log });
    },
  },
  discord: {
    limits: discordLimits,
    async createSender({ discord: { token, apiUrl } }, log) {
      if (!token) return undefined;
      const { createDiscordSender } = await import('../adapters/discord/index.ts');
      return createDiscordSender({ token, apiUrl, log, clock: () => performance.now() });
    },
  },
};

export const platformNames = Object.keys(platforms) as readonly PlatformName[];

/** Rate limits by platform, messages per second. */
export const sendsPerSecond: Readonly<Record<string, number>> = Object.fromEntries(
  platformNames.map((name) => [name, platforms[name].limits.perSecond]),
);
