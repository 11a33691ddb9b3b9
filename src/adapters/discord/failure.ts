import { DiscordAPIError, HTTPError } from 'discord.js';

/** Describes a failed call for the log by its status or code. The error itself holds a token and the answer. */
export function describeFailure(error: unknown): string {
  if (error instanceof DiscordAPIError) return `${error.status}, code ${error.code}`;
  if (error instanceof HTTPError) return String(error.status);
  const { code, name } = Object(error) as { code?: unknown; name?: unknown };
  return [code, name].find((kind) => typeof kind === 'string') ?? 'unknown';
}
