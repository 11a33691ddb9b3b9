/** A response as far as its status and headers. */
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

/** Discord answers in JSON; only its errors of 500 and above may be pages. */
export function isFromDiscord({ status, headers }: ResponseHead): boolean {
  return status >= 500 || headers.get('content-type')?.startsWith('application/json') === true;
}

const minBanMs = 3_600_000;

/** The error of a 429 from Cloudflare, which has neither `Via` nor a scope; `undefined` for any other response. */
export function addressBan({ status, headers }: ResponseHead): AddressBanned | undefined {
  if (status !== 429 || headers.has('via') || headers.has('x-ratelimit-scope')) return undefined;
  return new AddressBanned(Math.max(minBanMs, Number(headers.get('retry-after') ?? 0) * 1000));
}

/**
 * Discord bans an address after 10,000 invalid requests in ten minutes (developers/topics/rate-limits#invalid-request-limit).
 * Other programs may share ours, so we stop at a fifth.
 */
const maxInvalidRequests = 2000;
const windowMs = 600_000;

/** Counts invalid requests: responses of 401, 403 and 429. `clock` must be monotonic, ms. */
export type InvalidRequestCounter = {
  record(status: number): void;
  /** How long to send nothing, ms; 0 below the limit. */
  waitMs(): number;
};

/** Counts from zero. */
export function createInvalidRequestCounter(clock: () => number): InvalidRequestCounter {
  let times: number[] = [];
  return {
    record(status) {
      if (status === 401 || status === 403 || status === 429) times.push(clock());
    },
    waitMs() {
      const now = clock();
      times = times.filter((time) => time > now - windowMs);
      // The oldest of the last 2000: when it leaves the window, there is room for one more.
      const oldest = times.at(-maxInvalidRequests);
      return times.length < maxInvalidRequests || oldest === undefined ? 0 : oldest + windowMs - now;
    },
  };
}
