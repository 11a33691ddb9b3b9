import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A conversation over HTTP: the token that continues it, and the account that its data are kept under. */
export type Session = { readonly token: string; readonly account: string };

export type Sessions = ReturnType<typeof createSessions>;

/** 128 random bits, and 128 bits of their HMAC: neither can be guessed. */
const idBytes = 16;
const macBytes = 16;

/** Only an HMAC of a token under the installation's secret is stored: a database copy, even with it, opens no session. */
export function createSessions(secret: string) {
  // A key for each purpose: without them, one value would serve as the other.
  const [macKey, accountKey] = ['session', 'account of a session'].map((purpose) =>
    createHmac('sha256', secret).update(`web ${purpose}`).digest(),
  ) as [Buffer, Buffer];
  const macOf = (id: Buffer): Buffer => createHmac('sha256', macKey).update(id).digest().subarray(0, macBytes);
  const sessionOf = (id: Buffer): Session => ({
    token: Buffer.concat([id, macOf(id)]).toString('base64url'),
    account: createHmac('sha256', accountKey).update(id).digest('base64url'),
  });
  return {
    /** A new session. Nothing is stored: whether a token was issued shows in the token itself. */
    issue: (): Session => sessionOf(randomBytes(idBytes)),
    /** The session of a token; `undefined` where it was not issued here. */
    open(token: string): Session | undefined {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== idBytes + macBytes) return undefined;
      const id = bytes.subarray(0, idBytes);
      return timingSafeEqual(bytes.subarray(idBytes), macOf(id)) ? sessionOf(id) : undefined;
    },
  };
}
