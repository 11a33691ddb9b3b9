import { once } from 'node:events';
import { DiscordAPIError, DiscordjsErrorCodes, Events, GatewayCloseCodes, Routes } from 'discord.js';
import type { Client, RESTGetCurrentApplicationResult } from 'discord.js';
import type { AdapterLog } from '../adapter.ts';
import { describeFailure } from './failure.ts';
import type { registerDiscord } from './register.ts';

export type CommandsData = ReturnType<typeof registerDiscord>;

/** Discord said no, and will say so again. */
export class Refused extends Error {}

/** Registers the commands and opens the gateway. Throws `Refused`, or what kept us from asking. */
export async function logIn(client: Client, token: string, commands: CommandsData, log: AdapterLog): Promise<void> {
  let closedWith: number | undefined;
  client.once(Events.ShardDisconnect, ({ code }) => {
    closedWith = code;
  });
  try {
    client.rest.setToken(token);
    await register(client, commands, log);
    await client.login(token);
    if (!client.isReady()) await once(client, Events.ClientReady);
  } catch (error) {
    if (isTokenFault(error) || closedWith === GatewayCloseCodes.AuthenticationFailed) {
      throw new Refused('Discord does not accept the token');
    }
    if (closedWith !== undefined) throw new Refused(describeClosing(closedWith));
    throw error;
  }
}

export function describeClosing(code: number): string {
  return `Discord closed the gateway for good (${code} ${GatewayCloseCodes[code] ?? ''})`;
}

/**
 * Always, without a look at what is registered: a command that is there under the same name does not count towards the
 * 200 that may be created in a day (application-commands#bulk-overwrite-global-application-commands).
 */
async function register({ rest }: Client, commands: CommandsData, log: AdapterLog): Promise<void> {
  const { id } = (await rest.get(Routes.currentApplication())) as RESTGetCurrentApplicationResult;
  try {
    await rest.put(Routes.applicationCommands(id), { body: commands });
  } catch (error) {
    if (!(error instanceof DiscordAPIError) || isTokenFault(error)) throw error;
    log.warn(`Discord did not take the commands (${describeFailure(error)}); those of before stay`);
  }
}

/** Undici does not even send a token with, say, a line break. */
const unsendable = 'UND_ERR_INVALID_ARG';

function isTokenFault(error: unknown): boolean {
  if (error instanceof DiscordAPIError) return error.status === 401;
  const { code } = Object(error) as { code?: unknown };
  return code === DiscordjsErrorCodes.TokenInvalid || code === unsendable;
}
