import { GrammyError, HttpError, InputFile } from 'grammy';
import type { Message } from 'grammy/types';
import { hash } from 'node:crypto';
import type { Answer } from '../../answers/index.ts';
import { memoizeByObject } from '../../domain/memoize.ts';
import { utcDayMs } from '../../domain/time.ts';
import type { Cache } from '../../lib/cache.ts';
import { newReference } from '../../lib/reference.ts';
import type { AdapterLog, RenderPng } from '../adapter.ts';
import { describeFailure, isAboutChat, isAboutPhotos, mentions, type Failure } from './reaction.ts';
import { renderRich, type RichBody, type RichPhoto } from './render-rich.ts';
import { renderCaption, renderPlain, renderTelegram, type TelegramBody, type TelegramCaption } from './render.ts';

/** The calls that send a message, or replace one, in one of the forms that it may have. */
export type MessageCalls = {
  rich(body: RichBody): Promise<unknown>;
  photo(photo: Photo['media'], body: TelegramCaption): Promise<unknown>;
  text(body: TelegramBody): Promise<unknown>;
};

/** `message`: as Telegram returned it. */
type FormOutcome = { readonly message: unknown } | { readonly failure: Failure };

export type Forms = ReturnType<typeof createForms>;

/** Sends rich messages, else HTML: a form that the server does not know is not tried again until the next start. */
export function createForms(photos: Photos, log: AdapterLog) {
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
    /** Resolves to the failure of the last form that was tried; rejects only at a bug. */
    async deliver(answer: Answer, calls: MessageCalls): Promise<FormOutcome> {
      let photo = await photos.of(answer);
      let failure: Failure | undefined;
      for (const [form, send] of Object.entries(forms) as [Form, Send][]) {
        const sending = isKnown(form) ? send(answer, photo, calls, failure) : undefined;
        if (!sending) continue;
        const outcome = await attempt(sending);
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

/** Sends an answer in a form; `undefined` where there is none of it. `failure` is that of the form before. */
type Send = (
  answer: Answer,
  photo: Photo | undefined,
  calls: MessageCalls,
  failure: Failure | undefined,
) => Promise<unknown> | undefined;

/** The best first. `rich photo`: a rich message with the picture inside, which came with Bot API 10.2. */
const forms = {
  'rich photo': (answer, photo, { rich }) => photo && rich(renderRich(answer, photo)),
  photo(answer, photo, calls) {
    const caption = photo && renderCaption(answer);
    return caption && calls.photo(photo.media, caption);
  },
  rich: (answer, _, { rich }) => rich(renderRich(answer)),
  html: (answer, _, { text }) => text(renderTelegram(answer)),
  plain: (answer, _, { text }, failure) => failure && text(renderPlain(answer)),
} as const satisfies Record<string, Send>;
type Form = keyof typeof forms;

async function attempt(sending: Promise<unknown>): Promise<FormOutcome> {
  try {
    return { message: await sending };
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
  if (!(failure instanceof GrammyError) || failure.description.includes("can't parse entities")) return undefined;
  if (!form.startsWith('rich')) return undefined;
  if (failure.error_code === 404 || mentions(failure.description, ['text is empty'])) return 'rich';
  return form === 'rich photo' && mentions(failure.description, ['url', 'media']) ? form : undefined;
}

/** With a hash of its content. */
export type Photo = RichPhoto & { readonly key: string };

/** Pictures of answers, each uploaded once: Telegram keeps files, and its ids for them stay valid. */
type Photos = ReturnType<typeof createPhotos>;

/** A picture of a tide is out of date within days. */
const ttlMs = 7 * utcDayMs;

/** Keeps the ids in a cache of the bot, so that they outlive a restart. */
export function createPhotos(renderPng: RenderPng, cache: Cache) {
  /** Of pictures that are still in memory: to hash one of 40 kB takes 0.05 ms, and many ask for the same. */
  const keyOf = memoizeByObject((png: Uint8Array) => hash('sha1', png));
  const set = (key: string, fileId: string): Promise<void> => cache.set(`photo ${key}`, fileId, ttlMs);
  return {
    /** `undefined` where the answer has no picture, or where it is not ready in time. */
    async of(answer: Pick<Answer, 'picture'>): Promise<Photo | undefined> {
      const picture = await renderPng(answer);
      if (!picture) return undefined;
      const { png } = picture;
      const key = keyOf(png);
      const fileId = await cache.get(`photo ${key}`);
      const isKnown = typeof fileId === 'string' && fileId !== '';
      return { media: isKnown ? fileId : new InputFile(png, 'picture.png'), key };
    },
    /** Remembers the id under which Telegram has the photo, given the message that it returned. */
    async sent({ key, media }: Photo, message: unknown): Promise<void> {
      const fileId = fileIdIn(message);
      if (fileId !== undefined && typeof media !== 'string') await set(key, fileId);
    },
    /** Forgets an id that Telegram refused: a cache has no way to delete. */
    refused: ({ key }: Photo): Promise<void> => set(key, ''),
  };
}

/** The id of the largest size, which is last (core.telegram.org/bots/api#photosize). */
function fileIdIn(message: unknown): string | undefined {
  const { photo, rich_message: rich } = Object(message) as Partial<Message.PhotoMessage & Message.RichMessageMessage>;
  const sizes = photo ?? rich?.blocks.find((block) => block.type === 'photo')?.photo;
  return sizes?.at(-1)?.file_id;
}
