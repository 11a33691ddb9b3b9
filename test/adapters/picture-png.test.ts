import { loadImage } from '@napi-rs/canvas';
import { afterEach, describe, expect, it } from 'vitest';
import { createPicturePng, type PicturePng } from '../../src/adapters/picture-png.ts';
import { frame, rect, type Scene } from '../../src/answers/pictures/scene.ts';

const page: Scene = { width: frame.width, height: frame.height, shapes: [rect(frame, '#ffffff')] };

/** Scenes that differ in one number. */
function scene(n: number): Scene {
  return { ...page, shapes: [...page.shapes, rect({ x: n, y: 10, width: 40, height: 40 }, '#123456')] };
}

let png: PicturePng | undefined;
const failures: unknown[] = [];

function start(): PicturePng {
  failures.length = 0;
  png = createPicturePng({ failed: (error) => failures.push(error) });
  return png;
}

afterEach(() => png?.close());

const patienceMs = 15_000;

describe('PNGs of pictures', () => {
  it('are drawn in the size of the scene', async () => {
    const made = await start().render(scene(1), patienceMs);
    const { width, height } = await loadImage(Buffer.from(made!));
    expect([width, height]).toEqual([1200, 675]);
    expect(failures).toEqual([]);
  });

  it('are kept by their content', async () => {
    const { render } = start();
    const first = await render(scene(2), patienceMs);
    expect(await render(scene(2), patienceMs)).toBe(first);
    expect(await render(scene(3), patienceMs)).not.toBe(first);
  });

  it('are drawn once for requests at the same time', async () => {
    const { render } = start();
    const [a, b] = await Promise.all([render(scene(4), patienceMs), render(scene(4), patienceMs)]);
    expect(a).toBeDefined();
    expect(b).toBe(a);
  });

  it('wait for the worker to start, the first one', async () => {
    expect(await start().render(scene(8), 0)).toBeDefined();
  });

  it('are left out when they take too long, and are there for the next request', async () => {
    const { render } = start();
    await render(scene(9), patienceMs);
    expect(await render(scene(5), 0)).toBeUndefined();
    expect(await render(scene(5), patienceMs)).toBeDefined();
  });

  it('are left out at once where too many wait', async () => {
    const { render } = start();
    const many = await Promise.all(Array.from({ length: 40 }, (_, n) => render(scene(n), patienceMs)));
    // Two are drawn, 24 wait.
    expect(many.filter((made) => made === undefined)).toHaveLength(14);
  });

  it('are left out where drawing fails, which is reported, and the next is drawn', async () => {
    const { render } = start();
    const broken = { ...page, shapes: [{ kind: 'rect', box: undefined }] } as unknown as Scene;
    expect(await render(broken, patienceMs)).toBeUndefined();
    expect(failures).toHaveLength(1);
    expect(await render(scene(6), patienceMs)).toBeDefined();
  });

  it('are left out when it is closed meanwhile', async () => {
    const { render, close } = start();
    const coming = render(scene(7), patienceMs);
    await close();
    expect(await coming).toBeUndefined();
  });
});
