import type { PlatformName } from '../domain/platform.ts';
import type { UnitSystem } from '../domain/units.ts';
import { Problem } from '../problem.ts';

/** The author of a message, as far as the platform identifies them. */
export type User = {
  readonly platform: PlatformName;
  /** The platform's id of the person; of a session where there are no accounts. */
  readonly id: string;
  /** The name that the platform shows, for whoever is asked to link an account with this one. It is not kept. */
  readonly name?: string;
  /** BCP 47 tag of the language set on the platform. */
  readonly language?: string | undefined;
  /** BCP 47 tag that the message itself asks for. */
  readonly requestedLanguage?: string | undefined;
  readonly units?: UnitSystem | undefined;
  /** The session is new and may never come back: nothing is stored that the user did not ask to keep. */
  readonly isNewSession?: boolean;
  /** Many people share the id, such as all anonymous administrators: nothing is stored under it. */
  readonly anonymous?: true;
};

/** A group, or a channel of a server. */
export type Channel = {
  readonly platform: User['platform'];
  readonly id: string;
  /** The thread or topic of it in which a message was written. */
  readonly thread?: string;
};

export type PlatformAccount = Pick<User, 'platform' | 'id'>;

/** Throws the problem `user-anonymous`: nothing is stored under an id that many share. */
export function accountOf({ anonymous, platform, id }: User): PlatformAccount {
  if (anonymous) throw new Problem('user-anonymous');
  return { platform, id };
}
