/** An update as Telegram sent it. Updates of one `chat` are handled one after another. */
export type ReceivedUpdate = { readonly id: number; readonly chat: string; readonly body: string };

/** An update that is this process's to handle until its lease ends. `attempts`: claims so far with this one, and what was counted. */
export type ClaimedUpdate = Omit<ReceivedUpdate, 'chat'> & { readonly attempts: number };

/** Port: updates, while Telegram may send them again, without text and chat once handled. Rejects with `store-unavailable`. */
export type Inbox = {
  /** Stores new updates, to be claimed at once; with `holdMs` when all before have come, or this time is over. */
  add(updates: readonly ReceivedUpdate[], holdMs?: number): Promise<void>;
  /** Claims at most `count` updates: of each chat the earliest, where no other of the chat is claimed. */
  claim(count: number): Promise<readonly ClaimedUpdate[]>;
  /** Extends the leases of all that this process has claimed. */
  renew(): Promise<void>;
  finish(ids: readonly number[]): Promise<void>;
  /** Gives an update back that was not handled: its claim is no attempt. */
  release(id: number): Promise<void>;
  /** Counts more attempts of an update, or fewer. Durable when resolved. */
  count(id: number, attempts: number): Promise<void>;
  /** Gives back what an earlier process had claimed, where only one process at a time may use the database. */
  recover(): Promise<void>;
  /** Removes the texts of updates that were handled from the files, too. */
  erase(): Promise<void>;
  /** Deletes updates that Telegram does not send again. */
  purge(): Promise<void>;
};

/** Port: a role that one process at a time has. */
export type Lease = {
  /** Takes the role, or keeps it. Resolves to whether this process has it, for `leaseMs` from the call on. */
  hold(): Promise<boolean>;
  release(): Promise<void>;
  readonly leaseMs: number;
};
