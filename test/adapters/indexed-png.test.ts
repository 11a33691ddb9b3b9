import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { indexedPng } from '../../src/adapters/indexed-png.ts';
import { randomNumbers } from '../support/made-weather.ts';

const [width, height] = [64, 40];

async function read(png: Uint8Array): Promise<Uint8ClampedArray> {
  const image = await loadImage(Buffer.from(png));
  expect([image.width, image.height]).toEqual([width, height]);
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, width, height).data;
}

function pixels(colorAt: (index: number) => readonly [number, number, number]): Uint8Array {
  const bytes = Array.from({ length: width * height }, (_, i) => [...colorAt(i), 255]);
  return Uint8Array.from(bytes.flat());
}

/** Written from a copy, since the pixels are overwritten. */
async function written(given: Uint8Array): Promise<Uint8Array> {
  return indexedPng(given.slice(), width, height);
}

describe('an indexed PNG', () => {
  it('has every colour unchanged where there are at most 256', async () => {
    const given = pixels((i) => [i % 16, (i * 7) % 16, 128]);
    expect([...(await read(await written(given)))]).toEqual([...given]);
  });

  it('has the nearest of the most frequent colours for the others', async () => {
    const random = randomNumbers(3);
    const given = pixels(
      () => [random() * 255, random() * 40 + 100, random() * 40 + 60].map(Math.floor) as [number, number, number],
    );
    const seen = await read(await written(given));
    const away = Array.from(seen, (value, i) => Math.abs(value - given[i]!));
    expect(Math.max(...away)).toBeLessThan(40);
    expect(away.reduce((sum, value) => sum + value, 0) / away.length).toBeLessThan(6);
  });

  it('keeps a frequent colour exactly among many rare ones', async () => {
    const given = pixels((i) => (i % 2 === 0 ? [200, 30, 90] : [i % 256, (i >> 3) % 256, 7]));
    const seen = await read(await written(given));
    expect(Array.from(seen.slice(0, 4))).toEqual([200, 30, 90, 255]);
  });

  it('is the same for the same pixels, whatever was written before', async () => {
    const given = pixels((i) => [i % 256, 0, 0]);
    const first = await written(given);
    await written(pixels((i) => [0, i % 256, 9]));
    expect(await written(given)).toEqual(first);
  });
});
