import { GrammyError, HttpError } from 'grammy';
import type { Answer } from '../../answers/index.ts';
import { newReference } from '../../lib/reference.ts';
import type { AdapterLog } from '../adapter.ts';
import { describeFailure, type Failure } from './failure.ts';
import type { Photo, Photos } from './photos.ts';
import { isAboutChat, isAboutPhotos, mentions } from './reaction.ts';
import { renderCaption, renderPlain, renderTelegram, type TelegramBody, type TelegramCaption } from './render.ts';
import { renderRich, type RichBody } from './render-rich.ts';

/** The calls that send a message, or replace one, in one of the forms that it may have. */
export type MessageCalls = {
  rich(body: RichBody): Promise<unknown>;
  photo(photo: Photo['media'], body: TelegramCaption): Promise<unknown>;
  text(body: TelegramBody): Promise<unknown>;
};

/** `message`: as Telegram returned it. */
export type FormOutcome = { readonly message: unknown } | { readonly failure: Failure };

/** Sends answers in the best form that the server takes. */
export type Forms = {
  /** Resolves to the failure of the last form that was tried; rejects only at a bug. */
  deliver(answer: Answer, calls: MessageCalls): Promise<FormOutcome>;
};

/** The best first. `rich photo`: a rich message with the picture inside, which came with Bot API 10.2. */
type Form = 'rich photo' | 'photo' | 'rich' | 'html' | 'plain';

/**
 * Sends rich messages, and where the server refuses them, HTML. A form that the server does not know is not tried again
 * until the next start.
 */
export function createForms(photos: Photos, log: AdapterLog): Forms {
  const unknown = new Set<Form>();
  const isKnown = (form: Form): boolean => !unknown.has(form) && !(form === 'rich photo' && unknown.has('rich'));

  const note = (form: Form, failure: Failure): void => {
    const why = `${form}, ${describeFailure(failure)}`;
    const notKnown = unknownForm(form, failure);
    if (notKnown !== undefined) {
      unknown.add(notKnown);
      log.warn(`Telegram does not know a form of messages, which are sent in another from now on (${why})`);
    } else if (!isAboutPhotosOf(failure)) {
      log.bug(newReference(), new Error(`Telegram did not take a form of an answer (${why})`));
    }
  };
  return {
    async deliver(answer, calls) {
      let photo = await photos.of(answer);
      let failure: Failure | undefined;
      for (const [form, prepare] of forms) {
        const send = isKnown(form) ? prepare(answer, photo, calls, failure) : undefined;
        if (!send) continue;
        const outcome = await attempt(send);
        if ('message' in outcome) {
          // Telegram has the message, whatever its receipt looks like: a failure here would have it sent again.
          if (photo) await photos.sent(photo, outcome.message).catch((error) => log.bug(newReference(), error));
          return outcome;
        }
        failure = outcome.failure;
        if (!isAboutForm(form, failure)) return outcome;
        note(form, failure);
        if (photo) await photos.refused(photo);
        if (isAboutPhotosOf(failure)) photo = undefined;
      }
      if (!failure) throw new Error('No form of a message was tried');
      return { failure };
    },
  };
}

type Prepare = (
  answer: Answer,
  photo: Photo | undefined,
  calls: MessageCalls,
  /** Of the form that was tried before. */
  failure: Failure | undefined,
) => (() => Promise<unknown>) | undefined;

const forms: readonly (readonly [Form, Prepare])[] = [
  ['rich photo', (answer, photo, { rich }) => photo && (() => rich(renderRich(answer, photo)))],
  [
    'photo',
    (answer, photo, calls) => {
      const caption = photo && renderCaption(answer);
      return caption && (() => calls.photo(photo.media, caption));
    },
  ],
  [
    'rich',
    (answer, _, { rich }) =>
      () =>
        rich(renderRich(answer)),
  ],
  [
    'html',
    (answer, _, { text }) =>
      () =>
        text(renderTelegram(answer)),
  ],
  ['plain', (answer, _, { text }, failure) => failure && (() => text(renderPlain(answer)))],
];

async function attempt(send: () => Promise<unknown>): Promise<FormOutcome> {
  try {
    return { message: await send() };
  } catch (error) {
    if (error instanceof GrammyError || error instanceof HttpError) return { failure: error };
    throw error;
  }
}

function isAboutPhotosOf(failure: Failure): boolean {
  return failure instanceof GrammyError && isAboutPhotos(failure.description);
}

/** Whether another form may be taken: a message was refused, and neither its chat nor its rate is the reason. */
function isAboutForm(form: Form, failure: Failure): boolean {
  if (!(failure instanceof GrammyError) || form === 'plain') return false;
  const { error_code: status } = failure;
  // A 404 of `sendMessage`, which every server knows, is about the token.
  return (status === 404 && form !== 'html') || (status === 400 && (isAboutPhotosOf(failure) || !isAboutChat(failure)));
}

/**
 * The form that the server does not know, where that was the reason. No rich messages: the method is unknown (404), or a
 * parameter that it ignored, so that an edit had no text. A server of Bot API 10.1 finds no picture at `tg://photo`.
 */
function unknownForm(form: Form, failure: Failure): Form | undefined {
  if (!(failure instanceof GrammyError) || cannotParse(failure)) return undefined;
  if (!form.startsWith('rich')) return undefined;
  if (failure.error_code === 404 || mentions(failure.description, ['text is empty'])) return 'rich';
  return form === 'rich photo' && mentions(failure.description, ['url', 'media']) ? form : undefined;
}

function cannotParse(failure: Failure): boolean {
  return failure instanceof GrammyError && failure.description.includes("can't parse entities");
}
