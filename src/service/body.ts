import { hash } from 'node:crypto';
import { constants, crc32, deflateRawSync } from 'node:zlib';

/** Characters; the list of stations has 2 MB. Others go out in one piece with `meta` and headers. */
const minLarge = 100_000;

/** An answer's JSON before `meta`, so without the last brace. Cached for many clients, it is hashed and compressed once. */
export class WrittenBody {
  /** A large one is bytes, which are sent as they are. */
  readonly content: string | Uint8Array<ArrayBuffer>;
  /** A hash of the content. */
  readonly tag: string;
  #compressed: Compressed | undefined;

  constructor(body: object | string) {
    const text = typeof body === 'string' ? body : JSON.stringify(body).slice(0, -1);
    this.content = text.length < minLarge ? text : new TextEncoder().encode(text);
    this.tag = hash('sha1', this.content, 'base64url');
  }

  /** The content and `end`, gzipped. */
  gzip(end: string): Uint8Array<ArrayBuffer> {
    this.#compressed ??= compress(Buffer.from(this.content));
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
