import { createCanvas, type Canvas } from '@napi-rs/canvas';
import type { Scene } from '../drawing/index.ts';
import { bitPng, indexedPng } from './indexed-png.ts';
import { drawScene, registerFonts } from './picture-canvas.ts';

export type PngRequest = { readonly id: number; readonly scene: Scene };
export type PngReply = { readonly id: number } & (
  | { readonly png: Uint8Array<ArrayBuffer> }
  | { readonly error: string }
);

/** Reused: a new one would take 3 MB outside of V8's heap, which hardly triggers garbage collection. */
let canvas: Canvas | undefined;

registerFonts();

process.on('message', (request) => {
  void render(request as PngRequest).then((reply) => process.send?.(reply));
});
// Those who stop the program signal all of its processes: this one draws what is under way, and ends with the channel.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});

async function render({ id, scene }: PngRequest): Promise<PngReply> {
  const { width, height, bits } = scene;
  try {
    if (canvas?.width !== width || canvas.height !== height) canvas = createCanvas(width, height);
    drawScene(canvas, scene);
    const pixels = canvas.data();
    const png = await (bits === 1 ? bitPng : indexedPng)(pixels, width, height);
    // Frees these 3 MB at once, for the same reason.
    if (pixels.buffer instanceof ArrayBuffer) pixels.buffer.transfer(0);
    return { id, png };
  } catch (error) {
    // Its clip or style may be left over.
    canvas = undefined;
    return { id, error: String(error) };
  }
}
