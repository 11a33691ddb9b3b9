import { DiscordAPIError, InteractionResponseType, MessageFlags, RESTJSONErrorCodes, Routes } from 'discord.js';
import type {
  APIApplicationCommandOptionChoice,
  APIInteraction,
  APIModalInteractionResponseCallbackData,
  RawFile,
  REST,
} from 'discord.js';
import type { AdapterLog } from '../adapter.ts';
import { describeFailure } from './failure.ts';
import type { DiscordMessage } from './render.ts';

export type Choice = APIApplicationCommandOptionChoice<string>;

/** The ways to answer one interaction. Refusals of Discord are logged, never thrown. */
export type Replies = {
  /** Answers an autocomplete request. */
  suggest(choices: readonly Choice[]): Promise<void>;
  /** Answers at once, only to the user or to all. */
  reply(message: DiscordMessage, isPrivate: boolean): Promise<void>;
  /** Shows a form, which comes back as another interaction. */
  openForm(form: APIModalInteractionResponseCallbackData): Promise<void>;
  /** Replaces the message with the button at once. */
  update(message: DiscordMessage): Promise<void>;
  /** Shows "thinking…", only to the user or to all. Resolves to false where it is too late to answer. */
  defer(isPrivate: boolean): Promise<boolean>;
  /** Acknowledges a pressed button and leaves its message unchanged. Resolves to false where it is too late to answer. */
  deferUpdate(): Promise<boolean>;
  /** Answers after deferring; after `deferUpdate`, replaces the message with the button. */
  edit(message: DiscordMessage): Promise<void>;
  /** Answers after `deferUpdate`, visible only to the user, and leaves the message with the button unchanged. */
  followUp(message: DiscordMessage): Promise<void>;
};

type InteractionAddress = Pick<APIInteraction, 'id' | 'token' | 'application_id'>;

/** Replies are authorised by the interaction's own token, valid for 15 min, not by the bot's. */
export function createReplies(
  rest: REST,
  { id, token, application_id: applicationId }: InteractionAddress,
  log: AdapterLog,
): Replies {
  const report = (error: unknown): void => {
    if (!isTooLate(error) && !isAcknowledged(error))
      log.warn(`Discord did not take an answer (${describeFailure(error)})`);
  };
  const respond = async (
    type: InteractionResponseType,
    data?: object,
    files?: readonly RawFile[],
  ): Promise<boolean> => {
    try {
      const request = { body: { type, ...(data && { data }) }, files: [...(files ?? [])], auth: false };
      await rest.post(Routes.interactionCallback(id, token), request);
      return true;
    } catch (error) {
      report(error);
      // discord.js retries after a 5xx: the first request may have arrived.
      return isAcknowledged(error);
    }
  };
  return {
    async suggest(choices) {
      await respond(InteractionResponseType.ApplicationCommandAutocompleteResult, { choices });
    },
    async reply({ body, files }, isPrivate) {
      const data = isPrivate ? toUserOnly(body) : body;
      await respond(InteractionResponseType.ChannelMessageWithSource, data, files);
    },
    async openForm(form) {
      await respond(InteractionResponseType.Modal, form);
    },
    async update({ body, files }) {
      await respond(InteractionResponseType.UpdateMessage, replacing(body), files);
    },
    defer: (isPrivate) =>
      respond(
        InteractionResponseType.DeferredChannelMessageWithSource,
        isPrivate ? { flags: MessageFlags.Ephemeral } : undefined,
      ),
    deferUpdate: () => respond(InteractionResponseType.DeferredMessageUpdate),
    async edit({ body, files }) {
      const request = { body: replacing(body), files: [...files], auth: false };
      await rest.patch(Routes.webhookMessage(applicationId, token), request).catch(report);
    },
    async followUp({ body, files }) {
      const request = { body: toUserOnly(body), files: [...files], auth: false };
      await rest.post(Routes.webhook(applicationId, token), request).catch(report);
    },
  };
}

function toUserOnly(body: DiscordMessage['body']): object {
  return { ...body, flags: body.flags | MessageFlags.Ephemeral };
}

/** A message of a version that sent embeds keeps them, and refuses components, unless they are taken away. */
function replacing(body: DiscordMessage['body']): object {
  return { ...body, content: null, embeds: null };
}

/** The interaction has expired, or another process has answered it: nothing is left to do. */
function isTooLate(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownInteraction;
}

function isAcknowledged(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged;
}
