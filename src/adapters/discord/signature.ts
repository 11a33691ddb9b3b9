import { createPublicKey, verify } from 'node:crypto';

/** Requests that are older, or from the future, are refused, ms. Discord gives up after 3 s; the rest is for clocks. */
export const replayWindowMs = 60_000;

/** The headers of a request that Discord signs, as they arrived. */
export type SignedRequest = {
  /** `X-Signature-Ed25519`: 64 bytes, hexadecimal. */
  readonly signature: string;
  /** `X-Signature-Timestamp`: seconds. */
  readonly timestamp: string;
  readonly body: Uint8Array;
};

/** `stale`: signed by Discord or not, it is outside the window. */
export type SignatureCheck = 'good' | 'bad' | 'stale';

/**
 * Returns a function that checks the Ed25519 signature of timestamp and raw body
 * (interactions/overview#setting-up-an-endpoint-validating-security-request-headers). `publicKey`: 32 bytes, hexadecimal;
 * `now`: UTC, ms.
 */
export function createSignatureCheck(publicKey: string, now: () => number): (request: SignedRequest) => SignatureCheck {
  const x = Buffer.from(publicKey, 'hex').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return ({ signature, timestamp, body }) => {
    if (!/^[\da-f]{128}$/i.test(signature) || !/^\d{1,15}$/.test(timestamp)) return 'bad';
    if (Math.abs(now() - Number(timestamp) * 1000) > replayWindowMs) return 'stale';
    const message = Buffer.concat([Buffer.from(timestamp), body]);
    return verify(null, message, key, Buffer.from(signature, 'hex')) ? 'good' : 'bad';
  };
}
