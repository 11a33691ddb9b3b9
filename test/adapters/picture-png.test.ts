import { readdirSync, readFileSync } from 'node:fs';
import { loadImage } from '@napi-rs/canvas';
import { afterEach, describe, expect, it } from 'vitest';
import { createPicturePng, type PicturePng } from '../../src/adapters/picture-png.ts';
import { rect, type Scene } from '../../src/drawing/index.ts';

const frame = { x: 0, y: 0, width: 1200, height: 675 };
const page: Scene = { width: frame.width, height: frame.height, shapes: [rect(frame, '#ffffff')] };

/** Scenes that differ in one number. */
function scene(n: number): Scene {
  return { ...page, shapes: [...page.shapes, rect({ x: n, y: 10, width: 40, height: 40 }, '#123456')] };
}

let png: PicturePng | undefined;
const failures: unknown[] = [];

function start(idleMs = 60_000): PicturePng {
  failures.length = 0;
  png = createPicturePng({ failed: (error) => failures.push(error), idleMs });
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
    close();
    expect(await coming).toBeUndefined();
  });
});

describe.skipIf(process.platform !== 'linux')('the process that draws', () => {
  it('is replaced when it is killed, and the next picture is drawn', async () => {
    const { render } = start();
    expect(await render(scene(10), patienceMs)).toBeDefined();
    const coming = render(scene(11), patienceMs);
    for (const pid of drawingProcesses()) process.kill(pid, 'SIGKILL');
    expect(await coming).toBeUndefined();
    expect(failures).toHaveLength(1);
    expect(await render(scene(12), patienceMs)).toBeDefined();
  });

  it('ends when there are no more pictures, and starts again with the next', async () => {
    const { render } = start(100);
    await render(scene(14), patienceMs);
    await expect.poll(drawingProcesses).toEqual([]);
    expect(await render(scene(15), patienceMs)).toBeDefined();
    expect(failures).toEqual([]);
  });

  it('ends when it is closed', async () => {
    const { render, close } = start();
    await render(scene(13), patienceMs);
    expect(drawingProcesses()).toHaveLength(1);
    close();
    await expect.poll(drawingProcesses).toEqual([]);
  });
});

/** The children of this process that draw. */
function drawingProcesses(): number[] {
  const tasks = readdirSync('/proc/self/task');
  const children = tasks.flatMap((task) => readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' '));
  return children
    .filter((pid) => pid !== '' && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('picture-png-worker'))
    .map(Number);
}
