import { DiscordAPIError, InteractionResponseType, MessageFlags, RESTJSONErrorCodes, Routes } from 'discord.js';
import type { APIInteraction, REST } from 'discord.js';
import type { DoorLog } from '../door.ts';
import { describeFailure } from './failure.ts';
import type { DiscordBody } from './render.ts';

/** The ways to answer one interaction. What Discord has against it is logged, never thrown. */
export type Replies = {
  /** Shows "thinking…"; false when there is nobody to answer any more. */
  defer(): Promise<boolean>;
  /** Answers instead of deferring, to the asker alone. */
  whisper(body: DiscordBody): Promise<void>;
  /** Answers after deferring. */
  edit(body: DiscordBody): Promise<void>;
};

type Addressee = Pick<APIInteraction, 'id' | 'token' | 'application_id'>;

/** Works for as long as the interaction's own token: that of the bot is not needed. */
export function createReplies(
  rest: REST,
  { id, token, application_id: applicationId }: Addressee,
  log: DoorLog,
): Replies {
  const respond = (body: object) => rest.post(Routes.interactionCallback(id, token), { body, auth: false });
  const report = (error: unknown): void => {
    if (!isMissed(error) && !isAnswered(error)) log.warn(`Discord did not take an answer (${describeFailure(error)})`);
  };
  return {
    async defer() {
      try {
        await respond({ type: InteractionResponseType.DeferredChannelMessageWithSource });
        return true;
      } catch (error) {
        report(error);
        // discord.js repeats a request after a 5xx: the first may have come through.
        return isAnswered(error);
      }
    },
    async whisper(body) {
      const data = { ...body, flags: MessageFlags.Ephemeral };
      await respond({ type: InteractionResponseType.ChannelMessageWithSource, data }).catch(report);
    },
    async edit(body) {
      await rest.patch(Routes.webhookMessage(applicationId, token), { body, auth: false }).catch(report);
    },
  };
}

/** We were too late, or another process was faster: as good as answered, and nothing to be done about it. */
function isMissed(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownInteraction;
}

function isAnswered(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged;
}
