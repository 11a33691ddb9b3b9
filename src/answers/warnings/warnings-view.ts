import type { Instant } from '../../domain/time.ts';
import type { Warning } from '../../domain/warning.ts';

/** The official warnings of a place. Where `sources` and `missing` are empty, no office is known that warns there. */
export type WarningsView = {
  /** The gravest first. */
  readonly warnings: readonly Warning[];
  readonly sources: readonly {
    readonly name: string;
    readonly attribution: string;
    readonly stale?: boolean | undefined;
  }[];
  /** The upstreams that could not be asked, or not in full. */
  readonly missing: readonly string[];
  readonly staleSince?: Instant;
};
