import type { Generated } from 'kysely';
import type { MessageTarget } from '../../chat/ports.ts';
import type { DeliveryKind } from '../../domain/schedule/index.ts';

/** Tables of the digests. Instants are milliseconds. */
export type DigestTables = {
  digests: {
    id: string;
    /** `alert`: it has no times, and `schedule` is how it keeps watch. */
    kind: Generated<DigestKind>;
    /** Its number in its channel: 1, 2, 3… */
    number: number;
    platform: string;
    target_kind: MessageTarget['kind'];
    /** The platform's id of the person or channel. */
    target: string;
    /** '' without a thread: a unique index counts each NULL as different. */
    thread: string;
    /** The platform's id of the person who set it up. */
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
    /** Everything due before has been planned. */
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
};

export type DigestKind = 'digest' | 'alert';
export type DigestStatus = 'active' | 'paused' | 'gone';

/** `dropped`: its digest ended; `dead`: given up after too many attempts. */
export type OutboxState = 'pending' | 'sending' | 'sent' | 'expired' | 'dead' | 'dropped';
