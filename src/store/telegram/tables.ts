import type { Generated } from 'kysely';

/** Tables of what processes share about Telegram. Instants are milliseconds. */
export type TelegramTables = {
  telegram_updates: {
    /** The bot's numeric id. */
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
