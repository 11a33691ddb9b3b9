import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderTerminal } from '../../src/adapters/terminal/index.ts';
import { createApp, type App } from '../../src/app/app.ts';
import { ask } from '../../src/cli/ask.ts';
import { readConfig } from '../../src/config.ts';
import { captureOutput } from '../support/output.ts';
import { putPacked } from '../support/packed-gazetteer.ts';
import { temporaryFolder } from '../support/temporary.ts';

/** The composed app, asked as `ask` does: `test/main.test.ts` asks a process. */
const dataDir = temporaryFolder();
const output = captureOutput();
let app: App;

beforeAll(async () => {
  await putPacked(dataDir);
  const storeUrl = `sqlite:${path.join(dataDir, 'bellbuoy.sqlite')}`;
  app = createApp({ ...readConfig(), dataDir, storeUrl, cacheUrl: 'memory:', tideGrid: 'off' });
});
afterAll(() => app.close());

async function asked(...args: readonly string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const chat = await app.chat();
  // Somebody else each time, who has asked nothing before.
  const user = { platform: 'terminal', id: args.join(' '), language: 'en' } as const;
  const answer = (text: string) => chat.answer({ user, input: { kind: 'text', text } });
  const code = await ask({ answer, render: renderTerminal, savePicture: async () => false }, args);
  return { code, ...output };
}

describe('ask', () => {
  it('answers without a tide', async () => {
    expect(await asked('sun Reykjavik')).toMatchObject({ code: 0, stderr: '' });
  });

  it('prints the neutral Answer with --json', async () => {
    const { stdout } = await asked('--json', 'today Brest');
    expect(Object.keys(JSON.parse(stdout) as object)).toEqual(
      expect.arrayContaining(['title', 'blocks', 'note', 'buttons']),
    );
  });

  it('refuses coordinates beyond the pole in one polite sentence', async () => {
    const { code, stdout, stderr } = await asked('tide 91,0');
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr.trim().length).toBeGreaterThan(20);
  });

  it('shows no tide where the nearest station is far away, but the rest of the day', async () => {
    const { code, stdout } = await asked('tide Suez');
    expect(code).toBe(0);
    expect(stdout.replaceAll('\n', ' ')).toMatch(
      /The nearest tide station, .+, is \d{3}\skm from Suez.*Try stations Suez.*Sunrise/,
    );
    expect(stdout).not.toContain('High water');
  });
});
