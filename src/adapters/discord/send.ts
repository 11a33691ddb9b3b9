import { DiscordAPIError, InteractionResponseType, MessageFlags, RESTJSONErrorCodes, Routes } from 'discord.js';
import type {
  APIApplicationCommandOptionChoice,
  APIInteraction,
  APIModalInteractionResponseCallbackData,
  RawFile,
  REST,
} from 'discord.js';
import { setTimeout as sleep } from 'node:timers/promises';
import { newReference } from '../../lib/reference.ts';
import type { AdapterLog } from '../adapter.ts';
import { ms } from './limits.ts';
import type { DiscordMetrics } from './ports.ts';
import type { DiscordMessage } from './render.ts';
import { describeFailure } from './rest.ts';

const types = InteractionResponseType;

export type Replies = ReturnType<typeof createReplies>;

/** Replies by the interaction's token, valid 15 min. Logs refusals, never throws; refused components become text. */
export function createReplies(
  rest: REST,
  { token, application_id: applicationId }: Pick<APIInteraction, 'token' | 'application_id'>,
  acknowledge: Acknowledge,
  log: AdapterLog,
) {
  const respond = async (response: FirstResponse): Promise<void> => void (await acknowledge(response));
  /** Responds with a message; where Discord refuses its components, with its plain text, which replaces no message. */
  const respondWith = async (message: DiscordMessage, type: FirstResponse['type'], data: object): Promise<void> => {
    if ((await acknowledge({ type, data, files: message.files })) !== 'refused') return;
    logRefusal(log);
    const isPrivate = type === types.UpdateMessage || isUserOnly(data);
    await respond({ type: types.ChannelMessageWithSource, data: plainBody(message, isPrivate) });
  };
  const defer = async (type: FirstResponse['type'], data?: object): Promise<boolean> =>
    (await acknowledge({ type, ...(data && { data }) })) === 'taken';
  const editWith = (body: object, files: readonly RawFile[] = []): Promise<unknown> =>
    rest.patch(Routes.webhookMessage(applicationId, token), { body, files: [...files], auth: false });
  const followUpWith = (body: object, files: readonly RawFile[] = []): Promise<unknown> =>
    rest.post(Routes.webhook(applicationId, token), { body, files: [...files], auth: false });
  const report = (error: unknown): void => log.warn(`Discord did not take an answer (${describeFailure(error)})`);
  /** Sends, and where Discord refuses the components, the plain text. */
  const send = async (components: () => Promise<unknown>, plain: () => Promise<unknown>): Promise<void> => {
    try {
      await onceArrived(components);
    } catch (error) {
      if (!isRefusedWith(error, RESTJSONErrorCodes.InvalidFormBodyOrContentType)) return report(error);
      logRefusal(log);
      await plain().catch(report);
    }
  };
  let replacesPressed = false;
  return {
    suggest: (choices: readonly APIApplicationCommandOptionChoice<string>[]) =>
      respond({ type: types.ApplicationCommandAutocompleteResult, data: { choices } }),
    /** Answers at once, only to the user or to all. */
    reply: (message: DiscordMessage, isPrivate: boolean) =>
      respondWith(message, types.ChannelMessageWithSource, isPrivate ? toUserOnly(message.body) : message.body),
    openForm: (form: APIModalInteractionResponseCallbackData) => respond({ type: types.Modal, data: form }),
    update: (message: DiscordMessage) => respondWith(message, types.UpdateMessage, replacing(message.body)),
    /** Shows "thinking…", only to the user or to all. Resolves to false where it is too late to answer. */
    defer: (isPrivate: boolean) =>
      defer(types.DeferredChannelMessageWithSource, isPrivate ? { flags: MessageFlags.Ephemeral } : undefined),
    /** Acknowledges a pressed button and leaves its message unchanged. Resolves to false where it is too late to answer. */
    deferUpdate() {
      replacesPressed = true;
      return defer(types.DeferredMessageUpdate);
    },
    /** Answers after deferring; after `deferUpdate`, replaces the message with the button. */
    edit: (message: DiscordMessage) =>
      send(
        () => editWith(replacing(message.body), message.files),
        // A message with components never has plain text again (resources/message, IS_COMPONENTS_V2).
        () => (replacesPressed ? followUpWith(plainBody(message, true)) : editWith(plainBody(message, false))),
      ),
    /** Answers after `deferUpdate`, visible only to the user, and leaves the message with the button unchanged. */
    followUp: (message: DiscordMessage) =>
      send(
        () => followUpWith(toUserOnly(message.body), message.files),
        () => followUpWith(plainBody(message, true)),
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

export function logRefusal(log: AdapterLog): void {
  log.bug(newReference(), new Error('Discord does not take our message'));
}

export function isRefusedWith(error: unknown, code: number): boolean {
  return error instanceof DiscordAPIError && error.code === code;
}

async function onceArrived(call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (!isRefusedWith(error, RESTJSONErrorCodes.UnknownWebhook)) throw error;
    await sleep(ms.arrival);
    await call();
  }
}

/** The first response to an interaction, which must arrive within 3 s. */
export type FirstResponse = {
  readonly type: InteractionResponseType;
  readonly data?: object;
  readonly files?: readonly RawFile[];
};

/** `refused`: Discord does not accept the components, and another response can be given. `failed`: it is too late, or lost. */
type Acknowledgement = 'taken' | 'refused' | 'failed';

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
