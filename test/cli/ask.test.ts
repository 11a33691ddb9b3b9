import { describe, expect, it, vi } from 'vitest';
import { ask } from '../../src/cli/ask.ts';
import { captureOutput } from '../support/output.ts';

const output = captureOutput();
const answer = async (text: string) => ({ answer: { title: text }, ok: text !== 'refused' });
const render = ({ title }: { title: string }): string => `<${title}>\n`;
const savePicture = vi.fn(async ({ title }: { title: string }) => title.startsWith('tide'));
const ports = { answer, render, savePicture };

describe('ask', () => {
  it('prints the rendered answer to its arguments', async () => {
    expect(await ask(ports, ['tide', 'Brest'])).toBe(0);
    expect(output).toEqual({ stdout: '<tide Brest>\n', stderr: '' });
  });

  it('prints the answer as JSON with --json', async () => {
    expect(await ask(ports, ['tide', '--json', 'Brest'])).toBe(0);
    expect(output.stdout).toBe('{\n  "title": "tide Brest"\n}\n');
  });

  it('prints a refusal on standard error', async () => {
    expect(await ask(ports, ['refused'])).toBe(1);
    expect(output).toEqual({ stdout: '', stderr: '<refused>\n' });
  });

  it('explains its usage after an unknown option, without an answer', async () => {
    const unused = vi.fn(answer);
    expect(await ask({ ...ports, answer: unused }, ['--jsn', 'tide'])).toBe(1);
    expect(output.stderr).toContain('npm run --silent ask -- [--json]');
    expect(unused).not.toHaveBeenCalled();
  });

  it('saves the picture of an answer, or says that there is none', async () => {
    expect(await ask(ports, ['--picture', 'brest.png', 'tide', 'Brest'])).toBe(0);
    expect(savePicture).toHaveBeenLastCalledWith({ title: 'tide Brest' }, 'brest.png');
    expect(output).toEqual({ stdout: '<tide Brest>\n', stderr: 'The picture is in brest.png.\n' });
    expect(await ask(ports, ['help', '--picture', 'help.svg'])).toBe(1);
    expect(output.stderr).toContain('There is no picture of this answer.\n');
  });

  it.each([['--picture'], ['tide', 'Brest', '--picture', 'brest.gif']])(
    'takes no other file: %s %s',
    async (...args) => {
      expect(await ask(ports, args)).toBe(1);
      expect(output.stderr).toContain('npm run --silent ask -- [--json]');
    },
  );
});
