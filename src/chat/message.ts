import type { Point } from '../domain/place.ts';
import type { User, Channel } from '../users/index.ts';

/** What somebody said at a door, who, and where. */
export type IncomingMessage = {
  readonly user: User;
  readonly input: Input;
  /** Among others; absent where the asker and the bot are alone. */
  readonly channel?: ChannelContext;
  /** Asked by nobody yet, or by a digest: nothing of it is remembered. */
  readonly isAutomatic?: true;
  /** Of today, what is over is not told: the answer comes later than it was wanted. */
  readonly upcomingOnly?: true;
};

/** A channel, and what the asker is in it. */
export type ChannelContext = Channel & {
  /** Whether the asker may decide for all in it. Asked of the platform when it is called. */
  mayManage(): Promise<boolean>;
};

export type Input =
  /** Typed freely: `tide Brest tomorrow`, `/tide Brest`, `Brest`. */
  | { readonly kind: 'text'; readonly text: string }
  /** Filled into a form or pressed: the command's English name, of one word or two, and its options as text. */
  | { readonly kind: 'command'; readonly name: string; readonly options: Readonly<Record<string, string>> }
  /** A pin on a map. */
  | { readonly kind: 'pin'; readonly point: Point };
