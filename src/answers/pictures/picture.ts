import type { Scene } from './scene.ts';
import { frame, rect, type Shape } from './scene.ts';
import { toSvg } from './svg.ts';
import type { Theme } from './theme.ts';

/** An answer as a picture. */
export type Picture = {
  /** The numbers in one to four sentences in the reader's language, for screen readers. */
  readonly alt: string;
  /** For renderers other than SVG. */
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
