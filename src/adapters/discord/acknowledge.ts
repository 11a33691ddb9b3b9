import { DiscordAPIError, RESTJSONErrorCodes, Routes } from 'discord.js';
import type { APIInteraction, InteractionResponseType, RawFile, REST } from 'discord.js';
import type { AdapterLog } from '../adapter.ts';
import { describeFailure } from './failure.ts';
import type { DiscordMetrics } from './ports.ts';

/** The first response to an interaction, which must arrive within 3 s. */
export type FirstResponse = {
  readonly type: InteractionResponseType;
  readonly data?: object;
  readonly files?: readonly RawFile[];
};

/** `refused`: Discord does not accept the components, and another response can be given. `failed`: it is too late, or lost. */
export type Acknowledgement = 'taken' | 'refused' | 'failed';

/** Gives the first response. Never rejects. */
export type Acknowledge = (response: FirstResponse) => Promise<Acknowledgement>;

/** Acknowledges an interaction of the gateway by a call of its own. */
export function acknowledgeByRest(
  rest: REST,
  { id, token }: Pick<APIInteraction, 'id' | 'token'>,
  metrics: DiscordMetrics,
  log: AdapterLog,
): Acknowledge {
  return async ({ files = [], ...body }) => {
    try {
      await rest.post(Routes.interactionCallback(id, token), { body, files: [...files], auth: false });
      return 'taken';
    } catch (error) {
      const code = error instanceof DiscordAPIError ? error.code : undefined;
      if (code === RESTJSONErrorCodes.InvalidFormBodyOrContentType) return 'refused';
      if (code !== RESTJSONErrorCodes.UnknownInteraction && code !== alreadyAcknowledged) {
        log.warn(`Discord did not take an answer (${describeFailure(error)})`);
        return 'failed';
      }
      metrics.acknowledgementRefused(code);
      // After a server error, the call is repeated: the first one may have arrived.
      return code === alreadyAcknowledged ? 'taken' : 'failed';
    }
  };
}

const alreadyAcknowledged = RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged;
