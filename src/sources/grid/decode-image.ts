import { createCanvas, loadImage } from '@napi-rs/canvas';

/** Pixels row by row, each as four bytes: red, green, blue, alpha. */
export type Image = { readonly width: number; readonly height: number; readonly rgba: Uint8ClampedArray };

/** Throws for another format, and a `RangeError` unless opaque: a canvas changes other colours, or an image ends too early. */
export async function decodeImage(bytes: Uint8Array): Promise<Image> {
  const image = await loadImage(bytes);
  const { width, height } = image;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  const rgba = context.getImageData(0, 0, width, height).data;
  for (let at = 3; at < rgba.length; at += 4) {
    if (rgba[at] !== 255) throw new RangeError('An image that is broken or not opaque');
  }
  return { width, height, rgba };
}
