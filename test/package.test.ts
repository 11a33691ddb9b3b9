import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { freemem } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { putPacked } from './support/packed-gazetteer.ts';
import { quietSettings } from './support/program.ts';

const execute = promisify(execFile);
const root = path.join(import.meta.dirname, '..');
// Four gigabytes: in memory, where npm takes half the processor time, only with twice as much free, and where it may run programs.
const mounts = existsSync('/proc/mounts') ? readFileSync('/proc/mounts', 'utf8') : '';
const mayBeInMemory = freemem() > 8e9 && / \/dev\/shm tmpfs (?!\S*noexec)/.test(mounts);
const folder = mkdtempSync(path.join(mayBeInMemory ? '/dev/shm' : '/var/tmp', 'bellbuoy-package-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const { version, dependencies } = json(path.join(root, 'package.json')) as {
  version: string;
  dependencies: Readonly<Record<string, string>>;
};
const tarball = path.join(folder, `bellbuoy-${version}.tgz`);

const isThere = (tool: string): boolean => spawnSync(tool, ['--version'], { stdio: 'ignore' }).error === undefined;
const withoutSsh = !isThere('ssh-keygen');
const wanting = ['mmdebstrap', 'umoci', 'unshare'].filter((tool) => !isThere(tool));
if (process.getuid?.() !== 0) wanting.push('root');
const leftOut = (tools: readonly string[]): string =>
  tools.length === 0 ? '' : ` — LEFT OUT: there is no ${tools.join(', ')}`;

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
  return {
    ...quietSettings(dataDir),
    ...network,
    TMPDIR: folder,
    HOME: process.env['HOME'] ?? folder,
    PATH: PATH.join(':'),
  };
}

const script = (name: string, ...args: readonly string[]): Promise<unknown> =>
  execute(path.join(root, '.ci', name), args, { env: shellIn(folder) });
const key = path.join(folder, 'key');
const release = path.join(folder, 'release');
const image = path.join(folder, 'image');
/** Made of the same package while npm installs it. */
let released: Promise<unknown> = Promise.resolve();
let built: Promise<unknown> = Promise.resolve();

beforeAll(async () => {
  await execute('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: root, env: shellIn(folder) });
  if (!withoutSsh) {
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', 'of a test', '-f', key]);
    released = script('release', key, release, tarball, wanting.length === 0 ? 'amd64 arm64' : '');
  }
  if (wanting.length === 0) built = script('image', tarball, image);
  // Whoever awaits them fails with them.
  for (const work of [released, built]) work.catch(() => {});
});

/** npm of this machine, and the oldest that README.md names. */
describe.each(['npm', 'npx --yes npm@10.9.4'])('the package, installed by %s', (npm) => {
  let empty: string;
  let env: Record<string, string>;
  const run = (command: string, ...args: readonly string[]) => execute(command, args, { cwd: empty, env });

  beforeAll(async () => {
    empty = path.join(folder, npm === 'npm' ? 'empty-first' : 'empty-second');
    mkdirSync(empty);
    const dataDir = path.join(empty, 'data');
    env = shellIn(dataDir);
    const [command = '', ...words] = npm.split(' ');
    // To pack the place names takes a quarter of a minute: it is proven once, in the image where there is one, else by the first npm.
    mkdirSync(dataDir);
    if (words.length > 0 || wanting.length === 0) await putPacked(dataDir);
    await run(command, ...words, 'install', '--prefer-offline', '--no-audit', '--no-fund', tarball);
  });

  it('has no script that npm would run at the install', () => {
    const file = path.join(empty, 'node_modules/bellbuoy/package.json');
    const { scripts } = JSON.parse(readFileSync(file, 'utf8')) as { scripts: Record<string, string> };
    expect(Object.keys(scripts).filter((name) => /^(pre|post)?install$/.test(name))).toEqual([]);
  });

  it('has the licences of the packages that are in the files of its program', () => {
    const folder = path.join(empty, 'node_modules/bellbuoy/dist/src');
    const maps = readdirSync(folder).filter((name) => /^main\b.*\.map$/.test(name));
    const sources = maps.flatMap((name) => (json(path.join(folder, name)) as { sources: string[] }).sources);
    const inside = new Set(sources.flatMap((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []));
    const licences = readFileSync(path.join(folder, 'LICENSES.txt'), 'utf8');
    expect([...inside].filter((name) => !licences.includes(`${name}\n\n`))).toEqual([]);
    expect(inside).toContain('kysely');
  });

  it('answers a question', async () => {
    const { stdout } = await run('npx', 'bellbuoy', 'ask', 'tide Brest');
    expect(stdout).toMatch(/^Tide at Brest/);
  });

  // What npm 10 has installed is the same: the tree is compared with that of the first.
  it.runIf(npm !== 'npm')('is what the other npm has installed', () => {
    const [other, own] = ['empty-first', path.basename(empty)].map((name) =>
      readdirSync(path.join(folder, name, 'node_modules'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== '.package-lock.json')
        .map((entry) => path.relative(path.join(folder, name), path.join(entry.parentPath, entry.name)))
        .toSorted(),
    );
    expect(own).toEqual(other);
  });

  it.runIf(npm === 'npm')('starts, answers over HTTP, and stops when it is told to', async () => {
    const child = spawn('node_modules/.bin/bellbuoy', ['start', '--only', 'service,web'], { cwd: empty, env });
    let printed = '';
    child.stdout.on('data', (chunk) => (printed += String(chunk)));
    const addressIn = (): string | undefined => /http:\/\/[\d.]+:\d+/.exec(printed)?.[0];
    await expect.poll(addressIn).toBeDefined();
    const address = addressIn()!;
    const response = await fetch(`${address}/health/live`);
    expect(response.status).toBe(200);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    await expect(fetch(address)).rejects.toThrow();
  });

  it.runIf(npm === 'npm')('is a library of tide and sky, with types', async () => {
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

type Component = { readonly group?: string; readonly name: string; readonly version: string; readonly purl: string };
type Bom = {
  readonly bomFormat: string;
  readonly metadata: { component: Component };
  readonly components: Component[];
};

describe.skipIf(withoutSsh)(`the release${leftOut(withoutSsh ? ['ssh-keygen'] : [])}`, () => {
  const named = ({ group, name, version: of }: Component): string => `${group ? `${group}/` : ''}${name}@${of}`;
  const inRelease = (name: string): string => path.join(release, name);

  beforeAll(async () => void (await released));

  it('is the package, its parts, what is new, and the images', () => {
    const all = ['CHANGES.md', 'SHA256SUMS', 'SHA256SUMS.sig', path.basename(tarball), 'bellbuoy.cdx.json'];
    if (wanting.length === 0) all.push('bellbuoy-image.tar');
    expect(readdirSync(release).toSorted()).toEqual(all.toSorted());
  });

  it('has checksums of all, signed with the key that it was given and with no other', () => {
    const listed = execFileSync('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: release, encoding: 'utf8' });
    expect(listed.trim().split('\n')).toHaveLength(readdirSync(release).length - 2);
    const allowed = path.join(folder, 'allowed');
    const verify = (by: string): number | null => {
      const [kind, text] = readFileSync(by, 'utf8').split(' ');
      writeFileSync(allowed, `us@example.org ${kind} ${text}\n`);
      const signed = ['-s', inRelease('SHA256SUMS.sig'), '-I', 'us@example.org', '-n', 'bellbuoy'];
      const input = readFileSync(inRelease('SHA256SUMS'));
      return spawnSync('ssh-keygen', ['-Y', 'verify', '-f', allowed, ...signed], { input }).status;
    };
    expect(verify(`${key}.pub`)).toBe(0);
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', `${key}-of-another`]);
    expect(verify(`${key}-of-another.pub`)).not.toBe(0);
  });

  it('lists every package that is installed with it, and none for development', () => {
    const bom = json(inRelease('bellbuoy.cdx.json')) as Bom;
    expect([bom.bomFormat, named(bom.metadata.component)]).toEqual(['CycloneDX', `bellbuoy@${version}`]);
    const { packages } = json(path.join(root, 'package-lock.json')) as {
      packages: Readonly<Record<string, { version: string; dev?: true }>>;
    };
    const locked = Object.entries(packages).filter(([where, { dev }]) => where !== '' && !dev);
    const installed = locked.map(([where, one]) => `${where.split('node_modules/').at(-1)}@${one.version}`);
    expect(bom.components.map(named).toSorted()).toEqual([...new Set(installed)].toSorted());
    for (const [name, wanted] of Object.entries(dependencies))
      expect(bom.components.map(named)).toContain(`${name}@${wanted}`);
    expect(bom.components.filter(({ purl }) => !purl.startsWith('pkg:npm/'))).toEqual([]);
  });

  it('says what is new, and is not made where the changelog does not', () => {
    const changelog = readFileSync(path.join(root, 'docs/CHANGELOG.md'), 'utf8');
    const [, section] = changelog.split(`\n## [${version}]`);
    const changes = readFileSync(inRelease('CHANGES.md'), 'utf8').trim();
    expect(changes.length).toBeGreaterThan(100);
    expect(section!.replace(/^.*\n/, '').trim().split('\n## ')[0]).toBe(changes);
    const copy = path.join(folder, 'next');
    for (const name of ['.ci/release', 'docs/CHANGELOG.md', 'package-lock.json'])
      cpSync(path.join(root, name), path.join(copy, name));
    writeFileSync(path.join(copy, 'package.json'), JSON.stringify({ version: '99.0.0' }));
    const made = spawnSync(path.join(copy, '.ci/release'), [key], { encoding: 'utf8', env: shellIn(folder) });
    expect(made).toMatchObject({ status: 1, stderr: 'docs/CHANGELOG.md has no section of 99.0.0\n' });
    expect(readdirSync(copy)).not.toContain('release');
  });
});

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

describe.runIf(wanting.length === 0)(`the image${leftOut(wanting)}`, () => {
  type Bundle = { process: { user: { uid: number }; args: string[]; env: string[]; cwd: string } };
  const bundle = path.join(folder, 'bundle');

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
    await built;
    const { manifests } = json(path.join(image, 'index.json')) as {
      manifests: { annotations: Record<string, string> }[];
    };
    const tag = manifests[0]!.annotations['org.opencontainers.image.ref.name']!;
    await execute('umoci', ['unpack', '--image', `${image}:${tag}`, bundle]);
  });

  it.skipIf(withoutSsh)('has the same digest as the one of the release', async () => {
    await released;
    const args = ['--extract', '--to-stdout', `--file=${path.join(release, 'bellbuoy-image.tar')}`, './index.json'];
    const again = JSON.parse(execFileSync('tar', args, { encoding: 'utf8' })) as { manifests: object[] };
    const { manifests } = json(path.join(image, 'index.json')) as { manifests: object[] };
    expect(again.manifests).toEqual([...manifests, expect.anything()]);
  });

  it('takes 320 MB at most', () => {
    const files = readdirSync(image, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
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
    await expect.poll(addressIn).toBeDefined();
    const response = await fetch(`${addressIn()}/health/ready`);
    expect(response.status).toBe(200);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    await expect(fetch(addressIn()!)).rejects.toThrow();
  });
});

/** What an ELF file is for and needs (System V ABI, chapters 4 and 5; of 64 bits, little endian); `undefined` for any other file. */
function elfOf(file: string): { machine: number; interpreter: string | undefined; needed: string[] } | undefined {
  const bytes = readFileSync(file);
  if (bytes.length < 64 || bytes.readUInt32BE(0) !== 0x7f454c46 || bytes[4] !== 2 || bytes[5] !== 1) return undefined;
  const at = (offset: number): number => Number(bytes.readBigUInt64LE(offset));
  const textAt = (offset: number): string => bytes.toString('utf8', offset, bytes.indexOf(0, offset));
  const headers = Array.from({ length: bytes.readUInt16LE(56) }, (_, i) => {
    const header = at(32) + i * bytes.readUInt16LE(54);
    return {
      type: bytes.readUInt32LE(header),
      offset: at(header + 8),
      address: at(header + 16),
      size: at(header + 32),
    };
  });
  const [dynamic, interpreter] = [2, 3].map((wanted) => headers.find(({ type }) => type === wanted));
  const entries = Array.from({ length: (dynamic?.size ?? 0) / 16 }, (_, i) => {
    const entry = dynamic!.offset + 16 * i;
    return [at(entry), at(entry + 8)] as const;
  });
  const names = entries.find(([tag]) => tag === 5)?.[1] ?? 0;
  const within = headers.find(({ type, address, size }) => type === 1 && names >= address && names < address + size);
  const base = names - (within?.address ?? 0) + (within?.offset ?? 0);
  return {
    machine: bytes.readUInt16LE(18),
    interpreter: interpreter && textAt(interpreter.offset),
    needed: entries.flatMap(([tag, value]) => (tag === 1 ? [textAt(base + value)] : [])),
  };
}

const withoutArm = wanting.length > 0 || withoutSsh;
describe.skipIf(withoutArm)(`the image for arm64${leftOut(wanting)}`, () => {
  /** Files of an image, relative, without links. */
  const filesOf = (root: string): string[] =>
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  const root = path.join(folder, 'bundle-arm64', 'rootfs');

  beforeAll(async () => {
    await released;
    const images = path.join(folder, 'images');
    mkdirSync(images);
    await execute('tar', ['--extract', `--file=${path.join(release, 'bellbuoy-image.tar')}`, `--directory=${images}`]);
    await execute('umoci', ['unpack', '--image', `${images}:${version}-arm64`, path.dirname(root)]);
  });

  it('has the program of the other one, with the packages of its own processor', async () => {
    await built;
    const own = (tree: string): string[] =>
      filesOf(path.join(tree, 'opt/bellbuoy')).filter((file) => !/x64|arm64/.test(file));
    expect(own(root).toSorted()).toEqual(own(path.join(folder, 'bundle', 'rootfs')).toSorted());
    expect(filesOf(root).filter((file) => /linux-x64|x86_64/.test(file))).toEqual([]);
  });

  it('has programs and libraries for that processor alone, and all that these load', () => {
    const files = readdirSync(root, { recursive: true });
    const names = new Set(files.map((file) => path.basename(String(file))));
    const programs = filesOf(root).flatMap((file) => {
      const elf = elfOf(path.join(root, file));
      return elf ? [{ file, ...elf }] : [];
    });
    // Node.js, Skia, and the libraries of Debian.
    expect(programs.length).toBeGreaterThan(15);
    // EM_AARCH64.
    expect(programs.filter(({ machine }) => machine !== 183)).toEqual([]);
    for (const { file, interpreter, needed } of programs) {
      if (interpreter !== undefined) expect([file, existsSync(path.join(root, interpreter))]).toEqual([file, true]);
      expect([file, needed.filter((name) => !names.has(name))]).toEqual([file, []]);
    }
  });
});
