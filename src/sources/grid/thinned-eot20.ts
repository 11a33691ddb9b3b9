import type { Point } from '../../domain/place.ts';
import type { TideModel } from './tide-model.ts';
import type { Image } from './decode-image.ts';

/**
 * The EOT20 ocean tide model (Hart-Davis et al. 2021, doi.org/10.17882/79489, CC BY 4.0) as the Trail Sense project (MIT)
 * has thinned it: cells of half a degree along the coasts, in lossless WebP images. An index image of 720 × 360 pixels
 * names, in red and green, the pixel of the condensed images that holds the cell's constants; each of those has three
 * constituents in its red, green and blue.
 */
export const indexFile = 'tide-indices-1-2.webp';
const parts = ['1-3', '4-6', '7-9', '10-12', '13-15', '16-18'] as const;

/** Every file of the model, with its SHA-256 at the commit that `fetch-grid.ts` names. */
export const eot20Files: Readonly<Record<string, string>> = {
  'tide-amplitudes-1-3.webp': '20b38c254c89646614efa50c574984c70007723dc6f3cb66ff4ece29277f7634',
  'tide-amplitudes-10-12.webp': 'ab30983595378e4e601ff00fb4dfd90bba713aabf5e092634e199bf71352190f',
  'tide-amplitudes-13-15.webp': 'db06ceae225ef9b101420dc61e289ff898188106575c8391f3498726561fd38d',
  'tide-amplitudes-16-18.webp': 'b1b381dd60de71669e5788a4e2b9d44322abd5b52d876a7d312a3d41029ace7a',
  'tide-amplitudes-4-6.webp': 'c2c177ae607697f713d84d6643fe4779b0b8f146f3b29d2f68632e3960b59947',
  'tide-amplitudes-7-9.webp': '2170d9a4ec0fc12f16016f758ae6b2074b0a8070c0d277fd812f6d032f842c21',
  'tide-indices-1-2.webp': '8ec29656610e81772d347c018e7a085320a5932dece1464bc96be2ff7d731999',
  'tide-phases-1-3.webp': '5992e87e62ff9613f54d59eb110a3fd99cd91e1fa89c3481897a75f68ab52440',
  'tide-phases-10-12.webp': 'c5241aec9b32926ebeeb698e1c972321e0513858d7ad8269cf6ad51f4907b17f',
  'tide-phases-13-15.webp': '7cd8554b023097a2ccdd964e87e810b65db27f6be508655ba150363870032678',
  'tide-phases-16-18.webp': '1dc9ec30abfc413334ea3a3b6921f833f23f9b324069a8e4de59a4af998bd4cb',
  'tide-phases-4-6.webp': 'e51d5e42c354b806a97231ebe96864195342a1cdfa60985837afa1ac8f8044c8',
  'tide-phases-7-9.webp': '78a6189f6be7b724ef4cf5fd64f83854bc852422c67f5e3fefec593c64c28330',
};

/** Constituents in the order of the images' channels, with the amplitude in cm that 255 stands for. */
const channels: readonly (readonly [name: string, largestCm: number])[] = [
  ['2N2', 13.116927],
  ['J1', 13.746432],
  ['K1', 263.048431],
  ['K2', 55.006474],
  ['M2', 496.564087],
  ['M4', 42.921066],
  ['MF', 17.715931],
  ['MM', 18.34123],
  ['N2', 101.52594],
  ['O1', 149.454407],
  ['P1', 175.639465],
  ['Q1', 22.561424],
  ['S1', 381.74826],
  ['S2', 299.839233],
  ['SA', 253.04744],
  ['SSA', 3.453132],
  ['T2', 79.61187],
];
/** S1 is stored in steps of 1.5 cm, more than its amplitude anywhere. */
const omitted = 'S1';

/** Names of the constituents that the model has here, in the order of its arrays. */
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
