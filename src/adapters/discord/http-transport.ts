import { REST } from 'discord.js';
import type { APIInteraction } from 'discord.js';
import type { Hono } from 'hono';
import type { AdapterLog } from '../adapter.ts';
import type { AdapterRecords } from '../ports.ts';
import type { Acknowledge, FirstResponse } from './acknowledge.ts';
import type { ApplicationSetup } from './application.ts';
import { keepTrying } from './attempts.ts';
import type { Transport } from './connection.ts';
import { describeFailure } from './failure.ts';
import { createInteractionsEndpoint } from './interactions-endpoint.ts';
import { isTokenError, tokenRefused } from './login-refused.ts';
import { restOptions, type RestSettings } from './rest.ts';

export type HttpTransportOptions = {
  readonly token: string;
  /** 32 bytes, hexadecimal. */
  readonly publicKey: string;
  readonly rest: RestSettings;
  readonly application: ApplicationSetup;
  readonly records: AdapterRecords;
  readonly log: AdapterLog;
  /** UTC, ms. */
  now(): number;
  /** Monotonic, ms. */
  clock(): number;
  /** Handles an interaction and settles when it has been answered in full. Never rejects. */
  handle(interaction: APIInteraction, rest: REST, acknowledge: Acknowledge): Promise<void>;
};

/** Receives interactions by HTTP instead of the gateway. The first response is that of the request, all others are calls. */
export function createHttpTransport(options: HttpTransportOptions): Transport & { readonly webhook: Hono } {
  const { token, publicKey, application, records, log, now, clock, handle } = options;
  const rest = new REST(restOptions(options.rest)).setToken(token);
  const leaving = new AbortController();
  let isPrepared = false;
  let lastSuccessAt: number | undefined;
  let reason: string | undefined;
  const reportTrouble = (message: string): void => {
    if (reason === undefined) log.warn(message);
    reason = message;
  };

  const attempt = async (): Promise<boolean> => {
    try {
      const { verify_key: key } = await application.prepare(rest);
      if (key !== publicKey.toLowerCase()) log.warn('DISCORD_PUBLIC_KEY is not the public key of this application');
      isPrepared = true;
      lastSuccessAt = clock();
      return true;
    } catch (error) {
      if (isTokenError(error)) {
        const refused = tokenRefused();
        reason = `${refused.message}: look at DISCORD_TOKEN`;
        throw refused;
      }
      if (leaving.signal.aborted) throw error;
      reportTrouble(`Discord cannot be reached (${describeFailure(error)}); trying again`);
      // discord.js drops the token after any 401, also one that did not come from Discord.
      rest.setToken(token);
      return false;
    }
  };

  const webhook = createInteractionsEndpoint({
    publicKey,
    records,
    now,
    onSigned: () => (lastSuccessAt = clock()),
    async receive(interaction) {
      const { promise: first, resolve } = Promise.withResolvers<FirstResponse | undefined>();
      const acknowledge: Acknowledge = (response) => {
        resolve(response);
        return Promise.resolve('taken');
      };
      void handle(interaction, rest, acknowledge).then(() => resolve(undefined));
      return first;
    },
  });

  return {
    webhook,
    start: () => keepTrying({ attempt, reportTrouble, log, signal: leaving.signal }),
    health: () => ({
      ok: isPrepared && !leaving.signal.aborted,
      ...(lastSuccessAt !== undefined && { lastSuccessAt }),
      ...(!isPrepared && reason !== undefined && { reason }),
    }),
    leave() {
      leaving.abort();
      return Promise.resolve();
    },
  };
}
