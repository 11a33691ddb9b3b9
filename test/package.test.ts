import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quietSettings } from './support/program.ts';

const execute = promisify(execFile);
const root = path.join(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'bellbuoy-package-'));
// Half a gigabyte for each npm.
afterAll(() => rm(folder, { recursive: true, force: true }), 300_000);
let tarball: string;

/** The environment of a shell: npm gives the tests variables and a PATH that would lead back into this repository. */
function shellIn(dataDir: string): Record<string, string> {
  const PATH = process.env['PATH']!.split(':').filter((one) => !one.includes('node_modules'));
  return { ...quietSettings(dataDir), HOME: process.env['HOME'] ?? folder, PATH: PATH.join(':') };
}

beforeAll(async () => {
  await execute('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: root, env: shellIn(folder) });
  tarball = path.join(
    folder,
    readdirSync(folder).find((name) => name.endsWith('.tgz'))!,
  );
}, 120_000);

/** npm of this machine, and the oldest that README.md names. */
describe.each(['npm', 'npx --yes npm@10.9.4'])('the package, installed by %s', { timeout: 300_000 }, (npm) => {
  let empty: string;
  let env: Record<string, string>;
  const run = (command: string, ...args: readonly string[]) => execute(command, args, { cwd: empty, env });

  beforeAll(async () => {
    empty = mkdtempSync(path.join(folder, 'empty-'));
    env = shellIn(path.join(empty, 'data'));
    const [command = '', ...words] = npm.split(' ');
    await run(command, ...words, 'install', '--no-audit', '--no-fund', tarball);
  }, 300_000);

  it('has no script that npm would run at the install', () => {
    const file = path.join(empty, 'node_modules/bellbuoy/package.json');
    const { scripts } = JSON.parse(readFileSync(file, 'utf8')) as { scripts: Record<string, string> };
    expect(Object.keys(scripts).filter((name) => /^(pre|post)?install$/.test(name))).toEqual([]);
  });

  it('answers a question', async () => {
    const { stdout } = await run('npx', 'bellbuoy', 'ask', 'tide Brest');
    expect(stdout).toMatch(/^Tide at Brest/);
  });

  it('starts, answers over HTTP, and stops when it is told to', async () => {
    const child = spawn('node_modules/.bin/bellbuoy', ['start', '--only', 'service,web'], { cwd: empty, env });
    let printed = '';
    child.stdout.on('data', (chunk) => (printed += String(chunk)));
    const addressIn = (): string | undefined => /http:\/\/[\d.]+:\d+/.exec(printed)?.[0];
    await expect.poll(addressIn, { timeout: 60_000 }).toBeDefined();
    const address = addressIn()!;
    const response = await fetch(`${address}/health/live`);
    expect(response.status).toBe(200);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    await expect(fetch(address)).rejects.toThrow();
  });

  it('is a library of tide and sky, with types', async () => {
    const program = `import { predict } from 'bellbuoy/tide';
import { skyEvents, type SkyEvents } from 'bellbuoy/sky';
const window = { from: Date.UTC(2026, 0, 1), to: Date.UTC(2026, 0, 2) };
const { sunrise }: SkyEvents = skyEvents({ lat: 48.38, lng: -4.49 }, window);
const highs: number[] = predict([{ name: 'M2', amplitudeM: 2, phaseDeg: 100 }], window).map(({ heightM }) => heightM);
console.log(sunrise.length, highs.length);
`;
    writeFileSync(path.join(empty, 'use.mts'), program);
    writeFileSync(
      path.join(empty, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: { module: 'nodenext', strict: true, outDir: 'out', types: [] },
        include: ['use.mts'],
      }),
    );
    await run(
      path.join(root, 'node_modules/.bin/node'),
      path.join(root, 'node_modules/typescript/bin/tsc'),
      '-p',
      empty,
    );
    mkdirSync(path.join(empty, 'out'), { recursive: true });
    const { stdout } = await run(process.execPath, path.join(empty, 'out/use.mjs'));
    expect(stdout).toBe('1 4\n');
  });
});
