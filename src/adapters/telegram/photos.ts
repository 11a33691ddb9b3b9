import { hash } from 'node:crypto';
import { InputFile } from 'grammy';
import type { Message } from 'grammy/types';
import type { Answer } from '../../answers/index.ts';
import { utcDayMs } from '../../domain/time.ts';
import type { Cache } from '../../lib/cache.ts';
import type { RenderPng } from '../adapter.ts';

/** The picture of an answer as it is sent: a new file, or the id of one that Telegram has already. */
export type Photo = {
  readonly media: InputFile | string;
  readonly alt: string;
  /** A hash of its content. */
  readonly key: string;
};

/** Pictures of answers, each uploaded once: Telegram keeps files, and its ids for them stay valid. */
export type Photos = {
  /** `undefined` where the answer has no picture, or where it is not ready in time. */
  of(answer: Pick<Answer, 'picture'>): Promise<Photo | undefined>;
  /** Remembers the id under which Telegram has the photo, given the message that it returned. */
  sent(photo: Photo, message: unknown): Promise<void>;
  /** Forgets an id that Telegram refused. */
  refused(photo: Photo): Promise<void>;
};

/** A picture of a tide is out of date within days. */
const ttlMs = 7 * utcDayMs;

/** Keeps the ids in a cache of the bot, so that they outlive a restart. */
export function createPhotos(renderPng: RenderPng, cache: Cache): Photos {
  /** Of pictures that are still in memory: to hash one of 40 kB takes 0.05 ms, and many ask for the same. */
  const keys = new WeakMap<Uint8Array, string>();
  const keyOf = (png: Uint8Array): string => {
    const key = keys.get(png) ?? hash('sha1', png);
    keys.set(png, key);
    return key;
  };
  const set = (key: string, fileId: string): Promise<void> => cache.set(`photo ${key}`, fileId, ttlMs);
  return {
    async of(answer) {
      const picture = await renderPng(answer);
      if (!picture) return undefined;
      const { png, alt } = picture;
      const key = keyOf(png);
      const fileId = await cache.get(`photo ${key}`);
      const isKnown = typeof fileId === 'string' && fileId !== '';
      return { media: isKnown ? fileId : new InputFile(png, 'picture.png'), alt, key };
    },
    async sent({ key, media }, message) {
      const fileId = fileIdIn(message);
      if (fileId !== undefined && typeof media !== 'string') await set(key, fileId);
    },
    // A cache has no way to delete.
    refused: ({ key }) => set(key, ''),
  };
}

/** The id of the largest size, which is last (core.telegram.org/bots/api#photosize). */
function fileIdIn(message: unknown): string | undefined {
  const { photo, rich_message: rich } = Object(message) as Partial<Message.PhotoMessage & Message.RichMessageMessage>;
  const sizes = photo ?? rich?.blocks.find((block) => block.type === 'photo')?.photo;
  return sizes?.at(-1)?.file_id;
}
