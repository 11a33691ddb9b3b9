import { spawn, spawnSync } from 'node:child_process';
import { describe, expect, it, onTestFinished } from 'vitest';
import { putPacked } from './support/packed-gazetteer.ts';
import { main, quietSettings } from './support/program.ts';
import { temporaryFolder } from './support/temporary.ts';

/** `script` of util-linux runs a program in a terminal of its own; that of BSD and macOS has other options. */
const hasScript = /util-linux/.test(spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout);

/** What stands on the screen of a terminal of 80 columns after these characters. */
function screenOf(written: string): string[] {
  const rows = [''];
  let [row, column] = [0, 0];
  const put = (text: string): void => {
    const before = (rows[row] ?? '').padEnd(column);
    rows[row] = before.slice(0, column) + text + before.slice(column + text.length);
    column += text.length;
  };
  // oxlint-disable-next-line no-control-regex
  for (const [token, parameter, command] of written.matchAll(/\x1b\[(\d*)([A-Za-z])|\x1b.|[\s\S]/g)) {
    const count = Number(parameter || 1);
    if (command === 'A') row = Math.max(0, row - count);
    else if (command === 'G') column = count - 1;
    else if (command === 'C') column += count;
    else if (command === 'D') column = Math.max(0, column - count);
    else if (command === 'J') rows.splice(row, Infinity, (rows[row] ?? '').slice(0, column));
    else if (command === 'K') rows[row] = (rows[row] ?? '').slice(0, column);
    else if (token === '\r') column = 0;
    else if (token === '\n') row++;
    else if (!command && token.length === 1) {
      if (column === 80) [row, column] = [row + 1, 0];
      put(token);
    }
    while (rows.length <= row) rows.push('');
  }
  return rows.map((line) => line.trimEnd());
}

/** Runs `npm start`'s program in a terminal. */
async function startInTerminal() {
  const dataDir = temporaryFolder();
  await putPacked(dataDir);
  const command = `stty cols 80 rows 24; exec ${process.execPath} ${main} start --only web`;
  const child = spawn('script', ['-qfec', command, '/dev/null'], {
    cwd: dataDir,
    env: { ...quietSettings(dataDir), TERM: 'xterm', SHELL: '/bin/sh' },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let written = '';
  child.stdout.on('data', (chunk) => (written += String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const screen = () => screenOf(written);
  return { type: (text: string) => child.stdin.write(text), screen, written: () => written, ended };
}

describe.skipIf(!hasScript)(
  `the prompt in a terminal${hasScript ? '' : ' — LEFT OUT: there is no script of util-linux'}`,
  () => {
    it.each([
      ['a short line', 'tide Bre'],
      ['a line of two rows', `tide ${'Brest '.repeat(14)}`.trimEnd()],
    ])('keeps %s in work below what is logged, and ends with exit', { timeout: 60_000 }, async (_, typed) => {
      const { type, screen, written, ended } = await startInTerminal();
      await expect.poll(() => screen().at(-1)).toBe('>');
      const [, url] = /(http:\/\/\S+)\/chat/.exec(written())!;
      type(typed);
      await expect.poll(() => screen().join(' ')).toContain(typed.slice(-6));
      for (const logged of [1, 2]) {
        await fetch(`${url}/health/live`);
        await expect
          .poll(
            () =>
              screen()
                .join('')
                .match(/"path":"\/health\/live"/g)?.length,
          )
          .toBe(logged);
      }
      const rows = screen();
      const promptAt = rows.findIndex((row) => row.startsWith('>'));
      expect(rows.slice(promptAt).join('')).toBe(`> ${typed}`);
      expect(
        rows
          .slice(0, promptAt)
          .join('')
          .match(/"level":"info"/g),
      ).toHaveLength(2);
      // Ctrl-U deletes the line.
      type('\u0015EXIT\r');
      expect(await ended).toBe(0);
    });
  },
);
