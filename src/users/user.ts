import type { UnitSystem } from '../domain/units.ts';

/** Who asks, as far as a platform tells. */
export type User = {
  readonly platform: 'terminal' | 'telegram' | 'discord' | 'web';
  /** The platform's id of the person; a session's at doors without accounts. */
  readonly id: string;
  /** BCP 47 tag that the platform says the person reads. */
  readonly language?: string | undefined;
  /** Language that was asked for with the question itself. */
  readonly requestedLanguage?: string | undefined;
  /** Units that were asked for with the question itself. */
  readonly units?: UnitSystem | undefined;
  /** Nobody in particular: many share the id, so that nothing is kept under it. */
  readonly anonymous?: true;
};

/** A group, or a channel of a server, where people ask among others. */
export type Channel = {
  readonly platform: User['platform'];
  readonly id: string;
  /** A thread or topic of it, where it was asked there. */
  readonly thread?: string;
};
