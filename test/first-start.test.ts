import { existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { packedFileName } from '../src/places/index.ts';
import { programIn } from './support/program.ts';
import { temporaryFolder } from './support/temporary.ts';

const dataDir = temporaryFolder();
const { run } = programIn(() => dataDir);

describe('the first question', () => {
  it('knows the place names in a new folder', async () => {
    const folder = mkdtempSync(path.join(dataDir, 'new-'));
    const { code, stdout, stderr } = await run(['ask', 'sun Paris'], { DATA_DIR: folder });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('Sun at Paris');
    expect(existsSync(path.join(folder, packedFileName))).toBe(true);
  });

  it('answers coordinates and refuses names in a sentence where the place names cannot be packed', async () => {
    const folder = mkdtempSync(path.join(dataDir, 'unpackable-'));
    // Neither what was packed at the install nor what is packed now can replace a folder.
    mkdirSync(path.join(folder, packedFileName));
    const named = await run(['ask', 'sun Paris'], { DATA_DIR: folder });
    expect(named).toMatchObject({ code: 1, stdout: '' });
    expect(named.stderr.replaceAll('\n', ' ')).toContain('Place names cannot be looked up just now');
    expect(await run(['ask', 'sun 48.383,-4.495'], { DATA_DIR: folder })).toMatchObject({ code: 0 });
  });
});
