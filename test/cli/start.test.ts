import { afterEach, describe, expect, it, vi } from 'vitest';
import { start, type Program } from '../../src/cli/start.ts';
import { pushPlatforms } from '../../src/domain/platform.ts';
import { captureOutput } from '../support/output.ts';

const allParts = ['service', 'web', ...pushPlatforms, 'digests'];

const output = captureOutput();

afterEach(() => {
  for (const signal of ['SIGTERM', 'SIGINT']) process.removeAllListeners(signal);
});

/** A program that ends as soon as it has started. */
function makeProgram() {
  const program = {
    start: vi.fn<Program['start']>(async (_, report, onEnd) => {
      report.on('web', 'POST /chat');
      report.off('Telegram', 'set TELEGRAM_TOKEN');
      onEnd();
      return true;
    }),
    stop: vi.fn<Program['stop']>(async () => {}),
  };
  return program;
}

describe('start', () => {
  it('starts every part, prints which are on, and stops when it is requested to', async () => {
    const program = makeProgram();
    expect(await start(program, [])).toBe(0);
    expect(program.start.mock.calls[0]?.[0]).toEqual(allParts);
    expect(output.stdout).toBe('Bellbuoy\n  on   web           POST /chat\n  off  Telegram      set TELEGRAM_TOKEN\n');
    expect(program.stop).toHaveBeenCalledTimes(1);
  });

  it('starts only the parts after --only', async () => {
    const program = makeProgram();
    expect(await start(program, ['--only', 'digests,web'])).toBe(0);
    expect(program.start.mock.calls[0]?.[0]).toEqual(['web', 'digests']);
  });

  it('stops on SIGTERM', async () => {
    const program = makeProgram();
    program.start.mockResolvedValue(true);
    const ended = start(program, []);
    await expect.poll(() => program.start).toHaveBeenCalled();
    process.emit('SIGTERM');
    expect(await ended).toBe(0);
    expect(program.stop).toHaveBeenCalledTimes(1);
  });

  it('fails where the program cannot run', async () => {
    const program = makeProgram();
    program.start.mockResolvedValue(false);
    expect(await start(program, [])).toBe(1);
    expect(program.stop).not.toHaveBeenCalled();
  });

  it.each([
    [['--only']],
    [['--only', 'kitchen']],
    [['--only', 'web,web2']],
    [['--only', '']],
    [['web']],
    [['--only', 'web', 'x']],
  ])('explains --only after %j', async (args) => {
    const program = makeProgram();
    expect(await start(program, args)).toBe(1);
    expect(output.stderr).toBe(`--only takes a comma list of: ${allParts.join(', ')}\n`);
    expect(program.start).not.toHaveBeenCalled();
  });
});
