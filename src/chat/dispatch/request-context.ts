import type { Instant } from '../../domain/time.ts';
import type { Users, Preferences } from '../../users/index.ts';
import type { Dictionary, Words } from '../../words.ts';
import type { Command } from '../command.ts';
import type { IncomingMessage } from '../message.ts';
import type { Pending } from './pending.ts';
import type { Digests, Marine, Places } from '../ports.ts';

/** One question: who asked what, and whom to ask. */
export type RequestContext = {
  readonly places: Places;
  readonly marine: Marine;
  readonly users: Users;
  readonly digests: Digests;
  readonly commands: readonly Command[];
  readonly dictionary: Dictionary;
  readonly message: IncomingMessage;
  readonly preferences: Preferences;
  /** Every language that may be typed, the asker's first. */
  readonly spoken: readonly Words[];
  readonly pending: Pending;
  readonly now: Instant;
};
