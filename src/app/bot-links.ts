import type { BotLinks } from '../adapters/web/ports.ts';
import type { Config } from '../config.ts';
import { orElse } from '../problem.ts';

const timeoutMs = 5000;

/**
 * The addresses that add the bots. A token of Discord begins with the application's id in Base64; who a bot on Telegram is,
 * only Telegram knows: it is asked until it has answered once.
 */
export function createBotLinks({ discord, telegram }: Pick<Config, 'discord' | 'telegram'>): BotLinks {
  let telegramLink: string | undefined;
  return async () => {
    const applicationId = Buffer.from(discord.token?.split('.')[0] ?? '', 'base64').toString();
    telegramLink ??=
      telegram.token && (await telegramAddress(telegram.apiUrl, telegram.token).catch(orElse(undefined)));
    return {
      ...(/^\d{15,20}$/.test(applicationId) && { discord: await discordAddresses(applicationId) }),
      ...(telegramLink && { telegram: telegramLink }),
    };
  };
}

async function discordAddresses(applicationId: string): Promise<{ server: string; account: string }> {
  const { installLinks } = await import('../adapters/discord/install-links.ts');
  const urls = new Map(installLinks(applicationId, undefined).map(({ kind, url }) => [kind, url]));
  return { server: urls.get('server') ?? '', account: urls.get('account') ?? '' };
}

async function telegramAddress(apiUrl: string, token: string): Promise<string | undefined> {
  const response = await fetch(`${apiUrl}/bot${token}/getMe`, { signal: AbortSignal.timeout(timeoutMs) });
  const { result } = (await response.json()) as { result?: { username?: unknown } };
  const name = result?.username;
  return typeof name === 'string' && /^\w+$/.test(name) ? `https://t.me/${name}` : undefined;
}
