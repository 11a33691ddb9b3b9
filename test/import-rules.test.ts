import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

type Rule = {
  /** Folders and files of ours, beside its own, `problem.ts`, `lib` and `domain`. */
  readonly ours?: readonly string[];
  /** Folders whose `ports.ts`, or whose index, may be imported for types only: the ports that are implemented here. */
  readonly portsOf?: readonly string[];
  readonly packages?: readonly string[];
  /** False where nothing of Node may be imported. */
  readonly node?: false;
};

const sharedByAdapters = [
  'adapters/adapter.ts',
  'adapters/blocks.ts',
  'adapters/buttons.ts',
  'adapters/http.ts',
  'adapters/ports.ts',
  'adapters/send-outcome.ts',
];
const adapter = { ours: ['chat', 'answers', 'drawing', 'words.ts', ...sharedByAdapters], portsOf: ['digests'] };

/** What each folder may import. `app` and `main.ts` may import everything, and only `main.ts` imports `app`. */
const rules: Readonly<Record<string, Rule>> = {
  domain: { packages: ['astronomy-engine', 'luxon'], node: false },
  'problem.ts': { node: false },
  lib: {},
  contract: { packages: ['zod'], node: false },
  store: {
    portsOf: [
      'adapters/ports.ts',
      'adapters/discord',
      'adapters/telegram',
      'chat',
      'cli',
      'customers',
      'digests',
      'service',
      'sources',
      'users',
    ],
    packages: ['keyv', '@keyv/redis', '@keyv/sqlite', 'kysely', 'pg'],
  },
  sources: {
    portsOf: ['adapters/web', 'service', 'places'],
    packages: ['@napi-rs/canvas', '@neaps/tide-database', 'fast-xml-parser', 'geojson', 'h5wasm', 'undici', 'zod'],
  },
  service: { ours: ['contract'], portsOf: ['http'], packages: ['hono', 'zod'] },
  client: { ours: ['contract'], portsOf: ['chat'], packages: ['undici', 'zod'] },
  places: { portsOf: ['chat', 'language'], packages: ['geo-tz'] },
  users: {},
  customers: { portsOf: ['adapters/web'] },
  'words.ts': { packages: ['@fluent/bundle'] },
  drawing: { packages: ['d3-shape'], node: false },
  answers: { ours: ['drawing', 'words.ts'], node: false },
  chat: { ours: ['language', 'answers', 'words.ts', 'users'] },
  language: {},
  library: { node: false },
  commands: { ours: ['chat', 'answers', 'words.ts'], node: false },
  digests: { ours: ['chat', 'answers', 'words.ts'], portsOf: ['users'] },
  'adapters/adapter.ts': { ours: ['chat', 'answers'] },
  'adapters/blocks.ts': { ours: ['answers'] },
  'adapters/buttons.ts': { ours: ['chat', 'answers'] },
  'adapters/http.ts': { packages: ['hono'] },
  'adapters/ports.ts': {},
  'adapters/send-outcome.ts': { portsOf: ['digests'] },
  'adapters/indexed-png.ts': {},
  'adapters/picture-canvas.ts': { ours: ['drawing'], packages: ['@napi-rs/canvas'] },
  'adapters/picture-png.ts': { ours: ['drawing', 'adapters/picture-png-worker.ts'] },
  'adapters/picture-png-worker.ts': {
    ours: ['drawing', 'adapters/indexed-png.ts', 'adapters/picture-canvas.ts'],
    packages: ['@napi-rs/canvas'],
  },
  'adapters/telegram': { ...adapter, packages: ['grammy', 'hono'] },
  'adapters/discord': { ...adapter, packages: ['discord.js', 'hono'] },
  'adapters/mcp': { ...adapter, packages: ['@modelcontextprotocol/server', 'hono', 'zod'] },
  'adapters/web': { ...adapter, packages: ['hono'] },
  http: { packages: ['hono', '@hono/node-server'] },
  ops: { portsOf: ['http'] },
  cli: {},
  'config.ts': { ours: ['config'], packages: ['zod'] },
  config: { packages: ['zod'] },
};

/** An adapter that needs no package has no line. */
const ruleOf = (folder: string): Rule | undefined =>
  rules[folder] ?? (/^adapters\/[a-z-]+$/.test(folder) ? adapter : undefined);

const free = new Set(['app', 'main.ts']);
const everybodys = new Set(['problem.ts', 'lib', 'domain']);
/** These two are imported by all others: they import nothing of ours but themselves and each other. */
const roots = new Set(['problem.ts', 'domain', 'lib']);

const root = path.join(import.meta.dirname, '..');
const files = ['src', 'commands'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join(folder, file)),
);

/** `src/domain/tide/index.ts` belongs to `domain`, `src/adapters/web/web.ts` to `adapters/web`, a table to its reader. */
function folderOf(file: string): string {
  const [first = '', second = '', third = ''] = file.split(path.sep);
  if (first === 'commands') return 'commands';
  return second === 'adapters' ? `adapters/${third}` : second.replace(/-codes\.json$/, '.ts');
}

type Import = { readonly from: string; readonly isType: boolean };

function importsOf(file: string): Import[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  const statements = source.matchAll(/(?:^|\n)\s*(?:import|export)(\s+type)?\b[^;'"]*?from\s*['"]([^'"]+)['"]/g);
  const calls = source.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g);
  const bare = source.matchAll(/(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g);
  return [
    ...Array.from(statements, ([, type, from]) => ({ from: from!, isType: type !== undefined })),
    ...Array.from([...calls, ...bare], ([, from]) => ({ from: from!, isType: false })),
  ];
}

/** Why a file may not import this; `undefined` where it may. */
function violation(file: string, { from, isType }: Import): string | undefined {
  const folder = folderOf(file);
  const refuse = (what: string): string => `${file}: ${folder} must not import ${what}`;
  const rule = ruleOf(folder);
  if (from.startsWith('.')) {
    const target = folderOf(path.normalize(path.join(path.dirname(file), from)));
    if (target === folder) return undefined;
    if (free.has(target)) return folder === 'main.ts' && target === 'app' ? undefined : refuse(target);
    if (free.has(folder)) return undefined;
    if (roots.has(folder)) return refuse(target);
    if (everybodys.has(target) || rule?.ours?.includes(target)) return undefined;
    const isPort = ['ports.ts', 'index.ts'].includes(path.basename(from));
    return isType && isPort && rule?.portsOf?.includes(target) ? undefined : refuse(target);
  }
  if (free.has(folder)) return undefined;
  if (from.startsWith('node:')) return rule?.node === false ? refuse(from) : undefined;
  const name = from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');
  return rule?.packages?.includes(name) ? undefined : refuse(name);
}

/** Folders whose files still import types of each other in a circle. */
const circular = ['domain', 'sources', 'chat'];

/** The files that reach each other by their imports, by the algorithm of Tarjan (1972). */
function circles(counts: (imported: Import) => boolean): string[][] {
  const reached = new Map<string, { readonly index: number; low: number }>();
  const open: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): { readonly index: number; low: number } => {
    const node = { index: reached.size, low: reached.size };
    reached.set(file, node);
    open.push(file);
    for (const { from } of importsOf(file).filter((one) => one.from.startsWith('.') && counts(one))) {
      const target = path.normalize(path.join(path.dirname(file), from));
      if (!target.endsWith('.ts')) continue;
      const known = reached.get(target);
      if (!known) node.low = Math.min(node.low, visit(target).low);
      else if (open.includes(target)) node.low = Math.min(node.low, known.index);
    }
    if (node.low === node.index) {
      const circle = open.splice(open.indexOf(file));
      if (circle.length > 1) found.push(circle.toSorted());
    }
    return node;
  };
  for (const file of files) if (!reached.has(file)) visit(file);
  return found;
}

describe('the import rules', () => {
  it('have a line for every folder', () => {
    const folders = new Set(files.map(folderOf));
    expect([...folders].filter((folder) => !ruleOf(folder) && !free.has(folder))).toEqual([]);
  });

  it('are kept by every file', () => {
    const violations = files.flatMap((file) => importsOf(file).map((imported) => violation(file, imported)));
    expect(violations.length).toBeGreaterThan(100);
    expect(violations.filter(Boolean)).toEqual([]);
  });

  it('refuse what they should', () => {
    const value = (from: string): Import => ({ from, isType: false });
    const type = (from: string): Import => ({ from, isType: true });
    const chat = path.join('src', 'chat', 'chat.ts');
    const outbox = path.join('src', 'store', 'users.ts');
    expect(violation(chat, value('../client/index.ts'))).toContain('must not import client');
    expect(violation(chat, type('../client/ports.ts'))).toContain('must not import client');
    expect(violation(chat, value('grammy'))).toContain('must not import grammy');
    expect(violation(outbox, value('../users/index.ts'))).toContain('must not import users');
    expect(violation(outbox, type('../users/ports.ts'))).toBeUndefined();
    expect(violation(outbox, type('../users/preferences.ts'))).toContain('must not import users');
    expect(violation(path.join('src', 'domain', 'time.ts'), value('node:fs'))).toContain('must not import node:fs');
    expect(violation(path.join('src', 'adapters', 'web', 'web.ts'), value('../telegram/index.ts'))).toContain(
      'telegram',
    );
    expect(violation(path.join('src', 'cli', 'ask.ts'), value('../app/app.ts'))).toContain('must not import app');
    expect(violation(path.join('src', 'app', 'app.ts'), value('../main.ts'))).toContain('must not import main.ts');
  });

  it('leave no circle but in these folders, of which none may be added', () => {
    const foldersOf = (found: string[][]): Set<string> => new Set(found.flat().map(folderOf));
    expect(circles(({ isType }) => !isType)).toEqual([]);
    expect(foldersOf(circles(() => true))).toEqual(new Set(circular));
  });

  it('let only pictures and the images of the tide model use the canvas', () => {
    const users = files.filter((file) => importsOf(file).some(({ from }) => from === '@napi-rs/canvas'));
    expect(users.map((file) => path.basename(file)).toSorted()).toEqual([
      'decode-image.ts',
      'picture-canvas.ts',
      'picture-png-worker.ts',
    ]);
  });

  it('let only one file read the environment', () => {
    const readers = files.filter((file) => readFileSync(path.join(root, file), 'utf8').includes('process.env'));
    expect(readers).toEqual([path.join('src', 'config.ts')]);
  });
});

/** The rooms of the reader of sentences: each imports none behind it, of types as well. What stands beside them is of all. */
const rooms = ['dates', 'lexicon', 'names', 'scoring', 'meaning', 'request'];

it('rooms of the reader of sentences import none behind them', () => {
  const roomOf = (file: string): number => rooms.indexOf(file.split(path.sep)[2] ?? '');
  const own = files.filter((file) => folderOf(file) === 'language');
  const wrong = own.flatMap((file) =>
    importsOf(file)
      .map(({ from }) => path.normalize(path.join(path.dirname(file), from)))
      .filter((target) => folderOf(target) === 'language' && roomOf(target) > roomOf(file))
      .map((target) => `${file} imports ${target}`),
  );
  expect(own.length).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});
