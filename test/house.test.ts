import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * The one-way doors: what each room may import, of ours and of others. Every room may import itself, `problem.ts`,
 * `domain` and what Node brings along, except where a line says otherwise. Types count as imports.
 */
const doors: Record<string, { ours?: string[]; packages?: string[]; node?: false }> = {
  domain: { packages: ['astronomy-engine', 'luxon'], node: false },
  'problem.ts': { node: false },
  'lane.ts': { node: false },
  contract: { packages: ['zod'], node: false },
  store: { packages: ['keyv', '@keyv/redis', '@keyv/sqlite', 'kysely', 'pg'] },
  sources: {
    packages: [
      '@neaps/tide-database',
      'cockatiel',
      'fast-xml-parser',
      'geojson',
      'lru-cache',
      'topojson-client',
      'topojson-specification',
      'undici',
      'zod',
    ],
  },
  service: { ours: ['contract'], packages: ['hono', 'zod'] },
  client: { ours: ['contract'], packages: ['undici', 'cockatiel', 'zod'] },
  places: { packages: ['geo-tz'] },
  people: {},
  'words.ts': { packages: ['@fluent/bundle'] },
  answers: { ours: ['words.ts'], packages: ['d3-scale', 'd3-shape'], node: false },
  chat: { ours: ['answers', 'words.ts', 'people'] },
  commands: { ours: ['chat', 'answers', 'words.ts'], node: false },
  digests: { ours: ['chat', 'answers', 'words.ts', 'lane.ts'] },
  'adapters/door.ts': {},
  'adapters/columns.ts': {},
  'adapters/buttons.ts': { ours: ['chat', 'answers'] },
  'adapters/within.ts': {},
  'adapters/outcome.ts': {},
  'adapters/indexed-png.ts': {},
  'adapters/picture-canvas.ts': { ours: ['answers'], packages: ['@napi-rs/canvas'] },
  'adapters/picture-png.ts': { ours: ['answers', 'adapters/picture-png-worker.ts'], packages: ['lru-cache'] },
  'adapters/picture-png-worker.ts': {
    ours: ['answers', 'adapters/indexed-png.ts', 'adapters/picture-canvas.ts'],
    packages: ['@napi-rs/canvas'],
  },
  'adapters/terminal': { ours: ['chat', 'answers', 'words.ts', 'adapters/door.ts', 'adapters/columns.ts'] },
  'adapters/telegram': {
    ours: [
      'chat',
      'answers',
      'words.ts',
      'adapters/door.ts',
      'adapters/columns.ts',
      'adapters/buttons.ts',
      'adapters/outcome.ts',
    ],
    packages: ['grammy'],
  },
  'adapters/discord': {
    ours: [
      'chat',
      'answers',
      'words.ts',
      'adapters/door.ts',
      'adapters/columns.ts',
      'adapters/within.ts',
      'adapters/buttons.ts',
      'adapters/outcome.ts',
    ],
    packages: ['discord.js'],
  },
  'adapters/web': {
    ours: ['chat', 'answers', 'words.ts', 'adapters/door.ts', 'adapters/columns.ts'],
    packages: ['hono'],
  },
  'log.ts': {},
  'health.ts': {},
  'metrics.ts': { packages: ['prom-client'] },
  'config.ts': { packages: ['zod'] },
};

/**
 * `calls` are the hands of main.ts, `digest-parts.ts` is one board of the fuse box, `bench` measures every room: they may
 * open every door but the fuse box.
 */
const fuseBox = ['parts.ts', 'main.ts'];
const builders = new Set([...fuseBox, 'digest-parts.ts', 'calls', 'bench']);

const root = path.join(import.meta.dirname, '..');
const files = ['src', 'commands'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join(folder, file)),
);

/** `src/domain/tide/index.ts` is in room `domain`, `src/adapters/web/web.ts` in `adapters/web`. */
function roomOf(file: string): string {
  const [first, second, third] = file.split(path.sep);
  if (first === 'commands') return 'commands';
  return second === 'adapters' ? `adapters/${third}` : second!;
}

function importsOf(file: string): string[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  const statements = source.matchAll(/(?:^|\n)\s*(?:import|export)\b[^;'"]*?from\s*['"]([^'"]+)['"]/g);
  const calls = source.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g);
  const bare = source.matchAll(/(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g);
  return [...statements, ...calls, ...bare].map((match) => match[1]!);
}

/** Why a file may not import this; nothing where it may. */
function objection(file: string, imported: string): string | undefined {
  const room = roomOf(file);
  const say = (what: string): string => `${file}: ${room} must not import ${what}`;
  if (imported.startsWith('.')) {
    const target = roomOf(path.normalize(path.join(path.dirname(file), imported)));
    if (target === room && !fuseBox.includes(room)) return undefined;
    if (target === 'main.ts' || (target === 'parts.ts' && room !== 'main.ts')) return say(target);
    if (builders.has(room) || target === 'problem.ts' || target === 'domain') return undefined;
    return doors[room]?.ours?.includes(target) ? undefined : say(target);
  }
  if (builders.has(room)) return undefined;
  if (imported.startsWith('node:')) return doors[room]?.node === false ? say(imported) : undefined;
  const name = imported
    .split('/')
    .slice(0, imported.startsWith('@') ? 2 : 1)
    .join('/');
  return doors[room]?.packages?.includes(name) ? undefined : say(name);
}

describe('the one-way doors', () => {
  it('knows every room', () => {
    const rooms = new Set(files.map(roomOf));
    expect([...rooms].filter((room) => !doors[room] && !builders.has(room))).toEqual([]);
  });

  it('lets no file through in the wrong direction', () => {
    const objections = files.flatMap((file) => importsOf(file).map((imported) => objection(file, imported)));
    expect(objections.length).toBeGreaterThan(100);
    expect(objections.filter(Boolean)).toEqual([]);
  });

  it('objects where it should', () => {
    const chat = path.join('src', 'chat', 'chat.ts');
    expect(objection(chat, '../client/index.ts')).toContain('must not import client');
    expect(objection(chat, 'grammy')).toContain('must not import grammy');
    expect(objection(path.join('src', 'domain', 'time.ts'), 'node:fs')).toContain('must not import node:fs');
    expect(objection(path.join('src', 'adapters', 'web', 'web.ts'), '../telegram/index.ts')).toContain('telegram');
    expect(objection(path.join('src', 'calls', 'ask.ts'), '../parts.ts')).toContain('must not import parts.ts');
    expect(objection(path.join('src', 'parts.ts'), './main.ts')).toContain('must not import main.ts');
  });

  it('reads the environment in one file alone', () => {
    const readers = files.filter((file) => readFileSync(path.join(root, file), 'utf8').includes('process.env'));
    expect(readers).toEqual([path.join('src', 'config.ts')]);
  });
});
