import { createKeyedLimiter } from '../../../lib/keyed-limiter.ts';
import { lengths } from '../limits.ts';

/** Fields of the forms, as they were sent: of each name the last, files left out. */
export type Fields = Readonly<Record<string, unknown>>;

/** NIST SP 800-63B, section 3.1.1.2, asks for 15 without a second factor, and for no rules on characters. */
export const minPassphraseLength = 15;
export const maxNameLength = 60;

/** An address that mail could be sent to; `undefined` for any other value. */
export function readEmail({ email }: Fields): string | undefined {
  if (typeof email !== 'string' || email.length > lengths.email) return undefined;
  return /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(email.trim()) ? email.trim() : undefined;
}

export function readPassphrase({ passphrase }: Fields): string | undefined {
  const isText = typeof passphrase === 'string' && passphrase.length <= lengths.passphrase;
  return isText && passphrase !== '' ? passphrase : undefined;
}

export function readNewPassphrase(fields: Fields): string | undefined {
  const passphrase = readPassphrase(fields);
  return passphrase !== undefined && [...passphrase].length >= minPassphraseLength ? passphrase : undefined;
}

/** The name of a key: one line, without marks that turn the direction of writing. */
export function readName({ name }: Fields): string | undefined {
  if (typeof name !== 'string') return undefined;
  const shown = name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ').trim();
  return shown !== '' && shown.length <= maxNameLength ? shown : undefined;
}

/** Sign-ins of a network: a person mistypes a few times, an office signs in at nine. */
const signInRate = { perSecond: 1 / 10, burst: 10 };
/** New accounts of a network: each brings a quota. */
const registerRate = { perSecond: 1 / 600, burst: 5 };
/** From networks that never signed in to it: a thousand get 3,000 guesses a day together, and take none from its owner's. */
const accountRate = { perSecond: 1 / 30, burst: 20 };
/** Links mailed to an address, which others may type: a person presses again when the first is late. */
const mailRate = { perSecond: 1 / 1800, burst: 3 };
/** Of all, and as much again of owners in networks that are known: each takes 0.2 s of a core, and 32 MB. */
const totalRate = { perSecond: 4, burst: 20 };

export type SignInLimit = 'allowed' | 'too-often' | 'proof-wanted';

/**
 * The limits on work that hashes a passphrase. From a network that never signed in to an account, a proof of work goes
 * past what others have used up: guesses from elsewhere lock nobody out. `clock` must be monotonic, ms.
 */
export function createPassphraseLimits(clock: () => number) {
  const signIns = createKeyedLimiter(signInRate, clock);
  const accounts = createKeyedLimiter(accountRate, clock);
  const registrations = createKeyedLimiter(registerRate, clock);
  const mails = createKeyedLimiter(mailRate, clock);
  const total = createKeyedLimiter(totalRate, clock);
  return {
    signIn(network: string, account: string, from: 'known network' | 'proof' | 'elsewhere'): SignInLimit {
      const isKnown = from === 'known network';
      if (signIns.take(isKnown ? `${network} ${account}` : network) > 0) return 'too-often';
      if (from !== 'elsewhere') return total.take(`sign-in: ${from}`) > 0 ? 'too-often' : 'allowed';
      return accounts.take(account) > 0 || total.take('sign-in') > 0 ? 'proof-wanted' : 'allowed';
    },
    mayMail: (network: string, account: string) => registrations.take(network) === 0 && mails.take(account) === 0,
    mayRegister: (network: string): boolean => registrations.take(network) === 0 && total.take('register') === 0,
  };
}
