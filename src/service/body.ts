import { hash } from 'node:crypto';
import { constants, crc32, deflateRawSync } from 'node:zlib';

/**
 * The JSON of an answer without `meta`, which is appended for each request. An endpoint that sends one body to many
 * clients caches it, so that it is serialised, hashed and compressed once.
 */
export class WrittenBody {
  /** Without its last brace, because `meta` follows. As bytes, which are sent as they are. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** A hash of the bytes. */
  readonly tag: string;
  #compressed: Compressed | undefined;

  constructor(body: object) {
    // Of their own length: those of a small `Buffer` are part of 64 kB, which a cached body would keep.
    this.bytes = new TextEncoder().encode(JSON.stringify(body).slice(0, -1));
    this.tag = hash('sha1', this.bytes, 'base64url');
  }

  /** The bytes and `end`, gzipped. */
  gzip(end: string): Uint8Array<ArrayBuffer> {
    this.#compressed ??= compress(this.bytes);
    const { bytes, crc, length } = this.#compressed;
    const last = deflateRawSync(end);
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(crc32(end, crc), 0);
    trailer.writeUInt32LE((length + Buffer.byteLength(end)) % 2 ** 32, 4);
    return Buffer.concat([gzipHead, bytes, last, trailer]);
  }
}

/** A deflate stream that ends on a byte boundary, so that another one without references to it can follow. */
type Compressed = { readonly bytes: Uint8Array; readonly crc: number; readonly length: number };

function compress(content: Uint8Array): Compressed {
  const bytes = deflateRawSync(content, { finishFlush: constants.Z_FULL_FLUSH });
  return { bytes, crc: crc32(content), length: content.length };
}

/** The header of RFC 1952: deflated, without a name or a time, from an unknown operating system. */
const gzipHead = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255);
