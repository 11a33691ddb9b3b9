import type { Point } from '../../domain/place.ts';
import type { TideModel } from './tide-model.ts';
import type { Image } from './decode-image.ts';
import model from './thinned-eot20.json' with { type: 'json' };

/**
 * The EOT20 ocean tide model (Hart-Davis et al. 2021, doi.org/10.17882/79489, CC BY 4.0) as the Trail Sense project (MIT)
 * has thinned it: cells of half a degree along the coasts, in lossless WebP images. An index image of 720 × 360 pixels
 * names, in red and green, the pixel of the condensed images that holds the cell's constants; each of those has three
 * constituents in its red, green and blue.
 */
export const indexFile = 'tide-indices-1-2.webp';
const parts = ['1-3', '4-6', '7-9', '10-12', '13-15', '16-18'] as const;

/** Every file of the model, with its SHA-256 at the commit that `fetch-grid.ts` names. */
export const eot20Files: Readonly<Record<string, string>> = model.files;

/** Constituents in the order of the images' channels, with the amplitude in cm that 255 stands for. */
const channels = model.channels as [name: string, largestCm: number][];
/** S1 is stored in steps of 1.5 cm, more than its amplitude anywhere. */
const omitted = 'S1';

const eot20Constituents: readonly string[] = channels.map(([name]) => name).filter((name) => name !== omitted);

/** Reads the model; `read` gives a file's bytes by its name. Rejects where a file is broken. */
export async function readEot20(read: (file: string) => Uint8Array): Promise<TideModel> {
  // The canvas has 20 MB.
  const { decodeImage } = await import('./decode-image.ts');
  const image = (file: string): Promise<Image> => decodeImage(read(file));
  const index = await image(indexFile);
  const amplitudes = await Promise.all(parts.map((part) => image(`tide-amplitudes-${part}.webp`)));
  const phases = await Promise.all(parts.map((part) => image(`tide-phases-${part}.webp`)));
  const points: Point[] = [];
  const amplitudesM: number[] = [];
  const phasesDeg: number[] = [];
  for (let at = 0; at < index.width * index.height; at++) {
    const [x, y] = [at % index.width, Math.floor(at / index.width)];
    const [column, row] = [index.rgba[4 * at]! - 1, index.rgba[4 * at + 1]! - 1];
    if (column < 0 || row < 0) continue;
    points.push({ lat: 90 - (y + 0.5) / 2, lng: -180 + (x + 0.5) / 2 });
    for (const [channel, [name, largestCm]] of channels.entries()) {
      if (name === omitted) continue;
      const value = (images: readonly Image[]): number => {
        const { rgba, width } = images[Math.floor(channel / 3)]!;
        return rgba[4 * (row * width + column) + (channel % 3)]!;
      };
      amplitudesM.push(((value(amplitudes) / 255) * largestCm) / 100);
      phasesDeg.push((value(phases) / 255) * 360 - 180);
    }
  }
  return {
    constituents: eot20Constituents,
    points,
    amplitudesM: Float32Array.from(amplitudesM),
    phasesDeg: Float32Array.from(phasesDeg),
  };
}
