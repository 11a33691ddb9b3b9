import { beforeEach, describe, expect, it, vi } from 'vitest';
import { digests } from '../../src/cli/digests.ts';
import type { FailedDeliveries } from '../../src/cli/ports.ts';
import { captureOutput } from '../support/output.ts';

const output = captureOutput();
const list = vi.fn<FailedDeliveries['list']>();
const sendAgain = vi.fn<FailedDeliveries['sendAgain']>();
const run = (...args: string[]): Promise<number> => digests({ list, sendAgain }, args);

beforeEach(() => {
  list.mockReset().mockResolvedValue([]);
  sendAgain.mockReset().mockResolvedValue(0);
});

describe('digests failed', () => {
  it('lists failed deliveries with their time in UTC and the error', async () => {
    const dueAt = Date.UTC(2026, 10, 20, 6);
    list.mockResolvedValue([
      { id: 'one', digestId: 'd1', platform: 'telegram', dueAt, error: 'sendMessage: 502' },
      { id: 'two', digestId: 'd2', platform: 'discord', dueAt, error: null },
    ]);
    expect(await run('failed')).toBe(0);
    expect(output.stdout).toBe(
      'one  2026-11-20 06:00 UTC  telegram  digest d1  sendMessage: 502\n' +
        'two  2026-11-20 06:00 UTC  discord   digest d2  \n',
    );
  });

  it('states that there are none', async () => {
    expect(await run('failed')).toBe(0);
    expect(output.stdout).toBe('No digest was given up.\n');
  });
});

describe('digests again', () => {
  it('sends one delivery again, or all of them', async () => {
    sendAgain.mockResolvedValueOnce(1).mockResolvedValueOnce(0);
    expect(await run('again', 'one')).toBe(0);
    expect(await run('again', 'all')).toBe(0);
    expect(sendAgain.mock.calls.map(([id]) => id)).toEqual(['one', undefined]);
    expect(output.stdout).toBe('1 to be sent once more.\n0 to be sent once more.\n');
  });

  it('fails for an unknown delivery', async () => {
    expect(await run('again', 'unknown')).toBe(1);
    expect(output.stderr).toContain('No digest unknown was given up');
  });
});

it.each([[[]], [['again']], [['failed', 'x']], [['again', 'one', 'two']], [['other']]])(
  'explains its usage after %j',
  async (args) => {
    expect(await run(...args)).toBe(1);
    expect(output.stderr).toContain('npm run digests -- again ID');
    expect(list).not.toHaveBeenCalled();
    expect(sendAgain).not.toHaveBeenCalled();
  },
);
