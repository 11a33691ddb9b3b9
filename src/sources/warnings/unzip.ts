import { inflateRawSync } from 'node:zlib';

/** A hostile archive has more. DWD's has some hundred files of 10 to 300 kB. */
const mostFiles = 5000;
const mostBytes = 32 * 1024 * 1024;
const entrySignature = 0x02014b50;
const fileSignature = 0x04034b50;
const endBytes = 22;
const stored = 0;
const deflated = 8;

/** The files of a ZIP archive (PKWARE, APPNOTE 6.3, no ZIP64, no encryption) in its order, as UTF-8. Throws a `RangeError`. */
export function unzip(archive: Buffer): string[] {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0 || end + endBytes > archive.length) throw new RangeError('no ZIP archive');
  const count = archive.readUInt16LE(end + 10);
  if (count > mostFiles) throw new RangeError(`${count} files`);
  const texts: string[] = [];
  let left = mostBytes;
  let at = archive.readUInt32LE(end + 16);
  for (let i = 0; i < count; i++) {
    if (archive.readUInt32LE(at) !== entrySignature) throw new RangeError('no entry of a ZIP archive');
    const method = archive.readUInt16LE(at + 10);
    const size = archive.readUInt32LE(at + 20);
    const content = contentAt(archive, archive.readUInt32LE(at + 42), size);
    if (method !== stored && method !== deflated) throw new RangeError(`method ${method}`);
    const file = method === stored ? content : inflateRawSync(content, { maxOutputLength: Math.max(1, left) });
    left -= file.length;
    if (left < 0) throw new RangeError('too many bytes');
    texts.push(file.toString('utf8'));
    at += 46 + archive.readUInt16LE(at + 28) + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return texts;
}

function contentAt(archive: Buffer, header: number, size: number): Buffer {
  if (archive.readUInt32LE(header) !== fileSignature) throw new RangeError('no file of a ZIP archive');
  const begin = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
  if (begin + size > archive.length) throw new RangeError('a file beyond the end');
  return archive.subarray(begin, begin + size);
}
