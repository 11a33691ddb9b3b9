type ResponseHead = {
  readonly status: number;
  readonly headers: { has(name: string): boolean; get(name: string): string | null };
};

/** Discord's limit of invalid requests was exceeded: Cloudflare blocks our address for `ms`. */
export class AddressBanned extends Error {
  override readonly name = 'AddressBanned';
  readonly ms: number;
  constructor(ms: number) {
    super('Discord bans our address');
    this.ms = ms;
  }
}

/** A proxy or firewall on the way answered, so Discord's state is unknown. */
export class NotFromDiscord extends Error {
  override readonly name = 'NotFromDiscord';
}

/** Too many invalid requests were made: the next ones are not sent, or Discord would ban our address. */
export class RequestsBraked extends Error {
  override readonly name = 'RequestsBraked';
}

/** Discord answers in JSON or with nothing at all; only its errors of 500 and above may be pages. */
export function isFromDiscord({ status, headers }: ResponseHead): boolean {
  return status >= 500 || status === 204 || headers.get('content-type')?.startsWith('application/json') === true;
}

const minBanMs = 3_600_000;

/** The error of a 429 from Cloudflare, which has neither `Via` nor a scope; `undefined` for any other response. */
export function addressBan({ status, headers }: ResponseHead): AddressBanned | undefined {
  if (status !== 429 || headers.has('via') || headers.has('x-ratelimit-scope')) return undefined;
  return new AddressBanned(Math.max(minBanMs, Number(headers.get('retry-after') ?? 0) * 1000));
}

/** Discord bans an address, which others may share, after 10,000 in 10 min (topics/rate-limits#invalid-request-limit). */
const digestLimit = 2000;
const limit = 5000;
const windowMs = 600_000;

/** Counts invalid requests: responses of 401, 403 and 429. */
export type InvalidRequests = ReturnType<typeof createInvalidRequests>;

/** Counts from zero. `clock` is monotonic, ms; `onRecord` gets the status of each invalid request. */
export function createInvalidRequests(clock: () => number, onRecord?: (status: number) => void) {
  let times: number[] = [];
  /** Until when there are `most` or more in the window: the oldest of the last ones has left it then. */
  const waitMs = (most: number): number => {
    const now = clock();
    times = times.filter((time) => time > now - windowMs);
    const oldest = times.at(-most);
    return oldest === undefined ? 0 : oldest + windowMs - now;
  };
  return {
    record(status: number): void {
      if (status !== 401 && status !== 403 && status !== 429) return;
      times.push(clock());
      onRecord?.(status);
    },
    /** How long digests wait, so that conversations can go on, ms; 0 below their limit. */
    digestWaitMs: () => waitMs(digestLimit),
    /** Throws `RequestsBraked` while nothing may be sent at all. */
    assertAllowed(): void {
      if (waitMs(limit) > 0) throw new RequestsBraked('Too many requests to Discord were refused');
    },
  };
}
