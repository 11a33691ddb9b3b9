import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { parseBody } from './http.ts';

/** The key pair of an application, with which Discord signs what it posts. */
export interface Signer {
  /** 32 bytes, hexadecimal. */
  publicKey: string;
  /** The headers of a request with this body. */
  headers(body: string, timestampS?: number): Record<string, string>;
}

export function newSigner(): Signer {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  return {
    publicKey: Buffer.from(x, 'base64url').toString('hex'),
    headers: (body, timestampS = Math.floor(Date.now() / 1000)) => signed(privateKey, body, String(timestampS)),
  };
}

function signed(key: KeyObject, body: string, timestamp: string): Record<string, string> {
  return {
    'Content-Type': 'application/json',
    'X-Signature-Ed25519': sign(null, Buffer.from(timestamp + body), key).toString('hex'),
    'X-Signature-Timestamp': timestamp,
  };
}

/** Posts an interaction to an endpoint. Resolves to its response as the body of a callback, with files. */
export async function postInteraction(url: string, event: object, signer: Signer) {
  const body = JSON.stringify(event);
  const response = await fetch(url, { method: 'POST', body, headers: signer.headers(body) });
  const raw = Buffer.from(await response.arrayBuffer());
  const read = parseBody(raw, response.headers.get('content-type') ?? '');
  return { status: response.status, ...read };
}
