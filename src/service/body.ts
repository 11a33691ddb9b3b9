import { hash } from 'node:crypto';
import { constants, crc32, deflateRawSync } from 'node:zlib';

/**
 * The text of an answer without `meta`, which is joined to it with each request. An endpoint that gives the same body
 * to many keeps it, so that it is written, hashed and compressed once.
 */
export class WrittenBody {
  /** Without its last brace: `meta` follows. */
  readonly text: string;
  /** The same for the same text. */
  readonly tag: string;
  #packed: Packed | undefined;

  constructor(body: object) {
    this.text = JSON.stringify(body).slice(0, -1);
    this.tag = hash('sha1', this.text, 'base64url');
  }

  /** The whole answer, gzipped. */
  gzip(end: string): Uint8Array<ArrayBuffer> {
    this.#packed ??= pack(this.text);
    const { bytes, crc, length } = this.#packed;
    const last = deflateRawSync(end);
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(crc32(end, crc), 0);
    trailer.writeUInt32LE((length + Buffer.byteLength(end)) % 2 ** 32, 4);
    return Buffer.concat([gzipHead, bytes, last, trailer]);
  }
}

/** Compressed text that more can be joined to: it ends on a byte, and what follows does not look back at it. */
type Packed = { readonly bytes: Uint8Array; readonly crc: number; readonly length: number };

function pack(text: string): Packed {
  const bytes = deflateRawSync(text, { finishFlush: constants.Z_FULL_FLUSH });
  return { bytes, crc: crc32(text), length: Buffer.byteLength(text) };
}

/** RFC 1952: a gzip file, deflated, without a name or a time, made on an unknown system. */
const gzipHead = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255);
