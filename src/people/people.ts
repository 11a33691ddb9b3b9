import { unitSystems, type UnitSystem, type Units } from '../domain/units.ts';

/** Who asks, as far as a platform tells. */
export type Asker = {
  readonly platform: 'terminal' | 'telegram' | 'discord' | 'web';
  /** The platform's id of the person; a session's at doors without accounts. */
  readonly id: string;
  /** BCP 47 tag that the platform says the person reads. */
  readonly language?: string | undefined;
  /** Units that were asked for with the question itself. */
  readonly units?: UnitSystem | undefined;
};

/** A group, or a channel of a server, where people ask among others. */
export type Channel = {
  readonly platform: Asker['platform'];
  readonly id: string;
  /** A thread or topic of it, where it was asked there. */
  readonly thread?: string;
};

/** How a person wants to be answered. */
export type Preferences = {
  readonly language?: string | undefined;
  readonly units: Units;
  /** What the person calls home, as a place is typed; `undefined` when they have not said. */
  readonly home?: string;
};

export type People = { recall(asker: Asker): Promise<Preferences> };

/** People of whom nothing is kept: the platform's language, metric units unless asked otherwise, no home. */
export const strangers: People = {
  recall: async ({ language, units }) => ({ language, units: unitSystems[units ?? 'metric'] }),
};
