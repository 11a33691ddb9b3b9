import type { Instant } from '../domain/time.ts';

/** A way in: something that listens for people on one platform and answers them. */
export type Adapter = {
  /** Resolves when it is open. Rejects when it cannot be opened, such as with a wrong token. */
  start(): Promise<void>;
  /** Lets nobody in any more and resolves when those inside have been answered. */
  stop(): Promise<void>;
  health(): Health;
};

/** `lastSuccessAt`: when the platform was last heard of; absent before the first time. */
export type Health = { readonly ok: boolean; readonly lastSuccessAt?: Instant };

export type AdapterLog = {
  /** Something went wrong that is nobody's bug: a platform that does not answer. Never with a token or a place. */
  warn(message: string): void;
  bug(reference: string, error: unknown): void;
};

/** Whoever sends to channels by themselves, and is told what becomes of those. */
export type ChannelEvents = {
  /** We were sent away, or it is not there any more; with a thread, that thread alone. */
  left(channel: string, thread?: string): Promise<void>;
  /** We may write in these again since an instant. */
  joined(channels: readonly string[], since: Instant): Promise<void>;
  /** It has another id from now on. */
  moved(from: string, to: string): Promise<void>;
};
