import type { Point } from '../domain/place.ts';
import { platforms } from '../domain/platform.ts';
import type { User, Channel } from '../users/index.ts';

export type IncomingMessage = {
  readonly user: User;
  readonly input: Input;
  /** The group or channel it was written in; absent in a private conversation. */
  readonly channel?: ChannelContext;
  /** Whether the user may decide for all in another channel of the platform, now. Asks the platform; absent where it cannot. */
  readonly mayManage?: (channelId: string) => Promise<boolean>;
  /** Absent where the platform has none. */
  readonly installLinks?: readonly InstallLink[];
  /** Sent by a digest, or not yet by a person: nothing of it is remembered. */
  readonly isAutomatic?: true;
  readonly repliesTo?: string;
  /** The question that message answered, as far as the message itself says so. */
  readonly repliesAbout?: Input & { readonly kind: 'command' };
  readonly location?: Point;
  /** Shown while it is still being typed: the weather is that of earlier questions, and no upstream is asked. */
  readonly isPreview?: true;
  /** The answer is late: events of today that are over are left out. */
  readonly upcomingOnly?: true;
};

/** A link that adds the bot to a server, a group or the account of a user, opens the chat with it, or leads to help. */
export type InstallLink = { readonly kind: 'server' | 'account' | 'group' | 'chat' | 'support'; readonly url: string };

export type MessageOrigin = Pick<IncomingMessage, 'user' | 'channel' | 'location'>;

export type ChannelContext = Channel & {
  /** Whether the user may decide for all in it. Asks the platform. */
  mayManage(): Promise<boolean>;
};

export function canReceiveDigests({ platform }: User): boolean {
  return platforms[platform].canPush;
}

export type Input =
  /** Free text: `tide Brest tomorrow`, `/tide Brest`, `Brest`. */
  | { readonly kind: 'text'; readonly text: string }
  /** From a form or a button: the command's English name, of one word or two, and its options as text. */
  | { readonly kind: 'command'; readonly name: string; readonly options: Readonly<Record<string, string>> }
  | { readonly kind: 'pin'; readonly point: Point };
