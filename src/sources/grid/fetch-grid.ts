import { createHash } from 'node:crypto';
import { Problem } from '../../problem.ts';
import { eot20Files } from './thinned-eot20.ts';

/** The commit whose files `eot20Files` has the hashes of. */
export const eot20Address =
  'https://raw.githubusercontent.com/kylecorry31/Trail-Sense/b838080f8443e96caa268ce536103c1fc3c0ad06' +
  '/app/src/main/assets/tides/';

const timeoutMs = 30_000;

/** The files of the model by name, 278 kB. Throws `could-not-ask` where the address is out of reach or serves anything else. */
export async function fetchEot20(address: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const [file, hash] of Object.entries(eot20Files)) files.set(file, await fetchFile(address, file, hash));
  return files;
}

async function fetchFile(address: string, file: string, hash: string): Promise<Uint8Array> {
  const bytes = await download(new URL(file, address));
  if (!bytes || createHash('sha256').update(bytes).digest('hex') !== hash) {
    throw new Problem('could-not-ask', { tried: new URL(address).host });
  }
  return bytes;
}

async function download(address: URL): Promise<Uint8Array | undefined> {
  try {
    const { fetch } = await import('undici');
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
}
