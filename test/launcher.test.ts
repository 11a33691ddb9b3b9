import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from './support/temporary.ts';

const root = path.join(import.meta.dirname, '..');
const dataDir = path.join(temporaryFolder(), 'data');

type Ended = { readonly code: unknown; readonly stdout: string; readonly stderr: string };

/** Runs the launcher on this Node.js, which gives itself out as another version. */
function launchOn(version: string, args: readonly string[], cwd = root): Promise<Ended> {
  const disguise = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
  const launch = ['--import', `data:text/javascript,${disguise}`, 'src/launcher.mjs', ...args];
  const { NODE_COMPILE_CACHE: _, ...inherited } = process.env;
  const env = { ...inherited, DATA_DIR: dataDir };
  return new Promise((resolve) => {
    execFile(process.execPath, launch, { cwd, env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : error.code, stdout, stderr }),
    );
  });
}

describe('the launcher', () => {
  it.each(['18.20.8', '23.11.1'])('runs on the packaged Node.js where that of the machine is %s', async (version) => {
    const { code, stderr } = await launchOn(version, ['nonsense']);
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('There is no “nonsense”.') });
  });

  it.each(['18.20.8', '20.20.2', '22.22.0', '23.11.1'])(
    'says in one sentence that Node.js %s is too old where none is packaged',
    async (version) => {
      const alone = mkdtempSync(path.join(dataDir, '..', 'alone-'));
      for (const file of ['launcher.mjs', 'packaged-node.mjs'])
        cpSync(path.join(root, 'src', file), path.join(alone, 'src', file));
      const { code, stdout, stderr } = await launchOn(version, ['ask', 'help'], alone);
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toMatch(new RegExp(`^Bellbuoy needs Node\\.js 24 or later and this is ${version}: .*\\.\n$`));
    },
  );

  it.each(['24.0.0', '24.21.0', '26.10.0'])('starts the program on Node.js %s', async (version) => {
    const { code, stderr } = await launchOn(version, ['nonsense']);
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('There is no “nonsense”.') });
  });

  it('keeps compiled modules in DATA_DIR, for its owner only', async () => {
    await launchOn('24.0.0', ['nonsense']);
    expect(readdirSync(path.join(dataDir, 'compiled'))).not.toEqual([]);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  });

  it('is where every command of the program starts, in place of the shell so that signals arrive', () => {
    const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const commands = Object.values(scripts).filter((script) => script.includes('src/launcher'));
    expect(commands.length).toBeGreaterThanOrEqual(4);
    for (const command of commands) expect(command).toMatch(/^exec node src\/launcher\.mjs [a-z]+$/);
  });

  it('ends with npm, whose shell would pass no signal on', async () => {
    const folder = temporaryFolder();
    const program =
      "process.on('SIGTERM', () => { console.log('told'); process.exit(); });\nsetInterval(() => {}, 1000);\nconsole.log(process.pid);";
    writeFileSync(path.join(folder, 'wait.mjs'), program);
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ scripts: { start: 'exec node wait.mjs' } }));
    const npm = spawn('npm', ['start', '--silent'], { cwd: folder });
    let printed = '';
    npm.stdout.on('data', (chunk) => (printed += String(chunk)));
    await expect.poll(() => printed).toMatch(/^\d+\n$/);
    npm.kill('SIGTERM');
    await once(npm, 'close');
    expect(printed).toContain('told');
    expect(() => process.kill(Number(printed.split('\n')[0]), 0)).toThrow();
  });
});
