import { DiscordAPIError, InteractionResponseType, MessageFlags, RESTJSONErrorCodes, Routes } from 'discord.js';
import type { APIApplicationCommandOptionChoice, APIInteraction, RawFile, REST } from 'discord.js';
import type { AnswerFile } from '../../answers/index.ts';
import type { AdapterLog } from '../adapter.ts';
import { describeFailure } from './failure.ts';
import type { DiscordBody } from './render.ts';

export type Choice = APIApplicationCommandOptionChoice<string>;

/** The ways to answer one interaction. What Discord has against it is logged, never thrown. */
export type Replies = {
  /** Answers somebody who is still typing. */
  suggest(choices: readonly Choice[]): Promise<void>;
  /** Shows "thinking…", to the asker alone or to all; false when there is nobody to answer any more. */
  defer(alone: boolean): Promise<boolean>;
  /** Leaves the message with the pressed button as it is for now. */
  deferUpdate(): Promise<boolean>;
  /** Answers instead of deferring, to the asker alone. */
  whisper(body: DiscordBody): Promise<void>;
  /** Answers after deferring, with a file where there is one. */
  edit(body: DiscordBody, file?: AnswerFile): Promise<void>;
  /** Answers after deferring an update, to the asker alone, and leaves the message with the button as it is. */
  followUp(body: DiscordBody): Promise<void>;
};

type Addressee = Pick<APIInteraction, 'id' | 'token' | 'application_id'>;

/** Works for as long as the interaction's own token: that of the bot is not needed. */
export function createReplies(
  rest: REST,
  { id, token, application_id: applicationId }: Addressee,
  log: AdapterLog,
): Replies {
  const respond = (body: object) => rest.post(Routes.interactionCallback(id, token), { body, auth: false });
  const report = (error: unknown): void => {
    if (!isMissed(error) && !isAnswered(error)) log.warn(`Discord did not take an answer (${describeFailure(error)})`);
  };
  const acknowledge = async (body: object): Promise<boolean> => {
    try {
      await respond(body);
      return true;
    } catch (error) {
      report(error);
      // discord.js repeats a request after a 5xx: the first may have come through.
      return isAnswered(error);
    }
  };
  const flags = MessageFlags.Ephemeral;
  return {
    async suggest(choices) {
      const type = InteractionResponseType.ApplicationCommandAutocompleteResult;
      await acknowledge({ type, data: { choices } });
    },
    defer(alone) {
      const type = InteractionResponseType.DeferredChannelMessageWithSource;
      return acknowledge({ type, ...(alone && { data: { flags } }) });
    },
    deferUpdate: () => acknowledge({ type: InteractionResponseType.DeferredMessageUpdate }),
    async whisper(body) {
      const data = { ...body, flags };
      await respond({ type: InteractionResponseType.ChannelMessageWithSource, data }).catch(report);
    },
    async edit(body, file) {
      // Buttons that are not in the body would stay below the message.
      const whole = { components: [], ...body, ...(file && { attachments: [{ id: '0', filename: file.name }] }) };
      const message = { body: whole, files: file ? [toUpload(file)] : [], auth: false };
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

/** We were too late, or another process was faster: as good as answered, and nothing to be done about it. */
function isMissed(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownInteraction;
}

function isAnswered(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged;
}
