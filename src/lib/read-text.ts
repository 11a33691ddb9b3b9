/** `undefined` beyond `maxBytes`, unpacked, since a small body can unpack to a large one. Rejects where it breaks off. */
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
