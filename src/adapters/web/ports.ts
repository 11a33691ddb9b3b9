import type { PublicQuestion } from '../../chat/index.ts';
import type { OfficeDatumName, TideStation } from '../../domain/tide/index.ts';
import type { Instant } from '../../domain/time.ts';
import type { Words } from '../../words.ts';

export type DashboardSession =
  | { readonly kind: 'customer'; readonly customerId: string; readonly email: string }
  | { readonly kind: 'operator' };

/** A key in use, without its secret. Units are whole ones of a day. */
export type DashboardKey = {
  readonly id: string;
  readonly name: string;
  readonly dailyQuota: number;
  readonly createdAt: Instant;
  /** Today. */
  readonly used: number;
};

/** Port: customers and their keys. Sessions are opened by tokens, which are kept as hashes only. */
export type Dashboard = {
  /** Makes an account, unless the address has one. It takes and answers the same in both cases. */
  register(email: string, passphrase: string): Promise<void>;
  /** A new session's token, its network known from now on; `undefined`, after the same time, where they do not fit. */
  signIn(email: string, passphrase: string, network: string): Promise<string | undefined>;
  /** Whether somebody has signed in to the account of an address in a network. */
  knowsNetwork(email: string, network: string): Promise<boolean>;
  /** The token of a new session, where the recovery is valid: once. All other sessions end. */
  replacePassphrase(recovery: string, passphrase: string): Promise<string | undefined>;
  /** The token of a new session of the operator; an invitation is valid once. */
  signInAsOperator(invitation: string): Promise<string | undefined>;
  session(token: string): Promise<DashboardSession | undefined>;
  signOut(token: string): Promise<void>;
  /** False where the passphrase is wrong. */
  deleteAccount(customerId: string, passphrase: string): Promise<boolean>;
  keys(customerId: string): Promise<readonly DashboardKey[]>;
  /** The key itself, which is never shown again; `undefined` where the customer has too many. */
  createKey(customerId: string, name: string): Promise<string | undefined>;
  /** `undefined` where the customer has no such key in use. */
  rotateKey(customerId: string, id: string): Promise<string | undefined>;
  revokeKey(customerId: string, id: string): Promise<boolean>;
  /** UTC days to show, the last of them today, and the units that endpoints took on them. */
  usage(customerId: string): Promise<{
    readonly days: readonly string[];
    readonly used: readonly { readonly day: string; readonly endpoint: string; readonly units: number }[];
  }>;
};

/** Port: mails an address a link to choose a passphrase, if it has an account or may get one. Never rejects: who asks is not told. */
export type MailLink = (email: string, words: Words) => Promise<void>;

/** Port: addresses of this installation's bots, made from what their tokens identify; absent without a token, or while the platform does not answer. */
export type BotLinks = {
  /** They add the bot. */
  discord(): Promise<{ readonly server: string; readonly account: string } | undefined>;
  /** `chat` opens the chat with the bot; `ask` does, and asks there: `undefined` where the address would be too long. */
  telegram(): Promise<{ readonly chat: string; ask(question: PublicQuestion): string | undefined } | undefined>;
};

export type MapStation = Pick<
  TideStation,
  | 'id'
  | 'name'
  | 'point'
  | 'countryCode'
  | 'source'
  | 'attribution'
  | 'licence'
  | 'prediction'
  | 'recordYears'
  | 'clock'
> & {
  readonly chartDatum?: string | undefined;
  readonly officeDatum?: { readonly name: OfficeDatumName } | undefined;
};

export type StationMap = {
  /** Of tides, in an order that never changes while the program runs. */
  readonly stations: readonly MapStation[];
  /** Records of tides that are not offered because their clocks are wrong. */
  readonly rejected: readonly MapStation[];
  /** Of tidal streams, likewise. No id is one of a tide station as well. */
  readonly streams: readonly MapStation[];
  /** Greatest less least height within 25 hours around an instant, metres, in the order of the tide stations. Takes seconds, in short turns. */
  rangesM(at: Instant): Promise<readonly number[]>;
  /** Rings of land: each is a list of lng, lat, lng, lat … in fiftieths of a degree, every corner as its step from the one before. */
  land(): readonly (readonly number[])[];
};

type MapRing = readonly (readonly [lng: number, lat: number])[];

/** Port: where official warnings are read, and where gauges and buoys are. Countries are ISO 3166-1 alpha-2. */
export type Coverage = {
  readonly offices: readonly {
    readonly office: string;
    readonly link: string;
    readonly countries: readonly string[];
  }[];
  /** Land for a map, as rings of lng, lat. */
  shapes(): readonly { readonly isWarned: boolean; readonly rings: readonly MapRing[] }[];
  readonly networks: readonly { readonly name: string; readonly kinds: readonly string[] }[];
};

/** Port: `/v2/now/point` of the data service with these parameters; what it refuses is refused to the client as it is. */
export type ReadNow = (query: Readonly<Record<string, string>>) => Promise<{
  readonly status: number;
  readonly headers?: { get(name: string): string | null | undefined };
  json(): Promise<unknown>;
}>;

/** Port: the state of the service, for its operator. */
export type OperatorReport = {
  readonly parts: Readonly<Record<string, { readonly ok: boolean; readonly lastSuccessAgeS?: number }>>;
  readonly keys: readonly (DashboardKey & { readonly owner: string | null; readonly revokedAt: Instant | null })[];
  readonly digests: readonly { readonly status: string; readonly count: number }[];
  readonly failed: readonly {
    readonly id: string;
    readonly digestId: string;
    readonly platform: string;
    readonly dueAt: Instant;
    readonly error: string | null;
  }[];
};
