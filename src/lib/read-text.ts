/**
 * The text of a body in UTF-8, or of bytes in `latin1`, a character each; `undefined` where it is longer than `maxBytes`; the rest is then not read. The limit counts
 * unpacked bytes, because a small compressed body can unpack to a very large one. Rejects where the body breaks off.
 */
export async function readText(
  body: AsyncIterable<Uint8Array> | null,
  maxBytes: number,
  encoding: 'utf8' | 'latin1' = 'utf8',
): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString(encoding);
}
