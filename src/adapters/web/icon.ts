import { circle, path, rect, type Scene } from '../../answers/pictures/index.ts';

/** On a grid of 512: a bell buoy, its bell in the tower, leaning in the sea. All within the circle that no system cuts off. */
const outline = {
  tower: 'M186 300L240 134L284 134L338 300',
  deck: 'M208 232L316 232',
  bell: 'M262 170C284 170 290 186 292 204L300 216L224 216L232 204C234 186 240 170 262 170Z',
  hull: 'M150 298L374 298L346 362L178 362Z',
  wave: 'M0 352C64 320 112 320 176 352C240 384 288 384 352 352C416 320 464 320 512 352L512 512L0 512Z',
} as const;

const [sky, sea, mark, bell] = ['#0a66ad', '#7fcbff', '#ffffff', '#f3b13c'] as const;

/** The icon of the installed page, so many pixels wide. */
export function icon(size: number): Scene {
  const scale = size / 512;
  const scaled = (d: string): string =>
    d.replace(/\d+/g, (number) => String(Math.round(Number(number) * scale * 10) / 10));
  const line = { stroke: mark, strokeWidth: 18 * scale };
  return {
    width: size,
    height: size,
    shapes: [
      rect({ x: 0, y: 0, width: size, height: size }, sky),
      path(scaled(outline.tower), line),
      path(scaled(outline.deck), line),
      path(scaled(outline.bell), { fill: bell }),
      circle(262 * scale, 112 * scale, 24 * scale, { fill: bell }),
      path(scaled(outline.hull), { fill: mark }),
      path(scaled(outline.wave), { fill: sea }),
    ],
  };
}
