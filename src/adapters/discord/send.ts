import { setTimeout as sleep } from 'node:timers/promises';
import { DiscordAPIError, InteractionResponseType, MessageFlags, RESTJSONErrorCodes, Routes } from 'discord.js';
import type {
  APIApplicationCommandOptionChoice,
  APIInteraction,
  APIModalInteractionResponseCallbackData,
  RawFile,
  REST,
} from 'discord.js';
import { newReference } from '../../lib/reference.ts';
import type { AdapterLog } from '../adapter.ts';
import type { Acknowledge, FirstResponse } from './acknowledge.ts';
import { describeFailure } from './failure.ts';
import type { DiscordMessage } from './render.ts';

export type Choice = APIApplicationCommandOptionChoice<string>;

/**
 * The ways to answer one interaction. Refusals of Discord are logged, never thrown; an answer whose components it refuses is
 * sent as plain text.
 */
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

type InteractionAddress = Pick<APIInteraction, 'token' | 'application_id'>;

const types = InteractionResponseType;

/** Replies are authorised by the interaction's own token, valid for 15 min, not by the bot's. */
export function createReplies(
  rest: REST,
  { token, application_id: applicationId }: InteractionAddress,
  acknowledge: Acknowledge,
  log: AdapterLog,
): Replies {
  const respond = async (response: FirstResponse): Promise<void> => void (await acknowledge(response));
  /** Responds with a message; where Discord refuses its components, with its plain text, which replaces no message. */
  const respondWith = async (message: DiscordMessage, type: FirstResponse['type'], data: object): Promise<void> => {
    if ((await acknowledge({ type, data, files: message.files })) !== 'refused') return;
    logRefusal(log);
    const isPrivate = type === types.UpdateMessage || isUserOnly(data);
    await respond({ type: types.ChannelMessageWithSource, data: plainBody(message, isPrivate) });
  };
  const edit = (body: object, files: readonly RawFile[] = []): Promise<unknown> =>
    rest.patch(Routes.webhookMessage(applicationId, token), { body, files: [...files], auth: false });
  const followUp = (body: object, files: readonly RawFile[] = []): Promise<unknown> =>
    rest.post(Routes.webhook(applicationId, token), { body, files: [...files], auth: false });
  const report = (error: unknown): void => log.warn(`Discord did not take an answer (${describeFailure(error)})`);
  /** Sends, and where Discord refuses the components, the plain text. */
  const send = async (components: () => Promise<unknown>, plain: () => Promise<unknown>): Promise<void> => {
    try {
      await onceArrived(components);
    } catch (error) {
      if (!isInvalidForm(error)) return report(error);
      logRefusal(log);
      await plain().catch(report);
    }
  };
  let replacesPressed = false;
  return {
    suggest: (choices) => respond({ type: types.ApplicationCommandAutocompleteResult, data: { choices } }),
    reply: (message, isPrivate) =>
      respondWith(message, types.ChannelMessageWithSource, isPrivate ? toUserOnly(message.body) : message.body),
    openForm: (form) => respond({ type: types.Modal, data: form }),
    update: (message) => respondWith(message, types.UpdateMessage, replacing(message.body)),
    async defer(isPrivate) {
      const data = isPrivate ? { data: { flags: MessageFlags.Ephemeral } } : {};
      return (await acknowledge({ type: types.DeferredChannelMessageWithSource, ...data })) === 'taken';
    },
    async deferUpdate() {
      replacesPressed = true;
      return (await acknowledge({ type: types.DeferredMessageUpdate })) === 'taken';
    },
    edit: (message) =>
      send(
        () => edit(replacing(message.body), message.files),
        // A message with components never has plain text again (resources/message, IS_COMPONENTS_V2).
        () => (replacesPressed ? followUp(plainBody(message, true)) : edit(plainBody(message, false))),
      ),
    followUp: (message) =>
      send(
        () => followUp(toUserOnly(message.body), message.files),
        () => followUp(plainBody(message, true)),
      ),
  };
}

function toUserOnly(body: DiscordMessage['body']): object {
  return { ...body, flags: body.flags | MessageFlags.Ephemeral };
}

function isUserOnly(data: object): boolean {
  const { flags } = data as { flags?: number };
  return ((flags ?? 0) & MessageFlags.Ephemeral) !== 0;
}

function plainBody({ plain }: DiscordMessage, isPrivate: boolean): object {
  return isPrivate ? { ...plain(), flags: MessageFlags.Ephemeral } : plain();
}

/** A message of a version that sent embeds keeps them, and refuses components, unless they are taken away. */
function replacing(body: DiscordMessage['body']): object {
  return { ...body, content: null, embeds: null };
}

function logRefusal(log: AdapterLog): void {
  log.bug(newReference(), new Error('Discord does not take our message'));
}

function isInvalidForm(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.InvalidFormBodyOrContentType;
}

/** Discord knows an interaction's token once it has read our response, which over HTTP may be a moment after it was sent, ms. */
const arrivalMs = 500;

async function onceArrived(call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (!(error instanceof DiscordAPIError) || error.code !== RESTJSONErrorCodes.UnknownWebhook) throw error;
    await sleep(arrivalMs);
    await call();
  }
}
