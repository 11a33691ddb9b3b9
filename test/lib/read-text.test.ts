import { describe, expect, it } from 'vitest';
import { readText } from '../../src/lib/read-text.ts';

async function* body(...chunks: string[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield Buffer.from(chunk, 'latin1');
}

describe('the text of a body', () => {
  it('joins its chunks, also where a character is cut in two', async () => {
    // é is C3 A9 in UTF-8.
    expect(await readText(body('caf\u00c3', '\u00a9'), 5)).toBe('café');
    expect(await readText(null, 5)).toBe('');
  });

  it('is undefined where it is longer than allowed, and the rest is not read', async () => {
    let isClosed = false;
    async function* endless(): AsyncGenerator<Uint8Array> {
      try {
        for (;;) yield new Uint8Array(3);
      } finally {
        isClosed = true;
      }
    }
    expect(await readText(endless(), 7)).toBeUndefined();
    expect(isClosed).toBe(true);
  });

  it('rejects where the body breaks off', async () => {
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield new Uint8Array(1);
      throw new Error('reset');
    }
    await expect(readText(broken(), 7)).rejects.toThrow('reset');
  });
});
