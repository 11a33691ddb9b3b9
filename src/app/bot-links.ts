import type { BotLinks } from '../adapters/web/ports.ts';
import type { Config } from '../config.ts';
import { orElse } from '../problem.ts';

const timeoutMs = 5000;

/** The bots' addresses. A Discord token begins with its id in Base64; Telegram is asked for a name until it answers. */
export function createBotLinks({ discord, telegram }: Pick<Config, 'discord' | 'telegram'>): BotLinks {
  let username: string | undefined;
  let asking: Promise<string | undefined> | undefined;
  return {
    async discord() {
      const applicationId = Buffer.from(discord.token?.split('.')[0] ?? '', 'base64').toString();
      if (!/^\d{15,20}$/.test(applicationId)) return undefined;
      const { installLinks } = await import('../adapters/discord/install-links.ts');
      const urls = new Map(installLinks(applicationId, undefined).map(({ kind, url }) => [kind, url]));
      return { server: urls.get('server') ?? '', account: urls.get('account') ?? '' };
    },
    async telegram() {
      if (username === undefined) {
        asking ??= nameOf(telegram)
          .catch(orElse(undefined))
          .finally(() => (asking = undefined));
        username = await asking;
      }
      return username === undefined ? undefined : telegramAddresses(username);
    },
  };
}

async function telegramAddresses(username: string): ReturnType<BotLinks['telegram']> {
  const { askLink, chatLink } = await import('../adapters/telegram/deep-link.ts');
  return { chat: chatLink(username), ask: (question) => askLink(username, question) };
}

async function nameOf({ apiUrl, token }: Config['telegram']): Promise<string | undefined> {
  if (!token) return undefined;
  const response = await fetch(`${apiUrl}/bot${token}/getMe`, { signal: AbortSignal.timeout(timeoutMs) });
  const { result } = (await response.json()) as { result?: { username?: unknown } };
  const name = result?.username;
  return typeof name === 'string' && /^\w+$/.test(name) ? name : undefined;
}
