import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import type { Hono } from 'hono';
import { programFile } from '../../lib/program-file.ts';
import type { WebEnv } from './request.ts';

/** The engine of tide and sky for browsers: the modules of this program themselves, and the library of astronomy. */
const entry = programFile('../../library/browser', import.meta.url);
const root = path.dirname(path.dirname(entry));
const library = 'astronomy-engine';
const cached = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const modules = modulesFrom(entry);
const version = hash('sha256', [...modules.values()].join()).slice(0, 12);
const base = `/engine/${version}`;

/** The address of the engine, and of all that it imports. */
export const engineUrl = `${base}/${path.relative(root, entry)}`;
export const engineUrls: readonly string[] = [
  `${base}/${library}.js`,
  ...[...modules.keys()].map((file) => `${base}/${path.relative(root, file)}`),
];

/** Adds a route for each module. Types are stripped when it is first asked for: that takes some milliseconds. */
export function serveEngine(app: Hono<WebEnv>): void {
  const headers = { ...cached, 'Content-Type': 'text/javascript; charset=utf-8' };
  let astronomySource: string | undefined;
  app.get(`${base}/${library}.js`, (c) => c.body((astronomySource ??= readAstronomy()), 200, headers));
  for (const [file, source] of modules) {
    let script: string | undefined;
    app.get(`${base}/${path.relative(root, file)}`, (c) => c.body((script ??= scriptOf(file, source)), 200, headers));
  }
}

/** The sources of a module and of all modules that it imports, by their files. Types are not imported. */
function modulesFrom(file: string, known = new Map<string, string>()): ReadonlyMap<string, string> {
  if (known.has(file)) return known;
  const source = readFileSync(file, 'utf8');
  known.set(file, source);
  for (const [, type, name = ''] of source.matchAll(/^(?:import|export)( type)?\b[^;]*? from '(\.[^']+)'/gm)) {
    if (!type) modulesFrom(path.join(path.dirname(file), name), known);
  }
  return known;
}

/** A module as browsers run it: without types and comments, JSON as a module, and the library at its address here. */
function scriptOf(file: string, source: string): string {
  if (file.endsWith('.json')) return `export default ${source}`;
  return (file.endsWith('.ts') ? withoutTypes(source) : source)
    .replaceAll(/^\s*(?:\/\*\*[\s\S]*?\*\/|\/\/.*)$/gm, '')
    .replaceAll(/\n\s*\n+/g, '\n')
    .replaceAll(` with { type: 'json' }`, '')
    .replaceAll(`from '${library}'`, `from '${base}/${library}.js'`);
}

/** Node.js's own function, which warns on the console that it may change: it is the one that runs this program itself. */
function withoutTypes(source: string): string {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return stripTypeScriptTypes(source);
  } finally {
    process.emitWarning = emitWarning;
  }
}

/** The library's own build for browsers, which is written for CommonJS, as a module. */
function readAstronomy(): string {
  const folder = path.dirname(createRequire(import.meta.url).resolve(library));
  const source = readFileSync(path.join(folder, 'astronomy.browser.min.js'), 'utf8');
  const imports = [...modules.values()].flatMap((one) => [
    ...one.matchAll(/^import \{([^}]*)\} from 'astronomy-engine'/gm),
  ]);
  const names = imports.flatMap(([, list = '']) => list.split(',').map((name) => name.replace(/ as .*/, '').trim()));
  const used = [...new Set(names)].filter((name) => /^\w+$/.test(name));
  return `const own={exports:{}};((module,exports,define)=>{${source}\n})(own,own.exports);export const {${used.join()}}=own.exports;`;
}
