import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { installationSecret } from '../../src/store/index.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { inAnotherProcess } from '../support/store-child.ts';

const folder = temporaryFolder();

describe('the secret of an installation', () => {
  it('is 256 bits, created on first use and the same afterwards', () => {
    const dataDir = path.join(folder, 'new', 'folder');
    const secret = installationSecret(dataDir);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(installationSecret(dataDir)).toBe(secret);
    expect(installationSecret(path.join(folder, 'another'))).not.toBe(secret);
  });

  it('is readable only by its owner', () => {
    const dataDir = path.join(folder, 'private');
    installationSecret(dataDir);
    expect(statSync(path.join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
  });

  it('is the one that an operator wrote, without a final line break', () => {
    const dataDir = path.join(folder, 'own');
    mkdirSync(dataDir);
    writeFileSync(path.join(dataDir, 'secret'), 'chosen by hand\n');
    expect(installationSecret(dataDir)).toBe('chosen by hand');
    expect(readFileSync(path.join(dataDir, 'secret'), 'utf8')).toBe('chosen by hand\n');
  });

  it('is the same for processes that create it at the same time', async () => {
    const dataDir = path.join(folder, 'shared');
    const asking = `console.log(store.installationSecret(${JSON.stringify(dataDir)}));`;
    const secrets = await Promise.all(Array.from({ length: 4 }, () => inAnotherProcess(asking)));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is never empty, even where its file is', () => {
    const dataDir = path.join(folder, 'empty');
    mkdirSync(dataDir);
    writeFileSync(path.join(dataDir, 'secret'), '');
    let secret: string | undefined;
    try {
      secret = installationSecret(dataDir);
    } catch {
      // Throwing is as good as waiting.
    }
    expect(secret).not.toBe('');
  });
});
