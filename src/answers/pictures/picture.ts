import type { Scene } from './scene.ts';
import { frame, rect, type Shape } from './scene.ts';
import { toSvg } from './svg.ts';
import type { Theme } from './theme.ts';

/** An answer as a picture. */
export type Picture = {
  /** One or two sentences with the numbers, in the reader's language: for those who hear it, or where no picture goes. */
  readonly alt: string;
  /** For whatever draws it otherwise than as SVG. */
  readonly scene: Scene;
  readonly svg: string;
};

/** Shapes on a page. */
export function picture(theme: Theme, alt: string, shapes: readonly Shape[]): Picture {
  const scene: Scene = {
    width: frame.width,
    height: frame.height,
    shapes: [rect(frame, theme.page), ...shapes],
  };
  return {
    alt,
    scene,
    get svg() {
      return toSvg(scene, alt);
    },
  };
}
