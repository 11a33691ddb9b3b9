import { writeFile } from 'node:fs/promises';
import type { Answer } from '../answers/index.ts';
import type { Resources } from './resources.ts';

/** Whoever asks for a file waits for its picture, ms. */
const waitMs = 10_000;

export async function savePicture(
  resources: Pick<Resources, 'picturePng'>,
  { picture }: Pick<Answer, 'picture'>,
  file: string,
): Promise<boolean> {
  const drawn = await picture?.('light');
  if (!drawn) return false;
  const content = /\.svg$/i.test(file) ? drawn.svg : await (await resources.picturePng()).render(drawn.scene, waitMs);
  if (content === undefined) return false;
  await writeFile(file, content);
  return true;
}
