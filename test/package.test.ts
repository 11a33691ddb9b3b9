import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quietSettings } from './support/program.ts';

const execute = promisify(execFile);
const root = path.join(import.meta.dirname, '..');
// Half a gigabyte for each npm: not in memory, as other temporary folders of tests.
const folder = mkdtempSync('/var/tmp/bellbuoy-package-');
afterAll(() => rm(folder, { recursive: true, force: true }), 300_000);
let tarball: string;

/** What npm needs behind a proxy with certificates of its own, where the packages are not in its cache. */
const network = Object.fromEntries(
  ['NODE_EXTRA_CA_CERTS', 'HTTPS_PROXY', 'https_proxy', 'NO_PROXY', 'no_proxy'].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  }),
);

/** The environment of a shell: npm gives the tests variables and a PATH that would lead back into this repository. */
function shellIn(dataDir: string): Record<string, string> {
  const PATH = process.env['PATH']!.split(':').filter((one) => !one.includes('node_modules'));
  return { ...quietSettings(dataDir), ...network, HOME: process.env['HOME'] ?? folder, PATH: PATH.join(':') };
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

const isThere = (tool: string): boolean => spawnSync(tool, ['--version'], { stdio: 'ignore' }).status === 0;
const wanting = ['mmdebstrap', 'umoci', 'unshare'].filter((tool) => !isThere(tool));
if (process.getuid?.() !== 0) wanting.push('root');
const leftOut = wanting.length === 0 ? '' : ` — LEFT OUT: there is no ${wanting.join(', ')}`;

/**
 * Runs the process that the image names as an engine does, on its processor: its root read-only, nothing to be written but the
 * volume and /tmp, a user without rights.
 */
const engine = `set -e
root=$1; shift
mount --bind "$root" "$root"
mount -o remount,ro,bind "$root"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -t tmpfs -o uid=1000,gid=1000,mode=700 data "$root/data"
mount -t tmpfs tmp "$root/tmp"
exec setpriv --no-new-privs "$(command -v chroot)" --userspec=1000:1000 "$root" "$@"`;

describe.runIf(wanting.length === 0)(`the image${leftOut}`, { timeout: 300_000 }, () => {
  type Bundle = { process: { user: { uid: number }; args: string[]; env: string[]; cwd: string } };
  const layouts = ['image', 'image-again'].map((name) => path.join(folder, name));
  const bundle = path.join(folder, 'bundle');
  const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

  function begin(...words: readonly string[]) {
    const { process: wanted } = json(path.join(bundle, 'config.json')) as Bundle;
    const settings = wanted.env.map((one) => one.split('=') as [string, string]);
    const env = { ...quietSettings('/data'), ...Object.fromEntries(settings), PORT: '0', HOST: '127.0.0.1' };
    delete (env as Record<string, string>)['NODE_COMPILE_CACHE'];
    const [node = '', launcher = ''] = wanted.args;
    const inside = [path.join(bundle, 'rootfs'), node, launcher, ...words];
    const child = spawn('unshare', ['--mount', 'bash', '-c', engine, 'engine', ...inside], {
      env: { ...env, PATH: process.env['PATH'] ?? '' },
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)));
    return { child, printed: () => printed };
  }

  beforeAll(async () => {
    const script = path.join(root, '.ci', 'image');
    await Promise.all(layouts.map((layout) => execute(script, [tarball, layout], { env: shellIn(folder) })));
    const [layout = ''] = layouts;
    const { manifests } = json(path.join(layout, 'index.json')) as {
      manifests: { annotations: Record<string, string> }[];
    };
    const tag = manifests[0]!.annotations['org.opencontainers.image.ref.name']!;
    await execute('umoci', ['unpack', '--image', `${layout}:${tag}`, bundle]);
  }, 300_000);

  it('has the same digest when it is made again', () => {
    const [once, again] = layouts.map((layout) => json(path.join(layout, 'index.json')));
    expect(again).toEqual(once);
  });

  it('takes 320 MB at most', () => {
    const files = readdirSync(layouts[0]!, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const bytes = files.reduce((sum, file) => sum + statSync(path.join(file.parentPath, file.name)).size, 0);
    expect(bytes / 1e6).toBeLessThan(320);
  });

  it('runs as a user without rights, on a root that cannot be written', async () => {
    expect((json(path.join(bundle, 'config.json')) as Bundle).process.user.uid).toBe(1000);
    const { child, printed } = begin('ask', 'tide Brest');
    await once(child, 'close');
    expect(printed()).toMatch(/^Tide at Brest/);
  });

  it('starts, answers over HTTP, and stops when it is told to', async () => {
    const { child, printed } = begin('start', '--only', 'service,web');
    const addressIn = (): string | undefined => /http:\/\/[\d.]+:\d+/.exec(printed())?.[0];
    await expect.poll(addressIn, { timeout: 60_000 }).toBeDefined();
    const response = await fetch(`${addressIn()}/health/ready`);
    expect(response.status).toBe(200);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    await expect(fetch(addressIn()!)).rejects.toThrow();
  });
});
