import { parentPort } from 'node:worker_threads';
import type { Canvas } from '@napi-rs/canvas';
import type { Scene } from '../answers/pictures/index.ts';
import { indexedPng } from './indexed-png.ts';
import { canvasFor, drawScene, registerFonts } from './picture-canvas.ts';

/** A scene to draw. */
export type PngRequest = { readonly id: number; readonly scene: Scene };
/** The picture, or the error because of which there is none. */
export type PngReply = { readonly id: number } & (
  | { readonly png: Uint8Array<ArrayBuffer> }
  | { readonly error: string }
);

/** Canvases are reused: new ones would take 3 MB each outside of V8's heap, which does not trigger garbage collection. */
const idle: Canvas[] = [];

registerFonts();

parentPort?.on('message', (request: PngRequest) => {
  void render(request).then((reply) => parentPort?.postMessage(reply, 'png' in reply ? [reply.png.buffer] : []));
});

async function render({ id, scene }: PngRequest): Promise<PngReply> {
  const known = idle.pop();
  const canvas = known?.width === scene.width && known.height === scene.height ? known : canvasFor(scene);
  try {
    drawScene(canvas, scene);
    // A copy of its own, which can be handed over.
    return { id, png: new Uint8Array(await indexedPng(canvas.data(), scene.width, scene.height)) };
  } catch (error) {
    return { id, error: String(error) };
  } finally {
    idle.push(canvas);
  }
}
