import type { Answer } from '../answers/index.ts';
import type { Chat, MessageTarget } from '../chat/index.ts';
import type { Instant } from '../domain/time.ts';

/** Connects one platform to the chat: receives messages and sends the answers. */
export type Adapter = {
  /** Resolves when it receives messages or keeps trying to reach the platform. Rejects where it never will: a wrong token. */
  start(): Promise<void>;
  /** Accepts no more messages and resolves when those received have been answered. */
  stop(): Promise<void>;
  health(): AdapterHealth;
};

/** `lastSuccessAt`: when the platform last answered; absent before the first time. `reason`: why it is not ok, for the operator. */
export type AdapterHealth = {
  readonly ok: boolean;
  readonly lastSuccessAt?: Instant | undefined;
  readonly reason?: string | undefined;
};

export type AdapterLog = {
  /** A failure outside this program, such as a platform that does not answer. Never with a token or a place. */
  warn(message: string): void;
  /** `reference` connects the log line with an error message that was shown. */
  bug(reference: string, error: unknown): void;
};

/** Port: receives changes of the channels that scheduled messages go to. */
export type ChannelEvents = {
  /** The bot was removed, or the channel or thread was deleted. */
  left(target: MessageTarget): Promise<void>;
  /** The bot may write there again since an instant. */
  joined(targets: readonly MessageTarget[], since: Instant): Promise<void>;
  /** A channel goes on under another id. */
  moved(from: string, to: string): Promise<void>;
};

export type PngPicture = { readonly png: Uint8Array; readonly alt: string };

/** Port: draws the picture of an answer. Resolves to `undefined` where it has none, or where it is not ready in time. */
export type RenderPng = (answer: Pick<Answer, 'picture'>) => Promise<PngPicture | undefined>;

export type CommandMenu = Pick<Chat, 'commands' | 'dictionary'>;
