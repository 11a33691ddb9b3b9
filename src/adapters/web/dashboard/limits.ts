import { createKeyedLimiter } from '../../../lib/keyed-limiter.ts';

/** Sign-ins of a network: a person mistypes a few times, an office signs in at nine. */
const signInRate = { perSecond: 1 / 10, burst: 10 };
/** New accounts of a network: each brings a quota. */
const registerRate = { perSecond: 1 / 600, burst: 5 };
/**
 * Sign-ins to an account from networks that never signed in to it: a thousand guessing ones get three thousand guesses a day
 * together, and take none from its owner's.
 */
const accountRate = { perSecond: 1 / 30, burst: 20 };
/** Of all, and as much again of owners in networks that are known: each takes 0.2 s of a core, and 32 MB. */
const totalRate = { perSecond: 4, burst: 20 };

/** The limits on work that hashes a passphrase. Each returns 0, or how long to wait, ms. */
export type PassphraseLimits = {
  signIn(network: string, account: string, isKnown: boolean): number;
  register(network: string): number;
};

/** `clock` must be monotonic, ms. */
export function createPassphraseLimits(clock: () => number): PassphraseLimits {
  const signIns = createKeyedLimiter(signInRate, clock);
  const accounts = createKeyedLimiter(accountRate, clock);
  const registrations = createKeyedLimiter(registerRate, clock);
  const total = createKeyedLimiter(totalRate, clock);
  return {
    signIn: (network, account, isKnown) =>
      isKnown
        ? signIns.take(`${network} ${account.toLowerCase()}`) || total.take('sign-in of an owner')
        : signIns.take(network) || accounts.take(account.toLowerCase()) || total.take('sign-in'),
    register: (network) => registrations.take(network) || total.take('register'),
  };
}
