/**
 * Puts what the program loads into a few files in FOLDER, and beside them the licences of the packages that are in them: to find
 * and link a thousand modules took longer than to answer a question. Packages of few modules stay apart. SOURCES is the address
 * where modules find their data files and programs of their own; without it, they are modules in FOLDER.
 * Usage: node .ci/bundle.mjs FOLDER [SOURCES]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';

const [folder, sources] = process.argv.slice(2);
const root = path.join(import.meta.dirname, '..');
const packages = ['@hono/node-server', 'hono', 'kysely', 'undici', 'zod'];
const isInside = new RegExp(`^(?:[./]|(?:${packages.join('|')})(?:/|$))`);

/** Lets each module find its files as if it were at its own place. */
const places = {
  name: 'places',
  transform: {
    filter: { id: /\.ts$/, code: /import\.meta\.url/ },
    handler(code, file) {
      const own = path.relative(path.join(root, 'src'), file);
      const address = sources
        ? JSON.stringify(new URL(own, sources).href)
        : `new URL(${JSON.stringify(own.replace(/ts$/, 'js'))}, import.meta.url).href`;
      return { code: code.replaceAll('import.meta.url', address), map: null };
    },
  },
};

const bundle = await rolldown({
  input: path.join(root, 'src/main.ts'),
  cwd: root,
  platform: 'node',
  external: (id) => !isInside.test(id),
  // Or `ask` would load the modules of the server, since one of them stands in an index with what it needs.
  treeshake: { moduleSideEffects: (id) => !id.startsWith(path.join(root, 'src/adapters/')) },
  plugins: [places],
});
await bundle.write({
  dir: folder,
  entryFileNames: '[name].js',
  chunkFileNames: 'main-[name]-[hash].js',
  sourcemap: sources === undefined,
  // V8 keeps the text of what is loaded, with two bytes a character where one of them needs two: comments and a few signs take 5 MB.
  comments: false,
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
});
const licenceOf = (name) => readFileSync(path.join(root, 'node_modules', name, 'LICENSE'), 'utf8');
writeFileSync(path.join(folder, 'LICENSES.txt'), packages.map((name) => `${name}\n\n${licenceOf(name)}`).join('\n\n'));
