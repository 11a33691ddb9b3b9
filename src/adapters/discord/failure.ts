import { DiscordAPIError, HTTPError } from 'discord.js';

/** A failed call for the log: what kind of failure. Never the error itself: it holds a token and the answer. */
export function describeFailure(error: unknown): string {
  if (error instanceof DiscordAPIError) return `${error.status}, code ${error.code}`;
  if (error instanceof HTTPError) return String(error.status);
  const { code, name } = Object(error) as { code?: unknown; name?: unknown };
  return [code, name].find((kind) => typeof kind === 'string') ?? 'unknown';
}
