import { hash } from 'node:crypto';
import { InputFile } from 'grammy';
import type { Message } from 'grammy/types';
import type { Answer } from '../../answers/index.ts';
import { createBoundedMap } from '../../lib/bounded-map.ts';
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
  sent(photo: Photo, message: unknown): void;
  /** Forgets an id that Telegram refused. */
  refused(photo: Photo): void;
};

/** Ids of some 80 characters. */
const maxFileIds = 10_000;

/** Knows no file of Telegram's at first. */
export function createPhotos(renderPng: RenderPng): Photos {
  const fileIds = createBoundedMap<string>(maxFileIds);
  return {
    async of(answer) {
      const picture = await renderPng(answer);
      if (!picture) return undefined;
      const { png, alt } = picture;
      const key = hash('sha1', png);
      return { media: fileIds.get(key) || new InputFile(png, 'picture.png'), alt, key };
    },
    sent({ key }, message) {
      const fileId = fileIdIn(message);
      if (fileId !== undefined) fileIds.set(key, fileId);
    },
    // The map has no way to delete.
    refused: ({ key }) => fileIds.set(key, ''),
  };
}

/** The id of the largest size, which is last (core.telegram.org/bots/api#photosize). */
function fileIdIn(message: unknown): string | undefined {
  const { photo, rich_message: rich } = Object(message) as Partial<Message.PhotoMessage & Message.RichMessageMessage>;
  const sizes = photo ?? rich?.blocks.find((block) => block.type === 'photo')?.photo;
  return sizes?.at(-1)?.file_id;
}
