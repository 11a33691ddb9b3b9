import { DiscordAPIError, InteractionResponseType, MessageFlags, RESTJSONErrorCodes, Routes } from 'discord.js';
import type { APIApplicationCommandOptionChoice, APIInteraction, RawFile, REST } from 'discord.js';
import type { AnswerFile } from '../../answers/index.ts';
import type { AdapterLog } from '../adapter.ts';
import { describeFailure } from './failure.ts';
import type { DiscordBody } from './render.ts';

export type Choice = APIApplicationCommandOptionChoice<string>;

/** The ways to answer one interaction. Refusals of Discord are logged, never thrown. */
export type Replies = {
  /** Answers an autocomplete request. */
  suggest(choices: readonly Choice[]): Promise<void>;
  /** Shows "thinking…", only to the user or to all. Resolves to false where it is too late to answer. */
  defer(isPrivate: boolean): Promise<boolean>;
  /** Acknowledges a pressed button and leaves its message unchanged. Resolves to false where it is too late to answer. */
  deferUpdate(): Promise<boolean>;
  /** Answers instead of deferring, visible only to the user. */
  replyPrivately(body: DiscordBody): Promise<void>;
  /** Answers after deferring, with a file where there is one. */
  edit(body: DiscordBody, file?: AnswerFile): Promise<void>;
  /** Answers after `deferUpdate`, visible only to the user, and leaves the message with the button unchanged. */
  followUp(body: DiscordBody): Promise<void>;
};

type InteractionAddress = Pick<APIInteraction, 'id' | 'token' | 'application_id'>;

/** Replies are authorised by the interaction's own token, valid for 15 min, not by the bot's. */
export function createReplies(
  rest: REST,
  { id, token, application_id: applicationId }: InteractionAddress,
  log: AdapterLog,
): Replies {
  const respond = (body: object) => rest.post(Routes.interactionCallback(id, token), { body, auth: false });
  const report = (error: unknown): void => {
    if (!isTooLate(error) && !isAcknowledged(error))
      log.warn(`Discord did not take an answer (${describeFailure(error)})`);
  };
  const acknowledge = async (body: object): Promise<boolean> => {
    try {
      await respond(body);
      return true;
    } catch (error) {
      report(error);
      // discord.js retries after a 5xx: the first request may have arrived.
      return isAcknowledged(error);
    }
  };
  const flags = MessageFlags.Ephemeral;
  return {
    async suggest(choices) {
      const type = InteractionResponseType.ApplicationCommandAutocompleteResult;
      await acknowledge({ type, data: { choices } });
    },
    defer(isPrivate) {
      const type = InteractionResponseType.DeferredChannelMessageWithSource;
      return acknowledge({ type, ...(isPrivate && { data: { flags } }) });
    },
    deferUpdate: () => acknowledge({ type: InteractionResponseType.DeferredMessageUpdate }),
    async replyPrivately(body) {
      const data = { ...body, flags };
      await respond({ type: InteractionResponseType.ChannelMessageWithSource, data }).catch(report);
    },
    async edit(body, file) {
      // Components that are not in the body would stay on the message.
      const edited = { components: [], ...body, ...(file && { attachments: [{ id: '0', filename: file.name }] }) };
      const message = { body: edited, files: file ? [toUpload(file)] : [], auth: false };
      await rest.patch(Routes.webhookMessage(applicationId, token), message).catch(report);
    },
    async followUp(body) {
      await rest.post(Routes.webhook(applicationId, token), { body: { ...body, flags }, auth: false }).catch(report);
    },
  };
}

function toUpload({ name, mediaType: contentType, content }: AnswerFile): RawFile {
  return { name, contentType, data: Buffer.from(content) };
}

/** The interaction has expired, or another process has answered it: nothing is left to do. */
function isTooLate(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownInteraction;
}

function isAcknowledged(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged;
}
