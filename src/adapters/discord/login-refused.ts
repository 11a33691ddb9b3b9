import { DiscordAPIError, DiscordjsErrorCodes } from 'discord.js';

/** A refusal that another attempt would meet again, such as a wrong token. */
export class LoginRefused extends Error {
  override readonly name = 'LoginRefused';
}

/** undici's code for a header that cannot be sent, such as a token with a line break. */
const invalidHeader = 'UND_ERR_INVALID_ARG';

/** Whether a call failed because of the token. */
export function isTokenError(error: unknown): boolean {
  if (error instanceof DiscordAPIError) return error.status === 401;
  const { code } = Object(error) as { code?: unknown };
  return code === DiscordjsErrorCodes.TokenInvalid || code === invalidHeader;
}

/** The refusal of a wrong token. */
export function tokenRefused(): LoginRefused {
  return new LoginRefused('Discord does not accept the token');
}
