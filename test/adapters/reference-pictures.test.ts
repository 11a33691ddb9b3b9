import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createCanvas, loadImage, type Canvas } from '@napi-rs/canvas';
import { beforeAll, describe, expect, it } from 'vitest';
import { indexedPng } from '../../src/adapters/indexed-png.ts';
import { drawScene, registerFonts } from '../../src/adapters/picture-canvas.ts';
import {
  currentPicture,
  moonMonthPicture,
  moonPicture,
  sunPicture,
  tideMonthPicture,
  tidePicture,
  todayPicture,
  wavesPicture,
  weatherPicture,
  type Picture,
} from '../../src/answers/pictures/index.ts';
import type { Day } from '../../src/domain/question/index.ts';
import type { FormatContext } from '../../src/answers/format.ts';
import type { TideView } from '../../src/answers/tide/tide-view.ts';
import type { Place } from '../../src/domain/place.ts';
import { harmonicStream } from '../../src/domain/stream/index.ts';
import { addDays, dayWindow, hourMs, utcDayMs } from '../../src/domain/time.ts';
import { unitSystems } from '../../src/domain/units.ts';
import { openDictionary } from '../../src/words.ts';
import { line, tideOf } from '../domain/tide/lines.ts';
import { madeWeather } from '../support/made-weather.ts';

/** Of each side: small enough to keep, large enough to see a label that has moved. */
const part = 0.25;
/** Channels, 0 to 255: the palette of a reference differs from the drawing by 0.6 on average. */
const mostDifference = 2;
/** A channel that differs by more than this is another colour; edges of letters may. */
const otherColor = 64;
const mostOtherPixels = 0.004;

const folder = path.join(import.meta.dirname, 'pictures');
const zone = 'Europe/Paris';
const place: Place = { id: 'p', name: 'Saint-Malo Αθήνα 東京', point: { lat: 48.64, lng: -2.03 }, zone };
const made = tideOf([line('M2', 3.6, 30), line('S2', 1.4, 80), line('N2', 0.7, 10), line('M4', 0.3, 40)]);

function daysFrom(first: string, count: number): readonly [Day, ...Day[]] {
  const [one, ...others] = Array.from({ length: count }, (_, i) => addDays(first, i)).map((date): Day => ({
    date,
    window: dayWindow(date, zone),
  }));
  if (!one) throw new RangeError('No days');
  return [one, ...others];
}

function around(days: readonly Day[]) {
  const from = Math.floor((days[0]?.window.from ?? 0) / hourMs) * hourMs - 6 * utcDayMs;
  return { from, to: (days.at(-1)?.window.to ?? 0) + 6 * utcDayMs };
}

function tideDuring(days: readonly Day[]): TideView {
  const window = around(days);
  return {
    station: { name: 'Saint-Malo', distance: 1 },
    datum: 'LAT',
    extremes: made.extremes(window).map((extreme) => ({ ...extreme, heightM: extreme.heightM + 6 })),
    levels: Array.from(made.hourlyLevels(window), (heightM, i) => ({
      at: window.from + i * hourMs,
      heightM: heightM + 6,
    })),
  };
}

function formatAt(language: string, days: readonly Day[], hours: number): FormatContext {
  const now = (days[0]?.window.from ?? 0) + hours * hourMs;
  return { ...openDictionary().in(language), units: unitSystems.nautical, zone, now };
}

const one = daysFrom('2026-06-21', 1);
const week = daysFrom('2026-11-20', 7);
const month = daysFrom('2026-11-01', 30);
const sill = { side: 'above', heightM: 7.5 } as const;
const weather = madeWeather({ from: one[0].window.from, to: one[0].window.to }, 3);
const stream = {
  station: { name: 'Raz Blanchard', floodDirection: 40, ebbDirection: 220 },
  events: harmonicStream(made, 0.2).events(around(one)),
};

const pictures: Readonly<Record<string, () => Picture | undefined>> = {
  tide: () => tidePicture({ format: formatAt('en', one, 9), place, tide: tideDuring(one), days: one }, 'light'),
  'tide-over-a-sill': () =>
    tidePicture({ format: formatAt('fr', one, 4), place, tide: tideDuring(one), days: one, level: sill }, 'dark'),
  'tide-of-a-week': () =>
    tidePicture({ format: formatAt('de', week, 30), place, tide: tideDuring(week), days: week }, 'light'),
  'tide-of-a-month': () =>
    tideMonthPicture({ format: formatAt('fr', month, 200), place, tide: tideDuring(month), days: month }, 'dark'),
  'moon-of-a-week': () => moonMonthPicture({ format: formatAt('en', week, 9), place, days: week }, 'light'),
  current: () => currentPicture({ format: formatAt('en', one, 9), place, stream, days: one }, 'dark'),
  weather: () => weatherPicture({ format: formatAt('fr', one, 9), place, days: one, weather, following: [] }, 'light'),
  waves: () => wavesPicture({ format: formatAt('de', one, 9), place, days: one, weather }, 'dark'),
  today: () =>
    todayPicture({ format: formatAt('en', one, 9), place, day: one[0], tide: tideDuring(one), weather }, 'light'),
  'today-on-a-phone': () =>
    todayPicture(
      { format: formatAt('fr', one, 9), place, day: one[0], tide: tideDuring(one), weather },
      'dark',
      'tall',
    ),
  'tide-of-a-week-on-a-phone': () =>
    tidePicture({ format: formatAt('de', week, 30), place, tide: tideDuring(week), days: week }, 'light', 'tall'),
  moon: () => moonPicture({ format: formatAt('fr', one, 9), place, day: one[0] }, 'dark'),
  sun: () => sunPicture({ format: formatAt('de', one, 9), place, day: one[0] }, 'light'),
};

beforeAll(registerFonts);

/** A drawing in the size of the references. */
function drawn(picture: Picture): Canvas {
  const canvas = createCanvas(picture.scene.width, picture.scene.height);
  drawScene(canvas, picture.scene);
  const small = createCanvas(Math.round(canvas.width * part), Math.round(canvas.height * part));
  const context = small.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(canvas, 0, 0, small.width, small.height);
  return small;
}

async function reference(file: string): Promise<Canvas> {
  const image = await loadImage(readFileSync(file));
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas;
}

function differences(a: Canvas, b: Canvas): { readonly mean: number; readonly others: number } {
  const [ours, theirs] = [a, b].map((canvas) => canvas.getContext('2d').getImageData(0, 0, a.width, a.height).data);
  let sum = 0;
  let others = 0;
  for (const [i, value] of (ours ?? []).entries()) {
    const difference = Math.abs(value - (theirs?.[i] ?? 0));
    sum += difference;
    if (difference > otherColor) others++;
  }
  const pixels = a.width * a.height;
  return { mean: sum / pixels / 4, others: others / pixels };
}

describe('pictures are drawn as the ones that were looked at', () => {
  it.each(Object.keys(pictures))('%s', async (name) => {
    const picture = pictures[name]?.();
    if (!picture) throw new Error('There is no such picture');
    const canvas = drawn(picture);
    const file = path.join(folder, `${name}.png`);
    if (!existsSync(file)) {
      writeFileSync(file, await indexedPng(new Uint8Array(canvas.data()), canvas.width, canvas.height));
      throw new Error(`${file} is new: look at it, and keep it if it is right`);
    }
    const { mean, others } = differences(canvas, await reference(file));
    expect(mean, 'mean difference').toBeLessThan(mostDifference);
    expect(others, 'pixels of another colour').toBeLessThan(mostOtherPixels);
  });

  it('notices a label that has moved', async () => {
    const { scene } = pictures['tide']?.() ?? { scene: { width: 1200, height: 675, shapes: [] } };
    const moved = scene.shapes.map((shape) =>
      shape.kind === 'text' && shape.role === 'figure' ? { ...shape, y: shape.y + 30 } : shape,
    );
    const canvas = drawn({ alt: '', svg: '', scene: { ...scene, shapes: moved } });
    const { others } = differences(canvas, await reference(path.join(folder, 'tide.png')));
    expect(others).toBeGreaterThan(mostOtherPixels);
  });
});
