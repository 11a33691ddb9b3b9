import { minuteMs } from '../domain/time.ts';
import type { DrawPicture } from './answer.ts';
import type { FormatContext } from './format.ts';
import type { Picture, ThemeName } from './pictures/index.ts';

type Pictures = typeof import('./pictures/index.ts');

/**
 * A picture of what an answer shows, made when it is asked for, its code loaded with the first one. The present in it is
 * the beginning of the minute: whoever asks the same within a minute gets the same picture, which is drawn and uploaded once.
 */
export function drawn<Shown extends { readonly format: FormatContext }>(
  shown: Shown,
  draw: (pictures: Pictures, shown: Shown, theme: ThemeName) => Picture | undefined | Promise<Picture | undefined>,
): DrawPicture {
  const { format } = shown;
  const now = Math.floor(format.now / minuteMs) * minuteMs;
  return async (theme) => draw(await import('./pictures/index.ts'), { ...shown, format: { ...format, now } }, theme);
}
