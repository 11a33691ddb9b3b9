import { once } from 'node:events';
import { Events, GatewayCloseCodes } from 'discord.js';
import type { Client } from 'discord.js';
import type { AdapterLog } from '../adapter.ts';
import type { ApplicationSetup } from './application.ts';
import { LoginRefused, isTokenError, tokenRefused } from './login-refused.ts';

/** Prepares the application and opens the gateway. Throws `LoginRefused`, or the error of a call that failed. */
export async function logIn(
  client: Client,
  token: string,
  application: ApplicationSetup,
  log: AdapterLog,
): Promise<void> {
  let closedWith: number | undefined;
  client.once(Events.ShardDisconnect, ({ code }) => {
    closedWith = code;
  });
  try {
    client.rest.setToken(token);
    const { interactions_endpoint_url: endpoint } = await application.prepare(client.rest);
    if (endpoint) log.warn('Discord sends interactions to the endpoint of the developer portal: remove it there');
    await client.login(token);
    if (!client.isReady()) await once(client, Events.ClientReady);
  } catch (error) {
    if (isTokenError(error) || closedWith === GatewayCloseCodes.AuthenticationFailed) throw tokenRefused();
    if (closedWith !== undefined) throw new LoginRefused(describeClosing(closedWith));
    throw error;
  }
}

/** Describes a close code of the gateway for the log. */
export function describeClosing(code: number): string {
  return `Discord closed the gateway for good (${code} ${GatewayCloseCodes[code] ?? ''})`;
}
