import { once } from 'node:events';
import { DiscordAPIError, DiscordjsErrorCodes, Events, GatewayCloseCodes, Routes } from 'discord.js';
import type { Client, RESTGetCurrentApplicationResult, RESTPostAPIApplicationCommandsJSONBody } from 'discord.js';
import type { AdapterLog } from '../adapter.ts';
import { describeFailure } from './failure.ts';

/** The body of a bulk overwrite of commands. */
export type CommandsData = readonly RESTPostAPIApplicationCommandsJSONBody[];

/** A refusal that another attempt would meet again, such as a wrong token. */
export class LoginRefused extends Error {
  override readonly name = 'LoginRefused';
}

/** Registers the commands and opens the gateway. Throws `LoginRefused`, or the error of a call that failed. */
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
    if (isTokenError(error) || closedWith === GatewayCloseCodes.AuthenticationFailed) {
      throw new LoginRefused('Discord does not accept the token');
    }
    if (closedWith !== undefined) throw new LoginRefused(describeClosing(closedWith));
    throw error;
  }
}

/** Describes a close code of the gateway for the log. */
export function describeClosing(code: number): string {
  return `Discord closed the gateway for good (${code} ${GatewayCloseCodes[code] ?? ''})`;
}

/**
 * Overwrites the commands at every start: a command that exists under the same name does not count towards the 200 that
 * may be created per day (application-commands#bulk-overwrite-global-application-commands).
 */
async function register({ rest }: Client, commands: CommandsData, log: AdapterLog): Promise<void> {
  const { id } = (await rest.get(Routes.currentApplication())) as RESTGetCurrentApplicationResult;
  try {
    await rest.put(Routes.applicationCommands(id), { body: commands });
  } catch (error) {
    if (!(error instanceof DiscordAPIError) || isTokenError(error)) throw error;
    log.warn(`Discord did not take the commands (${describeFailure(error)}); those of before stay`);
  }
}

/** undici's code for a header that cannot be sent, such as a token with a line break. */
const invalidHeader = 'UND_ERR_INVALID_ARG';

function isTokenError(error: unknown): boolean {
  if (error instanceof DiscordAPIError) return error.status === 401;
  const { code } = Object(error) as { code?: unknown };
  return code === DiscordjsErrorCodes.TokenInvalid || code === invalidHeader;
}
