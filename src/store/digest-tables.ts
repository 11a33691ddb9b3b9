/** Tables of the digests. Instants are milliseconds; `thread` is '' where a channel is not divided into any. */
export type DigestTables = {
  digests: {
    id: string;
    /** What people call it by in its channel: 1, 2, 3… */
    number: number;
    platform: string;
    /** The platform's id of the channel, or `@` and that of a person in a chat with the bot alone. */
    channel: string;
    thread: string;
    /** The platform's id of the person who set it up. */
    owner: string;
    /** The question, JSON. */
    heard: string;
    /** Days and times, JSON. */
    schedule: string;
    status: DigestStatus;
    /** Why it is `gone`. */
    reason: string | null;
    gone_at: number | null;
    /** The day of a refusal that disables only when it comes on another day as well. */
    struck_on: string | null;
    /** Everything due before has been planned. */
    planned_to: number;
    /** Nothing is due before: computed from the schedule, and again when the zone data are newer than `zone_data`. */
    next_due_at: number;
    zone_data: string;
    created_at: number;
  };
  digest_outbox: {
    id: string;
    digest_id: string;
    local_date: string;
    slot: string;
    platform: string;
    due_at: number;
    not_before: number;
    expires_at: number;
    state: OutboxState;
    attempts: number;
    /** How many of the tries may have arrived though nobody said so. */
    ambiguous: number;
    lease_until: number | null;
    /** Counts claims: who was overtaken by another cannot finish any more. */
    fence: number;
    first_tried_at: number | null;
    message_id: string | null;
    finished_at: number | null;
    error: string | null;
  };
  digest_lanes: {
    name: string;
    /** When the next would go if all were evenly spaced, ms by the database's clock. */
    next_at: number;
  };
};

export type DigestStatus = 'active' | 'paused' | 'gone';

/** `dropped`: its digest went away; `dead`: given up after too many tries. */
export type OutboxState = 'pending' | 'sending' | 'sent' | 'expired' | 'dead' | 'dropped';
