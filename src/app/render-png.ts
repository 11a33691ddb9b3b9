import type { RenderPng } from '../adapters/adapter.ts';
import { newReference } from '../lib/reference.ts';
import { withTimeout } from '../lib/timeout.ts';
import { Problem } from '../problem.ts';
import type { Resources } from './resources.ts';

/** A picture that is not ready by then is left out: a person is waiting for the answer, ms. */
const waitMs = 1500;
/** A choice of ours: a dark picture disturbs less on a light page than a light one at night. */
const theme = 'dark';

/** Draws the pictures of answers that are sent to platforms. A failure is logged, and the answer goes without. */
export function createRenderPng({ picturePng, log }: Pick<Resources, 'picturePng' | 'log'>): RenderPng {
  const render: RenderPng = async ({ picture }) => {
    // The data of a picture may have to be fetched first.
    const drawn = picture && (await withTimeout(waitMs, picture(theme)));
    if (!drawn) return undefined;
    const { scene, alt } = drawn;
    const png = await (await picturePng()).render(scene, waitMs);
    return png && { png, alt };
  };
  return (answer) =>
    render(answer).catch((error: unknown) => {
      if (!(error instanceof Problem)) log.bug(newReference(), error);
      return undefined;
    });
}
