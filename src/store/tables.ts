import type { Generated } from 'kysely';
import type { MessageTarget } from '../chat/ports.ts';
import type { DeliveryKind } from '../domain/schedule/index.ts';

/** One schema for all databases: instants in UTC ms, `day` as UTC `YYYY-MM-DD`, quota and use in half units, places by ids. */
export type Tables = {
  api_keys: {
    id: string;
    name: string;
    /** HMAC of the key under the installation's secret, hexadecimal. */
    hash: string;
    daily_quota: number;
    created_at: number;
    revoked_at: number | null;
    /** Whoever registered for it; `null` where the operator made it. */
    customer_id: string | null;
  };
  /** People who register for keys themselves. */
  customers: {
    id: string;
    /** In small letters. */
    email: string;
    /** A salted hash. */
    passphrase: string;
    created_at: number;
  };
  dashboard_sessions: {
    /** HMAC of the token under the installation's secret, hexadecimal. */
    hash: string;
    kind: string;
    customer_id: string | null;
    expires_at: number;
  };
  key_usage: {
    key_id: string;
    day: string;
    half_units: Generated<number>;
  };
  /** The use of a key's quota by endpoint, for charts: `key_usage` is what counts. */
  endpoint_usage: {
    key_id: string;
    day: string;
    endpoint: string;
    half_units: number;
  };
  /** Secret addresses of calendars, each charged to a key. */
  calendar_feeds: {
    id: string;
    key_id: string;
    hash: string;
    /** Parameters of the feed: `lat=48.38&lng=-4.49&datum=LAT`. */
    query: string;
    created_at: number;
    revoked_at: number | null;
  };
  /** Spent by a spender of the budget of a weather upstream, in the latest period of each length. */
  upstream_usage: { upstream: string; spender: string; length_ms: number; begins: number; weight: number };
  adapter_records: { platform: string; name: string; value: string; expires_at: number | null };
  /** Always empty: `probeDatabase` deletes what it writes. */
  health_probes: { id: string };
  /** Its settings and places are under `person`, a random id. Linked ones share `link_group`. `seen`: last use, to the day. */
  people_accounts: {
    platform: string;
    account: string;
    person: string;
    since: number;
    link_group: string;
    seen: number;
  };
  people_settings: { person: string; name: string; value: string; at: number };
  people_places: { person: string; kind: string; name: string; place: string; at: number };
  /** Requests to link two accounts. `hash` is that of the code, until the taker has typed it. */
  link_requests: {
    id: string;
    hash: string | null;
    maker_platform: string;
    maker: string;
    maker_name: string | null;
    taker_platform: string | null;
    taker: string | null;
    taker_name: string | null;
    taker_agreed: number;
    until: number;
  };
  channel_settings: { platform: string; channel: string; name: string; value: string };
  digests: {
    id: string;
    /** `alert`: it has no times, and `schedule` is how it keeps watch. */
    kind: Generated<DigestKind>;
    /** Its number in its channel: 1, 2, 3… */
    number: number;
    platform: string;
    target_kind: MessageTarget['kind'];
    target: string;
    /** '' without a thread: a unique index counts each NULL as different. */
    thread: string;
    owner: string;
    /** The message that is handled at each delivery, JSON. */
    message: string;
    /** Days and times, JSON. */
    schedule: string;
    /** Of an alert, the cell of its forecast, `48.38,-4.50`: alerts of one cell are checked together. */
    cell: string | null;
    /** Of an alert, its windows that were reported, JSON. */
    watch_state: string | null;
    status: DigestStatus;
    /** Why it is `gone`. */
    reason: string | null;
    gone_at: number | null;
    paused_at: number | null;
    /** The UTC day of a refusal that ends the digest when one comes on another day as well. */
    refused_on: string | null;
    planned_to: number;
    /** Nothing is due before, nor is an alert to be checked: computed from the schedule, and again when the zone data are newer than `zone_data`. */
    next_due_at: number;
    zone_data: string;
    created_at: number;
  };
  digest_outbox: {
    id: string;
    kind: DeliveryKind;
    digest_id: string;
    local_date: string;
    slot: string;
    platform: string;
    due_at: number;
    not_before: number;
    expires_at: number;
    state: OutboxState;
    attempts: number;
    /** How many attempts may have arrived without a confirmation. */
    ambiguous: number;
    lease_until: number | null;
    /** Counts claims: a process that another has overtaken cannot finish any more. */
    fence: number;
    first_tried_at: number | null;
    message_id: string | null;
    finished_at: number | null;
    error: string | null;
    /** Of an alert, JSON. */
    news: string | null;
  };
  rate_limits: {
    name: string;
    /** When the next send would go if all were evenly spaced, ms by the database's clock. */
    next_at: number;
  };
  telegram_updates: {
    bot: string;
    update_id: number;
    /** Updates with the same text here are handled one after another; empty once it was handled. */
    chat: string;
    /** JSON; null once it was handled. */
    body: string | null;
    received_at: number;
    /** It may be handled then, though the update before it has not come. */
    ready_at: number;
    /** The process that handles it. */
    owner: Generated<string | null>;
    lease_until: Generated<number | null>;
    /** How often it was claimed, and what the worker adds while it is begun alone. */
    attempts: Generated<number>;
  };
  /** Roles that one process at a time has. */
  leases: { name: string; owner: string; until: number };
};

export type DigestKind = 'digest' | 'alert';
export type DigestStatus = 'active' | 'paused' | 'gone';

/** `dropped`: its digest ended; `dead`: given up after too many attempts. */
export type OutboxState = 'pending' | 'sending' | 'sent' | 'expired' | 'dead' | 'dropped';
