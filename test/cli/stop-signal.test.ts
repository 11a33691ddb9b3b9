import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stopRequest } from '../../src/cli/stop-signal.ts';

let nowMs: number;
const exit = vi.fn();

beforeEach(() => {
  nowMs = 1000;
  exit.mockReset();
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  vi.spyOn(process, 'exit').mockImplementation(exit as never);
});

afterEach(() => {
  vi.restoreAllMocks();
  for (const signal of ['SIGTERM', 'SIGINT']) process.removeAllListeners(signal);
});

describe('a request to stop', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('is made by %s', async (signal) => {
    const { requested } = stopRequest();
    process.emit(signal);
    await requested;
    expect(exit).not.toHaveBeenCalled();
  });

  it('is made by the program itself', async () => {
    const { requested, request } = stopRequest();
    request();
    await requested;
  });

  it('ends the process when it is repeated, but not by a Ctrl-C that npm forwards', () => {
    stopRequest();
    process.emit('SIGINT');
    nowMs += 500;
    process.emit('SIGINT');
    expect(exit).not.toHaveBeenCalled();
    nowMs += 1;
    process.emit('SIGINT');
    expect(exit).toHaveBeenCalledExactlyOnceWith(1);
  });
});
