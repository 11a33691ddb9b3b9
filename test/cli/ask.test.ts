import { describe, expect, it, vi } from 'vitest';
import { ask } from '../../src/cli/ask.ts';
import { captureOutput } from '../support/output.ts';

const output = captureOutput();
const answer = async (text: string) => ({ answer: { title: text }, ok: text !== 'refused' });
const render = ({ title }: { title: string }): string => `<${title}>\n`;

describe('ask', () => {
  it('prints the rendered answer to its arguments', async () => {
    expect(await ask(answer, render, ['tide', 'Brest'])).toBe(0);
    expect(output).toEqual({ stdout: '<tide Brest>\n', stderr: '' });
  });

  it('prints the answer as JSON with --json', async () => {
    expect(await ask(answer, render, ['tide', '--json', 'Brest'])).toBe(0);
    expect(output.stdout).toBe('{\n  "title": "tide Brest"\n}\n');
  });

  it('prints a refusal on standard error', async () => {
    expect(await ask(answer, render, ['refused'])).toBe(1);
    expect(output).toEqual({ stdout: '', stderr: '<refused>\n' });
  });

  it('explains its usage after an unknown option, without an answer', async () => {
    const unused = vi.fn(answer);
    expect(await ask(unused, render, ['--jsn', 'tide'])).toBe(1);
    expect(output.stderr).toContain('npm run ask -- [--json]');
    expect(unused).not.toHaveBeenCalled();
  });
});
